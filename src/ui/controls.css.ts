/** The look of what is pressed on every board: the row of controls with its slider, the acts, all buttons. */
import { css } from 'lit';

export const controlStyles = css`
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
    border: 6px solid;
    border-radius: 6px;
    margin-top: -6.5px;
    appearance: none;
  }
  .controls input::-moz-range-thumb {
    width: 12px;
    height: 12px;
    border: 6px solid;
    border-radius: 6px;
    box-sizing: border-box;
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
  :is(.controls, .close) svg {
    width: 20px;
    height: 20px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  /* Back is where the reader comes from. */
  .controls svg:dir(rtl) {
    transform: scaleX(-1);
  }
  .controls button[aria-disabled] {
    opacity: 0.42;
    cursor: default;
  }
  @media (forced-colors: active) {
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
  @container not ((min-width: 480px) and (max-width: 699px)) {
    .full .controls input {
      flex-basis: calc(100% - 16px);
      order: -1;
    }
  }
`;
