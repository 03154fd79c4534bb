/** The tools for the board of *Star: stones of both colours, a move, marks. */
import { SEAT_MARKS } from '../../src/core/chart/palette.js';
import type { Words } from '../../src/core/words/words.js';
import { h } from '../frame/dom.js';
import { icon } from '../frame/icon.js';
import { EMPTY } from '../frame/model.js';
import type { Tool } from '../frame/tools.js';

const ICONS = {
  play: '<path d="M7 5L19 12L7 19Z"/>',
  mark: '<circle cx="12" cy="12" r="8"/><circle cx="12" cy="12" r="2"/>',
  arrow: '<path d="M4 20L19 5M10 5H19V14"/>',
};

const stone = (seat: number): Element =>
  icon(
    `<circle cx="12" cy="12" r="10"/><path class="on" transform="translate(12,12)scale(10)" d="${SEAT_MARKS[seat]}"/>`,
    `stone seat-${seat}`,
  );

/** `words` are the game's; `play` plays a stone on a cell. */
export function toolsOf(words: Words, play: (cell: string) => void): readonly Tool[] {
  const stones = ['B', 'R'].map((id, seat): Tool => ({
    id,
    name: words.say(`cell.stone.${seat}`),
    key: id,
    isPiece: true,
    moves: true,
    sign: stone(seat),
    help: 'A tap places a stone, a second one takes it away; a mouse draws several. Drag a stone to move it.',
  }));
  return [
    ...stones,
    {
      id: EMPTY,
      name: words.say('cell.empty'),
      key: 'Del',
      isPiece: true,
      sign: h('span', { class: 'none' }),
      help: 'A tap empties a cell.',
    },
    {
      id: 'play',
      name: 'Play a move',
      key: 'P',
      act: play,
      sign: icon(ICONS.play),
      help: 'A tap plays a stone for the side whose turn it is. The record keeps the moves.',
    },
    {
      id: 'mark',
      name: 'Mark',
      key: 'M',
      sign: icon(ICONS.mark),
      help: 'A tap marks a cell: ring, dot, danger, number, nothing.',
    },
    {
      id: 'arrow',
      name: 'Arrow',
      key: 'A',
      draws: true,
      begins: true,
      sign: icon(ICONS.arrow),
      help: 'Drag from cell to cell, or tap the first and the last. The same again takes the arrow away.',
    },
  ];
}
