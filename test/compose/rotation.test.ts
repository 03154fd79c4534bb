/** The rotation composer's model, its verdicts and its thinking, without a page. */
import { describe, expect, it } from 'vitest';
import { hashOf, mark, open, point, readHash, setFlag, setMarks } from '../../compose/frame/beside.js';
import { undoable } from '../../compose/frame/past.js';
import * as puzzles from '../../compose/rotation/model.js';
import { choose, think, type Finding, type World } from '../../compose/rotation/thinking.js';
import { verdictOf, type Verdict } from '../../compose/rotation/verdict.js';
import { unwrap } from '../../src/core/basics/result.js';
import { Session } from '../../src/core/session/session.js';
import type { Puzzle } from '../../src/rotation/generate.js';
import { rotation, study, type Study } from '../../src/rotation/index.js';
import { positionOf, puzzleNamed } from '../../src/rotation/puzzles.js';

type State = puzzles.Puzzle;

const { model } = puzzles;
const SAMPLE = 'HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR;par=3';
const sample = unwrap(model.read(SAMPLE));
const row = (signs: string): State => unwrap(model.read(signs));

describe('the rotation composer’s edits', () => {
  it('place and take away, several cells in one', () => {
    const placed = puzzles.place(puzzles.empty(3, 2), ['a1', 'c2'], 'G');
    expect(placed.board).toEqual(['G..', '..G']);
    expect(puzzles.place(placed, ['a1'], '.').board).toEqual(['...', '..G']);
    expect(puzzles.place(placed, ['a1'], 'G'), 'nothing changed').toBe(placed);
  });

  it('forget the par, but not where only marks change', () => {
    expect(sample.par).toBe(3);
    expect(puzzles.place(sample, ['c1'], 'Y').par).toBeNull();
    expect(puzzles.addGoal(sample, 'GY').par).toBeNull();
    expect(puzzles.setReading(sample, { gaps: 'break' }).par).toBeNull();
    expect(mark(sample, 'a1').par).toBe(3);
  });

  it('move an object to an empty cell, and exchange it with what stands there', () => {
    const placed = puzzles.place(puzzles.place(puzzles.empty(3, 1), ['a1'], 'G'), ['c1'], 'H');
    expect(model.move(placed, 'a1', 'b1').board).toEqual(['.GH']);
    expect(model.move(placed, 'a1', 'c1').board).toEqual(['H.G']);
    expect(model.move(placed, 'a1', 'a1'), 'nothing changed').toBe(placed);
  });

  it('resize a board, its upper left stays, and marks go with their cells', () => {
    const marked = unwrap(setMarks(model, sample, 'a1 e5:dot a1>e1 b2=x'));
    const smaller = puzzles.resize(marked, { width: 2, height: 3 });
    expect(smaller.board).toEqual(['HR', 'G.', 'GG']);
    expect(smaller.marks).toBe('a1 b2=x');
    expect(puzzles.resize(smaller, { width: 3, height: 4 }).board).toEqual(['HR.', 'G..', 'GG.', '...']);
  });

  it('R3: rotate a star on and back, and refuse what cannot rotate', () => {
    const back = unwrap(puzzles.rotateAt(sample, 'c3', true));
    expect(back.goals).toEqual(sample.goals);
    expect(back.board).not.toEqual(sample.board);
    expect(unwrap(puzzles.rotateAt(back, 'c3', false)).board).toEqual(sample.board);
    expect(puzzles.rotateAt(sample, 'a1', true)).toMatchObject({ ok: false, error: { rule: 'R4' } });
    expect(puzzles.starsOf(sample)).toEqual(['b1', 'e2', 'c3', 'd3', 'e3', 'a5']);
    expect(puzzles.starsOf(puzzles.empty(3, 3))).toEqual([]);
  });

  it('R7: make a goal of what a line covers; a second one like it asks for both', () => {
    const state = row('RGHGR');
    expect(puzzles.cardUnder(state, 'c1', 'e1')).toBe('GR');
    const one = puzzles.addGoal(state, 'GR');
    expect(one.goals).toEqual([{ card: 'GR', atLeast: 1 }]);
    expect(puzzles.foundOf(one, 'GR')).toBe(2);
    const two = puzzles.addGoal(one, 'GR');
    expect(two.goals).toEqual([{ card: 'GR', atLeast: 2 }]);
    expect(puzzles.addGoal(two, 'GR')).toBe(two);
    expect(puzzles.setGoal(two, 0, { card: 'YY' }).goals).toEqual([{ card: 'YY', atLeast: 2 }]);
    const both = puzzles.addGoal(two, 'YY');
    expect(puzzles.setGoal(both, 1, { card: 'GR' }).goals).toEqual([{ card: 'GR', atLeast: 2 }]);
    expect(puzzles.removeGoal(two, 0).goals).toEqual([]);
  });

  it('read goals as they are typed', () => {
    expect(unwrap(puzzles.readGoals(' gr*2 ,YY'))).toEqual([
      { card: 'GR', atLeast: 2 },
      { card: 'YY', atLeast: 1 },
    ]);
    expect(unwrap(puzzles.readGoals('gr yy'))).toHaveLength(2);
    for (const text of ['', 'GQ', 'GRGRGR', 'G*0', 'G;par=1', 'G;held=G'])
      expect(puzzles.readGoals(text), text).toMatchObject({ ok: false, error: { code: 'rotation/goal' } });
  });

  it('mark a cell with ring, dot, danger, number and nothing, and draw arrows', () => {
    const seen: string[] = [];
    let state = unwrap(setMarks(model, sample, 'e5=4'));
    for (let taps = 0; taps < 5; taps++) seen.push((state = mark(state, 'a1')).marks);
    expect(seen).toEqual(['e5=4 a1', 'e5=4 a1:dot', 'e5=4 a1:danger', 'e5=4 a1=5', 'e5=4']);
    const pointed = point(state, 'a1', 'c1');
    expect(pointed.marks).toBe('e5=4 a1>c1');
    expect(point(pointed, 'a1', 'c1').marks).toBe('e5=4');
    expect(setMarks(model, sample, 'a1 z9')).toMatchObject({ ok: false, error: { at: { offset: 3 } } });
  });

  it('R14: take a board by chance', () => {
    const state = puzzles.byChance(sample, 7);
    expect(state.board.join('')).toMatch(/B/);
    expect(state.goals).toEqual(sample.goals);
  });
});

describe('the rotation composer’s texts', () => {
  const marked = unwrap(
    setMarks(model, { ...sample, caption: 'Red, yellow & “red”' }, 'a1 b2=x c1>c3 d4:dot'),
  );

  it('are read back as they were, from the text, its lines, a record and an address', () => {
    expect(puzzles.textOf(sample)).toBe(SAMPLE);
    expect(unwrap(model.read(puzzles.linesOf(SAMPLE)))).toEqual(sample);
    expect(unwrap(model.read(model.recordOf(sample)))).toEqual(sample);
    expect(readHash(model, hashOf(model, marked))).toEqual({ ok: true, value: marked });
    const read = puzzles.setReading(puzzles.setGoal(sample, 0, { atLeast: 2 }), { includeOrigin: true });
    expect(unwrap(model.read(puzzles.textOf({ ...read, par: 5 })))).toEqual({ ...read, par: 5 });
  });

  it('give a record that the page of the game opens', () => {
    const session = new Session(rotation);
    unwrap(session.load(model.recordOf(sample)));
    expect(session.position('all')).toBe(SAMPLE);
  });

  it('are opened by a name, and from all that is taken along', () => {
    const hash = hashOf(model, marked);
    const snippet = `<script src="a.js"></script>\n<rotation-puzzle puzzle="${SAMPLE}" marks="${marked.marks}">`;
    for (const text of [`https://a.site/compose.html${hash}`, hash])
      expect(unwrap(open(model, text))).toEqual(marked);
    expect(unwrap(open(model, snippet))).toEqual({ ...marked, caption: '' });
    const played = `${model.recordOf(sample)} | c3`;
    const link = `https://a.site/#planisphere=${encodeURIComponent(played)}`;
    for (const text of [
      SAMPLE,
      ` ${SAMPLE}\n`,
      puzzles.linesOf(SAMPLE),
      played,
      link,
      `<rotation-puzzle record="${played}">`,
    ])
      expect(unwrap(open(model, text))).toEqual(sample);
    const builtIn = positionOf(puzzleNamed('1-1') as Puzzle);
    for (const text of ['1-1', '<rotation-puzzle puzzle="1-1">', '#puzzle=1-1'])
      expect(puzzles.textOf(unwrap(open(model, text)))).toBe(builtIn);
    expect(open(model, '9-1')).toMatchObject({ error: { code: 'compose/name', facts: { found: '9-1' } } });
    expect(open(model, 'https://a.site/#rules')).toMatchObject({ error: { code: 'rotation/sign' } });
  });

  it('begin where a record begins, from a seed too', () => {
    const session = new Session(rotation);
    unwrap(session.start({ size: '5x5' }, { seed: 3 }));
    const first = session.position('all');
    const record = session.save('all');
    const [star = ''] = puzzles.starsOf(unwrap(open(model, record)));
    expect(puzzles.textOf(unwrap(open(model, `${record} | ${star}`)))).toBe(first);
    expect(open(model, 'rotation/1 size=5x5 seed=x')).toMatchObject({ error: { code: 'record/seed' } });
  });

  it('keep the attributes that an author adds', () => {
    const flagged = setFlag(model, sample, 'no-solution', true);
    expect(flagged.par).toBe(3);
    expect(readHash(model, hashOf(model, flagged))).toEqual({ ok: true, value: flagged });
    expect(unwrap(open(model, `<rotation-puzzle puzzle="${SAMPLE}" no-solution>`))).toEqual(flagged);
    expect(unwrap(open(model, `<rotation-puzzle puzzle="${SAMPLE}" no-solution="no-solution">`))).toEqual(
      flagged,
    );
    expect(unwrap(open(model, `<rotation-puzzle puzzle="${SAMPLE}" no-solution="false">`))).toEqual(sample);
    expect(setFlag(model, flagged, 'no-solution', false)).toEqual(sample);
  });

  it('say where they are wrong', () => {
    expect(model.read('HG\nQ.\ngoals=G')).toMatchObject({ ok: false, error: { at: { line: 2, column: 1 } } });
    expect(model.read('HG;goals=X')).toMatchObject({ ok: false, error: { at: { offset: 9 } } });
    expect(model.read('.'.repeat(9000))).toMatchObject({ error: { code: 'compose/long' } });
    expect(model.read('HG;held=G;scores=0;played=0;seed=1')).toMatchObject({
      error: { code: 'compose/game' },
    });
    expect(readHash(model, '#puzzle=%')).toMatchObject({ error: { code: 'rotation/sign' }, text: '%' });
    expect(readHash(model, '#puzzle=H%51')).toMatchObject({ error: { code: 'rotation/sign' }, text: 'HQ' });
    expect(readHash(model, '#puzzle=HG&marks=z9'), 'marks alone are passed over').toMatchObject({
      ok: true,
      value: { board: ['HG'], marks: '' },
    });
    expect(readHash(model, '')).toBeUndefined();
    expect(readHash(model, '#rotation-puzzle')).toBeUndefined();
  });
});

describe('undo', () => {
  it('goes back and on by steps; edits of one run are one', () => {
    const past = undoable(puzzles.empty(2, 1));
    const states = ['a1', 'b1'].map((name) => puzzles.place(past.now, [name], 'G'));
    past.push(states[0] as State, 'stroke 1');
    past.push(states[1] as State, 'stroke 1');
    past.push(sample);
    past.push(sample);
    past.undo();
    expect(past.now).toBe(states[1]);
    past.undo();
    expect([past.now.board, past.canUndo]).toEqual([['..'], false]);
    past.undo();
    past.redo();
    past.redo();
    past.redo();
    expect([past.now, past.canRedo]).toEqual([sample, false]);
    past.undo();
    past.push(states[0] as State, 'stroke 1');
    expect(past.canRedo).toBe(false);
  });
});

describe('the verdict', () => {
  const sound: Study = {
    minimum: 3,
    proven: true,
    solution: ['a1'],
    shortest: 1,
    moved: 8,
    filled: 0.3,
    met: false,
    symmetric: false,
  };
  const unproven: State = { ...sample, par: null };
  const of = (found: Partial<Study> | undefined, state = sample): Verdict =>
    verdictOf(state, found && { ...sound, ...found }, 1000);

  it('says what is wanting before there is anything to solve', () => {
    expect(of(undefined, puzzles.empty(3, 3)).hints).toEqual(['Place objects first.']);
    expect(of(undefined, row('HB')).hints[0]).toMatch(/^Draw a goal line/);
    expect(of(undefined, row('GB;goals=G'))).toMatchObject({ kind: 'never' });
    expect(of(undefined)).toMatchObject({ kind: 'thinking' });
  });

  it('R13: says the par and that it is proven, or what is known', () => {
    expect(of({})).toEqual({
      kind: 'proven',
      line: 'Par 3',
      aside: 'proven, one shortest solution',
      hints: [],
    });
    expect(of({ minimum: 5, proven: false, solution: null })).toMatchObject({
      kind: 'open',
      line: 'At least 5',
      aside: 'not proven: stopped after 1,000 boards',
    });
    expect(of({ minimum: 1, met: true })).toMatchObject({ kind: 'solved' });
    expect(of({ minimum: Infinity, solution: null })).toMatchObject({ kind: 'never' });
  });

  it('R13: says where a text had another par', () => {
    expect(of({ minimum: 4 }).hints).toEqual(['The text says par 3, but par is 4.']);
  });

  it.each([
    [{ minimum: 1 }, /^One rotation/],
    [{ minimum: 7 }, /^More than 6 rotations/],
    [{ shortest: 4 }, /^There are more than 3 shortest/],
    [{ moved: 1 }, /^Only 1 object moves/],
    [{ filled: 0.5 }, /^50% of the cells/],
  ])('R14: hints at what the built-in puzzles keep to: %o', (found, hint) => {
    expect(of(found, unproven).hints).toEqual([expect.stringMatching(hint)]);
  });

  it('R14: lets a full board be that is symmetric', () => {
    expect(of({ filled: 0.5, symmetric: true }).hints).toEqual([]);
  });
});

describe('the solver', () => {
  const world = <T>(told: T[], isAsked = () => true): World<T> => ({
    tell: (one) => void told.push(one),
    isAsked,
    rest: () => Promise.resolve(),
    // Each look at the clock is a second later, so it pauses at every step.
    now: (
      (time = 0) =>
      () =>
        (time += 1000)
    )(),
  });

  it('tells soon what it knows, and then more', async () => {
    const told: Finding[] = [];
    await think(
      study,
      { puzzle: unwrap(model.read('..R../H.G.Y/..B../Y.G.R/..N..;goals=RNR')), most: 20_000 },
      world(told),
    );
    expect(told.at(-1)?.isLast).toBe(true);
    expect(told.map(({ nodes }) => nodes)).toEqual(
      [...new Set(told.map(({ nodes }) => nodes))].sort((a, b) => a - b),
    );
    const short: Finding[] = [];
    await think(study, { puzzle: sample, most: 20 }, world(short));
    expect(short).toMatchObject([{ nodes: 20, isLast: true, study: { minimum: 2, proven: false } }]);
  });

  it('chooses the hardest of several, and none that cannot be solved', async () => {
    const solvable = unwrap(model.read('HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RY'));
    const told: { readonly best?: number }[] = [];
    await choose(study, [row('H.B;goals=Y'), solvable, sample, solvable], world(told));
    await choose(study, [row('H.B;goals=Y')], world(told));
    expect(told).toEqual([{ best: 2 }, { best: undefined }]);
  });

  it('stops for the next question', async () => {
    const told: Finding[] = [];
    await think(
      study,
      { puzzle: unwrap(model.read('RRRRR/H.G.Y/YYBYY/Y.G.R/..N..;goals=RYNRY*2')), most: 1e9 },
      world(told, () => false),
    );
    expect(told).toEqual([]);
  });
});
