/**
 * Builds nodes from our own markup without innerHTML, which pages under Trusted Types forbid. It reads what our
 * templates and pictures are written in, not HTML at large: no raw text, and no end tag left out but before its parent's.
 */

const HTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr']);

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** A comment, a marker (`<?...>`, which HTML reads as a comment), an end tag, a start tag, or text. */
const TOKEN =
  /<!-{2}([\s\S]*?)-->|<(\?[^>]*)>|<\/([^\s>]+)\s*>|<([^\s/>]+)((?:[^>"'/]|"[^"]*"|'[^']*'|\/(?!>))*)(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s]+)))?/g;

function unescape(text: string): string {
  // Most texts are long paths without any.
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(x?[\da-f]+)|(\w+));/gi,
    (whole, code: string | undefined, name: string | undefined) =>
      code === undefined
        ? (ENTITIES[name ?? ''] ?? whole)
        : String.fromCodePoint(Number(code.replace(/x/i, '0x'))),
  );
}

/** Closes the innermost element of a name, and what is still open inside it. */
function close(open: (DocumentFragment | Element)[], name: string): void {
  while (open.length > 1 && (open.pop() as Element).localName !== name);
}

/** The nodes of a piece of markup. `within`: the namespace that it stands in. */
export function parseMarkup(markup: string, within: 'html' | 'svg' = 'html'): DocumentFragment {
  const root = document.createDocumentFragment();
  const open: (DocumentFragment | Element)[] = [root];
  // Whatever failed before.
  TOKEN.lastIndex = ATTRIBUTE.lastIndex = 0;
  for (let token = TOKEN.exec(markup); token; token = TOKEN.exec(markup)) {
    const parent = open.at(-1) as DocumentFragment | Element;
    const [comment, end, name, text] = [token[1] ?? token[2], token[3], token[4], token[7]];
    if (comment !== undefined) parent.append(document.createComment(comment));
    else if (text !== undefined) parent.append(unescape(text));
    else if (end !== undefined) close(open, end);
    else if (name !== undefined) {
      const inSvg =
        parent === root
          ? within === 'svg'
          : (parent as Element).namespaceURI === SVG && (parent as Element).localName !== 'foreignObject';
      const node = document.createElementNS(inSvg || name === 'svg' ? SVG : HTML, name);
      const attributes = token[5] as string;
      for (let pair = ATTRIBUTE.exec(attributes); pair; pair = ATTRIBUTE.exec(attributes))
        if (pair[1] !== 'xmlns')
          node.setAttribute(pair[1] as string, unescape(pair[2] ?? pair[3] ?? pair[4] ?? ''));
      parent.append(node);
      if (token[6] === '' && !VOID.has(name)) open.push(node);
    }
  }
  return root;
}
