// Makes the content of an H5P package of a page with exercises. H5P keeps no page: it keeps fields, which teachers can
// edit, and texts with a few kinds of markup.
import { attributeOf, below } from './exercise-page.mjs';
import { course } from './tables.mjs';

/** Attributes that stand on a set for all of its items. */
const FOR_ALL = ['points', 'tries', 'try-price', 'hint-price'];

/** What readers of a page do not read. */
const UNREAD = ['head', 'script', 'style', 'template', 'noscript', 'iframe', 'object', 'textarea'];

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The host shows a title of its own above the content. */
const RENAMED = { h1: 'h2' };

/** What the page says of a move once it is played, or to who asks for a hint: it would give the move away. */
const isAnswer = (node) => ['data-answer', 'data-hint'].some((name) => attributeOf(node, name) !== undefined);

/** The text of a node with the markup that H5P takes, without these nodes. */
function textIn(node, without, tags) {
  const inside = (node.childNodes ?? []).map((child) => textOf(child, without, tags)).join('');
  return inside.trim() === '' ? '' : inside;
}

function textOf(node, without, tags) {
  if (node.nodeName === '#text') return escaped(node.value);
  if (!node.tagName || without.includes(node) || UNREAD.includes(node.tagName) || isAnswer(node)) return '';
  const tag = RENAMED[node.tagName] ?? node.tagName;
  const inside = (node.childNodes ?? []).map((child) => textOf(child, without, tags)).join('');
  if (tag === 'br' || tag === 'hr') return `<${tag}>`;
  if (!tags.includes(tag) || inside.trim() === '') return inside;
  const href = tag === 'a' ? attributeOf(node, 'href') : undefined;
  return `<${tag}${href === undefined ? '' : ` href="${escaped(href).replaceAll('"', '&quot;')}"`}>${inside}</${tag}>`;
}

const tidy = (html) =>
  html
    .replace(/\s+/g, ' ')
    .replace(/> (?=<\/?(?:p|ul|ol|li|h\d|table|tr|t[dh]))/g, '>')
    .trim();

/** Attributes by name, of a node and of what holds it; the outer one goes first. */
const attributesOf = (...nodes) =>
  new Map(nodes.toReversed().flatMap((node) => node.attrs.map(({ name, value }) => [name, value])));

const numberOr = (value, names, name) =>
  names.has(name) && /^[+-]?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value;

/** An exercise: its board, and what holds it, if that is not the board itself. */
function itemOf(board, child, set, { FIELDS, NUMBERS, TEXT_TAGS, mayBeSet }) {
  const own = child === board ? attributesOf(board) : attributesOf(child, board);
  for (const name of FOR_ALL) {
    const value = attributeOf(set, name);
    if (value !== undefined && !own.has(name)) own.set(name, value);
  }
  const item = { board: board.tagName };
  const text = child === board ? '' : tidy(textIn(child, [board], TEXT_TAGS));
  if (text !== '') item.text = text;
  const more = [];
  for (const [name, value] of own) {
    if (name === 'no-hints') item.noHints = true;
    else if (FIELDS.has(name)) item[FIELDS.get(name)] = numberOr(value, NUMBERS, name);
    else if (mayBeSet(name)) more.push(value === '' ? name : `${name}=${value.replace(/\s+/g, ' ')}`);
  }
  if (more.length > 0) item.more = more.join('\n');
  return item;
}

/**
 * The content, and what of the page H5P does not take: each as a line. `page`: as `findExercises` gives it. A child of
 * the set without a board is a text.
 */
export async function h5pContent({ all, boards, whole, isSet, lineOf }) {
  const known = await course();
  const { NUMBERS, TEXT_TAGS } = known;
  const children = isSet ? whole.childNodes.filter(({ tagName }) => tagName) : [whole];
  const boardIn = (child) => [child, ...below(child)].find((node) => boards.includes(node));
  const held = children.filter((child) => boardIn(child) !== undefined);
  const items = held.map((child) => itemOf(boardIn(child), child, whole, known));
  const page = all.find(({ tagName }) => tagName === 'body') ?? whole;
  const intro = tidy(textIn(page, held, TEXT_TAGS));
  const content = {};
  for (const name of ['heading', 'order', 'pass']) {
    const value = isSet ? attributeOf(whole, name) : undefined;
    if (value !== undefined) content[name] = numberOr(value.replace(/\s*%$/, ''), NUMBERS, name);
  }
  if (isSet && attributeOf(whole, 'no-hints') !== undefined) content.noHints = true;
  if (intro !== '') content.intro = intro;
  content.items = items;
  return { content, left: [...leftOut({ all, boards, held, whole, isSet, lineOf })] };
}

/** What shows more than text. */
const MEDIA = ['img', 'svg', 'video', 'audio', 'iframe'];

function* leftOut({ all, boards, held, whole, isSet, lineOf }) {
  for (const node of all)
    if (MEDIA.includes(node.tagName))
      yield `${lineOf(node)}: <${node.tagName}> is left out: H5P takes text alone.`;
    else if (isAnswer(node))
      yield `${lineOf(node)}: An answer or a hint is left out: H5P has no place for it.`;
  for (const child of isSet ? whole.childNodes : []) {
    if (child.tagName?.includes('-') && !held.includes(child))
      yield `${lineOf(child)}: <${child.tagName}> is left out: it is no board of this package.`;
    const [, ...others] = [child, ...below(child)].filter((node) => boards.includes(node));
    for (const board of others)
      yield `${lineOf(board)}: <${board.tagName}> is left out: an exercise has one board.`;
  }
}
