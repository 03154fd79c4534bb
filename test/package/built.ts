/** Reads the files of the build for tests. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { elements, pureEntries, ROOT } from '../../scripts/build/slices.mjs';

export { elements, ROOT };

export const DIST = join(ROOT, 'dist');

if (!existsSync(DIST)) throw new Error('These tests read what the build made. Run: npm run build');

export const tags = elements.map(({ tag }) => tag);
export const pureNames = Object.keys(pureEntries);

/** The files of a folder in dist/, by their names there. */
export function filesIn(folder: string): string[] {
  return readdirSync(join(DIST, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}

/** The files below a folder, by their paths under the root. */
export function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

export function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

export interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly files: readonly string[];
  readonly exports: Readonly<Record<string, string | null | Readonly<Record<string, string>>>>;
  readonly sideEffects: readonly string[];
  readonly customElements: string;
  readonly unpkg: string;
  readonly jsdelivr: string;
}

export const packageJson = JSON.parse(read('package.json')) as PackageJson;
