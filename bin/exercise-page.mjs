// Reads a page with exercises, and makes of it the page of a package: with the scripts that its boards need in the
// package, and without those of its own that bring them from elsewhere.
import { Complaint } from './complaint.mjs';
import { lineAt } from './files.mjs';

/** Whether an address is that of a script or module of ours: a board’s, or one for all. */
const isOurs = (address, tags) =>
  ['planisphere', 'board-set', 'board-steps', 'scorm', 'cmi5', ...tags].includes(
    /([^/]*?)(\.\w+)?\.js([?#]|$)/.exec(address)?.[1],
  );
const BRINGS_OURS = /(?:from|import)\s*\(?\s*['"][^'"]*planisphere[^'"]*['"]/;

/** By which an element brings a file, and whether that file goes into the package. */
const FILES = { img: 'src', audio: 'src', video: 'src', source: 'src', script: 'src', link: 'href' };
const LINKS = /\b(stylesheet|icon)\b/;

export const attributeOf = (node, name) => node?.attrs?.find((one) => one.name === name)?.value;

/** Every element below a node, in the order of the page. */
export function* below(node) {
  for (const child of node.childNodes ?? []) {
    if (child.tagName) yield child;
    yield* below(child);
  }
  if (node.content) yield* below(node.content);
}

function isWithin(node, tag) {
  for (let at = node.parentNode; at; at = at.parentNode) if (at.tagName === tag) return true;
  return false;
}

/** Whether an address leads to another site, or to no file. */
const isElsewhere = (address) => /^([a-z][a-z\d+.-]*:|\/\/|#)/i.test(address);

/** A path in the page's folder, from an address beside the page. */
function pathIn(address, where) {
  const path = decodeURIComponent(new URL(address, 'https://page.invalid/a/').pathname);
  if (!path.startsWith('/a/'))
    throw new Complaint(
      `${where}: “${address}” is not in the folder of the page, so it cannot go into the package.`,
    );
  return path.slice('/a/'.length);
}

/** A text with parts of it replaced; the places are those of the text as it was. */
function edited(text, edits) {
  let [result, at] = ['', 0];
  for (const { from, to, by } of [...edits].sort((a, b) => a.from - b.from || a.to - b.to)) {
    result += text.slice(at, from) + by;
    at = Math.max(at, to);
  }
  return result + text.slice(at);
}

/**
 * The exercises in a page: its elements, and the set, or the board that stands alone. Complains of a page that cannot
 * be a package. `tags`: those of all boards.
 */
export function findExercises(text, { name, tags, parse5 }) {
  const document = parse5.parse(text, { sourceCodeLocationInfo: true });
  const all = [...below(document)];
  const lineOf = ({ sourceCodeLocation }) => `${name}:${lineAt(text, sourceCodeLocation?.startOffset ?? 0)}`;
  const sets = all.filter(({ tagName }) => tagName === 'board-set');
  const boards = all.filter(({ tagName }) => tags.includes(tagName));
  if (sets.length > 1)
    throw new Complaint(`${lineOf(sets[1])}: This is a second <board-set>. A package has one.`);
  if (boards.length === 0)
    throw new Complaint(
      `${name}: There is no board in this page. A package needs one, such as <star-board puzzle="1-1"></star-board>.`,
    );
  const alone = boards.filter((board) => !isWithin(board, 'board-set'));
  if (sets.length === 0 && alone.length > 1)
    throw new Complaint(
      `${lineOf(alone[1])}: The page has ${alone.length} boards and no <board-set>. Put <board-set> around them, so that they have one result.`,
    );
  const [whole] = [...sets, ...alone];
  const isSet = whole.tagName === 'board-set';
  const title = all
    .find(({ tagName }) => tagName === 'title')
    ?.childNodes[0]?.value.replace(/\s+/g, ' ')
    .trim();
  const language =
    attributeOf(
      all.find(({ tagName }) => tagName === 'html'),
      'lang',
    ) ?? 'en';
  return { document, all, boards, whole, isSet, title, language, lineOf };
}

/**
 * What a page that is opened by itself needs at its beginning: how it is written, which a course system may not say when
 * it serves the file, and that it is as wide as a phone.
 */
function missingHead(text, all) {
  const metas = all.filter(({ tagName }) => tagName === 'meta');
  const lines = [
    metas.some((node) => attributeOf(node, 'charset') !== undefined) ? '' : '\n<meta charset="utf-8">',
    metas.some((node) => attributeOf(node, 'name')?.toLowerCase() === 'viewport')
      ? ''
      : '\n<meta name="viewport" content="width=device-width, initial-scale=1">',
  ];
  const doctype = /^\s*<!doctype[^>]*>/i.exec(text)?.[0];
  const html = all.find(({ tagName }) => tagName === 'html')?.sourceCodeLocation?.startTag;
  const at = html?.endOffset ?? doctype?.length ?? 0;
  return [
    ...(doctype === undefined ? [{ from: 0, to: 0, by: '<!doctype html>' }] : []),
    { from: at, to: at, by: lines.join('') },
  ];
}

/**
 * The page of a package, from the text of a page: what it says, its title, its language, the least score that passes, the
 * tags that it uses, the files beside it that it needs, and the addresses of other sites that it asks for. `scriptsOf`:
 * writes the tags of the package’s scripts, by the boards that there are.
 */
export function readExercisePage(text, { name, tags, scriptsOf, parse5 }) {
  const { all, boards, whole, isSet, title, language, lineOf } = findExercises(text, { name, tags, parse5 });
  // First those of the beginning, where the set may stand as well.
  const edits = missingHead(text, all);
  const cut = ({ sourceCodeLocation: { startOffset, endOffset } }) => {
    const isOwnLine = /(^|\n)[ \t]*$/.test(text.slice(0, startOffset));
    const rest = isOwnLine ? /^[ \t]*\r?\n/.exec(text.slice(endOffset)) : null;
    edits.push({ from: startOffset, to: endOffset + (rest?.[0].length ?? 0), by: '' });
  };
  const [files, elsewhere] = [new Set(), new Set()];
  for (const node of all) {
    if (isWithin(node, 'template') || isWithin(node, 'noscript')) continue;
    const address = attributeOf(node, FILES[node.tagName] ?? '');
    const isScript = node.tagName === 'script';
    const inside = isScript ? (node.childNodes ?? []).map(({ value }) => value).join('') : '';
    const isModuleLink =
      node.tagName === 'link' && /\b(modulepreload|preload)\b/.test(attributeOf(node, 'rel') ?? '');
    if ((isScript || isModuleLink) && address !== undefined && isOurs(address, tags)) cut(node);
    else if (isScript && address === undefined && BRINGS_OURS.test(inside)) cut(node);
    else if (
      address !== undefined &&
      (node.tagName !== 'link' || LINKS.test(attributeOf(node, 'rel') ?? ''))
    ) {
      if (/^data:/i.test(address) || address.trim() === '') continue;
      if (isElsewhere(address)) elsewhere.add(address);
      else files.add(pathIn(address, lineOf(node)));
    }
  }

  const used = [...new Set(boards.map(({ tagName }) => tagName))].sort();
  const { startOffset, endOffset } = whole.sourceCodeLocation;
  edits.push({
    from: startOffset,
    to: startOffset,
    by: `${scriptsOf(used)}\n${isSet ? '' : '<board-set>\n'}`,
  });
  if (!isSet) edits.push({ from: endOffset, to: endOffset, by: '\n</board-set>' });
  // The course system keeps what was done. A browser would hand it to whoever comes next.
  const kept = whole.sourceCodeLocation.startTag?.attrs?.remember;
  if (isSet && kept)
    edits.push({
      from: text.slice(0, kept.startOffset).trimEnd().length,
      to: kept.endOffset,
      by: '',
    });
  // What is no number is the set's to complain of.
  const least = Number.parseFloat(isSet ? (attributeOf(whole, 'pass') ?? '') : '') / 100;
  return {
    text: edited(text, edits),
    title,
    language,
    least: least >= 0 && least <= 1 ? least : undefined,
    tags: used,
    files: [...files].sort(),
    elsewhere: [...elsewhere].sort(),
  };
}
