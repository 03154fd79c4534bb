/** How the layer over a board looks. */
import { css, sheetOf } from './sheet.js';
import { signStyle } from '../../core/chart/sign-style.js';

/** Styles for what boards draw over their pictures. Hairlines keep their width in CSS px at every size. */
export const overlayStyles = css`
  ${sheetOf(signStyle)}
  .corner {
    fill: transparent;
  }
  /* Nothing of a cell is painted; inside it takes pointers all the same. An edge, which is not drawn, would take
     its neighbours' too. */
  .cell {
    fill: none;
    outline: none;
    pointer-events: fill;
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
  /* Its casing is narrow, so that it cuts into no piece on the cell. */
  .of-picked {
    stroke-width: 3.5px;
  }
  .ghost {
    opacity: 0.42;
  }
  .refused {
    stroke: var(--danger);
    stroke-width: 2.75px;
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
  .reason {
    stroke-width: 2px;
  }
  .of-reason {
    stroke-width: 4px;
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
