// Finds the slices by their files, so that a new game is built without a change here.
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
  if (!tag) throw new Error(`${define} registers no tag: defineOnce('<tag>', ...) is missing.`);
  const hasPuzzles = existsSync(join(folder, 'puzzle-part.ts'));
  const hasDays = hasPuzzles || existsSync(join(SRC, game, 'days.ts'));
  return {
    tag,
    game,
    hasDays,
    hasPuzzles,
    define,
    class: join(folder, `${tag}.ts`),
    picture: join(folder, 'first-picture.ts'),
    worker: join(folder, 'bot.worker.ts'),
  };
}

/**
 * The elements: tag, game, whether it has a puzzle for each day and puzzles on the board of the game, and the modules
 * that define, hold, first show and serve it.
 */
export const elements = folders
  .filter((name) => existsSync(join(SRC, name, 'element/define.ts')))
  .map(elementOf);

/** The plugins for Markdown, whose default export is the plugin. */
const plugins = ['markdown-it', 'remark', 'vitepress'].map((name) => [
  name,
  join(SRC, 'fences', `${name}.ts`),
]);

/** The entries without a page: the games, `core` and `testing`, and the plugins for Markdown, by name. */
export const pureEntries = Object.fromEntries([
  ...folders
    .filter((name) => name !== 'ui')
    .map((name) => [name, join(SRC, name, 'index.ts')])
    .filter(([, file]) => existsSync(file)),
  ...plugins,
]);

/** The entries that have a default export too. */
export const withDefault = plugins.map(([name]) => name);

/** Starts the workers of the files for script tags. */
export const START_WORKER = join(SRC, 'ui/loader/start-worker.ts');

/** The element that goes round boards; it belongs to no game. */
export const setElement = {
  tag: 'board-set',
  define: join(SRC, 'ui/set/define.ts'),
  class: join(SRC, 'ui/set/board-set.ts'),
};

/** The element of steps: a list whose items a board follows. */
export const stepsElement = {
  tag: 'board-steps',
  define: join(SRC, 'ui/steps/define.ts'),
  class: join(SRC, 'ui/steps/board-steps.ts'),
};

/** What goes round boards. A set comes first, so that its boards wait for their turn. */
export const aroundElements = [setElement, stepsElement];

/** The entry with which authors of games make boards. */
export const kitEntry = join(SRC, 'ui/index.ts');

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
  return /^src\/(?:core\/[^/]+|(?!ui\/)[^/]+)\/[^/]+\.ts$/.test(name);
}
