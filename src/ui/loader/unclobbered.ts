/**
 * Reads pages whose authors give names: after `<img name="head">`, `document.head` is that picture, and a form answers
 * with its fields. So these ask the kind of a node what the node has.
 */

/** Reads a property of the document, even if an element of that name hides it. */
export function ofDocument<K extends keyof Document>(name: K): Document[K] {
  return Reflect.get(Document.prototype, name, document) as Document[K];
}

export function createElement<K extends keyof HTMLElementTagNameMap>(tag: K): HTMLElementTagNameMap[K] {
  return Document.prototype.createElement.call(document, tag) as HTMLElementTagNameMap[K];
}

/** All matching elements in a node, including the node itself. */
export function allIn<E extends Element>(node: Node, selector: string): E[] {
  const { querySelectorAll } =
    node instanceof Element
      ? Element.prototype
      : node instanceof Document
        ? Document.prototype
        : DocumentFragment.prototype;
  const found = [...(querySelectorAll.call(node, selector) as NodeListOf<E>)];
  if (node instanceof Element && Element.prototype.matches.call(node, selector)) found.unshift(node as E);
  return found;
}
