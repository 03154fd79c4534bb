/** How the rotation puzzle looks: which ink each class of picture() takes, and its goals and hands. */
import { css } from 'lit';

export const styles = css`
  :host {
    --h: light-dark(#2a62c9, #5f97fa);
    --g: light-dark(#2c8a57, #4fbd84);
    --y: light-dark(#f2c230, #ffd75e);
    --y-rim: light-dark(#8a6400, #ffd75e);
    --r: light-dark(#cf3a24, #ff6b4e);
    --n: #fff;
    --b: light-dark(#131a2b, #04070f);
  }
  @media (forced-colors: active) {
    :host {
      --h: CanvasText;
      --g: CanvasText;
      --y: Canvas;
      --y-rim: CanvasText;
      --r: CanvasText;
      --n: Canvas;
      --b: CanvasText;
    }
  }
  .grid,
  .edge {
    fill: none;
    stroke: var(--graticule);
    vector-effect: non-scaling-stroke;
  }
  .edge {
    stroke: var(--line);
  }
  .slit,
  .rim,
  .ray,
  .tail {
    fill: none;
    stroke: var(--on);
  }
  .h {
    fill: var(--h);
  }
  .g {
    fill: var(--g);
  }
  .rim {
    stroke: var(--y-rim);
    stroke-linecap: round;
  }
  .y {
    fill: var(--y);
  }
  .r {
    fill: var(--r);
  }
  .ray {
    stroke: var(--ink);
  }
  .n {
    fill: var(--n);
  }
  .field,
  .ring,
  .ground {
    fill: var(--field);
  }
  .b {
    fill: var(--b);
  }
  .tail {
    stroke: var(--ink2);
    stroke-linecap: round;
  }
  .c {
    fill: var(--surface);
  }
  .lane {
    fill: var(--wash);
    transform-box: fill-box;
  }
  .way-0 {
    transform-origin: bottom;
  }
  .way-1 {
    transform-origin: left;
  }
  .way-2 {
    transform-origin: top;
  }
  .way-3 {
    transform-origin: right;
  }
  @media (forced-colors: active) {
    .lane {
      fill: none;
    }
  }
  .run,
  .track,
  .jump,
  .chevron {
    fill: none;
    stroke: var(--accent);
    stroke-width: 1.75px;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .run *,
  .track,
  .jump,
  .chevron {
    vector-effect: non-scaling-stroke;
  }
  .track,
  .jump {
    stroke-width: 1px;
  }
  .jump {
    stroke-dasharray: 2 4;
  }
  .coming {
    opacity: 0.45;
  }
  .last {
    --on: var(--ink);
  }
  /* Where a lit board is printed the lanes would be grey blocks. */
  @media print {
    .preview {
      display: none;
    }
  }
  .panel.full {
    --room: 15.1em;
  }
  .goals,
  .hands {
    display: grid;
    gap: 8px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  /* Cards are read as lines are, and figures with their words, whichever way the page runs. */
  .card {
    direction: ltr;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 3px;
    min-height: 2.86em;
    padding: 6px 12px;
    border: 1px solid var(--line);
    border-radius: 4px;
    background: var(--surface);
    color: var(--ink);
  }
  .card svg {
    width: 1.71em;
    height: 1.71em;
  }
  /* A pattern as a sentence: planet, arrow, and its colours in a lit line. */
  .goals .card {
    padding: 3px 12px 3px 8px;
    min-height: 3.14em;
  }
  .card .goal {
    width: auto;
    height: 2.57em;
  }
  .goal .outward {
    fill: none;
    stroke: var(--accent);
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .goal .line {
    fill: var(--wash);
  }
  .goal .found {
    stroke: var(--accent);
    stroke-width: 2;
  }
  .card span {
    margin-inline-start: auto;
    padding-inline-start: 12px;
  }
  .card span,
  .meter span,
  .hands small {
    unicode-bidi: plaintext;
  }
  .card.met {
    border: 2px solid var(--accent);
    padding: 2px 11px 2px 7px;
  }
  .met span::after {
    content: ' \\2713';
    color: var(--accent);
  }
  .card[aria-disabled] {
    border-color: var(--graticule);
    cursor: default;
  }
  .meter {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px;
    min-height: 1.85em;
    margin: 0;
    font-size: 0.93em;
    color: var(--aside);
  }
  .meter i {
    width: 1.54em;
    height: 0.46em;
    border: 1px solid var(--line);
  }
  .meter i.done {
    border: 0.23em solid var(--ink);
  }
  .meter i.over,
  button.card:not([aria-disabled]):hover {
    border-color: var(--ink);
  }
  .meter small {
    font-size: inherit;
  }
  .meter span {
    margin-inline-end: 0.8em;
  }
  .meter i + span {
    margin-inline-start: 6px;
  }
  .hands .meter {
    column-gap: 1.2em;
  }
  .stars svg {
    display: block;
    height: 1.7em;
    stroke: var(--accent);
    stroke-width: 0.06;
    stroke-linejoin: round;
    fill: none;
  }
  /* Not won: faint. Won with a hint: an outline. */
  .stars [class=''] {
    stroke: var(--line);
    stroke-dasharray: 0.1 0.07;
  }
  .won {
    fill: var(--accent);
  }
  .holder {
    display: flex;
    gap: 8px;
    align-items: center;
    margin: 0 0 6px;
    font-size: inherit;
    font-weight: 400;
  }
  .acts-now .holder {
    font-weight: 650;
  }
  .stars,
  .holder b {
    margin-inline-start: auto;
  }
  .hands small {
    font-size: 0.93em;
  }
  .hands .row {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .hands .card {
    padding: 4px 8px;
    min-height: 2.43em;
  }
  .hands .card svg {
    width: 1.43em;
    height: 1.43em;
  }
`;
