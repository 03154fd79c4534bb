/** The rules of play, R3 to R13: what a seat may do and what comes of it. */
import { makeRules } from '../core/contract/make-rules.js';
import { requireOptions } from '../core/text/options.js';
import type { Refusal } from '../core/basics/result.js';
import type { Actor, Rules, Seat, Step, Viewer } from '../core/contract/rules.js';
import { chance, type Chance } from '../core/basics/seed.js';
import { eitherOf, fieldsOf, oneOf, textUpTo } from '../core/basics/shape.js';
import { times } from '../core/basics/times.js';
import { seatFact } from '../core/words/words.js';
import { scoreCard } from './api.js';
import { baseOf, fill, makeDeck, sorted } from './cards.js';
import { generate, puzzleBySeed } from './generate.js';
import { nameOf, readCell } from './geometry.js';
import { boardOf, countIn, gridOf, objectsAround, rangeAt, starsIn, rotated } from './grid.js';
import { options, refuseTogether } from './options.js';
import { canPlayCards, costOf, handOf, isOver, metBy, outcomeOf, playable, sees } from './outcome.js';
import type { Board, Card, Event, GameState, Move, Options, State } from './state.js';
import { fold } from '../core/basics/indices.js';

/** R13: so far a puzzle counts its rotations, which may go on for ever. */
export const MOST_ROTATIONS = 999_999;

/** R12. */
const SOLO_POINTS = 100;

function setup(given: Partial<Options>, seed: number): State {
  const all = requireOptions(options, given);
  const wrong = refuseTogether(all);
  if (wrong)
    throw new RangeError(
      `These options give no game: ${wrong.code} (${wrong.rule}) ${JSON.stringify(wrong.facts ?? {})}`,
    );
  const { use, players, turns, decay, hands: shown, ...chosen } = all;
  const { gaps, coldComet, includeOrigin, match } = chosen;
  const reading = { gaps, coldComet, includeOrigin, match };
  if (use === 'puzzle') {
    const { board, goals, par } = puzzleBySeed(all, seed);
    return { use, reading, board, goals, par, rotations: 0 };
  }
  const luck = chance(seed);
  const board = generate(given, luck.seed());
  let deck = makeDeck(board, luck);
  const hands = times(players, () => {
    const dealt = fill({ deck, discards: [], hand: [] }, luck);
    deck = dealt.deck;
    return dealt.hand;
  });
  return {
    use,
    reading,
    board,
    rules: { turns, decay, hands: shown },
    discards: [],
    scores: hands.map(() => (decay ? SOLO_POINTS : 0)),
    seat: 0,
    rotated: false,
    turns: 0,
    hands,
    deck,
    seed: luck.seed(),
  };
}

function refuseRotation(state: State, cell: string): Refusal | undefined {
  const grid = gridOf(state.board);
  const at = readCell(grid, cell);
  if (at === undefined) return { code: 'rotation/no-cell', rule: 'R4', facts: { cell } };
  const sign = state.board.join('')[at] as string;
  const facts = { cell: nameOf(grid, at), object: { key: `object.${sign}` } };
  if (rangeAt(grid, at) === 0) return { code: 'rotation/not-a-star', rule: 'R4', facts };
  if (objectsAround(grid, at) === 0) return { code: 'rotation/only-empty', rule: 'R4', facts };
  return state.use === 'game' && state.rotated
    ? { code: 'rotation/turned', rule: 'R9', facts: { seat: seatFact(state.seat) } }
    : undefined;
}

function refuseCards(state: State, move: Exclude<Move, { type: 'rotate' }>): Refusal | undefined {
  if (state.use === 'puzzle') return { code: 'rotation/no-cards', rule: 'R13' };
  if (!canPlayCards(state)) return { code: 'rotation/turn-first', rule: 'R9' };
  if (move.type === 'done') return undefined;
  const { card } = move;
  if (!handOf(state).includes(card))
    return { code: 'rotation/not-in-hand', rule: 'R9', facts: { card, seat: seatFact(state.seat) } };
  return playable(state, [card]).length > 0
    ? undefined
    : { code: 'rotation/not-found', rule: 'R8', facts: { card } };
}

function refuse(state: State, actor: Actor, move: Move): Refusal | undefined {
  const [seat] = toAct(state);
  if (seat === undefined) {
    // A board that is stuck says why at the cell that was asked for.
    const why =
      state.use === 'puzzle' && move.type === 'rotate' ? refuseRotation(state, move.cell) : undefined;
    return why ?? { code: 'rotation/over', rule: state.use === 'puzzle' ? 'R13' : 'R12' };
  }
  if (actor !== seat) return { code: 'rotation/not-your-turn', rule: 'R9', facts: { seat: seatFact(seat) } };
  return move.type === 'rotate' ? refuseRotation(state, move.cell) : refuseCards(state, move);
}

function* moves(state: State, actor: Actor): Generator<Move> {
  if (toAct(state)[0] !== actor) return;
  const grid = gridOf(state.board);
  for (const star of starsIn(grid)) {
    const move: Move = { type: 'rotate', cell: nameOf(grid, star) };
    if (!refuse(state, actor, move)) yield move;
  }
  if (state.use === 'puzzle') return;
  for (const card of new Set(handOf(state))) {
    const move: Move = { type: 'card', card };
    if (!refuse(state, actor, move)) yield move;
  }
  if (!refuse(state, actor, { type: 'done' })) yield { type: 'done' };
}

interface Rotated {
  readonly board: Board;
  readonly event: Event;
}

function rotateAt({ board }: State, seat: Seat | null, cell: string): Rotated {
  const grid = gridOf(board);
  const at = readCell(grid, cell) as number;
  const event: Event = {
    type: 'rotated',
    seat,
    cell: nameOf(grid, at),
    sign: board.join('')[at] as string,
    moved: objectsAround(grid, at),
  };
  return { board: boardOf(rotated(grid, at)), event };
}

/** R9, R12: the hand is filled, what the turn costs is paid, and the next seat is to act. */
function endTurn(state: GameState, luck: Chance, events: Event[]): GameState {
  const { seat, hands, scores, deck, discards } = state;
  const stock = fill({ deck, discards, hand: handOf(state) }, luck);
  if (stock.shuffled > 0) events.push({ type: 'shuffled', cards: stock.shuffled });
  events.push({ type: 'ended', seat, drawn: stock.hand.length - handOf(state).length });
  const turns = state.turns + 1;
  const cost = state.rules.decay ? costOf(turns) : 0;
  const paid = scores.map((points) => points - cost);
  if (cost > 0) events.push({ type: 'paid', cost, left: paid[0] as number });
  return {
    ...state,
    hands: hands.map((hand, one) => (one === seat ? stock.hand : hand)),
    deck: stock.deck,
    discards: stock.discards,
    scores: paid,
    seat: turns % scores.length,
    rotated: false,
    turns,
  };
}

/** R9: a turn ends by itself when no card can be played; where nothing can rotate there is nothing to wait for. */
function goOn(before: GameState, events: Event[]): GameState {
  const luck = chance(before.seed);
  let state = before;
  while (!isOver(state) && canPlayCards(state) && playable(state, handOf(state)).length === 0)
    state = endTurn(state, luck, events);
  return events.some(({ type }) => type === 'ended') ? { ...state, seed: luck.seed() } : state;
}

function playCard(state: GameState, card: Card, events: Event[]): GameState {
  const { seat, hands, discards, scores } = state;
  const found = countIn(state.board, card, state.reading);
  const points = scoreCard(baseOf(card), found);
  events.push({ type: 'played', seat, card, found, points });
  const hand = [...handOf(state)];
  hand.splice(hand.indexOf(card), 1);
  return {
    ...state,
    rotated: true,
    hands: hands.map((other, one) => (one === seat ? hand : other)),
    discards: [...discards, card],
    scores: scores.map((sum, one) => (one === seat ? sum + points : sum)),
  };
}

function act(state: GameState, move: Move, events: Event[]): GameState {
  if (move.type === 'card') return playCard(state, move.card, events);
  if (move.type === 'rotate') {
    const { board, event } = rotateAt(state, state.seat, move.cell);
    events.push(event);
    return { ...state, board, rotated: true };
  }
  const luck = chance(state.seed);
  return { ...endTurn(state, luck, events), seed: luck.seed() };
}

function playTable(state: GameState, move: Move): Step<State, Event> {
  const events: Event[] = [];
  const next = goOn(act(state, move, events), events);
  // If hands are hidden, even that a turn goes on, or ends by itself, reveals something of the hand.
  const hasDrawn = events.some((event) => event.type === 'ended' && event.drawn > 0);
  return { state: next, events, irreversible: hasDrawn || state.rules.hands === 'hidden' || isOver(next) };
}

function play(state: State, _actor: Actor, move: Move): Step<State, Event> {
  if (state.use === 'game') return playTable(state, move);
  if (move.type !== 'rotate') throw new Error('A puzzle has no cards to play. Ask refuse() before play().');
  const { board, event } = rotateAt(state, null, move.cell);
  const next = { ...state, board, rotations: Math.min(MOST_ROTATIONS, state.rotations + 1) };
  if (state.goals.length === 0) return { state: next, events: [event] };
  const of = fold(state.goals, 0, (sum, { atLeast }) => sum + atLeast);
  const done = fold(metBy(next), 0, (sum, met) => sum + met);
  return { state: next, events: [event, { type: 'progress', done, of }] };
}

function toAct(state: State): readonly Seat[] {
  if (outcomeOf(state)) return [];
  return [state.use === 'puzzle' ? 0 : state.seat];
}

/** The cards that this viewer does not see, in one order, are dealt anew over the same places. */
function resample(state: State, viewer: Viewer, seed: number): State {
  if (state.use === 'puzzle' || viewer === 'all' || isOver(state)) return state;
  const luck = chance(seed);
  const { hands } = state;
  const hidden = hands.filter((_, seat) => !sees(state, viewer, seat));
  const cards = [...luck.shuffle(sorted([...state.deck, ...hidden.flat()]))];
  // R10: a hand holds no card twice while others are left.
  const draw = (hand: readonly Card[]): Card => {
    const at = cards.findIndex((card) => !hand.includes(card));
    return cards.splice(Math.max(0, at), 1)[0] as Card;
  };
  const dealt = hands.map((hand, seat) =>
    sees(state, viewer, seat) ? hand : fold(hand, [] as readonly Card[], (all) => [...all, draw(all)]),
  );
  return { ...state, hands: dealt, deck: cards, seed: luck.seed() };
}

export const rules: Rules<State, Move, Event, Options> = makeRules<State, Move, Event, Options>({
  id: 'rotation',
  version: 1,
  chance: true,
  options,
  move: eitherOf(
    fieldsOf({ type: oneOf('rotate'), cell: textUpTo(40) }),
    fieldsOf({ type: oneOf('card'), card: textUpTo(40) }),
    fieldsOf({ type: oneOf('done') }),
  ),
  setup,
  seats: (state) => (state.use === 'puzzle' ? 1 : state.scores.length),
  toAct,
  moves,
  refuse,
  play,
  outcome: outcomeOf,
  resample,
});
