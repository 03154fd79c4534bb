/** The test run: lanes on two tracks side by side, each after those that it needs. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import type { Lane } from '../scripts/lanes/lanes.mjs';
import { runLane, type LaneReport } from '../scripts/lanes/run-lane.mjs';
import { runLanes } from '../scripts/lanes/run-lanes.mjs';

const lane = (name: string, track: Lane['track'], needs: readonly string[] = []): Lane => ({
  name,
  track,
  needs,
  tiers: [],
  commands: [],
});

const report = (failed = 0): LaneReport => ({ passed: 2, failed, skipped: 0, seconds: 1, output: '' });

/** Runs lanes whose ends the test decides; `log` tells what began and ended, in order. */
function runByHand(lanes: readonly Lane[]) {
  const log: string[] = [];
  const ends = new Map<string, (result: LaneReport) => void>();
  const run = (one: Lane): Promise<LaneReport> => {
    log.push(`${one.name} begins`);
    return new Promise((resolve) => ends.set(one.name, resolve));
  };
  const print = (name: string, { failed, output }: LaneReport): void => {
    log.push(`${name} ${failed > 0 ? 'failed' : 'passed'}${output && `: ${output}`}`);
  };
  const sums = runLanes(lanes, { run, print });
  const end = async (name: string, failed = 0): Promise<void> => {
    await vi.waitFor(() => expect(log).toContain(`${name} begins`));
    ends.get(name)?.(report(failed));
  };
  return { log, sums, end };
}

vi.spyOn(console, 'log').mockImplementation(() => {});

describe('the test run', () => {
  it('runs one lane of each track at a time, and adds up what they count', async () => {
    const { log, sums, end } = runByHand([
      lane('types', 'node'),
      lane('pure', 'node'),
      lane('build', 'browser'),
    ]);
    await vi.waitFor(() => expect(log).toEqual(['types begins', 'build begins']));
    await end('types');
    await end('pure', 3);
    expect(log.slice(0, 4)).toEqual(['types begins', 'build begins', 'types passed', 'pure begins']);
    await end('build');
    expect(await sums).toEqual({ passed: 6, failed: 3 });
  });

  it('waits for what a lane needs on the other track', async () => {
    const { log, end } = runByHand([lane('size', 'node', ['build']), lane('build', 'browser')]);
    await vi.waitFor(() => expect(log).toEqual(['build begins']));
    await end('build');
    await vi.waitFor(() => expect(log.at(-1)).toBe('size begins'));
  });

  it('counts a lane as failed, without running it, where one that it needs has failed', async () => {
    const { log, sums, end } = runByHand([lane('size', 'node', ['build']), lane('build', 'browser')]);
    await end('build', 1);
    expect(await sums).toEqual({ passed: 2, failed: 2 });
    expect(log).toEqual(['build begins', 'build failed', 'size failed: Not run: build failed.']);
  });
});

describe('a lane', () => {
  const root = mkdtempSync(join(tmpdir(), 'planisphere-lane-'));

  /** A runner that writes this report, and ends well or not. */
  const runnerOf = (report: string, code = 0): string => `
    import { writeFileSync } from 'node:fs';
    const [, file] = process.argv.at(-1).split('=');
    writeFileSync(file, ${JSON.stringify(report)});
    process.exit(${code});
  `;
  const whole = JSON.stringify({ numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 });

  async function run(report: string, code?: number): Promise<LaneReport> {
    writeFileSync(join(root, 'runner.mjs'), runnerOf(report, code));
    return runLane(
      { ...lane('pure', 'node'), counts: 'vitest', commands: [['node', 'runner.mjs']] },
      { root },
    );
  }

  beforeAll(() => writeFileSync(join(root, 'package.json'), '{}'));
  afterAll(() => rmSync(root, { recursive: true }));

  it('counts what its runner reports', async () => {
    expect(await run(whole)).toMatchObject({ passed: 3, failed: 0, skipped: 0 });
  });

  it('fails where its runner was killed over its report, and says so', async () => {
    for (const cut of [whole.slice(0, 30), '']) {
      const { passed, failed, output } = await run(cut, 1);
      expect([passed, failed]).toEqual([0, 1]);
      expect(output).toMatch(/The runner’s report .*pure\.json cannot be read, so nothing is counted/);
    }
  });

  it('fails over a report that is cut short even where its runner says that all is well', async () => {
    expect(await run(whole.slice(0, 30))).toMatchObject({ passed: 0, failed: 1 });
  });
});
