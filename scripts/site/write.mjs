// Writes the site, by VitePress. See site/config.mjs for what is on it.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../build/slices.mjs';
import { writeReference } from '../reference/index.mjs';
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

/** On the site each rule has an address of its own, and the list of pages is made as all others are. */
const rule = (game, number) => `docs/rules/${game}.md#${number}`;

/** Writes the site into a folder. `quiet`: says nothing unless something is wrong. */
export async function writeSite(folder = FOLDER) {
  await writeReference(join(ROOT, 'site/reference'), { rule, index: false });
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
