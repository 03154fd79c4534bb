/** Text of the land grab: `1+b3` member 1 claims b3, `1!b3` steals it, `1.` passes, `end` ends the round. */
import { formatOptions, parseOptions } from '../../../src/core/text/option-text.js';
import { list, lists, runs, whole } from '../../../src/core/text/position-kinds.js';
import * as position from '../../../src/core/text/position-text.js';
import { accept, refuse, type Result } from '../../../src/core/basics/result.js';
import type { Notation } from '../../../src/core/contract/rules.js';
import { isOver, membersOf, options, rules, SIDE } from './rules.js';
import type { Move, Options, State } from './state.js';

const LETTERS = 'abcd';
const SIGNS = '.ABCD';

export function nameOf(cell: number): string {
  return `${LETTERS[cell % SIDE]}${Math.floor(cell / SIDE) + 1}`;
}

function formatMove(move: Move): string {
  if (move.type === 'end') return 'end';
  if (move.type === 'pass') return `${move.member}.`;
  return `${move.member}${move.type === 'claim' ? '+' : '!'}${nameOf(move.cell)}`;
}

function parseMove(text: string): Result<Move> {
  if (text === 'end') return accept({ type: 'end' });
  const [, member = '', sign = '', column = '', row = ''] =
    /^(\d)(?:\.|([+!])([a-d])([1-4]))$/.exec(text) ?? [];
  if (member === '') return refuse('teams/move', { facts: { found: text.slice(0, 20) } });
  if (sign === '') return accept({ type: 'pass', member: Number(member) });
  const cell = LETTERS.indexOf(column) + SIDE * (Number(row) - 1);
  return accept({ type: sign === '+' ? 'claim' : 'steal', member: Number(member), cell });
}

const GRAMMAR: position.Grammar = {
  rule: 'T1',
  fields: { round: 'T7', owners: 'T3', left: 'T2', points: 'T6', ...position.rulesOf(options) },
};

interface Written extends Pick<State, 'round' | 'left' | 'points'> {
  readonly owners: string;
}

function fieldsFor(chosen: Options): position.Fields<Written> {
  const { teams, rounds, moves } = chosen;
  return {
    round: position.field(whole(1, rounds + 1), 1),
    owners: position.field(runs(SIGNS.slice(0, teams + 1), SIDE * SIDE)),
    left: position.field(lists((team) => list(whole(0, moves), membersOf(chosen, team)), teams)),
    points: position.field(list(whole(0, 999), teams), Array<number>(teams).fill(0)),
  };
}

/** `owners=5.A9B;left=3/2,2;members=1,2`. */
function formatPosition(state: State): string {
  const owners = state.owners.map((owner) => SIGNS[owner + 1]).join('');
  return position.joinFields(
    position.formatFields(fieldsFor(state.options), { ...state, owners }),
    formatOptions(options, state.options),
  );
}

function readState(parts: position.PositionReader): State {
  const chosen = parts.options(options);
  const { owners, ...read } = parts.read(fieldsFor(chosen));
  const state = { ...read, options: chosen, owners: [...owners].map((sign) => SIGNS.indexOf(sign) - 1) };
  const isSound = isOver(state) ? state.left.flat().every((n) => n === 0) : rules.toAct(state).length > 0;
  return isSound ? state : parts.refuse('left');
}

export const notation: Notation<State, Move, Options> = {
  formatMove: (_state, _actor, move) => formatMove(move),
  parseMove: (_state, _actor, text) => parseMove(text),
  formatPosition,
  parsePosition: (text) => position.readPosition(GRAMMAR, text, readState),
  formatOptions: (chosen) => formatOptions(options, chosen),
  parseOptions: (text) => parseOptions(options, text),
};
