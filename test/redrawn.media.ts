import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import type { GameChangeEvent } from '../src/ui/contract/events.js';
import { mount, until, type Board } from './board.js';
// Served by the runner: one `define` a slice, found by reading src/.
import { tags } from './slices.js';

/** Acts of a reader that need no choice: a method, and the ply that it is given. */
const steps = fc.array(
  fc.record({
    act: fc.constantFrom('play', 'goTo', 'goTo', 'undo', 'redo', 'load', 'restart'),
    ply: fc.nat(12),
  }),
  { minLength: 8, maxLength: 8 },
);

/** A few plies by the game's own bot in each seat, from the last position on; fewer where that ends it. */
async function playOn(board: Board, plies: number): Promise<void> {
  const { element } = board;
  const { seats } = element;
  // Bots wait while a reader looks at the past.
  for (let ply = -1; ply !== element.ply; element.goTo(ply + 1)) ply = element.ply ?? 0;
  const last = (element.ply ?? 0) + plies;
  const isFar = (): boolean =>
    (element.ply ?? 0) >= last ||
    (board.types().includes('game-change') &&
      board.last<GameChangeEvent>('game-change').snapshot.outcome !== undefined);
  // Bots stop in the moment of the move, so that each run takes the same walk.
  const stop = (): void => {
    if (isFar()) element.seats = seats;
  };
  element.addEventListener('game-change', stop);
  element.seats = seats.replaceAll(/\S+/g, board.bot);
  stop();
  await until(isFar);
  element.removeEventListener('game-change', stop);
  element.seats = seats;
  await board.settled();
}

/** A board with its grid and nothing in focus. */
async function ready(tag: string): Promise<Board> {
  const board = await mount(`<${tag} bot-pace="0" seed="7"></${tag}>`);
  await board.focus();
  (board.root.activeElement as SVGElement).blur();
  await board.settled();
  return board;
}

async function take(board: Board, act: string, ply: number): Promise<void> {
  const { element } = board;
  if (act === 'play') await playOn(board, 1 + (ply % 4));
  else if (act === 'goTo') element.goTo(ply);
  else if (act === 'load') element.load((element.save('all') as { value: string }).value);
  else element[act as 'undo' | 'redo' | 'restart']();
  await board.settled();
}

/**
 * The picture without what passes and the order in which its pieces came, the names of the cells, and the panel's text.
 */
function shown(board: Board): string[] {
  const picture = board.find('svg.picture').cloneNode(true) as SVGElement;
  for (const passing of picture.querySelectorAll('.flash')) passing.remove();
  for (const group of picture.querySelectorAll('g')) {
    const children = [...group.children] as SVGElement[];
    if (!children.every(({ dataset }) => dataset['c'])) continue;
    group.append(...children.sort((a, b) => Number(a.dataset['c']) - Number(b.dataset['c'])));
  }
  return [
    ...picture.outerHTML.replaceAll(/<!--.*?-->/g, '').split(/(?=<g |<path )/),
    ...board.cells.map((cell) => `${cell.getAttribute('aria-label')} ${cell.getAttribute('aria-selected')}`),
    board.find('.panel').innerText.replaceAll(/\s+/g, ' ').trim(),
  ];
}

for (const tag of tags)
  describe(`<${tag}>, wherever a reader comes from`, () => {
    for (const seed of [7, 8, 9])
      it(`shows what a board shows that is there at once, walk ${seed}`, () =>
        fc.assert(
          fc.asyncProperty(steps, async (walk) => {
            const board = await ready(tag);
            await playOn(board, 6);
            for (const { act, ply } of walk) {
              await take(board, act, ply);
              const fresh = await ready(tag);
              fresh.element.load((board.element.save('all') as { value: string }).value);
              fresh.element.goTo(board.element.ply ?? 0);
              await fresh.settled();
              expect(shown(board)).to.deep.equal(shown(fresh));
              fresh.element.parentElement?.remove();
            }
          }),
          { seed, numRuns: 1, endOnFailure: true },
        ));
  });
