/** `<space-crack-map>`: Space Crack to play on any page. It knows its attributes; the rules are beside it. */
import type { CSSResultGroup } from 'lit';
import { BoardElement } from '../../ui/elements/board-element.js';
import { scoreTableStyles } from '../../ui/styles/score-table.css.js';
import { propertiesOf } from '../../ui/contract/setting-table.js';
import { scoreChartStyles } from '../../ui/styles/score-chart.css.js';
import type { Options } from '../state.js';
import { definition } from './definition.js';
import { panelStyles } from './panel.css.js';
import { styles } from './space-crack-map.css.js';

/**
 * A map of Space Crack, a game of planets, ships and command points for one to four, with its rules inside.
 *
 *     <space-crack-map board-size="8" seats="human bot:greedy"></space-crack-map>
 *
 * @element space-crack-map
 * @attr {number} [turns=15] - How many rounds the game has, 5 to 50 (P1).
 * @attr {number} [board-size=12] - Size of the map, 5 to 30 (P2).
 * @attr {number} [command-points=5] - Command points that each round brings every seat, 2 to 10 (P4).
 * @attr {number} [crack-pct=50] - What a planet yields, in percent of its size, 10 to 100 (P9).
 * @attr {number} [interior-bonus=50] - What a core planet yields on top of that, 0 to 100 (P10).
 * @attr {'alternate' | 'sequential' | 'free'} [order=alternate] - Who moves when (P7).
 * @attr {'save' | 'forfeit' | 'off'} [end-turn=save] - What becomes of the command points of a seat that ends its turn (P8).
 * @attr {'merge' | 'forbid'} [build-on-occupied=merge] - Whether a ship can be built where its owner already has one (P6).
 * @attr {number} [perimeter-bonus=0] - What planets next to core planets yield on top of the usual, 0 to 100 (P12).
 * @attr {string} puzzle - A puzzle as text, a position with goal and par (P15), or a built-in one's name: `1-1` to `3-30`.
 * @attr {string} goal - What the `position` asks for (P15): `break`, `take:3:7` or `core:4`.
 * @attr {number} par - The fewest moves that meet the goal, 1 to 999. Absent: it is judged, not rated.
 * @attr {string} daily - The puzzle of each day, with those before it in the menu; with a value, of that day alone: `2026-11-30`.
 * @attr {string} daily-zone - The time zone whose midnight begins a day, as `Europe/Berlin`. Absent: the reader's own.
 * @attr {string} [daily-first=2026-10-26] - The day whose puzzle is number 1. Days before it are not among the earlier ones.
 * @attr {1 | 2 | 3} level - A built-in puzzle of this level, drawn by the seed.
 * @attr {boolean} [no-solution=false] - A hint is told, and not offered to be played.
 * @attr {boolean} [no-choices=false] - The menu offers no other puzzle.
 * @attr {string} sizes - The sizes of the planets in order, 1 to 12 each, instead of sizes drawn by chance (P3).
 *
 * @csspart budget - In a puzzle, what is left to spend, and the stars that can be won.
 * @csspart days - Earlier days, by month.
 * @csspart statistics - What the reader has made of the puzzles of the days.
 */
export class SpaceCrackMap extends BoardElement {
  static override readonly definition = definition;
  static override properties = propertiesOf(definition);
  static override styles: CSSResultGroup = [
    BoardElement.styles,
    scoreTableStyles,
    styles,
    panelStyles,
    scoreChartStyles,
  ];

  declare turns: Options['turns'];
  declare boardSize: Options['boardSize'];
  declare commandPoints: Options['commandPoints'];
  declare crackPct: Options['crackPct'];
  declare interiorBonus: Options['interiorBonus'];
  declare order: Options['order'];
  declare endTurn: Options['endTurn'];
  declare buildOnOccupied: Options['buildOnOccupied'];
  declare perimeterBonus: Options['perimeterBonus'];
  declare sizes: Options['sizes'];
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
