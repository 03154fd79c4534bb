/** An exercise as elements, for the preview and for the page behind a link. */
import { h } from '../frame/dom.js';
import type { Fields } from '../frame/texts.js';
import { boardsOf, introOf, textsOf, type Exercise, type Item, type Takes } from './model.js';

/** What of a `<board-set>` is used here. */
export interface SetElement extends HTMLElement {
  readonly at?: number;
  readonly updateComplete?: Promise<unknown>;
  order: string | undefined;
  goTo?(at: number): unknown;
}

/** What an address cannot choose for the boards of a site. */
const OWN = ['remember', 'fit', 'from-hash', 'share-url', 'rules-href'];

/** What boards take, as their elements say it. Nothing else gets from an address or a text into a page. */
export const takes: Takes = (board, attribute) => {
  if (board === 'board-set' || !/^[a-z]+(?:-[a-z]+)+$/.test(board)) return undefined;
  const element = customElements.get(board) as
    { readonly observedAttributes?: readonly string[] } | undefined;
  return element?.observedAttributes?.includes(attribute) && !OWN.includes(attribute);
};

/** `remember`: the key under which the browser keeps what is done; undefined: it keeps nothing. */
export function makeSet(exercise: Exercise, remember?: string): SetElement {
  const { set, items } = boardsOf(exercise);
  const paragraphs = (texts: ReturnType<typeof textsOf>): readonly HTMLElement[] =>
    texts.map(({ attributes, text }) => h('p', attributes as Fields, text));
  const boards = items.map(({ board, attributes }, at) => {
    const element: HTMLElement = h(board as 'div', attributes);
    const texts = paragraphs(textsOf(exercise.items[at] as Item));
    return texts.length === 0 ? element : h('section', {}, ...texts, element);
  });
  const element: HTMLElement = h(
    'board-set' as 'div',
    { ...set, remember },
    ...paragraphs(introOf(exercise)),
    ...boards,
  );
  return element as SetElement;
}
