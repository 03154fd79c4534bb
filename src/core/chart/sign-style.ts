/**
 * How signs over a picture look: which ink each class takes. Widths in px are those on the screen, at every size of the
 * board.
 */
import { css } from './css.js';

export const signStyle = css`
  .lens-edge,
  .last,
  .lit,
  .focus,
  .named,
  .picked,
  .mark,
  .hint,
  .reason,
  .refused,
  .hover,
  .casing {
    fill: none;
    stroke: var(--accent);
    stroke-linejoin: round;
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }
  .casing {
    stroke: var(--surface);
    stroke-width: 6px;
  }
  .mark {
    stroke-width: 2.75px;
  }
  .mark.danger {
    stroke: var(--danger);
  }
  .mark.filled {
    fill: var(--accent);
    stroke: none;
  }
  .label {
    fill: var(--on);
    font-weight: 650;
    text-anchor: middle;
  }
  /* Cut into the piece that was moved; where ticks stand beside it, a slice sets their ink. */
  .last {
    stroke: var(--on);
    stroke-width: 1.5px;
    stroke-linecap: butt;
  }
  .last.over {
    stroke: var(--accent);
    stroke-width: 2px;
  }
  .of-last {
    stroke-width: 4px;
  }
`;
