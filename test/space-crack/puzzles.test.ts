/**
 * Puzzles of Space Crack (P15): 36 of them, proven by the prover and by trying every line of moves with the rules
 * alone.
 */
import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { unwrap } from '../../src/core/basics/result.js';
import { endOf, leftOf, type PuzzleEnd } from '../../src/core/puzzle/puzzle.js';
import { makeWords } from '../../src/core/words/words.js';
import { spaceCrack } from '../../src/space-crack/game.js';
import { provePuzzle } from '../../src/space-crack/prove.js';
import { puzzles } from '../../src/space-crack/puzzles.js';
import { words } from '../../src/space-crack/index.js';
import { rules as plain } from '../../src/space-crack/rules.js';
import type { Move, State } from '../../src/space-crack/state.js';
import { isThorough } from '../budget.js';
import { kitWords } from '../kit-words.js';

interface Sample {
  readonly name: string;
  readonly puzzle: string;
  readonly solution: string;
  readonly wrong: readonly string[];
}

const SAMPLES = JSON.parse(
  readFileSync(new URL('puzzles.json', import.meta.url), 'utf8'),
) as readonly Sample[];

const { rules, notation } = spaceCrack;
const read = (text: string): State => unwrap(notation.parsePosition(text));
const write = (state: State, move: Move): string => notation.formatMove(state, 0, move);
const setOf = (moves: string): string => moves.split(' ').sort().join(' ');

function after(state: State, moves: string): State {
  let now = state;
  for (const text of moves.split(' ')) {
    const move = unwrap(notation.parseMove(now, 0, text));
    expect(rules.refuse(now, 0, move), text).toBeUndefined();
    now = rules.play(now, 0, move).state;
  }
  return now;
}

const endAfter = (state: State, moves: string): PuzzleEnd | undefined => endOf(puzzles, after(state, moves));
const withPar = (text: string, par: number): string =>
  text.replace(/points=\d+/, `points=${par}`).replace(/par=\d+/, `par=${par}`);

describe('P15: each puzzle', () => {
  for (const { name, puzzle, solution, wrong } of SAMPLES)
    it(`${name} has one solution, in as many moves as its par, and nothing shorter`, () => {
      const state = read(puzzle);
      expect(notation.formatPosition(state)).toBe(puzzle);
      const proof = provePuzzle(state);
      const found = proof.solutions.map((moves) => setOf(moves.map((move) => write(state, move)).join(' ')));
      expect([proof.result, proof.moves, found]).toEqual(['solved', state.puzzle?.par, [setOf(solution)]]);
      expect(endAfter(state, solution)).toBe('met');
      for (const moves of wrong) expect(endAfter(state, moves), moves).toBe('lost');
    });
});

/** Every line of moves by the rules of play alone: the sets of those that meet the goal, judged without the wrapper. */
function tryAll(state: State, isMet: (now: State) => boolean): ReadonlySet<string> {
  const found = new Set<string>();
  const go = (now: State, made: readonly string[]): void => {
    for (const move of plain.moves(now, 0)) {
      const next = plain.play(now, 0, move).state;
      const all = [...made, write(now, move)];
      if (isMet(next)) found.add([...all].sort().join(' '));
      else if (next.turn === now.turn) go(next, all);
    }
  };
  go(state, []);
  return found;
}

/** What a goal asks for, written once more: it shares no code with the puzzles. */
function isMetBy(goal: string): (state: State) => boolean {
  const [kind, ...parts] = goal.split(':');
  const places = parts.map((part) => Number(part) - 1);
  if (kind === 'break')
    return ({ owners, ships }) => owners.every((owner, at) => owner !== 1 || ships[at] === 0);
  if (kind === 'take') return ({ owners }) => places.every((at) => owners[at] === 0);
  // The map of size 6 has two columns of three and a middle one of four: its core planets are 4 and 7.
  const around: Readonly<Record<number, readonly number[]>> = {
    3: [0, 1, 2, 3, 4, 5, 6],
    6: [3, 4, 5, 6, 7, 8, 9],
  };
  return ({ owners }) => (around[places[0] as number] as readonly number[]).every((at) => owners[at] === 0);
}

describe('P15: trying everything', () => {
  const samples = SAMPLES.filter(
    ({ puzzle, name }) => puzzle.includes('boardSize=6') && (isThorough || !name.startsWith('3')),
  );
  it.each(samples.map(({ name, puzzle, solution }) => [name, puzzle, solution] as const))(
    'finds the one solution of %s too',
    (_, puzzle, solution) => {
      const [, goal = ''] = /goal=([^;]+)/.exec(puzzle) ?? [];
      const { puzzle: _own, ...state } = read(puzzle);
      expect([...tryAll(state, isMetBy(goal))]).toEqual([setOf(solution)]);
    },
  );
});

describe('P15: a par that is wrong', () => {
  it.each(SAMPLES.slice(0, 9).map(({ name, puzzle }) => [name, puzzle] as const))(
    'by one is found out: %s',
    (_, text) => {
      const { par } = read(text).puzzle as { par: number };
      if (par > 1) expect(provePuzzle(read(withPar(text, par - 1))).result).toBe('never');
      expect(provePuzzle(read(withPar(text, par + 1))).moves).toBe(par);
    },
  );
});

describe('P15: while it goes on', () => {
  const [{ puzzle }] = SAMPLES as [Sample];

  it('the solver alone moves, and after its end nobody', () => {
    const state = read(puzzle);
    expect(rules.toAct(state)).toEqual([0]);
    const lost = after(state, '7-5 5-4');
    expect(rules.toAct(lost)).toEqual([]);
    expect([...rules.moves(lost, 0)]).toEqual([]);
    expect(rules.refuse(lost, 0, { type: 'end' })?.code).toBe('puzzle/over');
    expect(rules.outcome(lost)).toEqual({ winners: [], reason: 'puzzle/lost' });
    expect(rules.outcome(after(state, '7-5 5-2'))).toEqual({ winners: [0], reason: 'puzzle/met' });
  });

  it('it says what is left', () => {
    const state = read(puzzle);
    expect(leftOf(puzzles, after(state, '7-5 5-4'))).toMatchObject({
      key: 'left.ship',
      facts: { ship: 11, planet: '2' },
    });
    expect(leftOf(puzzles, after(state, '7-5 5-2'))).toBeUndefined();
    const said = makeWords('en', kitWords, words);
    const left = leftOf(puzzles, after(state, '7-5 5-4'));
    expect(said.say(left?.key ?? '', left?.facts)).toBe(
      'Red’s ship at the top left is left with strength 11.',
    );
    const core = read(SAMPLES[2]?.puzzle ?? '');
    expect(leftOf(puzzles, after(core, '3-6 5-4'))).toMatchObject({
      key: 'left.around',
      facts: { n: 1, planet: '4' },
    });
  });

  it('a move is counted, and its text says so', () => {
    const state = after(read(puzzle), '7-5');
    expect(notation.formatPosition(state)).toMatch(/;goal=break;par=2;moves=1$/);
    expect(read(notation.formatPosition(state))).toEqual(state);
    const lost = after(state, '5-4');
    expect(notation.formatPosition(lost)).toMatch(/;goal=break;par=2;moves=2;spent=yes$/);
    expect(read(notation.formatPosition(lost))).toEqual(lost);
  });

  it('a proof that would look at too many positions says so', () => {
    expect(provePuzzle(read(puzzle), 20)).toMatchObject({ result: 'large', positions: 21 });
  });
});

describe('P15: a text that is no puzzle is refused with its place', () => {
  const position = 'boardSize=6;planets=7B,3B11,5B,4B,4A9,6,8A4,8A,3A,4A;turn=15;points=2,0;order=sequential';
  it.each([
    [';goal=eat', 'puzzle/kind', 'goal', 'eat'],
    [';goal=break:1', 'puzzle/parts', 'goal', 'break:1'],
    [';goal=take', 'puzzle/parts', 'goal', 'take'],
    [';goal=take:11', 'space-crack/no-planet', 'goal', 'take:11'],
    [';goal=take:1:1', 'puzzle/twice', 'goal', 'take:1:1'],
    [';goal=core:1', 'space-crack/at-edge', 'goal', 'core:1'],
    [';goal=take:5', 'puzzle/met-already', 'goal', 'take:5'],
    [';goal=break;par=0', 'position/value', 'par', '0'],
    [';goal=break;spent=perhaps', 'position/value', 'spent', 'perhaps'],
    [';par=2', 'puzzle/no-goal', 'par', '2'],
    [';goal=break;goal=break', 'position/field', 'goal', 'goal=break'],
  ])('%s', (fields, code, path, found) => {
    const text = position + fields;
    const result = notation.parsePosition(text);
    expect(result).toMatchObject({ ok: false, error: { code, at: { path } } });
    if (!result.ok) expect(text.slice(result.error.at?.offset)).toMatch(new RegExp(`^${found}`));
  });

  it('where others could move, or Blue cannot', () => {
    const codeOf = (text: string): string | undefined => {
      const result = notation.parsePosition(text);
      return result.ok ? undefined : result.error.code;
    };
    expect(codeOf(`${position.replace('points=2,0', 'points=2,1')};goal=break`)).toBe('puzzle/others');
    expect(codeOf(`${position.replace('points=2,0', 'points=0,2')};goal=break`)).toBe('puzzle/not-yours');
  });

  it('and a position without a goal is read as ever', () => {
    expect(read(position).puzzle).toBeUndefined();
  });
});
