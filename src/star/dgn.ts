/** DGN, the game record of another program, both ways: bracketed headers, numbered turns, a result. */
import { indexed } from '../core/basics/indices.js';
import { checkText } from '../core/text/text.js';
import { parseOption } from '../core/text/option-text.js';
import { accept, within, type Facts, type Refusal, type Result } from '../core/basics/result.js';
import { Session } from '../core/session/session.js';
import { shownValue } from '../core/basics/shown.js';
import { star } from './game.js';
import { options } from './options.js';
import { bounds } from './score.js';
import type { Event, Move, Options, State } from './state.js';
import { hasPie, isFull } from './turns.js';

export interface Dgn {
  /** The game as a record of ours. */
  readonly record: string;
  /** In seat order; empty where they are unknown. */
  readonly names: readonly [string, string];
  /** Headers without a place in our records: `Date`, `Updated`, `Player1Type` and any others. */
  readonly headers: Readonly<Record<string, string>>;
}

type Game = Session<State, Move, Event, Options, State>;

/** More than any whole game with its headers needs. */
const CAP = 65_536;
const SECTORS = '*STAR';
/** Letters that DGN uses for them. */
const LETTERS = 'ABCDE';
/** By the seat that has won; then a draw, and a game that goes on. */
const RESULTS = ['1-0', '0-1', '1/2-1/2', '*'];

/** How a game can end, and the acts of ours that end it so. */
const ENDINGS: ReadonlyMap<string, readonly string[]> = new Map([
  ['unfinished', []],
  ['board-full', []],
  ['resignation', ['resign']],
  ['clinch', ['count', 'accept']],
  ['count', ['count', 'accept']],
]);

/** The options that headers tell. */
const TELLS = {
  Rings: 'rings',
  Mode: 'double',
  PieRule: 'pie',
  Handicap: 'handicap',
  Scoring: 'scoring',
} as const;
const MODES = ['classic', 'double'];

/** Told by the game itself; all other headers are kept. */
const OWN = [...Object.keys(TELLS), 'DGN', 'Player1', 'Player2', 'Position', 'Result', 'Termination'];

interface Header {
  readonly value: string;
  readonly offset: number;
}

type Headers = ReadonlyMap<string, Header>;

/** Every refusal says line and column. */
function wrong(text: string, offset: number, error: Refusal): Result<never> {
  const lines = text.slice(0, offset).split('\n');
  const at = { offset, line: lines.length, column: (lines.at(-1) as string).length + 1 };
  return { ok: false, error: within({ ...error, at: {} }, at) };
}

function fault(text: string, offset: number, what: string, found: string, more: Facts = {}): Result<never> {
  return wrong(text, offset, { code: `star/dgn-${what}`, facts: { found: shownValue(found), ...more } });
}

function readHeaders(text: string): Result<{ readonly headers: Headers; readonly body: number }> {
  const headers = new Map<string, Header>();
  const header = /\s*(\[(?:([A-Za-z]\w{0,39})\s+("(?:[^"\\\n]|\\.)*")\s*\])?)/y;
  let body = 0;
  for (let match = header.exec(text); match; match = header.exec(text)) {
    const [, whole = '', name = '', quoted = ''] = match;
    body = header.lastIndex;
    const offset = body - whole.length;
    try {
      // A text that is not a header has no value to read.
      const value = JSON.parse(quoted) as string;
      if (headers.has(name)) return fault(text, offset, 'header', name);
      headers.set(name, { value, offset });
    } catch {
      return fault(text, offset, 'header', name);
    }
  }
  const { value = '', offset = 0 } = headers.get('DGN') ?? {};
  return value === '1' ? accept({ headers, body }) : fault(text, offset, 'version', value);
}

/** The game before its first move: as its options say, or at the position that a header of ours holds. */
function begin(text: string, headers: Headers): Result<Game> {
  const chosen: Record<string, unknown> = {};
  for (const [name, option] of Object.entries(TELLS)) {
    const { value, offset = 0 } = headers.get(name) ?? {};
    if (value === undefined) continue;
    const mode = name === 'Mode' ? MODES.indexOf(value) : -1;
    const read = parseOption(option, options[option], mode < 0 ? value : (['no', 'yes'][mode] as string));
    if (!read.ok) return wrong(text, offset, read.error);
    chosen[option] = read.value;
  }
  const game: Game = new Session(star, chosen);
  const { value, offset = 0 } = headers.get('Position') ?? {};
  const begun = value === undefined ? accept(0) : game.start({}, { position: value });
  return begun.ok ? accept(game) : wrong(text, offset, begun.error);
}

/** The same move by our name; undefined where DGN has no such word. */
function ourMove(word: string): string | undefined {
  const [, letter = '', rest] = /^([A-E])(\d\d|\d+-\d+)$/i.exec(word) ?? [];
  if (letter === '') return /^(swap|count)$/i.test(word) ? word : undefined;
  return `${SECTORS[LETTERS.indexOf(letter.toUpperCase())]}${rest}`;
}

/** Whether the turn of this seat goes on. */
function isUnderWay({ state }: Game, seat: number): boolean {
  return state.turn === seat && !isFull(state.stones);
}

/** Plays the turns; the result that stands after them, if any. */
function playTurns(game: Game, text: string, body: number): Result<Header | undefined> {
  let result: Header | undefined;
  let turn = 0;
  let last = -1;
  for (const match of text.slice(body).matchAll(/(\d+)\.\s*([^\s,]+(?:,[^\s,]+)*)|\S+/g)) {
    const [found, number, joined] = match;
    const offset = body + match.index;
    if (!result && !number && RESULTS.includes(found)) {
      result = { value: found, offset };
      continue;
    }
    const isNext = Number(number) === turn + 1 && !isUnderWay(game, last);
    if (result || joined === undefined || !isNext)
      return fault(text, offset, 'turn', found, { turn: turn + (isUnderWay(game, last) ? 0 : 1) });
    turn++;
    last = game.state.turn;
    let at = offset + found.length - joined.length;
    for (const [i, word] of indexed(joined.split(','))) {
      if (i > 0 && !isUnderWay(game, last)) return fault(text, at, 'turn', word, { turn: turn + 1 });
      const played = game.playText(ourMove(word) ?? '?');
      if (!played.ok) {
        const { code, facts, ...error } = played.error;
        // Faults that our notation finds are told in the terms of DGN, and so is the cell.
        if (game.game.notation.parseMove(game.state, 0, ourMove(word) ?? '?').ok)
          return wrong(text, at, { code, ...error, facts: { ...facts, node: word.toUpperCase() } });
        return fault(text, at, 'move', word);
      }
      at += word.length + 1;
    }
  }
  return accept(result);
}

/** The result as the game stands. */
function resultOf({ state }: Game): string {
  const outcome = star.rules.outcome(state);
  return RESULTS[outcome ? (outcome.winners[0] ?? 2) : 3] as string;
}

/** The result of which a game on an open board is certain (S16). */
function certainResult({ state }: Game): string | undefined {
  return RESULTS[bounds(state).decided ?? -1];
}

/** Ends the game as the headers say; refuses what did not come about. */
function end(game: Game, text: string, headers: Headers, token: Header | undefined): Result<number> {
  const header = headers.get('Result');
  const { value, offset } = token ?? header ?? { value: '*', offset: text.length };
  const isFullBoard = isFull(game.state.stones);
  const { value: ending = isFullBoard ? 'board-full' : 'unfinished', offset: at = offset } =
    headers.get('Termination') ?? {};
  const acts = ENDINGS.get(ending);
  const isOpenClinch = ending === 'clinch' && certainResult(game) === value;
  if (!acts || isFullBoard !== (ending === 'board-full') || (ending === 'clinch' && !isOpenClinch))
    return fault(text, at, 'end', ending);
  for (const act of acts) {
    // S7: within a turn nobody may propose. A clinch there leaves the game open, and decided.
    const played = star.rules.outcome(game.state) ?? (act === 'count' && game.state.phase === 'count');
    const result = played ? accept(0) : game.playText(act);
    if (!result.ok && isOpenClinch) return accept(0);
    if (!result.ok) return wrong(text, at, result.error);
  }
  return (header?.value ?? value) === value && resultOf(game) === value
    ? accept(0)
    : fault(text, offset, 'end', value);
}

/**
 * Reads a DGN text: the game, checked move by move and in its result, and what its headers say. Never throws.
 * Refuses `star/dgn-...`, and what the rules refuse, with line and column.
 */
export function parseDgn(text: string): Result<Dgn> {
  const bad = checkText(text, CAP, /[^\t\n\r\P{Cc}]/u);
  if (bad) return { ok: false, error: bad };
  const read = readHeaders(text);
  if (!read.ok) return read;
  const { headers, body } = read.value;
  const begun = begin(text, headers);
  if (!begun.ok) return begun;
  const game = begun.value;
  const result = playTurns(game, text, body);
  if (!result.ok) return result;
  const ended = end(game, text, headers, result.value);
  if (!ended.ok) return ended;
  const isOpen = star.rules.outcome(game.state) === undefined;
  const kept = [...headers].filter(
    ([name, { value }]) => !OWN.includes(name) || (isOpen && name === 'Termination' && value === 'clinch'),
  );
  const name = (header: string): string => headers.get(header)?.value.replace(/^\?$/, '') ?? '';
  return accept({
    record: game.save('all'),
    names: [name('Player1'), name('Player2')],
    headers: Object.fromEntries(kept.map(([key, { value }]) => [key, value])),
  });
}

function theirMove(text: string): string {
  return /\d/.test(text) ? `${LETTERS[SECTORS.indexOf(text.charAt(0))]}${text.slice(1)}` : text;
}

/** The stones of a turn joined by commas; `swap` and a declined `count` are turns of their own. */
function turnsOf(game: Game): readonly string[] {
  const turns: string[] = [];
  let last = -1;
  for (const { text, actor, state } of game.pliesFrom(0)) {
    // These are told by how the game ended.
    if (text === 'accept') turns.pop();
    else if (text !== 'resign') turns.push((actor === last ? `${turns.pop()},` : '') + theirMove(text));
    last = state.turn === actor ? actor : -1;
  }
  return turns;
}

/** A count whose winner is certain is a clinch. `asked`: what an open game may be called where it is decided. */
function endingOf(game: Game, asked: string | undefined): readonly [result: string, ending: string] {
  const { stones, phase } = game.state;
  const result = resultOf(game);
  const certain = certainResult(game);
  if (result === '*') return asked === 'clinch' && certain ? [certain, asked] : [result, 'unfinished'];
  if (isFull(stones)) return [result, 'board-full'];
  if (phase === 'resigned') return [result, 'resignation'];
  return [result, certain === result ? 'clinch' : 'count'];
}

/** A header without anything that a reader would refuse. */
function formatHeader([name, value]: readonly [string, string]): string {
  const escape = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return `[${name} ${JSON.stringify(value).replace(/\p{Cc}/gu, escape)}]`;
}

/**
 * Writes a game as DGN, two turns per line. Names that are not given are unknown (`?`). `headers` come on top of those
 * that a strict reader wants, of which `Date` is missing unless it is given (`2026-09-26T12:00:00.000Z`). Refuses what
 * is no record.
 */
export function formatDgn({
  record,
  names,
  headers = {},
}: Pick<Dgn, 'record'> & Partial<Dgn>): Result<string> {
  const game: Game = new Session(star);
  const loaded = game.load(record);
  if (!loaded.ok) return loaded;
  const turns = turnsOf(game);
  const [result, ending] = endingOf(game, headers['Termination']);
  game.goTo(0);
  const { rings, double, handicap, scoring } = game.state.options;
  const position = / from=(\S+)/.exec(record)?.[1] ?? '';
  const given = Object.entries(headers).filter(
    ([name, value]) => value !== '' && /^[A-Za-z]\w{0,39}$/.test(name) && !OWN.includes(name),
  );
  // Deltrel's search has its defaults: a strict reader needs the headers.
  const known: Readonly<Record<string, string>> = {
    DGN: '1',
    Rules: 'deltrel.rules.v3',
    Date: '',
    Updated: headers['Date'] ?? '',
    Player1: names?.[0] || '?',
    Player2: names?.[1] || '?',
    Player1Type: 'human',
    Player2Type: 'human',
    Rings: String(rings),
    Mode: MODES[Number(double)] as string,
    // S10: with a handicap there is none.
    PieRule: String(hasPie(game.state.options)),
    Handicap: String(handicap),
    LocalAI: 'standard',
    LocalSearch: '544/16',
    CloudAI: 'standard',
    CloudSearch: '544/16',
    ...Object.fromEntries(given),
    Scoring: scoring === options.scoring.default ? '' : scoring,
    Position: position,
    Result: result,
    Termination: ending,
  };
  const head = Object.entries(known).filter(([, value]) => value !== '');
  const numbered = turns.map((turn, i) => `${i + 1}. ${turn}${i % 2 === 0 ? ' ' : '\n'}`);
  const lines = [...head.map(formatHeader), '', numbered.join('').trim(), result, ''];
  return accept(lines.filter((line, i) => line !== '' || i !== head.length + 1).join('\n'));
}
