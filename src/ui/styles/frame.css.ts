/** The look that all boards share: frame and panel. */
import { css } from './sheet.js';

export const frame = css`
  /* Inside once more: a page's rule that reaches the tag itself, such as one for .card *, wins over that for the
     host. */
  :host,
  .frame {
    /* A page's strokes, capitals, shadows and lines from top to bottom would be a board's: only this is. */
    all: initial;
    color: inherit;
    color-scheme: inherit;
    font: inherit;
    font-variant-caps: normal;
    font-variant-numeric: tabular-nums;
    line-height: 1.4;
    letter-spacing: inherit;
    word-spacing: inherit;
    visibility: inherit;
    pointer-events: inherit;
    -webkit-text-size-adjust: inherit;
    display: block;
  }
  :host {
    /* All text is measured by the page's at this place. Where that is tiny, figures would be too small to read. */
    font-size: max(1em, 15px);
    --motion: var(--board-motion, 1);
    /* A second tap on a control zooms nothing. */
    touch-action: manipulation;
    /* A container has no width of its own: it takes what there is, and where its place asks it back, its least. */
    width: -moz-available;
    width: -webkit-fill-available;
    contain-intrinsic-inline-size: 15em;
    container: place / inline-size;
  }
  :host(:fullscreen) {
    padding: 16px;
    overflow: auto;
  }
  /* A page's px would be a board's units. */
  svg {
    letter-spacing: 0;
    word-spacing: 0;
  }
  :host([hidden]),
  [hidden] {
    display: none !important;
  }
  * {
    box-sizing: border-box;
  }
  @media print {
    :host {
      color-scheme: light;
      break-inside: avoid;
    }
    .controls,
    .steps,
    .acts,
    .note,
    .aim {
      display: none !important;
    }
    /* Beside one another where the paper has room. Firefox prints nothing of a query that changes a block to a grid. */
    .frame.beside {
      display: flex;
      flex-wrap: wrap;
      align-items: start;
      gap: 0 28px;
    }
    .chart,
    .panel {
      flex: 1 18.86em;
      max-width: 120mm;
    }
    .chart {
      flex-grow: 9;
    }
  }
  :focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  /* Blocks, that a move on the chart lays out the chart alone. As wide as the host, even if a page centres what is
     in it. */
  .frame {
    position: relative;
    width: 100%;
    box-sizing: border-box;
  }
  .chart {
    position: relative;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    background: var(--surface);
    line-height: 0;
    border-radius: 3px;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
    -webkit-user-select: none;
    user-select: none;
  }
  /* Picture and layer fill the same box, whatever padding and size the page gives it. */
  .chart > svg {
    grid-area: 1 / 1;
    width: 100%;
    height: 100%;
    overflow: visible;
    /* Only cells take pointers. WebKit finds a text of the picture far beyond its letters, on what the page has
       beside the board. */
    pointer-events: none;
  }
  /* Until a board has been in view it is a picture alone: frames neither measure nor paint the many that are far. */
  .chart[role='img'],
  .chart[role='img'] + .panel {
    contain: layout paint;
  }
  .layer {
    position: relative;
  }
  /* As high as the lines, buttons and controls will be, so that nothing shifts when the controller arrives; goal
     and score add to it. */
  .panel:empty,
  .panel:has(> .missing) {
    min-height: var(--room, 16em);
  }
  .panel.none:not(:has(.note, .missing)) {
    display: none;
  }
  .panel {
    display: flex;
    flex-direction: column;
    gap: var(--gap, 6px);
    min-width: 0;
    margin-top: var(--gap, 6px);
    container: panel / inline-size;
  }
  /* What no move needs stands below the controls, or scrolls where board and panel are beside one another. */
  .rest {
    position: relative;
    order: 1;
    min-width: 0;
  }
  .more {
    display: flex;
    flex-direction: column;
    gap: 12px;
  }
  /* The goal stands in the room of the score until the first move: at its top, since in a low frame the buttons lie
     over its end. */
  .tally {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
  }
  .tally > * {
    grid-area: 1 / 1;
    min-width: 0;
  }
  .aim .goal-box {
    font-size: 0.93em;
    line-height: 1.25;
  }
  .aim .goal-picture {
    max-width: 24cqi;
    overflow: hidden;
  }
  @media screen {
    .tally.new > .score,
    .tally:not(.new) > .aim {
      visibility: hidden;
    }
    .tally.new ~ .rest .goal-box {
      display: none;
    }
  }
  .missing {
    margin: 0;
    padding-inline-start: 12px;
    border-inline-start: 3px solid var(--danger);
  }
  .seat {
    flex: none;
    width: 1.14em;
    height: 1.14em;
    fill: var(--seat);
  }
  .cut {
    fill: var(--on);
  }
  /* Never seen. Its transition fires an event when the page's colour changes, and wear-colours listens for it. */
  .said {
    transition: color 1ms;
  }
  .said,
  .heard {
    position: absolute;
    /* At the end of a line it would be a pixel outside. */
    inset-inline-start: 0;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
    white-space: nowrap;
    contain: strict;
  }
  @media (forced-colors: active) {
    svg {
      forced-color-adjust: none;
    }
  }
`;
