/** What the puzzle box finds out and says, without a page: with puzzles of Space Crack. */
import { describe, expect, it } from 'vitest';
import { chooseGoal } from '../../compose/frame/puzzle/goal.js';
import { studying, type Found } from '../../compose/frame/puzzle/study.js';
import { sayRepair, sayShare, verdictOf, type Verdict } from '../../compose/frame/puzzle/verdict.js';
import { waysMarkup } from '../../compose/frame/puzzle/ways.js';
import * as positions from '../../compose/space-crack/model.js';
import { sliceOf } from '../../compose/space-crack/puzzles.js';
import { unwrap } from '../../src/core/basics/result.js';
import { makeWords } from '../../src/core/words/words.js';
import { words } from '../../src/space-crack/index.js';
import { walkOf } from '../../src/space-crack/puzzle-reader.js';
import { readBy } from '../../src/core/puzzle/reader.js';

type Position = positions.Position;

const slice = sliceOf(makeWords('en', words));
/** With 10, Red's ship is destroyed in one way; with 9 in two. */
const UNIQUE =
  'boardSize=6;planets=5B,5B,3,3,5B10,6,7A,5A,3A6,7A;turn=15;crack=7,0;points=3,0;order=sequential;goal=break';
const STILL = 'What you copy is still the last one that was possible.';
const read = (text: string): Position => unwrap(positions.model.read(text));

function studied(state: Position, most?: number): readonly (Found<Position> | undefined)[] {
  const steps = studying(slice, state, most);
  const seen: (Found<Position> | undefined)[] = [];
  for (let step = steps.next(); ; step = steps.next()) {
    seen.push(step.value);
    if (step.done) return seen;
  }
}
const foundOf = (state: Position, most?: number): Found<Position> =>
  studied(state, most).at(-1) as Found<Position>;
const said = (state: Position, found: Found<Position> | undefined): Verdict =>
  verdictOf(slice, state, found, ({ code }) => code);
const verdict = (text: string, most?: number): Verdict => said(read(text), foundOf(read(text), most));

describe('the puzzle box', () => {
  it('says in how many a puzzle is solved, how a beginner fares, and what a wrong try leaves', () => {
    const told = verdict(UNIQUE);
    expect(told).toMatchObject({ kind: 'one', title: 'Solved in 3 moves. One solution.', edits: '' });
    expect(told.ways).toHaveLength(1);
    expect(told.beginner).toMatch(/^finds it \d+ times in \d+: (easy|medium|hard)$/);
    expect(told.tried).toMatch(/Red’s ship .* is left with strength \d+\. .* does this\.$|in 10 do this\.$/);
    const { share, lure } = readBy(walkOf(unwrap(slice.begin(read(UNIQUE)))));
    expect(foundOf(read(UNIQUE)).reading).toMatchObject({ share, lure });
  });

  it('shows two solutions, and finds the small edits that leave one', () => {
    const state = read(UNIQUE.replace('5B10', '5B9'));
    const found = foundOf(state);
    const told = said(state, found);
    expect(told).toMatchObject({ kind: 'several', title: 'Solved in 3 moves. 2 solutions.' });
    expect(told.ways).toHaveLength(2);
    expect(told.edits).toMatch(/^\d+ of \d+ small edits leaves? one solution$/);
    const repairs = found.repairs?.found ?? [];
    expect(repairs.length).toBeGreaterThan(0);
    for (const repair of repairs) {
      const after = foundOf(repair.after);
      expect([after.result, after.ways.length, after.moves], repair.name).toEqual(['solved', 1, 3]);
      expect(sayRepair(slice, repair)).toMatch(/^Solved in 3 moves\./);
    }
    expect(repairs[0]?.name).toMatch(/^(Blue|Red)’s ship on size \d .*: \d+ → \d+$/);
  });

  it('draws the first solution full and the second open', () => {
    const state = read(UNIQUE.replace('5B10', '5B9'));
    const markup = waysMarkup(positions.chartOf(state), foundOf(state).ways);
    expect(markup.match(/class="way \w+"/g)).toEqual(['class="way open"', 'class="way full"']);
    expect(markup.match(/<text/g)).toHaveLength(6);
  });

  it('says that a goal is never met, which is proven', () => {
    const told = verdict(UNIQUE.replace('points=3', 'points=1'));
    expect(told).toMatchObject({ kind: 'never', title: 'Never, with 1 move.' });
    expect(told.beginner).toBe('–');
    expect(told.edits).toMatch(/small edits/);
  });

  it('names the budget that would be right where there is more to spend', () => {
    const told = verdict(UNIQUE.replace('points=3', 'points=4'));
    expect(told).toMatchObject({
      kind: 'spare',
      title: 'Solved in 3 moves. 4 moves are too many.',
      budget: 3,
    });
    const [moves] = slice.budgets;
    const set = moves?.with(read(UNIQUE.replace('points=3', 'points=4')), 3) as Position;
    expect(said(set, foundOf(set)).kind).toBe('one');
  });

  it('says where a puzzle is too large to prove, and guesses nothing', () => {
    const told = verdict(UNIQUE, 50);
    expect(told).toMatchObject({ kind: 'large', title: 'Too large to prove.', beginner: '–' });
    expect(told.ways[1]).toBe('What helps: fewer moves than 3, fewer planets, or less crack than 7.');
  });

  it('asks for a goal and its cells, and passes on why the game takes no such puzzle', () => {
    const state = read(UNIQUE);
    const none = chooseGoal(slice, state, null);
    expect(said(none, foundOf(none))).toMatchObject({ kind: 'none', title: 'No puzzle.' });
    const bare = chooseGoal(slice, state, 'take');
    expect(said(bare, foundOf(bare))).toMatchObject({
      kind: 'none',
      ways: ['Tap the planets to capture on the map, one to four.', STILL],
    });
    const edge = { ...bare, goal: { kind: 'core', parts: ['1'] } };
    expect(said(edge, foundOf(edge))).toMatchObject({ kind: 'none', ways: ['space-crack/at-edge', STILL] });
    const met = { ...bare, goal: { kind: 'take', parts: ['7'] } };
    expect(said(met, foundOf(met)).ways).toEqual(['puzzle/met-already', STILL]);
  });

  it('tells the proof before the beginner, and rests between', () => {
    const seen = studied(read(UNIQUE));
    expect(seen.filter((one) => one === undefined).length).toBeGreaterThan(100);
    const told = seen.flatMap((one) => (one ? [said(read(UNIQUE), one)] : []));
    expect(told.map(({ title }) => title)).toEqual([
      'Proving …',
      'Solved in 3 moves. One solution.',
      'Solved in 3 moves. One solution.',
    ]);
    expect(told.map(({ beginner }) => beginner.slice(0, 5))).toEqual(['…', '…', 'finds']);
    expect(said(read(UNIQUE), undefined).kind).toBe('thinking');
  });

  it('tells shares in small numbers', () => {
    expect([1, 0.6, 0.22, 0.12, 0.04, 0.01, 1 / 300, 0].map(sayShare)).toEqual([
      'nearly always finds it: very easy',
      'finds it 6 times in 10: easy',
      'finds it 2 times in 10: medium',
      'finds it 1 time in 10: medium',
      'finds it 4 times in 100: hard',
      'finds it 1 time in 100: hard',
      'finds it 1 time in 300: hard',
      'never finds it in 300 games: very hard',
    ]);
  });
});
