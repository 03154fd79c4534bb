/** How the map looks: which ink each class of picture() takes, and what stands over it. */
import { css, sheetOf } from '../../ui/styles/sheet.js';
import { narrowStyle, pictureStyle } from '../picture-style.js';

export const styles = css`
  ${sheetOf(pictureStyle + narrowStyle)}
  @container chart (min-width: 34em) {
    .picture .under {
      display: inline;
    }
  }
  .ship {
    transform-box: fill-box;
    transform-origin: center;
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
  /* As high as what will stand in the panel. */
  .panel.full {
    --room: 23.3em;
  }
`;
