/**
 * The look of a score: one row per seat, figures at the end of their columns. It comes with the boards that have one.
 */
import { css } from './sheet.js';

/** For boards with a table of scores. */
export const scoreTableStyles = css`
  table {
    /* A page without a doctype would have its own here. */
    color: inherit;
    width: 100%;
    border-collapse: collapse;
    font: inherit;
  }
  th,
  td {
    padding-block: 3px;
    padding-inline: 6px 0;
    border-top: 1px solid var(--graticule);
    font-weight: 400;
    text-align: end;
  }
  thead td {
    border: 0;
  }
  thead th {
    padding-block: 0 2px;
    border: 0;
    color: var(--aside);
    font-size: 0.86em;
    line-height: 1.25;
    vertical-align: bottom;
  }
  /* A head claims what its longest word needs, up to its share: in other languages that may be very long. */
  thead th > * {
    display: inline-block;
    max-inline-size: var(--head, 22cqi);
    hyphens: auto;
    overflow-wrap: break-word;
  }
  /* Few columns have room for more. */
  thead :where(:not(:has(> :nth-child(4)))) > th > * {
    max-inline-size: 40cqi;
  }
  /* Where the text is large for the panel, the heads of many columns are read from top to bottom, below the corner
     cell. */
  @container panel (max-width: 17em) {
    /* Not every engine knows how wide a cell of upright text is. */
    thead :where(:has(> :nth-child(4))) > th > .term {
      max-inline-size: none;
    }
    /* Nor does every engine turn the text of a button: what is in it is turned. */
    thead :where(:has(> :nth-child(4))) > th > :not(.term, :has(> .term)),
    thead :where(:has(> :nth-child(4))) > th .term > :first-child {
      display: inline-block;
      width: 1.4em;
      max-inline-size: none;
      margin-top: 2em;
      white-space: nowrap;
      writing-mode: vertical-rl;
    }
    thead :where(:has(> :nth-child(4))) > td {
      max-width: 0;
      vertical-align: top;
      white-space: nowrap;
    }
  }
  /* A name takes what the figures leave; where that is too little, it has lines of its own above them. */
  tbody th {
    padding-inline-start: 0;
    text-align: start;
    width: 40%;
    max-width: 0;
    white-space: nowrap;
  }
  /* A single figure leaves it most of the row. */
  tbody :where(tr:not(:has(> :nth-child(3)))) > th {
    width: 72%;
  }
  tbody th::after {
    content: '\\200b\\a0';
    font-size: 1px;
    white-space: normal;
  }
  tbody th > span {
    display: inline-block;
    width: max-content;
    max-width: calc(100cqi - 2.14em);
    hyphens: auto;
    overflow-wrap: break-word;
    white-space: normal;
    vertical-align: bottom;
  }
  tbody td {
    vertical-align: bottom;
  }
  th .seat {
    margin-inline-end: 6px;
    vertical-align: -0.21em;
  }
  /* Bold by its stroke, and as wide as before: no name takes another line when the turn changes. */
  .best th {
    -webkit-text-stroke: 0.035em;
  }
`;
