/** The room of the chart over a game. A slice that has one adds it to its styles. */
import { css } from './sheet.js';

/** For boards with a `ScoreChart`. */
export const scoreChartStyles = css`
  /* Label, gap and plot: it is kept before there is anything to see. */
  .trend {
    min-height: 6.87em;
  }
  /* On a narrow place it would push the page away: there it comes at the end, below all else, so that it pushes no
     button. */
  @container place (max-width: 43.74em) {
    .trend {
      order: 2;
    }
    .trend:not(.ended) {
      display: none;
    }
  }
`;
