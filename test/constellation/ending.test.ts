/** How a game ended: the headline, why, where it was decided, the score part by part, and what is shared. */
import { describe, expect, it, test } from 'vitest';
import { decidedAt, describeShare, describeWhy } from '../../src/constellation/ending.js';
import { describeTurn } from '../../src/constellation/conversation.js';
import type { State } from '../../src/constellation/state.js';
import { scoreSteps } from '../../src/constellation/score-steps.js';
import { grid, play, standing, words } from './harness.js';

const over = (owners: readonly string[], more = {}): State =>
  play(standing(owners, { rounds: 1, ...more }), 'host:end');

/** Five wormholes of which two in one network win. */
const holes = {
  map: grid(4, 3, {
    '00': 'wormhole',
    '20': 'wormhole',
    '02': 'wormhole',
    '22': 'wormhole',
    '32': 'wormhole',
  }),
  wormholesToWin: 2,
};

it.each([
  [
    over(['00 10', '20']),
    'Lyra wins with 2 points',
    'The highest total after 1 round wins. Orion has 0 points.',
  ],
  [over(['00', '20']), 'Lyra and Orion share the win', 'Each has 0 points after 1 round.'],
  [
    over(['00 10 20', '02 12 22'], { hqs: { 0: ['00', '20'] } }),
    'Lyra wins with 6 points',
    'Lyra’s HQ line made the difference: 2 HQ points to 0.',
  ],
  [
    over(['00 10 20', '02 12'], { hqs: { 0: ['00', '20'] } }),
    'Lyra wins with 6 points',
    'The highest total after 1 round wins. Orion has 2 points.',
  ],
  [over(['00 10 20', '02'], holes), 'Lyra wins with 2 wormholes', 'All were in one network after round 1.'],
  [
    over(['00 10 20', '02 12 22 32'], holes),
    'Orion wins with 3 wormholes',
    'Lyra had 2 wormholes in one network when round 1 ended.',
  ],
  [
    over(['00 10 20 30', '02 12 22'], holes),
    'Lyra wins with 2 wormholes',
    'Orion had as many, but a lower total.',
  ],
  [
    over(['00 10 20', '02 12 22'], holes),
    'Lyra and Orion share the win',
    'Each has 2 wormholes in one network and 4 points.',
  ],
  [
    over(['00 10', '20'], { mode: 'containment', targetScore: 2 }),
    'The human teams win',
    'All of them reached 2 points before any bot team did.',
  ],
  [
    over(['00', '01 11'], { mode: 'containment', targetScore: 2 }),
    'The bot teams win',
    'Orion reached 2 points before every human team had.',
  ],
  [
    over(['00', '01'], { mode: 'containment', targetScore: 2 }),
    'The bot teams win',
    'Not every human team reached 2 points in 1 round.',
  ],
  [
    over(['00 10', '01 11'], { mode: 'containment', targetScore: 2 }),
    'Draw',
    'Both sides reached 2 points in the same round.',
  ],
  [
    over(['00 10'], { mode: 'resistance', targetScore: 2 }),
    'Offense wins',
    'Every Offense team had 2 points when round 1 ended.',
  ],
  [
    over(['00'], { mode: 'resistance', targetScore: 2 }),
    'Defense wins',
    'At least one Offense team stayed below 2 points.',
  ],
  [over(['00'], { mode: 'sandbox' }), 'The last round is over', 'Nobody wins or loses here.'],
])('case %#: the headline, and why', (state, headline, why) => {
  expect([describeTurn(state, words), describeWhy(state, words)]).toEqual([headline, why]);
});

test('the reader is you', () => {
  const state = over(['00 10 20', '02 12 22'], { hqs: { 0: ['00', '20'] } });
  expect(describeTurn(state, words.to(0))).toBe('You win with 6 points');
  expect(describeWhy(state, words.to(0))).toBe('Your HQ line made the difference: 2 HQ points to 0.');
  expect(describeTurn(over(['00 10 20', '02'], holes), words.to(0))).toBe('You win with 2 wormholes');
});

test('C16: where only destroyed networks score, that is why', () => {
  const map = grid(4, 3, { '00': 'blackhole', '30': 'blackhole' });
  const state = standing(['00 10 30', '01 11'], { map, mode: 'blackhole', rounds: 1 });
  const end = play(state, '0:20 host:end');
  expect(describeWhy(end, words)).toBe('Only destroyed networks score, and Lyra’s were worth most.');
  expect(scoreSteps(end, words).map(({ sentence }) => sentence)).toEqual([
    'Points for destroyed networks: Lyra 6, Orion 0.',
  ]);
});

test('a game in progress has no why and nothing to share', () => {
  expect([describeWhy(standing(['00']), words), describeShare(standing(['00']), words, 0)]).toEqual(['', '']);
});

describe('where it was decided', () => {
  /** All states of a game. */
  const decided = (first: State, line: string): number | undefined => {
    const states = [first];
    for (const move of line.split(' ')) states.push(play(states.at(-1) as State, move));
    return decidedAt((ply) => states[ply] as State, states.length - 1);
  };

  it('by wormholes: the move since which they were together', () => {
    const first = standing(['00 10'], { ...holes, rounds: 1 });
    expect(decided(first, '1:02 0:20 1:12 host:end')).toBe(2);
    expect(decided(first, '1:02 0:20 1:!10 0:!10 host:end')).toBe(4);
  });

  it('by totals: the move that took the lead for good, where the other team had led', () => {
    const first = standing(['00', '02'], { rounds: 1 });
    expect(decided(first, '1:12 0:10 0:20 1:30 host:end')).toBe(3);
    expect(decided(first, '0:10 0:20 1:12 host:end')).toBeUndefined();
    expect(decided(first, '1:12 0:10 host:end')).toBeUndefined();
  });

  it('by targets: the move since which they were reached', () => {
    const first = standing(['00', '02'], { mode: 'resistance', targetScore: 4, rounds: 1 });
    expect(decided(first, '0:10 0:20 1:12 host:end')).toBe(2);
    expect(decided(first, '0:10 1:12 host:end')).toBeUndefined();
  });

  it('nowhere while the game goes on', () => {
    expect(decided(standing(['00', '02']), '0:10')).toBeUndefined();
  });
});

describe('the score, part by part', () => {
  const sentences = (state: State): readonly string[] =>
    scoreSteps(state, words).map(({ sentence }) => sentence);

  it('C13: connections, their length and HQ lines, each as points, then the totals', () => {
    const state = over(['00 10 20', '02 12'], { hqs: { 0: ['00', '20'] } });
    expect(sentences(state)).toEqual([
      'Points for lines: Lyra 2, Orion 1.',
      'Points for their length: Lyra 2, Orion 1.',
      'Points for HQ lines: Lyra 2, Orion 0.',
      'Totals: Lyra 6, Orion 2.',
    ]);
    const lights = scoreSteps(state, words).map(({ light }) => light !== undefined);
    expect(lights).toEqual([true, true, true, false]);
  });

  it('what is nothing for everybody, and what does not score, is left out', () => {
    expect(sentences(over(['00', '20']))).toEqual([]);
    expect(sentences(over(['00 10', '02 12'], { mode: 'resistance', multipliers: [1, 0, 1] }))).toEqual([
      'Points for lines: Lyra 1.',
      'Totals: Lyra 1.',
    ]);
  });

  it('C14: wormholes that have won come first, one by one', () => {
    expect(sentences(over(['00 10 20', '02'], holes)).slice(0, 3)).toEqual([
      'Wormhole 1 of 2 is 00.',
      'Wormhole 2 of 2 is 20.',
      'One network holds all of them.',
    ]);
  });
});

test('what is shared tells the result and what it took, and no move', () => {
  const state = over(['00 10 20', '02 12']);
  expect(describeShare(state, words.to(0), 1)).toBe(
    'Constellation: I beat Orion, 4 to 2.\n1 round, 2 teams, 1 hint',
  );
  expect(describeShare(state, words.to(1), 0)).toBe(
    'Constellation: I lost to Lyra, 2 to 4.\n1 round, 2 teams, no hints',
  );
  expect(describeShare(over(['00 10 20', '02'], holes), words.to(0), 0)).toBe(
    'Constellation: I beat Orion with 2 wormholes in one network.\n1 round, 2 teams, no hints',
  );
});
