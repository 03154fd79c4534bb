import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DIST, elements, filesBelow, filesIn, packageJson, read, ROOT, tags } from './built.js';

interface Boards {
  readonly version: string;
  readonly boards: Readonly<
    Record<string, { readonly attributes: Readonly<Record<string, { readonly type: string }>> }>
  >;
}

interface Manifest {
  readonly modules: readonly {
    readonly declarations: readonly {
      readonly tagName?: string;
      readonly attributes?: readonly { readonly description: string }[];
    }[];
  }[];
}

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'plugin-'))));
afterAll(() => rmSync(folder, { recursive: true }));

function planisphere(parameters: readonly string[], { root = ROOT, zone = 'UTC' } = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'bin/planisphere.mjs'), 'wordpress', ...parameters],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, TZ: zone } },
  );
  return { code: status, told: stdout + stderr };
}

/** The files of the zip as text, by their paths in the plugin. */
function written(...parameters: readonly string[]): Readonly<Record<string, string>> {
  expect(planisphere(parameters)).toMatchObject({ code: 0 });
  const files = unzipSync(readFileSync(join(folder, parameters.at(-1) ?? 'planisphere.zip')));
  return Object.fromEntries(
    Object.entries(files).map(([path, bytes]) => [path.replace(/^planisphere\//, ''), strFromU8(bytes)]),
  );
}

describe('the plugin for WordPress', () => {
  it('holds its own files and those that it serves, and nothing else', () => {
    const { version } = packageJson;
    const below = (path: string): string[] => filesBelow(path).map((file) => file.slice(path.length + 1));
    const paths = Object.keys(written()).sort();
    const games = paths.filter((path) => path.startsWith('games/'));
    expect(paths).toEqual(
      [
        ...below('bin/wordpress/planisphere'),
        'boards.json',
        'license.txt',
        ...filesIn('cdn').map((file) => `cdn/${version}/${file}`),
        ...below('dist/embed').map((file) => `embed/${file}`),
        ...tags.map((tag) => `${tag}.js`),
        ...games,
      ].sort(),
    );
  });

  it('brings the games for pictures without Lit, each module that another imports included', () => {
    const files = written();
    const games = Object.keys(files).filter((path) => path.startsWith('games/'));
    for (const { game } of elements) expect(games).toContain(`games/${packageJson.version}/pure/${game}.js`);
    for (const path of games) {
      for (const [, from] of (files[path] as string).matchAll(
        /(?:from|import)\s*\(?['"]([^'"]+\.js|lit[^'"]*)['"]/g,
      ))
        expect(games, path).toContain(join(path, '..', from as string));
    }
  });

  it('knows of each board what the manifest says', () => {
    const files = written('-o', 'boards.zip');
    const { version, boards } = JSON.parse(files['boards.json'] as string) as Boards;
    expect(version).toBe(packageJson.version);
    expect(Object.keys(boards)).toEqual([...tags].sort());
    expect(boards['star-board']).toMatchObject({
      attributes: {
        pie: { type: 'flag' },
        rings: { type: 'number' },
        look: { type: 'choice', choices: ['cells', 'mesh'] },
        record: { type: 'text' },
        'rules-href': { type: 'address' },
      },
    });
  });

  it('says the version of the package where WordPress looks for it', () => {
    const files = written();
    expect(files['planisphere.php']).toContain(`* Version: ${packageJson.version}\n`);
    expect(files['readme.txt']).toContain(`Stable tag: ${packageJson.version}\n`);
    // Sentences of boards have braces of their own.
    for (const [path, text] of Object.entries(files).filter(([path]) => !path.startsWith('games/')))
      expect(/\{(?:version|names|help)\}/.exec(text)?.[0], path).toBeUndefined();
  });

  it('has every text in a call that finds its translation, as tools for translators read them', () => {
    const files = written();
    const code = Object.entries(files).filter(([path]) => /^(?:includes|block)\/.*\.(?:php|js)$/.test(path));
    const texts = code.flatMap(([path, text]) => {
      const whole = [...text.matchAll(/\b__\(\s*'((?:[^'\\]|\\.)*)',\s*'planisphere',?\s*\)/g)];
      expect(whole, path).toHaveLength(text.match(/\b_[_enx]x?\(|\b(?:esc_\w+)_[_ex]\(/g)?.length ?? 0);
      return whole.map(([, literal = '']) => literal.replaceAll(/\\(.)/g, '$1'));
    });
    const { modules } = JSON.parse(read('dist/custom-elements.json')) as Manifest;
    const boards = modules
      .flatMap(({ declarations }) => declarations)
      .filter(({ tagName }) => !['board-set', 'board-steps'].includes(`${tagName}`));
    for (const { attributes = [] } of boards)
      for (const { description } of attributes) expect(texts).toContain(description.replaceAll('`', ''));
    expect(texts).toEqual(expect.arrayContaining(['*Star', 'Space Crack', 'Take a picture of the board']));
    expect(JSON.parse(files['block/block.json'] as string)).toMatchObject({ textdomain: 'planisphere' });
    expect(files['planisphere.php']).toContain('* Text Domain: planisphere\n');
  });

  it('has a readme of the form that WordPress reads', () => {
    const { 'readme.txt': readme = '' } = written();
    const [head = '', short = ''] = readme.split('\n\n');
    expect(head).toMatch(/^=== Planisphere ===\n/);
    const fields = new Map(
      head
        .split('\n')
        .slice(1)
        .map((line) => line.split(': ') as [string, string]),
    );
    expect([...fields.keys()]).toEqual(
      expect.arrayContaining(['Tags', 'Tested up to', 'Stable tag', 'License', 'License URI']),
    );
    expect(fields.get('Tags')?.split(', ').length).toBeLessThan(6);
    expect(short.length).toBeLessThan(151);
    expect(short).not.toMatch(/[\n*`<[]/);
    const sections = [...readme.matchAll(/^== (.+) ==$/gm)].map(([, title]) => title);
    expect(sections).toEqual(['Description', 'Installation', 'Frequently Asked Questions', 'Changelog']);
    expect(readme).toContain(`== Changelog ==\n\n= ${packageJson.version} =\n\n* `);
    for (const tag of tags) expect(readme).toContain(`\`${tag}\``);
  });

  it('asks for the least versions that the command names', () => {
    const files = written();
    const { told } = planisphere(['--help']);
    for (const path of ['planisphere.php', 'readme.txt']) {
      expect(told).toContain(`WordPress ${/Requires at least: ([\d.]+)/.exec(files[path] as string)?.[1]}`);
      expect(told).toContain(`PHP ${/Requires PHP: ([\d.]+)/.exec(files[path] as string)?.[1]}`);
    }
  });

  it('is the same to the byte whenever and wherever it is written', () => {
    planisphere(['-o', 'one.zip'], { zone: 'Asia/Tokyo' });
    planisphere(['--out', 'two.zip'], { zone: 'America/New_York' });
    const [one, two] = ['one.zip', 'two.zip'].map((name) => readFileSync(join(folder, name)));
    expect(one?.equals(two as Buffer)).toBe(true);
  });

  it('is not written where that cannot be', () => {
    expect(planisphere(['-o', 'nowhere/x.zip'])).toEqual({
      code: 1,
      told: 'nowhere/x.zip: There is no such folder.\n',
    });
    expect(planisphere(['x.zip'])).toMatchObject({ code: 2, told: expect.stringContaining('--out') });
  });

  it('needs fflate, and says so where it is not installed', () => {
    const root = join(folder, 'alone');
    cpSync(join(ROOT, 'bin'), join(root, 'bin'), { recursive: true });
    symlinkSync(DIST, join(root, 'dist'), 'junction');
    for (const file of ['package.json', 'LICENSE']) cpSync(join(ROOT, file), join(root, file));
    expect(planisphere([], { root })).toEqual({
      code: 1,
      told: 'To write a zip, this command needs fflate. Run: npm install --save-dev fflate\n',
    });
  });
});
