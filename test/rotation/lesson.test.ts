/** The lesson of the rotation puzzle: what its sentences claim, the rules bring. */
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { playWay } from '../../src/core/lesson/lesson-run.js';
import type { LessonStep } from '../../src/core/lesson/lesson.js';
import { study } from '../../src/rotation/analysis.js';
import { linesOf } from '../../src/rotation/api.js';
import { rotation } from '../../src/rotation/game.js';
import { cardLesson, lesson } from '../../src/rotation/lesson.js';
import type { Event, PuzzleState, State } from '../../src/rotation/state.js';
import { cardWords, words as said } from '../../src/rotation/words.lesson.en.js';
import { play, position, refusal } from './harness.js';

/** The steps of both lessons, each once. */
const steps = [...new Set([...lesson.steps, ...cardLesson.steps])];
const stepOf = (name: string): LessonStep => steps.find((step) => step.name === name) as LessonStep;

interface Played {
  readonly answer: string | undefined;
  readonly next: string;
  readonly events: readonly Event[];
  readonly state: State;
}

/** Plays a way of the reader's in a step, with the lesson's answer. */
function walk(name: string, way: string): Played {
  const played = playWay(rotation, stepOf(name), way.split(' '));
  if (!played) throw new Error(`${way} cannot be played in ${name}`);
  const { answered, plies } = played;
  const state = plies.at(-1)?.state as State;
  return {
    answer: answered.answer?.name,
    next: answered.next,
    events: plies.flatMap(({ events }) => events) as readonly Event[],
    state,
  };
}

const moved = ({ events }: Played): number[] =>
  events.flatMap((one) => (one.type === 'rotated' ? [one.moved] : []));
const found = ({ events }: Played): string[] =>
  events.flatMap((one) => (one.type === 'progress' ? [`${one.done} of ${one.of}`] : []));
const reason = ({ state }: Played): string | undefined => rotation.rules.outcome(state)?.reason;

/** The lines of the one planet that hold anything, by their directions. */
function lines({ state }: Played): Readonly<Record<string, readonly string[]>> {
  const all = Object.entries(linesOf(state.board)).map(([key, line]) => [key.split(',')[2], line] as const);
  return Object.fromEntries(all.filter(([, line]) => line.length > 0));
}

/** The least number of rotations that solve a puzzle from here, proven. */
function least({ state }: Played): number {
  const search = study(state as PuzzleState, { nodes: 2_000_000 });
  for (;;) {
    const { done, value } = search.next();
    if (!done) continue;
    expect(value.proven).toBe(true);
    return value.minimum;
  }
}

test('the positions of the lesson are those that were checked', () => {
  const told = readFileSync('test/rotation/lesson-positions.txt', 'utf8');
  for (const { position: text } of steps) {
    expect(told).toContain(`\n${text}\n`);
    expect(rotation.notation.formatPosition(position(text))).toBe(text);
  }
});

describe('the lesson of the rotation puzzle is true:', () => {
  it('R3: two objects move clockwise, and the star stays', () => {
    const right = walk('rotate', 'c3');
    expect([moved(right), found(right), reason(right)]).toEqual([[2], ['1 of 1'], 'rotation/solved']);
    expect(right.state.board).toEqual(['.....', '.G...', '..Y..', '.....', '.H...']);
    expect([
      refusal(position(stepOf('rotate').position), 'b3')?.code,
      refusal(position(stepOf('rotate').position), 'c5')?.code,
    ]).toEqual(['rotation/not-a-star', 'rotation/not-a-star']);
  });

  it('R5: a line runs straight, not diagonally, and skips empty cells', () => {
    const right = walk('lines', 'c4');
    expect([moved(right), reason(right)]).toEqual([[3], 'rotation/solved']);
    expect(lines(right)).toEqual({ down: ['green'] });
    const wrong = walk('lines', 'a3');
    expect([wrong.answer, moved(wrong), found(wrong)]).toEqual(['diagonal', [2], ['0 of 1']]);
    const [planet, giant] = ['H', 'G'].map((sign) => {
      const at = wrong.state.board.join('').indexOf(sign);
      return [at % 5, Math.floor(at / 5)];
    }) as [[number, number], [number, number]];
    expect(Math.abs(planet[0] - giant[0])).toBe(Math.abs(planet[1] - giant[1]));
  });

  it('R7: colours are read outward', () => {
    const right = walk('order', 'c1');
    expect([moved(right), reason(right)]).toEqual([[2], 'rotation/solved']);
    expect(right.state.board[0]?.[0]).toBe('H');
    expect(Object.values(lines(right))).toContainEqual(['yellow', 'green']);
    const wrong = walk('order', 'e5');
    expect([wrong.answer, found(wrong)]).toEqual(['reversed', ['0 of 1']]);
    expect(Object.values(linesOf(wrong.state.board))).toContainEqual(['green', 'yellow']);
  });

  it('R7: other objects may come first, but nothing between', () => {
    const right = walk('first', 'b3');
    expect([lines(right)['up'], reason(right)]).toEqual([['red', 'green', 'green'], 'rotation/solved']);
    const { position: text } = stepOf('first');
    const first = position(`${text};match=prefix`);
    expect(rotation.rules.outcome(play(first, 'b3'))).toBeUndefined();
    const none = walk('first', 'a4');
    expect([none.answer, found(none), lines(none)]).toEqual([
      'none',
      ['0 of 1'],
      { up: ['yellow'], right: ['green'], down: ['yellow'] },
    ]);
    const alone = walk('first', 'd5');
    expect([alone.answer, lines(alone)]).toEqual(['alone', { up: ['red'] }]);
  });

  it('R3: what would leave the board jumps to the next cell of its ring on it', () => {
    const at = ({ state }: Played): string => {
      const row = state.board.findIndex((one) => one.includes('G'));
      return `${'abcde'[state.board[row]?.indexOf('G') ?? -1]}${row + 1}`;
    };
    const right = walk('edge', 'a4');
    expect([at(right), lines(right)['left'], reason(right)]).toEqual(['a1', ['green'], 'rotation/solved']);
    const past = walk('edge', 'a5');
    expect([past.answer, at(past), found(past)]).toEqual(['past', 'a2', ['0 of 1']]);
  });

  it('R3: a yellow dwarf reaches three rings, a red giant four', () => {
    const right = walk('range', 'h1');
    expect([moved(right), reason(right)]).toEqual([[2], 'rotation/solved']);
    const before = position(stepOf('range').position).board;
    const rows = (board: readonly string[]): number => board.findIndex((row) => row.includes('G'));
    expect(rows(right.state.board)).toBe(rows(before) - 1);
    const wrong = walk('range', 'h3');
    expect([wrong.answer, moved(wrong), found(wrong)]).toEqual(['far', [1], ['0 of 1']]);
    // d2 and h3.
    expect(Math.max('h'.charCodeAt(0) - 'd'.charCodeAt(0), 3 - 2)).toBe(4);
  });

  it('R6: a comet counts as any colour next to a yellow dwarf or red giant alone', () => {
    const right = walk('comets', 'a3');
    expect([moved(right), reason(right)]).toEqual([[4], 'rotation/solved']);
    expect(right.state.board.join('')).not.toContain('N');
    expect(Object.values(linesOf(right.state.board))).toContainEqual(['green', '*']);
    const wrong = walk('comets', 'b3');
    expect([wrong.answer, moved(wrong), found(wrong)]).toEqual(['cold', [4], ['0 of 1']]);
    expect(Object.values(linesOf(wrong.state.board))).not.toContainEqual(['green', '*']);
  });

  it('R13: par is proven, and so is what each first rotation leaves to do', () => {
    const half = walk('par', 'b4');
    expect([half.next, least(half)]).toEqual(['more', 1]);
    const right = walk('par', 'b4 d2');
    expect([right.next, found(right), reason(right)]).toEqual([
      'done',
      ['0 of 1', '1 of 1'],
      'rotation/solved',
    ]);
    expect([least(walk('par', 'c2')), least(walk('par', 'e2'))]).toEqual([4, 2]);
    for (const way of ['b4 e3', 'b4 b4'])
      expect([walk('par', way).answer, found(walk('par', way))[1]]).toEqual(['apart', '0 of 1']);
    // Red and green on two sides of the planet.
    const { left, right: other } = lines(half);
    expect([left?.[0], other?.[0]].sort()).toEqual(['green', 'red']);
  });

  it('R8: a second find scores 1 more', () => {
    const played = (way: string): Event | undefined =>
      walk('cards', way).events.find(({ type }) => type === 'played');
    expect(played('c2 YG')).toMatchObject({ found: 2, points: 5 });
    expect(played('b2 YG')).toMatchObject({ found: 1, points: 2 });
    const holding = Object.entries(lines(walk('cards', 'c2'))).filter(([, line]) =>
      line.join().includes('yellow,green'),
    );
    expect(holding.map(([way]) => way).sort()).toEqual(['down', 'right']);
    expect(walk('cards', 'b4').answer).toBe('nothing');
    expect(Object.values(linesOf(walk('cards', 'b4').state.board)).join('|')).not.toContain('yellow,green');
    expect(['c2 done', 'b2 done'].map((way) => walk('cards', way).answer)).toEqual(['kept', 'kept']);
  });
});

test('every move of the reader in every step has its answer', () => {
  const movesOf = (state: State): string[] =>
    rotation.rules.toAct(state)[0] === 0
      ? [...rotation.rules.moves(state, 0)].map((move) => rotation.notation.formatMove(state, 0, move))
      : [];
  for (const { name, position: text } of steps) {
    const open = movesOf(position(text));
    while (open.length > 0) {
      const way = open.pop() as string;
      const { answer, next, state } = walk(name, way);
      if (next === 'more') open.push(...movesOf(state).map((move) => `${way} ${move}`));
      else expect([name, way, answer]).not.toContain(undefined);
    }
  }
});

test('every step and every answer has its sentence, and every sentence is said', () => {
  const keys = steps.flatMap(({ name, answers }) =>
    ['title', 'say', ...answers.map((answer) => answer.name)].map((end) => `lesson.${name}.${end}`),
  );
  expect(new Set(Object.keys({ ...said, ...cardWords }))).toEqual(new Set(['lesson.end', ...keys]));
});
