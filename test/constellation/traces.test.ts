/** Stars taken by others show a trace. */
import { expect, it } from 'vitest';
import { skyOf } from '../../src/constellation/geometry.js';
import { tracesOf } from '../../src/constellation/traces.js';
import type { Event, State } from '../../src/constellation/state.js';
import { grid, playWithEvents, standing } from './harness.js';

/** The traces after these moves, by star: whose it was, and whether it was an HQ. */
function traced(first: State, ...moves: readonly string[]): readonly string[] {
  let [state, events] = [first, [] as readonly Event[]];
  for (const move of moves) {
    const played = playWithEvents(state, move);
    [state, events] = [played.state, [...events, ...played.events]];
  }
  return tracesOf(events, state).map(
    ({ place, team, isHq }) => `${skyOf(state).ids[place]} ${team}${isHq ? ' HQ' : ''}`,
  );
}

const state = standing(['00 10 20', '30 31'], { hqs: { 0: ['00', '20'] } });

it('a stolen star, and an HQ as one', () => {
  expect(traced(state, '1:!10')).toEqual(['10 0']);
  expect(traced(state, '1:!20', '1:01')).toEqual(['20 0 HQ']);
});

it('every star that a steal spreads to, and that is cleared', () => {
  const clear = standing(['00 10 20', '30'], { stealDepth: 1, stealEffect: 'clear' });
  expect(traced(clear, '1:!10')).toEqual(['10 0', '00 0', '20 0']);
});

it('what black holes destroyed', () => {
  const map = grid(4, 3, { '00': 'blackhole', '20': 'blackhole' });
  expect(traced(standing(['00 10', '30'], { map }), '0:20')).toEqual(['00 0', '10 0', '20 0']);
});

it('nothing of a claim, nor of a star that has been taken back', () => {
  expect(traced(state, '1:21')).toEqual([]);
  expect(traced(state, '1:!10', '0:!10')).toEqual(['10 1']);
  expect(traced(state, '1:!10', '0:!10', '1:!10')).toEqual(['10 0']);
});
