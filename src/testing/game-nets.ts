/** How a game is played under the nets: what a game's test folder says of itself. It runs nothing. */
import type { BotTable } from '../core/bots/bots.js';
import type { Game } from '../core/contract/rules.js';
import type { WordTable } from '../core/words/words.js';
import type { BotOptions } from './bots-net.js';
import type { ConformanceOptions } from './conformance.js';
import type { LeakOptions } from './leaks.js';

/** The nets of one game. */
export interface GameNets<S, M, E, O, V> {
  readonly game: Game<S, M, E, O, V>;
  readonly words: WordTable;
  /** By name, each a set of options to play with at random. */
  readonly forms: Readonly<
    Record<
      string,
      Omit<ConformanceOptions<S, M, E, O, V> & LeakOptions<S, M, E, O, V>, 'words' | 'makeSession'>
    >
  >;
  /** Its bots, if it has any, and the games that each of them plays against itself. */
  readonly bots?: {
    readonly table: BotTable<S, M>;
    readonly forms: Readonly<Record<string, Omit<BotOptions<S, M, E, O, V>, 'words'>>>;
  };
}

/** The nets of any game. */
export type AnyGameNets = GameNets<unknown, unknown, unknown, unknown, unknown>;
