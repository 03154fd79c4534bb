/** The documents that readers follow: the first page, the guides and how to contribute. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const GUIDES: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(import.meta.dirname, '../docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
