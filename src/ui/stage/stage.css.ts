/**
 * A board in front of a class: as large as the screen, whatever its page or `fit` says. Sizes are shares of the
 * height, so that every screen looks the same: what to do, names, scores and time are a 22nd of it or more, all else
 * that pupils read a 32nd.
 */
import { css } from '../styles/sheet.js';
import { teacherStyles } from './teacher.css.js';

export const stageStyles = css`
  :host {
    position: fixed !important;
    inset: 0 !important;
    z-index: 9999;
    width: auto !important;
    max-width: none !important;
    height: auto !important;
    max-height: none !important;
    min-height: 0 !important;
    margin: 0 !important;
    padding: 0 !important;
    container: place / size !important;
    overflow: hidden !important;
  }
  /* As heavy as the rules for another fit, which hold no more. */
  :host .frame,
  :host([fit='box']) .frame.beside,
  :host([fit='box']) .frame {
    --side: max(100cqw - 100cqh, 63cqh);
    --tall: 97cqh;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr) minmax(0, calc(var(--side) - 4cqh));
    gap: 2.2cqh;
    height: 100cqh;
    padding: 1.5cqh;
    background: var(--ground);
    color: var(--ink);
    font-size: calc(100cqh / 31);
  }
  :host .frame > .chart,
  :host([fit='box']) .frame > .chart {
    place-self: center;
    width: min(100%, var(--tall) * var(--ratio, 1));
  }
  :host .frame > .panel,
  :host([fit='box']) .frame > .panel,
  :host .frame.beside > .panel {
    --told: 4.2em;
    display: flex;
    flex-direction: column;
    gap: 0.35em;
    min-height: 0;
    max-height: none;
    margin: 0;
    padding: 0;
    overflow: hidden;
  }
  .standing,
  .panel .to-do {
    min-height: 0;
  }
  /* A 22nd of the height, and a little more. */
  .panel :is(.status, .status.headline, .to-do, .telling) {
    min-height: 0;
    font-size: 1.43em;
    line-height: 1.15;
  }
  .panel .over {
    flex: none;
    height: auto;
  }
  .panel .over > .telling {
    --told: 2.5em;
    min-height: 2.5em;
    padding: 0.1em 0.4em;
  }
  .panel .status small {
    font-size: 0.72em;
  }
  .figures {
    flex: 1;
    min-height: 0;
    overflow: auto;
  }
  .figures > * {
    font-size: 1.55em;
  }
  .figures thead th {
    font-size: 0.7em;
    overflow-wrap: normal;
  }
  .panel > .clock .time {
    font-size: 2em;
  }
  .foot {
    position: relative;
    display: flex;
    align-items: stretch;
    gap: 0.25em;
    margin-top: auto;
    padding-top: 0.35em;
    border-top: 3px solid var(--ink);
    /* Where the panel is narrow, the buttons give way: pupils do not read them. */
    font-size: min(0.93em, 3.6cqi);
  }
  .foot .acts {
    position: static;
    flex: 1;
    flex-wrap: nowrap;
    gap: 0.25em;
    min-width: 0;
    margin: 0;
    min-height: 0;
  }
  .foot button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.3em;
    min-height: 2.4em;
    padding: 0 0.4em;
    border: 2px solid var(--line);
    border-radius: 0.2em;
    background: var(--field);
    color: var(--ink);
    font: inherit;
    white-space: nowrap;
  }
  .foot .acts > button {
    flex: 1 1 auto;
  }
  .foot .acts > .last-act:not([aria-disabled]) {
    border-color: var(--seat-0);
    background: var(--seat-0);
    color: var(--on);
  }
  .foot .icon {
    width: 1em;
    height: 1em;
  }
  .foot [aria-disabled='true'] {
    opacity: var(--faint);
  }
  .foot .asking {
    width: auto;
    font-size: 1.3em;
  }
  .panel > .teacher {
    position: absolute;
    inset: 0;
    z-index: 3;
    font-size: 0.62em;
    border-inline-start: 3px solid var(--ink);
  }
  ${teacherStyles}
  /* A screen that is higher than wide has the board above. */
  @container place (max-aspect-ratio: 21/20) {
    :host .frame,
    :host([fit='box']) .frame.beside,
    :host([fit='box']) .frame {
      --tall: 52cqh;
      grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
      font-size: min(100cqh / 31, 100cqw / 18);
    }
  }
`;
