import { describe, expect, it, test } from 'vitest';
import { chart } from '../../src/star/chart.js';
import { boardOf } from '../../src/star/geometry.js';
import {
  kindsOf,
  linkPath,
  offsetsMarkup,
  picture,
  pieceMarkup,
  spanPath,
  stonePath,
} from '../../src/star/picture.js';
import { bounds } from '../../src/star/score.js';
import type { Look, State } from '../../src/star/state.js';
import { position, randomGame, start, stones } from './harness.js';

const LOOKS: readonly Look[] = ['cells', 'mesh'];

function count(text: string, part: RegExp): number {
  return text.match(part)?.length ?? 0;
}

/** How many lines and triangles a path has. */
function shapes(path: string): { readonly lines: number; readonly triangles: number } {
  const triangles = count(path, /Z/g);
  return { lines: count(path, /M/g) - triangles, triangles };
}

describe.each(LOOKS)('the picture as %s', (look) => {
  const games = [2, 6, 12]
    .map((rings) => randomGame({ rings }, rings))
    .map((states) => states[Math.floor(states.length / 2)] as State);

  it.each(games)('is one svg with every tag closed, in the chart’s viewBox', (state) => {
    const svg = picture(state, look);
    const { viewBox } = chart(state.options.rings, look);
    expect(
      svg.startsWith(
        `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" class="picture ${look}" viewBox="${viewBox.join(' ')}">`,
      ),
    ).toBe(true);
    const open: string[] = [];
    for (const [, close, name, self] of svg.matchAll(/<(\/?)(\w+)[^<>]*?(\/?)>/g)) {
      if (close) expect(open.pop()).toBe(name);
      else if (!self) open.push(name as string);
    }
    expect(open).toEqual([]);
    expect(svg.endsWith('</svg>')).toBe(true);
  });

  it.each(games)('has no style, script or id, and no text but the letters of the sectors', (state) => {
    const svg = picture(state, look);
    expect(svg).not.toMatch(/ style=| id=| on\w+=|<style|<script|NaN|undefined|Infinity/);
    expect([...svg.matchAll(/>([^<>]+)</g)].map(([, text]) => text)).toEqual(['∗STAR']);
  });

  it.each(games)('has two decimals at most', (state) => {
    expect(picture(state, look)).not.toMatch(/\.\d{3}/);
  });

  it.each(games)('shows each stone once, under its node’s number and its seat’s class', (state) => {
    const svg = picture(state, look);
    const shown = [...svg.matchAll(/<g class="piece seat-(\d)[^"]*" data-c="(\d+)">/g)].map(
      ([, seat, node]) => `${node}${'BR'[Number(seat)]}`,
    );
    expect(shown).toEqual(
      [...state.stones].flatMap((sign, node) => (sign === '.' ? [] : [`${node}${sign}`])),
    );
  });

  it('cuts seat 1’s mark into its stones and leaves seat 0’s plain', () => {
    expect(pieceMarkup(6, look, 7, 'B')).not.toContain('class="on"');
    expect(count(pieceMarkup(6, look, 7, 'R'), /class="on"/g)).toBe(1);
    expect(pieceMarkup(6, look, 7, 'r')).toContain('class="piece seat-1 dead"');
    expect(pieceMarkup(6, look, 7, 'R')).toContain(`d="${stonePath(6, look, 7)}"`);
  });

  it('puts a band outside the rim for each secured peri', () => {
    const state = stones(4, ['*42', '*32', 'S30', 'S40'], ['*43', 'T42', 'T43']);
    const { names } = boardOf(4);
    const shown = [...picture(state, look).matchAll(/<path class="band seat-(\d)" data-c="(\d+)"/g)].map(
      ([, seat, node]) => [Number(seat), names[Number(node)]],
    );
    expect(shown).toEqual(
      bounds(state).secured.flatMap((peries, seat) => peries.map((name) => [seat, name])),
    );
    expect(shown).toHaveLength(5);
  });

  it('outlines dead stones and joins them to nothing', () => {
    const state = stones(4, ['*20', '*21', '*30', '*32', '*41', '*43'], ['*31', '*42']);
    expect(bounds(state).dead).toEqual(['*31', '*42']);
    expect(count(picture(state, look), /class="piece seat-1 dead"/g)).toBe(2);
    expect(linkPath(4, look, kindsOf(state, bounds(state)).pieces, 1)).toBe('');
    expect(linkPath(4, look, state.stones, 1)).not.toBe('');
  });

  it('gives the five corners an inner line', () => {
    expect(count(baseLines(picture(start(), look)).join(''), /Z/g)).toBe(5);
  });

  it('has a base that is a handful of paths and holds no stone', () => {
    const [, base = ''] = /<g class="base">(.*?)<\/g>/.exec(picture(start({ rings: 12 }), look)) ?? [];
    expect(count(base, /<path/g)).toBeLessThanOrEqual(11);
    expect(count(base, /<(?!path)/g)).toBe(0);
  });
});

/** The lines of a board's base as path data, sector by sector from that of `*` where it draws them so. */
function baseLines(markup: string): string[] {
  const [, base = ''] = /<g class="base">(.*?)<\/g>/.exec(markup) ?? [];
  return [...base.matchAll(/<path class="line"(?: transform="rotate\((\d+)\)")? d="([^"]*)"/g)]
    .sort(([, a], [, b]) => Number(a) - Number(b))
    .map(([, , path = '']) => path);
}

/** The seats' shapes of a path: runs of points that close. */
function polygons(path: string): string[][] {
  return [...path.matchAll(/M([^MZ]+)Z/g)].map(([, run = '']) => run.split('L'));
}

describe('links', () => {
  test('in cells two neighbours share a quadrangle, three one each and a triangle in the middle', () => {
    const sizes = (blue: string[]): number[] =>
      polygons(linkPath(4, 'cells', stones(4, blue, []).stones, 0))
        .map(({ length }) => length)
        .sort();
    expect(sizes(['S30', 'S31'])).toEqual([4]);
    expect(sizes(['S30', 'S31', 'S20'])).toEqual([3, 4, 4, 4]);
    expect(linkPath(4, 'cells', stones(4, ['S30', 'S31'], []).stones, 1)).toBe('');
  });

  test('in cells what fuses two stones runs from a whole side of one to a whole side of the other, without a notch', () => {
    const full = position('5:75B').stones;
    const corners = new Set(
      boardOf(5).names.flatMap((_, node) => stonePath(5, 'cells', node).slice(1, -1).split('L')),
    );
    const fused = polygons(linkPath(5, 'cells', full, 0));
    for (const point of fused.flat()) expect(corners).toContain(point);
    const edges = boardOf(5).neighbours.flat().length / 2;
    // All but the five edges over the bridge; with three times as many sides as edges round each triangle.
    expect(fused.filter(({ length }) => length === 4)).toHaveLength(edges - 5);
  });

  test('in the mesh neighbours share a line', () => {
    const three = stones(4, ['S30', 'S31', 'S20'], []).stones;
    expect(shapes(linkPath(4, 'mesh', three, 0))).toEqual({ lines: 3, triangles: 0 });
  });

  test.each(LOOKS)('over the bridge stones are joined by the arms of its star, as %s', (shown) => {
    const across = stones(4, ['*10', 'T10'], ['S10']).stones;
    expect(linkPath(4, shown, across, 0)).toBe('');
    expect(polygons(spanPath(4, shown, across, 0))).toHaveLength(2);
    expect(spanPath(4, shown, across, 1)).toBe('');
    expect(polygons(spanPath(4, shown, position('4:5B45.').stones, 0))).toHaveLength(5);
  });

  test('in cells the arms of stones side by side leave no gap between them', () => {
    const sides = (blue: string[]): number[] =>
      polygons(spanPath(4, 'cells', stones(4, blue, []).stones, 0)).map(({ length }) => length);
    expect(sides(['*10', 'T10'])).toEqual([4, 4]);
    expect(sides(['*10', 'S10'])).toEqual([5, 4]);
    expect(sides(['*10', 'R10'])).toEqual([4, 5]);
  });

  test.each(LOOKS)('never cover the star of the bridge, as %s', (shown) => {
    const [below = '', above = ''] = picture(position('4:5B45.'), shown).split(
      spanPath(4, shown, 'BBBBB', 0),
    );
    const star = /<path class="(?:bridge|line)" d="M([^Z]*)Z"/;
    expect(star.exec(above)?.[1]?.split('L')).toHaveLength(10);
    expect(below).not.toContain(star.exec(above)?.[1]);
  });

  test.each(LOOKS)('of both seats never cross, on the bridge either, as %s', (shown) => {
    const { stones: ring } = stones(2, ['*10', 'T10'], ['S10', 'A10', 'R10']);
    const sides = (seat: number): [string, string][] =>
      polygons(spanPath(2, shown, ring, seat)).flatMap((points) =>
        points.map((point, i): [string, string] => [point, points.at(i - 1) as string]),
      );
    for (const [a, b] of sides(0))
      for (const [c, d] of sides(1)) expect(crosses(a, b, c, d), `${a} ${b} x ${c} ${d}`).toBe(false);
  });
});

/** Whether two lines cross inside both. */
function crosses(...ends: [string, string, string, string]): boolean {
  const [a, b, c, d] = ends.map((point) => point.split(' ').map(Number)) as [number, number][] as [
    [number, number],
    [number, number],
    [number, number],
    [number, number],
  ];
  const side = (p: [number, number], q: [number, number], r: [number, number]): number =>
    Math.sign(Math.round(((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])) * 1e3));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

test('bands of secured peries lie outside all cells', () => {
  for (const rings of [2, 6, 12]) {
    const { rim, names, shapes: cells } = boardOf(rings);
    const full = position(`${rings}:${names.length}B`);
    const ends = [...picture(full, 'cells').matchAll(/class="band[^>]* d="M([^"]*)"/g)].flatMap(
      ([, d = '']) => d.split('L').map((point) => point.split(' ').map(Number) as [number, number]),
    );
    expect(ends).toHaveLength(5 * (names.length - rim));
    const corners = cells.slice(rim).flatMap(({ corners: all }) => all);
    const gaps = ends.flatMap(([x, y]) => corners.map(([cx, cy]) => Math.hypot(x - cx, y - cy)));
    expect(Math.min(...gaps)).toBeGreaterThan(0.13 / 2);
  }
});

test('a corner shows its quark under a stone too', () => {
  for (const look of LOOKS) {
    expect(pieceMarkup(4, look, boardOf(4).byName.get('S40') as number, 'R')).toContain('class="quark"');
    expect(pieceMarkup(4, look, boardOf(4).byName.get('S41') as number, 'R')).not.toContain('class="quark"');
  }
});

test('the offsets stand beside the letters, in the order of the rim', () => {
  const labels = (rings: number): string =>
    [...offsetsMarkup(rings).matchAll(/>(\d+)</g)].map(([, label]) => label).join(' ');
  const inEach = (...offsets: number[]): string => Array(5).fill(offsets.join(' ')).join(' ');
  expect(labels(3)).toBe(inEach(1, 2));
  expect(labels(10)).toBe(inEach(1, 2, 3, 4, 5, 6, 7, 8, 9));
  // Three digits and a letter have no room side by side.
  expect(labels(12)).toBe(inEach(2, 3, 4, 5, 6, 7, 8, 9, 10));
});

/** The sides of runs of points, as pairs in one order. */
function sidesOf(path: string, closed: boolean): string[] {
  return [...path.matchAll(/M[^MZ]+/g)].flatMap(([run]) => {
    const points = run.slice(1).split('L');
    if (closed) points.push(points[0] as string);
    return points.slice(1).map((point, i) => [point, points[i]].sort().join());
  });
}

test('the board’s walls are the sides of its cells, once each', () => {
  const { rows, outline } = chart(6, 'cells');
  const sides = rows.flat().flatMap((cell) => sidesOf(outline(cell, 1), true));
  // Five sectors turned to their places meet the rounded corners of cells within a hundredth.
  const corners = [...new Set(sides.flatMap((side) => side.split(',')))];
  const cornerAt = (x: number, y: number): string | undefined =>
    corners.find((corner) => {
      const [cx, cy] = corner.split(' ').map(Number) as [number, number];
      return Math.hypot(cx - x, cy - y) < 0.02;
    });
  // Closed paths are the inner lines of corners.
  const walls = baseLines(picture(start({ rings: 6 }), 'cells')).flatMap((path, sector) => {
    const angle = (72 * sector * Math.PI) / 180;
    const turned = path.replaceAll(/M[^M]*Z/g, '').replaceAll(/([ML])(\S+) ([^ML]+)/g, (_, sign, x, y) => {
      const at = cornerAt(
        x * Math.cos(angle) - y * Math.sin(angle),
        x * Math.sin(angle) + y * Math.cos(angle),
      );
      return `${sign}${at}`;
    });
    return sidesOf(turned, false);
  });
  expect(new Set(walls).size).toBe(walls.length);
  expect(new Set(walls)).toEqual(new Set(sides));
});
