// Writes the site, by VitePress. See site/config.mjs for what is on it.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { ROOT } from '../build/slices.mjs';
import { newest } from './boards.mjs';

export const FOLDER = join(ROOT, 'site/dist');

/** What the site is made of. */
const sources = [
  'dist',
  'docs',
  'site',
  'scripts/site',
  'scripts/reference',
  'compose/frame',
  'src/core/README.md',
  'src/ui/README.md',
  'README.md',
  'CONTRIBUTING.md',
  'ARCHITECTURE.md',
  'CHANGELOG.md',
  'package.json',
];

/** Our own: a folder within the site, so that its pages are documents of it. */
const GENERATED = ['dist', 'reference', '.temp'];

function isCurrent() {
  const page = join(FOLDER, 'index.html');
  if (!existsSync(page)) return false;
  const changed = Math.max(
    ...sources.map((name) => newest(join(ROOT, name), name === 'site' ? GENERATED : [])),
  );
  return statSync(page).mtimeMs > changed;
}

async function writeReference() {
  const program = join(ROOT, 'scripts/reference/index.mjs');
  if (!existsSync(program)) return;
  const reference = await import(pathToFileURL(program).href);
  await reference.writeReference(join(ROOT, 'site/reference'));
}

/** Writes the site into a folder. `quiet`: says nothing unless something is wrong. */
export async function writeSite(folder = FOLDER) {
  await writeReference();
  process.env.SITE_FOLDER = folder;
  const { build } = await import('vitepress');
  await build(join(ROOT, 'site'), { logLevel: 'warn' });
}

/** Writes the site if anything of it has changed. */
export async function bringSite() {
  if (isCurrent()) return;
  console.log('Writing the site.');
  await writeSite();
}
