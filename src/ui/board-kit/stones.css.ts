/** How stones on cells look: which ink each class of the picture takes. */
import { stonesStyle } from '../../core/simple/stones.js';
import { css, sheetOf } from '../styles/sheet.js';

export const stonesStyles = css`
  ${sheetOf(stonesStyle)}
  .picture .piece {
    transform-box: fill-box;
    transform-origin: center;
  }
`;
