// Writes the sentences of a board into a file, for somebody to fill in another language.
import { existsSync, writeFileSync } from 'node:fs';
import { Complaint } from '../complaint.mjs';
import { boards, languageOf, readWords, tableOf } from '../tables.mjs';

export const summary = 'Write the sentences of a board into a file to be translated';

export const usage = `Usage: planisphere words <board> --lang <language> [--out <file>]

  <board>   the tag, as star-board
  --lang    the language that the sentences will be in, as de or pt-BR
  --out     the file; without it <board>.<language>.json

Each entry has the key, the English, what its facts can be, and where it is said. Fill in "text".
A file that is there already keeps what has been filled in, and gets the sentences that are new.`;

export const options = { lang: { type: 'string' }, out: { type: 'string' } };

export function run([tag, ...rest], { lang, out }) {
  if (tag === undefined || rest.length > 0)
    throw new Complaint(`Name one board: ${boards().join(', ')}.\n\n${usage}`, 2);
  const table = tableOf(tag);
  if (lang === undefined) throw new Complaint(`Name the language, as in --lang de.\n\n${usage}`, 2);
  const language = languageOf(lang);
  const file = out ?? `${tag}.${language}.json`;
  const { given } = existsSync(file) ? readWords(file) : { given: {} };
  const messages = table.map((entry) => ({ ...entry, text: given[entry.key] ?? '' }));
  writeFileSync(file, `${JSON.stringify({ board: tag, language, messages }, null, 2)}\n`);
  const left = messages.filter(({ text }) => text === '').length;
  console.log(`${file}: ${messages.length} sentences, ${left} to fill in.`);
  return 0;
}
