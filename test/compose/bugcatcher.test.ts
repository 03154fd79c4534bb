/** The model of the Bugcatcher composer, without a page. */
import { describe, expect, it } from 'vitest';
import * as rounds from '../../compose/bugcatcher/model.js';
import { sliceOf } from '../../compose/bugcatcher/puzzles.js';
import { own } from '../../compose/bugcatcher/words.en.js';
import { chooseGoal, tapGoal } from '../../compose/frame/puzzle/goal.js';
import { studying, type Found } from '../../compose/frame/puzzle/study.js';
import { hashOf, open, readHash, setFlag, setMarks } from '../../compose/frame/beside.js';
import { bugcatcher, words as gameWords } from '../../src/bugcatcher/index.js';
import { unwrap } from '../../src/core/basics/result.js';
import { Session } from '../../src/core/session/session.js';
import { makeWords } from '../../src/core/words/words.js';

const { model } = rounds;
const read = (text: string): rounds.Position => unwrap(model.read(text));
const textOf = (state: rounds.Position): string => Object.values(model.attributesOf(state))[0] ?? '';
const programs = (state: rounds.Position): readonly string[] =>
  state.game.players.map((_, seat) => rounds.writtenProgram(state, seat));

const ROUND =
  'players=2;rounds=1;energy=4;cols=4;rows=3;garnets=0;border=B1-BR,D1-UR;central=D2,B3;submitted=-,CU.CR.BL.BD;open=yes';
const round = read(ROUND);
const empty = model.cleared(round);
const [square, disc] = [
  { seat: 1, kind: 'B' },
  { seat: 1, kind: 'C' },
] as const;

describe('the Bugcatcher composer’s edits', () => {
  it('move a node to a spot of its kind; who stands there changes places with it', () => {
    expect(rounds.nodesAt(round, 'B1-BR')).toEqual([{ seat: 0, kind: 'B' }]);
    expect(rounds.nodesAt(model.move(empty, 'B1-BR', 'A1-UL'), 'A1-UL')).toEqual([{ seat: 0, kind: 'B' }]);
    const changed = model.move(empty, 'B1-BR', 'D1-UR');
    expect(rounds.nodesAt(changed, 'B1-BR')).toEqual([square]);
    expect(rounds.nodesAt(changed, 'D1-UR')).toEqual([{ seat: 0, kind: 'B' }]);
    expect(model.move(empty, 'B1-BR', 'B2'), 'no corner').toBe(empty);
    expect(model.move(empty, 'A1', 'A2'), 'no node').toBe(empty);
  });

  it('lead a way on to a spot, up or down first, and swap in a slot', () => {
    const one = unwrap(rounds.leadTo(empty, square, 'C2-BR'));
    expect(rounds.writtenProgram(one, 1)).toBe('BD BD BL');
    expect(rounds.endsAt(one, 'C2-BR')).toEqual([square]);
    expect(rounds.endsAt(one, 'D1-UR')).toEqual([]);
    const two = unwrap(rounds.extend(one, 1, 's'));
    expect([rounds.writtenProgram(two, 1), rounds.spentBy(two, 1)]).toEqual(['BD BD BL swap', 4]);
    expect(rounds.leadTo(two, disc, 'B2')).toMatchObject({ error: { code: 'bugcatcher/energy' } });
    expect(rounds.leadTo(two, disc, 'B2-BR')).toMatchObject({ error: { code: 'compose/other-kind' } });
    const back = rounds.shorten(rounds.shorten(two, 1), 1);
    expect(rounds.writtenProgram(back, 1)).toBe('BD BD');
    expect(rounds.writtenProgram(rounds.shorten(rounds.shorten(back, 1), 1), 1), 'awaited').toBe('');
  });

  it('take a program as it is written, none at all, and nothing', () => {
    expect(programs(unwrap(rounds.writeProgram(empty, 1, 'cu.cr swap')))).toEqual(['', 'CU CR swap']);
    expect(textOf(unwrap(rounds.writeProgram(empty, 1, 'none')))).toContain('submitted=-,none');
    expect(programs(unwrap(rounds.writeProgram(round, 1, '')))).toEqual(['', '']);
    expect(rounds.writeProgram(round, 1, 'BX')).toMatchObject({ error: { code: 'bugcatcher/syntax' } });
    expect(rounds.writeProgram(round, 1, 'BU')).toMatchObject({ error: { rule: 'B6' } });
  });

  it('leave a program to somebody: with all of them in, the round would run', () => {
    expect(rounds.writeProgram(round, 0, 'BU')).toMatchObject({ error: { code: 'compose/all-in' } });
    const three = rounds.setPlayers(round, 3);
    const full = unwrap(rounds.writeProgram(three, 0, 'BU'));
    expect(programs(rounds.setPlayers(full, 2)), 'the reader’s goes').toEqual(['', 'CU CR BL BD']);
  });

  it('keep what still fits of a program when nodes, energy or the board change', () => {
    expect(programs(rounds.setOptions(round, { energy: 2 }))).toEqual(['', 'CU CR']);
    expect(programs(rounds.moveNode(round, disc, 'D3'))).toEqual(['', 'CU']);
    expect(programs(rounds.resize(round, { cols: 2, rows: 3 }))).toEqual(['', 'CU']);
  });

  it('resize a board: nodes stay, or go to the nearest free spot, and marks where there are spots', () => {
    const marked = unwrap(setMarks(model, empty, 'D3 A1'));
    const small = rounds.resize(marked, { cols: 2, rows: 2 });
    expect(small.marks).toBe('A1');
    const spots = small.game.players.flatMap(({ border, central }) => [`B${border}`, `C${central}`]);
    expect(new Set(spots).size).toBe(4);
    expect(rounds.nodesAt(small, 'B1-BR')).toEqual([{ seat: 0, kind: 'B' }]);
    expect(rounds.nodesAt(small, 'B1-UR')).toEqual([square]);
  });

  it('add players where there is room, and take the last ones away', () => {
    const many = rounds.setPlayers(round, 12);
    expect(rounds.hasRoom(round, 12)).toBe(true);
    expect(rounds.hasRoom(round, 13)).toBe(false);
    for (const name of ['border', 'central'] as const)
      expect(new Set(many.game.players.map((player) => player[name])).size).toBe(12);
    expect(textOf(rounds.setPlayers(many, 2))).toBe(ROUND);
  });

  it('exchange the colours of a player’s nodes, show and hide programs, and clear them', () => {
    expect(textOf(rounds.recolour(round, 1))).toContain('black=1');
    expect(rounds.recolour(rounds.recolour(round, 1), 1)).toEqual(round);
    expect(textOf(rounds.setOpen(round, false))).not.toContain('open');
    expect(rounds.setOpen(rounds.setOpen(round, false), true)).toEqual(round);
    expect(textOf(empty)).not.toContain('submitted');
  });

  it('give a position that the game reads, whatever is done in whatever order', () => {
    const edits: readonly ((state: rounds.Position) => rounds.Position)[] = [
      (state) => rounds.resize(state, { cols: 2, rows: 2 }),
      (state) => rounds.setPlayers(state, 4),
      (state) => rounds.setOptions(state, { energy: 1, rounds: 3, garnets: 2 }),
      (state) => rounds.moveNode(state, square, 'A1-UL'),
      (state) => rounds.setPlayers(state, 2),
      (state) => rounds.resize(state, { cols: 9, rows: 9 }),
    ];
    for (const first of edits)
      for (const second of edits) {
        const text = textOf(second(first(round)));
        expect(textOf(read(text))).toBe(text);
      }
  });
});

describe('texts of rounds', () => {
  it('keep nodes, programs, options, and what an author adds', () => {
    expect(textOf(round)).toBe(ROUND);
    const marked = setFlag(model, unwrap(setMarks(model, round, 'A1 B2>C2')), 'readonly', true);
    expect(readHash(model, hashOf(model, marked))).toEqual({ ok: true, value: marked });
    const code = `<bugcatcher-grid readonly marks="A1 B2&gt;C2" position="${ROUND}">`;
    expect(unwrap(open(model, code))).toEqual(marked);
    expect(unwrap(open(model, `https://a.site/bugcatcher.html${hashOf(model, marked)}`))).toEqual(marked);
  });

  it('keep the rounds before, the missions and the figures of a match', () => {
    const text =
      'players=2;round=2;seed=9;shown=Cheerful_Jellyfish,Hermit_Crab/Zigzag_Moth,Nautilus;completed=1.1:1;border=C2-BR,F5-BR;central=B3,F5;black=1;fireflies=8,1;done=1,0;collisions=0,1;open=1.2/;submitted=-,BU.BL;laps=C1-BR:C3:B:BD.CL+1+2:00:1.1=6/F5-BR:F5:B:swap.BU:01:;last=C3,F5,C1-BR,F5-BR/C1-BR:D:B,B3:R:K';
    expect(textOf(rounds.recolour(rounds.recolour(read(text), 0), 0))).toBe(textOf(read(text)));
    expect(textOf(read(text))).toContain('laps=C1-BR:C3:B:BD.CL+1+2:00:1.1=6');
    const other = rounds.setPlayers(read(text), 3);
    expect(read(textOf(other)).game.players.map(({ laps }) => laps.length)).toEqual([1, 1, 1]);
  });

  it('begin before the round that a record has run, and where a match has not begun', () => {
    const record = 'bugcatcher/1 players=2 rounds=1 energy=5 cols=4 rows=3 seed=5 | 0:BD.BR 1:BU';
    for (const text of [record, 'players=3;starts=choose']) {
      const state = read(text);
      expect(state.game).toMatchObject({ over: false, round: 1 });
      expect(textOf(read(textOf(state)))).toBe(textOf(state));
    }
  });

  it('of a puzzle keep its goal; one that the position cannot have is left out', () => {
    const puzzle = read(`${ROUND.replace(';open=yes', '')};goal=stop:1B:1C;par=2`);
    expect(textOf(puzzle)).toMatch(/;goal=stop:1B:1C;par=2$/);
    expect(textOf(model.cleared(puzzle))).not.toContain('goal');
  });

  it('are records too, which programs read', () => {
    const session = new Session(bugcatcher);
    unwrap(session.load(model.recordOf(round)));
    expect(session.state).toEqual(round.game);
  });

  it('say where they are wrong', () => {
    expect(open(model, 'players=2;cols=12')).toMatchObject({ ok: false, error: { at: { path: 'cols' } } });
    expect(readHash(model, '#position=players=2')).toMatchObject({ ok: false });
    expect(readHash(model, '')).toBeUndefined();
  });
});

describe('puzzles of Bugcatcher, as the box sees them', () => {
  const slice = sliceOf(makeWords('en', gameWords, own));
  const puzzle = read(`${ROUND.replace(';open=yes', '')};goal=stop:1B:1C`);

  function studied(state: rounds.Position): Found<rounds.Position> {
    const study = studying(slice, state);
    for (;;) {
      const { done, value } = study.next();
      if (done) return value;
    }
  }

  it('take nodes of other players by a tap, two at most, or a corner and a centre', () => {
    const chosen = chooseGoal(slice, round, 'stop');
    const tap = (state: rounds.Position, cell: string): rounds.Position => tapGoal(slice.kinds, state, cell);
    const one = tap(chosen, 'D1-UR');
    expect(one.goal).toEqual({ kind: 'stop', parts: ['1B'] });
    expect(tap(one, 'B3').goal?.parts).toEqual(['1B', '1C']);
    expect(tap(tap(one, 'B3'), 'D1-UR').goal?.parts).toEqual(['1C']);
    expect(tap(one, 'B1-BR'), 'the reader’s own').toBe(one);
    expect(tap(one, 'A1'), 'nobody’s').toBe(one);
    const end = tap(tap(chooseGoal(slice, round, 'end'), 'A1'), 'C2-BR');
    expect(end.goal).toEqual({ kind: 'end', parts: ['C2-BR', 'A1'] });
    expect(tap(tap(end, 'D3'), 'C2-BR').goal?.parts).toEqual(['D3']);
  });

  it('make it the last round, in which all others have handed something in', () => {
    const match = rounds.setOptions(rounds.setPlayers(empty, 3), { rounds: 5 });
    const { goal, game } = chooseGoal(slice, match, 'stop');
    expect(goal).toEqual({ kind: 'stop', parts: [] });
    expect(game.options.rounds).toBe(1);
    expect(game.players.map(({ staged }) => staged?.program)).toEqual([undefined, '', '']);
  });

  it('are proven, graded and told: in how many entries, by which ways, and what most try', () => {
    const { result, moves, ways, reading, tried } = studied(puzzle);
    expect({ result, moves, ways }).toEqual({
      result: 'solved',
      moves: 2,
      ways: [
        {
          key: 'Rl',
          steps: [
            { from: 'B1-BR', to: 'C1-BR' },
            { from: 'D2', to: 'C2' },
          ],
          said: 'Square node right, then round node left.',
        },
      ],
    });
    expect(reading?.share).toBeGreaterThan(0.1);
    expect(tried?.left).toMatch(/Player 2’s round node got through\.$/);
    expect(slice.sentences.aside?.(puzzle, moves)).toMatch(/^Energy is the same for all players: .* 2 more/);
    expect(slice.sentences.aside?.(rounds.setOptions(puzzle, { energy: 2 }), 2)).toBe('');
  });

  it('are mended by small edits that leave one pair of ways', () => {
    const loose = { ...puzzle, goal: { kind: 'end', parts: ['B2-BR', 'C1'] } };
    const { ways, repairs } = studied(loose);
    expect(ways.length).toBeGreaterThan(1);
    const [repair] = repairs?.found ?? [];
    expect(repair?.name).toMatch(/^Goal: .* → /);
    expect(studied(repair?.after as rounds.Position).ways).toHaveLength(1);
  });

  it('say by the rules why a position is no puzzle', () => {
    const cleared = { ...empty, goal: puzzle.goal };
    expect(studied(cleared)).toMatchObject({ kind: 'refused', refusal: { code: 'bugcatcher/awaited' } });
  });
});
