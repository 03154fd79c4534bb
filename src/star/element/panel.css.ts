/** How what stands beside *Star's board looks: the score, its terms and bar. */
import { css } from '../../ui/styles/sheet.js';

export const panelStyles = css`
  /* Apart from the others, which come and go. */
  .acts [name='resign'] {
    margin-inline-start: auto;
  }
  /* Two lines, also at the end, when each head has one. */
  thead th {
    height: calc(2.5em + 8px);
    padding-top: 3px;
  }
  @container panel (min-width: 17.01em) {
    thead .term {
      max-inline-size: 100%;
    }
  }
  tbody td:last-child {
    font-size: 1.07em;
    font-weight: 650;
  }
  /* A term that tells, when asked, what it counts. */
  td button {
    min-height: 1.71em;
    margin: -4px -8px;
    padding: 4px 8px;
    border: 0;
    border-radius: 4px;
    background: none;
    color: inherit;
    font: inherit;
    cursor: help;
  }
  td:last-child button {
    margin-inline-end: 0;
    padding-inline-end: 0;
  }
  td button {
    text-decoration: underline dotted 1px;
    text-underline-offset: 3px;
  }
  td button:is(:hover, :focus-visible) {
    background: var(--wash);
    color: var(--ink);
  }
  .bar {
    display: block;
    width: 100%;
    height: 1.71em;
    margin-top: 4px;
  }
  .bar .ground {
    fill: var(--field2);
  }
  .bar .seat-0,
  .bar .seat-1 {
    fill: var(--seat);
  }
  .bar .half {
    stroke: var(--ink);
    stroke-width: 1.5px;
    vector-effect: non-scaling-stroke;
  }
  @media (forced-colors: active) {
    .bar .seat-1 {
      fill: var(--field);
      stroke: var(--seat);
      vector-effect: non-scaling-stroke;
    }
  }
  /* Room for what a term is told with, so that an answer moves nothing. */
  .told {
    min-height: 2.8em;
    margin: 4px 0 0;
    color: var(--aside);
    font-size: 0.93em;
  }
  @container panel (min-width: 34em) {
    .told {
      min-height: 1.4em;
    }
  }
`;
