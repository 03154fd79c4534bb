import { describe, expect, it } from 'vitest';
import { directionIn, directionOf, isolate } from '../../src/core/words/bidi.js';
import { bare } from '../../src/core/words/language.js';
import { readMessages } from '../../src/core/words/read-message.js';
import { makeWords } from '../../src/core/words/words.js';

const table = readMessages({
  turn: '{seat} to play',
  alone: '{seat} {n}',
  hq: 'HQ של {seat}',
  'seat.0': 'עדה',
  'seat.1': 'Ben',
});

describe('the direction of a text', () => {
  it.each([
    ['Blue', 'ltr'],
    ['12, עדה', 'rtl'],
    ['\u2068עדה\u2069 to play', 'ltr'],
    ['\u2068\u2068עדה\u2069 to\u2069: לשחק', 'rtl'],
    ['12', undefined],
  ])('of %j is that of its own first letter', (text, direction) => {
    expect(directionOf(text)).toBe(direction);
  });

  it.each([
    ['he', 'rtl'],
    ['fa-IR', 'rtl'],
    ['az-Arab', 'rtl'],
    ['de', 'ltr'],
    ['no language', 'ltr'],
  ])('of the language %s', (language, direction) => {
    expect(directionIn(language)).toBe(direction);
  });

  it('is kept by what runs the other way, or could be taken to', () => {
    expect([isolate('Ben 2', 'ltr'), isolate('עדה', 'rtl')]).toEqual(['Ben 2', 'עדה']);
    expect(isolate('עדה', 'ltr')).toBe('\u2068עדה\u2069');
    expect(isolate('a\u202eb', 'ltr')).toBe('\u2068a\u202eb\u2069');
    for (const text of ['A10', '12', '16–5']) expect(isolate(text, 'rtl')).toBe(`\u2068${text}\u2069`);
  });
});

describe('words for a page', () => {
  it('isolate a name that would turn its sentence, until it is made bare', () => {
    const words = makeWords('en', table);
    const [said, tagged] = [words, words.tagged].map(({ say }) => say('turn', { seat: { key: 'seat.0' } }));
    expect(tagged).toBe('\u2068עדה\u2069 to play');
    expect([said, bare(tagged as string)]).toEqual(['עדה to play', 'עדה to play']);
    expect(words.tagged.say('turn', { seat: { key: 'seat.1' } })).toBe('Ben to play');
  });

  it('run as their language does, whatever letters they begin with, and where they have none of their own', () => {
    const said = (language: string, key: string, seat: string): string =>
      makeWords(language, table).tagged.say(key, { seat, n: 2 });
    const runs = (language: string, key: string, seat: string): string | undefined =>
      directionOf(said(language, key, seat));
    expect([runs('he', 'alone', 'עדה'), runs('he', 'alone', 'Ben'), runs('he', 'hq', 'Ben')]).toEqual(
      Array(3).fill('rtl'),
    );
    expect([runs('en', 'alone', 'עדה'), runs('en', 'alone', 'Ben')]).toEqual(['ltr', 'ltr']);
    expect(said('en', 'alone', 'Ben')).toBe('Ben 2');
    expect(bare(said('he', 'hq', 'Ben'))).toBe('HQ של Ben');
  });
});
