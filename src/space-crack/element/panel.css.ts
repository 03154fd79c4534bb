/** How the panel beside the map looks. */
import { css } from '../../ui/styles/sheet.js';

export const panelStyles = css`
  .panel {
    --head: 22cqi;
    --ways: none;
  }
  /* A map of few planets is high for its width. */
  .frame:has(.meter) {
    --least-board: 234px;
  }
  td,
  thead th {
    padding-inline-start: 5px;
  }
  .sum {
    font-weight: 650;
  }
  .points {
    display: inline-flex;
    gap: 4px;
    margin-inline-end: 5px;
  }
  .status .moves {
    font-weight: 400;
    white-space: nowrap;
  }
  /* A hint, or the planet that is chosen, leads here. */
  .acts [data-leads] {
    outline: 3px dashed var(--accent);
    outline-offset: -1px;
  }
  .points i {
    width: 7px;
    height: 7px;
    outline: 1.5px solid currentColor;
    transform: rotate(45deg);
  }
  .points .left {
    background: currentColor;
    forced-color-adjust: none;
  }
  @container panel (min-width: 17.01em) {
    thead .term {
      max-inline-size: 100%;
      overflow-wrap: anywhere;
      hyphens: auto;
    }
  }
  /* Where the status has no room for the round, it stands in the corner of the figures. */
  .round {
    font-style: normal;
  }
  thead .round {
    display: none;
    color: var(--aside);
    font-size: 0.93em;
  }
  thead td {
    padding: 0 0 5px;
    text-align: start;
    line-height: 1.25;
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  /* Narrower, heads are read downwards, below the corner. */
  @container panel (min-width: 17em) {
    thead td {
      vertical-align: bottom;
    }
  }
  /* Where the status has little room, the words stand alone if there are many signs. */
  @container panel (max-width: 30em) {
    .status .points:has(> :nth-child(6)) {
      display: none;
    }
  }
  @container panel (max-width: 23em) {
    .status .points {
      display: none;
    }
  }
  /* A lesson has the figures too, with the round in their corner. */
  @container panel (max-width: 44em) {
    :is(.status, .how-far) .round {
      display: none;
    }
    thead .round {
      display: inline;
    }
  }
  .goal .land {
    fill: color-mix(in srgb, var(--seat) 16%, transparent);
    stroke: var(--seat);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  .goal .ship {
    fill: var(--seat);
  }
  .goal .than {
    fill: none;
    stroke: var(--ink);
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  /* Where there is room beside the map; as high as the chart that will stand there. */
  .trend-room {
    display: var(--ways);
    min-height: 6.9em;
  }
  /* What the map says in few letters stands here in sentences, where there is room beside it. */
  .ways {
    display: var(--ways);
    min-height: 15em;
    font-size: 0.93em;
  }
  .ways ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .ways li {
    padding: 3px 6px;
    margin-inline: -6px;
    border-radius: 3px;
  }
  .ways .aimed {
    background: var(--wash);
    color: var(--ink);
  }
  @container (min-width: 43.75em) {
    .panel {
      --ways: block;
    }
  }
  .view {
    align-items: flex-start;
  }
  .acts [aria-disabled] {
    opacity: var(--faint);
    cursor: default;
  }
  .view [aria-disabled] {
    opacity: var(--faint);
  }
  .whole {
    width: 6.86em;
    margin-inline-start: auto;
    touch-action: none;
    cursor: pointer;
  }
  .whole .ground {
    fill: var(--field);
    stroke: var(--line);
    vector-effect: non-scaling-stroke;
  }
  .whole path {
    fill: var(--seat);
  }
  .whole .window {
    fill: none;
    stroke: var(--accent);
    stroke-width: 2px;
    vector-effect: non-scaling-stroke;
  }
`;
