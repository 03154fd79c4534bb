import { expect } from '@open-wc/testing';
import { Session } from '../../src/core/session/session.js';
import type { GoalMetEvent } from '../../src/ui/contract/events.js';
import { mount } from '../board.js';
import { definePlainBoard } from '../games/plain-board.js';
import { teams, words } from '../games/teams/game.js';
import type { State } from '../games/teams/state.js';

const held = ({ owners }: State): number => owners.filter((owner) => owner === 0).length;

/** The land grab as a puzzle: team 0 is to hold two cells. */
const goal = (state: State): { met: boolean; done: number; of: number; par: number } => {
  const done = Math.min(2, held(state));
  return { met: done === 2, done, of: 2, par: 2 };
};

const game = { ...teams, goal };
const plain = { words, bots: {}, seats: 'human human', seatRange: [2, 4] } as const;
definePlainBoard('goal-board', { ...plain, game });
definePlainBoard('open-goal-board', {
  ...plain,
  game: {
    ...game,
    goal: (state: State) => ({ met: held(state) > 0, done: Math.min(1, held(state)), of: 1 }),
  },
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

describe('a goal', () => {
  it('is told once, with what it took: moves that stand, par, hints, undos, and a line to share', async () => {
    const board = await mount('<goal-board></goal-board>');
    const [first = '', second = ''] = moves(2);
    const { element } = board;
    element.play(first, { seat: 0 });
    element.undo();
    element.play(first, { seat: 0 });
    expect(board.types()).to.not.contain('goal-met');
    element.play(second, { seat: 0 });
    const { goal: met, solved } = board.last<GoalMetEvent>('goal-met');
    expect([met.done, met.of, solved.moves, solved.par, solved.hints, solved.undos]).to.deep.equal([
      2, 2, 2, 2, 0, 1,
    ]);
    expect(solved.seconds).to.be.at.least(0);
    expect(solved.text).to.equal('goal-board: solved in 2 moves, par 2');
    element.undo();
    element.play(second, { seat: 0 });
    expect(board.types().filter((type) => type === 'goal-met')).to.have.length(1);
  });

  it('is told in the words that the page has given last', async () => {
    const { element } = await mount('<goal-board></goal-board>');
    for (const move of moves(2)) element.play(move, { seat: 0 });
    expect(element.solved?.text).to.equal('goal-board: solved in 2 moves, par 2');
    element.words = { 'game.name': 'Land' };
    // The reader of messages is loaded when a page first gives words of its own.
    await element.settled;
    expect(element.solved?.text).to.equal('Land: solved in 2 moves, par 2');
    expect(element.solved).to.equal(element.solved);
  });

  it('without a known par says only the moves', async () => {
    const board = await mount('<open-goal-board></open-goal-board>');
    board.element.play(moves(1)[0] as string, { seat: 0 });
    expect(board.last<GoalMetEvent>('goal-met').solved.text).to.equal('open-goal-board: solved in 1 move');
  });

  it('that a loaded game has met already is not told', async () => {
    const board = await mount('<goal-board></goal-board>');
    for (const move of moves(2)) board.element.play(move, { seat: 0 });
    const { record } = board.element;
    const other = await mount(`<goal-board record="${record}"></goal-board>`);
    expect(other.element.record).to.equal(record);
    other.element.goTo(0);
    other.element.goTo(2);
    expect(other.types()).to.not.contain('goal-met');
  });
});
