/**
 * Every game's lesson, played through its engine: what a reader may do is answered, and the right way leads through.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answerTo, movesIn, playWay, READER, rightWay } from '../src/core/lesson/lesson-run.js';
import type { BuiltInLesson, LessonStep } from '../src/core/lesson/lesson.js';
import { makePly } from '../src/core/session/ply.js';
import { unwrap } from '../src/core/basics/result.js';
import type { AnyGame } from '../src/core/contract/rules.js';
import { factsOf } from '../src/core/words/check-words.js';
import type { Message } from '../src/core/words/message.js';
import type { AnyAdapter } from '../src/ui/contract/adapter.js';
import type { AnyGameNets } from '../src/testing/index.js';

const TEST = import.meta.dirname;
const SRC = join(TEST, '../src');
/** A step of programs has more moves than a test can try. */
const MOST = 3000;

const taught = readdirSync(SRC).filter((folder) => {
  const adapter = join(SRC, folder, 'element/adapter.ts');
  return existsSync(adapter) && readFileSync(adapter, 'utf8').includes("import('../lesson.js')");
});

const taking = async (
  folder: string,
): Promise<{ readonly folder: string; readonly game: AnyGame } & BuiltInLesson> => {
  const { nets } = (await import(join(TEST, folder, 'nets.ts'))) as { readonly nets: AnyGameNets };
  const { lesson } = (await import(join(SRC, folder, 'lesson.ts'))) as Pick<BuiltInLesson, 'lesson'>;
  const { words } = (await import(join(SRC, folder, 'words.lesson.en.ts'))) as Pick<BuiltInLesson, 'words'>;
  return { folder, game: nets.game as unknown as AnyGame, lesson, words };
};

const { cardLesson, cardWords } = (await import(join(SRC, 'rotation/lesson.ts'))) as {
  readonly cardLesson: BuiltInLesson['lesson'];
  readonly cardWords: BuiltInLesson['words'];
};
const built = await Promise.all(taught.map(taking));
/** With the lesson of the card game, whose sentences are partly those of the puzzle's. */
const lessons = built.flatMap((one) => {
  if (one.folder !== 'rotation') return [one];
  const names = cardLesson.steps.map(({ name }) => `lesson.${name}.`);
  const own = Object.entries(cardWords).filter(
    ([key]) => key === 'lesson.end' || names.some((name) => key.startsWith(name)),
  );
  return [one, { ...one, folder: 'the card game', lesson: cardLesson, words: Object.fromEntries(own) }];
});

/** The moves, in a row, that the step has no answer to. */
function unanswered(game: AnyGame, step: LessonStep): readonly string[] {
  const found: string[] = [];
  const walk = (moves: readonly string[]): void => {
    const played = moves.length === 0 ? undefined : playWay(game, step, moves);
    const plies = played?.plies ?? [];
    const state = plies.at(-1)?.state ?? unwrap(game.notation.parsePosition(step.position));
    let tried = 0;
    for (const move of game.rules.moves(state, READER)) {
      if (tried++ > MOST || found.length > 5) return;
      const ply = makePly(game, state, READER, move);
      const { answer, next } = answerTo(game, step, [...plies, ply]);
      const way = [...moves, ply.text];
      if (next === 'more') walk(way);
      else if (!answer) found.push(way.join(' '));
    }
  };
  walk([]);
  return found;
}

describe.each(lessons)('the lesson of $folder', ({ folder, game, lesson, words: table }) => {
  const ways = lesson.steps.flatMap((step) =>
    step.answers.flatMap((answer) =>
      (answer.ways ?? []).filter((way) => !movesIn(way).includes('*')).map((way) => ({ step, answer, way })),
    ),
  );

  it('is as long as its board says before it is loaded, and names the step after which one may play', async () => {
    // The card game has a lesson of its own on the board of the rotation puzzle.
    const [slice, view] = existsSync(join(SRC, folder)) ? [folder, undefined] : ['rotation', { use: 'game' }];
    const { adapter } = (await import(join(SRC, slice, 'element/adapter.ts'))) as {
      readonly adapter: AnyAdapter;
    };
    expect(adapter.load?.lessonSteps?.(view)).toBe(lesson.steps.length);
    if (lesson.enough !== undefined) expect(lesson.steps.map(({ name }) => name)).toContain(lesson.enough);
  });

  it('has the reader to act in every step', () => {
    for (const { position } of lesson.steps)
      expect(game.rules.toAct(unwrap(game.notation.parsePosition(position)))).toContain(READER);
  });

  it('can be played on every way that it names, each to its own answer', () => {
    const told = ways.map(({ step, way }) => playWay(game, step, movesIn(way))?.answered.answer?.name);
    expect(told).toEqual(ways.map(({ answer }) => answer.name));
  });

  it('goes on from step to step by a way that it can show', () => {
    expect(lesson.steps.filter((step) => !rightWay(game, step)).map(({ name }) => name)).toEqual([]);
  });

  it('has an answer to whatever the reader plays', () => {
    expect(lesson.steps.flatMap((step) => unanswered(game, step).map((way) => [step.name, way]))).toEqual([]);
  });

  it('has a sentence for everything that it says, and says every sentence', () => {
    const said = lesson.steps.flatMap(({ name, answers }) =>
      ['title', 'say', ...answers.map((answer) => answer.name)].map((part) => `lesson.${name}.${part}`),
    );
    expect([...new Set(said), 'lesson.end'].sort()).toEqual(Object.keys(table).sort());
  });

  it('fills in the facts that a sentence tells, and no others', () => {
    const facts = (message: Message): readonly string[] => [...new Set(factsOf(message))].sort();
    const given = lesson.steps.flatMap(({ name, answers }) => [
      ...['title', 'say'].map((part) => [`${name}.${part}`, []] as const),
      ...answers.map(({ name: part, tells = {} }) => [`${name}.${part}`, Object.keys(tells).sort()] as const),
    ]);
    expect(given.map(([key]) => [key, facts(table[`lesson.${key}`] as Message)])).toEqual(given);
  });
});
