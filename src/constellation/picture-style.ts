/**
 * How Constellation's picture looks: which ink each class of picture() takes, on boards and in files. Widths in px are
 * those on the screen, others are in board units.
 */
import { css } from '../core/chart/css.js';

export const pictureStyle = css`
  .picture .field {
    fill: var(--field);
  }
  .picture .graticule,
  .picture .line,
  .picture .edges {
    fill: none;
    stroke: var(--line);
    stroke-width: 1px;
    vector-effect: non-scaling-stroke;
  }
  .picture .graticule {
    stroke: var(--graticule);
  }
  .link,
  .hq-line,
  .core,
  .growing {
    fill: none;
    stroke: var(--seat);
    stroke-width: 0.15;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .hq-line {
    stroke-width: 0.3;
  }
  .core {
    stroke: var(--field);
    stroke-width: 0.1;
  }
  .star .body,
  .star .half,
  .star .halo {
    fill: var(--surface);
    stroke: var(--ink2);
    stroke-width: 0.05;
    stroke-linejoin: round;
  }
  .star .gap {
    fill: var(--field);
  }
  .blackhole .body {
    fill: var(--ink);
  }
  .star.owned .body {
    fill: var(--seat);
    stroke: var(--surface);
    stroke-width: 0.07;
  }
  .blackhole.owned .body,
  .blackhole.owned .half,
  .star .halo {
    stroke: var(--seat);
  }
  .star .on {
    fill: var(--on);
  }
  .star .badge {
    fill: var(--seat);
    stroke: var(--surface);
    stroke-width: 0.3;
  }
  .shield {
    fill: var(--surface);
    stroke: var(--ink);
    stroke-width: 0.07;
    stroke-linejoin: round;
  }
`;
