// Writes golden playthroughs: a recorded game as text that a person reviews before it is checked in.
//
//   npm run record-playthrough -- <game> "<record>" <name>   writes test/<game>/playthroughs/<name>.txt
//   npm run record-playthrough                               writes all of them again, from their own records
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, ROOT } from './load.mjs';

/** Test folders of the games, from test/. */
const folders = ['.', 'games'].flatMap((place) =>
  readdirSync(join(ROOT, 'test', place), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(ROOT, 'test', place, entry.name, 'nets.ts')))
    .map((entry) => join(place, entry.name).replaceAll('\\', '/')),
);

/**
 * The function that writes playthroughs of the game in a folder; bundled in memory, since the sources are TypeScript.
 */
async function tellerIn(folder) {
  const contents = `
    import { nets } from './test/${folder}/nets.js';
    import { makeWords, sayRefusal } from './src/core/words/words.js';
    import { Session } from './src/core/session/session.js';
    import { playthrough } from './src/testing/index.js';
    import { kitWords } from './test/kit-words.js';
    const words = makeWords('en', kitWords, nets.words);
    export function tell(record) {
      const { ok, error } = new Session(nets.game).load(record);
      if (ok) return playthrough(nets.game, record, words);
      const { ply = -1, offset = -1 } = error.at ?? {};
      const place = [ply < 0 ? '' : 'Move ' + (ply + 1), offset < 0 ? '' : 'sign ' + (offset + 1)];
      return { refused: [place.filter(Boolean).join(', '), sayRefusal(words, error)].filter(Boolean).join(': ') };
    }
  `;
  return (await load(contents, { platform: 'node' })).tell;
}

function write(tell, folder, record, file) {
  const told = tell(record);
  if (told.refused !== undefined) {
    console.error(`test/${folder}/playthroughs/${file} was not written. ${told.refused}`);
    process.exitCode = 1;
    return;
  }
  mkdirSync(join(ROOT, 'test', folder, 'playthroughs'), { recursive: true });
  writeFileSync(join(ROOT, 'test', folder, 'playthroughs', file), told);
  console.log(`test/${folder}/playthroughs/${file}`);
}

async function writeAgain(folder) {
  const goldens = join(ROOT, 'test', folder, 'playthroughs');
  if (!existsSync(goldens)) return;
  const tell = await tellerIn(folder);
  for (const file of readdirSync(goldens)) {
    const record = /^record: (.*)$/m.exec(readFileSync(join(goldens, file), 'utf8'))?.[1];
    write(tell, folder, record ?? '', file);
  }
}

const [game, record, name] = process.argv.slice(2);
const folder = folders.find((each) => each === game || each === `games/${game}`);

if (game === undefined) for (const each of folders) await writeAgain(each);
else if (folder && record !== undefined && /^[a-z0-9-]+$/.test(name ?? '')) {
  write(await tellerIn(folder), folder, record, `${name}.txt`);
} else {
  console.error('Usage: npm run record-playthrough -- <game> "<record>" <name-in-small-letters>');
  console.error(`The games are ${folders.join(', ')}.`);
  process.exit(1);
}
