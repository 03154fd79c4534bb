/**
 * `planisphere/markdown-it`: boards in fences, for VitePress, Eleventy and whatever else reads Markdown by markdown-it.
 *
 *     import planisphere from 'planisphere/markdown-it';
 *     md.use(planisphere);
 */
import { attributesText } from '../embed-code/index.js';
import { escaped } from '../core/picture/svg-text.js';
import type { Markup } from './fence.js';
import { fencesBy, placeOf, type FenceOptions } from './options.js';

export type { FenceOptions } from './options.js';
export type { OwnBoard } from './board.js';

export interface MarkdownItOptions extends FenceOptions {
  /** The name of a page’s file, from what the site hands on with it. */
  file?(env: unknown): string | undefined;
  /** Told what a page leaves out; by default it stands in the console. */
  warn?(message: string): void;
}

/** The part of a token that is used here. */
interface Token {
  type: string;
  content: string;
  info: string;
  map: [number, number] | null;
}

/** The part of markdown-it that is used here. */
interface Parser {
  readonly core: {
    readonly ruler: {
      push(name: string, rule: (state: { src: string; tokens: Token[]; env: unknown }) => void): void;
    };
  };
  render(source: string, env?: object): string;
}

/** Vue would fill in what stands in double braces. */
const textOf = (text: string): string => escaped(text).replace(/\{/g, '&#123;');

/** The markup as HTML. */
function htmlOf({ tag, attributes, children }: Markup): string {
  const start = `<${tag}${attributesText(attributes)}>`;
  if (tag === 'img') return start;
  return `${start}${children.map((one) => (typeof one === 'string' ? textOf(one) : htmlOf(one))).join('')}</${tag}>`;
}

/** The name of the file, where VitePress, Eleventy and others tell it. */
function fileIn(env: unknown): string | undefined {
  const told = (env ?? {}) as Record<string, unknown>;
  const page = (told['page'] ?? {}) as Record<string, unknown>;
  const names = [told['path'], told['filePath'], page['inputPath'], told['relativePath'], told['file']];
  return names.find((name): name is string => typeof name === 'string' && name !== '');
}

const linesIn = (text: string): readonly string[] => text.split(/\r\n?|\n/);

/** How many lines of a file stand before what is read of it. */
function linesBefore(whole: string, source: string): number {
  const [all, read] = [linesIn(whole), linesIn(source)];
  const rest = all.slice(Math.max(0, all.length - read.length));
  return rest.join('\n') === read.join('\n') ? all.length - read.length : 0;
}

/** A fault in a page, which stops the build. */
class FenceError extends Error {
  /** As Vite and its overlay read it. */
  readonly loc: { readonly file: string | undefined; readonly line: number; readonly column: number };
  readonly id: string | undefined;
  constructor(sentence: string, file: string | undefined, line: number, column: number) {
    super(`${file === undefined ? 'line ' : `${file}:`}${line}:${column}: ${sentence}`);
    this.name = 'FenceError';
    this.loc = { file, line, column };
    this.id = file;
  }
}

/** Makes boards of the fences of a page. */
export default function planisphere(md: Parser, options: MarkdownItOptions = {}): void {
  const { make } = fencesBy(options);
  // eslint-disable-next-line no-restricted-globals -- markdown-it has no place for what a build should know
  const { file: fileOf = fileIn, warn = (message) => console.warn(message) } = options;
  /** How the page began that is being read: other plugins take its front matter away. */
  let whole = '';
  const render = md.render.bind(md);
  md.render = (source, env) => {
    const outer = whole;
    whole = source;
    try {
      return render(source, env);
    } finally {
      whole = outer;
    }
  };
  md.core.ruler.push('planisphere', ({ src, tokens, env }) => {
    for (const token of tokens) {
      if (token.type !== 'fence') continue;
      const [, tag = '', info = ''] = /^\s*(\S*)([^]*)$/.exec(token.info) ?? [];
      const result = make(tag, { info, body: token.content });
      if (!result) continue;
      const at = token.map?.[0] ?? 0;
      const column = Math.max(0, (linesIn(src)[at] ?? '').search(/`{3}|~{3}/)) + 1;
      const first = { line: at + 1 + linesBefore(whole, src), column };
      const file = fileOf(env);
      if ('sentence' in result) {
        const place = placeOf(result, token.content, first);
        throw new FenceError(result.sentence, file, place.line, place.column);
      }
      if (result.warning !== undefined)
        warn(`${file === undefined ? 'line ' : `${file}:`}${first.line}: ${result.warning}`);
      token.type = 'html_block';
      token.content = `${htmlOf(result.markup)}\n`;
    }
  });
}
