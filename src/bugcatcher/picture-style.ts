/**
 * How Bugcatcher's picture looks: which ink each class of picture() takes, on boards and in files. Widths in px are
 * those on the screen, others are in board units.
 */
import { css } from '../core/chart/css.js';
import type { Tone } from '../core/chart/palette.js';

/** Inks of the game's own, by token name. */
export const tones: Readonly<Record<string, Tone>> = {
  black: ['#16223c', '#04070f'],
  'black-casing': ['#faf9f6', '#c3cde0'],
  blue: ['#2f6fe0', '#4f8dff'],
};

export const pictureStyle = css`
  .picture .field {
    fill: var(--field);
  }
  .picture .line,
  .picture .centres {
    fill: none;
    stroke: var(--line);
    stroke-width: 1px;
    vector-effect: non-scaling-stroke;
  }
  .picture text {
    fill: var(--ink2);
    text-anchor: middle;
  }
  .picture .coords text {
    font-size: clamp(0.17px, var(--label), 0.4px);
  }
  .black,
  .blue,
  .case,
  .own,
  .beads {
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .case {
    stroke: var(--black-casing);
    stroke-width: 0.15;
  }
  .picture path.black,
  .goal path.black {
    stroke: var(--black);
    stroke-width: 0.09;
  }
  .picture path.blue,
  .goal path.blue {
    stroke: var(--blue);
    stroke-width: 0.11;
  }
  .beads {
    stroke: var(--on);
    stroke-width: 0.05;
    stroke-dasharray: 0 0.25;
    stroke-dashoffset: -0.125;
  }
  .own {
    stroke: var(--accent);
    stroke-width: 0.22;
  }
  /* Beside one's own those of others are thin. */
  :is(.rivals, .theirs) .case {
    stroke-width: 0.1;
  }
  .picture :is(.rivals, .theirs) :is(path.black, path.blue) {
    stroke-width: 0.055;
  }
  :is(.rivals, .theirs) .beads {
    stroke-width: 0.03;
  }
  .plan .case {
    stroke: var(--field);
    stroke-width: 0.16;
  }
  .plan path.blue {
    stroke-width: 0.09;
  }
  .node .body {
    stroke: var(--black-casing);
    stroke-width: 0.03;
    fill: var(--black);
  }
  .node.blue .body {
    fill: var(--blue);
  }
  .node.some .body {
    fill: var(--field);
    stroke: var(--ink);
    stroke-width: 0.05;
  }
  .node .pip,
  .picture .on {
    fill: var(--on);
  }
  .mine {
    fill: var(--field);
    stroke: var(--accent);
    stroke-width: 0.06;
  }
  .reach,
  .disc {
    fill: var(--accent);
    stroke: var(--field);
    stroke-width: 0.02;
  }
  .idle .reach {
    display: none;
  }
  .picture .slot {
    fill: var(--surface);
    font-size: 0.16px;
    font-weight: 650;
  }
  .wish {
    fill: var(--accent);
  }
  .burst,
  .tried {
    fill: none;
    stroke: var(--danger);
    stroke-width: 0.05;
    stroke-linecap: round;
  }
  .tried {
    stroke-width: 0.03;
    stroke-dasharray: 0.08 0.07;
  }
  .picture .piece {
    fill: var(--seat);
    stroke: var(--field);
    stroke-width: 0.2;
  }
  /* Programs that are shown, and what a puzzle asks for. */
  .rim,
  .wanted,
  .target,
  .meet {
    fill: none;
    stroke-width: 0.035;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .rim {
    stroke: var(--seat);
    stroke-width: 0.06;
  }
  .picture .rim {
    stroke-width: 0.2;
  }
  .wanted,
  .meet {
    stroke: var(--accent);
  }
  .picture .meet {
    fill: var(--wash);
    stroke-dasharray: 0.05 0.06;
  }
  .target {
    stroke: var(--danger);
    stroke-width: 0.05;
  }
  .picture .tag {
    fill: var(--surface);
    stroke: var(--seat);
    stroke-width: 0.035;
  }
  .picture .when {
    fill: var(--ink);
    font-size: 0.18px;
    font-weight: 650;
  }
  .picture .arrows {
    fill: none;
    stroke: var(--ink);
    stroke-width: 0.025;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .picture .yours .tag {
    fill: var(--accent);
    stroke: var(--surface);
  }
  .picture .yours .when {
    fill: var(--surface);
  }
  .picture .yours .arrows {
    stroke: var(--surface);
  }
  .picture .ring {
    fill: none;
    stroke: var(--seat);
    stroke-width: 0.15;
  }
`;
