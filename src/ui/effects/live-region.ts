/** Says paragraphs in the live region of a board, where screen readers hear them. */
import { render } from 'lit';
import { withoutIsolates } from '../../core/words/bidi.js';
import { renderLine } from '../dom/sentence.js';
import type { Paragraphs } from '../words/speech.js';

/** How many paragraphs stand there. */
const KEPT = 6;

/** Each becomes a paragraph, so that it is heard by itself; older ones leave. */
export function sayIn(region: Element, { isSilenced, texts }: Paragraphs): void {
  if (isSilenced) region.replaceChildren();
  const lines = texts.map((text) => {
    const line = document.createElement('p');
    render(renderLine(withoutIsolates(text)), line);
    return line;
  });
  if (lines.length === 0) return;
  region.append(...lines);
  const kept = Math.max(KEPT, lines.length);
  while (region.childElementCount > kept) region.firstElementChild?.remove();
}
