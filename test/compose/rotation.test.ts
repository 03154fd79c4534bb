/** The rotation composer's model, its verdicts and its thinking, without a page. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseMarks } from '../../src/core/marks.js';
import { unwrap, type Result } from '../../src/core/result.js';
import { Session } from '../../src/core/session.js';
import * as engine from '../../src/rotation/index.js';
import { rotation, study, type PuzzleState, type Study } from '../../src/rotation/index.js';

const TOP = join(import.meta.dirname, '../../compose');

type State = PuzzleState & {
  readonly marks: string;
  readonly caption: string;
  readonly flags: readonly string[];
};
type Edit<M extends unknown[] = []> = (state: State, ...given: M) => State;

interface Model {
  readonly empty: (width: number, height: number) => State;
  readonly read: (text: string) => Result<State>;
  readonly open: (text: string) => Result<State>;
  readonly place: Edit<[names: readonly string[], sign: string]>;
  readonly move: Edit<[from: string, to: string]>;
  readonly resize: Edit<[width: number, height: number]>;
  readonly turn: (state: State, name: string, isBack: boolean) => State | undefined;
  readonly starsOf: (state: State) => readonly string[];
  readonly foundOf: (state: State, goal: { readonly card: string }) => number;
  readonly addGoal: Edit<[card: string, atLeast?: number]>;
  readonly setGoal: Edit<[n: number, change: object]>;
  readonly removeGoal: Edit<[n: number]>;
  readonly readGoals: (text: string) => Result<PuzzleState['goals']>;
  readonly cardUnder: (state: State, from: string, to: string) => string | undefined;
  readonly mark: Edit<[name: string]>;
  readonly point: Edit<[from: string, to: string]>;
  readonly setMarks: (state: State, text: string) => Result<State>;
  readonly setFlag: Edit<[flag: string, isOn: boolean]>;
  readonly setReading: Edit<[change: object]>;
  readonly byChance: Edit<[seed: number]>;
  readonly textOf: (state: State, par?: number | null) => string;
  readonly linesOf: (text: string) => string;
  readonly hashOf: (state: State) => string;
  readonly readHash: (hash: string) => Result<State> | undefined;
  readonly recordOf: (state: State, par?: number | null) => string;
}
interface Past {
  readonly now: State;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  push(state: State, run?: string): void;
  undo(): void;
  redo(): void;
}
interface Verdict {
  readonly kind: string;
  readonly line: string;
  readonly aside?: string;
  readonly hints: readonly string[];
}
interface Finding {
  readonly study: Study;
  readonly nodes: number;
  readonly isLast: boolean;
}

const { composing } = (await import(join(TOP, 'rotation/model.js'))) as {
  composing(
    rules: typeof engine,
    core: { readonly Session: typeof Session; readonly parseMarks: typeof parseMarks },
    builtIn: (name: string) => string | undefined,
  ): Model;
};
const { undoable } = (await import(join(TOP, 'frame/past.js'))) as { undoable(first: State): Past };
const { verdictOf } = (await import(join(TOP, 'rotation/verdict.js'))) as {
  verdictOf(state: State, found: Study | undefined, looked: number): Verdict;
};
interface World<T> {
  tell(told: T): void;
  isAsked(): boolean;
  rest(): Promise<void>;
  now(): number;
}
const { choose, think } = (await import(join(TOP, 'rotation/thinking.js'))) as {
  choose(
    thought: typeof study,
    puzzles: readonly State[],
    world: World<{ readonly best?: number }>,
  ): Promise<void>;
  think(
    thought: typeof study,
    question: { readonly puzzle: State; readonly most: number },
    world: World<Finding>,
  ): Promise<void>;
};

const model = composing(engine, { Session, parseMarks }, (name) => (name === '1-1' ? SAMPLE : undefined));
const SAMPLE = 'HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR;par=3';
const sample = unwrap(model.read(SAMPLE));
const row = (signs: string): State => unwrap(model.read(signs));

describe('the rotation composer’s edits', () => {
  it('place and take away, several cells in one', () => {
    const placed = model.place(model.empty(3, 2), ['a1', 'c2'], 'G');
    expect(placed.board).toEqual(['G..', '..G']);
    expect(model.place(placed, ['a1'], '.').board).toEqual(['...', '..G']);
    expect(model.place(placed, ['a1'], 'G'), 'nothing changed').toBe(placed);
  });

  it('forget the par, but not where only marks change', () => {
    expect(sample.par).toBe(3);
    expect(model.place(sample, ['c1'], 'Y').par).toBeNull();
    expect(model.addGoal(sample, 'GY').par).toBeNull();
    expect(model.setReading(sample, { gaps: 'break' }).par).toBeNull();
    expect(model.mark(sample, 'a1').par).toBe(3);
  });

  it('move an object to an empty cell, and exchange it with what stands there', () => {
    const placed = model.place(model.place(model.empty(3, 1), ['a1'], 'G'), ['c1'], 'H');
    expect(model.move(placed, 'a1', 'b1').board).toEqual(['.GH']);
    expect(model.move(placed, 'a1', 'c1').board).toEqual(['H.G']);
    expect(model.move(placed, 'a1', 'a1'), 'nothing changed').toBe(placed);
  });

  it('resize a board, its upper left stays, and marks go with their cells', () => {
    const marked = unwrap(model.setMarks(sample, 'a1 e5:dot a1>e1 b2=x'));
    const smaller = model.resize(marked, 2, 3);
    expect(smaller.board).toEqual(['HR', 'G.', 'GG']);
    expect(smaller.marks).toBe('a1 b2=x');
    expect(model.resize(smaller, 3, 4).board).toEqual(['HR.', 'G..', 'GG.', '...']);
  });

  it('R3: turn a star on and back, and refuse what cannot turn', () => {
    const back = model.turn(sample, 'c3', true) as State;
    expect(back.goals).toEqual(sample.goals);
    expect(back.board).not.toEqual(sample.board);
    expect(model.turn(back, 'c3', false)?.board).toEqual(sample.board);
    expect(model.turn(sample, 'a1', true)).toBeUndefined();
    expect(model.starsOf(sample)).toEqual(['b1', 'e2', 'c3', 'd3', 'e3', 'a5']);
    expect(model.starsOf(model.empty(3, 3))).toEqual([]);
  });

  it('R7: make a goal of what a line covers; a second one like it asks for both', () => {
    const state = row('RGHGR');
    expect(model.cardUnder(state, 'c1', 'e1')).toBe('GR');
    const one = model.addGoal(state, 'GR');
    expect(one.goals).toEqual([{ card: 'GR', atLeast: 1 }]);
    expect(model.foundOf(one, { card: 'GR' })).toBe(2);
    const two = model.addGoal(one, 'GR');
    expect(two.goals).toEqual([{ card: 'GR', atLeast: 2 }]);
    expect(model.addGoal(two, 'GR')).toBe(two);
    expect(model.setGoal(two, 0, { card: 'YY' }).goals).toEqual([{ card: 'YY', atLeast: 2 }]);
    const both = model.addGoal(two, 'YY');
    expect(model.setGoal(both, 1, { card: 'GR' }).goals).toEqual([{ card: 'GR', atLeast: 2 }]);
    expect(model.removeGoal(two, 0).goals).toEqual([]);
  });

  it('read goals as they are typed', () => {
    expect(unwrap(model.readGoals(' gr*2 ,YY'))).toEqual([
      { card: 'GR', atLeast: 2 },
      { card: 'YY', atLeast: 1 },
    ]);
    expect(unwrap(model.readGoals('gr yy'))).toHaveLength(2);
    for (const text of ['', 'GQ', 'GRGRGR', 'G*0', 'G;par=1', 'G;held=G'])
      expect(model.readGoals(text), text).toMatchObject({ ok: false, error: { code: 'rotation/goal' } });
  });

  it('mark a cell with ring, dot, danger, number and nothing, and draw arrows', () => {
    const seen: string[] = [];
    let state = unwrap(model.setMarks(sample, 'e5=4'));
    for (let taps = 0; taps < 5; taps++) seen.push((state = model.mark(state, 'a1')).marks);
    expect(seen).toEqual(['e5=4 a1', 'e5=4 a1:dot', 'e5=4 a1:danger', 'e5=4 a1=5', 'e5=4']);
    const pointed = model.point(state, 'a1', 'c1');
    expect(pointed.marks).toBe('e5=4 a1>c1');
    expect(model.point(pointed, 'a1', 'c1').marks).toBe('e5=4');
    expect(model.setMarks(sample, 'a1 z9')).toMatchObject({ ok: false, error: { at: { offset: 3 } } });
  });

  it('R14: take a board by chance', () => {
    const state = model.byChance(sample, 7);
    expect(state.board.join('')).toMatch(/B/);
    expect(state.goals).toEqual(sample.goals);
  });
});

describe('the rotation composer’s texts', () => {
  const marked = unwrap(
    model.setMarks({ ...sample, caption: 'Red, yellow & “red”' }, 'a1 b2=x c1>c3 d4:dot'),
  );

  it('are read back as they were, from the text, its lines, a record and an address', () => {
    expect(model.textOf(sample)).toBe(SAMPLE);
    expect(unwrap(model.read(model.linesOf(SAMPLE)))).toEqual(sample);
    expect(unwrap(model.read(model.recordOf(sample)))).toEqual(sample);
    expect(unwrap(model.readHash(model.hashOf(marked)) as Result<State>)).toEqual(marked);
    const read = model.setReading(model.setGoal(sample, 0, { atLeast: 2 }), { includeOrigin: true });
    expect(unwrap(model.read(model.textOf(read, 5)))).toEqual({ ...read, par: 5 });
  });

  it('give a record that the gallery opens', () => {
    const session = new Session(rotation);
    unwrap(session.load(model.recordOf(sample, 3)));
    expect(session.position('all')).toBe(SAMPLE);
  });

  it('are opened by a name, and from all that is taken along', () => {
    const hash = model.hashOf(marked);
    const snippet = `<script src="a.js"></script>\n<rotation-puzzle puzzle="${SAMPLE}" marks="${marked.marks}">`;
    for (const text of [`https://a.site/compose.html${hash}`, hash])
      expect(unwrap(model.open(text))).toEqual(marked);
    expect(unwrap(model.open(snippet))).toEqual({ ...marked, caption: '' });
    const played = `${model.recordOf(sample)} | c3`;
    const link = `https://a.site/#planisphere=${encodeURIComponent(played)}`;
    for (const text of [
      SAMPLE,
      ` ${SAMPLE}\n`,
      model.linesOf(SAMPLE),
      played,
      link,
      '<rotation-puzzle puzzle="1-1">',
      `<rotation-puzzle record="${played}">`,
    ])
      expect(unwrap(model.open(text))).toEqual(sample);
    expect(model.open('9-1')).toMatchObject({ error: { code: 'compose/name', facts: { found: '9-1' } } });
    expect(model.open('https://a.site/#rules')).toMatchObject({ error: { code: 'rotation/sign' } });
  });

  it('begin where a record begins, from a seed too', () => {
    const session = new Session(rotation);
    unwrap(session.start({ size: '5x5' }, { seed: 3 }));
    const first = session.position('all');
    const record = session.save('all');
    const [star = ''] = model.starsOf(unwrap(model.open(record)));
    expect(model.textOf(unwrap(model.open(`${record} | ${star}`)))).toBe(first);
    expect(model.open('rotation/1 size=5x5 seed=x')).toMatchObject({ error: { code: 'record/seed' } });
  });

  it('keep the attributes that an author adds', () => {
    const flagged = model.setFlag(sample, 'no-solution', true);
    expect(flagged.par).toBe(3);
    expect(unwrap(model.readHash(model.hashOf(flagged)) as Result<State>)).toEqual(flagged);
    expect(unwrap(model.open(`<rotation-puzzle puzzle="${SAMPLE}" no-solution>`))).toEqual(flagged);
    expect(unwrap(model.open(`<rotation-puzzle puzzle="${SAMPLE}" no-solution="no-solution">`))).toEqual(
      flagged,
    );
    expect(unwrap(model.open(`<rotation-puzzle puzzle="${SAMPLE}" no-solution="false">`))).toEqual(sample);
    expect(model.setFlag(flagged, 'no-solution', false)).toEqual(sample);
  });

  it('say where they are wrong', () => {
    expect(model.read('HG\nQ.\ngoals=G')).toMatchObject({ ok: false, error: { at: { line: 2, column: 1 } } });
    expect(model.read('HG;goals=X')).toMatchObject({ ok: false, error: { at: { offset: 9 } } });
    expect(model.read('.'.repeat(9000))).toMatchObject({ error: { code: 'compose/long' } });
    expect(model.read('HG;held=G;scores=0;played=0;seed=1')).toMatchObject({
      error: { code: 'compose/game' },
    });
    expect(model.readHash('#puzzle=%')).toMatchObject({ error: { code: 'rotation/sign' }, text: '%' });
    expect(model.readHash('#puzzle=H%51')).toMatchObject({ error: { code: 'rotation/sign' }, text: 'HQ' });
    expect(model.readHash('#puzzle=HG&marks=z9'), 'marks alone are passed over').toMatchObject({
      ok: true,
      value: { board: ['HG'], marks: '' },
    });
    expect(model.readHash('')).toBeUndefined();
    expect(model.readHash('#rotation-puzzle')).toBeUndefined();
  });
});

describe('undo', () => {
  it('goes back and on by steps; edits of one run are one', () => {
    const past = undoable(model.empty(2, 1));
    const states = ['a1', 'b1'].map((name) => model.place(past.now, [name], 'G'));
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
    expect(of(undefined, model.empty(3, 3)).hints).toEqual(['Place objects first.']);
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
