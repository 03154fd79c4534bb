/**
 * `planisphere/vitepress`: all that a VitePress site needs for boards in its pages.
 *
 *     // .vitepress/config.mjs
 *     import planisphere from 'planisphere/vitepress';
 *     export default planisphere({ title: 'My site' });
 */
import { builtIn } from './boards.js';
import markdownIt, { type MarkdownItOptions } from './markdown-it.js';

export type { MarkdownItOptions } from './markdown-it.js';
export type { OwnBoard } from './board.js';

type Parser = Parameters<typeof markdownIt>[0];

/** The part of a plugin for Vite that is used here. */
interface VitePlugin {
  readonly name: string;
  readonly enforce: 'post';
  transform(code: string, id: string, options?: { readonly ssr?: boolean }): string | undefined;
}

/** The part of a site’s configuration that is used here. */
interface Site {
  readonly markdown?: { readonly config?: (md: Parser) => unknown };
  readonly vue?: {
    readonly template?: {
      readonly compilerOptions?: { readonly isCustomElement?: (tag: string) => boolean | undefined };
    };
  };
  readonly vite?: { readonly plugins?: readonly unknown[] };
}

/** The elements whose modules the package has. */
const TAGS = [...builtIn.map(({ tag }) => tag), 'board-set', 'board-steps'];

/** A page or a component, as Vue has compiled it. */
const COMPILED = /\.(?:md|vue)$/;

/**
 * Brings each page, in the browser, the elements that stand in it. Where a page is made on a server, its board is its
 * picture.
 */
const loading: VitePlugin = {
  name: 'planisphere',
  enforce: 'post',
  transform(code, id, { ssr = false } = {}) {
    if (ssr || !COMPILED.test(id)) return undefined;
    const used = TAGS.filter((tag) => new RegExp(`["'<]${tag}(?![\\w-])`).test(code));
    if (used.length === 0) return undefined;
    return `${code}\n${used.map((tag) => `import('planisphere/${tag}.js');`).join(' ')}\n`;
  },
};

/**
 * The configuration of a site, to which boards are added: its Markdown reads fences, Vue takes the tags for elements,
 * and pages bring the boards that they have to readers.
 */
export default function planisphere<S extends object>(site: S, options: MarkdownItOptions = {}): S {
  const { markdown, vue, vite } = site as Site;
  const own = (options.boards ?? []).map(({ tag }) => tag);
  const tags = new Set([...TAGS, ...own]);
  const { isCustomElement } = vue?.template?.compilerOptions ?? {};
  const added: Site = {
    markdown: {
      ...markdown,
      config(md) {
        markdownIt(md, options);
        return markdown?.config?.(md);
      },
    },
    vue: {
      ...vue,
      template: {
        ...vue?.template,
        compilerOptions: {
          ...vue?.template?.compilerOptions,
          isCustomElement: (tag) => tags.has(tag) || isCustomElement?.(tag),
        },
      },
    },
    vite: { ...vite, plugins: [...(vite?.plugins ?? []), loading] },
  };
  return { ...site, ...added };
}
