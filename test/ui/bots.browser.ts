/**
 * The workers of bots, as an engine starts, fails and ends them. What a board makes of their answers is bots.test’s.
 */
import { expect } from '@open-wc/testing';
import { randomThink } from '../../src/core/bots/think.js';
import { mount, type Board } from '../board.js';
import { definePlainBoard } from '../games/plain-board.js';
import { sealed, words } from '../games/sealed/game.js';

/** How often a bot has thought on the page’s own time. */
let thoughts = 0;
const plainRandom = randomThink(sealed.rules);
definePlainBoard('worked-board', {
  game: sealed,
  words,
  seats: 'host host',
  seatRange: [2, 9],
  bots: {
    random: {
      nodes: 1,
      think: function* (state, seat, limits) {
        thoughts++;
        return yield* plainRandom(state, seat, limits);
      },
    },
  },
});

const urls: string[] = [];
/** The address of a worker’s file. */
function fileOf(code: string): string {
  urls.push(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
  return urls.at(-1) as string;
}
const ANSWERING = 'onmessage = ({ data: { id } }) => postMessage({ id, text: "LLL" });';

/** A board whose second seat is a bot that thinks where the page says, and how often it thought on the page’s time. */
async function playedBy(workerFactory: () => Worker): Promise<[board: Board, thoughts: number]> {
  thoughts = 0;
  const board = await mount('<worked-board bot-pace="0" rounds="1"></worked-board>');
  board.element.workerFactory = workerFactory;
  board.element.seats = 'host bot:random';
  await board.settled();
  return [board, thoughts];
}

afterEach(() => urls.splice(0).forEach((url) => URL.revokeObjectURL(url)));

describe('a bot', () => {
  it('thinks in a worker, which ends when its board leaves the page', async () => {
    const { terminate } = Worker.prototype;
    let ended = 0;
    Worker.prototype.terminate = function () {
      ended++;
      return terminate.call(this);
    };
    try {
      const [{ element }, sliced] = await playedBy(() => new Worker(fileOf(ANSWERING), { type: 'module' }));
      expect([element.ply, sliced, ended]).to.deep.equal([1, 0, 0]);
      element.remove();
      expect(ended).to.equal(1);
    } finally {
      Worker.prototype.terminate = terminate;
    }
  });

  it('thinks in slices of the page’s time where the worker’s file is missing, throws, or is forbidden', async () => {
    for (const start of [
      () => new Worker('/there-is-no-such-worker.js', { type: 'module' }),
      () => new Worker(fileOf('throw new Error("not here")'), { type: 'module' }),
      () => new Worker('https://other.invalid/bot.js'),
    ]) {
      const { error } = console;
      console.error = () => {};
      try {
        const [{ element }, sliced] = await playedBy(start);
        expect([element.ply, sliced], String(start)).to.deep.equal([1, 1]);
      } finally {
        console.error = error;
      }
    }
  });
});
