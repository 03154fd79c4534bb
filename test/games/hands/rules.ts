/**
 * The rules of the card game.
 * H1 Suits of ranked cards, shuffled; each seat is dealt its hand in turn, the next card opens the pile.
 * H2 On its turn a seat plays a card that has the suit or the rank of the top card of the pile, or draws a card.
 * H3 An empty deck is refilled, if refills are left, by shuffling the pile under its top card.
 * H4 A seat that can neither play nor draw passes.
 * H5 The seat that plays its last card wins. If all pass in a row, the fewest cards win, perhaps shared.
 * H6 A seat that resigns loses; all others win.
 */
import { makeRules } from '../../../src/core/contract/make-rules.js';
import type { OptionTable } from '../../../src/core/contract/option-kinds.js';
import { requireOptions } from '../../../src/core/text/options.js';
import type { Actor, Outcome, Rules, Seat, Step, Viewer } from '../../../src/core/contract/rules.js';
import type { Refusal } from '../../../src/core/basics/result.js';
import { chance } from '../../../src/core/basics/seed.js';
import { eitherOf, fieldsOf, oneOf, textUpTo } from '../../../src/core/basics/shape.js';
import type { Move, Event, Options, State } from './state.js';

export const options: OptionTable<Options> = {
  players: { kind: 'integer', default: 2, min: 2, max: 4, rule: 'H1', countsSeats: true },
  size: { kind: 'integer', default: 4, min: 1, max: 6, rule: 'H1' },
  suits: {
    kind: 'choices',
    default: ['a', 'b', 'c'],
    values: ['a', 'b', 'c', 'd'],
    least: 1,
    most: 4,
    rule: 'H1',
  },
  ranks: { kind: 'integer', default: 7, min: 3, max: 9, rule: 'H1' },
  hands: { kind: 'choice', default: 'hidden', values: ['hidden', 'open'], rule: 'H2' },
  refills: { kind: 'integer', default: 1, min: 0, max: 3, rule: 'H3' },
};

export function cardsOf({ suits, ranks }: Options): readonly string[] {
  return [...new Set(suits)]
    .sort()
    .flatMap((suit) => Array.from({ length: ranks }, (_, rank) => `${suit}${rank + 1}`));
}

function setup(given: Partial<Options>, seed: number): State {
  const chosen = requireOptions(options, given);
  const luck = chance(seed);
  const deck = luck.shuffle(cardsOf(chosen));
  const hands = Array.from({ length: chosen.players }, (): string[] => []);
  // One card is kept for the pile.
  for (let card = 0; card < chosen.players * chosen.size && deck.length > 1; card++)
    (hands[card % chosen.players] as string[]).push(deck.pop() as string);
  return {
    options: chosen,
    pile: [deck.pop() as string],
    deck,
    hands: hands.map((hand) => hand.sort()),
    turn: 0,
    passes: 0,
    refills: chosen.refills,
    seed: luck.seed(),
    resigned: null,
  };
}

export function isOver({ hands, passes, resigned }: State): boolean {
  return resigned !== null || passes === hands.length || hands.some((hand) => hand.length === 0);
}

function matches(card: string, top: string): boolean {
  return card[0] === top[0] || card[1] === top[1];
}

function canDraw({ deck, pile, refills }: State): boolean {
  return deck.length > 0 || (refills > 0 && pile.length > 1);
}

function handOf({ hands, turn }: State): readonly string[] {
  return hands[turn] as readonly string[];
}

function topOf({ pile }: State): string {
  return pile.at(-1) as string;
}

function refuse(state: State, actor: Actor, move: Move): Refusal | undefined {
  if (isOver(state)) return { code: 'hands/over', rule: 'H5' };
  if (actor !== state.turn) return { code: 'hands/turn', rule: 'H2', facts: { seat: state.turn } };
  const top = topOf(state);
  switch (move.type) {
    case 'resign':
      return undefined;
    case 'draw':
      return canDraw(state) ? undefined : { code: 'hands/no-deck', rule: 'H3' };
    case 'pass':
      if (canDraw(state)) return { code: 'hands/draw-first', rule: 'H4' };
      return handOf(state).some((card) => matches(card, top))
        ? { code: 'hands/play-first', rule: 'H4' }
        : undefined;
    case 'play':
      if (!handOf(state).includes(move.card))
        return { code: 'hands/no-card', rule: 'H2', facts: { card: move.card } };
      return matches(move.card, top)
        ? undefined
        : { code: 'hands/no-match', rule: 'H2', facts: { card: move.card, top } };
  }
}

function* moves(state: State, actor: Actor): Generator<Move> {
  if (actor !== state.turn) return;
  for (const card of handOf(state)) {
    const move: Move = { type: 'play', card };
    if (refuse(state, actor, move) === undefined) yield move;
  }
  for (const type of ['draw', 'pass'] as const)
    if (refuse(state, actor, { type }) === undefined) yield { type };
}

function withHand(state: State, hand: readonly string[]): State {
  const { hands, turn } = state;
  return {
    ...state,
    hands: hands.map((own, seat) => (seat === turn ? hand : own)),
    turn: (turn + 1) % hands.length,
  };
}

/** H3. */
function refill(state: State): State {
  const luck = chance(state.seed);
  const deck = luck.shuffle([...state.pile.slice(0, -1)].sort());
  return { ...state, deck, pile: [topOf(state)], refills: state.refills - 1, seed: luck.seed() };
}

function draw(before: State): Step<State, Event> {
  const state = before.deck.length > 0 ? before : refill(before);
  const card = state.deck.at(-1) as string;
  const drawn = withHand(
    { ...state, deck: state.deck.slice(0, -1), passes: 0 },
    [...handOf(state), card].sort(),
  );
  const refilled: Event = { type: 'refilled', cards: state.deck.length };
  const drew: Event = { type: 'drew', seat: state.turn, card };
  return { state: drawn, events: state === before ? [drew] : [refilled, drew], irreversible: true };
}

function play(state: State, _actor: Actor, move: Move): Step<State, Event> {
  const { turn: seat } = state;
  switch (move.type) {
    case 'draw':
      return draw(state);
    case 'resign':
      return closing({ ...state, resigned: seat }, { type: 'resigned', seat });
    case 'pass':
      return closing(
        { ...withHand(state, handOf(state)), passes: state.passes + 1 },
        { type: 'passed', seat },
      );
    case 'play': {
      const hand = handOf(state).filter((card) => card !== move.card);
      const pile = [...state.pile, move.card];
      return closing(
        { ...withHand(state, hand), pile, passes: 0 },
        { type: 'played', seat, card: move.card, left: hand.length },
      );
    }
  }
}

/** A move that ends the game lays all cards open, so it cannot be undone. */
function closing(state: State, event: Event): Step<State, Event> {
  return { state, events: [event], irreversible: isOver(state) };
}

function outcome(state: State): Outcome | undefined {
  const { hands, resigned } = state;
  if (!isOver(state)) return undefined;
  const seats = hands.map((_, seat) => seat);
  if (resigned !== null)
    return { winners: seats.filter((seat) => seat !== resigned), reason: 'hands/by-resigning' };
  const fewest = Math.min(...hands.map((hand) => hand.length));
  const winners = seats.filter((seat) => hands[seat]?.length === fewest);
  return {
    winners,
    reason: fewest === 0 ? 'hands/by-playing-out' : 'hands/by-fewest',
    scores: hands.map((hand) => hand.length),
  };
}

export function sees({ options: chosen }: State, viewer: Viewer, seat: Seat): boolean {
  return viewer === 'all' || chosen.hands === 'open' || viewer === seat;
}

/** The cards that this viewer does not see, in one order, are shuffled over the same places. */
function resample(state: State, viewer: Viewer, seed: number): State {
  if (viewer === 'all' || isOver(state)) return state;
  const luck = chance(seed);
  const hidden = state.hands.filter((_, seat) => !sees(state, viewer, seat));
  const cards = luck.shuffle([...state.deck, ...hidden.flat()].sort());
  return {
    ...state,
    hands: state.hands.map((hand, seat) =>
      sees(state, viewer, seat) ? hand : cards.splice(0, hand.length).sort(),
    ),
    deck: cards,
    seed: luck.seed(),
  };
}

export const rules: Rules<State, Move, Event, Options> = makeRules({
  id: 'hands',
  version: 2,
  chance: true,
  options,
  move: eitherOf(
    fieldsOf({ type: oneOf('play'), card: textUpTo(40) }),
    fieldsOf({ type: oneOf('draw', 'pass', 'resign') }),
  ),
  setup,
  seats: ({ hands }) => hands.length,
  toAct: (state) => (isOver(state) ? [] : [state.turn]),
  moves,
  refuse,
  play,
  outcome,
  resample,
});
