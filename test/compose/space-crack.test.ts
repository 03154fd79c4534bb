/** The model of the Space Crack composer, without a page. */
import { describe, expect, it } from 'vitest';
import { hashOf, open, readHash, setMarks } from '../../compose/frame/beside.js';
import { chooseGoal, tapGoal } from '../../compose/frame/puzzle/goal.js';
import * as positions from '../../compose/space-crack/model.js';
import { sliceOf } from '../../compose/space-crack/puzzles.js';
import { unwrap } from '../../src/core/basics/result.js';
import { Session } from '../../src/core/session/session.js';
import { makeWords } from '../../src/core/words/words.js';
import { spaceCrack, words } from '../../src/space-crack/index.js';

const { model } = positions;
const slice = sliceOf(makeWords('en', words));
const PUZZLE =
  'boardSize=6;planets=8B,7,8B6,5,5A6,3B,8A,8A,7,6A7;turn=15;points=2,0;order=sequential;goal=break;par=2';
const fresh = positions.fresh();
const puzzle = unwrap(model.read(PUZZLE));

describe('the Space Crack composer’s edits', () => {
  it('give planets, sizes and ships; what is nobody’s has no ship', () => {
    const owned = positions.setShip(model.put(fresh, '5', 'B'), '5', 9);
    expect(positions.planetAt(owned, '5')).toEqual({ size: 5, owner: 1, ship: 9 });
    expect(model.signAt(owned, '5')).toBe('B');
    expect(positions.setShip(fresh, '5', 3), 'nobody’s').toBe(fresh);
    expect(positions.planetAt(model.put(owned, '5', '.'), '5')).toEqual({ size: 5, owner: -1, ship: 0 });
    expect(positions.planetAt(positions.setSize(owned, '5', 99), '5').size).toBe(12);
    expect(model.put(owned, '5', 'B'), 'nothing changed').toBe(owned);
    const moved = model.move(owned, '5', '6');
    expect([positions.planetAt(moved, '5').ship, positions.planetAt(moved, '6').ship]).toEqual([0, 9]);
  });

  it('let a side take part as soon as it has a planet, and take planets from sides that leave', () => {
    const four = model.put(fresh, '5', 'D');
    expect(four.options.seats).toBe(4);
    expect(unwrap(positions.check(four)).points).toHaveLength(4);
    const two = positions.setSeats(four, 2);
    expect([model.signAt(two, '5'), two.crack.length]).toEqual(['.', 2]);
  });

  it('play moves by the rules, which the record keeps; what is then set by hand begins anew', () => {
    const home = `${fresh.owners.indexOf(0) + 1}`;
    const beside = positions.chartOf(fresh).neighbours(home)[0] as string;
    const played = unwrap(positions.play(fresh, `${home}-${beside}`));
    expect(model.recordOf(played)).toMatch(/ \| \d+-\d+$/);
    expect(unwrap(open(model, model.recordOf(played)))).toEqual(played);
    expect(positions.play(played, `${home}-${beside}`)).toMatchObject({ ok: false, error: { rule: 'P4' } });
    const set = positions.setSize(played, beside, 7);
    expect([set.moves, model.signAt(set, beside)]).toEqual([[], 'A']);
  });

  it('say by which rule a position is impossible, and show the map all the same', () => {
    const bare = model.cleared(fresh);
    expect(positions.check(bare)).toMatchObject({ ok: false, error: { rule: 'P9' } });
    const session = new Session(spaceCrack);
    unwrap(session.load(positions.shownRecord(bare)));
    expect(session.state.owners).toEqual(bare.owners);
  });

  it('resize a map; planets stay in their places', () => {
    const larger = positions.resize(positions.setSize(fresh, '1', 9), 8);
    expect(larger.options.sizes).toContain(9);
    expect(positions.check(larger).ok).toBe(true);
    expect(positions.resize(larger, 6).options.sizes).toEqual(positions.setSize(fresh, '1', 9).options.sizes);
  });
});

describe('a goal of Space Crack', () => {
  it('makes the position ready: the others have no moves, and nothing comes after this round', () => {
    const chosen = chooseGoal(slice, fresh, 'take');
    expect(chosen).toMatchObject({ goal: { kind: 'take', parts: [] }, points: [3, 0], turn: 15 });
    expect(chosen.options.order).toBe('sequential');
    expect(positions.check(chooseGoal(slice, fresh, null)).ok).toBe(true);
  });

  it('gets its cells by taps: a second tap takes one away, one too many takes the place of the first', () => {
    const tap = (state: typeof fresh, ...cells: string[]): readonly string[] | undefined =>
      cells.reduce((now, cell) => tapGoal(slice.kinds, now, cell), state).goal?.parts;
    const take = chooseGoal(slice, fresh, 'take');
    expect(tap(take, '3', '5', '3')).toEqual(['5']);
    expect(tap(take, '1', '2', '3', '4', '5')).toEqual(['2', '3', '4', '5']);
    expect(tap(chooseGoal(slice, fresh, 'core'), '3', '5')).toEqual(['5']);
    expect(tap(chooseGoal(slice, fresh, 'break'), '3')).toEqual([]);
    expect(tapGoal(slice.kinds, fresh, '3'), 'no goal').toBe(fresh);
  });

  it('is in every text with its par, and read back from each', () => {
    expect(model.attributesOf(puzzle)).toEqual({ puzzle: PUZZLE });
    expect(model.recordOf(puzzle)).toBe(`space-crack/1 from=${PUZZLE}`);
    for (const text of [PUZZLE, model.recordOf(puzzle), `<space-crack-map puzzle="${PUZZLE}">`])
      expect(unwrap(open(model, text)), text).toEqual(puzzle);
    const marked = unwrap(setMarks(model, { ...puzzle, caption: 'Blue’s turn' }, '3 5>3'));
    expect(readHash(model, hashOf(model, marked))).toEqual({ ok: true, value: marked });
    expect(model.attributesOf({ ...puzzle, par: null })['puzzle'], 'without par').toBe(
      PUZZLE.replace(';par=2', ''),
    );
  });

  it('begins after a move that its author plays', () => {
    const played = unwrap(positions.play(puzzle, '5-4'));
    expect(played).toMatchObject({ moves: [], points: [1, 0], goal: { kind: 'break' } });
  });
});
