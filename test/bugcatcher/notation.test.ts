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
    'players=2;2;9;0.1.2.3.4/5.6.7.8.9;0:1;10.41:14.29:B10D.C13r;17,13,B,9,3,1,0,2,DL~5.6,10~14~B~Dl~00~0.2~0_6/41,29,K,-3,2,0,1,,-,41~29~B~sU~01~~2_-3';
  it('lose nothing', () => expect(notation.formatPosition(position(text))).toBe(text));
  it('play on', () => expect(rules.toAct(position(text))).toEqual([1]));

  it.each([
    ['a part too few', text.replace(';9;', ';'), 'bugcatcher/position', undefined],
    ['an option out of range', text.replace('players=2', 'players=1'), 'option/range', undefined],
    [
      'cells too few',
      text.replace('players=2', 'players=9&cols=2&rows=2'),
      'bugcatcher/too-small',
      undefined,
    ],
    ['a round too many', text.replace(';2;9', ';8;9'), 'bugcatcher/position-part', 'round'],
    ['over before the last round', text.replace(';2;9', ';2!;9'), 'bugcatcher/position-part', 'round'],
    ['a seed that is none', text.replace(';9;', ';-1;'), 'bugcatcher/position-part', 'seed'],
    ['a mission twice', text.replace('5.6.7', '0.6.7'), 'bugcatcher/position-part', 'missions'],
    [
      'a mission completed that was not shown',
      text.replace(';0:1;', ';30:1;'),
      'bugcatcher/position-part',
      'completed',
    ],
    ['a player too few', text.slice(0, text.indexOf('/41')), 'bugcatcher/position-part', 'players'],
    ['a node off the board', text.replace('/41,29', '/42,29'), 'bugcatcher/position-part', 'nodes'],
    ['a colour that is none', text.replace('17,13,B', '17,13,X'), 'bugcatcher/position-part', 'colour'],
    [
      'a program off the board',
      text.replace('DL~5.6', 'DDDDDDD~5.6'),
      'bugcatcher/position-part',
      'committed',
    ],
    ['another round’s mission', text.replace('DL~5.6', 'DL~1'), 'bugcatcher/position-part', 'committed'],
    ['results for other entries', text.replace('~Dl~00~', '~Dl~000~'), 'bugcatcher/position-part', 'rounds'],
    ['a path off the board', text.replace('B10D', 'B99D'), 'bugcatcher/position-part', 'paths'],
    ['everybody committed', text.replace(',-,41', ',U~,41'), 'bugcatcher/position-part', 'committed'],
    ['white space', `${text} `, 'text/alphabet', undefined],
  ])('%s is refused', (_, wrong, code, part) =>
    expect(notation.parsePosition(wrong)).toMatchObject({
      ok: false,
      error: { code, ...(part !== undefined && { facts: { part } }) },
    }),
  );

  it('hold start lists, and who gives none', () => {
    const first = session({ players: 3, cols: 2, rows: 2, starts: 'choose' }, 3);
    first.playText('0:start=A1,B1,A2;A1-UL,A1-UR,A1-BL;1,0');
    first.playText('1:start');
    const read = position(first.position('all'));
    expect(read).toEqual(first.state);
    expect(rules.toAct(read)).toEqual([2]);
  });
});
