/** `<bugcatcher-grid>`: Bugcatcher to play on any page. It knows its attributes; the rules are beside it. */
import type { CSSResultGroup } from 'lit';
import { BoardElement } from '../../ui/elements/board-element.js';
import { handOverStyles } from '../../ui/styles/hand-over.css.js';
import { scoreTableStyles } from '../../ui/styles/score-table.css.js';
import { propertiesOf } from '../../ui/contract/setting-table.js';
import type { Options } from '../state.js';
import { styles } from './bugcatcher-grid.css.js';
import { panelStyles } from './panel.css.js';
import { definition } from './definition.js';

/**
 * A grid of Bugcatcher, hidden programs by uriquack for two to twelve, with its rules inside.
 *
 *     <bugcatcher-grid seats="human bot:planner bot:planner" cols="4" rows="4"></bugcatcher-grid>
 *
 * @element bugcatcher-grid
 * @attr {number} [rounds=7] - Rounds of the match, 1 to 7 (B1).
 * @attr {number} [energy=7] - Energy that each round brings every player, 1 to 9 (B1).
 * @attr {number} [cols=6] - Columns of cells, 2 to 9 (B2).
 * @attr {number} [rows=5] - Rows of cells, 2 to 9 (B2).
 * @attr {number} [garnets=3] - Garnets at the start, 0 to 9 (B1).
 * @attr {'auto' | 'choose'} [starts=auto] - Starts by chance, or by lists and bids (B3).
 * @attr {'yes' | 'no'} [start-claims=yes] - Whether starts are claimed from slot 0 (B7).
 * @attr {boolean} [ghost-claims=false] - Collided paths leave a trace (B9).
 * @attr {boolean} [penalty-at-end=false] - Open penalties fall due when the match ends (B12).
 * @attr {boolean} [bids-refund=false] - Bids that decided nothing come back (B3).
 * @attr {boolean} [tournament=false] - The match is part of a tournament: its end tells who may be eliminated and what the winner gets (B14).
 * @attr {string} missions - Missions of the page's own, as JSON (B16).
 * @slot missions - `<script type="application/json" slot="missions">`: the same as data inside the tag.
 *
 * @cssprop --board-black - Black paths.
 * @cssprop --board-black-casing - What black paths lie in.
 * @cssprop --board-blue - Blue paths.
 */
export class BugcatcherGrid extends BoardElement {
  static override readonly definition = definition;
  static override properties = propertiesOf(definition);
  static override styles: CSSResultGroup = [
    BoardElement.styles,
    handOverStyles,
    scoreTableStyles,
    styles,
    panelStyles,
  ];

  declare rounds: Options['rounds'];
  declare energy: Options['energy'];
  declare cols: Options['cols'];
  declare rows: Options['rows'];
  declare garnets: Options['garnets'];
  declare starts: Options['starts'];
  declare startClaims: Options['startClaims'];
  declare ghostClaims: Options['ghostClaims'];
  declare penaltyAtEnd: Options['penaltyAtEnd'];
  declare bidsRefund: Options['bidsRefund'];
  declare tournament: boolean;
  /** Also a list as data: `[{ name, node, shape, reward, penalty, rounds }]`. */
  declare missions: string;
}
