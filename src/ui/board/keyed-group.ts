/** A group of a picture whose nodes go by keys: it is brought from what it shows to what it must show. */
import { parseNode } from '../dom/markup.js';

/** An entry of the group. If its kind changes, its node is replaced. */
export interface Keyed {
  readonly key: string | number;
  readonly kind?: string | number;
}

export class KeyedGroup {
  readonly #group: Element;
  readonly #shown = new Map<Keyed['key'], { readonly kind: Keyed['kind']; readonly node: Element }>();

  /** Empties the group first: it may hold nodes of a shared or server-rendered picture. */
  constructor(group: Element) {
    group.replaceChildren();
    this.#group = group;
  }

  at(key: Keyed['key']): Element | undefined {
    return this.#shown.get(key)?.node;
  }

  /** Makes the group hold these and no others. The nodes that are new lie on top, and are returned. */
  hold<T extends Keyed>(all: readonly T[], markupOf: (one: T) => string): ReadonlyMap<T, Element> {
    const kinds = new Map(all.map(({ key, kind }) => [key, kind]));
    for (const [key, { kind, node }] of this.#shown) {
      if (kinds.has(key) && kinds.get(key) === kind) continue;
      node.remove();
      this.#shown.delete(key);
    }
    const made = new Map<T, Element>();
    for (const one of all) {
      if (this.#shown.has(one.key)) continue;
      const node = parseNode(markupOf(one));
      this.#group.append(node);
      this.#shown.set(one.key, { kind: one.kind, node });
      made.set(one, node);
    }
    return made;
  }
}
