/**
 * Games that are taken up again, as a browser keeps them and its tabs tell of them; test/ui/taken-up.test.ts has the
 * rules.
 */
import { expect } from '@open-wc/testing';
import { Session } from '../../src/core/session/session.js';
import '../../src/rotation/element/define.js';
import '../../src/star/element/define.js';
import type { GameChangeEvent, GoalMetEvent } from '../../src/ui/contract/events.js';
import type { GameElement } from '../../src/ui/elements/game-element.js';
import { Board, mount, until } from '../board.js';
import { definePlainBoard } from '../games/plain-board.js';
import { teams, words } from '../games/teams/game.js';
import type { State } from '../games/teams/state.js';

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
    expect([cause, snapshot.ply, sentences[0]]).to.deep.equal(['resume', 1, 'Your game was restored.']);
    // A reader who has just opened the page has seen no other game there.
    expect(second.said).to.deep.equal([]);
    second.element.play(SECOND, { seat: 0 });
    expect(second.types()).to.not.contain('game-start');
    expect(second.last<GoalMetEvent>('goal-met').solved.undos).to.equal(1);

    const third = await reload('puzzle-board', { remember });
    expect(third.types()).to.deep.equal(['game-change']);
    expect(third.element.solved).to.deep.equal(second.element.solved);
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
    expect(here.said.join()).to.contain('Your game was restored.');
    other.element.undo();
    tellStorage(remember);
    await here.settled();
    expect(here.element.record).to.equal('star/1 rings=2');
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

describe('a game that the reader chooses and that takes time to make', () => {
  /** The reader opens the menu, and begins a puzzle of this size. */
  async function choose(board: Board, size: string): Promise<void> {
    board.button('menu').click();
    await until(() => board.all('dialog[open] select[name=size]').length === 1);
    const list = board.find<HTMLSelectElement>('select[name=size]');
    list.value = size;
    list.dispatchEvent(new Event('change'));
    board.button('begin').click();
  }
  const start = (): Promise<Board> => mount('<rotation-puzzle puzzle="H.B/GY.;goals=G"></rotation-puzzle>');

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
