/**
 * The look of what is pressed on every board: the row of controls with its slider, the game’s own buttons, all others.
 */
import { css } from './sheet.js';

export const controlStyles = css`
  .acts {
    display: flex;
    flex-wrap: wrap;
  }
  /* Buttons, each with its word. */
  .controls {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: 2px 0;
  }
  /* The slider. Drawn by borders, which forced colours keep. */
  .steps {
    display: flex;
    align-items: center;
    gap: 10px;
  }
  .steps span {
    flex: none;
    color: var(--aside);
    font-size: 0.86em;
    line-height: 1.25;
  }
  .steps input {
    flex: 1;
    min-width: 0;
    height: 2.29em;
    margin: 0;
    background: none;
    color: var(--aside);
    font: inherit;
    cursor: pointer;
    appearance: none;
  }
  .steps input:hover {
    color: inherit;
  }
  .steps input:disabled {
    opacity: var(--faint);
    cursor: default;
  }
  .steps input:focus-visible {
    outline-offset: -5px;
    border-radius: 9px;
  }
  .steps input::-webkit-slider-runnable-track {
    height: 0;
    border-top: 1px solid;
  }
  .steps input::-moz-range-track {
    height: 0;
    border-top: 1px solid;
  }
  .steps input::-webkit-slider-thumb {
    width: 0.86em;
    height: 0.86em;
    border: 0.43em solid;
    border-radius: 0.43em;
    margin-top: calc(-0.43em - 0.5px);
    appearance: none;
  }
  .steps input::-moz-range-thumb {
    width: 0.86em;
    height: 0.86em;
    border: 0.43em solid;
    border-radius: 0.43em;
    box-sizing: border-box;
  }
  /* The row stays in its place, whether or not it is anybody's turn. */
  .acts {
    align-items: center;
    gap: 6px;
    min-height: 3.14em;
  }
  .acts > .last-act:not(.last-act ~ *) {
    margin-inline-start: auto;
  }
  /* It gives way to the buttons, by a second line. */
  .acts > small {
    flex: 1 1 4.5em;
    min-width: 0;
    font-size: 0.86em;
    line-height: 1.25;
    color: var(--aside);
  }
  .acts > [aria-disabled] {
    color: color-mix(in srgb, var(--ink) 50%, transparent);
    cursor: default;
  }
  button {
    font: inherit;
    color: var(--ink);
    cursor: pointer;
  }
  button:focus-visible {
    outline-offset: -1px;
  }
  .controls > button {
    flex: 1 1 2.29em;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    min-width: min-content;
    max-width: 5.5em;
    min-height: 3.43em;
    padding: 2px 0;
    border: 0;
    border-radius: 4px;
    background: none;
    color: var(--aside);
  }
  .controls > button > span:not(.tip) {
    max-width: 100%;
    font-size: 0.86em;
    font-weight: 500;
    line-height: 1.2;
    overflow-wrap: break-word;
  }
  .controls .tip {
    bottom: 100%;
    margin: 0 auto 6px;
  }
  .acts {
    position: relative;
  }
  /* A question at the button that was pressed, or what came of it: over what is above its row, so that it pushes
     nothing. */
  .asking,
  .notice {
    position: absolute;
    z-index: 3;
    inset-inline: 0;
    bottom: calc(100% + 4px);
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    width: fit-content;
    max-width: 100%;
    padding: 10px 12px;
    border: 1px solid var(--ink);
    border-radius: 4px;
    background: var(--wash);
    color: var(--ink);
    line-height: 1.43;
    scroll-margin: 8px;
  }
  .lifted {
    display: none;
  }
  /* Below a board the game’s own buttons, such as the next puzzle, are above the controls: no notice covers them. */
  @container place (max-width: 43.74em) {
    .acts:has(> button) > .lifted {
      display: flex;
    }
    .acts:has(> button) ~ .controls > .notice {
      display: none;
    }
  }
  /* The answers stand below it: beside it they would leave it a narrow column. */
  .asking p {
    flex: 1 1 100%;
    overflow-wrap: anywhere;
  }
  :is(.controls, .acts):has(:is(.asking, .notice)) .tip {
    display: none;
  }
  .acts .tip {
    top: 100%;
  }
  /* A finger leaves its hover behind, and a button that the mouse has pressed is known: its tip would lie over what
     the press has brought. */
  .frame:not([data-touch]) :is(.controls, .acts) > button:hover:not(:focus:not(:focus-visible)) .tip,
  :is(.controls, .acts) > button:focus-visible .tip {
    visibility: visible;
    transition-delay: 500ms;
  }
  .controls > button:hover:not([aria-disabled]) {
    background: color-mix(in srgb, currentColor 10%, transparent);
    color: inherit;
  }
  :is(.controls, .close) svg {
    width: 1.43em;
    height: 1.43em;
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
  /* A line below it runs until the answer to its press is there, if that is not at once. */
  .controls > button.pending:not([aria-disabled]) {
    background-image: linear-gradient(currentColor 0 0);
    background-position: -67% 100%;
    background-size: 40% 2px;
    background-repeat: no-repeat;
    animation: pending 900ms linear 100ms infinite;
  }
  @keyframes pending {
    to {
      background-position-x: 167%;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .controls > button.pending:not([aria-disabled]) {
      background-position: 50% 100%;
      animation: none;
    }
  }
  .controls > button[aria-disabled] {
    cursor: default;
  }
  .controls > button[aria-disabled] > :not(.tip) {
    opacity: var(--faint);
  }
  /* In a low place, such as a strip in a chat, one line: the signs alone where the words do not fit. */
  @container place (max-height: 28em) {
    @container panel (max-width: 20em) {
      .controls > button {
        flex-basis: 1.72em;
      }
      .controls > button > span:not(.tip) {
        position: absolute;
        width: 1px;
        height: 1px;
        clip-path: inset(50%);
        overflow: hidden;
      }
    }
  }
  @media (forced-colors: active) {
    .controls > button {
      color: ButtonText;
    }
    .controls > button[aria-disabled] {
      color: GrayText;
    }
    .controls > button[aria-disabled] > :not(.tip) {
      opacity: 1;
    }
  }
  :is(.acts, .tell, .asking, dialog) button,
  .telling button:not(.cell-name) {
    min-height: 2.57em;
    padding: 0.29em 1em;
    border: 1px solid var(--line);
    border-radius: 4px;
    background: var(--field);
    overflow-wrap: anywhere;
  }
  :is(.acts, .tell, .asking, dialog) button:hover,
  .telling button:not(.cell-name):hover {
    border-color: var(--ink);
  }
  /* Three at the end of a game stand in one row. */
  @container panel (max-width: 30em) {
    .acts button {
      padding-inline: 0.6em;
    }
  }
  /* A finger needs 44 px: a row of buttons has them, and in a note, whose lines are lower, a button answers beyond
     its edge. */
  @media (pointer: coarse) {
    .acts > button {
      min-height: 3.14em;
    }
    .telling button:not(.cell-name) {
      position: relative;
    }
    .telling button:not(.cell-name)::after {
      position: absolute;
      inset: -5px 0;
      content: '';
    }
  }
  /* One at most: what a reader will most likely press. */
  :is(.acts, .asking, .telling) button.main {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--surface);
    font-weight: 600;
  }
`;
