/** The panel: a player's figures, the bar that replays rounds, results slot by slot, and the table at the end. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../core/contract/rules.js';
import { times } from '../../core/basics/times.js';
import { bare } from '../../core/words/language.js';
import type { Facts } from '../../core/basics/result.js';
import { seatFact, type Words } from '../../core/words/words.js';
import { langOf, renderLine, renderWord } from '../../ui/dom/sentence.js';
import { renderSeat } from '../../ui/panel/status.js';
import { renderTerm } from '../../ui/panel/term.js';
import { describeAct, describeCompleted, describeGains, finalRows, type Row } from '../describe.js';
import { frameOf, lapsOf, roundsPlayed, slotsOf, type Frame, type Moment } from '../scene.js';
import type { View } from '../state.js';
import type { Replay } from './replay.js';

const ICONS: Readonly<Record<string, string>> = {
  back: 'M13 4.5L6.5 10l6.5 5.5zM5 4.5v11',
  play: 'M6 4l10 6-10 6z',
  pause: 'M6.5 4.5v11M13.5 4.5v11',
  on: 'M7 4.5l6.5 5.5L7 15.5zM15 4.5v11',
};

/** A seat with who plays it. */
type LabelOf = (seat: Seat) => string;

/** A line about one player, or about all. */
interface Line {
  readonly text: string;
  readonly seat?: Seat;
}

/**
 * Results of the slot on show, and at the round's end of its missions: the completed ones, and as much of gains as each
 * viewer may know.
 */
function linesOf(view: View, { round, slot }: Moment, frame: Frame, words: Words): readonly Line[] {
  const acts = frame.acts.map((act): Line => ({ seat: act.seat, text: describeAct(act, slot, words) }));
  if (slot < slotsOf(view, round)) return acts;
  const { missions } = view.options;
  const completed = view.closed.flatMap(([id, when]) => (when === round ? [id] : []));
  const gains = lapsOf(view, round).filter(([, lap]) => lap.gains.length > 0);
  return [
    ...acts,
    ...describeCompleted(completed, missions, words).map((text): Line => ({ text })),
    ...gains.flatMap(([seat, lap]) =>
      describeGains(seat, lap.gains, completed, missions, words).map((text): Line => ({ seat, text })),
    ),
  ];
}

function renderItem(line: Line): TemplateResult {
  const mark = line.seat === undefined ? nothing : renderSeat(line.seat);
  return html`<li>${mark}${renderLine(line.text)}</li>`;
}

/** The round and slot on show. */
export function placeOf(view: View, { round, slot }: Moment, { say }: Words): string {
  const slots = slotsOf(view, round);
  return say('replay.slot', { round, slot: Math.min(slot, slots), slots });
}

/** The reader's result in the slot on show, in a line. */
export function describeSlot(view: View, moment: Moment, words: Words): string {
  const lines = linesOf(view, moment, frameOf(view, moment), words);
  return words.text(lines.map(({ text }) => text));
}

/** For the ear: where the replay stands, and what the eye finds there. */
export function describeMoment(view: View, moment: Moment, words: Words): readonly string[] {
  const lines = linesOf(view, moment, frameOf(view, moment), words);
  return [placeOf(view, moment, words), ...lines.map(({ text }) => text)];
}

function replayBar(view: View, moment: Moment, replay: Replay, words: Words): TemplateResult {
  const { say } = words;
  const press = (name: string) => (): void => replay.press(name, view);
  const button = (name: string, icon: string): TemplateResult => {
    const caption = say(`replay.${icon}`);
    return html`<button name=${name} aria-label=${bare(caption)} title=${bare(caption)} lang=${langOf(caption)}
        @click=${press(name)}>
      <svg viewBox="0 0 20 20" aria-hidden="true"><path d=${ICONS[icon] as string} /></svg></button>`;
  };
  const speed = say('replay.times', { n: replay.speed });
  const [label, told] = [say('replay', { round: moment.round }), say('replay.speed', { times: speed })];
  return html`<div class="replay" role="group" aria-label=${bare(label)} lang=${langOf(label)}>
      ${button('back', 'back')}${button('play', replay.isPlaying ? 'pause' : 'play')}${button('on', 'on')}
      <button name="speed" aria-label=${bare(told)} lang=${langOf(told)}
          @click=${press('speed')}>${renderLine(speed)}</button>
      <span class="heard">${renderLine(placeOf(view, moment, words))}</span>
      ${
        replay.isPlaying
          ? html`<button name="skip" class="last-act" @click=${press('skip')}>${renderWord(words, 'replay.skip')}</button>`
          : nothing
      }
    </div>`;
}

function figure(words: Words, name: string, n: number): TemplateResult {
  const caption = renderTerm(words.say(`own.${name}`), words.say(`term.${name}`));
  return html`<span class="figure">${caption} <b>${renderLine(words.number(n))}</b></span>`;
}

/** What the reader plays with and for. `left`: the energy that the program on show leaves. */
export function renderFigures(view: View, left: number, words: Words): TemplateResult | typeof nothing {
  const { own, over, round, options } = view;
  if (!own || over || round === 0) return nothing;
  const caption = words.say('energy', { left, energy: options.energy });
  const energy = renderTerm(caption, words.say('term.energy', { garnets: own.garnets }));
  return html`<div class="own-figures">
    ${figure(words, 'fireflies', own.fireflies)}${
      options.starts === 'choose' ? figure(words, 'garnets', own.garnets) : nothing
    }<span class="figure">${energy}</span>${renderOthers(view, words)}
  </div>`;
}

/** How many others there are, and whose programs are in: their totals are secret until the end (B13, B15). */
function renderOthers({ options, seat, submitted, last }: View, words: Words): TemplateResult {
  const others = times(options.players, (other) => other).filter((other) => other !== seat);
  const isIn = (other: Seat): boolean => submitted.includes(other);
  const nodes = others.map((other) => html`<i class=${isIn(other) ? 'in' : nothing}></i>`);
  const namesOf = (seats: readonly Seat[]): Facts => ({ players: seats.map(seatFact) });
  const [ready, waiting] = [others.filter(isIn), others.filter((other) => !isIn(other))];
  const told = words.text([
    ...(ready.length > 0 ? [words.say('others.in', namesOf(ready))] : []),
    ...(waiting.length > 0 ? [words.say('others.out', namesOf(waiting))] : []),
    ...(last ? [words.say('others.hollow')] : []),
  ]);
  const caption = renderTerm(words.say('others.row', { n: others.length }), told);
  return html`<span class="others"><span aria-hidden="true">${nodes}</span>${caption}</span>`;
}

/** Nothing until a round has been played that this viewer may watch. */
export function renderReplay(
  view: View,
  moment: Moment,
  replay: Replay,
  words: Words,
): TemplateResult | typeof nothing {
  const { round } = moment;
  const { all } = view;
  const played = roundsPlayed(view);
  if (played === 0 || (slotsOf(view, round) === 0 && all === undefined)) return nothing;
  const label = words.say('replay.rounds');
  const rounds = all && played > 1 ? times(played, (i) => i + 1) : [];
  const choice = (): TemplateResult =>
    html`<div class="rounds" role="group" aria-label=${bare(label)} lang=${langOf(label)}>${rounds.map(
      (n) =>
        html`<button name="round-${n}" aria-pressed=${String(n === round)}
            @click=${() => replay.press(`round-${n}`, view)}>${renderLine(words.number(n))}</button>`,
    )}</div>`;
  return html`<div class="watching">
    ${rounds.length > 0 ? choice() : nothing}${replayBar(view, moment, replay, words)}
  </div>`;
}

/** The events of the slot on show, for viewers who may see all of it. */
export function renderReport(
  view: View,
  moment: Moment,
  frame: Frame,
  words: Words,
): TemplateResult | typeof nothing {
  const lines = view.all ? linesOf(view, moment, frame, words) : [];
  return lines.length > 0 ? html`<ul class="report">${lines.map(renderItem)}</ul>` : nothing;
}

/**
 * B14: the order at the end, with what decides ties; in a tournament the last is the elimination candidate. It scrolls
 * in its box, where the reader's own row stays in view.
 */
export function renderFinal(
  view: View,
  words: Words,
  labelOf: LabelOf,
  isTournament: boolean,
): TemplateResult | typeof nothing {
  if (!view.over) return nothing;
  const rows = finalRows(view);
  const tournament = isTournament ? 'yes' : 'no';
  const head = (name: string): TemplateResult =>
    html`<th scope="col">${renderTerm(words.say(`final.${name}`), words.say(`term.${name}`, { tournament }))}</th>`;
  const row = ([seat, fireflies, done, collisions]: Row, i: number): TemplateResult => {
    const isLast = isTournament && i === rows.length - 1;
    const place = html`<i class="place">${renderLine(words.number(i + 1))}</i> `;
    const last = html` <small>${renderTerm(words.say('final.last'), words.say('term.last'))}</small>`;
    const name = html`<span>${renderLine(labelOf(seat))}</span>${isLast ? last : nothing}`;
    return html`<tr class="${i === 0 ? 'best' : ''} ${seat === view.seat ? 'mine' : ''}">
        <th scope="row">${place}${renderSeat(seat)}${name}</th>
        ${[done, collisions, fireflies].map((n) => html`<td>${renderLine(words.number(n))}</td>`)}</tr>`;
  };
  return html`<div class="final-box"><table part="score" class="final">
    <thead><tr><th scope="col"><span>${renderWord(words, 'final.player')}</span></th>${[
      head('missions'),
      head('collisions'),
      head('total'),
    ]}</tr></thead>
    <tbody>${rows.map(row)}</tbody></table></div>`;
}
