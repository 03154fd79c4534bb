/** A program as it is written on a board: what is said, refused, advised, asked of the page and submitted. */
import { describe, expect, it } from 'vitest';
import type { BoardErrorEvent, MoveRefusedEvent, MoveRequestEvent } from '../../src/ui/contract/events.js';
import { StoreBoard } from '../store-board.js';
import { draftIn, POSITION, seen, slice, start, write, WRITING } from './boards.js';

const codeOf = (board: StoreBoard): string => board.last<MoveRefusedEvent>('move-refused').code;

it('before the first entry it is said whose the nodes are, once the lesson is offered no more', async () => {
  const board = await start({ ...WRITING, seats: 'human host' });
  expect(board.tells).toMatch(/^New here\?/);
  board.do({ type: 'lesson-left', at: 7, all: 6 });
  expect(board.tells).toBe(
    'The framed square and the framed disc are yours. The other nodes belong to 1 other player.',
  );
  board.type('bd');
  expect(board.tells).toBe('Slot 1: square node down, a blue path. Nothing is in its way so far.');
});

it('a match begins at once: you and eight planners on the seed’s board', () => {
  const board = new StoreBoard(slice, { seed: 5 });
  expect(board.status).toEqual(['Plan your round', 'The framed two are yours. Tap a dot.']);
  expect(board.aside).toBe('Round 1 of 7');
  const { corners, cells, missions } = seen(board);
  expect([corners.length, cells.length, missions.at(-1)?.length]).toEqual([9, 9, 5]);
  expect(board.seats).toBe(`human${' bot:planner'.repeat(8)}`);
  expect(board.score).toContain('Cheerful Jellyfish');
  expect(board.score).toMatch(/8 others, totals at the end\. Still planning: Player 2, .* and Player 9\./);
  board.leave();
});

describe('a program', () => {
  it('is the same by taps, by letters and as text', async () => {
    const board = await start(WRITING);
    board.tap('C2-BR');
    board.type('blcl');
    expect(draftIn(board)).toBe('BD BL CL');
    expect(board.score).toContain('Energy 4 of 7');
    await write(board, 'BD BL CL BD swap BL CD');
    expect(draftIn(board)).toBe('BD BL CL BD swap BL CD');
  });

  it.each([
    ['BD CL B', 2, /Entry 3: “B” is not an entry/],
    ['BU BU', 1, /Entry 2: square node up leaves the board from C1-UR/],
    ['BD BD BD BD CL CL swap CU', 7, /Entry 8 needs 1 energy, and none is left/],
  ])('is told what is wrong with it as one types, by its entry: %s', async (text, entries, told) => {
    const board = await start(WRITING);
    await write(board, text);
    expect(draftIn(board).split(' ')).toHaveLength(entries);
    expect(board.score).toMatch(told);
    await write(board, 'BD');
    expect(board.score).not.toMatch(told);
  });

  it('is told where it is sure to collide, and what to do', async () => {
    const board = await start(WRITING);
    await write(board, 'BD BU');
    expect(board.status[1]).toBe('Change slot 2, or go another way.');
    expect(board.tells).toBe('Slot 2: square node up would meet C1-BR, where a node has been.');
  });

  it('is told to be short of energy where a spot is too far, and of no entry', async () => {
    const board = await start(WRITING);
    board.type('bdblbd');
    board.tap('F5');
    expect(board.last<MoveRefusedEvent>('move-refused').refusal.facts).toEqual({
      cell: 'F5',
      steps: 5,
      left: 4,
    });
    expect(board.notes).toEqual(['That is 5 steps away, and you have 4 energy.']);
    board.tap('C4');
    expect(board.notes).toEqual([]);
  });

  it('that leaves energy is asked about once a match, and where it has no entry always', async () => {
    const board = await start(WRITING);
    const question = (): string => {
      board.do({ type: 'ask', name: 'commit', opener: 'commit' });
      return /Submit an empty plan\?|\d+ energy is left\. Submit anyway\?/.exec(board.score)?.[0] ?? '';
    };
    expect(question()).toBe('Submit an empty plan?');
    board.type('bd');
    expect(question()).toBe('6 energy is left. Submit anyway?');
    await board.press('commit');
    board.play('CU', { seat: 1 });
    board.type('bd');
    expect(question()).toBe('');
    board.do({ type: 'input', input: { type: 'cancel' } });
    expect(question()).toBe('Submit an empty plan?');
  });

  it('is not asked about where no step could be placed', async () => {
    const board = await start(WRITING);
    for (let n = 0; n < 7; n++) await board.press('swap');
    board.do({ type: 'ask', name: 'commit', opener: 'commit' });
    expect(board.score).not.toContain('Submit anyway?');
  });

  it('marks the missions that it would complete, if nothing comes in its way', async () => {
    const board = await start(WRITING);
    expect(board.score).not.toContain('your plan completes it');
    // Marching Ant: three steps of the round node in a line.
    await write(board, 'CR CR CR');
    expect(board.score).toMatch(/Marching Ant ✓ your plan completes it/);
    await write(board, 'CR CR');
    expect(board.score).not.toContain('✓');
  });

  it('is submitted with the missions accepted, and the page is asked before', async () => {
    const board = await start(WRITING);
    await write(board, 'BD');
    await board.press('take-3', 'commit');
    const { text, seat } = board.last<MoveRequestEvent>('move-request');
    expect([text, seat]).toEqual(['BD+2', 0]);
    expect(board.status).toEqual(['Waiting for 1 of 2 players', 'Your plan is in.']);
  });
});

describe('what is refused', () => {
  it('is a step off the board at once, with its rule and place; the draft stays, and the next entry ends it', async () => {
    const board = await start(WRITING);
    board.type('buu');
    const { code, rule, refusal } = board.last<MoveRefusedEvent>('move-refused');
    expect([code, rule, refusal.at?.entry]).toEqual(['bugcatcher/off-board', 'B6', 1]);
    expect(board.notes).toEqual(['Entry 2: square node up leaves the board from C1-UR. Go another way.']);
    expect(draftIn(board)).toBe('BU');
    board.do({ type: 'input', input: { type: 'cancel' } });
    expect([board.notes, draftIn(board)]).toEqual([[], '']);
  });

  it('are energy and garnets that are not there, what is no program or mission, and a second program', async () => {
    const board = await start(WRITING);
    for (let n = 0; n < 8; n++) await board.press('swap');
    expect(codeOf(board)).toBe('bugcatcher/energy');
    for (const [text, code] of [
      ['gswap.gswap', 'bugcatcher/garnet-swap-once'],
      ['BD+9', 'bugcatcher/mission'],
      ['BX', 'bugcatcher/syntax'],
    ] as const) {
      expect(board.play(text, { seat: 0 }).ok).toBe(false);
      expect(codeOf(board)).toBe(code);
    }
    expect(board.play('BD', { seat: 0 }).ok).toBe(true);
    expect(board.play('BD', { seat: 0 }).ok).toBe(false);
    expect(codeOf(board)).toBe('bugcatcher/submitted');
  });

  it('is text that is no program, when it is submitted: nothing else is, and the reader is told', async () => {
    const board = await start(WRITING);
    for (const [text, code] of [
      ['BD CX', 'bugcatcher/syntax'],
      ['CL CL CL', 'bugcatcher/off-board'],
      ['start=C1', 'bugcatcher/lists-closed'],
      ['timeout', 'bugcatcher/host-only'],
    ] as const) {
      await write(board, text);
      await board.press('commit');
      const { sentence } = board.last<MoveRefusedEvent>('move-refused');
      expect([codeOf(board), board.notes, board.said.at(-1)]).toEqual([code, [sentence], sentence]);
      expect(board.types).not.toContain('move-request');
    }
    await write(board, 'cl, bd');
    await board.press('commit');
    expect(board.last<MoveRequestEvent>('move-request').text).toBe('CL.BD');
  });

  it('of another seat, or of none that is named, the reader never hears', async () => {
    const board = await start(WRITING);
    for (const [text, seat, code] of [
      ['BD.BL', 1, 'bugcatcher/off-board'],
      ['BD', undefined, 'session/which-seat'],
      ['BD', 7, 'session/no-seat'],
    ] as const)
      expect(board.play(text, { seat })).toMatchObject({ ok: false, error: { code } });
    board.update();
    expect([board.notes, board.said]).toEqual([[], []]);
    expect(board.effects.map(({ type }) => type)).not.toContain('show-refusal');
    const told = board.heard.map(({ event }) => (event as MoveRefusedEvent).refusal);
    expect(told[0]).toEqual({ code: 'session/refused' });
    expect(told[1]?.code).toBe('session/which-seat');
  });
});

describe('a hint', () => {
  it('stands beside the reader’s own program, is adopted by a button, and Undo brings the program back', async () => {
    const board = await start({ seed: 5, seats: 'human host' });
    await write(board, 'swap');
    await board.press('hint');
    expect(draftIn(board)).toBe('swap');
    expect(board.told?.kind).toBe('hint');
    expect(board.tells).toMatch(/^Up to \d+ firefl.*: \d steps?/);
    await board.press('use');
    expect(draftIn(board)).toMatch(/^(?:[BC][URDL]|g?swap) /);
    expect(board.told?.kind).not.toBe('hint');
    await board.press('undo');
    expect(draftIn(board)).toBe('swap');
    await board.press('undo');
    expect(draftIn(board)).toBe('');
    expect(board.parts.draft?.canTakeBack()).toBe(false);
  });
});

describe('missions of a page', () => {
  it('come by its property, as text', async () => {
    const board = await start({ seed: 5, seats: 'human host' });
    board.set({ missions: '[{"name":"Night Moth","node":"C","end":["corners"],"reward":5}]' });
    await board.settled();
    expect(board.score).toContain('Night Moth');
  });

  it('that cannot be used leave the last good game, and it is told where', async () => {
    const board = await start({ seed: 5, seats: 'human host' });
    board.set({ missions: '[{"name":"Moth","node":"C","end":["corners"]}]' });
    await board.settled();
    expect(board.notes.join()).toContain(
      'missions[0].reward cannot be used. Write a whole number from 1 to 99.',
    );
    expect(board.last<BoardErrorEvent>('board-error').source).toBe('missions');
    expect(board.score).toContain('Cheerful Jellyfish');
  });
});

describe('who only looks', () => {
  it('is told who is waited for, and how far the match is', async () => {
    const board = await start({ seed: 5, seats: 'human bot:walker' });
    expect(board.status[0]).toBe('Plan your round');
    board.set({ readonly: true });
    expect(board.status[0]).toBe('Waiting for 2 of 2 players');
    board.set({ readonly: false });
    await board.press('commit');
    board.goTo(0);
    expect(board.aside).toBe('Move 0 of 2');
  });

  it('in public is told which missions were completed, and has no round to play back', async () => {
    const position = POSITION.replace('Cheerful_Jellyfish', 'Patient_Leech').replace(
      'Marching_Ant',
      'Harlequin_Beetle',
    );
    const board = await start({ position, seats: 'host host', viewer: 'public' });
    board.play('swap.swap+2', { seat: 0 });
    board.play('none', { seat: 1 });
    expect(board.tells).toContain('Mission completed: Harlequin Beetle.');
    expect(board.score).not.toContain('slot');
  });
});

describe('Restart before anything is submitted', () => {
  it('gives up the program, and nothing else: it is the same board, and no way back is offered', async () => {
    const board = await start(WRITING);
    const before = board.position;
    await write(board, 'BD BL CL BD swap BL CD');
    await board.press('take-1');
    board.do({ type: 'begin-again' });
    expect([draftIn(board), board.position, board.ply]).toEqual(['', before, 0]);
    expect(board.captions).not.toContain('Bring it back');
    expect(board.said.at(-1)).toBe('The game was restarted.');
  });
});
