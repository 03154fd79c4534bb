/**
 * Makes puzzles of a game's positions. Its rules stay as they are: while a state has a puzzle, seat 0 alone acts, with
 * whoever answers it, and the game is over when the goal is met or can no longer be met.
 */
import type { Refusal } from '../basics/result.js';
import type { Actor, Game, Goal, Outcome, Rules, Seat } from '../contract/rules.js';
import { answererOf, endOf, leftOf, SOLVER, standingOf, type MaybePuzzle, type Puzzles } from './puzzle.js';
import { formatPuzzle, readPuzzle, splitPuzzle } from './puzzle-text.js';

export function withPuzzles<S extends MaybePuzzle, M, E, O, V>(
  game: Game<S, M, E, O, V>,
  puzzles: Puzzles<S, E, NoInfer<M>>,
): Game<S, M, E, O, V> {
  const { rules, notation } = game;
  const outcome = (state: S): Outcome | undefined => {
    if (!state.puzzle) return rules.outcome(state);
    const end = endOf(puzzles, state);
    return end && { winners: end === 'met' ? [SOLVER] : [], reason: `puzzle/${end}` };
  };
  const toAct = (state: S): readonly Seat[] => {
    if (!state.puzzle) return rules.toAct(state);
    if (endOf(puzzles, state)) return [];
    const answerer = answererOf(puzzles, state);
    const next = answerer?.isDue(state) ? answerer.seat : SOLVER;
    return rules.toAct(state).filter((seat) => seat === next);
  };
  const refuse = (state: S, actor: Actor, move: M): Refusal | undefined => {
    const refused = rules.refuse(state, actor, move);
    if (!state.puzzle || refused?.code === 'move/unknown') return refused;
    const { rule } = puzzles;
    if (endOf(puzzles, state)) return { code: 'puzzle/over', rule };
    if (puzzles.hasMove?.(move) === false) return { code: 'puzzle/move', rule };
    const isOther = actor !== SOLVER && !toAct(state).includes(actor as Seat);
    return refused ?? (isOther ? { code: 'puzzle/solver', rule } : undefined);
  };
  const own: Pick<Rules<S, M, E, O>, 'outcome' | 'toAct' | 'moves' | 'refuse' | 'play'> = {
    outcome,
    toAct,
    moves: (state, actor) =>
      state.puzzle && !toAct(state).includes(actor as Seat) ? [] : rules.moves(state, actor),
    refuse,
    play: (state, actor, move) => {
      const step = rules.play(state, actor, move);
      if (!state.puzzle) return step;
      const { goal: asked, par, moves } = state.puzzle;
      const isSpent = puzzles.isSpent?.(state, step.state) ?? false;
      const events = step.events.filter((event) => puzzles.isTold?.(event) ?? true);
      const puzzle =
        actor === SOLVER
          ? { goal: asked, par, moves: moves + (puzzles.weight?.(move) ?? 1), isSpent }
          : { goal: asked, par, moves, isSpent, answer: notation.formatMove(state, actor, move) };
      // Nothing is hidden in a puzzle, so that every move can be undone.
      return { state: { ...step.state, puzzle }, events };
    },
  };
  const goal = (state: S): Goal | undefined => {
    const standing = standingOf(puzzles, state);
    if (!standing || !state.puzzle) return game.goal?.(state);
    const { par, moves } = state.puzzle;
    const left = leftOf(puzzles, state);
    return {
      met: !left,
      ...standing,
      moves,
      ...(par !== null && { par }),
      ...(left && { left, isLost: endOf(puzzles, state) === 'lost' }),
    };
  };
  return {
    ...game,
    rules: { ...rules, ...own },
    notation: {
      ...notation,
      formatPosition: (state) => notation.formatPosition(state) + formatPuzzle(state.puzzle),
      parsePosition: (text) => {
        const split = splitPuzzle(text);
        const read = notation.parsePosition(split.position);
        return read.ok ? readPuzzle(puzzles, notation, { text, ...split }, read.value) : read;
      },
    },
    goal,
    answerer: (state) => answererOf(puzzles, state),
  };
}
