import DOMPurify from 'isomorphic-dompurify';
import MarkdownIt from 'markdown-it';
import { rehype } from 'rehype';
import rehypeSanitize from 'rehype-sanitize';
import sanitizeHtml from 'sanitize-html';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, it } from 'vitest';
import { frameAddress } from '../../src/embed/address.js';
import { elements } from '../../scripts/build/slices.mjs';

const tags = elements.map(({ tag }) => tag);
const ADDRESS = 'https://example.org/boards/embed/#star-board?record=star/1+rings=4+%7C+S31+T20&theme=dark';
const IN_HTML = ADDRESS.replaceAll('&', '&amp;');
const PICTURE = '<img src="https://example.org/position.png" alt="Blue to move">';

/** The forms that docs/embedding.md shows. */
const FORMS = {
  'a link': `<a class="planisphere" href="${IN_HTML}">Play this position</a>`,
  'a link with a picture': `<a class="planisphere" href="${IN_HTML}">${PICTURE}Play this position</a>`,
  'a frame with a link below': `<iframe src="${IN_HTML}" title="Play this position" sandbox="allow-scripts" width="100%" height="780"></iframe><p><a href="${IN_HTML}">Play this position</a></p>`,
  'a tag with a link inside': `<star-board record="star/1 rings=4 | S31 T20"><a class="planisphere" href="${IN_HTML}">${PICTURE}Play this position</a></star-board>`,
  'a tag with its script': `<script type="module" src="https://example.org/boards/cdn/planisphere.js"></script><star-board record="star/1 rings=4 | S31 T20"><a class="planisphere" href="${IN_HTML}">${PICTURE}Play this position</a></star-board>`,
};

const SANITISERS: Readonly<Record<string, (html: string) => string>> = {
  'sanitize-html': (html) => sanitizeHtml(html),
  DOMPurify: (html) => DOMPurify.sanitize(html),
  'rehype-sanitize': (html) =>
    String(rehype().data('settings', { fragment: true }).use(rehypeSanitize).processSync(html)),
  'markdown-it with html': (html) => new MarkdownIt({ html: true }).render(html),
};

type Element = DefaultTreeAdapterTypes.Element;

function elementsIn(html: string): Element[] {
  const inside = (node: DefaultTreeAdapterTypes.ParentNode): Element[] =>
    node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...inside(child)] : []));
  return inside(parseFragment(html));
}

const valueOf = (element: Element | undefined, name: string): string | undefined =>
  element?.attrs.find((one) => one.name === name)?.value;

describe.each(Object.entries(SANITISERS))('what %s leaves', (_, sanitise) => {
  it.each(Object.entries(FORMS))('of %s leads to the board', (_form, html) => {
    const left = elementsIn(sanitise(html));
    const link = left.find(({ tagName }) => tagName === 'a');
    const href = valueOf(link, 'href');
    expect(href).toBe(ADDRESS);
    expect(frameAddress(href as string, tags)).toBe(ADDRESS);
    // If the sanitiser removes the picture, the words stay.
    expect(sanitise(html)).toContain('Play this position');
    const picture = left.find(({ tagName }) => tagName === 'img');
    if (picture) expect(valueOf(picture, 'alt')).toBe('Blue to move');
    else expect(!html.includes('<img') || sanitise === SANITISERS['sanitize-html']).toBe(true);
  });
});

describe('Markdown that takes no HTML', () => {
  const markdown = new MarkdownIt();

  it('shows the tag as text, of which nobody can play', () => {
    expect(elementsIn(markdown.render(FORMS['a link'])).map(({ tagName }) => tagName)).toEqual(['p']);
  });

  it('has a link and a picture of its own, which lead to the board', () => {
    const html = markdown.render(
      `[![Blue to move](https://example.org/position.png) Play this position](${ADDRESS})`,
    );
    const [, link, picture] = elementsIn(html);
    expect(valueOf(link, 'href')).toBe(ADDRESS);
    expect(valueOf(picture, 'alt')).toBe('Blue to move');
  });
});
