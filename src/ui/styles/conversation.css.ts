/** The look of what is said beside a board: three lines that never move, and the goal. */
import { css } from './sheet.js';

export const conversationStyles = css`
  .panel p {
    margin: 0;
  }
  /* As high, whichever of its two lines needs a second one. */
  .standing {
    min-height: calc(3.57em + 2px);
  }
  .status {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 10px;
    min-height: 1.65em;
    font-size: 1.21em;
    line-height: 1.41;
    font-weight: 660;
  }
  /* Larger, and as high. */
  .status.headline {
    min-height: calc(1.65em * 1.21 / 1.43);
    font-size: 1.43em;
    line-height: 1.35;
  }
  /* The sentence takes what a short aside leaves of the line; a long one goes below it. */
  .status span {
    flex: 1;
    min-width: 45%;
    overflow-wrap: anywhere;
  }
  /* Each text has its own direction, but is aligned with the page. */
  .status :is(span, small) {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  .status small {
    margin-inline-start: auto;
    font-size: 0.77em;
    font-weight: 400;
    color: var(--aside);
  }
  .panel .to-do {
    min-height: 1.47em;
    margin-top: 2px;
    font-size: 1.07em;
    line-height: 1.47;
    overflow-wrap: anywhere;
  }
  /* One place for all that is said, as high for each of it. */
  .telling {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 10px;
    min-height: var(--told, 3.15em);
    padding: 2px 9px;
    border: 1px solid transparent;
    border-radius: 4px;
    background: var(--field);
    color: var(--ink);
    line-height: 1.36;
    overflow-wrap: anywhere;
  }
  /* Two lines. A longer sentence lies over what is below, until the next act: it pushes nothing. */
  .over {
    position: relative;
    z-index: 1;
    height: var(--told, 3.15em);
  }
  .over > .telling {
    min-height: 100%;
  }
  .telling.empty {
    background: none;
  }
  .telling .sentence {
    flex: 1;
    min-width: 9em;
  }
  .telling .icon {
    flex: none;
    width: 1.29em;
    height: 1.29em;
  }
  .icon {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .telling.past {
    background: var(--field2);
  }
  .telling.ask,
  .telling.preview {
    background: var(--wash);
  }
  .telling.hint {
    border: 2px dashed var(--accent);
    background: var(--surface);
    padding: 1px 8px;
  }
  .telling.offer {
    border-color: var(--graticule);
    background: var(--surface);
  }
  .telling.note {
    display: grid;
    align-content: center;
    gap: 6px;
    background: var(--danger-wash);
  }
  .note p {
    display: flex;
    gap: 10px;
    align-items: flex-start;
  }
  .note .rule {
    flex: none;
    padding: 0 6px;
    border: 1px solid currentColor;
    border-radius: 3px;
    color: var(--danger);
    font-size: 0.86em;
    font-weight: 600;
    text-decoration: none;
  }
  /* No line begins with the full stop after a button. */
  .unbroken {
    white-space: nowrap;
  }
  /* A cell named in a sentence: pointed at, it is lit on the board. */
  .cell-name {
    padding: 0;
    border: 0;
    border-bottom: 1px dotted currentColor;
    /* A line that names a cell is as high as any other. */
    margin-bottom: -1px;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 600;
    line-height: inherit;
  }
  .cell-name:is(:hover, :focus-visible) {
    background: var(--wash);
    border-bottom: 1px solid var(--accent);
    color: var(--ink);
  }
  .goal-box {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 3.14em;
    line-height: 1.3;
  }
  .goal-box p {
    flex: 1;
    min-width: 0;
    padding-inline-end: 4px;
    overflow-wrap: anywhere;
  }
  .goal-picture {
    flex: none;
    line-height: 0;
  }
  .goal-picture svg {
    display: block;
    height: 3.14em;
    width: auto;
    max-width: 40cqi;
  }
  .term {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: inherit;
  }
  .term > :first-child {
    border-bottom: 1px dotted currentColor;
  }
  /* Over the panel, as wide as it is: it pushes nothing and stands out of nothing. */
  .tip {
    position: absolute;
    z-index: 2;
    inset-inline: 0;
    width: fit-content;
    max-width: min(22em, 100%);
    margin: 6px auto 0;
    padding: 8px 12px;
    border-radius: 4px;
    background: var(--ink);
    font-size: 0.93em;
    font-weight: 400;
    line-height: 1.4;
    text-align: start;
    white-space: normal;
    visibility: hidden;
    transition: visibility 0s;
  }
  /* Its letters are for its own ground, whatever colour a game gives what stands around it. */
  .tip,
  .tip * {
    color: var(--surface) !important;
  }
  .frame:not([data-touch]) .term:hover:not(.shut) .tip,
  .term:focus:not(.shut) .tip {
    visibility: visible;
  }
  .term:hover:not(:focus) .tip {
    transition-delay: 150ms;
  }
  .panel {
    position: relative;
  }
  /* The list takes the height that is left beside the board; in narrow places the menu has it. */
  .moves-beside {
    display: none;
  }
  @container place (min-width: 43.75em) {
    .beside .moves-beside:has(> .moves) {
      display: flex;
      flex-direction: column;
      flex: 1 0 9em;
      min-height: 0;
    }
  }
  .moves-beside p {
    margin: 0 0 4px;
    font-size: 0.93em;
    font-weight: 600;
    color: var(--aside);
  }
  .moves-beside .moves {
    flex: 1 1 0;
    min-height: 0;
    overflow-y: auto;
  }
  .moves-beside ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .moves-beside button {
    width: 100%;
    padding: 2px 6px;
    border: 0;
    border-radius: 3px;
    background: none;
    color: inherit;
    font-size: 0.93em;
    line-height: 1.4;
    text-align: start;
  }
  .moves-beside button:hover {
    background: color-mix(in srgb, currentColor 10%, transparent);
  }
  .moves-beside [aria-current] {
    background: var(--wash);
    color: var(--ink);
  }
  @container panel (max-width: 24em) {
    .standing {
      min-height: calc(5.14em + 2px);
    }
    :is(.telling, .over) {
      --told: 5.71em;
    }
  }
  /* With text so large it would cover most of what is below. */
  @container panel (max-width: 17em) {
    .over {
      height: auto;
      min-height: var(--told);
    }
  }
  /* There larger sentences would take more lines, and move what is below. Large text that a reader asks for stays
     large. */
  @container panel (max-width: 30em) and (max-width: 430px) {
    .status.headline {
      min-height: 1.65em;
      font-size: 1.21em;
      line-height: 1.41;
    }
    .panel .to-do {
      min-height: 1.57em;
      font-size: 1em;
      line-height: 1.57;
    }
    .panel .headline + .to-do {
      min-height: 1.69em;
      font-size: 0.93em;
    }
  }
  @container panel (max-width: 24em) and (max-width: 400px) {
    /* So would a button beside why the game ended so: it goes on in the sentence. */
    .telling.end {
      display: block;
      align-content: center;
      padding-block: 0;
    }
    .telling.end .icon {
      display: none;
    }
    .telling.end button:not(.cell-name) {
      display: inline;
      min-height: 0;
      margin-inline-end: 12px;
      padding: 0;
      border: 0;
      background: none;
      color: inherit;
      font-weight: 600;
      line-height: 1.2;
      text-decoration: underline;
    }
  }
  /* In a strip the score, or the goal in its place, comes before what can be read elsewhere. */
  @container place (max-height: 28em) {
    .rest > .goal-box {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .icon {
      stroke: CanvasText;
    }
    .telling {
      border-color: CanvasText;
    }
  }
  @media print {
    .telling,
    .to-do,
    .moves-beside {
      display: none !important;
    }
    .term > :first-child,
    .cell-name {
      border: 0;
    }
  }
`;
