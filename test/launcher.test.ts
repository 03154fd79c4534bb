/** The browser lanes give every test file an engine that no other file has harmed. */
import { describe, expect, it, vi } from 'vitest';

import type { Page } from '../scripts/engines/index.mjs';
import { engineLauncher } from '../scripts/wtr/launcher.mjs';

/** Engines that only count: how many were opened and closed, and how the last one ends. */
function makeEngines(name: 'firefox' | 'webkit' = 'webkit') {
  const log = { opened: 0, closed: 0, end: undefined as string | undefined, hangs: false };
  const open = async () => {
    log.opened += 1;
    log.end = undefined;
    log.hangs = false;
    return {
      newPage: async () => {
        if (log.end !== undefined) throw new Error('invalid session id');
        return {
          goto: () => (log.hangs ? new Promise(() => {}) : Promise.resolve()),
          close: () => Promise.resolve(),
        } as unknown as Page;
      },
      fault: async () => log.end,
      close: async () => {
        log.closed += 1;
      },
    };
  };
  return { log, launcher: engineLauncher(name, {}, open) };
}

describe('a browser that runs test files', () => {
  it('is closed after a few files, and the next one is fresh', async () => {
    const { log, launcher } = makeEngines('firefox');
    for (let file = 0; file < 20; file++) {
      await launcher.startSession(`${file}`, 'about:blank');
      expect(await launcher.stopSession(`${file}`)).toEqual({});
    }
    expect([log.opened, log.closed]).toEqual([3, 2]);
    await launcher.stop();
    expect(log.closed).toBe(3);
  });

  it('is fresh for every file in WebKit', async () => {
    const { log, launcher } = makeEngines('webkit');
    for (const file of ['one', 'two', 'three']) {
      await launcher.startSession(file, 'about:blank');
      expect(await launcher.stopSession(file)).toEqual({});
    }
    expect([log.opened, log.closed]).toEqual([3, 2]);
  });

  it('fails the file that it ended in by telling how, and no other', async () => {
    const { log, launcher } = makeEngines();
    await launcher.startSession('one', 'about:blank');
    log.end = 'MiniBrowser ended with status 139';
    const { errors } = await launcher.stopSession('one');
    expect(errors?.[0]?.message).toBe('WebKit ended while this file ran. MiniBrowser ended with status 139');
    await launcher.startSession('two', 'about:blank');
    expect(await launcher.stopSession('two')).toEqual({});
    expect(log.opened).toBe(2);
  });

  it('harms no file where it ended between two', async () => {
    const { log, launcher } = makeEngines();
    await launcher.startSession('one', 'about:blank');
    await launcher.stopSession('one');
    log.end = 'ended by SIGKILL';
    await launcher.startSession('two', 'about:blank');
    expect(await launcher.stopSession('two')).toEqual({});
  });

  it('is left to itself where a page of it hangs', async () => {
    const { log, launcher } = makeEngines('firefox');
    await launcher.startSession('one', 'about:blank');
    await launcher.stopSession('one');
    log.hangs = true;
    void launcher.startSession('two', 'about:blank');
    await vi.waitFor(() => expect(launcher.isActive('two')).toBe(true));
    await launcher.startSession('three', 'about:blank');
    expect(await launcher.stopSession('three')).toEqual({});
    expect([log.opened, log.closed]).toEqual([2, 1]);
  });
});
