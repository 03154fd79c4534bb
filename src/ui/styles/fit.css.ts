/**
 * How large board and text are: the text by the page's and by the board, the board by its place's width, or with `fit`
 * by its height too.
 */
import type { CSSResult } from 'lit';
import { css } from './sheet.js';

/**
 * Rules for a place that has a height of its own and is low for a panel beside the board, or for board and panel below
 * one another.
 */
export const inLowPlace = (rules: CSSResult): CSSResult => css`
  @container place (max-height: 30em) or ((max-height: 42em) and (max-aspect-ratio: 6/5)) {
    ${rules}
  }
`;

/**
 * If the container is wider than high, or has room for it beside a board that is as high, the panel is beside the
 * board.
 */
const atItsSide = css`
  :host([fit='box']) .frame.beside {
    --beside: calc(min(18.86em, 45cqi) + 2em);
    --most: var(--tall) * var(--ratio, 1);
    grid-template: minmax(0, 1fr) / min(100% - var(--beside), var(--most)) minmax(0, 34em);
  }
`;

export const fitStyles = css`
  .frame {
    /* How high the place is, what the panel takes from the board's width, and how wide the board may be. */
    --tall: calc(100vh - 32px);
    --beside: 0em;
    --most: 100cqi;
    /* Seen from the back of a room: the smallest type, 0.79em, is a sixtieth of the board's width or more, unless
       the board is far wider than high. */
    font-size: max(0.875em, 13.125px, min(100cqi - var(--beside), var(--most), 1.2 * var(--tall)) / 47);
  }
  @media screen {
    /* By its name: what is in the panel has a nearer container. */
    @container place (min-width: 43.75em) {
      /* The board keeps to the screen, also of a phone that lies on its side. */
      .frame.beside {
        --beside: 20.86em;
        --most: max(22.86em, min(70cqi, var(--tall) * var(--ratio, 1)));
        display: grid;
        grid-template-columns: min(100% - var(--beside), var(--most)) minmax(18.86em, 34em);
        gap: 2em;
      }
      .beside .panel {
        margin: 0;
      }
      .beside .controls {
        margin-top: auto;
      }
    }
    /* Where the page gives no height the place is the screen. */
    :host([fit='box']) {
      min-height: 0;
      contain-intrinsic-block-size: calc(100vh - 32px);
      container-type: size;
    }
    :host([fit='box']) .frame {
      --tall: 100cqb;
      /* The least that is left for the panel below the board. */
      --below: 14em;
      /* What of it must be in view, where the page knows: the board makes way for it. In a low place it is less. */
      --least: var(--needed, 0em);
      --beside: 0em;
      --most: max(0.36 * var(--tall), min(0.5 * var(--tall), var(--tall) - var(--least)), var(--tall) - var(--below)) *
        var(--ratio, 1);
      display: grid;
      grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
      gap: 0.86em 2em;
      height: var(--tall);
    }
    :host([fit='box']) .frame > :first-child {
      justify-self: center;
      width: min(100%, var(--most));
    }
    /* The rest is reached by scrolling; focus rings keep their room. */
    :host([fit='box']) .frame > .panel {
      min-height: 0;
      margin: -6px 0 0;
      margin-inline-start: -6px;
      padding: 6px;
      overflow-y: auto;
    }
    :host([fit='box']) .panel > * {
      flex-shrink: 0;
    }
    :host([fit='box']) .controls {
      margin-top: auto;
    }
    /* What one plays for comes before what is told, and stays in view where the rest is scrolled to. */
    :host([fit='box']) :is(.telling, .over),
    :host([fit='box']) :is(.telling, .over) ~ * {
      order: 1;
    }
    :host([fit='box']) :is(.telling, .over) ~ :is(.goal-box, .goals) {
      order: 0;
    }
    @container place (max-height: 20em) {
      :host([fit='box']) :is(.telling, .over) ~ :is(.goal-box, .goals) {
        order: -1;
      }
    }
    :host([fit='box']) .frame:has(> .minimal) {
      --below: 7em;
    }
    :host([fit='box']) .frame:has(> .none) {
      --below: 0em;
    }
    @container ((min-aspect-ratio: 6/5) or ((min-aspect-ratio: 21/20) and (min-width: 43.75em))) and (min-height: 1px) {
      ${atItsSide}
    }
    /* Chromium takes a height that the page does not give for none. */
    @container (max-height: 0.5px) {
      :host([fit='box']) .frame {
        --tall: calc(100vh - 32px);
      }
      @media (min-aspect-ratio: 6/5) {
        ${atItsSide}
      }
    }
  }
`;

/** The last rules of the kit: in a low viewport, show as much as possible. */
export const lowStyles = inLowPlace(css`
  :host([fit='box']) .frame {
    --least: var(--needed-low, 0em);
  }
  .panel {
    gap: 8px;
  }
  .telling {
    min-height: 3em;
    padding-block: 5px;
  }
  .standing,
  .panel .to-do {
    min-height: 0;
  }
  .goal-box {
    min-height: 0;
  }
  .goal-picture svg {
    height: 2.57em;
  }
  .controls input {
    height: 1.72em;
  }
  .controls > button {
    min-height: 2.86em;
  }
`);
