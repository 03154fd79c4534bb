/** What of *Star's board has state: its picture kept up to date, the term of the score that is asked about. */
import { html } from 'lit';
import type { BoardContext, BoardParts } from '../../ui/contract/parts.js';
import { ScoreChart } from '../../ui/panel/score-chart.js';
import { boardOf } from '../geometry.js';
import type { Ui } from '../interpret.js';
import type { Event, Look, Move, State } from '../state.js';
import { Patch, showOffsets } from './patch.js';
import { spotlightOn } from './spotlight.js';
import { reading, renderScore, sheetOf } from './score-panel.js';

export function makeParts(board: BoardContext<State, Move, Event, State, Ui>): BoardParts<State> {
  const patch = new Patch(board.motion);
  const trend = new ScoreChart(board, reading);
  /** The term of the score that the reader asks about. */
  let asked: number | undefined;
  const light = (view: State): void => {
    const lights =
      asked === undefined ? [] : (sheetOf(view, board.isLesson).rows.flat()[asked]?.lights ?? []);
    const isLit = lights.some((cells) => cells.length > 0);
    board.light(isLit ? spotlightOn(view.options.rings, board.look as Look, lights) : undefined);
  };
  return {
    show: (picture, view) => {
      patch.show(picture, view, board.look as Look);
      if (asked !== undefined) light(view);
      patch.cover(boardOf(view.options.rings).byName.get(board.shown?.last?.text ?? ''));
      showOffsets(picture, board.reader.settings.get('coordinates') ? view.options.rings : 0);
    },
    renderScore: (view) => {
      const onTerm = (term: number | undefined): void => {
        if (term === asked) return;
        asked = term;
        light(view);
        board.redraw();
      };
      return html`${renderScore(view, board.words, board.labelOf, board.isLesson, asked, onTerm)}${trend.render()}`;
    },
  };
}
