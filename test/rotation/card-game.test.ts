/** The card game on a board: turns against bots, what each is shown of hidden hands, and what bots are asked. */
import { describe, expect, it } from 'vitest';
import { chance } from '../../src/core/basics/seed.js';
import { Session } from '../../src/core/session/session.js';
import { rotation } from '../../src/rotation/game.js';
import type { Event, GameState, Move, Options, State, View } from '../../src/rotation/state.js';
import type { GameEndEvent, MoveRefusedEvent } from '../../src/ui/contract/events.js';
import { startWorker } from '../fake-worker.js';
import { StoreBoard } from '../store-board.js';
import { slice, start } from './boards.js';

type Game = Session<State, Move, Event, Options, View>;

const TABLE = { use: 'game', size: '5', turns: 3 };

/** Plays the first rotation that can be played, as text. */
function rotate(board: StoreBoard): void {
  const session = board.state.session as Game | undefined;
  const [first] = session ? [...rotation.rules.moves(session.state, 0)] : [];
  board.do({ type: 'mean', move: first });
  board.update();
}

/** All that a page or a reader could find out. */
const shownBy = (board: StoreBoard): string =>
  [
    board.record,
    board.position,
    board.save('public'),
    board.state.settings.get('seed'),
    board.status,
    board.aside,
    board.tells,
    board.score,
    board.said,
    board.heard.map(({ event }) =>
      JSON.stringify({ ...event, ...(event as { snapshot?: object }).snapshot }),
    ),
  ].join('\n');

describe('a game of four with three bots', () => {
  it('is played to its end, and shows no hidden hand, deck or seed on the way', async () => {
    const board = await start({
      ...TABLE,
      hands: 'hidden',
      viewer: '0',
      botPace: 0,
      seats: 'human bot:random bot:greedy bot:thinker',
    });
    expect(board.load('rotation/1 use=game size=5 turns=3 players=4 hands=hidden seed=77777777').ok).toBe(
      true,
    );
    const { rules, notation } = rotation;
    let turns = 0;
    while (!board.types.includes('game-end')) {
      const saved = board.save('all');
      const whole: Game = new Session(rotation);
      expect(whole.load(saved).ok).toBe(true);
      const state = whole.state as GameState;
      expect(state.seat, 'the reader is to act').toBe(0);
      // Another world that seat 0 cannot tell from this one would be shown the same.
      const other = rules.resample(state, 0, 1 + turns) as GameState;
      expect(notation.formatPosition(other)).not.toBe(notation.formatPosition(state));
      expect(board.position).toBe(notation.formatPosition(rules.resample(other, 0, 0)));
      expect(board.record).toBe(`rotation/1 view=0 from=${board.position}`);
      expect(saved).toContain('seed=77777777');
      for (const secret of ['77777777', state.seed, state.deck.join()])
        expect(shownBy(board)).not.toContain(String(secret));
      expect(board.score.match(/3 cards/g)).toHaveLength(3);
      rotate(board);
      if (board.buttons.includes('done')) await board.press('done');
      await board.settled();
      turns++;
    }
    expect(turns).toBe(3);
    const { outcome } = board.last<GameEndEvent>('game-end');
    expect(outcome.scores).toHaveLength(4);
    // When it is over, everybody sees all.
    expect(board.score).not.toContain('3 cards');
    expect(board.record).toBe(board.save('all'));
  });
});

describe('a turn', () => {
  const TEXT = 'H.GY./...../..B../...../R...N;deck=R,Y,N;held=GY,G,RR;scores=0;played=0;seed=7';

  it('says what the cards of the hand score now, would score, and score', async () => {
    const board = await start({ position: TEXT });
    expect(board.score).toContain('In 1 line now In 1 line now In no line now');
    board.parts.attend?.('a5', false);
    expect(board.tells).toContain('Your cards would score 3 points.');
    expect(board.score).toContain('Would score 2 points Would score 1 point Would score nothing');
    board.tap('a5');
    // The pointer is still there.
    board.parts.attend?.('a5', false);
    expect(board.score).toContain('In 1 line: 2 points In 1 line: 1 point In no line');
  });

  it('R8: is one of cards that a line holds', async () => {
    const board = await start({ position: TEXT });
    board.tap('a5');
    await board.press('card-RR');
    expect(board.last<MoveRefusedEvent>('move-refused').rule).toBe('R8');
    await board.press('card-GY', 'card-G');
    expect(board.score).toContain('3 points');
  });

  it('R9: begins with the cards, or is ended at once, where no star can rotate', async () => {
    const board = await start({ position: 'H.GG.;deck=R,Y,N;held=G,R;scores=0;played=0;seed=7' });
    expect(board.status[0]).toBe('Your turn, Player 1');
    expect(board.buttons).toEqual(['done']);
    await board.press('card-G');
    expect(board.score).toContain('1 point.');
  });

  it('is handed over on one screen only where hands are hidden', async () => {
    const two = { ...TABLE, seed: 3, seats: 'human human' };
    expect((await start(two)).state.nextAtScreen).toBe(undefined);
    const hidden = await start({ ...two, hands: 'hidden' });
    expect([hidden.state.nextAtScreen, hidden.score]).toEqual([0, '']);
  });
});

it('a game is dealt anew by a restart, since its cards have been seen, and the same way by the same seed', async () => {
  const table = await start({ ...TABLE, seed: 3 });
  const { position } = table;
  rotate(table);
  table.restart();
  expect(table.ply).toBe(0);
  expect(table.position).not.toBe(position);
  const again = await start({ ...TABLE, seed: 3 });
  again.restart();
  expect(again.position).toBe(table.position);
});

describe('a worker', () => {
  /** The questions that reach the worker when a bot is to move in `seat`, or a reader there asks for a hint. */
  async function questionsIn(state: State, seat: number, isHint: boolean): Promise<string[]> {
    const posted: string[] = [];
    const seats = [0, 1, 2].map((one) => (one !== seat ? 'host' : isHint ? 'human' : 'bot:greedy'));
    const board = new StoreBoard(slice, {
      seed: 5,
      botPace: 0,
      viewer: isHint ? `${seat}` : 'public',
      seats: seats.join(' '),
      position: rotation.notation.formatPosition(state),
      workerFactory: startWorker((_, question) => {
        posted.push(JSON.stringify(question));
      }),
    });
    if (isHint) void board.press('hint');
    // Nobody waits for an answer.
    await expect.poll(() => posted.length).toBeGreaterThan(0);
    board.leave();
    return posted;
  }

  it('is asked the same in every world that a seat cannot tell apart, for bots and for hints', async () => {
    const options = { use: 'game', size: '7', players: 3, hands: 'hidden' } as const;
    const luck = chance(11);
    const session: Game = new Session(rotation, options, 77777777);
    let compared = 0;
    for (let ply = 0; ply < 30; ply++) {
      const { state } = session;
      const [seat] = rotation.rules.toAct(state);
      if (seat === undefined || state.use === 'puzzle') break;
      const other = rotation.rules.resample(state, seat, luck.seed()) as GameState;
      expect(other.deck.join(), 'another deck').not.toBe(state.deck.join());
      for (const isHint of [false, true]) {
        const asked = [await questionsIn(state, seat, isHint), await questionsIn(other, seat, isHint)];
        expect(asked[0]).toHaveLength(1);
        expect(asked[0]).toEqual(asked[1]);
        expect(asked.join()).not.toContain(state.deck.join());
        expect(asked.join()).not.toContain('77777777');
        compared++;
      }
      session.play(seat, luck.pick([...rotation.rules.moves(state, seat)]));
    }
    expect(compared).toBeGreaterThan(40);
  });
});
