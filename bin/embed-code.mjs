// Writes what a page pastes to have a board, in the forms that hosts let through.
import { integrityOf, modulesOf } from './boards.mjs';
import { attributesText, escaped } from './markup.mjs';

/** How high a frame is where its page does not say, in px: the board at its largest and the panel below it. */
export const FRAME_HEIGHT = 780;

/** Popups are for links to the rules, which a sandbox would follow out of the frame. */
export const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** The address of the embed page with a board. `theme` is that page's own. */
export function embedAddress(from, tag, attributes, theme) {
  const all = new URLSearchParams({ ...attributes, ...(theme !== undefined && { theme }) });
  // A flag stands without its equals sign.
  const query = `${all}`.replace(/=(?=&|$)/g, '');
  return `${from}embed/#${tag}${query === '' ? '' : `?${query}`}`;
}

/** A script tag whose file must be the one of this version. */
function scriptTag(from, file, attributes) {
  const checked = { integrity: integrityOf(file), crossorigin: 'anonymous' };
  return `<script${attributesText({ ...attributes, src: `${from}${file}`, ...checked })}></script>`;
}

/** Its JSON goes into a script, where only `<` could end it. */
const inScript = (value) => JSON.stringify(value, null, 2).replaceAll('<', '\\u003c');

/** The integrity of all modules that the loader may bring for a board. It stands before any module. */
export function importMap(from, tag) {
  const integrity = Object.fromEntries(modulesOf(tag).map((file) => [`${from}${file}`, integrityOf(file)]));
  return `<script type="importmap">\n${inScript({ integrity })}\n</script>`;
}

/** What shows where the board does not: a picture or words, with a link where there is an address. */
export function fallback({ link, picture, alt, words }) {
  const shown =
    picture === undefined ? escaped(words) : `<img${attributesText({ src: picture })} alt="${escaped(alt)}">`;
  return link === undefined ? shown : `<a${attributesText({ href: link })}>${shown}</a>`;
}

const boardTag = ({ tag, attributes }, inside) =>
  `<${tag}${attributesText(attributes)}>\n  ${inside}\n</${tag}>`;

function frameTag({ address, title, height = FRAME_HEIGHT }) {
  const attributes = {
    src: address,
    title,
    sandbox: SANDBOX,
    allow: 'clipboard-write; web-share',
    loading: 'lazy',
    width: '100%',
    height,
    style: 'border: 0',
  };
  return `<iframe${attributesText(attributes)}></iframe>`;
}

/** The forms by name. Each takes the board, where dist is, and what stands in for the board. */
export const FORMS = {
  loader({ from, isStrict, ...board }) {
    return [
      ...(isStrict ? [importMap(from, board.tag)] : []),
      scriptTag(from, 'cdn/planisphere.js', { type: 'module' }),
      boardTag(board, fallback(board)),
    ].join('\n');
  },
  single({ from, ...board }) {
    return [scriptTag(from, `${board.tag}.js`, { defer: '' }), boardTag(board, fallback(board))].join('\n');
  },
  /** Some hosts and all feeds take the frame out: the link below it stays. */
  frame: ({ link, title, height, words }) =>
    [frameTag({ address: link, title, height }), `<p>${fallback({ link, words })}</p>`].join('\n'),
  link({ from, link, picture, alt, words }) {
    const inside = picture === undefined ? '' : `${fallback({ picture, alt })} `;
    const anchor = `<a${attributesText({ class: 'planisphere', href: link })}>${inside}${escaped(words)}</a>`;
    return [`<p>${anchor}</p>`, scriptTag(from, 'embed/links.js', { defer: '' })].join('\n');
  },
};
