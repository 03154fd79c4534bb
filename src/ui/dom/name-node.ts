/** The names of nodes that are made by hand. */
import { bare, languageOf } from '../../core/words/language.js';
import { setChanged } from './markup.js';

/**
 * Gives a node that is made by hand its name and the language of that name. An unchanged name does not touch the
 * page.
 */
export function nameNode(node: Element, text: string): void {
  for (const [attribute, value] of [
    ['aria-label', bare(text)],
    ['lang', languageOf(text)],
  ] as const) {
    if (value === undefined) node.removeAttribute(attribute);
    else setChanged(node, attribute, value);
  }
}
