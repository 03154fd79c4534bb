/** A viewer's knowledge of a game in progress. It asks the game, and adds nothing to it. */
import { stateAt, type History, type Ply } from './history.js';
import type { Actor, Game, Outcome, Seat, Viewer } from '../contract/rules.js';

/** A viewer's knowledge of the position on show. */
export interface Snapshot<V, E> {
  readonly viewer: Viewer;
  /** How many plies come before the position on show, and how many the game has. */
  readonly ply: number;
  readonly plies: number;
  readonly view: V;
  readonly toAct: readonly Seat[];
  readonly outcome?: Outcome;
  /**
   * The ply that led here. Its text is left out where the game hides anything from this viewer and the ply is not its
   * own.
   */
  readonly last?: { readonly actor: Actor; readonly text?: string };
  readonly events: readonly E[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** The events of a ply as a viewer learns them. */
export function heardBy<S, M, E>(
  game: Pick<Game<S, M, E, never, never>, 'filterEvent'>,
  ply: Ply<S, M, E>,
  viewer: Viewer,
): readonly E[] {
  return ply.events.map((event) => game.filterEvent(event, viewer)).filter((event) => event !== undefined);
}

/** `isOpen`: what is shown holds nothing that this viewer may not know. */
export function snapshotOf<S, M, E, O, V>(
  game: Game<S, M, E, O, V>,
  history: History<S, M, E>,
  viewer: Viewer,
  isOpen: boolean,
  moves: { readonly canUndo: boolean; readonly canRedo: boolean },
): Snapshot<V, E> {
  const { rules } = game;
  const { shown, end, plies } = history;
  const state = stateAt(history, shown);
  const ply = shown === 0 ? undefined : plies[shown - 1];
  const outcome = rules.outcome(state);
  const isTold = (made: Ply<S, M, E>): boolean =>
    isOpen ||
    made.actor === viewer ||
    viewer === 'all' ||
    rules.resample(made.state, viewer, 0) === made.state;
  return {
    viewer,
    ply: shown,
    plies: end,
    view: game.view(state, viewer),
    toAct: rules.toAct(state),
    ...(outcome && { outcome }),
    ...(ply && { last: isTold(ply) ? { actor: ply.actor, text: ply.text } : { actor: ply.actor } }),
    events: ply ? heardBy(game, ply, viewer) : [],
    ...moves,
  };
}
