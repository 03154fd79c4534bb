/**
 * How *Star's picture looks: which ink each class of picture() takes, on boards and in files. Widths in px are those on
 * the screen, others are in board units.
 */
import { css } from '../core/chart/css.js';

export const pictureStyle = css`
  .field {
    fill: var(--field);
  }
  .rim {
    fill: var(--field2);
  }
  .line,
  .node {
    fill: none;
    stroke: var(--line);
    stroke-width: 1px;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  .node {
    fill: var(--surface);
  }
  .bridge {
    fill: var(--line);
    stroke: var(--surface);
    stroke-width: 1px;
    paint-order: stroke;
    vector-effect: non-scaling-stroke;
  }
  .stone {
    fill: var(--seat);
    stroke: var(--seat);
  }
  .on {
    fill: var(--on);
  }
  .dead .stone {
    fill: var(--field);
    stroke-width: 0.085;
  }
  .dead .on {
    fill: var(--seat);
  }
  .quark {
    fill: none;
    stroke: var(--on);
    stroke-width: 1.25px;
    vector-effect: non-scaling-stroke;
  }
  .dead .quark {
    stroke: var(--seat);
  }
  .asked {
    fill: none;
    stroke: var(--accent);
    stroke-width: 0.075;
  }
  .asked.case {
    stroke: var(--surface);
    stroke-width: 0.17;
  }
  .covered {
    display: none;
  }
  .link {
    fill: var(--seat);
  }
  .links .link,
  .band {
    stroke: var(--seat);
    stroke-linecap: round;
  }
  .band.seat-0 {
    stroke-linecap: butt;
  }
  .mesh .links .link {
    fill: none;
  }
  .neat text {
    /* No larger than fits between the lines. */
    font-size: min(var(--label), 0.04em);
    font-weight: 600;
    fill: var(--ink2);
    text-anchor: middle;
  }
  .neat .offsets text {
    font-weight: 400;
  }
`;

/** A narrow board has no frame. */
export const narrowStyle = css`
  .neat {
    display: none;
  }
`;
