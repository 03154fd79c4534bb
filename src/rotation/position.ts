/**
 * Positions as text, both ways: the board's rows, then fields. A record has them in one word, a person may write each
 * row and field on a line of its own. What is as usual is left out.
 *
 *     HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR,GY*2;par=3;turned=2;gaps=break
 *     HR.G./...;deck=Y,GR;held=R,RY,G/B;out=;scores=0,3;seat=1;ended=1;s=77;turns=6;show=hidden
 */
import { SEEDS } from '../core/limits.js';
import { placeIn } from '../core/notation.js';
import { formatOptions, parseOption } from '../core/option-text.js';
import { defaultsOf, entriesOf, type OptionTable } from '../core/options.js';
import { accept, refuse, within, type Place, type Refusal, type Result } from '../core/result.js';
import { shownValue } from '../core/shown.js';
import { HAND, readCard } from './cards.js';
import { SIGNS } from './grid.js';
import { reading, table } from './options.js';
import { MOST_TURNS, rules } from './rules.js';
import type { Board, Card, GameState, Goal, Reading, State } from './state.js';

/** R1. */
const LONGEST = 25;

/** The fields of each use, by key. */
const HOW = Object.keys(reading);
const FIELDS: Readonly<Record<State['use'], readonly string[]>> = {
  puzzle: ['goals', 'par', 'turned', ...HOW],
  game: ['deck', 'held', 'out', 'scores', 'seat', 'turned', 'ended', 's', 'turns', 'decay', 'show', ...HOW],
};

const tableText = <O>(of: OptionTable<O>, values: O): string[] => {
  const text = formatOptions(of, values);
  return text === '' ? [] : text.split(' ');
};

export function formatPosition(state: State): string {
  const rows = state.board.join('/');
  const tail = tableText(reading, state.reading);
  if (state.use === 'puzzle') {
    const { goals, par, turns } = state;
    const asked = goals.map(({ card, atLeast }) => (atLeast > 1 ? `${card}*${atLeast}` : card)).join();
    return [
      rows,
      ...(asked === '' ? [] : [`goals=${asked}`]),
      ...(par === null ? [] : [`par=${par}`]),
      ...(turns === 0 ? [] : [`turned=${turns}`]),
      ...tail,
    ].join(';');
  }
  const { deck, hands, discards, scores, seat, turned, turns, seed } = state;
  return [
    rows,
    `deck=${deck.join()}`,
    `held=${hands.map((hand) => hand.join()).join('/')}`,
    `out=${discards.join()}`,
    `scores=${scores.join()}`,
    `seat=${seat}`,
    ...(turned ? ['turned=yes'] : []),
    `ended=${turns}`,
    `s=${seed}`,
    ...tableText(table, state.rules).map((text) => text.replace(/^hands=/, 'show=')),
    ...tail,
  ].join(';');
}

/** A piece of a position and where it stands in the whole. */
interface Piece {
  readonly text: string;
  readonly offset: number;
}

function split({ text, offset }: Piece, sign: RegExp): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(sign)) {
    pieces.push({ text: text.slice(from, match.index), offset: offset + from });
    from = match.index + match[0].length;
  }
  pieces.push({ text: text.slice(from), offset: offset + from });
  return pieces.map((piece) => {
    const trimmed = piece.text.trimStart();
    return { text: trimmed.trimEnd(), offset: piece.offset + piece.text.length - trimmed.length };
  });
}

/** The rules that the fields of a game belong to; a puzzle's are R13's. */
const RULES: Readonly<Record<string, string>> = {
  deck: 'R10',
  held: 'R9',
  out: 'R10',
  scores: 'R12',
  seat: 'R9',
  turned: 'R9',
  ended: 'R12',
  s: 'R10',
  decay: 'R12',
};

const fault = (code: string, piece: Piece, facts: Refusal['facts'] = {}, rule = 'R13'): Result<never> =>
  refuse(code, { rule, facts: { found: shownValue(piece.text), ...facts }, at: { offset: piece.offset } });

/** R1: rows of equal length, at most 25 a side. Names the row, the column and what may stand there. */
function readRows(piece: Piece): Result<Board> {
  const rows = split(piece, /[/\n]/g).filter(({ text }, n) => text !== '' || n === 0);
  const width = rows[0]?.text.length ?? 0;
  for (const [n, row] of rows.entries()) {
    const facts = { row: n + 1, width, most: LONGEST };
    const strange = [...row.text].findIndex((sign) => !SIGNS.includes(sign));
    if (strange >= 0) {
      const at = { text: row.text[strange] as string, offset: row.offset + strange };
      return fault('rotation/sign', at, { ...facts, column: strange + 1, signs: [...SIGNS].join(' ') }, 'R1');
    }
    if (row.text.length !== width || width < 1)
      return fault('rotation/row', row, { ...facts, length: row.text.length }, 'R1');
    if (width > LONGEST || rows.length > LONGEST) return fault('rotation/large', row, facts, 'R1');
  }
  return accept(rows.map(({ text }) => text));
}

/** The values of several results, or the first that is a refusal. */
function together<T extends readonly unknown[]>(
  results: readonly [...{ [K in keyof T]: Result<T[K]> }],
): Result<T> {
  const values: unknown[] = [];
  for (const one of results) {
    if (!one.ok) return one;
    values.push(one.value);
  }
  return accept(values as unknown as T);
}

/** What commas join, each read by `read`; an empty text is none. */
function listIn<T>(piece: Piece, read: (piece: Piece) => Result<T>): Result<readonly T[]> {
  return together<T[]>(piece.text === '' ? [] : split(piece, /,/g).map(read));
}

function cardIn(piece: Piece): Result<Card> {
  const card = readCard(piece.text);
  return card === undefined ? fault('rotation/card', piece, {}, 'R7') : accept(card);
}

/** `YG*2`: a card and how often it is asked for, 1 to 99. */
function goalIn(piece: Piece): Result<Goal> {
  const [, sign = '', times = '1'] = /^([^*]*)(?:\*([1-9]\d?))?$/.exec(piece.text) ?? [];
  const card = readCard(sign);
  return card === undefined ? fault('rotation/goal', piece) : accept({ card, atLeast: Number(times) });
}

function wholeIn(rule: string | undefined, least: number, most: number): (piece: Piece) => Result<number> {
  return (piece) => {
    const number = /^-?\d{1,13}$/.test(piece.text) ? Number(piece.text) : NaN;
    return number >= least && number <= most
      ? accept(number)
      : fault('rotation/number', piece, { least, most }, rule);
  };
}

type Fields = ReadonlyMap<string, Piece>;

/** Fields by key, each once, none unknown. */
function readFields(pieces: readonly Piece[]): Result<Fields> {
  const fields = new Map<string, Piece>();
  for (const piece of pieces) {
    if (piece.text === '') continue;
    const [, key = '', space = ''] = /^([A-Za-z]+)(\s*=\s*)/.exec(piece.text) ?? [];
    if (!FIELDS.puzzle.includes(key) && !FIELDS.game.includes(key))
      return fault('rotation/field', piece, { fields: 'goals, par' });
    if (fields.has(key)) return fault('rotation/twice', piece);
    const skipped = key.length + space.length;
    fields.set(key, { text: piece.text.slice(skipped), offset: piece.offset + skipped });
  }
  return accept(fields);
}

function readTable<O>(
  of: OptionTable<O>,
  fields: Fields,
  keyOf: (name: string) => string = (name) => name,
): Result<O> {
  const given: Record<string, unknown> = {};
  for (const [name, option] of entriesOf(of)) {
    const piece = fields.get(keyOf(name));
    if (!piece) continue;
    const read = parseOption(name, option, piece.text);
    if (!read.ok) return { ok: false, error: within(read.error, { offset: piece.offset }) };
    given[name] = read.value;
  }
  return accept({ ...defaultsOf(of), ...(given as Partial<O>) });
}

/** What one card may bring: five colours in the four lines of as many planets as the largest board has cells (R8). */
const LINES = 4 * LONGEST ** 2;
const CARD = LINES * 5 + (LINES * (LINES - 1)) / 2;
const TURN = HAND * CARD;
/** What a seat may have at the beginning. */
const MUCH = 1e9;
/** From this turn on one costs more than it may bring (R12). */
const FALLING = 36_000;
/** Before this turn all points that a position may have are spent. */
const LAST = 1e7;

/**
 * Whether seats have more points than any game brings. No play makes a position that has too many of one that has not:
 * a card takes from the hand what it adds, and a turn adds no more than is allowed for it. So what is reached is read.
 */
function isMuch({ scores, hands, turns }: GameState): boolean {
  const most = MUCH + TURN * (Math.min(turns, FALLING) + 1);
  return scores.some((points, seat) => points + CARD * (hands[seat]?.length ?? 0) > most);
}

const EMPTY_PIECE: Piece = { text: '', offset: 0 };

function readPuzzle(board: Board, how: Reading, fields: Fields): Result<State> {
  const goals = listIn(fields.get('goals') ?? EMPTY_PIECE, goalIn);
  if (!goals.ok) return goals;
  const numbers: Record<string, number> = {};
  for (const [key, least, most] of [['par', 1, 99] as const, ['turned', 0, MOST_TURNS] as const]) {
    const piece = fields.get(key);
    const read = piece && wholeIn('R13', least, most)(piece);
    if (read?.ok === false) return read;
    if (read) numbers[key] = read.value;
  }
  const { par = null, turned = 0 } = numbers;
  return accept({ use: 'puzzle', reading: how, board, goals: goals.value, par, turns: turned });
}

function readGame(board: Board, how: Reading, fields: Fields): Result<State> {
  const at = (key: string): Piece => fields.get(key) ?? EMPTY_PIECE;
  const one = (key: string, most: number): Result<number> =>
    fields.has(key) ? wholeIn(RULES[key], 0, most)(at(key)) : accept(0);
  const read = together([
    listIn(at('deck'), cardIn),
    listIn(at('out'), cardIn),
    listIn(at('scores'), wholeIn('R12', -1e12, 1e12)),
    one('seat', 3),
    one('ended', LAST),
    one('s', SEEDS - 1),
    readTable(table, fields, (name) => (name === 'hands' ? 'show' : name)),
    together<(readonly Card[])[]>(split(at('held'), /\//g).map((hand) => listIn(hand, cardIn))),
  ]);
  if (!read.ok) return read;
  const [deck, discards, scores, seat, turns, seed, chosen, hands] = read.value;
  const turned = at('turned').text;
  const state: GameState = {
    use: 'game',
    reading: how,
    board,
    rules: chosen,
    discards,
    scores,
    seat,
    turned: turned === 'yes',
    turns,
    hands,
    deck,
    seed,
  };
  const wrong = [
    ['held', hands.length > 4 || hands.some((hand) => hand.length > HAND)],
    ['scores', scores.length !== hands.length || (scores.some((points) => points < 0) && !chosen.decay)],
    ['decay', chosen.decay && hands.length > 1],
    ['seat', seat >= hands.length],
    ['turned', turned !== '' && turned !== 'yes'],
    ['ended', turns % hands.length !== seat || (!chosen.decay && turns > chosen.turns * hands.length)],
    ['ended', turns === LAST && !rules.outcome(state)],
    ['scores', isMuch(state)],
  ].find(([, isWrong]) => isWrong)?.[0] as string | undefined;
  if (wrong !== undefined) return fault('rotation/part', at(wrong), { part: wrong }, RULES[wrong]);
  if (state.turned && rules.outcome(state))
    return fault('rotation/part', at('turned'), { part: 'turned' }, 'R12');
  return accept(state);
}

/** Rows joined by `/` or on lines of their own, then fields set off by `;` or on lines of their own. */
function readPosition(text: string): Result<State> {
  const lead = text.length - text.trimStart().length;
  const body = { text: text.trim(), offset: lead };
  const end = /;|\n\s*[A-Za-z]+\s*=/.exec(body.text)?.index ?? body.text.length;
  const board = readRows({ text: body.text.slice(0, end), offset: lead });
  if (!board.ok) return board;
  const fields = readFields(split({ text: body.text.slice(end), offset: lead + end }, /[;\n]/g));
  if (!fields.ok) return fields;
  const how = readTable(reading, fields.value);
  if (!how.ok) return how;
  const use = fields.value.has('held') ? 'game' : 'puzzle';
  for (const [key, piece] of fields.value)
    if (!FIELDS[use].includes(key)) return fault('rotation/stray', piece, { key, use });
  return (use === 'game' ? readGame : readPuzzle)(board.value, how.value, fields.value);
}

/** A place in one line counts rows and columns of the board, in several the lines of the text. */
function placed(text: string, place: Place | undefined, facts: Refusal['facts']): Place {
  const { offset = 0 } = place ?? {};
  if (text.includes('\n')) return placeIn(text, offset);
  const { row, column = 1 } = facts ?? {};
  return row === undefined ? { offset } : { offset, line: Number(row), column: Number(column) };
}

export function parsePosition(text: string): Result<State> {
  const read = readPosition(text);
  if (read.ok) return read;
  const { error } = read;
  return { ok: false, error: { ...error, at: placed(text, error.at, error.facts) } };
}
