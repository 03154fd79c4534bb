/** The model of the *Star composer, without a page. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseMarks } from '../../src/core/marks.js';
import { splitActor } from '../../src/core/record.js';
import { unwrap, type Result } from '../../src/core/result.js';
import { Session } from '../../src/core/session.js';
import * as engine from '../../src/star/index.js';
import { star, type Options, type State as Position } from '../../src/star/index.js';

interface State extends Position {
  readonly left: number;
  readonly moves: readonly string[];
  readonly marks: string;
  readonly caption: string;
}
type Edit<M extends unknown[] = []> = (state: State, ...given: M) => State;
interface Model {
  readonly empty: (rings: number) => State;
  readonly check: (state: State) => Result<Position>;
  readonly signAt: (state: State, name: string) => string;
  readonly put: Edit<[name: string, sign: string]>;
  readonly move: Edit<[from: string, to: string]>;
  readonly resize: Edit<[rings: number]>;
  readonly play: (state: State, text: string) => Result<State>;
  readonly offersOf: (state: State) => readonly string[];
  readonly setOptions: Edit<[change: Partial<Options>]>;
  readonly set: Edit<[change: object]>;
  readonly setFlag: Edit<[flag: string, isOn: boolean]>;
  readonly setMarks: (state: State, text: string) => Result<State>;
  readonly recordOf: (state: State) => string;
  readonly attributesOf: (state: State) => Readonly<Record<string, string>>;
  readonly hashOf: (state: State) => string;
  readonly readHash: (hash: string) => Result<State> | undefined;
  readonly open: (text: string) => Result<State>;
}
const { composing } = (await import(join(import.meta.dirname, '../../compose/star/model.js'))) as {
  composing(game: typeof engine, core: object): Model;
};
const model = composing(engine, { Session, parseMarks, splitActor });

const empty = model.empty(3);
const placed = model.put(model.put(empty, 'S31', 'B'), 'T20', 'R');
const played = unwrap(model.play(placed, 'A30'));

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
    expect(unwrap(model.check(played))).toMatchObject({ turn: 1 });
    expect(model.play(played, 'A30')).toMatchObject({
      ok: false,
      error: { code: 'star/cell-taken', rule: 'S6' },
    });
    const set = model.put(played, 'R30', 'B');
    expect(set.moves).toEqual([]);
    expect([set.turn, model.signAt(set, 'A30')]).toEqual([1, 'B']);
  });

  it('offer the moves that place no stone where the rules do', () => {
    expect(model.offersOf(empty)).toEqual(['resign']);
    expect(model.offersOf(placed)).toEqual(['count', 'resign']);
    const counted = unwrap(model.play(placed, 'count'));
    expect(model.offersOf(counted)).toEqual(['accept', 'resign']);
    const pie = unwrap(model.play(model.setOptions(empty, { pie: true }), 'S31'));
    expect(model.offersOf(pie)).toEqual(['swap', 'resign']);
    expect(model.signAt(unwrap(model.play(pie, 'swap')), 'S31')).toBe('R');
  });

  it('S7 to S9: say by which rule a position is impossible', () => {
    for (const [state, rule] of [
      [model.set(placed, { phase: 'pie' }), 'S8'],
      [model.set(empty, { phase: 'count' }), 'S7'],
      [model.set(placed, { left: 3 }), 'S9'],
    ] as const)
      expect(model.check(state)).toMatchObject({ ok: false, error: { rule } });
    expect(model.offersOf(model.set(placed, { left: 3 }))).toEqual([]);
    expect(model.play(model.set(placed, { left: 3 }), 'A30')).toMatchObject({ ok: false });
    expect(model.check(model.setOptions(model.set(placed, { left: 2 }), { double: true })).ok).toBe(true);
  });

  it('resize a board; stones and marks stay on the cells that there are', () => {
    const marked = unwrap(model.setMarks(placed, 'S31 T20:dot S31>T20'));
    const smaller = model.resize(marked, 2);
    expect([smaller.marks, model.signAt(smaller, 'T20')]).toEqual(['T20:dot', 'R']);
    expect(smaller.stones).toHaveLength(15);
    expect(model.signAt(model.resize(smaller, 4), 'T20')).toBe('R');
  });
});

describe('the *Star composer’s texts', () => {
  const marked = unwrap(
    model.setMarks({ ...played, caption: 'Red & “Blue” <now>' }, 'S31 T20:danger A30=1 S31>T20'),
  );

  it('are read back as they were, from the record, an address, and a position where nothing was played', () => {
    expect(unwrap(model.open(model.recordOf(played)))).toEqual(played);
    expect(unwrap(model.readHash(model.hashOf(marked)) as Result<State>)).toEqual(marked);
    expect(unwrap(model.open(`https://a.site/star.html${model.hashOf(marked)}`))).toEqual(marked);
    const { position = '' } = model.attributesOf(placed);
    expect(unwrap(model.open(position))).toEqual(placed);
    expect(unwrap(model.open(`<star-board position="${position}" marks="S31">`)).marks).toBe('S31');
    const session = new Session(star);
    unwrap(session.load(model.recordOf(marked)));
    expect(session.state).toEqual(unwrap(model.check(marked)));
  });

  it('keep options, turn and what is pending', () => {
    for (const state of [
      model.set(model.setOptions(placed, { double: true, scoring: 'simplified' }), { left: 1 }),
      model.set(placed, { phase: 'count' }),
      model.set(placed, { phase: 'resigned', turn: 1 }),
      model.setOptions(empty, { handicap: 3 }),
    ])
      expect(unwrap(model.open(model.attributesOf(state)['position'] ?? ''))).toEqual(state);
  });

  it('keep the attributes that an author adds', () => {
    const flagged = model.setFlag(model.setFlag(placed, 'readonly', true), 'coordinates', true);
    expect(unwrap(model.readHash(model.hashOf(flagged)) as Result<State>)).toEqual(flagged);
    const { position = '' } = model.attributesOf(placed);
    expect(unwrap(model.open(`<star-board readonly coordinates position="${position}">`))).toEqual(flagged);
    expect(model.setFlag(flagged, 'readonly', false)).toMatchObject({ flags: ['coordinates'] });
  });

  it('say where they are wrong', () => {
    expect(model.open('3:X')).toMatchObject({ ok: false, error: { at: { offset: 2 } } });
    expect(model.open('star/1 rings=3 | S99')).toMatchObject({ ok: false });
    expect(model.readHash('#position=9')).toMatchObject({ ok: false, text: '9' });
    expect(model.readHash('')).toBeUndefined();
    expect(
      unwrap(model.readHash('#position=3:30.&marks=zz') as Result<State>).marks,
      'marks alone are passed over',
    ).toBe('');
  });
});
