// Shows what a page pastes to have a board.
import { copyRow } from '../compose/frame/copy.js';
import { drawer, h } from '../compose/frame/dom.js';
import { embedCode, loaderTag } from '../dist/es/pure/embed-code.js';

export function embedPart(tag, published) {
  const code = h('code');
  const node = drawer(
    'embed',
    'Embed it',
    true,
    h('pre', { tabindex: 0, role: 'group', 'aria-label': 'Embed code' }, code),
    copyRow(code),
  );
  return {
    node,
    show: (attributes) => (code.textContent = embedCode(loaderTag(published), tag, attributes)),
  };
}
