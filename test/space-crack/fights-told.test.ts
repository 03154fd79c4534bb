/** A board of Space Crack without an element: what moves, fights, choices and refusals tell the reader and the page. */
import { describe, expect, it } from 'vitest';
import type { BoardErrorEvent, GameEndEvent, MoveRefusedEvent } from '../../src/ui/contract/events.js';
import { shownOf } from '../../src/ui/game/select.js';
import { logOf, nameOf, partOf, scoreOf } from '../read-board.js';
import { StoreBoard, wholeSliceOf } from '../store-board.js';

const slice = await wholeSliceOf('space-crack');

const start = (attributes: Readonly<Record<string, unknown>>): StoreBoard =>
  new StoreBoard(slice, attributes);

const SHORT = { boardSize: 5, turns: 5, commandPoints: 2, seed: 3 };
/** All planets alike. */
const EVEN = { ...SHORT, sizes: '5 5 5 5 5 5 5' };
/** A map of seven planets, of which the fourth is in the middle of the others. */
const at = (planets: string, more: string): string => `boardSize=5;planets=${planets};${more}`;
/** Planet 4 has a ship, and around it is all that it can meet. */
const MEETINGS = { position: at('5,5A,5B4,5A7,5A2,5B9,5B7', 'order=alternate') };

function tap(board: StoreBoard, ...planets: readonly string[]): StoreBoard {
  for (const planet of planets) board.tap(planet);
  return board;
}

/** The planets whose names tell what a ship could do there. */
const told = (board: StoreBoard): readonly string[] =>
  ['1', '2', '3', '4', '5', '6', '7'].filter((planet) => /would|can/.test(nameOf(board, planet)));

describe('what is told of a planet that is looked at', () => {
  it('goes with the next move of anybody', () => {
    const board = start({ ...EVEN, seats: 'host human' });
    board.play('2-4');
    board.tap('1');
    expect(board.tells).toBe('A free planet of size 5. It would yield 2.5 crack each round.');
    board.play('6-4');
    expect(board.tells).not.toContain('yield');
  });
});

describe('a move', () => {
  it('is said once, with what it brought and whose turn it is', () => {
    const board = start(EVEN);
    board.play('2-4');
    board.play('6-4');
    board.update();
    expect(board.said).toEqual([
      'Blue captured a free planet of size 5 in the middle. Red’s move',
      'Red’s ship attacked Blue’s planet of size 5 in the middle, with strength 5 against 5. Both ships were destroyed. Round 1 is over. Blue mined 5 crack. Red mined 2 crack. Blue’s move. Choose one of Blue’s planets to build a ship.',
    ]);
  });

  it('is said after the ship that is chosen, and without how far the game is', () => {
    const board = tap(start(SHORT), '2', '4');
    expect(board.said).toEqual([
      'Ship of strength 5',
      'Blue captured a free planet of size 8 in the middle. Red’s move',
    ]);
    board.goTo(0);
    expect(board.aside).toBe('Move 0 of 1');
  });

  it('is undone over bots’ moves', async () => {
    const board = start({ ...SHORT, seats: 'human bot:random', botPace: 0 });
    const { position } = board;
    expect(board.buttons).not.toContain('replay');
    tap(board, '2', '4');
    await board.settled();
    expect(board.ply).toBeGreaterThan(1);
    expect([board.tells, board.buttons]).toEqual([
      expect.stringMatching(/Red/),
      expect.arrayContaining(['replay']),
    ]);
    await board.press('undo');
    expect(board.position).toBe(position);
  });

  it('is advised by a hint, in words', async () => {
    const board = start(SHORT);
    await board.press('hint');
    expect(board.types).toContain('hint-given');
    expect(board.said.at(-1)).toMatch(/^(?:Capture|Build|Attack|Move) .+: .+\.$/);
  });

  it('of four bots is followed by others to the end', async () => {
    const seats = 'bot:greedy bot:random bot:planner bot:greedy';
    const board = start({ ...SHORT, seats, botPace: 0 });
    await board.settled();
    expect(board.last<GameEndEvent>('game-end').outcome.scores).toHaveLength(4);
  });
});

describe('P13: a refused move', () => {
  it('is told with its rule and what to do, as an event too, and nothing is lost', () => {
    const board = start(SHORT);
    const before = board.position;
    tap(board, '2', '7');
    const { code, rule, refusal } = board.last<MoveRefusedEvent>('move-refused');
    expect([code, rule]).toEqual(['space-crack/not-neighbour', 'P4']);
    // There the board puts its cross.
    expect(refusal.facts?.[board.state.adapter.words.cellFacts?.[0] as string]).toBe('7');
    expect(board.effects.map(({ type }) => type)).toContain('show-refusal');
    expect(board.notes).toEqual(['That planet is not next to your ship. A ship moves one planet at a time.']);
    expect(board.position).toBe(before);
    // The ship is still chosen, and what it can do still stands beside the map.
    expect(logOf(board).texts('li')[0]).toMatch(/free planet/);
    tap(board, '4');
    expect([board.notes, board.record.split(' | ')[1]]).toEqual([[], '2-4']);
  });

  it('of a ship of somebody at this screen who waits says for whom', () => {
    const board = tap(start({ ...EVEN, seats: 'human human' }), '6');
    const { code, rule } = board.last<MoveRefusedEvent>('move-refused');
    expect([code, rule]).toEqual(['space-crack/not-your-turn', 'P7']);
    expect([board.notes, board.said, told(board)]).toEqual([
      ['It is Blue’s move. Wait for Blue.'],
      ['It is Blue’s move. Wait for Blue.'],
      [],
    ]);
  });

  it.each(['human bot:random', 'human host'])(
    'is none where a ship of others is looked at, by %s',
    (seats) => {
      const board = start({ ...EVEN, seats, botPace: 60_000 });
      expect([tap(board, '6').types, board.notes]).toEqual([[], []]);
      board.leave();
    },
  );
});

describe('a ship', () => {
  it('that is looked at is said to be another’s, and the reader’s own is picked up', () => {
    const board = start({ position: at('5A7,5B3,5,5,5,5,5', 'turns=5'), seats: 'human host' });
    tap(board, '2');
    expect(board.said.at(-1)).toBe('Red’s ship of strength 3');
    expect(board.tells).toContain('A ship of strength 3 is there.');
    board.do({ type: 'input', input: { type: 'cancel' } });
    tap(board, '1');
    expect(board.said.at(-1)).toContain('Ship of strength 7');
    expect(board.status[1]).toBe('Choose a planet next to your ship.');
  });

  it('P5: that is chosen has its ways beside the map, clockwise, each with what would happen there', () => {
    expect(logOf(tap(start(MEETINGS), '4')).texts('li')).toEqual([
      '↑ North: free planet, size 5. Capture it.',
      '↗ North-east: Red’s ship of strength 4. Blue wins and keeps strength 5.',
      '↘ South-east: Red’s ship of strength 9. Blue loses, and Red’s ship keeps strength 6.',
      '↓ South: Red’s ship of strength 7. Both are destroyed.',
      '↙ South-west: Blue’s ship of strength 2. Merge into one of strength 9.',
      '↖ North-west: Blue’s planet, size 5. Move there.',
      'A ship here costs 5 crack, and Blue has 0.',
    ]);
  });

  it('that is chosen has the way marked to which the reader attends', () => {
    const board = tap(start(EVEN), '2', '7');
    expect(logOf(board).count('aimed')).toBe(0);
    board.parts.attend?.('4', false);
    expect(logOf(board).text('li', 'aimed')).toContain('free planet');
  });

  it('P6: that is built has its price told before, where one can be paid', async () => {
    const position = at('5,5A5,5A,6A,5,5B5,5', 'crack=6,0;order=alternate');
    const board = tap(start({ position }), '4');
    expect(board.status[1]).toBe('Build a ship here for 6 crack, or choose again.');
    expect(board.said.at(-1)).toBe('Build a ship of strength 6 here for 6 crack.');
    expect(board.captions).toContain('Build for 6 crack');
    await board.press('build');
    expect(board.record).toMatch(/\| \+4$/);
    tap(board, '3');
    expect(board.captions[0]).toBe('Build');
    expect(board.said.filter((line) => line.startsWith('Build'))).toHaveLength(1);
  });

  it.each([
    ['of somebody else has none of its ways told', 'human host', '6', 0],
    ['of the reader has its ways told, until the page keeps hands off', 'human host', '2', 3],
  ])('%s', (_, seats, planet, ways) => {
    const board = start({ position: at('5,5A5,5,5A3,5B2,5B5,5', 'order=free'), seats });
    expect(told(tap(board, planet))).toHaveLength(ways);
    board.set({ readonly: true });
    board.update();
    expect(told(board)).toEqual([]);
    expect(board.status[1]).not.toContain('Choose');
  });

  it('that is chosen while looking back at a bot’s turn has none of its ways told', () => {
    const record = 'space-crack/1 boardSize=5 order=alternate seed=1 | 2-4 6-7 4-1';
    const board = tap(start({ record, ply: 1, seats: 'human bot:random', botPace: 60_000 }), '6');
    expect(board.state.ui).toEqual({ selected: '6' });
    expect(told(board)).toEqual([]);
    board.leave();
  });
});

describe('P7: in free order', () => {
  it('people at one screen act in any order, each as the owner', async () => {
    const board = tap(start({ ...EVEN, turns: 15, order: 'free', seats: 'human human' }), '6', '7', '2', '1');
    expect(board.record).toMatch(/\| 1:6-7 0:2-1$/);
    expect(board.captions.filter((caption) => caption.startsWith('End'))).toEqual([
      'End Blue’s round',
      'End Red’s round',
    ]);
    await board.press('end-1');
    expect(board.record).toMatch(/0:2-1 1:end$/);
    expect(board.captions).toContain('End my round');
  });

  it('a ship that somebody else plays is not the reader’s to send', () => {
    const board = start({ position: at('5,5A5,5,5,5,5B5,5', 'order=free'), seats: 'human host' });
    const { record } = board;
    tap(board, '6', '7');
    expect([board.notes, board.record, board.types]).toEqual([[], record, []]);
  });

  it('the turn’s end is not undone', () => {
    const board = start({ position: at('5,5A5,5,5,5,5B5,5', 'points=1,1;order=free') });
    board.play('2-4', { seat: 0 });
    expect(board.undo().ok).toBe(true);
    board.play('2-4', { seat: 0 });
    board.play('6-7', { seat: 1 });
    expect(board.undo()).toMatchObject({ ok: false, error: { code: 'session/sealed' } });
  });
});

describe('beside the map', () => {
  it('are crack, what a round brings and planets of each seat, the moves that are left and the round', () => {
    const more = 'turn=3;crack=6,2;points=4,5;order=alternate';
    const board = start({ position: at('5A,5A5,5A,6A,5,5B5,5', more) });
    expect(scoreOf(board).rows).toEqual(['Blue 6 +10 4', 'Red 2 +2 1']);
    expect(board.aside).toBe('4 moves left Round 3 of 15');
    const { panel } = board.parts;
    expect(partOf(panel?.drawnAside?.(shownOf(board.state) as never)).count('left')).toBe(4);
  });

  it('is a chart of the planets of each seat', () => {
    const board = start(EVEN);
    // Reads the log after each move, since the chart holds only positions that were shown.
    logOf(board);
    for (const move of ['2-4', '6-7']) {
      board.play(move);
      logOf(board);
    }
    expect(logOf(board).paths('edge')).toHaveLength(2);
  });

  it('P9: is what the planet yields to which the reader attends', () => {
    const board = start({ position: at('5A,5A5,5A,6A,5A,5A,5A', 'order=alternate;seats=1'), seats: 'human' });
    board.parts.attend?.('4', false);
    expect(logOf(board).text('p')).toBe(
      'Your planet of size 6 yields 6 crack each round. All its neighbours have the same owner, so it yields more.',
    );
  });

  it('P11: is at the end who won and why', () => {
    const position = at('5,5A5,5,5,5,5B5,5', 'turn=15;points=1,0;crack=9,10;order=alternate');
    const board = tap(start({ position }), '2', '4');
    expect(board.status[0]).toContain('Blue wins, 2 planets to 1');
    expect(board.said.at(-1)).toContain('Blue wins, 2 planets to 1');
    expect(scoreOf(board).text('tr', 'best')).toMatch(/^Blue/);
    expect(board.tells).toBe('Blue took the lead for good in round 15.');
    const tie = start({ position: at('5,5A5,5,5,5,5B5,5', 'turn=16;crack=9,10;order=alternate') });
    expect(tie.status[0]).toContain('Red wins by crack, 10 to 9');
  });
});

describe('P3: sizes for another map', () => {
  const RIGHT = '5 5 5 9 5 5 5';

  it('are refused with the rule, and the game is kept', () => {
    const board = start(SHORT);
    const before = board.position;
    board.set({ sizes: '5 5 5' });
    board.update();
    const { refusal } = board.last<BoardErrorEvent>('board-error');
    expect([refusal.code, refusal.rule]).toEqual(['space-crack/sizes', 'P3']);
    expect(board.notes.join()).toContain('A map of size 5 has 7 planets');
    expect(board.position).toBe(before);
    board.set({ sizes: RIGHT });
    expect(board.position).toMatch(/^boardSize=5;planets=5,5A5,5,9,5,5B5,5;/);
  });

  it('are drawn by chance where the page gives them at the start, until it mends them', () => {
    const board = start({ ...SHORT, sizes: '5 5 5' });
    expect(board.last<BoardErrorEvent>('board-error').refusal.code).toBe('space-crack/sizes');
    expect(board.notes.join()).toContain('sizes: There are 3 sizes here');
    expect(tap(board, '2', '4').record).toMatch(/\| 2-4$/);
    board.set({ sizes: RIGHT });
    expect(board.notes).toEqual([]);
    expect(board.position).toMatch(/^boardSize=5;planets=5,5A5,5,9,5,5B5,5;/);
  });
});
