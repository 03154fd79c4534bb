/** The tools for the board of the rotation puzzle: objects by their signs, then rotating, goals and marks. */
import { h } from '../frame/dom.js';
import { icon } from '../frame/icon.js';
import { EMPTY } from '../frame/model.js';
import type { LineUse, Tool } from '../frame/tools.js';
import { glyph } from './glyph.js';

/** The changes that the tools can make to a puzzle. */
export interface ToolActs {
  /** Rotates a star, or rotates it back. */
  rotate(cell: string, isBack: boolean): void;
  /** Draws a line over cells and makes a goal of it. */
  readonly goalLine: LineUse;
  /** The cell at which a goal line ends when it is drawn to this one. */
  snap(from: string, to: string): string;
}

const ICONS = {
  goal: '<circle cx="5" cy="12" r="2.5"/><path d="M8 12H20M16 8L20 12L16 16"/>',
  back: '<path d="M6 8A8 8 0 1 1 4 13M6 3V8H11"/>',
  on: '<path d="M18 8A8 8 0 1 0 20 13M18 3V8H13"/>',
  mark: '<circle cx="12" cy="12" r="8"/><circle cx="12" cy="12" r="2"/>',
};

function pieceOf(id: string, name: string): Tool {
  if (id === EMPTY)
    return {
      id,
      name,
      key: 'Del',
      isPiece: true,
      sign: h('span', { class: 'none' }),
      help: 'A tap empties a cell.',
    };
  return {
    id,
    name,
    key: id,
    isPiece: true,
    moves: true,
    sign: glyph(id),
    help: `A tap places a ${name}, a second one takes it away; a mouse draws several. Drag an object to move it.`,
  };
}

/** `signs`: the objects, the empty cell among them; `nameOf` says what each is called. */
export function toolsOf(
  signs: readonly string[],
  nameOf: (sign: string) => string,
  { rotate, goalLine, snap }: ToolActs,
): readonly Tool[] {
  const makers: readonly Tool[] = [
    ...signs.map((sign) => pieceOf(sign, nameOf(sign))),
    {
      id: 'goal',
      name: 'Goal line',
      key: 'L',
      help: 'Draw outward from a blue planet over the colours that readers must find: drag, or tap the first cell and the last. Keys: Shift and arrows, then Enter.',
      draws: true,
      begins: true,
      snap,
      sign: icon(ICONS.goal),
    },
    {
      id: 'back',
      name: 'Rotate back',
      key: 'T',
      help: 'A tap on a star rotates it back, so that solving the puzzle means rotating it again. The goals stay.',
      act: (cell) => rotate(cell, true),
      sign: icon(ICONS.back),
    },
    {
      id: 'on',
      name: 'Rotate',
      key: '⇧T',
      help: 'A tap on a star rotates it, as for readers.',
      act: (cell) => rotate(cell, false),
      sign: icon(ICONS.on),
    },
  ];
  return [
    // With Shift and the arrows each of these draws a goal line.
    ...makers.map((tool) => ({ ...tool, lines: goalLine })),
    {
      id: 'mark',
      name: 'Mark',
      key: 'M',
      help: 'A tap marks a cell: ring, dot, danger, number, nothing. Drag from cell to cell for an arrow.',
      draws: true,
      sign: icon(ICONS.mark),
    },
  ];
}
