/** The board as SVG in board units: shapes and classes, no colour and no text but coordinates. */
import { circle, decimal, line } from '../core/chart/path.js';
import { SEAT_MARKS } from '../core/chart/palette.js';
import type { Point } from '../core/chart/chart.js';
import { times } from '../core/basics/times.js';
import { courseOf, farEnd, foresee } from './preview.js';
import { boardMarkup } from './base.js';
import { burstOf, frameOf, type Frame, type Node } from './scene.js';
import { halves, stepFrom, WAYS, type Grid } from './geometry.js';
import { draftOf, entriesTo, IDLE, isWriting, wishesOf, type Ui } from './interpret.js';
import { costOf, headsAfter } from './program.js';
import { pathOf, pathText } from './round.js';
import type { Kind, Path, Program, View } from './state.js';

const half = ([x, y]: Point): Point => [x / 2, y / 2];

export function pointOf(grid: Grid, kind: Kind, place: number): Point {
  return half(halves(grid, kind, place));
}

export function square([x, y]: Point, r: number): string {
  return `M${decimal(x - r)} ${decimal(y - r)}h${decimal(2 * r)}v${decimal(2 * r)}h${decimal(-2 * r)}Z`;
}

export const body = (kind: Kind, at: Point, r: number): string =>
  kind === 'B' ? square(at, r * 0.9) : circle(at, r);

const endsOf = (view: View, path: Path): readonly [Point, Point] => [
  pointOf(view.options, path.kind, path.at),
  pointOf(view.options, path.kind, farEnd(view, path)),
];

/** Paths of both colours: black ones plain, blue ones with beads. */
export function pathsMarkup(view: View, paths: readonly Path[]): string {
  const d = (blue: boolean): string =>
    paths
      .filter((path) => path.blue === blue)
      .map((path) => line(endsOf(view, path)))
      .join('');
  const [black, blue] = [d(false), d(true)];
  return (
    `<path class="case" d="${black}"/><path class="black" d="${black}"/>` +
    `<path class="blue" d="${blue}"/><path class="beads" d="${blue}"/>`
  );
}

/** The number of a slot or a choice, as far below the point as its baseline is. */
const slotNumber = ([x, y]: Point, below: number, index: number): string =>
  `<text class="slot" x="${decimal(x)}" y="${decimal(y + below)}">${index + 1}</text>`;

/** The edge around one's own paths. */
export function edgeMarkup(view: View, paths: readonly Path[]): string {
  const d = paths.map((path) => line(endsOf(view, path))).join('');
  return `<path class="own" d="${d}"/>`;
}

/**
 * All paths of a frame: one's own have an edge, those of others are thin where there are own ones to be told from them.
 * Those of the others and of the slot on show are groups of their own, so that they can come.
 */
export function framePaths(view: View, { paths, rivals, fresh, mine }: Frame): string {
  const group = (name: string, of: readonly Path[]): string =>
    of.length > 0 ? `<g class="${name}">${pathsMarkup(view, of)}</g>` : '';
  if (mine.length === 0) return group('rivals', rivals) + pathsMarkup(view, paths) + group('fresh', fresh);
  const own = new Set(mine.map(pathText));
  const of = (isOwn: boolean): string =>
    pathsMarkup(
      view,
      paths.filter((path) => own.has(pathText(path)) === isOwn),
    );
  const others = view.all ? `<g class="theirs">${of(false)}</g>` : '';
  return group('rivals', rivals) + others + edgeMarkup(view, mine) + of(true) + group('fresh', fresh);
}

export function nodeMarkup(grid: Grid, { kind, place, blue, own, seat }: Node): string {
  const at = pointOf(grid, kind, place);
  if (seat !== undefined) {
    const [x, y] = at;
    const shape =
      kind === 'B' ? '<path class="piece" d="M-1-1H1V1H-1Z"/>' : '<circle class="piece" r="1.1"/>';
    const ring = seat > 8 ? `<circle class="ring" r="1.35"/>` : '';
    const mark = SEAT_MARKS[seat % 9]
      ? `<path class="on" fill-rule="evenodd" d="${SEAT_MARKS[seat % 9]}"/>`
      : '';
    const place = `translate(${decimal(x)},${decimal(y)})scale(.17)`;
    return `<g class="seat-${seat % 9}" transform="${place}">${shape}${mark}${ring}</g>`;
  }
  const r = own ? 0.17 : 0.13;
  const tone = blue === undefined ? 'some' : blue ? 'blue' : 'black';
  const mine = own ? `<path class="mine" d="${body(kind, at, 0.25)}"/>` : '';
  const pip = blue ? `<path class="pip" d="${body(kind, at, 0.06)}"/>` : '';
  return `<g class="node ${tone}">${mine}<path class="body" d="${body(kind, at, r)}"/>${pip}</g>`;
}

export function nodesMarkup(view: View, { nodes }: Pick<Frame, 'nodes'>): string {
  return nodes.map((node) => nodeMarkup(view.options, node)).join('');
}

export function burstsMarkup({ bursts }: Pick<Frame, 'bursts'>): string {
  return bursts
    .map(({ at, from }) => {
      const [x, y] = half(at);
      const [u, v] = half(from);
      const aside: Point = [u + 0.22 * Math.sign(x - u), v + 0.22 * Math.sign(y - v)];
      const rays = times(8, (i) => {
        const [dx, dy] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)];
        return line([0.1, 0.32].map((r): Point => [x + r * dx, y + r * dy]));
      });
      return `<path class="tried" d="${line([aside, [x, y]])}"/><path class="burst" d="${rays.join('')}"/>`;
    })
    .join('');
}

/**
 * One's own program: outlined, numbered, with the spots that the next step can reach; collisions foreseen are crossed.
 */
export function planMarkup(view: View, ui: Ui): string {
  const { own, options } = view;
  if (!own || view.over || own.border < 0) return '';
  const draft = draftOf(ui, view);
  const { amongLast } = draft;
  const program = own.staged?.program ?? draft.program;
  const results = foresee(view, program, amongLast);
  const { placed, stopped } = courseOf(view, { ...own, program, results });
  const ends = placed.map(
    ({ kind, from, to }) => [pointOf(options, kind, from), pointOf(options, kind, to)] as const,
  );
  const numbers = placed.map(({ kind, slot }, i) => {
    const [[x, y], [u, v]] = ends[i] as readonly [Point, Point];
    // Past the midpoint, where two of one's own paths may cross.
    const at: Point = [x + 0.72 * (u - x), y + 0.72 * (v - y)];
    return `<path class="disc" d="${body(kind, at, 0.11)}"/>${slotNumber(at, 0.052, slot)}`;
  });
  const stops = stopped.map((step) => burstOf(view, step, results[step.slot] as string));
  const outline = `<path class="own" d="${ends.map((pair) => line(pair)).join('')}"/>`;
  return (
    outline +
    pathsMarkup(view, placed.map(pathOf)) +
    burstsMarkup({ bursts: stops }) +
    numbers.join('') +
    (isWriting(view) ? reachMarkup(view, draft) : '')
  );
}

/** The way that a hint advises, dashed beside one's own; it foresees nothing. */
export function adviceMarkup(view: View, program: Program): string {
  const { own, options } = view;
  if (!own || own.border < 0) return '';
  const { placed } = courseOf(view, { ...own, program, results: '0'.repeat(program.length) });
  const d = placed
    .map(({ kind, from, to }) => line([pointOf(options, kind, from), pointOf(options, kind, to)]))
    .join('');
  return `<path class="advice-case" d="${d}"/><path class="advice" d="${d}"/>`;
}

/** The spots that one more step can reach without a collision that is certain. */
function reachMarkup(view: View, { program, amongLast }: Ui): string {
  const { options, own } = view;
  if (!own || costOf(program) >= options.energy) return '';
  const heads = headsAfter(options, own, program);
  const dots = (['B', 'C'] as const).flatMap((kind) =>
    [...(kind === 'B' ? WAYS : WAYS.toLowerCase())].flatMap((entry) => {
      const to = stepFrom(options, kind, kind === 'B' ? heads.border : heads.central, entry.toUpperCase());
      if (to === undefined || !foresee(view, program + entry, amongLast).endsWith('0')) return [];
      return [body(kind, pointOf(options, kind, to), 0.07)];
    }),
  );
  return `<path class="reach" d="${dots.join('')}"/>`;
}

/** Under the pointer: the paths that a tap there would add. */
export function ghostMarkup(view: View, cell: string, ui: Ui): string | undefined {
  const { own, options } = view;
  const draft = draftOf(ui, view);
  if (!own || view.round === 0 || !isWriting(view)) return undefined;
  const entries = entriesTo(draft, view, cell);
  if (entries === '') return undefined;
  const from = headsAfter(options, own, draft.program);
  const { placed } = courseOf(view, { ...from, program: entries, results: '0'.repeat(entries.length) });
  return `<g class="ghost picture">${pathsMarkup(view, placed.map(pathOf))}</g>`;
}

/** B3: the spots in the start lists, with their rank. */
export function wishesMarkup(view: View, ui: Ui): string {
  const { border, central } = wishesOf(ui, view);
  return (['B', 'C'] as const)
    .flatMap((kind) =>
      (kind === 'B' ? border : central).map((place, rank) => {
        const at = pointOf(view.options, kind, place);
        return `<path class="wish" d="${body(kind, at, 0.2)}"/>${slotNumber(at, 0.06, rank)}`;
      }),
    )
    .join('');
}

/**
 * A picture of the goal: three steps of one's own node, each with a firefly, and a fourth that is stopped where another
 * node stands.
 */
export function goalPicture(): string {
  const at = (step: number): Point => [0.33 + 0.6 * step, 0.9];
  const way = line(times(4, at));
  const firefly = (step: number): string => {
    const middle: Point = [0.63 + 0.6 * step, 0.38];
    return `<path class="glow" d="${circle(middle, 0.17)}"/><path class="firefly" d="${circle(middle, 0.08)}"/>`;
  };
  const part = (name: string, step: number, size: number): string =>
    `<path class="${name}" d="${square(at(step), size)}"/>`;
  const node = part('mine', 0, 0.27) + part('body', 0, 0.17) + part('pip', 0, 0.06);
  const [x, y] = at(4);
  const cross = `M${decimal(x - 0.22)} ${decimal(y - 0.22)}l.44.44m0-.44l-.44.44`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" class="goal" viewBox="0 0 104 44">' +
    '<g transform="translate(0 1)scale(34)">' +
    `<path class="tried" d="${line([at(3), at(4)])}"/>` +
    `<path class="case" d="${way}"/><path class="blue" d="${way}"/><path class="beads" d="${way}"/>` +
    `<g class="node blue">${node}</g><g class="node some">${part('body', 4, 0.13)}</g>` +
    `<path class="burst" d="${cross}"/>${times(3, firefly).join('')}</g></svg>`
  );
}

/** The board as a viewer sees it, the last round at its end. */
export function picture(view: View): string {
  const frame = frameOf(view);
  return boardMarkup(view.options, {
    paths: framePaths(view, frame),
    nodes: nodesMarkup(view, frame),
    plan: planMarkup(view, IDLE),
    bursts: burstsMarkup(frame),
  });
}
