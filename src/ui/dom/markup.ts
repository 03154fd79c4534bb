/**
 * Builds nodes from our own markup without innerHTML, which pages under Trusted Types forbid. It reads what our
 * templates and pictures are written in, not HTML at large: no entity, no comment, no raw text, no value in single
 * quotes, and no end tag left out but before its parent's.
 */

const HTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

const VOID = /^(br|img|input)$/;

/** One more attribute of a start tag, or its end. The tag's name is read as the first. */
const ATTRIBUTE = /\s*(?:([^\s=/>]+)(?:\s*=\s*(?:"([^"]*)"|([^\s>]+)))?|(\/?)>)/y;

/** Closes the innermost element of a name, and what is still open inside it. */
function close(open: (DocumentFragment | Element)[], name: string): void {
  while (open.length > 1 && (open.pop() as Element).localName !== name);
}

/** The nodes of a piece of markup. `within`: its namespace. */
export function parseMarkup(markup: string, within: 'html' | 'svg' = 'html'): DocumentFragment {
  const root = document.createDocumentFragment();
  const open: (DocumentFragment | Element)[] = [root];
  let at = 0;
  const upTo = (sign: string): string => {
    const end = markup.indexOf(sign, at);
    const text = markup.slice(at, end < 0 ? markup.length : end);
    at += text.length + sign.length;
    return text;
  };
  while (at < markup.length) {
    const parent = open.at(-1) as DocumentFragment | Element;
    const text = upTo('<');
    if (text !== '') parent.append(text);
    if (at > markup.length) break;
    // HTML reads a marker of Lit's as a comment.
    if (markup[at] === '?') parent.append(document.createComment(upTo('>')));
    else if (markup[at] === '/') close(open, upTo('>').slice(1).trim());
    else {
      ATTRIBUTE.lastIndex = at;
      const name = ATTRIBUTE.exec(markup)?.[1] as string;
      const inSvg =
        parent === root
          ? within === 'svg'
          : (parent as Element).namespaceURI === SVG && (parent as Element).localName !== 'foreignObject';
      const node = document.createElementNS(inSvg || name === 'svg' ? SVG : HTML, name);
      let pair = ATTRIBUTE.exec(markup) as RegExpExecArray;
      for (; pair[1] !== undefined; pair = ATTRIBUTE.exec(markup) as RegExpExecArray)
        if (pair[1] !== 'xmlns') node.setAttribute(pair[1], pair[2] ?? pair[3] ?? '');
      at = ATTRIBUTE.lastIndex;
      parent.append(node);
      if (pair[4] === '' && !VOID.test(name)) open.push(node);
    }
  }
  return root;
}

/** The one node of a piece of SVG. */
export function parseNode(markup: string): Element {
  return parseMarkup(markup, 'svg').firstElementChild as Element;
}

/** Gives a node that is there this attribute. An equal one does not touch the page. */
export function setChanged(node: Element | null | undefined, name: string, value: string): void {
  if (node?.getAttribute(name) !== value) node?.setAttribute(name, value);
}

/** A node of SVG made by hand, where markup would cost too much. */
export function svgNode<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string | number>> = {},
): SVGElementTagNameMap[K] {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  return node;
}
