/** How the menu looks; loaded with it. */
import { css } from './sheet.js';

export const menuStyles = css`
  dialog {
    max-width: min(36em, 100vw - 24px);
    padding: 16px 20px 20px;
    border: 1px solid var(--line);
    border-radius: 4px;
    background: var(--ground);
    color: var(--ink);
    /* Read where the board is, it is no smaller than the text beside it. */
    font-size: max(0.94em, min(100cqi, 100vh) / 50);
    overflow-wrap: anywhere;
  }
  dialog::backdrop {
    background: color-mix(in srgb, #0b0f1a 45%, transparent);
  }
  dialog h2 {
    margin: 0 0 8px;
    font-size: 1.13em;
    line-height: 1.3;
  }
  dialog ol,
  dialog dl {
    margin: 0 0 16px;
    padding-inline-start: 1.4em;
  }
  dialog dl {
    display: grid;
    grid-template-columns: fit-content(40%) 1fr;
    gap: 2px 14px;
    padding: 0;
  }
  dialog dd {
    margin: 0;
  }
  dialog a {
    color: var(--accent);
  }
  dialog .close {
    position: sticky;
    top: 0;
    float: inline-end;
    width: 2.4em;
    min-height: 2.4em;
    padding: 0.47em;
    border-color: transparent;
    background: var(--ground);
    line-height: 0;
  }
  dialog :is(.copies, .row) {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  dialog .row {
    align-items: center;
    margin-bottom: 16px;
  }
  dialog .row p {
    flex: 1 1 100%;
    margin: 0;
  }
  dialog .row .main {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--ground);
  }
  /* Room for a line, so that what comes of a press moves no button. */
  dialog .copied {
    min-height: 1.4em;
    margin-block: 4px;
  }
  dialog .copied p {
    margin: 0;
  }
  /* Brought into view, it stands below the cross and above the edge. */
  dialog .copied {
    scroll-margin: 2.6em 0 12px;
  }
  dialog .moves {
    max-height: 17em;
    overflow-y: auto;
    contain: layout;
  }
  dialog .moves ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  dialog h3 {
    margin: 8px 0 4px;
    font-size: 1em;
  }
  dialog .moves button {
    width: 100%;
    border-color: transparent;
    text-align: start;
  }
  dialog .moves [aria-current] {
    border-color: currentColor;
  }
  dialog kbd,
  dialog textarea {
    font: 0.93em/1.4 ui-monospace, monospace;
  }
  dialog textarea {
    width: 100%;
  }
`;
