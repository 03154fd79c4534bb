/**
 * Makes puzzles of a game's positions. Its rules stay as they are: while a state has a puzzle, seat 0 alone acts, and
 * the game is over when the goal is met or nothing is left to meet it with.
 */
import type { Game, Goal, Outcome, Rules, Seat } from '../contract/rules.js';
import { endOf, leftOf, SOLVER, standingOf, type MaybePuzzle, type Puzzles } from './puzzle.js';
import { formatPuzzle, readPuzzle, splitPuzzle } from './puzzle-text.js';

export function withPuzzles<S extends MaybePuzzle, M, E, O, V>(
  game: Game<S, M, E, O, V>,
  puzzles: Puzzles<S, E>,
): Game<S, M, E, O, V> {
  const { rules, notation } = game;
  const outcome = (state: S): Outcome | undefined => {
    if (!state.puzzle) return rules.outcome(state);
    const end = endOf(puzzles, state);
    return end && { winners: end === 'met' ? [SOLVER] : [], reason: `puzzle/${end}` };
  };
  const toAct = (state: S): readonly Seat[] => {
    if (!state.puzzle) return rules.toAct(state);
    return endOf(puzzles, state) ? [] : rules.toAct(state).filter((seat) => seat === SOLVER);
  };
  const own: Pick<Rules<S, M, E, O>, 'outcome' | 'toAct' | 'moves' | 'refuse' | 'play'> = {
    outcome,
    toAct,
    moves: (state, actor) =>
      state.puzzle && !toAct(state).includes(actor as Seat) ? [] : rules.moves(state, actor),
    refuse: (state, actor, move) =>
      endOf(puzzles, state) ? { code: 'puzzle/over', rule: puzzles.rule } : rules.refuse(state, actor, move),
    play: (state, actor, move) => {
      const step = rules.play(state, actor, move);
      const { puzzle } = state;
      if (!puzzle) return step;
      const isSpent = puzzles.isSpent(state, step.state);
      const events = step.events.filter((event) => puzzles.isTold?.(event) ?? true);
      const next = { ...step.state, puzzle: { ...puzzle, moves: puzzle.moves + 1, isSpent } };
      return { ...step, state: next, events };
    },
  };
  const goal = (state: S): Goal | undefined => {
    const standing = standingOf(puzzles, state);
    if (!standing || !state.puzzle) return game.goal?.(state);
    const { par } = state.puzzle;
    const left = leftOf(puzzles, state);
    return {
      met: !left,
      ...standing,
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
        return read.ok ? readPuzzle(puzzles, text, split, read.value) : read;
      },
    },
    goal,
  };
}
