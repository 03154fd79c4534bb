// What is pasted, followed or run to have a board, as text, and how what somebody pastes here is read. It touches no page.
import { boardTag, fallback, loaderTag } from '../../src/embed-code/index.js';
import { escaped } from '../../src/core/svg-text.js';

const NAMED = { amp: '&', quot: '"', lt: '<', gt: '>', apos: "'" };
const unescaped = (text) =>
  text.replace(/&(?:#(\d{1,6})|(amp|quot|lt|gt|apos));/g, (_, code, name) =>
    name ? NAMED[name] : String.fromCodePoint(Number(code)),
  );

/** The folder where boards are published, from what somebody writes; undefined where it is no address of the web. */
export function readAddress(text) {
  const given = text.trim();
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  // A folder may have a dot in its name, such as a version.
  const folder = url.pathname
    .replace(/(?<![^/])[^/]*\.(?:html?|php|m?js|css|json)$/, '')
    .replace(/(?<!\/)\/*$/, '/');
  return `${url.origin}${folder}`;
}

/** A link to the embed page, which shows the board alone. */
export const linkText = (tag, { published, attributes }) =>
  `${published}embed/#${tag}?${new URLSearchParams(attributes)}`;

/** What a page pastes to have a board with these attributes, and a caption where there is one. Its script is in the folder `published`, and has this `integrity` where it is known. Where a host takes the script away the picture is left, which leads to the board where there is a `link`. */
export function embedText(tag, { published, integrity, attributes, link, picture, name, caption }) {
  const board = boardTag(tag, attributes, fallback({ link, picture, alt: name }));
  const shown =
    caption === '' ? board : `<figure>\n${board}\n<figcaption>${escaped(caption)}</figcaption>\n</figure>`;
  return `${loaderTag(published, integrity)}\n${shown}`;
}

/** The title of a picture that is SVG. */
export const titleOf = (svg) => unescaped(/<title>([^<]*)<\/title>/.exec(svg)?.[1] ?? '');

/**
 * A word of a command line. Windows knows double quotes alone, in which other shells still read some signs: a word with one
 * of these stands in single quotes. They do not read a `!` before a blank, so one at the end stands behind the quotes.
 */
function quoted(word) {
  const [, text, end] = /^(.*?)(!?)$/s.exec(word);
  return /["$`\\]|!(?!\s)/.test(text) ? `'${word.replaceAll("'", "'\\''")}'` : `"${text}"${end}`;
}

/** The command that writes an oEmbed page, and the boards beside it. A value follows after `=`, since it may begin with a dash. `options`: by name; a flag is true, and those that are '' are left out. `set`: flags of the tag. */
export function commandText(record, { published, set = [], ...options }) {
  const more = Object.entries(options).flatMap(([name, value]) =>
    value === '' ? [] : value === true ? [`--${name}`] : [`--${name}=${quoted(value)}`],
  );
  const flags = set.map((name) => `--set=${name}`);
  const site = `--site=${quoted(published)}`;
  return ['npx planisphere oembed', quoted(record), site, ...more, ...flags, '-o boards --with-boards'].join(
    ' ',
  );
}

/** Fields behind an address's `#`, signs that need no escape as they are; fields that are '' are left out. */
export function hashText(fields) {
  const given = Object.entries(fields).filter(([, value]) => value !== '');
  return `#${new URLSearchParams(given)}`.replace(/%(?:2C|2F|3A|3B|3D)/g, decodeURIComponent);
}

/** The fields of a hash, of an embed page too, to which WordPress may have added its secret. */
export function readHashText(hash) {
  const [own] = hash.split('#?secret=');
  const fields = new URLSearchParams(own.replace(/^#?(?:[a-z-]+\?)?/, ''));
  return Object.fromEntries(fields);
}

/** One attribute of a start tag: a flag, or with a value in quotes or without. */
const ATTRIBUTE = /([a-z-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

const attributesIn = (markup) =>
  [...markup.matchAll(ATTRIBUTE)].map(([, name, ...values]) => [name, unescaped(values.find(Boolean) ?? '')]);

/** The fields of what somebody has: the attributes of embed code and its caption, the hash of a link or of markup that leads there, or `text` alone. */
export function fieldsIn(text) {
  const given = text.trim();
  // Of the board's own tag alone: a picture inside it has attributes too.
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
