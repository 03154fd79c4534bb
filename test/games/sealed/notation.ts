/** Text of the sealed walk: programs as they are, positions as `name=value` parts between semicolons. */
import { formatOptions, parseOptions } from '../../../src/core/option-text.js';
import { readOptions } from '../../../src/core/options.js';
import { accept, refuse, type Result } from '../../../src/core/result.js';
import type { Notation } from '../../../src/core/rules.js';
import { SEEDS } from '../../../src/core/limits.js';
import { options, ringOf } from './rules.js';
import type { Move, Options, Slot, State, Walk } from './state.js';

function parseMove(text: string): Result<Move> {
  if (text === 'timeout') return accept({ type: 'timeout' });
  return /^[LRS]{1,5}$/.test(text)
    ? accept({ type: 'commit', program: text })
    : refuse('sealed/move', { facts: { found: text.slice(0, 20) } });
}

/** `9,3,3;r=1;c=0,4,..;l=5;t=0,0,..;p=LRS,-,..;g=LRS,RRS/..;w=0>1,4>3~2/..;s=77` and `;over` at the end. */
function formatPosition(state: State): string {
  const { players, rounds, slots } = state.options;
  return [
    [players, rounds, slots].join(','),
    `r=${state.round}`,
    `c=${state.cells.join(',')}`,
    `l=${state.lamp}`,
    `t=${state.totals.join(',')}`,
    `p=${state.staged.map((program) => program ?? '-').join(',')}`,
    `g=${state.log.map((programs) => programs.join(',')).join('/')}`,
    `w=${state.last.map(({ walks, bumps }) => `${walks.map(({ from, to }) => `${from}>${to}`).join(',')}~${bumps}`).join('/')}`,
    `s=${state.seed}${state.over ? ';over' : ''}`,
  ].join(';');
}

const SHAPE =
  /^(\d),(\d),(\d);r=(\d);c=([\d,]+);l=(\d+);t=([-\d,]+);p=([LRS,-]+);g=([LRS,/]*);w=([\d>,~/]*);s=(\d{1,10})(;over)?$/;

function numbers(text: string, pattern: RegExp): number[] | undefined {
  const words = text.split(',');
  return words.every((word) => pattern.test(word)) ? words.map(Number) : undefined;
}

function readOptionsPart(parts: readonly string[]): Result<Options> {
  const [players, rounds, slots] = parts.map(Number) as [number, number, number];
  return readOptions(options, { players, rounds, slots });
}

/** `0>1,4>3~2`: the steps in the order of their cells, and the bumps. */
function parseSlot(text: string): Slot {
  const [walks = '', bumps] = text.split('~');
  const read = walks === '' ? [] : walks.split(',').map((walk) => walk.split('>').map(Number));
  return { walks: read.map(([from = NaN, to = NaN]) => ({ from, to })), bumps: Number(bumps) };
}

function isSlot({ walks, bumps }: Slot, seats: number, ring: number): boolean {
  const isCell = (cell: number): boolean => Number.isInteger(cell) && cell < ring;
  const isOrdered = walks.every(
    ({ from, to }, i) => isCell(from) && isCell(to) && (i === 0 || from > (walks[i - 1] as Walk).from),
  );
  return isOrdered && Number.isInteger(bumps) && walks.length + bumps <= seats;
}

function parsePosition(text: string): Result<State> {
  const match = SHAPE.exec(text);
  if (!match) return refuse('sealed/position');
  const [, players, rounds, slots, round, cells, lamp, totals, staged, log, last, seed, over] =
    match as unknown as string[];
  const chosen = readOptionsPart([players, rounds, slots] as string[]);
  if (!chosen.ok) return chosen;
  const bad = (part: string): Result<never> => refuse('sealed/position-part', { at: { path: part } });
  const ring = ringOf(chosen.value);
  const isProgram = (program: string): boolean => program.length === chosen.value.slots;
  const state: State = {
    options: chosen.value,
    round: Number(round),
    cells: numbers(cells as string, /^\d{1,2}$/) ?? [],
    lamp: Number(lamp),
    totals: numbers(totals as string, /^(0|-?[1-9]\d{0,3})$/) ?? [],
    staged: (staged as string).split(',').map((program) => (program === '-' ? null : program)),
    log: log === '' ? [] : (log as string).split('/').map((programs) => programs.split(',')),
    last: last === '' ? [] : (last as string).split('/').map(parseSlot),
    seed: Number(seed),
    over: over !== undefined,
  };
  const seats = chosen.value.players;
  if (state.round < 1 || state.round > chosen.value.rounds) return bad('r');
  if (
    state.cells.length !== seats ||
    new Set(state.cells).size !== seats ||
    state.cells.some((cell) => cell >= ring)
  )
    return bad('c');
  if (state.lamp >= ring) return bad('l');
  if (state.totals.length !== seats) return bad('t');
  const open = state.staged.includes(null);
  if (
    state.staged.length !== seats ||
    !open ||
    !state.staged.every((program) => program === null || (isProgram(program) && /[LR]/.test(program)))
  )
    return bad('p');
  if (state.over && (state.round !== chosen.value.rounds || state.staged.some((program) => program !== null)))
    return bad('over');
  const played = state.over ? state.round : state.round - 1;
  if (
    state.log.length !== played ||
    !state.log.every((programs) => programs.length === seats && programs.every(isProgram))
  )
    return bad('g');
  if (
    state.last.length !== (played > 0 ? chosen.value.slots : 0) ||
    !state.last.every((slot) => isSlot(slot, seats, ring))
  )
    return bad('w');
  return state.seed < SEEDS ? accept(state) : bad('s');
}

export const notation: Notation<State, Move, Options> = {
  formatMove: (_state, _actor, move) => (move.type === 'commit' ? move.program : move.type),
  parseMove: (_state, _actor, text) => parseMove(text),
  formatPosition,
  parsePosition,
  formatOptions: (chosen) => formatOptions(options, chosen),
  parseOptions: (text) => parseOptions(options, text),
};
