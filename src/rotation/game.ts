/** The rotation puzzle as one value: rules, notation and words, and what each viewer knows of hands and deck. */
import type { Game, Goal, Viewer } from '../core/contract/rules.js';
import { sorted } from './cards.js';
import { describe } from './describe.js';
import { notation } from './notation.js';
import { rules } from './rules.js';
import { isSolved, metBy, outcomeOf, sees } from './outcome.js';
import type { Card, Event, GameState, Move, Options, State, View } from './state.js';
import { fold } from '../core/basics/indices.js';

/** R9, R10: the hands that this viewer sees, and which cards are left, in no order that tells anything. */
function viewOf(state: GameState, viewer: Viewer): View {
  const { hands, deck, seed: _, ...table } = state;
  const hidden: readonly Card[] = hands.filter((_, seat) => !sees(state, viewer, seat)).flat();
  return {
    ...table,
    hands: hands.map((hand, seat) => (sees(state, viewer, seat) ? hand : null)),
    counts: hands.map((hand) => hand.length),
    deck: deck.length,
    unseen: sorted([...deck, ...hidden]),
    ...((viewer === 'all' || outcomeOf(state)) && { all: state }),
  };
}

/** R13: a board without goals asks for nothing. */
function goal(state: State): Goal | undefined {
  if (state.use === 'game' || state.goals.length === 0) return undefined;
  const { goals, par } = state;
  const of = fold(goals, 0, (sum, { atLeast }) => sum + atLeast);
  const met = isSolved(state);
  const done = fold(metBy(state), 0, (sum, one) => sum + one);
  // A goal that holds before any rotation does not count as met.
  return { met, done: met ? of : Math.min(done, of - 1), of, ...(par !== null && { par }) };
}

/** The game: its rules, notation, views and words. */
export const rotation: Game<State, Move, Event, Options, View> = {
  rules,
  notation,
  view: (state, viewer) => (state.use === 'puzzle' ? state : viewOf(state, viewer)),
  filterEvent: (event) => event,
  describe,
  goal,
};
