/** How the rating of a puzzle looks, and what stands beside it. */
import { css } from '../styles/sheet.js';

export const ratingStyles = css`
  .rated {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 10px;
    margin-inline-start: auto;
  }
  .stars svg {
    display: block;
    height: 1.7em;
    stroke: var(--accent);
    stroke-width: 0.06;
    stroke-linejoin: round;
    fill: none;
  }
  /* Not won: faint. */
  .stars [class=''] {
    stroke: var(--line);
    stroke-dasharray: 0.1 0.07;
  }
  .won {
    fill: var(--accent);
  }
  .stars .struck {
    stroke: var(--ink2);
  }
`;
