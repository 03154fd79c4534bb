/** A learner plays an H5P package in two hosts: solves, leaves, comes back and finishes, and is graded once. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import validate from '@learninglocker/xapi-validation';
import type { Page as Tab } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {} from '../../../src/rotation/element/define.js';
import type {} from '../../../src/ui/set/define.js';
import type { Statement } from '../../../src/xapi/index.js';
import { ROOT } from '../../../scripts/build/slices.mjs';
import type { Engine } from '../../../scripts/engines/index.mjs';
import { openBrowser } from '../reader.js';
import { keep, type Finding } from '../table.js';
import { startLumi, startStandalone, versionOf, type Host } from './hosts.js';

const PAGE = `<!doctype html><html lang="en"><title>Week 3</title>
<board-set heading="Week 3">
  <p>Read the rules first.</p>
  <rotation-puzzle puzzle="HG./.Y./..R;goals=YR"></rotation-puzzle>
  <section points="3"><p>Now this one.</p><rotation-puzzle puzzle="1-1"></rotation-puzzle></section>
</board-set>`;

/** The move that solves each of them. */
const SOLUTIONS = ['b2', 'd5'];

let folder: string;
let engine: Engine;
let tab: Tab;
let bytes: Uint8Array;
const findings: Finding[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'h5p-'));
  writeFileSync(join(folder, 'week-3.html'), PAGE);
  execFileSync(process.execPath, [join(ROOT, 'bin/planisphere.mjs'), 'h5p', 'week-3.html'], { cwd: folder });
  bytes = readFileSync(join(folder, 'week-3.h5p'));
  ({ engine, tab } = await openBrowser());
});
afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true });
  if (findings.length === 2) keep('h5p', findings);
});

const HOSTS = [
  ['h5p-standalone', () => startStandalone(bytes)],
  ['@lumieducation/h5p-server', () => startLumi(bytes, join(folder, 'lumi'))],
] as const;

describe.each(HOSTS)('in %s', (name, start) => {
  let host: Host;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host.close());

  /** Opens the page, and waits for the exercises. */
  async function open(): Promise<void> {
    await tab.goto('about:blank');
    await tab.goto(host.url);
    await tab.waitForFunction(() => {
      const content = document.querySelector('iframe')?.contentDocument ?? document;
      return content.querySelector('board-set')?.items.length === 2;
    });
  }

  const states = (): Promise<readonly string[]> =>
    tab.evaluate(() => {
      const content = document.querySelector('iframe')?.contentDocument ?? document;
      return (content.querySelector('board-set')?.items ?? []).map(({ state }) => state);
    });

  async function solve(at: number): Promise<void> {
    await tab.waitForFunction(
      async (place, move) => {
        const content = document.querySelector('iframe')?.contentDocument ?? document;
        const set = content.querySelector('board-set');
        if (set?.at !== place) set?.goTo(place);
        const board = content.querySelectorAll('rotation-puzzle').item(place);
        await board.settled;
        return board.solved !== undefined || board.play(move).ok;
      },
      { polling: 100 },
      at,
      SOLUTIONS[at] as string,
    );
  }

  const told = (): Promise<readonly Statement[]> =>
    tab.evaluate(() => (window as unknown as { statements: Statement[] }).statements);

  it('an exercise that is solved is still solved after a reload, and nothing is graded yet', async () => {
    await open();
    const saved = tab.waitForResponse(
      (answer) => answer.request().method() === 'POST' && /state|contentUserData/.test(answer.url()),
    );
    await solve(0);
    await saved;
    expect(host.finished).toEqual([]);
    await open();
    await tab.waitForFunction(() => {
      const content = document.querySelector('iframe')?.contentDocument ?? document;
      return content.querySelector('board-set')?.items[0]?.state === 'solved';
    });
    expect(await states()).toEqual(['solved', 'new']);
  });

  it('the end is graded once, with a statement that a record store takes', async () => {
    const finished = tab.waitForResponse((answer) => /\/finished/.test(answer.url()));
    await solve(1);
    await finished;
    const scored = (await told()).filter(({ result }) => result?.['score'] !== undefined);
    expect(scored).toHaveLength(1);
    const [statement] = scored;
    expect(statement?.verb.id).toBe('http://adlnet.gov/expapi/verbs/completed');
    expect(statement?.result).toMatchObject({
      score: { min: 0, max: 100, raw: 100, scaled: 1 },
      completion: true,
      success: true,
    });
    // The address is the host’s: Lumi’s is a number alone.
    const object = { ...(statement as Statement).object, id: 'https://example.org/week-3' };
    expect(validate({ ...statement, object })).toEqual([]);
    expect(host.finished).toEqual([{ score: 100, most: 100 }]);
    findings.push({
      host: name.replace('@lumieducation/', 'Lumi, '),
      version: versionOf(name),
      role: 'teacher',
      form: '`npx planisphere h5p`',
      left: 'H5P.Planisphere 0.1',
      reader: 'exercises that play, resume, and are graded once',
    });
  });

  it('all of it is in view without a scrollbar of its own', async () => {
    const hidden = await tab.evaluate(() => {
      const { scrollHeight, clientHeight } = document.querySelector('iframe')?.contentDocument
        ?.documentElement ?? { scrollHeight: 0, clientHeight: 0 };
      return scrollHeight - clientHeight;
    });
    expect(hidden).toBe(0);
  });
});
