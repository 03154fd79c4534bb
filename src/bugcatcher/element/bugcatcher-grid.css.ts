/** How Bugcatcher's picture and panel look: which ink each class takes. */
import { css } from 'lit';

export const styles = css`
  :host {
    --black: var(--board-black, light-dark(#16223c, #04070f));
    --black-casing: var(--board-black-casing, light-dark(#faf9f6, #c3cde0));
    --blue: var(--board-blue, light-dark(#2f6fe0, #4f8dff));
  }
  @media (forced-colors: active) {
    :host {
      --black: CanvasText;
      --black-casing: Canvas;
      --blue: LinkText;
    }
  }
  .picture .field {
    fill: var(--field);
  }
  .picture .line,
  .picture .centres {
    fill: none;
    stroke: var(--line);
    vector-effect: non-scaling-stroke;
  }
  .picture text {
    fill: var(--ink2);
    font-size: 0.25px;
    text-anchor: middle;
  }
  @container (min-width: 480px) {
    .picture .coords {
      font-size: 0.19px;
    }
    .picture .coords text {
      font-size: inherit;
    }
  }
  .black,
  .blue,
  .case,
  .own,
  .beads {
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .case {
    stroke: var(--black-casing);
    stroke-width: 0.15;
  }
  .picture path.black {
    stroke: var(--black);
    stroke-width: 0.09;
  }
  .picture path.blue {
    stroke: var(--blue);
    stroke-width: 0.11;
  }
  .beads {
    stroke: var(--on);
    stroke-width: 0.05;
    stroke-dasharray: 0 0.25;
    stroke-dashoffset: -0.125;
  }
  .own {
    stroke: var(--accent);
    stroke-width: 0.22;
  }
  .plan .case {
    stroke: var(--field);
    stroke-width: 0.16;
  }
  .plan path.blue {
    stroke-width: 0.09;
  }
  .past .paths {
    opacity: 0.35;
  }
  .node .body {
    stroke: var(--black-casing);
    stroke-width: 0.03;
    fill: var(--black);
  }
  .node.blue .body {
    fill: var(--blue);
  }
  .node.some .body {
    fill: var(--field);
    stroke: var(--ink);
    stroke-width: 0.05;
  }
  .node .pip {
    fill: var(--on);
  }
  .mine {
    fill: var(--field);
    stroke: var(--accent);
    stroke-width: 0.06;
  }
  .reach,
  .disc {
    fill: var(--accent);
    stroke: var(--field);
    stroke-width: 0.02;
  }
  .picture .slot {
    fill: var(--surface);
    font-size: 0.16px;
    font-weight: 650;
  }
  .wish {
    fill: var(--accent);
  }
  .burst,
  .tried {
    fill: none;
    stroke: var(--danger);
    stroke-width: 0.05;
    stroke-linecap: round;
  }
  .tried {
    stroke-width: 0.03;
    stroke-dasharray: 0.08 0.07;
  }
  .picture .piece {
    fill: var(--seat);
    stroke: var(--field);
    stroke-width: 0.2;
  }
  .picture .on {
    fill: var(--on);
  }
  .picture .ring {
    fill: none;
    stroke: var(--seat);
    stroke-width: 0.15;
  }
  .ghost {
    opacity: 0.5;
  }
  .told {
    margin: 0;
    color: var(--aside);
  }
  .head {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 8px;
  }
  .head h3 {
    margin: 0;
    font-size: 13px;
    font-weight: 650;
  }
  .head small,
  .final small {
    color: var(--aside);
    font-size: 13px;
  }
  .chips,
  .missions,
  .acts-of-slot {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .chips,
  .tools,
  .rounds,
  .playback {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    align-items: center;
  }
  .chip,
  .tools button,
  .rounds button,
  .playback button {
    min-width: 36px;
    min-height: 36px;
    padding: 4px 10px;
    border: 1px solid var(--line);
    border-radius: 4px;
    background: var(--field);
    white-space: nowrap;
  }
  .chip,
  .rounds button {
    min-width: 32px;
    padding: 4px 2px;
  }
  .chips {
    gap: 4px;
  }
  .chip.blue {
    border-style: double;
    border-width: 3px;
  }
  .chip.hit {
    border-color: var(--danger);
    color: var(--danger);
  }
  .panel [aria-pressed='true'] {
    outline: 2px solid var(--accent);
    outline-offset: 1px;
  }
  .tools [aria-disabled],
  .chip[aria-disabled] {
    cursor: default;
  }
  .tools [aria-disabled] {
    opacity: 0.5;
  }
  .playback svg {
    width: 20px;
    height: 20px;
    vertical-align: -5px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linejoin: round;
  }
  .acts-of-slot {
    font-size: 13px;
  }
  .acts-of-slot .seat {
    margin-inline-end: 6px;
    vertical-align: -3px;
  }
  .rule {
    padding: 0 6px;
    border: 1px solid currentColor;
    border-radius: 3px;
    color: var(--danger);
    font-size: 12px;
    font-weight: 600;
  }
  .fault {
    margin: 0;
    color: var(--danger);
  }
  .field-row {
    display: grid;
    gap: 4px;
    font-size: 13px;
  }
  .field-row input {
    width: 100%;
    min-height: 36px;
    padding: 4px 8px;
    border: 1px solid var(--line);
    border-radius: 4px;
    background: var(--field);
    color: var(--ink);
    font: inherit;
    font-size: 16px;
  }
  .field-row input:focus-visible,
  .missions input:focus-visible {
    outline: 3px solid var(--accent);
  }
  .missions li {
    padding: 6px 0;
    border-top: 1px solid var(--graticule);
  }
  .missions label {
    display: grid;
    grid-template-columns: auto 1fr auto;
    gap: 0 8px;
    font-size: 13px;
  }
  .missions input {
    grid-row: span 2;
    width: 18px;
    height: 18px;
    margin: 2px 0 0;
    accent-color: var(--accent);
  }
  .missions span,
  .missions small {
    color: var(--aside);
    font-size: 13px;
  }
  .missions strong,
  .missions small {
    text-align: end;
  }
  .missions span {
    overflow-wrap: anywhere;
  }
  .shape {
    float: inline-end;
    margin-inline-start: 8px;
  }
  .shape path {
    fill: none;
    stroke: var(--ink);
    stroke-width: 0.18;
    stroke-linejoin: round;
  }
  .acts [name='commit'],
  .acts [name='start'] {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--surface);
  }
  .final {
    width: 100%;
    border-collapse: collapse;
  }
  .final caption {
    text-align: start;
    font-size: 13px;
    font-weight: 650;
  }
  .final th,
  .final td {
    padding: 4px 0 4px 6px;
    border-top: 1px solid var(--graticule);
    font-weight: 400;
    text-align: end;
  }
  .final th {
    text-align: start;
    padding-inline-start: 0;
    overflow-wrap: anywhere;
  }
  .final th small {
    display: block;
    padding-inline-start: 22px;
    font-weight: 400;
  }
  .final .seat {
    margin-inline-end: 6px;
    vertical-align: -3px;
  }
  .final .best {
    font-weight: 650;
  }
  .final .best > * {
    font-weight: 650;
  }
`;
