/** Finds attributes that a board does not know but whose names are nearly those of its own, and tells of them. */
import { nearest } from '../../core/basics/nearest.js';

/** Attributes that any element may have. */
const GLOBAL = new Set(
  'accesskey autocapitalize autocorrect autofocus class contenteditable dir draggable enterkeyhint exportparts hidden id inert inputmode is itemid itemprop itemref itemscope itemtype key lang nonce part popover ref role slot spellcheck style tabindex title translate xmlns'.split(
    ' ',
  ),
);
/** Attributes that a set reads from the boards in it. */
const OF_SETS = /^(?:heading|task|points|tries|(?:try|hint)-price|to-score|find|then)$/;

/** Names with other signs than letters and hyphens, and those that begin like this, belong to frameworks. */
const FRAMEWORK = /[^a-z-]|^(?:aria|data|ng|hx|v|x|on|xml|defer|client|server)-|^on/;

/** Longer names are none of ours, and take long to compare. */
const LONGEST = 40;

export class MisspeltAttributes {
  readonly #element: Element;
  readonly #tell: (found: string, meant: string) => void;
  #observer: MutationObserver | undefined;
  #known: readonly string[] | undefined;

  constructor(element: Element, tell: (found: string, meant: string) => void) {
    this.#element = element;
    this.#tell = tell;
  }

  /** Looks at the attributes that are there, and at those that come later, until `unwatch`. */
  watch(): void {
    this.unwatch();
    this.#check(this.#element.getAttributeNames());
    this.#observer = new MutationObserver((changes) =>
      this.#check(changes.map(({ attributeName }) => attributeName as string)),
    );
    this.#observer.observe(this.#element, { attributes: true });
  }

  unwatch(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
  }

  /** The element's own attributes. They are gathered each time a class is asked, and never change. */
  get #own(): readonly string[] {
    const { constructor } = this.#element;
    return (this.#known ??= (
      constructor as unknown as { readonly observedAttributes: readonly string[] }
    ).observedAttributes);
  }

  #check(names: readonly string[]): void {
    for (const name of names) {
      if (
        name.length > LONGEST ||
        GLOBAL.has(name) ||
        FRAMEWORK.test(name) ||
        OF_SETS.test(name) ||
        this.#own.includes(name)
      )
        continue;
      const meant = nearest(name, this.#own);
      if (meant !== undefined && this.#element.hasAttribute(name)) this.#tell(name, meant);
    }
  }
}
