/** How Bugcatcher's grid looks: which ink each class takes. */
import { css, sheetOf } from '../../ui/styles/sheet.js';
import { tokensFrom } from '../../ui/styles/tokens.css.js';
import { pictureStyle, tones } from '../picture-style.js';

export const styles = css`
  ${sheetOf(pictureStyle)}
  :host {
    ${sheetOf(tokensFrom(tones))}
    /* Black where nothing lies around it. */
    --black-ink: light-dark(var(--black), var(--black-casing));
  }
  @media (forced-colors: active) {
    :host {
      --black: CanvasText;
      --black-casing: Canvas;
      --blue: LinkText;
      --black-ink: CanvasText;
    }
  }
  /* Where the window is low gaps shrink before the board does. */
  .frame {
    --gap: clamp(2px, (100svh - 616px) / 12, 6px);
    --below: calc(23.4em + 8 * var(--gap));
  }
  /* What start lists are for takes more lines than a program. */
  :host([starts='choose']) .frame {
    --below: calc(24.4em + 8 * var(--gap));
  }
  .beside > .panel > .rest {
    flex-basis: 24em;
  }
  /* No larger than its margin. */
  .advice-case,
  .advice {
    fill: none;
    stroke: var(--field);
    stroke-width: 0.14;
    stroke-linecap: round;
  }
  .advice {
    stroke: var(--accent);
    stroke-width: 0.055;
    stroke-dasharray: 0.02 0.1;
  }
  .goal .firefly {
    fill: var(--accent);
  }
  .goal .glow {
    fill: var(--wash);
    stroke: var(--accent);
    stroke-width: 0.03;
    stroke-dasharray: 0.03 0.06;
  }
  .past .paths {
    opacity: 0.35;
  }
  .ghost {
    opacity: 0.5;
  }
  /* As high as what will stand there: a program and missions, or start lists; as public or all missions alone. */
  .panel.full {
    --room: 48.8em;
  }
  :host([viewer*='l']) .panel.full {
    --room: 42.3em;
  }
  :host([starts='choose']) .panel.full {
    --room: 35.6em;
  }
  :host([starts='choose']:not([readonly], [viewer*='l'])) .panel.full {
    --room: 50em;
  }
`;
