/** How Constellation's picture and scoreboard look: which ink each class takes. */
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
  .star .body {
    transform-box: fill-box;
    transform-origin: center;
  }
  .star.blackhole .body {
    fill: var(--ink);
  }
  .star[class*='seat-'] .body {
    fill: var(--seat);
    stroke: var(--surface);
    stroke-width: 0.07;
  }
  .star[class*='seat-'].blackhole .body,
  .star[class*='seat-'].blackhole .half,
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
  .ghost.star .body {
    fill: var(--seat);
  }
  .spin {
    animation: spin calc(30s * var(--motion)) steps(120) infinite;
  }
  .halo {
    transform-box: fill-box;
    transform-origin: center;
    animation: pulse calc(2.4s * var(--motion)) steps(12) infinite alternate;
  }
  @keyframes spin {
    to {
      transform: rotate(360deg);
    }
  }
  @keyframes pulse {
    from {
      transform: scale(0.95);
    }
    to {
      transform: scale(1.08);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .spin,
    .halo {
      animation: none;
    }
  }
  .lit,
  .ring {
    fill: none;
    stroke: var(--accent);
    stroke-width: 1.75px;
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }
  .lit {
    stroke-width: 2.5px;
  }
  .ring.step-0 {
    stroke-width: 3px;
  }
  .ring.step-1 {
    stroke-width: 2.25px;
  }
  .ring.step-2 {
    stroke-width: 1.5px;
  }
  .panel.full:empty {
    min-height: 340px;
  }
  .round {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    margin: -8px 0 0;
    color: var(--aside);
    font-size: 13px;
  }
  .round .fold {
    margin-inline-start: auto;
  }
  .round .time {
    font-size: 15px;
    font-weight: 650;
  }
  .round .short {
    color: var(--danger);
  }
  .who {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
  }
  .team {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px;
  }
  .member {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 28px;
    padding: 2px 7px;
    border: 1px solid transparent;
    border-radius: 4px;
    background: none;
    color: inherit;
    font-size: 13px;
  }
  button.member {
    border-color: var(--graticule);
  }
  button.member[aria-pressed='true'] {
    border-color: currentColor;
    box-shadow: inset 0 0 0 1px currentColor;
  }
  .dots {
    display: inline-flex;
    gap: 3px;
  }
  .dots i {
    width: 8px;
    height: 8px;
    border: 1.5px solid;
    border-radius: 50%;
    opacity: 0.7;
  }
  .dots .full {
    border-width: 4px;
    opacity: 1;
  }
  .sum {
    width: 100%;
    border-collapse: collapse;
    font-size: 14px;
  }
  .sum caption {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .sum th,
  .sum td {
    padding: 6px 0 6px 4px;
    border-top: 1px solid var(--graticule);
    text-align: end;
    font-weight: 400;
    white-space: nowrap;
  }
  .sum thead td {
    border: 0;
  }
  .sum thead th {
    padding-block: 0 5px;
    border: 0;
    color: var(--aside);
    font-size: 12px;
    line-height: 1.3;
    vertical-align: bottom;
  }
  .sum thead small {
    display: block;
    font-size: 12px;
    font-weight: 600;
  }
  .sum th:first-child {
    padding-inline-start: 4px;
    text-align: start;
    width: 33%;
    max-width: 0;
    min-width: 74px;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .sum tbody .seat {
    margin-inline-end: 6px;
    vertical-align: -3px;
  }
  .sum tbody th small {
    display: block;
    padding-inline-start: 24px;
    color: var(--aside);
    font-size: 12px;
  }
  .sum td small {
    margin-inline-start: 3px;
    color: var(--aside);
    font-size: 12px;
  }
  @container (min-width: 720px) {
    .sum {
      font-size: 13px;
    }
    .sum th,
    .sum td {
      padding-inline-start: 2px;
    }
  }
  .sum .total {
    font-size: 14px;
    font-weight: 650;
  }
  .sum .now th {
    font-weight: 650;
  }
  .sum .now > * {
    background: color-mix(in srgb, currentColor 6%, transparent);
  }
  .sum tbody td:hover {
    box-shadow: inset 0 -2px var(--accent);
  }
  .steals span {
    display: inline-grid;
    place-items: center;
    min-width: 26px;
    height: 24px;
    border-radius: 3px;
    background: var(--field2);
    color: var(--ink);
    font-size: 13px;
    font-weight: 600;
  }
  .fold {
    padding: 2px 0;
    border: 0;
    background: none;
    color: inherit;
    font-size: 12px;
    text-decoration: underline;
    text-underline-offset: 2px;
  }
  .told {
    min-height: 1.4em;
    margin: -4px 0 0;
    color: var(--aside);
    font-size: 13px;
  }
  .goals p,
  .goals ul {
    margin: 0;
    font-size: 13px;
  }
  .goals p {
    font-weight: 650;
  }
  .goals ul {
    padding-inline-start: 18px;
  }
  .goals .done {
    color: var(--aside);
    list-style: '\\2713 \\20 ';
  }
  @media (forced-colors: active) {
    .steals span {
      border: 1px solid;
    }
  }
  @media print {
    .fold,
    .who {
      display: none;
    }
  }
`;
