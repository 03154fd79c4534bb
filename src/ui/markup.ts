/**
 * Builds nodes from our own markup without innerHTML, which pages under Trusted Types forbid. It reads what our
 * templates and pictures are written in, not HTML at large: no raw text, and no end tag left out but before its parent's.
 */

const HTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr']);

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** One more attribute of a start tag, or its end. The tag's name is read as the first. */
const ATTRIBUTE = /\s*(?:([^\s=/>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?|(\/?)>)/y;

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
    if (text !== '') parent.append(unescape(text));
    if (at > markup.length) break;
    if (markup.startsWith('!--', at)) {
      at += 3;
      parent.append(document.createComment(upTo('-->')));
    } else if (markup[at] === '?') {
      // HTML reads a marker as a comment.
      parent.append(document.createComment(upTo('>')));
    } else if (markup[at] === '/') {
      at += 1;
      close(open, upTo('>').trim());
    } else {
      ATTRIBUTE.lastIndex = at;
      const name = ATTRIBUTE.exec(markup)?.[1] as string;
      const inSvg =
        parent === root
          ? within === 'svg'
          : (parent as Element).namespaceURI === SVG && (parent as Element).localName !== 'foreignObject';
      const node = document.createElementNS(inSvg || name === 'svg' ? SVG : HTML, name);
      let pair = ATTRIBUTE.exec(markup) as RegExpExecArray;
      for (; pair[1] !== undefined; pair = ATTRIBUTE.exec(markup) as RegExpExecArray)
        if (pair[1] !== 'xmlns') node.setAttribute(pair[1], unescape(pair[2] ?? pair[3] ?? pair[4] ?? ''));
      at = ATTRIBUTE.lastIndex;
      parent.append(node);
      if (pair[5] === '' && !VOID.has(name)) open.push(node);
    }
  }
  return root;
}
