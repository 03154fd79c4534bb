/** How Constellation looks in front of a class. One em is a 31st of the height: what must be a 22nd has 1.43. */
import { css } from '../../ui/styles/sheet.js';

export const stageStyles = css`
  /* While the time stands, what lets it run comes next, and not the end of the round. */
  .foot .acts > :is([name='first-round'], [name='next-round'], [name='go-on']):not([aria-disabled]) {
    border-color: var(--seat-0);
    background: var(--seat-0);
    color: var(--on);
  }
  .foot .acts > :is([name='first-round'], [name='next-round'], [name='go-on']) ~ .last-act:not([aria-disabled]) {
    border-color: var(--line);
    background: var(--field);
    color: var(--ink);
  }
  .head {
    display: flex;
    align-items: center;
    gap: 0.6em;
    min-height: 2.4em;
  }
  .panel .head p {
    margin: 0;
    font-size: 1.43em;
    line-height: 1.2;
  }
  .panel .head .time {
    margin-inline-start: auto;
    min-width: 0;
    font-size: 2.2em;
    font-weight: 700;
    line-height: 1;
  }
  .head .seat {
    margin-inline-end: 0.35em;
  }
  .head .time.short {
    color: var(--danger);
  }
  .head button,
  .deeds .answer button,
  .who-asked .answer button {
    min-height: 2.2em;
    padding: 0 0.7em;
    border: 2px solid var(--line);
    border-radius: 0.2em;
    background: var(--field);
    color: var(--ink);
    font: inherit;
  }
  /* Two lines for whatever is told, so that the teams below keep their places. */
  .news {
    position: relative;
    z-index: 1;
    flex: none;
    display: flex;
    align-items: flex-start;
    height: 3.7em;
    background: var(--field);
  }
  .panel .news > * {
    flex: 1;
    min-width: 0;
    min-height: 100%;
    margin: 0;
    padding: 0.1em 0.4em;
    align-content: center;
    background: var(--field);
    line-height: 1.15;
  }
  .panel .news > .ask {
    background: var(--wash);
  }
  .panel .news > .note {
    background: var(--danger-wash);
  }
  .teams,
  .totals,
  .who-asked ol {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-height: 0;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .teams.many {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-rows: minmax(0, 1fr);
    column-gap: 0.8em;
  }
  .many .team-row .name {
    flex: 1;
  }
  /* Two in a row leave no room for what is beside a team's name. */
  .many .team-row small {
    display: none;
  }
  .teams > li {
    display: flex;
    flex: 1;
    flex-direction: column;
    justify-content: center;
    min-height: 0;
    border-bottom: 1px solid var(--graticule);
  }
  .team-row,
  .totals li {
    display: flex;
    align-items: center;
    gap: 0.45em;
  }
  .head .seat,
  .teams .seat,
  .totals .seat,
  .who-asked .seat,
  .deeds .seat {
    width: 0.95em;
    height: 0.95em;
    vertical-align: -0.1em;
  }
  .team-row > .seat,
  .totals .seat,
  .team-row .name,
  .totals .name {
    font-size: 1.43em;
    line-height: 1.15;
    font-weight: 650;
    overflow: hidden;
    white-space: nowrap;
  }
  .many .total {
    font-size: 1.43em;
  }
  .team-row small {
    font-size: 1em;
    color: var(--aside);
  }
  .total {
    margin-inline-start: auto;
    font-size: 1.6em;
    font-weight: 700;
    line-height: 1.1;
    font-variant-numeric: tabular-nums;
  }
  .members-row {
    display: flex;
    gap: 0.3em;
    min-width: 0;
    font-size: 1.43em;
    line-height: 1.12;
  }
  .panel .members-row {
    margin: 0;
  }
  .many .members-row {
    line-height: 1.08;
  }
  .members-row + .members-row {
    margin-top: 0.1em;
  }
  .member-name {
    display: inline-flex;
    align-items: center;
    gap: 0.25em;
    min-width: 1.5em;
    padding: 0 0.35em;
    border: 2px solid var(--line);
    border-radius: 0.2em;
    background: var(--surface);
    color: var(--ink);
    font: inherit;
  }
  .member-name .dots {
    flex: none;
  }
  /* A name that is too long shows how it begins; dots in place of its end would leave fewer letters. */
  .called {
    overflow: hidden;
    white-space: nowrap;
  }
  /* Where many stand, their names have all of the room. */
  .many .member-name:not(.spent, [aria-pressed='true']) {
    border-color: transparent;
    background: none;
  }
  .many .member-name {
    gap: 0.15em;
    padding: 0 0.1em;
    border-width: 1px;
  }
  .many :is(.members-row, .team-row) {
    gap: 0.15em;
  }
  .member-name[aria-pressed='true'] {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--surface);
  }
  .member-name.spent {
    border-style: dashed;
    color: var(--aside);
  }
  .member-name .dots i {
    width: 0.4em;
    height: 0.4em;
  }
  .team-row .dots i {
    width: 0.55em;
    height: 0.55em;
  }
  /* The question grows down over the teams, and never pushes what is pressed. */
  .who-asked {
    display: flex;
    flex: none;
    flex-direction: column;
    gap: 0.3em;
    max-height: 100%;
    min-height: 0;
    padding: 0.3em 0.5em;
    border-inline-start: 6px solid var(--accent);
    background: var(--wash);
  }
  .who-asked ol {
    flex: none;
    gap: 0.25em;
  }
  .who-asked li {
    display: flex;
    align-items: center;
    gap: 0.35em;
    font-size: 1.43em;
  }
  .who-asked .number {
    font-size: 0.7em;
    color: var(--aside);
  }
  .who-asked .typed .number {
    font-weight: 700;
    color: var(--ink);
    text-decoration: underline;
  }
  .who-asked .seat {
    flex: none;
  }
  .who-asked .member-name {
    flex: 1 1 auto;
    justify-content: center;
    overflow: hidden;
    min-height: 1.15em;
    line-height: 1.15;
  }
  .answer {
    display: flex;
    align-items: center;
    gap: 0.6em;
  }
  .panel:has(> .who-asked) > .totals {
    overflow: hidden;
  }
  .totals {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-content: start;
    gap: 0 1em;
  }
  /* The end lies over board and panel. */
  .frame:has(.deeds) > .chart {
    visibility: hidden;
  }
  .panel:has(> .deeds) {
    container-type: normal !important;
    position: static !important;
  }
  .panel > .deeds {
    position: absolute;
    inset: 1.5cqh 3cqw 12cqh;
    display: flex;
    flex-direction: column;
    gap: 0.4em;
    padding: 0.3em 0;
  }
  .panel .deeds .headline {
    display: flex;
    align-items: center;
    gap: 0.35em;
    font-size: 1.75em;
    font-weight: 700;
    line-height: 1.2;
  }
  .panel .deeds .why {
    font-size: 1.43em;
    line-height: 1.2;
  }
  .deeds table {
    border-collapse: collapse;
    font-size: 1.43em;
    line-height: 1.2;
  }
  .deeds :is(th, td) {
    padding: 0.18em 0.6em 0.18em 0;
    border-bottom: 1px solid var(--graticule);
    font-weight: 400;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .deeds thead th {
    font-size: 0.75em;
  }
  .deeds :is(th:first-child, .best) {
    text-align: start;
  }
  .deeds :is(th .seat) {
    margin-inline-end: 0.35em;
  }
  .deeds .answer {
    justify-content: flex-end;
    margin-top: auto;
  }
  .deeds .answer .main {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--surface);
  }
`;
