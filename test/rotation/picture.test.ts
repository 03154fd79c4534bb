/** The board as the kit sees it and as a reader does. */
import { expect, test } from 'vitest';
import { neighbourTowards } from '../../src/core/chart/chart.js';
import { boardMarkup } from '../../src/rotation/base.js';
import { rotation } from '../../src/rotation/game.js';
import { chart } from '../../src/rotation/geometry.js';
import { gridOf } from '../../src/rotation/grid.js';
import { foundLines, OBJECTS, picture, previewMarkup } from '../../src/rotation/picture.js';
import type { View } from '../../src/rotation/state.js';
import { play, position, puzzle } from './harness.js';

const size = { width: 9, height: 7 };

test('R1: cells are called by column and row, from the top left', () => {
  expect(chart(size).rows[0]?.join(' ')).toBe('a1 b1 c1 d1 e1 f1 g1 h1 i1');
  expect(chart(size).rows).toHaveLength(7);
  expect(chart(size)).toBe(chart({ width: 9, height: 7 }));
  expect(chart({ width: 25, height: 25 }).rows[24]?.[24]).toBe('y25');
});

test('arrows go to the cell beside, and stop at the edge', () => {
  const towards = (from: string): (string | undefined)[] =>
    (['left', 'right', 'up', 'down'] as const).map((way) => neighbourTowards(chart(size), from, way));
  expect(towards('c3')).toEqual(['b3', 'd3', 'c2', 'c4']);
  expect(towards('a1')).toEqual([undefined, 'b1', undefined, 'a2']);
});

test('a cell is found by its name, in capitals or not', () => {
  expect(['C3', 'c3', 'j1', 'a8', 'a0', 'a03', 'constructor'].map((name) => chart(size).find(name))).toEqual([
    'c3',
    'c3',
    ...Array(5).fill(undefined),
  ]);
});

test('the picture shows each object once, told apart by shape', () => {
  const svg = picture(puzzle('HGY/RNB/C..'));
  const shown = [...svg.matchAll(/class="piece" data-c="(\d+)"/g)].map(([, cell]) => cell);
  expect(shown).toEqual(['0', '1', '2', '3', '4', '5', '6']);
  expect(svg).toMatch(/^<svg [^<>]* class="picture" viewBox="-.06 -.06 3.12 3.12">.*<\/svg>$/);
  expect(svg).not.toMatch(/ style=| id=|<style|<script|<text|NaN|undefined/);
  const shapes = Object.values(OBJECTS).map((markup) => markup.replace(/class="[^"]*"/g, ''));
  expect(new Set(shapes).size).toBe(7);
});

test('until the first rotation an arrow goes around each star that can rotate, and around nothing else', () => {
  const around = (view: View): string[] =>
    [...picture(view).matchAll(/class="arrow" data-c="(\d+)"/g)].map(([, cell]) => cell as string);
  const begun = puzzle('HGY../RNB../C....;goals=GG');
  expect(around(begun)).toEqual(['2', '5', '6', '7']);
  expect(around(play(begun, 'c1'))).toEqual([]);
  expect(around(puzzle('H...Y'))).toEqual([]);
  const table = 'H.GY.;held=GY,R;scores=0;played=0;seed=1';
  expect(around(rotation.view(position(table), 0))).toEqual(['3']);
  expect(around(rotation.view(position(table.replace('played=0', 'rotated=yes;played=0')), 0))).toEqual([]);
});

test('R5, R7: a found goal is lit from the planet’s neighbour to the edge, its run ringed', () => {
  const view = puzzle('...../...../H.GY./...../.....;goals=GY');
  expect(foundLines(view).map(({ planet, way, run }) => [planet, way, ...run])).toEqual([[10, 1, 12, 13]]);
  expect(picture(view)).toContain(
    'class="lane way-1" data-c="GY-10-1-12.13" x="1" y="2" width="4" height="1"',
  );
  expect(picture(view)).toContain('<rect x="2.04" y="2.04" width="1.92" height=".92" rx=".46"/>');
});

test('at a table the cards that can be played are lit, once a star has rotated', () => {
  const text = 'H.GY.;held=GY,R;scores=0;rotated=yes;played=0;seed=1';
  expect(foundLines(rotation.view(position(text), 0))).toHaveLength(1);
  expect(foundLines(rotation.view(position(text.replace('rotated=yes;', '')), 0))).toHaveLength(0);
  const hidden = position(
    `${text.replace('held=GY,R', 'held=GY,R/B').replace('scores=0', 'scores=0,0')};show=hidden`,
  );
  expect(foundLines(rotation.view(hidden, 1))).toHaveLength(0);
});

test('R3: the preview shows a chevron an object that moves, and it again where it will be', () => {
  const { ways, coming } = previewMarkup(gridOf(['G...', '.Y.R', '....', '...H']), 5);
  expect(coming.match(/class="chevron"/g)).toHaveLength(3);
  expect(coming.match(/class="coming"/g)).toHaveLength(3);
  // Ring 2 of b2 lies half outside: from d4 it jumps to a4, and from a4 to d1.
  expect(ways).toContain('class="jump"');
});

test('the bare board is a field and its edge', () => {
  expect(boardMarkup(size)).toMatch(
    /^<svg [^<>]*><rect class="field"[^<>]*\/><rect class="edge"[^<>]*\/><\/svg>$/,
  );
});
