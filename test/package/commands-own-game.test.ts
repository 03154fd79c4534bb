/**
 * `planisphere picture`, `snippet`, `words` and `check-words` with a game that the package does not hold, by the module
 * that exports it.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMessages } from '../../src/core/words/read-message.js';
import { ROOT, tags } from './built.js';
import { runCommand, type Ran } from './run-command.js';
import { dayWords } from '../../src/core/days/words.days.en.js';

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

describe('planisphere words and check-words of a game by its module', () => {
  interface Entry {
    readonly key: string;
    readonly english: string;
    readonly facts: Readonly<Record<string, string>>;
    readonly note: string;
    text: string;
  }
  const FILE = 'night-sky-board.de.json';
  const words = (...more: readonly string[]): Ran =>
    planisphere('words', '--game', './game.js', '--lang', 'de', ...more);
  const check = (...more: readonly string[]): Ran =>
    planisphere('check-words', FILE, '--game', './game.js', ...more);
  const entriesIn = (name: string): Entry[] =>
    (JSON.parse(readFileSync(join(folder, name), 'utf8')) as { messages: Entry[] }).messages;
  const fillIn = (texts: Readonly<Record<string, string>>): void => {
    const messages = entriesIn(FILE).map((entry) => ({ ...entry, text: texts[entry.key] ?? '' }));
    write(FILE, JSON.stringify({ board: 'night-sky-board', language: 'de', messages }, null, 2));
  };

  it('lists the sentences of the game and of every board, with what there is to say of them', () => {
    expect(words()).toMatchObject({ code: 0, out: expect.stringMatching(/^night-sky-board\.de\.json: /) });
    const byKey = new Map(entriesIn(FILE).map((entry) => [entry.key, entry]));
    expect(byKey.get('event.place')).toEqual({
      key: 'event.place',
      english: '{seat, select, you {You placed a stone on {cell}.} other {{seat} placed a stone on {cell}.}}',
      facts: { seat: 'cases: you, other', cell: '' },
      note: 'What has happened, after a move.',
      text: '',
    });
    expect(byKey.get('night-sky/no-cell')).toMatchObject({ facts: { found: 'what was given as a cell' } });
    expect(byKey.get('act.undo')).toMatchObject({
      english: 'Undo',
      note: expect.stringContaining('Buttons'),
    });
    expect(byKey.get('seat.0')).toMatchObject({ english: 'Blue' });
    expect([...byKey.keys()].filter((key) => key.startsWith('game/'))).toEqual([]);
  });

  it('lists whatever every board of the package says, and nothing that only one of them says', () => {
    words();
    const keys = entriesIn(FILE).map(({ key }) => key);
    const tables = tags.map((tag) => {
      const table = readFileSync(join(ROOT, `dist/words/${tag}.json`), 'utf8');
      return (JSON.parse(table) as readonly Entry[]).map(({ key }) => key);
    });
    const inAll = tables[0]?.filter((key) => tables.every((table) => table.includes(key))) ?? [];
    // Days are of games with puzzles.
    const isOwn = (key: string): boolean => key in dayWords || /^(bot|how|seat)\./.test(key);
    expect(inAll.filter((key) => !keys.includes(key) && !isOwn(key))).toEqual([]);
    expect(keys.filter((key) => /^(star|rotation|score)[./]/.test(key))).toEqual([]);
  });

  it('writes each sentence so that it reads back as the same', () => {
    const texts = {
      'odd.1':
        "It's '{'{n, plural, =0 {none} one {# '#1' '{'stone'}'} other {{seat, select, you {#} other {''}}}}",
      'odd.2': "# of {all, number} on {day, date, short}, {gain, number, sign} for {cells, list, or}'''{'",
      'odd.3': "'{''}' {place, selectordinal, one {#st} two {#nd} few {#rd} other {'#'#th}}",
      'odd.4': '',
    };
    write(
      'odd.js',
      `import { defineGame, readMessages } from 'planisphere/core';
      import { nightSky } from './game.js';
      export const odd = { ...nightSky, words: { ...nightSky.words, ...readMessages(${JSON.stringify(texts)}) } };`,
    );
    expect(planisphere('words', '--game', './odd.js', '--lang', 'de', '--out', 'odd.json').code).toBe(0);
    const english = entriesIn('odd.json').filter(({ key }) => key.startsWith('odd.'));
    expect(readMessages(Object.fromEntries(english.map((entry) => [entry.key, entry.english])))).toEqual(
      readMessages(texts),
    );
  });

  it('keeps what is filled in, says what is wrong with it and where, and writes what a page takes', () => {
    words();
    fillIn({ 'event.place': '{seat} setzt auf {zelle}.', 'act.undo': 'Zurück' });
    expect(check()).toMatchObject({ code: 1 });
    expect(check().out).toMatch(
      /^night-sky-board\.de\.json:\d+: The sentence “event\.place” has no fact “zelle”\. It has seat and cell\./,
    );
    fillIn({ 'event.place': '{seat} setzt auf {cell}.', 'act.undo': 'Zurück', 'night-sky/full': 'Voll' });
    expect(words().code).toBe(0);
    expect(check('--out', 'de.json')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/: 3 of \d+ sentences of night-sky-board in de, nothing wrong\.\n$/),
    });
    expect(JSON.parse(readFileSync(join(folder, 'de.json'), 'utf8'))).toEqual({
      'event.place': '{seat} setzt auf {cell}.',
      'act.undo': 'Zurück',
      'night-sky/full': 'Voll',
    });
    expect(check('--complete')).toMatchObject({
      code: 1,
      out: expect.stringContaining('“how.1” is missing.'),
    });
  });

  it('takes games of the package by their names too', () => {
    expect(planisphere('words', '--game', 'star', '--lang', 'de', '--out', 'star.json').out).toMatch(
      /^star\.json: \d+ sentences/,
    );
    expect(planisphere('check-words', 'star.json', '--game', 'star').out).toContain('of star-board in de');
  });

  it.each([
    [['words', '--lang', 'de'], 2, 'or a game by --game'],
    [['words', 'star-board', '--game', './game.js', '--lang', 'de'], 2, 'or a game by --game'],
    [['words', './game.js', '--lang', 'de'], 2, 'name its module by --game, such as ./game.js'],
    [['words', '--game', './game.js'], 2, 'Name the language'],
    [['words', '--game', './none.js', '--lang', 'de'], 2, '--game: ./none.js: There is no such file.'],
    [['words', '--game', 'sky', '--lang', 'de'], 2, '--game: There is no game “sky”.'],
    [['words', '--game', './mute.js', '--lang', 'de'], 1, './mute.js: This game has no words.'],
    [['words', '--game', './wrong.js', '--lang', 'de'], 1, 'The sentence “how.1” of this game is no text.'],
    [['check-words', FILE], 2, 'name its module by --game, such as ./game.js'],
    [['check-words', FILE, '--game', './game.js', '--board', 'star-board'], 2, 'either --board or --game'],
  ])('says what is wrong with the call %j', (parameters, code, sentence) => {
    words();
    const game = "import { nightSky } from './game.js'; export const game =";
    write('mute.js', `${game} { ...nightSky, words: undefined };`);
    write('wrong.js', `${game} { ...nightSky, words: { ...nightSky.words, 'how.1': 5 } };`);
    const ran = planisphere(...parameters);
    expect(ran).toMatchObject({ code, error: expect.stringContaining(sentence) });
    expect(ran.error).not.toContain('    at ');
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
