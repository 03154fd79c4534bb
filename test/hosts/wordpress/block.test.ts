/** The plugin's block, as an author meets it in the editor: what it offers, and what it says. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page as Tab } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../../scripts/engines/index.mjs';
import { ROOT } from '../../../scripts/build/slices.mjs';
import { RECORD } from '../boards-site.js';
import { openBrowser } from '../reader.js';
import * as editor from './editor.js';
import { WordPress } from './site.js';

const BLOCK = 'planisphere/board';

let folder: string;
let zip: string;
let engine: Engine;
let tab: Tab;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hosts-'));
  zip = join(folder, 'planisphere.zip');
  execFileSync(process.execPath, [join(ROOT, 'bin/planisphere.mjs'), 'wordpress', '-o', zip]);
  ({ engine, tab } = await openBrowser());
  await tab.setViewport({ width: 1200, height: 900 });
  // The editor asks before a post that is not kept is left.
  tab.on('dialog', (dialog) => void dialog.accept());
});

afterAll(async () => {
  await engine?.close();
  rmSync(folder, { recursive: true });
});

// The oldest that the plugin takes, and the newest there is.
describe.each(['6.3', 'beta'])('the block in WordPress %s', (release) => {
  let site: WordPress;

  const write = async (board: string, settings: object): Promise<void> =>
    editor.write(tab, site.url, BLOCK, { board, settings });

  beforeAll(async () => {
    site = await WordPress.start(release);
    await site.logIn(tab, 'administrator');
    await site.install(tab, zip);
    await site.logIn(tab, 'author');
  });
  afterAll(() => site?.stop());

  it('offers what a post can set, and says what each does', async () => {
    await write('star-board', { record: RECORD });
    await editor.boardIsDrawn(tab);
    const offered = await editor.settings(tab, 'More attributes');
    expect(offered.get('rings')).toBe('Rings of the board, 2 to 12 (S1).');
    expect([...offered.keys()]).toEqual(expect.arrayContaining(['record', 'marks', 'remember', 'pie']));
    // A post knows neither the reader's address nor the height of a theme.
    expect(offered.has('from-hash')).toBe(false);
    expect(offered.has('fit')).toBe(false);
  });

  it('offers the puzzle of each day, which needs no value', async () => {
    await write('rotation-puzzle', {});
    await editor.settings(tab, 'More attributes');
    await editor.flip(tab, 'daily');
    const { kept, link } = await editor.publish(tab);
    expect(kept).toContain('"daily":""');
    expect(await (await fetch(link)).text()).toMatch(/<rotation-puzzle daily>/);
  });

  it.each([
    [{ marks: 'X99' }, 'There is no cell “X99” on this board.', 'marks'],
    [{ ply: '7' }, 'There is no move 7. The game has 2 moves.', 'ply'],
  ])('says in a sentence why there is no picture: %j', async (wrong, sentence, name) => {
    await write('star-board', { record: RECORD, ...wrong });
    await editor.boardIsDrawn(tab);
    await editor.askForPicture(tab);
    expect(await editor.refusal(tab)).toEqual([
      'No picture was taken.',
      sentence,
      `Change “${name}”, then take the picture again.`,
    ]);
  });

  it('says so where a file that it needs does not come', async () => {
    await write('star-board', { record: RECORD });
    await editor.boardIsDrawn(tab);
    const isWanted = (url: string): boolean => url.includes('/pure/star.js');
    await tab.setRequestInterception(true);
    const cut = (request: { url(): string; abort(): unknown; continue(): unknown }): unknown =>
      isWanted(request.url()) ? request.abort() : request.continue();
    tab.on('request', cut);
    await editor.askForPicture(tab);
    expect(await editor.refusal(tab)).toContain(
      'The browser could not draw the board. Load this page again.',
    );
    tab.off('request', cut);
    await tab.setRequestInterception(false);
  });

  it('waits for no bots before it takes a picture', async () => {
    await write('star-board', { rings: '12', seats: 'bot:easy bot:easy', 'bot-pace': '60000' });
    await editor.boardIsDrawn(tab);
    expect((await editor.takePicture(tab)).pictureAlt).toMatch(/^\*Star/);
  });

  it('speaks the language of the site, to authors and to readers', async () => {
    site.speak('de_DE', {
      'More attributes': 'Weitere Attribute',
      'Rings of the board, 2 to 12 (S1).': 'Ringe des Bretts, 2 bis 12 (S1).',
      'Play on the board: %s': 'Auf dem Brett spielen: %s',
    });
    await write('star-board', {});
    await editor.boardIsDrawn(tab);
    expect((await editor.settings(tab, 'Weitere Attribute')).get('rings')).toBe(
      'Ringe des Bretts, 2 bis 12 (S1).',
    );
    const { kept, link } = await editor.publish(tab);
    for (const text of [kept, await (await fetch(link)).text()])
      expect(text).toContain('Auf dem Brett spielen: *Star');
    site.speak('', {});
  });

  it('has PHP that PHP 7.4 reads', () => {
    const plugin = site.pluginFolder('planisphere');
    const files = execFileSync('find', [plugin, '-name', '*.php'], { encoding: 'utf8' }).trim().split('\n');
    const script = join(ROOT, 'test/hosts/wordpress/old-php.php');
    expect(execFileSync('php', [script, ...files], { encoding: 'utf8' })).toBe('');
  });

  it('has run without a word from PHP', () => {
    expect(site.faults()).toEqual([]);
  });
});
