// Writes the sentences of a board into a file, for a translator to fill in.
import { existsSync, writeFileSync } from 'node:fs';
import { Complaint } from '../complaint.mjs';
import { boards, languageOf, readWords, tableOf } from '../tables.mjs';

export const summary = 'Write the sentences of a board into a file to translate';

export const usage = `Usage: planisphere words <board> --lang <language> [--out <file>]

  <board>   the tag of the board, such as star-board
  --lang    the language you translate into, such as de or pt-BR
  --out     the file to write; by default <board>.<language>.json

The file lists each sentence with its key, its English, what its facts can be, and where it is said.
Fill in "text". If the file exists already, your texts stay and new sentences are added.`;

export const options = { lang: { type: 'string' }, out: { type: 'string' } };

export function run([tag, ...rest], { lang, out }) {
  if (tag === undefined || rest.length > 0)
    throw new Complaint(`Name one board: ${boards().join(', ')}.\n\n${usage}`, 2);
  const table = tableOf(tag);
  if (lang === undefined) throw new Complaint(`Name the language, such as --lang de.\n\n${usage}`, 2);
  const language = languageOf(lang);
  const file = out ?? `${tag}.${language}.json`;
  const { given } = existsSync(file) ? readWords(file) : { given: {} };
  const messages = table.map((entry) => ({ ...entry, text: given[entry.key] ?? '' }));
  writeFileSync(file, `${JSON.stringify({ board: tag, language, messages }, null, 2)}\n`);
  const left = messages.filter(({ text }) => text === '').length;
  console.log(`${file}: ${messages.length} sentences, ${left} to fill in.`);
  return 0;
}
