/**
 * How the rotation puzzle's picture looks: which ink each class of picture() and of its goals takes, on boards and in
 * files. Widths in px are those on the screen, others are in board units.
 */
import { css } from '../core/chart/css.js';
import type { Tone } from '../core/chart/palette.js';

/** Inks of the game's own, by token name. */
export const tones: Readonly<Record<string, Tone>> = {
  h: ['#2a62c9', '#5f97fa'],
  g: ['#2c8a57', '#4fbd84'],
  y: ['#f2c230', '#ffd75e'],
  'y-rim': ['#8a6400', '#ffd75e'],
  r: ['#cf3a24', '#ff6b4e'],
  n: ['#ffffff', '#ffffff'],
  b: ['#131a2b', '#04070f'],
};

export const pictureStyle = css`
  .grid,
  .edge {
    fill: none;
    stroke: var(--graticule);
    stroke-width: 1px;
    vector-effect: non-scaling-stroke;
  }
  .edge {
    stroke: var(--line);
  }
  .slit,
  .rim,
  .ray,
  .tail {
    fill: none;
    stroke: var(--on);
  }
  .h {
    fill: var(--h);
  }
  .g {
    fill: var(--g);
  }
  .rim {
    stroke: var(--y-rim);
    stroke-linecap: round;
  }
  .y {
    fill: var(--y);
  }
  .r {
    fill: var(--r);
  }
  .ray {
    stroke: var(--ink);
  }
  .n {
    fill: var(--n);
  }
  .field,
  .ring,
  .ground {
    fill: var(--field);
  }
  .b {
    fill: var(--b);
  }
  .tail {
    stroke: var(--ink2);
    stroke-linecap: round;
  }
  .c {
    fill: var(--surface);
  }
  .lane {
    fill: var(--wash);
  }
  .arrow {
    fill: none;
    stroke: var(--ink2);
    stroke-width: 0.032;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .run,
  .track,
  .jump,
  .chevron {
    fill: none;
    stroke: var(--accent);
    stroke-width: 1.75px;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .run *,
  .track,
  .jump,
  .chevron {
    vector-effect: non-scaling-stroke;
  }
  .coords text {
    font-size: var(--label);
    fill: var(--ink2);
    text-anchor: middle;
  }
  .coords .row {
    text-anchor: end;
    dominant-baseline: central;
  }
  .last {
    --on: var(--ink);
  }
  .goal .outward {
    fill: none;
    stroke: var(--accent);
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .goal .line {
    fill: var(--wash);
  }
  .goal .other {
    fill: var(--graticule);
  }
  .goal .found {
    stroke: var(--accent);
    stroke-width: 2;
  }
`;
