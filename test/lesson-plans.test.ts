/** The lesson plans of docs/classroom.md use boards and puzzles that are there. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { puzzleList as bugcatcher } from '../src/bugcatcher/puzzle-list.js';
import { puzzleList as constellation } from '../src/constellation/puzzle-list.js';
import { puzzleNamed as rotation } from '../src/rotation/puzzles.js';
import { puzzleList as spaceCrack } from '../src/space-crack/puzzle-list.js';
import { puzzleList as star } from '../src/star/puzzle-list.js';

const PUZZLES: Readonly<Record<string, (name: string) => unknown>> = {
  'bugcatcher-grid': bugcatcher.named,
  'constellation-board': constellation.named,
  'rotation-puzzle': rotation,
  'space-crack-map': spaceCrack.named,
  'star-board': star.named,
};

const plans = [...readFileSync('docs/classroom.md', 'utf8').matchAll(/### (.*)\n[^]*?```html\n([^]*?)```/g)];

it('there are three', () => {
  expect(plans).toHaveLength(3);
});

it.each(plans.map(([, title = '', page = '']) => [title, page] as const))('“%s” can be held', (_, page) => {
  const boards = [...page.matchAll(/<([\w-]+) (?:puzzle="([\d-]+)"|lesson) heading="[^"]+">/g)];
  expect(boards).toHaveLength(4);
  for (const [, tag = '', puzzle] of boards) {
    expect(Object.keys(PUZZLES)).toContain(tag);
    if (puzzle !== undefined) expect(PUZZLES[tag]?.(puzzle), `${tag} ${puzzle}`).toBeDefined();
  }
});
