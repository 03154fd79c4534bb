/**
 * How large board and text are: the text by the page's and by the board, the board by its place's width, or with `fit`
 * by its height too.
 */
import type { CSSResult } from 'lit';
import { css, sheetOf } from './sheet.js';

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
 * A panel that is as high as its place: what stands above and below the middle stays, and the middle scrolls. Where
 * even that is too much, the whole panel scrolls. Focus rings keep their room.
 */
const standing = (where: string): CSSResult => css`
  ${sheetOf(where)} .panel {
    min-height: 0;
    margin: -6px 0 0;
    margin-inline-start: -6px;
    padding: 6px;
    overflow-y: auto;
  }
  ${sheetOf(where)} .panel > * {
    flex-shrink: 0;
  }
  ${sheetOf(where)} .panel > .rest {
    order: 0;
    flex: 1 1 9em;
    min-height: 0;
    overflow-y: auto;
    scrollbar-gutter: stable;
  }
  ${sheetOf(where)} .panel > .controls {
    margin-top: auto;
  }
`;

/**
 * If the container is wider than high, or has room for it beside a board that is as high, the panel is beside the
 * board.
 */
const atItsSide = css`
  :host([fit='box']) .frame.beside {
    --beside: calc(min(22em, 45cqi) + 2em);
    --most: var(--tall) * var(--ratio, 1);
    grid-template: minmax(0, 1fr) / min(100% - var(--beside), var(--most)) minmax(0, 34em);
  }
`;

export const fitStyles = css`
  .frame {
    /* How high the place is, without what a set has around the board; what the panel takes from the board's width,
       what of it must be in view below a board, with its gaps, and how wide the board may be: it gives way to the
       panel, down to a width at which it can be played. */
    --tall: calc(100svh - 16px - var(--board-around, 0px));
    --beside: 0em;
    --below: calc(19em + 36px);
    --most: min(100cqi, max(288px, (var(--tall) - var(--below)) * var(--ratio, 1)));
    /* Seen from the back of a room: the smallest type, 0.86em, is a sixtieth of the board's width or more, unless
       the board is far wider than high. */
    font-size: max(0.875em, 13.125px, min(100cqi - var(--beside), var(--most), 1.2 * var(--tall)) / 51);
  }
  .frame:has(> .minimal) {
    --below: calc(16em + 36px);
  }
  .frame:has(> .none) {
    --most: 100cqi;
  }
  @media screen {
    .frame > .chart {
      width: min(100%, var(--most));
      margin-inline: auto;
    }
    /* By its name: what is in the panel has a nearer container. */
    @container place (min-width: 43.75em) {
      /* The board keeps to the screen, also of a phone that lies on its side. */
      .frame.beside {
        --beside: 25em;
        --most: max(22.86em, min(70cqi, var(--tall) * var(--ratio, 1)));
        display: grid;
        grid-template-columns: min(100% - var(--beside), var(--most)) minmax(18.86em, 34em);
        gap: 2em;
      }
      .beside > .chart {
        width: 100%;
      }
      .beside > .panel {
        max-height: calc(var(--tall) + 12px);
      }
      .beside > .panel:empty {
        min-height: 0;
      }
      /* There is room for a sentence of four lines, such as what a round has brought: it need not cover the score. */
      .beside > .panel {
        --told: 5.86em;
      }
      ${standing('.beside >')}
      .beside .tally > .aim {
        display: none;
      }
      .beside .tally.new > .score {
        visibility: visible;
      }
      .beside .tally.new ~ .rest .goal-box {
        display: flex;
      }
    }
    /* Where the page gives no height the place is the screen. */
    :host([fit='box']) {
      min-height: 0;
      contain-intrinsic-block-size: calc(100svh - 16px);
      container-type: size;
    }
    :host([fit='box']) .frame {
      --tall: 100cqb;
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
    ${standing(":host([fit='box']) .frame >")}
    :host([fit='box']) .frame:has(> .none) {
      --below: 0em;
    }
    @container ((min-aspect-ratio: 6/5) or ((min-aspect-ratio: 21/20) and (min-width: 43.75em))) and (min-height: 1px) {
      ${atItsSide}
    }
    /* Chromium takes a height that the page does not give for none. */
    @container (max-height: 0.5px) {
      :host([fit='box']) .frame {
        --tall: calc(100svh - 16px);
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
  .steps input {
    height: 1.72em;
  }
  .controls > button {
    min-height: 2.86em;
  }
`);
