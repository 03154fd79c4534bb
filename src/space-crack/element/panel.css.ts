/** How the panel beside the map looks. */
import { css } from 'lit';

export const panelStyles = css`
  .panel.full {
    --room: 30em;
    --head: 20cqi;
  }
  td,
  thead th {
    padding-inline-start: 5px;
  }
  thead > * > * {
    font-size: 0.86em;
  }
  thead td {
    padding: 0 0 5px;
    color: var(--aside);
    text-align: start;
    line-height: 1.25;
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  .sum {
    font-weight: 650;
  }
  .points {
    display: inline-flex;
    gap: 4px;
    margin-inline: 2px;
    vertical-align: 0.21em;
  }
  .points i {
    width: 0.29em;
    height: 0.29em;
    outline: 1px solid currentColor;
    transform: rotate(45deg);
  }
  .points .left {
    background: currentColor;
    forced-color-adjust: none;
  }
  .tell {
    min-height: 12.9em;
    font-size: 0.93em;
  }
  .tell p {
    margin: 0;
    min-height: 2.8em;
  }
  .tell ul {
    margin: 4px 0 0;
    padding: 0;
    list-style: none;
  }
  .tell li {
    padding: 1px 0;
  }
  .tell .aimed {
    color: var(--accent);
  }
  .tell .rule {
    margin-inline-start: 4px;
    padding: 0 4px;
    border: 1px solid currentColor;
    border-radius: 3px;
    color: var(--aside);
    font-size: 0.93em;
  }
  .tell button {
    margin-top: 6px;
    min-height: 2.15em;
    padding: 2px 0.77em;
  }
  .view {
    align-items: flex-start;
  }
  .view [aria-disabled] {
    opacity: var(--faint);
  }
  .whole {
    width: 6.86em;
    margin-inline-start: auto;
    touch-action: none;
    cursor: pointer;
  }
  .whole .ground {
    fill: var(--field);
    stroke: var(--line);
    vector-effect: non-scaling-stroke;
  }
  .whole path {
    fill: var(--seat);
  }
  .whole .window {
    fill: none;
    stroke: var(--accent);
    stroke-width: 2px;
    vector-effect: non-scaling-stroke;
  }
`;
