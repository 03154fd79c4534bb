/** The documents say truly where Planisphere can be had, before this version is published and after. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { PACKAGE, publishedBy } from '../scripts/build/published.mjs';
import { elements } from '../scripts/build/slices.mjs';
import { OWN, withAddresses } from '../scripts/docs/addresses.mjs';
import { documents } from '../scripts/docs/documents.mjs';
import { GUIDES } from './guides.js';

const TOP = join(import.meta.dirname, '..');
const { name, version } = PACKAGE;
const texts = documents.map((file) => [file, readFileSync(join(TOP, file), 'utf8')] as const);

const without = { name, version, published: false };
const address = `https://cdn.example/npm/${name}@${version}/dist/`;
const published = {
  ...without,
  published: address,
  repository: { type: 'git', url: 'git+https://forge.example/games/planisphere.git' },
  homepage: 'https://planisphere.example/',
  bugs: { url: 'https://forge.example/games/planisphere/issues' },
};

/** Addresses that lead nowhere while no version is published: package networks, and the package in npm’s registry. */
const ON_NETWORK =
  /jsdelivr|unpkg|esm\.sh|cdn\.example|npmjs|\bnpm (?:i|install|pack|add) (?:-\S+ )*planisphere\b/;

/** The addresses of our scripts. */
const SCRIPT = new RegExp(
  `https:[^\\s"'\`]*/(?:${['planisphere', ...elements.map(({ tag }) => tag)].join('|')})\\.js\\b`,
  'g',
);
const scriptsIn = (text: string): readonly string[] => text.match(SCRIPT) ?? [];

describe('documents', () => {
  it.each(texts)('say what package.json says: %s (npm run docs)', (_, text) => {
    expect(withAddresses(text, PACKAGE as typeof without)).toBe(text);
  });

  it('name no address on a network while no version is published, and the reader’s own folder instead', () => {
    const unpublished = texts.map(([, text]) => withAddresses(text, without));
    expect(unpublished.flatMap((text) => ON_NETWORK.exec(text) ?? [])).toEqual([]);
    const scripts = unpublished.flatMap(scriptsIn).filter((one) => one.includes('example.org/'));
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter((one) => !one.startsWith(OWN))).toEqual([]);
    const get = withAddresses(readFileSync(join(TOP, 'docs/get.md'), 'utf8'), without);
    expect(get).toContain('npm run build');
    expect(get).toContain(`release/${name}-${version}.tgz`);
  });

  it('name the published address in every script once there is one, and what npm installs', () => {
    for (const file of ['README.md', 'docs/get.md', 'docs/use-a-board.md', 'docs/course-page.md']) {
      const text = withAddresses(readFileSync(join(TOP, file), 'utf8'), published);
      expect(scriptsIn(text), file).not.toEqual([]);
      expect(scriptsIn(text).filter((one) => !one.startsWith(address))).toEqual([]);
      expect(text).not.toMatch(/not published yet|npm run (?:build|release)/);
    }
    expect(withAddresses(readFileSync(join(TOP, 'docs/get.md'), 'utf8'), published)).toMatch(
      /^npm install planisphere$/m,
    );
  });

  it('say where the source is and where to ask as soon as package.json does', () => {
    const get = readFileSync(join(TOP, 'docs/get.md'), 'utf8');
    const told = withAddresses(get, { ...published, published: false });
    expect(told).toContain('git clone https://forge.example/games/planisphere planisphere');
    for (const text of [told, withAddresses(get, published)]) {
      expect(text).toContain('<https://planisphere.example/>');
      expect(text).toContain('<https://forge.example/games/planisphere/issues>');
    }
    expect(withAddresses(get, without)).not.toMatch(/git clone|Questions and bugs|The home page/);
  });

  it('have their code in fences, whose languages say how a test executes it', () => {
    const indented = GUIDES.flatMap((file) =>
      new MarkdownIt()
        .parse(readFileSync(join(TOP, file), 'utf8'), {})
        .filter(({ type }) => type === 'code_block')
        .map(({ content }) => `${file}: ${content}`),
    );
    expect(indented).toEqual([]);
  });

  it('are as before when a version is withdrawn', () => {
    for (const [file, text] of texts) {
      const before = withAddresses(text, without);
      expect(withAddresses(withAddresses(before, published), without), file).toBe(before);
    }
  });
});

describe('published in package.json', () => {
  it('is false, or the address of this very version', () => {
    expect(publishedBy(without)).toBe(undefined);
    expect(publishedBy(published)).toBe(address);
    for (const wrong of [
      undefined,
      true,
      '',
      `https://cdn.example/npm/${name}@0.0.1/dist/`,
      `http://cdn.example/npm/${name}@${version}/dist/`,
      `https://cdn.example/npm/${name}@${version}/dist`,
    ])
      expect(() => publishedBy({ ...without, published: wrong })).toThrow(
        /^package\.json: published is .*It takes false, or the https: address/,
      );
  });
});
