/** How stones on cells look: which ink each class of the picture takes. */
import { css } from 'lit';

export const stonesStyles = css`
  .picture .field {
    fill: var(--field);
    stroke: var(--line);
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  .picture .side {
    fill: none;
    stroke: var(--seat);
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .picture .piece {
    transform-box: fill-box;
    transform-origin: center;
  }
  .ghost {
    opacity: 0.42;
  }
  .stone {
    fill: var(--seat);
  }
  .on {
    fill: var(--on);
  }
  .coordinates text {
    font-weight: 600;
    fill: var(--ink2);
    text-anchor: middle;
  }
`;
