/** How what stands beside the rotation puzzle looks: its goals, hands and legend. */
import { ratingStyles } from '../../ui/days/rating.css.js';
import { inLowPlace } from '../../ui/styles/fit.css.js';
import { css } from '../../ui/styles/sheet.js';

const low = inLowPlace(css`
  .goals .card {
    min-height: 0;
    padding-inline: 6px;
    column-gap: 6px;
  }
  .goals .card.met {
    padding-inline: 5px;
  }
  .card .goal {
    height: 1.72em;
  }
  .goals.one,
  .at-once {
    display: none;
  }
  .tally:has(.goals.one) ~ .rest .goal-picture {
    display: block;
  }
  .aim .goal-picture svg {
    max-width: 28cqi;
  }
`);

export const panelStyles = css`
  /* A date stands beside the longest of them, in a line that is as high. */
  @container panel (max-width: 20em) {
    .status:not(.headline) {
      min-height: calc(1.65em * 1.21 / 1.07);
      font-size: 1.07em;
    }
  }
  /* What is told of a puzzle has a third line, so that a hint never hides the goal below it. */
  @container panel (min-width: 24.01em) and (max-width: 30em) {
    .panel:has(.goals) :is(.over, .telling) {
      --told: 4.5em;
    }
  }
  .status .level {
    margin-inline-end: 10px;
  }
  .goals,
  .hands {
    display: grid;
    gap: 8px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  /* Cards are read as lines are, and figures with their words, whichever way the page runs. */
  .card {
    direction: ltr;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 12px;
    min-height: 2.86em;
    padding: 3px 10px;
    border: 1px solid var(--graticule);
    border-radius: 4px;
    background: var(--surface);
    color: var(--ink);
    text-align: start;
  }
  .goals {
    display: flex;
    flex-wrap: wrap;
  }
  .at-once {
    margin: 0 0 2px !important;
    font-size: 0.93em;
  }
  /* One pattern needs no frame, and its rotations stand close below it. */
  .goals.one .card {
    min-height: 0;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
  }
  .goals.one .figure {
    margin-inline-start: 0;
  }
  .tally .goals.one + .meter {
    min-height: 1.6em;
  }
  /* Until the first rotation the goal is in its place: the picture shows all of the pattern. */
  .aim .goal-picture {
    max-width: none;
  }
  .aim .goal-picture svg {
    height: 2.76em;
    max-width: 44cqi;
  }
  .acts > [name='rotate'] {
    margin-inline-start: auto;
  }
  /* There it would take more than two lines. */
  @container panel (max-width: 20em) {
    .acts > small:has(.about) {
      display: none;
    }
  }
  /* A mouse rotates a star by one click, and chooses none. */
  @media (hover: hover) and (pointer: fine) {
    .frame:not([data-touch]) .acts > [name='rotate'] {
      display: none;
    }
  }
  /* What stands in the score is not drawn twice. */
  @media screen {
    .tally:has(.goals) ~ .rest .goal-picture {
      display: none;
    }
  }
  .goals .card {
    flex: 1 1 auto;
  }
  .card .goal {
    width: auto;
    height: 2.57em;
  }
  .colours {
    display: flex;
    gap: 4px;
  }
  .colours svg,
  .legend svg {
    flex: none;
    width: 1.71em;
    height: 1.71em;
  }
  .figure {
    margin-inline-start: auto;
  }
  .figure,
  .hands small {
    unicode-bidi: plaintext;
  }
  .card.met {
    border: 2px solid var(--accent);
    padding: 2px 9px;
  }
  /* Its room is there before, so that no card moves. */
  .goals .figure::after {
    content: ' \\2713';
    color: var(--accent);
    visibility: hidden;
  }
  .met .figure::after {
    visibility: visible;
  }
  .holder span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .hands .row {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .row .card {
    min-height: 2.29em;
  }
  .row .colours svg {
    width: 1.43em;
    height: 1.43em;
  }
  .row.large {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }
  .large .card {
    min-height: 3.43em;
    padding: 4px 12px 4px 9px;
  }
  .large .colours svg {
    width: 1.86em;
    height: 1.86em;
  }
  div.card,
  .card[aria-disabled] {
    color: var(--ink2);
  }
  .card[aria-disabled] {
    cursor: default;
  }
  /* A card that can be played, with what it brings. */
  button.card:not([aria-disabled]) {
    border: 2px solid var(--accent);
    padding: 3px 11px 3px 8px;
    font-weight: 600;
  }
  button.card:not([aria-disabled]):hover {
    background: var(--wash);
  }
  .meter {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px;
    min-height: 2em;
    margin: 0;
    font-size: 0.93em;
    color: var(--aside);
  }
  .hands .meter {
    column-gap: 16px;
  }
  .meter i {
    width: 1.23em;
    height: 0.54em;
    border: 1px solid var(--line);
  }
  .meter i.done {
    border: 0.27em solid var(--ink);
  }
  /* Narrow, so that the line stays one. */
  .meter i.over {
    width: 0.54em;
    border-color: var(--ink);
  }
  .meter i + .term {
    margin-inline-start: 8px;
  }
  ${ratingStyles}
  .holder {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
    padding-bottom: 6px;
    font-weight: 400;
  }
  .acts-now .holder {
    font-weight: 650;
  }
  .holder b {
    margin-inline-start: auto;
    font-weight: inherit;
  }
  .hands small {
    font-size: 0.93em;
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 18px;
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: 0.93em;
    color: var(--aside);
  }
  .legend li {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  .legend svg {
    width: 1.57em;
    height: 1.57em;
  }
  ${low}
`;
