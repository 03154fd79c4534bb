/** How the goal of a puzzle and what there is to count stand beside its board. */
import { ratingStyles } from '../days/rating.css.js';
import { css } from '../styles/sheet.js';

export const meterStyles = css`
  /* Boards of puzzles have few cells, so that they can be played where they are narrower than others. What is told
     has a third line, so that the goal below it can be read. */
  @container place (max-width: 43.74em) {
    .frame:has(.meter) {
      --most: min(100cqi, max(var(--least-board, 248px), (var(--tall) - var(--below) - 1.35em) * var(--ratio, 1)));
    }
  }
  @container panel (min-width: 24.01em) and (max-width: 30em) {
    .panel:has(.meter) :is(.over, .telling) {
      --told: 4.5em;
    }
  }
  .of-puzzle {
    color: var(--aside);
    font-size: 0.93em;
  }
  .status .level {
    margin-inline-end: 10px;
  }
  /* The goal stands above what there is to count, and is not drawn twice. */
  @media screen {
    .tally:has(.meter) ~ .rest .goal-box {
      display: none;
    }
  }
  .score .goal-box {
    position: relative;
    padding-inline: 4px 0;
    font-size: 0.93em;
    line-height: 1.25;
  }
  /* In the gaps above and below, so that it touches no line of the goal. */
  .goal-box.met::after {
    content: '';
    position: absolute;
    inset: -3px 0;
    border: 2px solid var(--accent);
    border-radius: 4px;
    pointer-events: none;
  }
  /* How it ended stands in one line, or what is below would move. */
  @container panel (max-width: 30em) {
    .status.headline .level {
      display: none;
    }
  }
  @container panel (max-width: 24em) {
    .status .level {
      display: none;
    }
  }
  .meter {
    display: flex;
    align-items: center;
    gap: 0 14px;
    min-height: 2em;
    white-space: nowrap;
    margin: 0;
    font-size: 0.93em;
    color: var(--aside);
  }
  .budget {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .pips {
    display: inline-flex;
    gap: 8px;
    padding-inline: 3px;
  }
  .pips:empty {
    display: none;
  }
  .pips i {
    width: 8px;
    height: 8px;
    outline: 1.5px solid currentColor;
    color: var(--ink);
  }
  .pips .left {
    background: currentColor;
    forced-color-adjust: none;
  }
  .diamond i {
    transform: rotate(45deg);
  }
  .disc i {
    border-radius: 50%;
  }
  .slab i {
    width: 13px;
    height: 7px;
  }
  .hexagon i,
  .bolt i {
    width: 12px;
    height: 12px;
    outline: none;
    border: 2px solid currentColor;
    box-sizing: border-box;
  }
  .hexagon i {
    clip-path: polygon(25% 5%, 75% 5%, 100% 50%, 75% 95%, 25% 95%, 0 50%);
    border-width: 3px;
  }
  .bolt i {
    width: 9px;
    clip-path: polygon(60% 0, 0 58%, 44% 58%, 32% 100%, 100% 40%, 56% 40%);
  }
  .meter .rated {
    flex-wrap: nowrap;
  }
  /* Struck stars tell of tries and hints as well, and pips of how much is left. */
  @container panel (max-width: 30em) {
    .rated:has(.taken) > .term,
    .two .rated > .term,
    .two .taken {
      display: none;
    }
  }
  @container panel (max-width: 26em) {
    .meter {
      column-gap: 8px;
    }
    .meter .rated > .term,
    .full .taken {
      display: none;
    }
    .two .pips:not(:empty) + .figure-left {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  ${ratingStyles}
`;
