import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import type { LessonAnswer, LessonStep } from '../../src/core/lesson/lesson.js';
import { star } from '../../src/star/game.js';
import { boardOf } from '../../src/star/geometry.js';
import { lesson } from '../../src/star/lesson.js';
import { bounds, score } from '../../src/star/score.js';
import type { State } from '../../src/star/state.js';
import { words as said } from '../../src/star/words.lesson.en.js';
import { playWithEvents, position, refusal } from './harness.js';

const stepOf = (name: string): LessonStep => lesson.steps.find((step) => step.name === name) as LessonStep;

const sentence = (step: string, answer: string): string => said[`lesson.${step}.${answer}`] as string;

/** A line of the reader’s moves with those of Red between them. */
function lineOf(step: LessonStep, { then = step.then ?? [] }: LessonAnswer, way: string): string {
  return way
    .split(' ')
    .flatMap((move, i) => [move, ...(then[i] === undefined ? [] : [then[i]])])
    .join(' ');
}

/** The states after a way of the reader’s, or after each single move for “*”. */
function endsOf(name: string, answerName: string): readonly State[] {
  const step = stepOf(name);
  const first = position(step.position);
  const named = step.answers.flatMap(({ ways = [] }) => ways);
  return step.answers
    .filter((answer) => answer.name === answerName)
    .flatMap((answer) =>
      (answer.ways ?? ['*']).flatMap((way) =>
        way === '*'
          ? boardOf(3)
              .names.filter((cell) => !named.includes(cell) && !refusal(first, cell))
              .map((cell) => lineOf(step, answer, cell))
          : [lineOf(step, answer, way)],
      ),
    )
    .map((line) => playWithEvents(first, line).state);
}

/** The score of the stones as they lie, Blue’s first. */
const points = (state: State): string =>
  score(state)
    .seats.map(({ standard }) => standard)
    .join(' to ');
const figure = (state: State, of: 'peries' | 'quarks' | 'stars'): readonly number[] =>
  score(state).seats.map((seat) => seat[of]);
const winner = (state: State): number | undefined => star.rules.outcome(state)?.winners[0];

test('the positions of the lesson are those that were checked', () => {
  const told = readFileSync('test/star/lesson-positions.txt', 'utf8');
  for (const { position: text } of lesson.steps) expect(told).toContain(`\n${text}\n`);
});

describe('the lesson of *Star is true:', () => {
  it('S2: a stone on the rim or not', () => {
    const { rim, byName } = boardOf(3);
    const [right, middle] = stepOf('rim').answers.map(({ ways = [] }) => ways);
    expect(right).toEqual(boardOf(3).names.slice(rim));
    for (const cell of middle ?? []) expect(byName.get(cell)).toBeLessThan(5);
    for (const state of endsOf('rim', 'near')) expect(points(state)).toBe('0 to 0');
  });

  it('S11: two stones that touch on the rim make a star, and no others do', () => {
    for (const state of endsOf('star', 'right')) {
      expect(figure(state, 'stars')).toEqual([1, 0]);
      expect(bounds(state).secured[0]).toHaveLength(2);
    }
    for (const state of [...endsOf('star', 'inward'), ...endsOf('star', 'apart')])
      expect(figure(state, 'stars')).toEqual([0, 0]);
    const near = boardOf(3).neighbours[boardOf(3).byName.get('A31') as number]?.map(
      (node) => boardOf(3).names[node],
    );
    expect([...(near ?? [])].sort()).toEqual(['A20', 'A21', 'A30', 'A32']);
  });

  it('S12: an enclosed corner is its star’s, whatever stone is there', () => {
    const [shut] = endsOf('enclose', 'right') as [State];
    expect(figure(shut, 'peries')[0]).toBe(3);
    expect(bounds(shut).dead).toContain('R30');
    const [side] = endsOf('enclose', 'corner') as [State];
    expect([figure(side, 'stars')[0], bounds(side).secured[1].includes('R30')]).toEqual([1, true]);
    for (const state of endsOf('enclose', 'escapes')) {
      expect(bounds(state).dead).not.toContain('R30');
      expect(bounds(state).secured[1]).toContain('R30');
    }
  });

  it('S13: one star fewer is worth 4 points between the sides', () => {
    const [first] = [position(stepOf('connect').position)];
    expect([points(first), figure(first, 'stars')]).toEqual(['4 to 4', [2, 2]]);
    expect(endsOf('connect', 'right').map(points)).toEqual(['6 to 2']);
    expect(new Set(endsOf('connect', 'peri').map(points))).toEqual(new Set(['5 to 4']));
    for (const state of endsOf('connect', 'apart'))
      expect([points(state), figure(state, 'stars')]).toEqual(['4 to 4', [2, 2]]);
  });

  it('S13: the corner is worth less than keeping Red’s stars apart', () => {
    const [right] = endsOf('cut', 'right') as [State];
    expect([points(right), figure(right, 'peries'), figure(right, 'stars')]).toEqual([
      '9 to 7',
      [5, 10],
      [1, 3],
    ]);
    expect(endsOf('cut', 'corner').map((state) => [points(state), winner(state)])).toEqual([['7 to 9', 1]]);
  });

  it('S13: a third quark brings a point, and more quarks win where scores are equal', () => {
    const [right] = endsOf('quarks', 'right') as [State];
    expect([
      points(right),
      figure(right, 'peries')[0],
      figure(right, 'quarks')[0],
      figure(right, 'stars'),
    ]).toEqual(['9 to 7', 10, 3, [2, 1]]);
    const [lost] = endsOf('quarks', 'lost') as [State];
    expect([points(lost), figure(lost, 'quarks'), winner(lost)]).toEqual(['8 to 8', [2, 3], 1]);
  });

  it('of the last four cells one way alone wins', () => {
    const [right] = endsOf('finish', 'right') as [State];
    expect([
      points(right),
      figure(right, 'stars'),
      figure(right, 'peries')[0],
      figure(right, 'quarks')[0],
    ]).toEqual(['9 to 7', [1, 1], 8, 3]);
    const lost = {
      left: '5 to 11',
      corner: '6 to 10',
      'corner-apart': '4 to 12',
      broken: '6 to 10',
      'broken-apart': '4 to 12',
    };
    for (const [answer, score] of Object.entries(lost)) {
      const [own, other] = score.split(' to ');
      expect(sentence('finish', answer)).toContain(`${other} to ${own}`);
      for (const state of endsOf('finish', answer)) {
        expect([points(state), winner(state)]).toEqual([score, 1]);
        expect(figure(state, 'stars')[0]).toBe(/apart/.test(sentence('finish', answer)) ? 2 : 1);
      }
    }
  });
});

test('every move of the reader in every step has its answer', () => {
  for (const { name, position: text, answers } of lesson.steps) {
    const ways = answers.flatMap((answer) => answer.ways ?? ['*']);
    const first = position(text);
    const moves = boardOf(3).names.filter((cell) => !refusal(first, cell));
    const isAnswered = (line: string): boolean => ways.includes(line) || ways.includes('*');
    for (const move of moves) {
      const longer = ways.filter((way) => way.startsWith(`${move} `));
      if (longer.length === 0) expect([name, move, isAnswered(move)]).toEqual([name, move, true]);
      const answer = answers.find(({ ways: own = [] }) => own.some((way) => way.startsWith(`${move} `)));
      const after =
        longer.length > 0 ? playWithEvents(first, `${move} ${answer?.then?.[0]}`).state : undefined;
      const next = after ? boardOf(3).names.filter((cell) => !refusal(after, cell)) : [];
      for (const second of next)
        expect([name, `${move} ${second}`, isAnswered(`${move} ${second}`)]).toEqual([
          name,
          `${move} ${second}`,
          true,
        ]);
    }
  }
});

test('every step and every answer has its sentence, and every sentence is said', () => {
  const keys = lesson.steps.flatMap(({ name, answers }) =>
    ['title', 'say', ...answers.map((answer) => answer.name)].map((end) => `lesson.${name}.${end}`),
  );
  expect(new Set(Object.keys(said))).toEqual(new Set(['lesson.end', ...keys]));
});
