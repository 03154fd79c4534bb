/** Makes of a game's adapter one that plays its puzzles too. Where no puzzle is in hand, it is as it was. */
import { describeDate } from '../../core/days/describe-day.js';
import { dayWords } from '../../core/days/words.days.en.js';
import { describePuzzle, describePuzzleEnd, describePuzzleWhy } from '../../core/puzzle/describe-puzzle.js';
import { endOf, SOLVER, type MaybePuzzle } from '../../core/puzzle/puzzle.js';
import { withPuzzles } from '../../core/puzzle/with-puzzles.js';
import { puzzleWords } from '../../core/puzzle/words.puzzle.en.js';
import type { Words } from '../../core/words/words.js';
import type { Adapter, Audience } from '../contract/adapter.js';
import { today } from '../days/day-settings.js';
import { isDay, leadsOn, titleOf } from './which-puzzle.js';
import type { AnyOffer, PuzzleOffer } from './offer.js';

export function withPuzzlesOf<S extends MaybePuzzle, M, E, O, V extends MaybePuzzle, U>(
  offer: PuzzleOffer<S, M, E, O, V, U>,
  /** The game's own, or one that a page or a test has made of it. */
  adapter: Adapter<S, M, E, O, V, U>,
): Adapter<S, M, E, O, V, U> {
  const { puzzles, words } = offer;
  // Rules that somebody has put in place of the game's own play puzzles too.
  const game = adapter.game === offer.adapter.game ? offer.game : withPuzzles(adapter.game, puzzles as never);
  const { say, goal, end, turn, start } = adapter;

  /** The day whose puzzle is on show as it begins, until something is picked up. */
  const dayOf = (view: V, { ui, settings }: Audience<U>): string | undefined => {
    if (view.puzzle?.moves !== 0 || adapter.input.picked?.(ui) !== undefined) return undefined;
    const position = offer.positionOf?.(view) ?? game.notation.formatPosition(view as never);
    const title = titleOf(offer as unknown as AnyOffer, settings, 0, position);
    return isDay(title) ? title : undefined;
  };
  const sayTurn = (view: V, said: Words, reader: Audience<U>): string => {
    const day = dayOf(view, reader);
    return day === undefined
      ? describePuzzle(puzzles, view, said)
      : describeDate(day, today(reader.settings), said);
  };
  return {
    ...adapter,
    game,
    words: { ...adapter.words, table: { ...dayWords, ...puzzleWords, ...adapter.words.table, ...words } },
    say: {
      ...say,
      turn: (view, said, reader) => (view.puzzle ? sayTurn : say.turn)(view, said, reader),
      toDo: (view, said, reader) =>
        (view.puzzle && describePuzzleEnd(puzzles, view, said, leadsOn(reader.settings))) ||
        (say.toDo?.(view, said, reader) ?? ''),
      where: (view, move, said, { ui }) => view.puzzle && offer.where(view, move, said, ui),
    },
    goal: {
      sentence: (view, said, reader) =>
        view.puzzle ? offer.sentence(view, said) : (goal?.sentence(view, said, reader) ?? ''),
      picture: (view, reader) => (view.puzzle ? offer.picture(view) : (goal?.picture?.(view, reader) ?? '')),
    },
    end: {
      ...end,
      why: (view, before, said, reader) =>
        view.puzzle ? describePuzzleWhy(puzzles, view, said) : (end?.why?.(view, before, said, reader) ?? ''),
      decidedAt: (viewAt, plies) => (viewAt(plies).puzzle ? undefined : end?.decidedAt?.(viewAt, plies)),
      steps: (view, look, said) => (view.puzzle ? [] : (end?.steps?.(view, look, said) ?? [])),
      // What it took is said where the hints and the tries are known.
      share: (view, shared, said, reader) =>
        view.puzzle ? '' : (end?.share?.(view, shared, said, reader) ?? ''),
    },
    turn: {
      ...turn,
      seat: (view, reader) => {
        if (view.puzzle) return endOf(puzzles, view) === 'lost' ? undefined : SOLVER;
        if (turn?.seat) return turn.seat(view, reader);
        const { outcome, toAct } = game.rules;
        return (outcome(view as never)?.winners ?? toAct(view as never))[0];
      },
    },
    start: {
      ...start,
      another: (view, settings, seed) => (view.puzzle ? undefined : start?.another?.(view, settings, seed)),
    },
  };
}
