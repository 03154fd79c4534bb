/** The stateful components of *Star's board: its picture, and the term of the score that the reader asks about. */
import { html } from 'lit';
import type { Seat } from '../../core/contract/rules.js';
import type { BoardContext, BoardParts } from '../../ui/contract/parts.js';
import { lookOf, shownOf } from '../../ui/game/select.js';
import { ScoreChart } from '../../ui/panel/score-chart.js';
import { labelOf } from '../../ui/words/describe-standing.js';
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
    const lights = asked === undefined ? [] : (sheetOf(view).rows.flat()[asked]?.lights ?? []);
    const isLit = lights.some((cells) => cells.length > 0);
    board.light(isLit ? spotlightOn(view.options.rings, lookOf(board.state) as Look, lights) : undefined);
  };
  return {
    show: (picture, view) => {
      patch.show(picture, view, lookOf(board.state) as Look);
      if (asked !== undefined) light(view);
      patch.cover(boardOf(view.options.rings).byName.get(shownOf(board.state)?.last?.text ?? ''));
      showOffsets(picture, board.state.settings.get('coordinates') ? view.options.rings : 0);
    },
    panel: {
      score: (view) => {
        const onTerm = (term: number | undefined): void => {
          if (term === asked) return;
          asked = term;
          light(view);
          board.redraw();
        };
        const { words } = board.state;
        const label = (seat: Seat): string => labelOf(seat, board.state);
        return html`${renderScore(view, words, label, asked, onTerm)}${trend.render()}`;
      },
    },
  };
}
