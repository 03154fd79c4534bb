// The page of an entry: all that it exports, with its comments.
import { commentText, fence, page, section } from './markdown.mjs';

const KINDS = { functions: 'Functions', classes: 'Classes', constants: 'Constants', types: 'Types' };

const entry = ({ name, comment, text }) => section(`### ${name}`, commentText(comment), fence('ts', text));

/** What the comment at the top of an entry's module says of it. */
function introOf(source) {
  const [, comment = ''] = /^\/\*\*(.*?)\*\//s.exec(source) ?? [];
  return commentText(comment.replace(/^ *\* ?/gm, '').trim());
}

/** `source`: the module of the entry. */
export const entryPage = (name, source, exported) =>
  page(
    `# \`planisphere/${name}\``,
    introOf(source),
    ...Object.entries(KINDS).map(([kind, title]) =>
      section(`## ${title}`, ...exported.filter((one) => one.kind === kind).map(entry)),
    ),
  );
