/** A page has keys of its own, and a reader any keyboard: which keys a board takes, and which it leaves. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chosenEngines, openEngine, type Engine, type Page } from '../../scripts/engines/index.mjs';
import { page, type Board, type Help, type Names } from './surroundings.js';
import { serve, until, type Site } from './site.js';

describe.each(chosenEngines())('in %s', (name) => {
  let engine: Engine;
  let site: Site;
  let here: Page;

  beforeAll(async () => {
    engine = await openEngine(name);
    site = await serve({
      '/keys': page('<star-board rings="3"></star-board>'),
      '/keys-field': page('<bugcatcher-grid seed="3" seats="human bot:gentle"></bugcatcher-grid>'),
    });
    here = await engine.newPage();
    await here.setViewport({ width: 900, height: 900 });
  });
  afterAll(async () => {
    await engine.close();
    await site.close();
  });

  describe('a key', () => {
    const heard = (): Promise<Names> =>
      here.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
    const listen = async (path: string): Promise<void> => {
      await here.goto(`${site.url}/${path}`);
      await here.evaluate(async () => {
        const { help } = window as unknown as { help: Help };
        await help.ready(document.querySelector('star-board, bugcatcher-grid') as Board);
        const keys: string[] = [];
        Object.assign(window, { heard: keys });
        for (const type of ['keydown', 'keyup'])
          addEventListener(type, (event) => keys.push(`${type} ${(event as KeyboardEvent).key}`));
      });
    };
    const focus = (selector: string): Promise<boolean> =>
      here.evaluate((which: string) => {
        const root = (document.querySelector('star-board, bugcatcher-grid') as Board)
          .shadowRoot as ShadowRoot;
        const node = root.querySelector<HTMLElement>(which);
        node?.focus();
        return root.activeElement === node;
      }, selector);
    const press = async (...keys: Names): Promise<void> => {
      for (const key of keys) await here.keyboard.press(key);
      await here.evaluate(() => (document.querySelector('star-board, bugcatcher-grid') as Board).settled);
    };

    it('that the board acts on ends there', async () => {
      await listen('keys');
      expect(await focus('[role=gridcell][tabindex="0"]')).toBe(true);
      await press(
        ...'ArrowRight ArrowLeft ArrowUp ArrowDown Home End PageUp PageDown Enter . , i n u y h'.split(' '),
      );
      expect(await heard()).toEqual([]);
    });

    it('that a button, the slider or a table of the board uses ends there too', async () => {
      await listen('keys');
      await here.evaluate(() => {
        const board = document.querySelector('star-board') as unknown as Board;
        for (const move of ['S10', 'S20', 'T10']) board.play(move);
        return board.settled;
      });
      expect(await focus('.steps input[type=range]')).toBe(true);
      await press('ArrowLeft', 'ArrowLeft', 'ArrowRight', 'Home', 'End');
      expect(await focus('[name=undo]')).toBe(true);
      await press('Enter', ' ');
      expect(await focus('table button[tabindex="0"]')).toBe(true);
      await press('ArrowRight', 'ArrowLeft', 'ArrowLeft');
      expect(await heard()).toEqual([]);
    });

    it('that the menu uses ends there, and Escape closes it', async () => {
      await listen('keys');
      await here.evaluate(() => {
        const board = document.querySelector('star-board') as unknown as Board;
        board.play('S10');
        board.shadowRoot?.querySelector<HTMLElement>('[name=menu]')?.click();
      });
      await until(() => focus('dialog[open] .moves [tabindex="0"]'));
      await press('ArrowUp', 'ArrowDown', 'ArrowDown');
      expect(await focus('dialog select')).toBe(true);
      await press('ArrowDown', 'h');
      await press('Escape');
      await until(() =>
        here.evaluate(
          () => document.querySelector('star-board')?.shadowRoot?.querySelector('dialog') === null,
        ),
      );
      expect((await heard()).filter((key) => key.startsWith('keydown'))).toEqual([]);
    });

    it('that leaves a question at a button ends there', async () => {
      await listen('keys-field');
      expect(await focus('[name=commit]')).toBe(true);
      await press('Enter');
      await until(() => focus('.asking [name=no]'));
      await press('Escape');
      expect(await focus('.asking [name=no]')).toBe(false);
      expect(await heard()).toEqual([]);
    });

    it('that a field of the board takes ends there', async () => {
      await listen('keys-field');
      await here.evaluate(() =>
        (document.querySelector('bugcatcher-grid') as unknown as Board).shadowRoot
          ?.querySelector('details.typing')
          ?.setAttribute('open', ''),
      );
      expect(await focus('[name=program]')).toBe(true);
      await press('u', 'r', ' ', 'n', 'ArrowLeft', 'Backspace');
      expect(await heard()).toEqual([]);
    });

    it('that the board does not use goes on to the page', async () => {
      await listen('keys');
      expect(await focus('[role=gridcell][tabindex="0"]')).toBe(true);
      await press('q', 'Escape', 'F2');
      await here.keyboard.down('Control');
      await press('ArrowRight');
      await here.keyboard.up('Control');
      expect((await heard()).filter((key) => key.startsWith('keydown'))).toEqual([
        'keydown q',
        'keydown Escape',
        'keydown F2',
        'keydown Control',
        'keydown ArrowRight',
      ]);
    });

    it('without a Latin letter is the one in its place', async () => {
      await listen('keys');
      const records = await here.evaluate(async () => {
        const { help } = window as unknown as { help: Help };
        const board = document.querySelector('star-board') as unknown as Board;
        const told: string[] = [];
        for (const [undo, redo] of ['гн', 'υυ', 'וט', 'عغ', 'うん', 'ㅕㅛ']) {
          board.load('star/1 rings=3 | S10 S20');
          await board.settled;
          const cell = help.cell(board, 'S10');
          (cell as HTMLElement).focus();
          const type = async (key: string | undefined, code: string, shiftKey = false): Promise<void> => {
            cell.dispatchEvent(
              new KeyboardEvent('keydown', {
                key: key ?? '',
                code,
                shiftKey,
                bubbles: true,
                composed: true,
                cancelable: true,
              }),
            );
            await board.settled;
          };
          await type(undo, 'KeyU');
          told.push(`${board.ply}`);
          await type(redo, 'KeyY');
          told.push(`${board.ply}`);
          await type('б', 'Comma');
          told.push(`${board.ply}`);
          await type('ю', 'Period');
          told.push(`${board.ply}`);
          // On a Russian keyboard a full stop has another place.
          await type(',', 'Slash', true);
          told.push(`${board.ply}`);
          await type('.', 'Slash');
          told.push(`${board.ply}`);
        }
        return told.join(' ');
      });
      expect(records).toBe(Array(6).fill('1 2 1 2 1 2').join(' '));
      // Latin letters count as typed, wherever their keys are.
      const azerty = await here.evaluate(async () => {
        const { help } = window as unknown as { help: Help };
        const board = document.querySelector('star-board') as unknown as Board;
        const event = { key: 'é', code: 'KeyU', bubbles: true, composed: true, cancelable: true };
        help.cell(board, 'S10').dispatchEvent(new KeyboardEvent('keydown', event));
        await board.settled;
        return board.ply;
      });
      expect(azerty).toBe(2);
    });
  });
});
