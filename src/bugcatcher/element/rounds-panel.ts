/** The bar that plays rounds back, what each slot brought, and the table at the end. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../core/rules.js';
import { times } from '../../core/times.js';
import { seatFact, type Words } from '../../core/words.js';
import { renderSeat } from '../../ui/status.js';
import { describeAct, describeCompleted, describeGains, finalRows } from '../describe.js';
import { lapsOf, roundsPlayed, slotsOf, type Frame, type Moment } from '../frame.js';
import type { View } from '../state.js';
import type { Playback } from './playback.js';

const ICONS: Readonly<Record<string, string>> = {
  back: 'M13 4.5L6.5 10l6.5 5.5zM5 4.5v11',
  play: 'M6 4l10 6-10 6z',
  pause: 'M6.5 4.5v11M13.5 4.5v11',
  on: 'M7 4.5l6.5 5.5L7 15.5zM15 4.5v11',
};

/** What a seat did or got; whose it is once everybody may know. */
function line(view: View, seat: Seat, text: string, words: Words, isHit = false): TemplateResult {
  const who = view.all ? `${words.say(`seat.${seat}`)}: ` : '';
  return html`<li>${view.all ? renderSeat(seat) : nothing}<bdi>${who}${text}</bdi>${isHit ? html` <span class="rule">B8</span>` : nothing}</li>`;
}

/** What the slot on show brought, and at the round's end its missions: the completed ones, and what each viewer may know of gains. */
function renderReport(view: View, { round, slot }: Moment, frame: Frame, words: Words): TemplateResult[] {
  const acts = frame.acts.map((act) =>
    line(view, act.seat, describeAct(act, words), words, act.result > '0' && act.result < '5'),
  );
  if (slot < slotsOf(view, round)) return acts;
  const { missions } = view.options;
  const completed = view.closed.flatMap(([id, when]) => (when === round ? [id] : []));
  const gains = lapsOf(view, round).filter(([, lap]) => lap.gains.length > 0);
  return [
    ...acts,
    ...describeCompleted(completed, missions, words).map((text) => html`<li><bdi>${text}</bdi></li>`),
    ...gains.map(([seat, lap]) => line(view, seat, describeGains(lap.gains, missions, words), words)),
  ];
}

/** The bar stands there once a round has been played that this viewer may see run. */
export function renderPlayback(
  view: View,
  moment: Moment,
  frame: Frame,
  playback: Playback,
  words: Words,
): TemplateResult {
  const { say } = words;
  const { round } = moment;
  const slots = slotsOf(view, round);
  const played = roundsPlayed(view);
  const press = (name: string) => (): void => playback.press(name, view);
  const button = (name: string, icon: string): TemplateResult => {
    const caption = say(`playback.${icon}`);
    return html`<button name=${name} aria-label=${caption} title=${caption} @click=${press(name)}>
      <svg viewBox="0 0 20 20" aria-hidden="true"><path d=${ICONS[icon] as string} /></svg></button>`;
  };
  const bar = (): TemplateResult =>
    html`<div class="playback" role="group" aria-label=${say('playback', { round })}>
      ${button('back', 'back')}${button('play', playback.isPlaying ? 'pause' : 'play')}${button('on', 'on')}
      <button name="speed" aria-label=${say('playback.speed', { n: playback.speed })} @click=${press('speed')}>${say('playback.times', { n: playback.speed })}</button>
      <span>${say('playback.slot', { round, slot: Math.min(moment.slot, slots), slots })}</span>
    </div>`;
  const rounds = view.all && played > 1 ? times(played, (i) => i + 1) : [];
  const report = renderReport(view, moment, frame, words);
  return html`${played > 0 && (slots > 0 || view.all) ? bar() : nothing}
    ${rounds.length > 0 ? html`<div class="rounds" role="group" aria-label=${say('playback.rounds')}>${rounds.map((n) => html`<button name="round-${n}" aria-pressed=${String(n === round)} @click=${press(`round-${n}`)}>${n}</button>`)}</div>` : nothing}
    ${report.length > 0 ? html`<ul class="report">${report}</ul>` : nothing}`;
}

/** B14: the order at the end, with what decides ties. */
export function renderFinal(view: View, words: Words): TemplateResult | typeof nothing {
  if (!view.over) return nothing;
  const { say } = words;
  const rows = finalRows(view);
  return html`<table part="score">
    <caption>${say('final')}</caption>
    <thead hidden><tr><th scope="col">${say('final.player')}</th><th scope="col">${say('final.fireflies')}</th></tr></thead>
    <tbody>${rows.map(
      ([seat, fireflies, done, collisions, garnets], i) => html`<tr class=${i === 0 ? 'best' : ''}>
        <th scope="row">${renderSeat(seat)}<span dir="auto">${i === rows.length - 1 ? say('final.last', { seat: seatFact(seat) }) : say(`seat.${seat}`)}</span>
          <small><bdi>${say('final.more', { done, collisions, garnets })}</bdi></small></th>
        <td>${say('final.points', { n: fireflies })}</td></tr>`,
    )}</tbody></table>`;
}
