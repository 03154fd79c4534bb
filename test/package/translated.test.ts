/**
 * Ten sentences in two languages, translated as docs/words.md tells: written, checked, and said by the board of a page.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEngine, type Engine, type Page } from '../../scripts/engines/index.mjs';
import { serve, type Site } from '../pages/site.js';
import { BoardAt } from './board-at.js';
import { ROOT } from './built.js';
import { runIn } from './packed.js';

/** A translator's sentences. */
const GERMAN = {
  'seat.0': 'Blau',
  'seat.1': 'Rot',
  'act.undo': 'Zug zurücknehmen',
  'status.ply': 'Zug {n}',
  'todo.handicap-more': 'Setze noch {n, plural, one {# Stein} other {# Steine}}, wo du willst.',
  'event.placed':
    '{seat, select, you {Du hast einen Stein auf {node} gesetzt.} other {{seat} hat einen Stein auf {node} gesetzt.}}',
  'score.needed': '{needed} Punkte gewinnen.',
  'star/cell-taken':
    '{colour, select, blue {Auf {node} liegt schon ein blauer Stein.} other {Auf {node} liegt schon ein roter Stein.}} Wähle ein leeres Feld.',
  'turn.one': '{seat, select, you {Du bist am Zug, {seat}} other {{seat} ist am Zug}}',
  'star/resigned': '{winner, select, you {Du gewinnst} other {{winner} gewinnt}}',
} as const;

const STONES =
  '{n, plural, zero {# حجر} one {حجر واحد} two {حجران} few {# أحجار} many {# حجرًا} other {# حجر}}';
const ARABIC = {
  'seat.0': 'الأزرق',
  'seat.1': 'الأحمر',
  'act.undo': 'تراجع',
  'status.ply': 'النقلة {n}',
  'todo.handicap-more': `ضع حيثما تشاء: ${STONES}.`,
  'event.placed': '{seat, select, you {وضعت حجرًا على {node}.} other {وضع {seat} حجرًا على {node}.}}',
  'score.needed': 'للفوز: {needed} نقطة.',
  'star/cell-taken':
    '{colour, select, blue {يوجد حجر أزرق على {node}.} other {يوجد حجر أحمر على {node}.}} اختر خلية فارغة.',
  'turn.one': '{seat, select, you {دورك يا {seat}} other {دور {seat}}}',
  'star/resigned': '{winner, select, you {فزت} other {فاز {winner}}}',
} as const;

interface Said {
  readonly status: string;
  readonly note: string;
  readonly panel: string;
  readonly undo: string;
  /** The nearest `lang`, and the direction, of the status. */
  readonly language: string;
  readonly direction: string;
}

/** The texts of a board, without the marks that keep mixed directions apart. */
async function saidBy(page: Page): Promise<Said> {
  return page.evaluate(async () => {
    const board = document.querySelector('star-board') as HTMLElement & { readonly settled: Promise<void> };
    await board.settled;
    const root = board.shadowRoot as ShadowRoot;
    const text = (selector: string): string =>
      (root.querySelector(selector)?.textContent ?? '')
        .replace(/[\u2066-\u2069]/g, '')
        .replace(/\s+/g, ' ')
        .trim();
    const status = root.querySelector('.status [lang]') ?? (root.querySelector('.status') as Element);
    return {
      status: text('.status'),
      note: text('[part~=note]'),
      panel: text('[part~=panel]'),
      undo: text('button[name=undo] > span:not(.tip)'),
      language: status.closest('[lang]')?.getAttribute('lang') ?? document.documentElement.lang,
      direction: getComputedStyle(status).direction,
    };
  });
}

const planisphere = (folder: string, ...words: readonly string[]): string =>
  runIn(folder, join(ROOT, 'bin/planisphere.mjs'), ...words);

describe.each([
  {
    lang: 'de',
    dir: 'ltr',
    texts: GERMAN,
    turn: 'Blau ist am Zug',
    left: ['Setze noch 8 Steine', 'Setze noch 2 Steine'],
    taken: 'Auf S31 liegt schon ein blauer Stein. Wähle ein leeres Feld.',
    placed: 'Blau hat einen Stein auf S31 gesetzt.',
    open: 'Punkte gewinnen.',
    over: 'Rot gewinnt',
  },
  {
    lang: 'ar',
    dir: 'rtl',
    texts: ARABIC,
    turn: 'دور الأزرق',
    left: ['ضع حيثما تشاء: 8 أحجار', 'ضع حيثما تشاء: حجران'],
    taken: 'يوجد حجر أزرق على S31. اختر خلية فارغة.',
    placed: 'وضع الأزرق حجرًا على S31.',
    open: 'للفوز: ',
    over: 'فاز الأحمر',
  },
])('a translator’s ten sentences in $lang', ({ lang, dir, texts, turn, left, taken, placed, open, over }) => {
  const folder = mkdtempSync(join(tmpdir(), 'planisphere-translated-'));
  const name = `star-board.${lang}.json`;
  let engine: Engine;
  let site: Site;
  let page: Page;
  let board: BoardAt;

  beforeAll(async () => {
    planisphere(folder, 'words', 'star-board', '--lang', lang);
    const file = join(folder, name);
    const data = JSON.parse(readFileSync(file, 'utf8')) as { messages: { key: string; text: string }[] };
    for (const entry of data.messages)
      entry.text = (texts as Readonly<Record<string, string>>)[entry.key] ?? '';
    writeFileSync(file, JSON.stringify(data, null, 2));
    planisphere(folder, 'check-words', name, '--out', 'words.json');
    const snippets = readFileSync(join(ROOT, 'docs/words.md'), 'utf8').matchAll(/```html\n([^]*?)```/g);
    const [snippet = ''] = [...snippets].flatMap(([, html = '']) => (html.includes('fetch(') ? html : []));
    const html = snippet
      .replace(
        '<html lang="de">',
        `<!doctype html><html lang="${lang}" dir="${dir}"><script src="/dist/star-board.js"></script>`,
      )
      .replace('rings="4"', 'rings="4" handicap="9" style="--board-motion: 0"')
      .replace('words.de.json', '/words.json');
    site = await serve({
      '/': { body: html },
      '/words.json': { body: readFileSync(join(folder, 'words.json')), type: 'application/json' },
    });
    engine = await openEngine('chromium');
    page = await engine.newPage();
    await page.goto(site.url);
    board = new BoardAt(page, 'star-board');
    await page.evaluate(async () => {
      // The page gives the words once it has fetched them.
      while (!document.querySelector('star-board')?.words) await new Promise(requestAnimationFrame);
    });
  });
  afterAll(async () => {
    await engine?.close();
    await site?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('are without a fault', () => {
    expect(planisphere(folder, 'check-words', name)).toMatch(/: 10 of \d+ sentences .*, nothing wrong\.$/m);
  });

  it('are said by the board, in their language and direction', async () => {
    expect(await saidBy(page)).toMatchObject({
      status: expect.stringContaining(turn),
      panel: expect.stringContaining(open),
      undo: texts['act.undo'],
      language: lang,
      direction: dir,
    });
  });

  it('tell what is in the way, and what happened', async () => {
    await board.pick('S31');
    await board.pick('S31');
    expect((await saidBy(page)).note).toContain(taken);
    expect(
      await page.evaluate(() => document.querySelector('star-board')?.shadowRoot?.textContent ?? ''),
    ).toContain(placed);
  });

  it('count as the language counts', async () => {
    expect((await saidBy(page)).panel).toContain(left[0]);
    for (const cell of ['S30', 'T30', 'A30', 'R30', '*30', 'T31']) await board.pick(cell);
    expect((await saidBy(page)).panel).toContain(left[1]);
  });

  it('tell how the game ended', async () => {
    await page.evaluate(() => document.querySelector('star-board')?.play('resign'));
    expect((await saidBy(page)).status).toContain(over);
  });
});
