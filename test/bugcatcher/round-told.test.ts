/** Rounds as boards tell them: to the page, to each seat at a screen, and slot by slot as they are played back. */
import { describe, expect, it } from 'vitest';
import { describeMoment, describeSlot, placeOf } from '../../src/bugcatcher/element/rounds-panel.js';
import { Replay } from '../../src/bugcatcher/element/replay.js';
import type { View } from '../../src/bugcatcher/state.js';
import type { GameChangeEvent, SeatTurnEvent } from '../../src/ui/contract/events.js';
import { shownOf } from '../../src/ui/game/select.js';
import { startWorker } from '../fake-worker.js';
import type { StoreBoard } from '../store-board.js';
import { draftIn, seen, start, write, WRITING } from './boards.js';

const COMPLETING =
  'players=2;seed=7;shown=Patient_Leech,Harlequin_Beetle,Marching_Ant,Deep_Lanternfish,Quiet_Cricket;border=C1-BR,F5-BR;central=C3,F5;garnetsLeft=1,3';

/** A round in which the reader’s second entry is stopped. */
async function played(other = 'CU'): Promise<StoreBoard> {
  const board = await start(WRITING);
  await write(board, 'BD BU swap CL');
  await board.press('commit');
  board.play(other, { seat: 1 });
  await board.settled();
  return board;
}

/** Rounds of a board played back, each moment of which is said. */
function replayOf(board: StoreBoard): { press(...names: string[]): void; at(): string } {
  const { words } = board.state;
  const motion = { isOn: false, isPlaying: false, play: () => undefined, idle: async () => {} };
  const replay = new Replay(
    motion,
    () => {},
    (moment) => board.do({ type: 'say', sentences: describeMoment(seen(board), moment, words) }),
  );
  return {
    press: (...names) => names.forEach((name) => replay.press(name, seen(board))),
    at: () => placeOf(seen(board), replay.see(seen(board)), words),
  };
}

describe('a round', () => {
  it('is summed up with where a node was stopped, and with no word of it otherwise', async () => {
    const board = await played();
    expect(board.tells).toBe(
      'Round 1: 2 fireflies, 2 in all. Slot 2: your square node came back to C1-BR and was stopped.',
    );
    const other = await start(WRITING);
    await write(other, 'BD CL');
    await other.press('commit');
    other.play('CU', { seat: 1 });
    await other.settled();
    expect(other.tells).toBe('Round 1: 2 fireflies, 2 in all.');
  });

  it('is reported to the page as events: what this viewer may know of it', async () => {
    const board = await start(WRITING);
    board.type('bdcl');
    await board.press('commit');
    board.play('CU.CU', { seat: 1 });
    const { snapshot, sentences } = board.last<GameChangeEvent>('game-change');
    const events = snapshot.events as readonly { readonly type: string; readonly seat?: number }[];
    expect(events.map(({ type, seat }) => [type, seat])).toEqual([
      ['slot', 0],
      ['slot', 0],
      ['round', undefined],
      ['report', 0],
      ['missions', undefined],
    ]);
    expect(sentences.join(' ')).toContain('Round 1 is over. 4 paths are on the board.');
  });

  it('ends with its missions: those completed, and what one’s own brought or cost', async () => {
    const board = await start({ position: COMPLETING, seats: 'human host' });
    board.play('swap.swap+2+5', { seat: 0 });
    board.play('none', { seat: 1 });
    expect(board.tells).toMatch(/^Round 1: 1 firefly, 1 in all\./);
    expect(board.tells).toContain('Harlequin Beetle +3');
    expect(board.tells).toContain('Quiet Cricket −2');
    expect(describeSlot(seen(board), { round: 1, slot: 1 }, board.state.words)).toBe(
      'Slot 1: your nodes swapped colours.',
    );
  });

  it('among eight bots is heard in two breaths: what one submits, and what came of it', async () => {
    const board = await start({ seed: 5, seats: `human${' bot:walker'.repeat(8)}` });
    await board.press('commit');
    expect(board.aside).toBe('Round 2 of 7');
    expect(board.said).toHaveLength(2);
    expect(board.said[0]).toBe('You submitted an empty plan. Waiting for 8 of 9 players');
    expect(board.said[1]).toMatch(/^Round 1 is over\. .* Plan your round$/);
  });
});

describe('a round that is played back', () => {
  it('is told at every press: where it stands, and each collision by its case', async () => {
    const board = await played();
    const replay = replayOf(board);
    expect(replay.at()).toBe('Round 1, slot 4 of 4');
    replay.press('back', 'back');
    expect(replay.at()).toBe('Round 1, slot 2 of 4');
    expect(board.said.at(-1)).toBe(
      'Round 1, slot 2 of 4. Slot 2: your square node was stopped. The spot was already claimed.',
    );
    replay.press('on');
    expect(replay.at()).toBe('Round 1, slot 3 of 4');
    const told = board.said.length;
    replay.press('speed');
    expect(board.said).toHaveLength(told);
  });

  it('after the match tells what each did, by name', async () => {
    const board = await start({
      record:
        'bugcatcher/1 players=2 rounds=2 energy=5 cols=4 rows=3 seed=5 | 0:BD.BR.BU.BR.BU+1+5 BR.BD.BR.BD.BR+1+5 0:CU.CL.CD.CD.CR+3+5 CR.CU.BU.BU.BU+3+4',
      names: 'Ada Ben',
    });
    const replay = replayOf(board);
    replay.press('round-1', 'back');
    expect(replay.at()).toBe('Round 1, slot 4 of 5');
    expect(board.said.at(-1)).toContain('Your square node');
    expect(board.said.at(-1)).toContain('Ben’s square node');
    expect(board.status[0]).toContain('Ben wins');
  });
});

describe('seats', () => {
  it('of several people at one screen have a draft each, and see their own round', async () => {
    const board = await start({ seed: 5, seats: 'human human', cols: 4, rows: 4 });
    expect([board.state.nextAtScreen, board.score]).toEqual([0, '']);
    board.takeOver();
    await write(board, 'swap swap');
    await board.press('commit');
    expect([board.state.nextAtScreen, board.score, board.tells]).toEqual([1, '', '']);
    expect(board.status[0]).toContain('Player 2');
    expect([board.status, board.said].join()).not.toContain('swap');
    board.takeOver();
    expect(draftIn(board)).toBe('');
    await board.press('commit');
    expect(board.state.nextAtScreen).toBe(0);
    board.takeOver();
    const { words } = board.state;
    expect(placeOf(seen(board), { round: 1, slot: 2 }, words)).toBe('Round 1, slot 2 of 2');
  });

  it('tell nobody what another may see: not by a hint while the screen changes hands, nor by looking back', async () => {
    const board = await start({ seed: 5, seats: 'human human', cols: 4, rows: 4 });
    await board.press('hint');
    board.takeOver();
    await board.press('commit', 'hint');
    expect(board.types).not.toContain('hint-given');
    board.goTo(0);
    expect([board.state.nextAtScreen, shownOf<View, unknown>(board.state)?.view.own]).toEqual([0, undefined]);
    board.goTo(1);
    board.takeOver();
    expect(seen(board).own).toBeDefined();
  });

  it('run by the page are asked for and answer through play()', async () => {
    const board = await start({ seed: 5, seats: 'human host host', cols: 4, rows: 4 });
    expect(board.play('none', { seat: 0 }).ok).toBe(true);
    expect(board.last<SeatTurnEvent>('seat-turn').seats).toEqual([1, 2]);
    expect(board.play('swap', { seat: 2 }).ok).toBe(true);
    expect(board.play('swap', { seat: 1 }).ok).toBe(true);
    expect(board.aside).toMatch(/^Round 2 of/);
  });

  it('may be chosen with starts=choose: by taps, with bids, or not at all', async () => {
    const board = await start({
      seed: 5,
      seats: 'human bot:planner bot:planner',
      starts: 'choose',
      cols: 4,
      rows: 4,
    });
    expect(board.status).toEqual(['Your turn, Player 1', 'Choose 3 centres and 3 corners, best first.']);
    expect(board.aside).toBe('Centres 0 of 3, corners 0 of 3');
    board.tap('B2');
    board.tap('A1-UL');
    expect(board.aside).toBe('Centres 1 of 3, corners 1 of 3');
    await board.press('bid-central', 'start');
    expect(board.aside).toMatch(/^Round 1 of/);
    const { own } = seen(board);
    expect([own?.central, own?.border, own?.garnets]).toEqual([5, 0, 2]);
    const other = await start({ seed: 5, seats: 'human bot:planner', starts: 'choose' });
    await other.press('anywhere');
    expect(other.aside).toMatch(/^Round 1 of/);
  });
});

describe('what is hidden', () => {
  const SECRET = 'swap.swap.gswap.swap.swap.swap';

  it('stands in no event and no record before the end, and in all of them after it', async () => {
    const board = await start({ seats: 'human host', seed: 77777777, rounds: 1, viewer: '0' });
    expect(board.play(SECRET, { seat: 1 }).ok).toBe(true);
    board.update();
    const told = [
      ...board.heard.map(({ event }) =>
        JSON.stringify({ ...event, ...(event as { snapshot?: object }).snapshot }),
      ),
      board.record,
      board.position,
      board.save('public'),
      ...board.said,
      board.tells,
      board.score,
    ].join();
    for (const hidden of ['swap.swap', 'ssgsss', '"program":"ss']) expect(told).not.toContain(hidden);
    expect(board.record).toMatch(/^bugcatcher\/1 view=0 from=/);
    board.play('none', { seat: 0 });
    expect(board.record).toContain(SECRET);
    expect(JSON.stringify(board.last<GameChangeEvent>('game-change').snapshot)).toContain('ssgsss');
  });

  it('never reaches a bot: its question is a world dealt anew for its seat', async () => {
    const asked: string[] = [];
    const board = await start({
      seats: 'host bot:walker',
      seed: 77777777,
      workerFactory: startWorker((worker, question) => {
        asked.push(question.position);
        worker.reply(question, 'none');
      }),
    });
    for (const text of ['BU.BD.BU.BD.swap.swap.swap', SECRET]) board.play(text, { seat: 0 });
    await board.settled();
    expect(asked).not.toEqual([]);
    for (const hidden of ['UDUDsss', 'ssgsss', '77777777']) expect(asked.join()).not.toContain(hidden);
    board.leave();
  });
});
