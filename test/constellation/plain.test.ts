/** The rules told once more in the plainest code, with nothing shared: on maps of chance both must agree. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scoreboard, stateFrom, stealSpread, type ConstellationMap } from '../../src/constellation/index.js';

type Owners = Readonly<Record<string, number>>;

const KINDS = ['star', 'star', 'star', 'cluster', 'wormhole', 'blackhole'] as const;
const IDS = [...'ABCDEFGHIJ'];

/** C2: who is joined to whom, by connections of one owner. */
function joined({ edges }: ConstellationMap, owners: Owners, id: string): string[] {
  return edges
    .flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []))
    .filter((other) => owners[other] === owners[id]);
}

/** How many connections each star of the network is away (C3). */
function stepsFrom(map: ConstellationMap, owners: Owners, id: string): Map<string, number> {
  const steps = new Map([[id, 0]]);
  // A map grows while it is walked: those that are added come up later.
  for (const [star, far] of steps)
    for (const next of joined(map, owners, star)) if (!steps.has(next)) steps.set(next, far + 1);
  return steps;
}

/** C12: every simple path is walked to its end. */
function longestFrom(map: ConstellationMap, owners: Owners, path: readonly string[]): number {
  const free = joined(map, owners, path.at(-1) as string).filter((id) => !path.includes(id));
  return Math.max(path.length - 1, ...free.map((id) => longestFrom(map, owners, [...path, id])));
}

const positions = fc.integer({ min: 3, max: IDS.length }).chain((count) => {
  const ids = IDS.slice(0, count);
  const pairs = ids.flatMap((a, i) => ids.slice(i + 1).map((b): [string, string] => [a, b]));
  const place = fc.integer({ min: -50, max: 50 });
  return fc
    .record({
      stars: fc.tuple(
        ...ids.map((id, i) =>
          fc.record({
            id: fc.constant(id),
            x: place.map((x) => x + i / 100),
            y: place,
            type: fc.constantFrom(...KINDS),
          }),
        ),
      ),
      edges: fc.subarray(pairs, { maxLength: Math.min(pairs.length, 2 * count) }),
      owned: fc.tuple(...ids.map(() => fc.integer({ min: -1, max: 2 }))),
      hqs: fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 2 }))),
      stealDepth: fc.integer({ min: 0, max: 3 }),
    })
    .map(({ stars, edges, owned, hqs, stealDepth }) => {
      const owners = Object.fromEntries(
        ids.map((id, i) => [id, owned[i] as number]).filter(([, o]) => o !== -1),
      );
      const own = (team: number): string[] => ids.filter((id) => owners[id] === team);
      return {
        map: { stars, edges } as ConstellationMap,
        owners: owners as Owners,
        hqs: Object.fromEntries(hqs.map((many, team) => [team, own(team).slice(0, many)])),
        stealDepth,
      };
    });
});

const isOf = ({ stars }: ConstellationMap, id: string, type: string): boolean =>
  stars.some((star) => star.id === id && star.type === type);

it('C12 to C14: the raw figures of each team', () => {
  const multipliers = { count: 2, distance: 0.5, hq: 3 };
  fc.assert(
    fc.property(positions, ({ map, owners, hqs, stealDepth }) => {
      const board = scoreboard(stateFrom({ map, owners, hqs, multipliers, stealDepth, teams: 3 }));
      for (const team of [0, 1, 2]) {
        const mine = map.edges.filter((ends) => ends.every((id) => owners[id] === team));
        const spot = (id: string): { x: number; y: number } =>
          map.stars.find((star) => star.id === id) as never;
        const distance = mine.reduce((sum, ends) => {
          const [a, b] = ends.map(spot) as [{ x: number; y: number }, { x: number; y: number }];
          return sum + Math.hypot(a.x - b.x, a.y - b.y);
        }, 0);
        const [first, second] = hqs[team] ?? [];
        const way = first === undefined ? 0 : longestFrom(map, owners, [first]);
        const hqNow = second === undefined ? way : (stepsFrom(map, owners, first as string).get(second) ?? 0);
        const networks = Object.keys(owners)
          .filter((id) => owners[id] === team)
          .map(
            (id) => [...stepsFrom(map, owners, id).keys()].filter((one) => isOf(map, one, 'wormhole')).length,
          );
        expect(board[team]).toMatchObject({
          count: mine.length,
          distance: expect.closeTo(distance, 6),
          hq: 0,
          hqNow,
          wormholes: Math.max(0, ...networks),
          total: expect.closeTo(2 * mine.length + 0.5 * distance, 6),
        });
      }
    }),
    { numRuns: 300 },
  );
});

it('C8, C9: what a steal takes, and what a cluster guards', () => {
  fc.assert(
    fc.property(positions, ({ map, owners, hqs, stealDepth }) => {
      const state = stateFrom({ map, owners, hqs, stealDepth, teams: 3 });
      for (const [id, victim] of Object.entries(owners)) {
        const steps = stepsFrom(map, owners, id);
        const isGuarded = [...steps.keys()].some((one) => isOf(map, one, 'cluster'));
        const taken = isGuarded ? [] : [...steps].flatMap(([one, far]) => (far <= stealDepth ? [one] : []));
        expect([...stealSpread(state, (victim + 1) % 3, id)].sort()).toEqual(taken.sort());
      }
    }),
    { numRuns: 300 },
  );
});
