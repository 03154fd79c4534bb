/** How large text on a board is that is no part of a piece, as coordinates: a share of the board's width, by what that is in the text's own size. */
import { unsafeCSS } from 'lit';

/** On a large board, and on one as narrow as the last step. */
const LEAST = 1 / 60;
const MOST = 0.08;
/** So small a label may become, in em of the text beside the board. */
const LEGIBLE = 0.8;
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
