/** How a set looks: a line of items above the board in hand, what to do, how to go on, and the summary. */
import { css } from '../styles/sheet.js';

export const setStyles = css`
  :host {
    container: set / inline-size;
  }
  ::slotted([hidden]) {
    display: none !important;
  }
  .set {
    font-size: max(1em, 15px);
    line-height: 1.4;
    font-variant-numeric: tabular-nums;
  }
  h2,
  h3,
  h4,
  p,
  ol,
  ul {
    margin: 0;
    padding: 0;
  }
  ol,
  ul {
    list-style: none;
  }
  h2,
  h3,
  h4 {
    font-weight: 600;
    line-height: 1.25;
  }
  h2 {
    font-size: 1.07em;
  }
  h3 {
    font-size: 1.2em;
  }
  h4 {
    font-size: 1em;
  }
  h3:focus-visible {
    outline: none;
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 12px;
    padding-bottom: 6px;
    border-bottom: 1px solid var(--graticule);
  }
  .bar h2 {
    flex: 1 1 auto;
  }
  .points,
  .terms,
  .quiet {
    color: var(--aside);
    font-size: 0.93em;
  }
  nav {
    flex: 1 1 100%;
  }
  nav ol {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    padding-block: 4px;
  }
  input,
  textarea {
    color: var(--ink);
    font: inherit;
  }
  .step {
    position: relative;
    min-width: 2em;
    height: 2em;
    padding: 0 0.3em;
    border: 1px solid var(--line);
    border-radius: 1em;
    background: var(--field);
  }
  /* A finger needs 44 px: it answers beyond its edge. */
  .step::after {
    position: absolute;
    inset: -6px -4px;
    content: '';
  }
  .step i {
    position: absolute;
    inset: auto -4px -5px auto;
    min-width: 1.15em;
    border-radius: 1em;
    background: var(--ground);
    color: var(--ink);
    font-size: 0.68em;
    font-style: normal;
    font-weight: 700;
    line-height: 1.15em;
  }
  .step i:empty {
    display: none;
  }
  .step.solved {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--ground);
  }
  .step[aria-current] {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  .step:disabled {
    border-style: dashed;
    background: none;
    color: var(--aside);
    cursor: default;
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 16px;
    padding-block: 8px 6px;
  }
  .terms {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
  }
  .task {
    flex: 1 1 100%;
    max-width: 44em;
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 12px;
    margin-top: 8px;
    padding-top: 8px;
    border-top: 1px solid var(--graticule);
  }
  /* The row keeps its height, whatever is told. */
  .told {
    flex: 1 1 8em;
    min-height: 2.8em;
    font-size: 0.93em;
    line-height: 1.3;
    align-content: center;
  }
  .acts button:hover {
    border-color: var(--ink);
  }
  .summary {
    display: grid;
    gap: 20px 32px;
    padding-top: 12px;
  }
  .figures {
    display: grid;
    gap: 8px;
    align-content: start;
  }
  .earned b {
    font-size: 2.6em;
    font-weight: 600;
    line-height: 1;
  }
  .stars {
    font-size: 1.6em;
    line-height: 1;
    letter-spacing: 0.1em;
  }
  .stars .won {
    color: var(--accent);
  }
  table {
    width: 100%;
    align-self: start;
    border-collapse: collapse;
    color: inherit;
    font: inherit;
  }
  caption {
    padding-bottom: 4px;
    font-weight: 600;
    text-align: start;
  }
  th,
  td {
    padding: 5px 8px 5px 0;
    border-top: 1px solid var(--graticule);
    font-weight: 400;
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }
  thead > tr > * {
    border: 0;
    color: var(--aside);
    font-size: 0.86em;
    vertical-align: bottom;
  }
  td:last-child {
    white-space: nowrap;
  }
  .code {
    display: grid;
    gap: 8px;
    max-width: 44em;
  }
  .code label {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  .code input,
  .code textarea {
    min-width: 0;
    padding: 0.4em 0.6em;
    border: 1px solid var(--line);
    border-radius: 4px;
    background: var(--field);
  }
  .code input {
    flex: 1 1 10em;
    min-height: 44px;
  }
  .code textarea {
    font-family: ui-monospace, monospace;
    font-size: 0.86em;
    word-break: break-all;
    resize: vertical;
  }
  @container set (max-width: 30em) {
    .summary .answer {
      display: none;
    }
  }
  @container set (min-width: 44em) {
    nav {
      flex: 0 1 auto;
    }
    .bar h2 {
      flex: 0 1 auto;
    }
    .bar .points {
      order: 1;
    }
    .bar nav {
      margin-inline-start: auto;
    }
    .summary {
      grid-template-columns: minmax(14em, 1fr) 2fr;
    }
    .figures {
      grid-row: span 2;
    }
    .code {
      grid-column: 2;
    }
  }
  @media print {
    .foot .acts,
    .code .acts,
    .code label,
    .figures .acts {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .step.solved {
      border-width: 3px;
    }
  }
`;
