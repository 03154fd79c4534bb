/** How what stands beside *Star's board looks: the score and its terms. */
import { css } from '../../ui/styles/sheet.js';

export const panelStyles = css`
  /* Apart from the others, which come and go. */
  .acts [name='resign'] {
    margin-inline-start: auto;
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
    white-space: nowrap;
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
  .told {
    color: var(--aside);
    font-size: 0.93em;
  }
`;
