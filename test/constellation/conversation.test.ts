/** The sentences beside the board: who may move, what to do now, and the aim. */
import { expect, it, test } from 'vitest';
import {
  describeBrought,
  describeFirst,
  describeGoal,
  describeToDo,
  describeTurn,
  describeWait,
  describeWormholesWin,
  stealFacts,
  type NextMover,
} from '../../src/constellation/conversation.js';
import { goalPicture } from '../../src/constellation/goal-picture.js';
import { PASSED } from '../../src/constellation/rounds.js';
import type { State } from '../../src/constellation/state.js';
import type { Ui } from '../../src/constellation/interpret.js';
import { askedSteal } from '../../src/constellation/element/asked-steal.js';
import type { Audience } from '../../src/ui/contract/adapter.js';
import { play, position, standing, start, words } from './harness.js';

const three = standing(['00', '10', '20'], { teams: 3 });
const alone: Partial<NextMover> = { isAlone: true };

/** To Orion, alone at the screen or not. */
function asked(more: Partial<NextMover>): readonly [typeof words, NextMover] {
  const next = { team: 1, name: undefined, isAlone: false, ...more };
  return [words.to(next.isAlone ? 1 : undefined), next];
}

const turn = (state: State, more: Partial<NextMover> = {}): string => describeTurn(state, ...asked(more));
const toDo = (state: State, more: Partial<NextMover> = {}): string => describeToDo(state, ...asked(more));

test('the status says whose turn it is to place an HQ, and below it which one', () => {
  const second = play(start(), '*a2 *b3');
  expect(describeTurn(start(), words)).toBe('Lyra’s turn');
  expect(turn(second, alone)).toBe('Your turn, Orion');
  expect(toDo(second, alone)).toBe('Choose a plain star, a circle, for your second HQ.');
  expect(toDo(play(start(), '*a2'), alone)).toBe('Choose a plain star, a circle, for your first HQ.');
  expect(toDo(play(start({ hqCount: 1 }), '*a2'), alone)).toBe('Choose a plain star, a circle, for your HQ.');
  expect(toDo(second)).toBe('Choose a plain star, a circle, for the next HQ.');
});

test('somebody alone at the screen is told only what the team can do', () => {
  expect(turn(three, alone)).toBe('Your moves, Orion');
  const left = 'You have 6 moves left.';
  // In the first round a steal is not what comes to mind.
  expect(toDo(three, alone)).toBe(`Claim any free star. ${left}`);
  const later = { ...three, round: 2 };
  expect(toDo(later, alone)).toBe(`Claim a free star, or steal one. ${left}`);
  const noSteals = { ...later, steals: [0, 0, 0] };
  expect(toDo(noSteals, alone)).toBe(`Claim any free star. ${left}`);
  const near = { ...three.options, claimNeedsAdjacency: true };
  expect(toDo({ ...later, options: near }, alone)).toBe(
    `Claim a free star next to yours, or steal one. ${left}`,
  );
  expect(toDo({ ...noSteals, options: near }, alone)).toBe(`Claim a free star next to one of yours. ${left}`);
  const full = { ...three, owners: 'ABCABCABCABC' };
  expect(toDo(full, alone)).toBe(`Steal a star. ${left}`);
  const last = { ...later, owners: '.B..........', left: [[6], [1], [6]] };
  expect(toDo(last, alone)).toBe('Claim any free star. You have 1 move left.');
});

test('a member who moves next is called by name', () => {
  expect(turn(three, { ...alone, name: 'Dee' })).toBe('Your moves, Orion');
  expect(toDo({ ...three, round: 2 }, { ...alone, name: 'Dee' })).toBe(
    'Dee is next. Claim a free star, or steal one.',
  );
});

test('C7: of several teams at one screen any may act, whosever move a click is next', () => {
  expect(describeTurn(three, words)).toBe('Lyra, Orion and Cygnus may move');
  expect(turn(three)).toBe('Next: Orion');
  expect(turn(three, { name: 'Dee' })).toBe('Next: Orion, Dee');
  expect(toDo(three)).toBe('Any team may move. Choose yours, then a star.');
  const two = { ...three, left: [[0], [1], [2]] };
  expect(turn(two)).toBe('Next: Orion');
  expect(toDo(two)).toBe('Choose a team with moves left, then a star.');
  const one = { ...three, left: [[0], [1], [0]] };
  expect(turn(one)).toBe('Only Orion can still move');
  expect(turn(one, { name: 'Dee' })).toBe('Only Orion can still move. Next: Dee');
  expect(toDo(one)).toBe('Claim any free star. You have 1 move left.');
});

test('a newcomer is told what HQs are for, then that nobody waits for turns', () => {
  const first = (state: State): string => describeFirst(state, 0, words.to(0));
  expect([first(start()), first(play(start({ hqCount: 1 }), '*a2'))]).toEqual(['', '']);
  expect(first(play(start(), '*a2'))).toBe(
    'HQs are headquarters. Connect your two: they score in every round.',
  );
  const begun = standing(['00', '10']);
  expect(first(begun)).toBe('6 moves each, in any order. Nobody waits for turns.');
  expect(first({ ...begun, left: [[6], [0]] })).toBe(
    '6 moves each, in any order. Orion has made all of them.',
  );
  expect(first(three)).toBe('6 moves each, in any order. Nobody waits for turns.');
  for (const over of [{ left: [[5], [0]] }, { round: 2 }, { left: [[3, 3], [6]] }])
    expect(first({ ...begun, ...over })).toBe('');
});

const HOLES = 'map=a:0:0w,b:10:0w,c:20:0w,d:30:0b,e:0:10b/1,2,3,,';

test('C14: who would win by wormholes is told while it holds, and each one more of the reader', () => {
  const at = (owners: string, more = ''): State =>
    position(`${HOLES};hqCount=0${more};round=1;owners=${owners}`);
  const win = (state: State, you = 0): string => describeWormholesWin(state, you, words.to(you));
  const brought = (before: string, after: string): string =>
    describeBrought(at(before), at(after), 0, words.to(0));
  expect(win(at('AA...'))).toBe('');
  expect(brought('A....', 'AA...')).toBe('You have 2 of 3 wormholes in one network.');
  expect(brought('AA...', 'AA..A')).toBe('Careful: a second black hole would destroy this network.');
  expect(brought('AA...', 'AAA..')).toBe('');
  const won = at('AAA..');
  expect(win(won)).toBe('3 wormholes in one network. If they stay joined, you win when the round ends.');
  expect(win(won, 1)).toBe('3 wormholes in one network. If they stay joined, Lyra wins when the round ends.');
  const both = at('A.B..', ';wormholesToWin=1');
  expect(win(both)).toBe(
    '1 wormhole in one network, and others have as many. The most win when the round ends.',
  );
  expect(win(at('AAA..', ';wormholesToWin=0'))).toBe('');
});

test('a team whose moves are over is told why', () => {
  const wait = (left: number): string => describeWait({ ...three, left: [[1], [left], [1]] }, 1, words.to(1));
  expect([PASSED, 0, 1].map(wait)).toEqual([
    'You have ended your round',
    'No moves left this round',
    'No star is left for you this round',
  ]);
});

test('the question before a steal says how many stars, and whether HQs are among them', () => {
  const state = standing(['00 10 20', '30'], { hqs: { 0: ['00', '20'] } });
  const ask = (name: string, ...places: number[]): string =>
    words.say(`ask.${name}`, stealFacts(state, places, '00', 0, 3));
  const price = 'It takes 1 move and 1 of the 3 steals left.';
  expect(ask('steal', 1)).toBe(`Steal 1 star from Lyra? ${price}`);
  expect(ask('steal', 0)).toBe(`Steal the HQ at 00 from Lyra? ${price}`);
  expect(ask('steal', 0, 1)).toBe(`Steal 2 stars from Lyra, an HQ among them? ${price}`);
  expect(ask('clear', 1)).toBe(`Clear 1 star of Lyra? ${price}`);
  expect(ask('clear', 0)).toBe(`Clear Lyra’s HQ at 00? ${price}`);
  expect(ask('clear', 0, 1)).toBe(`Clear 2 stars of Lyra, an HQ among them? ${price}`);
});

test('C10: the question before a steal that would join two black holes says what they would destroy', () => {
  const state = position('map=a:0:0b,b:10:0,c:20:0b,d:30:0/1,2,3,;hqCount=0;round=1;owners=ABA.');
  const settings = new Map();
  const reader = { seats: [0], settings, ui: { selected: 'b' } } as unknown as Audience<Ui>;
  const { name = '', facts } = askedSteal(state, reader) ?? {};
  expect(words.say(`ask.${name}`, facts)).toBe(
    'Steal 1 star? Black holes would destroy your network of 3 stars.',
  );
  const safe = position('map=a:0:0b,b:10:0,c:20:0,d:30:0/1,2,3,;hqCount=0;round=1;owners=ABA.');
  expect(askedSteal(safe, reader)?.facts).toMatchObject({ lost: 0 });
});

it.each([
  [{ mode: 'classic' }, [0], 'Score the most points, or have 3 wormholes in one network when a round ends.'],
  [{ mode: 'classic', wormholesToWin: 0 }, [0], 'Score the most points in 8 rounds.'],
  [{ mode: 'containment' }, [0], 'Every human team must reach 60 points before any bot team does.'],
  [{ mode: 'containment' }, [0, 1], 'Every human team must reach 60 points before any bot team does.'],
  [{ mode: 'containment' }, [1], 'One bot team must reach 60 points before every human team has.'],
  [{ mode: 'resistance' }, [0], 'Every Offense team must reach 60 points by the end of the last round.'],
  [{ mode: 'resistance' }, [1], 'Keep at least one Offense team below 60 points to the end.'],
  [{ mode: 'blackhole' }, [], 'Build large networks, then destroy your own with two black holes.'],
  [{ mode: 'sandbox' }, [], 'Explore freely. Nobody wins or loses.'],
] as const)('the goal of %j for the teams %j: %s', (options, seats, says) => {
  expect(describeGoal(standing([], options), seats, false, words)).toBe(says);
  expect(says.split(' ').length).toBeLessThanOrEqual(15);
});

test('with objectives of the page the goal is those', () => {
  expect(describeGoal(standing([], { mode: 'sandbox' }), [], true, words)).toBe(
    'Meet the objectives below. Nobody wins or loses.',
  );
});

/** The pieces in the goal's chain, from one end to the other. */
const chain = (options: object): readonly string[] =>
  [...goalPicture(start(options)).matchAll(/<g class="star (\w+)/g)].map(([, kind]) => kind as string);

test('the goal is drawn as a chain of what matters in the game', () => {
  expect(chain({})).toEqual(['hq', 'star', 'star', 'hq']);
  expect(chain({ wormholesToWin: 0, hqCount: 1 })).toEqual(['hq', 'star', 'star', 'star']);
  expect(chain({ mode: 'resistance', hqCount: 0 })).toEqual(['star', 'star', 'star', 'star']);
  expect(chain({ mode: 'blackhole' })).toEqual(['blackhole', 'star', 'star', 'blackhole']);
});
