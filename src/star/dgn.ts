/** DGN, the game record of another program, both ways: bracketed headers, numbered turns, a result. It knows no page and no clock. */
import { stateAt, type History } from '../core/history.js';
import { openRecord } from '../core/opening.js';
import { checkText } from '../core/notation.js';
import { parseOption } from '../core/option-text.js';
import { formatRecord, type Origin } from '../core/record.js';
import { accept, refuse, within, type Facts, type Place, type Refusal, type Result } from '../core/result.js';
import type { Outcome } from '../core/rules.js';
import { star } from './game.js';
import { options } from './options.js';
import { bounds } from './score.js';
import type { Event, Move, Options, State } from './state.js';
import { isFull } from './turns.js';

export interface Dgn {
  /** The game as a record of ours. */
  readonly record: string;
  /** In seat order; empty where they are unknown. */
  readonly names: readonly [string, string];
  /** What a record has no place for, by header: `Date`, `Updated`, `Player1Type` and whatever else stood there. */
  readonly headers: Readonly<Record<string, string>>;
}

/** More than any whole game with its headers needs. */
const CAP = 65_536;
const SECTORS = '*STAR';
/** What DGN calls them. */
const LETTERS = 'ABCDE';
const NAME = /^[A-Za-z]\w{0,39}$/;
const RESULTS = ['1-0', '0-1', '1/2-1/2', '*'];
const [DRAW, OPEN] = [2, 3];

/** How a game can end, and the acts of ours that end it so. */
const TERMINATIONS: ReadonlyMap<string, readonly Move['type'][]> = new Map([
  ['unfinished', []],
  ['board-full', []],
  ['resignation', ['resign']],
  ['clinch', ['count', 'accept']],
  ['count', ['count', 'accept']],
]);

const MODES: ReadonlyMap<string, string> = new Map([
  ['classic', 'no'],
  ['double', 'yes'],
]);

/** The option that a header tells. */
const OPTIONS: ReadonlyMap<string, keyof Options> = new Map([
  ['Rings', 'rings'],
  ['Mode', 'double'],
  ['PieRule', 'pie'],
  ['Handicap', 'handicap'],
  ['Scoring', 'scoring'],
]);

/** What a strict reader wants to find: settings of the program that DGN comes from, at their defaults. */
const REQUIRED = {
  DGN: '1',
  Rules: 'deltrel.rules.v3',
  Player1Type: 'human',
  Player2Type: 'human',
  LocalAI: 'standard',
  LocalSearch: '544/16',
  CloudAI: 'standard',
  CloudSearch: '544/16',
};

interface Header {
  readonly value: string;
  readonly offset: number;
}

/** A text in the reading: every refusal says line and column. */
interface Source {
  readonly text: string;
  readonly headers: ReadonlyMap<string, Header>;
  /** Where the turns begin. */
  readonly body: number;
}

function placeOf(text: string, offset: number): Place {
  const before = text.slice(0, offset).split('\n');
  return { offset, line: before.length, column: (before.at(-1) as string).length + 1 };
}

function fail(text: string, code: string, offset: number, facts: Facts = {}): Result<never> {
  return refuse(`star/dgn-${code}`, { facts, at: placeOf(text, offset) });
}

function at(text: string, offset: number, error: Refusal): Result<never> {
  return { ok: false, error: within({ ...error, at: {} }, placeOf(text, offset)) };
}

function readHeaders(text: string): Result<Source> {
  const headers = new Map<string, Header>();
  const header = /\s*(\[([A-Za-z]\w{0,39})\s+("(?:[^"\\\n]|\\.)*")\s*\])/y;
  let body = 0;
  for (let match = header.exec(text); match; match = header.exec(text)) {
    const [, whole = '', name = '', quoted = ''] = match;
    body = header.lastIndex;
    const offset = body - whole.length;
    if (headers.has(name)) return fail(text, 'twice', offset, { found: name });
    try {
      headers.set(name, { value: JSON.parse(quoted) as string, offset });
    } catch {
      return fail(text, 'header', offset);
    }
  }
  const stray = /\s*\[/y;
  stray.lastIndex = body;
  if (stray.test(text)) return fail(text, 'header', stray.lastIndex - 1);
  const version = headers.get('DGN');
  if (version?.value !== REQUIRED.DGN)
    return fail(text, 'version', version?.offset ?? 0, { found: version?.value.slice(0, 40) ?? '' });
  return accept({ text, headers, body });
}

function readOptions({ text, headers }: Source): Result<Partial<Options>> {
  const read: Record<string, unknown> = {};
  for (const [name, option] of OPTIONS) {
    const header = headers.get(name);
    if (!header) continue;
    const told = name === 'Mode' ? (MODES.get(header.value) ?? header.value) : header.value;
    const value = parseOption(option, options[option], told);
    if (!value.ok) return at(text, header.offset, value.error);
    read[option] = value.value;
  }
  return accept(read);
}

/** Where the game begins: before its first stone, or from the position that a header of ours holds. */
function readOrigin(source: Source): Result<{ readonly origin: Origin<Options>; readonly state: State }> {
  const { text, headers } = source;
  const chosen = readOptions(source);
  if (!chosen.ok) return chosen;
  const header = headers.get('Position');
  if (!header) {
    const state = star.rules.setup(chosen.value, 0);
    return accept({ origin: { kind: 'seed', options: state.options, seed: 0 }, state });
  }
  const state = star.notation.parsePosition(header.value);
  if (!state.ok) return at(text, header.offset, state.error);
  const position = star.notation.formatPosition(state.value);
  return accept({ origin: { kind: 'position', position }, state: state.value });
}

/** A move by its name in DGN. */
function readMove(state: State, found: string): Result<Move> {
  const [, letter = '', rest = ''] = /^([A-E])(\d\d|\d+-\d+)$/i.exec(found) ?? [];
  const sector = SECTORS[LETTERS.indexOf(letter.toUpperCase())];
  const text = letter === '' ? (/^(?:swap|count)$/i.exec(found)?.[0] ?? '?') : `${sector}${rest}`;
  return star.notation.parseMove(state, state.turn, text);
}

interface Line {
  readonly state: State;
  readonly moves: readonly string[];
}

function play({ state, moves }: Line, move: Move): Result<Line> {
  const error = star.rules.refuse(state, state.turn, move);
  if (error) return { ok: false, error };
  const text = star.notation.formatMove(state, state.turn, move);
  return accept({ state: star.rules.play(state, state.turn, move).state, moves: [...moves, text] });
}

interface Body extends Line {
  readonly result: Header | undefined;
}

function readTurns({ text, body }: Source, state: State): Result<Body> {
  let line: Line = { state, moves: [] };
  let result: Header | undefined;
  let turns = 0;
  let isUnderWay = false;
  for (const match of text.slice(body).matchAll(/(\d+)\.\s*([^\s,]+(?:,[^\s,]+)*)|\S+/g)) {
    const [found, number, joined] = match;
    const offset = body + match.index;
    if (result) return fail(text, 'after', offset, { found: found.slice(0, 40) });
    if (joined === undefined) {
      if (!RESULTS.includes(found)) return fail(text, 'token', offset, { found: found.slice(0, 40) });
      result = { value: found, offset };
      continue;
    }
    if (Number(number) !== ++turns)
      return fail(text, 'turn', offset, { found: `${number}`.slice(0, 40), expected: turns });
    if (isUnderWay) return fail(text, 'under-way', offset, { turn: turns - 1 });
    const seat = line.state.turn;
    let place = offset + found.length - joined.length;
    for (const [i, word] of joined.split(',').entries()) {
      if (i > 0 && (line.state.turn !== seat || isFull(line.state.stones)))
        return fail(text, 'many', place, { turn: turns });
      const move = readMove(line.state, word);
      if (!move.ok) return fail(text, 'move', place, { found: word.slice(0, 40) });
      const played = play(line, move.value);
      if (!played.ok) {
        const { facts, ...error } = played.error;
        const named = facts?.['node'] === undefined ? facts : { ...facts, node: word.toUpperCase() };
        return at(text, place, { ...error, ...(named && { facts: named }) });
      }
      line = played.value;
      place += word.length + 1;
    }
    isUnderWay = line.state.turn === seat && !isFull(line.state.stones);
  }
  return accept({ ...line, result });
}

/** The number of a game's result among RESULTS. */
function resultOf(outcome: Outcome | undefined): number {
  return outcome ? (outcome.winners[0] ?? DRAW) : OPEN;
}

/** The game with the acts that end it as the headers say; refused where it does not end so. */
function readEnding({ text, headers }: Source, { result: token, ...line }: Body): Result<Line> {
  const header = headers.get('Result');
  const told = token ?? header ?? { value: '*', offset: text.length };
  if (header && header.value !== told.value)
    return fail(text, 'results', told.offset, { found: told.value, result: header.value.slice(0, 40) });
  const full = isFull(line.state.stones);
  const { value, offset } = headers.get('Termination') ?? {
    value: full ? 'board-full' : 'unfinished',
    offset: told.offset,
  };
  const acts = TERMINATIONS.get(value);
  if (!acts) return fail(text, 'termination', offset, { found: value.slice(0, 40) });
  if (full !== (value === 'board-full')) return fail(text, 'full', offset, { found: value });
  const ended = end(line, acts);
  const isSo = (state: State): boolean => RESULTS[resultOf(star.rules.outcome(state))] === told.value;
  if (value === 'clinch') {
    const { decided } = bounds(line.state);
    if (decided === null || RESULTS[decided] !== told.value) return fail(text, 'clinch', offset);
    // S7 has no place for a count within a turn, nor for one that would come out otherwise: the game stays open, and decided.
    return accept(ended.ok && isSo(ended.value.state) ? ended.value : line);
  }
  if (!ended.ok) return at(text, offset, ended.error);
  return isSo(ended.value.state) ? ended : fail(text, 'result', told.offset, { found: told.value });
}

/** Plays the acts that are not yet part of the position. */
function end(line: Line, acts: readonly Move['type'][]): Result<Line> {
  if (star.rules.outcome(line.state)) return accept(line);
  let ended: Result<Line> = accept(line);
  for (const type of acts)
    if (ended.ok && !(type === 'count' && line.state.phase === 'count'))
      ended = play(ended.value, { type } as Move);
  return ended;
}

/** Told by the game itself; all other headers are kept. */
const OWN = new Set([...OPTIONS.keys(), 'DGN', 'Player1', 'Player2', 'Position', 'Result', 'Termination']);

/**
 * Reads a DGN text: the game, checked move by move and in its result, and what its headers say. Never throws.
 * Refuses `star/dgn-...`, and what the rules refuse, with line and column.
 */
export function parseDgn(text: string): Result<Dgn> {
  const bad = checkText(text, CAP, /[^\t\n\r\P{Cc}]/u);
  if (bad) return { ok: false, error: bad };
  const source = readHeaders(text);
  if (!source.ok) return source;
  const start = readOrigin(source.value);
  if (!start.ok) return start;
  const body = readTurns(source.value, start.value.state);
  if (!body.ok) return body;
  const line = readEnding(source.value, body.value);
  if (!line.ok) return line;
  const { headers } = source.value;
  const isOpenClinch =
    headers.get('Termination')?.value === 'clinch' && !star.rules.outcome(line.value.state);
  const kept = [...headers].filter(([name]) => !OWN.has(name) || (isOpenClinch && name === 'Termination'));
  const name = (header: string): string => headers.get(header)?.value.replace(/^\?$/, '') ?? '';
  return accept({
    record: formatRecord(star, { origin: start.value.origin, moves: line.value.moves }),
    names: [name('Player1'), name('Player2')],
    headers: Object.fromEntries(kept.map(([key, { value }]) => [key, value])),
  });
}

function formatMove(text: string): string {
  return /\d/.test(text) ? `${LETTERS[SECTORS.indexOf(text.charAt(0))]}${text.slice(1)}` : text;
}

/** The stones of a turn joined by commas; `swap` and a declined `count` are turns of their own. */
function turnsOf({ first, plies }: History<State, Move, Event>): readonly string[] {
  const turns: string[] = [];
  let [state, isUnderWay] = [first, false];
  for (const { text, state: next } of plies) {
    // These are told by how the game ended.
    if (text === 'accept') turns.pop();
    else if (text !== 'resign') turns.push((isUnderWay ? `${turns.pop()},` : '') + formatMove(text));
    isUnderWay = next.turn === state.turn;
    state = next;
  }
  return turns;
}

/** How it ended; a count whose winner is certain is a clinch. `asked`: what an open game may be called where it is decided. */
function endingOf(state: State, asked: string | undefined): readonly [result: number, termination: string] {
  const outcome = star.rules.outcome(state);
  const { decided } = bounds(state);
  if (!outcome) return asked === 'clinch' && decided !== null ? [decided, asked] : [OPEN, 'unfinished'];
  const result = resultOf(outcome);
  if (isFull(state.stones)) return [result, 'board-full'];
  if (state.phase === 'resigned') return [result, 'resignation'];
  return [result, decided === result ? 'clinch' : 'count'];
}

/** A value between quotes, with nothing in it that a reader would refuse. */
function quoted(value: string): string {
  return JSON.stringify(value).replace(
    /\p{Cc}/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * Writes a game as DGN, two turns a line. Names that are not given are unknown (`?`). `headers` come on top of those that
 * a strict reader wants, of which `Date` is missing unless it is given (`2026-09-26T12:00:00.000Z`). Refuses what is no record.
 */
export function formatDgn({
  record,
  names,
  headers = {},
}: Pick<Dgn, 'record'> & Partial<Dgn>): Result<string> {
  const opened = openRecord(star, record);
  if (!opened.ok) return opened;
  const { origin, history } = opened.value;
  const { rings, double, handicap, pie, scoring } = history.first.options;
  const { DGN, Rules, Player1Type, Player2Type, ...settings } = REQUIRED;
  const [result, termination] = endingOf(stateAt(history, history.end), headers['Termination']);
  const given = Object.entries(headers).filter(
    ([name, value]) => value !== '' && NAME.test(name) && !OWN.has(name),
  );
  const known: Readonly<Record<string, string>> = {
    DGN,
    Rules,
    Date: '',
    Updated: headers['Date'] ?? '',
    Player1: names?.[0] || '?',
    Player2: names?.[1] || '?',
    Player1Type,
    Player2Type,
    Rings: String(rings),
    Mode: double ? 'double' : 'classic',
    // S10: with a handicap there is none.
    PieRule: String(pie && handicap === 1),
    Handicap: String(handicap),
    ...settings,
    ...Object.fromEntries(given),
    Scoring: scoring === options.scoring.default ? '' : scoring,
    Position: origin.kind === 'position' ? origin.position : '',
    Result: RESULTS[result] as string,
    Termination: termination,
  };
  const head = Object.entries(known).filter(([, value]) => value !== '');
  const turns = turnsOf(history).map((turn, i) => `${i + 1}. ${turn}${i % 2 === 0 ? ' ' : '\n'}`);
  return accept(
    [
      ...head.map(([name, value]) => `[${name} ${quoted(value)}]`),
      '',
      ...(turns.length > 0 ? [turns.join('').trim()] : []),
      RESULTS[result],
      '',
    ].join('\n'),
  );
}
