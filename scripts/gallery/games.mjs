// Finds what the gallery shows of each game: one file per game in dev/games, sorted by `order`.
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const JS = '.js';

async function readGame(folder, file) {
  const path = join(folder, file);
  const { mtimeMs } = await stat(path);
  // By its time, so that an edit is seen without starting the gallery again.
  const { default: shown } = await import(`${pathToFileURL(path).href}?${mtimeMs}`);
  return { ...shown, game: file.slice(0, -JS.length) };
}

export async function gamesIn(root) {
  const folder = join(root, 'dev/games');
  const files = (await readdir(folder)).filter((file) => file.endsWith(JS));
  const games = await Promise.all(files.map((file) => readGame(folder, file)));
  return games.sort((a, b) => a.order - b.order || (a.game < b.game ? -1 : 1));
}
