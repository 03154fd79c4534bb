/**
 * The font size of coordinates and other labels on a board: a share of its width, which grows as the board narrows, so
 * that labels stay legible.
 */

/** The share on a large board, and on the narrowest. */
export const LEAST_LABEL = 1 / 60;
export const MOST_LABEL = 0.08;
/** The smallest that a label may be, in em of the text beside the board. */
export const LEGIBLE_EM = 0.8;

/** The share on a board that is so many em of the text wide. */
export function labelShare(em: number): number {
  return Math.min(MOST_LABEL, Math.max(LEAST_LABEL, LEGIBLE_EM / em));
}
