/** How Constellation's picture looks: which ink each class takes. */
import { css, sheetOf } from '../../ui/styles/sheet.js';
import { pictureStyle } from '../picture-style.js';

export const styles = css`
  ${sheetOf(pictureStyle)}
  .growing {
    stroke: var(--surface);
    stroke-width: 0.06;
    stroke-dasharray: 1;
  }
  .star .body,
  .halo,
  .spin {
    transform-box: fill-box;
    transform-origin: center;
  }
  .ghost {
    opacity: 0.5;
  }
  .row-band {
    fill: var(--ink);
    opacity: 0.06;
  }
  .labels text {
    dominant-baseline: central;
    text-anchor: middle;
    font-weight: 700;
    fill: var(--ink);
    stroke: var(--field);
    stroke-width: 0.2em;
    stroke-linejoin: round;
    paint-order: stroke;
  }
  .labels .row-letter {
    font-weight: 400;
    fill: var(--ink2);
  }
  @media (prefers-reduced-motion: no-preference) {
    /* What moves by itself comes to rest within five seconds, however slow a page makes its boards. */
    .spin {
      animation: spin min(4.8s, 4.8s * var(--motion)) cubic-bezier(0.2, 0, 0.2, 1);
    }
    .halo {
      animation: pulse min(1.2s, 1.2s * var(--motion)) ease-in-out 4 alternate;
    }
  }
  @keyframes spin {
    from {
      transform: rotate(-180deg);
    }
  }
  @keyframes pulse {
    to {
      transform: scale(1.14);
    }
  }
  /* Round what is lit, and never through it: a band of the accent, and between it and the connection the field. */
  .glow,
  .glow-gap {
    fill: none;
    stroke: var(--accent);
    stroke-width: 0.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .glow-gap {
    stroke: var(--field);
    stroke-width: 0.28;
  }
  .glow.of-line {
    stroke-width: 0.66;
  }
  .glow-gap.of-line {
    stroke-width: 0.44;
  }
  .ring {
    fill: none;
    stroke: var(--accent);
    vector-effect: non-scaling-stroke;
  }
  .trace {
    fill: none;
    stroke: var(--seat);
    stroke-width: 0.09;
  }
  .trace-gap {
    fill: none;
    stroke: var(--field);
    stroke-width: 0.2;
  }
  /* Several teams at one screen choose who moves next, in a line of its own. */
  :host(:is([members], :not([seats*='bot']))) .frame {
    --below: calc(21.4em + 40px);
  }
  /* As high as what will stand there. */
  .panel.full {
    --room: 34.4em;
  }
  /* Beside a map far wider than high, larger text would not leave all that stands there its height. */
  .frame {
    font-size: max(0.875em, min(100cqi - var(--beside), var(--most), var(--tall)) / 51);
  }
`;
