/** How the map looks: which ink each class of picture() takes, and what stands over it. */
import { css } from 'lit';

export const styles = css`
  .picture .field {
    fill: var(--field);
  }
  .picture .line {
    fill: none;
    stroke: var(--line);
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  .tint {
    fill: var(--seat);
    opacity: 0.13;
  }
  .pattern,
  .border,
  .core {
    fill: none;
    stroke: var(--seat);
  }
  .pattern {
    opacity: 0.42;
  }
  .pattern.seat-1 {
    stroke-width: 0.1px;
    stroke-linecap: round;
    stroke-dasharray: 0 0.3;
  }
  .pattern.seat-2 {
    stroke-width: 0.045px;
  }
  .pattern.seat-3 {
    stroke-width: 0.05px;
    stroke-dasharray: 0.12 0.18;
  }
  .border {
    stroke-width: 0.11px;
    stroke-linecap: round;
  }
  .core {
    stroke-width: 0.05px;
  }
  .disc {
    fill: var(--surface);
    stroke: var(--seat);
    stroke-width: 0.085px;
  }
  .free .disc {
    stroke: var(--ink);
    stroke-width: 0.05px;
  }
  .picture text,
  .ghost text {
    font-weight: 500;
    text-anchor: middle;
    fill: var(--ink);
  }
  .picture .free .size {
    fill: var(--ink2);
    font-weight: 400;
  }
  .picture .under {
    display: none;
    font-weight: 600;
    stroke: var(--surface);
    stroke-width: 0.12px;
    stroke-linejoin: round;
    paint-order: stroke;
  }
  @container chart (min-width: 34em) {
    .picture .under {
      display: inline;
    }
  }
  .ship {
    transform-box: fill-box;
    transform-origin: center;
  }
  .case {
    fill: var(--surface);
    stroke: var(--surface);
    stroke-width: 0.26px;
    stroke-linejoin: round;
  }
  .dart {
    fill: var(--seat);
    stroke: var(--seat);
    stroke-width: 0.08px;
    stroke-linejoin: round;
  }
  .picture text.on,
  .ghost text.on {
    fill: var(--on);
    font-weight: 650;
  }
  .ghost {
    opacity: 0.5;
  }
  /* Another's last moves, until the reader's next: the way of the ship, and whose planet it was. */
  .trace,
  .was {
    fill: none;
    stroke: var(--seat);
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }
  .trace {
    stroke-width: 2px;
    stroke-dasharray: 5 5;
  }
  .was {
    stroke-width: 2.5px;
    stroke-dasharray: 0 5;
  }
  /* It would stand among the sizes; the panel begins with it. */
  .layer .name {
    display: none;
  }
  .chip rect {
    fill: var(--surface);
    stroke: var(--accent);
    stroke-width: 1px;
    vector-effect: non-scaling-stroke;
  }
  .picture .chip text {
    fill: var(--accent);
    font-weight: 600;
  }
  .lost rect,
  .both rect {
    stroke-dasharray: 3 2;
  }
  .chip.aimed rect {
    fill: var(--accent);
  }
  .picture .chip.aimed text {
    fill: var(--surface);
  }
  .chip.yield rect,
  .chip.flash rect {
    stroke: var(--ink);
  }
  .picture .chip.yield text,
  .picture .chip.flash text {
    fill: var(--ink);
  }
  .chip.income rect {
    stroke: var(--seat);
    stroke-width: 2px;
  }
  .chip.flash {
    opacity: 0;
  }
  .last {
    --on: var(--ink);
  }
  .signs {
    pointer-events: none;
  }
  /* A closer view: the drawing is larger than its box, which scrolls by script alone. */
  .chart.zoomed {
    overflow: hidden;
  }
  .chart.zoomed > svg {
    width: calc(100% * var(--zoom));
    height: calc(100% * var(--zoom));
  }
  @media print {
    .signs,
    .ways {
      display: none;
    }
  }
`;
