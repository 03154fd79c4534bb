// Writes what a page pastes to have a board, in the forms that hosts let through.
import { integrityOf, modulesOf } from './boards.mjs';
import { core, embedCode as writers } from './tables.mjs';

const { escaped } = await core();
const { attributesText, embedCode, fallback, frameCode, loaderTag, scriptTag } = await writers();

/**
 * The address of the embed page with a board. `theme` is that page's own. What is remembered is for tags alone: that
 * page remembers nothing.
 */
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

const codeOf = (script, { tag, attributes, ...shown }) => embedCode(script, tag, attributes, fallback(shown));

/** A board that its author's script brings, and not one of this package. */
export const ownCode = ({ script, ...board }) => codeOf(scriptTag(script, { type: 'module' }), board);

/** The forms by name. Each takes the board, where dist is, and what stands in for the board. */
export const FORMS = {
  loader({ from, isStrict, ...board }) {
    const map = isStrict ? `${importMap(from, board.tag)}\n` : '';
    return map + codeOf(loaderTag(from, integrityOf('cdn/planisphere.js')), board);
  },
  single({ from, ...board }) {
    return codeOf(classicTag(from, `${board.tag}.js`), board);
  },
  frame: frameCode,
  link({ from, link, picture, alt, words }) {
    const inside = picture === undefined ? '' : `${fallback({ picture, alt })} `;
    const anchor = `<a${attributesText({ class: 'planisphere', href: link })}>${inside}${escaped(words)}</a>`;
    return [`<p>${anchor}</p>`, classicTag(from, 'embed/links.js')].join('\n');
  },
};
