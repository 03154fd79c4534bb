import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aroundElements } from '../../scripts/build/slices.mjs';
import { filesIn, packageJson, pureNames, ROOT, tags as boards } from './built.js';

/** What goes round boards is loaded as they are. */
const tags = [...boards, ...aroundElements.map(({ tag }) => tag)];

const inTags = tags.flatMap((tag) => [`planisphere/${tag}.js`, `planisphere/${tag}.class.js`]);
const pure = [...pureNames, 'ui'].map((name) => `planisphere/${name}`);

/** Runs a module in bare Node, inside the package, and gives what it prints as JSON. */
function inNode<T>(source: string, ...flags: string[]): T {
  const parameters = [...flags, '--input-type=module', '--eval', source];
  return JSON.parse(execFileSync(process.execPath, parameters, { cwd: ROOT, encoding: 'utf8' })) as T;
}

/** Makes globals of pages throw in Node when they are touched. (Lit itself asks whether there is a `document`.) */
const NO_PAGE = `
for (const name of ['window', 'navigator', 'localStorage', 'sessionStorage', 'location', 'Worker'])
  Object.defineProperty(globalThis, name, { get() { throw new Error(name + ' was touched'); }, configurable: true });
`;

describe('exports', () => {
  it.each([...inTags, ...pure])('%s imports in bare Node and touches no page', (name) => {
    const names = inNode<string[]>(`${NO_PAGE}
      const { ...given } = await import(${JSON.stringify(name)});
      console.log(JSON.stringify(Object.keys(given)));`);
    expect(names.length).toBeGreaterThan(0);
  });

  it.each([...inTags, ...pure])(
    '%s leads to files that exist, types included, under every condition',
    (name) => {
      const paths = pathsOf(name);
      expect(Object.keys(paths)).toEqual(expect.arrayContaining(['types', 'default']));
      for (const path of Object.values(paths)) expect(existsSync(join(ROOT, path)), path).toBe(true);
    },
  );

  it.each(tags)('planisphere/%s.js registers, and imports twice without harm', (tag) => {
    const registered = inNode<boolean[]>(`
      const { ...none } = await import('planisphere/${tag}.class.js');
      const before = customElements.get('${tag}') !== undefined;
      await import('planisphere/${tag}.js');
      await import(import.meta.resolve('planisphere/${tag}.js') + '?again');
      console.log(JSON.stringify([before, customElements.get('${tag}') === Object.values(none)[0]]));`);
    expect(registered).toEqual([false, true]);
  });

  it.each(tags)('planisphere/%s.js resolves to the browser’s build for bundlers', (tag) => {
    expect(pathsOf(`planisphere/${tag}.js`)).toMatchObject({
      default: `./dist/es/${tag}.js`,
      node: `./dist/node/${tag}.js`,
    });
  });

  it('has no pattern and no path that leads nowhere', () => {
    for (const [key, target] of Object.entries(packageJson.exports)) {
      const paths = typeof target === 'string' ? [target] : Object.values(target ?? {});
      for (const path of paths) {
        if (!path.includes('*')) expect(existsSync(join(ROOT, path)), key).toBe(true);
        else {
          const [folder = '', ending = ''] = path.replace('./dist/', '').split('/*');
          expect(
            filesIn(folder).filter((file) => file.endsWith(ending)).length,
            `${key}: ${path}`,
          ).toBeGreaterThan(0);
        }
      }
    }
  });

  it.each([
    'planisphere/chunks/star/adapter.js',
    'planisphere/pure/star',
    'planisphere/star.js',
    'planisphere/star-board',
  ])('%s is nobody’s business', (name) => {
    const source = `await import(${JSON.stringify(name)}).then(() => console.log(true), () => console.log(false));`;
    expect(inNode<boolean>(source)).toBe(false);
  });

  it('gives the manifest and the package itself', () => {
    const source = `
      import manifest from 'planisphere/custom-elements.json' with { type: 'json' };
      import own from 'planisphere/package.json' with { type: 'json' };
      console.log(JSON.stringify([manifest.schemaVersion, own.name, own.customElements]));`;
    expect(inNode(source, '--no-warnings')).toEqual(['1.0.0', 'planisphere', packageJson.customElements]);
  });

  it('marks all modules that register as such, and no other of its entries', () => {
    const marked = packageJson.sideEffects.map(
      (pattern) => new RegExp(`^${pattern.replace(/[.]/g, '\\.').replace(/\*/g, '[^/]*')}$`),
    );
    const isMarked = (path: string | undefined): boolean =>
      marked.some((pattern) => pattern.test(path ?? ''));
    for (const tag of tags)
      for (const path of ['default', 'node'])
        expect(isMarked(pathsOf(`planisphere/${tag}.js`)[path])).toBe(true);
    for (const name of pure) expect(isMarked(pathsOf(name)['default'])).toBe(false);
  });

  it('names single files for script tags that are there', () => {
    for (const file of [packageJson.unpkg, packageJson.jsdelivr, ...tags.map((tag) => `dist/${tag}.js`)])
      expect(existsSync(join(ROOT, file)), file).toBe(true);
  });
});

/**
 * The files of an export by condition, resolved as Node does: an exact key wins, then the pattern with the longest
 * beginning, then the longest key.
 */
function pathsOf(name: string): Record<string, string> {
  const subpath = name.replace('planisphere', '.');
  const keys = Object.keys(packageJson.exports).filter((key) => {
    const [start = '', end = ''] = key.split('*');
    return key === subpath || (key.includes('*') && subpath.startsWith(start) && subpath.endsWith(end));
  });
  const byLength = keys.sort((a, b) => b.indexOf('*') - a.indexOf('*') || b.length - a.length);
  const key = keys.includes(subpath) ? subpath : (byLength[0] as string);
  const [start = '', end = ''] = key.split('*');
  const star = subpath.slice(start.length, subpath.length - end.length);
  const target = packageJson.exports[key];
  const paths = typeof target === 'string' ? { default: target } : (target ?? {});
  return Object.fromEntries(
    Object.entries(paths).map(([condition, path]) => [condition, path.replace('*', star)]),
  );
}
