/** A puzzle as it is solved: what is said and refused, hints and the solution, and what comes of it in the end. */
import { describe, expect, it } from 'vitest';
import { buttonsOf, viewOf } from '../../src/ui/game/select.js';
import { FIRST } from '../../src/rotation/element/page-settings.js';
import type { GoalMetEvent, HintGivenEvent, MoveRefusedEvent } from '../../src/ui/contract/events.js';
import type { StoreBoard } from '../store-board.js';
import { solved, start, STEPS, THREE } from './boards.js';

const NEAR = 'HG./.Y./..R;goals=GR';

const lineOf = (board: StoreBoard): string => board.last<GoalMetEvent>('goal-met').solved.text;

describe('a rotation', () => {
  it('that is refused is told by its rule and at its cell', async () => {
    const board = await start({ puzzle: THREE });
    board.tap('d1');
    const { rule, refusal } = board.last<MoveRefusedEvent>('move-refused');
    expect([rule, refusal.facts]).toEqual(['R4', expect.objectContaining({ cell: 'd1' })]);
    expect(board.said.at(-1)).toBe('d1 is green and does not rotate. Choose a star.');
    expect(board.effects.map(({ type }) => type)).toContain('show-refusal');
  });

  it('is told before it is done: what would move, and not what would be found', async () => {
    const board = await start({ puzzle: NEAR });
    expect(board.tells).not.toContain('would');
    board.parts.attend?.('b2', false);
    expect(board.tells).toBe('3 objects would move one place clockwise.');
    const near = await start({ record: `rotation/1 from=${THREE} | c3 e4` });
    const { adapter, reader, words } = near.state;
    // What the edge does is told once.
    const others = adapter.board.pieces?.(viewOf(near.state) as never, 0).filter((cell) => cell !== 'c2');
    for (const cell of [...(others ?? []), 'c2']) {
      near.parts.attend?.(cell, false);
      void near.tells;
    }
    expect(near.tells).toBe('13 objects would move one place clockwise.');
    const told = (isLesson: boolean): string | undefined =>
      adapter.say.foretell?.(viewOf(near.state) as never, 'c2', words, { ...reader, isLesson } as never);
    expect(told(false)).toMatch(/would move 13 objects: [^.]+\.$/);
    expect(told(true)).toMatch(/\. Then 1 of 1 pattern would be found\.$/);
  });

  it('is told when it is done, and what the next one would do once attention has moved', async () => {
    const board = await start({ puzzle: NEAR });
    board.parts.attend?.('b2', false);
    board.play('b2');
    // The focus is still there.
    board.parts.attend?.('b2', false);
    expect(board.tells).toContain('You rotated');
    board.parts.attend?.('b1', false);
    board.parts.attend?.('b2', false);
    expect(board.tells).toContain('would move');
  });

  it('of the star that a finger has chosen is done by a button, which is dimmed until then', async () => {
    const board = await start({ puzzle: NEAR });
    const shown = (): unknown => buttonsOf(board.state).map(({ name, isOff }) => [name, isOff]);
    expect(shown()).toEqual([['rotate', true]]);
    board.do({ type: 'input', input: { type: 'tap', cell: 'b2', finger: true } });
    board.parts.attend?.(undefined, false);
    expect(shown()).toEqual([['rotate', false]]);
    expect(board.told?.buttons).toBeUndefined();
    await board.press('rotate');
    expect(board.record).toMatch(/\| b2$/);
  });

  it('over the edge is explained once in a puzzle, at the first star that needs it', async () => {
    const edge = 'At the edge, what would leave the board jumps along its ring to the next cell on it.';
    const board = await start({ puzzle: 'HG.R./.Y.../...../..Y../R...G;goals=GRN' });
    const at = (cell: string): string => {
      board.parts.attend?.(cell, false);
      return board.tells;
    };
    expect([at('b2'), at('a1'), at('b2')]).toEqual([edge, expect.not.stringContaining('edge'), edge]);
    expect(at('c4')).toMatch(/^\d objects would move one place clockwise\.$/);
    board.play('b2');
    const stars = board.state.adapter.board.pieces?.(viewOf(board.state) as never, 0) ?? [];
    expect(stars.map(at).filter((told) => told.startsWith('At the edge'))).toEqual([]);
    board.load('rotation/1 from=H..../..Y../...../...../R...G;goals=GR |');
    await board.settled();
    expect(at('c2')).toBe(edge);
  });
});

describe('who only looks', () => {
  it.each([
    [THREE, 'Not solved yet', 'Solve it in 3 rotations'],
    [THREE.replace(/;.*/, ''), 'No goals', '0 rotations used'],
  ])('is not asked to rotate a star: %s', async (puzzle, looking, playing) => {
    const board = await start({ puzzle, readonly: true });
    expect(board.status[0]).toBe(looking);
    board.set({ readonly: false });
    expect(board.status[0]).toBe(playing);
  });

  it('is not asked in the page’s own words either', async () => {
    const board = await start({ puzzle: THREE, readonly: true });
    const own = { 'turn.start': 'Löse es' };
    board.set({ words: own });
    await board.settled();
    expect(board.status[0]).toBe('Not solved yet');
    board.set({ words: { ...own, 'look.puzzle': 'Noch nicht gelöst' } });
    await board.settled();
    expect(board.status[0]).toBe('Noch nicht gelöst');
  });
});

describe('a hint', () => {
  it('is the first step of a shortest solution, and says how many are to go', async () => {
    const board = await start({ puzzle: THREE });
    await board.press('hint');
    expect(board.last<HintGivenEvent>('hint-given').text).toBe('c3');
    expect(board.said).toEqual([expect.stringMatching(/^Rotate the .+ at c3.+\.$/)]);
    expect(board.tells).toBe(board.said[0]);
  });

  it('R13: says how many rotations are to go where the goals hold before any, and goes on', async () => {
    const board = await start({ puzzle: 'HG/.N;goals=G' });
    await board.press('hint');
    expect(board.said).toEqual([
      'Rotate the neutron star at b2: it moves 2 objects that end in a line that you need. Then 1 rotation is left.',
    ]);
    expect(board.types).toEqual(['hint-given']);
  });

  it('that is asked for again, or then played, counts once', async () => {
    const board = await start({ puzzle: THREE });
    await board.press('hint', 'hint');
    for (const ply of [1, 2, 3]) {
      await board.press('hint', 'use', 'play-step');
      expect(board.ply).toBe(ply);
    }
    expect(board.solved).toMatchObject({ moves: 3, hints: 3 });
  });

  it('that is asked for again after a reload counts once', async () => {
    const browser = { kept: new Map() };
    const board = await start({ puzzle: THREE, remember: 'hint' }, browser);
    await board.press('hint', 'use', 'play-step');
    board.undo();
    const again = await start({ puzzle: THREE, remember: 'hint' }, browser);
    await again.press('hint', 'use', 'play-step');
    expect(again.ply).toBe(1);
    for (const cell of STEPS.slice(1)) again.play(cell);
    expect(again.solved).toMatchObject({ moves: 3, hints: 1 });
  });

  it('is told beside the rating, after a reload too', async () => {
    const browser = { kept: new Map() };
    const board = await start({ puzzle: THREE, remember: 'hints' }, browser);
    await board.press('hint');
    for (const cell of STEPS) board.play(cell);
    for (const one of [board, await start({ puzzle: THREE, remember: 'hints' }, browser)]) {
      expect(one.solved?.hints).toBe(1);
      expect(one.score).toContain('1 hint');
    }
  });
});

describe('the solution', () => {
  const step = async (board: StoreBoard): Promise<void> => board.press('hint', 'use', 'play-step');

  it('is shown step by step, each in a hint and counted as that', async () => {
    const board = await start({ puzzle: THREE });
    for (let at = 0; at < 3; at++) await step(board);
    expect(board.last<GoalMetEvent>('goal-met').solved).toMatchObject({ moves: 3, hints: 3 });
    expect(lineOf(board)).toBe('Rotation puzzle: ☆☆☆ 3 rotations, par 3, 3 hints');
    expect(board.score).toContain('3 hints');
    expect(board.buttons).toEqual([]);
  });

  it('is asked about with what it costs, and the reader may keep trying', async () => {
    const board = await start({ puzzle: THREE });
    await board.press('hint');
    expect(board.told?.buttons?.map(({ caption }) => caption)).toEqual(['Use it']);
    await board.press('use');
    expect([board.told?.kind, board.tells]).toEqual(['ask', 'Rotate c3? It costs nothing more.']);
    expect(board.told?.buttons?.map(({ caption }) => caption)).toEqual(['Play it', 'Keep trying']);
    await board.press('keep-trying');
    expect([board.told?.kind, board.ply]).not.toContain('ask');
    expect(board.ply).toBe(0);
  });

  it('is offered unless the page wants none', async () => {
    const board = await start({ puzzle: THREE, noSolution: true });
    await board.press('hint');
    expect([board.told?.kind, board.told?.buttons]).toEqual(['hint', []]);
  });
});

describe('a puzzle that is solved', () => {
  it('keeps the line that was found until the reader’s next act', async () => {
    const board = await start({ puzzle: '1-1' });
    board.play('b1');
    board.do({ type: 'recount', gameCount: board.state.gameCount, byItself: true });
    expect(board.tells).toMatch(/^(Up|Right|Down|Left) from [a-e][1-5]: green, yellow\.$/);
    expect(board.told?.buttons).toEqual([]);
    expect(board.effects.filter((one) => one.type === 'later' && one.what === 'recount')).toEqual([]);
    board.do({ type: 'round-read' });
    expect(board.tells).toBe('Try the next puzzle, or share your result.');
  });

  it('is called the shortest only where that is proven, as of our own', async () => {
    const shortest = 'That is par: it cannot be done in fewer.';
    const own = await start({ puzzle: FIRST });
    own.play('b1');
    expect(own.status[1]).toBe('That is as few as the puzzle asks for.');
    expect(own.said.at(-1)).not.toContain(shortest);
    const built = await start({ puzzle: '1-1' });
    built.play('b1');
    expect(built.status[1]).toBe(shortest);
    expect(built.said.at(-1)).toContain(shortest);
  });

  it.each([
    ['3', '★★★ 3 rotations, par 3'],
    ['2', '★★☆ 3 rotations, par 2'],
    ['1', '★☆☆ 3 rotations, par 1'],
    ['1;rotations=1', '☆☆☆ 4 rotations, par 1'],
  ])('gives a line to share that tells how close to par one came, as with par %s', async (par, told) => {
    const board = await solved({ puzzle: THREE.replace(/\d$/, par) });
    expect(lineOf(board)).toBe(`Rotation puzzle: ${told}, no hints`);
  });

  it('of a day tells of the puzzle no more than its name', async () => {
    const board = await start({ daily: '2026-12-24', dailyFirst: '2026-12-25' });
    board.play('e5');
    for (let step = 0; !board.types.includes('goal-met') && step < 20; step++)
      await board.press('hint', 'use', 'play-step');
    expect(lineOf(board)).toMatch(
      /^Rotation puzzle, Thursday,? 24 December: [★☆]{3} \d rotations, par 2, \d hints?$/,
    );
  });

  it('is followed by the next one, or tried again', async () => {
    const board = await start({ puzzle: '1-1' });
    expect(board.endButtons).toEqual([]);
    board.play('b1');
    expect(board.types).toContain('goal-met');
    expect(board.status[1]).toBe('That is par: it cannot be done in fewer.');
    expect(board.tells).toBe('Try the next puzzle, or share your result.');
    expect(board.endButtons.map(({ caption }) => caption)).toEqual(['Next puzzle', 'Share', 'Try again']);
    await board.press('again');
    expect([board.position, board.ply]).toEqual([FIRST, 0]);
    board.play('b1');
    await board.press('next');
    expect([board.aside, board.ply]).toEqual(['Puzzle 1-2', 0]);
  });

  it('is followed by none where the page wants no other', async () => {
    const board = await start({ puzzle: '1-1', noChoices: true });
    board.play('b1');
    expect(board.tells).toBe('Share your result.');
    expect(board.endButtons.map(({ caption }) => caption)).toEqual(['Share', 'Try again']);
  });
});
