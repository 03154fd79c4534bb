// The palette: what a tap on the board does. Pieces, then tools; one is chosen.
import { h } from './dom.js';

/**
 * A tool has an `id`, a `name`, the `key` by which it is taken, its `sign` as a node and the `help` that says what it does;
 * `isPiece` where it shows by its sign alone. `onChoose` hears of each choice.
 */
export function toolsPart(all, onChoose) {
  const inputs = new Map();
  const help = h('p', { class: 'small help', id: 'tool-help' });
  const option = (tool) => {
    const input = h('input', {
      type: 'radio',
      name: 'tool',
      value: tool.id,
      'aria-label': tool.name,
      change: () => choose(tool.id),
    });
    inputs.set(tool.id, input);
    const text = tool.isPiece ? undefined : h('span', {}, tool.name);
    return h(
      'label',
      { class: tool.isPiece ? 'object' : 'tool', title: tool.name },
      input,
      tool.sign,
      text,
      h('kbd', { 'aria-hidden': 'true' }, tool.key),
    );
  };
  const node = h(
    'div',
    {
      class: 'palette',
      role: 'radiogroup',
      'aria-label': 'What a tap does',
      'aria-describedby': 'tool-help',
    },
    h('div', { class: 'objects' }, ...all.filter(({ isPiece }) => isPiece).map(option)),
    h('div', { class: 'acts' }, ...all.filter(({ isPiece }) => !isPiece).map(option)),
  );
  let chosen;

  function choose(id) {
    chosen = all.find((tool) => tool.id === id);
    inputs.get(id).checked = true;
    help.textContent = chosen.help;
    onChoose(chosen);
  }

  return {
    node,
    help,
    choose,
    get chosen() {
      return chosen;
    },
  };
}
