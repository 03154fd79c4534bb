/** Text of the land grab: `1+b3` member 1 claims b3, `1!b3` steals it, `1.` passes, `end` ends the round. */
import { formatOptions, parseOptions } from '../../../src/core/option-text.js';
import { readOptions } from '../../../src/core/options.js';
import { accept, refuse, type Result } from '../../../src/core/result.js';
import type { Notation } from '../../../src/core/rules.js';
import { isOver, membersOf, NOBODY, options, rules, SIDE } from './rules.js';
import type { Move, Options, State } from './state.js';

const LETTERS = 'abcd';
const SIGNS = '.0123';

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

/** `2:2,3:3:4:yes;1;....0..1........;2,2/1,1,1;0,0`: options, round, owners, moves left, points. */
function formatPosition({ options: chosen, round, owners, left, points }: State): string {
  const { teams, members, rounds, moves, steals } = chosen;
  return [
    [teams, members.join(','), rounds, moves, steals ? 'yes' : 'no'].join(':'),
    round,
    owners.map((owner) => SIGNS[owner + 1]).join(''),
    left.map((own) => own.join(',')).join('/'),
    points.join(','),
  ].join(';');
}

function parsePosition(text: string): Result<State> {
  const match = /^(\d):([\d,]{1,7}):(\d):(\d):(yes|no);(\d);([.0-3]{16});([\d,/]+);([\d,]+)$/.exec(text);
  if (!match) return refuse('teams/position');
  const [, teams, members = '', rounds, moves, steals, round, owners = '', left = '', points = ''] = match;
  const list = (words: string): number[] => words.split(',').map(Number);
  const chosen = readOptions(options, {
    teams: Number(teams),
    members: list(members),
    rounds: Number(rounds),
    moves: Number(moves),
    steals: steals === 'yes',
  });
  if (!chosen.ok) return chosen;
  const state: State = {
    options: chosen.value,
    round: Number(round),
    owners: [...owners].map((sign) => SIGNS.indexOf(sign) - 1),
    left: left.split('/').map(list),
    points: list(points),
  };
  const fault = faultOf(state);
  return fault === undefined ? accept(state) : refuse('teams/position-part', { at: { path: fault } });
}

function faultOf(state: State): string | undefined {
  const { options: chosen, round, owners, left, points } = state;
  const count = (number: number, most: number): boolean =>
    Number.isInteger(number) && number >= 0 && number <= most;
  if (round < 1 || round > chosen.rounds + 1) return 'round';
  if (owners.some((owner) => owner !== NOBODY && owner >= chosen.teams)) return 'owners';
  if (left.length !== chosen.teams) return 'left';
  if (
    !left.every(
      (own, team) => own.length === membersOf(chosen, team) && own.every((n) => count(n, chosen.moves)),
    )
  )
    return 'left';
  if (points.length !== chosen.teams || !points.every((n) => count(n, 999))) return 'points';
  if (isOver(state)) return left.flat().some((n) => n > 0) ? 'left' : undefined;
  return rules.toAct(state).length > 0 ? undefined : 'left';
}

export const notation: Notation<State, Move, Options> = {
  formatMove: (_state, _actor, move) => formatMove(move),
  parseMove: (_state, _actor, text) => parseMove(text),
  formatPosition,
  parsePosition,
  formatOptions: (chosen) => formatOptions(options, chosen),
  parseOptions: (text) => parseOptions(options, text),
};
