/** Pages of Markdown for tests of fences, and what is found in what becomes of them. */
import MarkdownIt from 'markdown-it';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import markdownIt from '../../src/fences/markdown-it.js';
import type { FenceOptions } from '../../src/fences/options.js';
import remark, { sanitizeSchema } from '../../src/fences/remark.js';

export interface Read {
  readonly html: string;
  /** What the author is told, with its place. */
  readonly warnings: readonly string[];
}

type Reader = (source: string, options?: FenceOptions) => Read;

const PAGE = 'docs/game.md';

const byMarkdownIt: Reader = (source, options) => {
  const warnings: string[] = [];
  const md = new MarkdownIt({ html: false }).use(markdownIt, {
    ...options,
    warn: (message: string) => warnings.push(message),
  });
  return { html: md.render(source, { path: PAGE }), warnings };
};

const remarked =
  (isSanitised: boolean): Reader =>
  (source, options) => {
    const tree = unified().use(remarkParse).use(remark, options).use(remarkRehype);
    const safe = isSanitised ? tree.use(rehypeSanitize, sanitizeSchema(defaultSchema, options)) : tree;
    const file = safe.use(rehypeStringify).processSync({ path: PAGE, value: source });
    return { html: String(file), warnings: file.messages.map(String) };
  };

/** Each reads a page, and throws where a fence is at fault. */
export const READERS: readonly (readonly [name: string, read: Reader])[] = [
  ['markdown-it', byMarkdownIt],
  ['remark', remarked(false)],
  ['remark with rehype-sanitize', remarked(true)],
];

export type Element = DefaultTreeAdapterTypes.Element;

export function elementsIn(html: string): readonly Element[] {
  const inside = (node: DefaultTreeAdapterTypes.ParentNode): Element[] =>
    node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...inside(child)] : []));
  return inside(parseFragment(html));
}

export function only(html: string, tag: string): Element {
  const [found, ...more] = elementsIn(html).filter(({ tagName }) => tagName === tag);
  if (!found || more.length > 0) throw new Error(`There are ${more.length + (found ? 1 : 0)} <${tag}>.`);
  return found;
}

export const attributesOf = ({ attrs }: Element): Readonly<Record<string, string>> =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]));

/** A page with one fence, whose first line is the page’s third. */
export const pageOf = (first: string, body = ''): string => `# A game\n\n\`\`\`${first}\n${body}\n\`\`\`\n`;

/** What is said of a page that cannot be built. */
export function refusalOf(read: Reader, source: string, options?: FenceOptions): string {
  try {
    read(source, options);
  } catch (error) {
    return String(error).replace(/^FenceError: /, '');
  }
  throw new Error('The page is built.');
}
