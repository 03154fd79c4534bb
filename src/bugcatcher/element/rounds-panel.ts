/** The bar that plays rounds back, what each slot brought, and the table at the end. */
import { html, nothing, type TemplateResult } from 'lit';
import { seatFact, type Words } from '../../core/words.js';
import { renderSeat } from '../../ui/status.js';
import { describeAct, finalRows } from '../describe.js';
import { roundsPlayed, slotsOf, type Frame, type Moment } from '../frame.js';
import type { Act, View } from '../state.js';
import type { Playback } from './playback.js';

const ICONS: Readonly<Record<string, string>> = {
  back: 'M13 4.5L6.5 10l6.5 5.5zM5 4.5v11',
  play: 'M6 4l10 6-10 6z',
  pause: 'M6.5 4.5v11M13.5 4.5v11',
  on: 'M7 4.5l6.5 5.5L7 15.5zM15 4.5v11',
};

function line(view: View, act: Act, words: Words): TemplateResult {
  const isHit = act.result > '0' && act.result < '5';
  const who = view.all ? `${words.say(`seat.${act.seat}`)}: ` : '';
  return html`<li class=${isHit ? 'hit' : ''}>${view.all ? renderSeat(act.seat) : nothing}<bdi>${who}${describeAct(act, words)}</bdi>${isHit ? html` <span class="rule">B8</span>` : nothing}</li>`;
}

/** Nothing until a round has been played that this viewer may see run. */
export function renderPlayback(
  view: View,
  moment: Moment,
  frame: Frame,
  playback: Playback,
  words: Words,
): TemplateResult | typeof nothing {
  const { say } = words;
  const slots = slotsOf(view, moment.round);
  const played = roundsPlayed(view);
  if (played === 0 || (slots === 0 && !view.all)) return nothing;
  const press = (name: string) => (): void => playback.press(name, view);
  const button = (name: string, icon: string): TemplateResult => {
    const caption = say(`playback.${icon}`);
    return html`<button name=${name} aria-label=${caption} title=${caption} @click=${press(name)}>
      <svg viewBox="0 0 20 20" aria-hidden="true"><path d=${ICONS[icon] as string} /></svg></button>`;
  };
  const rounds = view.all && played > 1 ? Array.from({ length: played }, (_, i) => i + 1) : [];
  const slot = Math.min(moment.slot, slots);
  return html`<div class="playback" role="group" aria-label=${say('playback', { round: moment.round })}>
      ${button('back', 'back')}${button('play', playback.isPlaying ? 'pause' : 'play')}${button('on', 'on')}
      <button name="speed" aria-label=${say('playback.speed', { n: playback.speed })} @click=${press('speed')}>${say('playback.times', { n: playback.speed })}</button>
      <span>${say('playback.slot', { round: moment.round, slot, slots })}</span>
    </div>
    ${rounds.length > 0 ? html`<div class="rounds" role="group" aria-label=${say('playback.rounds')}>${rounds.map((n) => html`<button name="round-${n}" aria-pressed=${String(n === moment.round)} @click=${press(`round-${n}`)}>${n}</button>`)}</div>` : nothing}
    ${slot > 0 && frame.acts.length > 0 ? html`<ul class="acts-of-slot">${frame.acts.map((act) => line(view, act, words))}</ul>` : nothing}`;
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
        <td>${fireflies}</td></tr>`,
    )}</tbody></table>`;
}
