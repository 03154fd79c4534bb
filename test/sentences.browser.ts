/** Every engine writes numbers, lists, plurals and directions of languages as sentences expect them. */
import { expect } from '@open-wc/testing';
import { directionIn } from '../src/core/words/bidi.js';
import { formatList, formatNumber, pluralOf } from '../src/core/words/message.js';

const ITEMS = ['a', 'b', 'c'];

describe('a sentence', () => {
  it('has its numbers as its language writes them', () => {
    expect(['en', 'de', 'fr'].map((language) => formatNumber(1234, language))).to.deep.equal([
      '1234',
      '1234',
      '1234',
    ]);
    expect(['en', 'de'].map((language) => formatNumber(12_345, language))).to.deep.equal([
      '12,345',
      '12.345',
    ]);
    expect([3, 0, -3].map((n) => formatNumber(n, 'en', 'sign'))).to.deep.equal(['+3', '0', '−3']);
    expect([3, 0, -3].map((n) => formatNumber(n, 'de', 'sign'))).to.deep.equal(['+3', '0', '−3']);
  });

  it('has its lists as its language writes them', () => {
    expect(formatList(ITEMS, 'en', 'and')).to.equal('a, b and c');
    expect(formatList(ITEMS, 'en-US', 'or')).to.equal('a, b, or c');
    expect(formatList(ITEMS, 'de', 'and')).to.equal('a, b und c');
    expect(formatList(ITEMS, 'ja', 'row')).to.equal('a、b、c');
    expect(formatList(ITEMS, 'ar', 'row')).to.equal('a، b، c');
  });

  it('has the plurals of its language', () => {
    expect([1, 2, 5, 22].map((n) => pluralOf('pl', 'plural', n))).to.deep.equal([
      'one',
      'few',
      'many',
      'few',
    ]);
    expect([0, 1, 2, 3, 11].map((n) => pluralOf('ar', 'plural', n))).to.deep.equal([
      'zero',
      'one',
      'two',
      'few',
      'many',
    ]);
    expect([1, 2, 3, 4].map((n) => pluralOf('en', 'selectordinal', n))).to.deep.equal([
      'one',
      'two',
      'few',
      'other',
    ]);
  });

  it('runs the way that its language is written', () => {
    expect(['en', 'de', 'ar', 'he', 'fa', 'ja', 'uz-Arab'].map(directionIn)).to.deep.equal([
      'ltr',
      'ltr',
      'rtl',
      'rtl',
      'rtl',
      'ltr',
      'rtl',
    ]);
  });
});
