// Makes the tables for translators, one per board and those that games of others share: every sentence by its key, with
// what its facts can be and where it is said. `node scripts/build/word-tables.mjs <dist>`; sentences and notes stand in
// src.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeFacts } from '../../bin/sentences.mjs';
import { isTable, readTable } from './messages.mjs';
import { elements, ROOT, setElement, stepsElement } from './slices.mjs';

const tableIn = (file) => readTable(readFileSync(join(ROOT, file), 'utf8'), file);

const entriesIn = (folder) =>
  readdirSync(join(ROOT, folder))
    .filter(isTable)
    // The table that is always there comes first: `words.en.ts` before `words.how.en.ts`.
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
    .flatMap((name) => tableIn(join(folder, name)));

const listOf = (entries) =>
  entries.map(({ key, text, message, facts, note }) => ({
    key,
    english: text,
    facts: describeFacts(message, facts),
    note,
  }));

/** The sentences of every board, and of every picture of one. */
const KIT = ['src/ui/words', 'src/ui/lesson', 'src/core/picture/words.picture.en.ts'];

/** All sentences of some folders and tables. A game's own sentence replaces the one of the kit. */
function wordsIn(places) {
  const byKey = new Map();
  for (const place of places)
    for (const entry of isTable(place) ? tableIn(place) : entriesIn(place))
      byKey.set(entry.key, { ...byKey.get(entry.key), ...entry });
  return listOf([...byKey.values()]);
}

/** Further sentences for the boards of games with days. */
const DAYS = 'src/core/days/words.days.en.ts';

/** And for those of games with puzzles on their boards. */
const PUZZLES = 'src/core/puzzle/words.puzzle.en.ts';

/** Everything that a set says round its boards. */
const SET = ['src/core/exercise/words.exercise.en.ts', 'src/ui/set/words.set.en.ts'];

/** Everything a board says. */
export const wordsOf = ({ game, hasDays, hasPuzzles }) =>
  wordsIn([...KIT, ...(hasDays ? [DAYS] : []), ...(hasPuzzles ? [PUZZLES] : []), `src/${game}`]);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = join(process.argv[2], 'words');
  mkdirSync(join(folder, 'shared'), { recursive: true });
  const write = (name, list) =>
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(list, null, 2)}\n`);
  for (const element of elements) write(element.tag, wordsOf(element));
  // A set is no board: what boards there are, commands know by the tables.
  write(`shared/${setElement.tag}`, wordsIn(SET));
  write(`shared/${stepsElement.tag}`, wordsIn(['src/ui/steps/words.steps.en.ts']));
  // For games that are not of this package: what their boards say too.
  write('shared/kit', wordsIn(KIT));
  write('shared/simple-game', listOf(tableIn('src/core/simple/words.simple.en.ts')));
}
