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
  .idle .reach {
    display: none;
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
  .panel :where(ol, ul, h3),
  .told,
  .fault {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .told,
  .head small,
  th small,
  .missions span {
    color: var(--aside);
  }
  .head,
  .field-row,
  .missions,
  .report,
  th small {
    font-size: 13px;
  }
  .head {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 8px;
  }
  :is(.head, .missions) small,
  .head h3 {
    font-size: inherit;
  }
  .head h3,
  caption,
  .best td {
    font-weight: 650;
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
  .chips {
    gap: 4px;
  }
  .chip,
  .tools button,
  .rounds button,
  .playback button,
  .field-row input {
    min-width: 36px;
    min-height: 36px;
    padding: 4px 8px;
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
  .chip.blue {
    border-style: double;
    border-width: 3px;
  }
  .chip.hit {
    border-color: currentColor;
    text-decoration: line-through;
  }
  .chip.hit,
  .fault,
  .report .rule {
    color: var(--danger);
  }
  .panel [aria-pressed='true'] {
    outline: 2px solid var(--accent);
    outline-offset: 1px;
  }
  .panel [aria-disabled] {
    cursor: default;
  }
  .tools [aria-disabled] {
    opacity: 0.5;
  }
  .playback svg {
    width: 20px;
    height: 20px;
    vertical-align: -5px;
  }
  .playback svg,
  .shape {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linejoin: round;
  }
  .panel :is(li, th) .seat {
    margin-inline-end: 6px;
    vertical-align: -3px;
  }
  .panel :is(.fault, li) .rule {
    margin: 0 4px;
    padding: 0 6px;
    border: 1px solid currentColor;
    border-radius: 3px;
    font-size: 12px;
    font-weight: 600;
  }
  .field-row {
    display: grid;
    gap: 4px;
  }
  .field-row input {
    color: var(--ink);
    font: inherit;
    font-size: 16px;
  }
  .panel input:focus-visible {
    outline: 3px solid var(--accent);
  }
  .missions li {
    padding: 6px 0;
    border-top: 1px solid var(--graticule);
  }
  .missions label {
    display: grid;
    grid-template-columns: 24px 1fr auto;
    gap: 0 8px;
  }
  .missions input {
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: var(--accent);
  }
  .missions span {
    grid-area: 2 / 2 / auto / 4;
    overflow-wrap: anywhere;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  .missions b {
    grid-column: 2;
  }
  .missions small {
    white-space: nowrap;
  }
  .shape {
    width: 20px;
    height: 30px;
  }
  .shape path {
    vector-effect: non-scaling-stroke;
  }
  .acts [name='commit'],
  .acts [name='start'] {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--surface);
    forced-color-adjust: none;
  }
  caption {
    text-align: start;
  }
  th,
  td {
    padding: 4px 0;
  }
  th small {
    display: block;
    padding-inline-start: 22px;
    font-weight: 400;
  }
`;
