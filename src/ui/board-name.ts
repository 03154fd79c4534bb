/** What a board is called beside others on its page: by the page's own label, else by its number among those of its kind. */
import { isServer } from 'lit';
import type { Words } from '../core/words.js';

/** Never the same as another's, as long as the page does not give two the same label. */
export function nameOf(element: Element, words: Words): string {
  const name = words.say('game.name');
  // A server knows neither.
  if (isServer) return name;
  const label = element.getAttribute('aria-label')?.trim();
  if (label) return words.say('board.labelled', { name, label });
  const place = element.getRootNode() as Document | ShadowRoot | Element;
  const alike = [...place.querySelectorAll(element.localName)];
  return alike.length > 1 ? words.say('board.numbered', { name, n: alike.indexOf(element) + 1 }) : name;
}
