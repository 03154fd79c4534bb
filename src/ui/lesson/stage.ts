/** What a lesson needs of the board that it is on: a second board behind the same element. Types alone. */
import type { Result } from '../../core/result.js';
import type { PlayAt } from '../../core/session.js';
import type { Words } from '../../core/words.js';
import type { AnyAdapter } from '../contract/adapter.js';
import type { AnySession } from '../contract/board-state.js';
import type { Reader } from '../contract/parts.js';

/** The board of a lesson, as its guide moves it. */
export interface Stage {
  readonly adapter: AnyAdapter;
  readonly session: AnySession | undefined;
  readonly words: Words;
  readonly reader: Reader<unknown>;
  /** The same text, its names of cells told as such. */
  named(text: string): string;
  readonly motion: { idle(): Promise<void> };
  readonly focus: { lead(selector: string): void; readonly held: { readonly isBoard: boolean } | undefined };
  /** Takes up all settings given so far. */
  apply(): unknown;
  play(text: string, at: PlayAt): Result<number>;
  /** Back to the first position, without a word. */
  putBack(): void;
  showHint(text: string | undefined): void;
  say(...sentences: readonly string[]): void;
  redraw(): void;
}
