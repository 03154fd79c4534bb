/** Plays the moves of the bench: a board that has moved on would otherwise be measured while it refuses. */
import { expect } from '@open-wc/testing';

import { contender } from '../dev/bench/our-board.js';
import { boards as bugcatcher } from '../dev/bench/bugcatcher-grid.js';
import { boards as constellation } from '../dev/bench/constellation-board.js';
import { boards as rotation } from '../dev/bench/rotation-puzzle.js';
import { boards as spaceCrack } from '../dev/bench/space-crack-map.js';
import { boards as star } from '../dev/bench/star-board.js';
import type { BoardErrorEvent } from '../src/ui/contract/events.js';
import { tags } from './slices.js';

const BOARDS: Readonly<Record<string, typeof star>> = {
  'bugcatcher-grid': bugcatcher,
  'constellation-board': constellation,
  'rotation-puzzle': rotation,
  'space-crack-map': spaceCrack,
  'star-board': star,
};

describe('the bench plays', () => {
  for (const tag of tags)
    for (const given of BOARDS[tag] ?? [])
      it(`<${tag}>, ${given.name}, to the last of its moves`, async () => {
        Object.assign(globalThis, { given: { tag, ...given } });
        const board = contender.make();
        const errors: string[] = [];
        board.addEventListener('board-error', (event) => errors.push((event as BoardErrorEvent).sentence));
        document.body.append(board);
        await contender.ready(board);
        for (const step of given.moves.keys()) await contender.update(board, step);
        expect(errors).to.deep.equal([]);
        board.remove();
      });
});
