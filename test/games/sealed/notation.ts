/** Text of the sealed walk: programs as they are. */
import { formatOptions, parseOptions } from '../../../src/core/text/option-text.js';
import { flag, list, lists, maybe, whole, word } from '../../../src/core/text/position-kinds.js';
import * as position from '../../../src/core/text/position-text.js';
import { accept, refuse, type Result } from '../../../src/core/basics/result.js';
import type { Notation } from '../../../src/core/contract/rules.js';
import { SEEDS } from '../../../src/core/basics/limits.js';
import { options, ringOf } from './rules.js';
import type { Move, Options, Slot, State, Walk } from './state.js';

function parseMove(text: string): Result<Move> {
  if (text === 'timeout') return accept({ type: 'timeout' });
  return /^[LRS]{1,5}$/.test(text)
    ? accept({ type: 'commit', program: text })
    : refuse('sealed/move', { facts: { found: text.slice(0, 20) } });
}

const GRAMMAR: position.Grammar = {
  rule: 'W1',
  fields: {
    ...{ round: 'W6', over: 'W6', cells: 'W1', lamp: 'W5', totals: 'W5', staged: 'W2', log: 'W2' },
    ...{ last: 'W3', seed: 'W5', ...position.rulesOf(options) },
  },
};

/** `0>1,4>3~2`: the steps in the order of their cells, and the bumps. */
const slot = word<Slot>(
  { key: 'range.slot' },
  (text) => {
    if (!/^(\d+>\d+(,\d+>\d+)*)?~\d$/.test(text)) return undefined;
    const [walks = '', bumps] = text.split('~');
    const pairs = (walks === '' ? [] : walks.split(',')).map((walk) => walk.split('>').map(Number));
    return { walks: pairs.map(([from = NaN, to = NaN]) => ({ from, to })), bumps: Number(bumps) };
  },
  ({ walks, bumps }) => `${walks.map(({ from, to }) => `${from}>${to}`).join(',')}~${bumps}`,
);

function isSound({ walks, bumps }: Slot, seats: number, ring: number): boolean {
  const isOrdered = walks.every(
    ({ from, to }, i) => from < ring && to < ring && (i === 0 || from > (walks[i - 1] as Walk).from),
  );
  return isOrdered && walks.length + bumps <= seats;
}

const headFields = ({ rounds }: Options): position.Fields<Pick<State, 'round' | 'over'>> => ({
  round: position.field(whole(1, rounds), 1),
  over: position.field(flag, false),
});

type Rest = Omit<State, 'options' | 'round' | 'over'>;

function restFields({ options: chosen, round, over }: Omit<State, keyof Rest>): position.Fields<Rest> {
  const { players, slots } = chosen;
  const cell = whole(0, ringOf(chosen) - 1);
  const program = word({ key: 'range.program' }, (text) =>
    /^[LRS]+$/.test(text) && text.length === slots ? text : undefined,
  );
  const played = over ? round : round - 1;
  const usual = played === 0 ? [] : undefined;
  return {
    cells: position.field(list(cell, players)),
    lamp: position.field(cell),
    totals: position.field(list(whole(-9999, 9999), players)),
    staged: position.field(list(maybe(program), players)),
    log: position.field(lists(list(program, players), played), usual),
    last: position.field(lists(slot, played > 0 ? slots : 0), usual),
    seed: position.field(whole(0, SEEDS - 1)),
  };
}

/** `round=2;cells=0,4;lamp=1;totals=2,0;staged=-,LRS;log=LRS,RRS;last=0>1,4>3~0/~2/~2;seed=77;players=2`. */
function formatPosition(state: State): string {
  return position.joinFields(
    position.formatFields(headFields(state.options), state),
    position.formatFields(restFields(state), state),
    formatOptions(options, state.options),
  );
}

function readState(parts: position.PositionReader): State {
  const chosen = parts.options(options);
  const head = { options: chosen, ...parts.read(headFields(chosen)) };
  const state = { ...head, ...parts.read(restFields(head)) };
  const { cells, staged, last, round, over } = state;
  if (new Set(cells).size !== cells.length) parts.refuse('cells');
  const isOpen = staged.includes(null) && staged.every((program) => program === null || /[LR]/.test(program));
  if (!isOpen) parts.refuse('staged');
  if (over && (round !== chosen.rounds || staged.some((program) => program !== null))) parts.refuse('over');
  return last.every((each) => isSound(each, chosen.players, ringOf(chosen))) ? state : parts.refuse('last');
}

export const notation: Notation<State, Move, Options> = {
  formatMove: (_state, _actor, move) => (move.type === 'commit' ? move.program : move.type),
  parseMove: (_state, _actor, text) => parseMove(text),
  formatPosition,
  parsePosition: (text) => position.readPosition(GRAMMAR, text, readState),
  formatOptions: (chosen) => formatOptions(options, chosen),
  parseOptions: (text) => parseOptions(options, text),
};
