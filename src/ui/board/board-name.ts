/**
 * The name that tells a board from others in its pages: the page's own label, else its number among boards of its kind.
 */
import { isServer } from 'lit';
import type { Words } from '../../core/words/words.js';

/** The boards of one tag. */
interface Kind {
  readonly here: Set<Element>;
  /** Each keeps its number while any board of its kind is there, even if it is moved or away for a while. */
  readonly numbers: WeakMap<Element, number>;
  last: number;
}

const kinds = new Map<string, Kind>();

/** The board is in a page, in whatever root: from now on it is told apart from others of its kind. */
export function joinOthers(element: Element): void {
  const { localName } = element;
  const kind = kinds.get(localName) ?? { here: new Set(), numbers: new WeakMap(), last: 0 };
  kinds.set(localName, kind);
  kind.here.add(element);
  if (!kind.numbers.has(element)) kind.numbers.set(element, ++kind.last);
}

/** When the last one has left, the next begins at 1 again. */
export function leaveOthers(element: Element): void {
  const kind = kinds.get(element.localName);
  kind?.here.delete(element);
  if (kind?.here.size === 0) kinds.delete(element.localName);
}

/** Never the same as another's, as long as the page does not give two the same label. */
export function nameOf(element: Element, words: Words): string {
  const name = words.say('game.name');
  // A server knows neither.
  if (isServer) return name;
  const label = element.getAttribute('aria-label')?.trim();
  if (label) return words.say('board.labelled', { name, label });
  const kind = kinds.get(element.localName);
  const n = kind?.numbers.get(element);
  return n !== undefined && kind && kind.here.size > 1 ? words.say('board.numbered', { name, n }) : name;
}
