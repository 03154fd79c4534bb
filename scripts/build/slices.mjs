// Finds the slices by their files, so that a new game is built without a word about it here.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(fileURLToPath(import.meta.url), '../../..');
const SRC = join(ROOT, 'src');

const folders = readdirSync(SRC, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

function elementOf(game) {
  const folder = join(SRC, game, 'element');
  const define = join(folder, 'define.ts');
  const tag = /defineOnce\('([a-z0-9-]+)'/.exec(readFileSync(define, 'utf8'))?.[1];
  if (!tag) throw new Error(`${define} registers nothing: defineOnce('<tag>', ...) is missing.`);
  return { tag, game, define, class: join(folder, `${tag}.ts`), worker: join(folder, 'bot.worker.ts') };
}

/** The elements: tag, game, and the modules that define, hold and serve it. */
export const elements = folders
  .filter((name) => existsSync(join(SRC, name, 'element/define.ts')))
  .map(elementOf);

/** The entries without a page: the games, `core` and `testing`, by name. */
export const pureEntries = Object.fromEntries(
  folders.map((name) => [name, join(SRC, name, 'index.ts')]).filter(([, file]) => existsSync(file)),
);

/** The roles of modules in the order in which they pack best; `scripts/order.mjs` finds it. */
const ORDER = JSON.parse(readFileSync(new URL('order.json', import.meta.url), 'utf8'));

/** The part that a module plays in whatever slice: its path, without the names of game and tag. */
export function roleOf(id) {
  const name = nameOf(id);
  const element = elements.find(({ game }) => name?.startsWith(`src/${game}/`));
  return element
    ? name.replace(`src/${element.game}/`, 'src/<game>/').replace(`/${element.tag}.`, '/<tag>.')
    : name;
}

/** The modules of these elements in that order. What is not in it stands where it is needed. */
export function ordered(its) {
  const files = ORDER.flatMap((role) =>
    its.map(({ game, tag }) => join(ROOT, role.replace('<game>', game).replace('<tag>', tag))),
  );
  return [...new Set(files)].filter((file) => existsSync(file));
}

/** The path of a module under the root, or from its `node_modules` on, wherever that is. */
export function nameOf(id) {
  const path = id.replaceAll('\\', '/');
  const at = path.lastIndexOf('/node_modules/');
  if (at >= 0) return path.slice(at + 1);
  return id.startsWith(ROOT) ? path.slice(ROOT.length + 1) : undefined;
}

/** Pure code: core, and what stands directly in a game's folder. */
export function isPure(id) {
  const name = nameOf(id) ?? '';
  return /^src\/(?!ui\/)[^/]+\/[^/]+\.ts$/.test(name);
}
