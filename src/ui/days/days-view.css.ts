/** The look of earlier days and of statistics; loaded with them. */
import { css } from '../styles/sheet.js';

export const styles = css`
  .days {
    padding: 10px;
    border: 1px solid var(--graticule);
    border-radius: 4px;
    background: var(--surface);
    color: var(--ink);
  }
  /* Where the line is too short, how many are solved stands below it. */
  .days header {
    display: grid;
    grid-template-columns: auto auto auto 1fr auto;
    align-items: center;
    gap: 0 4px;
  }
  .days.statistics header {
    grid-template-columns: auto 1fr auto;
  }
  .days h3 {
    margin: 0;
    font-size: 1.14em;
    font-weight: 600;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  .days:not(.statistics) h3 {
    min-width: 7em;
    text-align: center;
  }
  .days header small {
    grid-row: 1;
    grid-column: -3;
    margin-inline: auto 4px;
    font-size: 0.93em;
    color: var(--ink2);
    overflow-wrap: anywhere;
  }
  @container panel (max-width: 24em) {
    .days header small {
      grid-row: 2;
      grid-column: 1 / -1;
      margin-inline: 0;
    }
  }
  .days button {
    padding: 0;
    border: 0;
    border-radius: 3px;
    background: none;
    color: inherit;
  }
  .days .small {
    width: 2.57em;
    height: 2.57em;
    padding: 0.64em;
    line-height: 0;
  }
  .days .small:first-child {
    margin-inline-start: -0.64em;
  }
  .days .small:last-child {
    grid-column: -2;
    margin-inline-end: -0.64em;
  }
  .days .small .icon {
    width: 1.29em;
    height: 1.29em;
  }
  .days .turns:dir(rtl) {
    transform: scaleX(-1);
  }
  .days .small[aria-disabled] {
    opacity: var(--faint);
    cursor: default;
  }
  .days table {
    width: 100%;
    margin-top: 4px;
    border-collapse: separate;
    border-spacing: 2px;
    table-layout: fixed;
  }
  .days th {
    padding: 0 0 4px;
    font-size: 0.86em;
    font-weight: 400;
    color: var(--ink2);
    overflow-wrap: anywhere;
  }
  .days td {
    height: 3.2em;
    padding: 0;
    border-radius: 3px;
    vertical-align: top;
  }
  .days td > * {
    position: relative;
    display: flex;
    flex-direction: column;
    width: 100%;
    min-height: 3.2em;
    padding: 2px 3px;
    border: 1px solid transparent;
    border-radius: 3px;
    font-size: 0.93em;
    line-height: 1.4;
    text-align: start;
  }
  /* Only a day that can be played has a box. */
  .days td button {
    height: 100%;
    border-color: var(--graticule);
    background: var(--field);
  }
  .days td button:hover {
    background: var(--field2);
  }
  .days .shown button {
    background: var(--wash);
    font-weight: 600;
  }
  .days td > span {
    color: var(--ink2);
  }
  .days [aria-current] {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
  }
  .days td :focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 1px;
  }
  .days td small {
    margin-inline: -4px;
    padding-inline: 1px;
    font-size: max(0.7em, 11px);
    font-weight: 400;
    line-height: 1.3;
    color: var(--ink2);
    overflow-wrap: anywhere;
  }
  .days td .rating {
    font-size: max(0.85em, 11px);
    text-align: end;
    letter-spacing: -0.08em;
    white-space: nowrap;
    color: var(--accent);
  }
  /* Seven days in a strip: nothing is left between them that they need themselves. */
  @container panel (max-width: 18em) {
    .days {
      padding-inline: 4px;
    }
    .days table {
      border-spacing: 1px;
    }
    .days td small {
      margin-inline: -5px;
      letter-spacing: -0.05em;
    }
  }
  .days > p {
    margin: 8px 0 0;
    font-size: 0.93em;
    color: var(--ink2);
  }
  .days dl,
  .days dd {
    margin: 0;
  }
  .days .figures {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 14px;
    margin: 6px 0 12px;
  }
  .days .figures div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  .days .figures dd {
    font-size: 1.71em;
    line-height: 1.2;
  }
  .days .figures dt {
    font-size: 0.93em;
    color: var(--ink2);
    overflow-wrap: anywhere;
  }
  .days .over {
    display: grid;
    grid-template-columns: fit-content(45%) minmax(0, 1fr);
    gap: 6px 10px;
    font-size: 0.93em;
  }
  .days .over div {
    display: contents;
  }
  .days .over dt {
    overflow-wrap: anywhere;
  }
  .days .over dd {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .days .over svg {
    flex: 1;
    min-width: 0;
    height: 1.3em;
    fill: var(--ink);
  }
  .days .over span {
    flex: none;
    min-width: 2.5ch;
    text-align: end;
  }
  @media (forced-colors: active) {
    .days,
    .days td button {
      border: 1px solid CanvasText;
    }
    .days .over svg {
      fill: CanvasText;
    }
  }
  @media print {
    .days {
      display: none;
    }
  }
  /* In a low place they have room of their own, and the panel scrolls as a whole. */
  @container place (max-height: 42em) {
    .panel > .rest:has(> .days) {
      min-height: 14em !important;
    }
    .days [data-day] {
      scroll-margin: 6px;
    }
  }
`;
