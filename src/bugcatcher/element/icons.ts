/** Small drawings in the panel: entries of a program, and what missions ask for. */
import { nothing, svg, html, type TemplateResult } from 'lit';
import { times } from '../../core/basics/times.js';
import { line } from '../../core/chart/path.js';
import type { Mission } from '../goals.js';
import { kindOf } from '../program.js';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  U: [0, -1],
  R: [1, 0],
  D: [0, 1],
  L: [-1, 0],
};

const SWAP = 'M9 12h15m-4-4 4 4-4 4M23 20H8m4-4-4 4 4 4';

/**
 * A node with the arrow of its step: a square for the border node, a disc for the central one, with a pip where it is
 * blue.
 */
function stepIcon(kind: 'B' | 'C', way: string, blue: boolean): TemplateResult {
  const [dx, dy] = STEPS[way] as readonly [number, number];
  const [x, y] = [16 - 7 * dx, 16 - 7 * dy];
  const [u, v] = [16 + 12 * dx, 16 + 12 * dy];
  const head = `M${u - 5 * dx + 4 * dy} ${v - 5 * dy + 4 * dx}L${u} ${v}L${u - 5 * dx - 4 * dy} ${v - 5 * dy - 4 * dx}`;
  const body =
    kind === 'B'
      ? svg`<path class="body" d="M${x - 5} ${y - 5}h10v10h-10Z" /><path class="pip"
          d="M${x - 1.8} ${y - 1.8}h3.6v3.6h-3.6Z" />`
      : svg`<circle class="body" cx=${x} cy=${y} r="5.5" /><circle class="pip" cx=${x} cy=${y} r="2" />`;
  return svg`<g class="node ${blue ? 'blue' : 'black'}">${body}</g><path
      d="M${x + 8 * dx} ${y + 8 * dy}L${u} ${v}${head}" />`;
}

/** The icon of an entry. */
export function entryIcon(entry: string, blue: boolean): TemplateResult {
  const kind = kindOf(entry);
  const drawn = kind
    ? stepIcon(kind, entry.toUpperCase(), blue)
    : svg`<path d=${SWAP} />${entry === 'g' ? svg`<path class="garnet" d="M16 1l4 4.5-4 4.5-4-4.5z" />` : nothing}`;
  return html`<svg class="entry" viewBox="0 0 32 32" aria-hidden="true">${drawn}</svg>`;
}

/** A shape from its start, as large as its square has room. */
function shapePath(word: string): readonly [d: string, x: number, y: number] {
  const spots: [number, number][] = [[0, 0]];
  for (const way of word) {
    const [x, y] = spots.at(-1) as [number, number];
    const [dx, dy] = STEPS[way] as readonly [number, number];
    spots.push([x + dx, y + dy]);
  }
  const of = (axis: 0 | 1): readonly [number, number] => {
    const all = spots.map((spot) => spot[axis]);
    return [Math.min(...all), Math.max(...all)];
  };
  const [[left, right], [top, bottom]] = [of(0), of(1)];
  const unit = Math.min(8, 22 / Math.max(right - left, bottom - top, 1));
  const at = spots.map(([x, y]): [number, number] => [
    15 + unit * (x - (left + right) / 2),
    15 + unit * (y - (top + bottom) / 2),
  ]);
  return [line(at), ...(at[0] as [number, number])];
}

const CORNERS = [5, 25].flatMap((x) => [5, 25].map((y) => [x, y] as const));
const FRAME = 'M5 5H25V25H5Z';
const SIDES: Readonly<Record<string, string>> = {
  left: 'M5 5V25',
  right: 'M25 5V25',
  top: 'M5 5H25',
  bottom: 'M5 25H25',
  rim: FRAME,
};

/** A node as a mark: a square for the border node, a disc for the central one. */
function mark(node: Mission['node'], x: number, y: number, r: number): TemplateResult {
  return node === 'B'
    ? svg`<path class="dot" d="M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}Z" />`
    : svg`<circle class="dot" cx=${x} cy=${y} r=${1.1 * r} />`;
}

/** The spots that a mission names, on a small board, marked by the node that is to come there. */
function spotsIcon(word: string, node: Mission['node']): TemplateResult {
  const parts = word.split('.');
  const sides = parts.flatMap((part) => SIDES[part] ?? []).join('');
  const dots = parts.includes('corners')
    ? CORNERS
    : parts.includes('inside')
      ? ([
          [11, 11],
          [19, 11],
          [11, 19],
          [19, 19],
        ] as const)
      : ([[15, 15]] as const);
  const marks = dots.map(([x, y]) => mark(node, x, y, 2.4));
  return svg`<path class="thin" d=${FRAME} /><path class="thick" d=${sides} />${marks}`;
}

function drawnOf({ kind, word, node, count }: Mission): TemplateResult {
  switch (kind) {
    case 'shape': {
      const [d, x, y] = shapePath(word);
      return svg`<path class="thick" d=${d} />${mark(node, x, y, 3)}`;
    }
    case 'visit':
    case 'end':
      return spotsIcon(word, node);
    case 'steps':
      // As many beads as steps, so that it is told from a shape.
      return svg`<path d="M7 15H27" />${times(
        count,
        (i) => svg`<circle class="dot" cx=${13 + (14 * i) / Math.max(1, count - 1)}
          cy="15" r="1.7" />`,
      )}${mark(node, 6, 15, 4)}`;
    case 'swaps':
      return svg`<path d="M6 11h17m-4-4 4 4-4 4M24 20H7m4-4-4 4 4 4" />`;
    case 'cross':
      return svg`<path class="blue" d="M15 4V26" /><path class="black" d="M4 15H26" />`;
    case 'both':
      return svg`<path d="M6 9H26M6 21H26" /><path class="dot" d="M3 5h8v8H3Z" /><circle class="dot" cx="7"
          cy="21" r="4.4" />`;
    case 'clean':
      return svg`<circle cx="15" cy="15" r="10" /><path d="M8 22 22 8" />`;
    case 'blue':
    case 'black':
      return svg`<path class=${kind} d="M4 21H13V9H26" />`;
  }
}

/** The icon of a mission's goal. */
export function missionIcon(mission: Mission): TemplateResult {
  return html`<svg class="shape" viewBox="0 0 30 30" aria-hidden="true">${drawnOf(mission)}</svg>`;
}
