/** The lesson tells the truth: every move of the reader is played by the rules, and each sentence is checked. */
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { playWay } from '../../src/core/lesson/lesson-run.js';
import type { LessonAnswer, LessonStep } from '../../src/core/lesson/lesson.js';
import { shown } from '../../src/constellation/describe.js';
import { constellation } from '../../src/constellation/game.js';
import { skyOf } from '../../src/constellation/geometry.js';
import { lesson } from '../../src/constellation/lesson.js';
import { guardOf, networksOf } from '../../src/constellation/networks.js';
import { hqPoints, standing, totalsOf } from '../../src/constellation/score.js';
import type { Event, Move, State } from '../../src/constellation/state.js';
import { words as said } from '../../src/constellation/words.lesson.en.js';
import { playWithEvents, position, refusal } from './harness.js';

const { rules, notation } = constellation;

const stepOf = (name: string): LessonStep => lesson.steps.find((step) => step.name === name) as LessonStep;
const first = (step: string): State => position(stepOf(step).position);

/** The reader’s legal moves, a pass among them. */
function movesIn(state: State): readonly string[] {
  const pass: Move = { type: 'pass', member: 0 };
  const all = [...rules.moves(state, 0), ...(rules.refuse(state, 0, pass) ? [] : [pass])];
  return all.map((move) => notation.formatMove(state, 0, move));
}

const answerTo = (step: LessonStep, move: string): LessonAnswer =>
  step.answers.find(({ ways }) => ways?.includes(move) || ways?.includes('*')) as LessonAnswer;

/** The states after the reader’s moves that get an answer, with the moves of the others. */
function endsOf(
  name: string,
  answer: string,
): readonly { readonly state: State; readonly events: readonly Event[] }[] {
  const step = stepOf(name);
  return movesIn(first(name)).flatMap((move) => {
    const found = answerTo(step, move);
    if (found.name !== answer) return [];
    const line = [`0:${move}`, ...(found.then ?? step.then ?? []).map((reply) => `1:${reply}`)];
    let [state, events] = [first(name), [] as Event[]];
    for (const one of line) {
      const played = playWithEvents(state, one);
      [state, events] = [played.state, [...events, ...played.events]];
    }
    return [{ state, events }];
  });
}

const totals = (state: State): readonly number[] => totalsOf(state).map(shown);
const winner = (state: State): number | undefined => rules.outcome(state)?.winners[0];

/** The claim of each sentence about every move that it answers. */
const CLAIMS: Readonly<Record<string, (state: State, events: readonly Event[]) => boolean>> = {
  'hqs.placed': (state, events) => events[0]?.type === 'hq' && state.hqs[0]?.length === 1,
  'connections.long': (state) => standing(state, 0).count === 1 && totals(state)[0] === 2.1,
  'connections.usual': (state) => standing(state, 0).count === 1 && totals(state)[0] === 2,
  'connections.short': (state) => standing(state, 0).count === 1 && totals(state)[0] === 1.9,
  'connections.passed': (_, events) => events[0]?.type === 'passed',
  'connections.lone': (state, events) => events[0]?.type === 'claimed' && standing(state, 0).count === 0,
  'line.joined': (state) => state.points[0] === 3 && hqPoints(state, 0) === 3 && state.round === 2,
  'line.connected': (state, events) =>
    events.some((event) => event.type === 'claimed' && event.links === 1) && state.points[0] === 0,
  'line.apart': (state) => state.points[0] === 0 && hqPoints(state, 0) === 0,
  'steal.a8': (state, events) => lost(events, 1, 'a8') && state.points.join() === '3,0',
  'steal.a10': (state, events) => lost(events, 1, 'a10') && state.points.join() === '3,0',
  'steal.line': (state) => state.points.join() === '3,0' && state.fallen[1] === false,
  'steal.good': (state) => state.points.join() === '3,3' && shown(standing(state, 0).total) === 13.3,
  'steal.other': (state) => state.points.join() === '3,3',
  'cluster.guarded': (state) =>
    networksOf(state).list.filter(({ team }) => team === 0).length === 1 &&
    skyOf(state).ids.every((id) => refusal(state, `1:!${id}`) !== undefined) &&
    refusal(state, '1:!a7')?.code === 'constellation/protected',
  'cluster.open': (state, events) => lost(events, 0, 'a7') && guardOf(state, 0) === undefined,
  'cluster.stolen': (state, events) => lost(events, 0, 'a7') && hqPoints(state, 0) === 0,
  'holes.joined': (state) => state.points[0] === 3 && totals(state)[0] === 15.3,
  'holes.destroyed': (_, events) =>
    events.some((event) => event.type === 'destroyed' && event.stars.length === 5) && lost(events, 0, 'a1'),
  'holes.apart': (state, events) =>
    !events.some(({ type }) => type === 'destroyed') && hqPoints(state, 0) === 0,
  'wormholes.won': (state) => winner(state) === 0 && standing(state, 0).wormholes === 3,
  'wormholes.below': (state) => winner(state) === undefined && standing(state, 0).wormholes === 2,
  'wormholes.two': (state) => winner(state) === undefined && standing(state, 0).wormholes === 2,
  'last.won': (state) => winner(state) === 0 && totals(state).join() === '21.2,19.7',
  'last.longest': (state) => winner(state) === 1 && totals(state).join() === '14.4,19.7',
  'last.short': (state) => winner(state) === 1 && totals(state).join() === '14.1,19.7',
  'last.lost': (state) => winner(state) === 1 && totals(state)[1] === 19.7,
};

const lost = (events: readonly Event[], team: number, star: string): boolean =>
  events.some((event) => event.type === 'fell' && event.team === team && event.star === star);

test('the positions of the lesson are those that all readers of positions are tried on', () => {
  const told = readFileSync('test/constellation/lesson-positions.txt', 'utf8');
  for (const { position: text } of lesson.steps) expect(told).toContain(`\n${text}\n`);
});

describe('the lesson is true:', () => {
  const ofOneMove = lesson.steps.filter(({ name }) => name !== 'any');
  it.each(ofOneMove.flatMap(({ name, answers }) => answers.map((answer) => [name, answer.name] as const)))(
    '%s, %s',
    (name, answer) => {
      const ends = endsOf(name, answer);
      expect(ends.length, 'somebody can come here').toBeGreaterThan(0);
      const claim = CLAIMS[`${name}.${answer}`];
      expect(ends.map(({ state, events }) => claim?.(state, events))).toEqual(ends.map(() => true));
    },
  );

  it.each(['a3', 'a4', 'a11', 'a12'])(
    'C7: Orion makes both of its moves once you have claimed %s',
    (star) => {
      const played = playWay(constellation, stepOf('any'), [star]);
      expect([played?.answered.answer?.name, played?.answered.next]).toEqual(['one', 'more']);
      expect(played?.plies.map(({ actor }) => actor)).toEqual([0, 1, 1]);
      const { state } = played?.plies.at(-1) as { readonly state: State };
      expect(state.left).toEqual([[1], [0]]);
      const [next] = movesIn(state);
      const both = playWay(constellation, stepOf('any'), [star, next as string]);
      expect([both?.answered.answer?.name, both?.answered.next]).toEqual(['both', 'done']);
      const end = both?.plies.at(-1)?.state;
      expect([end?.round, end?.left]).toEqual([2, [[6], [6]]]);
    },
  );

  it.each(lesson.steps.map(({ name }) => [name] as const))('every legal move has an answer: %s', (name) => {
    const answered = movesIn(first(name)).map((move) => answerTo(stepOf(name), move));
    expect(answered).not.toContain(undefined);
  });

  it('the last step counts the totals before it', () =>
    expect(totals(first('last')).map(Math.floor)).toEqual([12, 17]));

  it('no line on the map is longer than that from a8 to a13', () => {
    const { ids, edges } = skyOf(first('last'));
    const [longest] = [...edges].sort((a, b) => b.length - a.length);
    expect([ids[longest?.a ?? 0], ids[longest?.b ?? 0]]).toEqual(['a8', 'a13']);
  });
});

test.each([
  ['hqs', '*a6', 'hq-kind', 'C5'],
  ['hqs', '*a4', 'hq-kind', 'C5'],
  ['connections', 'a8', 'owned', 'C17'],
  ['connections', '!a8', 'no-steals', 'C7'],
])('%s: the board itself refuses %s (%s)', (step, move, code, rule) => {
  expect(refusal(first(step), `0:${move}`)).toMatchObject({ code: `constellation/${code}`, rule });
});

test('every answer has its sentence, and every sentence is said', () => {
  const keys = lesson.steps.flatMap(({ name, answers }) =>
    ['title', 'say', ...answers.map((answer) => answer.name)].map((part) => `lesson.${name}.${part}`),
  );
  expect(Object.keys(said).sort()).toEqual(['lesson.end', ...new Set(keys)].sort());
});
