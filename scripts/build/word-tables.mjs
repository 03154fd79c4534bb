// Makes the tables for translators, one per board: every sentence by its key, with what its facts can be and where it is
// said. `node scripts/build/word-tables.mjs <dist>`; the sentences and the notes stand in src.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isTable, readTable } from './messages.mjs';
import { elements, nameOf, ROOT } from './slices.mjs';

const KINDS = {
  plural: 'a count',
  selectordinal: 'a place in an order',
  number: 'a number',
  date: 'a day',
  list: 'a list',
};

/** What a translator reads about a fact that no comment explains. */
function kindOf(name, message) {
  for (const part of typeof message === 'string' ? [] : message) {
    if (typeof part !== 'object') continue;
    const [fact, kind, more] = part;
    const cases = typeof more === 'object' ? more : {};
    if (fact === name && kind) return kind === 'select' ? '' : KINDS[kind];
    for (const inner of Object.values(cases)) {
      const found = kindOf(name, inner);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** The facts of a message in their order, each with the cases that are told apart. */
function factsIn(message, found = new Map()) {
  for (const part of typeof message === 'string' ? [] : message) {
    if (typeof part !== 'object') continue;
    const [name, kind, more] = part;
    const cases = found.get(name) ?? new Set();
    found.set(name, cases);
    if (typeof more !== 'object') continue;
    if (kind === 'select') for (const key of Object.keys(more)) cases.add(key);
    for (const inner of Object.values(more)) factsIn(inner, found);
  }
  return found;
}

function describeFact(name, cases, { message, facts }) {
  const what = facts[name] ?? kindOf(name, message) ?? '';
  const choice = cases.size > 0 ? `cases: ${[...cases].join(', ')}` : '';
  return [what, choice].filter(Boolean).join('; ');
}

const entriesIn = (folder) =>
  readdirSync(folder)
    .filter(isTable)
    // The table that is always there comes first: `words.en.ts` before `words.how.en.ts`.
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
    .flatMap((name) => readTable(readFileSync(join(folder, name), 'utf8'), nameOf(join(folder, name))));

/** Everything a board says. A game's own sentence replaces the one of the kit. */
export function wordsOf({ game }) {
  const byKey = new Map();
  for (const folder of ['src/ui/words', 'src/ui/lesson', `src/${game}`])
    for (const entry of entriesIn(join(ROOT, folder)))
      byKey.set(entry.key, { ...byKey.get(entry.key), ...entry });
  return [...byKey.values()].map((entry) => ({
    key: entry.key,
    english: entry.text,
    facts: Object.fromEntries(
      [...factsIn(entry.message)].map(([name, cases]) => [name, describeFact(name, cases, entry)]),
    ),
    note: entry.note,
  }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = join(process.argv[2], 'words');
  mkdirSync(folder, { recursive: true });
  for (const element of elements)
    writeFileSync(join(folder, `${element.tag}.json`), `${JSON.stringify(wordsOf(element), null, 2)}\n`);
}
