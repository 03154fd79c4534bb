/** What boards add to the configuration of a VitePress site. */
import MarkdownIt from 'markdown-it';
import { expect, it, vi } from 'vitest';
import { builtIn } from '../../src/fences/boards.js';
import planisphere from '../../src/fences/vitepress.js';

const tags = [...builtIn.map(({ tag }) => tag), 'board-set'];

interface Made {
  readonly title?: string;
  readonly markdown: { readonly lineNumbers?: boolean; config(md: unknown): unknown };
  readonly vue: {
    readonly template: { readonly compilerOptions: { isCustomElement(tag: string): boolean | undefined } };
  };
  readonly vite: { readonly plugins: readonly [...object[], Plugin] };
}

interface Plugin {
  transform(code: string, id: string, options?: { readonly ssr: boolean }): string | undefined;
}

const made = (config: object, options?: Parameters<typeof planisphere>[1]): Made =>
  planisphere(config, options) as Made;

const loading = made({}).vite.plugins.at(-1) as Plugin;

it('reads fences, and leaves the site what it has set itself', async () => {
  const own = vi.fn(() => Promise.resolve('done'));
  const plugin = { name: 'own' };
  const { title, markdown, vite } = made({
    title: 'A site',
    markdown: { lineNumbers: true, config: own },
    vite: { plugins: [plugin] },
  });
  const md = new MarkdownIt();
  expect(await markdown.config(md)).toBe('done');
  expect(own).toHaveBeenCalledWith(md);
  expect([title, markdown.lineNumbers, vite.plugins[0]]).toEqual(['A site', true, plugin]);
  expect(md.render('```star-board\n*20 S21\n```')).toMatch(/^<star-board record="star\/1/);
});

it('Vue takes for elements the boards, sets, boards of the site’s own, and what the site says itself', () => {
  const hex = {
    tag: 'hex-board',
    game: { rules: { id: 'hex' } },
    toSvg: Object.assign(vi.fn(), {}) as never,
  };
  const { vue } = made(
    { vue: { template: { compilerOptions: { isCustomElement: (tag: string) => tag === 'own-thing' } } } },
    { boards: [hex] },
  );
  const { isCustomElement } = vue.template.compilerOptions;
  for (const tag of [...tags, 'hex-board', 'own-thing']) expect(isCustomElement(tag), tag).toBe(true);
  expect(isCustomElement('own-component')).toBeFalsy();
  expect(made({}).vue.template.compilerOptions.isCustomElement('own-component')).toBeFalsy();
});

it.each([
  ['an element', 'h("star-board", { rings: 2 })', ['star-board']],
  [
    'markup that never changes',
    "html('<p></p><board-set><rotation-puzzle>')",
    ['rotation-puzzle', 'board-set'],
  ],
  ['a picture', 'h("img", { src: "data:" })', []],
  ['a word', 'h("p", "The star-board and <star-boards>")', []],
])('a page brings the boards that it has: %s', (_, code, boards) => {
  const imports = [
    ...(loading.transform(code, '/site/a.md') ?? '').matchAll(/import\('planisphere\/(.*?)\.js'\)/g),
  ];
  expect(imports.map(([, tag]) => tag)).toEqual(boards);
});

it('boards come with what Vue compiles alone, and not to the server', () => {
  const code = 'h("star-board")';
  expect(loading.transform(code, '/site/a.vue')).toContain(code);
  expect(loading.transform(code, '/site/a.js')).toBeUndefined();
  expect(loading.transform(code, '/site/a.md', { ssr: true })).toBeUndefined();
});
