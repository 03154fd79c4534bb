/** The look of a lesson beside its board. */
import { css } from '../styles/sheet.js';

export const lessonStyles = css`
  .step,
  .task,
  .waits,
  .reply p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  .step {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 2em;
    margin-bottom: -10px;
  }
  .step b {
    flex: 1 0 auto;
    max-width: 72%;
    font-size: 1.21em;
    font-weight: 660;
    line-height: 1.3;
  }
  .step small {
    flex: none;
    min-width: 3em;
    font-size: 0.93em;
    color: var(--aside);
    text-align: end;
  }
  /* They give way to a long title. */
  .dashes {
    display: flex;
    flex: 0 1 auto;
    justify-content: end;
    gap: 5px;
    min-width: 0;
    overflow: hidden;
  }
  .dashes i {
    flex: 0 1 14px;
    min-width: 2px;
    width: 14px;
    height: 4px;
    border-radius: 2px;
    background: var(--graticule);
  }
  .dashes .past {
    background: var(--aside);
  }
  .dashes .here {
    background: var(--accent);
  }
  /* Room for three lines, so that what stands below keeps its place from step to step. */
  .task {
    min-height: 4.4em;
    font-size: 1.07em;
    line-height: 1.47;
  }
  .reply,
  .held {
    min-height: 5.72em;
  }
  .reply {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 10px;
    align-items: center;
    justify-content: end;
    padding: 8px 12px;
    border: 1px solid transparent;
    border-radius: 4px;
    color: var(--ink);
  }
  .held {
    display: grid;
  }
  .held .note {
    align-content: center;
  }
  .reply p {
    flex: 1 1 9em;
    min-width: 0;
  }
  /* Two buttons would leave it a narrow column. */
  .reply:has(> button ~ button) p {
    flex-basis: calc(100% - 3em);
  }
  /* Nothing but buttons. */
  .reply p:empty {
    flex-basis: 0;
  }
  .reply.right {
    background: var(--wash);
  }
  .reply:is(.wrong, .plain) {
    background: var(--field);
  }
  .reply svg {
    flex: none;
    width: 1.43em;
    height: 1.43em;
    fill: none;
    stroke: var(--ink2);
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .reply.right svg {
    stroke: var(--accent);
  }
  .reply > button {
    min-height: 2.86em;
    padding: 0.29em 1em;
    border: 1px solid var(--line);
    border-radius: 4px;
    background: var(--field);
  }
  .reply .main {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--ground);
  }
  .reply > button:hover {
    border-color: var(--ink);
  }
  .panel .how-far {
    min-height: 1.65em;
    color: var(--aside);
  }
  .acts.lesson {
    gap: 6px;
  }
  .acts.lesson button {
    padding-inline: 0.7em;
  }
  .acts.lesson .away {
    visibility: hidden;
  }
  .acts.lesson .plain {
    margin-inline-start: auto;
    border-color: transparent;
    background: none;
    color: inherit;
  }
  .acts.lesson [aria-disabled] {
    opacity: var(--faint);
    cursor: default;
  }
  .waits {
    font-size: 0.93em;
    color: var(--aside);
  }
  @media print {
    .reply,
    .waits {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .reply,
    .dashes i {
      border: 1px solid;
    }
    .dashes .here {
      background: Highlight;
      forced-color-adjust: none;
    }
    .acts.lesson [aria-disabled] {
      color: GrayText;
      opacity: 1;
    }
  }
`;
