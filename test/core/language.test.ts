import { describe, expect, it } from 'vitest';
import { bare, isSameLanguage, languageOf, runsOf, tagged } from '../../src/core/words/language.js';
import { readMessages } from '../../src/core/words/read-message.js';
import { mixWords, type Layer } from '../../src/core/words/words.js';

const runs = (text: string): string[] =>
  runsOf(text).map(({ text: part, language }) => `${language}:${part}`);

describe('a text that says its language', () => {
  it('says that of each part, wherever it is joined or stands in another', () => {
    const inside = tagged(`Zug von ${tagged('Blue', 'en')}.`, 'de-AT');
    expect(runs(`${tagged('Hint: a7', 'en')} ${inside}`)).toEqual([
      'en:Hint: a7',
      'undefined: ',
      'de-AT:Zug von ',
      'en:Blue',
      'de-AT:.',
    ]);
    expect(runs(tagged(tagged('Blue', 'en') + ' wins', 'en'))).toEqual(['en:Blue wins']);
  });

  it('shows nothing of it, and is the bare text again without it', () => {
    const text = tagged(`Blue and \u2068${tagged('עדה', 'he')}\u2069`, 'en');
    expect(text.replace(/[\p{Default_Ignorable_Code_Point}\u2068\u2069]/gu, '')).toBe('Blue and עדה');
    expect(bare(text)).toBe('Blue and עדה');
  });

  it('leaves what a page writes with the same letters as it is', () => {
    const england = '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}';
    const text = tagged(`${england} to move`, 'en');
    expect(bare(text)).toBe(`${england} to move`);
    expect(runs(text)).toEqual([`en:${england} to move`]);
    for (const odd of ['\u{E0001}\u{E007F}', '\u{E0001}\u{E0064}'])
      expect(
        runs(tagged(`a${odd}b`, 'en'))
          .map((run) => run.replace(/.*:/, ''))
          .join(''),
      ).toBe('ab');
  });

  it('is as a whole of the language of most of its letters', () => {
    const cell = ['C3', tagged('Ecke', 'de'), tagged('your central node', 'en')].join(', ');
    expect(languageOf(cell)).toBe('en');
    expect(languageOf('C3')).toBe(undefined);
    expect([tagged('12', 'en'), tagged('Ada', '')].map(languageOf)).toEqual([undefined, undefined]);
  });

  it.each([
    ['en', 'en-GB', true],
    ['EN-us', 'en', true],
    ['en', 'de', false],
    ['en', '', false],
  ])('is of one language or of two: %s and %s', (one, other, isOne) => {
    expect(isSameLanguage(one, other)).toBe(isOne);
  });
});

describe('words of several languages', () => {
  const english: Layer = {
    language: 'en',
    table: readMessages({
      turn: '{seat} to play',
      stones: '{n, plural, one {# stone} other {# stones}}',
      named: '{name}: {text}',
      'seat.0': 'Blue',
      'seat.1': 'Red',
    }),
  };
  const page = (language: string): Layer => ({
    language,
    table: readMessages({
      'seat.0': 'Blau',
      left: 'noch {n, plural, one {# kamień} few {# kamienie} many {# kamieni} other {# kamienia}}',
    }),
  });
  const words = mixWords('de', [english, page('de')]);

  it('say of each text which it is in, of facts as well', () => {
    expect(runs(words.tagged.say('seat.0'))).toEqual(['de:Blau']);
    expect(runs(words.tagged.say('turn', { seat: { key: 'seat.1' } }))).toEqual(['en:Red to play']);
    expect(runs(words.tagged.say('turn', { seat: { key: 'seat.0' } }))).toEqual(['de:Blau', 'en: to play']);
  });

  it('are of no language where only their facts have letters', () => {
    const [name, text] = [words.tagged.say('seat.0'), words.tagged.say('stones', { n: 2 })];
    expect(runs(words.tagged.say('named', { name, text }))).toEqual([
      'de:Blau',
      'undefined:: ',
      'en:2 stones',
    ]);
    const named = mixWords('de', [english, page('de'), { language: '', table: { 'seat.0': 'Ada' } }]);
    expect(runs(named.tagged.say('turn', { seat: { key: 'seat.0' } }))).toEqual(['en:Ada to play']);
  });

  it('say nothing of it where all are of one language, or where they are not for a page', () => {
    for (const one of [words, mixWords('en-GB', [english, page('en-GB')]).tagged])
      expect(runs(one.say('turn', { seat: { key: 'seat.0' } }))).toEqual(['undefined:Blau to play']);
  });

  it('tell English where nobody knows what the page speaks', () => {
    const { tagged: said } = mixWords('', [english, page('')]);
    expect([said.say('seat.0'), said.say('stones', { n: 1 })].map(languageOf)).toEqual([undefined, 'en']);
  });

  it('ask each sentence’s own language for the form that a number takes', () => {
    const polish = mixWords('pl', [english, page('pl')]);
    expect([1, 3, 5].map((n) => polish.say('stones', { n }))).toEqual(['1 stone', '3 stones', '5 stones']);
    expect([1, 3, 5].map((n) => polish.say('left', { n }))).toEqual([
      'noch 1 kamień',
      'noch 3 kamienie',
      'noch 5 kamieni',
    ]);
  });
});
