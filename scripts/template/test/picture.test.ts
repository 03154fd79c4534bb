/**
 * The board as the kit sees it and as a reader does.
 * To replace: the examples; what they hold stays true of every board.
 */
import { expect, test } from 'vitest';
import { neighbourTowards } from '../../../src/core/chart.js';
import { chart } from '../geometry.js';
import { picture, rowMarkup } from '../picture.js';
import { position, start } from './harness.js';

test('D2: stars are numbered line by line, ten a line', () => {
  expect(chart(15).rows.map((row) => row.join(' '))).toEqual(['1 2 3 4 5 6 7 8 9 10', '11 12 13 14 15']);
  expect(chart(15).viewBox).toEqual([0, 0, 10, 2]);
  expect(chart(15)).toBe(chart(15));
});

test('arrows go along the line and to the next one', () => {
  const towards = (from: string): (string | undefined)[] =>
    (['left', 'right', 'up', 'down'] as const).map((way) => neighbourTowards(chart(15), from, way));
  expect(towards('3')).toEqual(['2', '4', undefined, '13']);
  expect(towards('15')).toEqual(['14', undefined, '5', undefined]);
});

test('a star is found by its number alone', () => {
  expect(['15', '015', '16', '0', 'constructor'].map((name) => chart(15).find(name))).toEqual([
    '15',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('the picture shows every star once, and which are out', () => {
  const svg = picture(position('left=3;stars=5'));
  const shown = [...svg.matchAll(/class="(star[^"]*)" data-c="(\d+)"/g)].map(
    ([, name, star]) => `${star} ${name}`,
  );
  expect(shown).toEqual(['1 star', '2 star', '3 star', '4 star out', '5 star out']);
  expect(svg).toMatch(/^<svg [^<>]* class="picture" viewBox="0 0 5 1">.*<\/svg>$/);
  expect(svg).not.toMatch(/ style=| id=|<style|<script|<text|NaN|undefined/);
});

test('the bare board is that of a new game', () => {
  expect(rowMarkup(15, 15)).toBe(picture(start()));
});
