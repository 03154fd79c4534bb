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
 * @attr {string} puzzle - A puzzle as text, a position with goal and par (B20), or a built-in one's name: `1-1` to `3-30`.
 * @attr {string} goal - What the `position` asks for (B20): `stop:1B`, `stop:1B:1C` or `end:B2-BR:A1`.
 * @attr {number} par - The fewest entries that meet the goal, 1 to 999. Absent: it is judged, not rated.
 * @attr {string} daily - The puzzle of each day, with those before it in the menu; with a value, of that day alone: `2026-11-30`.
 * @attr {string} daily-zone - The time zone whose midnight begins a day, as `Europe/Berlin`. Absent: the reader's own.
 * @attr {string} [daily-first=2026-10-26] - The day whose puzzle is number 1. Days before it are not among the earlier ones.
 * @attr {1 | 2 | 3} level - A built-in puzzle of this level, drawn by the seed.
 * @attr {boolean} [no-solution=false] - A hint is told, and not offered to be taken.
 * @attr {boolean} [no-choices=false] - The menu offers no other puzzle.
 * @attr {string} missions - Missions of the page's own, as JSON (B16).
 * @slot missions - `<script type="application/json" slot="missions">`: the same as data inside the tag.
 *
 * @csspart budget - In a puzzle, what is left to spend, and the stars that can be won.
 * @csspart days - Earlier days, by month.
 * @csspart statistics - What the reader has made of the puzzles of the days.
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
  declare puzzle: string | boolean | undefined;
  declare goal: string | undefined;
  declare par: number | undefined;
  declare daily: string | boolean | undefined;
  declare dailyZone: string | undefined;
  declare dailyFirst: string;
  declare level: 1 | 2 | 3 | undefined;
  declare noSolution: boolean;
  declare noChoices: boolean;
  /** Also a list as data: `[{ name, node, shape, reward, penalty, rounds }]`. */
  declare missions: string;
}
