/** How Constellation's picture looks: which ink each class takes. */
import { css } from 'lit';

export const styles = css`
  .picture .field {
    fill: var(--field);
  }
  .picture .graticule,
  .picture .line,
  .picture .edges {
    fill: none;
    stroke: var(--line);
    vector-effect: non-scaling-stroke;
  }
  .picture .graticule {
    stroke: var(--graticule);
  }
  .link,
  .hq-line,
  .core,
  .growing {
    fill: none;
    stroke: var(--seat);
    stroke-width: 0.15;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .hq-line {
    stroke-width: 0.3;
  }
  .core {
    stroke: var(--field);
    stroke-width: 0.1;
  }
  .growing {
    stroke: var(--surface);
    stroke-width: 0.06;
    stroke-dasharray: 1;
  }
  .star .body,
  .star .half,
  .star .halo {
    fill: var(--surface);
    stroke: var(--ink2);
    stroke-width: 0.05;
    stroke-linejoin: round;
  }
  .star .body,
  .halo,
  .spin {
    transform-box: fill-box;
    transform-origin: center;
  }
  .star .gap {
    fill: var(--field);
  }
  .blackhole .body {
    fill: var(--ink);
  }
  .star[class*='seat-'] .body {
    fill: var(--seat);
    stroke: var(--surface);
    stroke-width: 0.07;
  }
  .blackhole[class*='seat-'] .body,
  .blackhole[class*='seat-'] .half,
  .star .halo {
    stroke: var(--seat);
  }
  .star .on {
    fill: var(--on);
  }
  .star .badge {
    fill: var(--seat);
    stroke: var(--surface);
    stroke-width: 0.3;
  }
  .ghost {
    opacity: 0.5;
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
  .shield {
    fill: var(--surface);
    stroke: var(--ink);
    stroke-width: 0.07;
    stroke-linejoin: round;
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
`;
