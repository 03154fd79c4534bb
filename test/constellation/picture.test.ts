/** The board as the kit sees it and as a reader does. */
import { describe, expect, it, test } from 'vitest';
import { besideAt, blankMarkup } from '../../src/constellation/base.js';
import { constellation } from '../../src/constellation/game.js';
import { skyFor, skyOf } from '../../src/constellation/geometry.js';
import { builtIn, chart, generateMap, picture } from '../../src/constellation/index.js';
import { NAMED } from '../../src/constellation/puzzle-list.data.js';
import type { ConstellationMap } from '../../src/constellation/state.js';
import { neighbourTowards, type Chart } from '../../src/core/chart/chart.js';
import { unwrap } from '../../src/core/basics/result.js';
import vectors from './vectors.json';
import { grid, play, standing, start } from './harness.js';

const ALL = [
  ...builtIn.map((map): [string, Chart] => [map, chart(start({ map }))]),
  ['generated, 8 teams', chart(standing([''], { map: generateMap({ teams: 8, stars: 200 }) }))] as [
    string,
    Chart,
  ],
  ...vectors.random_positions_under_rulings.map((one, i): [string, Chart] => {
    const stars = Object.entries(one.stars).map(([id, [x, y, type]]) => ({ id, x, y, type }));
    return [
      `vector ${i + 1}`,
      chart(standing([''], { map: { stars, edges: one.edges } as unknown as ConstellationMap })),
    ];
  }),
  ['without an edge', chart(standing([''], { map: { stars: grid(5, 5).stars, edges: [] } }))] as [
    string,
    Chart,
  ],
];

describe.each(ALL)('the chart of %s', (_, map) => {
  const cells = map.rows.flat();

  it('has every star once, and neighbours go both ways', () => {
    expect(new Set(cells).size).toBe(cells.length);
    for (const cell of cells)
      for (const next of map.neighbours(cell)) expect(map.neighbours(next)).toContain(cell);
  });

  it('holds all stars with room around them, and about a unit between them', () => {
    const [left, top, width, height] = map.viewBox;
    for (const cell of cells) {
      const [x, y] = map.centre(cell);
      expect(Math.min(x - left, left + width - x, y - top, top + height - y)).toBeGreaterThanOrEqual(0.99);
    }
    expect(map.pitch).toBe(1);
  });

  it('finds its stars by their ids alone', () => {
    for (const cell of cells) expect(map.find(cell)).toBe(cell);
    for (const name of ['', 'no_such', 'constructor']) expect(map.find(name)).toBeUndefined();
  });
});

test('arrows go along edges; the same map has the same chart', () => {
  const state = standing(['00'], { map: grid(4, 3) });
  const towards = (['left', 'right', 'up', 'down'] as const).map((way) =>
    neighbourTowards(chart(state), '11', way),
  );
  expect(towards).toEqual(['01', '21', '10', '12']);
  expect(chart(play(state, '0:10'))).toBe(chart(state));
  expect(chart(state).rows.map((row) => row.join(' '))).toEqual([
    '00 10 20 30',
    '01 11 21 31',
    '02 12 22 32',
  ]);
});

test('two stars that all but touch do not shrink the rest', () => {
  const stars = [0, 10, 20, 30, 30.01].map((x, i) => ({ id: `s${i}`, x, y: 0, type: 'star' as const }));
  expect(chart(standing([''], { map: { stars, edges: [] } })).viewBox[2]).toBeLessThan(20);
});

describe('C19: the picture', () => {
  const map = grid(4, 3, { '30': 'cluster', '02': 'wormhole', '12': 'blackhole' });
  const state = standing(['00 10 20', '30 31'], { map, hqs: { 0: ['00', '20'] } });
  const shown = [...picture(state).matchAll(/class="star ([^"]*)" data-c="(\d+)"/g)].map(([, name]) => name);

  it('shows every star once by its kind, its team and as an HQ', () => {
    expect(shown).toEqual([
      'hq owned seat-0',
      'star owned seat-0',
      'hq owned seat-0',
      'cluster owned seat-1',
      'star',
      'star',
      'star',
      'star owned seat-1',
      'wormhole',
      'blackhole',
      'star',
      'star',
    ]);
  });

  it('draws connections and the HQ line of each team', () => {
    const paths = [...picture(state).matchAll(/class="(link|hq-line) seat-(\d)" d="([^"]*)"/g)].map(
      ([, name, team, d = '']) => `${name} ${team} ${d.split('L').length - 1}`,
    );
    expect(paths).toEqual(['link 0 2', 'link 1 1', 'hq-line 0 2', 'hq-line 1 0']);
  });

  it('draws HQs smaller on a map of few stars, so that they cover no connection', () => {
    const sizeOn = (stars: number): string | undefined => {
      const state = standing(['a1'], { map: generateMap({ teams: 2, stars }), hqs: [['a1'], []] });
      const [, halo] = /class="halo" d="M[-\d. ]+m0-([.\d]+)/.exec(picture(state)) ?? [];
      return halo;
    };
    expect(Number(sizeOn(18))).toBeCloseTo(0.7 * Number(sizeOn(46)), 1);
  });

  it('is one svg of shapes and classes', () => {
    expect(picture(state)).toMatch(/^<svg [^<>]* class="picture" viewBox="[-. \d]*">.*<\/svg>$/);
    expect(picture(state)).not.toMatch(/ style=| id=|<style|<script|<text|NaN|undefined|Infinity/);
  });

  it('leaves out what is gone', () => {
    const gone = { ...state, owners: `x${state.owners.slice(1)}`, hqs: [[], []] };
    expect([...picture(gone).matchAll(/data-c="/g)]).toHaveLength(11);
  });

  it('of a new game is the bare board', () => {
    const first = start({ map: 'corona' });
    expect(picture(first)).toBe(blankMarkup(skyFor(first.options, 0), 2));
  });
});

test('C1: stars at the ends of what a map may reach, and two that all but touch, make a board of plain numbers', () => {
  for (const nearly of [1e-310, 1e-6, 1]) {
    const stars = [0, nearly, 1e6, -1e6].map((x, i) => ({ id: `s${i}`, x, y: -x, type: 'star' as const }));
    const state = standing(['s0 s1 s2 s3'], { map: { stars, edges: [['s0', 's1']] } });
    const numbers = picture(state).match(/(?<=[\s"MmLlhv-])(NaN|Infinity|\d+e\+?\d+)/g);
    expect(numbers).toBeNull();
    expect(chart(state).viewBox.every((side) => Math.abs(side) < 1e4)).toBe(true);
  }
});

describe('a shield, or the mark of a black hole', () => {
  it('stands beside its star, and hides no other, on any map of a puzzle', () => {
    const skies = NAMED.flatMap((level) => level.trim().split('\n')).map((puzzle) => {
      const [position = ''] = puzzle.split(';goal=');
      return skyOf(unwrap(constellation.notation.parsePosition(position)));
    });
    const room = skies.flatMap((sky) =>
      besideAt(sky).flatMap(([x, y], own) =>
        sky.ids.flatMap((id, place) => {
          const [px, py] = sky.chart.centre(id);
          return place === own || !/cluster|blackhole/.test(sky.kinds[own] as string)
            ? []
            : [Math.hypot(x - px, y - py)];
        }),
      ),
    );
    // A sign reaches 0.31 from its middle, and a star 0.42.
    expect(Math.min(...room)).toBeGreaterThan(0.73);
  });
});
