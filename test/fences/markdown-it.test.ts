/** What a site with markdown-it hands on beside a page, and what it is told. */
import MarkdownIt from 'markdown-it';
import { afterEach, expect, it, vi } from 'vitest';
import planisphere from '../../src/fences/markdown-it.js';

const WRONG = '```star-board\nstar/1 rings=4 | S31 S31\n```\n';
const HIDDEN = '```bugcatcher-grid\nbugcatcher/1 players=2 rounds=2 energy=5 cols=4 rows=3 seed=5 |\n```\n';

function thrownBy(
  md: Pick<InstanceType<typeof MarkdownIt>, 'render'>,
  source: string,
  env?: Record<string, unknown>,
): Error & { readonly loc: unknown } {
  try {
    md.render(source, env);
  } catch (error) {
    return error as Error & { readonly loc: unknown };
  }
  throw new Error('Nothing was thrown.');
}

afterEach(() => vi.restoreAllMocks());

it.each([
  ['VitePress', { path: '/site/a.md', relativePath: 'a.md' }, '/site/a.md:2:'],
  ['Eleventy', { page: { inputPath: './a.md' } }, './a.md:2:'],
  ['nobody', undefined, 'line 2:'],
])('a fault names its file, as %s tells it', (_, env, place) => {
  expect(thrownBy(new MarkdownIt().use(planisphere), WRONG, env).message.startsWith(place)).toBe(true);
});

it('the page can say how it names its file', () => {
  const file = (env: unknown): string => (env as { readonly name: string }).name;
  const md = new MarkdownIt().use(planisphere, { file });
  const { message, loc } = thrownBy(md, WRONG, { name: 'b.md' });
  expect(message).toMatch(/^b\.md:2:22: There is already a blue stone on S31\./);
  expect(loc).toEqual({ file: 'b.md', line: 2, column: 22 });
});

it('a fault is in the line of the file, also where another plugin has taken the front matter away', () => {
  const md = new MarkdownIt();
  const render = md.render.bind(md);
  md.render = (source, env) => render(source.replace(/^---\n[^]*?\n---\n/, ''), env);
  md.use(planisphere);
  expect(thrownBy(md, `---\ntitle: A\n---\n\n${WRONG}`).message).toMatch(/^line 6:22:/);
  expect(thrownBy(md, `---\r\ntitle: A\r\n---\r\n\r\n${WRONG}`).message).toMatch(/^line \d+:22:/);
  expect(thrownBy(md, WRONG).message).toMatch(/^line 2:22:/);
});

it('a fault in a list or a quote is in its own column', () => {
  const md = new MarkdownIt().use(planisphere);
  expect(thrownBy(md, `- One\n\n  ${WRONG.replaceAll('\n', '\n  ')}`).message).toMatch(/^line 4:24:/);
  expect(thrownBy(md, `> ${WRONG.replaceAll('\n', '\n> ')}`).message).toMatch(/^line 2:24:/);
});

it('what a page leaves out is told in the console, or to the site', () => {
  const told = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  new MarkdownIt().use(planisphere).render(HIDDEN);
  expect(told.mock.calls).toEqual([[expect.stringMatching(/^line 1: This text holds something hidden\./)]]);
  const warn = vi.fn();
  new MarkdownIt().use(planisphere, { warn }).render(HIDDEN, { path: 'a.md' });
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^a\.md:1: /)]]);
  expect(told).toHaveBeenCalledOnce();
});

it('Vue fills in nothing: no caption holds a brace', () => {
  const html = new MarkdownIt().use(planisphere).render('```star-board caption="{{ secret }}"\n```\n');
  expect(html).toContain('&#123;&#123; secret }}</figcaption>');
  expect(html.replace(/"[^"]*"/g, '')).not.toContain('{');
});

it('colours that there are not are refused at once', () => {
  expect(() => new MarkdownIt().use(planisphere, { theme: 'red' as never })).toThrow(
    'theme is “red”. It takes light, dark or auto.',
  );
});
