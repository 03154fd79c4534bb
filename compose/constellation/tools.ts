/** The tools for the map of Constellation: stars of each team, HQs, kinds of stars, lines between them, marks. */
import { SEAT_MARKS } from '../../src/core/chart/palette.js';
import { indexed } from '../../src/core/basics/indices.js';
import { h } from '../frame/dom.js';
import { icon } from '../frame/icon.js';
import { EMPTY } from '../frame/model.js';
import type { LineUse, Tool } from '../frame/tools.js';

/** The changes that the tools can make to a position. */
export interface ToolActs {
  /** Whether a team plays, by its sign. */
  isTeam(sign: string): boolean;
  hq(cell: string): void;
  nextKind(cell: string): void;
  readonly lines: LineUse;
}

const ICONS = {
  hq: '<path d="M12 3L21 12L12 21L3 12Z"/>',
  kind: '<circle cx="7" cy="7" r="4"/><path d="M17 3L21 10H13ZM7 14L10 17.5L7 21L4 17.5Z"/><circle cx="17" cy="17.5" r="3.5"/><path fill="currentColor" d="M17 14A3.5 3.5 0 0 1 17 21Z"/>',
  line: '<circle cx="5" cy="18" r="3"/><circle cx="19" cy="6" r="3"/><path d="M7.5 16L16.5 8"/>',
  mark: '<circle cx="12" cy="12" r="8"/><circle cx="12" cy="12" r="2"/>',
  arrow: '<path d="M4 20L19 5M10 5H19V14"/>',
};

/** The mark of a team, as on its stars. */
export const markOf = (team: number): Element =>
  icon(
    `<circle cx="12" cy="12" r="10"/><path class="on" fill-rule="evenodd" transform="translate(12,12)scale(9)" d="${SEAT_MARKS[team]}"/>`,
    `stone seat-${team}`,
  );

/** `teams`: what those that there can be are called. */
export function toolsOf(teams: readonly string[], acts: ToolActs): readonly Tool[] {
  const pieces = indexed(teams).map(([team, name]): Tool => {
    const id = 'ABCDEFGH'[team] as string;
    return {
      id,
      name,
      key: `${team + 1}`,
      isPiece: true,
      moves: true,
      isOffered: () => acts.isTeam(id),
      sign: markOf(team),
      help: `A tap gives a star to ${name}, a second one frees it; a mouse draws several. Drag a team’s star to exchange two.`,
    };
  });
  return [
    ...pieces,
    {
      id: EMPTY,
      name: 'free',
      key: 'Del',
      isPiece: true,
      sign: h('span', { class: 'none' }),
      help: 'A tap frees a star.',
    },
    {
      id: 'hq',
      name: 'HQ',
      key: 'Q',
      act: acts.hq,
      sign: icon(ICONS.hq),
      help: 'A tap on a team’s plain star makes it an HQ, a second one makes it a star again. A team has two at most.',
    },
    {
      id: 'kind',
      name: 'Kind',
      key: 'K',
      act: acts.nextKind,
      sign: icon(ICONS.kind),
      help: 'A tap turns a star into a cluster, a wormhole, a black hole, a star. The map is your own then, and written out in the text.',
    },
    {
      id: 'line',
      name: 'Line',
      key: 'L',
      draws: true,
      begins: true,
      lines: acts.lines,
      sign: icon(ICONS.line),
      help: 'Drag from star to star, or tap both, to join them. The same again parts them. The map is your own then.',
    },
    {
      id: 'mark',
      name: 'Mark',
      key: 'M',
      sign: icon(ICONS.mark),
      help: 'A tap marks a star: ring, dot, danger, number, nothing.',
    },
    {
      id: 'arrow',
      name: 'Arrow',
      key: 'A',
      draws: true,
      begins: true,
      sign: icon(ICONS.arrow),
      help: 'Drag from star to star, or tap the first and the last. The same again takes the arrow away.',
    },
  ];
}
