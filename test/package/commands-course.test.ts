/** What the commands that write packages for course systems take, make and complain of. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pageOf, type Exercise } from '../../compose/exercise/model.js';
import { packExercise } from '../../compose/exercise/packing.js';
import { unwrap } from '../../src/core/basics/result.js';
import { loaderTag } from '../../src/embed-code/index.js';
import { runCommand } from './run-command.js';

const DIST = join(import.meta.dirname, '../../dist');

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'scorm-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function put(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const scorm = (...parameters: readonly string[]) => runCommand(folder, ['scorm', ...parameters]);

const bytesOf = (zip: string): Buffer => readFileSync(join(folder, zip));
const filesOf = (zip: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(unzipSync(bytesOf(zip))).map(([path, bytes]) => [path, strFromU8(bytes)]),
  );

const SET = '<board-set><star-board puzzle="1-1"></star-board></board-set>';

describe('a SCORM package', () => {
  it('holds the page, what its boards need and what stands beside it, and nothing else', () => {
    put({
      'week-3.html': `<!doctype html><title>Week 3</title><link rel="stylesheet" href="style/own.css">${SET}<img src="sky.png">`,
      'style/own.css': 'p { color: navy }',
      'sky.png': 'a picture',
      'other.html': 'not asked for',
    });
    expect(scorm('week-3.html')).toMatchObject({ code: 0, error: '' });
    expect(Object.keys(filesOf('week-3.zip')).sort()).toEqual([
      'imsmanifest.xml',
      'index.html',
      'planisphere/board-set.js',
      'planisphere/scorm.js',
      'planisphere/star-board.js',
      'sky.png',
      'style/own.css',
    ]);
  });

  it('names every file in its manifest, and the title of the page', () => {
    put({ 'a.html': `<title>Stars &amp; fireflies</title>${SET}` });
    scorm('a.html');
    const { 'imsmanifest.xml': manifest = '', ...files } = filesOf('a.zip');
    const named = [...manifest.matchAll(/<file href="([^"]*)"/g)].map(([, path]) => path);
    expect(named.sort()).toEqual(Object.keys(files).sort());
    expect(manifest).toContain('<title>Stars &amp; fireflies</title>');
  });

  it('names all libraries that it needs at once where they are not installed', () => {
    const [home, root] = [join(import.meta.dirname, '../..'), join(folder, 'alone')];
    for (const part of ['bin', 'package.json'])
      cpSync(join(home, part), join(root, part), { recursive: true });
    symlinkSync(DIST, join(root, 'dist'), 'junction');
    put({ 'a.html': SET });
    expect(runCommand(folder, ['scorm', 'a.html'], { root })).toMatchObject({
      code: 1,
      error:
        'To write the package, this command needs fflate and parse5. Run: npm install --save-dev fflate parse5\n',
    });
  });

  it('has the same bytes each time', () => {
    put({ 'a.html': SET });
    scorm('a.html', '-o', 'one.zip');
    scorm('a.html', '-o', 'two.zip');
    expect(bytesOf('one.zip').equals(bytesOf('two.zip'))).toBe(true);
  });

  it('is as wide as a phone, and in today’s HTML, where the page does not say so itself', () => {
    const whole =
      '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=500">';
    put({ 'bare.html': SET, 'html.html': `<html lang="de">${SET}</html>`, 'whole.html': whole + SET });
    const beginningOf = (name: string): string => {
      scorm(`${name}.html`);
      return filesOf(`${name}.zip`)['index.html']?.split('<script')[0] ?? '';
    };
    const head =
      '<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">';
    expect(beginningOf('bare').trim()).toBe(`<!doctype html>\n${head}`);
    expect(beginningOf('html').trim()).toBe(`<!doctype html><html lang="de">\n${head}`);
    expect(beginningOf('whole').trim()).toBe(whole);
  });

  it('says which SCORM it is', () => {
    put({ 'a.html': SET });
    scorm('a.html', '--version', '2004');
    expect(filesOf('a.zip')['imsmanifest.xml']).toContain('<schemaversion>2004 4th Edition</schemaversion>');
  });

  it('leaves out the page’s own scripts of this package, and keeps the others', () => {
    put({
      'a.html': `<script type="module" src="https://example.org/boards/cdn/planisphere.js"></script>
<script src="star-board.js" defer></script>
<script type="module">import 'https://example.org/planisphere/star-board.js';</script>
<script src="own.js"></script>${SET}`,
      'own.js': '',
    });
    scorm('a.html');
    const { 'index.html': page = '' } = filesOf('a.zip');
    expect([...page.matchAll(/src="([^"]*)"/g)].map(([, address]) => address)).toEqual([
      'own.js',
      'planisphere/board-set.js',
      'planisphere/star-board.js',
      'planisphere/scorm.js',
    ]);
  });

  it('keeps nothing in the browser, where the next learner would hand it in', () => {
    put({ 'a.html': SET.replace('<board-set', '<board-set heading="Week 3" remember="week-3"') });
    scorm('a.html');
    expect(filesOf('a.zip')['index.html']).toContain('<board-set heading="Week 3">');
  });

  it('has a set round a board that stands alone', () => {
    put({ 'a.html': '<p>Solve it.</p><star-board puzzle="1-1"></star-board>' });
    scorm('a.html');
    expect(filesOf('a.zip')['index.html']).toMatch(
      /<board-set>\s*<star-board[^]*<\/star-board>\s*<\/board-set>/,
    );
  });

  it('is made of a short JSON as well', () => {
    put({
      'a.json': JSON.stringify({
        title: 'Week 3',
        language: 'de',
        set: { pass: 60 },
        items: [{ board: 'star-board', puzzle: '1-1', points: 2, 'no-hints': true }],
      }),
    });
    expect(scorm('a.json')).toMatchObject({ code: 0, error: '' });
    const { 'index.html': page } = filesOf('a.zip');
    expect(page).toContain('<html lang="de">');
    expect(page).toContain('<board-set pass="60">');
    expect(page).toContain('<star-board puzzle="1-1" points="2" no-hints></star-board>');
  });

  it('tells which addresses need a network', () => {
    put({ 'a.html': `${SET}<img src="https://example.org/sky.png">` });
    expect(scorm('a.html').out).toContain(
      'The page asks for https://example.org/sky.png, which needs a network.',
    );
  });
});

describe('the exercise maker', () => {
  const EXERCISE: Exercise = {
    set: { heading: 'Week 3: “Übungen”', pass: '60', remember: 'week-3' },
    items: [
      { board: 'star-board', attributes: { puzzle: '1-1', task: 'Join <both>.' } },
      { board: 'rotation-puzzle', attributes: { lesson: '', points: '2' } },
    ],
  };
  const fetchFile = (file: string): Promise<Uint8Array> =>
    Promise.resolve(new Uint8Array(readFileSync(join(DIST, file))));

  it.each(['1.2', '2004'] as const)(
    'makes a package for SCORM %s byte by byte as the command does',
    async (version) => {
      const packed = unwrap(await packExercise(EXERCISE, version, fetchFile, { strToU8, zipSync }));
      put({ 'a.html': pageOf(EXERCISE, loaderTag('https://example.org/boards/')) });
      scorm('a.html', '--version', version);
      expect(Buffer.compare(packed, bytesOf('a.zip'))).toBe(0);
      const { remember: _, ...set } = EXERCISE.set;
      const items = EXERCISE.items.map(({ board, attributes: { lesson, ...others } }) => ({
        board,
        ...(lesson !== undefined && { lesson: true }),
        ...others,
      }));
      put({ 'b.json': JSON.stringify({ title: EXERCISE.set['heading'], set, items }) });
      scorm('b.json', '--version', version);
      expect(Buffer.compare(packed, bytesOf('b.zip'))).toBe(0);
    },
  );

  it('makes none without a file that it needs, and names it', async () => {
    const packed = await packExercise(
      EXERCISE,
      '1.2',
      (file) => (file === 'star-board.js' ? Promise.resolve(undefined) : fetchFile(file)),
      { strToU8, zipSync },
    );
    expect(packed).toMatchObject({
      error: { code: 'take.no-file', facts: { file: 'star-board.js' } },
    });
  });
});

describe('a cmi5 package', () => {
  const cmi5 = (...parameters: readonly string[]) => runCommand(folder, ['cmi5', ...parameters]);

  it('has the script that hands in to a record store, the title in its language and the least score of the set', () => {
    put({
      'a.html': `<html lang="fr"><title>Les étoiles</title>${SET.replace('<board-set', '<board-set pass="60"')}`,
    });
    expect(cmi5('a.html', '--id', 'https://example.org/week-3')).toMatchObject({ code: 0, error: '' });
    const { 'cmi5.xml': structure, 'index.html': page } = filesOf('a.zip');
    expect(structure).toContain('<langstring lang="fr">Les étoiles</langstring>');
    expect(structure).toContain('<au id="https://example.org/week-3#exercise"');
    expect(structure).toContain('masteryScore="0.6"');
    expect(page).toContain('planisphere/cmi5.js');
  });

  it.each([[[]], [['--id', 'week 3']]])('is not made without an address: %j', (parameters) => {
    put({ 'a.html': SET });
    const { code, error } = cmi5('a.html', ...parameters);
    expect(code).toBe(2);
    expect(error).toContain('Write an address, such as https://example.org/week-3.');
  });
});

describe('an H5P package', () => {
  const h5p = (...parameters: readonly string[]) => runCommand(folder, ['h5p', ...parameters]);
  const contentOf = (name: string): unknown =>
    JSON.parse(filesOf(name)['content/content.json'] as string) as unknown;

  it('holds the library with all boards, its form, and the content, and nothing else', () => {
    put({ 'week-3.html': `<html lang="de"><title>Week 3</title>${SET}`, 'sky.png': '' });
    expect(h5p('week-3.html')).toMatchObject({ code: 0, error: '' });
    const files = filesOf('week-3.h5p');
    expect(Object.keys(files).sort()).toEqual([
      'H5P.Planisphere-0.1/h5p.js',
      'H5P.Planisphere-0.1/library.json',
      'H5P.Planisphere-0.1/planisphere.js',
      'H5P.Planisphere-0.1/semantics.json',
      'content/content.json',
      'h5p.json',
    ]);
    expect(JSON.parse(files['h5p.json'] as string)).toMatchObject({
      title: 'Week 3',
      language: 'de',
      mainLibrary: 'H5P.Planisphere',
    });
  });

  it('has the exercises as fields that teachers can edit, and the texts of the page', () => {
    put({
      'a.html': `<h1>Stars</h1><board-set heading="Week 3" pass="60%" points="2">
        <p>Read <b onclick="x()">it</b>.</p>
        <section tries="3"><p>Blue &lt; Red?</p><star-board puzzle="1-1" points="4"></star-board></section>
        <star-board rings="3" seats="human bot:gentle" no-hints></star-board>
      </board-set>`,
    });
    h5p('a.html');
    expect(contentOf('a.h5p')).toEqual({
      heading: 'Week 3',
      pass: 60,
      intro: '<h2>Stars</h2><p>Read <b>it</b>.</p>',
      items: [
        { board: 'star-board', puzzle: '1-1', points: 4, tries: 3, text: '<p>Blue &lt; Red?</p>' },
        { board: 'star-board', points: 2, noHints: true, more: 'rings=3\nseats=human bot:gentle' },
      ],
    });
  });

  it('is made of a board that stands alone, and of a short JSON', () => {
    put({
      'a.html': '<star-board puzzle="1-1"></star-board>',
      'b.json': JSON.stringify({ items: [{ board: 'star-board', puzzle: '1-1' }] }),
    });
    for (const name of ['a.html', 'b.json']) expect(h5p(name)).toMatchObject({ code: 0 });
    const items = [{ board: 'star-board', puzzle: '1-1' }];
    expect([contentOf('a.h5p'), contentOf('b.h5p')]).toEqual([{ items }, { intro: undefined, items }]);
  });

  it('has the same bytes each time', () => {
    put({ 'a.html': SET });
    h5p('a.html', '-o', 'one.h5p');
    h5p('a.html', '-o', 'two.h5p');
    expect(bytesOf('one.h5p').equals(bytesOf('two.h5p'))).toBe(true);
  });

  it('shows no answer to a move before the move, and tells that it is left out', () => {
    put({
      'a.html': `<board-set><section><p>Connect.</p>
<p data-answer="R10">Red would take A10.</p><p data-hint>Look at ring 1.</p>
<star-board position="3:30." find="A10"></star-board></section></board-set>`,
    });
    const { out } = h5p('a.html');
    expect(contentOf('a.h5p')).toMatchObject({ items: [{ text: '<p>Connect.</p>' }] });
    expect(out.match(/a\.html:2: An answer or a hint is left out/g)).toHaveLength(2);
  });

  it('tells what of the page it leaves out, by its line', () => {
    put({
      'a.html': `<board-set>\n<img src="sky.png"><star-board puzzle="1-1"></star-board>\n<chess-board></chess-board>
<div><star-board></star-board><star-board></star-board></div></board-set>`,
    });
    const { out } = h5p('a.html');
    expect(out).toContain('a.html:2: <img> is left out: H5P takes text alone.');
    expect(out).toContain('a.html:3: <chess-board> is left out: it is no board of this package.');
    expect(out).toContain('a.html:4: <star-board> is left out: an exercise has one board.');
  });
});

describe('the command says what is wrong, with its place, and writes nothing', () => {
  it.each<[string, Readonly<Record<string, string>>, string]>([
    [
      'two sets',
      { 'a.html': `${SET}\n${SET}` },
      'a.html:2: This is a second <board-set>. A package has one.',
    ],
    [
      'boards without a set',
      { 'a.html': '<star-board></star-board>\n<star-board></star-board>' },
      'a.html:2: The page has 2 boards and no <board-set>.',
    ],
    [
      'a file that is not there',
      { 'a.html': `${SET}<img src="sky.png">` },
      'a.html: There is no file “sky.png” beside the page.',
    ],
    [
      'a file outside of the folder',
      { 'a.html': `${SET}\n<img src="../sky.png">` },
      'a.html:2: “../sky.png” is not in the folder of the page',
    ],
    [
      'a name of the package itself',
      { 'a.html': `${SET}<img src="planisphere/a.png">`, 'planisphere/a.png': '' },
      '“planisphere/a.png” is a name of the package itself',
    ],
  ])('%s', (_, files, sentence) => {
    put(files);
    const { code, error } = scorm('a.html');
    expect(code).toBe(1);
    expect(error).toContain(sentence);
    expect(() => bytesOf('a.zip')).toThrow('ENOENT');
  });

  it.each([
    ['{ "items": [] }', 'a.json: items: Write a list of boards'],
    ['{ "itms": [] }', 'a.json: the file: There is no field “itms”. Did you mean “items”?'],
    ['{ "items": [{ "board": "chess-board" }] }', 'a.json: items[0].board: Write '],
    ['{ "items": [{ "board": "star-board", "rings": [] }] }', 'a.json: items[0].rings: Write a text'],
    [
      '{ "set": { "pas": 3 }, "items": [{ "board": "star-board" }] }',
      'a.json: set: There is no attribute “pas”.',
    ],
  ])('%s', (text, sentence) => {
    put({ 'a.json': text });
    const { code, error } = scorm('a.json');
    expect(code).toBe(1);
    expect(error).toContain(sentence);
  });

  it.each([
    [['scorm.html', '--version', '3'], '--version is “3”. Write 1.2 or 2004.'],
    [[], 'Name one page.'],
    [['a.html', '--id', '3 stars'], '--id is “3 stars”.'],
    [['none.html'], 'none.html: There is no such file.'],
  ])('%j', (parameters, sentence) => {
    const { code, error } = scorm(...parameters);
    expect(code).toBe(2);
    expect(error).toContain(sentence);
  });
});
