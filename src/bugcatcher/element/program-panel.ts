/** The panel of a player: programs, missions, what is left to spend; start lists before round 1. Every button goes to interpret(). */
import { html, nothing, type TemplateResult } from 'lit';
import { directionOf } from '../../core/bidi.js';
import { bare } from '../../core/language.js';
import type { Refusal } from '../../core/result.js';
import { sayRefusal, seatFact, type Words } from '../../core/words.js';
import { describeMission, describePenalty, describeResult, nameMission } from '../describe.js';
import { line } from '../../core/path.js';
import { langOf, renderLine, renderWord } from '../../ui/dom/sentence.js';
import { foresee } from '../preview.js';
import { nameOf } from '../geometry.js';
import { draftOf, type Ui } from '../interpret.js';
import { costOf, kindOf, readProgram, refuseProgram, wordOf, wordsOf } from '../program.js';
import { missionsOf } from '../feasibility.js';
import type { Player, Program, View } from '../state.js';

export interface Panel {
  readonly view: View;
  readonly ui: Ui;
  readonly words: Words;
  readonly amongLast: boolean;
  /** Whether the reader may write now: not who looks back, or only looks. */
  readonly writing: boolean;
  press(name: string): void;
  toggleLast(): void;
  /** The button that submits. */
  readonly acts: TemplateResult | typeof nothing;
  /** Enter in the text field: what stands there is submitted, or refused. */
  submit(): void;
}

const ARROWS: Readonly<Record<string, string>> = { U: '↑', R: '→', D: '↓', L: '←' };

/** The sign of an entry: a square for the border node and a disc for the central one, with a pip where it is blue. */
function signOf(entry: string, blue: boolean): string {
  const kind = kindOf(entry);
  if (!kind) return entry === 's' ? '⇄' : '◆⇄';
  return (kind === 'B' ? (blue ? '▣' : '■') : blue ? '◉' : '●') + ARROWS[entry.toUpperCase()];
}

/** The colour that each entry has, if nothing comes in its way. */
function coloursOf({ blue }: Player, program: Program): readonly boolean[] {
  let border = blue;
  return [...program].map((entry) => {
    if (!kindOf(entry)) border = !border;
    return kindOf(entry) === 'C' ? !border : border;
  });
}

function chips(
  { view, ui, words, amongLast, writing, press }: Panel,
  own: Player,
  program: Program,
): TemplateResult {
  const { say } = words;
  const draft = draftOf(ui, view);
  const results = foresee(view, program, amongLast);
  const blue = coloursOf(own, program);
  const name = (entry: string, i: number): string => {
    const act = { entry, result: results[i] as string, blue: blue[i] as boolean };
    return say('chip', { n: i + 1, entry: wordOf(entry), what: describeResult(act, words) });
  };
  const chip = (entry: string, i: number): TemplateResult => {
    const label = name(entry, i);
    return html`<li>
    <button
      class="chip ${blue[i] ? 'blue' : 'black'} ${results[i] === '0' ? '' : 'hit'}"
      name="pick-${i}"
      aria-pressed=${writing ? String(draft.chosen === i) : nothing}
      aria-disabled=${writing ? nothing : 'true'}
      aria-label=${bare(label)}
      title=${bare(label)}
      lang=${langOf(label)}
      @click=${() => press(`pick-${i}`)}
    >${signOf(entry, blue[i] as boolean)}</button></li>`;
  };
  const left = view.options.energy - costOf(program);
  const title = say('program');
  return html`<div class="head"><b>${renderLine(title)}</b><small>${renderWord(words, 'energy', { left, energy: view.options.energy })}</small></div>
    ${program === '' && writing ? html`<p class="told">${renderWord(words, 'program.start', { border: nameOf(view.options, 'B', own.border), central: nameOf(view.options, 'C', own.central) })}</p>` : html`<ol class="chips" aria-label=${bare(title)} lang=${langOf(title)}>${[...program].map(chip)}</ol>`}`;
}

/** Why what stands in the text field is no program. */
function faultOf(view: View, own: Player, text: string): Refusal | undefined {
  const { program, error } = readProgram(text);
  return error ?? refuseProgram(view.options, own, program);
}

function field({ view, ui, words, press, submit }: Panel, own: Player): TemplateResult {
  const draft = draftOf(ui, view);
  const text = draft.text ?? wordsOf(draft.program).join(' ');
  const fault = faultOf(view, own, text);
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.isComposing) submit();
  };
  return html`<label class="field-row"><span>${renderWord(words, 'program.text')}</span>
      <input
        name="program"
        dir="ltr"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck="false"
        placeholder=${bare(words.say('program.example'))}
        aria-invalid=${fault ? 'true' : nothing}
        .value=${text}
        @input=${(event: Event) => press(`text ${(event.target as HTMLInputElement).value}`)}
        @keydown=${onKey}
      /></label>
    ${fault ? html`<p class="fault"><span class="rule">${fault.rule}</span> ${renderLine(sayRefusal(words, fault))}</p>` : nothing}`;
}

function button({ words, press }: Panel, name: string, isOff = false, facts = {}): TemplateResult {
  return html`<button name=${name} aria-disabled=${isOff ? 'true' : nothing} @click=${() => !isOff && press(name)}>${renderWord(words, `do.${name}`, facts)}</button>`;
}

function tools(panel: Panel, own: Player): TemplateResult {
  const { view, ui, words, amongLast, toggleLast } = panel;
  const { chosen, program } = draftOf(ui, view);
  const moving = html`${button(panel, 'earlier', chosen === 0)}${button(panel, 'later', chosen === program.length - 1)}${button(panel, 'drop')}`;
  const adding = html`${button(panel, 'swap')}${own.garnets > 0 ? button(panel, 'gswap', program.includes('g'), { garnets: own.garnets }) : nothing}${program === '' ? nothing : button(panel, 'clear')}
    ${view.last ? html`<button name="what-if" aria-pressed=${String(amongLast)} @click=${toggleLast}>${renderWord(words, 'do.what-if')}</button>` : nothing}`;
  return html`<div class="tools">${chosen === undefined ? adding : moving}</div>`;
}

/** A mission's row; with a box to tick while it can be accepted. */
function missionRow(panel: Panel, id: number, isOpen: boolean): TemplateResult {
  const { view, ui, words, writing, press } = panel;
  const mission = missionsOf(view.options.missions)[id];
  if (!mission) return html``;
  const draft = draftOf(ui, view);
  const taken = isOpen || (view.own?.staged?.took ?? draft.took).includes(id);
  const due = describePenalty(mission, 1 + view.missions.findIndex((ids) => ids.includes(id)), words);
  const isFixed = isOpen || !writing;
  const asked = describeMission(mission, words);
  return html`<li>
    <label>
      ${view.own ? html`<input type="checkbox" name="take-${id}" .checked=${taken} ?disabled=${isFixed} @change=${() => press(`take-${id}`)} />` : nothing}
      <b>${renderLine(nameMission(mission, words))}</b> <strong>${renderLine(words.number(mission.reward, 'sign'))}</strong> ${mission.kind === 'shape' ? shapeOf(mission.word) : nothing}
      <span dir=${directionOf(asked) ?? nothing}>${renderLine(asked)} <small>${renderLine(due)}</small></span>
    </label>
  </li>`;
}

/** A shape as a small picture. */
function shapeOf(word: string): TemplateResult {
  const spots: [number, number][] = [[0, 0]];
  for (const way of word) {
    const [x, y] = spots.at(-1) as [number, number];
    spots.push([x + ({ R: 1, L: -1 }[way] ?? 0), y + ({ D: 1, U: -1 }[way] ?? 0)]);
  }
  const ends = (of: (...all: number[]) => number, axis: 0 | 1): number =>
    of(...spots.map((spot) => spot[axis]));
  const [left, top] = [ends(Math.min, 0), ends(Math.min, 1)];
  const box = [left - 0.4, top - 0.4, ends(Math.max, 0) - left + 0.8, ends(Math.max, 1) - top + 0.8];
  return html`<svg class="shape" viewBox=${box.join(' ')} aria-hidden="true"><path d=${line(spots)} /></svg>`;
}

function missionList(panel: Panel, own: Player | undefined): TemplateResult | typeof nothing {
  const { view, words } = panel;
  const shown = view.missions.at(-1) ?? [];
  const open = own?.open ?? [];
  if (shown.length + open.length === 0) return nothing;
  const { round, options } = view;
  const [title, still] = [words.say('missions'), words.say('missions.open')];
  return html`<div class="head"><b>${renderLine(title)}</b><small>${renderWord(words, 'round', { round, rounds: options.rounds })}</small></div>
    <ul class="missions" aria-label=${bare(title)} lang=${langOf(title)}>${shown.map((id) => missionRow(panel, id, false))}</ul>
    ${open.length > 0 ? html`<div class="head"><b>${renderLine(still)}</b></div><ul class="missions" aria-label=${bare(still)} lang=${langOf(still)}>${open.map((id) => missionRow(panel, id, true))}</ul>` : nothing}`;
}

function startLists(panel: Panel, own: Player): TemplateResult {
  const { view, ui, words } = panel;
  const { bids } = draftOf(ui, view).lists;
  const { players, bidsRefund } = view.options;
  const bidding = bidsRefund ? 'lists.bids.refund' : 'lists.bids';
  const facts = { players, garnets: own.garnets, seat: seatFact(view.seat ?? 0) };
  return html`<p class="told">${renderWord(words, 'lists.how', facts)}</p>
    ${own.garnets > 0 ? html`<p class="told">${renderWord(words, bidding, facts)}</p><div class="tools">${button(panel, 'bid-central', false, { n: bids[0] })}${button(panel, 'bid-border', false, { n: bids[1] })}</div>` : nothing}`;
}

/** A player's own: totals, the program, missions. Who only looks sees the missions. */
export function renderProgram(panel: Panel): TemplateResult {
  const { view, writing } = panel;
  const { own, over, round } = view;
  if (!own || over) return html`${over ? nothing : missionList(panel, undefined)}`;
  if (round === 0) return html`${writing ? html`${startLists(panel, own)}${panel.acts}` : nothing}`;
  const program = own.staged?.program ?? draftOf(panel.ui, view).program;
  return html`${writing || own.staged ? chips(panel, own, program) : nothing}
    ${writing ? html`${tools(panel, own)}${field(panel, own)}${panel.acts}` : nothing}
    ${missionList(panel, own)}`;
}
