/** C1, C18: maps from outside with the path of what is wrong, maps as text, maps from seeds, and the built-in ones. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { builtIn, builtInMap, generateMap, leastStars, validateMap } from '../../src/constellation/index.js';
import { formatMap, parseMap } from '../../src/constellation/map.js';
import type { ConstellationMap } from '../../src/constellation/state.js';
import { unwrap } from '../../src/core/basics/result.js';
import { sayRefusal } from '../../src/core/words/words.js';
import { GRID, start, words } from './harness.js';

const star = { id: 'a', x: 0, y: 0, type: 'star' };
const other = { ...star, id: 'b', x: 1 };

describe('C1: a map from outside', () => {
  it('is data or JSON; ids, types and numbers stay, edges stand in the order of the stars', () => {
    const map = { stars: [star, other], edges: [['b', 'a']], name: 'passed over' };
    const read = { stars: [star, other], edges: [['a', 'b']] };
    expect(validateMap(map)).toEqual({ ok: true, value: read });
    expect(validateMap(JSON.stringify(map))).toEqual({ ok: true, value: read });
    expect(validateMap({ stars: [{ ...star, x: -1e6, y: 0.1 }], edges: [] }).ok).toBe(true);
  });

  it.each([
    ['no data', null, ''],
    ['no JSON', '{"stars":', ''],
    ['a text in JSON', '"stars"', ''],
    ['no stars', {}, 'stars'],
    ['not one star', { stars: [], edges: [] }, 'stars'],
    ['no edges', { stars: [star] }, 'edges'],
    ['a star that is none', { stars: [star, 7], edges: [] }, 'stars[1]'],
    ['a long id', { stars: [{ ...star, id: 'a'.repeat(17) }], edges: [] }, 'stars[0].id'],
    ['an id with a sign', { stars: [{ ...star, id: 'a-b' }], edges: [] }, 'stars[0].id'],
    ['an id twice', { stars: [star, star], edges: [] }, 'stars[1].id'],
    ['x that is no number', { stars: [{ ...star, x: '1' }], edges: [] }, 'stars[0].x'],
    ['x beyond a million', { stars: [{ ...star, x: 1e308 }], edges: [] }, 'stars[0].x'],
    ['y beyond a million', { stars: [star, { ...other, y: -1000001 }], edges: [] }, 'stars[1].y'],
    [
      'y without end',
      {
        stars: [star, other, other, { ...star, y: Infinity }].map((one, i) => ({ ...one, id: `s${i}` })),
        edges: [],
      },
      'stars[3].y',
    ],
    ['no type', { stars: [{ ...star, type: undefined }], edges: [] }, 'stars[0].type'],
    ['a type that is none', { stars: [{ ...star, type: 'moon' }], edges: [] }, 'stars[0].type'],
    ['an edge of three', { stars: [star, other], edges: [['a', 'b', 'a']] }, 'edges[0]'],
    ['an edge to nowhere', { stars: [star, other], edges: [['a', 'c']] }, 'edges[0][1]'],
    [
      'an edge to itself',
      {
        stars: [star, other],
        edges: [
          ['a', 'b'],
          ['a', 'a'],
        ],
      },
      'edges[1]',
    ],
    [
      'an edge twice',
      {
        stars: [star, other],
        edges: [
          ['a', 'b'],
          ['b', 'a'],
        ],
      },
      'edges[1]',
    ],
  ])('with %s is refused with the path', (_, data, path) => {
    const read = validateMap(data);
    expect(read).toMatchObject({ ok: false, error: { rule: 'C1', at: { path } } });
    if (!read.ok) expect(sayRefusal(words, read.error)).not.toMatch(/constellation\/|\{/);
  });

  it('that reaches too far is told how far it may', () => {
    const read = validateMap({ stars: [star, { ...other, x: 1e308 }], edges: [] });
    expect(read.ok ? '' : sayRefusal(words, read.error)).toBe(
      'stars[1].x is “1e+308”. It takes a number from −1,000,000 to 1,000,000.',
    );
  });

  it('never throws, whatever it is', () => {
    fc.assert(fc.property(fc.anything(), (data) => typeof validateMap(data).ok === 'boolean'));
    fc.assert(fc.property(fc.json(), (text) => typeof validateMap(text).ok === 'boolean'));
  });
});

describe('C1: a map as text', () => {
  const any = fc
    .uniqueArray(fc.string({ unit: fc.constantFrom(...'abZ_09'), minLength: 1, maxLength: 16 }), {
      minLength: 2,
      maxLength: 12,
    })
    .chain((ids) =>
      fc.record({
        stars: fc.tuple(
          ...ids.map((id) =>
            fc.record({
              id: fc.constant(id),
              x: fc.double({ noNaN: true, min: -1e6, max: 1e6 }),
              y: fc.integer({ min: -1e6, max: 1e6 }),
              type: fc.constantFrom('star', 'cluster', 'wormhole', 'blackhole'),
            }),
          ),
        ),
        edges: fc.uniqueArray(
          fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...ids)).filter(([a, b]) => a !== b),
          { selector: (pair) => [...pair].sort().join(' ') },
        ),
      }),
    );

  it('loses nothing', () => {
    fc.assert(
      fc.property(any, (data) => {
        const map = unwrap(validateMap(data));
        expect(unwrap(parseMap(formatMap(map)))).toEqual(map);
        expect(formatMap(unwrap(parseMap(formatMap(map))))).toBe(formatMap(map));
      }),
    );
  });

  it('is short and can be read', () => {
    expect(formatMap({ stars: [star, { ...other, type: 'cluster' }], edges: [['a', 'b']] } as never)).toBe(
      'a:0:0,b:1:0c/1',
    );
  });

  it.each([
    '',
    'a',
    'a:0:0',
    'a:0/1',
    'a:0:0/9',
    'a:0:0/0',
    'a:0:0,b:1:0/1.1',
    'a:0:0/x',
    'a:0:0//',
    'a:1e999:0/',
    'a:1e308:0/',
  ])('that is wrong is refused: %j', (text) => {
    expect(parseMap(text)).toMatchObject({ ok: false, error: { rule: 'C1' } });
  });
});

/** How far two points are from each other. */
const away = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.hypot(a.x - b.x, a.y - b.y);

function reached({ stars, edges }: ConstellationMap): number {
  const near = new Map(stars.map(({ id }) => [id, [] as string[]]));
  for (const [a, b] of edges) {
    near.get(a)?.push(b);
    near.get(b)?.push(a);
  }
  const seen = new Set([stars[0]?.id as string]);
  for (const id of seen) for (const next of near.get(id) as string[]) seen.add(next);
  return seen.size;
}

function checkSound(map: ConstellationMap, teams: number): void {
  expect(validateMap(map)).toEqual({ ok: true, value: expect.anything() });
  expect(reached(map)).toBe(map.stars.length);
  const places = new Set(map.stars.map(({ x, y }) => `${x} ${y}`));
  expect(places.size).toBe(map.stars.length);
  const of = (type: string): number => map.stars.filter((one) => one.type === type).length;
  expect(of('wormhole')).toBeGreaterThanOrEqual(5);
  expect(of('blackhole')).toBeGreaterThanOrEqual(2);
  expect(of('cluster')).toBeGreaterThanOrEqual(0.05 * map.stars.length - teams);
  expect(of('star')).toBeGreaterThanOrEqual(2 * teams);
}

/** C18: turned by one sector the map lies on itself, kinds and edges too. */
function checkSymmetric({ stars, edges }: ConstellationMap, teams: number): void {
  const angle = (2 * Math.PI) / teams;
  const turned = new Map<string, string>();
  for (const { id, x, y, type } of stars) {
    const to = { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
    const found = stars.find((one) => away(one, to) < 0.01);
    expect(found?.type).toBe(type);
    turned.set(id, found?.id as string);
  }
  const keys = new Set(edges.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  for (const [a, b] of edges) expect(keys).toContain(`${turned.get(a)} ${turned.get(b)}`);
}

describe('C18: a generated map', () => {
  it.each([2, 3, 4, 5, 6, 7, 8])(
    'for %i teams is sound, symmetric and of the size that was asked for',
    (teams) => {
      for (let seed = 0; seed < 4; seed++) {
        const map = generateMap({ teams, seed, stars: 60 });
        checkSound(map, teams);
        checkSymmetric(map, teams);
        expect(map.stars.length).toBe(Math.floor(60 / teams) * teams + (60 % teams > 0 ? 1 : 0));
        expect(map.edges.length / map.stars.length).toBeGreaterThan(1.5);
        expect(map.edges.length / map.stars.length).toBeLessThan(3);
      }
    },
  );

  it('joins two stars only where no third lies in or on the circle over them', () => {
    const { stars, edges } = generateMap({ teams: 3, seed: 5, stars: 70 });
    const byId = new Map(stars.map((one) => [one.id, one]));
    for (const [a, b] of edges) {
      const [p, q] = [byId.get(a), byId.get(b)] as [(typeof stars)[number], (typeof stars)[number]];
      const middle = { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
      for (const third of stars)
        if (third !== p && third !== q) expect(away(third, middle)).toBeGreaterThan(away(p, q) / 2);
    }
  });

  it('is the same from the same seed, and another from another', () => {
    expect(generateMap({ seed: 7 })).toEqual(generateMap({ seed: 7 }));
    expect(generateMap({ seed: 7 })).not.toEqual(generateMap({ seed: 8 }));
    // It is this one for ever: records hold no more of it than the seed.
    expect(formatMap(generateMap({ seed: 7, stars: 14 })).slice(0, 60)).toMatchInlineSnapshot(
      `"a1:-10.981:-9.668w,b1:10.981:9.668w,a2:-14.247:3.391w,b2:14."`,
    );
  });

  it.each([
    [2, 98, 0, 'cd0ac4b812384c1c'],
    [3, 147, 1, 'e1799ecdef5587f8'],
    [5, 307, 4294967295, '596101991e34fb87'],
    [8, 400, 12, '65f3e5aacfa2a16b'],
  ])('for %i teams with %i stars from seed %i is what it has always been', (teams, stars, seed, digest) => {
    const text = formatMap(generateMap({ teams, stars, seed }));
    expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe(digest);
  });

  it.each([2, 3, 5, 8])('for %i teams has its special stars in whole orbits, rounded up', (teams) => {
    const { stars } = generateMap({ teams, stars: 120, wormholesToWin: 7 });
    const of = (kind: string): number => stars.filter(({ type }) => type === kind).length;
    const least = { wormhole: 7 + 2, blackhole: 2, cluster: 0.05 * 120 };
    for (const [kind, n] of Object.entries(least)) expect(of(kind)).toBe(Math.ceil(n / teams) * teams);
  });

  it('keeps its special stars of a kind apart', () => {
    const { stars } = generateMap({ teams: 4, seed: 1, stars: 80 });
    const holes = stars.filter(({ type }) => type === 'blackhole');
    for (const [i, p] of holes.entries())
      for (const q of holes.slice(i + 1)) expect(away(p, q)).toBeGreaterThan(20);
  });

  it.each([1, 9, 2.5])('for %s teams there is none', (teams) => {
    expect(() => generateMap({ teams })).toThrow(
      `teams is “${teams}”. It takes a whole number from 2 to 8 (C4).`,
    );
  });

  it('takes at least what has to stand on it', () => {
    expect(leastStars({ teams: 2, stars: 14 })).toBe(14);
    expect(() => generateMap({ teams: 8, stars: 30 })).toThrow(
      'stars is 30. A map for 8 teams takes 40 to 400 (C18).',
    );
    expect(() => start({ map: 'generated', stars: 30, teams: 8 })).toThrow('few-stars (C18)');
    checkSound(generateMap({ teams: 8, stars: 40 }), 8);
  });

  it.each([200, 400])('has %i stars as well', (stars) => {
    checkSound(generateMap({ teams: 8, stars }), 8);
  });
});

describe('the built-in maps', () => {
  it('are a dozen, for two, three, four and six teams', () => {
    expect(builtIn).toHaveLength(12);
  });

  it.each(builtIn.map((name, i) => [name, [2, 3, 4, 6][Math.floor(i / 3)] as number] as const))(
    '%s is sound and symmetric for %i teams',
    (name, teams) => {
      checkSound(builtInMap(name), teams);
      checkSymmetric(builtInMap(name), teams);
      expect(start({ map: name, teams }).phase).toBe('hq');
    },
  );

  test('where no map is chosen, the first one for so many teams that has stars enough is taken, else a generated one', () => {
    const count = (teams: number, rounds: number): number => start({ teams, rounds }).owners.length;
    expect([2, 3, 4, 5, 6].map((teams) => count(teams, 2))).toEqual([40, 48, 60, 60, 72]);
    expect([3, 4, 5].map((rounds) => count(2, rounds))).toEqual([40, 56, 58]);
    expect(count(2, 8)).toBe(98);
    expect(start({ teams: 2 }, 9).seed).toBe(9);
    expect(start({ teams: 2, rounds: 2 }, 9).seed).toBe(0);
    expect(start({ teams: 2, rounds: 2, stars: 50 }).owners).toHaveLength(56);
  });

  test('a map that there is not is refused by name', () => {
    expect(() => start({ map: 'nowhere' })).toThrow('constellation/no-map (C1)');
    expect(() => start({ map: JSON.stringify(GRID) })).toThrow(
      'It takes text of at most 16000 characters, written as its rule says (C1).',
    );
  });
});
