import { describe, expect, it } from 'vitest';
import { directionIn, directionOf, isolate } from '../../src/core/bidi.js';
import { bare } from '../../src/core/language.js';
import { makeWords } from '../../src/core/words.js';

const table = { turn: '{seat} to play', alone: '{seat} {n}', 'seat.0': 'עדה', 'seat.1': 'Ben' };

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

  it('is kept by what runs the other way only', () => {
    expect([isolate('Ben 2', 'ltr'), isolate('עדה', 'rtl'), isolate('12', 'rtl')]).toEqual([
      'Ben 2',
      'עדה',
      '12',
    ]);
    expect([isolate('עדה', 'ltr'), isolate('A10', 'rtl')]).toEqual(['\u2068עדה\u2069', '\u2068A10\u2069']);
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

  it('take the language’s direction where a sentence has no letters of its own', () => {
    const said = (language: string, seat: string): string =>
      makeWords(language, table).tagged.say('alone', { seat, n: 2 });
    expect([said('he', 'עדה'), said('he', 'Ben')]).toEqual(['עדה 2', '\u2068Ben\u2069 2']);
    expect([said('en', 'עדה'), said('en', 'Ben')]).toEqual(['\u2068עדה\u2069 2', 'Ben 2']);
  });
});
