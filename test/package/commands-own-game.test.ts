/** `planisphere picture` and `snippet` with a game that the package does not hold, by the module that exports it. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from './built.js';
import { runCommand, type Ran } from './run-command.js';

const RECORD = 'night-sky/1 size=6 | c3 d4';
const SCRIPT = 'https://example.org/night-sky-board.js';

let folder: string;
const planisphere = (...parameters: readonly string[]): Ran => runCommand(folder, parameters);
const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'own-game-'));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(ROOT, join(folder, 'node_modules/planisphere'), 'junction');
  expect(planisphere('new-game', 'night-sky')).toMatchObject({ code: 0 });
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('planisphere picture of a game by its module', () => {
  it('draws its records and positions', () => {
    const { code, out } = planisphere('picture', RECORD, '--game', './game.js');
    expect(code).toBe(0);
    expect(out).toContain('<title>Night Sky. Blue’s turn</title>');
  });

  it('says what is wrong with a text, and where, in the sentences of the game', () => {
    const { code, error } = planisphere('picture', 'night-sky/1 size=6 | c3 c3', '--game', './game.js');
    expect(code).toBe(1);
    expect(error).toMatch(/^Blue already has a stone on c3\./);
    expect(error).toMatch(/\n {26}\^\n$/);
  });

  it('takes the drawing that the module exports', () => {
    write(
      'drawn.js',
      `import { makeToSvg, pictureSourceOf } from 'planisphere/core';
      import { nightSky } from './game.js';
      export { nightSky };
      export const toSvg = makeToSvg({ ...pictureSourceOf(nightSky), style: '.field{fill:#123456}' });`,
    );
    const { code, out } = planisphere('picture', RECORD, '--game', './drawn.js');
    expect(code).toBe(0);
    expect(out).toContain('#123456');
  });

  it('is named where a record is of no game of the package', () => {
    expect(planisphere('picture', RECORD).told).toContain('name its module by --game');
  });

  it.each([
    ['none.js', undefined, 2, 'There is no such file.'],
    ['.', undefined, 2, 'This is a folder.'],
    ['typed.ts', 'export const game = 1', 2, 'is TypeScript. Compile it'],
    ['index.html', undefined, 2, 'is no module.'],
    [
      'throws.js',
      "\nthrow new Error('The stars are out.')",
      1,
      'throws.js:2: This module cannot be loaded. The stars',
    ],
    ['broken.js', 'const = 3', 1, 'This module cannot be loaded.'],
    ['lost.js', "import 'nowhere'", 1, "This module cannot be loaded. Cannot find package 'nowhere'"],
    ['empty.js', '', 1, 'This module exports nothing.'],
    ['words.en.js', undefined, 1, 'This module exports no game.'],
    ['half.js', "export const game = { rules: { id: 'half' } }", 1, 'This module exports no game.'],
    [
      'two.js',
      "import { nightSky } from './game.js'; export const one = nightSky; export const other = { ...nightSky }",
      1,
      'This module exports 2 games.',
    ],
  ])('says what is wrong with the module %s', (name, text, code, sentence) => {
    if (text !== undefined) write(name, text);
    const ran = planisphere('picture', RECORD, '--game', `./${name}`);
    expect(ran).toMatchObject({ code, out: '', error: expect.stringContaining(sentence) });
    expect(ran.error).not.toContain('    at ');
  });
});

describe('planisphere snippet of a game by its module', () => {
  const snippet = (...more: readonly string[]): Ran => planisphere('snippet', '--game', './game.js', ...more);

  it('brings the board by the script that its author names', () => {
    expect(snippet(RECORD, '--script', SCRIPT, '--set', 'controls=minimal').out).toBe(
      `<script type="module" src="${SCRIPT}"></script>
<night-sky-board record="${RECORD}" controls="minimal">
  Night Sky. Blue’s turn
</night-sky-board>
`,
    );
  });

  it('takes the options of the game as attributes, and the tag that the author chose', () => {
    expect(snippet('--script', SCRIPT, '--tag', 'my-sky', '--set', 'line=3').out).toContain(
      '<my-sky line="3">',
    );
    expect(snippet('--script', SCRIPT, '--set', 'sze=3')).toMatchObject({
      code: 2,
      error: expect.stringContaining('Did you mean “size”?'),
    });
    expect(snippet('--script', SCRIPT, '--set', 'line=many').told).toContain('It takes a number.');
  });

  it.each([
    [[], 'Name the script that registers its board'],
    [['--script', 'sky.js'], 'Write the address of a module'],
    [['--script', SCRIPT, '--form', 'frame'], '--form is for the boards of this package.'],
    [['--script', SCRIPT, '--strict'], '--strict is for the boards of this package.'],
    [['--script', SCRIPT, '--tag', 'sky'], 'Write the tag of the board'],
  ])('says what is wrong with the call %j', (more, sentence) => {
    expect(snippet(RECORD, ...more)).toMatchObject({
      code: 2,
      out: '',
      error: expect.stringContaining(sentence),
    });
  });

  it('keeps the script for games that the package does not hold', () => {
    expect(planisphere('snippet', '--game', 'star', '--script', SCRIPT)).toMatchObject({
      code: 2,
      error: expect.stringContaining('--script is for a game of your own.'),
    });
  });
});

describe('planisphere oembed', () => {
  it('says that it takes the games of the package alone', () => {
    const ran = planisphere(
      'oembed',
      RECORD,
      '--game',
      './game.js',
      '--site',
      'https://example.org/',
      '-o',
      'x',
    );
    expect(ran).toMatchObject({ code: 2, error: expect.stringContaining('takes the games of this package') });
  });
});
