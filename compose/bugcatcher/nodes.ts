/** Places for nodes: where there is room for one. */
import { fold } from '../../src/core/basics/indices.js';
import type { Options } from '../../src/bugcatcher/index.js';
import { allPlaces, spotOf, type Grid } from '../../src/bugcatcher/geometry.js';
import type { Kind, Player } from '../../src/bugcatcher/state.js';

const KINDS: readonly Kind[] = ['B', 'C'];

export const placeOf = ({ border, central }: Pick<Player, 'border' | 'central'>, kind: Kind): number =>
  kind === 'B' ? border : central;

export const placed = (player: Player, kind: Kind, place: number): Player => ({
  ...player,
  [kind === 'B' ? 'border' : 'central']: place,
});

type Point = readonly [x: number, y: number];

const apart = ([x, y]: Point, [u, v]: Point): number => Math.abs(x - u) + Math.abs(y - v);

/** The free place for which this is least. */
function bestOf(grid: Grid, kind: Kind, taken: readonly number[], cost: (at: Point) => number): number {
  const costAt = (place: number): number => cost(spotOf(grid, kind, place));
  const [first = 0, ...free] = allPlaces(grid, kind).filter((place) => !taken.includes(place));
  return fold(free, first, (best, place) => (costAt(place) < costAt(best) ? place : best));
}

/** The players on a board of another size, each node as near as can be to where it was. */
export function moved(before: Grid, after: Grid, players: readonly Player[]): readonly Player[] {
  return fold(players, [] as readonly Player[], (done, player) => [
    ...done,
    fold(KINDS, player, (one, kind) => {
      const taken = done.map((other) => placeOf(other, kind));
      const was = spotOf(before, kind, placeOf(player, kind));
      return placed(
        one,
        kind,
        bestOf(after, kind, taken, (at) => apart(at, was)),
      );
    }),
  ]);
}

/** As many players as are asked for: those who are missing stand where there is most room. */
export function fill(options: Options, some: readonly Player[], fresh: Player): readonly Player[] {
  if (some.length >= options.players) return some.slice(0, options.players);
  const next = fold(KINDS, fresh, (one, kind) => {
    const taken = some.map((other) => placeOf(other, kind));
    const room = (at: Point): number =>
      -Math.min(...taken.map((place) => apart(at, spotOf(options, kind, place))));
    return placed(one, kind, bestOf(options, kind, taken, room));
  });
  return fill(options, [...some, next], fresh);
}
