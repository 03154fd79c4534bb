/**
 * The font size of coordinates and other labels on a board: a share of its width, which grows as the board narrows,
 * so that labels stay legible.
 */
import { LEAST_LABEL, LEGIBLE_EM, MOST_LABEL } from '../../core/chart/label-size.js';
import { sheetOf } from './sheet.js';

/** Each share is this many times the one below it. */
const STEP = 1.25;

const shares: number[] = [];
for (let share = LEAST_LABEL; share < MOST_LABEL; share *= STEP) shares.unshift(share);

const step = (share: number): string => `.chart>svg{--label:${share.toFixed(4)}em}`;

/** A text whose parent's font size is the chart's width in board units is `var(--label)` large. */
export const labelStyles = sheetOf(
  `.chart{container:chart/inline-size}${step(MOST_LABEL)}` +
    shares
      .map((share) => `@container chart (min-width:${(LEGIBLE_EM / share).toFixed(1)}em){${step(share)}}`)
      .join(''),
);
