/** The embed code that a page pastes: nothing in it gets out of its place. */
import fc from 'fast-check';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, it } from 'vitest';
import { attributesText, boardTag, fallback, frameCode, loaderTag } from '../../src/embed-code/index.js';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Shown = readonly [tag: string, attributes: Readonly<Record<string, string>>, inside: readonly unknown[]];

/** The tree of a piece of HTML, its words as they are read. Blank lines between tags are left out. */
function shown(nodes: readonly Node[]): readonly (Shown | string)[] {
  return nodes.flatMap((node): (Shown | string)[] => {
    if ('value' in node) return node.value.trim() === '' ? [] : [node.value];
    if (!('tagName' in node)) return [node.nodeName];
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    return [[node.tagName, attributes, shown(node.childNodes)]];
  });
}
const read = (html: string): readonly (Shown | string)[] => shown(parseFragment(html).childNodes);

/** Any text that HTML can hold, among it what would be markup. */
const text = fc
  .oneof(fc.string({ unit: 'grapheme' }), fc.constant(`"><script>alert(1)</script>&quot;&#34;'--><`))
  .filter((one) => one.trim() === one && one !== '');

describe('the embed code of a board', () => {
  it('brings any board by one script, which a browser checks where its file is known', () => {
    expect(read(loaderTag('https://example.org/boards/'))).toEqual([
      ['script', { type: 'module', src: 'https://example.org/boards/cdn/planisphere.js' }, []],
    ]);
    expect(read(loaderTag('./', 'sha384-abc'))).toMatchObject([
      ['script', { src: './cdn/planisphere.js', integrity: 'sha384-abc', crossorigin: 'anonymous' }, []],
    ]);
  });

  it('has flags without a value, and leaves out what is not set', () => {
    expect(attributesText({ readonly: '', record: undefined, height: 780 })).toBe(' readonly height="780"');
    expect(boardTag('star-board', { readonly: '' })).toBe('<star-board readonly></star-board>');
  });

  it('keeps every text in its place', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        const link = `https://example.org/#${encodeURIComponent(one)}`;
        const inside = fallback({ link, picture: other, alt: one });
        expect(read(boardTag('star-board', { record: one, marks: other }, inside))).toEqual([
          [
            'star-board',
            { record: one, marks: other },
            [['a', { href: link }, [['img', { src: other, alt: one }, []]]]],
          ],
        ]);
        expect(read(fallback({ words: one }))).toEqual([one]);
      }),
    );
  });

  it('shows the embed page in a frame of its own, and a link where frames are taken out', () => {
    fc.assert(
      fc.property(text, text, (title, words) => {
        const link = 'https://example.org/boards/embed/#star-board?marks=S31&readonly';
        const [frame, below, ...rest] = read(frameCode({ link, title, words }));
        expect(frame).toMatchObject(['iframe', { src: link, title, height: '780' }, []]);
        expect(below).toEqual(['p', {}, [['a', { href: link }, [words]]]]);
        expect(rest).toEqual([]);
        const [, attributes] = frame as Shown;
        expect(attributes['sandbox']?.split(' ')).toContain('allow-scripts');
        expect(attributes['sandbox']).not.toContain('allow-same-origin');
      }),
    );
    expect(read(frameCode({ link: 'a', title: 'b', words: 'c', height: 400 }))[0]).toMatchObject([
      'iframe',
      { height: '400' },
      [],
    ]);
  });
});
