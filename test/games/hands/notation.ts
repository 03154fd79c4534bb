/** Text of the card game: cards as they are (`a7`), `draw`, `pass`, `resign`. Version 1 wrote the rank first. */
import { formatOptions, parseOptions } from '../../../src/core/option-text.js';
import { readOptions } from '../../../src/core/options.js';
import { accept, refuse, type Result } from '../../../src/core/result.js';
import type { Notation } from '../../../src/core/rules.js';
import { SEEDS } from '../../../src/core/limits.js';
import { cardsOf, isOver, options } from './rules.js';
import type { Move, Options, State, Suit } from './state.js';

function parseMove(text: string): Result<Move> {
  if (text === 'draw' || text === 'pass' || text === 'resign') return accept({ type: text });
  return /^[a-d][1-9]$/.test(text)
    ? accept({ type: 'play', card: text })
    : refuse('hands/move', { facts: { found: text.slice(0, 20) } });
}

/** `2,4,abc,7,hidden,1;d=a1b2;h=c3/a4;p=b7;t=0,0,1;s=77` and `;x=1` where seat 1 has resigned. */
function formatPosition({
  options: chosen,
  deck,
  hands,
  pile,
  turn,
  passes,
  refills,
  seed,
  resigned,
}: State): string {
  return [
    [chosen.players, chosen.size, chosen.suits.join(''), chosen.ranks, chosen.hands, chosen.refills].join(
      ',',
    ),
    `d=${deck.join('')}`,
    `h=${hands.map((hand) => hand.join('')).join('/')}`,
    `p=${pile.join('')}`,
    `t=${turn},${passes},${refills}`,
    `s=${seed}${resigned === null ? '' : `;x=${resigned}`}`,
  ].join(';');
}

const CARDS = '(?:[a-d][1-9])';
const SHAPE = new RegExp(
  `^(\\d),(\\d),([a-d]{1,4}),(\\d),(hidden|open),(\\d);d=(${CARDS}*);h=([a-d1-9/]+);p=(${CARDS}+);t=(\\d),(\\d),(\\d);s=(\\d{1,10})(?:;x=(\\d))?$`,
);

function cardsIn(text: string): string[] {
  return text.match(/../g) ?? [];
}

function parsePosition(text: string): Result<State> {
  const match = SHAPE.exec(text);
  if (!match) return refuse('hands/position');
  const [, players, size, suits, ranks, hands, top, deck, held, pile, turn, passes, refills, seed, resigned] =
    match as unknown as string[];
  const chosen = readOptions(options, {
    players: Number(players),
    size: Number(size),
    suits: [...(suits as string)] as Suit[],
    ranks: Number(ranks),
    hands: hands as Options['hands'],
    refills: Number(top),
  });
  if (!chosen.ok) return chosen;
  const state: State = {
    options: chosen.value,
    deck: cardsIn(deck as string),
    hands: (held as string).split('/').map((hand) => cardsIn(hand).sort()),
    pile: cardsIn(pile as string),
    turn: Number(turn),
    passes: Number(passes),
    refills: Number(refills),
    seed: Number(seed),
    resigned: resigned === undefined ? null : Number(resigned),
  };
  const fault = faultOf(state);
  return fault === undefined ? accept(state) : refuse('hands/position-part', { at: { path: fault } });
}

function faultOf(state: State): string | undefined {
  const { options: chosen, deck, hands, pile } = state;
  const cards = [...deck, ...hands.flat(), ...pile].sort();
  // Each card once: none twice, none missing.
  if (cards.join() !== [...cardsOf(chosen)].sort().join()) return 'cards';
  if (hands.length !== chosen.players || hands.filter((hand) => hand.length === 0).length > 1) return 'h';
  if (state.turn >= hands.length || state.passes > hands.length || state.refills > chosen.refills) return 't';
  if (state.resigned !== null && state.resigned >= hands.length) return 'x';
  if (isOver({ ...state, resigned: null }) && state.resigned !== null) return 'x';
  return state.seed < SEEDS ? undefined : 's';
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
  parsePosition,
  formatOptions: (chosen) => formatOptions(options, chosen),
  parseOptions: (text) => parseOptions(options, text),
  upgradeRecord,
};
