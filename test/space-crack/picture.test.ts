import { expect, it, describe, test } from 'vitest';
import { chart } from '../../src/space-crack/geometry.js';
import {
  blankMarkup,
  landOf,
  picture,
  planetKey,
  planetMarkup,
  shipMarkup,
} from '../../src/space-crack/picture.js';
import { map, randomGame, start } from './harness.js';

const count = (text: string, what: string): number => text.split(what).length - 1;

const state = map({ 1: '5A', 2: '5A', 3: '5A', 4: '9A', 5: '5A12', 6: '5A', 7: '5A' }, 'seats=1');

test('P2: a map is one svg of the chart’s box with every planet', () => {
  const markup = picture(start());
  expect(markup).toContain(`viewBox="${chart(12).viewBox.join(' ')}"`);
  expect(count(markup, 'data-c=')).toBe(45);
  expect(count(markup, 'class="disc"')).toBe(45);
});

test('nothing from outside, no id, no colour and no style stands in it', () => {
  for (const last of [start({ seats: 4 }), state])
    expect(picture(last)).not.toMatch(/\bid=|style=|#[0-9a-f]{3}|url\(/);
});

describe('a planet', () => {
  it('P3: is drawn to its size', () => {
    const radius = (planet: number): number => Number(/a([\d.]+)/.exec(planetMarkup(state, planet))?.[1]);
    expect(radius(3)).toBeCloseTo(0.2 + 0.062 * 9, 2);
    expect(radius(0)).toBeLessThan(radius(3));
  });

  it('shows its size, or its ship’s strength with the size below', () => {
    expect(planetMarkup(state, 3)).toContain('class="size" y=".19" font-size=".54">9</text>');
    expect(planetMarkup(state, 4)).toMatch(/class="on"[^>]*>12<.*class="under"[^>]*>5</);
  });

  it('P10: bears a second hexagon when it is core', () => {
    expect(planetMarkup(state, 3)).toContain('class="core"');
    expect(planetMarkup(state, 0)).not.toContain('class="core"');
  });

  it('looks another way whenever its key differs', () => {
    const marks = new Map<string, string>();
    for (const now of randomGame({ boardSize: 8, seats: 4, turns: 5 }, 3))
      for (const planet of now.owners.keys()) {
        const key = `${planet} ${planetKey(now, planet)}`;
        const markup = planetMarkup(now, planet);
        expect(marks.get(key) ?? markup).toBe(markup);
        marks.set(key, markup);
      }
    expect(new Set(marks.values()).size).toBe(marks.size);
  });
});

describe('land', () => {
  it('has a tint on each planet, and a border only where it ends', () => {
    const { tint, border } = landOf(5, state.owners, 0);
    expect(count(tint, 'Z')).toBe(7);
    // The ring of six shows its outer three sides each.
    expect(count(border, 'M')).toBe(18);
  });

  it('bears a pattern of its own for every seat but the first', () => {
    const patterns = [0, 1, 2, 3].map((seat) => landOf(5, [seat, -1, -1, -1, -1, -1, -1], seat).pattern);
    expect(patterns[0]).toBe('');
    expect(new Set(patterns).size).toBe(4);
    expect(patterns[3]).toContain('v');
  });

  it('has whole pluses of the fourth seat: what crosses reaches the same points', () => {
    const { pattern } = landOf(5, [-1, -1, -1, 3, -1, -1, -1], 3);
    const points = { h: new Set<string>(), v: new Set<string>() };
    for (const [, px, py, way, length] of pattern.matchAll(/M([-\d.]+) ([-\d.]+)([hv])([\d.]+)/g))
      for (let along = 0.06; along < Number(length); along += 0.3) {
        const [x, y] = [Number(px) + (way === 'h' ? along : 0), Number(py) + (way === 'v' ? along : 0)];
        points[way as 'h' | 'v'].add(`${x.toFixed(1)} ${y.toFixed(1)}`);
      }
    expect([...points.h].sort()).toEqual([...points.v].sort());
    expect(points.h.size).toBeGreaterThan(20);
  });

  it('keeps its pattern inside its hexagons', () => {
    for (const seat of [1, 2, 3]) {
      const { pattern } = landOf(5, [-1, -1, -1, seat, -1, -1, -1], seat);
      const [x, y] = chart(5).centre('4');
      for (const [, px, py, way, length] of pattern.matchAll(/M([-\d.]+) ([-\d.]+)([hv])([\d.]+)/g)) {
        const ends = [
          [Number(px) - x, Number(py) - y],
          [
            Number(px) - x + (way === 'h' ? Number(length) : 0),
            Number(py) - y + (way === 'v' ? Number(length) : 0),
          ],
        ] as const;
        for (const [dx, dy] of ends) {
          expect(Math.abs(dy)).toBeLessThan(1);
          expect(Math.abs(dx) * Math.sqrt(3) + Math.abs(dy)).toBeLessThan(2);
        }
      }
    }
  });
});

test('a ship bears its strength, in smaller figures from 100 on', () => {
  expect(shipMarkup(2, 99)).toContain('font-size="0.47">99<');
  expect(shipMarkup(2, 100)).toContain('font-size="0.36">100<');
});

test('the bare map has its hexagons and no planet', () => {
  expect(count(blankMarkup(12), 'data-c')).toBe(0);
  expect(count(/class="field" d="([^"]*)"/.exec(blankMarkup(12))?.[1] ?? '', 'Z')).toBe(45);
});
