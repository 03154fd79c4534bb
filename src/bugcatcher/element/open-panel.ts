/**
 * Programs that are shown (B19): a row of slots for each, with the reader's own below, by slots as they run. Loaded
 * where there are any.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { bare } from '../../core/words/language.js';
import { times } from '../../core/basics/times.js';
import type { Seat } from '../../core/contract/rules.js';
import { seatFact, type Words } from '../../core/words/words.js';
import { langOf, renderLine, renderWord } from '../../ui/dom/sentence.js';
import { renderSeat } from '../../ui/panel/status.js';
import { describeResult } from '../describe.js';
import { entryFact } from '../program.js';
import { nextStep } from '../prove.js';
import { actsOf } from '../round.js';
import { describeNext, describeOpenDraft, describePlans } from '../open-conversation.js';
import { openGroups } from '../open-picture.js';
import { lapsOf, type Moment } from '../scene.js';
import type { Lap, Nodes, View } from '../state.js';
import { entryIcon } from './icons.js';
import { renderSlots, type Panel } from './program-panel.js';

/** The program of a seat, with what came of it where it has run. */
type Row = Nodes & Pick<Lap, 'program' | 'results'> & { readonly seat: Seat };

function rowsOf(view: View, { round }: Moment): readonly Row[] {
  if (view.over) return lapsOf(view, round).map(([seat, lap]) => ({ ...lap, seat }));
  return (view.plans ?? []).map((plan) => ({ ...plan, results: '0'.repeat(plan.program.length) }));
}

function renderRow({ view, words }: Panel, row: Row, count: number, slot: number): TemplateResult {
  const { seat } = row;
  const label = words.say('plan.theirs', { seat: seatFact(seat) });
  const acts = actsOf(view.options, seat, row);
  // What the reader's own entries cost stays below them.
  const isOwn = seat === view.seat;
  const chip = (i: number): TemplateResult => {
    const act = acts[i];
    if (!act) return html`<li><span class="chip empty"></span></li>`;
    const { entry, result, blue } = act;
    const told = words.say('chip', { n: i + 1, entry: entryFact(entry), what: describeResult(act, words) });
    // The icon has the colour of the node that moves, a swap that of the border node.
    return html`<li class=${isOwn && entry !== 'g' ? 'spent' : 'free'}><span class="chip ${result === '0' ? '' : 'hit'} ${i === slot - 1 ? 'now' : ''}" role="img" aria-label=${bare(told)}
        title=${bare(told)} lang=${langOf(told)}>${entryIcon(entry, blue)}</span></li>`;
  };
  return html`${renderName(words, seat)}<ol class="chips ${isOwn ? '' : 'theirs'}" aria-label=${bare(label)}
      lang=${langOf(label)}>${times(count, chip)}</ol>`;
}

function renderName(words: Words, seat: Seat): TemplateResult {
  return html`<span class="whose" aria-hidden="true">${renderSeat(seat)}${renderWord(words, 'plan.name', { seat: seatFact(seat) })}</span>`;
}

/** The rows of all programs under the numbers of the slots. */
function renderPlans(panel: Panel, moment: Moment): TemplateResult {
  const { view, words } = panel;
  const { energy } = view.options;
  const rows = rowsOf(view, moment);
  const count = Math.max(
    energy + Number((view.own?.garnets ?? 0) > 0),
    ...rows.map(({ program }) => program.length),
  );
  const slot = view.over ? moment.slot : 0;
  const others = rows.filter(({ seat }) => seat !== view.seat);
  const own = rows.find(({ seat }) => seat === view.seat);
  const numbers = times(count, (i) => html`<li>${renderLine(words.number(i + 1))}</li>`);
  const mine = (): TemplateResult | typeof nothing => {
    if (own) return renderRow(panel, own, count, slot);
    return view.own ? html`${renderName(words, view.seat ?? 0)}${renderSlots(panel, view.own)}` : nothing;
  };
  return html`<div class="plans ${others.length > 1 ? 'several' : ''} ${view.options.cols > 3 ? 'wide' : ''}">
    <span class="slot-head" aria-hidden="true">${renderWord(words, 'plan.slot')}</span>
    <ol class="chips numbers" aria-hidden="true">${numbers}</ol>
    ${others.map((row) => renderRow(panel, row, count, slot))} ${mine()}
  </div>`;
}

export const openPanel = {
  groups: openGroups,
  describeDraft: describeOpenDraft,
  describePlans,
  describeNext,
  nextStep,
  render: renderPlans,
};

export type OpenPanel = typeof openPanel;
