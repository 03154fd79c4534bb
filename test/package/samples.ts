/** Every code sample of the guides, with the way in which a test executes it. `site.test.ts` plays those of rules. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GUIDES } from '../guides.js';
import { ROOT } from './built.js';

export interface Sample {
  readonly file: string;
  readonly line: number;
  readonly language: string;
  readonly code: string;
}

const FENCE = /^( *)(`{3,})([\w-]*)[^\n]*\n([^]*?)^\1\2$/gm;

/** The samples of a document; those within another sample are a part of it. */
function samplesOf(file: string): readonly Sample[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return [...text.matchAll(FENCE)].map(({ 1: indent = '', 3: language = '', 4: code = '', index }) => ({
    file,
    line: text.slice(0, index).split('\n').length,
    language,
    code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));
}

/** What no test can execute as it stands, with the reason. A key is a document and how the sample begins. */
const EXCUSED: Readonly<Record<string, string>> = {
  'docs/markdown.md docs/opening.md:4:13':
    'Messages of a build; test/fences/guide.test.ts makes each of them.',
  'docs/markdown.md export function onRouteDidUpdate':
    'Needs Docusaurus: npm run hosts builds a site with it.',
  'docs/markdown.md import subprocess': 'Needs MkDocs or Sphinx: npm run hosts builds a site with it.',
  'docs/markdown.md hooks: [boards.py]': 'Needs MkDocs: npm run hosts builds a site with it.',
  'docs/markdown.md {{- $board': 'Needs Hugo: npm run hosts builds a site with it.',
  'docs/words.md <button name="undo"': 'An excerpt of what a board draws, not for a page to write.',
  'docs/use-a-board.md Rotation puzzle 4': 'What a reader shares, not code.',
  'docs/courses.md Exercise 2, “Two suns”': 'A message, not code.',
  'docs/steps.md Step 3. data-ply': 'Messages, not code.',
  'docs/lessons.md <star-board> lesson:': 'A message, not code.',
  'docs/embedding.md https://example.org/boards/embed/#rotation-puzzle?daily\nhttps':
    'Addresses, not code; test/embed reads such ones.',
  'docs/add-a-slice.md git ls-files': 'Copies a slice within the repository, for contributors.',
  'docs/voice.md {n, plural': 'Messages, not code.',
  'docs/words.md {n, plural': 'A message, not code.',
  'docs/notation.md record ': 'A grammar, not code.',
  'docs/notation.md position ': 'A grammar, not code.',
  'docs/notation.md seats ': 'A grammar, not code.',
  'docs/notation.md names ': 'A grammar, not code.',
  'docs/notation.md marks ': 'A grammar, not code.',
  'docs/compose.md script-src': 'A policy; test/pages/compose.test.ts serves the pages under it.',
};

/** A document whose samples build on one another, so that a test of its own runs them in their order. */
export const IN_ORDER: Readonly<Record<string, string>> = {
  'docs/add-a-game.md':
    'test/add-a-game.test.ts runs its scripts; stranger.test.ts and commands-own-game.test.ts its commands.',
};

const beginning = (sample: Sample): string => `${sample.file} ${sample.code}`;

export const reasonFor = (sample: Sample): string | undefined =>
  Object.entries(EXCUSED).find(([begin]) => beginning(sample).startsWith(begin))?.[1];

export const all = GUIDES.flatMap(samplesOf);
export const samples = all.filter((one) => reasonFor(one) === undefined);

/** The reasons that excuse no sample any more. */
export const idle = Object.keys(EXCUSED).filter(
  (begin) => !all.some((one) => beginning(one).startsWith(begin)),
);

/** A module that runs in Node; any other script runs in a page. */
export const isForNode = ({ code }: Sample): boolean =>
  /from '(?:planisphere\/(?!xapi)|node:|@lit-labs)|^import 'planisphere\/|\b(?:eleventyConfig|Astro)\b/m.test(
    code,
  );

export const nameOf = ({ file, line, language }: Sample): string => `${file}:${line} (${language})`;
