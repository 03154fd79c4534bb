/** The font size of coordinates and other labels on a board: a share of its width, which grows as the board narrows, so that labels stay legible. */
import { unsafeCSS } from 'lit';

/** The share on a large board, and on the narrowest. */
const LEAST = 1 / 60;
const MOST = 0.08;
/** The smallest that a label may be, in em of the text beside the board. */
const LEGIBLE = 0.8;
/** Each share is this many times the one below it. */
const STEP = 1.25;

const shares: number[] = [];
for (let share = LEAST; share < MOST; share *= STEP) shares.unshift(share);

const step = (share: number): string => `.chart>svg{--label:${share.toFixed(4)}em}`;

/** A text whose parent's font size is the chart's width in board units is `var(--label)` large. */
export const labelStyles = unsafeCSS(
  `.chart{container:chart/inline-size}${step(MOST)}` +
    shares
      .map((share) => `@container chart (min-width:${(LEGIBLE / share).toFixed(1)}em){${step(share)}}`)
      .join(''),
);
