import { describe, expect, it } from 'vitest';
import {
  describeCell,
  describeGains,
  describeMission,
  describePenalty,
  foretell,
  glance,
} from '../../src/bugcatcher/describe.js';
import { bugcatcher } from '../../src/bugcatcher/game.js';
import { makeWords } from '../../src/core/words/words.js';
import { kitWords } from '../kit-words.js';
import { words as english } from '../../src/bugcatcher/index.js';
import type { Mission } from '../../src/bugcatcher/goals.js';
import type { Options } from '../../src/bugcatcher/state.js';
import { IDLE, interpret, type Ui } from '../../src/bugcatcher/interpret.js';
import { missionsOf } from '../../src/bugcatcher/feasibility.js';
import { submit, position, start, words } from './harness.js';

const FIRST = position(
  'players=2;seed=7;shown=Cheerful_Jellyfish,Marching_Ant,Deep_Lanternfish,Harbour_Gull_Fly,Needle_Crab;border=C1-BR,F5-BR;central=C3,F5;garnetsLeft=1,3',
);
const { state: SECOND, events } = submit(FIRST, 'BD.BU.swap.CL+1', 'CU');

const told = (viewer: 0 | 1 | 'public'): string[] =>
  events.flatMap((event) => {
    const heard = bugcatcher.filterEvent(event, viewer);
    return heard ? [bugcatcher.describe(heard, words)] : [];
  });

describe('a round by ear', () => {
  it('tells a player its own slots with their cases, and what it has', () =>
    expect(told(0)).toEqual([
      'Player 1 submitted BD, BU, swap, CL. Player 1 accepted 1 mission.',
      'Slot 1: Player 1’s square node placed a blue path.',
      'Slot 2: Player 1’s square node was stopped. The spot was already claimed.',
      'Slot 3: Player 1’s nodes swapped colours.',
      'Slot 4: Player 1’s round node placed a blue path.',
      'Round 1 is over. 3 paths are on the board.',
      'Round 1: 2 fireflies for Player 1, 2 in all.',
      expect.stringMatching(/^Round 2 begins\. New missions: /) as string,
    ]));

  it('tells the public no more than the board shows', () =>
    expect(told('public')).toEqual([
      'Round 1 is over. 3 paths are on the board.',
      expect.stringMatching(/^Round 2/) as string,
    ]));
});

describe('a spot by ear', () => {
  const view = bugcatcher.view(FIRST, 0);
  it.each([
    ['C1-BR', 'C1-BR, corner, Player 1’s square blue node'],
    ['C3', 'C3, centre, Player 1’s round black node'],
    ['F5', 'F5, centre, a round node'],
    ['A1', 'A1, centre'],
  ])('%s', (cell, said) => expect(describeCell(view, cell, words, IDLE)).toBe(said));

  it('tells the paths that lie there', () =>
    expect(describeCell(bugcatcher.view(SECOND, 0), 'B3', words, IDLE)).toBe(
      'B3, centre, Player 1’s round blue node, blue path',
    ));

  it('tells which choice it is, before round 1', () => {
    const opening = bugcatcher.view(start({ starts: 'choose' }), 0);
    const [first, second] = ['B2', 'C3'] as const;
    const chosen = [first, second].reduce(
      (ui: Ui, cell) => interpret(opening, { type: 'act', cell }, ui).ui,
      IDLE,
    );
    expect(describeCell(opening, second, words, chosen)).toBe('C3, centre, choice 2');
    expect(describeCell(opening, 'C1', words, chosen)).toBe('C1, centre');
    // Looked back at from a later ply, the lists are handed in: the board draws no choice, and none is told.
    const handedIn = { ...opening, submitted: [0] };
    expect(describeCell(handedIn, second, words, chosen)).toBe('C3, centre');
  });
});

describe('to the one reader who plays', () => {
  const mine = words.to(0);
  const heard = events.flatMap((event) => bugcatcher.filterEvent(event, 0) ?? []);

  it('a round is told as its own', () =>
    expect(heard.slice(0, -1).map((event) => bugcatcher.describe(event, mine))).toEqual([
      'You submitted BD, BU, swap, CL. You accepted 1 mission.',
      'Slot 1: your square node placed a blue path.',
      'Slot 2: your square node was stopped. The spot was already claimed.',
      'Slot 3: your nodes swapped colours.',
      'Slot 4: your round node placed a blue path.',
      'Round 1 is over. 3 paths are on the board.',
      'Round 1: 2 fireflies, 2 in all.',
    ]));

  it('the nodes are its own', () => {
    const view = bugcatcher.view(FIRST, 0);
    expect(describeCell(view, 'C3', mine, IDLE)).toBe('C3, centre, your round black node');
  });

  it.each([
    [[0, 6], [0], 'Cheerful Jellyfish: completed, +6 fireflies.'],
    [[0, 3], [0], 'Cheerful Jellyfish: completed by several players, +3 fireflies for you.'],
    [[0, -3], [0], 'Cheerful Jellyfish: another player completed it first, −3 fireflies.'],
    [[0, -3], [], 'Cheerful Jellyfish: not completed in time, −3 fireflies.'],
  ] as const)('B12: what a mission brought: %o', (gain, completed, said) =>
    expect(describeGains(0, [gain], completed, '', mine)).toEqual([said]),
  );

  it('B12: what a mission costs, and until when', () => {
    const of = (name: string, options: Partial<Options> = {}): string => {
      const mission = missionsOf('').find((one) => one.name === name) as Mission;
      return describePenalty(mission, 3, start(options).options, mine);
    };
    expect(of('Cheerful Jellyfish')).toBe('−3 after round 4');
    expect(of('Hermit Crab')).toBe('');
    // The match is over before the limit.
    expect(of('Cheerful Jellyfish', { rounds: 3 })).toBe('−3 if beaten');
    expect(of('Cheerful Jellyfish', { rounds: 3, penaltyAtEnd: true })).toBe('−3 after round 3');
  });
});

it.each([
  ['Lighthouse Moth', 'Round node reaches 1 spot: a board corner'],
  ['Pond Skater', 'Square node reaches 4 spots: the rim'],
  ['Corner Spider', 'Round node moves, and ends at a board corner'],
])('B16: %s says how many of which spots', (name, said) => {
  const mission = missionsOf('').find((one) => one.name === name) as Parameters<typeof describeMission>[0];
  expect(describeMission(mission, words)).toBe(said);
});

it('every mission has a sentence without a gap', () => {
  for (const mission of missionsOf(''))
    expect(describeMission(mission, words)).not.toMatch(/[{}$]|goal\.|spots\./);
});

describe('what Enter would bring', () => {
  const kit = makeWords('en', kitWords, english);
  const view = bugcatcher.view(FIRST, 0);
  const told = (cell: string, ui: Ui = IDLE): string => foretell(view, cell, kit, ui);

  it('B5: the entries that lead there, and how they would fare', () => {
    expect(told('C2')).toBe('Write round node up. 6 energy left.');
    expect(told('C3')).toBe('');
    const draft = interpret(view, { type: 'act', cell: 'C2' }, IDLE).ui;
    expect(told('C3', draft)).toBe(
      'Write round node down. 5 energy left. The entry round node down would be stopped at a claimed spot.',
    );
    expect(describeCell(view, 'C2', kit, draft)).toContain(', Player 1’s plan ends here');
    expect(glance(view, 'C3', kit)).toBe('C3, Player 1’s round black node');
    expect(glance(view, 'F5', kit)).toBe('F5, a round node');
  });

  it('B3: which choice a spot becomes, before round 1', () => {
    const opening = bugcatcher.view(start({ starts: 'choose' }), 0);
    expect(foretell(opening, 'B2', kit, IDLE)).toBe('B2 becomes choice 1.');
    const { ui } = interpret(opening, { type: 'act', cell: 'B2' }, IDLE);
    expect(foretell(opening, 'B2', kit, ui)).toBe('B2 leaves the list.');
  });
});
