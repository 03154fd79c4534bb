/** Text of the card game: cards as they are (`a7`), `draw`, `pass`, `resign`. Version 1 wrote the rank first. */
import { formatOptions, parseOptions } from '../../../src/core/text/option-text.js';
import { lists, maybe, whole, word } from '../../../src/core/text/position-kinds.js';
import * as position from '../../../src/core/text/position-text.js';
import { accept, refuse, type Result } from '../../../src/core/basics/result.js';
import type { Notation } from '../../../src/core/contract/rules.js';
import { SEEDS } from '../../../src/core/basics/limits.js';
import { cardsOf, isOver, options } from './rules.js';
import type { Move, Options, State } from './state.js';

function parseMove(text: string): Result<Move> {
  if (text === 'draw' || text === 'pass' || text === 'resign') return accept({ type: text });
  return /^[a-d][1-9]$/.test(text)
    ? accept({ type: 'play', card: text })
    : refuse('hands/move', { facts: { found: text.slice(0, 20) } });
}

const GRAMMAR: position.Grammar = {
  rule: 'H1',
  fields: {
    ...{ deck: 'H1', held: 'H1', pile: 'H1', turn: 'H1', passes: 'H3', refilled: 'H3', seed: 'H1' },
    ...{ resigned: 'H3', ...position.rulesOf(options) },
  },
};

const cards = word<readonly string[]>(
  { key: 'range.cards' },
  (text) => (/^([a-d][1-9])*$/.test(text) ? (text.match(/../g) ?? []) : undefined),
  (all) => all.join(''),
);

function fieldsFor({ players, refills }: Options): position.Fields<Omit<State, 'options'>> {
  const seat = whole(0, players - 1);
  return {
    deck: position.field(cards, []),
    hands: position.field(lists(cards, players), undefined, 'held'),
    pile: position.field(cards),
    turn: position.field(seat, 0),
    passes: position.field(whole(0, players), 0),
    refills: position.field(whole(0, refills), refills, 'refilled'),
    seed: position.field(whole(0, SEEDS - 1)),
    resigned: position.field(maybe(seat), null),
  };
}

/** `deck=a1b2;held=c3/a4;pile=b7;turn=1;seed=77`. */
function formatPosition(state: State): string {
  const fields = position.formatFields(fieldsFor(state.options), state);
  return position.joinFields(fields, formatOptions(options, state.options));
}

function readState(parts: position.PositionReader): State {
  const chosen = parts.options(options);
  const { hands, ...read } = parts.read(fieldsFor(chosen));
  const state = { ...read, options: chosen, hands: hands.map((hand) => [...hand].sort()) };
  // Each card once: none twice, none missing.
  const all = [...state.deck, ...hands.flat(), ...state.pile].sort();
  if (all.join() !== [...cardsOf(chosen)].sort().join()) parts.refuse('deck');
  if (hands.filter((hand) => hand.length === 0).length > 1) parts.refuse('held');
  if (state.resigned !== null && isOver({ ...state, resigned: null })) parts.refuse('resigned');
  return state;
}

/** Version 1 wrote `7a` for `a7` and `open=yes` for `hands=open`; its positions had no refills and stay behind. */
function upgradeRecord(version: number, text: string): Result<string> {
  const [head = '', ...rest] = text.split('|');
  if (version !== 1 || /\b(from|view)=/.test(head)) return refuse('hands/old-position');
  const options = head
    .replace('hands/1', 'hands/2')
    .replace(/\bopen=(yes|no)\b/, (_, open) => `hands=${open === 'yes' ? 'open' : 'hidden'}`)
    .trimEnd();
  const moves = rest.join('|').replace(/\b([1-9])([a-d])\b/g, '$2$1');
  return accept(rest.length === 0 ? `${options} refills=0` : `${options} refills=0 |${moves}`);
}

export const notation: Notation<State, Move, Options> = {
  formatMove: (_state, _actor, move) => (move.type === 'play' ? move.card : move.type),
  parseMove: (_state, _actor, text) => parseMove(text),
  formatPosition,
  parsePosition: (text) => position.readPosition(GRAMMAR, text, readState),
  formatOptions: (chosen) => formatOptions(options, chosen),
  parseOptions: (text) => parseOptions(options, text),
  upgradeRecord,
};
