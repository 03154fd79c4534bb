/** Somebody who composes: what they look at, point at and press in the pages of both composers. */
import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { expect } from 'vitest';
import type { Page } from '../../scripts/engines/index.mjs';
import { until } from './site.js';

type Point = readonly [x: number, y: number];

type Tag = DefaultTreeAdapterTypes.Element;

function elementsOf(nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): readonly Tag[] {
  return nodes.flatMap((node) => ('tagName' in node ? [node, ...elementsOf(node.childNodes)] : []));
}

/** All elements of a piece of HTML. */
export const elementsIn = (html: string): readonly Tag[] => elementsOf(parseFragment(html).childNodes);

/** The attributes of the first tag of this name in a piece of HTML; none where there is no such tag. */
export function attributesIn(html: string, tag: string): Readonly<Record<string, string>> {
  const found = elementsIn(html).find(({ tagName }) => tagName === tag);
  return Object.fromEntries((found?.attrs ?? []).map(({ name, value }) => [name, value]));
}

const AXE = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

/** A file as the browser would have kept it. */
export interface SavedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** Somebody who composes. */
export class Author {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Looks again and again until the element of the page reads so. */
  async reads(selector: string, text: RegExp): Promise<void> {
    const read = await this.page.evaluate(
      async (where: string, what: string) => {
        let now = '';
        const end = performance.now() + 10_000;
        while (performance.now() < end) {
          const node = document.querySelector<HTMLInputElement>(where);
          now = node?.value ?? node?.textContent ?? '';
          if (new RegExp(what).test(now)) return true;
          await new Promise(requestAnimationFrame);
        }
        return now;
      },
      selector,
      text.source,
    );
    expect(read, `${selector} is to read ${text}`).toBe(true);
  }

  async open(url: string): Promise<void> {
    // Another hash alone would not reload the page.
    await this.page.goto('about:blank');
    await this.page.goto(url);
    // This comes last: from then on nothing moves by itself.
    await this.reads('.outputs code', /src=/);
    await this.page.evaluate(async () => {
      for (const board of document.querySelectorAll<HTMLElement & { settled: Promise<void> }>(
        '.board > :first-child, .trial figure > :first-child',
      ))
        await board.settled;
    });
  }

  /** The middle of an element once it has come to rest: the panel beside a board is laid out after it. */
  #middle(selector: string): Promise<Point> {
    return this.page.evaluate(async (where: string) => {
      let before = '';
      for (;;) {
        const node = document.querySelector(where) as Element;
        // The board moves as a whole: a drag goes over several of its cells.
        (node.closest('.easel') ?? node).scrollIntoView({ block: 'center' });
        const box = node.getBoundingClientRect();
        const now = [box.x, box.y, box.width, box.height].join(' ');
        if (now === before) {
          const { x, y, width, height } = node instanceof SVGGraphicsElement ? node.getBBox() : box;
          // Firefox rounds the boxes of shapes to a sixtieth of a unit of the board, which is more than a pixel.
          const matrix = node instanceof SVGGraphicsElement ? node.getScreenCTM() : undefined;
          const middle = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(matrix ?? undefined);
          return [middle.x, middle.y] as [number, number];
        }
        before = now;
        await new Promise(requestAnimationFrame);
      }
    }, selector);
  }

  cell(name: string): Promise<Point> {
    return this.#middle(`[role=gridcell][aria-label^="${name},"]`);
  }

  count(selector: string): Promise<number> {
    return this.page.evaluate((where: string) => document.querySelectorAll(where).length, selector);
  }

  async click(selector: string): Promise<void> {
    await this.page.mouse.click(...(await this.#middle(selector)));
  }

  tool(id: string): Promise<void> {
    return this.click(`.palette label:has([value="${id}"])`);
  }

  focusOn(selector: string): Promise<void> {
    return this.page.evaluate(
      (where: string) => (document.querySelector(where) as HTMLElement).focus(),
      selector,
    );
  }

  async tap(name: string): Promise<void> {
    await this.page.mouse.click(...(await this.cell(name)));
  }

  async drag(...names: string[]): Promise<void> {
    const places: Point[] = [];
    for (const name of names) places.push(await this.cell(name));
    await this.page.mouse.move(...(places[0] as Point));
    await this.page.mouse.down();
    for (const place of places.slice(1)) await this.page.mouse.move(...place);
    await this.page.mouse.up();
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async chord(held: string, ...keys: string[]): Promise<void> {
    await this.page.keyboard.down(held);
    await this.press(...keys);
    await this.page.keyboard.up(held);
  }

  /** The focused element: its role or tag, and its name. */
  focus(): Promise<string> {
    return this.page.evaluate(() => {
      const node = document.activeElement as Element;
      const name = node.getAttribute('aria-label') ?? (node.id || node.textContent);
      return `${node.getAttribute('role') ?? node.localName} ${name?.trim()}`;
    });
  }

  /** Presses Tab until the focus reads so. */
  async tabTo(what: RegExp): Promise<void> {
    const seen: string[] = [];
    for (let stops = 0; stops < 60; stops++) {
      await this.press('Tab');
      seen.push(await this.focus());
      if (what.test(seen.at(-1) as string)) return;
    }
    throw new Error(`No tab stop reads ${what}: ${seen.join(' | ')}`);
  }

  write(selector: string, text: string): Promise<void> {
    return this.page.evaluate(
      (where: string, what: string) => {
        const field = document.querySelector(where) as HTMLInputElement;
        field.focus();
        field.value = what;
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.dispatchEvent(new Event('change', { bubbles: true }));
      },
      selector,
      text,
    );
  }

  /** The file that a press saves. */
  async saved(press: () => Promise<void>): Promise<SavedFile> {
    await this.page.evaluate(() => {
      const kept = { blobs: [] as Blob[], names: [] as string[] };
      Object.assign(window, { kept });
      const make = URL.createObjectURL.bind(URL);
      URL.createObjectURL = (blob: Blob) => {
        kept.blobs.push(blob);
        return make(blob);
      };
      HTMLAnchorElement.prototype.click = function () {
        kept.names.push(this.download);
      };
    });
    await press();
    await until(() =>
      this.page.evaluate(() => (window as unknown as { kept: { names: string[] } }).kept.names.length > 0),
    );
    const { name, type, text } = await this.page.evaluate(async () => {
      const { kept } = window as unknown as { kept: { blobs: Blob[]; names: string[] } };
      const blob = kept.blobs.at(-1) as Blob;
      let letters = '';
      for (const byte of new Uint8Array(await blob.arrayBuffer())) letters += String.fromCharCode(byte);
      return { name: kept.names.at(-1) as string, type: blob.type, text: btoa(letters) };
    });
    return { name, type, bytes: Buffer.from(text, 'base64') };
  }

  /** What axe finds wrong with the page, with all that can be opened open. */
  async faults(): Promise<readonly string[]> {
    await this.page.evaluate(`(() => {${AXE}})()`);
    return this.page.evaluate(async () => {
      for (const drawer of document.querySelectorAll('details')) drawer.open = true;
      const { axe } = window as unknown as {
        axe: { run(node: Node, options: RunOptions): Promise<AxeResults> };
      };
      const { violations } = await axe.run(document, { resultTypes: ['violations'] });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`,
      );
    });
  }

  valueOf(selector: string): Promise<string> {
    return this.page.evaluate((where: string) => {
      const node = document.querySelector<HTMLInputElement>(where);
      return node?.value ?? node?.textContent ?? '';
    }, selector);
  }
}
