/** The sentences beside the board: each is true, and made for the reader that it speaks to. */
import { describe, expect, it } from 'vitest';
import {
  describeAdvised,
  describeGoal,
  describeDraft,
  describeProgress,
  describeToDo,
  describeTurn,
  describeWritten,
} from '../../src/bugcatcher/conversation.js';
import { describeChip } from '../../src/bugcatcher/element/mission-list.js';
import { describeRound, describeShape, finalRows, news } from '../../src/bugcatcher/describe.js';
import {
  decidedAt,
  describeTournament,
  describeShare,
  describeWhy,
  tallyOf,
  scoreSteps,
} from '../../src/bugcatcher/ending.js';
import { missionsOf } from '../../src/bugcatcher/feasibility.js';
import { bugcatcher } from '../../src/bugcatcher/game.js';
import { IDLE, interpret, readAdvice, type Ui } from '../../src/bugcatcher/interpret.js';
import { goalPicture } from '../../src/bugcatcher/picture.js';
import type { Lap, State, View } from '../../src/bugcatcher/state.js';
import { words as english } from '../../src/bugcatcher/index.js';
import type { Input } from '../../src/core/contract/input.js';
import { unwrap } from '../../src/core/basics/result.js';
import { makeWords } from '../../src/core/words/words.js';
import { kitWords } from '../kit-words.js';
import { act, submit, position, rules, session, start } from './harness.js';

const words = makeWords('en', kitWords, english);
const mine = words.to(0);

const FIRST = position(
  'players=2;seed=7;shown=Cheerful_Jellyfish,Marching_Ant,Deep_Lanternfish,Harbour_Gull_Fly,Needle_Crab;border=C1-BR,F5-BR;central=C3,F5;garnetsLeft=1,3',
);
const VIEW = bugcatcher.view(FIRST, 0);

const press = (name: string): Input => ({ type: 'button', name });
const key = (letter: string): Input => ({ type: 'type', cell: 'A1', key: letter });
const feel = (view: View, ...inputs: readonly Input[]): Ui =>
  inputs.reduce<Ui>((ui, input) => interpret(view, input, ui).ui, IDLE);
const write = (text: string): Ui => feel(VIEW, press(`text ${text}`));

describe('whose turn it is', () => {
  const waiting = bugcatcher.view(rules.play(FIRST, 0, act(FIRST, 0, 'BD')).state, 0);
  const lists = start({ starts: 'choose', players: 2 });
  it.each([
    ['the reader’s', VIEW, mine, 'Plan your round'],
    ['a seat’s among several people', VIEW, words, 'Player 1 plans'],
    ['to wait', waiting, mine, 'Waiting for 1 of 2 players'],
    ['to look', bugcatcher.view(FIRST, 'public'), words, 'Waiting for 2 of 2 players'],
    ['to wait for lists', bugcatcher.view(lists, 'public'), words, 'Waiting for 2 of 2 players'],
    ['to choose', bugcatcher.view(lists, 0), mine, 'Your turn, Player 1'],
  ])('%s', (_, view, said, sentence) => expect(describeTurn(view, said)).toBe(sentence));
});

describe('what to do now', () => {
  it.each<[string, Ui, string]>([
    ['nothing written', IDLE, 'The framed two are yours. Tap a dot.'],
    ['a program begun', write('BD'), 'Go on, or submit.'],
    ['all energy spent', write('swap swap swap swap swap swap swap'), 'No energy left. Submit now.'],
    ['an entry chosen', feel(VIEW, key('b'), key('d'), press('pick-0')), 'Move slot 1, or remove it.'],
    ['a node named', feel(VIEW, key('c')), 'Round node: now U, D, L or R.'],
    ['a start in the way', feel(VIEW, ...[...'bdu'].map(key)), 'Change slot 2, or go another way.'],
  ])('%s', (_, ui, sentence) => expect(describeToDo(VIEW, mine, ui, false)).toBe(sentence));

  it.each<[string, string, string]>([
    ['a start in the way', 'bdu', 'Slot 2: square node up would meet C1-BR, where a node has been.'],
    [
      'a path of its colour in the way',
      'bdlclsbd',
      'Slot 5: square node down would cross a path of its own colour.',
    ],
    [
      'a stopped node',
      'bdul',
      'Slot 3: square node left would be cancelled, since this node is stopped before.',
    ],
    [
      'another player’s start in the way',
      'crcrcrcdcd',
      'Slot 5: round node down would meet F5, where another player’s node stands.',
    ],
    ['nothing', 'bd', 'Slot 1: square node down, a blue path. Nothing is in its way so far.'],
    ['a swap', 's', 'Slot 1: square node turns black, round node blue. Only different colours may cross.'],
    [
      'nothing, where only entries before have trouble',
      'bducu',
      'Slot 3: round node up, a black path. Nothing is in its way so far.',
    ],
  ])('what comes of the last entry: %s', (_, keys, sentence) =>
    expect(describeDraft(VIEW, mine, feel(VIEW, ...[...keys].map(key)))).toBe(sentence),
  );

  it('what comes of the entry that is chosen', () => {
    const ui = feel(VIEW, ...[...'bdcu'].map(key), press('pick-0'));
    expect(describeDraft(VIEW, mine, ui)).toBe(
      'Slot 1: square node down, a blue path. Nothing is in its way so far.',
    );
  });

  it('from the second round on, that old paths stop nobody', () => {
    const next = [0, 1].reduce(
      (state, seat) => rules.play(state, seat, act(state, seat, 'none')).state,
      FIRST,
    );
    const sentence = describeToDo(bugcatcher.view(next, 0), mine, IDLE, false);
    expect(sentence).toBe('Old paths stop nobody now. Tap a dot.');
    expect(sentence.length).toBeLessThanOrEqual(40);
  });

  it('the program is in', () => {
    const view = bugcatcher.view(rules.play(FIRST, 0, act(FIRST, 0, 'BD')).state, 0);
    expect(describeToDo(view, mine, IDLE, false)).toBe('Your plan is in.');
    expect(describeToDo(view, words, IDLE, false)).toBe('Player 1’s plan is in.');
  });

  it('nothing, for who only looks', () => {
    expect(describeToDo(VIEW, mine, IDLE, true)).toBe('');
    expect(describeToDo(bugcatcher.view(FIRST, 'public'), words, IDLE, false)).toBe('');
  });

  it('before round 1, to choose, then to submit', () => {
    const opening = start({ starts: 'choose', players: 2 });
    const view = bugcatcher.view(opening, 0);
    const full = feel(view, ...['A1', 'B1', 'A1-UL', 'B1-UL'].map((cell): Input => ({ type: 'act', cell })));
    expect(describeToDo(view, mine, IDLE, false)).toBe('Choose 2 centres and 2 corners, best first.');
    expect(describeProgress(view, mine, full)).toBe('Centres 2 of 2, corners 2 of 2');
    expect(describeToDo(view, mine, full, false)).toBe('Submit your lists.');
    const listed = rules.play(opening, 0, { type: 'lists', lists: null }).state;
    expect(describeToDo(bugcatcher.view(listed, 0), mine, IDLE, false)).toBe('Your lists are in.');
  });

  it('takes at most 40 signs, and the goal at most 14 words', () => {
    const count = (text: string): number => text.split(' ').length;
    for (const program of ['', 'BD', 'BD BU', 'BD BU BL'])
      expect(describeToDo(VIEW, mine, write(program), false).length).toBeLessThanOrEqual(40);
    for (const players of [2, 9])
      expect(count(describeGoal(bugcatcher.view(start({ players }), 0), mine))).toBeLessThanOrEqual(14);
  });
});

describe('for the ear', () => {
  it.each<[string, Ui, string]>([
    ['a step', feel(VIEW, ...[...'bd'].map(key)), 'square node down: 6 energy left'],
    [
      'a way, whole',
      feel(VIEW, { type: 'act', cell: 'D2-BR' }),
      'square node down, square node right: 5 energy left',
    ],
    [
      'a collision',
      feel(VIEW, ...[...'bdu'].map(key)),
      'square node up stopped at a claimed spot: 5 energy left',
    ],
    ['a node', feel(VIEW, key('b')), 'Square node'],
    [
      'nothing left of it',
      feel(VIEW, ...[...'bd'].map(key), { type: 'cancel' }),
      'No entries: 7 energy left',
    ],
  ])('%s', (_, ui, sentence) => expect(describeWritten(VIEW, mine, ui)).toBe(sentence));

  it('a shape, which the eye finds drawn', () => {
    const [mission] = missionsOf('');
    expect(mission && describeShape(mission, words)).toBe('Shape: down, down, right, down, left.');
  });
});

it('a hint is told by its steps and its missions, not by codes', () =>
  expect(describeAdvised(readAdvice(VIEW, 'BD.swap.CL.CL+1+3'), mine)).toBe(
    '1 square, 2 round steps, 1 swap. Tick 2 missions.',
  ));

it('of a round’s many events the reader is told what it brought', () => {
  const { events } = submit(FIRST, 'BD.BU.swap.CL+1', 'CU');
  const heard = (viewer: 0 | 'public'): readonly string[] =>
    news(
      events.flatMap((event) => bugcatcher.filterEvent(event, viewer) ?? []),
      mine,
    );
  expect(heard(0)).toEqual(['Round 1: 2 fireflies, 2 in all.']);
  expect(heard('public')).toEqual(['Round 1 is over. 3 paths are on the board.']);
});

it('what a round brought stands in one short line, missions won and lost in it', () => {
  const { state } = submit(FIRST, 'BD.BL.CL.BD.swap.BL.CD+2+3', 'CU');
  const view = bugcatcher.view(state, 0);
  expect(describeRound(view, mine)).toMatch(/^Round 1: \d+ fireflies, \d+ in all\./);
  const own = { ...(view.own as NonNullable<View['own']>) };
  const [lap] = own.laps as [Lap];
  const gains = [...lap.gains, [0, 6], [3, -2]] as Lap['gains'];
  expect(describeRound({ ...view, own: { ...own, laps: [{ ...lap, gains }] } }, mine)).toMatch(
    /Cheerful Jellyfish \+6, Marching Ant −2\.$/,
  );
  const shared = [[0, 3]] as unknown as Lap['gains'];
  expect(describeRound({ ...view, own: { ...own, laps: [{ ...lap, gains: shared }] } }, mine)).toMatch(
    /Cheerful Jellyfish \+3, shared\.$/,
  );
  expect(describeRound(VIEW, mine)).toBe('');
});

describe('where a node was stopped is told with who stopped it, so far as that is known', () => {
  const at = (players: number, border: string, central: string): State =>
    position(`players=${players};cols=4;rows=3;seed=7;border=${border};central=${central}`);
  const TWO = at(2, 'A1-BR,C1-BR', 'C1,D3');
  it.each<[string, State, readonly string[], string]>([
    ['a start', TWO, ['BR.BR', 'BD'], 'Slot 2: Player 2’s start at C1-BR stopped your square node.'],
    ['whoever was first', TWO, ['swap.BR', 'BL'], 'Slot 2: Player 2 stopped your square node at B1-BR.'],
    ['two at once', TWO, ['BR', 'BL'], 'Slot 1: Player 2 came to B1-BR too and stopped your square node.'],
    ['itself', TWO, ['BR.BL', 'none'], 'Slot 2: your square node came back to A1-BR and was stopped.'],
    [
      'a path of its colour',
      TWO,
      ['swap.swap.CD', 'swap.BL'],
      'Slot 3: Player 2’s path stopped your round node before C2.',
    ],
    [
      'one’s own path',
      at(2, 'A1-BR,C1-BR', 'B1,D3'),
      ['BR.swap.CD', 'none'],
      'Slot 3: your own path stopped your round node before B2.',
    ],
    [
      'one of several others: nobody learns which (B15)',
      at(3, 'A1-BR,C1-BR,C2-BR', 'C1,D3,A3'),
      ['swap.BR', 'BL', 'none'],
      'Slot 2: another player stopped your square node at B1-BR.',
    ],
  ])('%s', (_, state, programs, sentence) => {
    const view = bugcatcher.view(submit(state, ...programs).state, 0);
    expect(describeRound(view, mine)).toMatch(/^Round 1: \d firefl(?:y|ies), \d in all\. /);
    expect(describeRound(view, mine).replace(/^.*? in all\. /, '')).toBe(sentence);
  });
});

it('what a mission asks for is told in a line, and of the first shape how it may be walked', () => {
  const [shape] = VIEW.missions.at(-1) as readonly [number];
  expect(describeChip(VIEW, shape, mine)).toBe(
    'Mission Cheerful Jellyfish: Square node walks this shape, −3 after round 2. Turned, mirrored or backwards counts too.',
  );
});

it('the goal’s picture is one drawing without text', () => {
  expect(goalPicture()).toMatch(/^<svg [^>]*class="goal" viewBox="0 0 \d+ 44">/);
  expect(goalPicture()).not.toContain('<text');
});

describe('the end', () => {
  const over = (viewer: 0 | 1 | 'public' = 'public'): View =>
    bugcatcher.view(submit(start({ players: 2, rounds: 1 }, 3), 'swap', 'none').state, viewer);
  const with1 = (more: object, viewer?: 0 | 1): View => {
    const view = over(viewer);
    const all = view.all as State;
    const players = all.players.map((player, seat) => (seat === 1 ? { ...player, ...more } : player));
    return { ...view, all: { ...all, players } };
  };

  it.each<[object, RegExp, RegExp]>([
    [{ fireflies: 9 }, /^Player 2 wins, 9 to 0$/, /^Second was Player 1 with 0 fireflies\.$/],
    [{ fireflies: 1 }, /^Player 2 wins, 1 to 0$/, /^Second was/],
    [{ done: 1 }, /^Player 2 wins, 0 to 0$/, /^Player 1 had as many, but completed fewer missions\.$/],
    [
      { collisions: -1 },
      /^Player 2 wins/,
      /^Player 1 had as many fireflies and missions, but caused more collisions\.$/,
    ],
    [{}, /^Player \d wins, 0 to 0$/, /^Player \d was equal in everything, so it was decided by lot\.$/],
  ])('B14: who has won, and by what: %o', (more, headline, why) => {
    expect(describeTurn(with1(more), words)).toMatch(headline);
    expect(describeWhy(with1(more), words)).toMatch(why);
  });

  it('tells who did not win the place', () =>
    expect(describeWhy(with1({ fireflies: 9 }, 0), mine)).toBe('You came 2nd of 2 with 0 fireflies.'));

  it('B14: in a tournament, what the winner gets and who may be eliminated', () =>
    expect(describeTournament(over(), words)).toMatch(
      /^Player \d gets \d+ garnets? and two tokens of life\. Player \d is last with \d+ firefl(?:y|ies): the elimination candidate\.$/,
    ));

  it('B14: what each has got', () =>
    expect(finalRows(over()).map(([, , , , garnets]) => garnets)).toEqual([4, 3]));

  const RECORD =
    'bugcatcher/1 players=2 rounds=2 energy=5 cols=4 rows=3 seed=5 | 0:BD.BR.BU.BR.BU+1+5 BR.BD.BR.BD.BR+1+5 0:CU.CL.CD.CD.CR+3+5 CR.CU.BU.BU.BU+3+4';

  it('is walked through from the last to the first, and each sum is its parts', () => {
    const match = session();
    unwrap(match.load(RECORD));
    const view = bugcatcher.view(match.state, 0);
    expect(scoreSteps(view, mine).map(({ sentence }) => sentence)).toEqual([
      'You: 7 for paths, 4 for missions, 11 in all.',
      'Player 2: 10 for paths, 19 for missions, 29 in all.',
    ]);
    for (const player of match.state.players) {
      const { before, paths, missions } = tallyOf(player);
      expect([before, paths + missions]).toEqual([0, player.fireflies]);
    }
    // Whole squares of the board, none of them twice: they would be veiled again.
    for (const { light } of scoreSteps(view, mine)) {
      const squares = light.holes.match(/M[^M]+/g) ?? [];
      expect(squares.length).toBeGreaterThan(2);
      expect(new Set(squares).size).toBe(squares.length);
    }
  });

  it('was decided when the winner came ahead for good', () => {
    const match = session();
    unwrap(match.load(RECORD));
    const viewAt = (ply: number): View => bugcatcher.view(match.stateAt(ply), 'public');
    expect(decidedAt(viewAt, 4)).toBe(2);
    expect(describeWhy(viewAt(4), words)).toBe('Missions made the difference: 19 fireflies to 4.');
    expect(decidedAt(() => over(), 2)).toBe(undefined);
  });

  it('is shared without a word of how it was played', () => {
    const match = session();
    unwrap(match.load(RECORD));
    expect(describeShare(bugcatcher.view(match.state, 0), mine, 1)).toBe(
      'Bugcatcher: I came 2nd of 2 with 11 fireflies.\n2 missions, 1 collision, 2 rounds, 1 hint',
    );
    expect(describeShare(bugcatcher.view(match.state, 'public'), words, 0)).toBe(
      'Bugcatcher: Player 2 won with 29 fireflies, first of 2 players.',
    );
  });
});
