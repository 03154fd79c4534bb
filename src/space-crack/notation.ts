/** Text for moves, positions and options, both ways. Reading never throws; it knows no legality beyond the text's own sense. */
import { POSITION_CAP } from '../core/limits.js';
import { checkText, WORD } from '../core/notation.js';
import { formatOptions, parseOption, parseOptions } from '../core/option-text.js';
import type { NumbersOption, OptionTable } from '../core/options.js';
import { accept, refuse, within, type Refusal, type Result } from '../core/result.js';
import type { Notation, Seat } from '../core/rules.js';
import { boardOf } from './geometry.js';
import { options, refuseSizes } from './options.js';
import { NOBODY, type Move, type Options, type State } from './state.js';
import { isFinished, isOver, opener, seatsOf } from './turns.js';

const MOVE_CAP = 40;
/** The owner of a planet in a position. */
const LETTERS = 'ABCD';

/** What the kit refuses in a text names no rule of the game: here it goes against the rule that says how planets are written. */
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

const { boardSize: boardSizeOption, sizes: sizesOption, ...inPosition } = options;

interface Fields extends Omit<Options, 'boardSize' | 'sizes'> {
  readonly turn: number;
  readonly next: string;
  readonly crack: readonly number[];
  readonly points: readonly number[];
  readonly ended: readonly number[];
}

/** What ships, crack and points may come to together by the last turn. */
const MOST = 1e6;
/** More than a turn's end brings: 232 planets of size 12 at 200 percent, and four seats' points. */
const TURN_BRINGS = 6000;

const bySeat = (rule: string, max = MOST): NumbersOption => ({
  kind: 'numbers',
  default: [],
  min: 0,
  max,
  least: 0,
  most: 4,
  whole: true,
  rule,
});

/** What a position says beside its planets, as one table with the options. */
const fields: OptionTable<Fields> = {
  turn: { kind: 'integer', default: 1, min: 1, max: options.turns.max + 1, rule: 'P9' },
  next: { kind: 'text', default: '', pattern: /^[0-3]?$/, maxLength: 1, rule: 'P7' },
  crack: bySeat('P9'),
  points: bySeat('P4'),
  ended: bySeat('P8', 3),
  ...inPosition,
};

/** `12:5,5A5,4,...;turn=3;crack=12,7`: only what does not go without saying. */
function formatPosition(state: State): string {
  const { options: chosen, owners, ships, crack, points, ended, turn, next } = state;
  const planets = chosen.sizes.map(
    (size, planet) => `${size}${LETTERS[owners[planet] as number] ?? ''}${ships[planet] || ''}`,
  );
  const isUsual = points.every((left) => left === chosen.commandPoints);
  const said = formatOptions(fields, {
    ...chosen,
    turn,
    next: isOver(state) || next === opener(state) ? '' : `${next}`,
    crack: crack.some((has) => has > 0) ? crack : [],
    points: isUsual ? [] : points,
    ended: seatsOf(state).filter((seat) => ended[seat]),
  });
  return `${chosen.boardSize}:${planets.join(',')};${said.replaceAll(' ', ';')}`;
}

type Planets = Pick<State, 'owners' | 'ships'> & Pick<Options, 'boardSize' | 'sizes'>;

/** `12:5,5A5,...`: the board's size, then each planet's size, owner and ship. */
function parsePlanets(text: string): Result<Planets> {
  const head = /^([^:]{0,9}):/.exec(text);
  if (!head) return refuse('space-crack/position', { rule: 'P2', at: { offset: 0 } });
  const read = parseOption('boardSize', boardSizeOption, head[1] as string);
  if (!read.ok) return { ok: false, error: within(read.error, { offset: 0 }) };
  const boardSize = read.value as number;
  const [sizes, owners, ships]: [number[], number[], number[]] = [[], [], []];
  let offset = head[0].length;
  for (const word of text.slice(offset).split(',')) {
    const [, size, letter, ship] = /^(\d{1,2})(?:([A-D])([1-9]\d{0,5})?)?$/i.exec(word) ?? [];
    const isSize = Number(size) >= sizesOption.min && Number(size) <= sizesOption.max;
    if (!isSize)
      return refuse('space-crack/planet', {
        rule: 'P2',
        facts: { found: word.slice(0, 20) },
        at: { offset },
      });
    sizes.push(Number(size));
    owners.push(letter === undefined ? NOBODY : LETTERS.indexOf(letter.toUpperCase()));
    ships.push(Number(ship ?? 0));
    offset += word.length + 1;
  }
  const needed = boardOf(boardSize).planets.length;
  if (sizes.length === needed) return accept({ boardSize, sizes, owners, ships });
  const facts = { found: sizes.length, needed, boardSize };
  return refuse('space-crack/planets', { rule: 'P2', facts, at: { offset: Math.min(offset, text.length) } });
}

/** Why the parts of a position do not make one, if so. */
function refusePosition(state: State, given: Fields): Refusal | undefined {
  const { options: chosen, owners, turn, next } = state;
  const { seats, turns } = chosen;
  const stranger = Math.max(...owners, ...given.ended);
  if (stranger >= seats)
    return { code: 'space-crack/owner', rule: 'P1', facts: { owner: LETTERS[stranger] as string, seats } };
  for (const name of ['crack', 'points'] as const)
    if (given[name].length % seats !== 0 || given[name].length > seats)
      return { code: 'space-crack/list', rule: 'P1', facts: { name, seats, found: given[name].length } };
  if (turn > turns + 1) return { code: 'space-crack/turn', rule: 'P1', facts: { turn, turns } };
  // No act adds to this sum and a turn's end adds less than it takes off: what comes of a sound position is sound.
  const sum = [...state.ships, ...state.crack, ...state.points].reduce((all, one) => all + one, 0);
  if (sum + (turns + 1 - turn) * TURN_BRINGS > MOST)
    return { code: 'space-crack/much', rule: 'P9', facts: { most: MOST } };
  if (isOver(state)) return undefined;
  if (seatsOf(state).every((seat) => isFinished(state, seat)))
    return { code: 'space-crack/stuck', rule: 'P9' };
  if (chosen.order === 'free' || (next < seats && !isFinished(state, next))) return undefined;
  return { code: 'space-crack/next', rule: 'P7', facts: { next } };
}

function readPosition(text: string): Result<State> {
  const bad = checkText(text, POSITION_CAP, WORD);
  if (bad) return { ok: false, error: bad };
  const [head] = text.split(';', 1) as [string];
  const planets = parsePlanets(head);
  if (!planets.ok) return planets;
  // Blanks stand for the planets, so that an offset in a refusal is true of the whole text.
  const read = parseOptions(fields, text.slice(head.length).replaceAll(';', ' ').padStart(text.length));
  if (!read.ok) return read;
  const { turn, next, crack, points, ended, ...rest } = read.value;
  const { boardSize, sizes, owners, ships } = planets.value;
  const chosen: Options = { ...rest, boardSize, sizes };
  const each = <T>(value: (seat: Seat) => T): T[] => [...Array(chosen.seats).keys()].map(value);
  const begun: State = {
    options: chosen,
    owners,
    ships,
    crack: each((seat) => crack[seat] ?? 0),
    points: each((seat) => points[seat] ?? chosen.commandPoints),
    ended: each((seat) => turn <= chosen.turns && ended.includes(seat)),
    turn,
    next: 0,
  };
  const isTold = next !== '' && chosen.order !== 'free' && !isOver(begun);
  const first = isTold ? Number(next) : isOver(begun) ? 0 : (opener(begun) ?? 0);
  const state: State = { ...begun, next: first };
  const wrong = refusePosition(state, read.value);
  return wrong ? { ok: false, error: wrong } : accept(state);
}

export const notation: Notation<State, Move, Options> = {
  formatMove: (_state, _actor, move) => formatMove(move),
  parseMove: (_state, _actor, text) => parseMove(text),
  formatPosition,
  parsePosition: (text) => {
    const read = readPosition(text);
    return read.ok ? read : bySigns(read.error);
  },
  formatOptions: (chosen) => formatOptions(options, chosen),
  parseOptions: (text) => parseOptions(options, text, refuseSizes),
};
