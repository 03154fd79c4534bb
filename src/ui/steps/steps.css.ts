/** How steps stand: the board beside their list, or above it on a phone; and how the list of the page looks then. */
import { css } from '../styles/sheet.js';

/** What looks alike in all that goes round boards: steps, and sets of exercises. */
export const aroundStyles = css`
  :host {
    display: block;
  }
  :host([hidden]) {
    display: none !important;
  }
  * {
    box-sizing: border-box;
  }
  p {
    margin: 0;
  }
  button {
    color: var(--ink);
    font: inherit;
    cursor: pointer;
  }
  :is(button, input, textarea):focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  .acts button {
    min-height: 44px;
    padding: 0.29em 1em;
    border: 1px solid var(--line);
    border-radius: 4px;
    background: var(--field);
  }
  .acts button.main {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--ground);
    font-weight: 600;
  }
  .fault {
    margin-top: 6px;
    padding: 6px 12px;
    border-inline-start: 3px solid var(--danger);
    background: var(--danger-wash);
    color: var(--ink);
    overflow-wrap: anywhere;
  }
  .heard {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** Round the board. */
export const stepsStyles = css`
  :host {
    container: board-steps / inline-size;
  }
  .stage {
    position: sticky;
    z-index: 1;
    inset-block-start: var(--steps-top, 0px);
    align-self: start;
    padding-block: 4px;
    background: var(--ground);
  }
  slot[name='board']::slotted(*) {
    max-width: min(100%, max(240px, 54svh - 40px));
    margin-inline: auto;
  }
  .bar {
    display: flex;
    align-items: center;
    gap: 4px 8px;
    padding-block: 4px;
    border-bottom: 1px solid var(--graticule);
    color: var(--ink);
    font-variant-numeric: tabular-nums;
  }
  .where {
    display: flex;
    flex: 1 1 0;
    min-width: 0;
    flex-direction: column;
    line-height: 1.3;
  }
  .where small {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1em;
    min-height: 1.3em;
    color: var(--aside);
    font-size: 0.88em;
  }
  .bar button {
    min-width: 44px;
    min-height: 44px;
    padding: 0 0.75em;
    border: 1px solid var(--line);
    border-radius: 4px;
    background: var(--field);
  }
  .bar button[aria-disabled] {
    color: var(--aside);
    opacity: 0.6;
    cursor: default;
  }
  @media screen {
    @container board-steps (min-width: 46em) {
      .steps {
        display: grid;
        grid-template-columns: minmax(0, 540fr) minmax(18em, 540fr);
        gap: 48px;
      }
      .stage {
        background: none;
      }
      .bar {
        border-bottom: 0;
      }
      slot[name='board']::slotted(*) {
        max-width: min(100%, max(288px, 100svh - 90px - var(--steps-top, 0px)));
      }
    }
  }
  @media print {
    .stage {
      position: static;
    }
    .bar {
      display: none;
    }
  }
`;

/** A step's number, and what is asked there. */
export const boxStyles = css`
  :host {
    visibility: visible;
    font-variant-numeric: tabular-nums;
  }
  /* It stands at the edge of its step, which the page's sheet makes room for. */
  .number {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    width: 1.9em;
    height: 1.9em;
    padding: 0;
    border: 1px solid var(--ink);
    border-radius: 50%;
    background: var(--ground);
    color: var(--ink);
    font-size: 14px;
    font-weight: 600;
    line-height: 1;
  }
  /* A finger needs 44 px: it answers beyond its edge. */
  .number::after {
    position: absolute;
    inset: -9px;
    content: '';
  }
  .number.past {
    background: var(--ink);
    color: var(--ground);
  }
  .number.here {
    border: 2px solid var(--accent);
  }
  .number:disabled {
    border-color: var(--line);
    border-style: dashed;
    color: var(--aside);
    cursor: default;
  }
  .closed,
  .tries {
    color: var(--aside);
    font-size: 0.93em;
  }
  .find {
    display: grid;
    gap: 8px;
    margin-top: 10px;
    padding: 12px;
    border: 1px solid transparent;
    border-radius: 4px;
    background: var(--field);
    color: var(--ink);
  }
  /* Room for two lines, so that the buttons below keep their place. */
  .answers {
    min-height: 2.9em;
    line-height: 1.45;
  }
  .answer {
    display: flex;
    gap: 10px;
    overflow-wrap: anywhere;
  }
  .answer i {
    flex: none;
    width: 1em;
    font-style: normal;
    font-weight: 700;
    text-align: center;
  }
  .answer:is(.wrong, .refused) i {
    color: var(--danger);
  }
  .answer > span > * {
    display: inline;
  }
  .acts {
    min-height: 44px;
  }
  /* The question has the ground that buttons have elsewhere. */
  .acts button {
    border-color: var(--ink);
  }
  .acts button:not(.main) {
    background: var(--ground);
  }
  .tries {
    margin-inline-start: auto;
  }
  @media print {
    :host {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .find {
      border: 1px solid;
    }
    .number.here {
      border-width: 4px;
      border-color: Highlight;
    }
    /* Behind a text there is always its own ground, which on a full disc would hide the number. */
    .number.past {
      border-width: 3px;
      background: Canvas;
      color: CanvasText;
    }
  }
`;

const LIST = 'board-steps:defined > :is(ol, ul)';
const STEP = `${LIST} > li:has(> [data-planisphere-step])`;
const TITLE = ':is(b, strong, h2, h3, h4, h5, h6):first-child';

/** Of a step nothing is shown but its title, whatever the page has written behind it. */
const titleAlone = (step: string): string => `
${step} { font-size: 0; line-height: 0; }
${step} > :is(${TITLE}, [data-planisphere-step]) { font-size: var(--step-size, 16px); line-height: 1.45; }
${step} > :not(${TITLE}, [data-planisphere-step]) { display: none; }
`;

/**
 * The page's own list. It stands in the page, so a sheet of the page's root says how it looks. What is a matter of
 * taste gives way to any sheet of the page's own. Our numbers do not: they take the place of the list's, and the room
 * for them is theirs, whatever a theme says of lists.
 */
export const listSheet = `
:where(board-steps:defined) { display: block; }
:where(${LIST}) { margin-block: 0; padding-block: 8px 0; }
:where(${STEP}) {
  min-height: 44px; padding-block: 2px 18px; scroll-margin-block: var(--steps-cover, 0px) 24px;
}
:where(${STEP}:not(:last-child))::before {
  position: absolute; inset-block: 2px -2px; inset-inline-start: 13px;
  border-inline-start: 1px solid currentColor; content: ''; opacity: 0.35;
}
:where(${STEP} > ${TITLE}) { display: block; margin: 0; font-size: 1em; font-weight: 600; }
:where(${STEP} > p) { margin: 0 0 0.5em; }
${STEP} :is([data-answer], [data-hint], details:has([data-answer]), details.planisphere) { display: none; }
@media screen {
/* Of an empty type rather than of none, so that it is still a list for VoiceOver. */
${LIST} { list-style: ''; margin-inline: 0; padding-inline: 0; }
${STEP} { position: relative; margin: 0; padding-inline: 44px 0; list-style: inherit; }
/* Pictures that a fence writes say themselves that they stand in a line of their own. */
${STEP} :is(img, picture, figure:has(> img)) { display: none !important; }
${titleAlone(`${STEP}[data-closed]`)}
/* What a closed step says is not heard either. */
${STEP}[data-closed] { visibility: hidden; }
${STEP}[data-closed] > ${TITLE}, ${STEP}[data-closed]::before { visibility: visible; }
/* Without the name that the host gives itself: WebKit knows that one within its own root alone. */
@container (max-width: 45.99em) {
${titleAlone(`board-steps:not([follow-scroll])${STEP.slice('board-steps'.length)}:has(> ${TITLE}):not([aria-current])`)}
}
}
/* On paper each step has its own picture and number, and nothing is answered. */
@media print {
:where(${LIST}) { list-style: decimal; }
:where(${STEP})::before { content: none; }
board-steps:defined:has(li img) > [slot='board'] { display: none; }
}
`;
