// Markdown from what sources say: descriptions become prose with links to rules and documents, lists become tables.
import { readFileSync } from 'node:fs';
import { posix, relative } from 'node:path';
import { ROOT } from '../build/slices.mjs';

/** What is code in a description, and what is not. */
const parts = (text) => text.split(/(`[^`]*`)/);

const escaped = (text) => text.replace(/[*_<|[\]]/g, (sign) => `\\${sign}`);

/** Code, also in a cell of a table. */
export const code = (text) => (text === '' ? '' : `\`${text.replaceAll('|', '\\|')}\``);

/** A path from the folder that is written to a file of the repository. */
export const pathTo = (folder, file) =>
  posix.normalize(relative(folder, `${ROOT}/${file}`).replaceAll('\\', '/'));

/** The title of a document. */
const titleOf = (file) => /^# (.+)$/m.exec(readFileSync(`${ROOT}/${file}`, 'utf8'))[1];

/**
 * Makes prose of descriptions. `rule(number)`: the page of a rule; undefined if what is described has none.
 */
export function writer(folder, rule = () => undefined) {
  const linked = (text) =>
    escaped(text)
      .replace(/docs\/[\w-]+\.md/g, (file) => `[${titleOf(file)}](${pathTo(folder, file)})`)
      .replace(/\(([A-Z]\d+)\)/g, (told, number) => {
        const page = rule(number);
        return page ? `([${number}](${page}))` : told;
      });
  return (text) =>
    parts(text.replace(/\s+/g, ' ').trim())
      .map((part) => (part.startsWith('`') ? part.replaceAll('|', '\\|') : linked(part)))
      .join('');
}

/** A comment in the sources, which is Markdown but for its signs: a lone star, and what looks like a tag. */
export const commentText = (text) =>
  text
    .split('\n')
    .map((line) =>
      line.startsWith('    ')
        ? line
        : parts(line)
            .map((part) => (part.startsWith('`') ? part : part.replace(/[*<]/g, (sign) => `\\${sign}`)))
            .join(''),
    )
    .join('\n');

/** A table; '' if it has no row. */
export function table(head, rows) {
  if (rows.length === 0) return '';
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

/** A page: its parts with an empty line between them, without those that are empty. */
export const page = (...sections) => `${sections.filter(Boolean).join('\n\n')}\n`;

/** A heading with what stands below it; '' if that is empty. */
export const section = (heading, ...below) =>
  below.some(Boolean) ? [heading, ...below.filter(Boolean)].join('\n\n') : '';

export const fence = (language, text) => `\`\`\`${language}\n${text.trim()}\n\`\`\``;
