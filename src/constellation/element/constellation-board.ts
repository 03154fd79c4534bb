/** `<constellation-board>`: Constellation to play on any page. It knows its attributes; the rules are beside it. */
import type { CSSResultGroup } from 'lit';
import type { Result } from '../../core/basics/result.js';
import { BoardElement } from '../../ui/elements/board-element.js';
import { scoreTableStyles } from '../../ui/styles/score-table.css.js';
import { propertiesOf } from '../../ui/contract/setting-table.js';
import { scoreChartStyles } from '../../ui/styles/score-chart.css.js';
import type { ConstellationMap, Options } from '../state.js';
import { styles } from './constellation-board.css.js';
import { panelStyles } from './panel.css.js';
import type { Objective } from '../page-settings.js';
import { definition } from './definition.js';

/**
 * A classroom of teams among the stars: Constellation by Synthesis School, with its rules inside.
 *
 *     <constellation-board seats="human human bot:athena:7" rounds="6"></constellation-board>
 *
 * @element constellation-board
 * @attr {string} [map=auto] - A built-in map's name, `generated`, or a map as JSON or text (C1). As a property also data. `auto`: one made for so many teams and rounds.
 * @attr {number} [stars=0] - About how many stars a generated map has, up to 400; 0: as many as the game needs to last its rounds (C18).
 * @attr {'classic' | 'containment' | 'resistance' | 'blackhole' | 'sandbox'} [mode=classic] - How the game is won (C16).
 * @attr {string} [members=1] - How many members teams have: one number for all or one for each, 1 to 20 (C6).
 * @attr {number} [rounds=8] - Rounds, 1 to 50 (C11).
 * @attr {number} [moves-per-round=6] - How many moves a team has in each round, 1 to 60 (C6).
 * @attr {number} [steals-per-team=3] - How many steals a team has in the game, 0 to 99 (C7).
 * @attr {number} [steal-depth=0] - How many connections a steal spreads, 0 to 10 (C8).
 * @attr {'take' | 'clear'} [steal-effect=take] - Whether stolen stars become the thief's, or free (C8).
 * @attr {number} [hq-count=2] - How many HQs each team places, 0 to 2 (C5).
 * @attr {string} [multipliers=1 0.1 1] - The multipliers of count, distance and HQ, 0 to 1000 each (C13).
 * @attr {number} [wormholes-to-win=3] - Wormholes in one network that win, 0 to 20; 0 is off (C14).
 * @attr {'reset' | 'remove'} [black-hole-effect=reset] - What becomes of destroyed stars: free again, or gone from the map (C10).
 * @attr {boolean} [claim-needs-adjacency=false] - Teams claim only stars next to their own (C4).
 * @attr {boolean} [hq-immune=false] - HQs cannot be stolen (C4).
 * @attr {'rotate' | 'drop'} [remainder=rotate] - What becomes of moves that cannot be split equally (C6).
 * @attr {number} [target-score=60] - The target of containment and resistance, 1 to 9999 (C16).
 * @attr {string} roles - One for each team: `human` or `bot` in containment, `offense` or `defense` in resistance (C4).
 * @attr {number} [round-seconds=0] - Seconds of a round, up to 3600; 0: no clock. The board keeps the time and ends the round (C11).
 * @attr {boolean} [auto-next-round=false] - With a clock: the next round begins at once, and not when somebody chooses "Next round".
 * @attr {boolean} [coordinates=false] - Stars bear names by row and place, such as C4, and every sentence uses them. Records, events and `marks` keep the ids.
 * @attr {string} objectives - What to reach, one per line or separated by `;`; as a property a list of texts, or of data with `text` and `done` (C16).
 * @attr {string} puzzle - A puzzle as text, a position with goal and par (C21), or a built-in one's name: `1-1` to `3-30`.
 * @attr {string} goal - What the `position` asks for (C21): `hqs`, `hold`, `wormholes` or `win`.
 * @attr {number} par - The fewest moves that meet the goal, 1 to 999. Absent: it is judged, not rated.
 * @attr {string} daily - The puzzle of each day, with those before it in the menu; with a value, of that day alone: `2026-11-30`.
 * @attr {string} daily-zone - The time zone whose midnight begins a day, as `Europe/Berlin`. Absent: the reader's own.
 * @attr {string} [daily-first=2026-10-26] - The day whose puzzle is number 1. Days before it are not among the earlier ones.
 * @attr {1 | 2 | 3} level - A built-in puzzle of this level, drawn by the seed.
 * @attr {boolean} [no-solution=false] - A hint is told, and not offered to be played.
 * @attr {boolean} [no-choices=false] - The menu offers no other puzzle.
 *
 * @cssstate paused - The clock stands: somebody has paused it, or the next round waits for its start.
 *
 * @csspart budget - In a puzzle, what is left to spend, and the stars that can be won.
 * @csspart days - Earlier days, by month.
 * @csspart statistics - What the reader has made of the puzzles of the days.
 *
 * @slot map - `<script type="application/json" slot="map">` with a map.
 */
export class ConstellationBoard extends BoardElement {
  static override readonly definition = definition;
  static override properties = propertiesOf(definition);
  static override styles: CSSResultGroup = [
    BoardElement.styles,
    scoreTableStyles,
    scoreChartStyles,
    styles,
    panelStyles,
  ];

  declare map: string | ConstellationMap;
  declare stars: Options['stars'];
  declare mode: Options['mode'];
  declare members: Options['members'];
  declare rounds: Options['rounds'];
  declare movesPerRound: Options['movesPerRound'];
  declare stealsPerTeam: Options['stealsPerTeam'];
  declare stealDepth: Options['stealDepth'];
  declare stealEffect: Options['stealEffect'];
  declare hqCount: Options['hqCount'];
  declare multipliers: Options['multipliers'];
  declare wormholesToWin: Options['wormholesToWin'];
  declare blackHoleEffect: Options['blackHoleEffect'];
  declare claimNeedsAdjacency: Options['claimNeedsAdjacency'];
  declare hqImmune: Options['hqImmune'];
  declare remainder: Options['remainder'];
  declare targetScore: Options['targetScore'];
  declare roles: Options['roles'];
  declare roundSeconds: number;
  declare autoNextRound: boolean;
  declare coordinates: boolean;
  declare objectives: readonly (string | Objective)[];
  declare puzzle: string | boolean | undefined;
  declare goal: string | undefined;
  declare par: number | undefined;
  declare daily: string | boolean | undefined;
  declare dailyZone: string | undefined;
  declare dailyFirst: string;
  declare level: 1 | 2 | 3 | undefined;
  declare noSolution: boolean;
  declare noChoices: boolean;

  /** The names of stars by row and place, by their ids; empty until there is a map. */
  get cellNames(): Readonly<Record<string, string>> {
    return (this.answer('cellNames') as Readonly<Record<string, string>> | undefined) ?? {};
  }

  /**
   * Ends the round, for a page with a timer of its own. Refused while HQs are being placed and after the end.
   *
   * @returns How many plies have been played.
   */
  endRound(): Result<number> {
    return this.play('host:end');
  }

  /**
   * Stops the round's clock until `goOn()`. Meanwhile readers cannot move and bots wait; `play()` still works. Refused
   * if no round is being timed.
   *
   * @returns The seconds left.
   */
  pause(): Result<number> {
    return this.ask('pause');
  }

  /**
   * Lets the clock run again, or starts the round that waits.
   *
   * @returns The seconds left.
   */
  goOn(): Result<number> {
    return this.ask('goOn');
  }

  /**
   * Gives the round more time, 1 to 3600 seconds.
   *
   * @returns The seconds left.
   */
  addTime(seconds = 60): Result<number> {
    return this.ask('addTime', seconds);
  }
}
