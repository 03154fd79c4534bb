/**
 * The panel of a player: slots of the program, what is left to spend, tools, missions, typing; start lists before round
 * 1. Every button goes to interpret().
 */
import { html, nothing, type TemplateResult } from 'lit';
import { bare } from '../../core/words/language.js';
import type { Refusal } from '../../core/basics/result.js';
import { times } from '../../core/basics/times.js';
import { sayRefusal, seatFact, type Words } from '../../core/words/words.js';
import { describeResult } from '../describe.js';
import { langOf, renderLine, renderWord } from '../../ui/dom/sentence.js';
import { renderTerm } from '../../ui/panel/term.js';
import { foresee } from '../preview.js';
import { canPayOtherwise, draftOf, type Advice, type Ui } from '../interpret.js';
import { costOf, entryFact, kindOf, readProgram, refuseProgram, wordsOf } from '../program.js';
import type { Nodes, Player, Program, View } from '../state.js';
import { entryIcon } from './icons.js';
import { renderChips, renderMissions } from './mission-list.js';

export interface Panel {
  readonly view: View;
  readonly ui: Ui;
  readonly words: Words;
  /** A hint, shown beside the reader’s own. */
  readonly advised: Advice | undefined;
  /** Whether the reader may write now: not who looks back, or only looks. */
  readonly writing: boolean;
  /** Whether the reader never writes at this board. */
  readonly isReadonly: boolean;
  press(name: string): void;
  /** The mission that the reader asks about. */
  readonly asked: number | undefined;
  /** The bar that replays a round, while it stands in the place of the tools. */
  readonly watching: TemplateResult | typeof nothing;
  onAsk(mission: number): void;
  /** In place of one’s own row, the rows of all programs, where those of others are shown. */
  readonly plans: TemplateResult | typeof nothing;
  /** The button that submits. */
  readonly acts: TemplateResult | typeof nothing;
  /** Enter in the text field: what stands there is submitted, or refused. */
  submit(): void;
}

/** A term with its explanation, `term.<name>`. */
function term(words: Words, caption: string, name: string): TemplateResult {
  return renderTerm(caption, words.say(`term.${name}`));
}

/** The colour that each entry has, if nothing comes in its way. */
function coloursOf({ blue }: Nodes, program: Program): readonly boolean[] {
  let border = blue;
  return [...program].map((entry) => {
    if (!kindOf(entry)) border = !border;
    return kindOf(entry) === 'C' ? !border : border;
  });
}

/** The slots of the reader’s own program. */
export function renderSlots(panel: Panel, own: Player): TemplateResult {
  return slots(panel, own, programOf(panel));
}

/** As many slots as there can be entries: each stays in its place, be it full or empty. */
function slots(
  { view, ui, words, advised, writing, press }: Panel,
  own: Player,
  program: Program,
): TemplateResult {
  const draft = draftOf(ui, view);
  const { energy } = view.options;
  const results = foresee(view, program, draft.amongLast);
  // A hint that goes on from what is written stands in the slots too.
  const shown = advised?.program.startsWith(program) === true ? advised.program : program;
  const blue = coloursOf(own, shown);
  // B5: a swap that a garnet pays for takes one slot more, whose room is kept for it.
  const count = energy + Number(own.garnets > 0 || shown.includes('g'));
  const most = energy + Number(shown.includes('g'));
  const cost = (entry: string | undefined): string =>
    entry === undefined || entry === 'g' ? 'free' : 'spent';
  const full = (entry: string, i: number): TemplateResult => {
    const act = { entry, result: results[i] as string, blue: blue[i] as boolean };
    const label = words.say('chip', { n: i + 1, entry: entryFact(entry), what: describeResult(act, words) });
    return html`<button
      class="chip ${results[i] === '0' ? '' : 'hit'}"
      name="pick-${i}"
      aria-pressed=${writing ? String(draft.chosen === i) : nothing}
      aria-disabled=${writing ? nothing : 'true'}
      aria-label=${bare(label)}
      title=${bare(label)}
      lang=${langOf(label)}
      @click=${() => press(`pick-${i}`)}
    >${entryIcon(entry, blue[i] as boolean)}</button>`;
  };
  const slot = (i: number): TemplateResult => {
    const entry = program[i];
    const hinted = entry === undefined ? shown[i] : undefined;
    if (entry !== undefined) return html`<li class=${cost(entry)}>${full(entry, i)}</li>`;
    if (hinted !== undefined)
      return html`<li class=${cost(hinted)}><span class="chip hinted"
          aria-hidden="true">${entryIcon(hinted, blue[i] as boolean)}</span></li>`;
    if (i >= most) return html`<li class="free spare"></li>`;
    const isNext = writing && i === program.length && costOf(program) < energy;
    return html`<li class="free"><span class="chip empty ${isNext ? 'next' : ''}"></span></li>`;
  };
  const title = words.say('program');
  return html`<ol class="chips" aria-label=${bare(title)} lang=${langOf(title)}>${times(count, slot)}</ol>`;
}

/** Why what stands in the text field is no program. */
function faultOf(view: View, own: Player, text: string): Refusal | undefined {
  const { program, error } = readProgram(text);
  return error ?? refuseProgram(view.options, own, program);
}

/** Folded away: most readers never type. */
function field({ view, ui, words, press, submit }: Panel, own: Player): TemplateResult {
  const draft = draftOf(ui, view);
  const text = draft.text ?? wordsOf(draft.program).join(' ');
  const fault = faultOf(view, own, text);
  const caption = words.say('program.text');
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.isComposing) return;
    // The rest of the press would answer the question that it may bring.
    event.preventDefault();
    submit();
  };
  return html`<details class="typing"><summary>${renderWord(words, 'program.text')}</summary>
      <input
        name="program"
        dir="ltr"
        aria-label=${bare(caption)}
        lang=${langOf(caption)}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck="false"
        placeholder=${bare(words.say('program.example'))}
        aria-invalid=${fault ? 'true' : nothing}
        .value=${text}
        @input=${(event: Event) => press(`text ${(event.target as HTMLInputElement).value}`)}
        @keydown=${onKey}
      />
    ${fault ? html`<p class="fault">${renderLine(sayRefusal(words, fault))}</p>` : nothing}</details>`;
}

function button({ words, press }: Panel, name: string, isOff = false, facts = {}): TemplateResult {
  return html`<button name=${name} aria-disabled=${isOff ? 'true' : nothing}
      @click=${() => !isOff && press(name)}>${renderWord(words, `do.${name}`, facts)}</button>`;
}

/** After a swap: to pay for it otherwise. */
function payment(panel: Panel, own: Player): TemplateResult | typeof nothing {
  const draft = draftOf(panel.ui, panel.view);
  if (!canPayOtherwise(draft, panel.view)) return nothing;
  const kind = draft.program.endsWith('g') ? 'garnet' : 'energy';
  return button(panel, 'pay', false, { kind, garnets: own.garnets });
}

function tools(panel: Panel, own: Player): TemplateResult {
  const { view, ui, words, press } = panel;
  const { chosen, program, amongLast } = draftOf(ui, view);
  if (chosen !== undefined) {
    const earlier = button(panel, 'earlier', chosen === 0);
    const later = button(panel, 'later', chosen === program.length - 1);
    return html`<div class="tools">${earlier}${later}${button(panel, 'drop')}</div>`;
  }
  const whatIf = view.last
    ? html`<button name="what-if" aria-pressed=${String(amongLast)}
          @click=${() => press('what-if')}>${renderWord(words, 'do.what-if')}</button>`
    : nothing;
  // The payment never stands where Clear has stood: a press too many would spend a garnet.
  const paying = payment(panel, own);
  const third = paying === nothing ? whatIf : paying;
  return html`<div class="tools">${button(panel, 'swap')}${button(panel, 'clear', program === '')}${third}</div>`;
}

function startLists(panel: Panel, own: Player): TemplateResult {
  const { view, ui, words } = panel;
  const { bids } = draftOf(ui, view).lists;
  const { players, bidsRefund } = view.options;
  const bidding = bidsRefund ? 'lists.bids.refund' : 'lists.bids';
  const facts = { players, garnets: own.garnets, seat: seatFact(view.seat ?? 0) };
  const bid = (kind: 'central' | 'border', n: number): TemplateResult =>
    button(panel, `bid-${kind}`, false, { n });
  return html`<p class="told">${renderWord(words, 'lists.how', facts)}</p>
    ${
      own.garnets > 0
        ? html`<p class="told">${renderWord(words, bidding, facts)}</p><div
            class="tools">${bid('central', bids[0])}${bid('border', bids[1])}</div>`
        : nothing
    }`;
}

/** The program that stands in the slots: what is submitted, else what is being written. */
function programOf({ view, ui, writing }: Pick<Panel, 'view' | 'ui' | 'writing'>): Program {
  return view.own?.staged?.program ?? (writing ? draftOf(ui, view).program : '');
}

/** The energy that it leaves. */
export function energyLeft(panel: Pick<Panel, 'view' | 'ui' | 'writing'>): number {
  return panel.view.options.energy - costOf(programOf(panel));
}

/** Whether somebody writes at this board, or has written. */
function isPlayer({ view: { own, round }, isReadonly }: Panel): boolean {
  return own !== undefined && !(isReadonly && round > 0 && !own.staged);
}

/**
 * A player's own: the program, the missions as chips where the list is below, the tools and the button that submits,
 * or in their place the bar that replays a round. Who only looks has the bar alone.
 */
export function renderProgram(panel: Panel): TemplateResult | typeof nothing {
  const { view, words, writing, isReadonly, watching } = panel;
  const { own, over, round } = view;
  const bar = watching === nothing ? nothing : html`<div class="deeds">${watching}</div>`;
  if (over) return nothing;
  if (!own || !isPlayer(panel)) return html`${panel.plans}${bar}`;
  if (round === 0) return html`${writing ? html`${startLists(panel, own)}${panel.acts}` : nothing}`;
  const deeds = html`<div class="deeds">
    <div class="kept ${writing ? '' : 'off'}">${isReadonly ? nothing : tools(panel, own)}</div>
    ${isReadonly ? nothing : html`<div class="kept submit ${writing ? '' : 'off'}">${panel.acts}</div>`}
  </div>`;
  const written = html`<div class="head"><b>${term(words, words.say('program'), 'program')}</b></div>
    ${renderSlots(panel, own)}`;
  return html`<div class="writing">${panel.plans === nothing ? written : panel.plans}</div>
    ${renderChips(panel)} ${watching === nothing ? deeds : bar}`;
}

/** The room of the program and of the missions, empty: at the end something else stands in it. */
export function renderRoom({ view, words }: Panel): TemplateResult {
  const { energy } = view.options;
  const slot = (): TemplateResult => html`<li><span class="chip"></span></li>`;
  return html`<div class="room" aria-hidden="true">
    <div class="writing"><div class="head"><b>${words.say('program')}</b></div>
      <ol class="chips">${times(energy + Number((view.own?.garnets ?? 0) > 0), slot)}</ol></div>
    ${view.missions.at(-1)?.length ? html`<div class="mission-chips"></div>` : nothing}
  </div>`;
}

/** The entries to choose from, and a field for players who type. */
export function renderChoices(panel: Panel): TemplateResult | typeof nothing {
  const { view, writing, isReadonly } = panel;
  if (view.over) return nothing;
  if (!view.own || !isPlayer(panel)) return renderMissions(panel);
  if (view.round === 0) return nothing;
  return html`${renderMissions(panel)}
    ${writing ? field(panel, view.own) : isReadonly ? nothing : html`<div class="typing away"></div>`}`;
}
