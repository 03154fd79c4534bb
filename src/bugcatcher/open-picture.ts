/**
 * Programs that are shown (B19), as paths with the slots in which their nodes come to each spot, before they run and as
 * they ran; and what a puzzle asks for (B20). Whose a path is and when needs no colour: tags of others are open,
 * one’s own are full; each other node bears the mark of its seat.
 */
import { circle, decimal, line } from '../core/chart/path.js';
import { SEAT_MARKS } from '../core/chart/palette.js';
import type { Point } from '../core/chart/chart.js';
import { indexed } from '../core/basics/indices.js';
import { times } from '../core/basics/times.js';
import { draftOf, IDLE, type Ui } from './interpret.js';
import { meetingsOf } from './meetings.js';
import { writtenCourse } from './open-plans.js';
import { boardMarkup } from './base.js';
import {
  body,
  burstsMarkup,
  edgeMarkup,
  nodeMarkup,
  pathsMarkup,
  picture,
  planMarkup,
  pointOf,
} from './picture.js';
import { courseOf } from './preview.js';
import { kindOf } from './program.js';
import { wantedOf, targetsOf } from './puzzles.js';
import type { Step } from './resolve.js';
import { pathOf } from './round.js';
import { burstOf, lapsOf, momentOf, slotsOf, type Moment } from './scene.js';
import type { Kind, Nodes, Plan, Program, View } from './state.js';

const NODES: readonly Kind[] = ['B', 'C'];

/** A program on its way: how far it has come, and where its nodes are drawn. */
interface Walk {
  readonly seat: number;
  readonly began: Nodes;
  readonly nodes: Nodes;
  readonly program: Program;
  readonly placed: readonly Step[];
  /** The steps that collisions stopped. */
  readonly stopped: readonly Step[];
  readonly results: string;
}

function walkOf(view: View, plan: Plan): Walk {
  const { placed, stopped } = writtenCourse(view, plan);
  return { seat: plan.seat, began: plan, nodes: plan, program: plan.program, placed, stopped, results: '' };
}

/** All programs of the round that has run, at a moment of it. */
function walksRun(view: View, { round, slot }: Moment): readonly Walk[] {
  return lapsOf(view, round).map(([seat, lap]) => {
    const { placed, stopped, nodes } = courseOf(view, lap, slot);
    const { program, results } = lap;
    return { seat, began: lap, nodes, program: program.slice(0, slot), placed, stopped, results };
  });
}

/** The programs that are drawn, others’ and the reader’s own where it has run. */
function walksOf(view: View, moment: Moment): readonly Walk[] {
  return view.over && view.all
    ? walksRun(view, moment)
    : (view.plans ?? []).map((plan) => walkOf(view, plan));
}

/** The nodes of others whose programs are not in yet: whose they are is not known. */
function restOf(view: View): string {
  const { options, corners, cells, own, plans = [] } = view;
  const known = [...plans, ...(own ? [own] : [])];
  const rest = (kind: Kind, places: readonly number[]): readonly string[] =>
    places
      .filter((place) => !known.some(({ border, central }) => (kind === 'B' ? border : central) === place))
      .map((place) => nodeMarkup(options, { kind, place }));
  return [...rest('B', corners), ...rest('C', cells)].join('');
}

/** A slot’s number at a spot: in a square for the border node, in a disc for the central one. */
function tag(kind: Kind, at: Point, slot: number): string {
  const [x, y] = at;
  return (
    `<path class="tag" d="${body(kind, at, kind === 'B' ? 0.16 : 0.155)}"/>` +
    `<text class="when" x="${decimal(x)}" y="${decimal(y + 0.06)}">${slot + 1}</text>`
  );
}

/** The swaps of a walk with the place of a node at that time, those at one spot together. */
function swapsAt({ began, program, placed }: Walk, kind: Kind): ReadonlyMap<number, readonly number[]> {
  const swaps = new Map<number, readonly number[]>();
  for (const [slot, entry] of indexed(program)) {
    if (kindOf(entry)) continue;
    const last = placed.filter((step) => step.kind === kind && step.slot < slot).at(-1);
    const place = last?.to ?? (kind === 'B' ? began.border : began.central);
    swaps.set(place, [...(swaps.get(place) ?? []), slot]);
  }
  return swaps;
}

const ARROWS = 'm-.08-.035h.16l-.045-.045m-.115.115h.16m-.16 0l.045.045';

/** In which slots the nodes change their colours, beside the spot where they then are. */
function pill([x, y]: Point, slots: readonly number[]): string {
  const width = 0.3 + 0.14 * slots.length;
  const [left, middle] = [x - width / 2, x + width / 2 - 0.15];
  const numbers = left + 0.06 + 0.07 * slots.length;
  const size = `width="${decimal(width)}" height=".22" rx=".11"`;
  return (
    `<rect class="tag" x="${decimal(left)}" y="${decimal(y - 0.11)}" ${size}/>` +
    `<text class="when" x="${decimal(numbers)}" y="${decimal(y + 0.055)}">` +
    `${slots.map((slot) => slot + 1).join(' ')}</text>` +
    `<path class="arrows" d="M${decimal(middle)} ${decimal(y)}${ARROWS}"/>`
  );
}

const BESIDE: readonly Point[] = [
  [0, -0.37],
  [0, 0.37],
  [-0.48, 0],
  [0.48, 0],
];

/** A place for a pill beside a spot, where no path of the walk runs and the board does not end. */
function besideOf(
  view: View,
  at: Point,
  paths: readonly (readonly [Point, Point])[],
  isStart: boolean,
): Point {
  const { cols, rows } = view.options;
  const isFree = ([dx, dy]: Point): boolean => {
    const [x, y] = [at[0] + dx, at[1] + dy];
    // The mark of the seat stands at the upper right of a node.
    if (x < -0.3 || y < -0.42 || x > cols + 0.12 || y > rows + 0.24 || (isStart && (dx > 0 || dy < 0)))
      return false;
    return !paths.some(([[a, b], [c, d]]) => {
      const [u, v] = a === at[0] && b === at[1] ? [c, d] : c === at[0] && d === at[1] ? [a, b] : at;
      return (
        Math.sign(u - at[0]) === Math.sign(dx) &&
        Math.sign(v - at[1]) === Math.sign(dy) &&
        (u !== at[0] || v !== at[1])
      );
    });
  };
  const [dx, dy] = BESIDE.find(isFree) ?? (BESIDE[0] as Point);
  return [at[0] + dx, at[1] + dy];
}

function swapsMarkup(view: View, walk: Walk): string {
  const grid = view.options;
  const paths = walk.placed.map(
    ({ kind, from, to }) => [pointOf(grid, kind, from), pointOf(grid, kind, to)] as const,
  );
  return NODES.flatMap((kind) =>
    [...swapsAt(walk, kind)].map(([place, slots]) => {
      const isStart = place === (kind === 'B' ? walk.began.border : walk.began.central);
      return pill(besideOf(view, pointOf(grid, kind, place), paths, isStart), slots);
    }),
  ).join('');
}

/** The mark of a seat beside its node. */
function seatMark(seat: number, [x, y]: Point): string {
  const hole = SEAT_MARKS[seat % 9];
  const mark = hole ? `<path class="on" fill-rule="evenodd" d="${hole}"/>` : '';
  const ring = seat > 8 ? '<circle class="ring" r="1.35"/>' : '';
  const place = `translate(${decimal(x + 0.2)},${decimal(y - 0.2)})scale(.11)`;
  return `<g transform="${place}"><circle class="piece" r="1.1"/>${mark}${ring}</g>`;
}

/** A seat's two nodes; those of others with the mark of their seat. */
function walkNodes(view: View, { seat, nodes: { border, central, blue } }: Walk): string {
  const grid = view.options;
  const own = seat === view.seat;
  const node = (kind: Kind, place: number): string =>
    nodeMarkup(grid, { kind, place, blue: blue === (kind === 'B'), own }) +
    (own ? '' : seatMark(seat, pointOf(grid, kind, place)));
  return node('B', border) + node('C', central);
}

const spot = (view: View, { kind, to }: Step): Point => pointOf(view.options, kind, to);

function rimOf(view: View, steps: readonly Step[]): string {
  const grid = view.options;
  const d = steps
    .map(({ kind, from, to }) => line([pointOf(grid, kind, from), pointOf(grid, kind, to)]))
    .join('');
  return `<path class="rim" d="${d}"/>`;
}

/** Four corners where the border node is wanted, four arcs where the central one is. */
export function wantedMark(kind: Kind, [x, y]: Point, r = 0.3): string {
  const at = (dx: number, dy: number): string => `${decimal(x + dx * r)} ${decimal(y + dy * r)}`;
  if (kind === 'B')
    return [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ]
      .map(([dx = 0, dy = 0]) => `M${at(dx, dy * 0.45)}L${at(dx, dy)}L${at(dx * 0.45, dy)}`)
      .join('');
  return times(4, (i) => {
    const [a, b] = [0.18, 0.82].map((part) => ((i + part) * Math.PI) / 2) as [number, number];
    return `M${at(Math.cos(a), Math.sin(a))}A${decimal(r)} ${decimal(r)} 0 0 1 ${at(Math.cos(b), Math.sin(b))}`;
  }).join('');
}

/** Rays around what is to be stopped. */
export function rays([x, y]: Point, near = 0.24, far = 0.36): string {
  return times(8, (i) => {
    const angle = ((i + 0.5) * Math.PI) / 4;
    return line([near, far].map((r): Point => [x + r * Math.cos(angle), y + r * Math.sin(angle)]));
  }).join('');
}

function aimMarkup(view: View, walks: readonly Walk[]): string {
  const { options, puzzle } = view;
  const wanted = wantedOf(view);
  if (wanted)
    return `<path class="wanted" d="${NODES.map((kind) => wantedMark(kind, pointOf(options, kind, wanted[kind]))).join('')}"/>`;
  // Once it has run, bursts show who was stopped.
  if (view.over || !puzzle) return '';
  const marked = targetsOf(view).flatMap(({ seat, node }) => {
    const walk = walks.find((one) => one.seat === seat);
    return walk ? [rays(pointOf(options, node, node === 'B' ? walk.nodes.border : walk.nodes.central))] : [];
  });
  return marked.length > 0 ? `<path class="target" d="${marked.join('')}"/>` : '';
}

/** A ring where the reader’s program meets another one. */
function meetMarkup(view: View, ui: Ui): string {
  const { program } = draftOf(ui, view);
  const d = meetingsOf(view, program).map(({ step, isAtSpot }) => {
    if (isAtSpot) return circle(spot(view, step), 0.33);
    const [[x, y], [u, v]] = [pointOf(view.options, step.kind, step.from), spot(view, step)];
    return circle([(x + u) / 2, (y + v) / 2], 0.16);
  });
  return d.length > 0 ? `<path class="meet" d="${d.join('')}"/>` : '';
}

/** The groups of the picture. `ui`: the reader’s draft; false where none is shown. */
export function openGroups(
  view: View,
  ui: Ui | false,
  moment: Moment = momentOf(view),
): Readonly<Record<'paths' | 'plan' | 'nodes' | 'bursts', string>> {
  const walks = walksOf(view, moment);
  const others = walks.filter(({ seat }) => seat !== view.seat);
  const own = walks.filter(({ seat }) => seat === view.seat);
  const isEnd = moment.slot >= slotsOf(view, moment.round);
  const bursts = view.over
    ? walks.flatMap(({ stopped, results }) =>
        stopped
          .filter(({ slot }) => isEnd || slot === moment.slot - 1)
          .map((step) => burstOf(view, step, results[step.slot] as string)),
      )
    : [];
  const path = (steps: readonly Step[]): string => pathsMarkup(view, steps.map(pathOf));
  const tags = (walk: Walk): string =>
    walk.placed.map((step) => tag(step.kind, spot(view, step), step.slot)).join('');
  const now = (): string =>
    restOf(view) +
    (view.own ? walkNodes(view, walkOf(view, { ...view.own, seat: view.seat ?? 0, program: '' })) : '');
  return {
    paths:
      aimMarkup(view, walks) +
      others
        .map((walk) => `<g class="seat-${walk.seat % 9}">${rimOf(view, walk.placed)}${path(walk.placed)}</g>`)
        .join('') +
      own.map(({ placed }) => edgeMarkup(view, placed.map(pathOf)) + path(placed)).join(''),
    plan: ui ? meetMarkup(view, ui) + planMarkup(view, ui) : '',
    nodes:
      others
        .map(
          (walk) =>
            `<g class="seat-${walk.seat % 9}">${tags(walk)}${swapsMarkup(view, walk)}${walkNodes(view, walk)}</g>`,
        )
        .join('') +
      own
        .map((walk) => `<g class="yours">${tags(walk)}${swapsMarkup(view, walk)}${walkNodes(view, walk)}</g>`)
        .join('') +
      (view.over ? '' : now()),
    bursts: burstsMarkup({ bursts }),
  };
}

/** The board as a viewer sees it, with the programs that are shown. */
export function wholePicture(view: View): string {
  const isOpen = view.puzzle !== undefined || (view.plans ?? []).length > 0;
  return isOpen ? boardMarkup(view.options, openGroups(view, IDLE)) : picture(view);
}
