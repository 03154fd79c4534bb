/** Text for moves, positions and options, both ways. Reading never throws; it knows no legality beyond the text's own sense. */
import { checkText, WORD } from '../core/notation.js';
import { formatOptions, parseOption, parseOptions } from '../core/option-text.js';
import { type OptionTable } from '../core/options.js';
import { POSITION_CAP } from '../core/limits.js';
import { accept, refuse, within, type Refusal, type Result } from '../core/result.js';
import type { Notation } from '../core/rules.js';
import { shownValue } from '../core/shown.js';
import { boardOf, findNode, nodesWithin, readAddress } from './geometry.js';
import { options } from './options.js';
import type { Move, Options, Phase, State } from './state.js';
import {
  bothHaveHadTurn,
  EMPTY,
  hasPie,
  isFull,
  other,
  SIGNS,
  signOf,
  stonesOf,
  usualTurn,
  wholeTurn,
} from './turns.js';

const MOVE_CAP = 40;

/** What the kit refuses in a text names no rule of the game: here it goes against S2, which says how nodes are written. */
function bySigns(error: Refusal): Result<never> {
  return { ok: false, error: { rule: 'S2', ...error } };
}

const WORDS: readonly string[] = ['swap', 'count', 'accept', 'resign'];

function formatMove(move: Move): string {
  return move.type === 'place' ? move.node : move.type;
}

/** `S31`, `swap`, `count`, `accept`, `resign`, in either case. Refuses `star/move`, `star/no-ring` and `star/no-offset`. */
function parseMove({ options: { rings } }: State, text: string): Result<Move> {
  const bad = checkText(text, MOVE_CAP);
  if (bad) return bySigns(bad);
  const found = text.trim();
  const word = found.toLowerCase();
  if (WORDS.includes(word)) return accept({ type: word as 'swap' | 'count' | 'accept' | 'resign' });
  const at = { offset: text.indexOf(found) };
  const board = boardOf(rings);
  const address = readAddress(word);
  if (!address) {
    const example = board.names.at(-1) as string;
    return refuse('star/move', { rule: 'S2', facts: { found, example, words: WORDS.join(', ') }, at });
  }
  const node = findNode(board, address);
  return node.ok
    ? accept({ type: 'place', node: board.names[node.value] as string })
    : { ok: false, error: within(node.error, at) };
}

/** What a position says beside its stones, under `turn`, `offer` and `over`. */
const PHASES: Readonly<Record<string, Phase>> = {
  'offer=pie': 'pie',
  'offer=count': 'count',
  'over=counted': 'counted',
  'over=resigned': 'resigned',
};

/** The options that a position names; the rings stand in front. */
const { rings: ringsOption, ...inPosition } = options;
const inPositionTable: OptionTable<Omit<Options, 'rings'>> = inPosition;

function formatStones(stones: string): string {
  return stones.replace(/(.)\1+/g, (run, sign: string) => `${run.length}${sign}`);
}

/** `6:40.B64.`, then `;turn=R;offer=count;double=yes`: only what the stones do not tell. */
function formatPosition({ options: chosen, stones, turn, left, phase }: State): string {
  const short = left === wholeTurn(chosen, stones) ? '' : left;
  const fields = [
    `${chosen.rings}:${formatStones(stones)}`,
    turn === usualTurn(stones) && short === '' ? '' : `turn=${signOf(turn)}${short}`,
    Object.keys(PHASES).find((field) => PHASES[field] === phase) ?? '',
    ...formatOptions(inPositionTable, chosen).split(' '),
  ];
  return fields.filter((field) => field !== '').join(';');
}

interface Stones {
  readonly rings: number;
  readonly stones: string;
}

/** `6:40.B64.`: the rings, then every node's sign in node order; a number in front repeats a sign. */
function parseStones(text: string): Result<Stones> {
  const head = /^([^:]{0,9}):/.exec(text);
  if (!head) return refuse('star/position', { rule: 'S2', at: { offset: 0 } });
  const read = parseOption('rings', ringsOption, head[1] as string);
  if (!read.ok) return { ok: false, error: within(read.error, { offset: 0 }) };
  const rings = read.value as number;
  const needed = nodesWithin(rings);
  let stones = '';
  let count = 0;
  let tooMany: number | undefined;
  const start = head[0].length;
  for (const { 0: run, 1: digits = '', 2: found = '', index } of text.slice(start).matchAll(/(\d*)(\D?)/g)) {
    if (run === '') break;
    const offset = start + index;
    const sign = found.toUpperCase();
    const length = Number(digits || 1);
    if (sign === '' || length < 1 || digits.length > 3)
      return refuse('star/repeat', { rule: 'S2', facts: { found: digits.slice(0, 20) }, at: { offset } });
    if (sign !== EMPTY && !SIGNS.some((known) => known === sign))
      return refuse('star/sign', { rule: 'S2', facts: { found }, at: { offset: offset + digits.length } });
    count += length;
    if (count > needed) tooMany ??= offset;
    else stones += sign.repeat(length);
  }
  if (count !== needed)
    return refuse('star/stones', {
      rule: 'S1',
      facts: { read: count, needed, rings },
      at: { offset: tooMany ?? text.length },
    });
  return accept({ rings, stones });
}

interface Field {
  readonly text: string;
  readonly offset: number;
}

/** The fields after the stones: those of the position itself by name, all others left to the option table. */
function parseFields(
  text: string,
  start: number,
): Result<{ readonly own: ReadonlyMap<string, Field>; readonly options: Omit<Options, 'rings'> }> {
  const own = new Map<string, Field>();
  // Blanks stand for what is not an option, so that an offset in a refusal is true of the whole text.
  let rest = '';
  for (const match of text.slice(start).matchAll(/;([^;]*)/g)) {
    const field = match[1] as string;
    const offset = start + match.index + 1;
    const name = field.split('=', 1)[0] as string;
    if (field === '') return refuse('star/field', { rule: 'S2', at: { offset } });
    if (name !== 'turn' && name !== 'offer' && name !== 'over') rest = rest.padEnd(offset) + field;
    else if (own.has(name)) return refuse('option/repeated', { facts: { option: name }, at: { offset } });
    else own.set(name, { text: field, offset });
  }
  const read = parseOptions(inPositionTable, rest);
  return read.ok ? accept({ own, options: read.value }) : read;
}

/** Whose turn it is and for how many stones: `turn=R`, and `turn=R1` within a turn. */
function parseTurn(
  field: Field | undefined,
  chosen: Options,
  stones: string,
): Result<Pick<State, 'turn' | 'left'>> {
  const whole = wholeTurn(chosen, stones);
  if (!field) return accept({ turn: usualTurn(stones), left: whole });
  const at = { offset: field.offset };
  const [, sign, digit] = /^turn=([BR])(\d?)$/i.exec(field.text) ?? [];
  if (sign === undefined)
    return refuse('star/turn', { rule: 'S6', facts: { found: shownValue(field.text) }, at });
  const turn = sign.toUpperCase() === SIGNS[0] ? 0 : 1;
  const left = Number(digit || whole);
  // S10: the first turn goes on as long as only its own stones are there.
  const opening = stonesOf(stones, other(turn)) === 0 ? chosen.handicap - stonesOf(stones, turn) : 0;
  const most = Math.max(whole, opening);
  if (left < 1 || left > most) return refuse('star/turn-left', { rule: 'S9', facts: { left, most }, at });
  return accept({ turn, left });
}

function parsePhase(field: Field | undefined): Result<Phase> {
  if (!field) return accept('play');
  const text = field.text.toLowerCase();
  const phase = PHASES[text];
  if (phase) return accept(phase);
  return refuse('star/phase', {
    rule: 'S7',
    facts: { found: shownValue(text), fields: Object.keys(PHASES).join(', ') },
    at: { offset: field.offset },
  });
}

/** Why what is pending cannot be, if so: an offer that no turn could have left there. */
function refusePhase(state: State): Pick<Refusal, 'code' | 'rule'> | undefined {
  const { options: chosen, stones, turn, left, phase } = state;
  if (phase === 'play') return undefined;
  if (isFull(stones)) return { code: 'star/offer-full', rule: 'S7' };
  if (phase === 'resigned') return undefined;
  const whole = left === wholeTurn(chosen, stones);
  if (phase !== 'pie')
    return whole && bothHaveHadTurn(state) ? undefined : { code: 'star/offer-count', rule: 'S7' };
  const lone = stonesOf(stones, turn) === 0 && stonesOf(stones, other(turn)) === 1;
  return whole && lone && hasPie(chosen) ? undefined : { code: 'star/offer-pie', rule: 'S8' };
}

function parsePosition(text: string): Result<State> {
  const read = readPosition(text);
  return read.ok ? read : bySigns(read.error);
}

function readPosition(text: string): Result<State> {
  const bad = checkText(text, POSITION_CAP, WORD);
  if (bad) return { ok: false, error: bad };
  const [head] = text.split(';', 1) as [string];
  const board = parseStones(head);
  if (!board.ok) return board;
  const { rings, stones } = board.value;
  const fields = parseFields(text, head.length);
  if (!fields.ok) return fields;
  const { own } = fields.value;
  const chosen: Options = { rings, ...fields.value.options };
  const turn = parseTurn(own.get('turn'), chosen, stones);
  if (!turn.ok) return turn;
  const [offer, over] = [own.get('offer'), own.get('over')];
  if (offer && over)
    return refuse('star/offer-over', { rule: 'S7', at: { offset: Math.max(offer.offset, over.offset) } });
  const field = offer ?? over;
  const phase = parsePhase(field);
  if (!phase.ok) return phase;
  const state: State = { options: chosen, stones, ...turn.value, phase: phase.value };
  const wrong = refusePhase(state);
  return wrong && field ? { ok: false, error: { ...wrong, at: { offset: field.offset } } } : accept(state);
}

export const notation: Notation<State, Move, Options> = {
  formatMove: (_state, _actor, move) => formatMove(move),
  parseMove: (state, _actor, text) => parseMove(state, text),
  formatPosition,
  parsePosition,
  formatOptions: (chosen) => formatOptions(options, chosen),
  parseOptions: (text) => parseOptions(options, text),
};
