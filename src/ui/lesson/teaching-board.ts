/** The board that a lesson is on: a second one behind the same element. Types alone. */
import type { Board } from '../panel/board.js';

export interface TeachingBoard extends Pick<Board, 'state' | 'dispatch' | 'motion' | 'focus'> {
  /** Takes up all settings given so far. */
  settle(): void;
  /** The same text, its names of cells told as such. */
  named(text: string): string;
}
