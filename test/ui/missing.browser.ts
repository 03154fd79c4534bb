import { expect } from '@open-wc/testing';
import { RefusalError } from '../../src/core/basics/result.js';
import { randomThink } from '../../src/core/bots/think.js';
import '../../src/star/element/define.js';
import { definition } from '../../src/star/element/definition.js';
import { StarBoard } from '../../src/star/element/star-board.js';
import { kitWords } from '../kit-words.js';
import type { BoardErrorEvent } from '../../src/ui/contract/events.js';
import { allowConsoleErrors } from '../../scripts/wtr/console.js';
import { mount, until, type Board } from '../board.js';
import { definePlainBoard } from '../games/plain-board.js';
import { sealed, words } from '../games/sealed/game.js';

/** Whether the network brings what is asked for. */
let isThere = false;
const come = async <T>(thing: T): Promise<T> => {
  if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
  return thing;
};

const bots = { random: { nodes: 1, think: randomThink(sealed.rules) } };

definePlainBoard('cut-off-board', {
  game: sealed,
  words,
  bots,
  hint: 'random',
  seats: 'human bot:random',
  seatRange: [2, 9],
  loadHow: () => come({}),
  loadBots: () => come(bots),
});

/** Ends the wait for what the slow board asks for. */
let arrive: (error?: Error) => void;
definePlainBoard('slow-board', {
  game: sealed,
  words,
  bots,
  hint: 'random',
  seats: 'human host',
  seatRange: [2, 9],
  loadHow: () =>
    new Promise((resolve, reject) => {
      arrive = (error) => (error ? reject(error) : resolve({}));
    }),
});

/** No game comes of seed 7, which takes a while to find out. */
let isKnown = false;
definePlainBoard('unlucky-board', {
  game: {
    ...sealed,
    rules: {
      ...sealed.rules,
      setup: (options, seed) => {
        if (seed === 7) throw new RefusalError({ code: 'sealed/seed', rule: 'W1' });
        return sealed.rules.setup(options, seed);
      },
    },
  },
  words: { ...words, 'sealed/seed': 'No ring was found for this seed.' },
  bots,
  seats: 'host host',
  seatRange: [2, 9],
  pregenerate: (plan) => {
    if (isKnown || plan?.kind !== 'seed' || plan.seed !== 7) return undefined;
    return {
      make: async () => {
        isKnown = true;
      },
    };
  },
});

/** The errors that nobody caught meanwhile. */
async function uncaught(act: () => Promise<void>): Promise<unknown[]> {
  const found: unknown[] = [];
  const note = (event: PromiseRejectionEvent): void => {
    event.preventDefault();
    found.push(event.reason);
  };
  window.addEventListener('unhandledrejection', note);
  try {
    await act();
    // Browsers report unhandled rejections within two frames.
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  } finally {
    window.removeEventListener('unhandledrejection', note);
  }
  return found;
}

beforeEach(() => {
  isThere = false;
});

describe('a part that cannot be loaded', () => {
  /** A board of *Star whose game is on a network that fails. */
  function lose(tag: string): void {
    customElements.define(
      tag,
      class extends StarBoard {
        static override readonly definition = {
          ...definition,
          tag,
          controller: {
            now: () => undefined,
            load: async () => come(await import('../../src/star/element/adapter.js')),
          },
        };
      },
    );
  }

  it('lets the page’s own children show where it is the game, says so, and tries again when the network is back', async () => {
    allowConsoleErrors('could not load the game');
    lose('lost-board');
    const board = await mount<StarBoard>('<lost-board rings="2"><p>A picture and a link</p></lost-board>');
    const child = board.element.firstElementChild as HTMLElement;
    expect(child.checkVisibility()).to.equal(true);
    expect(board.find('.chart').checkVisibility()).to.equal(false);
    expect(board.text('.missing')).to.equal(kitWords['kit/missing']);
    isThere = true;
    window.dispatchEvent(new Event('online'));
    await until(() => board.element.play('S10').ok);
    await board.settled();
    expect(child.checkVisibility()).to.equal(false);
    expect(board.find('.chart').checkVisibility()).to.equal(true);
    expect(board.all('.missing')).to.have.length(0);
  });

  it('shows the bare board where the page put nothing inside, and tries again when it is put into the page again', async () => {
    allowConsoleErrors('could not load the game');
    lose('lonely-board');
    const board = await mount<StarBoard>('<lonely-board rings="2"></lonely-board>');
    board.element.words = { 'kit/missing': 'Das Brett fehlt noch.' };
    await board.settled();
    expect(board.find('.chart').checkVisibility()).to.equal(true);
    expect(board.text('.missing')).to.equal('Das Brett fehlt noch.');
    for (const controls of ['full', 'minimal', 'none'] as const) {
      board.element.controls = controls;
      await board.settled();
      const below =
        board.find('.missing').getBoundingClientRect().top - board.chart.getBoundingClientRect().bottom;
      expect(below, `from the board down to the sentence, with controls="${controls}"`).to.be.within(0, 40);
    }
    const home = board.element.parentElement as HTMLElement;
    board.element.remove();
    isThere = true;
    home.append(board.element);
    await board.settled();
    expect(board.element.play('S10').ok).to.equal(true);
  });

  it('keeps what a server drew until the game is there', async () => {
    allowConsoleErrors('could not load the game');
    lose('served-board');
    const board = document.createElement('div');
    board.setHTMLUnsafe(
      '<served-board rings="2"><template shadowrootmode="open"><b>The server’s picture</b></template></served-board>',
    );
    document.body.append(board);
    const element = board.firstElementChild as StarBoard;
    await element.updateComplete;
    const root = element.shadowRoot as ShadowRoot;
    expect(root.textContent).to.contain('The server’s picture').and.to.contain(kitWords['kit/missing']);
    isThere = true;
    window.dispatchEvent(new Event('online'));
    await until(() => element.play('S10').ok);
    await element.settled;
    expect(root.textContent).to.not.contain('The server’s picture');
    expect(root.querySelectorAll('svg.picture')).to.have.length(1);
    board.remove();
  });

  it('keeps the page’s own children until the board is drawn, however many are drawn before it', async () => {
    await import('../../src/star/element/define.js');
    const home = document.createElement('div');
    home.innerHTML = '<star-board rings="12"><p>A picture</p></star-board>'.repeat(40);
    document.body.append(home);
    const last = home.lastElementChild as StarBoard;
    const child = last.firstElementChild as HTMLElement;
    await new Promise(requestAnimationFrame);
    const isDrawn = last.shadowRoot?.querySelector('svg') !== null;
    expect(child.checkVisibility()).to.equal(!isDrawn);
    await last.updateComplete;
    expect(child.checkVisibility()).to.equal(false);
    home.remove();
  });

  it('is told by note and by event where it is the menu, which opens at the next try', async () => {
    const board = await mount('<cut-off-board seats="host host"></cut-off-board>');
    const errors = await uncaught(async () => {
      board.button('menu').click();
      await until(() => board.types().includes('board-error'));
    });
    expect(errors).to.deep.equal([]);
    const event = board.last<BoardErrorEvent>('board-error');
    expect([event.refusal.code, event.source]).to.deep.equal(['kit/chunk', 'menu']);
    await board.settled();
    expect(board.text('.note')).to.contain('could not be loaded');
    expect(board.text('.controls .notice')).to.contain('could not be loaded');
    isThere = true;
    board.button('menu').click();
    await until(() => board.all('dialog[open]').length === 1);
  });

  it('shows at the button that was pressed that it is on its way, until it is there or cannot be had', async () => {
    const board = await mount('<slow-board></slow-board>');
    const runs = (): boolean => getComputedStyle(board.button('menu')).animationName !== 'none';
    const marks = [runs()];
    for (const error of [new TypeError('Failed to fetch'), undefined]) {
      board.button('menu').click();
      await board.element.updateComplete;
      marks.push(runs());
      arrive(error);
      await until(() => !runs());
    }
    expect(marks).to.deep.equal([false, true, true]);
    expect(board.all('dialog[open]')).to.have.length(1);
  });

  it('is told once where it is the bots, and the board settles and asks again after a move', async () => {
    const errors = await uncaught(async () => {
      const board = await mount(
        '<cut-off-board bot-pace="0" rounds="2" seats="host bot:random"></cut-off-board>',
      );
      expect(board.types()).to.deep.equal(['board-error']);
      expect(board.last<BoardErrorEvent>('board-error').refusal.code).to.equal('kit/chunk');
      expect(board.element.ply).to.equal(0);
      isThere = true;
      board.element.play('LSR', { seat: 0 });
      await board.settled();
      expect(board.element.ply).to.be.greaterThan(1);
      expect(board.text('.note')).to.equal('');
    });
    expect(errors).to.deep.equal([]);
  });
});

describe('bots that cannot be loaded', () => {
  it('are told of where a hint needs them, until it is given', async () => {
    const board = await mount('<cut-off-board seats="human host"></cut-off-board>');
    board.button('hint').click();
    await board.settled();
    expect(board.text('.note')).to.equal(
      'A part of this board could not be loaded. Try again, or reload the page.',
    );
    isThere = true;
    board.button('hint').click();
    await until(() => board.types().includes('hint-given'));
    await board.settled();
    expect(board.text('.note')).to.equal('');
  });

  it('are told of once, asked for again, and move when the network is back', async () => {
    const board = await mount(
      '<cut-off-board bot-pace="0" rounds="2" seats="bot:random bot:random"></cut-off-board>',
    );
    expect(board.text('.note')).to.equal('The bot could not be loaded yet. It will try again.');
    window.dispatchEvent(new Event('online'));
    await board.settled();
    expect(board.types()).to.deep.equal(['board-error']);
    isThere = true;
    window.dispatchEvent(new Event('online'));
    await until(() => board.types().includes('game-end'));
    expect(board.text('.note')).to.equal('');
  });

  it('are not asked for any more by a board that is gone', async () => {
    const board = await mount(
      '<cut-off-board bot-pace="0" rounds="2" seats="bot:random bot:random"></cut-off-board>',
    );
    board.element.remove();
    isThere = true;
    window.dispatchEvent(new Event('online'));
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    expect(board.element.ply).to.equal(0);
  });
});

describe('a game that cannot be made by its seed', () => {
  const told = (board: Board): readonly string[] => {
    const { refusal, source, sentence } = board.last<BoardErrorEvent>('board-error');
    return [refusal.code, source, sentence];
  };
  const NONE = ['sealed/seed', 'seed', 'No ring was found for this seed.'];

  it('is told as what it is, and the last good one stays until the page names another', async () => {
    const errors = await uncaught(async () => {
      const board = await mount('<unlucky-board seed="3"></unlucky-board>');
      const { element } = board;
      const { record } = element;
      element.seed = 7;
      await board.settled();
      expect(told(board)).to.deep.equal(NONE);
      expect(board.text('.note')).to.contain('No ring was found for this seed.');
      expect(element.record).to.equal(record);
      expect(element.load('sealed/1 players=2 seed=7')).to.nested.include({ 'error.code': 'sealed/seed' });
      element.seed = 4;
      element.load('sealed/1 players=2 seed=4');
      await board.settled();
      expect(board.text('.note')).to.equal('');
      expect(element.record).to.not.equal(record);
    });
    expect(errors).to.deep.equal([]);
  });

  it('leaves a board empty that has no other, and says why', async () => {
    const board = await mount('<unlucky-board seed="7"></unlucky-board>');
    expect(told(board)).to.deep.equal(NONE);
    expect(board.element.ply).to.equal(undefined);
    board.element.seed = 4;
    await board.settled();
    expect([board.element.ply, board.text('.note')]).to.deep.equal([0, '']);
  });
});
