import { describe, expect, it } from 'vitest';
import {
  decidedAt,
  describeGoal,
  describeShare,
  describeToDo,
  describeWhy,
  goalPicture,
  scoreSteps,
} from '../../src/space-crack/conversation.js';
import { describeTurn, turnSeat } from '../../src/space-crack/describe.js';
import { planetsOf } from '../../src/space-crack/economy.js';
import { spaceCrack } from '../../src/space-crack/game.js';
import type { State } from '../../src/space-crack/state.js';
import { chance } from '../../src/core/basics/seed.js';
import { map, start, words } from './harness.js';

const { rules } = spaceCrack;
const mine = words.to(0);
/** Blue alone at the screen; whether to act. */
const blue = (state: State, ui = {}) => ({
  ui,
  seats: [0],
  acting: rules.toAct(state).filter((seat) => seat === 0),
});

describe('what to do', () => {
  const state = map({ 2: '5A5', 3: '5A', 7: '5B1' }, 'crack=5,0');

  it.each([
    [{ 2: '5A5', 3: '5A' }, 'crack=5,0', 'Choose a ship, or a planet to build at.'],
    [{ 2: '5A5', 3: '5A' }, 'crack=4,0', 'Choose your ship, then a planet next to it.'],
    [{ 2: '5A', 3: '5A' }, 'crack=5,0', 'Choose one of your planets to build a ship.'],
  ])('is to choose what there is: %o, %s', (planets, more, said) => {
    const chosen = map({ ...planets, 7: '5B1' }, more);
    expect(describeToDo(chosen, mine, blue(chosen))).toBe(said);
  });

  it('with a ship or a planet chosen, is what can be done with it', () => {
    expect(describeToDo(state, mine, blue(state, { selected: '2' }))).toBe(
      'Choose a planet next to your ship.',
    );
    expect(describeToDo(state, mine, blue(state, { selected: '2', aim: '4' }))).toBe(
      'Tap it again to send your ship there.',
    );
    expect(describeToDo(state, mine, blue(state, { selected: '3' }))).toBe(
      'Build a ship here for 5 crack, or choose again.',
    );
    const poor = map({ 2: '5A5', 3: '5A', 7: '5B1' }, 'crack=4,0');
    expect(describeToDo(poor, mine, blue(poor, { selected: '3' }))).toBe(
      'A ship here costs 5 crack, and you have 4.',
    );
  });

  it.each([
    [
      { 2: '5A5', 7: '5B1' },
      'points=0,3;next=1',
      'No moves left in this round',
      'Wait for the round to end.',
    ],
    [{ 2: '5A5', 7: '5B1' }, 'ended=0;next=1', 'You ended your round', 'Wait for the round to end.'],
    [{ 2: '5A', 7: '5B1' }, 'next=1', 'You cannot do more this round', 'Wait for the round to end.'],
    [{ 7: '5B1' }, 'next=1', 'You are out of the game', 'Watch how it ends.'],
    [{ 2: '5A5', 7: '5B1' }, 'next=1', 'Red’s move', ''],
  ])('is to wait where the reader can do no more: %o, %s', (planets, more, status, toDo) => {
    const waiting = map(planets, more);
    expect([describeTurn(waiting, mine, blue(waiting)), describeToDo(waiting, mine, blue(waiting))]).toEqual([
      status,
      toDo,
    ]);
    expect(turnSeat(waiting, blue(waiting))).toBe(toDo === '' ? 1 : 0);
  });

  it('P7: in free order is the reader’s own turn, whoever else may move', () => {
    const free = map({ 2: '5A5', 7: '5B1' }, 'order=free');
    expect(describeTurn(free, mine, blue(free))).toBe('Your move, Blue');
    expect(describeTurn(free, words, { ui: {}, seats: [0, 1], acting: [0, 1] })).toBe(
      'Blue and Red may move',
    );
  });
});

describe('what one plays for', () => {
  it('is told and drawn, alone too', () => {
    expect(describeGoal(start(), mine)).toBe(
      'Own the most planets after 15 rounds. A circle shows a planet’s size, a ship its strength.',
    );
    const alone = start({ seats: 1 });
    expect(describeGoal(alone, mine)).toBe(
      'Own as many planets as you can after 15 rounds. A circle shows a planet’s size, a ship its strength.',
    );
    const seatsIn = (state: State, seats: readonly number[]): readonly string[] =>
      [...goalPicture(state, seats).matchAll(/seat-(\d)/g)].map(([, seat]) => seat as string);
    expect(seatsIn(start(), [0])).toEqual(['0', '1']);
    expect(seatsIn(start(), [1])).toEqual(['1', '0']);
    expect(seatsIn(alone, [0])).toEqual(['0']);
  });
});

/** A game of chance, position by position. */
function randomGame(seed: number): readonly State[] {
  const luck = chance(seed);
  const states = [start({ boardSize: 5, turns: 5, commandPoints: 2 }, seed)];
  for (let now = states[0] as State; rules.toAct(now).length > 0; states.push(now)) {
    const seat = rules.toAct(now)[0] as number;
    now = rules.play(now, seat, luck.pick([...rules.moves(now, seat)])).state;
  }
  return states;
}

describe('the end', () => {
  const byCrack = map({ 2: '5A5', 7: '5B1' }, 'turn=16;crack=7,9');
  const byPlanets = map({ 2: '5A5', 3: '5A', 7: '5B1' }, 'turn=16');
  const shared = map({ 2: '5A5', 7: '5B1' }, 'turn=16');
  const alone = map({ 2: '5A5' }, 'seats=1;turn=16');

  it('is explained', () => {
    const before = map({ 2: '5A5', 3: '5A', 7: '5B1' }, 'turn=9');
    expect([
      describeWhy(byPlanets, mine, before),
      ...[byPlanets, byCrack, shared, alone].map((state) => describeWhy(state, mine)),
    ]).toEqual([
      'You took the lead for good in round 9.',
      'Whoever owns the most planets wins.',
      'Both own 1 planet, so more crack wins.',
      'Planets and crack are equal: 1 planet and 0 crack each.',
      '15 rounds played.',
    ]);
  });

  it('was decided when the last of the others was out, else when the winner took the lead for good', () => {
    for (const seed of Array(30).keys()) {
      const game = randomGame(seed);
      const end = rules.outcome(game.at(-1) as State);
      const at = decidedAt((ply) => game[ply] as State, game.length - 1);
      if (end?.reason !== 'space-crack/by-planets') {
        expect(at).toBeUndefined();
        continue;
      }
      const [winner = 0] = end.winners;
      const isAlone = planetsOf(game.at(-1) as State).every((count, seat) => seat === winner || count === 0);
      const leads = game.map((state) => {
        const planets = planetsOf(state);
        if (isAlone) return planets.every((count, seat) => seat === winner || count === 0);
        return planets.every((count, seat) => seat === winner || count < (planets[winner] as number));
      });
      expect(at).toBe(leads.lastIndexOf(false) + 1);
    }
  });

  it('is walked through from the most planets to the fewest, and to crack where they are equal', () => {
    const told = (state: State): readonly string[] => scoreSteps(state, mine).map(({ sentence }) => sentence);
    expect(told(byPlanets)).toEqual(['You own 2 planets.', 'Red owns 1 planet.']);
    expect(told(byCrack)).toEqual([
      'You own 1 planet.',
      'Red owns 1 planet.',
      'You have 7 crack.',
      'Red has 9 crack.',
    ]);
    expect(told(map({ 2: '5A5', 7: '5' }, 'turn=16'))).toEqual(['You own 1 planet.']);
    expect(told(start())).toEqual([]);
  });

  it('is shared by whoever played, and by name where several sit here', () => {
    const share = (state: State, seats: readonly number[]): string =>
      describeShare(state, words.to(seats.length === 1 ? seats[0] : undefined), seats, 0).split(
        '\n',
      )[0] as string;
    expect([[0], [1], [0, 1]].map((seats) => share(byPlanets, seats))).toEqual([
      'Space Crack: I beat Red, 2 planets to 1.',
      'Space Crack: I lost to Blue, 1 planet to 2.',
      'Space Crack: Blue won, 2 planets to 1, against Red.',
    ]);
    expect([share(byCrack, [1]), share(shared, [0]), share(shared, [0, 1]), share(alone, [0])]).toEqual([
      'Space Crack: I beat Blue by crack, 9 to 7.',
      'Space Crack: I shared the win with Red, 1 planet each.',
      'Space Crack: Blue and Red shared the win, 1 planet each.',
      'Space Crack: 1 of 7 planets.',
    ]);
    expect(describeShare(byPlanets, mine, [0], 2)).toMatch(/\n15 rounds, 2 hints$/);
  });
});
