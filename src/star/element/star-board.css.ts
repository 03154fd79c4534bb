/** How *Star's picture looks: which ink each class of picture() takes. And how much room its panel needs. */
import { css, sheetOf } from '../../ui/styles/sheet.js';
import { narrowStyle, pictureStyle } from '../picture-style.js';

export const styles = css`
  ${sheetOf(pictureStyle + narrowStyle)}
  .picture .piece {
    transform-box: fill-box;
    transform-origin: center;
  }
  .ghost {
    opacity: 0.42;
  }
  /* What one plays for: more of the rim, in one piece. */
  .goal :is(.shore, .held, .edge) {
    fill: none;
  }
  .goal .shore {
    stroke: var(--line);
  }
  .goal :is(.held, .edge) {
    stroke: var(--seat);
    stroke-width: 2.5;
  }
  .goal .asked {
    stroke-width: 2.5;
  }
  .goal .held {
    stroke-width: 11;
    stroke-linecap: round;
  }
  /* As the chart is wide and high, so that its proportions stay where nothing else sets them: in a server's
     rendering. */
  .chart:has(.offsets) > svg {
    padding: 4.93% 5%;
  }
  .chart:has(.offsets) .neat {
    display: inline;
  }
  @container chart (min-width: 34em) {
    .chart > svg {
      padding: 4.93% 5%;
    }
    .neat {
      display: inline;
    }
  }
  /* In one ink two seats of solid cells would be one mass: seat 1 is open, and the mark of what is dead too. */
  @media (forced-colors: active) {
    .cells .seat-1 .stone {
      fill: var(--field);
      stroke-width: 0.1;
    }
    .cells .seat-1 .on {
      fill: var(--seat);
    }
    .cells .dead .on {
      fill: none;
      stroke: var(--seat);
      stroke-width: 0.2;
    }
    .cells .seat-1 .quark {
      stroke: var(--seat);
    }
  }
  /* As high as what will stand there. */
  .panel.full {
    --room: 25.2em;
  }
`;
