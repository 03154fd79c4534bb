/** A term that explains itself: pointed at, focused or tapped, it shows what it means. */
import { html, nothing, type TemplateResult } from 'lit';
import { takeKey } from '../dom/keys.js';
import { renderLine } from '../dom/sentence.js';

/** Escape hides the explanation until the pointer and the focus have left; a second press does the same. */
function onKey(event: KeyboardEvent): void {
  const node = event.currentTarget as HTMLElement;
  if (event.key !== 'Escape' || node.classList.contains('shut')) return;
  node.classList.add('shut');
  takeKey(event);
}

/**
 * Whatever else is touched, in the board or beside it, ends the explanation: a finger leaves focus and hover behind.
 */
function closeAtNext(node: HTMLElement): void {
  const page = node.ownerDocument;
  const onNext = (event: Event): void => {
    // A finger that scrolls from the term touches nothing else yet.
    if (event.composedPath().includes(node)) return;
    page.removeEventListener('pointerdown', onNext, true);
    node.blur();
  };
  page.addEventListener('pointerdown', onNext, true);
}

function onPress(event: Event): void {
  const node = event.currentTarget as HTMLElement;
  closeAtNext(node);
  node.focus();
  node.classList.toggle('shut', node.classList.contains('pressed') && !node.classList.contains('shut'));
  node.classList.add('pressed');
}

function onLeave(event: Event): void {
  const node = event.currentTarget as HTMLElement;
  if (node.matches(':hover, :focus')) return;
  node.classList.remove('shut', 'pressed');
}

/**
 * `caption`: the term as it stands there; `explanation`: one sentence, which lies over what is below it and pushes
 * nothing. In a column that repeats a term, only the first is a tab stop.
 */
export function renderTerm(caption: string, explanation: string, isStop = true): TemplateResult {
  return html`<button type="button" class="term" tabindex=${isStop ? nothing : -1} @click=${onPress}
      @keydown=${onKey} @pointerleave=${onLeave} @blur=${onLeave}><span>${renderLine(caption)}</span><span
          class="heard">. </span><span class="tip">${renderLine(explanation)}</span></button>`;
}
