/** Against whom the next game may be: offered where the page does not say who plays. */
import { describe, expect, it } from 'vitest';
import { makeWords } from '../../src/core/words/words.js';
import type { MenuPart } from '../../src/ui/contract/adapter.js';
import { opponentsPart } from '../../src/ui/menu/opponents.js';
import { kitWords } from '../../src/ui/words/words.en.js';
import { menuWords } from '../../src/ui/words/words.menu.en.js';
import { partOf } from '../read-board.js';
import { StoreBoard, sliceOf } from '../store-board.js';

const star = await sliceOf('star');

/** The part of the menu where the reader chooses opponents. */
function offerOf({ state, store }: StoreBoard): MenuPart | undefined {
  return opponentsPart(state.definition, state.settings, (settings) =>
    store.dispatch({ type: 'choose', settings }),
  );
}

/** The opponents to choose from, as the menu calls them. */
function opponentsOf(board: StoreBoard): readonly string[] {
  const { words } = board.state.adapter;
  const said = makeWords('en', { ...kitWords, ...menuWords, ...words.table });
  return partOf(
    offerOf(board)?.render(
      said,
      () => {},
      () => {},
    ),
  ).texts('option');
}

describe('the next game', () => {
  it.each(['star', 'space-crack', 'constellation'])(
    'of %s is first offered against a bot that one can beat',
    async (game) => {
      const board = new StoreBoard(await sliceOf(game));
      expect(opponentsOf(board)[0]).toBe('gentle bot');
    },
  );

  it.each([
    ['says who plays', { seats: 'human bot:easy' }],
    ['only shows a game', { readonly: true }],
    ['shows few controls', { controls: 'minimal' }],
  ])('has no opponents to choose where the page %s', (_, attributes) => {
    expect(offerOf(new StoreBoard(star, { rings: 2, ...attributes }))).toBe(undefined);
  });

  it('has opponents to choose after a choice of the reader’s as well', () => {
    const board = new StoreBoard(star, { rings: 2 });
    board.do({ type: 'choose', settings: { seats: 'human bot:easy' } });
    expect(board.seats).toBe('human bot:easy');
    expect(opponentsOf(board)).toContain('easy bot');
  });
});
