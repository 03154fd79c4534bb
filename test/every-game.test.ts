/**
 * Holds every game to the contract: the slices of src, and three small games that stress it (sealed programs, teams in
 * any order, hidden hands). A slice says in test/<game>/nets.ts how it is played, and has a golden playthrough.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeWords } from '../src/core/words/words.js';
import {
  checkBots,
  checkConformance,
  checkLeaks,
  playthrough,
  recordOf,
  type AnyGameNets,
} from '../src/testing/index.js';
import { kitWords } from './kit-words.js';
import { some } from './budget.js';
import { checkSession } from './session/net.js';

const TEST = import.meta.dirname;
const SRC = join(TEST, '../src');
/** Nets take long on a busy machine; they have no other clock. */
const PATIENCE = 120_000;

/** Defaults for nets whose options leave these out. */
const GAMES = 6;
const BOT_GAMES = 20;

/** Test folders of the games, from test/. */
const FOLDERS = [
  ...readdirSync(join(TEST, 'games'))
    .filter((folder) => existsSync(join(TEST, 'games', folder, 'game.ts')))
    .map((folder) => `games/${folder}`),
  ...readdirSync(SRC).filter((folder) => existsSync(join(SRC, folder, 'game.ts'))),
];

function goldensIn(folder: string): string[] {
  const goldens = join(TEST, folder, 'playthroughs');
  return existsSync(goldens) ? readdirSync(goldens).filter((file) => file.endsWith('.txt')) : [];
}

async function netsIn(folder: string): Promise<AnyGameNets | undefined> {
  const path = join(TEST, folder, 'nets.ts');
  return existsSync(path) ? ((await import(path)) as { readonly nets: AnyGameNets }).nets : undefined;
}

describe.each(FOLDERS)('%s', async (folder) => {
  const nets = await netsIn(folder);
  const goldens = goldensIn(folder);

  it('says how it is played', () => {
    expect(nets, `test/${folder}/nets.ts exports no nets`).toBeDefined();
  });

  it('has a golden playthrough', () => {
    expect(goldens, `record one: npm run record-playthrough -- ${folder} "<record>" <name>`).not.toEqual([]);
  });

  if (!nets) return;
  const { game, forms } = nets;
  const words = makeWords('en', kitWords, nets.words);
  for (const [form, asked] of Object.entries(forms)) {
    const options = { ...asked, games: some(asked.games ?? GAMES) };
    it(`keeps the contract: ${form}`, () => checkConformance(game, { ...options, words }), PATIENCE);
    it(
      `is saved, loaded and undone as a plain list of plies: ${form}`,
      () => checkSession(game, options),
      PATIENCE,
    );
    it(`leaks nothing: ${form}`, () => checkLeaks(game, options), PATIENCE);
  }

  it('lets its bots play, if it has any', () => {
    expect(nets.bots !== undefined, `test/${folder}/nets.ts names no bots`).toBe(
      existsSync(join(SRC, folder, 'bots.ts')),
    );
  });

  for (const [form, options] of Object.entries(nets.bots?.forms ?? {}))
    it(
      `has bots that think by the contract: ${form}`,
      () =>
        checkBots(game, nets.bots?.table ?? {}, {
          ...options,
          games: some(options.games ?? BOT_GAMES),
          words,
        }),
      PATIENCE,
    );

  for (const file of goldens)
    it(`plays ${file} as recorded`, () => {
      const golden = readFileSync(join(TEST, folder, 'playthroughs', file), 'utf8');
      expect(playthrough(game, recordOf(golden), words)).toBe(golden);
    });
});
