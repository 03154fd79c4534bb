/** How the rotation puzzle looks: what of its picture only a page needs, and how much room its panel needs. */
import { css, sheetOf } from '../../ui/styles/sheet.js';
import { pictureStyle, tones } from '../picture-style.js';

const inks = Object.entries(tones).map(([name, tone]) => `--${name}:light-dark(${tone.join()});`);

export const styles = css`
  ${sheetOf(pictureStyle)}
  :host {
    ${sheetOf(inks.join(''))}
  }
  @media (forced-colors: active) {
    :host {
      --h: CanvasText;
      --g: CanvasText;
      --y: Canvas;
      --y-rim: CanvasText;
      --r: CanvasText;
      --n: Canvas;
      --b: CanvasText;
    }
  }
  .lane {
    transform-box: fill-box;
  }
  .way-0 {
    transform-origin: bottom;
  }
  .way-1 {
    transform-origin: left;
  }
  .way-2 {
    transform-origin: top;
  }
  .way-3 {
    transform-origin: right;
  }
  @media (forced-colors: active) {
    .lane {
      fill: none;
    }
  }
  .track,
  .jump {
    stroke-width: 1px;
  }
  .jump {
    stroke-dasharray: 2 4;
  }
  /* The chart itself is a container of what is in it, so it hands on whether there is room. */
  .chart {
    --coords: none;
  }
  .coords {
    display: var(--coords);
  }
  @container (min-width: 480px) {
    .chart {
      --coords: inline;
      padding: 1.6em 0.8em 0.8em 1.6em;
    }
  }
  .coming {
    opacity: 0.45;
  }
  /* Where a lit board is printed the lanes would be grey blocks. */
  @media print {
    .preview {
      display: none;
    }
  }
  .would .run {
    stroke-dasharray: 3 3;
  }
  .panel.full {
    --room: 23.3em;
  }
`;
