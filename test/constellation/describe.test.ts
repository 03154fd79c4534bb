/** Sentences by which a reader who sees nothing can play. */
import { expect, it, test } from 'vitest';
import {
  describeCell,
  describeTurn,
  foretell,
  glance,
  type Names,
  type NextMover,
} from '../../src/constellation/describe.js';
import { skyOf } from '../../src/constellation/geometry.js';
import type { ConstellationMap, State } from '../../src/constellation/state.js';
import { grid, play, standing, start, told, words } from './harness.js';

const map = grid(4, 3, { '30': 'cluster', '02': 'wormhole', '12': 'blackhole' });
const state = standing(['00 10', '20 30'], { map, hqs: { 0: ['00'] } });

it.each([
  ['00', '00, Lyra, HQ, network of 1 connection, length 10, not guarded, next to 01 and 10'],
  [
    '20',
    '20, Orion, network of 1 connection, length 10, guarded by the cluster at 30, next to 10, 21 and 30',
  ],
  [
    '30',
    '30, cluster, Orion, network of 1 connection, length 10, guarded by the cluster at 30, next to 20 and 31',
  ],
  ['02', '02, wormhole, free, next to 01 and 12'],
  ['12', '12, black hole, free, next to 02, 11 and 22'],
  ['11', '11, free, next to 01, 10, 12 and 21'],
])('star %s is told as "%s"', (cell, says) => {
  expect(describeCell(state, cell, words)).toBe(says);
});

test('a lone star and one that is gone', () => {
  expect(describeCell(play(state, '0:22'), '22', words)).toBe(
    '22, Lyra, not connected, not guarded, next to 12, 21 and 32',
  );
  const gone = { ...state, owners: `x${state.owners.slice(1)}` };
  expect(describeCell(gone, '00', words)).toBe('00, gone');
  expect(describeCell(gone, '01', words)).toBe('01, free, next to 02 and 11');
});

/** What all cells of a position are called. */
function calledIn(state: State, names?: Names, table = words): readonly string[] {
  return skyOf(state).ids.map((id) => describeCell(state, id, table, names));
}

/** One star in the middle, and what it reaches: b, f and the cluster c by 10, d by 20, e by 11. */
const MIDDLE = {
  stars: [
    { id: 'a', x: 0, y: 0, type: 'star' },
    { id: 'b', x: 10, y: 0, type: 'star' },
    { id: 'c', x: 0, y: 10, type: 'cluster' },
    { id: 'd', x: 0, y: -20, type: 'star' },
    { id: 'e', x: -11, y: 0, type: 'star' },
    { id: 'f', x: 6, y: 8, type: 'star' },
  ],
  edges: [...'bcdef'].map((id) => ['a', id] as const),
} satisfies ConstellationMap;
const middle = (owners: readonly string[], hqs = {}): State => standing(owners, { map: MIDDLE, hqs });

test.each([
  ['changes hands', middle(['a']), middle(['', 'a'])],
  ['is an HQ no more', middle(['a'], { 0: ['a'] }), middle(['a'])],
  ['has more connections of the same length', middle(['a d']), middle(['a b f'])],
  ['has longer connections', middle(['a b']), middle(['a e'])],
  ['gets a guard', middle(['a b']), middle(['a c'])],
  ['has a neighbour gone', middle(['a']), { ...middle(['a']), owners: 'A....x' }],
] as const)('a star that %s is called anew', (_, before, after) => {
  const names: Names = new Map();
  const call = (at: State, kept?: Names): string => describeCell(at, 'a', words, kept);
  call(before, names);
  expect(call(after, names)).toBe(call(after));
  expect(call(after)).not.toBe(call(before));
});

test('after a move only names that change are made anew, and in other words all', () => {
  let made = 0;
  const counted = { ...words, row: (texts: readonly string[]) => (made++, words.row(texts)) };
  const names: Names = new Map();
  calledIn(state, names, counted);
  expect(made).toBe(12);
  calledIn(play(state, '0:01'), names, counted);
  // The star itself, and the two that it joins.
  expect(made).toBe(15);
  calledIn(state, names, { ...counted });
  expect(made).toBe(27);
});

test('whose turn it is', () => {
  expect(describeTurn(start(), words)).toBe('Lyra’s turn to place an HQ');
  expect(describeTurn(start(), words.to(0))).toBe('Your turn, Lyra: place your first HQ');
  expect(describeTurn(play(start(), '*a2 *b3'), words.to(1))).toBe('Your turn, Orion: place your second HQ');
  expect(describeTurn(start({ hqCount: 1 }), words.to(0))).toBe('Your turn, Lyra: place your HQ');
  expect(describeTurn(state, words)).toBe('Lyra and Orion may move');
  expect(describeTurn(standing(['00', '10', '20'], { teams: 3 }), words)).toBe(
    'Lyra, Orion and Cygnus may move',
  );
});

test('C7: any member of any team may act, whosever move a click is next', () => {
  const three = standing(['00', '10', '20'], { teams: 3 });
  const next = (given: State, more: Partial<NextMover> = {}): string => {
    const reader = more.isAlone ? 1 : undefined;
    return describeTurn(given, words.to(reader), { team: 1, name: undefined, isAlone: false, ...more });
  };
  expect(next(three)).toBe('Next: Orion. Any team may move');
  expect(next(three, { name: 'Dee' })).toBe('Next: Orion, Dee. Any team may move');
  expect(next(three, { isAlone: true })).toBe('Your moves, Orion: claim or steal a star');
  const noSteals = { ...three, steals: [0, 0, 0] };
  expect(next(noSteals, { isAlone: true })).toBe('Your moves, Orion: claim a free star');
  const near = { ...noSteals, options: { ...three.options, claimNeedsAdjacency: true } };
  expect(next(near, { isAlone: true })).toBe('Your moves, Orion: claim a star next to yours');
  expect(next(three, { isAlone: true, name: 'Dee' })).toBe('Your moves, Orion. Next: Dee');
  const two = { ...three, left: [[0], [1], [2]] };
  expect(next(two)).toBe('Next: Orion. Orion and Cygnus may move');
  expect(next(two, { name: 'Dee' })).toBe('Next: Orion, Dee. Orion and Cygnus may move');
  const one = { ...three, left: [[0], [1], [0]] };
  expect(next(one)).toBe('Only Orion can still move');
  expect(next(one, { name: 'Dee' })).toBe('Only Orion can still move. Next: Dee');
});

test('how it ended', () => {
  const end = (owners: readonly string[], more = {}, reader?: number): string =>
    describeTurn(play(standing(owners, { rounds: 1, ...more }), 'host:end'), words.to(reader));
  expect(end(['00 10', '20'])).toBe('Lyra wins with 2 points');
  expect(end(['00 10', '20'], {}, 0)).toBe('You win with 2 points');
  expect(end(['00', '20'])).toBe('Lyra and Orion share the win, 0 points each');
  const five = grid(4, 3, {
    '00': 'wormhole',
    '20': 'wormhole',
    '02': 'wormhole',
    '22': 'wormhole',
    '32': 'wormhole',
  });
  const byWormholes = (...owners: readonly string[]): string => end(owners, { map: five, wormholesToWin: 2 });
  expect(byWormholes('00 10 20', '02 12 22 32')).toBe('Orion wins with 3 wormholes in one network');
  expect(byWormholes('00 10 20 30', '02 12 22')).toBe('Wormholes are equal. Lyra wins by total, 6 points');
  expect(byWormholes('00 10 20', '02 12 22')).toBe(
    'Wormholes and totals are equal. Lyra and Orion share the win',
  );
  expect(end(['00'], { mode: 'sandbox' })).toBe('The last round is over');
});

test('what happened', () => {
  expect(told(state, '0:11')).toEqual(['Lyra claimed 11 and gained 1 connection.']);
  expect(told(state, '1:!10')).toEqual(['Orion stole 10 from Lyra.']);
  expect(told(state, '0:-')).toEqual(['Lyra passed.']);
  expect(told(start(), '*a2')).toEqual(['Lyra placed an HQ at a2.']);
  expect(told(state, 'host:end')).toEqual(['Round 1 is over: Lyra 3, Orion 2.']);
});

test('a star from its neighbour, and the network that a claim would make', () => {
  expect(['00', '20', '30', '11'].map((cell) => glance(state, cell, words))).toEqual([
    '00, Lyra, HQ',
    '20, Orion',
    '30, cluster, Orion',
    '11, free',
  ]);
  const mover = { team: 0, member: 0 };
  expect(foretell(state, mover, '11', words)).toBe(
    'Lyra would claim 11 and gain 1 connection. 11: network of 2 connections, length 20, not guarded.',
  );
  expect(foretell(state, mover, '00', words)).toBe('');
});
