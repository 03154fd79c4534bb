/**
 * Hints in puzzles: first where the next move is, then which it is and why; both together are one. And what stands
 * beside every puzzle: what is left, and what its reader may not know.
 */
import { describe, expect, it } from 'vitest';
import { describeAbout as ofConstellation } from '../../src/constellation/puzzle-conversation.js';
import { describeAbout as ofSpaceCrack } from '../../src/space-crack/puzzle-conversation.js';
import { describeAbout as ofStar } from '../../src/star/puzzle-conversation.js';
import { bounds } from '../../src/star/score.js';
import { viewOf } from '../../src/ui/game/select.js';
import { StoreBoard, wholeSliceOf } from '../store-board.js';

/** A puzzle of each game, and one that a wrong move has made unsolvable before it is lost. */
const GAMES = [
  {
    game: 'star',
    puzzle: '3:.R.BR2.RBRBRBR.R3BR3BR2B2R.R;goal=connect:S21:S30;par=2',
    where: /^Look here\. The next stone belongs on \S+, \S+ or \S+\.$/,
    which: /^Place a stone on \*10: .+\.$/,
  },
  {
    game: 'space-crack',
    puzzle:
      'boardSize=6;planets=7B,3B11,5B,4B,4A9,6,8A4,8A,3A,4A;turn=15;points=2,0;order=sequential;goal=break;par=2',
    where: /^Look at your ship of strength \d+ .+\. It has the next move\.$/,
    which: /^Merge the ship of strength .+\.$/,
  },
  {
    game: 'constellation',
    puzzle:
      'map=generated;seed=539;stars=20;hqImmune=yes;rounds=8;round=8;owners=..BB..B.BA...ABA....;hqs=b7,b8/a8,a2;left=3/1;steals=2,1;goal=hold;par=3',
    where: /^Look here\. The next move is at \w+, \w+ or \w+\.$/,
    which: /^(?:Claim|Steal) .+\.$/,
  },
  {
    game: 'bugcatcher',
    puzzle:
      'players=2;rounds=1;energy=3;garnets=0;cols=4;rows=3;border=D1-UR,C3-BR;central=B3,D2;submitted=-,CD.CL.CU;goal=end:D2-BR:C3;par=3',
    where: /^Slot 1 is for your (?:square|round) node\.$/,
    which: /^Slot 1: (?:square|round) node (?:up|right|down|left)\./,
  },
];

async function start(game: string, puzzle: string): Promise<StoreBoard> {
  const slice = await wholeSliceOf(game);
  await slice.definition.puzzles?.load();
  const seats = game === 'bugcatcher' ? 'human host' : 'human human';
  const board = new StoreBoard(slice, { puzzle, seats });
  await board.settled();
  return board;
}

const puzzleOf = (name: string): string => GAMES.find(({ game }) => game === name)?.puzzle ?? '';
const namesOf = (board: StoreBoard): readonly string[] => board.told?.buttons?.map(({ name }) => name) ?? [];
const hintsOf = (board: StoreBoard): number => board.state.tally.count.hints;

describe.each(GAMES)('a hint in a puzzle of $game', ({ game, puzzle, where, which }) => {
  it('tells and shows where the next move is, and at the next press which it is', async () => {
    const board = await start(game, puzzle);
    await board.press('hint');
    expect(board.tells).toMatch(where);
    expect(board.said.at(-1)).toMatch(where);
    expect(namesOf(board)).toEqual(['show-hint']);
    const { advice, adapter } = board.state;
    expect(advice?.text).toBeUndefined();
    const { chart } = adapter.board;
    const cells = chart(viewOf(board.state) as never, '').rows.flat();
    expect(advice?.lit.length).toBeGreaterThan(0);
    for (const cell of advice?.lit ?? []) expect(cells).toContain(cell);
    await board.press('hint');
    expect(board.tells).toMatch(which);
    expect(board.said.at(-1)).toMatch(which);
    expect(namesOf(board)).toEqual(['use']);
    expect(board.state.advice?.text).toBeDefined();
  });

  it('is one hint with both its steps, and the same one where it is asked for again', async () => {
    const board = await start(game, puzzle);
    await board.press('hint');
    expect(hintsOf(board)).toBe(1);
    await board.press('show-hint');
    expect(board.tells).toMatch(which);
    board.do({ type: 'drop-hint' });
    await board.press('hint', 'hint');
    expect(board.tells).toMatch(which);
    expect(hintsOf(board)).toBe(1);
  });

  it('advises what can be played: hints alone solve it', async () => {
    const board = await start(game, puzzle);
    for (let n = 0; n < 12 && !board.types.includes('goal-met'); n++) {
      await board.press('hint');
      if (board.told?.buttons?.some(({ name }) => name === 'show-hint')) await board.press('show-hint');
      if (/^This plan works/.test(board.tells)) await board.press('run');
      else await board.press('use');
      // A steal asks first, whoever advises it.
      if (board.told?.kind === 'ask') await board.press(namesOf(board)[0] as string);
    }
    expect(board.types).toContain('goal-met');
    expect(hintsOf(board)).toBeGreaterThan(1);
  });
});

describe('a puzzle that can no longer be solved', () => {
  it.each([
    ['space-crack', '5-8'],
    ['constellation', 'a7'],
  ])('is told as one hint, with a button that takes the move back: %s', async (game, wrong) => {
    const board = await start(game, puzzleOf(game));
    const { position } = board;
    expect(board.play(wrong).ok).toBe(true);
    await board.settled();
    await board.press('hint');
    expect(board.tells).toBe('It can no longer be solved from here. Take a move back.');
    expect([hintsOf(board), namesOf(board)]).toEqual([1, ['undo-move']]);
    await board.press('undo-move');
    expect(board.position).toBe(position);
    expect(hintsOf(board)).toBe(1);
  });
});

describe('the count beside a puzzle', () => {
  it.each([
    ['star', '*10', ['2 stones left', '1 stone left']],
    ['space-crack', '7-5', ['2 moves left', '1 move left']],
    ['constellation', 'a10', ['3 moves 2 steals left', '2 moves 2 steals left']],
  ] as const)('says what is left, and goes down with each move: %s', async (game, move, counts) => {
    const board = await start(game, puzzleOf(game));
    expect(board.score).toContain(counts[0]);
    board.play(move);
    await board.settled();
    expect(board.score).toContain(counts[1]);
  });

  it('of energy goes down with each entry that is written', async () => {
    const board = await start('bugcatcher', puzzleOf('bugcatcher'));
    expect(board.score).toContain('3 energy left');
    board.type('cr');
    expect(board.score).toContain('2 energy left');
  });

  it('of stones tells how many are over par, since a puzzle of *Star goes on', async () => {
    const text = puzzleOf('star').replace('par=2', 'par=1;moves=3');
    const board = await start('star', text);
    expect(board.score).toContain('2 stones over par');
    expect(board.status[1]).toBe('Not solved yet. Go on, or undo and try another way.');
    expect((await start('star', puzzleOf('star'))).status[1]).toBe('Place a stone on any empty cell.');
  });
});

describe('what a reader of a puzzle may not know', () => {
  it('is said beside it: hollow stones, battles, crack', async () => {
    const star = await start('star', puzzleOf('star'));
    const hollow = 'A hollow stone is shut in: it can score no more.';
    const { dead } = bounds(viewOf(star.state) as never);
    expect(ofStar(viewOf(star.state) as never, star.state.words)).toEqual(dead.length > 0 ? [hollow] : []);
    const shut = await start('star', '3:3B.RBR2.R2BRB2RB2RBRB3RBR2B.;goal=win;par=2');
    expect(bounds(viewOf(shut.state) as never).dead.length).toBeGreaterThan(0);
    expect(ofStar(viewOf(shut.state) as never, shut.state.words)).toEqual([hollow]);
    const map = await start('space-crack', puzzleOf('space-crack'));
    const told = (): readonly string[] => ofSpaceCrack(viewOf(map.state) as never, map.state.words);
    expect(told()).toHaveLength(1);
    expect(told()[0]).toMatch(/^In a battle the stronger ship wins/);
    const rich = await start(
      'space-crack',
      'boardSize=6;planets=8B,4,8B11,7,5,4A3,7A,4A,6A,7;turn=15;crack=10,0;points=3,0;order=sequential;goal=break;par=3',
    );
    expect(ofSpaceCrack(viewOf(rich.state) as never, rich.state.words)[1]).toMatch(/^Crack pays for ships/);
  });

  it('is said where HQs are safe: a puzzle of Constellation with that rule says so, and one without does not', async () => {
    const safe = puzzleOf('constellation');
    const told = async (text: string): Promise<readonly string[]> => {
      const { state } = await start('constellation', text);
      return ofConstellation(viewOf(state) as never, state.words);
    };
    expect(await told(safe)).toEqual(['HQs cannot be stolen in this puzzle.']);
    expect(
      await told(
        safe.replace('hqImmune=yes;', '').replace('goal=hold', 'goal=hqs').replace('left=3/1', 'left=3/0'),
      ),
    ).toEqual([]);
  });
});
