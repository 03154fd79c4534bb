/** The scene on the board at a moment: paths, nodes, collisions, all as far as the viewer may see them. */
import type { Point } from '../core/chart/chart.js';
import { indexed } from '../core/basics/indices.js';
import { decimal } from '../core/chart/path.js';
import { courseOf, othersAt, othersPaths } from './preview.js';
import { halves } from './geometry.js';
import type { Step } from './resolve.js';
import { actsOf, pathOf } from './round.js';
import type { Act, Kind, Lap, Nodes, Path, View } from './state.js';
import type { Seat } from '../core/contract/rules.js';

export interface Node {
  readonly kind: Kind;
  readonly place: number;
  /** Unknown of others after round 1 (B15). */
  readonly blue?: boolean | undefined;
  readonly own?: boolean;
  /** Set once everybody may know whose it is. */
  readonly seat?: Seat;
}

export interface Burst {
  /** The place where a path was stopped, and where it came from, in half units. */
  readonly at: Point;
  readonly from: Point;
  readonly sign: string;
}

export interface Frame {
  readonly paths: readonly Path[];
  /** Those of others, which show when the reader's own program has run; `paths` do not hold them. */
  readonly rivals: readonly Path[];
  /** Those of the slot on show, which `paths` do not hold. */
  readonly fresh: readonly Path[];
  /** The viewer's own, of all of these. */
  readonly mine: readonly Path[];
  readonly nodes: readonly Node[];
  readonly bursts: readonly Burst[];
  /** The entries of the slot on show. */
  readonly acts: readonly Act[];
}

/** The round on show, and how many of its slots. */
export interface Moment {
  readonly round: number;
  readonly slot: number;
}

/** The laps that a viewer may see run: all of them at the end, else its own. */
export function lapsOf({ all, own, seat }: View, round: number): readonly (readonly [Seat, Lap])[] {
  const players = all ? indexed(all.players) : own && seat !== undefined ? [[seat, own] as const] : [];
  return players.flatMap(([who, { laps }]) =>
    laps[round - 1] ? [[who, laps[round - 1] as Lap] as const] : [],
  );
}

/** Rounds played to their end. */
export function roundsPlayed({ round, over }: View): number {
  return over ? round : Math.max(0, round - 1);
}

/** A seat's paths and nodes in the last round, as what stays lit of the board. */
export function litLap(view: View, seat: Seat): { readonly holes: string; readonly edges: string } {
  const [, lap] = lapsOf(view, roundsPlayed(view)).find(([who]) => who === seat) ?? [];
  const at = lap ?? view.all?.players[seat];
  if (!at) return { holes: '', edges: '' };
  const spot = (kind: Kind, place: number): Point => halves(view.options, kind, place);
  const steps = lap ? courseOf(view, lap).placed : [];
  // Spots and the middles between them: squares around these touch, and never overlap.
  const points = [
    spot('B', at.border),
    spot('C', at.central),
    ...steps.flatMap(({ kind, from, to }): Point[] => {
      const [[x, y], [u, v]] = [spot(kind, from), spot(kind, to)];
      return [
        [(x + u) / 2, (y + v) / 2],
        [u, v],
      ];
    }),
  ];
  const squares = new Set(
    points.map(([x, y]) => `M${decimal(x / 2 - 0.25)} ${decimal(y / 2 - 0.25)}h.5v.5h-.5Z`),
  );
  return { holes: [...squares].join(''), edges: '' };
}

/** How many slots there are to replay. */
export function slotsOf(view: View, round: number): number {
  return Math.max(0, ...lapsOf(view, round).map(([, { program }]) => program.length));
}

/** The last round at its end. */
export function momentOf(view: View): Moment {
  const round = roundsPlayed(view);
  return { round, slot: slotsOf(view, round) };
}

/** Whether a moment is the board as it is. */
export function isNow(view: View, { round, slot }: Moment): boolean {
  return round === roundsPlayed(view) && slot >= slotsOf(view, round);
}

const nodesAt = ({ border, central, blue }: Nodes, more: Partial<Node>): Node[] => [
  { kind: 'B', place: border, blue, ...more },
  { kind: 'C', place: central, blue: !blue, ...more },
];

export function burstOf(view: Pick<View, 'options'>, step: Step, sign: string): Burst {
  const [x, y] = halves(view.options, step.kind, step.from);
  const [u, v] = halves(view.options, step.kind, step.to);
  return { from: [x, y], at: sign > '2' ? [(x + u) / 2, (y + v) / 2] : [u, v], sign };
}

/**
 * A player's knowledge of all nodes: their own ones whole, of the others the places, in round 1 with the colours that
 * all begin with (B4).
 */
function nodesSeen(
  places: Pick<View, 'corners' | 'cells'>,
  isFirst: boolean,
  began?: Nodes,
  now: Nodes | undefined = began,
): readonly Node[] {
  const others = (['B', 'C'] as const).flatMap((kind) =>
    othersAt(places, began, kind).map((place): Node => ({
      kind,
      place,
      blue: isFirst ? kind === 'B' : undefined,
    })),
  );
  return now && now.border >= 0 ? [...others, ...nodesAt(now, { own: true })] : others;
}

/** The board at a moment of the last round; of any round once all is open. */
export function frameOf(view: View, { round, slot }: Moment = momentOf(view)): Frame {
  const laps = lapsOf(view, round);
  const slots = slotsOf(view, round);
  const isEnd = slot >= slots;
  const courses = laps.map(([seat, lap]) => ({ seat, lap, ...courseOf(view, lap, slot) }));
  // At the end of a round all its collisions are shown.
  const bursts = courses.flatMap(({ lap, stopped }) =>
    stopped
      .filter((step) => isEnd || step.slot === slot - 1)
      .map((step) => burstOf(view, step, lap.results[step.slot] as string)),
  );
  const acts = laps.flatMap(([seat, lap]) => actsOf(view.options, seat, lap).slice(slot - 1, slot));
  const isFresh = (step: Step): boolean => !isEnd && step.slot === slot - 1;
  const of = (test: (step: Step) => boolean): Path[] =>
    courses.flatMap(({ placed }) => placed.filter(test).map(pathOf));
  const mine = courses.flatMap(({ seat, placed }) => (seat === view.seat ? placed.map(pathOf) : []));
  const shown = { paths: of((step) => !isFresh(step)), rivals: [], fresh: of(isFresh), mine, bursts, acts };
  if (view.all) {
    const at = round > 0 ? courses : view.all.players.map((nodes, seat) => ({ seat, nodes }));
    const nodes = at.flatMap(({ seat, nodes: each }) => (each.border < 0 ? [] : nodesAt(each, { seat })));
    return { ...shown, nodes };
  }
  const { last } = view;
  if (isEnd || round !== roundsPlayed(view) || !last)
    return {
      ...shown,
      ...(view.own ? { rivals: othersPaths(view) } : { paths: last?.paths ?? [] }),
      nodes: nodesSeen(view, last === null, view.own),
    };
  // Others' slots are nobody's business (B15): they stand where they began until one's own program has run.
  const [own] = courses;
  return { ...shown, nodes: nodesSeen(last, round === 1, own?.lap, own?.nodes) };
}
