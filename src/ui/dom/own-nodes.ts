/**
 * Lets a board render among strangers: translators, extensions and scripts of the page change its nodes, and Lit, which
 * keeps hold of them, would write what nobody sees any more, or throw. Before each rendering every node is where Lit
 * has left it. After it a line that is the same reads as the stranger has left it, and one that has changed is whole
 * and new.
 */

/** Parts that patch their own nodes, between renderings too; translations there do not last. */
const BY_HAND = '.chart, .said';

/** Elements that are translated as a whole: if part of one is new, all of it is. */
const LINE = 'p, li, td, th, dt, dd, h2, h3, .telling';
const SMALL_LINE = 'button, label, summary';

/** Containers that hold lines and no text of their own. Foreign nodes between the lines do no harm. */
const HOLDS_LINES = /^(div|section|header|table|thead|tbody|tr|ul|ol|dl|dialog|details)$/;

/** A node of a stranger's, with what is in it. */
interface Tree {
  readonly node: Node;
  readonly inside: readonly Tree[] | undefined;
}

// Not by class: in a frame the board may have nodes of another window's classes.
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

const elementOf = (node: Node): Element | null => (isElement(node) ? node : node.parentElement);

/** A line by its outermost element, or the node itself. */
function lineOf(node: Node): Node {
  const element = elementOf(node);
  return element?.closest(LINE) ?? element?.closest(SMALL_LINE) ?? element ?? node;
}

const isDialog = (node: Node): boolean => isElement(node) && node.localName === 'dialog';

/** Whether a node is no part of the drawing, such as the style sheet of an extension that darkens pages. */
const standsApart = (node: Node): boolean =>
  isElement(node) && /^(dialog|style|link|script)$/.test(node.localName);

/** Also the root itself. */
const holdsLines = (node: Node): boolean =>
  node.nodeType === Node.DOCUMENT_FRAGMENT_NODE || (isElement(node) && HOLDS_LINES.test(node.localName));

const hasText = (nodes: readonly Node[]): boolean =>
  nodes.some((node) => node.nodeType !== Node.COMMENT_NODE && node.textContent?.trim());

/** Gives a node these children in this order, moving none that is in its place. `keeps`: what else is in it stays. */
function setChildren(parent: Node, children: readonly Node[], keeps = false): void {
  const wanted = new Set(children);
  if (!keeps)
    for (const child of [...parent.childNodes])
      if (!wanted.has(child) && !standsApart(child)) parent.removeChild(child);
  let at = parent.firstChild;
  for (const child of children) {
    while (at && !wanted.has(at)) at = at.nextSibling;
    if (at === child) at = at.nextSibling;
    else if (!child.contains(parent)) parent.insertBefore(child, at);
  }
}

/** Whether a node has these children, in this order, whatever lies between them. */
function hasChildren(parent: Node, children: readonly Node[]): boolean {
  let at = parent.firstChild;
  for (const child of children) {
    while (at && at !== child) at = at.nextSibling;
    if (!at) return false;
    at = at.nextSibling;
  }
  return true;
}

class OwnNodes {
  readonly #root: ShadowRoot;
  readonly #observer: MutationObserver;
  /** The original children of nodes that foreign scripts have changed. */
  readonly #children = new Map<Node, readonly Node[]>();
  readonly #texts = new Map<CharacterData, string>();
  #isRendering = false;

  constructor(root: ShadowRoot) {
    this.#root = root;
    this.#observer = new MutationObserver((records) => this.#note(records));
    const watched = { childList: true, subtree: true, characterData: true, characterDataOldValue: true };
    this.#observer.observe(root, watched);
  }

  render<T>(act: () => T): T {
    if (this.#isRendering) return act();
    this.#isRendering = true;
    this.#note(this.#observer.takeRecords());
    const strangers = this.#putBack();
    this.#observer.takeRecords();
    try {
      return act();
    } finally {
      this.#settle(strangers, this.#observer.takeRecords());
      // Drops the records of what #settle itself has just moved.
      this.#observer.takeRecords();
      this.#isRendering = false;
    }
  }

  /** A stranger has been here. */
  #note(records: readonly MutationRecord[]): void {
    const before = new Map<Node, Node[]>();
    const texts = new Map<CharacterData, string>();
    for (const { type, target, addedNodes, removedNodes, nextSibling, oldValue } of [...records].reverse()) {
      if (elementOf(target)?.closest(BY_HAND)) continue;
      if (type === 'characterData') texts.set(target as CharacterData, oldValue ?? '');
      // A dialog comes and goes by itself.
      else if (![...addedNodes, ...removedNodes].every(isDialog)) {
        const added = new Set(addedNodes);
        const list = (before.get(target) ?? [...target.childNodes]).filter((node) => !added.has(node));
        const at = nextSibling ? list.indexOf(nextSibling as ChildNode) : -1;
        list.splice(at < 0 ? list.length : at, 0, ...(removedNodes as Iterable<Node> as Iterable<ChildNode>));
        before.set(
          target,
          list.filter((node) => !isDialog(node)),
        );
      }
    }
    for (const [node, children] of before) if (!this.#children.has(node)) this.#children.set(node, children);
    for (const [node, text] of texts) if (!this.#texts.has(node)) this.#texts.set(node, text);
    for (const [node, children] of this.#children)
      if (holdsLines(node) && hasChildren(node, children)) this.#children.delete(node);
  }

  /** Every node comes to where it was. Returns what was there instead. */
  #putBack(): ReadonlyMap<Node, readonly Tree[] | string> {
    const strange = new Map<Node, readonly Tree[] | string>();
    const own = new Set([...this.#children.values()].flat());
    const treeOf = (node: Node): Tree => ({
      node,
      inside: own.has(node) ? undefined : [...node.childNodes].map(treeOf),
    });
    for (const node of this.#children.keys()) strange.set(node, [...node.childNodes].map(treeOf));
    for (const node of this.#texts.keys()) strange.set(node, node.data);
    const putBack = (node: Node, children: readonly Node[]): void => {
      const areThere = children.every((child) => !isElement(child) || child.parentNode === node);
      setChildren(node, children, holdsLines(node) && areThere);
    };
    // A stranger's own nodes go with the first that is put back. What had been taken out with one of ours comes after
    // it.
    let waiting = [...this.#children];
    for (let before = Infinity; waiting.length < before;) {
      before = waiting.length;
      waiting = waiting.filter(([node, children]) => {
        if (!this.#root.contains(node)) return true;
        putBack(node, children);
        return false;
      });
    }
    for (const [node, text] of this.#texts) if (this.#root.contains(node)) node.data = text;
    return strange;
  }

  /** Gives lines back to the page's script that changed them, where the rendering has not touched them. */
  #settle(strange: ReadonlyMap<Node, readonly Tree[] | string>, records: readonly MutationRecord[]): void {
    if (strange.size === 0) return;
    const touched = new Set(records.map(({ target }) => target));
    const lines = new Map([...strange.keys()].map((node) => [node, lineOf(node)]));
    const lineAt = (node: Node): Node => lines.get(node) as Node;
    const renewed = new Set<Node>();
    for (const [node, there] of strange) {
      const line = lineAt(node);
      const isOwn =
        !this.#root.contains(node) ||
        holdsLines(node) ||
        [...touched].some((target) => line.contains(target)) ||
        (typeof there !== 'string' && this.#isMissing(this.#children.get(node) ?? [], there)) ||
        (there === '' && hasText([node]));
      if (isOwn) renewed.add(line);
    }
    const give = ({ node, inside }: Tree): Node => {
      if (inside) setChildren(node, inside.map(give));
      return node;
    };
    for (const [node, there] of strange) {
      if (renewed.has(lineAt(node))) {
        this.#children.delete(node);
        this.#texts.delete(node as CharacterData);
      } else if (typeof there === 'string') (node as CharacterData).data = there;
      else setChildren(node, there.map(give));
    }
  }

  /** Whether an element of ours, or all that there was to read, was gone. */
  #isMissing(children: readonly Node[], there: readonly Tree[]): boolean {
    const found = new Set<Node>();
    const look = ({ node, inside = [] }: Tree): void => {
      found.add(node);
      for (const tree of inside) look(tree);
    };
    for (const tree of there) look(tree);
    return (
      children.some((child) => isElement(child) && !found.has(child)) ||
      (hasText(children) && ![...found].some((node) => hasText([node])))
    );
  }
}

const known = new WeakMap<ShadowRoot, OwnNodes>();

/** Renders in a board's root, whatever strangers have done there since it was first called. */
export function renderAmongStrangers<T>(root: ShadowRoot, act: () => T): T {
  const nodes = known.get(root) ?? new OwnNodes(root);
  known.set(root, nodes);
  return nodes.render(act);
}
