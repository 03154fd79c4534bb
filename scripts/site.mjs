// Writes our site as static files, for any folder of any host.
//
//   npm run site                    into site/dist
//   npm run site -- --out folder    into a folder of yours, which is emptied first
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { bringBoards } from './site/boards.mjs';
import { FOLDER, writeSite } from './site/write.mjs';

const { values } = parseArgs({ options: { out: { type: 'string' } } });
const folder = values.out === undefined ? FOLDER : resolve(values.out);

try {
  bringBoards();
  await writeSite(folder);
  console.log(`The site is in ${relative('', folder)}. Upload it to any folder of any host for files.`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
