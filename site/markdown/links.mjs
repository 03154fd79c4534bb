// Links between documents are written as a code host follows them, from file to file. On the site they lead from page
// to page, and a file that is no document is put beside the pages.
import { existsSync, statSync } from 'node:fs';
import { posix } from 'node:path';

import { pageFor } from '../addresses.mjs';

const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/|#)/i;

/** The documents of a folder that a link may name as a whole, by the page that lists them. */
const FOLDERS = {
  docs: 'guides/index.html',
  'docs/rules': 'rules/index.html',
  'docs/bots': 'bots/index.html',
  'docs/decisions': 'decisions/index.html',
  'docs/notation': 'guides/notation.html',
};

/** Where a file that is no document stands on the site. A host shows what it knows the kind of. */
export const copyOf = (file) => `files/${file}${posix.extname(file) === '' ? '.txt' : ''}`;

/**
 * The address on the site, from its root, of what `href` in the document at `path` leads to. `files` gathers what has
 * to be copied for it.
 */
export function addressOf(root, path, href, files) {
  if (ELSEWHERE.test(href)) return href;
  const [, target, hash] = /^([^#]*)(#.*)?$/.exec(href);
  const file = posix.join(posix.dirname(path), decodeURI(target)).replace(/\/$/, '');
  if (FOLDERS[file]) return `/${FOLDERS[file]}`;
  const page = pageFor(file);
  if (page) return `/${page.replace(/md$/, 'html')}${hash ?? ''}`;
  if (existsSync(`${root}/${file}`) && statSync(`${root}/${file}`).isFile()) {
    files.add(file);
    return `/${copyOf(file)}${hash ?? ''}`;
  }
  throw new Error(`${path}: the link to ${href} leads to nothing that the site has.`);
}

/** For markdown-it: `files` is filled while pages are made. */
export function siteLinks(md, { root, files }) {
  md.core.ruler.push('site-links', ({ tokens, env }) => {
    const place = env.realPath ?? env.path;
    if (!place) return;
    const path = posix.relative(root, place.replaceAll('\\', '/'));
    for (const { children } of tokens)
      for (const token of children ?? []) {
        if (token.type === 'link_open')
          token.attrSet('href', addressOf(root, path, token.attrGet('href'), files));
      }
  });
}
