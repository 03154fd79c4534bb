/** Several bots' turns are told at once, when the reader may act or no bot is to; the events tell each of them. */
import { expect } from '@open-wc/testing';
import '../../src/constellation/element/define.js';
import '../../src/rotation/element/define.js';
import '../../src/space-crack/element/define.js';
import type { GameChangeEvent } from '../../src/ui/contract/events.js';
import { mount, STILL, until, type Board } from '../board.js';
import { hands, words } from '../games/hands/game.js';
import { definePlainBoard } from '../games/plain-board.js';

const sentencesOf = (board: Board): string[] =>
  board.heard.flatMap(({ event }) => ('sentences' in event ? [...(event as GameChangeEvent).sentences] : []));

const SKY =
  'map="a:0:0,b:3:0,c:6:0,d:9:0,e:0:4,f:3:4,g:6:4,h:9:4,i:0:8,j:3:8,k:6:8,l:9:8/1.4,2.5,3.6,7,5.8,6.9,7.10,11,9,10,11" hq-count="0" rounds="2" teams="3"';
const PLANETS = 'board-size="8" turns="5" command-points="3" seed="7"';

/** One reader among bots that take their time, so that a test can move for them. */
async function start(tag: string, attributes: string, seats: number): Promise<Board> {
  const board = await mount(
    `<${tag} seats="human${' host'.repeat(seats - 1)}" ${attributes} ${STILL}></${tag}>`,
  );
  board.element.botPace = 60_000;
  board.element.seats = `human${' bot:random'.repeat(seats - 1)}`;
  return board;
}

definePlainBoard('failing-hands', {
  game: hands,
  words,
  seats: 'human host host',
  seatRange: [2, 4],
  bots: {
    random: {
      nodes: 1,
      think: function* () {
        yield;
        return { type: 'pass' };
      },
    },
  },
});

describe('the turns of several bots', () => {
  it('of Space Crack are told in one breath once the reader is to act', async () => {
    const bots = `seats="human${' bot:random'.repeat(3)}" bot-pace="0"`;
    const board = await mount(
      `<space-crack-map ${bots} seed="7" board-size="8" turns="5" command-points="3" ${STILL}></space-crack-map>`,
    );
    const isMine = (): boolean => board.text('.status').startsWith('Your turn, Blue');
    for (let turn = 0; turn < 2; turn++) {
      board.element.play('end');
      await board.settled();
      await until(isMine);
    }
    const own = board.said.filter((line) => line.startsWith('You ended'));
    const others = board.said.filter((line) => !line.startsWith('You ended'));
    expect(own.length + others.length).to.be.at.most(6);
    for (const line of others) {
      expect(line).to.match(/Your turn, Blue$/);
      expect(line.split(' ').length).to.be.below(60);
    }
    expect(others.join(' ')).to.match(/(Red|Green|Violet) captured \d+ planets?/);
    expect(sentencesOf(board).filter((line) => /^(Red|Green|Violet)/.test(line)).length).to.be.above(8);
  });

  it('of Constellation are told team by team, once the reader has no move left', async () => {
    const board = await start('constellation-board', `${SKY} moves-per-round="3"`, 3);
    for (const move of ['0:a', '0:-', '1:e', '2:i', '1:f', '2:j', '1:g']) board.element.play(move);
    await until(() => board.said.length > 0);
    expect(board.said.join()).to.not.match(/Orion claimed .\b|Cygnus claimed .\b/);
    board.element.play('2:k');
    await until(() => board.said.some((line) => line.includes('Cygnus claimed 3')));
    expect(board.said.at(-1)).to.match(/Orion claimed 3 stars\. Cygnus claimed 3 stars\. .*Your moves, Lyra/);
  });

  it('are told one by one where the reader may act all the time', async () => {
    const board = await start('constellation-board', SKY, 3);
    for (const move of ['1:e', '2:i']) board.element.play(move);
    await until(() => board.said.length === 2);
    expect(board.said[0]).to.match(/^Orion claimed e.* Lyra/);
    expect(board.said[1]).to.match(/^Cygnus claimed i.* Lyra/);
  });

  it('are told before what the clock or the page does next', async () => {
    const board = await start('constellation-board', `${SKY} moves-per-round="2"`, 3);
    for (const move of ['0:a', '0:-', '1:e', '2:i', 'host:end']) board.element.play(move);
    await until(() => board.said.some((line) => line.includes('Round 1')));
    expect(board.said.at(-1)).to.match(/^Orion claimed e.*Cygnus claimed i.*Round 1 is over/);
  });

  it('are told when the page takes their seats', async () => {
    const board = await start('space-crack-map', PLANETS, 4);
    for (const move of ['end', 'end']) board.element.play(move);
    await until(() => board.said.length > 0);
    expect(board.said.join()).to.not.contain('Red ended');
    board.element.seats = 'human host host host';
    await until(() => board.said.some((line) => /^Red ended the turn\./.test(line)));
  });

  it('are told when the page has moved for them', async () => {
    const board = await start('space-crack-map', PLANETS, 2);
    for (const move of ['end', 'end', 'end']) board.element.play(move);
    await until(() =>
      board.said.some((line) => /^Red ended.*Round 1.*Red ended.*Your turn, Blue/.test(line)),
    );
  });

  it('are told though the reader looks back meanwhile', async () => {
    const board = await start('space-crack-map', PLANETS, 2);
    for (const move of ['end', 'end']) board.element.play(move);
    for (const ply of [1, 2]) board.element.goTo(ply);
    board.element.play('end');
    await until(() =>
      board.said.some((line) => /^Red ended.*Round 1.*Red ended.*Your turn, Blue/.test(line)),
    );
  });

  it('of the card game are told a sentence a turn', async () => {
    const board = await mount(
      `<rotation-puzzle use="game" players="3" seats="human bot:random bot:random" bot-pace="0" seed="3" turns="4" ${STILL}></rotation-puzzle>`,
    );
    await until(() => board.cells.length > 0 || board.text('.status') !== '');
    await board.focus();
    await board.press('n', 'Enter');
    board.element.play('done');
    await until(() => board.said.some((line) => line.startsWith('Player 2')));
    const told = board.said.filter((line) => line.startsWith('Player 2'));
    expect(told).to.have.length(1);
    expect(told[0]).to.match(
      /^Player 2 rotated .* Player 3 rotated .* Your turn, Player 1\. Choose a star to rotate\.$/,
    );
    expect(told[0]).to.not.contain('ended');
  });

  it('are told when the next of them is given up', async () => {
    const board = await start('failing-hands', 'seed="5"', 3);
    board.element.botPace = 0;
    for (const move of ['draw', 'draw']) board.element.play(move);
    await until(() => board.types().includes('board-error'));
    await until(() => board.said.some((line) => line.startsWith('East draws')));
  });
});
