// Writes the sentences of a board into a file, for a translator to fill in.
import { existsSync } from 'node:fs';
import { boardFor, sentencesOf, tagOfBoard } from '../boards.mjs';
import { Complaint } from '../complaint.mjs';
import { write } from '../files.mjs';
import { boards, languageOf, readWords } from '../tables.mjs';
import { say } from '../terminal.mjs';

export const summary = 'Write the sentences of a board into a file to translate';

export const usage = `Usage: planisphere words <board> --lang <language> [--out <file>]
       planisphere words --game <game> --lang <language> [--out <file>]

  <board>   the tag of the board, such as star-board
  --game    a game of your own, by the module that exports it, such as ./game.js
  --lang    the language you translate into, such as de or pt-BR
  --out     the file to write; by default <board>.<language>.json

The file lists each sentence with its key, its English, what its facts can be, and where it is said.
Fill in "text". If the file exists already, your texts stay and new sentences are added. A text whose sentence
is gone stays at the end, for you to move or delete.`;

export const options = { game: { type: 'string' }, lang: { type: 'string' }, out: { type: 'string' } };

/**
 * The texts by key that the file has already. Complains about a file that is not a translation of this board into this
 * language.
 */
function textsIn(file, tag, language, table) {
  const { board = tag, language: named = language, given } = readWords(file);
  if (board !== tag || named !== language)
    throw new Complaint(
      `${file} has the sentences of ${board} in ${named}. Nothing was written: name another file by --out.`,
    );
  const keys = Object.keys(given);
  if (keys.length > 0 && !table.some(({ key }) => keys.includes(key)))
    throw new Complaint(
      `${file} has no sentence of ${tag}. Nothing was written: name another file by --out.`,
    );
  return given;
}

export async function run([named, ...rest], { game, lang, out }) {
  if ((named === undefined) === (game === undefined) || rest.length > 0)
    throw new Complaint(`Name one board, ${boards().join(', ')}, or a game by --game.\n\n${usage}`, 2);
  const board = game === undefined ? named : await boardFor(game);
  const [tag, table] = [tagOfBoard(board), sentencesOf(board)];
  if (lang === undefined) throw new Complaint(`Name the language, such as --lang de.\n\n${usage}`, 2);
  const language = languageOf(lang);
  const file = out ?? `${tag}.${language}.json`;
  const given = existsSync(file) ? textsIn(file, tag, language, table) : {};
  const messages = table.map((entry) => ({ ...entry, text: given[entry.key] ?? '' }));
  const gone = Object.entries(given)
    .filter(([key]) => !table.some((entry) => entry.key === key))
    .map(([key, text]) => ({
      key,
      note: `${tag} does not say this. Move the text to the right sentence, or delete it.`,
      text,
    }));
  write(file, `${JSON.stringify({ board: tag, language, messages: [...messages, ...gone] }, null, 2)}\n`);
  const left = messages.filter(({ text }) => text === '').length;
  const belong = gone.length === 1 ? '1 text at the end belongs' : `${gone.length} texts at the end belong`;
  const told = gone.length === 0 ? '' : ` ${belong} to no sentence.`;
  say(`${file}: ${messages.length} sentences, ${left} to fill in.${told}`);
  return 0;
}
