/**
 * `defineGame`, with a small game that has several kinds of moves, a field of its own, and stones from the beginning.
 */
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { polygonChart } from '../../src/core/chart/polygon-chart.js';
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
import { breakthrough } from '../games/breakthrough.js';
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
    // An event of the author’s own rules has all its facts, or no sentence: the kit then names the move.
    const jump = { type: 'jump', from: 'p1', cell: 'p3', seat: 0 };
    expect(row.describeHint(jump, told)).toBe('Jump from p1 to p3.');
    expect([row.describeHint(jump, words), row.describeWould(jump, words)]).toEqual(['', '']);
  });

  it('makes of a tap the first kind of move that is legal there', () => {
    const tap = (cell: string, dense = false) => row.interpret(start(), { type: 'tap', cell, dense }, {});
    expect(tap('p1').move).toEqual({ type: 'place', cell: 'p1' });
    expect(tap('p3').move).toEqual({ type: 'lift', cell: 'p3' });
    expect(tap('p1', true)).toEqual({ ui: { selected: 'p1' } });
    expect(row.interpret(start(), { type: 'cancel' }, { selected: 'p1' })).toEqual({ ui: {} });
    expect(row.interpret(start(), { type: 'button', name: 'pass' }, {}).move).toEqual({ type: 'pass' });
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

describe('pieces that move', () => {
  const verbs = verbsOf(breakthrough, breakthrough.words);
  const { notation, rules } = breakthrough;
  const sentenceOf = (state: ReturnType<typeof verbs.start>, move: string): string =>
    verbs.sentence(verbs.refusal(state, move)) ?? '';

  it('keep the contract, and so does what their moves bring', { timeout: 60_000 }, () => {
    const forms = { usual: { open: true, options: {} } };
    expect(() =>
      checkGame({
        game: breakthrough,
        words: breakthrough.words,
        forms,
        bots: { table: breakthrough.bots, forms: { usual: {} } },
      }),
    ).not.toThrow();
  });

  it('are written from cell to cell, and listed by the cells that they can go to', () => {
    const state = verbs.start();
    const texts = [...rules.moves(state, 0)].map((move) => notation.formatMove(state, 0, move));
    expect(texts.slice(0, 3)).toEqual(['a1-a2', 'a1-b2', 'b1-a2']);
    expect(notation.parseMove(state, 0, 'A1-B2')).toEqual({
      ok: true,
      value: { type: 'move', from: 'a1', cell: 'b2' },
    });
    expect(notation.parseMove(state, 0, 'a1-z9')).toMatchObject({ error: { facts: { found: 'a1-z9' } } });
    expect(breakthrough.cellOf(state, 'a1-b2')).toBe('b2');
    expect(breakthrough.fromOf?.(state, 'a1-b2')).toBe('a1');
    expect(row.fromOf).toBeUndefined();
  });

  it('begin and end on cells whose names have hyphens', () => {
    const corners = (cell: string): [number, number][] => {
      const x = ['in-1', 'in-2', 'in-3'].indexOf(cell);
      return [
        [x, 0],
        [x + 1, 0],
        [x, 1],
      ];
    };
    const board = { chart: polygonChart({ rows: [['in-1', 'in-2', 'in-3']], corners }) };
    const game = defineGame({
      id: 'hyphens',
      seats: ['Blue', 'Red'],
      options: {},
      board: () => board,
      setup: () => ({ 'in-1': 0, 'in-3': 1 }),
      moves: { move: { on: 'piece', rule: 'H1', to: () => ['in-2'] } },
      outcome: () => undefined,
      words: { 'event.move': '{seat} moved.' },
    });
    const state = game.rules.setup({}, 0);
    expect(game.notation.parseMove(state, 0, 'in-1-in-2')).toEqual({
      ok: true,
      value: { type: 'move', from: 'in-1', cell: 'in-2' },
    });
    expect(game.fromOf?.(state, 'in-1-in-2')).toBe('in-1');
    expect(game.fromOf?.(state, 'move.in-1-in-2')).toBe('in-1');
  });

  it('are refused with what is in the way', () => {
    const state = verbs.start();
    expect(sentenceOf(state, 'a2-a3')).toBe('a2 is empty. Choose one of your pieces.');
    expect(sentenceOf(state, 'a5-a4')).toBe('Red has the piece on a5. Choose one of your own.');
    expect(sentenceOf(state, 'a1-a3')).toBe('The piece on a1 cannot go to a3.');
    expect(rules.refuse(state, 0, { type: 'move', cell: 'a2' })).toEqual({ code: 'move/unknown' });
  });

  it('have a reason of the author’s own where there is one', () => {
    const state = verbs.play(verbs.start(), 'a1-a2 a5-a4 a2-a3');
    expect(sentenceOf(state, '1:a4-a3')).toBe('a3 is not free. Pieces capture on a slant.');
  });

  it('tell what they brought after the move itself', () => {
    const state = verbs.play(verbs.start(), 'a1-a2 b5-b4 a2-a3');
    const { events } = verbs.playWithEvents(state, 'b4-a3');
    expect(events.map((event) => breakthrough.describe(event, verbs.words))).toEqual([
      'Red moved from b4 to a3.',
      'Red captured a piece on a3, and 7 are left.',
    ]);
  });

  it('are picked up, put down, changed for another, led by two taps or by one drag', () => {
    const state = verbs.start();
    const tap = (cell: string, selected?: string) =>
      breakthrough.interpret(state, { type: 'tap', cell }, selected === undefined ? {} : { selected });
    const move = { type: 'move', from: 'a1', cell: 'b2' };
    expect(tap('a1')).toEqual({ ui: { selected: 'a1' } });
    expect(tap('a1', 'a1')).toEqual({ ui: {} });
    expect(tap('b1', 'a1')).toEqual({ ui: { selected: 'b1' } });
    expect(tap('b2', 'a1')).toEqual({ ui: {}, move });
    expect(tap('c4', 'a1')).toMatchObject({ ui: { selected: 'a1' }, move: { cell: 'c4' } });
    expect(tap('a5').move).toMatchObject({ from: 'a5' });
    const drag = (type: 'drag' | 'drop', to: string | undefined) =>
      breakthrough.interpret(state, { type, from: 'a1', to, over: to } as never, {});
    expect(drag('drag', 'b2')).toEqual({ ui: { selected: 'a1' } });
    expect(drag('drop', 'b2')).toEqual({ ui: {}, move });
    expect(drag('drop', undefined)).toEqual({ ui: {} });
  });

  it('say where they can go, and what a hint or a preview of them is', () => {
    const state = verbs.start();
    expect(breakthrough.targets(state, 'b1')).toEqual(['a2', 'b2', 'c2']);
    expect(breakthrough.targets(state, 'b5')).toEqual([]);
    expect(breakthrough.describePicked(state, 'b1', verbs.words)).toBe('b1 can go to a2, b2 and c2.');
    expect(breakthrough.describePicked(state, 'b3', verbs.words)).toBe('');
    const event = { type: 'move', from: 'a1', cell: 'b2', seat: 0 };
    expect(breakthrough.describeHint(event, verbs.words)).toBe('Move from a1 to b2.');
    expect(breakthrough.describeWould(event, verbs.words)).toBe('Blue would move from a1 to b2.');
  });
});

describe('rules that an author replaces', () => {
  const description = {
    id: 'fill',
    seats: ['Ann', 'Ben'],
    options: {},
    board: () => BOARD,
    moves: {
      place: { on: 'empty', rule: 'F1' },
      pass: { on: 'button', rule: 'F2', play: () => ({}) },
    },
    outcome: () => undefined,
    words: { 'event.place': '{seat} filled {cell}.', 'event.pass': '{seat} passed.', 'fill/all': 'Full' },
  } as const;
  const BOARD = structureOf(3);
  const fill = defineGame({
    ...description,
    rules: (derived) => ({
      ...derived,
      refuse: (state, actor, move) =>
        move.type === 'pass' || move.cell === 'p2'
          ? { code: 'fill/no', rule: 'F3' }
          : derived.refuse(state, actor, move),
      outcome: ({ stones }) =>
        Object.keys(stones).length === 2 ? { winners: [0, 1], reason: 'fill/all' } : undefined,
    }),
  });
  const begun = fill.rules.setup({}, 0);

  it('are followed by moves, buttons, gestures, bots and turns', () => {
    expect([...fill.rules.moves(begun, 0)].map(({ cell }) => cell)).toEqual(['p1', 'p3']);
    expect(fill.buttons(begun)).toEqual([]);
    const answers = times(20, (seed) => drain(fill.bots['random']!.think(begun, 0, { seed, nodes: 1 })).cell);
    expect(new Set(answers)).toEqual(new Set(['p1', 'p3']));
    const full = fill.rules.play(begun, 0, { type: 'place', cell: 'p1' }).state;
    const over = fill.rules.play(full, 1, { type: 'place', cell: 'p3' }).state;
    expect(fill.rules.toAct(over)).toEqual([]);
    expect(fill.describeTurn(over, makeWords('en', fill.words))).toBe('Full');
    expect(fill.rules.refuse(begun, 0, 7 as never)).toEqual({ code: 'move/unknown' });
  });

  it('are found by a net where they replace those of a finished game', () => {
    const forms = { usual: { open: true, options: {}, games: 1, plies: 2 } };
    const spread = { ...row, rules: { ...row.rules } };
    expect(() => checkGame({ game: spread, words: row.words, forms })).toThrow(
      /these follow the rules before they were replaced: .*bots.*give defineGame the new ones/,
    );
  });

  it('have no field in the way of what a move brought', () => {
    const fields = { events: { kind: 'flag', default: false, rule: 'F4' } } as const;
    expect(() => defineGame({ ...description, fields })).toThrow('A field cannot be called “events”');
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
