/** `planisphere fences`: boards in Markdown for tools that take no plugin. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import MarkdownIt from 'markdown-it';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCommand, type Ran } from './run-command.js';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'fences-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function put(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const fences = (...parameters: readonly string[]): Ran => runCommand(folder, ['fences', ...parameters]);

const BOARD = '```star-board rings=4\nS31 T20\n```';
const WRONG = '```star-board rings=4\nS31 T20 S31\n```';
const PAGE = `# A\n\n${BOARD}\n\n~~~js\nconst a = 1;\n~~~\n\n- One\n\n  ${BOARD.replaceAll('\n', '\n  ')}\n\nLast\n`;

it('makes boards of fences and leaves every other line in its place', () => {
  put('page.md', PAGE);
  const { out, error } = fences('page.md');
  expect(error).toBe('');
  const [before, after] = [PAGE.split('\n'), out.split('\n')];
  expect(after).toHaveLength(before.length);
  const kept = before.map((line, at) => line === after[at]);
  expect(kept.map((is, at) => (is ? 0 : at + 1)).filter((line) => line > 0)).toEqual([3, 4, 5, 13, 14, 15]);
  const html = new MarkdownIt({ html: true }).render(out);
  expect(
    html.match(/<star-board rings="4" record="star\/1 rings=4 \| S31 T20"><img src="data:/g),
  ).toHaveLength(2);
  expect(html).toMatch(/<li>\s*<p>One<\/p>\s*<div><star-board/);
});

it('leaves alone what stands in another fence, and reads to the end where a fence has none', () => {
  put('page.md', `\`\`\`\`md\n${BOARD}\n\`\`\`\`\n\n\`\`\`star-board\nS31 T20\n`);
  const { out } = fences('page.md', '-o', 'made.md');
  expect(out).toBe('');
  const made = readFileSync(join(folder, 'made.md'), 'utf8');
  expect(made.startsWith(`\`\`\`\`md\n${BOARD}\n\`\`\`\`\n\n<div><star-board`)).toBe(true);
});

it('checks the boards of a folder, and writes them by page and fence', () => {
  put('pages/one.md', PAGE);
  put('pages/deep/two.md', BOARD);
  put('pages/three.md', 'No fence.');
  expect(fences('pages', '--json', 'boards.json')).toMatchObject({
    code: 0,
    out: 'boards.json: 3 boards.\n',
  });
  const boards = JSON.parse(readFileSync(join(folder, 'boards.json'), 'utf8')) as Record<
    string,
    (string | null)[]
  >;
  expect(fences('pages').out).toBe('pages: 3 boards.\n');
  const board = expect.stringMatching(/^<star-board/);
  expect(boards).toEqual({ 'deep/two.md': [board], 'one.md': [board, null, board] });
});

it('says every fault with its place, and writes nothing', () => {
  put('pages/one.md', `${WRONG}\n\n> ${WRONG.replaceAll('\n', '\n> ')}\n`);
  put('pages/two.md', '```star-board rings=14\n```\n');
  const { code, error } = fences('pages', '--json', 'boards.json');
  const said = 'There is already a blue stone on S31. Choose an empty cell.';
  expect(code).toBe(1);
  expect(error.replaceAll('\\', '/').trim().split('\n')).toEqual([
    `pages/one.md:2:9: ${said}`,
    `pages/one.md:6:11: ${said}`,
    'pages/two.md:1:1: rings is “14”. It takes a whole number from 2 to 12.',
  ]);
  expect(() => readFileSync(join(folder, 'boards.json'))).toThrow();
  const named = runCommand(folder, ['fences', '-', '--name', 'page.md'], { input: WRONG });
  expect(named).toMatchObject({ code: 1, out: '', error: `page.md:2:9: ${said}\n` });
});

it('is told how to be called', () => {
  put('pages/one.md', PAGE);
  expect(fences()).toMatchObject({ code: 2 });
  expect(fences('pages/one.md', '--json', 'a.json')).toMatchObject({ code: 2 });
  expect(fences('none.md').told).toBe('none.md: There is no such file.\n');
});
