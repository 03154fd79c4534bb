/** The tools for the board of Bugcatcher: nodes are moved, ways are drawn, colours are swapped, spots are marked. */
import { icon } from '../frame/icon.js';
import type { LineUse, Tool } from '../frame/tools.js';

/** The changes that the tools can make to a round. */
export interface ToolActs {
  /** Moves a node, or leads its way on, from a spot to another. */
  readonly nodes: LineUse;
  readonly ways: LineUse;
  isNode(cell: string): boolean;
  isEnd(cell: string): boolean;
  /** Says why a tap on a spot begins nothing. */
  noNode(cell: string): void;
  noEnd(cell: string): void;
  /** Adds a swap where a way ends. */
  swap(cell: string): void;
  /** Takes back the last entry of the program whose way ends there. */
  takeBack(cell: string): void;
  recolour(cell: string): void;
}

const ICONS = {
  node: '<rect x="3" y="3" width="9" height="9"/><circle cx="16.5" cy="16.5" r="5"/>',
  way: '<path d="M5 20V10H19"/><rect x="2.5" y="17.5" width="5" height="5"/><path d="M15 6L19 10L15 14"/>',
  swap: '<path d="M4 8H20M16 4L20 8L16 12M20 16H4M8 12L4 16L8 20"/>',
  back: '<path d="M9 5L4 10L9 15M4 10H15A5 5 0 0 1 15 20H11"/>',
  colour: '<circle cx="12" cy="12" r="8"/><path fill="currentColor" d="M12 4A8 8 0 0 1 12 20Z"/>',
  mark: '<circle cx="12" cy="12" r="8"/><circle cx="12" cy="12" r="2"/>',
  arrow: '<path d="M4 20L19 5M10 5H19V14"/>',
};

export function toolsOf(acts: ToolActs): readonly Tool[] {
  return [
    {
      id: 'node',
      name: 'Move node',
      key: 'N',
      moves: true,
      begins: true,
      starts: acts.isNode,
      lines: acts.nodes,
      act: acts.noNode,
      sign: icon(ICONS.node),
      help: 'Drag a node, or tap it and then its new spot. Square nodes stand on corners, round ones on centres.',
    },
    {
      id: 'way',
      name: 'Draw way',
      key: 'W',
      draws: true,
      begins: true,
      starts: acts.isEnd,
      lines: acts.ways,
      act: acts.noEnd,
      sign: icon(ICONS.way),
      help: 'Drag from a node, or from the end of its way, to where it goes next. Or tap both spots. The numbers are slots: one entry each.',
    },
    {
      id: 'swap',
      name: 'Swap',
      key: 'S',
      act: acts.swap,
      sign: icon(ICONS.swap),
      help: 'A tap on a node, or on the end of its way, has its player swap the colours of both nodes in the next slot.',
    },
    {
      id: 'back',
      name: 'Take back',
      key: 'T',
      act: acts.takeBack,
      sign: icon(ICONS.back),
      help: 'A tap on the end of a way takes back the last entry of its player, of whichever node it is.',
    },
    {
      id: 'colour',
      name: 'Colours',
      key: 'C',
      act: acts.recolour,
      sign: icon(ICONS.colour),
      help: 'A tap on a node makes its player begin with the other colours: one node is blue, the other black.',
    },
    {
      id: 'mark',
      name: 'Mark',
      key: 'M',
      sign: icon(ICONS.mark),
      help: 'A tap marks a spot: ring, dot, danger, number, nothing.',
    },
    {
      id: 'arrow',
      name: 'Arrow',
      key: 'A',
      draws: true,
      begins: true,
      sign: icon(ICONS.arrow),
      help: 'Drag from spot to spot, or tap the first and the last. The same again takes the arrow away.',
    },
  ];
}
