/** How a step of a lesson is answered, and what is wrong with a lesson that an author has written. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playWay, rightWay } from '../../src/core/lesson/lesson-run.js';
import { readLesson } from '../../src/core/lesson/lesson-text.js';
import type { LessonStep } from '../../src/core/lesson/lesson.js';
import type { AnyGame } from '../../src/core/contract/rules.js';
import { makeWords, sayRefusal } from '../../src/core/words/words.js';
import { chart } from '../../src/star/chart.js';
import { star } from '../../src/star/game.js';
import { words as starWords } from '../../src/star/index.js';
import { kitWords } from '../kit-words.js';
import { STAR_LESSON } from '../lessons/star.js';

const game = star as unknown as AnyGame;
const words = makeWords('en', kitWords, starWords);

const read = (lesson: unknown): ReturnType<typeof readLesson> =>
  readLesson(
    game,
    typeof lesson === 'string' ? lesson : JSON.stringify(lesson),
    () => chart(3, 'cells').find,
  );

/** Values that JSON cannot write are no lesson either. */
function asJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    return '';
  }
}

/** A whole lesson of one step, and what of it is different. */
const withStep = (step: object, lesson: object = {}): unknown => ({
  steps: [
    {
      title: 'The rim',
      say: 'Place a stone on the rim.',
      position: '3:30.',
      answers: [{ moves: 'T31', goesOn: true, say: 'Right.' }],
      ...step,
    },
  ],
  ...lesson,
});

const answered = (answer: object, step: object = {}): unknown =>
  withStep({ ...step, answers: [{ moves: 'T31', goesOn: true, say: 'Right.' }, answer] });

/** The place of the fault, and what is said about it. */
function faultIn(lesson: unknown): readonly [path: string | undefined, sentence: string] {
  const result = read(lesson);
  if (result.ok) throw new Error('nothing is wrong with it');
  return [result.error.at?.path, sayRefusal(words, result.error)];
}

describe('a step', () => {
  const step = (fields: Partial<LessonStep>): LessonStep => ({
    name: 'step',
    position: '3:30.',
    answers: [],
    ...fields,
  });
  const name = (of: LessonStep, ...moves: string[]): string | undefined => {
    const played = playWay(star, of, moves);
    return played && `${played.answered.answer?.name ?? ''} ${played.answered.next}`;
  };

  it('says the first answer that fits', () => {
    const of = step({
      answers: [
        { name: 'rim', ways: ['T31'], goesOn: true },
        { name: 'any', ways: ['*'] },
      ],
    });
    expect([name(of, 'T31'), name(of, 'A20')]).toEqual(['rim done', 'any again']);
  });

  it('goes on where a longer way begins with what was played', () => {
    const of = step({
      then: ['*10', '*20'],
      answers: [
        { name: 'half', ways: ['T31'], goesOn: true },
        { name: 'whole', ways: ['T31 T32'], goesOn: true },
        { name: 'wrong', ways: ['A20 *'] },
      ],
    });
    expect([name(of, 'T31'), name(of, 'T31', 'T32')]).toEqual(['half more', 'whole done']);
    expect([name(of, 'A20'), name(of, 'A20', 'T31')]).toEqual([' more', 'wrong again']);
    expect(playWay(star, of, ['T31', 'T32'])?.plies.map(({ text }) => text)).toEqual([
      'T31',
      '*10',
      'T32',
      '*20',
    ]);
    expect(rightWay(star, of)).toEqual(['T31', 'T32']);
  });

  it('puts back what it does not foresee, and takes nothing after an answer', () => {
    const of = step({ answers: [{ name: 'rim', ways: ['T31'], goesOn: true }] });
    expect([name(of, 'A20'), name(of, 'T31', 'T32'), name(of, 'Z99')]).toEqual([
      ' again',
      undefined,
      undefined,
    ]);
  });

  it('asks for events, for a number of them, or for none', () => {
    const asking = (times?: number): LessonStep => {
      const brings = [{ type: 'placed', seat: 0, ...(times !== undefined && { times }) }];
      return step({
        answers: [
          { name: 'brought', brings, goesOn: true },
          { name: 'other', ways: ['*'] },
        ],
      });
    };
    expect([undefined, 0, 1, 2].map((times) => name(asking(times), 'T31'))).toEqual([
      'brought done',
      'other again',
      'brought done',
      'other again',
    ]);
  });

  it('knows lists and objects in events by what they hold, whatever text a page gives to objects', () => {
    const telling = {
      ...star,
      rules: {
        ...star.rules,
        play: (...move: Parameters<typeof star.rules.play>) => ({
          state: star.rules.play(...move).state,
          events: [{ type: 'placed', at: [3, { ring: 1 }] }],
        }),
      },
    } as unknown as typeof star;
    const next = (at: unknown): string | undefined =>
      playWay(
        telling,
        step({ answers: [{ name: 'brought', brings: [{ type: 'placed', at } as never], goesOn: true }] }),
        ['T31'],
      )?.answered.next;
    const own = Object.prototype as { toJSON?: () => string };
    own.toJSON = () => 'an object';
    const nexts = [next([3, { ring: 1 }]), next([3, { ring: 2 }]), next([4])];
    delete own.toJSON;
    expect(nexts).toEqual(['done', 'again', 'again']);
  });

  it('cannot be shown where no right way is written out', () => {
    expect(rightWay(star, step({ answers: [{ name: 'any', ways: ['*'], goesOn: true }] }))).toBeUndefined();
    expect(
      rightWay(star, step({ position: 'nonsense', answers: [{ name: 'a', ways: ['T31'], goesOn: true }] })),
    ).toBeUndefined();
  });
});

describe('an author’s lesson', () => {
  it('becomes steps, and its sentences are taken word for word', () => {
    const lesson = read(withStep({ say: 'A {n} and a lesson.next' }, { end: 'Done.' }));
    if (!lesson.ok) throw new Error(JSON.stringify(lesson.error));
    const { steps } = lesson.value.lesson;
    const said = makeWords('en', lesson.value.words);
    expect(steps[0]?.answers[0]?.ways).toEqual(['T31']);
    expect(said.say(`lesson.${steps[0]?.name}.say`)).toBe('A {n} and a lesson.next');
    expect(said.say('lesson.end')).toBe('Done.');
    expect(read(STAR_LESSON).ok).toBe(true);
  });

  it('in docs/lessons.md can be played by its right ways', () => {
    const [, text = ''] =
      /<script[^>]*slot="lesson">([^]*?)<\/script>/.exec(readFileSync('docs/lessons.md', 'utf8')) ?? [];
    const lesson = read(text);
    if (!lesson.ok) throw new Error(sayRefusal(words, lesson.error));
    expect(lesson.value.lesson.steps.map((step) => rightWay(star, step))).toEqual([['T31'], ['A10', 'R10']]);
  });

  it('may have a step that is only read, and moves as people write them', () => {
    expect(read(withStep({ answers: undefined })).ok).toBe(true);
    const lesson = read(withStep({ answers: [{ moves: 't31', goesOn: true, say: 'Right.' }] }));
    expect(lesson.ok && lesson.value.lesson.steps[0]?.answers[0]?.ways).toEqual(['T31']);
  });

  it('may show the moves of a record, and have a move to find', () => {
    const step = { position: undefined, answers: [{ moves: '*', say: 'That is another one.' }] };
    const lesson = read(
      withStep(
        { ...step, ply: 2, find: 't30', found: 'That is it.' },
        { record: 'star/1 rings=3 | S31 T20' },
      ),
    );
    if (!lesson.ok) throw new Error(sayRefusal(words, lesson.error));
    const [first] = lesson.value.lesson.steps as readonly [LessonStep];
    expect(rightWay(star, first)).toEqual(['T30']);
    expect(lesson.value.words).toMatchObject({
      'lesson.1.find': 'That is it.',
      'lesson.1.a1': 'That is another one.',
    });
  });

  it.each<[string, unknown, string, string]>([
    ['is not JSON', '{', 'lesson', 'not JSON'],
    ['is no object', '[]', 'lesson', 'fields in braces'],
    ['has no steps', {}, 'steps', 'missing'],
    ['has an empty list of steps', { steps: [] }, 'steps', 'missing'],
    ['has steps that are no list', { steps: {} }, 'steps', 'a list in brackets'],
    ['has a field that was nearly meant', withStep({ titel: 'x' }), 'steps[0]', '“title”'],
    ['has a field that nobody knows', withStep({ zzzzzzzz: 1 }), 'steps[0]', 'title, say, position'],
    ['has no title', withStep({ title: undefined }), 'steps[0].title', 'missing'],
    ['has an empty sentence', withStep({ say: ' ' }), 'steps[0].say', 'missing'],
    ['has a sentence that is none', withStep({ say: 7 }), 'steps[0].say', 'It takes text'],
    ['has a sentence that is too long', withStep({ say: 'x'.repeat(601) }), 'steps[0].say', '600'],
    [
      'has no position',
      withStep({ position: undefined }),
      'steps[0].position',
      'Neither steps[0].position nor steps[0].ply',
    ],
    [
      'has a position that the game refuses',
      withStep({ position: '3:31.' }),
      'steps[0].position',
      'steps[0].position: ',
    ],
    ['has a record that is no text', withStep({}, { record: 7 }), 'record', 'It takes text'],
    ['has no sentence for what is found', withStep({ find: 'T30' }), 'steps[0].found', 'missing'],
    [
      'counts moves without a record',
      withStep({ position: undefined, ply: 1 }),
      'steps[0].ply',
      'there is no record',
    ],
    ['has a mark on no cell', withStep({ marks: 'Q77' }), 'steps[0].marks', 'Q77'],
    ['has marks that are no text', withStep({ marks: 1 }), 'steps[0].marks', 'It takes text'],
    ['has a button that is no text', withStep({ buttons: [7] }), 'steps[0].buttons[0]', 'It takes text'],
    ['has answers that are no list', withStep({ answers: 'x' }), 'steps[0].answers', 'a list'],
    [
      'has no right answer',
      withStep({ answers: [{ moves: 'T31', say: 'x' }] }),
      'steps[0].answers',
      'goesOn',
    ],
    [
      'lets another begin',
      withStep({ position: '3:B29.', answers: [{ moves: '*', goesOn: true, say: 'x' }] }),
      'steps[0].position',
      'first',
    ],
    ['has a move that is none', answered({ moves: 'Q77', say: 'x' }), 'steps[0].answers[1].moves', 'Q77'],
    ['has no text for a move', answered({ moves: [7], say: 'x' }), 'steps[0].answers[1].moves[0]', 'text'],
    ['has a way without a move', answered({ moves: '', say: 'x' }), 'steps[0].answers[1].moves', 'missing'],
    [
      'has a reply that is refused',
      answered({ moves: 'A20', then: 'A20', say: 'x' }),
      'steps[0].answers[1].then[0]',
      'A20',
    ],
    ['has a reply of all answers that is refused', withStep({ then: ['T31'] }), 'steps[0].then[0]', 'T31'],
    ['has no sentence for an answer', answered({ moves: 'A20' }), 'steps[0].answers[1].say', 'missing'],
    [
      'has an answer that is never given',
      answered({ moves: 'T31', say: 'x' }),
      'steps[0].answers[1]',
      'never',
    ],
    [
      'has goesOn that is no flag',
      answered({ moves: 'A20', goesOn: 'yes', say: 'x' }),
      'steps[0].answers[1].goesOn',
      'true or false',
    ],
    [
      'asks for events that are no list',
      answered({ brings: {}, say: 'x' }),
      'steps[0].answers[1].brings',
      'a list',
    ],
    [
      'asks for what is no event',
      answered({ brings: [1], say: 'x' }),
      'steps[0].answers[1].brings[0]',
      'braces',
    ],
    [
      'asks for an event without a type',
      answered({ brings: [{}], say: 'x' }),
      'steps[0].answers[1].brings[0].type',
      'missing',
    ],
    [
      'asks for half an event',
      answered({ brings: [{ type: 'a', times: 0.5 }], say: 'x' }),
      'steps[0].answers[1].brings[0].times',
      'whole number',
    ],
    ['ends with no sentence', withStep({}, { end: 3 }), 'end', 'text'],
  ])('that %s is refused with its place', (_, lesson, path, told) => {
    const [at, sentence] = faultIn(lesson);
    expect(at).toBe(path);
    expect(sentence).toContain(told);
  });

  it('that is far too long is not read', () => {
    expect(read(' '.repeat(100_001))).toMatchObject({ error: { code: 'text/long' } });
  });

  it('of any JSON never throws', () => {
    const steps = fc.record(
      {
        title: fc.anything(),
        say: fc.anything(),
        position: fc.oneof(fc.constant('3:30.'), fc.anything()),
        marks: fc.anything(),
        then: fc.anything(),
        answers: fc.oneof(
          fc.array(
            fc.record(
              { moves: fc.anything(), say: fc.string(), goesOn: fc.anything(), brings: fc.anything() },
              { requiredKeys: [] },
            ),
          ),
          fc.anything(),
        ),
      },
      { requiredKeys: [] },
    );
    const lessons = fc.record({ steps: fc.array(steps), end: fc.anything() });
    const any = fc.oneof(fc.json(), fc.string(), lessons.map(asJson));
    fc.assert(
      fc.property(any, (text) => typeof read(text).ok === 'boolean'),
      { numRuns: 500 },
    );
  });
});
