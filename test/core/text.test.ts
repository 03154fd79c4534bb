import { describe, expect, it } from 'vitest';
import { parseMarks } from '../../src/core/text/marks.js';
import { checkText, placeIn, tokens } from '../../src/core/text/text.js';
import { parseNames, parsePlayers } from '../../src/core/text/players.js';
import { unwrap } from '../../src/core/basics/result.js';

const BOTS = ['easy', 'athena'];

describe('text from outside', () => {
  it('is refused when it is longer than its cap', () => {
    expect(checkText('abc', 3)).toBeUndefined();
    expect(checkText('abcd', 3)).toEqual({ code: 'text/long', facts: { length: 4, cap: 3 } });
  });

  it('is refused at the first sign that is not in its alphabet', () => {
    expect(checkText('a\tb\r\n~', 9)).toBeUndefined();
    expect(checkText('ab\u{1f600}', 9)).toEqual({
      code: 'text/alphabet',
      facts: { found: '\u{1f600}' },
      at: { offset: 2 },
    });
    expect(checkText('a\nb\0', 9)).toEqual({
      code: 'text/alphabet',
      facts: { found: '\0' },
      at: { offset: 3, line: 2, column: 2 },
    });
  });

  it('has lines and columns from 1 where it has several lines', () => {
    expect(placeIn('abc', 1)).toEqual({ offset: 1 });
    expect(placeIn('a\nbc\nd', 3)).toEqual({ offset: 3, line: 2, column: 2 });
  });

  it('falls into words that know their offset', () => {
    expect(tokens(' a  bc\n')).toEqual([
      { text: 'a', offset: 1 },
      { text: 'bc', offset: 4 },
    ]);
    expect(tokens('')).toEqual([]);
  });
});

describe('who plays', () => {
  it('is read in seat order', () => {
    const players = unwrap(parsePlayers(' Human bot:EASY host bot:athena:10', BOTS));
    expect(players).toEqual([
      { kind: 'human' },
      { kind: 'bot', bot: 'easy' },
      { kind: 'host' },
      { kind: 'bot', bot: 'athena', level: 10 },
    ]);
    expect(unwrap(parsePlayers('', BOTS))).toEqual([]);
  });

  it.each([
    ['human nobody', 'seats/kind', 6, 1],
    ['human:easy', 'seats/kind', 0, 0],
    ['bot:easy:1:2', 'seats/kind', 0, 0],
    ['host bot', 'seats/bot', 5, 1],
    ['bot:', 'seats/bot', 0, 0],
    ['bot:zeus', 'seats/bot', 0, 0],
    ['bot:easy:x', 'seats/level', 0, 0],
    ['bot:easy:123', 'seats/level', 0, 0],
  ])('%s is refused with its place', (text, code, offset, entry) => {
    expect(parsePlayers(text, BOTS)).toMatchObject({ ok: false, error: { code, at: { offset, entry } } });
  });

  it('is refused with what was found and what there is', () => {
    expect(parsePlayers('bot:zeus', BOTS)).toMatchObject({
      error: { facts: { found: 'zeus', bots: ['easy', 'athena'] } },
    });
    expect(parsePlayers('bot', BOTS)).toMatchObject({ error: { facts: { found: '' } } });
  });

  it('is held to the alphabet', () => {
    expect(parsePlayers('human é', BOTS)).toMatchObject({ ok: false, error: { code: 'text/alphabet' } });
  });
});

describe('marks', () => {
  const toCell = (name: string): string | undefined =>
    /^[a-c][1-3]$/i.test(name) ? name.toLowerCase() : undefined;

  it('are rings, kinds, labels and arrows on cells by their own names', () => {
    expect(unwrap(parseMarks('A1 b2:dot c3:danger a2=x a3=xyz a1>B3', toCell))).toEqual([
      { type: 'cell', cell: 'a1', kind: 'ring' },
      { type: 'cell', cell: 'b2', kind: 'dot' },
      { type: 'cell', cell: 'c3', kind: 'danger' },
      { type: 'label', cell: 'a2', label: 'x' },
      { type: 'label', cell: 'a3', label: 'xyz' },
      { type: 'arrow', from: 'a1', to: 'b3' },
    ]);
    expect(unwrap(parseMarks('  ', toCell))).toEqual([]);
  });

  it.each([
    ['a1 d1', 'marks/cell', 3],
    ['a1 b1>d1', 'marks/cell', 6],
    ['a1>', 'marks/cell', 3],
    ['a1=', 'marks/label', 0],
    ['a1 a2=four', 'marks/label', 3],
    ['a1:', 'marks/kind', 0],
    ['a1:star', 'marks/kind', 0],
    ['=a', 'marks/cell', 0],
  ])('%s is refused with its place', (text, code, offset) => {
    expect(parseMarks(text, toCell)).toMatchObject({ ok: false, error: { code, at: { offset } } });
  });

  it('are held to a length', () => {
    expect(parseMarks('a1 '.repeat(2000), toCell)).toMatchObject({ ok: false, error: { code: 'text/long' } });
  });
});

describe('names', () => {
  it('stand in seat order, with their members, in any letters', () => {
    expect(unwrap(parseNames('Ada "Ben Li" Red:Cy,Di  "Ünal: Jr":"Mi Na"'))).toEqual([
      { name: 'Ada', members: [] },
      { name: 'Ben Li', members: [] },
      { name: 'Red', members: ['Cy', 'Di'] },
      { name: 'Ünal: Jr', members: ['Mi Na'] },
    ]);
    expect(unwrap(parseNames(''))).toEqual([]);
    expect(unwrap(parseNames('"" Ben'))).toEqual([
      { name: '', members: [] },
      { name: 'Ben', members: [] },
    ]);
  });

  it('may stand in quotes with the members, as one writes a name with spaces', () => {
    const bear = { name: 'Großer Bär', members: ['Jürgen', 'Zoë Ann'] };
    for (const text of [
      '"Großer Bär:Jürgen,Zoë Ann"',
      '"Großer Bär":Jürgen,"Zoë Ann"',
      '"Großer Bär:Jürgen, Zoë Ann"',
    ])
      expect(unwrap(parseNames(`${text} Orion:Di`))).toEqual([bear, { name: 'Orion', members: ['Di'] }]);
    expect(unwrap(parseNames('"Ünal: Jr"'))).toEqual([{ name: 'Ünal: Jr', members: [] }]);
  });

  it.each([
    ['"Dune:Part"', 'Dune', ['Part']],
    ['"Dune:Part,Two:Three"', 'Dune', ['Part', 'Two:Three']],
    ['"Dune: Part Two"', 'Dune: Part Two', []],
    ['"Dune: Part,Two"', 'Dune: Part,Two', []],
    ['"Dune: a:b"', 'Dune: a:b', []],
    ['"Dune:"', 'Dune:', []],
    ['":Part"', ':Part', []],
    ['"Dune:Part":Ada', 'Dune:Part', ['Ada']],
  ])('tell a team in quotes from a name with a colon of its own: %s', (text, name, members) => {
    expect(unwrap(parseNames(text))).toEqual([{ name, members }]);
  });

  it('stand as people write them: with blanks after colons and commas, or with semicolons and no quotes', () => {
    const teams = [
      { name: 'Lyra', members: ['Ada', 'Ben'] },
      { name: 'The Owls', members: ['Gus', 'Mary Ann'] },
    ];
    for (const text of [
      'Lyra:Ada,Ben "The Owls":Gus,"Mary Ann"',
      'Lyra: Ada, Ben "The Owls": Gus, "Mary Ann"',
      'Lyra: Ada, Ben; The Owls: Gus, Mary Ann',
      'Lyra:Ada,Ben;The Owls:Gus,Mary Ann;',
      ' Lyra : Ada , Ben ; "The Owls": Gus, "Mary Ann" ',
    ])
      expect(unwrap(parseNames(text)), text).toEqual(teams);
    expect(unwrap(parseNames('Ada, Ben'))).toEqual([
      { name: 'Ada', members: [] },
      { name: 'Ben', members: [] },
    ]);
  });

  it('are refused with the place, and with what stands there', () => {
    const long = 'x'.repeat(41);
    expect(parseNames(`Lyra:Ada Orion:${long}`)).toMatchObject({
      error: { code: 'names/long', facts: { found: long }, at: { offset: 9, entry: 1 } },
    });
    expect(parseNames('Lyra:Ada "The Owls:Gus')).toMatchObject({
      error: { code: 'names/quote', facts: { found: '"The Owls:Gus' }, at: { offset: 8 } },
    });
  });

  it('may have forty characters', () => {
    expect(parseNames('x'.repeat(40))).toMatchObject({ ok: true });
  });

  it('may leave a team without a name, and may hold colons and commas in quotes', () => {
    expect(unwrap(parseNames(':Cy,Di ":":","'))).toEqual([
      { name: '', members: ['Cy', 'Di'] },
      { name: ':', members: [','] },
    ]);
  });

  it('leave out signs that would turn the text around them', () => {
    expect(unwrap(parseNames('"\u202eAda" \u2067Red\u2069:\u200fCy,D\u061ci'))).toEqual([
      { name: 'Ada', members: [] },
      { name: 'Red', members: ['Cy', 'Di'] },
    ]);
  });

  it('are refused at the word that is too long', () => {
    expect(parseNames(`Ada  ${'x'.repeat(41)}`)).toMatchObject({ error: { at: { offset: 5 } } });
  });

  it.each([
    ['Ada "Ben', 'names/quote'],
    [`Ada ${'x'.repeat(41)}`, 'names/long'],
    ['<b>Ada</b>', 'text/alphabet'],
    ['x '.repeat(600), 'text/long'],
  ])('%.12s is refused', (text, code) => {
    expect(parseNames(text)).toMatchObject({ ok: false, error: { code } });
  });
});
