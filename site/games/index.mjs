// What the site shows of each game: one file per game in this folder, sorted by `order`.
import { readdirSync } from 'node:fs';

const OWN = new Set(['index.mjs', 'index.d.mts']);

async function readGame(file) {
  const { default: shown } = await import(/* @vite-ignore */ new URL(file, import.meta.url).href);
  return { ...shown, game: file.replace(/\.js$/, '') };
}

const files = readdirSync(new URL('.', import.meta.url)).filter((file) => !OWN.has(file));

export const games = (await Promise.all(files.map(readGame))).sort(
  (a, b) => a.order - b.order || (a.game < b.game ? -1 : 1),
);
