/** What stands below the board of steps: which one it is, how the game stands there, and how to go on. */
import { html, nothing, type TemplateResult } from 'lit';
import { bare } from '../../core/words/language.js';
import type { Words } from '../../core/words/words.js';
import { renderWord } from '../dom/sentence.js';
import { mayOpen, type Step, type StepPlan } from './plan.js';

interface BarView {
  readonly words: Words;
  /** Of the board, once it is there. */
  readonly boardWords: Words | undefined;
  readonly steps: readonly Step[];
  readonly at: number;
  /** Of the step on show, if its board can show it. */
  readonly plan: StepPlan | undefined;
  /** How many moves the record has. */
  readonly plies: number;
  readonly go: (at: number) => void;
  readonly key: (event: KeyboardEvent) => void;
}

/** The name of the only seat that is to act, where there are others. */
function turnIn({ adapter, first }: StepPlan, words: Words): string | undefined {
  const { rules } = adapter.game;
  const [seat, ...others] = rules.toAct(first);
  const isOne = seat !== undefined && others.length === 0 && rules.seats(first) > 1;
  return isOne ? bare(words.say(`seat.${seat}`)) : undefined;
}

function renderStanding({ words, boardWords, steps, at, plan, plies }: BarView): TemplateResult {
  const { state } = steps[at] as Step;
  // Once the move is known, the board shows another position.
  const isThere = plan !== undefined && (state === 'read' || state === 'find');
  const seat = isThere && boardWords ? turnIn(plan, boardWords) : undefined;
  const ply = isThere ? plan.ply : undefined;
  return html`<small>
    ${seat === undefined ? nothing : html`<span>${renderWord(words, 'steps.turn', { seat })}</span>`}
    ${ply === undefined ? nothing : html`<span>${renderWord(words, 'steps.after', { ply, plies })}</span>`}
  </small>`;
}

export function renderStepBar(view: BarView): TemplateResult {
  const { words, steps, at, go, key } = view;
  const count = steps.length;
  const button = (name: string, to: number): TemplateResult => {
    const isOff = to < 0 || to >= count || !mayOpen(steps, to);
    return html`<button
      name=${name}
      aria-disabled=${isOff ? 'true' : nothing}
      @click=${() => isOff || go(to)}
      @keydown=${key}
    >${renderWord(words, `steps.${name}`)}</button>`;
  };
  return html`<div class="bar" part="bar">
    <p class="where"><b>${renderWord(words, 'steps.where', { n: at + 1, count })}</b>${renderStanding(view)}</p>
    ${button('back', at - 1)}${button('next', at + 1)}
  </div>`;
}
