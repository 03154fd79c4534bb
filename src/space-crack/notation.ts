/**
 * Text for moves, positions and options, both ways. Reading never throws; whether a move is legal is up to the rules.
 */
import { checkText } from '../core/text/text.js';
import { formatOptions, parseOptions } from '../core/text/option-text.js';
import type { OptionTable } from '../core/contract/option-kinds.js';
import { list, seats as seatsKind, whole, word, type Kind } from '../core/text/position-kinds.js';
import {
  field,
  formatFields,
  joinFields,
  readPosition,
  rulesOf,
  type Fields,
  type Grammar,
  type PositionReader,
} from '../core/text/position-text.js';
import { accept, refuse, type Refusal, type Result } from '../core/basics/result.js';
import type { Notation } from '../core/contract/rules.js';
import { boardOf } from './geometry.js';
import { options, refuseSizes } from './options.js';
import { NOBODY, type Move, type Options, type State } from './state.js';
import { isFinished, isOver, opener, seatsOf } from './turns.js';
import { fold } from '../core/basics/indices.js';

const MOVE_CAP = 40;
/** The owner of a planet in a position. */
const LETTERS = 'ABCD';

/** Gives the kit's refusals of a text a rule of the game: the one that says how planets are written. */
function bySigns(error: Refusal): Result<never> {
  return { ok: false, error: { rule: 'P2', ...error } };
}

/** `12-17`, `+17`, `end`. */
function formatMove(move: Move): string {
  switch (move.type) {
    case 'move':
      return `${move.from}-${move.to}`;
    case 'build':
      return `+${move.planet}`;
    case 'end':
      return 'end';
  }
}

/** Refuses `space-crack/move`. Whether there are such planets is the rules' matter. */
function parseMove(text: string): Result<Move> {
  const bad = checkText(text, MOVE_CAP);
  if (bad) return bySigns(bad);
  const found = text.trim();
  const [, from, to, planet] = /^(?:(\d{1,3})[->](\d{1,3})|\+(\d{1,3})|end)$/i.exec(found) ?? [null];
  if (from !== undefined && to !== undefined)
    return accept({ type: 'move', from: Number(from), to: Number(to) });
  if (planet !== undefined) return accept({ type: 'build', planet: Number(planet) });
  if (found.toLowerCase() === 'end') return accept({ type: 'end' });
  return refuse('space-crack/move', { rule: 'P4', facts: { found }, at: { offset: text.indexOf(found) } });
}

const { sizes: sizesOption, ...rest } = options;
/** The planets say their sizes themselves. */
const inPosition: OptionTable<Omit<Options, 'sizes'>> = rest;

const GRAMMAR: Grammar = {
  rule: 'P2',
  fields: {
    ...{ planets: 'P2', turn: 'P1', next: 'P7', crack: 'P9', points: 'P4', ended: 'P8' },
    ...rulesOf(inPosition),
  },
};

/** The most that ships, crack and points may add up to by the last turn. */
const MOST = 1e6;
/** More than a turn's end brings: 232 planets of size 12 at 200 percent, and four seats' points. */
const TURN_BRINGS = 6000;

interface Planet {
  readonly size: number;
  readonly owner: number;
  readonly ship: number;
}

/** `5`, `5A`, `5A12`: a planet's size, its owner and the strength of the ship there. */
function planetKind(seats: number): Kind<Planet> {
  const letters = LETTERS.slice(0, seats);
  const { min, max } = sizesOption;
  return word(
    { key: 'range.planet', facts: { min, max, last: letters.at(-1) ?? '' } },
    (text) => {
      const [, digits, letter, ship = 0] = /^(\d{1,2})(?:([A-D])([1-9]\d{0,5})?)?$/i.exec(text) ?? [];
      const size = Number(digits);
      const owner = letter === undefined ? NOBODY : letters.indexOf(letter.toUpperCase());
      const isSound = size >= min && size <= max && (letter === undefined || owner !== NOBODY);
      return isSound ? { size, owner, ship: Number(ship) } : undefined;
    },
    ({ size, owner, ship }) => `${size}${LETTERS[owner] ?? ''}${ship || ''}`,
  );
}

type PositionFields = Pick<State, 'turn' | 'crack' | 'points' | 'ended'> & {
  readonly planets: readonly Planet[];
};

function fieldsFor({
  seats,
  turns,
  boardSize,
  commandPoints,
}: Omit<Options, 'sizes'>): Fields<PositionFields> {
  const each = <T>(value: T): T[] => Array<T>(seats).fill(value);
  return {
    planets: field(list(planetKind(seats), boardOf(boardSize).planets.length)),
    turn: field(whole(1, turns + 1), 1),
    crack: field(list(whole(0, MOST), seats), each(0)),
    points: field(list(whole(0, MOST), seats), each(commandPoints)),
    ended: field(seatsKind(seats), each(false)),
  };
}

/** The seat that acts (P7): written if it is not the one that opens the turn. */
function nextField(state: State): Fields<Pick<State, 'next'>> {
  const isTold = !isOver(state) && state.options.order !== 'free';
  return { next: field(whole(0, state.options.seats - 1), isTold ? (opener(state) ?? 0) : 0) };
}

/** `boardSize=5;planets=5,5A5,4,...;turn=3;crack=12,7`: only what does not go without saying. */
function formatPosition(state: State): string {
  const { options: chosen, owners, ships } = state;
  const { boardSize, ...others } = rest;
  const planets = chosen.sizes.map((size, planet): Planet => ({
    size,
    owner: owners[planet] as number,
    ship: ships[planet] as number,
  }));
  return joinFields(
    formatOptions<Pick<Options, 'boardSize'>>({ boardSize }, chosen),
    formatFields(fieldsFor(chosen), { ...state, planets }),
    formatFields(nextField(state), state),
    formatOptions<Omit<Options, 'sizes' | 'boardSize'>>(others, chosen),
  );
}

/** Refuses parts that do not make a position together. */
function checkState(state: State, position: PositionReader): void {
  const { options: chosen, turn, next } = state;
  // No act adds to this sum and a turn's end adds less than it takes off: what comes of a sound position is sound.
  const sum = fold([...state.ships, ...state.crack, ...state.points], 0, (all, one) => all + one);
  if (sum + (chosen.turns + 1 - turn) * TURN_BRINGS > MOST)
    position.refuse('planets', 'space-crack/much', { most: MOST }, 'P9');
  if (isOver(state)) return;
  if (seatsOf(state).every((seat) => isFinished(state, seat)))
    position.refuse('planets', 'space-crack/stuck', {}, 'P9');
  if (chosen.order !== 'free' && isFinished(state, next))
    position.refuse('next', 'space-crack/next', { next });
}

function readState(position: PositionReader): State {
  const given = position.options(inPosition);
  const { planets, ended, ...told } = position.read(fieldsFor(given));
  const begun: State = {
    ...told,
    options: { ...given, sizes: planets.map(({ size }) => size) },
    owners: planets.map(({ owner }) => owner),
    ships: planets.map(({ ship }) => ship),
    ended: ended.map((has) => has && told.turn <= given.turns),
    next: 0,
  };
  const { next } = position.read(nextField(begun));
  const isTold = !isOver(begun) && given.order !== 'free';
  const state: State = { ...begun, next: isTold ? next : 0 };
  checkState(state, position);
  return state;
}

export const notation: Notation<State, Move, Options> = {
  formatMove: (_state, _actor, move) => formatMove(move),
  parseMove: (_state, _actor, text) => parseMove(text),
  formatPosition,
  parsePosition: (text) => readPosition(GRAMMAR, text, readState),
  formatOptions: (chosen) => formatOptions(options, chosen),
  parseOptions: (text) => parseOptions(options, text, refuseSizes),
};

/** The planet that a move’s text leads to. */
export function cellOf(move: string): string | undefined {
  return /\d+$/.exec(move)?.[0];
}
