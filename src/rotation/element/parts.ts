/** The stateful components of the rotation puzzle's board: its picture, its preview, and the last hint. */
import { nothing, type TemplateResult } from 'lit';
import { explainDay } from '../../core/days/describe-day.js';
import type { Words } from '../../core/words/words.js';
import type { BoardContext, BoardParts, Told, ToldButton } from '../../ui/contract/parts.js';
import { Daily } from '../../ui/days/daily.js';
import { withDays } from '../../ui/days/with-days.js';
import { solvedOf } from '../../ui/game/progress.js';
import { isTurn, progressOf, seedOf, viewOf } from '../../ui/game/select.js';
import { renderLine } from '../../ui/dom/sentence.js';
import { renderTerm } from '../../ui/panel/term.js';
import { labelOf } from '../../ui/words/describe-standing.js';
import { chosenStar } from '../conversation.js';
import { describeResult, describeTitle, isDay, objectFact } from '../describe.js';
import { rotation } from '../game.js';
import { hasOnePicture } from '../goal-picture.js';
import { gridOf } from '../grid.js';
import type { Ui } from '../interpret.js';
import { costOf, isSolved } from '../outcome.js';
import type { Event, GameView, Move, State, View } from '../state.js';
import { describeWould } from '../would.js';
import { renderHands } from './cards.js';
import { renderPuzzle } from './goals.js';
import { renderLegend } from './legend.js';
import { days, nextPuzzle, titleOf } from './page-settings.js';
import { Patch } from './patch.js';
import { Preview } from './preview.js';
import { Stars } from './stars.js';

type Board = BoardContext<State, Move, Event, View, Ui>;

export function makeParts(board: Board): BoardParts<View> {
  const patch = new Patch(board.motion);
  const preview = new Preview(board);
  const stars = new Stars(board.motion);
  const press = (name: string): void =>
    void board.dispatch({ type: 'input', input: { type: 'button', name } });
  const title = (): string | undefined => {
    const { state } = board;
    const { session, reader } = state;
    const first = session && rotation.notation.formatPosition(session.stateAt(0));
    return first && titleOf(reader.settings, seedOf(state), first);
  };
  const daily = new Daily<State, View>(board, {
    ...days,
    dayInHand: () => {
      const name = title();
      return name !== undefined && isDay(name) ? name : undefined;
    },
    triedIn: (view) =>
      view.use === 'puzzle' && view.par !== null
        ? { moves: view.rotations, par: view.par, isSolved: isSolved(view) }
        : undefined,
  });
  /** The forecast for the star under consideration. If a finger chose it, a second tap or the button rotates. */
  const toldStar = (): Told | undefined => {
    const { reader, words } = board.state;
    const view = viewOf(board.state);
    const { star } = preview;
    if (!view || star === undefined) return undefined;
    const sentence = describeWould(view, star, words, board.state.isLesson);
    if (chosenStar(view, reader.ui) === undefined) return { kind: 'preview', sentence };
    return {
      kind: 'preview',
      sentence,
      buttons: [{ name: 'rotate', caption: words.say('act.rotate'), press: () => press('rotate') }],
      leave: () => press('leave'),
    };
  };
  /** After a puzzle that is solved: the next one where the reader may choose, and the same once more. */
  const endButtons = (view: View): readonly ToldButton[] | undefined => {
    const { words, reader } = board.state;
    if (view.use === 'game' || !isSolved(view) || reader.seats.length === 0) return undefined;
    const next = nextPuzzle(reader.settings, title(), gridOf(view.board));
    return [
      ...(next
        ? [
            {
              name: 'next',
              caption: words.say('act.next'),
              press: () => void board.dispatch({ type: 'choose', settings: next }),
            },
          ]
        : []),
      {
        name: 'again',
        caption: words.say('act.try-again'),
        press: () => void board.dispatch({ type: 'begin-again' }),
      },
    ];
  };
  /** What a hint advises, and whether the reader is asked to play it. */
  let advised: string | undefined;
  let isAsked = false;
  /** The rotation of a hint is played once the reader agrees. */
  const toldStep = (): Told | undefined => {
    const { words, session } = board.state;
    const view = viewOf(board.state);
    if (!isAsked || advised === undefined || !view || session?.isLive !== true) return undefined;
    const cell = advised;
    const leave = (): void => {
      isAsked = false;
      board.redraw();
    };
    const button = (name: string, act: () => void): ToldButton => ({
      name,
      caption: words.say(`act.${name}`),
      press: () => {
        leave();
        act();
      },
    });
    return {
      kind: 'ask',
      sentence: words.say('ask.solve', { object: objectFact(view, cell), cell }),
      buttons: [
        {
          ...button('play-step', () => void board.dispatch({ type: 'mean', move: { type: 'rotate', cell } })),
          isMain: true,
        },
        button('keep-trying', () => {}),
      ],
      leave,
    };
  };
  /** The seat whose cards are shown large: the reader's; with several readers or none, the seat to act. */
  const largeSeat = ({ seat }: GameView): number => {
    const [only = seat, ...others] = board.state.reader.seats;
    return others.length > 0 ? seat : only;
  };
  return withDays(daily, {
    show: (picture, view) => {
      patch.show(picture, view);
      preview.show(picture);
    },
    rendered: (root) => stars.show(root),
    attend: (cell, isPressed) => preview.attend(cell, isPressed),
    panel: {
      told: () => toldStep() ?? toldStar(),
      endButtons,
      score: (view) =>
        view.use === 'puzzle'
          ? renderPuzzle(view, solvedOf(board.state, board.world)?.hints ?? 0, board.state.words)
          : renderHands(view, board.state.words, {
              isTurn: isTurn(board.state),
              seat: largeSeat(view),
              star: preview.star,
              onPlay: (card) => press(`card-${card}`),
              labelOf: (seat) => labelOf(seat, board.state),
            }),
      // Several patterns are drawn in the score alone, which then stands there from the start.
      isNew: (view) => view.use === 'puzzle' && view.rotations === 0 && hasOnePicture(view),
      log: (view) => renderLegend(view, board.state.words),
      aside: () => undefined,
      drawnAside: (shown) => {
        const { state } = board;
        if (shown.ply < shown.plies) return renderLine(progressOf(state, shown));
        if (shown.view.use === 'game') return renderTurn(shown.view, state.words);
        const name = title();
        // The status itself counts a puzzle's rotations.
        return name === undefined
          ? nothing
          : renderTitle(name, state.settings.get('dailyFirst'), state.words);
      },
    },
    solved: {
      line: (_goal, view, _moves, hints) => {
        const { settings, words } = board.state;
        return describeResult(view, hints, title(), settings.get('dailyFirst'), words);
      },
    },
    hints: {
      use: () => {
        const { settings, words } = board.state;
        if (viewOf(board.state)?.use !== 'puzzle') return words.say('act.use');
        return settings.get('noSolution') ? undefined : words.say('act.solve');
      },
      show: (text) => {
        if (text === undefined) return;
        advised = text;
        isAsked = false;
      },
      adopt: () => {
        isAsked = viewOf(board.state)?.use === 'puzzle';
        if (isAsked) board.redraw();
        return isAsked;
      },
    },
    forgetReader: () => (isAsked = false),
    renew: () => (isAsked = false),
  });
}

/** R12: which turn it is, of how many, or what it costs where points run out. */
function renderTurn({ turns, scores, rules }: GameView, words: Words): TemplateResult {
  const turn = Math.floor(turns / scores.length) + 1;
  const all = rules.turns;
  return rules.decay
    ? renderTerm(words.say('hand.turn-alone', { turn, cost: costOf(turn) }), words.say('term.cost'))
    : renderTerm(
        words.say('hand.turn', { turn: Math.min(turn, all), all }),
        words.say('term.turns', { all }),
      );
}

/** Which puzzle it is: the day of a daily one explains itself. */
function renderTitle(name: string, first: string, words: Words): TemplateResult {
  const title = describeTitle(name, first, words);
  return isDay(name) ? renderTerm(title, explainDay(name, words)) : renderLine(title);
}
