// The embed page: one file that holds its style, its script and its sentences. The script knows the tags of all boards.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTable } from './messages.mjs';
import { elements, ROOT } from './slices.mjs';

const ROOM = join(ROOT, 'src/embed');
const TEMPLATE = join(ROOM, 'index.html');
const TABLE = join(ROOM, 'words.embed.en.ts');

const textsOf = (file) =>
  new Map(readTable(readFileSync(file, 'utf8'), file).map(({ key, text }) => [key, text]));

const nameOf = (game) => textsOf(join(ROOT, 'src', game, 'words.en.ts')).get('game.name');

/** Tells a script the tags of all boards, and the names of their games. `room`: the folder of the script. */
export function knownBoards(room = ROOM) {
  const known = {
    TAGS: JSON.stringify(elements.map(({ tag }) => tag)),
    NAMES: JSON.stringify(Object.fromEntries(elements.map(({ tag, game }) => [tag, nameOf(game)]))),
  };
  return {
    name: 'known-boards',
    transform: (code, id) =>
      id.startsWith(room)
        ? { code: code.replace(/\b(TAGS|NAMES)\b/g, (name) => known[name]), map: null }
        : null,
  };
}

/** Puts a script into the page in place of its file. */
export function embedPage() {
  return {
    name: 'embed-page',
    generateBundle(_, bundle) {
      const [chunk] = Object.values(bundle);
      delete bundle[chunk.fileName];
      const texts = textsOf(TABLE);
      // Nothing in it may end the element that it stands in.
      texts.set('script', chunk.code.trim().replaceAll('</', '<\\/'));
      const source = readFileSync(TEMPLATE, 'utf8').replace(/\{\{([\w.-]+)\}\}/g, (_, key) => texts.get(key));
      this.emitFile({ type: 'asset', fileName: 'index.html', source });
    },
  };
}
