/** How the panel beside the map looks. */
import { css } from 'lit';

export const panelStyles = css`
  .panel.full:empty {
    min-height: 420px;
  }
  /* A name takes what the figures leave; where that is too little, it has a line of its own above them. */
  tbody th {
    width: 34%;
    max-width: 0;
    white-space: nowrap;
  }
  tbody th::after {
    content: '\\200b\\a0';
    font-size: 1px;
    white-space: normal;
  }
  th span {
    display: inline-block;
    max-width: calc(min(100cqi, 264px) - 30px);
    overflow: hidden;
    text-overflow: ellipsis;
    vertical-align: bottom;
  }
  tbody td {
    vertical-align: bottom;
  }
  td,
  thead th {
    padding-inline-start: 5px;
  }
  thead > * > * {
    font-size: 12px;
  }
  thead td {
    padding: 0 0 5px;
    color: var(--aside);
    text-align: start;
    white-space: normal;
    line-height: 1.25;
  }
  .sum {
    font-weight: 650;
  }
  .points {
    display: inline-flex;
    gap: 4px;
    margin-inline: 2px;
    vertical-align: 3px;
  }
  .points i {
    width: 4px;
    height: 4px;
    outline: 1px solid currentColor;
    transform: rotate(45deg);
  }
  .points .left {
    background: currentColor;
    forced-color-adjust: none;
  }
  .tell {
    min-height: 168px;
    font-size: 13px;
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
    font-size: 11px;
  }
  .tell button {
    margin-top: 6px;
    min-height: 28px;
    padding: 2px 10px;
  }
  .view {
    align-items: flex-start;
  }
  .view [aria-disabled] {
    opacity: 0.42;
  }
  .whole {
    width: 96px;
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
