import { describe, expect, it } from 'vitest';
import { readProgram, wordsOf } from '../../src/bugcatcher/program.js';
import { act, notation, position, rules, session, start } from './harness.js';

const STATE = start({ players: 2 }, 5);

describe('B5: the seed’s shorthand', () => {
  it.each([
    ['BD BL CL BD swap BL CD', 'DLlDsLd'],
    ['bd,bl;cl.bd  SWAP bl cd', 'DLlDsLd'],
    ['s gs g gswap', 'sggg'],
    ['', ''],
  ])('%s', (text, program) => {
    expect(readProgram(text)).toEqual({ program });
    expect(readProgram(wordsOf(program).join(' '))).toEqual({ program });
  });

  it('is read up to the first word that is no entry, and that one’s place is told', () => {
    expect(readProgram('BD CL B swap')).toMatchObject({
      program: 'Dl',
      error: { at: { offset: 6, entry: 2 }, facts: { found: 'B' } },
    });
  });
});

describe('moves', () => {
  it.each(['none', 'BD.swap.CU+1+3', 'gswap', 'timeout'])('%s comes out as it went in', (text) =>
    expect(notation.formatMove(STATE, 0, act(STATE, 0, text))).toBe(text),
  );
  it.each([
    ['bd cl + 3 +1 +1', 'BD.CL+1+3'],
    [' NONE +2', 'none+2'],
    ['+2', 'none+2'],
  ])('%s is read as %s', (text, canonical) =>
    expect(notation.formatMove(STATE, 0, act(STATE, 0, text))).toBe(canonical),
  );
  it('B11: missions that end in a plus without a number are refused, however much room is between them', () => {
    // A reader that tries every way to share out the room would not end.
    const text = `BD${'+1  '.repeat(200)}+`;
    expect(notation.parseMove(STATE, 0, text)).toMatchObject({
      ok: false,
      error: { code: 'bugcatcher/missions', at: { offset: 2 } },
    });
  });

  it.each(['', ' \n'])('B5: an empty program is written: %j is none', (text) =>
    expect(notation.parseMove(STATE, 0, text)).toMatchObject({
      ok: false,
      error: { code: 'bugcatcher/syntax', rule: 'B5' },
    }),
  );
  it('start lists go by any name of a place', () => {
    const first = start({ players: 2, cols: 3, rows: 3, starts: 'choose' });
    const lists = act(first, 0, 'start=a1, B2 ; c1-bl,A1UL; 1 , 2');
    expect(notation.formatMove(first, 0, lists)).toBe('start=A1,B2;B1-BR,A1-UL;1,2');
  });
});

describe('positions', () => {
  const text =
    'players=2;round=2;seed=9;shown=Cheerful_Jellyfish,Coiled_Millipede,Hermit_Crab,Marching_Ant,Water_Strider/Zigzag_Moth,Sleepy_Snail,Sea_Horse,Diving_Beetle,Nautilus;completed=1.1:1;border=C2-BR,F5-BR;central=B3,F5;black=1;fireflies=9,-3;garnetsLeft=3,2;done=1,0;collisions=0,1;open=1.3/;submitted=BD.BL+1+2,-;laps=C1-BR:C3:B:BD.CL+1+3:00:1.1=6/F5-BR:F5:B:swap.BU:01:1.3=-3;last=C3,F5,C1-BR,F5-BR/C1-BR:D:B,B3:R:K';
  it('lose nothing', () => expect(notation.formatPosition(position(text))).toBe(text));
  it('play on', () => expect(rules.toAct(position(text))).toEqual([1]));

  it('need little by hand: a round later than the first says what is not as usual', () => {
    const state = position('players=2;cols=4;rows=3;round=2;border=A1-BR,C1-BR;central=A3,C3;black=1');
    expect(rules.toAct(state)).toEqual([0, 1]);
    expect(state.players.map(({ fireflies, garnets }) => [fireflies, garnets])).toEqual([
      [0, 3],
      [0, 3],
    ]);
    expect(state.last).toMatchObject({ paths: [] });
  });

  it('name a mission by its number in the list where two are called the same', () => {
    const twins =
      'players=2;missions=Moth:swaps:2:3,Moth:swaps:3:4;seed=7;shown=Moth,2;border=C1-BR,F5-BR;central=C3,F5';
    expect(position(twins).missions).toEqual([[0, 1]]);
    expect(notation.formatPosition(position(twins))).toBe(twins);
  });

  it.each<[why: string, found: string, put: string, code: string, path: string, at: string]>([
    ['an option out of range', 'players=2', 'players=1', 'option/range', 'players', '1'],
    ['cells too few', 'players=2', 'players=9;cols=2;rows=2', 'bugcatcher/too-small', 'players', '9'],
    ['a round too many', 'round=2', 'round=8', 'position/value', 'round', '8'],
    ['over before the last round', 'round=2', 'round=2;over=yes', 'position/unfit', 'over', 'yes'],
    ['a seed that is none', 'seed=9', 'seed=-1', 'position/value', 'seed', '-1'],
    ['a mission twice', 'Zigzag_Moth', 'Hermit_Crab', 'position/unfit', 'shown', 'Cheerful'],
    ['no mission', 'Zigzag_Moth', 'Zigzag_Bat', 'position/value', 'shown[1][0]', 'Zigzag_Bat'],
    [
      'a mission completed that was not shown',
      '=1.1:1',
      '=3.1:1',
      'position/value',
      'completed[0][0]',
      '3.1',
    ],
    ['a player too few', 'B3,F5', 'B3', 'position/count', 'central', ';black'],
    ['a node off the board', 'C2-BR,F5-BR', 'C2-BR,G5-BR', 'position/value', 'border[1]', 'G5-BR'],
    ['a corner for a centre', 'B3,F5', 'B3,F5-BR', 'position/value', 'central[1]', 'F5-BR;black'],
    ['a colour that is none', 'C3:B:BD', 'C3:X:BD', 'position/value', 'laps[0][0][2]', 'X'],
    [
      'a program off the board',
      'submitted=BD.BL',
      'submitted=BR.BR.BR.BR',
      'bugcatcher/off-board',
      'submitted[0]',
      'BR.BR.BR.BR',
    ],
    ['no program', 'submitted=BD.BL', 'submitted=BD.BX', 'bugcatcher/syntax', 'submitted[0]', 'BX'],
    ['another round’s mission', '+1+2,-', '+1+6,-', 'position/value', 'submitted[0]', 'BD.BL+1+6'],
    ['results for other entries', ':00:', ':000:', 'position/value', 'laps[0][0]', 'C1-BR:C3'],
    ['a path off the board', 'C1-BR:D:B', 'C5-BR:D:B', 'position/value', 'last[1][0]', 'C5-BR:D:B'],
    ['everybody submitted', ',-;laps', ',BU;laps', 'position/unfit', 'submitted', 'BD.BL+1+2,BU'],
    ['start lists in a round', ';seed', ';lists=/;seed', 'position/unfit', 'lists', '/;seed'],
  ])('%s is refused', (_, found, put, code, path, at) => {
    const wrong = text.replace(found, put);
    const read = notation.parsePosition(wrong);
    expect(read).toMatchObject({ ok: false, error: { code, at: { offset: wrong.indexOf(at, 8), path } } });
  });

  it('hold start lists, and who gives none', () => {
    const first = session({ players: 3, cols: 2, rows: 2, starts: 'choose' }, 3);
    first.playText('0:start=A1,B1,A2;A1-UL,A1-UR,A1-BL;1,0');
    first.playText('1:start');
    const read = position(first.position('all'));
    expect(read).toEqual(first.state);
    expect(rules.toAct(read)).toEqual([2]);
  });
});
