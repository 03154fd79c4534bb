import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameAddress, readAddress } from '../../src/embed/address.js';
import { elements } from '../../scripts/build/slices.mjs';
import { anyHash, anyText } from './any-hash.js';

const tags = elements.map(({ tag }) => tag);
const read = (hash: string): ReturnType<typeof readAddress> => readAddress(hash, tags);

describe('the address of an embed page', () => {
  it('names a board and its attributes, with + or %20 for a space', () => {
    const { tag, attributes, theme, secret } = read(
      '#star-board?record=star/1+rings=4%20|+S31&readonly&names=Ada+%22Ben%20Li%22&theme=dark',
    );
    expect(tag).toBe('star-board');
    expect([...attributes]).toEqual([
      ['record', 'star/1 rings=4 | S31'],
      ['readonly', ''],
      ['names', 'Ada "Ben Li"'],
    ]);
    expect([theme, secret]).toEqual(['dark', undefined]);
  });

  it('keeps a plus that is written as %2B', () => {
    expect(read('#space-crack-map?record=a+%2B12').attributes.get('record')).toBe('a +12');
  });

  it.each([
    ['#star-board?rings=4#?secret=aB3', 'star-board', 'star-board?rings=4'],
    ['#star-board#?secret=aB3', 'star-board', 'star-board'],
    ['#star-board?rings=4&secret=aB3', 'star-board', 'star-board?rings=4&'],
    ['#star-board?secret=aB3&rings=4', 'star-board', 'star-board?rings=4'],
    ['#?secret=aB3', undefined, ''],
  ])('in %s the secret is WordPress’s and no attribute', (hash, tag, shared) => {
    const address = read(hash);
    expect([address.tag, address.secret, address.hash]).toEqual([tag, 'aB3', shared]);
    expect([...address.attributes.keys()]).toEqual(hash.includes('rings') ? ['rings'] : []);
  });

  it.each([
    ['#%23star-board?rings=4&names=a+%2B', ''],
    ['#star-board%3Frings=4&names=a+%2B', ''],
    ['#star-board%3Frings%3D4%26names%3Da%20%252B', ''],
    ['#star-board%3frings%3d4%26names%3da%2B%252B', ''],
    ['#Star-Board?rings=4&names=a+%2B', ''],
    ['#!star-board?rings=4&names=a+%2B', ''],
    ['#!/star-board?rings=4&names=a+%2B', ''],
    ['#/star-board?rings=4&names=a+%2B', ''],
    ['#star-board&rings=4&names=a+%2B', ''],
    ['', '?star-board?rings=4&names=a+%2B'],
    ['', '?star-board&rings=4&names=a+%2B'],
    ['', '?star-board=&rings=4&names=a+%2B'],
    ['#comments', '?STAR-BOARD%3Frings=4&names=a+%2B'],
  ])('is read where a program or a hand has changed its signs: %s %s', (hash, search) => {
    const { tag, attributes, hash: shared } = readAddress(hash, tags, search);
    expect([tag, attributes.get('rings'), attributes.get('names')]).toEqual(['star-board', '4', 'a +']);
    // Shared addresses are written with the usual characters.
    expect(read(`#${shared}`)).toEqual(readAddress(hash, tags, search));
    expect(shared).toMatch(/^star-board\?rings=4&names=a/);
  });

  it('is the hash where the query names a board too', () => {
    expect(readAddress('#rotation-puzzle', tags, '?star-board&rings=4').tag).toBe('rotation-puzzle');
    expect([...readAddress('#star-board', tags, '?utm_source=feed').attributes]).toEqual([]);
  });

  it.each(['', '#', '#chess-board', '#__proto__', '#constructor?rings=4', '#?', '##star-board'])(
    'names no board in “%s”',
    (hash) => {
      expect(read(hash).tag).toBeUndefined();
    },
  );

  it('leaves a theme that there is not, and a secret that is none, to be told of or forgotten', () => {
    const { theme, attributes, secret } = read('#star-board?theme=sepia#?secret=a"b');
    expect([theme, attributes.get('theme'), secret]).toEqual(['auto', 'sepia', undefined]);
  });

  it('may be any text', () => {
    fc.assert(
      fc.property(anyHash(...tags), (text) => {
        const { tag, attributes, theme, secret } = read(text);
        expect(tag === undefined || tags.includes(tag)).toBe(true);
        expect(['light', 'dark', 'auto']).toContain(theme);
        expect(secret ?? 'a').toMatch(/^[a-z0-9]{1,64}$/i);
        for (const pair of attributes) expect(pair.map((one) => typeof one)).toEqual(['string', 'string']);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('a link', () => {
  it.each([
    'https://example.org/boards/embed/#star-board?rings=4',
    'https://example.org/boards/embed/index.html#star-board?rings=4',
    'http://example.org/embed/#rotation-puzzle?daily',
    'https://example.org/embed/?utm_source=feed#rotation-puzzle?daily',
    'https://example.org/embed/?star-board&rings=4',
    'https://example.org/embed/#Star-Board%3Frings=4',
  ])('to an embed page becomes a frame: %s', (href) => {
    expect(frameAddress(href, tags)).toBe(href);
  });

  it.each([
    'https://example.org/boards/embed/',
    'https://example.org/boards/embed/#chess-board',
    'https://example.org/boards/#star-board',
    'https://example.org/notembed/#star-board',
    'https://example.org/embed/other.html#star-board',
    'javascript:alert(1)//embed/#star-board',
    'data:text/html,/embed/#star-board',
    'blob:https://example.org/embed/#star-board',
    'file:///embed/#star-board',
    'ftp://example.org/embed/#star-board',
    '/boards/embed/#star-board',
    '',
  ])('that leads elsewhere never does: %s', (href) => {
    expect(frameAddress(href, tags)).toBeUndefined();
  });

  it('may have any address', () => {
    const anyAddress = fc
      .tuple(fc.constantFrom('https://example.org/embed/#', 'javascript:', 'data:', 'https:', ''), anyText)
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(anyAddress, (href) => {
        const address = frameAddress(href, tags);
        expect(address ?? 'https://').toMatch(/^https?:\/\//);
      }),
      { numRuns: 10_000 },
    );
  });
});
