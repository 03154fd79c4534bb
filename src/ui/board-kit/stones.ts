/** The stock picture of a simple game: cells, lines that belong to seats, names of rows and columns, stones. It knows no rule. */
import type { Chart } from '../../core/chart.js';
import { circle, decimal, line } from '../../core/path.js';
import { SEAT_MARKS } from '../../core/palette.js';
import type { Seat } from '../../core/rules.js';
import type { Board, SimpleState } from '../../core/simple-game.js';
import type { Motion } from '../contract/parts.js';
import { parseNode } from '../dom/markup.js';
import type { Patch, Picture } from './picture.js';
import { stonesStyles } from './stones.css.js';

/** Shares of the distance between neighbours. */
const STONE = 0.37;
const MARK = 0.19;
const SIDE = 0.16;
const LETTER = 0.5;
/** Letters are no larger than this share of the board's width. */
const LARGEST = 0.035;

const LANDING: Keyframe[] = [{ transform: 'scale(.6)' }, { transform: 'scale(1)' }];
const TOUCHDOWN = { duration: 140, easing: 'cubic-bezier(.2,.8,.2,1)' };

type Stones = SimpleState<unknown>['stones'];

function stoneMarkup({ centre, pitch }: Chart, cell: string, seat: Seat): string {
  const [x, y] = centre(cell);
  const mark = SEAT_MARKS[seat % SEAT_MARKS.length];
  const at = `translate(${decimal(x)},${decimal(y)})scale(${decimal(MARK * pitch)})`;
  const cut = mark ? `<path class="on" transform="${at}" d="${mark}"/>` : '';
  return `<g class="piece seat-${seat}" data-c="${cell}"><path class="stone" d="${circle([x, y], STONE * pitch)}"/>${cut}</g>`;
}

/** Seat 0 has a line, the others beads: a reader of one ink tells them apart. */
function sidesMarkup({ chart, sides = [] }: Board): string {
  const width = SIDE * chart.pitch;
  return sides
    .map(({ seat, points }) => {
      const beads = seat === 0 ? '' : ` stroke-dasharray="0 ${decimal(1.8 * width)}"`;
      return `<path class="side seat-${seat}" stroke-width="${decimal(width)}"${beads} d="${line(points)}"/>`;
    })
    .join('');
}

function labelsMarkup({ chart, labels = [] }: Board): string {
  const [, , width] = chart.viewBox;
  const size = Math.min(LETTER * chart.pitch, LARGEST * width);
  const texts = labels.map(
    ({ text, at: [x, y] }) => `<text x="${decimal(x)}" y="${decimal(y)}" dy=".36em">${text}</text>`,
  );
  return `<g class="coordinates" font-size="${decimal(size)}">${texts.join('')}</g>`;
}

function draw({ stones }: { readonly stones: Stones }, board: Board): string {
  const { chart } = board;
  const cells = chart.rows.flat();
  const pieces = cells.flatMap((cell) => {
    const seat = stones[cell];
    return seat === undefined ? [] : stoneMarkup(chart, cell, seat);
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" class="picture" viewBox="${chart.viewBox.join(' ')}">`,
    `<path class="field" d="${cells.map((cell) => chart.outline(cell, 1)).join('')}"/>`,
    sidesMarkup(board),
    labelsMarkup(board),
    `<g class="pieces">${pieces.join('')}</g></svg>`,
  ].join('');
}

/** Nodes by cell: the content of a shared picture, or of one from a server, is taken over, and replaced where it differs. */
function makePatch(motion: Motion): Patch<{ readonly stones: Stones }> {
  let kept: SVGSVGElement | undefined;
  let shown: Stones = {};
  const nodes = new Map<string, Element>();
  return (picture, { stones }, { chart }) => {
    const isNew = picture !== kept;
    if (!isNew && stones === shown) return;
    const group = picture.querySelector('.pieces') as Element;
    if (isNew) {
      nodes.clear();
      for (const node of group.children) nodes.set(node.getAttribute('data-c') as string, node);
    }
    for (const cell of chart.rows.flat()) {
      const seat = stones[cell];
      if (isNew ? seat === undefined && !nodes.has(cell) : seat === shown[cell]) continue;
      nodes.get(cell)?.remove();
      nodes.delete(cell);
      if (seat === undefined) continue;
      const node = parseNode(stoneMarkup(chart, cell, seat));
      group.append(node);
      nodes.set(cell, node);
      if (!isNew) motion.play(node, LANDING, TOUCHDOWN);
    }
    kept = picture;
    shown = stones;
  };
}

/** Stones on cells, with the sides and labels that the board has. */
export function stones(): Picture<SimpleState<unknown>> {
  return {
    draw,
    makePatch,
    ghost: ({ stones: there, turn }, cell, { chart }) =>
      there[cell] === undefined ? `<g class="ghost">${stoneMarkup(chart, cell, turn)}</g>` : undefined,
    styles: stonesStyles,
  };
}
