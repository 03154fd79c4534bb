/** The look that all boards share: frame, panel, controls and states. It knows no game, and colours only by their tokens. */
import { css } from 'lit';

export const frame = css`
  :host {
    /* Beside the chart the text is the page's: its colour, and a quieter one. */
    --aside: color-mix(in srgb, currentColor 76%, transparent);
    --motion: var(--board-motion, 1);
    display: block;
    container-type: inline-size;
    font-variant-numeric: tabular-nums;
    line-height: 1.4;
    text-align: start;
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
    .acts,
    .note {
      display: none !important;
    }
    .chart,
    .panel {
      max-width: 120mm;
    }
  }
  :focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  /* Blocks, that a move on the chart lays out the chart alone. */
  .frame {
    position: relative;
    font-size: 14px;
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
    content-visibility: auto;
  }
  /* Picture and layer fill the same box, whatever padding and size the page gives it. */
  .chart > svg {
    grid-area: 1 / 1;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  .layer {
    position: relative;
    pointer-events: none;
  }
  /* As high as status, acts and controls will be, so that nothing shifts when the works arrive; a score adds to it. */
  .panel:empty {
    min-height: 119px;
  }
  .panel.none:not(:has(.note)) {
    display: none;
  }
  .panel {
    display: flex;
    flex-direction: column;
    gap: 12px;
    min-width: 0;
    margin-top: 12px;
  }
  .status {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 10px;
    min-height: 28px;
    margin: 0;
    font-size: 15px;
    font-weight: 600;
  }
  /* The sentence takes what a short aside leaves of the line; a long one goes below it. */
  .status span {
    flex: 1;
    min-width: 45%;
    overflow-wrap: anywhere;
  }
  /* Each text has its own direction, and stands at the page's side. */
  .status :is(span, small) {
    unicode-bidi: plaintext;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  p:focus {
    outline: none;
  }
  .status small {
    margin-inline-start: auto;
    font-size: 13px;
    font-weight: 400;
    color: var(--aside);
  }
  .seat {
    flex: none;
    width: 16px;
    height: 16px;
  }
  .seat .piece {
    fill: var(--seat);
  }
  .seat .cut {
    fill: var(--on);
  }
  .note {
    display: flex;
    gap: 10px;
    align-items: flex-start;
    margin: 0;
    padding: 8px 12px 8px 10px;
    background: var(--danger-wash);
    border-radius: 4px;
    color: var(--ink);
    overflow-wrap: anywhere;
  }
  .note .rule {
    flex: none;
    margin-top: 1px;
    padding: 0 6px;
    border: 1px solid currentColor;
    border-radius: 3px;
    color: var(--danger);
    font-size: 12px;
    font-weight: 600;
    line-height: 18px;
    text-decoration: none;
  }
  .hand-over {
    display: grid;
    place-content: center;
    gap: 16px;
    min-height: 14rem;
    padding: 24px;
    background: var(--surface);
    border: 1px solid var(--graticule);
    border-radius: 3px;
    text-align: center;
    font-size: 16px;
    color: var(--ink);
  }
  .said,
  .heard {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
    contain: strict;
  }
  .controls,
  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
  }
  .controls {
    /* The first sign stands under the seat's mark; at the end nothing may stand out of the page. */
    margin: 0 0 -5px;
    margin-inline-start: -7px;
  }
  .controls .gap {
    flex: 1;
  }
  /* Drawn by borders, which forced colours keep. */
  .controls input {
    flex: 999 1 64px;
    min-width: 0;
    height: 36px;
    margin: 0 8px;
    padding: 0;
    background: none;
    color: var(--aside);
    cursor: pointer;
    appearance: none;
  }
  .controls input:hover {
    color: inherit;
  }
  .controls input:focus-visible {
    outline-offset: -5px;
    border-radius: 9px;
  }
  .controls input::-webkit-slider-runnable-track {
    height: 0;
    border-top: 1px solid;
  }
  .controls input::-moz-range-track {
    height: 0;
    border-top: 1px solid;
  }
  .controls input::-webkit-slider-thumb {
    width: 12px;
    height: 12px;
    margin-top: -6.5px;
    border: 6px solid;
    border-radius: 6px;
    appearance: none;
  }
  .controls input::-moz-range-thumb {
    box-sizing: border-box;
    width: 12px;
    height: 12px;
    border: 6px solid;
    border-radius: 6px;
  }
  /* The row stays where it is whether or not it is anybody's turn. */
  .acts {
    align-items: center;
    gap: 8px;
    min-height: 36px;
  }
  button {
    font: inherit;
    color: var(--ink);
    cursor: pointer;
  }
  button:focus-visible {
    outline-offset: -1px;
  }
  .controls button {
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    padding: 0;
    border: 0;
    border-radius: 4px;
    background: none;
    color: var(--aside);
  }
  .controls button:hover:not([aria-disabled]) {
    background: color-mix(in srgb, currentColor 10%, transparent);
    color: inherit;
  }
  .controls svg {
    width: 20px;
    height: 20px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .controls button[aria-disabled] {
    opacity: 0.42;
    cursor: default;
  }
  @media (forced-colors: active) {
    svg {
      forced-color-adjust: none;
    }
    .note {
      border: 1px solid;
    }
    .controls button {
      color: ButtonText;
    }
    .controls button[aria-disabled] {
      color: GrayText;
      opacity: 1;
    }
  }
  :is(.acts, .tell, dialog) button {
    min-height: 36px;
    padding: 4px 14px;
    border: 1px solid var(--line);
    border-radius: 4px;
    background: var(--field);
  }
  :is(.acts, .tell, dialog) button:hover {
    border-color: var(--ink);
  }
  /* Between so many buttons a slider is too short: it takes a line of its own. */
  @container not ((min-width: 480px) and (max-width: 719px)) {
    .full .controls input {
      flex-basis: calc(100% - 16px);
      order: -1;
    }
  }
  @container (min-width: 720px) {
    /* The board keeps to the screen. */
    .frame.beside {
      display: grid;
      grid-template-columns: min(100% - 292px, max(480px, (100vh - 32px) * var(--ratio, 1))) 264px;
      gap: 28px;
    }
    .beside .panel {
      margin: 0;
    }
    .beside .controls {
      margin-top: auto;
    }
  }
`;
