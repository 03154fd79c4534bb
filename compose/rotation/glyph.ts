/** Draws single objects, and cards of them, in the board's own inks. It asks the built element for its styles. */
import { picture } from '../../src/rotation/index.js';
import type { RotationPuzzle } from '../../src/rotation/element/rotation-puzzle.js';
import { parseNode } from '../../src/ui/dom/markup.js';
import { h } from '../frame/dom.js';
import { empty } from './model.js';

const BARE = new CSSStyleSheet();
BARE.replaceSync(
  ':host{display:inline-block;line-height:0}svg{width:100%;height:100%}.field,.edge{display:none}',
);

/** The style sheets of the element, which another script has registered. */
function sheetsOfElement(): readonly CSSStyleSheet[] {
  const element = customElements.get('rotation-puzzle') as typeof RotationPuzzle | undefined;
  return (element?.elementStyles ?? []).flatMap((style) =>
    style instanceof CSSStyleSheet ? style : (style.styleSheet ?? []),
  );
}

const sheets = [...sheetsOfElement(), BARE];

/** An object by its sign. */
export function glyph(sign: string): HTMLElement {
  const node = h('span', { class: 'glyph', 'aria-hidden': 'true' });
  const root = node.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = sheets;
  root.append(parseNode(picture({ ...empty(1, 1), board: [sign] })));
  return node;
}

export const cardGlyphs = (signs: string): readonly HTMLElement[] => [...signs].map(glyph);
