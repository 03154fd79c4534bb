import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BotMessage, BotQuestion } from '../../src/core/bots/bots.js';
import { BotClient, type BotAnswer } from '../../src/ui/effects/bot-client.js';

/** A worker that answers when it is told to. */
class FakeWorker extends EventTarget {
  readonly asked: BotMessage[] = [];
  isRunning = true;
  postMessage(message: BotMessage): void {
    this.asked.push(message);
  }
  send(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  answer(text: string): void {
    this.send({ id: this.asked.at(-1)?.id, text });
  }
  terminate(): void {
    this.isRunning = false;
  }
}

const workers: FakeWorker[] = [];
const running = (): FakeWorker[] => workers.filter(({ isRunning }) => isRunning);
const last = (): FakeWorker => workers.at(-1) as FakeWorker;
const start = (): Worker => {
  const worker = new FakeWorker();
  workers.push(worker);
  return worker as unknown as Worker;
};

const question = (bot: string, hint = false): BotQuestion => ({
  bot,
  seat: 0,
  position: '',
  seed: 1,
  ...(hint && { hint }),
});
const never = (): AbortSignal => new AbortController().signal;

beforeEach(() => {
  workers.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a thread', () => {
  it('is one worker for all who ask, one question after another, hints first', async () => {
    const thread = new BotClient(start);
    const asked = [question('a'), question('b'), question('c', true)];
    const answers = asked.map((one) => thread.ask(one, never()));
    const order: string[] = [];
    for (let n = 0; n < 3; n++) {
      order.push(last().asked.at(-1)?.bot ?? '');
      last().answer(order.at(-1) as string);
    }
    expect(order).toEqual(['a', 'c', 'b']);
    expect(await Promise.all(answers)).toEqual(['a', 'b', 'c'].map((value) => ({ ok: true, value })));
    expect(workers).toHaveLength(1);
  });

  it('lets the worker go with the last who may ask, and starts another one when asked again', async () => {
    const thread = new BotClient(start);
    const [one, other] = [{}, {}];
    thread.hold(one);
    thread.hold(other);
    const answer = thread.ask(question('a'), never());
    last().answer('x');
    await answer;
    thread.leave(one);
    expect(running()).toHaveLength(1);
    thread.leave(other);
    expect(running()).toHaveLength(0);
    void thread.ask(question('b'), never());
    expect(running()).toHaveLength(1);
  });

  it('ends a thought with its worker; what others have asked is asked of the next one', async () => {
    const thread = new BotClient(start);
    const stop = new AbortController();
    const first = thread.ask(question('a'), stop.signal);
    const second = thread.ask(question('b'), never());
    const third = new AbortController();
    const dropped = thread.ask(question('c'), third.signal);
    third.abort();
    expect(await dropped).toBeUndefined();
    stop.abort();
    expect(await first).toBeUndefined();
    expect([workers.length, running().length, last().asked[0]?.bot]).toEqual([2, 1, 'b']);
    last().answer('y');
    expect(await second).toEqual({ ok: true, value: 'y' });
  });

  it('passes over an answer to another question', async () => {
    const thread = new BotClient(start);
    const answer = thread.ask(question('a'), never());
    last().send({ id: 99, text: 'late' });
    last().answer('mine');
    expect(await answer).toEqual({ ok: true, value: 'mine' });
  });

  it.each([null, undefined, 'S10', 7, {}, [], ['S10'], { text: 5 }, { text: null }, { text: [] }])(
    'tells what is no answer: %j',
    async (data) => {
      const thread = new BotClient(start);
      const answer = thread.ask(question('a'), never());
      last().send(data);
      expect(await answer).toMatchObject({
        ok: false,
        error: { code: 'kit/bot-answer', facts: { bot: 'a' } },
      });
    },
  );

  it('tells that a bot threw, and puts the exception on the console', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const thread = new BotClient(start);
    const answer = thread.ask(question('a'), never());
    last().send({ id: 1, threw: 'RangeError: so' });
    expect(await answer).toMatchObject({ ok: false, error: { code: 'kit/bot-threw' } });
    expect(told).toHaveBeenCalledWith('The bot a threw:', 'RangeError: so');
    expect(thread.isDead).toBe(false);
  });

  it('outlives a worker that fails once the way has worked: one question is lost, and told', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const thread = new BotClient(start);
    const first = thread.ask(question('a'), never());
    last().answer('x');
    await first;
    const [lost, next] = [thread.ask(question('b'), never()), thread.ask(question('c'), never())];
    const failed = Object.assign(new Event('error', { cancelable: true }), { message: 'RangeError: so' });
    last().dispatchEvent(failed);
    expect(await lost).toMatchObject({ error: { code: 'kit/bot-threw', facts: { bot: 'b' } } });
    last().answer('y');
    expect(await next).toEqual({ ok: true, value: 'y' });
    expect([workers.length, running().length, thread.isDead]).toEqual([2, 1, false]);
    expect(told).toHaveBeenCalledWith('The worker of the bots failed:', 'RangeError: so');
    last().dispatchEvent(new Event('error', { cancelable: true }));
    const again = thread.ask(question('d'), never());
    last().answer('z');
    expect(await again).toEqual({ ok: true, value: 'z' });
  });

  it('asks another worker where one has fallen silent, and is as patient with the next question', async () => {
    const thread = new BotClient(start);
    for (const bot of ['a', 'b']) {
      const answer = thread.ask(question(bot), never());
      vi.advanceTimersByTime(30_000);
      expect(running()).toHaveLength(1);
      expect(last().asked).toMatchObject([{ bot }]);
      last().answer(bot);
      expect(await answer).toEqual({ ok: true, value: bot });
      last().terminate();
    }
    expect([workers.length, thread.isDead]).toEqual([3, false]);
  });

  it('is patient with a file that comes slowly, and less so with a worker that no longer says that it thinks', async () => {
    const thread = new BotClient(start);
    const answer = thread.ask(question('a'), never());
    vi.advanceTimersByTime(29_000);
    last().send({ id: 1, thinks: true });
    expect(workers).toHaveLength(1);
    vi.advanceTimersByTime(10_000);
    expect(workers).toHaveLength(2);
    last().answer('x');
    expect(await answer).toEqual({ ok: true, value: 'x' });
  });

  it('waits as long as its worker says that it thinks', async () => {
    const thread = new BotClient(start);
    const answer = thread.ask(question('a'), never());
    for (let n = 0; n < 60; n++) {
      vi.advanceTimersByTime(9_000);
      last().send({ id: 1, thinks: true });
    }
    last().answer('slow');
    expect(await answer).toEqual({ ok: true, value: 'slow' });
    expect(workers).toHaveLength(1);
  });

  it('begins to wait anew where the page has slept, since what its worker has sent comes later', async () => {
    const thread = new BotClient(start);
    const answer = thread.ask(question('a'), never());
    const { now } = performance;
    const slept = vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 3_600_000);
    vi.advanceTimersByTime(59_000);
    slept.mockRestore();
    last().answer('late');
    expect(await answer).toEqual({ ok: true, value: 'late' });
    expect(workers).toHaveLength(1);
  });

  it('watches no worker that is asked nothing, and no question that is called off', async () => {
    const thread = new BotClient(start);
    const answer = thread.ask(question('a'), never());
    last().answer('x');
    await answer;
    const stop = new AbortController();
    const dropped = thread.ask(question('b'), stop.signal);
    stop.abort();
    expect(await dropped).toBeUndefined();
    vi.advanceTimersByTime(100_000);
    expect([vi.getTimerCount(), thread.isDead]).toEqual([0, false]);
  });

  describe('is no way any more', () => {
    const dies = async (thread: BotClient, how: () => void): Promise<void> => {
      const answers: Promise<BotAnswer>[] = [
        thread.ask(question('a'), never()),
        thread.ask(question('b'), never()),
      ];
      how();
      expect(await Promise.all(answers)).toEqual([false, false]);
      expect(thread.isDead).toBe(true);
      expect(running()).toHaveLength(0);
    };

    it('where its worker cannot start', () =>
      dies(
        new BotClient(() => {
          throw new Error('a policy');
        }),
        () => {},
      ));
    it('where the page gives none', () => dies(new BotClient(() => ({}) as Worker), () => {}));
    it('where its worker dies', () =>
      dies(new BotClient(start), () => last().dispatchEvent(new Event('error', { cancelable: true }))));
    it('where its first worker throws, which is put on the console', async () => {
      const told = vi.spyOn(console, 'error').mockImplementation(() => {});
      const failed = Object.assign(new Event('error', { cancelable: true }), { message: 'SyntaxError: so' });
      await dies(new BotClient(start), () => last().dispatchEvent(failed));
      expect(told).toHaveBeenCalledWith('The worker of the bots failed:', 'SyntaxError: so');
    });
    it('where its worker is silent for half a minute, and another one too', async () => {
      const told = vi.spyOn(console, 'warn').mockImplementation(() => {});
      await dies(new BotClient(start), () => vi.advanceTimersByTime(60_000));
      expect(told).toHaveBeenCalledOnce();
      expect(workers).toHaveLength(2);
    });
  });
});
