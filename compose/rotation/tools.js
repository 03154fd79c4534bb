// What a tap on the board of the rotation puzzle does: objects by their signs, then tools.
import { h } from '../frame/dom.js';
import { icon } from '../frame/icon.js';

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
    help: 'Draw outward from a blue planet over the colours that readers must find: drag, or tap the first cell and the last. Keys: Shift and arrows, then Enter.',
    draws: true,
  },
  {
    id: 'back',
    name: 'Rotate back',
    key: 'T',
    help: 'A tap on a star rotates it back, so that solving the puzzle means rotating it again. The goals stay.',
  },
  { id: 'on', name: 'Rotate', key: '⇧T', help: 'A tap on a star rotates it, as for readers.' },
  {
    id: 'mark',
    name: 'Mark',
    key: 'M',
    help: 'A tap marks a cell: ring, dot, danger, number, nothing. Drag from cell to cell for an arrow.',
    draws: true,
  },
];

/** `objects` are `[sign, name]`, the empty cell among them; `snap` keeps a line to rows and columns. */
export function toolsOf(objects, { glyph, snap }) {
  const pieces = objects.map(([sign, name]) =>
    sign === '.'
      ? {
          id: sign,
          name,
          key: 'Del',
          isPiece: true,
          sign: h('span', { class: 'none' }),
          help: 'A tap empties a cell.',
        }
      : {
          id: sign,
          name,
          key: sign,
          isPiece: true,
          moves: true,
          sign: glyph(sign),
          help: `A tap places a ${name}, a second one takes it away; a mouse draws several. Drag an object to move it.`,
        },
  );
  const tools = TOOLS.map((tool) => ({
    ...tool,
    sign: icon(ICONS[tool.id]),
    ...(tool.id === 'goal' && { begins: true, snap }),
  }));
  return [...pieces, ...tools];
}
