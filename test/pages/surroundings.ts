/** Pages with boards in which a test looks at what the page does to them. */
import { elements } from '../../scripts/build/slices.mjs';
import type { Answer } from './site.js';

export interface Board extends HTMLElement {
  readonly settled: Promise<void>;
  readonly updateComplete: Promise<unknown>;
  record: string;
  seats: string;
  ply: number | undefined;
  requestUpdate(): void;
  play(move: string): unknown;
  undo(): unknown;
  goTo(ply: number): unknown;
  load(record: string): unknown;
  learn(): Promise<unknown>;
}

export type Names = readonly string[];

/** Helpers for the tests' code in each page. */
export interface Help {
  readonly errors: readonly string[];
  /** Settled, with its cells there. */
  ready(board: Board): Promise<ShadowRoot>;
  cell(board: Board, name: string): Element;
  /** A place in the window that the engine takes for this element, near the middle of its box. */
  placeOf(node: Element): [number, number] | undefined;
  /** Looks again and again. */
  until(holds: () => unknown): Promise<void>;
}

const HELP = `window.help = {
  errors: [],
  async until(holds) {
    for (let looks = 0; looks < 600; looks++) {
      if (holds()) return;
      await new Promise((soon) => setTimeout(soon, 25));
    }
    throw new Error('still not so: ' + holds);
  },
  async ready(board) {
    await customElements.whenDefined(board.localName);
    await board.settled;
    const root = board.shadowRoot;
    root.querySelector('.chart[tabindex]')?.focus({ preventScroll: true });
    await this.until(() => root.querySelector('[role=gridcell]'));
    await board.settled;
    return root;
  },
  cell(board, name) {
    const cells = [...board.shadowRoot.querySelectorAll('[role=gridcell]')];
    return cells.find((one) => one.getAttribute('aria-label')?.split(',')[0] === name);
  },
  placeOf(node) {
    const shares = [0.5, 0.35, 0.65, 0.2, 0.8];
    node.scrollIntoView({ block: 'center', inline: 'center' });
    const { x, y, width, height } = node.getBoundingClientRect();
    // Engines do not agree whether a box is told before or after CSS zoom.
    for (const by of [1, 0.6, 0.8, 1.25, 1.5]) {
      for (const across of shares) {
        for (const down of shares) {
          const place = [by * (x + across * width), by * (y + down * height)];
          if (node.getRootNode().elementFromPoint(...place) === node) return place;
        }
      }
    }
  },
};
// Whether a page may copy depends on which window is in front.
Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } });
addEventListener('error', ({ message }) => {
  // WebKit's word for sizes that are told a frame later.
  if (!message.startsWith('ResizeObserver loop')) help.errors.push(message);
});
addEventListener('unhandledrejection', ({ reason }) => help.errors.push(String(reason)));`;

export const page = (body: string, head = ''): Answer => ({
  body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title><script>${HELP}</script>
<script src="/dist/planisphere.js" defer></script>${head}<body>${body}</body></html>`,
});

export const TAGS = elements.map(({ tag }) => tag);
