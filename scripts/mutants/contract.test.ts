/** The nets that check a game against its contract, and its golden playthroughs, for the game that is mutated. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it, expect } from 'vitest';
import { makeWords } from '../../src/core/words/words.js';
import {
  checkConformance,
  checkLeaks,
  playthrough,
  recordOf,
  type AnyGameNets,
} from '../../src/testing/index.js';
import { kitWords } from '../../test/kit-words.js';

const folder = new URL(`../../test/${process.env['MUTANTS_OF']}/`, import.meta.url);
const goldens = new URL('playthroughs/', folder);

const { nets } = (await import(new URL('nets.ts', folder).href)) as { readonly nets: AnyGameNets };
const words = makeWords('en', kitWords, nets.words);

it.each(readdirSync(goldens))('plays %s as recorded', (file) => {
  const golden = readFileSync(new URL(file, goldens), 'utf8');
  expect(playthrough(nets.game, recordOf(golden), words)).toBe(golden);
});

describe.each(Object.entries(nets.forms))('%s', (_, options) => {
  it('keeps the contract', () => checkConformance(nets.game, { ...options, words, games: 1 }));
  it('leaks nothing', () => checkLeaks(nets.game, { ...options, games: 1 }));
});
