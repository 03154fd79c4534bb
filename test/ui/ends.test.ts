/** What a reader is offered at the end of a game: the same again, another board, a stronger opponent, or the lesson. */
import { describe, expect, it } from 'vitest';
import { readMessages } from '../../src/core/words/read-message.js';
import { bare } from '../../src/core/words/language.js';
import { describeShared } from '../../src/ui/conversation/share.js';
import { hasLessonButton } from '../../src/ui/game/select.js';
import { anotherBoard, firstGame } from '../../src/ui/start/new-game.js';
import { stepMs } from '../../src/ui/store/step-by-step.js';
import { sliceOf, StoreBoard, type Slice } from '../store-board.js';

const star = await sliceOf('star');

function over(
  how: 'won' | 'lost',
  attributes: Readonly<Record<string, unknown>> = {},
  slice: Slice = star,
): StoreBoard {
  const board = new StoreBoard(slice, { rings: 2, seats: 'human bot:gentle', ...attributes });
  board.do({ type: 'play', text: 'S10', at: { actor: 0 } });
  board.do({ type: 'play', text: 'T10', at: { actor: 1 } });
  if (how === 'won') board.do({ type: 'play', text: 'A10', at: { actor: 0 } });
  board.do({ type: 'play', text: 'resign', at: { actor: how === 'won' ? 1 : 0 } });
  board.update();
  return board;
}

const captions = (board: StoreBoard): readonly string[] => board.endButtons.map(({ caption }) => caption);
const press = (board: StoreBoard, name: string): void => {
  board.endButtons.find((one) => one.name === name)?.press();
  board.update();
};

describe('a game that the reader has won against a bot', () => {
  it('leads to the next stronger bot of the game, or the same again', () => {
    const board = over('won');
    expect(board.status[1]).toBe('You beat the gentle bot. Try the easy bot?');
    expect(captions(board)).toEqual(['Share', 'Play again', 'Play the easy bot']);
    expect(board.endButtons.at(-1)).toMatchObject({ name: 'play-next', isMain: true });
    press(board, 'play-next');
    expect([board.seats, board.ply, board.state.settings.get('rings')]).toEqual(['human bot:easy', 0, 2]);
  });

  it('leads no further after the strongest', () => {
    const board = over('won', { seats: 'human bot:steady' });
    expect(board.status[1]).toBe('Play again, or look back at the game.');
    expect(captions(board)).toEqual(['Share', 'Play again']);
  });

  it('leads on from each bot that the reader has chosen so', () => {
    const board = over('won');
    press(board, 'play-next');
    for (const [text, actor] of [
      ['S10', 0],
      ['T10', 1],
      ['A10', 0],
      ['resign', 1],
    ] as const)
      board.do({ type: 'play', text, at: { actor } });
    board.update();
    expect(board.status[1]).toBe('You beat the easy bot. Try the steady bot?');
    press(board, 'again');
    expect([board.seats, board.ply]).toEqual(['human bot:easy', 0]);
  });

  it('calls bots with names of their own by these', () => {
    const { adapter } = star;
    const table = { ...adapter.words.table, ...readMessages({ 'bot.easy': 'Athena' }) };
    const named = {
      ...adapter,
      words: { ...adapter.words, table },
      bots: { ...adapter.bots, named: ['easy'] },
    };
    const board = over('won', {}, { ...star, adapter: named });
    expect(board.status[1]).toBe('You beat the gentle bot. Try Athena?');
    expect(captions(board)).toContain('Play Athena');
  });
});

it('a game that the reader has lost against a bot leads to the same again, or to the lesson', () => {
  const board = over('lost');
  expect(board.status[1]).toBe('Play the gentle bot again, or learn a trick first?');
  expect(captions(board)).toEqual(['Share', 'Learn', 'Play again']);
});

it.each([
  ['other people played', { seats: 'human human' }],
  ['bots of several kinds played', { seats: 'bot:easy bot:gentle' }],
  ['the reader only looks', { readonly: true }],
])('the end speaks of no opponent where %s', (_, attributes) => {
  const board = over('won', attributes);
  expect(board.status[1]).not.toMatch(/beat|again, or learn/);
  expect(captions(board).join(' ')).not.toMatch(/bot|Learn/);
});

describe('the level that was offered', () => {
  it('is offered again at the next visit where the page remembers, and else forgotten', () => {
    const first = over('won', { remember: 'levels' });
    const again = new StoreBoard(
      star,
      { rings: 2, seats: 'human bot:gentle', remember: 'levels' },
      { kept: first.kept },
    );
    expect(again.status[1]).toBe('You beat the gentle bot. Try the easy bot?');
    const without = new StoreBoard(star, { rings: 2, seats: 'human bot:gentle' }, { kept: first.kept });
    expect([without.ply, without.endButtons]).toEqual([0, []]);
  });
});

describe('a game that has several boards', () => {
  const withBoards: Slice = {
    ...star,
    adapter: {
      ...star.adapter,
      start: {
        ...star.adapter.start,
        another: (_view: unknown, _settings: unknown, seed: number) => ({ rings: 2 + seed }),
      },
    },
  };

  it('is begun on another one by Play again, and on the same by its own button', () => {
    const board = over('lost', {}, withBoards);
    expect(captions(board)).toEqual(['Same map again', 'Learn', 'Play again']);
    press(board, 'same-map');
    expect([board.ply, board.state.settings.get('rings')]).toEqual([0, 2]);
    const other = over('lost', {}, withBoards);
    press(other, 'again');
    expect(other.ply).toBe(0);
    expect(other.state.settings.get('rings')).toBeGreaterThan(2);
    expect(other.seats).toBe('human bot:gentle');
  });

  it('begins again where the page asks for one position', () => {
    const board = over('lost', { position: '2:10.' }, withBoards);
    expect(captions(board)).not.toContain('Same map again');
  });
});

describe('C18: another map of Constellation', () => {
  const RECORD_START = { rounds: 1, teams: 2, seats: 'human host' };
  const wanted = async (attributes: object): Promise<unknown> => {
    const board = new StoreBoard(await sliceOf('constellation'), { ...RECORD_START, ...attributes });
    return anotherBoard(board.state, () => 5);
  };

  it('is drawn from a new seed', async () => {
    expect(await wanted({})).toEqual({ map: 'generated', seed: 5 });
    expect(await wanted({ map: 'generated', seed: 3 })).toEqual({ map: 'generated', seed: 5 });
  });

  it('is not drawn where the page names one', async () => {
    expect(await wanted({ map: 'gemini' })).toBeUndefined();
  });
});

describe('the first game after the lesson', () => {
  it.each([
    ['star', { seats: 'human bot:gentle' }],
    ['space-crack', { turns: 8, boardSize: 10, seats: 'human bot:gentle' }],
    ['constellation', { rounds: 3, seats: 'human bot:gentle' }],
  ])('of %s is short, and against a bot that one can beat', async (game, settings) => {
    expect(firstGame(new StoreBoard(await sliceOf(game)).state)).toEqual(settings);
  });

  it('is the page’s own where it asks for one, and the reader’s where one has begun', async () => {
    const crack = await sliceOf('space-crack');
    expect(firstGame(new StoreBoard(crack, { turns: 5, seats: 'human bot:greedy' }).state)).toBe(undefined);
    expect(firstGame(new StoreBoard(star, { position: '2:10.' }).state)).toBe(undefined);
    const board = new StoreBoard(star, { rings: 2 });
    board.do({ type: 'play', text: 'S10', at: {} });
    expect(firstGame(board.state)).toBe(undefined);
  });
});

describe('the lesson', () => {
  const offer = (board: StoreBoard): string => board.tells;

  it('is offered with its length, and where it was left by its step', () => {
    const board = new StoreBoard(star, { rings: 2, seats: 'human bot:gentle' });
    expect(offer(board)).toBe('New here? Learn it by playing: 7 small steps.');
    board.do({ type: 'lesson-left', at: 4, all: 7 });
    expect(offer(board)).toBe('Lesson: step 4 of 7. Go on?');
    board.do({ type: 'lesson-left', at: 8, all: 7 });
    expect(offer(board)).toBe('');
  });

  it('has a button until the reader has won', () => {
    expect(hasLessonButton(over('lost').state)).toBe(true);
    expect(hasLessonButton(over('won').state)).toBe(false);
  });
});

describe('the text to share', () => {
  const shared = ({ state }: StoreBoard): string => {
    const count = { plies: 4, hints: 0, told: [], undos: 0, tries: 0, ms: 0 };
    return bare(describeShared(state, undefined, count)).split('\n')[0] ?? '';
  };

  it('calls a bot what it is, which nobody else would know by its seat', () => {
    expect(shared(over('won'))).toBe('*Star: I beat the gentle bot, who resigned.');
    expect(shared(over('lost'))).toBe('*Star: I resigned against the gentle bot.');
  });

  it('calls whom the page names by that name', () => {
    expect(shared(over('won', { names: 'Ada; Grace' }))).toBe('*Star: I beat Grace, who resigned.');
  });

  it.each([
    [
      'space-crack',
      { position: 'boardSize=5;planets=5A9,5A,5A,5,5,5,5B5;turn=16' },
      'Space Crack: I beat the gentle bot, 3 planets to 1.',
    ],
  ])('of %s tells the figures', async (game, attributes, text) => {
    const board = new StoreBoard(await sliceOf(game), { ...attributes, seats: 'human bot:gentle' });
    expect(board.state.failed).toEqual([]);
    expect(shared(board)).toBe(text);
  });
});

describe('the steps of the score', () => {
  it('stand long enough to be read', () => {
    expect([stepMs('x'.repeat(20)), stepMs('x'.repeat(60)), stepMs('x'.repeat(70))]).toEqual([
      2400, 2400, 2800,
    ]);
  });
});
