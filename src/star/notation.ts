/**
 * Text for moves, positions and options, both ways. Reading never throws; whether a move is legal is up to the rules.
 */
import { checkText } from '../core/text/text.js';
import { formatOptions, parseOptions } from '../core/text/option-text.js';
import type { OptionTable } from '../core/contract/option-kinds.js';
import { choice, refusePiece, runs, word, type Kind, type Piece } from '../core/text/position-kinds.js';
import {
  field,
  formatFields,
  joinFields,
  readOption,
  readPosition,
  rulesOf,
  type Fields,
  type Grammar,
  type PositionReader,
} from '../core/text/position-text.js';
import { accept, refuse, within, type Refusal, type Result } from '../core/basics/result.js';
import type { Notation } from '../core/contract/rules.js';
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

/** Gives the kit's refusals of a text a rule of the game: S2, which says how nodes are written. */
function bySigns(error: Refusal): Result<never> {
  return { ok: false, error: { rule: 'S2', ...error } };
}

const WORDS: readonly string[] = ['swap', 'count', 'accept', 'resign'];

function formatMove(move: Move): string {
  return move.type === 'place' ? move.node : move.type;
}

/**
 * `S31`, `swap`, `count`, `accept`, `resign`, in either case. Refuses `star/move`, `star/no-ring` and `star/no-offset`.
 */
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
    return refuse('star/move', { rule: 'S2', facts: { found, example, words: WORDS }, at });
  }
  const node = findNode(board, address);
  return node.ok
    ? accept({ type: 'place', node: board.names[node.value] as string })
    : { ok: false, error: within(node.error, at) };
}

const { rings: ringsOption, ...rest } = options;
const inPosition: OptionTable<Omit<Options, 'rings'>> = rest;

const GRAMMAR: Grammar = {
  rule: 'S2',
  board: 'stones',
  fields: { turn: 'S6', offer: 'S7', over: 'S7', ...rulesOf(inPosition) },
};

/** The seat to move and its number of stones: `R`, and `R1` within a turn. */
function turnKind(whole: number): Kind<Pick<State, 'turn' | 'left'>> {
  return word(
    { key: 'range.turn' },
    (text) => {
      const [, sign, left] = /^([BR])(\d?)$/i.exec(text) ?? [];
      if (sign === undefined) return undefined;
      return { turn: sign.toUpperCase() === SIGNS[0] ? 0 : 1, left: Number(left || whole) };
    },
    ({ turn, left }) => `${signOf(turn)}${left === whole ? '' : left}`,
  );
}

const offers = choice('pie', 'count');
const ends = choice('counted', 'resigned');

/** Fields for the part of a position that stones do not show; '' if nothing is pending. */
interface PositionFields {
  readonly turn: Pick<State, 'turn' | 'left'>;
  readonly offer: Phase | '';
  readonly over: Phase | '';
}

function fieldsFor(chosen: Options, stones: string): Fields<PositionFields> {
  const whole = wholeTurn(chosen, stones);
  return {
    turn: field(turnKind(whole), { turn: usualTurn(stones), left: whole }),
    offer: field<Phase | ''>(offers, ''),
    over: field<Phase | ''>(ends, ''),
  };
}

/** `6:40.B64.`, then `;turn=R;offer=count;double=yes`: only what the stones do not tell. */
function formatPosition({ options: chosen, stones, turn, left, phase }: State): string {
  const isOffer = phase === 'pie' || phase === 'count';
  const told: PositionFields = {
    turn: { turn, left },
    offer: isOffer ? phase : '',
    over: isOffer || phase === 'play' ? '' : phase,
  };
  return joinFields(
    `${chosen.rings}:${stonesKind(chosen.rings).write(stones)}`,
    formatFields(fieldsFor(chosen, stones), told),
    formatOptions(inPosition, chosen),
  );
}

const stonesKind = (rings: number): Kind<string> => runs(EMPTY + SIGNS.join(''), nodesWithin(rings));

/** `6:40.B64.`: the rings, then every node's sign in node order. */
function readBoard(board: Piece): Pick<State, 'stones'> & Pick<Options, 'rings'> {
  const [, head = '', stones = ''] =
    /^([^:]{1,9}):(.*)$/s.exec(board.text) ?? refusePiece(board, 'star/position');
  const rings = readOption('rings', ringsOption, { ...board, text: head }) as number;
  const offset = board.offset + head.length + 1;
  return { rings, stones: stonesKind(rings).read({ ...board, text: stones, offset }) };
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

function readState(position: PositionReader): State {
  const { rings, stones } = readBoard(position.board);
  const chosen: Options = { rings, ...position.options(inPosition) };
  const {
    turn: { turn, left },
    offer,
    over,
  } = position.read(fieldsFor(chosen, stones));
  // S10: the first turn goes on as long as only its own stones are there.
  const opening = stonesOf(stones, other(turn)) === 0 ? chosen.handicap - stonesOf(stones, turn) : 0;
  const most = Math.max(wholeTurn(chosen, stones), opening);
  if (left < 1 || left > most) position.refuse('turn', 'star/turn-left', { left, most }, 'S9');
  if (offer && over) position.refuse('over', 'star/offer-over');
  const state: State = { options: chosen, stones, turn, left, phase: offer || over || 'play' };
  const wrong = refusePhase(state);
  return wrong ? position.refuse(offer ? 'offer' : 'over', wrong.code, {}, wrong.rule) : state;
}

export const notation: Notation<State, Move, Options> = {
  formatMove: (_state, _actor, move) => formatMove(move),
  parseMove: (state, _actor, text) => parseMove(state, text),
  formatPosition,
  parsePosition: (text) => readPosition(GRAMMAR, text, readState),
  formatOptions: (chosen) => formatOptions(options, chosen),
  parseOptions: (text) => parseOptions(options, text),
};

/** The cell that a move’s text is about. */
export function cellOf(move: string): string | undefined {
  return /\d/.test(move) ? move : undefined;
}
