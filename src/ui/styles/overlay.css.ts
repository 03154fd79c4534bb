/** How the layer over a board looks. */
import { css } from 'lit';

/** What the boards draw over their pictures. Hairlines keep their width in CSS px at every size. */
export const overlayStyles = css`
  .corner {
    fill: transparent;
  }
  /* Nothing of a cell is painted; it takes pointers all the same. */
  .cell {
    fill: none;
    outline: none;
    pointer-events: all;
  }
  /* A finger on what it can pick up does not scroll the page; beside it, it does. */
  .cell.drags {
    touch-action: pinch-zoom;
  }
  .lens {
    pointer-events: auto;
  }
  .lens-ground {
    fill: var(--ground);
  }
  .veil {
    fill: var(--ground);
    opacity: 0.66;
    fill-rule: evenodd;
  }
  .lens-edge,
  .last,
  .lit,
  .focus,
  .named,
  .picked,
  .mark,
  .hint,
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
  .lit {
    stroke-width: 2px;
  }
  .of-lit {
    stroke-width: 4.5px;
  }
  .focus,
  .named {
    stroke-width: 3px;
  }
  .picked {
    stroke-width: 2.5px;
  }
  .mark,
  .refused {
    stroke-width: 2.75px;
  }
  .mark.danger,
  .refused {
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
  .name {
    font-size: calc(1.15 * var(--label));
    font-weight: 600;
    fill: var(--ink);
    stroke: var(--surface);
    stroke-width: 0.3em;
    stroke-linejoin: round;
    paint-order: stroke;
    text-anchor: middle;
  }
  .hint {
    stroke-width: 2.25px;
    stroke-dasharray: 4 3;
  }
  .hover,
  .lens-edge {
    stroke: var(--ink);
    stroke-width: 1.5px;
  }
  /* Cut into the piece that was moved; where ticks stand beside it, a slice sets their ink. */
  .last {
    stroke: var(--on);
    stroke-width: 1.5px;
    stroke-linecap: butt;
  }
  @media (forced-colors: active) {
    .last {
      stroke: var(--accent);
    }
  }
  /* On paper only what the page drew stays: marks. */
  @media print {
    .layer > :not([data-sign='marks'], [data-sign='last']) {
      display: none;
    }
  }
`;
