/** What the board shows at a moment: paths, nodes, collisions. It knows what a viewer may see, and no page. */
import type { Point } from '../core/chart.js';
import { courseOf, lineOf, othersAt } from './foresight.js';
import { halves } from './geometry.js';
import type { Step } from './resolve.js';
import type { Act, Kind, Lap, Nodes, Path, View } from './state.js';
import type { Seat } from '../core/rules.js';

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
  /** Where a path was stopped, and where it came from, in half units. */
  readonly at: Point;
  readonly from: Point;
  readonly sign: string;
}

export interface Frame {
  readonly paths: readonly Path[];
  /** Those of the slot on show, which `paths` do not hold. */
  readonly fresh: readonly Path[];
  readonly nodes: readonly Node[];
  readonly bursts: readonly Burst[];
  /** The entries of the slot on show. */
  readonly acts: readonly Act[];
}

/** Which round is on show, and how many of its slots. */
export interface Moment {
  readonly round: number;
  readonly slot: number;
}

/** The laps that a viewer may see run: all of them at the end, else its own. */
export function lapsOf({ all, own, seat }: View, round: number): readonly (readonly [Seat, Lap])[] {
  const players = all ? [...all.players.entries()] : own && seat !== undefined ? [[seat, own] as const] : [];
  return players.flatMap(([who, { laps }]) =>
    laps[round - 1] ? [[who, laps[round - 1] as Lap] as const] : [],
  );
}

/** Rounds played to their end. */
export function roundsPlayed({ round, over }: View): number {
  return over ? round : Math.max(0, round - 1);
}

/** How many slots there are to play back. */
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

const without = (places: readonly number[], place: number): readonly number[] => {
  const at = places.indexOf(place);
  return places.filter((_, i) => i !== at);
};

function actsOf(view: View, laps: readonly (readonly [Seat, Lap])[], slot: number): readonly Act[] {
  return laps.flatMap(([seat, lap]): Act[] => {
    const entry = lap.program[slot - 1];
    if (entry === undefined) return [];
    const { nodes } = courseOf(view, lap, slot);
    const isBorder = 'URDLsg'.includes(entry);
    return [{ seat, entry, result: lap.results[slot - 1] as string, blue: nodes.blue === isBorder }];
  });
}

/** The nodes as they stand before any slot: in round 1 with the colours that all begin with (B4). */
function standing(view: View): Node[] {
  const { own, all, seat, last } = view;
  if (all)
    return all.players.flatMap((player, who) => (player.border < 0 ? [] : nodesAt(player, { seat: who })));
  const known = last === null ? { B: true, C: false } : {};
  const others = (['B', 'C'] as const).flatMap((kind) =>
    othersAt(view, kind).map((place): Node => ({
      kind,
      place,
      blue: (known as Partial<Record<Kind, boolean>>)[kind],
    })),
  );
  return own && seat !== undefined && own.border >= 0 ? [...others, ...nodesAt(own, { own: true })] : others;
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
  const acts = actsOf(view, laps, slot);
  const isFresh = (step: Step): boolean => !isEnd && step.slot === slot - 1;
  const of = (test: (step: Step) => boolean): Path[] =>
    courses.flatMap(({ placed }) => placed.filter(test).map(lineOf));
  const shown = { paths: of((step) => !isFresh(step)), fresh: of(isFresh), bursts, acts };
  if (view.all) {
    const nodes =
      round > 0 ? courses.flatMap(({ seat, nodes: at }) => nodesAt(at, { seat })) : standing(view);
    return { ...shown, nodes };
  }
  if (isEnd || round !== roundsPlayed(view) || !view.last)
    return { ...shown, paths: view.last?.paths ?? [], fresh: [], nodes: standing(view) };
  // Others' slots are nobody's business (B15): they stand where they began until one's own program has run.
  const [own] = courses;
  const started = own?.lap;
  const others = (places: readonly number[], mine: number | undefined): readonly number[] =>
    mine === undefined ? places : without(places, mine);
  const blue = round === 1 ? { B: true, C: false } : undefined;
  return {
    ...shown,
    nodes: [
      ...others(view.last.corners, started?.border).map((place): Node => ({
        kind: 'B',
        place,
        blue: blue?.B,
      })),
      ...others(view.last.cells, started?.central).map((place): Node => ({
        kind: 'C',
        place,
        blue: blue?.C,
      })),
      ...(own ? nodesAt(own.nodes, { own: true }) : []),
    ],
  };
}
