/**
 * Reads and writes the address of an embed page: `#<tag>?<attribute>=<value>&...`. It touches no page. Programs that
 * pass a link on may change its signs, and people its capitals, or put it into the query: it is read all the same.
 */

const THEMES = ['light', 'dark', 'auto'] as const;

export interface Address {
  /** One of the boards’ tags; undefined where the address names none. */
  readonly tag: string | undefined;
  /** As they are written: which of them a board takes is for the board to say. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly theme: (typeof THEMES)[number];
  /** The id that WordPress puts on its frame, echoed in our height messages. */
  readonly secret: string | undefined;
  /** The hash without what WordPress has added to it, to be shared. */
  readonly hash: string;
}

const SECRET = /^[a-z0-9]{1,64}$/i;

/**
 * A tag and its attributes. The tag may stand like a route; the sign after it may be encoded, with all that follows or
 * alone.
 */
const FORM = /^(?:%23)?(?:!|%21)?\/?([a-z-]+)(?:(\?|%3f|=?&|=?$)(.*))?$/is;

interface Form {
  readonly tag: string;
  /** The attributes as they are written in a query. */
  readonly query: string;
  /** The same in the usual signs, as it is shared. */
  readonly text: string;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Parses a hash or a query; undefined if it names none of the boards. */
function readForm(text: string, tags: readonly string[]): Form | undefined {
  const [, name = '', sign = '', rest = ''] = FORM.exec(text) ?? [];
  const tag = tags.find((one) => one === name.toLowerCase());
  if (tag === undefined) return undefined;
  const query = sign.length > 2 && !rest.includes('=') ? decoded(rest) : rest;
  return { tag, query, text: sign === '' ? tag : `${tag}?${query}` };
}

/**
 * Reads the hash of an address, and the query where the hash names no board. Any text will do: what makes no sense is
 * left out.
 */
export function readAddress(hash: string, tags: readonly string[], search = ''): Address {
  const text = hash.replace(/^#/, '');
  // WordPress appends `#?secret=...`, whether there is a hash or not.
  const [own = '', ...added] = text.startsWith('?') ? ['', text] : text.split('#?');
  const form = readForm(own, tags) ?? readForm(search.replace(/^\?/, ''), tags);
  const attributes = new Map(new URLSearchParams(form?.query ?? own.replace(/^[^?]*/, '')));
  const secret = new URLSearchParams(added.at(-1)).get('secret') ?? attributes.get('secret') ?? '';
  const theme = THEMES.find((one) => one === attributes.get('theme'));
  attributes.delete('secret');
  if (theme) attributes.delete('theme');
  return {
    tag: form?.tag,
    attributes,
    theme: theme ?? 'auto',
    secret: SECRET.test(secret) ? secret : undefined,
    hash: (form?.text ?? own).replace(/(?<=[?&])secret=[^&]*&?/, ''),
  };
}

/** The address for a frame, if a link leads to an embed page over the web; undefined for every other link. */
export function frameAddress(href: string, tags: readonly string[]): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  const isEmbedPage = /^https?:$/.test(url.protocol) && /\/embed\/(index\.html)?$/.test(url.pathname);
  return isEmbedPage && readAddress(url.hash, tags, url.search).tag !== undefined ? url.href : undefined;
}
