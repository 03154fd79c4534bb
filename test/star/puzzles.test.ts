/**
 * Puzzles of *Star (S17): 36 of them, proven by the solver and by plain minimax with the rules alone; and the solver
 * itself beside that minimax.
 */
import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { unwrap } from '../../src/core/basics/result.js';
import { chance } from '../../src/core/basics/seed.js';
import { drain } from '../../src/core/bots/think.js';
import { endOf, leftOf } from '../../src/core/puzzle/puzzle.js';
import { makeWords } from '../../src/core/words/words.js';
import { together, not, starred, won, type Aim } from '../../src/star/aims.js';
import { bots } from '../../src/star/bots.js';
import { Endgame, NEVER, type Seeking } from '../../src/star/endgame.js';
import { star } from '../../src/star/game.js';
import { boardOf } from '../../src/star/geometry.js';
import { words } from '../../src/star/index.js';
import { plain } from '../../src/star/plain.js';
import { provePuzzle } from '../../src/star/prove.js';
import { puzzles } from '../../src/star/puzzles.js';
import type { Move, State } from '../../src/star/state.js';
import { isThorough } from '../budget.js';
import { kitWords } from '../kit-words.js';

interface Wrong {
  readonly move: string;
  readonly answer: string;
  /** How many answers refute it. */
  readonly refutations: number;
}

interface Sample {
  readonly name: string;
  readonly puzzle: string;
  readonly solution: string;
  readonly wrong: readonly Wrong[];
}

const SAMPLES = JSON.parse(
  readFileSync(new URL('puzzles.json', import.meta.url), 'utf8'),
) as readonly Sample[];

const { rules, notation } = star;
const read = (text: string): State => unwrap(notation.parsePosition(text));

function all<T>(search: Seeking<T>): T {
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}

function after(state: State, moves: string): State {
  let now = state;
  for (const text of moves.split(' ')) {
    const move = unwrap(notation.parseMove(now, now.turn, text));
    expect(rules.refuse(now, now.turn, move), text).toBeUndefined();
    now = rules.play(now, now.turn, move).state;
  }
  return now;
}

const answerTo = (state: State): string => {
  const { think, nodes } = bots['answer'] as (typeof bots)['answer'];
  return notation.formatMove(state, 1, drain(think(state, 1, { seed: 1, nodes })) as Move);
};

describe('S17: each puzzle', () => {
  for (const { name, puzzle, solution, wrong } of SAMPLES)
    it(`${name} has one first stone, and par is the fewest stones, whatever Red does`, () => {
      const state = read(puzzle);
      expect(notation.formatPosition(state)).toBe(puzzle);
      const proof = provePuzzle(state);
      const firsts = proof.solutions.map(([first]) => notation.formatMove(state, 0, first as Move));
      expect([proof.result, proof.moves, firsts]).toEqual([
        'solved',
        state.puzzle?.par,
        [solution.split(' ')[0]],
      ]);
      // The line of the proof solves it in as many stones, and so does the one that came with it.
      const line = (proof.solutions[0] ?? []).map((move) => notation.formatMove(state, 0, move)).join(' ');
      for (const moves of [line, solution]) {
        const end = after(state, moves);
        expect([endOf(puzzles, end), end.puzzle?.moves]).toEqual(['met', state.puzzle?.par]);
      }
      for (const { move, answer, refutations } of wrong) {
        const tried = after(state, move);
        const given = answerTo(tried);
        if (refutations === 1) expect(given, move).toBe(answer);
        for (const one of new Set([given, answer])) {
          const left = after(tried, one);
          if (endOf(puzzles, left) !== 'lost')
            expect(provePuzzle(left).result, `${move} ${one}`).toBe('never');
        }
      }
    });
});

/** Who has what a goal asks for, written once more on a full board: it shares no code with the puzzles. */
function isMetBy(goal: string, rings: number): (stones: string) => boolean {
  const [kind = '', ...parts] = goal.split(':');
  const { names, neighbours, rim } = boardOf(rings);
  const marks = parts.map((part) => names.indexOf(part));
  const groupOf = (stones: string, from: number): ReadonlySet<number> => {
    const group = new Set([from]);
    for (const node of group)
      for (const next of neighbours[node] as readonly number[])
        if (stones[next] === stones[from]) group.add(next);
    return group;
  };
  const onRim = (group: ReadonlySet<number>): number => [...group].filter((node) => node >= rim).length;
  return (stones) => {
    if (kind === 'win') {
      const setup = plain.rules.setup({ rings }, 0);
      return plain.rules.outcome({ ...setup, stones })?.winners[0] === 0;
    }
    const [a = 0, b = 0] = marks;
    const holds =
      kind === 'connect' || kind === 'cut' ? groupOf(stones, a).has(b) : onRim(groupOf(stones, a)) >= 2;
    return holds === (kind === 'connect' || kind === 'live');
  };
}

/** The fewest stones by plain minimax to the last cell, by the rules of play alone; Infinity: never. */
function minimax(state: State, isMet: (stones: string) => boolean): number {
  const known = new Map<string, number>();
  const fill = (stones: string, sign: string): string => stones.replaceAll('.', sign);
  const go = (now: State): number => {
    const { stones } = now;
    const found = known.get(stones);
    if (found !== undefined) return found;
    let value: number;
    // Monotone: with Red on all empty cells it is met, or with Blue on all of them it is not.
    if (isMet(fill(stones, 'R'))) value = 0;
    else if (!isMet(fill(stones, 'B'))) value = Infinity;
    else {
      const next = [...plain.rules.moves(now, now.turn)].map((move) =>
        go(plain.rules.play(now, now.turn, move).state),
      );
      value = now.turn === 0 ? 1 + Math.min(...next) : Math.max(...next);
    }
    known.set(stones, value);
    return value;
  };
  return go(state);
}

describe('S17: trying everything', () => {
  const samples = SAMPLES.filter(({ name }) => isThorough || !name.startsWith('3'));
  it.each(samples.map(({ name, puzzle, solution }) => [name, puzzle, solution] as const))(
    'finds the one first stone and the par of %s too',
    (_, puzzle, solution) => {
      const [, goal = ''] = /goal=([^;]+)/.exec(puzzle) ?? [];
      const { puzzle: asked, ...state } = read(puzzle);
      const isMet = isMetBy(goal, state.options.rings);
      const good = [...plain.rules.moves(state, 0)].filter((move) =>
        Number.isFinite(minimax(plain.rules.play(state, 0, move).state, isMet)),
      );
      expect(good.map((move) => notation.formatMove(state, 0, move))).toEqual([solution.split(' ')[0]]);
      expect(minimax(state, isMet)).toBe(asked?.par);
    },
  );
});

describe('S17: the solver', () => {
  /** A board of three rings with so many empty cells, by chance. */
  function drawn(seed: number, empty: number, extra = ''): State {
    const luck = chance(seed);
    const nodes = luck.shuffle(Array.from({ length: 30 }, (_, node) => node));
    const signs = nodes.map((node, i) => [node, i < empty ? '.' : i % 2 ? 'R' : 'B'] as const);
    const stones = [...signs].sort(([a], [b]) => a - b).map(([, sign]) => sign);
    return read(`3:${stones.join('')}${extra}`);
  }

  const cases: readonly (readonly [string, (state: State) => readonly [Aim, string]])[] = [
    ['connect', (state) => pairOf(state, 'B', 'connect')],
    ['cut', (state) => pairOf(state, 'R', 'cut')],
    ['live', (state) => oneOf(state, 'B', 'live')],
    ['kill', (state) => oneOf(state, 'R', 'kill')],
    ['win', () => [won(3, 0), 'win']],
  ];
  const nameOf = (node: number): string => boardOf(3).names[node] as string;
  const pairOf = ({ stones }: State, sign: string, kind: string): readonly [Aim, string] => {
    const [a, b] = [stones.indexOf(sign), stones.lastIndexOf(sign)];
    const aim = together(3, a, b);
    return [kind === 'cut' ? not(aim) : aim, `${kind}:${nameOf(a)}:${nameOf(b)}`];
  };
  const oneOf = ({ stones }: State, sign: string, kind: string): readonly [Aim, string] => {
    const a = stones.indexOf(sign);
    return [kind === 'kill' ? not(starred(3, a)) : starred(3, a), `${kind}:${nameOf(a)}`];
  };

  it.each(cases)('agrees with plain minimax: %s', (_, aimOf) => {
    let open = 0;
    for (let seed = 0; seed < (isThorough ? 300 : 20); seed++) {
      for (const extra of ['', ';turn=R', ';double=yes', ';turn=R1;double=yes']) {
        const state = drawn(seed, 4 + (seed % 4), extra);
        const [aim, goal] = aimOf(state);
        const game = new Endgame(state, 0, aim);
        if (game.settled === undefined) open++;
        const value = all(game.value());
        const expected = minimax(state, isMetBy(goal, 3));
        expect(value === NEVER ? Infinity : value, `${notation.formatPosition(state)} ${goal}`).toBe(
          expected,
        );
      }
    }
    expect(open).toBeGreaterThan(10);
  });

  it('decides thirteen empty cells within its limit', () => {
    for (let seed = 0; seed < (isThorough ? 20 : 2); seed++) {
      const state = drawn(seed, 13);
      const game = new Endgame(state, 0, won(3, 0));
      all(game.judge());
      expect([game.isLarge, game.positions <= 400_000]).toEqual([false, true]);
    }
  });

  it('says so where there are too many positions', () => {
    const [, , , , , , , , , , , , , { puzzle }] = SAMPLES as readonly Sample[] & { 13: Sample };
    expect(provePuzzle(read(puzzle), 20)).toMatchObject({ result: 'large', positions: 21 });
    expect(provePuzzle(read('4:B49.;turn=B;goal=live:*10')).result).toBe('large');
  });
});

describe('S17: a par that is wrong', () => {
  it.each(SAMPLES.slice(0, 9).map(({ name, puzzle }) => [name, puzzle] as const))(
    'by one is found out: %s',
    (_, text) => {
      const state = read(text);
      const par = state.puzzle?.par as number;
      for (const wrong of [par - 1, par + 1])
        if (wrong > 0) {
          const other = read(text.replace(/par=\d+/, `par=${wrong}`));
          expect(provePuzzle(other).moves).not.toBe(other.puzzle?.par);
        }
    },
  );
});

describe('S17: while it goes on', () => {
  const { puzzle } = SAMPLES.find(({ name }) => name === '2-2') as Sample;

  it('Blue and Red move in turn, and after its end nobody', () => {
    const state = read(puzzle);
    expect(rules.toAct(state)).toEqual([0]);
    const answered = after(state, 'S31');
    expect(rules.toAct(answered)).toEqual([1]);
    expect(star.answerer?.(state)).toMatchObject({ seat: 1, bot: 'answer' });
    const lost = after(answered, 'S10 S20 S11'.split(' ')[0] as string);
    expect(endOf(puzzles, lost)).toBe('lost');
    expect(rules.toAct(lost)).toEqual([]);
    expect([...rules.moves(lost, 0)]).toEqual([]);
    expect(rules.refuse(lost, 0, { type: 'place', node: 'S20' })?.code).toBe('puzzle/over');
    expect(rules.outcome(lost)).toEqual({ winners: [], reason: 'puzzle/lost' });
  });

  it('nobody resigns or offers to count', () => {
    const state = read(puzzle);
    for (const type of ['resign', 'count', 'swap'] as const)
      expect(rules.refuse(state, 0, { type })?.code).toBe('puzzle/move');
    expect(rules.refuse(state, 1, { type: 'place', node: 'S10' })?.code).toBe('star/not-your-turn');
  });

  it('stones of Blue alone are counted, and the answer stands in its text until the next stone', () => {
    const state = after(read(puzzle), 'S10 S20');
    expect(notation.formatPosition(state)).toMatch(/;goal=connect:A10:S30;par=2;moves=1;answer=S20$/);
    expect(read(notation.formatPosition(state))).toEqual(state);
    expect(star.goal?.(state)).toMatchObject({ met: false, moves: 1, isLost: false });
    const met = after(state, 'S31');
    expect(notation.formatPosition(met)).toMatch(/;goal=connect:A10:S30;par=2;moves=2$/);
    expect(star.goal?.(met)).toMatchObject({ met: true, moves: 2 });
  });

  it('it says what is lost, and by which stone', () => {
    const said = makeWords('en', kitWords, words);
    const left = (state: State): string => {
      const { key, facts } = leftOf(puzzles, state) ?? { key: '' };
      return said.say(key, facts);
    };
    expect(left(read(puzzle))).toBe('The ringed groups are not connected yet.');
    expect(left(after(read(puzzle), 'S31 S10'))).toBe('Red cuts at S10: the ringed groups stay apart.');
    const won = SAMPLES.find(({ name }) => name === '1-1') as Sample;
    expect(left(after(read(won.puzzle), 'S20 R32'))).toMatch(
      /^R32 gives Red 9 points for certain\. Blue can reach 7\.$/,
    );
  });

  it('the longest resistance leaves Blue the fewest good stones', () => {
    // Blue joins by either of two cells: Red takes one of them.
    expect(['S20', 'S31']).toContain(answerTo(after(read(puzzle), 'S10')));
  });
});

describe('S17: a text that is no puzzle is refused with its place', () => {
  const position = '3:B.RB3R.2BR2.BR.3B.R.BR.2RBR.';
  it.each([
    [';goal=eat', 'puzzle/kind', 'goal', 'eat'],
    [';goal=win:A10', 'star/goal-parts', 'goal', 'win:A10'],
    [';goal=connect:A10', 'star/goal-parts', 'goal', 'connect:A10'],
    [';goal=connect:A10:Q1', 'star/no-node', 'goal', 'connect:A10:Q1'],
    [';goal=connect:A10:S20', 'star/goal-stone', 'goal', 'connect:A10:S20'],
    [';goal=cut:A10:S30', 'star/goal-stone', 'goal', 'cut:A10:S30'],
    [';goal=connect:A10:a10', 'puzzle/twice', 'goal', 'connect:A10:a10'],
    [';goal=connect:A10:S30;par=0', 'position/value', 'par', '0'],
    [';goal=connect:A10:S30;answer=S20', 'position/unfit', 'answer', 'S20'],
    [';goal=connect:A10:S30;moves=1;answer=S10', 'position/unfit', 'answer', 'S10'],
    [';par=2', 'puzzle/no-goal', 'par', '2'],
  ])('%s', (fields, code, path, found) => {
    const text = position + fields;
    const result = notation.parsePosition(text);
    expect(result).toMatchObject({ ok: false, error: { code, at: { path } } });
    if (!result.ok) expect(text.slice(result.error.at?.offset)).toMatch(new RegExp(`^${found}`));
  });

  it('where it is met or lost already, and where Blue is not to move', () => {
    const codeOf = (text: string): string | undefined => {
      const result = notation.parsePosition(text);
      return result.ok ? undefined : result.error.code;
    };
    expect(codeOf('2:3B12.;goal=connect:*10:S10;turn=B')).toBe('puzzle/met-already');
    expect(codeOf('2:2R13.;goal=cut:*10:S10;turn=B')).toBe('puzzle/lost-already');
    expect(codeOf(`${position};turn=R;goal=connect:A10:S30`)).toBe('puzzle/not-yours');
    expect(codeOf(`${position};offer=count;goal=connect:A10:S30`)).toBe('puzzle/not-yours');
  });

  it('cells are written in capitals, however they came', () => {
    const state = read(`${position};goal=connect:a10:s30`);
    expect(notation.formatPosition(state)).toMatch(/goal=connect:A10:S30$/);
  });
});

describe('a hint near the end of a game', () => {
  const adviceIn = (state: State): { readonly move?: Move; readonly code: string } => {
    const { advise } = bots['steady'] as (typeof bots)['steady'];
    const advice = advise?.(state, state.turn, { seed: 3, nodes: 200 }) as ReturnType<
      NonNullable<typeof advise>
    >;
    for (;;) {
      const { done, value } = advice.next();
      if (done) return value;
    }
  };

  it('is a stone that wins for certain, for either colour', () => {
    const { puzzle } = SAMPLES.find(({ name }) => name === '3-7') as Sample;
    const [position = ''] = puzzle.split(';');
    expect(adviceIn(read(position))).toMatchObject({
      move: { type: 'place', node: 'S41' },
      code: 'hint.forces',
    });
    const exchanged = position.replace(/[BR]/g, (sign) => (sign === 'B' ? 'R' : 'B'));
    expect(adviceIn(read(`${exchanged};turn=R`))).toMatchObject({
      move: { type: 'place', node: 'S41' },
      code: 'hint.forces',
    });
  });

  it('is the next stone of the proof in a puzzle, or says that there is none', () => {
    const { puzzle } = SAMPLES.find(({ name }) => name === '3-11') as Sample;
    const state = read(puzzle);
    expect(adviceIn(state)).toMatchObject({ move: { node: 'A21' }, code: 'hint.paired' });
    expect(adviceIn(after(state, 'A10 A20'))).toEqual({ code: 'hint.unsolvable', facts: {} });
  });
});
