/** How *Star's picture looks: which ink each class of picture() takes. */
import { css } from 'lit';

export const styles = css`
  .picture .field,
  .picture .node {
    fill: var(--field);
  }
  .picture .rim {
    fill: var(--field2);
  }
  .picture .line {
    fill: none;
    stroke: var(--line);
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  .picture .node {
    fill: var(--surface);
    stroke: var(--line);
    vector-effect: non-scaling-stroke;
  }
  .picture .bridge {
    fill: var(--line);
  }
  .picture .piece {
    transform-box: fill-box;
    transform-origin: center;
  }
  .picture .stone {
    fill: var(--seat);
    stroke: var(--seat);
  }
  .picture .on {
    fill: var(--on);
  }
  .picture .dead .stone {
    fill: var(--field);
    stroke-width: 0.085;
  }
  .picture .dead .on {
    fill: var(--seat);
  }
  .cells .link {
    fill: var(--seat);
  }
  .link,
  .band {
    stroke: var(--seat);
  }
  .mesh .link,
  .spans .link {
    fill: none;
  }
`;
