/** The guide for authors of documentation says what is so: its fences are boards, and its plugins have these names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtIn } from '../../src/fences/boards.js';
import * as markdownIt from '../../src/fences/markdown-it.js';
import * as remark from '../../src/fences/remark.js';
import { elementsIn, pageOf, READERS, refusalOf } from './page.js';

const GUIDE = readFileSync(join(import.meta.dirname, '../../docs/markdown.md'), 'utf8');
const examples = [...GUIDE.matchAll(/^````md\n([^]*?)^````$/gm)].map((match) => match[1] as string);
const tags = builtIn.map(({ tag }) => tag);

describe.each(READERS)('the examples of docs/markdown.md, by %s', (_, read) => {
  it.each(examples)('%s', (source) => {
    const fences = [...source.matchAll(/^```([\w-]+)(.*)$/gm)];
    const made = elementsIn(read(source).html).filter(({ tagName }) =>
      [...tags, 'figure', 'board-steps'].includes(tagName),
    );
    expect(made.length).toBeGreaterThanOrEqual(fences.length);
    expect(read(source).html).not.toContain('<pre>');
  });
});

it('has examples, names every board, and imports what there is', () => {
  expect(examples.length).toBeGreaterThan(2);
  for (const tag of tags) expect(GUIDE).toContain(`\`${tag}\``);
  expect(Object.keys(markdownIt)).toEqual(['default']);
  for (const [, names = ''] of GUIDE.matchAll(/import planisphere, \{ (.*) \} from 'planisphere\/remark'/g))
    expect(Object.keys(remark)).toContain(names);
});

it.each([
  ['star-board rings=4', 'S31 T20 S31', 'There is already a blue stone on S31. Choose an empty cell.'],
  [
    'steps',
    'star/1 rings=4 | S31 T20 A40 *10 R10 *32 A10\n9. Nine',
    'This step begins with 9, and the record has 7 moves.',
  ],
  ['star-board rings=14', '', 'rings is “14”. It takes a whole number from 2 to 12.'],
])('says of a wrong fence what a build says: %s, %j', (first, body, said) => {
  expect(GUIDE).toContain(said);
  for (const [, read] of READERS) expect(refusalOf(read, pageOf(first, body))).toContain(said);
});
