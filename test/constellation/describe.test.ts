/** Sentences by which a reader who sees nothing can play. */
import { expect, it, test } from 'vitest';
import { describeCell, foretell, glance, type Names } from '../../src/constellation/describe.js';
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
    '30, cluster, Orion, network of 1 connection, length 10, guarded by this cluster, next to 20 and 31',
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

/** Names of all cells of a position. */
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

test('what happened', () => {
  expect(told(state, '0:11')).toEqual(['Lyra claimed 11 and gained 1 connection.']);
  expect(told(state, '1:!10')).toEqual(['Orion stole 10 from Lyra.']);
  expect(told(state, '0:-')).toEqual(['Lyra ended the round.']);
  expect(told(start(), '*a2')).toEqual(['Lyra placed an HQ at a2.']);
  expect(told(state, 'host:end')).toEqual([
    'Round 1 is over. HQ points: Lyra 1, Orion 0. Totals: Lyra 3, Orion 2.',
  ]);
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
