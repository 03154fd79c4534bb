/** Constellation in front of a class: who takes a star that is called, by clicks and keys, and what each has done. */
import { describe, expect, it } from 'vitest';
import { typeKey, type Typed, type Typing } from '../../src/constellation/call-keys.js';
import type { GameEndEvent } from '../../src/ui/contract/events.js';
import { StoreBoard, wholeSliceOf } from '../store-board.js';

const slice = await wholeSliceOf('constellation');

/** Two rows of four; `w` are wormholes, `c` a cluster. By place: A1 to A4, B1 to B4. */
const MAP = 'a:0:0,b:10:0,c:20:0,d:30:0,e:0:10w,f:10:10c,g:20:10,h:30:10w/1.4,2.5,3.6,7,5,6,7';
const NAMES = 'Lyra:Ada,Ben Orion:Dee,Eve';

const start = (attributes: Readonly<Record<string, unknown>> = {}): StoreBoard =>
  new StoreBoard(slice, {
    ...{ map: MAP, hqCount: 0, movesPerRound: 2, rounds: 2, members: [2], names: NAMES, stage: true },
    ...attributes,
  });

const ui = ({ state }: StoreBoard): unknown => state.ui;

describe('a click on a star in front of a class', () => {
  it('plays nothing, and asks who it is for', () => {
    const board = start();
    expect(board.status).toEqual(['Any team may move', 'Call a star. Whoever calls first moves first.']);
    board.tap('f');
    expect([board.record.includes('|'), ui(board)]).toEqual([false, { who: 'f' }]);
    expect(board.said.at(-1)).toContain('Who claims B2?');
  });

  it('is answered by one click on a name, and then nobody is chosen', async () => {
    const board = start();
    board.tap('f');
    await board.press('who-1-1');
    expect(board.record).toMatch(/\| 1:1\.f$/);
    expect(ui(board)).toEqual({});
    expect(board.said.at(-1)).toContain('Eve (Orion) claimed B2.');
  });

  it('asks also where one member alone has moves left', async () => {
    const board = start();
    for (const [star, name] of [
      ['a', 'who-0-0'],
      ['b', 'who-0-1'],
      ['c', 'who-1-0'],
    ] as const) {
      board.tap(star);
      await board.press(name);
    }
    board.tap('g');
    expect(ui(board)).toEqual({ who: 'g' });
  });

  it('plays at once for a member who was clicked first', async () => {
    const board = start();
    await board.press('who-1-0');
    expect(board.status[1]).toBe('Dee (Orion): choose a star.');
    board.tap('g');
    expect(board.record).toMatch(/\| 1:g$/);
    expect(ui(board)).toEqual({});
  });

  it('lets a member go by a second click, or by Escape', async () => {
    const board = start();
    await board.press('who-1-0', 'who-1-0');
    expect(ui(board)).toEqual({});
    await board.press('who-1-0');
    board.do({ type: 'input', input: { type: 'cancel' } });
    expect(ui(board)).toEqual({});
  });

  it('says of a member without moves that none are left, in the question too', async () => {
    const board = start();
    board.tap('a');
    await board.press('who-0-0', 'who-0-0');
    expect(board.notes).toEqual(['Ada has no moves left in this round.']);
    board.tap('b');
    await board.press('who-0-0');
    expect(board.notes).toEqual(['Ada has no moves left in this round.']);
    expect(ui(board)).toEqual({ who: 'b' });
  });

  it('asks who steals where the star belongs to a team', () => {
    const board = start({ position: `map=${MAP};round=1;movesPerRound=2;members=2;owners=A.......` });
    board.tap('a');
    expect(board.said.at(-1)).toContain('Who steals A1 from Lyra? It takes one of 3 steals.');
  });

  it('says why where nobody can have the star', () => {
    const board = start({ position: `map=${MAP};round=1;movesPerRound=2;members=2;owners=.....A..` });
    board.tap('f');
    expect(board.notes[0]).toContain('B2 is a cluster');
  });

  it('asks nobody in the HQ phase, nor where one person plays alone', () => {
    const board = start({ hqCount: 1 });
    board.tap('a');
    expect(board.record).toMatch(/\| \*a$/);
    const alone = new StoreBoard(slice, { map: MAP, hqCount: 0, seats: 'human bot:gentle', stage: true });
    alone.tap('a');
    expect(alone.record).toMatch(/\| 0:a$/);
  });
});

describe('keys in front of a class', () => {
  const typing: Typing = {
    text: '',
    isAsked: true,
    members: [2, 2, 1],
    nameOf: ({ team, member }) => [['Ada', 'Ben'], ['Dee', 'Devi'], ['Gus']][team]?.[member] ?? '',
    starOf: (name) => (name === 'E5' ? 'c17' : undefined),
  };
  const type = (keys: readonly string[], given: Partial<Typing> = {}): Typed | undefined => {
    let typed: Typed | undefined = { text: '' };
    for (const key of keys) typed = typeKey({ ...typing, ...given, text: typed?.text ?? '' }, key);
    return typed;
  };

  it('call a star by / and its name', () => {
    expect(type(['/', 'e', '5', 'Enter'])).toEqual({ text: '', star: 'c17' });
    expect(type(['/', 'e', '9', 'Backspace', '5', 'Enter'])).toEqual({ text: '', star: 'c17' });
    expect(type(['/', 'z', '9', 'Enter'])).toEqual({ text: '', noStar: 'Z9' });
    expect(type(['/', 'e', 'Escape'])).toEqual({ text: '' });
  });

  it('choose a member by the number of the team and then of the member', () => {
    expect(type(['2'])).toEqual({ text: '2' });
    expect(type(['2', '1'])).toEqual({ text: '', mover: { team: 1, member: 0 } });
    expect(type(['3'])).toEqual({ text: '', mover: { team: 2, member: 0 } });
    expect(type(['2', '3'])).toEqual({ text: '' });
  });

  it('choose a member by letters of the name while it is asked who, and never one of several', () => {
    expect(type(['b', 'Enter'])).toEqual({ text: '', mover: { team: 0, member: 1 } });
    expect(type(['d', 'e', 'Enter'])).toEqual({ text: '', noMember: 'de' });
    expect(type(['b'], { isAsked: false })).toBeUndefined();
    expect(type(['Enter'])).toBeUndefined();
  });
});

describe('the end of a game of teams with members', () => {
  it('tells the page what each has done, with the best move', () => {
    const board = start({ rounds: 1 });
    for (const [text, seat] of [
      ['a', 0],
      ['1.b', 0],
      ['g', 1],
    ] as const)
      board.play(text, { seat });
    board.play('host:end');
    expect(board.last<GameEndEvent>('game-end').members).toEqual([
      { team: 0, name: 'Ada', claims: 1, links: 0, steals: 0, best: 'A1' },
      { team: 0, name: 'Ben', claims: 1, links: 1, steals: 0, best: 'A2, 1 line' },
      { team: 1, name: 'Dee', claims: 1, links: 0, steals: 0, best: 'B3' },
      { team: 1, name: 'Eve', claims: 0, links: 0, steals: 0, best: '–' },
    ]);
  });

  it('tells nothing of members where each team is one person', () => {
    const board = start({ rounds: 1, members: [1], names: '' });
    board.play('host:end');
    expect(board.last<GameEndEvent>('game-end').members).toEqual([]);
  });
});
