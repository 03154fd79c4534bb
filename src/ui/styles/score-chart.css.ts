/** How the chart over a game looks. A slice that has one adds it to its styles. */
import { css } from './sheet.js';

export const scoreChartStyles = css`
  /* Label, gap and plot: its room is kept before there is anything to see. */
  .trend {
    min-height: 6.87em;
  }
  .trend.level:not(:focus-within) > * {
    opacity: 0;
  }
  .plotted {
    display: flex;
    gap: 8px;
    height: 5.14em;
    margin-top: 6px;
  }
  .ends {
    display: flex;
    flex: none;
    flex-direction: column;
    justify-content: space-between;
    max-width: 40%;
    font-size: 0.86em;
    line-height: 1.3;
  }
  .ends .half-label {
    color: var(--aside);
  }
  .ends .seat {
    width: 1em;
    height: 1em;
    vertical-align: -0.14em;
  }
  .trend small {
    display: block;
    font-size: 0.93em;
    color: var(--aside);
  }
  .plot {
    position: relative;
    flex: 1;
    min-width: 0;
    height: 100%;
  }
  .plot svg {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  .plot svg:dir(rtl) {
    transform: scaleX(-1);
  }
  .plot path {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.5px;
    stroke-linejoin: round;
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }
  .plot .edge {
    stroke: var(--seat);
  }
  .plot .ground,
  .plot .share {
    fill: var(--field2);
    stroke: none;
  }
  .plot .share {
    fill: var(--seat);
  }
  .plot :is(.half, .part) {
    stroke-width: 1px;
  }
  .plot .part {
    stroke: var(--graticule);
  }
  /* Seats are told apart without colour: solid, beads, dashes. */
  .plot .edge.seat-1 {
    stroke-width: 2.5px;
    stroke-dasharray: 0 4.5;
  }
  .plot .edge.seat-2 {
    stroke-dasharray: 6 4;
  }
  .plot .edge.seat-3 {
    stroke-dasharray: 1 3 6 3;
  }
  /* The slider lies over the chart; its thumb has no width, so that a click means what is under it. */
  .plot input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
    appearance: none;
  }
  .plot input::-webkit-slider-thumb {
    width: 1px;
    appearance: none;
  }
  .plot input::-moz-range-thumb {
    width: 1px;
    border: 0;
  }
  .plot:has(input:focus-visible) {
    outline: 3px solid var(--accent);
    outline-offset: 3px;
  }
  /* Beside the board on a low screen the controls come before the chart. */
  @media screen and (max-height: 580px) {
    .beside .trend {
      display: none;
    }
  }
  /* On a narrow place it would push the page away: there it comes at the end, below all else, so that it pushes no button. */
  @container place (max-width: 43.74em) {
    .trend {
      order: 2;
    }
    .trend:not(.ended) {
      display: none;
    }
  }
  /* Where all inks are one, what is sure for the second seat is open. */
  @media (forced-colors: active) {
    .plot .share.seat-1 {
      fill: var(--surface);
      stroke: var(--seat);
    }
  }
  @media print {
    .plot .now {
      display: none;
    }
  }
`;
