// Writes the files that a site serves so that a pasted address becomes a board: a page, and what it tells other sites.
import { embedAddress } from './embed-code.mjs';
import { core, embedCode } from './tables.mjs';

const { escaped } = await core();
const { attributesText, boardTag, fallback, FRAME_HEIGHT, SANDBOX } = await embedCode();

export const CARD = { width: 1200, height: 630 };

/** The width in px that oEmbed asks for. */
const FRAME_WIDTH = 600;

const STYLE = `
:root { color-scheme: light dark; background: light-dark(#faf9f6, #0f1a2f); color: light-dark(#16223c, #e8ecf4); font: 16px/1.55 system-ui, sans-serif; }
:root[data-theme='light'] { color-scheme: light; }
:root[data-theme='dark'] { color-scheme: dark; }
body { margin: 0 auto; max-width: 1184px; padding: 24px 48px; overflow-wrap: anywhere; }
h1 { margin: 0.4em 0; font: 400 36px/1.2 Charter, 'Bitstream Charter', Cambria, Georgia, serif; }
p { margin: 0 0 1em; }
a { color: inherit; }
.board { display: block; min-height: 60vh; }
.board img { display: block; max-width: 100%; height: auto; margin: 0 auto; }
@media (max-width: 720px) { body { padding: 16px 20px; } h1 { font-size: 28px; } }
`;

const meta = (kind, name, content) =>
  content === undefined || content === ''
    ? []
    : [`<meta${attributesText({ [kind]: name })} content="${escaped(`${content}`)}">`];

/** The script that gives the page's board its sentences. It is a file, since policies forbid scripts within a page. */
export const wordsScript = (tag, words) =>
  `document.querySelector('${tag}').words = ${JSON.stringify(words, null, 2)};\n`;

/** The page, where readers play. Its files are beside it. */
export function pageText({
  site,
  direction,
  name,
  tag,
  attributes,
  title,
  caption,
  description,
  siteName,
  alt,
  cardAlt,
  theme,
  lang,
  words,
}) {
  const [address, card] = [`${site}${name}.html`, `${site}${name}.png`];
  const link = embedAddress(site, tag, attributes, theme);
  const head = [
    '<meta charset="utf-8">',
    ...meta('name', 'viewport', 'width=device-width'),
    `<title>${escaped(title)}</title>`,
    ...meta('name', 'description', description),
    `<link rel="canonical" href="${escaped(address)}">`,
    `<link rel="alternate" type="application/json+oembed" href="${escaped(`${site}${name}.json`)}" title="${escaped(title)}">`,
    ...meta('property', 'og:type', 'website'),
    ...meta('property', 'og:url', address),
    ...meta('property', 'og:title', title),
    ...meta('property', 'og:description', description),
    ...meta('property', 'og:site_name', siteName),
    ...meta('property', 'og:image', card),
    ...meta('property', 'og:image:type', 'image/png'),
    ...meta('property', 'og:image:width', CARD.width),
    ...meta('property', 'og:image:height', CARD.height),
    ...meta('property', 'og:image:alt', cardAlt),
    ...meta('name', 'twitter:card', 'summary_large_image'),
    ...meta('name', 'twitter:title', title),
    ...meta('name', 'twitter:description', description),
    ...meta('name', 'twitter:image', card),
    ...meta('name', 'twitter:image:alt', cardAlt),
    `<style>${STYLE}</style>`,
    '<script type="module" src="cdn/planisphere.js"></script>',
    ...(words === undefined ? [] : [`<script type="module" src="${name}.words.js"></script>`]),
  ];
  const own = theme === undefined || theme === 'auto' ? {} : { 'data-theme': theme };
  const inside = fallback({ link, picture: `${name}.svg`, alt });
  const body = [
    `<h1 dir="auto">${escaped(title)}</h1>`,
    ...(caption === undefined ? [] : [`<p dir="auto">${escaped(caption)}</p>`]),
    boardTag(tag, { class: 'board', ...attributes }, inside),
  ];
  return `<!doctype html>\n<html${attributesText({ lang, dir: direction === 'rtl' ? 'rtl' : undefined, ...own })}>\n<head>\n${head.join('\n')}\n</head>\n<body>\n${body.join('\n')}\n</body>\n</html>\n`;
}

/**
 * oEmbed 1.0, https://oembed.com. Its html is what WordPress keeps of a page that it discovers: a quotation and a frame,
 * without the frame's style. So width and border are attributes: a width in px would reach out of a phone. WordPress
 * shows the quotation until the frame is there, and takes `hidden` from it; hosts that leave everything as it is show
 * the frame alone.
 */
export function oembedOf({ site, name, tag, attributes, title, siteName, theme }) {
  const page = escaped(`${site}${name}.html`);
  const frame = {
    class: 'wp-embedded-content',
    sandbox: SANDBOX,
    src: embedAddress(site, tag, attributes, theme),
    width: '100%',
    height: FRAME_HEIGHT,
    frameborder: '0',
    title,
  };
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: siteName,
    provider_url: site,
    html: `<blockquote class="wp-embedded-content planisphere" hidden><a href="${page}">${escaped(title)}</a></blockquote><iframe${attributesText(frame)}></iframe>`,
    width: FRAME_WIDTH,
    height: FRAME_HEIGHT,
    thumbnail_url: `${site}${name}.png`,
    thumbnail_width: CARD.width,
    thumbnail_height: CARD.height,
  };
}
