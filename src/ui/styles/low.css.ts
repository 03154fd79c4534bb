/** What holds where a place that has a height of its own is low for a panel beside the board, or for board and panel below one another. */
import { css, type CSSResult } from 'lit';

export const inLowPlace = (rules: CSSResult): CSSResult => css`
  @container place (max-height: 30em) or ((max-height: 42em) and (max-aspect-ratio: 6/5)) {
    ${rules}
  }
`;
