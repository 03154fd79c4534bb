/** How a game is played under the nets: what a game's test folder says of itself. It runs nothing. */
import type { Game } from '../core/rules.js';
import type { WordTable } from '../core/words.js';
import type { ConformanceOptions } from './conformance.js';
import type { LeakOptions } from './leaks.js';

/** The nets of one game. */
export interface GameNets<S, A, E, O, V> {
  readonly game: Game<S, A, E, O, V>;
  readonly words: WordTable;
  /** By name, each a set of options to play with at random. */
  readonly forms: Readonly<
    Record<
      string,
      Omit<ConformanceOptions<S, A, E, O, V> & LeakOptions<S, A, E, O, V>, 'words' | 'makeSession'>
    >
  >;
}

/** The nets of whatever game. */
export type AnyGameNets = GameNets<unknown, unknown, unknown, unknown, unknown>;
