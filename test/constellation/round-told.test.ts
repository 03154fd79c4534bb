/** The end of a round beside the board, sentence by sentence, and how long it waits for the reader (C11, C12). */
import { describe, expect, it } from 'vitest';
import { roundSteps } from '../../src/constellation/round-told.js';
import { rules } from '../../src/constellation/rules.js';
import type { State } from '../../src/constellation/state.js';
import { StoreBoard, wholeSliceOf } from '../store-board.js';
import { standing, words } from './harness.js';

const slice = await wholeSliceOf('constellation');

/** Two teams and two HQs each, on six stars; a round is a move of each. */
const SMALL = {
  map: 'a:0:0,b:10:0,c:20:0,d:0:10,e:10:10,f:20:10,g:30:0/1.3.6,2.4,5,4,5',
  movesPerRound: 1,
  rounds: 3,
  stealsPerTeam: 0,
};

/** Lyra has connected its HQs, Orion has not, and the round is over. */
function atRoundEnd(attributes: Readonly<Record<string, unknown>> = {}): StoreBoard {
  const board = new StoreBoard(slice, {
    ...SMALL,
    seats: 'human bot:random',
    botPace: 60_000,
    ...attributes,
  });
  const moves = [
    [0, '*a'],
    [1, '*d'],
    [1, '*f'],
    [0, '*c'],
    [1, 'g'],
    [0, 'b'],
  ] as const;
  for (const [seat, move] of moves) board.play(move, { seat });
  board.update();
  return board;
}

const stepOn = (board: StoreBoard): void => void board.do({ type: 'round-on' });

/** What is told after each step, with the HQ points and totals of the table. */
const look = (board: StoreBoard): readonly string[] => [...board.status, board.tells];

describe('the end of a round', () => {
  it('is told step by step, and then the reader is asked to go on', () => {
    const board = atRoundEnd();
    expect(look(board)).toEqual(['Round 1 is over', '', 'Round 1 is over.']);
    stepOn(board);
    const own = 'Your HQ line has 2 lines: 2 points.';
    expect(look(board)).toEqual(['Round 1 is over', '', own]);
    stepOn(board);
    const both = `${own} Orion’s HQs are not connected: no HQ points.`;
    expect(look(board)).toEqual(['Round 1 is over', '', both]);
    stepOn(board);
    expect(look(board)).toEqual(['Round 1 is over', 'Tap the map to begin round 2.', both]);
    board.do({ type: 'round-read' });
    expect(board.status).toEqual(['Your moves, Lyra', 'Claim any free star. You have 1 move left.']);
  });

  it('brings the HQ points into the table with their sentence', () => {
    const board = atRoundEnd();
    const row = (): string | undefined => /Lyra.*?(?= Orion)/.exec(board.score)?.[0];
    expect(row()).toContain('2 2 0 +2 4');
    stepOn(board);
    expect(row()).toContain('2 2 2 +2 6');
  });

  it('is left by no act of the reader before all is told, and by a tap that plays nothing', () => {
    const board = atRoundEnd();
    board.do({ type: 'round-read' });
    board.tap('e');
    expect([board.tells, board.ply]).toEqual(['Round 1 is over.', 6]);
    for (let step = 0; step < 3; step++) stepOn(board);
    board.tap('e');
    board.do({ type: 'round-read' });
    expect([board.status[0], board.ply]).toEqual(['Your moves, Lyra', 6]);
    board.tap('e');
    expect(board.ply).toBe(7);
  });

  it('is left at any time by a move that is made by keys', () => {
    const board = atRoundEnd();
    board.do({ type: 'input', input: { type: 'act', cell: 'e' } });
    expect([board.ply, board.state.roundEnd]).toEqual([7, undefined]);
  });

  it('waits six seconds for the reader', () => {
    const board = atRoundEnd();
    for (let step = 0; step < 3; step++) stepOn(board);
    const times = board.effects.flatMap((one) => (one.type === 'later' ? [one.ms] : []));
    expect(times).toEqual([700, 700, 700, 6000]);
  });

  it('stands for two seconds where there is little to tell', () => {
    const board = new StoreBoard(slice, { ...SMALL, hqCount: 0, seats: 'human bot:random', botPace: 60_000 });
    for (const [seat, move] of [
      [0, 'a'],
      [1, 'b'],
    ] as const)
      board.play(move, { seat });
    const times = board.effects.flatMap((one) => (one.type === 'later' ? [one.ms] : []));
    expect([board.tells, times]).toEqual(['Round 1 is over.', [2000]]);
  });

  it('is said once, with the totals that the table shows', () => {
    const board = atRoundEnd();
    for (let step = 0; step < 3; step++) stepOn(board);
    const heard = board.said.join(' ');
    expect(heard).toContain(
      'Round 1 is over. Your HQ line has 2 lines: 2 points. Orion’s HQs are not connected: no HQ points. Totals: Lyra 6, Orion 0.',
    );
    expect(heard.match(/HQ line/g)).toHaveLength(1);
  });

  it('asks nobody to go on where no bot plays, or a clock has its own button', () => {
    const people = atRoundEnd({ seats: 'human human' });
    expect([people.status[0], people.tells]).toEqual(['Next: Orion', 'Round 1 is over.']);
    people.do({ type: 'round-read' });
    expect(people.state.roundEnd).toBeUndefined();
    const timed = atRoundEnd({ roundSeconds: 60, autoNextRound: true });
    expect(timed.tells).toMatch(/^Round 1 is over\. HQ points: /);
  });
});

describe('what a round has brought', () => {
  const told = (state: State): readonly string[] => {
    const { state: after, events } = rules.play(state, 'host', { type: 'end' });
    const over = events.find(({ type }) => type === 'round');
    if (over?.type !== 'round') throw new Error('the round is not over');
    return roundSteps(after, over, words).map(({ sentence }) => sentence);
  };
  const hqs = { 0: ['00', '10'], 1: ['02', '12'] };

  it('is in points, whatever a line counts', () => {
    const state = standing(['00 10', '02 12'], { hqs, multipliers: [1, 0.1, 3] });
    expect(told(state)[1]).toBe('Lyra’s HQ line has 1 line: 3 points.');
  });

  it('is nothing for a team that has lost an HQ', () => {
    const state = standing(['00 10', '02 12'], { hqs });
    expect(told({ ...state, hqs: [[], state.hqs[1] ?? []], fallen: [true, false] }).slice(1)).toEqual([
      'Lyra has lost an HQ: no HQ points.',
      'Orion’s HQ line has 1 line: 1 point.',
    ]);
  });

  it('is one sentence for more than two teams', () => {
    const state = standing(['00 10', '02 12', '30 31'], { hqs: { ...hqs, 2: ['30', '31'] } });
    expect(told(state)).toEqual(['Round 1 is over.', 'HQ points: Lyra 1, Orion 1, Cygnus 1.']);
  });

  it('is nothing to tell where there are no HQs', () => {
    expect(told(standing(['00', '10'], { hqCount: 0 }))).toEqual(['Round 1 is over.']);
  });
});
