/** The code of a guide, for tests that paste it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../scripts/build/slices.mjs';

/** The blocks of code below a heading of a page in docs/, in their order. */
export function recipeIn(page: string, heading: string): readonly string[] {
  const text = readFileSync(join(ROOT, 'docs', page), 'utf8');
  const [, after] = text.split(new RegExp(`^#+ ${heading}$`, 'm'));
  if (after === undefined) throw new Error(`docs/${page} has no heading “${heading}”.`);
  const [section = ''] = after.split(/^#+ /m);
  return [...section.matchAll(/^( *)```\w+\n([^]*?)^\1```$/gm)].map(([, indent = '', code = '']) =>
    code.replaceAll(new RegExp(`^${indent}`, 'gm'), '').trim(),
  );
}
