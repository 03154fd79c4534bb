/** The model of the *Star composer, without a page. */
import { describe, expect, it } from 'vitest';
import { hashOf, open, readHash, setFlag, setMarks } from '../../compose/frame/beside.js';
import { chooseGoal, tapGoal } from '../../compose/frame/puzzle/goal.js';
import { studying, type Found } from '../../compose/frame/puzzle/study.js';
import { verdictOf, type Verdict } from '../../compose/frame/puzzle/verdict.js';
import * as positions from '../../compose/star/model.js';
import { sliceOf } from '../../compose/star/puzzles.js';
import { unwrap } from '../../src/core/basics/result.js';
import { drain } from '../../src/core/bots/think.js';
import { Session } from '../../src/core/session/session.js';
import { makeWords } from '../../src/core/words/words.js';
import { star, words } from '../../src/star/index.js';

const { model } = positions;
const empty = positions.empty(3);
const placed = model.put(model.put(empty, 'S31', 'B'), 'T20', 'R');
const played = unwrap(positions.play(placed, 'A30'));

describe('the *Star composer’s edits', () => {
  it('place a stone, exchange its colour and take it away', () => {
    expect(model.signAt(placed, 'S31')).toBe('B');
    expect(model.signAt(model.put(placed, 'S31', 'R'), 'S31')).toBe('R');
    expect(model.put(model.put(placed, 'S31', '.'), 'T20', '.').stones).toBe(empty.stones);
    expect(model.put(placed, 'S31', 'B'), 'nothing changed').toBe(placed);
    const moved = model.move(placed, 'S31', 'T20');
    expect([model.signAt(moved, 'S31'), model.signAt(moved, 'T20')]).toEqual(['R', 'B']);
  });

  it('play moves by the rules, which the record keeps; a stone that is then set by hand begins anew', () => {
    expect(model.recordOf(played)).toBe(`star/1 from=${model.attributesOf(placed)['position']} | A30`);
    expect(unwrap(positions.check(played))).toMatchObject({ turn: 1 });
    expect(positions.play(played, 'A30')).toMatchObject({
      ok: false,
      error: { code: 'star/cell-taken', rule: 'S6' },
    });
    const set = model.put(played, 'R30', 'B');
    expect(set.moves).toEqual([]);
    expect([set.turn, model.signAt(set, 'A30')]).toEqual([1, 'B']);
  });

  it('offer the moves that place no stone where the rules do', () => {
    expect(positions.offersOf(empty)).toEqual(['resign']);
    expect(positions.offersOf(placed)).toEqual(['count', 'resign']);
    const counted = unwrap(positions.play(placed, 'count'));
    expect(positions.offersOf(counted)).toEqual(['accept', 'resign']);
    const pie = unwrap(positions.play(positions.setOptions(empty, { pie: true }), 'S31'));
    expect(positions.offersOf(pie)).toEqual(['swap', 'resign']);
    expect(model.signAt(unwrap(positions.play(pie, 'swap')), 'S31')).toBe('R');
  });

  it('S7 to S9: say by which rule a position is impossible', () => {
    for (const [state, rule] of [
      [positions.set(placed, { phase: 'pie' }), 'S8'],
      [positions.set(empty, { phase: 'count' }), 'S7'],
      [positions.set(placed, { left: 3 }), 'S9'],
    ] as const)
      expect(positions.check(state)).toMatchObject({ ok: false, error: { rule } });
    expect(positions.offersOf(positions.set(placed, { left: 3 }))).toEqual([]);
    expect(positions.play(positions.set(placed, { left: 3 }), 'A30')).toMatchObject({ ok: false });
    expect(
      positions.check(positions.setOptions(positions.set(placed, { left: 2 }), { double: true })).ok,
    ).toBe(true);
  });

  it('resize a board; stones and marks stay on the cells that there are', () => {
    const marked = unwrap(setMarks(model, placed, 'S31 T20:dot S31>T20'));
    const smaller = positions.resize(marked, 2);
    expect([smaller.marks, model.signAt(smaller, 'T20')]).toEqual(['T20:dot', 'R']);
    expect(smaller.stones).toHaveLength(15);
    expect(model.signAt(positions.resize(smaller, 4), 'T20')).toBe('R');
  });
});

describe('the *Star composer’s texts', () => {
  const marked = unwrap(
    setMarks(model, { ...played, caption: 'Red & “Blue” <now>' }, 'S31 T20:danger A30=1 S31>T20'),
  );

  it('are read back as they were, from the record, an address, and a position where nothing was played', () => {
    expect(unwrap(open(model, model.recordOf(played)))).toEqual(played);
    expect(readHash(model, hashOf(model, marked))).toEqual({ ok: true, value: marked });
    expect(unwrap(open(model, `https://a.site/star.html${hashOf(model, marked)}`))).toEqual(marked);
    const { position = '' } = model.attributesOf(placed);
    expect(unwrap(open(model, position))).toEqual(placed);
    expect(unwrap(open(model, `<star-board position="${position}" marks="S31">`)).marks).toBe('S31');
    const session = new Session(star);
    unwrap(session.load(model.recordOf(marked)));
    expect(session.state).toEqual(unwrap(positions.check(marked)));
  });

  it('keep options, turn and what is pending', () => {
    for (const state of [
      positions.set(positions.setOptions(placed, { double: true, scoring: 'simplified' }), { left: 1 }),
      positions.set(placed, { phase: 'count' }),
      positions.set(placed, { phase: 'resigned', turn: 1 }),
      positions.setOptions(empty, { handicap: 3 }),
    ])
      expect(unwrap(open(model, model.attributesOf(state)['position'] ?? ''))).toEqual(state);
  });

  it('keep the attributes that an author adds', () => {
    const flagged = setFlag(model, setFlag(model, placed, 'readonly', true), 'coordinates', true);
    expect(readHash(model, hashOf(model, flagged))).toEqual({ ok: true, value: flagged });
    const { position = '' } = model.attributesOf(placed);
    expect(unwrap(open(model, `<star-board readonly coordinates position="${position}">`))).toEqual(flagged);
    expect(setFlag(model, flagged, 'readonly', false)).toMatchObject({ flags: ['coordinates'] });
  });

  it('say where they are wrong', () => {
    expect(open(model, '3:X')).toMatchObject({ ok: false, error: { at: { offset: 2 } } });
    expect(open(model, 'star/1 rings=3 | S99')).toMatchObject({ ok: false });
    expect(readHash(model, '#position=9')).toMatchObject({ ok: false, text: '9' });
    expect(readHash(model, '')).toBeUndefined();
    expect(readHash(model, '#position=3:30.&marks=zz'), 'marks alone are passed over').toMatchObject({
      ok: true,
      value: { marks: '' },
    });
  });
});

describe('a *Star puzzle', () => {
  const slice = sliceOf(makeWords('en', words));
  const PUZZLE = '3:B.RB3R.2BR2.BR.3B.R.BR.2RBR.;goal=connect:A10:S30;par=2';
  const puzzle = unwrap(model.read(PUZZLE));
  const found = (state: positions.Position): Found<positions.Position> => drain(studying(slice, state));
  const said = (state: positions.Position): Verdict =>
    verdictOf(slice, state, found(state), ({ code }) => code);

  it('is in every text with its par, and read back from each', () => {
    expect(model.attributesOf(puzzle)).toEqual({ puzzle: PUZZLE });
    for (const text of [PUZZLE, model.recordOf(puzzle), `<star-board puzzle="${PUZZLE}">`])
      expect(unwrap(open(model, text)), text).toEqual(puzzle);
    expect(readHash(model, hashOf(model, puzzle))).toEqual({ ok: true, value: puzzle });
  });

  it('is proven by its first stones, with the stone that refutes a wrong try', () => {
    expect(said(puzzle)).toMatchObject({
      kind: 'one',
      title: 'Sure after 2 stones. One first stone.',
      ways: ['S10, Red S20, then S31.'],
      beginner: 'finds it 2 times in 10: medium',
      tried: 'S20. Red cuts at S10: the ringed groups stay apart. 3 in 10 do this.',
    });
    expect(found(puzzle).ways[0]?.steps).toEqual([{ to: 'S10' }]);
  });

  it('gets its goal by taps on stones; a stone of the other colour is refused', () => {
    const bare = chooseGoal(slice, chooseGoal(slice, puzzle, null), 'connect');
    expect(said(bare).ways).toContain('Tap a stone of each of two blue groups.');
    const tapped = tapGoal(slice.kinds, tapGoal(slice.kinds, bare, 'A10'), 'S30');
    expect(model.attributesOf({ ...tapped, par: 2 })).toEqual({ puzzle: PUZZLE });
    const cut = chooseGoal(slice, puzzle, 'cut');
    const blue = tapGoal(slice.kinds, tapGoal(slice.kinds, cut, 'A10'), 'S30');
    expect(said(blue).ways).toContain('star/goal-stone');
  });

  it('that Blue cannot be sure of is mended by a stone', () => {
    const never = unwrap(model.read('3:B.RB3R.2BR2.BR.3B.R.BR.2R.R.;goal=win'));
    expect(said(never)).toMatchObject({ kind: 'never', title: 'Never, whatever Blue plays.' });
    const { repairs } = found(never);
    expect(repairs?.tried).toBe(repairs?.of);
    for (const { after, name } of repairs?.found ?? []) expect(said(after).kind, name).toBe('one');
    expect(repairs?.found.map(({ name }) => name)).toContain('S31: blue stone');
    const lost = model.put(puzzle, 'S10', 'R');
    expect(said(lost).ways).toContain('puzzle/lost-already');
    expect(found(lost).repairs?.of).toBeGreaterThan(0);
  });

  it('with too many empty cells is not tried', () => {
    const large = chooseGoal(slice, positions.empty(6), 'win');
    expect(said(large)).toMatchObject({ kind: 'large', title: 'Too large to prove.' });
    expect(model.attributesOf(large)['puzzle']).toMatch(/;goal=win$/);
  });

  it('begins after a move that its author plays, and offers no count', () => {
    const played = unwrap(positions.play(puzzle, 'S10'));
    expect(played).toMatchObject({ moves: [], turn: 1, goal: { kind: 'connect' } });
    expect(positions.offersOf(puzzle)).toEqual([]);
    expect(said(played).ways).toContain('puzzle/not-yours');
  });
});
