/** The stateful components of *Star's board: its picture, and the term of the score that the reader asks about. */
import { html } from 'lit';
import type { Seat } from '../../core/contract/rules.js';
import type { BoardContext, BoardParts, Told } from '../../ui/contract/parts.js';
import { lookOf, shownOf, viewOf } from '../../ui/game/select.js';
import { ScoreChart } from '../../ui/panel/score-chart.js';
import { labelOf } from '../../ui/words/describe-standing.js';
import { boardOf } from '../geometry.js';
import type { Ui } from '../interpret.js';
import type { Event, Look, Move, State } from '../state.js';
import { Patch, showOffsets } from './patch.js';
import { spotlightOn } from './spotlight.js';
import { reading, renderScore, renderStand, sheetOf, whyOf } from './score-panel.js';

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
  /** What the term holds that the reader asks about. */
  const toldTerm = (): Told | undefined => {
    const view = viewOf(board.state);
    const sentence = view && asked !== undefined ? whyOf(view, asked, board.state.words) : '';
    return sentence === '' ? undefined : { kind: 'preview', sentence };
  };
  return {
    show: (picture, view) => {
      patch.show(picture, view, lookOf(board.state) as Look);
      if (asked !== undefined) light(view);
      patch.cover(boardOf(view.options.rings).byName.get(shownOf(board.state)?.last?.text ?? ''));
      showOffsets(picture, board.state.settings.get('coordinates') ? view.options.rings : 0);
    },
    panel: {
      told: toldTerm,
      score: (view) => {
        const onTerm = (term: number | undefined): void => {
          if (term === asked) return;
          asked = term;
          light(view);
          board.redraw();
        };
        const { words } = board.state;
        const label = (seat: Seat): string => labelOf(seat, board.state);
        return renderScore(view, words, label, onTerm);
      },
      log: (view) => html`${renderStand(view, board.state.words)}${trend.render()}`,
    },
  };
}
