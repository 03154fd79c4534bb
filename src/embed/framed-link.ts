/** The place of one board: its link, which stays where it is, and after it a box with the frame. */
import { FEATURES, SANDBOX } from '../embed-code/index.js';
import { createElement, ofDocument } from '../ui/loader/unclobbered.js';
import { readAddress } from './address.js';
import { boardAddress, BOX, CLASS, isTrusted } from './alone.js';
import { likelyHeight } from './heights.js';
import { readFrameMessage } from './messages.js';

/** The tags of all boards. The build fills it in. */
declare const TAGS: readonly string[];

/** Classes of a link before and after its board is drawn. */
const WAITING = 'planisphere-waiting';
const DRAWN = 'planisphere-drawn';

const HEIGHT = '--planisphere-height';

const LOOK = `
.${WAITING}{display:flex!important;flex-direction:column;align-items:center;justify-content:center;gap:.5em;
box-sizing:border-box;height:var(${HEIGHT})!important;margin:.5em 0 0!important;
border:1px solid color-mix(in srgb,currentColor 25%,transparent)}
.${WAITING} img{flex:0 1 auto;min-height:0;max-width:100%;object-fit:contain;margin:0}
.${BOX}{display:block!important;position:relative;height:var(${HEIGHT})!important;margin:.5em 0!important}
.${BOX} iframe{position:absolute!important;inset:0;width:100%!important;height:100%!important;margin:0;border:0}
.${WAITING}+.${BOX}{margin-top:calc(-1*var(${HEIGHT}))!important;opacity:0;pointer-events:none}
@media screen{
.${DRAWN}{position:absolute;z-index:1;padding:.25em .5em;background:Canvas;color:LinkText}
.${DRAWN}:not(:focus,:active){width:1px;height:1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.${DRAWN} img{display:block;width:auto;height:3em}
}
@media print{.${BOX}{display:none!important}.${WAITING}{height:auto!important}}`;

const sheet = new CSSStyleSheet();
sheet.replaceSync(LOOK);

export function bringLook(): void {
  const sheets = ofDocument('adoptedStyleSheets');
  if (!sheets.includes(sheet)) sheets.push(sheet);
}

/**
 * A page may put sheets of its own in the place of all. Then each box loses its size, and gets it back before that is
 * seen.
 */
const sizes = new ResizeObserver(bringLook);

/** Takes from a link what a place has put on it, also if that came with a page that was copied or saved. */
export function strip(link: HTMLAnchorElement): void {
  // Change nothing that is so already: observers would be told.
  for (const state of [WAITING, DRAWN]) link.classList.toggle(state, false);
  if (link.style.getPropertyValue(HEIGHT)) link.style.removeProperty(HEIGHT);
}

export class FramedLink {
  readonly link: HTMLAnchorElement;
  readonly box = createElement('span');
  readonly #address: string;
  readonly #tag: string;
  /** Whether the author has asked for a board. */
  readonly #isAskedFor: boolean;
  #frame: HTMLIFrameElement | undefined;
  #isDrawn = false;
  #width = 0;
  #height = 0;
  /** The height that the frame last asked for. */
  #wish: number | undefined;

  /** `address`: where the link leads. */
  constructor(link: HTMLAnchorElement, address: string) {
    this.link = link;
    this.#address = address;
    const { hash, search } = new URL(address);
    this.#tag = readAddress(hash, TAGS, search).tag as string;
    this.#isAskedFor = link.matches(`.${CLASS}`);
    this.box.className = BOX;
    link.after(this.box);
    this.dress();
  }

  /**
   * Gives the board its room at once, so that nothing moves when it comes. Returns how: a page measures all its places
   * before it changes any.
   */
  measure(): () => void {
    this.#width = this.box.clientWidth;
    return () => {
      this.#setHeight(likelyHeight(this.#width));
      sizes.observe(this.box);
    };
  }

  get isDrawn(): boolean {
    return this.#isDrawn;
  }

  /** Whether the board is still where it was put, after its link, which may have been wrapped in something. */
  get isWhole(): boolean {
    const { link, box } = this;
    return (
      link.isConnected &&
      !!box.parentNode?.contains(link) &&
      !!(link.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING) &&
      (!this.#frame || box.contains(this.#frame))
    );
  }

  /** Whether the link still asks for this board. */
  get isWanted(): boolean {
    const { link } = this;
    return boardAddress(link) === this.#address && (!this.#isAskedFor || link.matches(`.${CLASS}`));
  }

  load(): void {
    const { link, box } = this;
    const frame = createElement('iframe');
    const trusts = isTrusted(this.#address);
    frame.setAttribute('sandbox', trusts ? SANDBOX : 'allow-scripts');
    if (trusts) frame.allow = FEATURES;
    frame.title = link.textContent?.trim() || link.querySelector('img')?.alt || this.#tag;
    frame.src = this.#address;
    box.append(frame);
    this.#frame = frame;
  }

  remove(): void {
    sizes.unobserve(this.box);
    this.box.remove();
    strip(this.link);
  }

  /** A sandboxed frame has no origin to go by, but a window. */
  isFrom(source: MessageEventSource | null): boolean {
    return source !== null && this.#frame?.contentWindow === source;
  }

  hear(data: unknown): void {
    const { height, event, detail } = readFrameMessage(data);
    if (height !== undefined) this.#wish = height;
    if (event === 'ready') {
      this.#isDrawn = true;
      this.dress();
    } else if (event)
      this.#frame?.dispatchEvent(
        new CustomEvent(event, { bubbles: true, detail: { ...detail, tag: this.#tag } }),
      );
  }

  /** Measures what becomes of the height that the frame has asked for last. Returns how to give it. */
  takeWish(): (() => void) | undefined {
    const wish = this.#wish;
    this.#wish = undefined;
    if (wish === undefined) return undefined;
    const { top, bottom } = this.box.getBoundingClientRect();
    const width = this.box.clientWidth;
    // Don't move what the reader is looking at, unless the page itself has changed its width.
    if (width === this.#width && bottom > 0 && top < innerHeight) return undefined;
    this.#width = width;
    return () => this.#setHeight(wish);
  }

  #setHeight(height: number): void {
    this.#height = height;
    this.dress();
  }

  /** Gives link and box their looks, or gives them back. */
  dress(): void {
    const { link, box } = this;
    link.classList.toggle(WAITING, !this.#isDrawn);
    link.classList.toggle(DRAWN, this.#isDrawn);
    for (const { style } of [link, box]) style.setProperty(HEIGHT, `${this.#height}px`);
  }
}
