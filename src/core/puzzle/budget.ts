/** The moves, points or energy that a puzzle gives its reader, drawn so that they can be counted at a glance. */

export interface Budget {
  /** The sign of one. */
  readonly shape: 'diamond' | 'disc' | 'bolt' | 'hexagon' | 'slab';
  /** How many are there still, and how many there were. */
  readonly left: number;
  readonly of: number;
  /** The figure with its noun, without a full stop. */
  readonly sentence: string;
}
