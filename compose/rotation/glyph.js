// Draws single objects, and cards of them, in the board's own inks. It asks the built element for its styles.
import { parseNode } from '../../src/ui/dom/markup.js';
import { h } from '../frame/dom.js';

const BARE = new CSSStyleSheet();
BARE.replaceSync(
  ':host{display:inline-block;line-height:0}svg{width:100%;height:100%}.field,.edge{display:none}',
);

/** `picture` is the slice's own. */
export function glyphs(picture) {
  const { elementStyles } = customElements.get('rotation-puzzle');
  const sheets = [...elementStyles.map((style) => style.styleSheet ?? style), BARE];
  const bare = { use: 'puzzle', goals: [], reading: {}, par: null, rotations: 0 };

  /** An object by its sign. */
  function glyph(sign) {
    const node = h('span', { class: 'glyph', 'aria-hidden': 'true' });
    const root = node.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = sheets;
    root.append(parseNode(picture({ ...bare, board: [sign] })));
    return node;
  }

  return { glyph, card: (signs) => [...signs].map(glyph) };
}
