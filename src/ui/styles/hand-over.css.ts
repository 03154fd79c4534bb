/** The look of the screen between two players. It comes with the boards that hide something. */
import { css } from './sheet.js';

/** For boards that hide something from some seats. */
export const handOverStyles = css`
  .hand-over {
    display: grid;
    place-content: center;
    gap: 16px;
    min-height: 14em;
    padding: 24px;
    background: var(--surface);
    border: 1px solid var(--graticule);
    border-radius: 3px;
    text-align: center;
    font-size: 1.14em;
    color: var(--ink);
  }
`;
