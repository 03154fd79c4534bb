/** Several bots' turns are told at once, when the reader may act or no bot is to; the events tell each of them. */
import { afterEach, describe, expect, it } from 'vitest';
import type { GameChangeEvent } from '../../src/ui/contract/events.js';
import { hands, words } from '../games/hands/game.js';
import { definePlainBoard } from '../games/plain-board.js';
import { StoreBoard, sliceOf, type Slice } from '../store-board.js';

const constellation = await sliceOf('constellation');
const rotation = await sliceOf('rotation');
const spaceCrack = await sliceOf('space-crack');

const failingHands = definePlainBoard('failing-hands', {
  game: hands,
  words,
  seats: 'human host host',
  seatRange: [2, 4],
  bots: {
    random: {
      nodes: 1,
      think: function* () {
        yield;
        return { type: 'pass' };
      },
    },
  },
});

const sentencesOf = (board: StoreBoard): string[] =>
  board.heard.flatMap(({ event }) => ('sentences' in event ? [...(event as GameChangeEvent).sentences] : []));

const SKY = {
  map: 'a:0:0,b:3:0,c:6:0,d:9:0,e:0:4,f:3:4,g:6:4,h:9:4,i:0:8,j:3:8,k:6:8,l:9:8/1.4,2.5,3.6,7,5.8,6.9,7.10,11,9,10,11',
  hqCount: 0,
  rounds: 2,
};
const PLANETS = { boardSize: 8, turns: 5, commandPoints: 3, seed: 7 };

const boards: StoreBoard[] = [];
// Bots that take their time would think on.
afterEach(() => boards.splice(0).forEach((board) => board.leave()));

/** One reader among bots that take their time, so that a test can move for them. */
function start(slice: Slice, attributes: Readonly<Record<string, unknown>>, seats: number): StoreBoard {
  const board = new StoreBoard(slice, { seats: `human${' host'.repeat(seats - 1)}`, ...attributes });
  boards.push(board);
  board.set({ botPace: 60_000, seats: `human${' bot:random'.repeat(seats - 1)}` });
  board.update();
  return board;
}

/** Each move in a task of its own. */
function play(board: StoreBoard, ...moves: readonly string[]): void {
  for (const move of moves) {
    expect(board.play(move).ok, move).toBe(true);
    board.update();
  }
}

describe('the turns of several bots', () => {
  it('of Space Crack are told in one breath once the reader is to act', async () => {
    const board = new StoreBoard(spaceCrack, {
      ...PLANETS,
      seats: `human${' bot:random'.repeat(3)}`,
      botPace: 0,
    });
    for (let turn = 0; turn < 2; turn++) {
      play(board, 'end');
      await board.settled();
      expect(board.status[0]).toMatch(/^Your move, Blue/);
    }
    const own = board.said.filter((line) => line.startsWith('You ended'));
    const others = board.said.filter((line) => !line.startsWith('You ended'));
    expect(own.length + others.length).toBeLessThanOrEqual(6);
    for (const line of others) {
      expect(line).toMatch(/Your move, Blue$/);
      expect(line.split(' ').length).toBeLessThan(60);
    }
    expect(others.join(' ')).toMatch(/(Red|Green|Violet) captured \d+ planets?/);
    expect(sentencesOf(board).filter((line) => /^(Red|Green|Violet)/.test(line)).length).toBeGreaterThan(8);
  });

  it('of Constellation are told team by team, once the reader has no move left', () => {
    const board = start(constellation, { ...SKY, movesPerRound: 3 }, 3);
    play(board, '0:a', '0:-', '1:e', '2:i', '1:f', '2:j', '1:g');
    expect(board.said).not.toEqual([]);
    expect(board.said.join()).not.toMatch(/Orion claimed .\b|Cygnus claimed .\b/);
    play(board, '2:k');
    expect(board.said.at(-1)).toMatch(/Orion claimed 3 stars\. Cygnus claimed 3 stars\. .*Your moves, Lyra/);
  });

  it('are told one by one where the reader may act all the time', () => {
    const board = start(constellation, SKY, 3);
    play(board, '1:e', '2:i');
    expect(board.said).toHaveLength(2);
    expect(board.said[0]).toMatch(/^Orion claimed e.* Lyra/);
    expect(board.said[1]).toMatch(/^Cygnus claimed i.* Lyra/);
  });

  it('are told before what the clock or the page does next', () => {
    const board = start(constellation, { ...SKY, movesPerRound: 2 }, 3);
    play(board, '0:a', '0:-', '1:e', '2:i', 'host:end');
    expect(board.said.at(-1)).toMatch(/^Orion claimed e.*Cygnus claimed i.*Round 1 is over/);
  });

  it('are told when the page takes their seats', () => {
    const board = start(spaceCrack, PLANETS, 4);
    play(board, 'end', 'end');
    expect(board.said).not.toEqual([]);
    expect(board.said.join()).not.toContain('Red ended');
    board.set({ seats: 'human host host host' });
    board.update();
    expect(board.said.some((line) => /^Red ended the round\./.test(line))).toBe(true);
  });

  const BOTH_TURNS = /^Red ended.*Round 1.*Red ended.*Your move, Blue/;

  it('are told when the page has moved for them', () => {
    const board = start(spaceCrack, PLANETS, 2);
    play(board, 'end', 'end', 'end');
    expect(board.said.some((line) => BOTH_TURNS.test(line))).toBe(true);
  });

  it('are told though the reader looks back meanwhile', () => {
    const board = start(spaceCrack, PLANETS, 2);
    play(board, 'end', 'end');
    for (const ply of [1, 2]) board.goTo(ply);
    play(board, 'end');
    expect(board.said.some((line) => BOTH_TURNS.test(line))).toBe(true);
  });

  it('of the card game are told a sentence a turn', async () => {
    const board = new StoreBoard(rotation, {
      use: 'game',
      players: 3,
      seats: 'human bot:random bot:random',
      botPace: 0,
      seed: 3,
      turns: 4,
    });
    const { session } = board.state;
    const [first] = session?.game.rules.moves(session.state, 0) ?? [];
    board.do({ type: 'mean', move: first });
    play(board, 'done');
    await board.settled();
    const told = board.said.filter((line) => line.startsWith('Player 2'));
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(
      /^Player 2 rotated .* Player 3 rotated .* Your turn, Player 1\. Choose a star to rotate\.$/,
    );
    expect(told[0]).not.toContain('ended');
  });

  it('are told when the next of them is given up', async () => {
    const board = start(failingHands, { seed: 5 }, 3);
    board.set({ botPace: 0 });
    play(board, 'draw', 'draw');
    await board.settled();
    expect(board.types).toContain('board-error');
    expect(board.said.some((line) => line.startsWith('East draws'))).toBe(true);
  });
});
