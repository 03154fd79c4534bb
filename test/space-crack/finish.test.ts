/** A board of a decided game: what it says, and its rounds that are left, ended at one press. */
import { describe, expect, it } from 'vitest';
import { StoreBoard, wholeSliceOf } from '../store-board.js';

const slice = await wholeSliceOf('space-crack');

async function start(attributes: Readonly<Record<string, unknown>>): Promise<StoreBoard> {
  const board = new StoreBoard(slice, { botPace: 0, seats: 'human bot:random', ...attributes });
  await board.settled();
  return board;
}

/** Blue owns five planets of seven. */
const planets = (red: string): string => `boardSize=5;planets=5A5,5A,5A,5A,5A,5,${red}`;
const ALONE = `${planets('5')};turn=13;order=alternate`;

/** Blue owns twenty planets, Red one, with two rounds to play. */
const LEFT = `boardSize=8;commandPoints=2;planets=5A5${',5A'.repeat(19)},5,5B1;turn=14;next=0;points=2,1;order=alternate`;

describe('once the game is decided', () => {
  it('it is said why, and Finish now stands before the end of the round', async () => {
    const board = await start({ position: ALONE });
    expect(board.status).toEqual(['Your move, Blue', 'Red is out: you have won.']);
    expect(board.captions).toEqual(['Build', 'Finish now', 'End my round']);
    const far = await start({ position: `${planets('5B1')};turn=15;points=2,1;order=alternate` });
    expect(far.status[1]).toBe('Red cannot catch up: you have won.');
    far.tap('1');
    expect(far.status[1]).toBe('Choose a planet next to your ship.');
  });

  it('P8: Finish now ends the reader’s rounds that are left, one by one, and bots play theirs', async () => {
    const alone = await start({ position: ALONE });
    await alone.press('finish');
    expect(alone.outcome?.reason).toBe('space-crack/by-planets');
    expect(alone.record).toMatch(/ \| end end end$/);
    const board = await start({
      position: LEFT,
    });
    await board.press('finish');
    while (!board.outcome) await board.settled();
    expect(board.outcome?.winners).toEqual([0]);
    expect(board.record.match(/\bend\b/g)?.length).toBeGreaterThanOrEqual(2);
  });

  it('an undone move stops it', async () => {
    const board = await start({
      position: LEFT,
      seats: 'human host',
    });
    await board.press('finish');
    expect(board.toAct).toEqual([1]);
    board.undo();
    await board.settled();
    expect([board.toAct, board.ply]).toEqual([[0], 0]);
  });

  it('P8: is not said where nobody may end a round, nor to several at one screen', async () => {
    const off = await start({ position: `${ALONE};endTurn=off` });
    expect([off.status[1], off.buttons]).toEqual(['Choose your ship, then a planet next to it.', ['replay']]);
    const two = await start({ position: ALONE, seats: 'human human' });
    expect(two.buttons).toEqual(['replay', 'end']);
  });

  it('its end says in which round the other was out', async () => {
    const board = await start({
      position: `boardSize=5;planets=5A5,5A,5A,5A9,5A,5,5B1;turn=14;next=0;order=alternate`,
      seats: 'human host',
    });
    board.play('4-7');
    await board.press('finish');
    expect([board.status[0], board.tells]).toEqual(['You win, 6 planets to 0', 'Red was out in round 14.']);
  });
});

describe('the buttons of a seat', () => {
  it('keep their places: Build is dimmed until a planet to build at is chosen, ending is last', async () => {
    const board = await start({
      position: 'boardSize=5;planets=5A5,5A,5,5,5,5,5B1;crack=5,0;order=alternate',
      seats: 'human host',
    });
    const shown = (): unknown =>
      board.state.adapter.input
        .buttons?.(board.state.session?.state as never, board.state.reader as never)
        .map(({ name, isOff = false }) => [name, isOff]);
    expect([shown(), board.captions]).toEqual([
      [
        ['build', true],
        ['replay', true],
        ['end', false],
      ],
      ['Build', 'Replay', 'End my round'],
    ]);
    board.tap('2');
    expect([shown(), board.captions]).toEqual([
      [
        ['build', false],
        ['replay', true],
        ['end', false],
      ],
      ['Build for 5 crack', 'Replay', 'End my round'],
    ]);
  });
});

it('after the first move it is said that all move one by one, until the second', async () => {
  const board = await start({ boardSize: 5, turns: 5, seats: 'human host' });
  board.play('2-4');
  expect(board.tells).toBe('You move one by one: Red moves after you.');
  board.play('end', { seat: 1 });
  expect(board.tells).toBe('You move one by one: Red moves after you.');
  board.play('4-2');
  expect(board.tells).toBe('Your ship of strength 5 moved to your planet of size 5 at the top left.');
});
