/**
 * How Space Crack's picture looks: which ink each class of picture() takes, on boards and in files. Widths in px are
 * those on the screen, others are in board units.
 */
import { css } from '../core/chart/css.js';

export const pictureStyle = css`
  .picture .field {
    fill: var(--field);
  }
  .picture .line {
    fill: none;
    stroke: var(--line);
    stroke-width: 1px;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  .tint {
    fill: var(--seat);
    opacity: 0.13;
  }
  .pattern,
  .border,
  .core {
    fill: none;
    stroke: var(--seat);
  }
  .pattern {
    opacity: 0.42;
  }
  .pattern.seat-1 {
    stroke-width: 0.1;
    stroke-linecap: round;
    stroke-dasharray: 0 0.3;
  }
  .pattern.seat-2 {
    stroke-width: 0.045;
  }
  .pattern.seat-3 {
    stroke-width: 0.05;
    stroke-dasharray: 0.12 0.18;
  }
  .border {
    stroke-width: 0.11;
    stroke-linecap: round;
  }
  .core {
    stroke-width: 0.05;
  }
  .asked {
    fill: none;
    stroke: var(--accent);
    stroke-width: 0.09;
    stroke-dasharray: 0.24 0.16;
  }
  .disc {
    fill: var(--surface);
    stroke: var(--seat);
    stroke-width: 0.085;
  }
  .free .disc {
    stroke: var(--ink);
    stroke-width: 0.05;
  }
  .picture text,
  .ghost text {
    font-weight: 500;
    text-anchor: middle;
    fill: var(--ink);
  }
  .picture .free .size {
    fill: var(--ink2);
    font-weight: 400;
  }
  .picture .under {
    font-weight: 600;
    stroke: var(--surface);
    stroke-width: 0.12;
    stroke-linejoin: round;
    paint-order: stroke;
  }
  .case {
    fill: var(--surface);
    stroke: var(--surface);
    stroke-width: 0.26;
    stroke-linejoin: round;
  }
  .dart {
    fill: var(--seat);
    stroke: var(--seat);
    stroke-width: 0.08;
    stroke-linejoin: round;
  }
  .picture text.on,
  .ghost text.on {
    fill: var(--on);
    font-weight: 650;
  }
  .last {
    --on: var(--ink);
  }
`;

/** A narrow map has no room for the sizes under ships. */
export const narrowStyle = css`
  .picture .under {
    display: none;
  }
`;
