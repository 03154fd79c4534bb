/** How what stands beside Bugcatcher's grid looks: program, tools, missions, rounds and reports. */
import { css } from 'lit';

export const panelStyles = css`
  /* As high as what will stand there: missions, for who plays (not as public or all) a program too, or start lists. */
  :host(:not([starts='choose'])) .panel.full {
    --room: 36.2em;
  }
  :host(:not([readonly], [viewer*='l'])) .panel.full {
    --room: 52.9em;
  }
  :host([starts='choose']:not([readonly], [viewer*='l'])) .panel.full {
    --room: 21.4em;
  }
  .panel :where(ol, ul),
  .told,
  .fault {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .told,
  .head small,
  th small,
  .missions span {
    color: var(--aside);
  }
  .head,
  .field-row,
  .missions,
  .report,
  th small {
    font-size: 0.93em;
  }
  .head {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 8px;
  }
  :is(.head, .missions) small {
    font-size: inherit;
  }
  .head b,
  caption,
  .best td {
    font-weight: 650;
  }
  .chips,
  .tools,
  .rounds,
  .replay {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    align-items: center;
  }
  .chips {
    gap: 4px;
    direction: ltr;
  }
  .chip,
  .tools button,
  .rounds button,
  .replay button,
  .field-row input {
    min-width: 2.57em;
    min-height: 2.57em;
    padding: 0.29em 0.57em;
    border: 1px solid var(--line);
    border-radius: 4px;
    background: var(--field);
    overflow-wrap: anywhere;
  }
  .chip,
  .rounds button {
    min-width: 2.29em;
    padding: 0.29em 0;
    white-space: nowrap;
  }
  .chip.blue {
    border: 3px double var(--line);
  }
  .chip.hit {
    border-color: currentColor;
    text-decoration: line-through;
  }
  .chip.hit,
  .fault,
  .report .rule {
    color: var(--danger);
  }
  .panel [aria-pressed='true'] {
    outline: 2px solid var(--accent);
    outline-offset: 1px;
  }
  .panel [aria-disabled] {
    cursor: default;
  }
  .tools [aria-disabled] {
    opacity: var(--faint);
  }
  .replay svg {
    vertical-align: -0.36em;
  }
  .replay svg:dir(rtl) {
    transform: scaleX(-1);
  }
  .replay svg,
  .shape {
    width: 1.43em;
    height: 1.43em;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linejoin: round;
  }
  .panel :is(li, th) .seat {
    margin-inline-end: 6px;
    vertical-align: -0.21em;
  }
  .panel :is(.fault, li) .rule {
    margin: 0 4px;
    padding: 0 6px;
    border: 1px solid currentColor;
    border-radius: 3px;
    font-size: 0.92em;
    font-weight: 600;
  }
  .field-row {
    display: grid;
    gap: 4px;
  }
  .field-row input {
    min-width: 0;
    color: var(--ink);
    font: inherit;
    /* Smaller, and a phone zooms in on it. */
    font-size: max(1.23em, 16px);
  }
  ::placeholder {
    color: var(--ink2);
    opacity: 1;
  }
  .missions li {
    padding: 6px 0;
    border-top: 1px solid var(--graticule);
  }
  .missions label {
    display: grid;
    grid-template-columns: 1.85em minmax(0, 1fr) auto auto;
    gap: 0 8px;
  }
  .missions input {
    width: 1.38em;
    height: 1.38em;
    margin: 0;
    accent-color: var(--accent);
  }
  /* A space at the end of a line hangs out of it. */
  .missions span[dir='rtl'] {
    padding-left: 4px;
  }
  .missions span {
    grid-area: 2 / 2 / auto / 5;
    overflow-wrap: anywhere;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  .missions b {
    grid-column: 2;
  }
  .shape {
    height: 2.14em;
  }
  .shape path {
    vector-effect: non-scaling-stroke;
  }
  .acts [name='commit'],
  .acts [name='start'] {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--surface);
    forced-color-adjust: none;
  }
  @media print {
    .replay,
    .rounds,
    .tools,
    .field-row,
    .told,
    .reach {
      display: none;
    }
  }
  caption {
    text-align: start;
  }
  th,
  td {
    padding-block: 4px;
  }
  th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  /* A name, and what decides below it, wrap in the width that the points leave. */
  tbody th {
    width: auto;
    max-width: none;
    white-space: normal;
  }
  tbody th::after {
    content: none;
  }
  tbody th > span {
    display: inline;
  }
  th small {
    display: block;
    padding-inline-start: 1.69em;
    font-weight: 400;
  }
`;
