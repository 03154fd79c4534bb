/**
 * The clock of a class (C11): it can be paused and given more time, says when it is about to end, and waits between
 * rounds.
 */
import { expect } from '@open-wc/testing';
import '../../src/constellation/element/define.js';
import type { ConstellationBoard } from '../../src/constellation/element/constellation-board.js';
import { RoundTime, type RoundTimeBoard } from '../../src/constellation/element/round-time.js';
import { constellation } from '../../src/constellation/game.js';
import type { Move } from '../../src/constellation/state.js';
import { words as english } from '../../src/constellation/index.js';
import { Session } from '../../src/core/session/session.js';
import { makeWords } from '../../src/core/words/words.js';
import type { MoveRefusedEvent } from '../../src/ui/contract/events.js';
import { mount, until, type Board } from '../board.js';

const MAP = 'a:0:0,b:10:0,c:20:0,d:30:0,e:0:10w,f:10:10c,g:20:10,h:30:10w/1.4,2.5,3.6,7,5,6,7';
const GAME = `map="${MAP}" hq-count="0" moves-per-round="2" rounds="3"`;

const start = (attributes: string): Promise<Board<ConstellationBoard>> =>
  mount<ConstellationBoard>(`<constellation-board ${GAME} ${attributes}></constellation-board>`);

const seconds = (board: Board): number => {
  const [minutes = 0, rest = 0] = board.text('.time').split(':').map(Number);
  return 60 * minutes + rest;
};

const caption = (board: Board): string => board.text('button[name="clock"]');

/** The intervals that run, from now on until `stop`. */
function watchIntervals(): { readonly size: number; stop(): void } {
  const running = new Set<number>();
  const { setInterval: set, clearInterval: clear } = window;
  window.setInterval = ((act: () => void, ms: number) => {
    const interval = set(act, ms);
    running.add(interval);
    return interval;
  }) as typeof set;
  window.clearInterval = (interval) => {
    running.delete(interval as number);
    clear(interval);
  };
  return {
    get size() {
      return running.size;
    },
    stop: () => Object.assign(window, { setInterval: set, clearInterval: clear }),
  };
}

const left = (result: ReturnType<ConstellationBoard['pause']>): number => (result.ok ? result.value : NaN);

describe('the clock of <constellation-board>', () => {
  it('begins with the first move of the game', async () => {
    const board = await start('round-seconds="60"');
    expect(board.all('.clock')).to.have.length(0);
    await board.pick('a');
    expect([board.text('.time'), caption(board)]).to.deep.equal(['1:00', 'Pause']);
    expect(board.find('.time').getAttribute('aria-label')).to.equal('1:00 left in this round');
  });

  it('is paused and goes on by its button, which keeps the focus, and says so', async () => {
    const board = await start('round-seconds="60"');
    await board.pick('a');
    board.button('clock').focus();
    await board.press('Enter');
    expect(board.element.matches(':state(paused)')).to.equal(true);
    expect(board.status).to.contain('Paused');
    expect(board.said.at(-1)).to.match(/^Paused with [01]:\d\d left\.$/);
    expect(board.root.activeElement).to.equal(board.button('clock'));
    await board.press('Enter');
    expect([caption(board), board.element.matches(':state(paused)')]).to.deep.equal(['Pause', false]);
    expect(board.said.at(-1)).to.match(/left in round 1\.$/);
  });

  it('lets no reader and no bot move while it stands, but the page', async () => {
    const board = await start('round-seconds="60" seats="human bot:random" bot-pace="0"');
    expect([caption(board), board.element.ply]).to.deep.equal(['Start round 1', 0]);
    board.element.goOn();
    expect(left(board.element.pause())).to.be.within(55, 60);
    await board.settled();
    expect(board.all('.acts button')).to.have.length(0);
    await board.pick('b');
    const { code, rule } = board.last<MoveRefusedEvent>('move-refused');
    expect([code, rule, board.element.ply]).to.deep.equal(['constellation/paused', 'C11', 0]);
    expect(board.note).to.contain('The game is paused. Choose Go on first.');
    expect(board.element.play('b', { seat: 0 }).ok).to.equal(true);
    expect(board.element.goOn().ok).to.equal(true);
    await until(() => (board.element.ply ?? 0) > 1);
  });

  it('takes more time from the page and from a press', async () => {
    const board = await start('round-seconds="60"');
    await board.pick('a');
    expect(left(board.element.addTime())).to.be.within(115, 120);
    expect(left(board.element.addTime(30))).to.be.within(145, 150);
    await board.click('more-time');
    expect(seconds(board)).to.be.within(200, 210);
    expect(board.said.at(-1)).to.match(/^Time added\. 3:\d\d left in round 1\.$/);
    for (const wrong of [0, -5, 1.5, 3601, NaN, '60' as never])
      expect(board.element.addTime(wrong)).to.deep.include({ ok: false });
  });

  it('has nothing to pause where no round is timed', async () => {
    for (const attributes of ['', 'round-seconds="60"', 'round-seconds="60" readonly']) {
      const board = await start(attributes);
      if (attributes.includes('readonly')) board.element.play('0:a');
      for (const result of [board.element.pause(), board.element.goOn(), board.element.addTime(5)])
        expect(result.ok ? '' : result.error.code, attributes).to.equal('constellation/no-clock');
      await board.settled();
      expect(board.all('.clock'), attributes).to.have.length(0);
    }
  });

  it('waits for a press before the next round, however the last one ended, and says so', async () => {
    const board = await start('round-seconds="60" steals-per-team="0"');
    for (const move of ['0:a', '1:d', '0:b', '1:c']) board.element.play(move);
    await board.settled();
    expect([caption(board), board.text('.time')]).to.deep.equal(['Next round', '1:00']);
    expect(board.element.matches(':state(paused)')).to.equal(true);
    expect(board.status).to.contain('Round 1 is over');
    expect(board.said.at(-1)).to.contain('Round 1 is over');
    await board.pick('e');
    expect(board.last<MoveRefusedEvent>('move-refused').code).to.equal('constellation/not-started');
    await board.click('clock');
    await board.pick('e');
    expect([board.element.ply, caption(board)]).to.deep.equal([5, 'Pause']);
    board.element.endRound();
    await board.settled();
    expect(caption(board)).to.equal('Next round');
  });

  it('waits no longer once the page shows no button, or says that rounds follow by themselves', async () => {
    const change: readonly ((element: ConstellationBoard) => void)[] = [
      (element) => void (element.controls = 'none'),
      (element) => void (element.autoNextRound = true),
    ];
    for (const set of change) {
      const board = await start('round-seconds="60" steals-per-team="0"');
      for (const move of ['0:a', '1:d', '0:b', '1:c']) board.element.play(move);
      await board.settled();
      expect(board.element.matches(':state(paused)')).to.equal(true);
      set(board.element);
      await board.settled();
      expect(board.element.matches(':state(paused)')).to.equal(false);
      await board.pick('e');
      expect([board.element.ply, board.types().includes('move-refused')]).to.deep.equal([5, false]);
    }
  });

  it('waits for a press before the first round, where HQs were placed', async () => {
    const board = await mount<ConstellationBoard>(
      `<constellation-board map="${MAP}" hq-count="1" round-seconds="60"></constellation-board>`,
    );
    for (const star of ['a', 'd']) await board.pick(star);
    expect(caption(board)).to.equal('Start round 1');
    expect(board.status).to.contain('Round 1 is ready');
  });

  it('goes from round to round by itself where the page says so, or shows no button', async () => {
    for (const attributes of ['auto-next-round', 'controls="none"']) {
      const board = await start(`round-seconds="1" ${attributes}`);
      board.element.play('0:a');
      await until(() => board.types().includes('game-end'));
      expect(board.element.record, attributes).to.match(/0:a host:end host:end host:end$/);
    }
  });

  it('warns before the end, in words and aloud, and ends the round', async () => {
    const board = await start('round-seconds="4"');
    await board.pick('a');
    await until(() => board.text('.clock strong') === 'Ends soon');
    await until(() => board.said.some((line) => /^[12] seconds? left in round 1\./.test(line)));
    await until(() => board.element.record.endsWith('host:end'));
    await board.settled();
    expect(caption(board)).to.equal('Next round');
  });

  it('stands while somebody looks back, and goes on where it was', async () => {
    const board = await start('round-seconds="60"');
    await board.pick('a');
    await board.pick('b');
    board.element.addTime(60);
    board.element.goTo(1);
    await board.settled();
    expect(board.text('.clock')).to.contain('Stopped while you look back');
    expect(board.button('clock').disabled).to.equal(true);
    board.element.goTo(2);
    await board.settled();
    expect(seconds(board)).to.be.within(110, 120);
    expect(caption(board)).to.equal('Pause');
  });

  it('has started or stopped by the time that the page hears what starts or stops it', async () => {
    const running = watchIntervals();
    const board = await start('round-seconds="60" steals-per-team="0"');
    const { element } = board;
    const heard: string[] = [];
    element.addEventListener('game-change', ({ cause }) => heard.push(`${cause} ${running.size}`));
    element.play('0:a');
    element.goTo(0);
    element.goTo(1);
    for (const move of ['1:d', '0:b', '1:c']) element.play(move);
    element.undo();
    running.stop();
    expect(heard).to.deep.equal(['play 1', 'go 0', 'go 1', 'play 1', 'play 1', 'play 0', 'undo 0']);
  });

  it('is asked how it stands without starting or stopping by it', async () => {
    const { element } = await start('');
    const words = makeWords('en', english);
    const running = watchIntervals();
    const session = new Session(constellation, { hqCount: 0 });
    const settings: Readonly<Record<string, unknown>> = { roundSeconds: 60, autoNextRound: true };
    const get = <T>(name: string): T => settings[name] as T;
    const time = new RoundTime({
      element,
      state: { session, words, players: [], settings: { get } } as unknown as RoundTimeBoard['state'],
      dispatch: ({ type }) => expect.fail(`${type} was asked for`),
      redraw: () => {},
    });
    const ask = (): readonly unknown[] => {
      const { isStanding, rest } = time;
      time.render(words);
      return [isStanding, rest, running.size];
    };
    const [first] = constellation.rules.moves(session.state, 0);
    expect(session.play(0, first as Move).ok).to.equal(true);
    expect(ask()).to.deep.equal([false, undefined, 0]);
    time.keep();
    session.goTo(0);
    expect(ask()).to.deep.equal([false, undefined, 1]);
    time.keep();
    expect(ask()).to.deep.equal([false, undefined, 0]);
    running.stop();
  });

  it('waits with a whole round’s time when a game is taken up again, and where a round is undone', async () => {
    localStorage.removeItem('planisphere:clock');
    const first = await start('round-seconds="60" remember="clock"');
    await first.pick('a');
    first.element.addTime(60);
    first.element.remove();
    const again = await start('round-seconds="60" remember="clock"');
    expect([again.element.ply, again.text('.time'), caption(again)]).to.deep.equal([
      1,
      '1:00',
      'Start round 1',
    ]);
    again.element.goOn();
    again.element.endRound();
    again.element.goOn();
    again.element.undo();
    await again.settled();
    expect(again.element.matches(':state(paused)')).to.equal(again.element.ply !== 0);
    localStorage.removeItem('planisphere:clock');
  });

  it('says nothing of a pause before a round, nor that time runs while somebody looks back', async () => {
    const board = await start('round-seconds="60" steals-per-team="0"');
    for (const move of ['0:a', '1:d', '0:b', '1:c']) board.element.play(move);
    await board.settled();
    const before = board.said;
    expect(left(board.element.pause())).to.equal(60);
    await board.settled();
    expect([board.said, caption(board)]).to.deep.equal([before, 'Next round']);
    board.element.goTo(1);
    await board.settled();
    const looking = board.said;
    expect(left(board.element.goOn())).to.equal(60);
    await board.settled();
    expect(board.said).to.deep.equal(looking);
    board.element.goTo(4);
    await board.settled();
    expect(caption(board)).to.equal('Pause');
  });

  it('stands while the board is out of the page', async () => {
    const board = await start('round-seconds="60"');
    await board.pick('a');
    const { parentElement } = board.element;
    board.element.remove();
    parentElement?.append(board.element);
    await board.settled();
    expect([caption(board), seconds(board) > 50]).to.deep.equal(['Pause', true]);
  });

  it('is there beside a board with few controls, and for a page that plays for all', async () => {
    for (const attributes of ['controls="minimal"', 'seats="host host"', 'viewer="1"']) {
      const board = await start(`round-seconds="60" ${attributes}`);
      board.element.play('0:a');
      await board.settled();
      expect(caption(board), attributes).to.equal('Pause');
    }
  });
});
