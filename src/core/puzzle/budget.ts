/** What the reader of a puzzle has to spend, to be counted by the eye. */

export interface Budget {
  /** The sign of one. */
  readonly shape: 'diamond' | 'disc' | 'bolt' | 'hexagon' | 'slab';
  /** How many are there still, and how many there were. */
  readonly left: number;
  readonly of: number;
  /** The figure with its noun, without a full stop. */
  readonly sentence: string;
}
