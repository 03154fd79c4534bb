// Writes into the documents where their readers get Planisphere, as package.json says it. Run it after you have changed
// `published`, `version`, `repository`, `homepage` or `bugs` there.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE } from '../bin/publication.mjs';
import { ROOT } from './build/slices.mjs';
import { withAddresses } from './docs/addresses.mjs';
import { documents } from './docs/documents.mjs';

for (const name of documents) {
  const file = join(ROOT, name);
  const text = readFileSync(file, 'utf8');
  const written = withAddresses(text, PACKAGE);
  if (written === text) continue;
  writeFileSync(file, written);
  console.log(name);
}
