/**
 * The built-in puzzles of every game: their names and days, and that no two have one position. Some are proven again by
 * both ways; `npm run puzzles -- --prove` proves all.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it, test } from 'vitest';

import { BANDS, fits, KINDS, WEEK } from '../scripts/puzzles/bands.js';
import { cardOf, drawLevel } from '../scripts/puzzles/draw.js';
import { loadPuzzles } from '../scripts/puzzles/engine.mjs';
import { faultIn, LEVELS, parOf, positionOf, type Level } from '../scripts/puzzles/frame.js';
import { GAMES } from '../scripts/puzzles/games.js';
import { builtIn, proofOf } from '../scripts/puzzles/prove-all.js';
import { starPuzzles } from '../scripts/puzzles/star.js';
import { faultInDays, faultInLevel } from '../scripts/puzzles/variety.js';
import { chance } from '../src/core/basics/seed.js';
import { daysFrom } from '../src/core/days/calendar.js';
import { dayOf } from '../src/core/days/dates.js';
import { drawPuzzle } from '../src/star/draw-puzzle.js';
import { some } from './budget.js';

const FIRST_DAY = '2026-10-26';
const DAYS = 371;
const NAMED = 30;

const fileOf = (path: string): string => join(import.meta.dirname, path);

describe.each(GAMES.map((game) => [game.name, game] as const))('the built-in puzzles of %s', (name, game) => {
  const { data, list } = game;
  const all = builtIn(data);

  it('are thirty in each of three levels, and one for each day of 53 weeks from a Monday', () => {
    expect(LEVELS.map((level) => list.countOf(level))).toEqual([NAMED, NAMED, NAMED]);
    expect(data.blocks[0]?.from).toBe(FIRST_DAY);
    expect((dayOf(FIRST_DAY) + 3) % 7).toBe(0);
    const days = Array.from({ length: DAYS }, (_, n) => list.ofDay(daysFrom(FIRST_DAY, n)));
    expect(new Set(days).size).toBe(DAYS);
    expect(list.ofDay(daysFrom(FIRST_DAY, DAYS))).toBe(days[0]);
    expect(all).toHaveLength(3 * NAMED + DAYS);
  });

  it('are found by the names that they are listed under', () => {
    for (const { name: called, puzzle } of all)
      expect(called.length > 5 ? list.ofDay(called) : list.named(called), called).toBe(puzzle);
    expect(list.named(`1-${NAMED + 1}`)).toBeUndefined();
  });

  it('are easy on Monday and Tuesday and hard at the weekend', () => {
    for (let n = -7; n < DAYS + 7; n++) {
      const day = daysFrom(FIRST_DAY, n);
      expect(list.levelOfDay(day), day).toBe(WEEK[(n + 7) % 7]);
    }
  });

  it('read back as they are written', () => {
    for (const { puzzle } of all) expect(game.again(puzzle)).toBe(puzzle);
  });

  it('have no position twice, and none that the tests are made with', () => {
    const file = fileOf(`${name}/puzzles.json`);
    const vectors = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as readonly { readonly puzzle: string }[])
      : [];
    const positions = [...all, ...vectors].map(({ puzzle }) => positionOf(puzzle));
    expect(new Set(positions).size).toBe(positions.length);
  });

  const luck = chance(Number(process.env['SEED'] ?? 20));
  const sample = LEVELS.flatMap((level) =>
    luck.shuffle(all.filter((one) => one.level === level)).slice(0, some(12 - 3 * level)),
  );

  it.each(sample.map(({ name: called, puzzle }) => [called, puzzle]))(
    'have one solution each, by two ways, and no other par: %s',
    (_, puzzle) => {
      expect(proofOf(game, puzzle as string).fault).toBeUndefined();
    },
  );

  it('are found out by both ways where par is wrong', () => {
    const { puzzle } = all[0] as (typeof all)[number];
    for (const par of [parOf(puzzle) - 1, parOf(puzzle) + 1]) {
      const wrong = game.withPar(puzzle, par);
      expect(proofOf(game, wrong).fault, wrong).toBeDefined();
      expect(faultIn(game.prove(wrong), par)).toBeDefined();
      expect(faultIn(game.tryAll(wrong), par)).toBeDefined();
    }
  });

  it('are as hard as their level says', () => {
    for (const { puzzle, level } of sample)
      expect(fits(name, level as Level, parOf(puzzle), game.read(puzzle)), puzzle).toBe(true);
    expect(Object.keys(BANDS)).toContain(name);
  });

  const kept = JSON.parse(readFileSync(fileOf(`../docs/puzzles/${name}.json`), 'utf8')) as {
    readonly digest: string;
    readonly puzzles: readonly string[];
  };
  // A line of a certificate tells the solution and the share.
  const cards = all.map(({ puzzle, level }, at) => {
    const [, solution = '', share = ''] = /in \d, (.*); share ([\d.]+);/.exec(kept.puzzles[at] ?? '') ?? [];
    return { ...cardOf(game, puzzle, solution.split(' '), Number(share)), level: level as Level };
  });

  it.each(LEVELS)(
    'go from easy to hard in level %d, with all kinds early, and hardly ever ask for the same thing twice',
    (level) => {
      const own = cards.slice(NAMED * (level - 1), NAMED * level);
      // Not every kind gives puzzles of the harder levels.
      const kinds = level === 1 ? Object.keys(KINDS[name] ?? {}) : own.map(({ kind }) => kind);
      expect(faultInLevel(level, own, kinds)).toBeUndefined();
    },
  );

  it('go from easy to hard in a week, and are never like the day before', () => {
    expect(faultInDays(cards.slice(3 * NAMED))).toBeUndefined();
  });

  it('begin with the one that boards show first', () => {
    const part = readFileSync(fileOf(`../src/${name}/element/puzzle-part.ts`), 'utf8');
    expect(part).toContain(`'${list.named('1-1')}'`);
  });

  it('are what the whole proof was made of', () => {
    const digest = createHash('sha256')
      .update(all.map(({ puzzle }) => puzzle).join(' '))
      .digest('hex');
    expect(kept.digest, 'stale: npm run puzzles -- --prove').toBe(digest);
  });

  it('come from seeds: the same seeds give the same puzzles', () => {
    const taken = new Set<string>();
    const [one] = drawLevel(game, 1, 1, taken);
    expect(drawLevel(game, 1, 1, new Set())).toEqual([one]);
    expect(drawLevel(game, 1, 1, taken)).not.toEqual([one]);
  });
});

describe.each([1, 2] as const)('another puzzle of level %d, drawn on the board of *Star,', (level) => {
  it.each([1, 2, 3, 4])('is one that could be built in, and the same for the same seed: %d', (seed) => {
    const puzzle = drawPuzzle(level, seed);
    expect(drawPuzzle(level, seed)).toBe(puzzle);
    expect(proofOf(starPuzzles, puzzle).fault).toBeUndefined();
    expect(fits('star', level, parOf(puzzle), starPuzzles.read(puzzle)), puzzle).toBe(true);
  });
});

test('the script of the puzzles finds all that it takes', async () => {
  expect(Object.values(await loadPuzzles())).not.toContain(undefined);
});
