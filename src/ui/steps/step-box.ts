/** What stands in each step beside the page's own text: its number, and below it what is asked, answered or wrong. */
import { html, nothing, render, type TemplateResult } from 'lit';
import { bare } from '../../core/words/language.js';
import type { Words } from '../../core/words/words.js';
import { wear } from '../dom/adopted-styles.js';
import { renderLine, renderWord } from '../dom/sentence.js';
import { tokens } from '../styles/tokens.css.js';
import { aroundStyles, boxStyles } from './steps.css.js';
import { FOUND } from '../../core/lesson/step-text.js';
import type { StepEntry } from './entries.js';
import type { TriedMove } from './find-on-board.js';
import type { Step } from './plan.js';

/** An answer as it is shown: a sentence of ours, or a copy of what the page has written. */
export interface Answer {
  readonly kind: TriedMove['kind'] | 'refused' | 'hint';
  /** The move that it is about. */
  readonly move: string;
  readonly text: string | Node;
}

interface BoxView {
  readonly words: Words;
  readonly step: Step;
  /** Counted from 0. */
  readonly at: number;
  readonly count: number;
  readonly isHere: boolean;
  readonly isPast: boolean;
  /** The step whose move is to be found before this one opens, from 0. */
  readonly waitsFor: number | undefined;
  /** The first of those that wait for it: it says so. */
  readonly isFirstClosed: boolean;
  readonly answer: Answer | undefined;
  readonly fault: string | undefined;
  readonly canHint: boolean;
  readonly canShow: boolean;
  readonly open: () => void;
  readonly next: () => void;
  readonly hint: () => void;
  readonly show: () => void;
  readonly key: (event: KeyboardEvent) => void;
}

/** By which the page's texts are told from ours. */
export const BOX = 'data-planisphere-step';

const SIGNS: Readonly<Record<string, string>> = { wrong: '✕', refused: '✕', found: '✓', shown: '✓' };

function renderAnswer({ words, answer }: BoxView): TemplateResult | typeof nothing {
  if (!answer) return nothing;
  const { kind, move, text } = answer;
  const isOfPage = typeof text !== 'string';
  return html`<p class="answer ${kind}">
    <i aria-hidden="true">${SIGNS[kind] ?? ''}</i>
    <span>${
      isOfPage && kind === 'wrong'
        ? html`<b>${renderWord(words, 'steps.wrong-move', { move })}</b> `
        : nothing
    }${isOfPage ? text : renderLine(text)}</span>
  </p>`;
}

function renderFind(view: BoxView): TemplateResult {
  const { words, step, at, count, canHint, canShow, hint, show, next } = view;
  const isOpen = step.state === 'find';
  const button = (name: string, press: () => void, kind = ''): TemplateResult => html`<button
    name=${name} class=${kind || nothing} @click=${press}
  >${renderWord(words, `steps.${name}`)}</button>`;
  return html`<div class="find" part="find">
    <p><b>${renderWord(words, 'steps.find')}</b></p>
    <div class="answers">${renderAnswer(view)}</div>
    <div class="acts">
      ${isOpen && canHint ? button('hint', hint) : nothing}
      ${isOpen && canShow ? button('show', show) : nothing}
      ${!isOpen && at < count - 1 ? button('go-on', next, 'main') : nothing}
      ${step.tries > 0 ? html`<span class="tries">${renderWord(words, 'steps.tries', { n: step.tries })}</span>` : nothing}
    </div>
  </div>`;
}

function renderBox(view: BoxView): TemplateResult {
  const { words, step, at, isHere, isPast, waitsFor, isFirstClosed, fault, open, key } = view;
  return html`<button
      class="number ${isHere ? 'here' : isPast ? 'past' : ''}"
      aria-label=${bare(words.say('steps.open', { n: at + 1 }))}
      aria-current=${isHere ? 'step' : nothing}
      ?disabled=${waitsFor !== undefined}
      @click=${open}
      @keydown=${key}
    >${at + 1}</button>
    ${waitsFor === undefined || !isFirstClosed ? nothing : html`<p class="closed">${renderWord(words, 'steps.closed', { n: waitsFor + 1 })}</p>`}
    ${fault === undefined ? nothing : html`<p class="fault">${renderLine(fault)}</p>`}
    ${isHere && step.state !== 'read' && step.state !== 'faulty' ? renderFind(view) : nothing}`;
}

/** The node of a step that is ours, at its end; made when it is first asked for. */
export function boxOf(item: Element): HTMLElement {
  const known = item.querySelector<HTMLElement>(`:scope > [${BOX}]`);
  if (known?.shadowRoot) return known;
  const box = known ?? document.createElement('div');
  box.setAttribute(BOX, '');
  const root = box.attachShadow({ mode: 'open' });
  wear(root, 'box', tokens.cssText + aroundStyles.cssText + boxStyles.cssText);
  if (!known) item.append(box);
  return box;
}

export function drawBox(item: Element, view: BoxView): void {
  render(renderBox(view), boxOf(item).shadowRoot as ShadowRoot);
}

/** A copy of what the page has written in an element, however it is hidden there. */
function copyOf(element: HTMLElement): Node {
  const copy = document.createElement('span');
  for (const node of element.childNodes) copy.append(node.cloneNode(true));
  return copy;
}

export function answerIn(words: Words, { answers }: StepEntry, { kind, moves, answer }: TriedMove): Answer {
  const move = moves.split(' ').at(-1) ?? '';
  const own = answer && answer.name !== FOUND ? answers[Number(answer.name.slice(1)) - 1] : undefined;
  return { kind, move, text: own ? copyOf(own) : words.say(`steps.${kind}`) };
}

export function hintAnswer(words: Words, { hint }: StepEntry): Answer {
  return { kind: 'hint', move: '', text: hint ? copyOf(hint) : words.say('steps.hinted') };
}
