/**
 * How Daybreak's picture looks: which ink each class of picture() takes.
 * To replace: the rules. Colours come from the tokens alone, so that night, print and forced colours follow by themselves.
 */
import { css } from 'lit';

export const styles = css`
  .picture .line {
    fill: none;
    stroke: var(--graticule);
    vector-effect: non-scaling-stroke;
  }
  .picture .star {
    fill: var(--ink);
    stroke: var(--ink);
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  .picture .out {
    fill: var(--surface);
    stroke: var(--line);
  }
`;
