import { describe, expect, it, test } from 'vitest';
import { boardOf, chart } from '../../src/star/geometry.js';
import { linkable, linkPath, picture, pieceMarkup, spanPath, stonePath } from '../../src/star/picture.js';
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

  it.each(games)('has no style, script, id or text', (state) => {
    expect(picture(state, look)).not.toMatch(
      / style=| id=| on\w+=|<style|<script|<text|NaN|undefined|Infinity/,
    );
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
    expect(pieceMarkup(6, look, 7, 0, false)).not.toContain('class="on"');
    expect(count(pieceMarkup(6, look, 7, 1, false), /class="on"/g)).toBe(1);
    expect(pieceMarkup(6, look, 7, 1, true)).toContain('class="piece seat-1 dead"');
    expect(pieceMarkup(6, look, 7, 1, false)).toContain(`d="${stonePath(6, look, 7)}"`);
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
    expect(linkPath(4, look, linkable(state, bounds(state).dead), 1)).toBe('');
    expect(linkPath(4, look, state.stones, 1)).not.toBe('');
  });

  it('gives the five corners an inner line', () => {
    const [, corners = ''] = [...picture(start(), look).matchAll(/<path class="line" d="([^"]*)"/g)].map(
      ([, d]) => d,
    );
    expect(count(corners, /Z/g)).toBe(5);
  });

  it('has a base that is a handful of paths and holds no stone', () => {
    const [, base = ''] = /<g class="base">(.*?)<\/g>/.exec(picture(start({ rings: 12 }), look)) ?? [];
    expect(count(base, /<path/g)).toBeLessThanOrEqual(5);
    expect(count(base, /<(?!path)/g)).toBe(0);
  });
});

describe('links', () => {
  test('two neighbours share a line, three a triangle in cells and three lines in the mesh', () => {
    const two = stones(4, ['S30', 'S31'], []).stones;
    const three = stones(4, ['S30', 'S31', 'S20'], []).stones;
    expect(shapes(linkPath(4, 'cells', two, 0))).toEqual({ lines: 1, triangles: 0 });
    expect(shapes(linkPath(4, 'cells', three, 0))).toEqual({ lines: 0, triangles: 1 });
    expect(shapes(linkPath(4, 'mesh', three, 0))).toEqual({ lines: 3, triangles: 0 });
    expect(linkPath(4, 'cells', three, 1)).toBe('');
  });

  test('in cells a link across the bridge is a span, along ring 1 it is a link', () => {
    const across = stones(4, ['*10', 'T10'], []).stones;
    const along = stones(4, ['*10', 'R10'], []).stones;
    expect(linkPath(4, 'cells', across, 0)).toBe('');
    expect(shapes(spanPath(4, across, 0)).lines).toBe(1);
    expect(shapes(linkPath(4, 'cells', along, 0)).lines).toBe(1);
    expect(spanPath(4, along, 0)).toBe('');
    expect(shapes(spanPath(4, position('4:5B45.').stones, 0)).lines).toBe(5);
    expect(shapes(linkPath(4, 'cells', position('4:5B45.').stones, 0))).toEqual({ lines: 5, triangles: 0 });
    expect(shapes(linkPath(4, 'mesh', position('4:5B45.').stones, 0)).lines).toBe(10);
  });

  test('every pair of like neighbours is joined, by a line, a triangle’s side or a span', () => {
    const { names, neighbours } = boardOf(5);
    const state = position(`5:${names.length}B`);
    const sides = new Set<string>();
    for (const [shape] of (linkPath(5, 'cells', state.stones, 0) + spanPath(5, state.stones, 0)).matchAll(
      /M[^M]+/g,
    )) {
      const points = shape.replace(/[MZ]/g, '').split('L');
      points.forEach((point, i) => sides.add([point, points[(i + 1) % points.length]].sort().join()));
    }
    expect(sides.size).toBe(neighbours.flat().length / 2);
  });
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
  const [, path = ''] = /<path class="line" d="([^"]*)"/.exec(picture(start({ rings: 6 }), 'cells')) ?? [];
  const { rows, outline } = chart(6, 'cells');
  const walls = sidesOf(path, false);
  expect(new Set(walls).size).toBe(walls.length);
  expect(new Set(walls)).toEqual(new Set(rows.flat().flatMap((cell) => sidesOf(outline(cell, 1), true))));
});
