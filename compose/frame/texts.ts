/** Writes what is pasted, followed or run to have a board, and reads what somebody pastes here. It touches no page. */
import { boardTag, fallback, loaderTag } from '../../src/embed-code/index.js';
import { escaped } from '../../src/core/picture/svg-text.js';

/** Attributes of a tag, or fields of an address, by name. */
export type Fields = Readonly<Record<string, string>>;

const NAMED: Fields = { amp: '&', quot: '"', lt: '<', gt: '>', apos: "'" };

const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|(amp|quot|lt|gt|apos));/g, (_, code: string, name: string | undefined) =>
    name ? (NAMED[name] ?? '') : String.fromCodePoint(Number(code)),
  );

/** The folder where boards are published, from what somebody writes; undefined if that is no address of the web. */
export function readAddress(text: string): string | undefined {
  const given = text.trim();
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  // A folder may have a dot in its name, such as a version.
  const folder = url.pathname
    .replace(/(?<![^/])[^/]*\.(?:html?|php|m?js|css|json)$/, '')
    .replace(/(?<!\/)\/*$/, '/');
  return `${url.origin}${folder}`;
}

/** A board as another page has it: its attributes, and the folder where the boards are. */
interface Published {
  readonly published: string;
  readonly attributes: Fields;
}

/** A link to the embed page, which shows the board alone. */
export const linkText = (tag: string, { published, attributes }: Published): string =>
  `${published}embed/#${tag}?${new URLSearchParams(attributes)}`;

interface Embedded extends Published {
  /** By which a browser checks the loader, where it is known. */
  readonly integrity?: string;
  /** The address behind the picture, if it is a link. */
  readonly link?: string;
  /** The file of the picture, which is left where a host takes the script away. */
  readonly picture: string;
  /** The picture's name, for readers who do not see it. */
  readonly name: string;
  /** '' for none. */
  readonly caption: string;
}

/** Embed code for a page. */
export function embedText(tag: string, given: Embedded): string {
  const { published, integrity, attributes, link, picture, name, caption } = given;
  const board = boardTag(tag, attributes, fallback({ link, picture, alt: name }));
  const shown =
    caption === '' ? board : `<figure>\n${board}\n<figcaption>${escaped(caption)}</figcaption>\n</figure>`;
  return `${loaderTag(published, integrity)}\n${shown}`;
}

/** The title of a picture that is SVG. */
export const titleOf = (svg: string): string => unescaped(/<title>([^<]*)<\/title>/.exec(svg)?.[1] ?? '');

/**
 * A word of a command line. Windows knows double quotes alone, in which other shells still read some signs: a word with
 * one of these stands in single quotes. They do not read a `!` before a blank, so one at the end stands behind the
 * quotes.
 */
function quoted(word: string): string {
  const [, text = '', end = ''] = /^(.*?)(!?)$/s.exec(word) ?? [];
  return /["$`\\]|!(?!\s)/.test(text) ? `'${word.replaceAll("'", "'\\''")}'` : `"${text}"${end}`;
}

interface CommandOptions {
  readonly published: string;
  /** Flags of the tag. */
  readonly set?: readonly string[];
  /** Options of the command by name: true for a flag, '' for none. */
  readonly [option: string]: string | boolean | readonly string[] | undefined;
}

/**
 * The command that writes an oEmbed page, and the boards beside it. A value follows after `=`, since it may begin with
 * a dash.
 */
export function commandText(record: string, { published, set = [], ...options }: CommandOptions): string {
  const more = Object.entries(options).flatMap(([name, value]) =>
    value === '' ? [] : value === true ? [`--${name}`] : [`--${name}=${quoted(String(value))}`],
  );
  const flags = set.map((name) => `--set=${name}`);
  const site = `--site=${quoted(published)}`;
  const words = ['npx planisphere oembed', quoted(record), site, ...more, ...flags];
  return [...words, '-o boards --with-boards'].join(' ');
}

/** Fields behind the `#` of an address, signs that need no escape as they are. A name may come again. */
export const fieldsText = (fields: readonly (readonly [name: string, value: string])[]): string =>
  `#${new URLSearchParams(fields.map(([name, value]) => [name, value]))}`.replace(
    /%(?:2C|2F|3A|3B|3D)/g,
    decodeURIComponent,
  );

/** The same by name; fields that are '' are left out. */
export const hashText = (fields: Fields): string =>
  fieldsText(Object.entries(fields).filter(([, value]) => value !== ''));

/** The fields of a hash; it may be that of an embed page, to which WordPress may have added its secret. */
export function readHashText(hash: string): Fields {
  const [own = ''] = hash.split('#?secret=');
  return Object.fromEntries(new URLSearchParams(own.replace(/^#?(?:[a-z-]+\?)?/, '')));
}

/** One attribute of a start tag: a flag, or with a value in quotes or without. */
const ATTRIBUTE = /([a-z-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

const attributesIn = (markup: string): readonly (readonly [name: string, value: string])[] =>
  [...markup.matchAll(ATTRIBUTE)].map(([, name = '', ...values]) => [
    name,
    unescaped(values.find(Boolean) ?? ''),
  ]);

/** An element in a piece of markup: what its start tag says, and what is in it. */
export interface Markup {
  readonly tag: string;
  readonly attributes: Fields;
  readonly inside: readonly (Markup | string)[];
}

/** A comment, a tag, or text; what is in scripts and styles is none of these. */
const TOKENS =
  /<!--[^]*?-->|<(script|style)\b[^]*?<\/\1\s*>|<(\/?)([a-z][a-z0-9-]*)((?:[\s/](?:[^<>"']|"[^"]*"|'[^']*')*)?)>|[^<]+|</gi;

const EMPTY_TAGS = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Deeper than anybody writes. */
const MOST_DEEP = 100;

/** The elements and texts of a piece of markup. A `p` ends where another one or a section begins. */
export function markupIn(text: string): Markup['inside'] {
  const root: (Markup | string)[] = [];
  const open: { readonly tag: string; readonly inside: (Markup | string)[] }[] = [{ tag: '', inside: root }];
  for (const [token, raw, slash, name, attributes = ''] of text.matchAll(TOKENS)) {
    const tag = (name ?? raw ?? '').toLowerCase();
    const into = open.at(-1)?.inside ?? root;
    if (raw !== undefined) into.push({ tag, attributes: {}, inside: [] });
    else if (name === undefined) {
      if (!token.startsWith('<!--')) into.push(unescaped(token));
    } else if (slash) {
      const at = open.map((one) => one.tag).lastIndexOf(tag);
      if (at > 0) open.length = at;
    } else {
      if (/^(?:p|section|div|ul|ol|h\d)$/.test(tag) && open.at(-1)?.tag === 'p') open.pop();
      const inside: (Markup | string)[] = [];
      open.at(-1)?.inside.push({ tag, attributes: Object.fromEntries(attributesIn(attributes)), inside });
      if (!EMPTY_TAGS.has(tag) && open.length < MOST_DEEP) open.push({ tag, inside });
    }
  }
  return root;
}

/** Every element in a piece of markup, in its order. */
export const elementsOf = (inside: Markup['inside']): readonly Markup[] =>
  inside.flatMap((one) => (typeof one === 'string' ? [] : [one, ...elementsOf(one.inside)]));

/**
 * The fields of what somebody pastes: the attributes of embed code and its caption, or the hash of a link or of markup
 * that leads there; for anything else the `text` itself.
 */
export function fieldsIn(text: string): Fields {
  const given = text.trim();
  // Only of the board's own tag: a picture inside it has attributes too.
  const [, tag] = /<[a-z]+-[a-z-]+\s((?:[^<>"']|"[^"]*"|'[^']*')*)>/i.exec(given) ?? [];
  if (tag !== undefined) {
    const [, caption] = /<figcaption>([^<]*)</.exec(given) ?? [];
    return { ...(caption && { caption: unescaped(caption) }), ...Object.fromEntries(attributesIn(tag)) };
  }
  const addresses = given.startsWith('<')
    ? attributesIn(given).flatMap(([name, value]) => (/^(href|src)$/.test(name) ? [value] : []))
    : [given];
  const address = addresses.find((one) => one.includes('#'));
  return address === undefined ? { text } : readHashText(address.slice(address.indexOf('#')));
}
