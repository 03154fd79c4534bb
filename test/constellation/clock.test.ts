/** C11: a round's time by itself: when it runs, warns and ends. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Clock } from '../../src/constellation/element/clock.js';

const told: string[] = [];
const tell = (what: string) => (): void => void told.push(what);

function running(seconds: number): Clock {
  const clock = new Clock({ tick: () => {}, warn: tell('warn'), end: tell('end') });
  clock.keep(1, seconds, 'running');
  return clock;
}

beforeEach(() => {
  told.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** So many seconds later. */
const later = (seconds: number): void => void vi.advanceTimersByTime(1000 * seconds);

test('it warns half a minute before the end, and then ends, each once', () => {
  const clock = running(180);
  later(149);
  expect([clock.left, clock.isShort, told]).toEqual([31, false, []]);
  later(1);
  expect([clock.left, clock.isShort, told]).toEqual([30, true, ['warn']]);
  later(30);
  expect([clock.state, clock.left, told]).toEqual(['off', undefined, ['warn', 'end']]);
  later(60);
  expect(told).toEqual(['warn', 'end']);
});

test('a short round warns when half of it is over', () => {
  running(20);
  later(9);
  expect(told).toEqual([]);
  later(1);
  expect(told).toEqual(['warn']);
});

test('it stands while it is paused, and goes on with what was left', () => {
  const clock = running(60);
  later(15);
  clock.pause();
  later(600);
  expect([clock.state, clock.left]).toEqual(['paused', 45]);
  clock.goOn();
  later(5);
  expect([clock.state, clock.left]).toEqual(['running', 40]);
});

test('it stands while it is held, be it paused or not', () => {
  const clock = running(60);
  clock.hold(true);
  later(90);
  expect([clock.state, clock.left]).toEqual(['running', 60]);
  clock.pause();
  clock.hold(false);
  later(90);
  expect([clock.state, clock.left]).toEqual(['paused', 60]);
});

test('more time puts the end off, and the warning comes again', () => {
  const clock = running(60);
  later(31);
  clock.add(60);
  expect([clock.left, clock.isShort]).toEqual([89, false]);
  later(59);
  expect(told).toEqual(['warn', 'warn']);
  later(30);
  expect(told).toEqual(['warn', 'warn', 'end']);
});

test('the first round begins with its first move, another when somebody starts it', () => {
  const clock = new Clock({ tick: () => {}, warn: tell('warn'), end: tell('end') });
  clock.keep(1, 60, 'ready');
  later(90);
  expect(clock.left).toBeUndefined();
  clock.keep(1, 60, 'waiting');
  expect([clock.state, clock.left]).toEqual(['running', 60]);
  clock.keep(2, 60, 'waiting');
  later(90);
  expect([clock.state, clock.left]).toEqual(['waiting', 60]);
  clock.goOn();
  later(10);
  clock.keep(2, 60, 'waiting');
  expect([clock.state, clock.left]).toEqual(['running', 50]);
  clock.keep(2, 120, 'waiting');
  expect([clock.state, clock.left]).toEqual(['waiting', 120]);
});

test('a round that waits begins as soon as nobody need start it, with its whole time', () => {
  const clock = running(60);
  clock.keep(2, 60, 'waiting');
  later(90);
  clock.keep(2, 60, 'running');
  expect([clock.state, clock.left]).toEqual(['running', 60]);
  later(10);
  expect(clock.left).toBe(50);
});

test('a round that was paused stays so, whether it would have waited or not', () => {
  const clock = running(60);
  clock.pause();
  clock.keep(1, 60, 'waiting');
  clock.keep(1, 60, 'running');
  expect(clock.state).toBe('paused');
});

test('it tells whether a pause stops it, and whether it runs when it is to go on', () => {
  const clock = running(60);
  expect([clock.goOn(), clock.pause(), clock.pause(), clock.goOn()]).toEqual([false, true, false, true]);
  clock.keep(2, 60, 'waiting');
  expect([clock.pause(), clock.state]).toEqual([false, 'waiting']);
  clock.hold(true);
  expect([clock.goOn(), clock.state]).toEqual([false, 'running']);
});
