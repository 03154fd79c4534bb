/** How the teacher's part looks, beside a board and in a window of its own. */
import { css } from '../styles/sheet.js';

/** In a window that has no page of its own. */
export const windowStyles = css`
  :root {
    color-scheme: light dark;
    font: 16px/1.4 system-ui, sans-serif;
  }
  body {
    margin: 0;
    background: var(--ground);
    color: var(--ink);
  }
`;

export const teacherStyles = css`
  .teacher {
    display: grid;
    align-content: start;
    gap: 0.7em;
    padding: 1.2em;
    overflow: auto;
    background: var(--ground);
    color: var(--ink);
  }
  .teacher :is(h2, h3, p) {
    margin: 0;
  }
  .teacher h2 {
    font-size: 1.3em;
  }
  .teacher h3 {
    font-size: 1em;
  }
  .teacher .time strong {
    font-size: 2.2em;
    font-variant-numeric: tabular-nums;
  }
  .teacher .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5em;
  }
  .teacher .last {
    padding: 0.5em 0.7em;
    background: var(--field);
  }
  .teacher .last span:first-child,
  .teacher .time span {
    color: var(--ink2);
  }
  .teacher button {
    min-height: 2.6em;
    padding: 0.3em 0.9em;
    border: 1px solid var(--line);
    border-radius: 4px;
    background: var(--field);
    color: inherit;
    font: inherit;
  }
  .teacher button.main {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--ground);
  }
  .teacher button[aria-disabled='true'] {
    opacity: 0.42;
  }
  .teacher .asking {
    position: static;
    padding: 0.5em 0.7em;
    border: 0;
    background: var(--wash);
    box-shadow: none;
  }
  .teacher .wide {
    overflow: auto;
  }
  .teacher table {
    width: 100%;
    border-collapse: collapse;
  }
  .teacher :is(th, td) {
    padding: 0.25em 0.8em 0.25em 0;
    border-bottom: 1px solid var(--graticule);
    font-weight: 400;
    text-align: start;
  }
  .teacher td:last-child {
    width: 40%;
  }
  .teacher thead th {
    color: var(--ink2);
  }
`;
