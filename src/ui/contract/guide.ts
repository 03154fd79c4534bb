/** A guide replaces a board's conversation, as a lesson does. Types alone. */
import type { TemplateResult } from 'lit';
import type { Input } from '../../core/contract/input.js';
import type { WordTable } from '../../core/words/words.js';
import type { Rendered } from './parts.js';

/** What a reader leaves a lesson for: the game in hand or a first one, or what these settings choose. */
export type GoesOn = 'game' | Readonly<Record<string, unknown>>;

/** What there is to go on to after a lesson. */
export interface WaysOn {
  /** A puzzle is in hand, which waits. */
  readonly isPuzzle: boolean;
  /** The first puzzle can be opened. */
  readonly hasPuzzles: boolean;
}

/** Content for the panel of a guided board. */
export interface GuidedPanel {
  /** Why the last move was refused, or what the reader is asked before one is made. */
  readonly notes: Rendered;
  /** The move in hand and its preview. */
  readonly inHand: Rendered;
  /** What the reader does now. */
  readonly toDo: string;
  /** A preview of the cell that the reader points at. */
  readonly preview: Rendered;
  /** How far the game is, where the game draws it. */
  readonly aside: Rendered;
  readonly lead: Rendered;
  readonly score: Rendered;
  /** Those of the game’s own buttons that the guide asks for. */
  readonly acts: Rendered;
}

/**
 * Stands beside a board in place of its conversation and its row of controls, and takes its events: no page hears of
 * them.
 */
export interface Guide {
  /** Its sentences in English. */
  readonly words: WordTable;
  /** The page's own sentences, in any language. */
  readonly texts: WordTable;
  /** The game’s own buttons that stand beside the board, by their names. */
  readonly buttons: readonly string[];
  render(panel: GuidedPanel): TemplateResult;
  /** An event that would go to the page. */
  tell(event: Event): boolean;
  /** The reader means something on the board; false: nothing comes of it. */
  beforeInput(input: Input): boolean;
  /** A key was pressed that belongs to a control of other boards. */
  pressControl(name: string): void;
  /** The board has left its page; it may come back. */
  rest(): void;
  /** Resolves when it waits for the reader. */
  idle(): Promise<void>;
}
