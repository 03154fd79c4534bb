/** A board at one moment: the game in hand, who plays and who looks, in the words of its page. Sentences, pictures and links are functions of it. */
import type { Player } from '../../core/notation.js';
import type { Seat, Viewer } from '../../core/rules.js';
import type { Session } from '../../core/session.js';
import type { Words } from '../../core/words.js';
import type { AnyAdapter } from './adapter.js';
import type { AnyDefinition } from './definition.js';
import type { Reader } from './parts.js';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the kit handles states it knows nothing about
export type AnySession = Session<any, any, any, any, any>;

export interface BoardState {
  /** What is known of the game before its code is loaded: tag, options, seats, bots. */
  readonly definition: AnyDefinition;
  /** What the game brings to its board. */
  readonly adapter: AnyAdapter;
  /** The game in hand; undefined until a seed is drawn. */
  readonly session: AnySession | undefined;
  /** Who plays, in seat order. */
  readonly players: readonly Player[];
  /** Whose knowledge is on show. */
  readonly viewer: Viewer;
  /** The people at this screen, and what they are in the middle of. */
  readonly reader: Reader<unknown>;
  /** The sentences of the page, in which the reader is addressed as “you”. */
  readonly words: Words;
  /** Whether the reader may only look. */
  readonly isReadonly: boolean;
  /** The seat that the screen is passed to, while it changes hands. */
  readonly awaited: Seat | undefined;
  /** What the page has set under this name, or its default. */
  setting<T>(name: string): T;
}
