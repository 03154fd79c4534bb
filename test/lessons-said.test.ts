/**
 * Every lesson tells the truth: each of its ways is gone, right and wrong, by hand and as it is shown, and each figure
 * and name is held against the board.
 */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { BuiltInLesson } from '../src/core/lesson/lesson.js';
import type { AnyGame } from '../src/core/contract/rules.js';
import { makeWords } from '../src/core/words/words.js';
import type { AnyGameNets } from '../src/testing/index.js';
import {
  faultsOf,
  planted,
  sayingsOf,
  toldIn,
  type AnyFacts,
  type Moment,
  type Saying,
} from './lessons/said.js';

const TEST = import.meta.dirname;
const SRC = join(TEST, '../src');

interface Taught extends BuiltInLesson {
  readonly folder: string;
  readonly game: AnyGame;
  readonly facts: AnyFacts;
  /** Moves that the rules do not list. */
  more?(state: unknown): readonly string[];
}

type Lessons = Pick<BuiltInLesson, 'lesson'> & { readonly cardLesson?: BuiltInLesson['lesson'] };
type Tables = Pick<BuiltInLesson, 'words'> & { readonly cardWords?: BuiltInLesson['words'] };

/** A game's lesson; that of the rotation puzzle with the step that only its card game has. */
const take = async (folder: string): Promise<Taught> => {
  const { nets } = (await import(join(TEST, folder, 'nets.ts'))) as { readonly nets: AnyGameNets };
  const { lesson: main, cardLesson } = (await import(join(SRC, folder, 'lesson.ts'))) as Lessons;
  const tables = (await import(join(SRC, folder, 'words.lesson.en.ts'))) as Tables;
  const steps = new Set([...main.steps, ...(cardLesson?.steps ?? [])]);
  const lesson = { steps: [...steps] };
  const words = { ...tables.words, ...tables.cardWords };
  const told = (await import(join(TEST, folder, 'lesson-facts.ts'))) as Pick<Taught, 'facts' | 'more'>;
  return { folder, game: nets.game as unknown as AnyGame, lesson, words, ...told };
};

/** How many figures and names each lesson tells: a lesson that is not walked tells none. */
const TOLD: Readonly<Record<string, number>> = {
  star: 123,
  rotation: 31,
  'space-crack': 67,
  constellation: 95,
  bugcatcher: 78,
};

const lessons = await Promise.all(Object.keys(TOLD).map(take));

describe.each(lessons)('the lesson of $folder', ({ folder, game, lesson, words: table, facts, more }) => {
  const words = makeWords('en', table);
  const sentenceOf = ({ name, facts: filled, moment }: Saying): string =>
    words.say(`lesson.${moment.step}.${name}`, filled);
  const sayings = lesson.steps.flatMap((step) => [...sayingsOf(game, step, more)]);
  /** Each sentence with the first moment at which it is said. */
  const moments = new Map<string, Moment>();
  for (const saying of sayings)
    if (!moments.has(sentenceOf(saying))) moments.set(sentenceOf(saying), saying.moment);

  it('says nothing that the board does not show, whatever the reader does', () => {
    const faults = new Set<string>();
    for (const saying of sayings)
      for (const fault of faultsOf(sentenceOf(saying), facts, saying.moment))
        faults.add(`${saying.moment.step}.${saying.name}: ${fault}`);
    expect([...faults]).toEqual([]);
  });

  it('is walked to every sentence that it has', () => {
    const all = Object.keys(table).filter((key) => key !== 'lesson.end');
    const said = new Set(sayings.map(({ name, moment }) => `lesson.${moment.step}.${name}`));
    expect(all.filter((key) => !said.has(key))).toEqual([]);
  });

  it('tells as many figures and names as its sentences have, each of them held against the board', () => {
    let told = 0;
    const unnoticed: string[] = [];
    for (const [sentence, moment] of moments)
      for (const one of toldIn(sentence, facts, moment.state)) {
        told++;
        const other = planted(sentence, one, facts.seats, facts.cells(moment.first));
        if (faultsOf(other, facts, moment).length === 0) unnoticed.push(other);
      }
    expect(unnoticed).toEqual([]);
    expect(told).toBe(TOLD[folder]);
  });
});
