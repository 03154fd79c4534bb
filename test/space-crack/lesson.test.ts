/**
 * The lesson tells the truth: every move of the reader in every step is played by the rules, and each sentence is
 * checked.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { playWay } from '../../src/core/lesson/lesson-run.js';
import { isCore, planetsOf } from '../../src/space-crack/economy.js';
import { spaceCrack } from '../../src/space-crack/game.js';
import { areaOf, boardOf } from '../../src/space-crack/geometry.js';
import { lesson } from '../../src/space-crack/lesson.js';
import type { Event, Moved, State, TurnOver } from '../../src/space-crack/state.js';
import { words as said } from '../../src/space-crack/words.lesson.en.js';
import { position } from './harness.js';

const { rules, notation } = spaceCrack;

interface End {
  readonly answer: string | undefined;
  readonly next: string;
  readonly state: State;
  readonly events: readonly Event[];
}

/** Every line of the reader's in a step, to where the step goes no further. */
function endsOf(name: string): readonly End[] {
  const step = lesson.steps.find((one) => one.name === name) as (typeof lesson.steps)[number];
  const movesOf = (state: State): readonly string[] =>
    [...rules.moves(state, 0), { type: 'end' } as const].map((move) => notation.formatMove(state, 0, move));
  const walk = (line: readonly string[], state: State): readonly End[] =>
    movesOf(state).flatMap((move) => {
      const way = [...line, move];
      const { answered, plies } = playWay(spaceCrack, step, way) ?? {};
      const now = plies?.at(-1)?.state as State;
      const end: End = {
        answer: answered?.answer?.name,
        next: answered?.next ?? '',
        state: now,
        events: (plies ?? []).flatMap(({ events }) => events),
      };
      return answered?.next === 'more' ? [end, ...walk(way, now)] : [end];
    });
  return walk([], position(step.position));
}

const lastMove = (events: readonly Event[]): Moved | undefined =>
  events.filter((event): event is Moved => 'from' in event).at(-1);
const income = (events: readonly Event[]): number | undefined =>
  events.find((event): event is TurnOver => event.type === 'turn')?.incomes[0];
const winner = (state: State): number | undefined => rules.outcome(state)?.winners[0];
const planets = (state: State): string => planetsOf(state).join(' to ');
const isOwnMove = (events: readonly Event[]): boolean => lastMove(events)?.type === 'moved';
const isEnded = (events: readonly Event[]): boolean => events.some(({ type }) => type === 'ended');
const met = (events: readonly Event[]): string => {
  const { type = '', ship, against, left } = lastMove(events) ?? {};
  return `${type} ${ship} ${against} ${left}`;
};

/** The claim of each sentence about every line of moves that it answers. */
const CLAIMS: Readonly<Record<string, (state: State, events: readonly Event[]) => boolean>> = {
  'capture.right': (state, events) => lastMove(events)?.type === 'took' && planetsOf(state)[0] === 2,
  'capture.ended': (state, events) => isEnded(events) && planetsOf(state)[0] === 1,
  'points.half': (state, events) => lastMove(events)?.type === 'took' && state.points[0] === 1,
  'points.right': (state, events) => planetsOf(state)[0] === 4 && income(events) === 9,
  'points.right-more': (state, events) => planetsOf(state)[0] === 4 && income(events) === 10,
  'points.lost': (state, events) =>
    met(events) === 'both 5 5 0' &&
    state.ships.filter((_, at) => state.owners[at] === 0).every((ship) => ship === 0),
  'points.own': (_, events) => isOwnMove(events) && !isEnded(events),
  'points.ended': (_, events) => isEnded(events),
  'battle.right': (state, events) => met(events) === 'won 6 4 4' && planets(state) === '3 to 1',
  'battle.stronger': (_, events) => met(events) === 'lost 6 7 4',
  'battle.none': (_, events) => !['won', 'lost', 'both'].includes(lastMove(events)?.type ?? ''),
  'merge.half': (_, events) => met(events) === 'merged 4 4 8',
  'merge.right': (_, events) => met(events) === 'won 8 6 5',
  'merge.elsewhere': (_, events) => !events.some(({ type }) => type === 'won'),
  'merge.weak': (_, events) => met(events) === 'lost 4 6 4',
  'merge.far': (state, events) =>
    met(events) === 'merged 4 4 8' && !boardOf(state.options.boardSize).near[1]?.includes(5),
  'merge.apart': (state) => state.ships.filter((ship, at) => ship > 0 && state.owners[at] === 0).length === 2,
  'build.right': (state) => state.ships[3] === 6,
  'build.weak': (state) => state.ships[1] === 4,
  'build.ended': (_, events) => isEnded(events),
  'income.right': (state, events) => isCore(boardOf(8), state.owners, 5) && income(events) === 22,
  'income.other': (state, events) => !isCore(boardOf(8), state.owners, 5) && income(events) === 19,
  'income.own': (_, events) => isOwnMove(events) && income(events) === 16,
  'income.ended': (_, events) => isEnded(events),
  'last.right': (state) => winner(state) === 0 && planets(state) === '3 to 2',
  'last.tie': (state) => winner(state) === 1 && planets(state) === '3 to 3' && state.crack.join() === '7,16',
  'last.own': (state, events) => isOwnMove(events) && winner(state) === 1 && planets(state) === '2 to 3',
  'last.ended': (state, events) => isEnded(events) && winner(state) === 1 && planets(state) === '2 to 3',
};

test('the positions of the lesson are those that were checked', () => {
  const told = readFileSync('test/space-crack/lesson-positions.txt', 'utf8');
  for (const { position: text } of lesson.steps) expect(told).toContain(`\n${text}\n`);
});

describe('the lesson of Space Crack', () => {
  it.each(lesson.steps.map(({ name }) => name))(
    '%s: answers every line, and what it says of it is so',
    (name) => {
      const ends = endsOf(name);
      for (const { answer, state, events } of ends) {
        const line = events.map(({ type }) => type).join(' ');
        expect(answer, line).toBeDefined();
        expect(CLAIMS[`${name}.${answer}`]?.(state, events), `${name}.${answer}: ${line}`).toBe(true);
      }
      expect(ends.some(({ next }) => next === 'done')).toBe(true);
    },
  );

  it('P5, P6: tells strengths and prices that are there', () => {
    const at = (name: string): State =>
      position(lesson.steps.find((step) => step.name === name)?.position ?? '');
    const battle = at('battle');
    expect([battle.ships[2], battle.ships[5]]).toEqual([4, 7]);
    const build = at('build');
    expect([build.crack[0], ...[1, 3, 4].map((planet) => build.options.sizes[planet])]).toEqual([7, 4, 6, 8]);
    expect(areaOf(boardOf(5), 3)).toBe('middle');
  });
});

test('every step and every answer has its sentence, and every sentence is said', () => {
  const keys = lesson.steps.flatMap(({ name, answers }) =>
    ['title', 'say', ...answers.map((answer) => answer.name)].map((end) => `lesson.${name}.${end}`),
  );
  expect(new Set(Object.keys(said))).toEqual(new Set(['lesson.end', ...keys]));
});
