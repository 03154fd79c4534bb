// What is pasted, followed or run to have a board, as text, and how what somebody pastes here is read. It touches no page.

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const NAMED = { amp: '&', quot: '"', lt: '<', gt: '>', apos: "'" };
const unescaped = (text) =>
  text.replace(/&(?:#(\d{1,6})|(amp|quot|lt|gt|apos));/g, (_, code, name) =>
    name ? NAMED[name] : String.fromCodePoint(Number(code)),
  );

/** What a page pastes to have a board with these attributes; its script is in the folder `published`. `inside`: lines that show where there is no script. */
export function snippetText(tag, { published, attributes, inside = [] }) {
  const given = Object.entries(attributes).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`,
  );
  const within = inside.length === 0 ? '' : `\n${inside.map((line) => `  ${line}\n`).join('')}`;
  return `<script type="module"\n  src="${escaped(published)}cdn/planisphere.js"></script>\n\n<${tag}${given.join('')}>${within}</${tag}>`;
}

/** The folder where boards are published, from what somebody writes; undefined where it is no address of the web. */
export function readAddress(text) {
  const given = text.trim();
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const folder = url.pathname.replace(/[^/]*\.\w+$/, '').replace(/\/*$/, '/');
  return `${url.origin}${folder}`;
}

/** A link to the embed page, which shows the board alone. */
export const linkText = (tag, { published, attributes }) =>
  `${published}embed/#${tag}?${new URLSearchParams(attributes)}`;

/** The snippet with a picture where a host takes the script away, which leads to the board where there is a `link`; and a caption where there is one. */
export function embedText(tag, { published, attributes, link, picture, name, caption }) {
  const image = `<img src="${escaped(picture)}" alt="${escaped(name)}">`;
  const inside = [link === undefined ? image : `<a href="${escaped(link)}">${image}</a>`];
  const [script, board] = snippetText(tag, { published, attributes, inside }).split('\n\n');
  if (caption === '') return `${script}\n\n${board}`;
  return `${script}\n\n<figure>\n${board}\n<figcaption>${escaped(caption)}</figcaption>\n</figure>`;
}

/** The title of a picture that is SVG. */
export const titleOf = (svg) => unescaped(/<title>([^<]*)<\/title>/.exec(svg)?.[1] ?? '');

/** A word of a command line. Shells read some signs even between double quotes. */
const quoted = (word) => (/["$`\\!]/.test(word) ? `'${word.replaceAll("'", "'\\''")}'` : `"${word}"`);

/** The command that writes the files of an oEmbed page. `options`: by name; a flag is true, and those that are '' are left out. `set`: flags of the tag. */
export function commandText(record, { published, set = [], ...options }) {
  const more = Object.entries(options).flatMap(([name, value]) =>
    value === '' ? [] : value === true ? [`--${name}`] : [`--${name} ${quoted(value)}`],
  );
  const flags = set.map((name) => `--set ${name}`);
  const site = `--site ${quoted(published)}`;
  return ['npx planisphere oembed', quoted(record), site, ...more, ...flags, '-o board'].join(' ');
}

/** Fields behind an address's `#`, signs that need no escape as they are; fields that are '' are left out. */
export function hashText(fields) {
  const given = Object.entries(fields).filter(([, value]) => value !== '');
  return `#${new URLSearchParams(given)}`.replace(/%(?:2C|2F|3A|3B|3D)/g, decodeURIComponent);
}

/** The fields of a hash, of an embed page too. */
export function readHashText(hash) {
  const fields = new URLSearchParams(hash.replace(/^#?(?:[a-z-]+\?)?/, ''));
  return Object.fromEntries(fields);
}

/** The fields of what somebody has: the attributes of a snippet, the hash of a link, or `text` alone. */
export function fieldsIn(text) {
  const given = text.trim();
  // Of the board's own tag alone: a picture inside it has attributes too.
  const [, tag] = /<[a-z]+-[a-z-]+\s((?:[^>"]|"[^"]*")*)>/.exec(given) ?? [];
  if (tag !== undefined) {
    const pairs = [...tag.matchAll(/([a-z-]+)="([^"]*)"/g)];
    return Object.fromEntries(pairs.map(([, name, value]) => [name, unescaped(value)]));
  }
  return given.includes('#') ? readHashText(given.slice(given.indexOf('#'))) : { text };
}
