/** The package with another word about where it is published. */
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageJson, ROOT } from './built.js';

/** The address at which this version would be published. */
export const ADDRESS = `https://cdn.example/${packageJson.name}@${packageJson.version}/dist/`;

/** A copy whose commands take the package for one that is published so. Its built files are those of the build. */
export function copyPublished(folder: string, published: string | false): string {
  const root = join(folder, published === false ? 'unpublished' : 'published');
  mkdirSync(root);
  cpSync(join(ROOT, 'bin'), join(root, 'bin'), { recursive: true });
  writeFileSync(join(root, 'package.json'), JSON.stringify({ ...packageJson, published }));
  for (const name of ['dist', 'node_modules']) symlinkSync(join(ROOT, name), join(root, name), 'junction');
  return root;
}
