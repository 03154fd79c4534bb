/**
 * Puzzles of Constellation (C21): 36 of them, proven by the prover and by trying every line of moves with the rules
 * alone.
 */
import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { unwrap } from '../../src/core/basics/result.js';
import { drain } from '../../src/core/bots/think.js';
import { endOf, leftOf } from '../../src/core/puzzle/puzzle.js';
import { makeWords } from '../../src/core/words/words.js';
import { bots } from '../../src/constellation/bots.js';
import { constellation } from '../../src/constellation/game.js';
import { skyOf } from '../../src/constellation/geometry.js';
import { words } from '../../src/constellation/index.js';
import { plain } from '../../src/constellation/plain.js';
import { provePuzzle } from '../../src/constellation/prove.js';
import { puzzles } from '../../src/constellation/puzzles.js';
import type { Move, State } from '../../src/constellation/state.js';
import { isThorough } from '../budget.js';
import { kitWords } from '../kit-words.js';

interface Sample {
  readonly name: string;
  readonly puzzle: string;
  readonly solution: string;
  /** `says`: what each leaves. */
  readonly wrong: readonly { readonly moves: string; readonly says: string }[];
}

const SAMPLES = JSON.parse(
  readFileSync(new URL('puzzles.json', import.meta.url), 'utf8'),
) as readonly Sample[];
const sampleOf = (name: string): Sample => SAMPLES.find((one) => one.name === name) as Sample;

const { rules, notation } = constellation;
const read = (text: string): State => unwrap(notation.parsePosition(text));
const write = (state: State, move: Move): string => notation.formatMove(state, 0, move);
const setOf = (moves: string): string => moves.split(' ').sort().join(' ');

function play(state: State, actor: number, text: string): State {
  const move = unwrap(notation.parseMove(state, actor, text));
  expect(rules.refuse(state, actor, move), text).toBeUndefined();
  return rules.play(state, actor, move).state;
}

/** After these moves of the solver's, and the answer where there is one. */
function after(state: State, moves: string): State {
  let now = state;
  for (const text of moves.split(' ')) now = play(now, 0, text);
  return rules.toAct(now).includes(1) ? play(now, 1, answerTo(now)) : now;
}

function answerTo(state: State): string {
  const { think, nodes } = bots['answer'] as (typeof bots)['answer'];
  return notation.formatMove(state, 1, drain(think(state, 1, { seed: 1, nodes })) as Move);
}

const said = makeWords('en', kitWords, words);
function left(state: State): string {
  const { key, facts } = leftOf(puzzles, state) ?? { key: '' };
  return key === '' ? '' : said.say(key, facts);
}

describe('C21: each puzzle', () => {
  for (const { name, puzzle, solution, wrong } of SAMPLES)
    it(`${name} has one solution, in as many moves as its par, and nothing shorter`, () => {
      const state = read(puzzle);
      expect(read(notation.formatPosition(state))).toEqual(state);
      const proof = provePuzzle(state);
      const found = proof.solutions.map((moves) => setOf(moves.map((move) => write(state, move)).join(' ')));
      expect([proof.result, proof.moves, found]).toEqual(['solved', state.puzzle?.par, [setOf(solution)]]);
      expect(endOf(puzzles, after(state, solution))).toBe('met');
      for (const { moves, says } of wrong) {
        const lost = after(state, moves);
        expect(endOf(puzzles, lost), moves).toBe('lost');
        const sentence = left(lost);
        const [, own = '', other = ''] = /^Orion (\d+) to (\d+)$/.exec(says) ?? [];
        if (/^Orion steals/.test(says)) expect(sentence).toMatch(/^Orion steals \w+: your HQs are apart\.$/);
        else if (own !== '')
          expect(sentence).toMatch(new RegExp(`^Orion has ${own} points?, and Lyra has ${other}\\.$`));
        else if (/^only/.test(says))
          expect(sentence).toMatch(/^(Only [2-9]|No two) of your wormholes are in one/);
        else expect(sentence).toMatch(/^Your HQs are still apart|^You have lost an HQ/);
        // What is left can be told of its text alone.
        expect(read(notation.formatPosition(lost))).toEqual(lost);
      }
    });
});

/** What a goal asks for when nobody moves any more, written once more: it shares no code with the puzzles. */
function isMetBy(goal: string): (state: State) => boolean {
  const networkOf = (state: State, from: number): ReadonlySet<number> => {
    const { near } = skyOf(state);
    const network = new Set([from]);
    for (const star of network)
      for (const next of near[star] as readonly number[])
        if (state.owners[next] === state.owners[from]) network.add(next);
    return network;
  };
  const hqs = (state: State): boolean => {
    const [a, b] = state.hqs[0] as readonly number[];
    return a !== undefined && b !== undefined && networkOf(state, a).has(b);
  };
  if (goal === 'hqs') return hqs;
  if (goal === 'hold')
    return (state) =>
      hqs(state) &&
      [...plain.rules.moves(state, 1)].every(
        (move) => move.type !== 'steal' || hqs(plain.rules.play(state, 1, move).state),
      );
  if (goal === 'win') return (state) => plain.rules.outcome(state)?.winners.join() === '0';
  return (state) => {
    const { kinds } = skyOf(state);
    const holes = (from: number): number =>
      [...networkOf(state, from)].filter((star) => kinds[star] === 'wormhole').length;
    return [...state.owners].some((owner, star) => owner === 'A' && holes(star) >= 3);
  };
}

/** Every line of moves by the rules of play alone: the sets of those that meet the goal, as soon as they do. */
function tryAll(state: State, isMet: (now: State) => boolean): ReadonlySet<string> {
  const found = new Set<string>();
  const go = (now: State, made: readonly string[]): void => {
    for (const move of plain.rules.moves(now, 0)) {
      const next = plain.rules.play(now, 0, move).state;
      const all = [...made, write(now, move)];
      if (isMet(next)) found.add([...all].sort().join(' '));
      else if (next.phase === 'play' && next.round === now.round) go(next, all);
    }
  };
  go(state, []);
  return found;
}

describe('C21: trying everything', () => {
  const samples = SAMPLES.filter(({ name }) => isThorough || name.startsWith('1'));
  it.each(samples.map(({ name, puzzle, solution }) => [name, puzzle, solution] as const))(
    'finds the one solution of %s too',
    (_, puzzle, solution) => {
      const [, goal = ''] = /goal=([^;]+)/.exec(puzzle) ?? [];
      const { puzzle: _own, ...state } = read(puzzle);
      expect([...tryAll(state, isMetBy(goal))]).toEqual([setOf(solution)]);
    },
  );
});

describe('C21: a par that is wrong', () => {
  it.each(SAMPLES.slice(0, 9).map(({ name, puzzle }) => [name, puzzle] as const))(
    'by one is found out: %s',
    (_, text) => {
      const par = read(text).puzzle?.par as number;
      for (const wrong of [par - 1, par + 1].filter((one) => one > 0)) {
        const other = read(text.replace(/par=\d+/, `par=${wrong}`));
        expect(provePuzzle(other).moves).not.toBe(other.puzzle?.par);
      }
    },
  );
});

describe('C21: while it goes on', () => {
  const { puzzle } = sampleOf('2-1');

  it('Orion acts when the solver has no moves left, and steals what parts the HQs', () => {
    const state = read(puzzle);
    expect(rules.toAct(state)).toEqual([0]);
    expect(rules.refuse(state, 1, { type: 'claim', member: 0, star: 'a1' })?.code).toBe('puzzle/solver');
    const done = play(play(play(state, 0, '!b2'), 0, 'a7'), 0, 'a6');
    expect(rules.toAct(done)).toEqual([1]);
    expect(answerTo(done)).toBe('!b2');
    const lost = play(done, 1, '!b2');
    expect(rules.outcome(lost)).toEqual({ winners: [], reason: 'puzzle/lost' });
    expect(left(lost)).toBe('Orion steals b2: your HQs are apart.');
    expect(lost.puzzle?.moves).toBe(3);
  });

  it('where no steal parts the HQs, it is solved without an answer', () => {
    const done = after(read(puzzle), sampleOf('2-1').solution);
    expect([endOf(puzzles, done), done.puzzle?.answer]).toEqual(['met', undefined]);
  });

  it('HQs that are still apart lose it at once', () => {
    const state = after(read(puzzle), 'a1 a7 a6');
    expect([endOf(puzzles, state), state.puzzle?.answer]).toEqual(['lost', undefined]);
    expect(left(state)).toMatch(/^Your HQs are still apart/);
  });

  it('nobody gives moves up, and the host does not end the round', () => {
    const state = read(puzzle);
    expect(rules.refuse(state, 0, { type: 'pass', member: 0 })?.code).toBe('puzzle/move');
    expect(rules.refuse(state, 'host', { type: 'end' })?.code).toBe('puzzle/move');
  });
});

describe('C21: a text that is no puzzle is refused with its place', () => {
  const position =
    'map=generated;seed=539;stars=20;hqImmune=yes;rounds=8;round=8;owners=..BB..B.BA...ABA....;hqs=b7,b8/a8,a2;left=3/1;steals=2,1';
  const codeOf = (text: string): string | undefined => {
    const result = notation.parsePosition(text);
    return result.ok ? undefined : result.error.code;
  };
  it.each([
    [`${position};goal=eat`, 'puzzle/kind'],
    [`${position};goal=hold:a1`, 'puzzle/parts'],
    [`${position};goal=hold;par=0`, 'position/value'],
    [`${position};goal=hqs`, 'puzzle/others'],
    [`${position.replace('steals=2,1', 'steals=2,0')};goal=hold`, 'constellation/goal-thief'],
    [`${position.replace('left=3/1', 'left=0/1')};goal=hold`, 'puzzle/not-yours'],
    [
      `${position.replace(';round=8', ';round=7').replace('left=3/1', 'left=3/0')};goal=win`,
      'constellation/goal-round',
    ],
    [
      `${position.replace('hqs=b7,b8/', 'hqs=/').replace('left=3/1', 'left=3/0')};goal=hqs`,
      'constellation/goal-hqs',
    ],
  ])('%s', (text, code) => {
    expect(codeOf(text)).toBe(code);
  });
});
