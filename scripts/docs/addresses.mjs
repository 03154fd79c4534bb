// Makes a document say where its reader gets Planisphere. While no version is published, that is a folder of the
// reader's own site, filled by a build; afterwards it is the address that package.json names. Two things in Markdown
// depend on it: the addresses of scripts, wherever they stand, and the blocks between `<!-- block: name -->` and `<!--
// /block -->`.
import { publishedBy } from '../../bin/publication.mjs';
import { elements } from '../build/slices.mjs';
import { blocks } from './blocks.mjs';

/** The reader's own site, as all documents call it. */
export const OWN = 'https://example.org/boards/';

const FILES = ['cdn/planisphere', 'planisphere', ...elements.map(({ tag }) => tag)].join('|');
const BLOCK = /(<!-- block: ([\w-]+) -->\n)[^]*?(<!-- \/block -->)/g;

/** The address of the folder, before a script of ours: the reader's own, or one of any version that is published. */
const folders = (name) =>
  new RegExp(`(?:${OWN}|https://[^\\s"'\`]*/${name}@[^\\s"'\`]*?/)(?=(?:${FILES})\\.js\\b)`, 'g');

/** The document for a package with this package.json. */
export function withAddresses(text, manifest) {
  const published = publishedBy(manifest);
  const rendered = text.replace(BLOCK, (_, begin, name, end) => {
    if (!Object.hasOwn(blocks, name)) throw new Error(`scripts/docs/blocks.mjs has no block “${name}”.`);
    return `${begin}\n${blocks[name]({ ...manifest, published })}\n\n${end}`;
  });
  return rendered.replace(folders(manifest.name), published ?? OWN);
}
