/** How *Star's picture looks: which ink each class of picture() takes. */
import { css, sheetOf } from '../../ui/styles/sheet.js';
import { narrowStyle, pictureStyle } from '../picture-style.js';

export const styles = css`
  ${sheetOf(pictureStyle + narrowStyle)}
  .picture .piece {
    transform-box: fill-box;
    transform-origin: center;
  }
  .ghost {
    opacity: 0.42;
  }
  /* What one plays for: more of the rim, in one piece. */
  .goal :is(.shore, .held, .edge) {
    fill: none;
  }
  .goal .shore {
    stroke: var(--line);
  }
  .goal :is(.held, .edge) {
    stroke: var(--seat);
    stroke-width: 2.5;
  }
  .goal .held {
    stroke-width: 11;
    stroke-linecap: round;
  }
  /* As the chart is wide and high, so that its proportions stay where nothing else sets them: in a server's rendering. */
  .chart:has(.offsets) > svg {
    padding: 4.93% 5%;
  }
  .chart:has(.offsets) .neat {
    display: inline;
  }
  @container chart (min-width: 34em) {
    .chart > svg {
      padding: 4.93% 5%;
    }
    .neat {
      display: inline;
    }
  }
  /* In one ink two seats of solid cells would be one mass: seat 1 is open, and the mark of what is dead too. */
  @media (forced-colors: active) {
    .cells .seat-1 .stone {
      fill: var(--field);
      stroke-width: 0.1;
    }
    .cells .seat-1 .on {
      fill: var(--seat);
    }
    .cells .dead .on {
      fill: none;
      stroke: var(--seat);
      stroke-width: 0.2;
    }
    .cells .seat-1 .quark {
      stroke: var(--seat);
    }
  }
  /* As high as what will stand there. */
  .panel.full {
    --room: 37em;
  }
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
