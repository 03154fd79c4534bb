/** The tools for the map of Space Crack: owners, sizes and ships, moves, marks. */
import { SEAT_MARKS } from '../../src/core/chart/palette.js';
import type { Words } from '../../src/core/words/words.js';
import { h } from '../frame/dom.js';
import { icon } from '../frame/icon.js';
import { EMPTY } from '../frame/model.js';
import type { LineUse, Tool } from '../frame/tools.js';

/** What the tools do to a map. */
export interface ToolActs {
  /** Makes a planet larger or smaller by this. */
  size(cell: string, more: number): void;
  ship(cell: string, more: number): void;
  build(cell: string): void;
  /** Moves a ship from planet to planet. */
  readonly ships: LineUse;
}

const DART = '<path d="M12 4L20 20L12 16L4 20Z"/>';
const SMALL = '<circle cx="10" cy="14" r="6"/>';
const PLUS = '<path d="M17 6H23M20 3V9"/>';
const MINUS = '<path d="M17 6H23"/>';
const ICONS = {
  play: '<path d="M3 12H15M11 7L16 12L11 17"/><circle cx="20" cy="12" r="2"/>',
  build: `${DART}<path d="M12 9V13"/>`,
  mark: '<circle cx="12" cy="12" r="8"/><circle cx="12" cy="12" r="2"/>',
  arrow: '<path d="M4 20L19 5M10 5H19V14"/>',
};

const owner = (seat: number): Element =>
  icon(
    `<circle cx="12" cy="12" r="10"/><path class="on" transform="translate(12,12)scale(10)" d="${SEAT_MARKS[seat]}"/>`,
    `stone seat-${seat}`,
  );

/** `words` are the game's. */
export function toolsOf(words: Words, { size, ship, build, ships }: ToolActs): readonly Tool[] {
  const owners = ['A', 'B', 'C', 'D'].map((id, seat): Tool => ({
    id,
    name: words.say(`seat.${seat}`),
    key: `${seat + 1}`,
    isPiece: true,
    sign: owner(seat),
    help: 'A tap gives the planet to this side, a second one to nobody; a mouse paints several.',
  }));
  const steps = (
    [
      ['ship', 1, 'Ship +', 'S', DART + PLUS, ship],
      ['ship', -1, 'Ship −', '⇧S', DART + MINUS, ship],
      ['size', 1, 'Size +', 'Z', SMALL + PLUS, size],
      ['size', -1, 'Size −', '⇧Z', SMALL + MINUS, size],
    ] as const
  ).map(([what, more, name, key, sign, act]): Tool => {
    const thing = what === 'ship' ? 'the ship of a planet' : 'a planet';
    return {
      id: `${what}${more > 0 ? '+' : '-'}`,
      name,
      key,
      sign: icon(sign),
      act: (cell) => act(cell, more),
      help: `A tap makes ${thing} ${what === 'ship' ? (more > 0 ? 'stronger' : 'weaker') : more > 0 ? 'larger' : 'smaller'} by 1.`,
    };
  });
  return [
    ...owners,
    {
      id: EMPTY,
      name: words.say('cell.free'),
      key: 'Del',
      isPiece: true,
      sign: h('span', { class: 'none' }),
      help: 'A tap makes a planet nobody’s, and takes its ship away.',
    },
    ...steps,
    {
      id: 'play',
      name: 'Move',
      key: 'P',
      draws: true,
      begins: true,
      lines: ships,
      sign: icon(ICONS.play),
      help: 'Play a move: drag from a ship to a planet beside it, or tap both. A puzzle begins after it.',
    },
    {
      id: 'build',
      name: 'Build',
      key: 'U',
      act: build,
      sign: icon(ICONS.build),
      help: 'Play a move: a tap builds a ship on a planet of the side whose turn it is.',
    },
    {
      id: 'mark',
      name: 'Mark',
      key: 'M',
      sign: icon(ICONS.mark),
      help: 'A tap marks a planet: ring, dot, danger, number, nothing.',
    },
    {
      id: 'arrow',
      name: 'Arrow',
      key: 'A',
      draws: true,
      begins: true,
      sign: icon(ICONS.arrow),
      help: 'Drag from planet to planet, or tap the first and the last. The same again takes the arrow away.',
    },
  ];
}
