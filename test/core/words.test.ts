import { describe, expect, it } from 'vitest';
import { readMessages } from '../../src/core/words/read-message.js';
import { makeWords, sayRefusal } from '../../src/core/words/words.js';

const kit = readMessages({
  stones: '{n, plural, one {# stone} other {# stones}}',
  who: '{seat} plays',
  plain: 'plain',
});

describe('words', () => {
  it('say the sentence under a key, its facts filled in', () => {
    const words = makeWords('en', kit);
    expect(words.say('plain')).toBe('plain');
    expect(words.say('who', { seat: 'Ada' })).toBe('Ada plays');
    expect(words.say('who', { seat: 0 })).toBe('0 plays');
    expect(words.language).toBe('en');
  });

  it('come from the later table first', () => {
    const words = makeWords('en', kit, { plain: 'house wording' });
    expect(words.say('plain')).toBe('house wording');
    expect(words.say('who', { seat: 'Ada' })).toBe('Ada plays');
  });

  it('say the key where no table has it, and show the gap where a fact is missing', () => {
    const words = makeWords('en', kit);
    expect([words.has('plain'), words.has('no'), words.has('toString')]).toEqual([true, false, false]);
    expect(words.say('no/such-key')).toBe('no/such-key');
    expect(words.say('who')).toBe('{seat} plays');
  });

  it('say the sentence of a fact that is a key, or the key where no table has it', () => {
    const words = makeWords('en', kit, { 'seat.0': 'Blue' });
    expect(words.say('who', { seat: { key: 'seat.0' } })).toBe('Blue plays');
    expect(words.say('who', { seat: { key: 'seat.7' } })).toBe('seat.7 plays');
  });

  it.each(['$seat.0', 'seat.0', '{seat}', '$&', '{"key":"seat.0"}'])(
    'never read the text %s as a key',
    (text) => {
      expect(makeWords('en', kit, { 'seat.0': 'Blue' }).say('who', { seat: text })).toBe(`${text} plays`);
    },
  );

  it('know the plural forms of English and Polish', () => {
    const english = makeWords('en', kit);
    expect([0, 1, 2].map((n) => english.say('stones', { n }))).toEqual(['0 stones', '1 stone', '2 stones']);
    const polish = makeWords(
      'pl',
      readMessages({
        stones: '{n, plural, one {# kamień} few {# kamienie} many {# kamieni} other {# kamienia}}',
      }),
    );
    expect([1, 3, 5, 22, 1.5].map((n) => polish.say('stones', { n }))).toEqual([
      '1 kamień',
      '3 kamienie',
      '5 kamieni',
      '22 kamienie',
      '1,5 kamienia',
    ]);
  });

  it('take the form for all others where a language has more than the sentence, and English where nobody knows the language', () => {
    expect(makeWords('pl', kit).say('stones', { n: 5 })).toBe('5 stones');
    expect(makeWords('not a language', kit).say('stones', { n: 1 })).toBe('1 stone');
  });

  it('speak to the reader of one seat', () => {
    const words = makeWords(
      'en',
      { 'seat.0': 'Blue', 'seat.1': 'Red' },
      readMessages({ turn: '{seat, select, you {Your turn, {seat}} other {{seat}’s turn}}' }),
    );
    const turns = (you?: number): string[] =>
      [0, 1].map((seat) => words.to(you).say('turn', { seat: { key: `seat.${seat}` } }));
    expect([turns(), turns(1)]).toEqual([
      ['Blue’s turn', 'Red’s turn'],
      ['Blue’s turn', 'Your turn, Red'],
    ]);
    expect(
      words
        .to(1)
        .to(undefined)
        .say('turn', { seat: { key: 'seat.1' } }),
    ).toBe('Red’s turn');
  });

  it('put together what is told of one thing, and sentences, as their language does', () => {
    const [english, japanese] = [makeWords('en'), makeWords('ja')];
    expect(english.row(['S31', 'blue stone', 'rim'])).toBe('S31, blue stone, rim');
    expect(english.text(['One.', '', 'Two.'])).toBe('One. Two.');
    expect(japanese.text(['一。', '二。'])).toBe('一。二。');
    expect([english.number(-3), english.number(3, 'sign')]).toEqual(['−3', '+3']);
  });

  it('say a refusal with its facts and its place', () => {
    const words = makeWords('en', readMessages({ 'x/bad': '{found} at {offset}, line {line}' }));
    expect(sayRefusal(words, { code: 'x/bad', facts: { found: 'z' }, at: { offset: 3, line: 1 } })).toBe(
      'z at 3, line 1',
    );
    expect(sayRefusal(words, { code: 'x/bad', facts: { found: 'z' } })).toBe('z at {offset}, line {line}');
    expect(sayRefusal(words, { code: 'x/other' })).toBe('x/other');
  });
});
