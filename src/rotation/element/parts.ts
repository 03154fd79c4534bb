/** The stateful parts of the rotation puzzle's board: its picture, its preview, and the last hint. */
import { html, nothing, type TemplateResult } from 'lit';
import { explainDay } from '../../core/days/describe-day.js';
import type { Words } from '../../core/words/words.js';
import type { BoardContext, BoardParts, Told, ToldButton } from '../../ui/contract/parts.js';
import { Daily } from '../../ui/days/daily.js';
import { hasChoices, isEveryDay, offersDays } from '../../ui/days/day-settings.js';
import { Stars } from '../../ui/days/rating.js';
import { withDays } from '../../ui/days/with-days.js';
import { countOf } from '../../ui/game/progress.js';
import { isTurn, progressOf, seedOf, viewOf } from '../../ui/game/select.js';
import { renderLine } from '../../ui/dom/sentence.js';
import { renderTerm } from '../../ui/panel/term.js';
import { labelOf } from '../../ui/words/describe-standing.js';
import { describeResult, describeTitle, isDay } from '../describe.js';
import { rotation } from '../game.js';
import { hasOnePicture } from '../goal-picture.js';
import { gridOf } from '../grid.js';
import type { Ui } from '../interpret.js';
import { costOf, isSolved, outcomeOf } from '../outcome.js';
import type { Event, GameView, Move, State, View } from '../state.js';
import { describeWould, jumpsAtEdge } from '../would.js';
import { renderHands } from './cards.js';
import { renderPuzzle } from './goals.js';
import { renderLegend } from './legend.js';
import { data, days, nextPuzzle, titleOf } from './page-settings.js';
import { Patch } from './patch.js';
import { Preview } from './preview.js';

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
  /** The star at which this game has told what happens at the edge, and on which board. */
  let edge: { readonly star: string; readonly board: View['board'] } | undefined;
  /** The forecast for the star under consideration; at the first one in a game that needs it, what the edge does. */
  const toldStar = (): Told | undefined => {
    const { words, isLesson } = board.state;
    const view = viewOf(board.state);
    const { star } = preview;
    if (!view || star === undefined) return undefined;
    if (view.use === 'puzzle' && !isLesson && jumpsAtEdge(view, star)) {
      edge ??= { star, board: view.board };
      if (edge.star === star && edge.board === view.board)
        return { kind: 'preview', sentence: words.say('term.edge') };
    }
    return { kind: 'preview', sentence: describeWould(view, star, words, isLesson) };
  };
  /** The buttons after a solved puzzle. */
  const toldSolved = (): Told | undefined => {
    const { words, reader, settings, isReadonly } = board.state;
    const view = viewOf(board.state);
    if (view?.use !== 'puzzle' || !isSolved(view) || reader.seats.length === 0 || isReadonly)
      return undefined;
    const isDay = isEveryDay(days, settings) && settings.get('daily') !== undefined;
    const isAlone = !hasChoices(settings) || (isDay && !offersDays(days, settings));
    const key = isAlone ? 'share' : isDay ? 'solved-day' : 'solved';
    return { kind: 'end', sentence: words.say(`end.${key}`) };
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
              isMain: true,
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
  /** The last hint, and whether it offers to play its move. */
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
      sentence: words.say('ask.solve', { cell }),
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
      told: () => toldStep() ?? toldStar() ?? daily.told ?? toldSolved(),
      endButtons,
      actsAside: (view) =>
        view.use === 'puzzle' && !outcomeOf(view)
          ? html`<span class="about">${renderLine(board.state.words.say('about.rotate'))}</span>`
          : nothing,
      score: (view) =>
        view.use === 'puzzle'
          ? renderPuzzle(view, countOf(board.state, board.world.now()).hints, board.state.words)
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
        const isKept = viewOf(board.state)?.use === 'puzzle' && settings.get('noSolution');
        return isKept ? undefined : words.say('act.use');
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
    renew: () => {
      isAsked = false;
      edge = undefined;
    },
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

/** Which puzzle it is: the day of a daily one explains itself, and how hard it is stands before it. */
function renderTitle(name: string, first: string, words: Words): TemplateResult {
  const title = describeTitle(name, first, words);
  if (!isDay(name)) return html`${renderLine(title)}`;
  const level = data.now()?.levelOfDay(name);
  const told = level === undefined ? nothing : renderLine(words.say('day.level', { level }));
  return html`<span class="level">${told}</span> ${renderTerm(title, explainDay(name, words))}`;
}
