/**
 * Wherever a page puts a board, and however it zooms, tilts, centres or moves it, its cells are where they are seen.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chosenEngines, openEngine, type Engine, type Page } from '../../scripts/engines/index.mjs';
import { page, TAGS, type Board, type Help, type Names } from './surroundings.js';
import { serve, until, type Site } from './site.js';

const ZOOMS: Readonly<Record<string, string>> = {
  'html-zoomed-in': 'html { zoom: 1.25 }',
  'html-zoomed-out': 'html { zoom: 0.8 }',
  'body-zoomed-in': 'body { zoom: 1.5 }',
  'body-zoomed-out': 'body { zoom: 0.6 }',
  'ancestor-zoomed-in': 'main { zoom: 1.5; width: 450px }',
  'board-zoomed-in': 'star-board { zoom: 1.25; width: 450px }',
  tilted: 'body { perspective: 900px } main { transform: rotateX(20deg) }',
  'tilted-more':
    'body { perspective: 500px } main { transform: translateX(160px) rotateY(30deg) rotateX(10deg) }',
  'tilted-and-zoomed': 'body { perspective: 900px } main { zoom: 1.25; transform: rotateX(20deg) }',
  turned: 'main { transform: rotate(30deg) scale(0.8) }',
  mirrored: 'main { transform: scaleX(-1) skewX(8deg) }',
};

const CENTRED = [
  'display: flex; flex-direction: column; align-items: center',
  'display: flex; justify-content: center',
  'display: grid; place-items: center',
  'display: flex',
];

describe.each(chosenEngines())('in %s', (name) => {
  let engine: Engine;
  let site: Site;
  let here: Page;

  beforeAll(async () => {
    engine = await openEngine(name);
    site = await serve({
      ...Object.fromEntries(TAGS.map((tag) => [`/alone-${tag}`, page(`<${tag} seed="3"></${tag}>`)])),
      ...Object.fromEntries(
        Object.entries(ZOOMS).map(([way, style]) => [
          `/${way}`,
          page('<main><star-board rings="4"></star-board></main>', `<style>${style}</style>`),
        ]),
      ),
      ...Object.fromEntries(
        CENTRED.map((style, at) => [
          `/centred-${at}`,
          page(
            TAGS.map((tag) => `<${tag} seed="3"></${tag}>`).join(''),
            `<style>${TAGS.join()} { ${style} }</style>`,
          ),
        ]),
      ),
      ...Object.fromEntries(
        TAGS.map((tag) => [
          `/among-${tag}`,
          page(`<main><${tag} seed="3"></${tag}></main>`, '<style>main { padding: 200px }</style>'),
        ]),
      ),
      '/headed': page(
        '<header>A header that stays</header><star-board rings="4"></star-board><div style="height: 2000px"></div>',
        '<style>header { position: sticky; top: 0; z-index: 9; height: 300px; background: #fff }</style>',
      ),
      '/plain': page(TAGS.map((tag) => `<${tag} seed="3"></${tag}>`).join('')),
      '/moved': page('<star-board rings="3"></star-board><p>Text.</p><div id="there"></div>'),
    });
    here = await engine.newPage();
    await here.setViewport({ width: 900, height: 900 });
  });
  afterAll(async () => {
    await engine.close();
    await site.close();
  });

  it.each(TAGS)('<%s> has each cell where its middle is', async (tag) => {
    await here.goto(`${site.url}/alone-${tag}`);
    const covered = await here.evaluate(async (which: string) => {
      const { help } = window as unknown as { help: Help };
      const root = await help.ready(document.querySelector(which) as Board);
      return [...root.querySelectorAll('[role=gridcell]')]
        .filter((cell) => {
          cell.scrollIntoView({ block: 'center' });
          const { x, y, width, height } = cell.getBoundingClientRect();
          return root.elementFromPoint(x + width / 2, y + height / 2) !== cell;
        })
        .map((cell) => cell.getAttribute('aria-label'));
    }, tag);
    expect(covered).toEqual([]);
  });

  it.each(TAGS)('<%s> takes no pointer beside its box', async (tag) => {
    await here.goto(`${site.url}/among-${tag}`);
    const taken = await here.evaluate(async (which: string) => {
      const { help } = window as unknown as { help: Help };
      const board = document.querySelector(which) as Board;
      await help.ready(board);
      const main = document.querySelector('main') as Element;
      const found: string[] = [];
      for (const block of ['start', 'end'] as const) {
        main.scrollIntoView({ block });
        const box = board.getBoundingClientRect();
        for (let x = 4; x < document.documentElement.clientWidth; x += 16)
          for (let y = 4; y < innerHeight; y += 16) {
            const isInside = x > box.left - 1 && x < box.right + 1 && y > box.top - 1 && y < box.bottom + 1;
            if (!isInside && document.elementFromPoint(x, y) === board) found.push(`${x},${y}`);
          }
      }
      return found;
    }, tag);
    expect(taken).toEqual([]);
  });

  it.each(Object.keys(ZOOMS))('plays the cell under the pointer where the page is %s', async (way) => {
    await here.goto(`${site.url}/${way}`);
    const place = (cell: string): Promise<[number, number] | undefined> =>
      here.evaluate(async (which: string) => {
        const { help } = window as unknown as { help: Help };
        const board = document.querySelector('star-board') as unknown as Board;
        await help.ready(board);
        return help.placeOf(help.cell(board, which));
      }, cell);
    const cells = ['T41', 'A20', 'R10', 'S43', '*10', 'A41'];
    for (const cell of cells) {
      const at = await place(cell);
      expect(at, cell).toBeDefined();
      await here.mouse.click(...(at as [number, number]));
      await here.evaluate(() => (document.querySelector('star-board') as unknown as Board).settled);
    }
    const record = await here.evaluate(() => document.querySelector('star-board')?.record);
    expect(record?.replace(/^.*\| /, '')).toBe(cells.join(' '));
  });

  it.each(Object.keys(ZOOMS))(
    'shows a stone on the cell under the pointer where the page is %s',
    async (way) => {
      await here.goto(`${site.url}/${way}`);
      for (const cell of ['T41', '*10']) {
        const at = await here.evaluate(async (which: string) => {
          const { help } = window as unknown as { help: Help };
          const board = document.querySelector('star-board') as unknown as Board;
          await help.ready(board);
          return help.placeOf(help.cell(board, which));
        }, cell);
        await here.mouse.move(...(at as [number, number]));
        await here.evaluate(async (which: string) => {
          const { help } = window as unknown as { help: Help };
          const board = document.querySelector('star-board') as unknown as Board;
          const middle = (node: SVGGraphicsElement): [number, number] => {
            const { x, y, width, height } = node.getBBox();
            return [x + width / 2, y + height / 2];
          };
          const [x, y] = middle(help.cell(board, which) as SVGGraphicsElement);
          await help.until(() => {
            const shown = board.shadowRoot?.querySelector<SVGGraphicsElement>('.ghost');
            if (!shown) return false;
            const [left, top] = middle(shown);
            return Math.hypot(left - x, top - y) < 1;
          });
        }, cell);
      }
    },
  );

  it('scrolls the cell in focus clear of a header that stays', async () => {
    await here.goto(`${site.url}/headed`);
    const seen = (): Promise<boolean> =>
      here.evaluate(() => {
        const board = document.querySelector('star-board') as Element;
        const { x, y, width, height } = (board.shadowRoot?.activeElement as Element).getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === board;
      });
    await here.evaluate(async () => {
      const { help } = window as unknown as { help: Help };
      const board = document.querySelector('star-board') as unknown as Board;
      await help.ready(board);
      board.shadowRoot?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus();
      // The upper rows lie behind the header.
      scrollTo(0, board.getBoundingClientRect().top + scrollY - 100);
    });
    for (const key of ['PageDown', 'PageUp', 'ArrowDown', 'ArrowUp', 'End', 'Home']) {
      await here.keyboard.press(key);
      await until(seen);
    }
  });

  it.each(TAGS)('<%s> zooms nothing by a second tap, on the board and on its controls', async (tag) => {
    await here.goto(`${site.url}/alone-${tag}`);
    const zoomed = await here.evaluate(async (which: string) => {
      const { help } = window as unknown as { help: Help };
      const root = await help.ready(document.querySelector(which) as Board);
      // A finger may do what all elements up to the window allow.
      const allowsZoom = (node: Element | null): boolean => {
        for (let one = node; one; one = one.parentElement)
          if (getComputedStyle(one).touchAction !== 'auto') return false;
        return getComputedStyle(root.host).touchAction === 'auto';
      };
      return [...root.querySelectorAll('[role=gridcell], button, .chart')]
        .filter(allowsZoom)
        .map((node) => node.outerHTML.slice(0, 80));
    }, tag);
    expect(zoomed).toEqual([]);
  });

  it('closes only its menu by Escape where that lies over a lesson', async () => {
    await here.goto(`${site.url}/moved`);
    await here.evaluate(async () => {
      const { help } = window as unknown as { help: Help };
      const board = document.querySelector('star-board') as unknown as Board;
      const root = await help.ready(board);
      root.querySelector<HTMLElement>('[name=menu]')?.click();
      await help.until(() => root.querySelector('dialog[open]'));
      await board.learn();
      await board.settled;
    });
    const state = (): Promise<string> =>
      here.evaluate(() => {
        const board = document.querySelector('star-board') as Element;
        return `${board.shadowRoot?.querySelector('dialog') ? 'menu ' : ''}${board.matches(':state(lesson)') ? 'lesson' : ''}`;
      });
    expect(await state()).toBe('menu lesson');
    await here.keyboard.press('Escape');
    await until(async () => (await state()) !== 'menu lesson');
    expect(await state()).toBe('lesson');
  });

  it('is as wide as ever, and can be pressed, where a page centres what is in its tag', async () => {
    const widths = async (path: string): Promise<Names> => {
      await here.goto(`${site.url}/${path}`);
      return here.evaluate(async (tags: readonly string[]) => {
        const { help } = window as unknown as { help: Help };
        const told: string[] = [];
        for (const tag of tags) {
          const root = await help.ready(document.querySelector(tag) as Board);
          const layers = [...root.querySelectorAll('svg.picture, svg.layer, .frame')];
          told.push(
            `${tag} ${layers.map((node) => Math.round(node.getBoundingClientRect().width)).join(' ')}`,
          );
        }
        return told;
      }, TAGS);
    };
    const plain = await widths('plain');
    for (const at of CENTRED.keys()) expect(await widths(`centred-${at}`), CENTRED[at]).toEqual(plain);
  });

  it('a menu that is open when its board is moved, or away for a while, is closed or modal', async () => {
    await here.goto(`${site.url}/moved`);
    const states = await here.evaluate(async () => {
      const { help } = window as unknown as { help: Help };
      const board = document.querySelector('star-board') as unknown as Board;
      const there = document.querySelector('#there') as HTMLElement;
      const root = await help.ready(board);
      const told: unknown[] = [];
      for (const move of [
        () => there.append(board),
        () => document.body.prepend(board),
        () => board.remove(),
      ]) {
        root.querySelector<HTMLElement>('[name=menu]')?.click();
        await help.until(() => root.querySelector('dialog[open]'));
        move();
        if (!board.isConnected) {
          await new Promise(requestAnimationFrame);
          there.append(board);
        }
        await board.settled;
        const dialog = root.querySelector('dialog');
        told.push(!dialog?.open || dialog.matches(':modal'));
        dialog?.close();
        await help.until(() => !root.querySelector('dialog[open]'));
      }
      board.play('S10');
      return [...told, board.record];
    });
    expect(states).toEqual([true, true, true, 'star/1 rings=3 | S10']);
  });
});
