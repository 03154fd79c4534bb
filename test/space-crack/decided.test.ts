/** A decided game: its winner stays, whatever is played. */
import { describe, expect, it } from 'vitest';
import { times } from '../../src/core/basics/times.js';
import { chance } from '../../src/core/basics/seed.js';
import { winsAnyway } from '../../src/space-crack/decided.js';
import { spaceCrack } from '../../src/space-crack/game.js';
import type { Move, State } from '../../src/space-crack/state.js';
import { map } from './harness.js';

const { rules } = spaceCrack;

/** A game by chance, in which one seat is wiser than the others: it captures whenever it can. */
function* played(seed: number): Generator<State> {
  const luck = chance(seed);
  const seats = 2 + luck.below(2);
  let state = rules.setup({ seats, boardSize: 5 + luck.below(5), turns: 5 + luck.below(4) }, seed);
  const wise = luck.below(seats);
  while (!rules.outcome(state)) {
    yield state;
    const [seat = 0] = rules.toAct(state);
    const moves: Move[] = [...rules.moves(state, seat)];
    const captures = moves.filter(
      (move) =>
        move.type === 'move' &&
        state.owners[move.to - 1] !== seat &&
        (state.ships[move.to - 1] as number) < (state.ships[move.from - 1] as number),
    );
    const chosen = luck.pick(seat === wise && captures.length > 0 ? captures : [...moves, { type: 'end' }]);
    state = rules.play(state, seat, chosen as Move).state;
  }
  yield state;
}

describe('a game is decided', () => {
  it('P4, P11: only if its winner never changes, by whatever is played', () => {
    let decided = 0;
    for (const seed of times(200, (n) => n)) {
      const states = [...played(seed)];
      const end = rules.outcome(states.at(-1) as State);
      const found = states.flatMap((state) =>
        times(state.options.seats, (seat) => seat).filter((seat) => winsAnyway(state, seat)),
      );
      decided += found.length > 0 ? 1 : 0;
      for (const winner of found)
        expect([end?.winners, end?.reason]).toEqual([[winner], 'space-crack/by-planets']);
    }
    expect(decided).toBeGreaterThan(50);
  });

  it('P11: as soon as all others are out, and not before the others can do too little', () => {
    expect(winsAnyway(map({ 1: '5A5', 2: '5A' }), 0)).toBe(true);
    expect(winsAnyway(map({ 1: '5A5', 2: '5A', 7: '5B1' }), 0)).toBe(false);
    // The last round: three moves of Red's can turn 6 to 1 into 3 to 4, two cannot.
    const last = { 1: '5A5', 2: '5A', 3: '5A', 4: '5A', 5: '5A', 6: '5A', 7: '5B9' };
    expect(winsAnyway(map(last, 'turn=15;points=0,3;next=1'), 0)).toBe(false);
    expect(winsAnyway(map(last, 'turn=15;points=0,2;next=1'), 0)).toBe(true);
  });

  it('never for a seat alone, nor when it is over', () => {
    expect(winsAnyway(rules.setup({ seats: 1, turns: 5 }, 1), 0)).toBe(false);
    let state = rules.setup({ turns: 5, boardSize: 5 }, 1);
    while (!rules.outcome(state))
      state = rules.play(state, rules.toAct(state)[0] as number, { type: 'end' }).state;
    expect([0, 1].some((seat) => winsAnyway(state, seat))).toBe(false);
  });
});
