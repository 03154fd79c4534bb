/** How what stands beside Constellation's board looks: time, members, scoreboard, legend and goals. */
import { css } from 'lit';

export const panelStyles = css`
  .panel.full:empty {
    min-height: 340px;
  }
  .time {
    margin: 0;
    font-size: 22px;
  }
  .time.short {
    color: var(--danger);
  }
  .who,
  .team,
  .legend {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
  }
  .team {
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
  .sum :is(th, td, button) {
    padding-block: 0;
    padding-inline: 6px 0;
    text-align: end;
    font-weight: inherit;
    white-space: nowrap;
  }
  .sum button {
    width: 100%;
    min-height: 36px;
    margin-inline-start: -6px;
    box-sizing: content-box;
    border: 0;
  }
  .sum td button:hover {
    text-decoration: underline dotted;
  }
  .sum thead th {
    padding-block: 0 5px;
    white-space: normal;
  }
  .sum :is(small, thead th, .fold) {
    font-size: 12px;
  }
  .sum th small {
    display: block;
  }
  /* The names take what the figures leave. */
  .sum tr > :first-child {
    width: 100%;
    max-width: 0;
    min-width: 44px;
    padding-inline-start: 4px;
    overflow-wrap: anywhere;
    text-align: start;
    white-space: normal;
  }
  .sum .seat {
    margin-inline-end: 6px;
  }
  .sum tbody th small {
    padding-inline-start: 22px;
  }
  .sum td small {
    margin-inline-start: 2px;
  }
  .time,
  .sum thead small,
  .sum .total,
  .sum .now th,
  .steals bdi,
  .goals p {
    font-weight: 650;
  }
  .sum .now > * {
    background: color-mix(in srgb, currentColor 6%, transparent);
  }
  .sum .fold {
    min-height: 24px;
    text-align: start;
    text-decoration: underline;
  }
  .steals bdi {
    display: inline-grid;
    place-items: center;
    min-width: 26px;
    height: 24px;
    border-radius: 3px;
    background: var(--field2);
    color: var(--ink);
  }
  .member,
  .sum,
  .told,
  .legend,
  .goals * {
    margin: 0;
    font-size: 13px;
  }
  .told,
  .legend,
  .sum td small,
  .goals .done {
    color: var(--aside);
  }
  .told {
    min-height: 2.8em;
  }
  .legend svg {
    width: 18px;
    height: 18px;
    margin-inline-end: 5px;
    vertical-align: -4px;
  }
  .legend path {
    stroke-width: 0.08;
  }
  .goals ul {
    padding-inline-start: 18px;
  }
  .goals .done {
    list-style: '\\2713 \\20 ';
  }
  @media (forced-colors: active) {
    .steals bdi {
      border: 1px solid;
    }
  }
  @media print {
    .fold,
    .legend,
    .who {
      display: none;
    }
  }
  /* The chart takes what height is left. */
  @media screen {
    @container (min-width: 700px) {
      .beside .trend {
        display: flex;
        flex: 1;
        flex-direction: column;
        max-height: 220px;
      }
      .beside .plot {
        flex: 1;
        height: auto;
        min-height: 48px;
      }
      .beside .plot svg {
        position: absolute;
      }
    }
  }
  /* On a wall the board keeps to the screen, and the back row reads whose turn it is; more than four teams take the room. */
  @container (min-width: 900px) {
    .frame.beside {
      grid-template-columns: min(100% - 318px, 70%, max(480px, 100vh - 32px)) 1fr;
    }
  }
  @container (min-width: 1400px) {
    @media (height > 699px) {
      .panel:not(:has(tr:nth-child(5))) {
        zoom: 1.25;
      }
    }
    .status {
      font-size: 26px;
    }
  }
`;
