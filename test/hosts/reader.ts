/** A reader of a host's pages, in a browser of their own, who plays the boards there. */
import type { ElementHandle, Frame, Page as Tab } from 'puppeteer-core';
import type {} from '../../src/star/element/define.js';
import { openEngine, type Engine } from '../../scripts/engines/index.mjs';

/** Looked at in frames too, which draw nothing while they are out of view. */
const LOOK = { polling: 100, timeout: 30_000 };

export async function openBrowser(): Promise<{ readonly engine: Engine; readonly tab: Tab }> {
  const engine = await openEngine('chromium');
  // Chromium's pages are Puppeteer's.
  return { engine, tab: (await engine.newPage()) as unknown as Tab };
}

/** Resolves when a frame has a board that has drawn itself. */
export async function boardComes(frame: Frame): Promise<void> {
  await frame.waitForFunction(() => {
    const board = document.querySelector('star-board');
    board?.scrollIntoView();
    return board?.matches(':defined') === true;
  }, LOOK);
  await frame.evaluate(() => document.querySelector('star-board')?.settled);
}

/** Plays a cell by a click on it, and waits until the record has it. */
export async function play(frame: Frame, cell: string): Promise<void> {
  await boardComes(frame);
  const node = await frame.waitForFunction(
    (name) => {
      const root = document.querySelector('star-board')?.shadowRoot as ShadowRoot;
      root.querySelector<HTMLElement>('.chart[tabindex]')?.focus();
      const cells = [...root.querySelectorAll('[role=gridcell]')];
      return cells.find((one) => one.getAttribute('aria-label')?.split(',')[0] === name);
    },
    LOOK,
    cell,
  );
  await (node as ElementHandle<Element>).click();
  await frame.waitForFunction(
    (name) => document.querySelector('star-board')?.record.endsWith(` ${name}`),
    LOOK,
    cell,
  );
}

/** The frame of a page whose address holds this. */
export async function frameOf(tab: Tab, address: string): Promise<Frame> {
  return tab.waitForFrame((frame) => frame !== tab.mainFrame() && frame.url().includes(address), LOOK);
}
