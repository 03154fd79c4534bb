/** A press that was meant for what stood there a moment ago does nothing. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StrayPresses } from '../../src/ui/conversation/stray-presses.js';

let now = 0;
beforeEach(() => {
  now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

/** A panel whose row of acts has these buttons. */
const panel = (...names: readonly string[]): ParentNode =>
  ({
    querySelectorAll: (selector: string) =>
      selector.startsWith('.acts') ? names.map((name) => ({ name })) : [],
  }) as unknown as ParentNode;

/** A click in the row of acts; `detail`: 0 for a key or a script, 1 for a pointer. */
const click = (detail: number, row = '.acts'): MouseEvent =>
  ({ detail, composedPath: () => [{ matches: (selector: string) => selector === row }, {}] }) as never;

describe('a row of buttons', () => {
  it('takes every press from the beginning', () => {
    const stray = new StrayPresses();
    stray.see(panel('submit'), undefined);
    expect(stray.isOnNewRow(click(1))).toBe(false);
  });

  it('takes no press for 400 ms after its buttons have changed, and then each', () => {
    const stray = new StrayPresses();
    stray.see(panel('submit'), undefined);
    stray.see(panel('no', 'yes'), undefined);
    now += 399;
    expect(stray.isOnNewRow(click(1))).toBe(true);
    now += 1;
    expect(stray.isOnNewRow(click(1))).toBe(false);
  });

  it('takes presses while its buttons stay', () => {
    const stray = new StrayPresses();
    stray.see(panel('build', 'end'), undefined);
    now += 1000;
    stray.see(panel('build', 'end'), undefined);
    expect(stray.isOnNewRow(click(1))).toBe(false);
  });

  it('takes keys and scripts at once, and so does another row', () => {
    const stray = new StrayPresses();
    stray.see(panel('submit'), undefined);
    stray.see(panel('no', 'yes'), undefined);
    expect(stray.isOnNewRow(click(0))).toBe(false);
    expect(stray.isOnNewRow(click(1, '.telling'))).toBe(false);
  });
});

describe('the end of a round', () => {
  it('stays for 800 ms whatever is pressed', () => {
    const stray = new StrayPresses();
    stray.see(panel(), undefined);
    expect(stray.hasRoundJustEnded).toBe(false);
    stray.see(panel(), { steps: [] });
    now += 799;
    stray.see(panel(), { steps: ['next'] });
    expect(stray.hasRoundJustEnded).toBe(true);
    now += 1;
    expect(stray.hasRoundJustEnded).toBe(false);
  });
});
