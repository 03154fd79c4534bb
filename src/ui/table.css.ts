/** The look of a score: a row a seat, figures at the end of their columns. It comes with the boards that have one. */
import { css } from 'lit';

export const tableStyles = css`
  table {
    /* A page without a doctype would have its own here. */
    color: inherit;
    width: 100%;
    border-collapse: collapse;
    font: inherit;
  }
  th,
  td {
    padding-block: 6px;
    padding-inline: 8px 0;
    border-top: 1px solid var(--graticule);
    font-weight: 400;
    text-align: end;
    white-space: nowrap;
  }
  thead td {
    border: 0;
  }
  thead th {
    padding-block: 0 5px;
    border: 0;
    color: var(--aside);
    font-size: 13px;
    line-height: 1.25;
    vertical-align: bottom;
  }
  tbody th {
    padding-inline-start: 0;
    text-align: start;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  th .seat {
    margin-inline-end: 8px;
    vertical-align: -3px;
  }
  .best th {
    font-weight: 650;
  }
`;
