/** Several bots' turns are told at once, when the reader's turn has come; the events tell each of them. */
import { expect } from '@open-wc/testing';
import '../../src/constellation/element/define.js';
import '../../src/rotation/element/define.js';
import '../../src/space-crack/element/define.js';
import type { GameChangeEvent } from '../../src/ui/events.js';
import { mount, STILL, until, type Board } from '../board.js';

const sentencesOf = (board: Board): string[] =>
  board.heard.flatMap(({ event }) => ('sentences' in event ? [...(event as GameChangeEvent).sentences] : []));

describe('the turns of several bots', () => {
  it('of Space Crack are told in one breath once the reader is to act', async () => {
    const bots = `seats="human${' bot:random'.repeat(3)}" bot-pace="0"`;
    const board = await mount(
      `<space-crack-map ${bots} seed="7" board-size="8" turns="5" command-points="3" ${STILL}></space-crack-map>`,
    );
    const isMine = (): boolean => board.text('.status').startsWith('Blue to act');
    for (let turn = 0; turn < 2; turn++) {
      board.element.play('end');
      await board.settled();
      await until(isMine);
    }
    const own = board.said.filter((line) => line.startsWith('Blue ends'));
    const others = board.said.filter((line) => !line.startsWith('Blue ends'));
    expect(own.length + others.length).to.be.at.most(6);
    for (const line of others) {
      expect(line).to.match(/Blue to act, \d+ points$/);
      expect(line.split(' ').length).to.be.below(60);
    }
    expect(others.join(' ')).to.match(/(Red|Green|Violet): \d+ planets? taken/);
    expect(sentencesOf(board).filter((line) => /^(Red|Green|Violet)/.test(line)).length).to.be.above(8);
  });

  it('of Constellation are told team by team', async () => {
    const board = await mount(
      `<constellation-board seats="human bot:random bot:random" teams="3" hq-count="0" bot-pace="0" seed="3" ${STILL}></constellation-board>`,
    );
    await until(() => board.said.length > 0);
    await board.settled();
    expect(board.said).to.have.length(1);
    expect(board.said[0]).to.match(
      /Orion: \d+ stars? claimed.* Cygnus: \d+ stars? claimed.*Your moves, Lyra$/,
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
      /^Player 2 turns around .* Player 3 turns around .* Player 1 to turn around a star$/,
    );
    expect(told[0]).to.not.contain('is done');
  });
});
