/** What the network has not brought is asked for again: when, and until when. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tries } from '../../src/ui/loader/try-again.js';

let network: EventTarget;
let asked = 0;
const again = (): void => void asked++;

beforeEach(() => {
  asked = 0;
  network = new EventTarget();
  vi.useFakeTimers();
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, network[name].bind(network));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The milliseconds until something is asked for again. */
async function waited(): Promise<number> {
  const [before, start] = [asked, Date.now()];
  await vi.advanceTimersToNextTimerAsync();
  expect(asked).toBe(before + 1);
  return Date.now() - start;
}

describe('what the network has not brought', () => {
  it('is asked for again ever later, and at the latest after a minute', async () => {
    const tries = new Tries();
    const waits: number[] = [];
    for (let n = 0; n < 8; n++) {
      tries.fail(again);
      waits.push((await waited()) / 1000);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  });

  it('is asked for at once when the network is back, and not a second time', async () => {
    const tries = new Tries();
    tries.fail(again);
    network.dispatchEvent(new Event('online'));
    await vi.runAllTimersAsync();
    expect([asked, tries.isWaiting]).toEqual([1, false]);
  });

  it('is worth telling of once, and again after it has come', () => {
    const tries = new Tries();
    expect([tries.fail(again), tries.fail(again)]).toEqual([true, false]);
    tries.reset();
    expect(tries.fail(again)).toBe(true);
  });

  it('is asked for no more when nobody waits for it, whose next failure still counts those before', async () => {
    const tries = new Tries();
    tries.fail(again);
    tries.callOff();
    network.dispatchEvent(new Event('online'));
    await vi.runAllTimersAsync();
    expect(asked).toBe(0);
    expect(tries.fail(again)).toBe(false);
    expect(await waited()).toBe(2000);
  });

  it('has one next try, however often it has failed meanwhile', async () => {
    const tries = new Tries();
    tries.fail(again);
    tries.fail(again);
    await vi.runAllTimersAsync();
    expect(asked).toBe(1);
  });
});
