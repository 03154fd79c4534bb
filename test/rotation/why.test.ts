/** Why a rotation is advised: what a hint says is so, by the rules as test/rotation/oracle has them. */
import { describe, expect, it } from 'vitest';
import type { Reason } from '../../src/core/bots/bots.js';
import { fork, type Chance } from '../../src/core/basics/seed.js';
import { drain } from '../../src/core/bots/think.js';
import { bots } from '../../src/rotation/bots.js';
import { gridOf } from '../../src/rotation/grid.js';
import { search, type Solved } from '../../src/rotation/search.js';
import type { GameState, Move, PuzzleState } from '../../src/rotation/state.js';
import { whyCards, whySolve } from '../../src/rotation/why.js';
import { some } from '../budget.js';
import { eachSeed } from '../seeds.js';
import { puzzle, table, words } from './harness.js';
import { cellsOf, nameOf, playable, pointsOf, timesFound, turn } from './oracle.js';
import { rotation } from '../../src/rotation/game.js';

type Board = PuzzleState['board'];

const SIDE = 5;

/** A small board with a goal of two or three colours. */
function puzzleOf(luck: Chance): PuzzleState {
  const sign = (): string => luck.pick([...'....HGGYRNB']);
  const rows = Array.from({ length: SIDE }, () => Array.from({ length: SIDE }, sign).join(''));
  const card = Array.from({ length: 2 + luck.below(2) }, () => luck.pick([...'GYR'])).join('');
  return puzzle(`${rows.join('/')};goals=${card}`);
}

const cellOf = (name: string): readonly [number, number] =>
  cellsOf(Array(SIDE).fill('.'.repeat(SIDE)) as string[]).find((cell) => nameOf(cell) === name) ?? [0, 0];
const signAt = (board: Board, name: string): string => board[cellOf(name)[1]]?.[cellOf(name)[0]] as string;

/** What a reason says of the first of these rotations, recomputed. */
function checkReason(state: PuzzleState, stars: readonly string[], { code, facts, lit }: Reason): void {
  const { board, goals, reading } = state;
  const [goal] = goals as readonly [(typeof goals)[number]];
  const after = turn(board, cellOf(stars[0] as string));
  const beginning = (one: Board): number =>
    Math.max(
      0,
      ...[...goal.card].map((_, n) => (timesFound(one, goal.card.slice(0, n + 1), reading) > 0 ? n + 1 : 0)),
    );
  /** The planet of the line and its colours are lit, where they will stand. */
  const checkLine = (colours: string): void => {
    const [planet, ...run] = lit.map((name) => signAt(after, name));
    expect([planet, run.length]).toEqual(['H', colours.length]);
    for (const [n, sign] of run.entries()) expect(['C', colours[n]]).toContain(sign);
  };
  expect(facts).toMatchObject({
    cell: stars[0],
    object: { key: `object.${signAt(board, stars[0] as string)}` },
  });
  switch (code) {
    case 'hint.last':
      expect(stars).toHaveLength(1);
      expect(timesFound(after, goal.card, reading)).toBeGreaterThan(timesFound(board, goal.card, reading));
      return checkLine(goal.card);
    case 'hint.halfway':
      expect([facts['done'], facts['length'], facts['left']]).toEqual([
        beginning(after),
        goal.card.length,
        stars.length - 1,
      ]);
      expect(beginning(board)).toBeLessThan(beginning(after));
      return checkLine(goal.card.slice(0, beginning(after)));
    case 'hint.moves-planet': {
      const [x, y] = cellOf(lit[0] as string);
      // The planet goes by another sign, so that it can be followed.
      let now: Board = board.map((row, at) => (at === y ? `${row.slice(0, x)}Q${row.slice(x + 1)}` : row));
      const places = stars.map((star) => {
        now = turn(now, cellOf(star));
        return nameOf(cellsOf(now).find(([a, b]) => now[b]?.[a] === 'Q') ?? [0, 0]);
      });
      expect([signAt(board, lit[0] as string), places[0] === lit[0]]).toEqual(['H', false]);
      expect(places.at(-1)).toBe(places[0]);
      const alone = now.map((row) => row.replaceAll('H', '.').replace('Q', 'H'));
      return expect(timesFound(alone, goal.card, reading)).toBeGreaterThan(0);
    }
    case 'hint.moves-line': {
      const moved = lit.map((name) => {
        const [x, y] = cellOf(name);
        // What is followed goes by a sign that no rotation asks for.
        const marked = board.map((row, at) => (at === y ? `${row.slice(0, x)}Q${row.slice(x + 1)}` : row));
        return signAt(turn(marked, cellOf(stars[0] as string)), name) !== 'Q';
      });
      return expect([facts['moved'], moved.every(Boolean)]).toEqual([lit.length, true]);
    }
    case 'hint.to-go':
      return expect([facts['n'], lit]).toEqual([stars.length, []]);
    default:
      throw new Error(`nothing recomputes ${code}`);
  }
}

describe('a reason in a puzzle', () => {
  it('is so on the board, what it names is lit, and four of five say more than how many rotations it takes', () => {
    const told: string[] = [];
    eachSeed(some(1000, 1 / 5), (luck) => {
      const state = puzzleOf(luck);
      const { solution } = drain(
        search(gridOf(state.board), state.goals, state.reading, { seed: 1, nodes: 3000 }) as never,
      ) as Solved;
      if (!solution) return;
      const reason = whySolve(state, solution);
      told.push(reason.code);
      expect(words.say(reason.code, reason.facts)).toMatch(/^Rotate the [^{}]+\.$/);
      const stars = solution.map((place) => nameOf([place % SIDE, Math.floor(place / SIDE)]));
      checkReason(state, stars, reason);
    });
    expect(new Set(told)).toContain('hint.halfway');
    expect(new Set(told)).toContain('hint.moves-planet');
    expect(told.filter((code) => code !== 'hint.to-go').length / told.length).toBeGreaterThan(0.8);
  });
});

describe('a reason in the card game', () => {
  it('is what the seat’s own cards bring, and goes with four hints of five', () => {
    let [given, hints] = [0, 0];
    eachSeed(some(30, 1 / 6), (luck) => {
      const seed = luck.below(2 ** 31);
      let state: GameState = table({ players: 2, size: '6', turns: 4 }, seed);
      for (let ply = 0; rotation.rules.toAct(state).length > 0; ply++) {
        const { think } = bots['thinker'] as (typeof bots)[string];
        const move = drain(think(state, state.seat, { seed: fork(seed, ply), nodes: 200 }));
        const reason = whyCards(state, move);
        hints++;
        if (reason) {
          given++;
          checkCards(state, move, reason);
        }
        state = rotation.rules.play(state, state.seat, move).state as GameState;
      }
    });
    expect(given / hints).toBeGreaterThan(0.8);
  });

  function checkCards(state: GameState, move: Move, { code, facts }: Reason): void {
    const { board, reading, hands, seat } = state;
    const hand = hands[seat] as readonly string[];
    if (move.type === 'done') return expect(playable(state)).toEqual([]);
    if (move.type === 'card') return expect(facts['n']).toBe(timesFound(board, move.card, reading));
    const cell = cellsOf(board).find((one) => nameOf(one) === move.cell);
    const after = cell ? turn(board, cell) : board;
    const points = hand.map((card) => pointsOf(card, timesFound(after, card, reading)));
    expect(points.reduce((sum, one) => sum + one, 0)).toBe(facts['points'] ?? 0);
    if (code !== 'hint.nearer') return;
    const beginnings = hand.map((card) => card.slice(0, facts['done'] as number));
    const isNew = (card: string): boolean =>
      timesFound(after, card, reading) > 0 && timesFound(board, card, reading) === 0;
    expect(beginnings.some(isNew)).toBe(true);
  }
});
