// Writes what a page pastes to have a board, in the forms that hosts let through.
import { integrityOf, modulesOf } from './boards.mjs';
import { core } from './tables.mjs';

const { embedCode, escaped } = await core();
const { attributesText, boardTag, fallback, frameCode, loaderTag, scriptTag } = embedCode;

/** The address of the embed page with a board. `theme` is that page's own. What is remembered is for tags alone: that page remembers nothing. */
export function embedAddress(from, tag, { remember: _, ...attributes }, theme) {
  const all = new URLSearchParams({ ...attributes, ...(theme !== undefined && { theme }) });
  // A flag stands without its equals sign.
  const query = `${all}`.replace(/=(?=&|$)/g, '');
  return `${from}embed/#${tag}${query === '' ? '' : `?${query}`}`;
}

/** Its JSON goes into a script, where only `<` could end it. */
const inScript = (value) => JSON.stringify(value, null, 2).replaceAll('<', '\\u003c');

/** The integrity of all modules that the loader may bring for a board. It stands before any module. */
function importMap(from, tag) {
  const integrity = Object.fromEntries(modulesOf(tag).map((file) => [`${from}${file}`, integrityOf(file)]));
  return `<script type="importmap">\n${inScript({ integrity })}\n</script>`;
}

/** A classic script, whose file must be the one of this version. */
const classicTag = (from, file) => scriptTag(`${from}${file}`, { defer: '' }, integrityOf(file));

const boardOf = ({ tag, attributes, ...shown }) => boardTag(tag, attributes, fallback(shown));

/** A board that its author's script brings, and not one of this package. */
export const ownCode = ({ script, ...board }) =>
  [scriptTag(script, { type: 'module' }), boardOf(board)].join('\n');

/** The forms by name. Each takes the board, where dist is, and what stands in for the board. */
export const FORMS = {
  loader({ from, isStrict, ...board }) {
    return [
      ...(isStrict ? [importMap(from, board.tag)] : []),
      loaderTag(from, integrityOf('cdn/planisphere.js')),
      boardOf(board),
    ].join('\n');
  },
  single({ from, ...board }) {
    return [classicTag(from, `${board.tag}.js`), boardOf(board)].join('\n');
  },
  frame: frameCode,
  link({ from, link, picture, alt, words }) {
    const inside = picture === undefined ? '' : `${fallback({ picture, alt })} `;
    const anchor = `<a${attributesText({ class: 'planisphere', href: link })}>${inside}${escaped(words)}</a>`;
    return [`<p>${anchor}</p>`, classicTag(from, 'embed/links.js')].join('\n');
  },
};
