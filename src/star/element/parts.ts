/** The stateful parts of *Star's board: its picture, and the term of the score that the reader asks about. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../core/contract/rules.js';
import type { BoardContext, BoardParts, StateOf, Told } from '../../ui/contract/parts.js';
import { lookOf, shownOf, viewOf } from '../../ui/game/select.js';
import { ScoreChart } from '../../ui/panel/score-chart.js';
import { describeNews } from '../../ui/words/describe-news.js';
import { labelOf } from '../../ui/words/describe-standing.js';
import { describeShut } from '../describe.js';
import { boardOf } from '../geometry.js';
import type { Ui } from '../interpret.js';
import { bounds } from '../score.js';
import type { Event, Look, Move, State } from '../state.js';
import { Patch, showOffsets } from './patch.js';
import { spotlightOn } from './spotlight.js';
import { renderScore, renderStand, whyOf } from './score-panel.js';
import { reading, sheetOf } from './sheet.js';

/** How many plies there were before the last one of the reader; of several people at this screen, before the last. */
function lastOwn(
  session: NonNullable<StateOf<State, Move, Event, State, Ui>['session']>,
  [reader, ...others]: readonly Seat[],
): number {
  const plies = session.pliesFrom(0);
  const own = others.length > 0 ? -1 : plies.map(({ actor }) => actor).lastIndexOf(reader as Seat);
  return own < 0 ? plies.length - 1 : own;
}

export function makeParts(board: BoardContext<State, Move, Event, State, Ui>): BoardParts<State> {
  const patch = new Patch(board.motion);
  const trend = new ScoreChart(board, reading);
  /** The term of the score that the reader asks about. */
  let asked: number | undefined;
  const light = (view: State): void => {
    const lights = asked === undefined ? [] : (sheetOf(view).rows.flat()[asked]?.lights ?? []);
    const isLit = lights.some((cells) => cells.length > 0);
    board.light(isLit ? spotlightOn(view.options.rings, lookOf(board.state) as Look, lights) : undefined);
  };
  /** Explains the term of the score that the reader asks about. */
  const toldTerm = (): Told | undefined => {
    const view = viewOf(board.state);
    const sentence = view && asked !== undefined ? whyOf(view, asked, board.state.words) : '';
    return sentence === '' ? undefined : { kind: 'preview', sentence };
  };
  /** The last news, with the stones that have been shut in since before the reader's last move. */
  const toldShut = (): Told | undefined => {
    const { state } = board;
    const { session, words } = state;
    const news = describeNews(state);
    // Once the winner is certain, the offer to count stands there.
    if (!session || !news || session.isOver || bounds(session.state).decided !== null) return undefined;
    const shut = describeShut(session.stateAt(lastOwn(session, state.reader.seats)), session.state, words);
    return shut === '' ? undefined : { kind: 'event', ...news, sentence: words.text([news.sentence, shut]) };
  };
  /** How many plies the ear has followed. */
  let heard = 0;
  /** After a move that shuts stones in, that is said too. */
  const sayShut = (): void => {
    const { session, words } = board.state;
    const ply = session?.ply ?? 0;
    const isNext = ply === heard + 1;
    heard = ply;
    if (!session || !isNext || session.isOver) return;
    const shut = describeShut(session.stateAt(ply - 1), session.state, words);
    // The move itself is told first.
    if (shut !== '') queueMicrotask(() => board.dispatch({ type: 'say', sentences: [shut] }));
  };
  const score = (view: State): TemplateResult => {
    const onTerm = (term: number | undefined): void => {
      if (term === asked) return;
      asked = term;
      light(view);
      board.redraw();
    };
    const { words } = board.state;
    return renderScore(view, words, (seat) => labelOf(seat, board.state), onTerm);
  };
  return {
    clock: { catchUp: sayShut },
    show: (picture, view) => {
      patch.show(picture, view, lookOf(board.state) as Look);
      if (asked !== undefined) light(view);
      patch.cover(boardOf(view.options.rings).byName.get(shownOf(board.state)?.last?.text ?? ''));
      showOffsets(picture, board.state.settings.get('coordinates') ? view.options.rings : 0);
    },
    panel: {
      told: () => toldTerm() ?? toldShut(),
      score,
      // A puzzle is about points only where it is to be won; its goal stands in the place of the score.
      log: (view) => {
        if (view.puzzle && view.puzzle.goal.kind !== 'win') return nothing;
        const table = view.puzzle ? score(view) : nothing;
        return html`${table}${renderStand(view, board.state.words)}${trend.render()}`;
      },
    },
  };
}
