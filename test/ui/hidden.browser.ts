import { expect } from '@open-wc/testing';
import { Session } from '../../src/core/session/session.js';
import { chance } from '../../src/core/basics/seed.js';
import type { GameChangeEvent } from '../../src/ui/contract/events.js';
import { mount, until, type Board } from '../board.js';
import { hands } from '../games/hands/game.js';
import type { HandsBoard } from '../games/hands/element/hands-board.js';
import '../games/hands/element/hands-board.js';

const start = (attributes: string): Promise<Board<HandsBoard>> =>
  mount<HandsBoard>(`<hands-board ${attributes}></hands-board>`);

describe('a hidden game', () => {
  it('with several people at one screen shows nothing until the next one takes it', async () => {
    const board = await start('seed="5"');
    expect(board.text('.hand-over')).to.contain('North');
    expect(board.all('svg.picture')).to.have.length(0);
    board.find('.hand-over button').click();
    await board.settled();
    expect(board.all('.cards text')).to.have.length(5);
    expect(board.element.play('draw').ok).to.equal(true);
    await board.settled();
    expect(board.text('.hand-over')).to.contain('East');
    expect(board.said.at(-1)).to.match(/^North draws[^.]*\. East to play\. Pass the screen to East\.$/);
    expect(board.all('.cards text')).to.have.length(0);
  });

  it('with one person at the screen shows that one’s hand alone, whoever is to act', async () => {
    const board = await start('seed="5" seats="human bot:random" bot-pace="0"');
    expect(board.all('.hand-over')).to.have.length(0);
    const mine = board.all('.cards text').map((node) => node.textContent);
    const truth = new Session(hands, { players: 2 }, 5).state;
    expect(mine).to.deep.equal([truth.pile.at(-1), ...(truth.hands[0] as string[])]);
  });

  it('is the same to a viewer in every world that the viewer cannot tell apart', async () => {
    const board = await start('viewer="0" seats="human host" seed="1" aria-label="Here"');
    const other = await start('viewer="0" seats="human host" seed="1" aria-label="Here"');
    for (const one of [board, other]) await one.focus();
    for (const one of [board, other]) (one.root.activeElement as SVGElement | null)?.blur();
    const luck = chance(20);
    for (let game = 0; game < 4; game++) {
      const session = new Session(hands, { players: 2 }, luck.seed());
      for (let ply = 0; ply < 12 && session.game.rules.toAct(session.state).length > 0; ply++) {
        for (const viewer of [0, 1, 'public'] as const) {
          const worlds = [session.state, hands.rules.resample(session.state, viewer, luck.seed())];
          for (const [i, one] of [board, other].entries()) {
            one.element.viewer = String(viewer);
            one.element.setAttribute(
              'position',
              hands.notation.formatPosition(worlds[i] as typeof session.state),
            );
            await one.settled();
          }
          expect(other.readable).to.equal(board.readable);
        }
        const [seat = 0] = hands.rules.toAct(session.state);
        session.play(seat, luck.pick([...hands.rules.moves(session.state, seat)]));
      }
    }
  });

  it('keeps its seed and the other hands out of records, attributes, events and DOM', async () => {
    const board = await start('seats="human bot:random" bot-pace="0"');
    expect(board.element.seed).to.equal(undefined);
    expect(board.element.getAttribute('seed')).to.equal(null);
    board.element.play('draw');
    await board.settled();
    expect(board.element.record).to.match(/^hands\/2 view=0 from=/);
    const saved = board.element.save('all');
    const truth = saved.ok ? saved.value : '';
    expect(truth).to.match(/seed=\d+/);
    const seed = /seed=(\d+)/.exec(truth)?.[1] ?? '';
    const told = board.heard.map(({ event }) =>
      JSON.stringify(event, Object.keys(event).concat('snapshot', 'view', 'hands', 'seed')),
    );
    expect(board.readable + told.join()).to.not.contain(seed);
    const { snapshot } = board.last<GameChangeEvent>('game-change');
    expect((snapshot.view as { hands: unknown[] }).hands[1]).to.equal(null);
  });

  it('shuts its menu when the screen changes hands or another looks, also one that is still to open', async () => {
    const board = await start('seed="5"');
    const open = (): unknown[] => board.all('dialog');
    const takes = async (): Promise<void> => {
      board.find('.hand-over button').click();
      await board.settled();
    };
    await takes();
    board.button('menu').click();
    await until(() => open().length === 1);
    board.element.play('draw');
    await board.settled();
    expect(open()).to.have.length(0);
    await takes();
    board.element.viewer = '1';
    await board.settled();
    board.button('menu').click();
    await until(() => open().length === 1);
    board.button('menu').click();
    board.element.viewer = '0';
    await board.settled();
    expect(open()).to.have.length(0);
    board.button('menu').click();
    await until(() => open().length === 1);
  });

  it('says nothing to the next viewer of what the one before has heard', async () => {
    const board = await start('viewer="0" seats="human host" seed="5"');
    board.element.play('draw');
    await board.settled();
    expect(board.said.join()).to.match(/North draws \S+\./);
    board.element.viewer = '1';
    await board.settled();
    expect(board.said).to.deep.equal([]);
  });
});

describe('data inside the tag', () => {
  const deal = (first: string): string => {
    const { state } = new Session(hands, { players: 2 }, 5);
    return JSON.stringify({ position: hands.notation.formatPosition({ ...state, turn: Number(first) }) });
  };

  it('is read when it is there, when it comes late, and when it changes', async () => {
    const board = await mount<HandsBoard>(
      `<hands-board seats="host host"><script type="application/json" slot="deal">${deal('1')}</script></hands-board>`,
    );
    expect(board.text('.status')).to.contain('East to play');
    const late = await start('seats="host host" seed="5"');
    expect(late.text('.status')).to.contain('North to play');
    const script = document.createElement('script');
    Object.assign(script, { type: 'application/json', slot: 'deal', textContent: deal('1') });
    late.element.append(script);
    await until(() => late.text('.status').includes('East to play'));
    script.textContent = deal('0');
    await until(() => late.text('.status').includes('North to play'));
    script.textContent = '{';
    await until(() => late.types().includes('board-error'));
    expect(late.text('.status')).to.contain('North to play');
  });
});
