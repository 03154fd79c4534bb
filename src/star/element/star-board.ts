/** `<star-board>`: *Star to play on any page. It knows its attributes; the rules are beside it. */
import type { CSSResultGroup } from 'lit';
import { BoardElement } from '../../ui/elements/board-element.js';
import { scoreTableStyles } from '../../ui/styles/score-table.css.js';
import { propertiesOf } from '../../ui/contract/setting-table.js';
import { scoreChartStyles } from '../../ui/styles/score-chart.css.js';
import type { Look, Options } from '../state.js';
import { definition } from './definition.js';
import { panelStyles } from './panel.css.js';
import { styles } from './star-board.css.js';

/**
 * A board of *Star, a connection game by Ea Ea for two, with its rules inside.
 *
 *     <star-board rings="6" seats="human bot:random"></star-board>
 *
 * @element star-board
 * @attr {number} [rings=6] - Rings of the board, 2 to 12 (S1).
 * @attr {boolean} [pie=false] - The second seat may take over the first stone (S8).
 * @attr {boolean} [double=false] - Two stones a turn after the first (S9).
 * @attr {number} [handicap=1] - Stones of the first turn, 1 to 9 (S10).
 * @attr {'standard' | 'simplified' | 'schmittberger'} [scoring=standard] - Which sum is shown (S14).
 * @attr {'cells' | 'mesh'} [look=cells] - Cells with walls, or nodes with lines (S5).
 * @attr {boolean} [coordinates=false] - Offsets along the rim, between the sectors' letters (S2).
 */
export class StarBoard extends BoardElement {
  static override readonly definition = definition;
  static override properties = propertiesOf(definition);
  static override styles: CSSResultGroup = [
    BoardElement.styles,
    scoreTableStyles,
    scoreChartStyles,
    styles,
    panelStyles,
  ];

  declare rings: Options['rings'];
  declare pie: Options['pie'];
  declare double: Options['double'];
  declare handicap: Options['handicap'];
  declare scoring: Options['scoring'];
  declare look: Look;
  declare coordinates: boolean;
}
