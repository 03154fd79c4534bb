/** The model of the Constellation composer, without a page. */
import { describe, expect, it } from 'vitest';
import * as positions from '../../compose/constellation/model.js';
import { sliceOf } from '../../compose/constellation/puzzles.js';
import { own } from '../../compose/constellation/words.en.js';
import { chooseGoal } from '../../compose/frame/puzzle/goal.js';
import { studying, type Found } from '../../compose/frame/puzzle/study.js';
import { hashOf, open, readHash, setFlag, setMarks } from '../../compose/frame/beside.js';
import { unwrap } from '../../src/core/basics/result.js';
import { Session } from '../../src/core/session/session.js';
import { makeWords } from '../../src/core/words/words.js';
import { constellation, words as gameWords } from '../../src/constellation/index.js';

const { model } = positions;
const read = (text: string): positions.Position => unwrap(model.read(text));
const textOf = (state: positions.Position): string => Object.values(model.attributesOf(state))[0] ?? '';
const hqsOf = ({ game }: positions.Position): readonly number[] => game.hqs.map(({ length }) => length);

const POSITION =
  'map=generated;stars=20;seed=539;round=8;owners=2.2B2.B.BA3.ABA4.;hqs=b7,b8/a8,a2;left=3/1;steals=2,1';
const position = read(POSITION);
const empty = positions.EXAMPLE;
/** Four stars in a row; the last is a wormhole. */
const ROW = 'map=a:0:0,b:3:0,c:6:0,d:9:0w/1,2,3;round=1';
const row = read(ROW);

describe('the Constellation composer’s edits', () => {
  it('give stars to teams, free them, and exchange two', () => {
    const owned = model.put(model.put(row, 'a', 'A'), 'b', 'B');
    expect([model.signAt(owned, 'a'), model.signAt(owned, 'b'), model.signAt(owned, 'c')]).toEqual([
      'A',
      'B',
      '.',
    ]);
    expect(model.put(owned, 'a', 'A'), 'nothing changed').toBe(owned);
    const moved = model.move(owned, 'a', 'b');
    expect([model.signAt(moved, 'a'), model.signAt(moved, 'b')]).toEqual(['B', 'A']);
    expect(textOf(model.cleared(owned))).toBe(ROW);
  });

  it('place HQs on plain stars of a team, at most two; an HQ goes with its star, or when the star is lost', () => {
    const owned = ['a', 'b', 'c', 'd'].reduce((state, cell) => model.put(state, cell, 'A'), row);
    const one = unwrap(positions.toggleHq(owned, 'a'));
    const two = unwrap(positions.toggleHq(one, 'b'));
    const three = unwrap(positions.toggleHq(two, 'c'));
    expect(['a', 'b', 'c'].map((cell) => positions.isHqAt(three, cell))).toEqual([false, true, true]);
    expect(hqsOf(unwrap(positions.toggleHq(three, 'c')))).toEqual([1, 0]);
    expect(positions.toggleHq(owned, 'd')).toMatchObject({ error: { rule: 'C5' } });
    expect(positions.toggleHq(row, 'a')).toMatchObject({ error: { code: 'compose/nobody' } });
    expect(hqsOf(model.put(two, 'a', 'B'))).toEqual([1, 0]);
    const away = model.move(model.put(two, 'c', '.'), 'a', 'c');
    expect([positions.isHqAt(away, 'c'), hqsOf(away)]).toEqual([true, [2, 0]]);
    expect(hqsOf(model.move(model.put(two, 'd', '.'), 'a', 'd')), 'a wormhole is no HQ').toEqual([1, 0]);
  });

  it('draw another map, by its seed, its stars or its name, on which all stars are free', () => {
    const other = unwrap(positions.newMap(position, { seed: 7 }));
    expect(textOf(other)).toMatch(/^map=generated;stars=20;seed=7;round=8;left=3\/1;steals=2,1$/);
    const more = unwrap(positions.newMap(position, { stars: 40 }));
    expect([positions.starsOf(more), positions.mapOf(more)]).toEqual([40, 'generated']);
    const gemini = unwrap(positions.setMap(position, 'gemini'));
    expect([positions.starsOf(gemini), positions.mapOf(gemini)]).toEqual([40, 'gemini']);
    expect(positions.mapOf(unwrap(positions.setMap(gemini, 'generated')))).toBe('generated');
    expect(positions.newMap(position, { stars: 12 })).toMatchObject({
      error: { code: 'constellation/few-stars' },
    });
  });

  it('make a map one’s own by a kind of star or a line; owners and HQs stay', () => {
    const kind = positions.nextKind(position, 'b7');
    expect([positions.mapOf(kind), positions.kindAt(kind, 'b7')]).toEqual([positions.OWN, 'cluster']);
    expect(kind.game.owners).toBe(position.game.owners);
    expect([hqsOf(position), hqsOf(kind)], 'a cluster is no HQ').toEqual([
      [2, 2],
      [1, 2],
    ]);
    const again = ['', '', ''].reduce((state) => positions.nextKind(state, 'b7'), kind);
    expect(positions.kindAt(again, 'b7')).toBe('star');
    const joined = positions.toggleLine(row, 'd', 'a');
    expect([positions.areJoined(row, 'a', 'd'), positions.areJoined(joined, 'a', 'd')]).toEqual([
      false,
      true,
    ]);
    expect(textOf(positions.toggleLine(joined, 'a', 'd'))).toBe(ROW);
  });

  it('set what teams have left; the rules follow where they give less', () => {
    const state = positions.setSteals(positions.setMoves(row, 0, 9), 1, 5);
    expect(positions.movesOf(state, 0)).toBe(9);
    expect(textOf(state)).toBe(
      `${ROW.replace(';round', ';movesPerRound=9;stealsPerTeam=5;round')};left=9/6;steals=3,5`,
    );
    expect(textOf(positions.setPoints(positions.setRound(row, 3), 0, 12))).toBe(
      `${ROW.replace('round=1', 'round=3')};points=12,0`,
    );
    const few = unwrap(positions.setOptions(state, { movesPerRound: 2, stealsPerTeam: 1 }));
    expect([positions.movesOf(few, 0), few.game.steals]).toEqual([2, [1, 1]]);
    const sides = unwrap(positions.setOptions(row, { mode: 'resistance' }));
    expect(positions.setSteals(sides, 0, 2).game.steals, 'C16: Offense has none').toEqual([0, 3]);
  });

  it('change the number of teams: stars of a name that is still there keep their owner', () => {
    const three = unwrap(positions.setOptions(position, { teams: 3 }));
    expect(three.game).toMatchObject({ left: [[3], [1], [6]], steals: [2, 1, 3] });
    expect(model.signAt(three, 'a2')).toBe('B');
    const owned = model.put(three, 'c1', 'C');
    const two = unwrap(positions.setOptions(owned, { teams: 2 }));
    expect(two.game.owners).not.toContain('C');
    expect(positions.setOptions(position, { teams: 8 })).toMatchObject({ ok: false });
  });

  it('give a position that the game reads, whatever is done in whatever order', () => {
    const edits: readonly ((state: positions.Position) => positions.Position)[] = [
      (state) => unwrap(positions.setOptions(state, { teams: 3, blackHoleEffect: 'remove' })),
      (state) => unwrap(positions.setOptions(state, { teams: 2, rounds: 4, mode: 'blackhole' })),
      (state) => unwrap(positions.setOptions(state, { mode: 'resistance', wormholesToWin: 2 })),
      (state) => positions.setMoves(state, 1, 12),
      (state) => positions.nextKind(state, 'a2'),
      (state) => unwrap(positions.newMap(state, { stars: 60 })),
      (state) => model.move(state, 'a1', 'b2'),
    ];
    for (const first of edits)
      for (const second of edits) {
        const text = textOf(second(first(position)));
        expect(textOf(read(text))).toBe(text);
      }
  });
});

describe('texts of Constellation’s positions', () => {
  it('keep the map, owners, HQs, what is left, and what an author adds', () => {
    expect(textOf(position)).toBe(POSITION);
    const marked = setFlag(model, unwrap(setMarks(model, position, 'a1 a2>b2')), 'readonly', true);
    expect(readHash(model, hashOf(model, marked))).toEqual({ ok: true, value: marked });
    const code = `<constellation-board readonly marks="a1 a2&gt;b2" position="${POSITION}">`;
    expect(unwrap(open(model, code))).toEqual(marked);
  });

  it('take marks along to a map that has their stars', () => {
    const marked = unwrap(setMarks(model, position, 'a1 a10'));
    expect(unwrap(positions.newMap(marked, { stars: 18 })).marks, 'a new map has none').toBe('');
    expect(unwrap(positions.setOptions(marked, { teams: 3 })).marks).toBe('a1');
  });

  it('of a game that is over, or that still places HQs, are in play', () => {
    const placing = read('constellation/2 map=a:0:0,b:10:0,c:20:0w,d:30:0/1,2,3 hqCount=1 seed=0 | *a');
    expect(placing.game.phase).toBe('play');
    expect(textOf(read(textOf(placing)))).toBe(textOf(placing));
    const record = read(
      'constellation/2 map=a:0:0,b:10:0,c:20:0w,d:30:0/1,2,3 hqCount=1 seed=0 | *a *d 0:b 1:c',
    );
    expect(record.game).toMatchObject({ phase: 'play', owners: 'AABB' });
  });

  it('of a puzzle keep its goal; one that the position cannot have is left out', () => {
    const puzzle = read(`${POSITION};goal=hold;par=3`);
    expect(textOf(puzzle)).toMatch(/;goal=hold;par=3$/);
    expect(textOf(model.cleared(puzzle))).not.toContain('goal');
  });

  it('are records too, which programs read', () => {
    const session = new Session(constellation);
    unwrap(session.load(model.recordOf(position)));
    expect(session.state).toEqual(position.game);
  });

  it('say where they are wrong', () => {
    expect(open(model, 'map=nowhere;round=1')).toMatchObject({ ok: false, error: { at: { path: 'map' } } });
    expect(readHash(model, '')).toBeUndefined();
    expect(textOf(empty)).toBe('map=generated;stars=24;seed=1;round=8');
  });
});

describe('puzzles of Constellation, as the box sees them', () => {
  const slice = sliceOf(makeWords('en', gameWords, own));

  function studied(state: positions.Position): Found<positions.Position> {
    const study = studying(slice, state);
    for (;;) {
      const { done, value } = study.next();
      if (done) return value;
    }
  }

  it.each(['hqs', 'hold', 'wormholes', 'win'])('make the round ready for the goal %s', (kind) => {
    const early = positions.setSteals(positions.setMoves(positions.setRound(position, 2), 1, 6), 1, 0);
    const chosen = chooseGoal(slice, early, kind);
    expect(positions.puzzleOf(chosen)).toMatchObject({ ok: true });
    expect([positions.movesOf(chosen, 0), positions.movesOf(chosen, 1)]).toEqual([
      3,
      kind === 'hold' ? 1 : 0,
    ]);
  });

  it('are proven, graded and told: the moves in any order, and the steal that answers what most try', () => {
    const hold = read(`${POSITION.replace('stars=20', 'stars=20;hqImmune=yes')};goal=hold`);
    const { result, moves, ways, tried } = studied(hold);
    expect({ result, moves }).toEqual({ result: 'solved', moves: 3 });
    expect(ways).toEqual([
      {
        key: '!b2 a10 b1',
        steps: [
          { to: 'b1', isFull: true },
          { to: 'b2', isFull: true },
          { to: 'a10', isFull: true },
        ],
        said: 'Claim b1, steal b2, then claim a10.',
      },
    ]);
    expect(tried).toEqual({
      tried: 'Claim a7, steal b2, then claim a10.',
      left: 'Orion steals b2: your HQs are apart.',
    });
  });

  it('have a budget that is to be the fewest moves, and are mended by one star', () => {
    const three = ['a', 'd'].reduce(
      (state, cell) => model.put(state, cell, 'A'),
      read(ROW.replace('d:9:0w', 'd:9:0')),
    );
    const apart = ['a', 'd'].reduce((state, cell) => unwrap(positions.toggleHq(state, cell)), three);
    const puzzle = chooseGoal(slice, positions.setMoves(apart, 0, 1), 'hqs');
    const { result, repairs } = studied(puzzle);
    expect(result).toBe('never');
    expect(repairs?.found.map(({ name, moves }) => `${name} ${moves}`)).toContain('b: free → Lyra 1');
    const [moves] = slice.budgets;
    expect(moves?.of(moves.with(puzzle, 4))).toBe(4);
    expect(studied(moves?.with(puzzle, 4) as positions.Position).moves).toBe(2);
  });

  it('say by the rules why a position is no puzzle', () => {
    expect(studied(chooseGoal(slice, row, 'hqs'))).toMatchObject({
      kind: 'refused',
      refusal: { code: 'constellation/goal-hqs' },
    });
  });
});
