/**
 * Brings the puzzle's picture from whatever it shows to a view: objects glide along their rings, then what is newly
 * found lights up.
 */
import { decimal } from '../../core/chart/path.js';
import type { Motion } from '../../ui/contract/parts.js';
import { KeyedGroup } from '../../ui/board/keyed-group.js';
import { parseNode } from '../../ui/dom/markup.js';
import { centreOf, rotationsOn, type Size } from '../geometry.js';
import { gridOf, rangeAt, starsIn, rotated, type Grid } from '../grid.js';
import {
  arrowMarkup,
  arrowsOn,
  coordsMarkup,
  foundLines,
  laneMarkup,
  pieceMarkup,
  runMarkup,
  type FoundLine,
} from '../picture.js';
import type { View } from '../state.js';
import { indexed } from '../../core/basics/indices.js';

const GLIDE = { duration: 300, easing: 'cubic-bezier(.5,0,.2,1)' };
const LANE = { duration: 180, delay: GLIDE.duration, fill: 'backwards' } as const;
const RUN = { duration: 120, delay: GLIDE.duration + 180, easing: 'ease-out', fill: 'backwards' } as const;

/** Lanes light up from their planet. */
const GROWTH = ['scaleY(0)', 'scaleX(0)', 'scaleY(0)', 'scaleX(0)'];

const isAlike = (one: Grid, other: Grid): boolean =>
  one.cells.every((code, cell) => code === other.cells[cell]);

/**
 * For each cell, where what stands in it now came from, if one board became the other by a rotation, forward or back.
 */
function wayBetween(before: Grid, after: Grid): readonly number[] | undefined {
  if (before.width !== after.width || before.height !== after.height || isAlike(before, after))
    return undefined;
  const sources = rotationsOn(before);
  const forward = starsIn(before).find((star) => isAlike(rotated(before, star), after));
  if (forward !== undefined) return [...sources(forward, rangeAt(before, forward))];
  const back = starsIn(after).find((star) => isAlike(rotated(after, star), before));
  if (back === undefined) return undefined;
  const from: number[] = [];
  sources(back, rangeAt(after, back)).forEach((source, cell) => (from[source] = cell));
  return from;
}

export class Patch {
  readonly #motion: Motion;
  #picture: SVGSVGElement | undefined;
  #pieces: Element | undefined;
  #byCell = new Map<number, Element>();
  #lanes: KeyedGroup | undefined;
  #arrows: KeyedGroup | undefined;
  #runs: KeyedGroup | undefined;
  #grid: Grid | undefined;

  constructor(motion: Motion) {
    this.#motion = motion;
  }

  show(picture: SVGSVGElement, view: View): void {
    const isNew = picture !== this.#picture;
    const grid = gridOf(view.board);
    if (isNew) this.#adopt(picture, grid);
    const before = isNew ? undefined : this.#grid;
    if (!before || !isAlike(before, grid)) this.#place(grid, before && wayBetween(before, grid));
    this.#grid = grid;
    this.#arrows?.hold(arrowsOn(view), (one) => arrowMarkup(grid, one));
    const lit = foundLines(view);
    const lanes = this.#lanes?.hold(lit, (one) => laneMarkup(grid, one));
    const runs = this.#runs?.hold(lit, (one) => runMarkup(grid, one));
    if (before) this.#light(lanes ?? new Map(), runs ?? new Map());
  }

  #adopt(picture: SVGSVGElement, size: Size): void {
    const group = (name: string): Element => picture.querySelector(`.${name}`) as Element;
    this.#picture = picture;
    this.#pieces = group('pieces');
    this.#lanes = new KeyedGroup(group('lanes'));
    this.#arrows = new KeyedGroup(group('arrows'));
    this.#runs = new KeyedGroup(group('runs'));
    this.#byCell = new Map();
    // Remove the contents of a shared or server-rendered picture.
    this.#pieces.replaceChildren();
    picture.querySelector('.coords')?.remove();
    picture.append(parseNode(coordsMarkup(size)));
  }

  /** Objects that are still there are moved, so that what a page has touched of them stays. */
  #place(grid: Grid, way: readonly number[] | undefined): void {
    const old = this.#byCell;
    this.#byCell = new Map();
    for (const [cell, code] of indexed(grid.cells)) {
      if (code === 0) continue;
      const from = way?.[cell] ?? cell;
      const kept = way ? old.get(from) : undefined;
      const node = kept ?? parseNode(pieceMarkup(grid, cell, code));
      if (kept) old.delete(from);
      else this.#pieces?.append(node);
      this.#byCell.set(cell, node);
      if (kept && from !== cell) this.#glide(grid, node, from, cell);
    }
    for (const node of old.values()) node.remove();
  }

  /** One place along the ring; where the ring leaves the board, a hop over what is missing. */
  #glide(grid: Grid, node: Element, from: number, to: number): void {
    const [[x1, y1], [x2, y2]] = [centreOf(grid, from), centreOf(grid, to)];
    node.setAttribute('data-c', `${to}`);
    node.setAttribute('transform', `translate(${decimal(x2)},${decimal(y2)})`);
    const at = (x: number, y: number, scale = 1): Keyframe => ({
      transform: `translate(${x}px, ${y}px) scale(${scale})`,
    });
    const isStep = Math.abs(x2 - x1) + Math.abs(y2 - y1) === 1;
    const hop = isStep ? [] : [{ ...at((x1 + x2) / 2, (y1 + y2) / 2, 0.5), opacity: 0.5 }];
    this.#motion.play(node, [at(x1, y1), ...hop, at(x2, y2)], GLIDE);
  }

  #light(lanes: ReadonlyMap<FoundLine, Element>, runs: ReadonlyMap<FoundLine, Element>): void {
    for (const [{ way }, lane] of lanes)
      this.#motion.play(lane, [{ transform: GROWTH[way] as string }, { transform: 'none' }], LANE);
    for (const run of runs.values()) this.#motion.play(run, [{ opacity: 0 }, { opacity: 1 }], RUN);
  }
}
