// Checks the words that a page gives a board: keys, facts, plurals, and what is missing.
import { boardFor, sentencesOf, tagOfBoard } from '../boards.mjs';
import { Complaint } from '../complaint.mjs';
import { write } from '../files.mjs';
import { core, languageOf, lineOfKeys, readWords } from '../tables.mjs';
import { say, shown } from '../terminal.mjs';

export const summary = 'Check a file of translated sentences';

export const usage = `Usage: planisphere check-words <file> [--board <board>] [--lang <language>] [--complete] [--out <file>]
       planisphere check-words <file> --game <game> [--lang <language>] [--complete] [--out <file>]

  <file>      a file that "planisphere words" wrote, or JSON with texts by key
  --board     the tag of the board, if the file does not name it
  --game      a game of your own, by the module that exports it, such as ./game.js
  --lang      the language, if the file does not name it
  --complete  count each missing sentence as a fault
  --out       if nothing is wrong, write the texts by key, as the property "words" takes them

Each fault is shown with its file and line. The exit code is 0 if nothing is wrong, 1 if something is,
and 2 if the command was called wrongly.`;

export const options = {
  board: { type: 'string' },
  game: { type: 'string' },
  lang: { type: 'string' },
  complete: { type: 'boolean', default: false },
  out: { type: 'string' },
};

export async function run([file, ...rest], { board, game, lang, complete, out }) {
  if (file === undefined || rest.length > 0) throw new Complaint(`Name one file.\n\n${usage}`, 2);
  if (board !== undefined && game !== undefined)
    throw new Complaint(`Give either --board or --game.\n\n${usage}`, 2);
  const read = readWords(file);
  const asked = game === undefined ? (board ?? read.board) : await boardFor(game);
  const named = lang ?? read.language;
  if (asked === undefined)
    throw new Complaint(`${file} does not name its board. Say which, as in --board star-board.`, 2);
  if (named === undefined)
    throw new Complaint(`${file} does not name its language. Say which, as in --lang de.`, 2);
  const language = languageOf(named);
  const [tag, table] = [tagOfBoard(asked), sentencesOf(asked)];
  const { factsOf, makeWords, readMessages, sayRefusal, takeWords } = await core();
  const known = readMessages(Object.fromEntries(table.map(({ key, english }) => [key, english])));
  const words = makeWords('en', known);
  const taken = takeWords(read.given, { known, language });
  const lineOf = lineOfKeys(read.text);
  const tell = (key, sentence) => say(`${file}:${lineOf(key)}: ${shown(sentence)}`);

  for (const fault of taken.faults) tell(fault.facts.key, sayRefusal(words, fault));
  for (const [key, message] of Object.entries(taken.table)) {
    const left = factsOf(Object.hasOwn(known, key) ? known[key] : '').filter(
      (fact) => !factsOf(message).includes(fact),
    );
    if (left.length > 0)
      tell(key, `Note: “${key}” leaves out ${left.map((fact) => `{${fact}}`).join(', ')}.`);
  }
  const missing = table.filter(({ key }) => read.given[key] === undefined);
  for (const { key } of complete ? missing : []) tell(key, `“${key}” is missing.`);
  const faults = taken.faults.length + (complete ? missing.length : 0);
  say(
    `${file}: ${table.length - missing.length} of ${table.length} sentences of ${tag} in ${language}, ${faults === 0 ? 'nothing wrong' : faults === 1 ? '1 fault' : `${faults} faults`}.`,
  );
  if (faults > 0) return 1;
  if (out !== undefined) write(out, `${JSON.stringify(read.given, null, 2)}\n`);
  return 0;
}
