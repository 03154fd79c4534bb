/** What `defineGame` makes of a description: a small game with several kinds of moves, a field of its own, and stones from the beginning. */
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { defineGame } from '../../src/core/simple/define-game.js';
import type { Board } from '../../src/core/simple/simple-game.js';
import { drain } from '../../src/core/bots/think.js';
import { unwrap } from '../../src/core/basics/result.js';
import { pictureSourceOf } from '../../src/core/simple/simple-picture.js';
import { makeToSvg } from '../../src/core/picture/svg-file.js';
import { makeWords } from '../../src/core/words/words.js';
import { readMessages } from '../../src/core/words/read-message.js';
import { times } from '../../src/core/basics/times.js';
import { checkGame } from '../../src/testing/check-game.js';
import { verbsOf } from '../../src/testing/verbs.js';
import { row, structureOf } from '../games/row.js';

const { start, position, play, playWithEvents, refusal, sentence, words } = verbsOf(row, row.words);

describe('defineGame', () => {
  it('keeps the contract', { timeout: 60_000 }, () => {
    const resign = (): { readonly type: string }[] => [{ type: 'resign' }];
    checkGame({
      game: row,
      words: row.words,
      forms: { usual: { open: true, options: {}, extras: resign } },
      bots: { table: row.bots, forms: { usual: {} } },
    });
  });

  it('begins with the stones of setup and the defaults of fields', () => {
    expect(start()).toEqual({
      options: { size: 5 },
      stones: { p3: 1 },
      turn: 0,
      passes: 0,
      lifts: 2,
      resigned: false,
    });
  });

  it('passes the turn on unless a move says whose it is', () => {
    expect(play(start(), 'p1').turn).toBe(1);
    expect(play(start(), 'lift.p3').turn).toBe(0);
  });

  it('refuses what is no cell, taken, out of turn or after the end, by the rule of its kind', () => {
    const state = play(start(), 'p1');
    expect(refusal(state, 'p1')).toMatchObject({ code: 'row/taken', rule: 'R2' });
    expect(sentence(refusal(state, 'p1'))).toBe('Ann already has a stone on p1. Choose an empty cell.');
    expect(refusal(state, '0:pass')).toMatchObject({ code: 'row/not-your-turn', rule: 'R4' });
    expect(refusal(play(state, 'pass pass'), '1:pass')).toMatchObject({ code: 'row/over' });
    expect(row.rules.refuse(state, 1, { type: 'place', cell: 'p9' })).toMatchObject({ code: 'row/no-cell' });
    expect(row.rules.refuse(state, 1, { type: 'pass', cell: 'p1' })).toEqual({ code: 'move/unknown' });
    expect(row.notation.parseMove(state, 1, 'p9')).toMatchObject({ error: { facts: { found: 'p9' } } });
  });

  it('writes a move as its cell, as its button, or with its kind where there are several', () => {
    const texts = [...row.rules.moves(start(), 0)].map((move) => row.notation.formatMove(start(), 0, move));
    expect(texts).toEqual(['p1', 'p2', 'p4', 'p5', 'lift.p3', 'pass']);
  });

  it('writes a position by signs for the cells, then what is not as usual', () => {
    const state = play(start({ size: 6 }), 'p1 pass');
    expect(row.notation.formatPosition(state)).toBe('stones=A.B3.;passes=1;size=6');
    expect(position('size=6;stones=A.B3.;passes=1')).toEqual(state);
    expect(row.notation.parsePosition('stones=A.B;size=6')).toMatchObject({
      ok: false,
      error: { code: 'position/count', rule: 'R2', facts: { found: 3, needed: 6 } },
    });
  });

  it('tells events, turns and ends by the words', () => {
    const { state, events } = playWithEvents(start(), 'p1 pass pass');
    expect(events.map((event) => row.describe(event, words))).toEqual([
      'Ann placed p1.',
      'Ben passed.',
      'Ann passed.',
    ]);
    expect(row.describeTurn(start(), words)).toBe('Ann’s turn');
    expect(row.describeTurn(start(), words.to(0))).toBe('Your turn, Ann');
    expect(row.describeTurn(start(), words.to(1))).toBe('Ann’s turn');
    expect(row.describeTurn(state, words)).toBe('Both passed');
    expect(row.describeCell(state, 'p3', words)).toBe('p3, Ben');
  });

  it('says an advised move as an order, and a possible one as what would be', () => {
    const place = { type: 'place', cell: 'p1', seat: 0 };
    const pass = { type: 'pass', seat: 0 };
    expect(row.describeHint(place, words)).toBe('Play on p1.');
    expect(row.describeWould(place, words.to(0))).toBe('You would play on p1.');
    expect(row.describeWould(place, words.to(1))).toBe('Ann would play on p1.');
    const told = makeWords('en', {
      ...row.words,
      ...readMessages({
        'act.pass': 'Pass',
        'hint.place': 'Fill {cell}.',
        'would.place': '{seat} would fill {cell}.',
        'hint.jump': 'Jump from {from} to {cell}.',
      }),
    });
    expect(row.describeHint(place, told)).toBe('Fill p1.');
    expect(row.describeHint(pass, told)).toBe('Choose “Pass”.');
    expect(row.describeWould(place, told)).toBe('Ann would fill p1.');
    // What the author’s own rules tell has all its facts, or no sentence: the kit then names the move.
    const jump = { type: 'jump', from: 'p1', cell: 'p3', seat: 0 };
    expect(row.describeHint(jump, told)).toBe('Jump from p1 to p3.');
    expect([row.describeHint(jump, words), row.describeWould(jump, words)]).toEqual(['', '']);
  });

  it('makes of a tap the first kind of move that is legal there', () => {
    const tap = (cell: string, dense = false) => row.interpret({}, { type: 'tap', cell, dense }, start());
    expect(tap('p1').move).toEqual({ type: 'place', cell: 'p1' });
    expect(tap('p3').move).toEqual({ type: 'lift', cell: 'p3' });
    expect(tap('p1', true)).toEqual({ ui: { selected: 'p1' } });
    expect(row.interpret({ selected: 'p1' }, { type: 'cancel' }, start())).toEqual({ ui: {} });
    expect(row.interpret({}, { type: 'button', name: 'pass' }, start()).move).toEqual({ type: 'pass' });
  });

  it('offers the buttons whose moves are legal, and has a bot never resign', () => {
    expect(row.buttons(start())).toEqual([
      { name: 'pass', asks: false },
      { name: 'resign', asks: true },
    ]);
    expect(row.buttons(play(start(), 'pass pass'))).toEqual([]);
  });

  it('has a bot that plays what its evaluation likes best, by its seed among equals', () => {
    const think = (bot: string, seed: number) =>
      drain(row.bots[bot]!.think(start(), 0, { seed, nodes: row.bots[bot]!.nodes }));
    expect(times(5, (seed) => think('near', seed))).toEqual(times(5, () => ({ type: 'place', cell: 'p1' })));
    expect(new Set(times(20, (seed) => think('random', seed).cell)).size).toBeGreaterThan(2);
  });

  it('wants seats whose names begin with letters of their own', () => {
    const twins = { id: 'twins', seats: ['Ann', 'Amy'], options: {}, moves: {}, words: {} };
    expect(() => defineGame({ ...twins, board: () => structureOf(3), outcome: () => undefined })).toThrow(
      'Ann, Amy',
    );
  });
});

describe('a simple game as a picture', () => {
  const toSvg = makeToSvg(pictureSourceOf(row));
  it('shows and tells its stones', () => {
    const svg = unwrap(toSvg('row/1 size=5 | p1 p2', { marks: 'p5' }));
    expect(svg).toContain('<desc>');
    expect(svg).toContain('On p1: Ann.');
    expect(svg).toContain('On p2 and p3: Ben.');
    expect(svg).toContain('Marked: p5.');
    expect(svg.match(/class="piece seat-1"/g)).toHaveLength(2);
    expect(svg).not.toMatch(/var\(/);
  });

  it('shows the very text of labels and names, whatever it is', () => {
    const odd = `<b>&"' \u0007`;
    const labelled = {
      ...row,
      boardOf: (options: { readonly size: number }): Board => ({
        ...row.boardOf(options),
        labels: [{ text: odd, at: [1, 0] }],
      }),
    };
    const options = { caption: odd, words: { 'seat.0': odd, 'game.name': odd }, marks: `p5=<&"` };
    const svg = unwrap(makeToSvg(pictureSourceOf(labelled))('row/1 size=5 | p1 p2', options));
    const texts: string[] = [];
    const parser = new SaxesParser();
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('text', (text) => texts.push(text));
    parser.write(svg).close();
    const very = `<b>&"'`;
    expect(texts.map((text) => text.trim()).filter((text) => text === very)).toHaveLength(2);
    expect(texts).toContain('<&"');
    expect(texts.join(' ')).toContain(`On p1: ${very}`);
  });

  it('refuses what is none of its own', () => {
    expect(toSvg('row/1 size=99')).toMatchObject({ error: { code: 'option/range' } });
    expect(toSvg('row/1', { marks: 'p9' })).toMatchObject({
      error: { code: 'marks/cell', at: { path: 'marks' } },
    });
  });
});

it('gives a hint by any bot that it has, also by the one that the kit adds', () => {
  const game = { ...row, hint: 'random' };
  const forms = { usual: { open: true, options: {}, games: 1, plies: 4 } };
  expect(() => checkGame({ game, words: row.words, forms })).not.toThrow();
});

describe('words that cannot be read', () => {
  const read = (text: unknown) => (): unknown => readMessages({ 'row/no-lift': text as string });

  it.each([
    [
      'a fact without a name',
      'No {} here',
      'the name of a fact is expected, as in {seat}, at the place of » in “No {»} here”',
    ],
    ['an open brace', '{n, plural, other {x}', 'a case is expected'],
    ['a choice without other', '{n, plural, one {x}}', 'needs a case “other”'],
    ['a kind that there is not', '{n, money}', 'a kind is expected: plural, select'],
    ['a brace too many', 'so}', 'a brace closes nothing, at the place of » in “so»}”'],
    [
      'a text without end',
      'x'.repeat(20_000),
      `it is longer than 10000 characters, at the place of » in “…${'x'.repeat(60)}»${'x'.repeat(60)}…”`,
    ],
    [
      'too many choices within one another',
      `${'{a, select, other {'.repeat(21)}x${'}}'.repeat(21)}`,
      'more than 20 choices stand within one another, at the place of » in “…',
    ],
  ])('are told by their key and place: %s', (_, text, told) => {
    expect(read(text)).toThrow('The message “row/no-lift” cannot be read: ');
    expect(read(text)).toThrow(told);
  });

  it('are told where there is no text', () => {
    expect(read(undefined)).toThrow('The message “row/no-lift” is undefined. It takes a text.');
    expect(read(7)).toThrow('The message “row/no-lift” is 7. It takes a text.');
  });
});

describe('the verbs of a test', () => {
  it('take a move that cannot be read for one that is refused', () => {
    expect(refusal(start(), 'p9')).toMatchObject({ code: 'row/no-cell' });
    expect(sentence(refusal(start(), 'p9'))).toBe('There is no cell “p9” on this board.');
  });

  it('say in a sentence what is wrong with a line of moves or a position', () => {
    expect(() => play(start(), 'p1 p9')).toThrow('p9: There is no cell “p9” on this board.');
    expect(() => play(start(), 'p3 p3')).toThrow(/^p3: /);
    expect(() => position('stones=A.B')).toThrow(
      /^stones=A\.B: position\/count, rule R2, .*found 3, needed 5/,
    );
  });
});
