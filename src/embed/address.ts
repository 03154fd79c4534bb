/** What stands in the address of an embed page: `#<tag>?<attribute>=<value>&...`. It touches no page. */

const THEMES = ['light', 'dark', 'auto'] as const;

export interface Address {
  /** One of the boards’ tags; undefined where the address names none. */
  readonly tag: string | undefined;
  /** As they are written: which of them a board takes is for the board to say. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly theme: (typeof THEMES)[number];
  /** By which WordPress knows the frame that it is told of. */
  readonly secret: string | undefined;
  /** The hash without what WordPress has added to it, to be shared. */
  readonly hash: string;
}

const SECRET = /^[a-z0-9]{1,64}$/i;

/** Reads the hash of an address. Any text will do: what makes no sense is left out. */
export function readAddress(hash: string, tags: readonly string[]): Address {
  const text = hash.replace(/^#/, '');
  // WordPress appends `#?secret=...`, whether there is a hash or not.
  const [own = '', ...added] = text.startsWith('?') ? ['', text] : text.split('#?');
  const [tag = '', ...query] = own.split('?');
  const attributes = new Map(new URLSearchParams(query.join('?')));
  const secret = new URLSearchParams(added.at(-1)).get('secret') ?? attributes.get('secret') ?? '';
  const theme = THEMES.find((one) => one === attributes.get('theme'));
  attributes.delete('secret');
  if (theme) attributes.delete('theme');
  return {
    tag: tags.find((one) => one === tag),
    attributes,
    theme: theme ?? 'auto',
    secret: SECRET.test(secret) ? secret : undefined,
    hash: own.replace(/(?<=[?&])secret=[^&]*&?/, ''),
  };
}

/** Where a link leads to an embed page over the web, the address for a frame; undefined for every other link. */
export function frameAddress(href: string, tags: readonly string[]): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  const isEmbedPage = /^https?:$/.test(url.protocol) && /\/embed\/(index\.html)?$/.test(url.pathname);
  return isEmbedPage && readAddress(url.hash, tags).tag !== undefined ? url.href : undefined;
}
