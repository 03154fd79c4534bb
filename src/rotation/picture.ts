/** The board as SVG in board units: shapes and classes, no colour, no text. */
import { indexed } from '../core/basics/indices.js';
import { decimal } from '../core/chart/path.js';
import { times } from '../core/basics/times.js';
import { boardMarkup } from './base.js';
import { centreOf, nameOf, rings, type Size } from './geometry.js';
import { codesOf, findIn, gridOf, rangeAt, SIGNS, starsIn, type Found, type Grid } from './grid.js';
import { canRotateAt, playable } from './outcome.js';
import type { Card, View } from './state.js';

const RAYS = times(8, (n) => {
  const [x, y] = [Math.cos((n * Math.PI) / 4), Math.sin((n * Math.PI) / 4)];
  return `M${decimal(0.25 * x)} ${decimal(0.25 * y)}L${decimal(0.38 * x)} ${decimal(0.38 * y)}`;
}).join('');

/**
 * Each object about the middle of its cell. Shape alone tells them apart: cross, bands, rays, plain, beam, ring, tail.
 */
export const OBJECTS: Readonly<Record<string, string>> = {
  H: '<circle class="h" r=".32"/><path class="slit" stroke-width=".07" d="M0-.32V.32M-.32 0H.32"/>',
  G: '<circle class="g" r=".32"/><path class="slit" stroke-width=".065" d="M-.31-.1H.31M-.31 .1H.31"/>',
  Y: `<path class="rim" stroke-width=".055" d="${RAYS}"/><circle class="y rim" stroke-width=".045" r=".2"/>`,
  R: '<circle class="r" r=".385"/>',
  N: '<path class="ray" stroke-width=".05" d="M-.35-.35L.35 .35"/><circle class="n ray" stroke-width=".05" r=".19"/>',
  B: '<circle class="ring ray" stroke-width=".045" r=".34"/><circle class="b ray" stroke-width=".03" r=".21"/>',
  C:
    '<path class="tail" stroke-width=".045" d="M0-.09L.35-.35M.11 .04L.36-.14M-.15-.13L.14-.36"/>' +
    '<circle class="c ray" stroke-width=".05" r=".17" cx="-.11" cy=".11"/>',
};

const at = (size: Size, cell: number): string => centreOf(size, cell).map(decimal).join();

export function pieceMarkup(size: Size, cell: number, code: number): string {
  const sign = SIGNS[code] as string;
  return `<g class="piece" data-c="${cell}" transform="translate(${at(size, cell)})">${OBJECTS[sign]}</g>`;
}

/** Around an object: an arrow clockwise, so that whoever sees the board for the first time knows which are stars. */
const ARROW =
  '<path d="M.374-.216A.432 .432 0 1 1 0-.432" stroke-dasharray=".1 .075"/><path d="M-.075-.507L0-.432L-.075-.357"/>';

/** A star that can rotate, marked as one. */
export interface Arrow {
  readonly key: number;
}

/** The stars that can rotate, until the first rotation is made. */
export function arrowsOn(view: View): readonly Arrow[] {
  const isNew = view.use === 'puzzle' ? view.rotations === 0 : view.turns === 0 && !view.rotated;
  return isNew
    ? starsIn(gridOf(view.board))
        .filter((star) => canRotateAt(view, star))
        .map((key) => ({ key }))
    : [];
}

export function arrowMarkup(size: Size, { key }: Arrow): string {
  return `<g class="arrow" data-c="${key}" transform="translate(${at(size, key)})">${ARROW}</g>`;
}

/** A line that has a card, by a name of its own. */
export interface FoundLine extends Found {
  readonly key: string;
}

/** The lit lines: of a puzzle's goals, or in a card game of the cards that can be played now. */
export function foundLines(view: View): readonly FoundLine[] {
  const grid = gridOf(view.board);
  const cards: readonly Card[] =
    view.use === 'puzzle'
      ? view.goals.map(({ card }) => card)
      : view.rotated
        ? playable(view, view.hands[view.seat] ?? [])
        : [];
  return cards.flatMap((card) =>
    findIn(grid, codesOf(card), view.reading).map((found) => ({
      ...found,
      key: `${card}-${found.planet}-${found.way}-${found.run.join('.')}`,
    })),
  );
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** R5: the lane from the planet's neighbour to the edge. */
function laneOf({ width, height }: Size, { planet, way }: Found): Box {
  const [x, y] = [planet % width, Math.floor(planet / width)];
  const [left, right] = way % 2 === 0 ? [x, x + 1] : way === 1 ? [x + 1, width] : [0, x];
  const [top, bottom] = way % 2 === 1 ? [y, y + 1] : way === 2 ? [y + 1, height] : [0, y];
  return { left, top, width: right - left, height: bottom - top };
}

/** R7: round the cells that the card was read from. */
function runOf(size: Size, { run }: Found): Box {
  const [xs, ys] = [0, 1].map((axis) => run.map((cell) => centreOf(size, cell)[axis] as number)) as [
    number[],
    number[],
  ];
  const [left, top] = [Math.min(...xs) - 0.46, Math.min(...ys) - 0.46];
  return { left, top, width: Math.max(...xs) - left + 0.46, height: Math.max(...ys) - top + 0.46 };
}

/** A lane and a run as path data, to be lit. */
export function lanePath(size: Size, found: Found): string {
  const { left, top, width, height } = laneOf(size, found);
  return `M${left} ${top}h${width}v${height}h${-width}Z`;
}

export function runPath(size: Size, found: Found): string {
  const { left, top, width, height } = runOf(size, found);
  const corner = (x: number, y: number): string => `a.46 .46 0 0 1 ${x} ${y}`;
  const [along, down] = [decimal(width - 0.92), decimal(height - 0.92)];
  return (
    `M${decimal(left + 0.46)} ${decimal(top)}h${along}${corner(0.46, 0.46)}v${down}${corner(-0.46, 0.46)}` +
    `h-${along}${corner(-0.46, -0.46)}v-${down}${corner(0.46, -0.46)}Z`
  );
}

export function laneMarkup(size: Size, lit: FoundLine): string {
  const { left, top, width, height } = laneOf(size, lit);
  const place = `x="${left}" y="${top}" width="${width}" height="${height}"`;
  return `<rect class="lane way-${lit.way}" data-c="${lit.key}" ${place}/>`;
}

/** The run, and the way it was read. */
export function runMarkup(size: Size, lit: FoundLine): string {
  const { left, top, width, height } = runOf(size, lit);
  const head = `<path transform="translate(${at(size, lit.planet)})rotate(${90 * lit.way})" d="M-.1-.4l.1-.1l.1 .1"/>`;
  const place = `x="${decimal(left)}" y="${decimal(top)}" width="${decimal(width)}" height="${decimal(height)}"`;
  return `<g class="run" data-c="${lit.key}"><rect ${place} rx=".46"/>${head}</g>`;
}

/**
 * The board as it stands: `.lanes` and `.runs` for what is found, `.arrows` around the stars of a new one, `.pieces >
 * .piece[data-c]`, a group an object.
 */
export function picture(view: View): string {
  const grid = gridOf(view.board);
  const lit = foundLines(view);
  const pieces = [...grid.cells].map((code, cell) => (code === 0 ? '' : pieceMarkup(grid, cell, code)));
  const lanes = lit.map((one) => laneMarkup(grid, one));
  const runs = lit.map((one) => runMarkup(grid, one));
  const arrows = arrowsOn(view).map((one) => arrowMarkup(grid, one));
  return boardMarkup(grid, {
    lanes: lanes.join(''),
    arrows: arrows.join(''),
    pieces: pieces.join(''),
    runs: runs.join(''),
  });
}

/** How far from the board its coordinates stand, as a share of its width. */
const GAP = 0.012;

/**
 * The letters of the columns above the board and the numbers of the rows beside it, outside of its picture: shown where
 * a page has room for them.
 */
export function coordsMarkup(size: Size): string {
  const { width, height } = size;
  const gap = decimal(-GAP * width);
  const letters = times(width, (x) => `<text x="${x + 0.5}" y="${gap}">${nameOf(size, x)[0]}</text>`);
  const numbers = times(height, (y) => `<text class="row" x="${gap}" y="${y + 0.5}">${y + 1}</text>`);
  return `<g class="coords" font-size="${width}">${letters.join('')}${numbers.join('')}</g>`;
}

/** The preview of a star's rotation: its ways below the objects, their new places above. */
export interface Preview {
  readonly ways: string;
  readonly coming: string;
}

/**
 * R3: the rings of a star, a chevron where an object moves, dashes where it jumps a gap, and each object where it will
 * be.
 */
export function previewMarkup(grid: Grid, star: number): Preview {
  const tracks: string[] = [];
  const jumps: string[] = [];
  const chevrons: string[] = [];
  const coming: string[] = [];
  for (const cells of rings(grid, star, rangeAt(grid, star))) {
    if (cells.length < 2) continue;
    for (const [n, to] of indexed(cells)) {
      const from = cells.at(n - 1) as number;
      const [[x1, y1], [x2, y2]] = [centreOf(grid, from), centreOf(grid, to)];
      const isStep = Math.abs(x2 - x1) + Math.abs(y2 - y1) === 1;
      const path = `M${decimal(x1)} ${decimal(y1)}L${decimal(x2)} ${decimal(y2)}`;
      (isStep ? tracks : jumps).push(path);
      if (grid.cells[from] === 0) continue;
      const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
      const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
      const turned = `translate(${decimal(x)},${decimal(y)})rotate(${decimal(angle)})`;
      chevrons.push(`<path class="chevron" transform="${turned}" d="M-.07-.12L.06 0L-.07 .12"/>`);
      const isFree = grid.cells[to] === 0;
      const place = isFree
        ? `translate(${at(grid, to)})`
        : `translate(${decimal(x2 + 0.3)},${decimal(y2 - 0.3)})scale(.42)`;
      const ground = isFree ? '' : '<circle class="ground" r=".5"/>';
      const sign = SIGNS[grid.cells[from] as number] as string;
      coming.push(
        `<g class="${isFree ? 'coming' : 'small'}" transform="${place}">${ground}${OBJECTS[sign]}</g>`,
      );
    }
  }
  return {
    ways: `<g><path class="track" d="${tracks.join('')}"/><path class="jump" d="${jumps.join('')}"/></g>`,
    coming: `<g>${chevrons.join('')}${coming.join('')}</g>`,
  };
}
