/** How missions look: the row of chips in narrow places, and the list. */
import { css } from '../../ui/styles/sheet.js';

export const chipStyles = css`
  /* In narrow places missions are chips, and their list stands below. */
  .mission-chips {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  .mission-chips button {
    position: relative;
    flex: 1 0 2.86em;
    display: grid;
    place-items: center;
    padding: 0;
    border: 1px solid var(--line);
    border-radius: 4px;
    background: var(--field);
    font-size: 0.86em;
    line-height: 1.1;
    height: 3.66em;
  }
  .mission-chips .shape {
    width: 1.9em;
    height: 1.9em;
  }
  .mission-chips .advised {
    border: 2px dashed var(--accent);
  }
  .mission-chips .taken {
    border: 2px solid var(--accent);
    background: var(--wash);
  }
  /* A tick, as in the list. An empty box would ask for a tap, but a tap asks what the mission is. */
  .mission-chips .taken::after {
    content: '\\2713';
    position: absolute;
    inset-block-start: 3px;
    inset-inline-end: 3px;
    width: 0.9em;
    height: 0.9em;
    border-radius: 2px;
    line-height: 0.9;
    background: var(--accent);
    color: var(--surface);
    font-weight: 700;
  }
  .mission-chips .would {
    position: absolute;
    inset-block-start: 1px;
    inset-inline-start: 4px;
    color: var(--accent);
    font-style: normal;
    font-weight: 700;
  }
  /* One form at a time. In a lesson there is room for the list alone. */
  .panel > .mission-chips ~ .rest :is(.missions, .head) {
    display: none;
  }
  .lesson ~ .mission-chips {
    display: none;
  }
  @container place (min-width: 43.75em) {
    .beside .mission-chips {
      display: none;
    }
    .beside > .panel > .mission-chips ~ .rest .missions {
      display: block;
    }
    .beside > .panel > .mission-chips ~ .rest .head {
      display: flex;
    }
  }
`;

export const missionStyles = css`
  .missions {
    margin-top: -6px;
  }
  .missions li {
    display: grid;
    grid-template-columns: 1.6em 2.31em minmax(0, 1fr) auto;
    gap: 0 10px;
    align-items: center;
    min-height: 3.54em;
    padding-block: 3px;
    border-top: 1px solid var(--graticule);
    line-height: 1.3;
  }
  .missions.plain li {
    grid-template-columns: 2.31em minmax(0, 1fr) auto;
  }
  .missions input {
    width: 1.38em;
    height: 1.38em;
    margin: 0;
    accent-color: var(--accent);
  }
  .advised input {
    outline: 2px dashed var(--accent);
    outline-offset: 2px;
  }
  .missions li:has(:enabled) label {
    cursor: pointer;
  }
  .missions b {
    display: block;
    font-weight: 650;
  }
  .missions div {
    overflow-wrap: anywhere;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  .missions label > span {
    margin-inline-end: 0.6em;
  }
  .missions .about {
    display: block;
  }
  .missions .would {
    margin-inline-start: 0.3em;
    color: var(--accent);
    font-style: normal;
  }
  .missions small {
    color: inherit;
    white-space: nowrap;
  }
  .shape {
    width: 2.31em;
    height: 2.31em;
  }
  .shape .thin {
    stroke: var(--line);
    stroke-width: 1.2;
  }
  .shape .thick {
    stroke-width: 2.6;
  }
  .shape .dot {
    fill: var(--ink);
    stroke: none;
  }
  .shape path.blue {
    stroke: var(--blue);
    stroke-width: 3.2;
  }
  .shape path.black {
    stroke: var(--black-ink);
    stroke-width: 3.2;
  }
`;
