// Which documents readers get.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/slices.mjs';

/** By their paths in the repository. */
export const documents = [
  ...readdirSync(ROOT),
  ...['docs', 'src'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      `${folder}/${name}`.replaceAll('\\', '/'),
    ),
  ),
].filter((name) => name.endsWith('.md'));
