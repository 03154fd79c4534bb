/** How what stands beside Constellation's board looks: time, members, scoreboard, legend and goals. */
import { inLowPlace } from '../../ui/styles/fit.css.js';
import { css } from '../../ui/styles/sheet.js';

/** A low place has no room to keep. */
const low = inLowPlace(css`
  .who.away {
    display: none;
  }
`);

export const panelStyles = css`
  .panel.full {
    --head: 14cqi;
  }
  .time {
    margin: 0;
    min-width: 2.6em;
    font-size: 1.57em;
    font-variant-numeric: tabular-nums;
  }
  .clock strong {
    padding: 2px 7px;
    border: 2px solid var(--danger);
    border-radius: 4px;
    background: var(--danger-wash);
  }
  .clock .buttons {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 6px;
    margin-inline-start: auto;
  }
  .clock button {
    min-height: 36px;
    padding: 4px 14px;
    border: 1px solid var(--line);
    border-radius: 4px;
    background: var(--field);
  }
  .clock button:hover:enabled {
    border-color: var(--ink);
  }
  .clock button:disabled {
    color: var(--aside);
    cursor: default;
  }
  /* What everybody waits for. */
  .clock .start {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--ground);
    font-weight: 650;
  }
  .clock,
  .who,
  .team {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
  }
  .team {
    gap: 2px;
  }
  .acts .member {
    padding-inline: 4px 0;
    font-size: 1em;
  }
  .member {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 2.15em;
    padding: 2px 7px;
    border: 1px solid transparent;
    border-radius: 4px;
  }
  .member,
  .sum button {
    background: none;
    color: inherit;
  }
  button.member {
    border-color: var(--graticule);
  }
  button.member[aria-pressed='true'] {
    padding: 1px 6px;
    border: 2px solid;
  }
  .dots {
    display: inline-flex;
    gap: 3px;
  }
  .dots i {
    width: 0.62em;
    height: 0.62em;
    border: 1.5px solid;
    border-radius: 50%;
    opacity: 0.7;
  }
  .dots .full {
    background: currentColor;
    opacity: 1;
  }
  .sum :is(th, td, button) {
    padding-block: 0;
    padding-inline: 6px 0;
    text-align: end;
    font-weight: inherit;
  }
  .sum button {
    width: 100%;
    min-height: 2.46em;
    margin-inline-start: -6px;
    box-sizing: content-box;
    border: 0;
  }
  /* Many teams in one window. */
  .sum tbody:has(> :nth-child(5)) button {
    min-height: 2.3em;
  }
  /* A word or a figure stays whole. */
  .sum :is(thead th, td) {
    overflow-wrap: normal;
  }
  .sum td:not(.wormholes) {
    white-space: nowrap;
  }
  .sum td button:hover {
    text-decoration: underline dotted;
  }
  /* Two lines, which the wormholes take that come later. */
  .sum thead th {
    height: 2.75em;
    padding-block: 0 2px;
    font-size: 0.93em;
  }
  .sum tbody small,
  .sum .fold {
    font-size: 0.93em;
  }
  .sum th small {
    display: block;
  }
  /* A name on a line of its own stands clear of the figures, which are high for a finger. */
  .sum tbody th::after {
    font-size: 1em;
    line-height: 2.46;
  }
  .sum tbody th > span {
    vertical-align: baseline;
  }
  /* Below a board the score takes three lines for two teams. */
  @container panel (max-width: 24em) {
    .standing {
      min-height: calc(6.6em + 2px);
    }
  }
  @container panel (min-width: 20em) and (max-width: 34em) {
    .sum tbody th small {
      display: inline;
      margin-inline-start: 0.4em;
    }
    .sum button {
      min-height: 1.93em;
    }
    .sum td.total button {
      min-height: 1.57em;
    }
    .sum tbody th::after {
      line-height: 1.93;
    }
    .sum .fold {
      min-height: 1.4em;
    }
  }
  .sum tr > :first-child {
    padding-inline-start: 4px;
    text-align: start;
  }
  .sum .seat {
    margin-inline-end: 6px;
  }
  .sum td small {
    margin-inline-start: 2px;
  }
  .sum td.total button {
    font-size: 1.23em;
    min-height: 2em;
  }
  /* A team’s moves below its name, both beside its mark. */
  .sum .member {
    display: block;
    min-height: 0;
    padding: 0;
    border: 0;
    font-weight: 400;
    line-height: 1;
  }
  .sum .dots {
    gap: 2px;
  }
  .sum .dots i {
    width: 0.5em;
    height: 0.5em;
  }
  /* With its moves a name is as high as the figures by itself. */
  .sum tbody th:has(.member)::after {
    content: none;
  }
  .sum tbody th > span:has(.member) {
    vertical-align: middle;
    padding-bottom: 1px;
    line-height: 1.3;
  }
  .sum tbody th:has(.member) .seat {
    vertical-align: middle;
  }
  /* There the dots stand without their words, beside the name or below it, and a row is as high without them. */
  @container panel (max-width: 34em) {
    .sum .member .words {
      display: none;
    }
  }
  @container panel (max-width: 24em) {
    .sum tbody tr {
      height: 2.6em;
    }
  }
  @container panel (min-width: 24.01em) and (max-width: 34em) {
    .sum th .member {
      display: inline-flex;
      margin-inline-start: 4px;
    }
    .sum tbody th > span:has(.member) {
      padding-bottom: 0;
      line-height: inherit;
      vertical-align: baseline;
    }
    .sum tbody th:has(.member) .seat {
      vertical-align: -0.21em;
    }
  }
  /* Bold by its stroke: no name takes another line for it. */
  .sum .now th {
    -webkit-text-stroke: 0.035em;
  }
  .time,
  .sum td.total,
  .goals p {
    font-weight: 650;
  }
  .sum .now > * {
    background: color-mix(in srgb, currentColor 6%, transparent);
  }
  .sum .fold {
    min-height: 2em;
    text-align: start;
    text-decoration: underline;
  }
  .member,
  .sum,
  .legend,
  .goals {
    margin: 0;
    font-size: 0.93em;
  }
  .goals :is(p, ul) {
    margin: 0;
  }
  .goals small {
    font-size: inherit;
  }
  .legend,
  .sum td small,
  .goals .done {
    color: var(--aside);
  }
  .legend {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(11.5em, 100%), 1fr));
    align-content: start;
    gap: 6px 12px;
  }
  .who.away {
    visibility: hidden;
  }
  ${low}
  .legend :is(span, .term) {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .legend > span {
    display: flex;
    align-items: center;
    gap: 7px;
  }
  .legend svg {
    flex: none;
    width: 1.38em;
    height: 1.38em;
  }
  .legend path {
    stroke-width: 0.08;
  }
  .goals ul {
    padding-inline-start: 1.38em;
  }
  .goals .done {
    list-style: '\\2713 \\20 ';
  }
  @media print {
    .fold,
    .legend,
    .buttons,
    .who {
      display: none;
    }
  }
  /* The chart takes what height is left. */
  @media screen {
    @container (min-width: 43.75em) {
      /* Many teams take all the room that there is. */
      .frame.beside {
        grid-template-columns: min(100% - var(--beside), var(--most)) 1fr;
      }
      .beside .trend {
        display: flex;
        flex: 1;
        flex-direction: column;
        max-height: 15.7em;
      }
      .beside .plot {
        flex: 1;
        height: auto;
        min-height: 3.43em;
      }
      .beside .plot svg {
        position: absolute;
      }
      /* A low window has room for the scores alone. */
      @media (max-height: 40em) {
        .beside .trend {
          display: none;
        }
      }
    }
  }
`;
