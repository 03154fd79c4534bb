/**
 * The missions of a round, and those accepted before: what each asks for, brings and costs, with a box to tick while it
 * can be accepted.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { directionOf } from '../../core/words/bidi.js';
import { bare } from '../../core/words/language.js';
import type { Words } from '../../core/words/words.js';
import { describeMission, describePenalty, describeShape, nameMission } from '../describe.js';
import { langOf, renderLine, renderWord } from '../../ui/dom/sentence.js';
import { renderTerm } from '../../ui/panel/term.js';
import { draftOf, type Advice, type Ui } from '../interpret.js';
import { missionsOf } from '../feasibility.js';
import type { Mission } from '../goals.js';
import { wouldComplete } from '../preview.js';
import type { View } from '../state.js';
import { missionIcon } from './icons.js';

interface Panel {
  readonly view: View;
  readonly ui: Ui;
  readonly words: Words;
  readonly writing: boolean;
  readonly advised: Advice | undefined;
  /** The mission that the reader asks about. */
  readonly asked: number | undefined;
  press(name: string): void;
  onAsk(mission: number): void;
}

/** Whether it is accepted, or will be with the draft. */
export function isTaken(view: View, ui: Ui, id: number): boolean {
  const { own } = view;
  return (
    own?.open.includes(id) === true || (own?.staged?.accepted ?? draftOf(ui, view).accepted).includes(id)
  );
}

/** The task of a mission and its penalty; for the first shape also how it may be walked. */
export function describeChip(view: View, id: number, words: Words): string {
  const mission = missionsOf(view.options.missions)[id];
  if (!mission) return '';
  const due = describePenalty(mission, roundOf(view, id), view.options, words);
  const text = describeMission(mission, words);
  const told = words.say('named', { name: nameMission(mission, words), text });
  const line = words.say('mission.asked', { text: words.row([told, ...(due === '' ? [] : [due])]) });
  return words.text([line, ...(isFirstShape(view, id) ? [words.say('about.shape.short')] : [])]);
}

/** The round that showed it. */
const roundOf = ({ missions }: View, id: number): number => 1 + missions.findIndex((ids) => ids.includes(id));

/** The missions as one row of chips, for narrow places: each tells in the note what it asks for. */
export function renderChips(panel: Panel): TemplateResult | typeof nothing {
  const { view, ui, words, asked, onAsk } = panel;
  const ids = [...(view.missions.at(-1) ?? []), ...(view.own?.open ?? [])];
  if (ids.length === 0) return nothing;
  const chip = (id: number): TemplateResult => {
    const mission = missionsOf(view.options.missions)[id] as Mission;
    const isAdvised = panel.advised?.accepted.includes(id) === true;
    const taken = isTaken(view, ui, id);
    const would = isCompleted(panel, mission);
    const shape = describeShape(mission, words);
    const label = words.row([
      nameMission(mission, words),
      words.number(mission.reward, 'sign'),
      ...(taken ? [words.say('mission.ticked')] : []),
      ...(would ? [words.say('mission.would')] : []),
      ...(isAdvised ? [words.say('mission.advised')] : []),
      ...(shape === '' ? [] : [shape]),
    ]);
    return html`<button
      name="mission-${id}"
      class="${taken ? 'taken' : ''} ${isAdvised ? 'advised' : ''}"
      aria-pressed=${String(asked === id)}
      aria-label=${bare(label)}
      lang=${langOf(label)}
      @click=${() => onAsk(id)}
    >${would ? html`<i class="would">${'\u2713'}</i>` : nothing}${missionIcon(mission)}<b>${renderLine(words.number(mission.reward, 'sign'))}</b></button>`;
  };
  const title = words.say('missions');
  return html`<div class="mission-chips" role="group" aria-label=${bare(title)}
      lang=${langOf(title)}>${ids.map(chip)}</div>`;
}

/** Whether this is the first mission of a match that asks for a shape: there it says how a shape may be walked. */
function isFirstShape({ missions, options }: View, id: number): boolean {
  return missions.flat().find((one) => missionsOf(options.missions)[one]?.kind === 'shape') === id;
}

/** Whether the program on show would complete the mission, if nothing came in its way. */
function isCompleted({ view, ui }: Panel, mission: Mission): boolean {
  return wouldComplete(view, view.own?.staged?.program ?? draftOf(ui, view).program, mission);
}

/** ✓ where it would. */
function renderWould(panel: Panel, mission: Mission): TemplateResult | typeof nothing {
  const { words } = panel;
  if (!isCompleted(panel, mission)) return nothing;
  return html` <i class="would" aria-hidden="true">${'\u2713'}</i><span class="heard"> ${renderWord(words, 'mission.would')}</span>`;
}

function missionRow(panel: Panel, id: number, isOpen: boolean, isFirst: boolean): TemplateResult {
  const { view, ui, words, writing, press } = panel;
  const mission = missionsOf(view.options.missions)[id];
  if (!mission) return html``;
  const isAccepted = isTaken(view, ui, id);
  const due = describePenalty(mission, roundOf(view, id), view.options, words);
  const asked = describeMission(mission, words);
  const shape = describeShape(mission, words);
  const box = `take-${id}`;
  return html`<li class=${panel.advised?.accepted.includes(id) === true ? 'advised' : nothing}>
    ${
      view.own
        ? html`<input type="checkbox" id=${box} name=${box} .checked=${isAccepted}
            ?disabled=${isOpen || !writing} @change=${() => press(box)} />`
        : nothing
    }
    ${missionIcon(mission)}
    <div><label for=${box}><b>${renderLine(nameMission(mission, words))}${renderWould(panel, mission)}</b>
      <span dir=${directionOf(asked) ?? nothing}>${renderLine(asked)}</span>${
        shape === '' ? nothing : html`<span class="heard"> ${renderLine(shape)}</span>`
      }</label>
      ${isFirstShape(view, id) ? html`<span class="about">${renderWord(words, 'about.shape')}</span>` : nothing}
      ${
        due === ''
          ? nothing
          : html`<small>${renderTerm(
              due,
              words.say(mission.penalty > 0 ? 'term.penalty' : 'term.no-penalty'),
              isFirst,
            )}</small>`
      }</div>
    <strong>${renderTerm(words.number(mission.reward, 'sign'), words.say('term.reward'), isFirst)}</strong>
  </li>`;
}

function list(
  panel: Panel,
  key: string,
  ids: readonly number[],
  isOpen: boolean,
): TemplateResult | typeof nothing {
  const { view, words, writing } = panel;
  if (ids.length === 0) return nothing;
  const title = words.say(key);
  return html`<div class="head"><b>${renderTerm(title, words.say('term.mission'))}</b>${
    writing && !isOpen ? html`<small>${renderLine(words.say('missions.tick'))}</small>` : nothing
  }</div>
    <ul class="missions ${view.own ? '' : 'plain'}" aria-label=${bare(title)}
        lang=${langOf(title)}>${ids.map((id, i) => missionRow(panel, id, isOpen, i === 0))}</ul>`;
}

/** Nothing where there are none. */
export function renderMissions(panel: Panel): TemplateResult {
  const { missions, own } = panel.view;
  const offered = list(panel, 'missions', missions.at(-1) ?? [], false);
  const open = list(panel, 'missions.open', own?.open ?? [], true);
  return html`${offered}${open}`;
}
