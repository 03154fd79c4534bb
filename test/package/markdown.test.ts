/** The plugins for Markdown as the package has them: in Node, without a page and without Lit. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './built.js';

const PAGE = '# A\n\n```star-board rings=4\nS31 T20\n```\n';

/** Runs a module in bare Node, inside the package, and gives what it prints. */
const inNode = (source: string): string =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', source], { cwd: ROOT, encoding: 'utf8' });

it.each([
  [
    'markdown-it',
    `const { default: MarkdownIt } = await import('markdown-it');
     const { default: planisphere } = await import('planisphere/markdown-it');
     console.log(new MarkdownIt({ html: false }).use(planisphere).render(${JSON.stringify(PAGE)}));`,
  ],
  [
    'remark',
    `const [{ unified }, parse, toHtml, write, { default: planisphere }] = await Promise.all(
       ['unified', 'remark-parse', 'remark-rehype', 'rehype-stringify', 'planisphere/remark'].map((name) => import(name)));
     console.log(String(unified().use(parse.default).use(planisphere).use(toHtml.default).use(write.default)
       .processSync(${JSON.stringify(PAGE)})));`,
  ],
])('planisphere/%s makes a board of a fence', (_, source) => {
  const html = inNode(source);
  expect(html).toMatch(
    /<star-board rings="4" record="star\/1 rings=4 \| S31 T20"><img src="data:image\/svg\+xml,[^"]+" alt="\*Star\./,
  );
});

/** Everything that a module of the package brings at once, by the names of the imports. */
function broughtBy(file: string, known = new Set<string>()): ReadonlySet<string> {
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\b[^'"();]*["']([^"']+)["'];/gm,
  )) {
    const path = name.startsWith('.') ? join(dirname(file), name) : name;
    if (known.has(path)) continue;
    known.add(path);
    if (name.startsWith('.')) broughtBy(path, known);
  }
  return known;
}

it.each(['markdown-it', 'remark', 'vitepress'])(
  'planisphere/%s brings code of the package alone, at once',
  (name) => {
    const brought = [...broughtBy(join(ROOT, `dist/es/pure/${name}.js`))];
    expect(brought.length).toBeGreaterThan(10);
    expect(brought.filter((path) => !path.startsWith(ROOT))).toEqual([]);
  },
);
