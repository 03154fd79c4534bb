/** The script of docs/use-a-board.md that gives a page another game each day. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { elements } from '../scripts/build/slices.mjs';

const GUIDE = readFileSync(join(import.meta.dirname, '../docs/use-a-board.md'), 'utf8');
const [, section = ''] = GUIDE.split('### Another game each day\n');
const [, script = ''] = /<script>([^]*?)<\/script>/.exec(section) ?? [];

/** What the script puts into its place at some moment, where clocks are so many minutes behind universal time. */
function boardAt(moment: number, behind = 0): { readonly tag: string; readonly attributes: object } {
  const placed: { tag: string; attributes: Record<string, string> }[] = [];
  runInNewContext(script, {
    Date: Object.assign(
      function () {
        return { getTimezoneOffset: () => behind };
      },
      { now: () => moment },
    ),
    document: {
      createElement: (tag: string) => {
        const attributes: Record<string, string> = {};
        return {
          tag,
          attributes,
          setAttribute: (name: string, value: string) => (attributes[name] = value),
        };
      },
      getElementById: (id: string) => {
        expect(section).toContain(`id="${id}"`);
        return { append: (board: (typeof placed)[number]) => placed.push(board) };
      },
    },
  });
  expect(placed).toHaveLength(1);
  return placed[0] as (typeof placed)[number];
}

const DAY = Date.UTC(2026, 10, 23);

test('the script of the guide for pages shows each game on one of five days, with its puzzle of the day', () => {
  const boards = [0, 1, 2, 3, 4].map((n) => boardAt(DAY + n * 86_400_000));
  expect(boards.map(({ tag }) => tag).sort()).toEqual(elements.map(({ tag }) => tag).sort());
  for (const { attributes } of boards) expect(attributes).toEqual({ daily: '' });
  expect(boardAt(DAY + 5 * 86_400_000).tag).toBe(boards[0]?.tag);
});

test('the script of the guide for pages changes the game at the reader’s midnight', () => {
  const berlin = -60;
  const midnight = DAY + berlin * 60_000;
  expect(boardAt(midnight - 1, berlin).tag).not.toBe(boardAt(midnight, berlin).tag);
  expect(boardAt(midnight + 86_399_999, berlin).tag).toBe(boardAt(midnight, berlin).tag);
});
