/** The exercise maker without a page: its model, its address, what it reads, and what it says of what is wrong. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { games, PUZZLES } from '../../compose/exercise/games.js';
import * as model from '../../compose/exercise/model.js';
import { describeItem, faultsOfBoards, sayOdd, sayProblem } from '../../compose/exercise/naming.js';
import { asking, readGiven } from '../../compose/exercise/reading.js';
import { own } from '../../compose/exercise/words.en.js';
import { exerciseWords } from '../../src/core/exercise/words.exercise.en.js';
import { makeWords } from '../../src/core/words/words.js';
import { elements, ROOT } from '../../scripts/build/slices.mjs';
import { composers } from '../../scripts/build/composers.mjs';

const words = makeWords('en', exerciseWords, own);
const TAGS = games.map(({ tag }) => tag);
const TAKEN = [
  'puzzle',
  'position',
  'record',
  'goal',
  'par',
  'seats',
  'lesson',
  'readonly',
  'rings',
  'marks',
];
const takes: model.Takes = (board, attribute) =>
  TAGS.includes(board) ? TAKEN.includes(attribute) : undefined;

const item = (board: string, attributes: model.Item['attributes']): model.Item => ({ board, attributes });
const one = item('star-board', { puzzle: '1-1' });
const two = item('rotation-puzzle', { puzzle: '2-4', points: '3', heading: 'Two suns & more' });
const three = item('star-board', { lesson: '' });
const exercise: model.Exercise = { set: { heading: 'Week 3', pass: '60' }, items: [one, two, three] };

const puzzlesOf = ({ items }: model.Exercise): readonly string[] =>
  items.map(({ attributes }) => attributes['puzzle'] ?? '');

describe('exercises', () => {
  it('are added at the end, moved past others and taken out', () => {
    const added = model.add(model.EMPTY, [one, two, three]);
    expect(puzzlesOf(model.move(added, 0, 2))).toEqual(['2-4', '', '1-1']);
    expect(puzzlesOf(model.move(added, 2, 0))).toEqual(['', '1-1', '2-4']);
    expect(puzzlesOf(model.remove(added, 1))).toEqual(['1-1', '']);
  });

  it('stay as they are where there is nowhere to move, and where a value is the same', () => {
    expect(model.move(exercise, 0, -1)).toBe(exercise);
    expect(model.move(exercise, 2, 3)).toBe(exercise);
    expect(model.setOfItem(exercise, 1, 'points', '3')).toBe(exercise);
    expect(model.setOfAll(exercise, 'order', undefined)).toBe(exercise);
  });

  it('are as many as there is room for', () => {
    const many = Array.from({ length: 70 }, () => one);
    expect(model.add(exercise, many).items).toHaveLength(model.MOST_ITEMS);
  });
});

describe('the address', () => {
  it('gives back what was made, whatever is written in it', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 });
    fc.assert(
      fc.property(text, text, text, (heading, task, points) => {
        const made = {
          set: { heading },
          items: [{ ...two, attributes: { ...two.attributes, task, points } }, one],
        };
        expect(model.readHash(model.hashOf(made), takes)).toEqual({ exercise: made, odd: [] });
      }),
    );
  });

  it('of nothing is empty', () => {
    expect(model.hashOf(model.EMPTY)).toBe('');
    expect(model.readHash('', takes)).toBeUndefined();
  });

  it('that was cut says so, and keeps the exercises that are there', () => {
    const whole = model.hashOf(exercise);
    const read = model.readHash(whole.slice(0, whole.indexOf('&board=star-board&lesson')), takes);
    expect(read && puzzlesOf(read.exercise)).toEqual(['1-1', '2-4']);
    expect(read?.odd.map((odd) => sayOdd(odd, words))).toEqual([
      'The end of this address is missing, so exercises may be missing too. Copy the link again.',
    ]);
  });

  it('brings nothing into a page but what boards take', () => {
    const hash =
      '#onclick=alert(1)&board=star-board&puzzle=1-1&onclick=alert(1)&style=x&board=script&src=x&end=2';
    const read = model.readHash(hash, takes);
    expect(read?.exercise).toEqual({ set: {}, items: [one] });
    expect(read?.odd.map((odd) => sayOdd(odd, words))).toEqual([
      'For all exercises: “onclick” means nothing here. It was left out.',
      'Exercise 1: “onclick” means nothing here. It was left out.',
      'Exercise 1: “style” means nothing here. It was left out.',
      'Exercise 2: there is no board “script”. It was left out.',
    ]);
  });
});

describe('values', () => {
  it('that are wrong stay, are named by their exercise and field, and are not taken along', () => {
    let wrong = model.setOfItem(exercise, 1, 'points', 'three');
    wrong = model.setOfItem(wrong, 0, 'tries', '1.5');
    wrong = model.setOfAll(wrong, 'hint-price', '-1');
    wrong = model.setOfAll(wrong, 'pass', 'most');
    const problems = model.problemsIn(wrong);
    expect(problems.map((problem) => sayProblem(problem, words))).toEqual([
      'pass is “most”. It takes a number from 0 to 100: the percentage that is needed.',
      'For all exercises: Price of a hint is “-1”. It takes a number from 0 to 1000.',
      'Exercise 1: Tries is “1.5”. It takes a whole number from 1 to 99.',
      'Exercise 2, “Two suns & more”: Points is “three”. It takes a number from 0 to 1000.',
    ]);
    const sound = model.sound(wrong, problems);
    expect(model.problemsIn(sound)).toEqual([]);
    expect(sound.items[1]?.attributes).toEqual({ puzzle: '2-4', heading: 'Two suns & more' });
    expect(wrong.items[1]?.attributes['points']).toBe('three');
  });

  it('of boards are judged by their games, with the place', () => {
    const wrong = model.add(model.EMPTY, [
      item('star-board', { puzzle: '1-31' }),
      one,
      item('star-board', { puzzle: '3:2.RBX;goal=win' }),
    ]);
    const faults = faultsOfBoards(wrong, words);
    expect([...faults.keys()]).toEqual([0, 2]);
    expect(faults.get(0)).toBe(
      'Exercise 1: There is no puzzle 1-31. Each level has 30: 1-1 to 1-30, 2-1 to 2-30 and 3-1 to 3-30.',
    );
    expect(faults.get(2)).toMatch(/^Exercise 3: .*X/);
  });
});

describe('a page', () => {
  it('holds what a teacher writes as text', () => {
    const hostile = model.setOfAll(exercise, 'heading', '"><script>alert(1)</script>');
    const page = model.pageOf(hostile, '');
    expect(page).not.toContain('<script>');
    expect(page).toContain('<title>&quot;&gt;&lt;script&gt;');
  });

  it.each([
    ['Week 3: Übungen', 'week-3-ubungen'],
    ['***', 'exercises'],
  ])('with the heading %s is saved as %s', (heading, name) => {
    expect(model.fileName(model.setOfAll(exercise, 'heading', heading))).toBe(name);
  });
});

describe('the games', () => {
  it('are all there, each with ninety puzzles that are read, told and drawn', () => {
    expect([...TAGS].sort()).toEqual(elements.map(({ tag }) => tag).sort());
    for (const game of games)
      for (const name of ['1-1', `2-${PUZZLES}`, `3-${PUZZLES}`]) {
        const text = game.puzzle(name) ?? '';
        expect(game.read({ puzzle: text }).ok, `${game.tag} ${name}`).toBe(true);
        expect(game.goal(text)).toMatch(/\.$/);
        expect(game.draw(text)).toContain('<svg');
      }
  });

  it('are drawn as they begin', () => {
    for (const { tag, opening, draw, playing, length } of games) {
      const text = opening({
        ...playing,
        [length.attribute]: length.values[0] ?? '',
        seats: 'human bot:gentle',
      });
      expect(draw(text), `${tag}: ${text}`).toContain('<svg');
    }
  });

  it('have bots that their boards have', async () => {
    for (const { tag, bots } of games) {
      const { game } = elements.find((element) => element.tag === tag) ?? { game: '' };
      const { definition } = (await import(join(ROOT, 'src', game, 'element/definition.ts'))) as {
        readonly definition: { readonly bots: readonly string[] };
      };
      expect(definition.bots).toEqual(expect.arrayContaining(bots.map(([bot]) => bot)));
    }
  });
});

describe('what somebody pastes', () => {
  const known = composers.map(({ name, tag, position }) => ({
    id: elements.find((element) => element.tag === tag)?.game ?? '',
    tag,
    name,
    page: `${name}.html`,
    position,
  }));
  const read = (text: string) => readGiven(text, known, games, takes);
  const itemsIn = (text: string): readonly model.Item[] => read(text)?.exercise.items ?? [];
  const PUZZLE = '3:2.RBR.BR2BRBRB2.BRB3RBRB3R2B;goal=connect:S21:R20;par=2';

  it.each<[string, string, model.Item]>([
    ['a puzzle as text', PUZZLE, item('star-board', { puzzle: PUZZLE })],
    [
      'a link to a board',
      'https://example.org/boards/embed/#star-board?puzzle=2-4',
      item('star-board', { puzzle: '2-4' }),
    ],
    [
      'a link to a composer, with the caption as what to do',
      `https://example.org/compose/star.html#puzzle=${encodeURIComponent(PUZZLE)}&caption=Join+them.`,
      item('star-board', { puzzle: PUZZLE, task: 'Join them.' }),
    ],
    [
      'embed code',
      '<star-board puzzle="1-3" class="wide" no-hints>…</star-board>',
      item('star-board', { puzzle: '1-3', 'no-hints': '' }),
    ],
    [
      'a position, to be played on from',
      '3:30.',
      item('star-board', { position: '3:30.', seats: 'human bot:gentle' }),
    ],
    [
      'a game that was played, to look at',
      'star/1 rings=3 | S31',
      item('star-board', { record: 'star/1 rings=3 | S31', readonly: '' }),
    ],
  ])('%s', (_, text, expected) => {
    expect(itemsIn(text)).toEqual([expected]);
  });

  it('is a position with a move to find, which its game judges', () => {
    const [found] = itemsIn('3:30.');
    const asked = (move: string, { board, attributes } = found as model.Item): model.Item =>
      item(board, asking({ board, attributes }, move) ?? {});
    expect(asked(' S30 ')).toEqual(item('star-board', { position: '3:30.', find: 'S30' }));
    const faultOf = (move: string): string | undefined =>
      faultsOfBoards({ set: {}, items: [asked(move)] }, words).get(0);
    expect(faultOf('S30 T30')).toBeUndefined();
    expect(faultOf('')).toBe('Exercise 1: There is no move to find. Write the right one.');
    expect(faultOf('X99')).toMatch(/^Exercise 1: .*X99/);
    expect(asking(item('star-board', { puzzle: PUZZLE }), 'S30')).toBeUndefined();
  });

  it('is a page with texts, answers and points as the docs teach it, and nothing of it is lost', () => {
    const docs = readFileSync(join(ROOT, 'docs/courses.md'), 'utf8');
    const taught = [...docs.matchAll(/```html\n([^]*?)```/g)].map(([, page = '']) => page);
    const [wrapped = '', asked = ''] = taught.filter((page) => page.includes('<section'));
    expect(read(wrapped)).toEqual({
      exercise: {
        set: { heading: 'Week 3', intro: 'Read the rules first. You have three tries at each.' },
        items: [
          item('star-board', {
            puzzle: '1-3',
            points: '4',
            tries: '3',
            beside: 'Choose your stone before you press, and write down why.',
          }),
        ],
      },
      odd: [],
    });
    const found = read(asked);
    expect(found?.odd).toEqual([]);
    expect(found?.exercise.items[0]?.attributes).toMatchObject({
      heading: 'Connect',
      tries: '3',
      'hint-price': '0.5',
      find: 'A10',
      answers: 'R10 T30: Red would take A10 and break through.\n*: That connects nothing.',
      hint: 'Look at ring 1.',
    });
    for (const page of [wrapped, asked]) {
      const { exercise: made = model.EMPTY } = read(page) ?? {};
      expect(read(model.pageOf(made, ''))).toEqual({ exercise: made, odd: [] });
      expect(model.readHash(model.hashOf(made), takes)?.exercise).toEqual(made);
      expect(model.problemsIn(made)).toEqual([]);
    }
  });

  it('tells what of a page it does not keep', () => {
    const page = `<board-set><section><p>So <b>bold</b></p><img src="a.png"><star-board puzzle="1-1"></star-board></section>
      <chess-board></chess-board></board-set>`;
    const found = read(page);
    expect(found?.exercise.items).toEqual([item('star-board', { puzzle: '1-1', beside: 'So bold' })]);
    expect(found?.odd.map((odd) => sayOdd(odd, words))).toEqual([
      'Exercise 1: <b> is not kept here, only the words in it.',
      'Exercise 1: <img> is not kept here, only the words in it.',
      'Exercise 2: there is no board “chess-board”. It was left out.',
    ]);
  });

  it('has answers to moves by lines, and a line that is none is named', () => {
    const wrong = model.add(model.EMPTY, [
      item('star-board', { position: '3:30.', find: 'S30', answers: 'no' }),
    ]);
    const problems = model.problemsIn(wrong);
    expect(problems.map((problem) => sayProblem(problem, words))).toEqual([
      'Exercise 1: “no” is no answer to a move. Write the moves, a colon and what to say, as in “R10 T30: Red would take A10.”',
    ]);
    expect(model.sound(wrong, problems).items[0]?.attributes).toEqual({ position: '3:30.', find: 'S30' });
  });

  it('and what means nothing to a board is named', () => {
    expect(read('<star-board puzzle="1-3" class="wide"></star-board>')?.odd).toEqual([
      { kind: 'attribute', n: 1, found: 'class' },
    ]);
  });

  it('a whole page, and a link to an exercise', () => {
    const made = { set: { heading: 'Week 3', pass: '60' }, items: [one, two, three] };
    expect(read(model.pageOf(made, ''))?.exercise).toEqual(made);
    expect(read(`https://example.org/compose/play.html${model.hashOf(made)}`)?.exercise).toEqual(made);
  });

  it.each(['', 'Hello', '<p>Hello</p>', '<chess-board></chess-board>', 'https://example.org/'])(
    'a text without a board is none: %s',
    (text) => expect(read(text)).toBeUndefined(),
  );
});

it.each<[model.Item, string]>([
  [one, '*Star, puzzle 1-1'],
  [item('star-board', { puzzle: '3:30.;goal=win' }), '*Star, a puzzle of yours'],
  [three, '*Star, lesson'],
  [item('star-board', { rings: '3', seats: 'human bot:gentle' }), '*Star, against the gentle bot'],
  [item('star-board', { record: 'star/1', readonly: '' }), '*Star, to look at'],
  [item('star-board', { position: '3:30.', find: 'S31' }), '*Star, a move to find'],
])('an exercise is called by what it is: %j', (given, name) => {
  expect(describeItem(given, words)).toBe(name);
});
