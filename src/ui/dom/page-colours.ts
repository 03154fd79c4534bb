/** What a page's ground and text look like where an element stands, and when that may have changed. It knows no board. */
import { fromOklab, type Colour } from '../../core/theme.js';

export interface PageColours {
  readonly page: Colour;
  readonly text: Colour;
}

interface Layer {
  readonly colour: Colour;
  readonly alpha: number;
}

/** A computed colour; undefined where its space is none of those that are read here. */
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

/** What an element stands in: its slot, its parent, or the host of its tree. */
export function placeOf(element: Element): Element | null {
  return (
    element.assignedSlot ??
    element.parentElement ??
    (element.getRootNode() as Partial<ShadowRoot>).host ??
    null
  );
}

/** The colours around an element; undefined where the page sets no ground, or one that cannot be read. */
function coloursAround(element: Element): PageColours | undefined {
  const { defaultView } = element.ownerDocument;
  if (!defaultView) return undefined;
  const layers: Layer[] = [];
  for (let place: Element | null = element; place; place = placeOf(place)) {
    const layer = readColour(defaultView.getComputedStyle(place).backgroundColor);
    if (!layer) return undefined;
    if (layer.alpha > 0) layers.push(layer);
    if (layer.alpha === 1) break;
  }
  const bottom = layers.pop();
  const text = readColour(defaultView.getComputedStyle(element).color);
  if (bottom?.alpha !== 1 || !text) return undefined;
  const page = layers.reduceRight((ground, layer) => over(layer, ground), bottom.colour);
  return { page, text: over(text, page) };
}

/** Attributes by which pages change their colours. */
const ATTRIBUTES = [
  'class',
  'style',
  'theme',
  'data-theme',
  'data-bs-theme',
  'data-color-mode',
  'data-color-scheme',
  'data-mode',
  'data-md-color-scheme',
];

/** One per document: who asks to be told, and what tells it. */
class Watch {
  readonly #view: Window & typeof globalThis;
  readonly #told = new Map<Element, (colours: PageColours | undefined) => void>();
  /** Those that have not been told yet. */
  #fresh: Element[] = [];
  readonly #observer: MutationObserver;
  readonly #night: MediaQueryList;
  #frame = 0;

  constructor(view: Window & typeof globalThis) {
    this.#view = view;
    this.#observer = new view.MutationObserver(this.#changed);
    this.#night = view.matchMedia('(prefers-color-scheme:dark)');
  }

  /** It is told at once, together with others that come now. */
  add(element: Element, tell: (colours: PageColours | undefined) => void): void {
    if (this.#told.size === 0) this.#listen('addEventListener');
    this.#told.set(element, tell);
    for (let place: Element | null = element; place; place = placeOf(place))
      this.#observer.observe(place, { attributes: true, attributeFilter: ATTRIBUTES });
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
    const seen = [...elements].map((element) => [element, coloursAround(element)] as const);
    for (const [element, colours] of seen) this.#told.get(element)?.(colours);
  }

  /** Style sheets that come late are told of by `load`; a ground that fades is another at its end. */
  #listen(way: 'addEventListener' | 'removeEventListener'): void {
    this.#night[way]('change', this.#changed);
    this.#view[way]('load', this.#changed, true);
    this.#view[way]('transitionend', this.#faded);
  }

  readonly #faded = (event: Event): void => {
    if (/color/.test((event as TransitionEvent).propertyName)) this.#changed();
  };

  /** Before the next frame is painted. */
  readonly #changed = (): void => {
    this.#frame ||= this.#view.requestAnimationFrame(() => {
      this.#frame = 0;
      this.#tell(this.#told.keys());
    });
  };
}

const watches = new WeakMap<Document, Watch>();

/** Tells of the colours around an element, now and whenever they may have changed. Returns how to call that off. */
export function watchColours(element: Element, tell: (colours: PageColours | undefined) => void): () => void {
  const { ownerDocument } = element;
  const { defaultView } = ownerDocument;
  if (!defaultView) return () => {};
  const watch = watches.get(ownerDocument) ?? new Watch(defaultView);
  watches.set(ownerDocument, watch);
  watch.add(element, tell);
  return () => watch.delete(element);
}
