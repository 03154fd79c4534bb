/**
 * The texts that a page pastes, follows or runs: they are read back here, and nothing that an author writes gets out of
 * its place.
 */
import fc from 'fast-check';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, it } from 'vitest';
import {
  commandText,
  embedText,
  fieldsIn,
  hashText,
  linkText,
  readAddress,
  readHashText,
  type Fields,
} from '../../compose/frame/texts.js';

const published = 'https://example.org/boards/';
const HOSTILE = `"><script>alert(1)</script><img src=x onerror='alert(1)'>&quot;&#34;`;

type Node = DefaultTreeAdapterTypes.ChildNode;

function tagsOf(nodes: readonly Node[]): [string, Fields, string][] {
  return nodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    const text = node.childNodes.flatMap((child) => ('value' in child ? [child.value.trim()] : [])).join('');
    return [[node.tagName, attributes, text], ...tagsOf(node.childNodes)] as [string, Fields, string][];
  });
}

describe('the outputs of a composer', () => {
  it('hold what an author writes as text, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.constant(HOSTILE), fc.string({ unit: 'grapheme-ascii', minLength: 1 })),
        (text) => {
          const attributes = { position: text, marks: text };
          const code = embedText('star-board', {
            published,
            attributes,
            link: linkText('star-board', { published, attributes }),
            picture: 'a.svg',
            name: text,
            caption: `x${text}`,
          });
          const tags = tagsOf(parseFragment(code).childNodes);
          expect(tags.map(([tag]) => tag)).toEqual([
            'script',
            'figure',
            'star-board',
            'a',
            'img',
            'figcaption',
          ]);
          expect(tags[2]?.[1]).toEqual(attributes);
          expect(tags[4]?.[1]).toEqual({ src: 'a.svg', alt: text });
          expect(tags[5]?.[2]).toBe(`x${text}`.trim());
          const { hash } = new URL(tags[3]?.[1]['href'] ?? '');
          expect(readHashText(hash)).toEqual(attributes);
          expect(fieldsIn(code)).toEqual({ ...attributes, caption: `x${text}` });
        },
      ),
    );
  });

  it('lead to the embed page of the address that the author chose', () => {
    const link = linkText('star-board', { published, attributes: { record: 'star/1 | S31', readonly: '' } });
    expect(link).toBe(`${published}embed/#star-board?record=star%2F1+%7C+S31&readonly=`);
    expect(fieldsIn(link)).toEqual({ record: 'star/1 | S31', readonly: '' });
  });

  it('keep every word of a command together', () => {
    expect(commandText('star/1 | S31', { published, marks: '', caption: 'Red.' })).toBe(
      `npx planisphere oembed "star/1 | S31" --site="${published}" --caption="Red." -o boards --with-boards`,
    );
    expect(commandText('a', { published, coordinates: true, set: ['readonly'] })).toBe(
      `npx planisphere oembed "a" --site="${published}" --coordinates --set=readonly -o boards --with-boards`,
    );
    for (const [caption, written] of [
      [`It's $HOME "now" \`x\``, `'It'\\''s $HOME "now" \`x\`'`],
      ['- Where?', '"- Where?"'],
      ['Wow! Blue wins!', '"Wow! Blue wins"!'],
      ['Wow!! Blue!x', "'Wow!! Blue!x'"],
    ])
      expect(commandText('a', { published, caption: caption as string })).toContain(
        ` --caption=${written} -o`,
      );
  });

  it('make a browser check the loader where its file is known', () => {
    const given = { published, attributes: {}, picture: 'a.svg', name: 'x', caption: '' };
    const scriptOf = (code: string): Fields | undefined => tagsOf(parseFragment(code).childNodes)[0]?.[1];
    const checked = scriptOf(embedText('star-board', { ...given, integrity: 'sha384-abc' }));
    expect(checked).toMatchObject({ integrity: 'sha384-abc', crossorigin: 'anonymous' });
    expect(scriptOf(embedText('star-board', given))).not.toHaveProperty('integrity');
  });

  it('are read back from every form in which a page has them', () => {
    const fields = { position: '4:20B.R', marks: 'S31>T20 T21=a' };
    const link = linkText('star-board', { published, attributes: fields });
    const inMarkup = link.replaceAll('&', '&amp;');
    for (const form of [
      link,
      `${link}#?secret=abc`,
      `<a class="planisphere" href="${inMarkup}"><img src="x.svg" alt="#"></a>`,
      `<a href='${inMarkup}'>Play</a>\n<script src="${published}embed/links.js"></script>`,
      `<iframe title="a > b" src="${inMarkup}#?secret=abc" width="600"></iframe>`,
      `<star-board position='4:20B.R' marks="S31>T20 T21=a"></star-board>`,
      `<STAR-BOARD position=4:20B.R marks = "S31&gt;T20 T21=a">`,
    ])
      expect(fieldsIn(form), form).toEqual(fields);
    expect(fieldsIn('<star-board readonly position=4:20B.R coordinates>')).toEqual({
      readonly: '',
      position: '4:20B.R',
      coordinates: '',
    });
    expect(fieldsIn('<p>4:20B.R</p>')).toEqual({ text: '<p>4:20B.R</p>' });
  });

  it('take an address as a folder of the web', () => {
    for (const [text, address] of [
      ['https://example.org/boards', published],
      [' https://example.org/boards/#x ', published],
      ['https://example.org/boards/planisphere.js?v=1', published],
      ['https://example.org/boards/compose/star.html#p', `${published}compose/`],
      ['https://cdn.example/planisphere@0.1.0/dist', 'https://cdn.example/planisphere@0.1.0/dist/'],
      ['https://cdn.example/planisphere@0.1.0', 'https://cdn.example/planisphere@0.1.0/'],
      ['https://example.org/my.site/', 'https://example.org/my.site/'],
      ['http://localhost:8000', 'http://localhost:8000/'],
      ['javascript:alert(1)', undefined],
      ['data:text/html,x', undefined],
      ['example.org', undefined],
      ['', undefined],
    ] as const)
      expect(readAddress(text), text).toBe(address);
  });

  it('come back from an address as they went into it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        expect(readHashText(hashText({ position: text, marks: '' }))).toEqual({ position: text });
      }),
    );
  });

  it('are read from any text without a fault', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        (text) => void [fieldsIn(text), readHashText(text), fieldsIn(`<star-board position="${text}">`)],
      ),
    );
    expect(fieldsIn('6:105.')).toEqual({ text: '6:105.' });
    expect(fieldsIn('<star-board position="&#34;&#9999999999;">')['position']).toBe('"&#9999999999;');
  });
});
