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
 * @attr {string} puzzle - A puzzle as text, a position with goal and par (S17), or a built-in one's name: `1-1` to `3-30`.
 * @attr {string} goal - What the `position` asks for (S17): `connect:A10:S30`, `live:S31`, `cut:A10:S30`, `kill:S31` or `win`.
 * @attr {number} par - The fewest stones that meet the goal, 1 to 999. Absent: it is judged, not rated.
 * @attr {string} daily - The puzzle of each day, with those before it in the menu; with a value, of that day alone: `2026-11-30`.
 * @attr {string} daily-zone - The time zone whose midnight begins a day, as `Europe/Berlin`. Absent: the reader's own.
 * @attr {string} [daily-first=2026-10-26] - The day whose puzzle is number 1. Days before it are not among the earlier ones.
 * @attr {1 | 2 | 3} level - A built-in puzzle of this level, drawn by the seed.
 * @attr {boolean} [no-solution=false] - A hint is told, and not offered to be played.
 * @attr {boolean} [no-choices=false] - The menu offers no other puzzle.
 * @attr {boolean} [coordinates=false] - Offsets along the rim, between the sectors' letters (S2).
 *
 * @csspart budget - In a puzzle, what is left to spend, and the stars that can be won.
 * @csspart days - Earlier days, by month.
 * @csspart statistics - What the reader has made of the puzzles of the days.
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
  declare puzzle: string | boolean | undefined;
  declare goal: string | undefined;
  declare par: number | undefined;
  declare daily: string | boolean | undefined;
  declare dailyZone: string | undefined;
  declare dailyFirst: string;
  declare level: 1 | 2 | 3 | undefined;
  declare noSolution: boolean;
  declare noChoices: boolean;
}
