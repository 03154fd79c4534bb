// The palette: what a tap on the board does. Objects by their signs, then the tools; one is chosen.
import { h } from '../dom.js';
import { drawn } from './glyph.js';

const ICONS = {
  goal: '<circle cx="5" cy="12" r="2.5"/><path d="M8 12H20M16 8L20 12L16 16"/>',
  back: '<path d="M6 8A8 8 0 1 1 4 13M6 3V8H11"/>',
  on: '<path d="M18 8A8 8 0 1 0 20 13M18 3V8H13"/>',
  mark: '<circle cx="12" cy="12" r="8"/><circle cx="12" cy="12" r="2"/>',
};

/** What each tool is called, by which key it is taken, and what it does. */
const TOOLS = [
  {
    id: 'goal',
    name: 'Goal line',
    key: 'L',
    help: 'Draw outward from a planet over the colours that are to be found: drag, or tap the first cell and the last. Keys: Shift and arrows, then Enter.',
    draws: true,
  },
  {
    id: 'back',
    name: 'Turn back',
    key: 'T',
    help: 'A tap on a star turns its rings back one place. Who solves it turns them on again. The goals stay.',
  },
  { id: 'on', name: 'Turn on', key: '⇧T', help: 'A tap on a star turns its rings on, as for readers.' },
  {
    id: 'mark',
    name: 'Mark',
    key: 'M',
    help: 'A tap marks a cell: ring, dot, number, nothing. Draw an arrow from cell to cell.',
    draws: true,
  },
];

const iconOf = (id) =>
  drawn(
    `<svg xmlns="http://www.w3.org/2000/svg" class="icon" viewBox="0 0 24 24" aria-hidden="true">${ICONS[id]}</svg>`,
  );

/** `objects` are `[sign, name]`, the empty cell among them; `onChoose` hears of each choice. */
export function toolsPart(objects, { glyph, onChoose }) {
  const all = [
    ...objects.map(([sign, name]) => ({
      id: sign,
      name,
      key: sign === '.' ? 'Del' : sign,
      help:
        sign === '.'
          ? 'A tap empties a cell.'
          : `A tap places a ${name}, a second one takes it away; a mouse draws several. Drag an object to move it.`,
      moves: sign !== '.',
    })),
    ...TOOLS,
  ];
  const inputs = new Map();
  const help = h('p', { class: 'small help', id: 'tool-help' });
  const isObject = ({ id }) => id.length === 1;
  const option = (tool) => {
    const input = h('input', {
      type: 'radio',
      name: 'tool',
      value: tool.id,
      'aria-label': tool.name,
      change: () => choose(tool.id),
    });
    inputs.set(tool.id, input);
    const sign =
      tool.id === '.' ? h('span', { class: 'none' }) : isObject(tool) ? glyph(tool.id) : iconOf(tool.id);
    const text = isObject(tool) ? undefined : h('span', {}, tool.name);
    return h(
      'label',
      { class: isObject(tool) ? 'object' : 'tool', title: tool.name },
      input,
      sign,
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
    h('div', { class: 'objects' }, ...all.filter(isObject).map(option)),
    h('div', { class: 'acts' }, ...all.filter((tool) => !isObject(tool)).map(option)),
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
