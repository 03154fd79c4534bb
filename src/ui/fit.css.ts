/** How large board and text are: the text by the page's and by the board, the board by its place's width. */
import { css } from 'lit';

export const fitStyles = css`
  .frame {
    /* How high the place is, what the panel takes from the board's width, and how wide the board may be. */
    --tall: calc(100vh - 32px);
    --beside: 0em;
    --most: 100cqi;
    /* Seen from the back of a room: the smallest type, 0.86em, is a sixtieth of the board's width or more, unless the board is far wider than high. */
    font-size: max(0.875em, min(100cqi - var(--beside), var(--most), 1.2 * var(--tall)) / 50);
  }
  @media screen {
    @container (min-width: 43.75em) {
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
  }
`;
