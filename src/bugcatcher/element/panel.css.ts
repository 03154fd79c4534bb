/** How what stands beside Bugcatcher's grid looks: figures, program, tools, missions, rounds and reports. */
import { css } from '../../ui/styles/sheet.js';
import { chipStyles, missionStyles } from './missions.css.js';

export const panelStyles = css`
  .panel :where(ol, ul),
  .told,
  .fault {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .told,
  .head small,
  th small,
  .missions :is(span, small) {
    color: var(--aside);
  }
  .head,
  .typing,
  .missions,
  .report,
  .own-figures,
  th small {
    font-size: 0.93em;
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 8px;
  }
  :is(.head, .missions) small {
    font-size: inherit;
  }
  .head b,
  .figure b,
  .best td {
    font-weight: 650;
  }
  .writing {
    display: grid;
    gap: 6px;
  }
  /* Slots never move: seven, or as many as there is energy for, and one for the garnet swap. */
  .chips {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 2.86em);
    gap: 4px;
    direction: ltr;
  }
  .chips li {
    min-width: 0;
    display: grid;
    gap: 3px;
  }
  /* The energy that the entry costs. */
  .chips li::after {
    content: '';
    height: 5px;
    border: 1px solid var(--line);
    border-radius: 3px;
  }
  .chips .spent::after {
    background: var(--ink);
    border-color: var(--ink);
  }
  .chips .spare {
    visibility: hidden;
  }
  .chip {
    width: 100%;
    min-width: 0;
    display: grid;
    place-items: center;
    aspect-ratio: 1;
    padding: 0;
    border: 1px solid var(--line);
    border-radius: 4px;
    background: var(--field);
  }
  .chip.empty,
  .chip.hinted {
    background: none;
  }
  .chip.empty {
    border-color: var(--graticule);
  }
  .chip.next {
    border: 2px solid var(--accent);
  }
  .chip.hinted {
    border: 2px dashed var(--accent);
  }
  /* Rows of slots under their numbers. */
  .plans {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 4px 8px;
    align-items: center;
  }
  /* A row for each of the others takes its room from the board. */
  .frame:has(.plans) {
    --below: calc(27.3em + 8 * var(--gap));
  }
  .frame:has(.plans.several) {
    --below: calc(30.4em + 8 * var(--gap));
  }
  /* A cell is never smaller than 42 px. */
  .frame:has(.plans) {
    --least-board: 168px;
  }
  .frame:has(.plans.wide) {
    --least-board: 210px;
  }
  /* There are no missions. */
  .beside > .panel:has(> .writing > .plans) > .rest {
    flex-basis: 9em;
  }
  .whose {
    display: flex;
    align-items: center;
    gap: 6px;
    font-size: 0.93em;
    font-weight: 600;
  }
  .slot-head,
  .numbers {
    color: var(--aside);
    text-align: center;
  }
  .slot-head {
    font-size: 0.93em;
    text-align: start;
  }
  .chips:is(.theirs, .numbers) li::after {
    content: none;
  }
  /* Nobody presses these. */
  .theirs .chip {
    aspect-ratio: 4 / 3;
    background: var(--field2);
  }
  .chip.now {
    outline: 2px solid var(--accent);
  }
  .chip.hit {
    border: 2px solid var(--danger);
    background: var(--danger-wash);
  }
  .entry {
    width: 100%;
    height: 100%;
    min-height: 0;
    overflow: visible;
  }
  /* By the board's ink: a drawing keeps the page's own colour where colours are forced. */
  :is(.entry, .shape, .replay svg) {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .entry .node .body {
    stroke: none;
    fill: var(--black-ink);
  }
  .entry .node.blue .body {
    fill: var(--blue);
  }
  .entry .pip {
    stroke: none;
    fill: none;
  }
  .entry .blue .pip {
    fill: var(--on);
  }
  .entry .garnet {
    fill: var(--ink);
    stroke: none;
  }
  .tools,
  .rounds,
  .replay,
  .own-figures {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    align-items: center;
  }
  /* What is not to be pressed now keeps its room. */
  .kept {
    min-height: 2.57em;
  }
  .kept.off {
    visibility: hidden;
  }
  .tools button,
  .rounds button,
  .replay button,
  .typing input {
    min-width: 2.57em;
    min-height: 2.57em;
    padding: 0.29em 0.57em;
    border: 1px solid var(--line);
    border-radius: 4px;
    background: var(--field);
    overflow-wrap: anywhere;
  }
  .rounds button {
    flex: 1 1 24px;
    min-width: 24px;
    max-width: 2.57em;
    padding: 0.29em 0;
  }
  .watching > .rounds {
    flex: 1;
    flex-wrap: nowrap;
    gap: 3px;
  }
  @container panel (max-width: 24em) {
    .watching > .rounds + .replay button {
      min-width: 2em;
      padding-inline: 0;
    }
    .tally .watching {
      flex-wrap: wrap;
    }
  }
  .panel [aria-pressed='true'] {
    outline: 2px solid var(--accent);
    outline-offset: 1px;
    background: var(--wash);
  }
  .panel [aria-disabled] {
    cursor: default;
  }
  .tools [aria-disabled] {
    opacity: var(--faint);
  }
  .fault {
    color: var(--danger);
  }
  .own-figures {
    gap: 4px 12px;
  }
  /* As high: the one stands where the other was. */
  .tally .own-figures {
    min-height: 3.08em;
  }
  .tally .kept {
    min-height: 2.86em;
  }
  .own-figures > :last-child {
    margin-inline-start: auto;
  }
  /* Tools, and last what submits; or the bar that replays a round. */
  .deeds {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px;
    min-height: 3.14em;
  }
  .deeds .tools {
    gap: 4px;
  }
  .deeds .tools button {
    padding-inline: 0.4em;
    line-height: 1.15;
    overflow-wrap: normal;
  }
  @container panel (min-width: 24em) {
    .deeds,
    .deeds .tools {
      flex-wrap: nowrap;
    }
  }
  @container place (min-width: 43.75em) {
    .beside :is(.deeds, .tools) {
      flex-wrap: nowrap;
    }
  }
  .deeds > .submit {
    flex: none;
    margin-inline-start: auto;
  }
  .deeds .acts {
    position: static;
  }
  /* The buttons of an end stand in the row of those that submit: their words take a second line, and they themselves
     only where not even their longest words fit beside each other. */
  @container panel (min-width: 17.01em) {
    .panel > .acts button {
      flex: 1 1 0;
      max-width: max-content;
      line-height: 1.15;
      overflow-wrap: normal;
    }
  }
  .watching,
  .watching > .replay {
    display: flex;
    flex: 1;
    align-items: center;
    gap: 4px;
  }
  .watching > .rounds + .replay {
    flex: none;
  }
  .replay > .last-act {
    margin-inline-start: auto;
  }
  ${chipStyles}
  @container place (max-width: 43.74em) {
    .writing > .head {
      display: none;
    }
  }
  .replay {
    gap: 4px;
  }
  .replay svg {
    vertical-align: -0.36em;
  }
  .replay svg:dir(rtl) {
    transform: scaleX(-1);
  }
  .replay svg {
    width: 1.43em;
    height: 1.43em;
    stroke-width: 1.5;
  }
  .panel :is(li, th) .seat {
    margin-inline-end: 6px;
    vertical-align: -0.21em;
  }
  .typing summary {
    width: fit-content;
    padding-block: 4px;
    color: var(--aside);
    cursor: pointer;
  }
  /* Who waits or looks back writes nothing, and what stands below stays where it is. */
  .typing.away {
    padding-block: 4px;
  }
  .away::before {
    content: '\\a0';
  }
  .typing input {
    width: 100%;
    min-width: 0;
    color: var(--ink);
    font: inherit;
    /* Smaller, and a phone zooms in on it. */
    font-size: max(1.23em, 16px);
  }
  ::placeholder {
    color: var(--ink2);
    opacity: 1;
  }
  ${missionStyles}
  /* A node for each of the others: filled once its program is in. */
  .others i {
    display: inline-block;
    width: 0.62em;
    height: 0.62em;
    margin-inline-end: 0.3em;
    border: 1.5px solid var(--ink);
    forced-color-adjust: none;
  }
  .others .in {
    background: var(--ink);
  }
  .acts [name='commit'],
  .acts [name='start'] {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--surface);
    forced-color-adjust: none;
  }
  @media print {
    .deeds,
    .mission-chips,
    .watching,
    .rounds,
    .tools,
    .typing,
    .told,
    .reach {
      display: none;
    }
    .room {
      display: none;
    }
    .final-box {
      position: static;
      overflow: visible;
    }
  }
  th,
  td {
    padding-block: 4px;
  }
  th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  /* A name, and what is told below it, wrap in the width that the figures leave. */
  tbody th {
    width: auto;
    max-width: none;
    white-space: normal;
  }
  tbody th::after {
    content: none;
  }
  tbody th > span {
    max-width: calc(100% - 1.8em);
    vertical-align: top;
  }
  /* Figures keep their columns, whatever their heads are in other languages. */
  .final {
    table-layout: fixed;
    border-collapse: separate;
    border-spacing: 0;
  }
  .final tr > :first-child {
    width: 51%;
  }
  .final tr > :not(:first-child) {
    padding-inline-start: 4px;
  }
  .final tbody :is(th, td) {
    padding-block: 2px;
  }
  .final .place {
    display: inline-block;
    min-width: 1.1em;
    color: var(--aside);
    font-style: normal;
    font-weight: 400;
  }
  .final tbody th > span {
    max-width: calc(100% - 3em);
  }
  /* The reader's own row is in view wherever the table is scrolled to. */
  .final .mine > * {
    position: sticky;
    inset-block: 1.4em 0;
    background: var(--wash);
  }
  .final thead th {
    position: sticky;
    inset-block-start: 0;
    background: var(--surface);
  }
  /* The last table lies over the room of the program and the missions: what is below stays where it is. */
  .finish {
    position: relative;
  }
  .room {
    display: grid;
    gap: var(--gap);
    visibility: hidden;
  }
  .room > .mission-chips {
    block-size: calc(0.86 * 3.66em);
  }
  .final-box {
    position: absolute;
    inset: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  /* With large text no row would be whole: the table stands as high as it is. */
  @container panel (max-width: 17em) {
    .room {
      display: none;
    }
    .final-box,
    .final .mine > * {
      position: static;
    }
  }
  @container place (min-width: 43.75em) {
    /* There is room for more of it, which the rest has less. */
    .beside > .panel > .finish {
      padding-block-end: 13em;
    }
    .beside > .panel > .finish.few {
      padding-block-end: 5em;
    }
    /* A narrow panel breaks no head within its word. */
    .beside .final tr > :first-child {
      width: 40%;
    }
    .beside > .panel:has(> .finish) > .rest {
      flex-basis: 11em;
    }
    .beside > .panel:has(> .finish.few) > .rest {
      flex-basis: 19em;
    }
  }
  .final thead .term {
    max-width: 100%;
    font-size: 0.86em;
    overflow-wrap: anywhere;
  }
  /* In a lesson, what a program brought is told without the next round. */
  .reply:is(.right, .wrong) ~ :is(.writing, .deeds, .typing) {
    visibility: hidden;
  }
  .reply:is(.right, .wrong) ~ :is(.writing ~ .head, .missions) {
    display: none;
  }
  th small {
    display: block;
    padding-inline-start: 1.69em;
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  /* For how many players one waits takes two lines there: what follows stays where it is. */
  @container panel (max-width: 24em) {
    .status {
      min-height: 2.82em;
    }
  }
  @container panel (max-width: 24em) {
    .standing {
      min-height: calc(6.56em + 2px);
    }
  }
  /* Where the text is large for the panel. */
  @container panel (max-width: 14em) {
    .missions small {
      white-space: normal;
    }
    th small {
      padding-inline-start: 0;
    }
  }
  @container panel (max-width: 20em) {
    .chips {
      grid-auto-columns: minmax(0, 2.43em);
    }
    .missions li {
      min-height: 4.46em;
    }
  }
`;
