/** Adds a puzzle to the parts of a board: its goal, counts, name, days, and the button for the next one. */
import { html, nothing } from 'lit';
import { middayOf, numberOf } from '../../core/days/calendar.js';
import { describeDay, explainDay } from '../../core/days/describe-day.js';
import { ratingOf } from '../../core/days/rating.js';
import { endOf, type MaybePuzzle } from '../../core/puzzle/puzzle.js';
import type { BoardContext, BoardParts, Rendered, ToldButton } from '../contract/parts.js';
import type { Tried } from '../days/day-settings.js';
import { Daily } from '../days/daily.js';
import { Stars } from '../days/rating.js';
import { withDays } from '../days/with-days.js';
import { wear } from '../dom/adopted-styles.js';
import { pictureTemplate } from '../dom/picture-template.js';
import { renderLine, renderTold } from '../dom/sentence.js';
import { countOf } from '../game/progress.js';
import { pickedOf, progressOf, seedOf, viewOf } from '../game/select.js';
import { markPending } from '../panel/controls.js';
import { renderTerm } from '../panel/term.js';
import {
  ANOTHER,
  dayOfferOf,
  DRAWN_LEVELS,
  isDay,
  levelOf,
  nextPuzzle,
  NO_PUZZLE,
  titleOf,
} from './which-puzzle.js';
import { renderMeter } from './meter.js';
import { meterStyles } from './meter.css.js';
import type { AnyOffer } from './offer.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- the kit handles games it knows nothing about */
type Board = BoardContext<any, any, any, any, any>;
type Parts = BoardParts<any>;
/* eslint-enable @typescript-eslint/no-explicit-any */

/** As many lost tries as a line to share shows by signs. */
const MOST_SIGNS = 6;

/** Components may be an object of a class: their functions are called on it. */
function boundTo(parts: Parts): Parts {
  const { panel, hints, draft, clock, solved, methods, answers } = parts;
  const given = { panel, hints, draft, clock, solved, methods, answers };
  return {
    ...(Object.fromEntries(Object.entries(given).filter(([, part]) => part !== undefined)) as typeof given),
    show: (picture, view) => parts.show(picture, view),
    prepare: (view) => parts.prepare?.(view),
    rendered: (root, view) => parts.rendered?.(root, view),
    attend: (cell, isPressed) => parts.attend?.(cell, isPressed),
    press: (name) => parts.press?.(name) ?? false,
    stage: () => parts.stage?.(),
    states: () => parts.states?.() ?? {},
    forgetReader: () => parts.forgetReader?.(),
    renew: () => parts.renew?.(),
    leave: () => parts.leave?.(),
  } as Parts;
}

export function addPuzzleParts(offer: AnyOffer, board: Board, parts: Parts): Parts {
  const stars = new Stars(board.motion);
  const puzzleOf = (view: unknown): MaybePuzzle['puzzle'] => (view as MaybePuzzle | undefined)?.puzzle;
  const isMet = (view: unknown): boolean => endOf(offer.puzzles, view as MaybePuzzle) === 'met';

  /** The name or the day of the puzzle in hand, if it is one of ours. */
  const title = (): string | undefined => {
    const { session, reader } = board.state;
    const first = session?.stateAt(0);
    if (!puzzleOf(first)) return undefined;
    const position = offer.game.notation.formatPosition(first);
    return titleOf(offer, reader.settings, seedOf(board.state), position);
  };
  const triedIn = (view: unknown): Tried | undefined => {
    const { par = null, moves = 0 } = puzzleOf(view) ?? {};
    return par === null ? undefined : { moves, par, isSolved: isMet(view) };
  };
  const daily = new Daily<unknown, unknown>(board, {
    ...dayOfferOf(offer),
    dayInHand: () => {
      const name = title();
      return isDay(name) ? name : undefined;
    },
    triedIn,
  });

  const renderTitle = (name: string): Rendered => {
    const { words, settings } = board.state;
    const level = levelOf(offer, name);
    const told = level === undefined ? nothing : renderLine(words.say('day.level', { level }));
    const shown = isDay(name)
      ? renderTerm(describeDay(name, settings.get('dailyFirst'), words), explainDay(name, words))
      : renderLine(words.say('title.level', { name }));
    return html`<span class="level">${told}</span> ${shown}`;
  };
  const renderScore = (view: unknown): Rendered => {
    const { state, world } = board;
    const puzzle = puzzleOf(view);
    if (!puzzle) return nothing;
    const { words } = state;
    const met = isMet(view);
    return html`<div class="goal-box ${met ? 'met' : ''}" part="goal">
        <span class="goal-picture" aria-hidden="true">${pictureTemplate(offer.picture(view))}</span>
        <p>${renderTold(offer.sentence(view, words))}</p>
      </div>
      ${renderMeter(puzzle, offer.budgets(view, words, state.reader.ui), met, countOf(state, world.now()), words)}`;
  };
  /** The puzzle that was drawn last. */
  let drawn: { readonly level: 1 | 2; readonly text: string } | undefined;
  const drawAnother = async (level: 1 | 2): Promise<void> => {
    const loading = offer.another?.load().catch(() => undefined);
    const drawing = await (loading && markPending(board, 'menu', loading));
    if (!drawing) {
      board.dispatch({ type: 'refuse', refusal: { code: 'kit/chunk', facts: { part: 'another' } } });
      return;
    }
    drawn = { level, text: drawing.drawPuzzle(level, board.world.randomSeed()) };
    board.dispatch({ type: 'choose', settings: { ...NO_PUZZLE, puzzle: drawn.text } });
  };
  /** What follows on a solved one, if the reader may choose. */
  const nextButton = (): ToldButton | undefined => {
    const { words, reader } = board.state;
    const next = nextPuzzle(offer, reader.settings, title());
    if (next)
      return {
        name: 'next',
        caption: words.say('act.next'),
        press: () => void board.dispatch({ type: 'choose', settings: next }),
      };
    if (!drawn || reader.settings.get('puzzle') !== drawn.text) return undefined;
    const { level } = drawn;
    return {
      name: 'next',
      caption: words.say('puzzles.another', { level }),
      press: () => void drawAnother(level),
    };
  };
  /** After a puzzle that is solved: the next one where the reader may choose, and the same once more. */
  const endButtons = (view: unknown): readonly ToldButton[] | undefined => {
    const { words, reader, isReadonly } = board.state;
    if (!isMet(view) || reader.seats.length === 0 || isReadonly) return undefined;
    const next = nextButton();
    if (!next) return undefined;
    return [
      { ...next, isMain: true },
      {
        name: 'again',
        caption: words.say('yes.restart'),
        press: () => void board.dispatch({ type: 'begin-again' }),
      },
    ];
  };
  /** Two lines to share; they tell no move. */
  const describeResult = (view: unknown, hints: number, tries: number): string | undefined => {
    const { words, settings } = board.state;
    const { moves: n = 0, par = null } = puzzleOf(view) ?? {};
    const name = words.say('game.name');
    if (par === null) return words.say('puzzle.took-alone', { name, n, hints });
    const rating = ratingOf(n, par, hints, tries);
    const puzzle = title();
    const level = puzzle === undefined ? undefined : levelOf(offer, puzzle);
    const number = isDay(puzzle) ? numberOf(puzzle, settings.get('dailyFirst')) : 0;
    const signs = `${'✕ '.repeat(Math.min(tries, MOST_SIGNS))}✓`;
    const first =
      puzzle === undefined
        ? words.say('puzzle.result', { name, rating })
        : !isDay(puzzle)
          ? words.say('puzzle.result-named', { name, puzzle, rating })
          : number > 0
            ? words.say('puzzle.result-number', { name, n: number, level: level ?? 0, rating })
            : words.say('puzzle.result-day', { name, day: middayOf(puzzle), level: level ?? 0, rating });
    return [first, words.say('puzzle.took', { signs, n, tries, hints })].join('\n');
  };

  const { panel = {}, hints } = parts;
  const isPuzzle = (view: unknown): boolean => puzzleOf(view) !== undefined;
  const all = withDays(daily, {
    ...boundTo(parts),
    press: (name) => {
      const level = DRAWN_LEVELS.find((one) => `${ANOTHER}${one}` === name);
      if (level === undefined || !offer.another) return parts.press?.(name) ?? false;
      void drawAnother(level);
      return true;
    },
    rendered: (root, view) => {
      parts.rendered?.(root, view);
      if (!isPuzzle(view)) return;
      wear(root, 'puzzles', meterStyles.cssText);
      stars.show(root);
    },
    panel: {
      ...panel,
      progress: (shown) => panel.progress?.(shown) ?? progressOf(board.state, shown),
      drawnAside: (shown) => {
        if (!isPuzzle(shown.view)) {
          if (panel.drawnAside) return panel.drawnAside(shown);
          const aside = panel.aside ? panel.aside() : pickedOf(board.state);
          const text = aside ?? panel.progress?.(shown) ?? progressOf(board.state, shown);
          return renderLine(text);
        }
        if (shown.ply < shown.plies) return renderLine(progressOf(board.state, shown));
        const name = title();
        return name === undefined ? nothing : renderTitle(name);
      },
      score: (view) => (isPuzzle(view) ? renderScore(view) : (panel.score?.(view) ?? nothing)),
      isNew: (view) =>
        isPuzzle(view) ? false : (panel.isNew?.(view) ?? board.state.session?.isFromPosition === false),
      isAimed: (view) => !isPuzzle(view) && panel.isAimed?.(view) === true,
      endButtons: (view) => endButtons(view) ?? panel.endButtons?.(view),
    },
    solved: {
      ...parts.solved,
      line: (goal, view, moves, hinted, tries) =>
        isPuzzle(view)
          ? describeResult(view, hinted, tries)
          : parts.solved?.line?.(goal, view, moves, hinted, tries),
    },
    hints: {
      show: (text, advice) => hints?.show(text, advice),
      adopt: () => hints?.adopt() ?? false,
      use: () => {
        const { state } = board;
        if (isPuzzle(viewOf(state)) && state.settings.get('noSolution')) return undefined;
        return hints?.use ? hints.use() : state.words.say('act.use');
      },
    },
  });
  return {
    ...all,
    panel: {
      ...all.panel,
      // A game without puzzles is drawn as it is where they have not come: a server has them from the start.
      log: (view) => {
        const hasDays = isPuzzle(view) || board.state.settings.given('daily') !== undefined;
        const log = (hasDays ? all.panel?.log?.(view) : panel.log?.(view)) ?? nothing;
        if (!isPuzzle(view)) return log;
        const about = offer.about?.(view, board.state.words) ?? [];
        return html`${about.map((one) => html`<p class="of-puzzle">${renderLine(one)}</p>`)}${log}`;
      },
    },
  };
}
