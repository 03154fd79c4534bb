import { expect } from '@open-wc/testing';
import { Session } from '../../src/core/session/session.js';
import '../../src/rotation/element/define.js';
import '../../src/star/element/define.js';
import type {
  GameChangeEvent,
  GameEndEvent,
  GoalMetEvent,
  HintGivenEvent,
  SeatTurnEvent,
} from '../../src/ui/contract/events.js';
import type { GameElement } from '../../src/ui/elements/game-element.js';
import { Board, mount, until } from '../board.js';
import { definePlainBoard } from '../games/plain-board.js';
import { sealed, words as sealedWords } from '../games/sealed/game.js';
import { teams, words } from '../games/teams/game.js';
import type { State } from '../games/teams/state.js';

/** What was asked for ahead, each by its seed: no seed but 0 is ever made. */
const made: { readonly seed: number; readonly signal: AbortSignal }[] = [];
definePlainBoard('slow-board', {
  game: teams,
  words,
  bots: {},
  seats: 'human human',
  seatRange: [2, 4],
  pregenerate: (plan) => {
    if (plan?.kind !== 'seed' || plan.seed === 0) return undefined;
    return {
      make: (signal) => {
        made.push({ seed: plan.seed, signal });
        return new Promise(() => {});
      },
    };
  },
});

const held = ({ owners }: State): number => owners.filter((owner) => owner === 0).length;

/** The land grab as a puzzle: team 0 is to hold two cells. */
const game = {
  ...teams,
  goal: (state: State) => {
    const done = Math.min(2, held(state));
    return { met: done === 2, done, of: 2, par: 2 };
  },
};
definePlainBoard('puzzle-board', { game, words, bots: {}, seats: 'human human', seatRange: [2, 4] });
definePlainBoard('secret-board', {
  game: sealed,
  words: sealedWords,
  bots: {},
  seats: 'human host',
  seatRange: [2, 9],
});

/** A record holds few of its moves, and fewer of team 1's, which are twice as long. */
definePlainBoard('wordy-board', {
  game: {
    ...game,
    notation: {
      ...teams.notation,
      formatMove: (state, actor, move) =>
        teams.notation.formatMove(state, actor, move).padEnd(actor === 0 ? 1000 : 1990, '.'),
      parseMove: (state, actor, text) => teams.notation.parseMove(state, actor, text.replace(/\.+$/, '')),
    },
  },
  words,
  bots: {},
  seats: 'human human',
  seatRange: [2, 4],
});

/** Moves of team 0, each legal after those before it. */
function moves(count: number): string[] {
  const session = new Session(game);
  return Array.from({ length: count }, () => {
    const [first] = [...teams.rules.moves(session.state, 0)];
    if (!first) throw new Error('team 0 has no move');
    const text = teams.notation.formatMove(session.state, 0, first);
    session.play(0, first);
    return text;
  });
}
const [FIRST = '', SECOND = '', THIRD = ''] = moves(3);

const causes = (board: Board): string[] =>
  board.heard
    .filter(({ type }) => type === 'game-change')
    .map(({ event }) => (event as GameChangeEvent).cause);

const keys: string[] = [];
/** A key that no other test uses. */
function freshKey(): string {
  keys.push(`taken-up-${keys.length}`);
  return keys.at(-1) as string;
}
afterEach(() => {
  for (const key of keys) localStorage.removeItem(`planisphere:${key}`);
});

/** The same page, loaded again: a board whose listeners hear its first events. */
async function reload(tag: string, attributes: Readonly<Record<string, string>>): Promise<Board> {
  const element = document.createElement(tag) as GameElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const board = new Board(element);
  const place = (await mount('<puzzle-board></puzzle-board>')).element.parentElement as HTMLElement;
  place.replaceChildren(element);
  await board.settled();
  return board;
}

/** Tells this page what another tab has done with the storage that both share. */
function tellStorage(key: string): void {
  window.dispatchEvent(new StorageEvent('storage', { key: `planisphere:${key}` }));
}

describe('what a page may ask of a game', () => {
  it('is who is to act, how it ended and what the goal took: undefined and nobody before', async () => {
    const { element } = await mount('<star-board rings="2"></star-board>');
    expect([element.outcome, element.solved, element.toAct]).to.deep.equal([undefined, undefined, [0]]);
    const fresh = document.createElement('star-board');
    expect([fresh.outcome, fresh.solved]).to.deep.equal([undefined, undefined]);
    expect(fresh.toAct).to.be.an('array');
  });

  it('is the objects of game-end and goal-met', async () => {
    const star = await mount('<star-board rings="2"></star-board>');
    star.element.play('S10');
    expect(star.element.toAct).to.deep.equal([1]);
    star.element.play('resign');
    expect(star.element.outcome).to.deep.equal(star.last<GameEndEvent>('game-end').outcome);
    expect(star.element.outcome?.winners).to.deep.equal([0]);
    expect([star.element.toAct, star.element.solved]).to.deep.equal([[], undefined]);
    const puzzle = await mount('<puzzle-board></puzzle-board>');
    puzzle.element.play(FIRST, { seat: 0 });
    expect(puzzle.element.solved).to.equal(undefined);
    puzzle.element.play(SECOND, { seat: 0 });
    expect(puzzle.element.solved).to.equal(puzzle.last<GoalMetEvent>('goal-met').solved);
    expect(puzzle.element.solved?.moves).to.equal(2);
  });

  it('is taken back by undo, and by looking back it is not', async () => {
    const { element } = await mount('<star-board rings="2"></star-board>');
    element.play('S10');
    element.play('resign');
    element.goTo(0);
    expect(element.outcome?.winners).to.deep.equal([0]);
    expect(element.toAct).to.deep.equal([]);
    element.undo();
    expect([element.outcome, element.toAct]).to.deep.equal([undefined, [1]]);
    const puzzle = (await mount('<puzzle-board></puzzle-board>')).element;
    for (const move of [FIRST, SECOND]) puzzle.play(move, { seat: 0 });
    puzzle.goTo(0);
    expect(puzzle.solved?.moves).to.equal(2);
    puzzle.undo();
    expect(puzzle.solved).to.equal(undefined);
    puzzle.redo();
    expect([puzzle.solved?.moves, puzzle.solved?.undos]).to.deep.equal([2, 1]);
  });

  it('stands on a board that shows a record, wherever in it', async () => {
    const { element } = await mount('<star-board record="star/1 rings=2 | S10 resign" ply="0"></star-board>');
    expect([element.outcome?.winners, element.toAct]).to.deep.equal([[0], []]);
    const puzzle = await mount('<puzzle-board></puzzle-board>');
    for (const move of [FIRST, SECOND]) puzzle.element.play(move, { seat: 0 });
    const shown = await mount(`<puzzle-board record="${puzzle.element.record}" readonly></puzzle-board>`);
    const { moves: count, par, hints, undos, seconds } = shown.element.solved ?? {};
    expect([count, par, hints, undos, seconds]).to.deep.equal([2, 2, 0, 0, 0]);
    expect(shown.types()).to.not.contain('goal-met');
  });

  it('cannot be changed by the page', async () => {
    const { element } = await mount('<star-board record="star/1 rings=2 | S10 resign"></star-board>');
    expect(Object.isFrozen(element.outcome?.winners)).to.equal(true);
    expect(Object.isFrozen(element.toAct)).to.equal(true);
  });

  it('tells no more of a hidden game than anybody sees', async () => {
    const { element } = await mount('<secret-board viewer="public" rounds="1"></secret-board>');
    expect([element.outcome, element.toAct]).to.deep.equal([undefined, [0, 1]]);
    element.play('LLL', { seat: 1 });
    expect([element.outcome, element.toAct]).to.deep.equal([undefined, [0]]);
  });
});

describe('a game that is taken up again', () => {
  it('is told, with all that a page may ask, and counts as before', async () => {
    const remember = freshKey();
    const first = await reload('puzzle-board', { remember });
    first.element.play(THIRD, { seat: 0 });
    first.element.undo();
    first.element.play(FIRST, { seat: 0 });
    expect(causes(first)).to.deep.equal(['play', 'undo', 'play']);

    const second = await reload('puzzle-board', { remember });
    expect(second.types()).to.deep.equal(['game-change']);
    const { cause, snapshot, sentences } = second.last<GameChangeEvent>('game-change');
    expect([cause, snapshot.ply, sentences[0]]).to.deep.equal(['resume', 1, 'Your game goes on.']);
    // Who has just opened the page has seen no other game there.
    expect(second.said).to.deep.equal([]);
    second.element.play(SECOND, { seat: 0 });
    expect(second.types()).to.not.contain('game-start');
    expect(second.last<GoalMetEvent>('goal-met').solved.undos).to.equal(1);

    const third = await reload('puzzle-board', { remember });
    expect(third.types()).to.deep.equal(['game-change']);
    expect(third.element.solved).to.deep.equal(second.element.solved);
  });

  it('remembers hints, whose share is in the shared line', async () => {
    const remember = freshKey();
    const attributes = { remember, puzzle: 'HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR;par=3' };
    const first = await reload('rotation-puzzle', attributes);
    first.button('hint').click();
    await until(() => first.types().includes('hint-given'));
    const second = await reload('rotation-puzzle', attributes);
    // The reader plays what was advised, and is shown the other two rotations.
    second.element.play(first.last<HintGivenEvent>('hint-given').text);
    for (const ply of [2, 3]) {
      second.button('solve').click();
      await until(() => second.element.ply === ply);
      await second.settled();
    }
    expect(second.element.solved?.hints).to.equal(3);
    const third = await reload('rotation-puzzle', attributes);
    expect(third.element.solved).to.deep.equal(second.element.solved);
  });

  it('asks the page for the move of its seat', async () => {
    const remember = freshKey();
    const attributes = { remember, rings: '2', seats: 'human host' };
    (await reload('star-board', attributes)).element.play('S10');
    const again = await reload('star-board', attributes);
    expect(again.types()).to.deep.equal(['game-change', 'seat-turn']);
    const { seats, ply } = again.last<SeatTurnEvent>('seat-turn');
    expect([seats, ply]).to.deep.equal([[1], 1]);
  });

  it('is told before what the page then plays', async () => {
    const remember = freshKey();
    (await reload('star-board', { remember, rings: '2' })).element.play('S10');
    const element = document.createElement('star-board');
    const board = new Board(element);
    element.rings = 2;
    element.remember = remember;
    document.body.append(element);
    try {
      await until(() => element.play('T10').ok);
      expect(causes(board)).to.deep.equal(['resume', 'play']);
    } finally {
      element.remove();
    }
  });

  it('is told where it comes by a link', async () => {
    location.hash = `#planisphere=${encodeURIComponent('star/1 rings=2 | S10')}`;
    try {
      const board = await reload('star-board', { 'from-hash': '', rings: '2' });
      expect(causes(board)).to.deep.equal(['resume']);
      expect(board.element.ply).to.equal(1);
    } finally {
      history.replaceState(null, '', location.pathname + location.search);
    }
  });
});

describe('a game in two tabs', () => {
  it('goes on in both', async () => {
    const remember = freshKey();
    const here = await reload('star-board', { remember, rings: '2' });
    const other = await reload('star-board', { remember, rings: '2' });
    other.element.play('S10');
    tellStorage(remember);
    await here.settled();
    expect(here.element.record).to.equal('star/1 rings=2 | S10');
    expect(causes(here)).to.deep.equal(['resume']);
    expect(here.said.join()).to.contain('Your game goes on.');
    other.element.undo();
    tellStorage(remember);
    await here.settled();
    expect(here.element.record).to.equal('star/1 rings=2');
  });

  it('is not lost where one has not heard of the other: the longer one stays', async () => {
    const remember = freshKey();
    const here = await reload('star-board', { remember, rings: '2' });
    const other = await reload('star-board', { remember, rings: '2' });
    for (const move of ['S10', 'T10', 'A10']) other.element.play(move);
    here.element.play('R10');
    await here.settled();
    expect(here.element.record).to.equal('star/1 rings=2 | S10 T10 A10');
    expect(causes(here)).to.deep.equal(['play', 'resume']);
    expect((await reload('star-board', { remember, rings: '2' })).element.ply).to.equal(3);
  });

  it('is not lost though its record holds less than the shorter one’s', async () => {
    const remember = freshKey();
    const open = (): Promise<Board> =>
      reload('wordy-board', { remember, rounds: '6', moves: '9', members: '1' });
    const play = async ({ element }: Board, moves: string): Promise<void> => {
      for (const move of moves.split(' ')) expect(element.play(move).ok, move).to.equal(true);
      await element.settled;
    };
    const end = ({ element }: Board): string => element.record.replace(/\.{9,}/g, '').slice(-20);
    const here = await open();
    await play(here, '0:0+a1 0:0+b1 0:0+c1 0:0+a2 0:0+b2 0:0+c2 1:0+d4 1:0+c4 1:0+b4 1:0+d3 1:0+d2 1:0+d1');
    const other = await open();
    await play(other, '1:0+a4 1:0+c3');
    await play(here, '0:0+a3');
    expect(end(here)).to.match(/1:0\+c3$/);
    // Whoever takes it up from the record knows its length too.
    const third = await open();
    await play(third, '0:0+a3');
    await play(other, '0:0+b3');
    expect(end(other)).to.match(/0:0\+a3$/);
    expect(other.element.solved?.moves).to.equal(15);
  });

  it('can be taken back while the next one is still being made', async () => {
    const remember = freshKey();
    const puzzle = 'HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR;par=3';
    const { element } = await reload('rotation-puzzle', { remember, puzzle, seed: '5' });
    for (const cell of ['c3', 'e4']) element.play(cell);
    element.removeAttribute('puzzle');
    element.setAttribute('size', '15');
    element.undo();
    expect(element.record).to.equal(`rotation/1 from=${puzzle} | c3`);
    await until(() => element.record === 'rotation/1 size=15 seed=5');
    element.removeAttribute('size');
    element.setAttribute('puzzle', puzzle);
    expect(element.record).to.equal(`rotation/1 from=${puzzle} | c3`);
  });

  it('is no matter of a board that is gone, or of another key', async () => {
    const remember = freshKey();
    const here = await reload('star-board', { remember, rings: '2' });
    const other = await reload('star-board', { remember, rings: '2' });
    here.element.remove();
    other.element.play('S10');
    tellStorage(remember);
    tellStorage('another');
    await here.settled();
    expect(here.types()).to.deep.equal([]);
  });
});

describe('a game that begins anew', () => {
  it('is forgotten before it is told: a listener may play at once', async () => {
    const board = await mount('<star-board rings="2"></star-board>');
    const { element } = board;
    element.play('S10');
    element.addEventListener('game-change', ({ cause }) => cause === 'start' && element.play('T10'));
    board.heard.length = 0;
    element.restart();
    expect(board.types()).to.deep.equal(['game-change', 'game-start', 'game-change']);
    expect(element.record).to.equal('star/1 rings=2 | T10');
    board.heard.length = 0;
    element.play('S10');
    expect(board.types()).to.deep.equal(['game-change']);
  });

  it('counts from nothing before it is told', async () => {
    const board = await mount('<puzzle-board></puzzle-board>');
    const { element } = board;
    element.play(THIRD, { seat: 0 });
    element.undo();
    element.addEventListener('game-change', ({ cause }) => {
      if (cause === 'start') for (const move of [FIRST, SECOND]) element.play(move, { seat: 0 });
    });
    element.restart();
    const { moves: count, undos } = board.last<GoalMetEvent>('goal-met').solved;
    expect([count, undos]).to.deep.equal([2, 0]);
  });
});

describe('a game that the reader chooses and that takes time to make', () => {
  /** The reader opens the menu, and begins a puzzle of each of these sizes, one right after another. */
  async function choose(board: Board, ...sizes: readonly string[]): Promise<void> {
    board.button('menu').click();
    await until(() => board.all('dialog[open] select[name=size]').length === 1);
    const list = board.find<HTMLSelectElement>('select[name=size]');
    const begin = board.button('begin');
    for (const size of sizes) {
      list.value = size;
      list.dispatchEvent(new Event('change'));
      begin.click();
    }
  }
  const start = (): Promise<Board> => mount('<rotation-puzzle puzzle="H.B/GY.;goals=G"></rotation-puzzle>');
  const SMALL = 'rotation/1 from=HG.B/.Y..;goals=Y';

  it('is told when it has begun, once', async () => {
    const board = await start();
    await choose(board, '15');
    expect(causes(board)).to.deep.equal([]);
    await board.settled();
    expect(causes(board)).to.deep.equal(['start']);
    expect(board.element.record).to.match(/^rotation\/1 size=15 seed=\d+$/);
  });

  it('gives way to a record that the page sets meanwhile, of which nothing is told', async () => {
    const board = await start();
    await choose(board, '15');
    board.element.record = SMALL;
    await board.settled();
    expect(board.types()).to.deep.equal([]);
    expect(board.element.record).to.contain('from=HG.B/.Y..');
  });

  it('gives way to an unsound one as well, of which the error is told and no more', async () => {
    const board = await start();
    const { record } = board.element;
    await choose(board, '15');
    board.element.record = 'nonsense';
    await board.settled();
    expect(board.types()).to.deep.equal(['board-error']);
    expect(board.element.record).to.equal(record);
  });

  it('gives way to what the page loads meanwhile', async () => {
    const board = await start();
    await choose(board, '15');
    expect(board.element.load(SMALL).ok).to.equal(true);
    await board.settled();
    expect(board.types()).to.deep.equal([]);
    expect(board.element.record).to.contain('from=HG.B/.Y..');
  });

  it('gives way to another choice: two choices, one game, one event', async () => {
    const board = await start();
    await choose(board, '11', '15');
    await board.settled();
    expect(causes(board)).to.deep.equal(['start']);
    expect(board.element.record).to.match(/size=15/);
  });

  it('is not made for a board that is gone, and is made when it comes back', async () => {
    const board = await start();
    const place = board.element.parentElement as HTMLElement;
    await choose(board, '15');
    board.element.remove();
    await board.settled();
    expect(board.types()).to.deep.equal([]);
    place.append(board.element);
    await board.settled();
    await until(() => causes(board).length > 0);
    expect(causes(board)).to.deep.equal(['start']);
    expect(board.element.record).to.match(/size=15/);
  });
});

describe('a game that a page asks for and that takes time to make', () => {
  it('is no longer made when the page asks for another, nor made twice', async () => {
    const { element } = await mount('<slow-board seed="0"></slow-board>');
    const wanted = (): number[] => made.filter(({ signal }) => !signal.aborted).map(({ seed }) => seed);
    for (const seed of [1, 2, 3]) {
      element.setAttribute('seed', String(seed));
      for (let read = 0; read < 3; read++) expect(element.ply).to.equal(0);
      expect(wanted()).to.deep.equal([seed]);
    }
    expect(made.map(({ seed }) => seed)).to.deep.equal([1, 2, 3]);
    const place = element.parentElement as HTMLElement;
    element.remove();
    expect(wanted()).to.deep.equal([]);
    place.append(element);
    expect([element.ply, wanted()]).to.deep.equal([0, [3]]);
    element.setAttribute('seed', '0');
    expect([element.ply, wanted()]).to.deep.equal([0, []]);
  });
});
