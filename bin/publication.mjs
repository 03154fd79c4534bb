// Whether and where this version is published, as package.json says in `published`: false, or the address of the folder
// dist. The build, the commands, the site and the docs all ask here.
import { readFileSync } from 'node:fs';

/** The address of the folder dist with the slash at its end; undefined if this version is not published. */
export function publishedBy({ name, version, published }) {
  if (published === false) return undefined;
  const url = typeof published === 'string' && URL.canParse(published) ? new URL(published) : undefined;
  if (url?.protocol === 'https:' && url.href === published && published.endsWith('/')) {
    if (published.includes(`${name}@${version}/`)) return published;
  }
  throw new Error(
    `package.json: published is ${JSON.stringify(published)}. It takes false, or the https: address of the folder dist of this version, which names ${name}@${version} and ends in “/”.`,
  );
}

export const PACKAGE = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

export const PUBLISHED = publishedBy(PACKAGE);
