/** Reads a page's background and text colour around an element, and notices when they may have changed. */
import { fromOklab, type Colour } from '../../core/chart/theme.js';
import { placeOf } from '../dom/page.js';

export interface PageColours {
  readonly page: Colour;
  readonly text: Colour;
}

/** The colours around an element. */
interface ColoursAround {
  /** Undefined where the page sets no ground, or one that cannot be read. */
  readonly colours: PageColours | undefined;
  /** In full screen, on whatever the browser has behind it: the page's ground stays in the page. */
  readonly isAfloat: boolean;
}

interface Layer {
  readonly colour: Colour;
  readonly alpha: number;
}

/** Parses a paint layer: its colour and how much it covers; undefined if its colour space is not supported here. */
function readColour(text: string): Layer | undefined {
  const [, space = '', given = ''] = /^(rgba?|oklab|oklch|color)\((.*)\)$/.exec(text) ?? [];
  const words = given.split(/[\s,/]+/).filter((word) => word !== '');
  if (space === 'color' && words.shift() !== 'srgb') return undefined;
  const [one = NaN, two = NaN, three = NaN, alpha = 1] = words.map((word) =>
    word === 'none' ? 0 : Number(word),
  );
  if ([one, two, three, alpha].some(Number.isNaN)) return undefined;
  if (space === 'color') return { colour: [one, two, three], alpha };
  if (space === 'oklab') return { colour: fromOklab([one, two, three]), alpha };
  const turn = (three * Math.PI) / 180;
  if (space === 'oklch')
    return { colour: fromOklab([one, two * Math.cos(turn), two * Math.sin(turn)]), alpha };
  return { colour: [one / 255, two / 255, three / 255], alpha };
}

const over = ({ colour, alpha }: Layer, ground: Colour): Colour =>
  colour.map((part, at) => part * alpha + (ground[at] as number) * (1 - alpha)) as unknown as Colour;

const isInFull = (place: Element): boolean =>
  (place.getRootNode() as Partial<DocumentOrShadowRoot>).fullscreenElement === place;

/** Looks at a page once, for many elements: what they stand in is asked once for all. */
class Look {
  readonly #grounds = new Map<Element, Layer | undefined>();

  #styleOf(place: Element): CSSStyleDeclaration | undefined {
    return place.ownerDocument.defaultView?.getComputedStyle(place);
  }

  #groundOf(place: Element): Layer | undefined {
    if (!this.#grounds.has(place))
      this.#grounds.set(place, readColour(this.#styleOf(place)?.backgroundColor ?? ''));
    return this.#grounds.get(place);
  }

  /** `isDressed`: its ground and the colour of its text are those that it got for being afloat. */
  around(element: Element, isDressed: boolean): ColoursAround {
    const layers: Layer[] = [];
    const from = isDressed ? placeOf(element) : element;
    let isAfloat = isDressed && isInFull(element);
    for (let place = from; place; place = placeOf(place)) {
      const layer = this.#groundOf(place);
      if (!layer) return { colours: undefined, isAfloat };
      if (layer.alpha > 0) layers.push(layer);
      if (layer.alpha === 1) break;
      isAfloat ||= isInFull(place);
    }
    const bottom = layers.pop();
    const text = from && readColour(this.#styleOf(from)?.color ?? '');
    if (bottom?.alpha !== 1 || !text) return { colours: undefined, isAfloat };
    const page = layers.reduceRight((ground, layer) => over(layer, ground), bottom.colour);
    return { colours: { page, text: over(text, page) }, isAfloat };
  }
}

type Tell = (surroundings: ColoursAround) => void;

const isSheet = (node: EventTarget | null): boolean =>
  /^(link|style)$/.test((node as Partial<Element> | null)?.localName ?? '');

/** Events after which the page's colours may differ. */
const CHANCES = ['change', 'click', 'animationend', 'fullscreenchange'];

/** One per document: who asks to be told, and what tells it. */
class Watch {
  readonly #view: Window & typeof globalThis;
  readonly #told = new Map<Element, Tell>();
  readonly #afloat = new WeakSet<Element>();
  /** Those that have not been told yet. */
  #fresh: Element[] = [];
  readonly #observer: MutationObserver;
  readonly #night: MediaQueryList;
  #frame = 0;

  constructor(view: Window & typeof globalThis) {
    this.#view = view;
    this.#observer = new view.MutationObserver(this.#mutated);
    this.#night = view.matchMedia('(prefers-color-scheme:dark)');
  }

  /** It is told at once, together with others that come now. */
  add(element: Element, tell: Tell): void {
    if (this.#told.size === 0) this.#listen('addEventListener');
    this.#told.set(element, tell);
    for (let place: Element | null = element; place; place = placeOf(place))
      this.#observer.observe(place, { attributes: true, childList: place !== element });
    this.#fresh.push(element);
    if (this.#fresh.length > 1) return;
    queueMicrotask(() => {
      const fresh = this.#fresh;
      this.#fresh = [];
      this.#tell(fresh);
    });
  }

  delete(element: Element): void {
    this.#told.delete(element);
    if (this.#told.size > 0) return;
    this.#listen('removeEventListener');
    this.#observer.disconnect();
    this.#view.cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  /** All are looked at before one is told: what it wears would have the next one's styles worked out again. */
  #tell(elements: Iterable<Element>): void {
    const look = new Look();
    const seen = [...elements].map(
      (element) => [element, look.around(element, this.#afloat.has(element))] as const,
    );
    for (const [element, surroundings] of seen) {
      if (surroundings.isAfloat) this.#afloat.add(element);
      else this.#afloat.delete(element);
      this.#told.get(element)?.(surroundings);
    }
  }

  #listen(way: 'addEventListener' | 'removeEventListener'): void {
    const { document } = this.#view;
    this.#night[way]('change', this.changed);
    for (const type of CHANCES) document[way](type, this.changed, true);
    // The load of an element is heard on its way down, and by no window.
    document[way]('load', this.#loaded, true);
    document[way]('transitionend', this.#faded, true);
    // Sheets in the head are written, swapped and switched off.
    const head = document.head as HTMLHeadElement | null;
    const all = { childList: true, subtree: true, characterData: true, attributes: true };
    if (head && way === 'addEventListener') this.#observer.observe(head, all);
  }

  readonly #loaded = ({ target }: Event): void => {
    if (isSheet(target)) this.changed();
  };

  /** A background that changes by a transition has its final colour when that ends. */
  readonly #faded = (event: Event): void => {
    if (/color|^all$/.test((event as TransitionEvent).propertyName)) this.changed();
  };

  /** Drops the boards that have left the page before their element was there, as those do not tell. */
  #forgetGone(): void {
    for (const element of this.#told.keys()) if (!element.isConnected) this.delete(element);
  }

  readonly #mutated = (records: readonly MutationRecord[]): void => {
    if (records.some(({ removedNodes }) => removedNodes.length > 0)) this.#forgetGone();
    const isOfColours = ({ type, target, addedNodes, removedNodes }: MutationRecord): boolean =>
      type === 'attributes' || [target, target.parentNode, ...addedNodes, ...removedNodes].some(isSheet);
    if (records.some(isOfColours)) this.changed();
  };

  /** The colours may be others: it is looked before the next frame is painted. */
  readonly changed = (): void => {
    this.#frame ||= this.#view.requestAnimationFrame(() => {
      this.#frame = 0;
      this.#tell(this.#told.keys());
    });
  };
}

const watches = new WeakMap<Document, Watch>();

/**
 * Tells of where an element stands, now and whenever that may have changed. Returns how to call that off, and how to
 * ask for another look.
 */
export function watchColours(element: Element, tell: Tell): { end(): void; lookAgain(): void } {
  const { ownerDocument } = element;
  const { defaultView } = ownerDocument;
  if (!defaultView) return { end: () => {}, lookAgain: () => {} };
  const watch = watches.get(ownerDocument) ?? new Watch(defaultView);
  watches.set(ownerDocument, watch);
  watch.add(element, tell);
  return { end: () => watch.delete(element), lookAgain: watch.changed };
}
