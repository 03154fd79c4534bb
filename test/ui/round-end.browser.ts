/** The outcome of a round stays beside the board for two seconds, or until the reader goes on. Bots wait for that. */
import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { mount, STILL, until, type Board } from '../board.js';
import '../slices.js';

const BOARDS = [
  [
    'space-crack-map',
    'board-size="8" turns="5" command-points="2" order="sequential" seed="7"',
    ['end', 'end'],
    /^Round 1 is over\..*mined/,
    undefined,
  ],
  [
    'constellation-board',
    'map="a:0:0,b:3:0,c:6:0,d:0:4,e:3:4,f:6:4/1.3,2.4,5,4,5" rounds="2" hq-count="0"',
    ['-', '-'],
    /^Round 1 is over/,
    // Its bots leave the first claim of a round to the reader.
    'a',
  ],
] as const;

async function press(node: Element): Promise<void> {
  node.scrollIntoView({ block: 'center' });
  const { x, y } = node.getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(x) + 4, Math.round(y) + 4] });
}

/** Acts as if a second had passed. */
async function aSecondLater(act: () => Promise<void>): Promise<void> {
  const { now } = performance;
  performance.now = () => now.call(performance) + 1000;
  try {
    await act();
  } finally {
    performance.now = now;
  }
}

const told = (board: Board): string => board.text('[part=told]');

for (const [tag, attributes, moves, sentence, next] of BOARDS)
  describe(`the end of a round of <${tag}>`, () => {
    /** The timers that wait for two seconds, as a test lets them run out. */
    const waiting: (() => void)[] = [];
    const { setTimeout: real } = window;
    beforeEach(() => {
      waiting.length = 0;
      window.setTimeout = ((act: () => void, ms?: number, ...given: unknown[]) => {
        if (ms !== 2000) return real(act, ms, ...given);
        waiting.push(act);
        return 0;
      }) as typeof setTimeout;
    });
    afterEach(() => {
      window.setTimeout = real;
    });

    /** The reader and a bot that moves as soon as it may; the round is over. */
    async function atRoundEnd(): Promise<Board> {
      const board = await mount(`<${tag} ${attributes} seats="human host" bot-pace="0" ${STILL}></${tag}>`);
      for (const [seat, move] of moves.entries()) board.element.play(move, { seat });
      await board.element.updateComplete;
      board.element.seats = 'human bot:random';
      await board.element.updateComplete;
      return board;
    }

    /** By then a bot that does not wait would have moved. */
    async function haveBotsTimeToMove(): Promise<void> {
      const other = await mount(
        `<${tag} ${attributes} seats="bot:random bot:random" bot-pace="0" ${STILL}></${tag}>`,
      );
      await until(() => (other.element.ply ?? 0) > 0);
    }

    /** A bot moves, after the reader where bots leave the first move to people. */
    async function goOn(board: Board, plies = 0): Promise<void> {
      if (next !== undefined) board.element.play(next, { seat: 0 });
      await until(() => (board.element.ply ?? 0) > plies + (next === undefined ? 0 : 1));
    }

    it('stands with what it brought, while bots wait, and then the game goes on', async () => {
      const board = await atRoundEnd();
      const plies = board.element.ply;
      expect(told(board)).to.match(sentence);
      await haveBotsTimeToMove();
      expect(board.element.ply).to.equal(plies);
      expect(told(board)).to.match(sentence);
      expect(waiting).to.have.length(1);
      waiting.forEach((act) => act());
      await goOn(board, plies);
    });

    for (const [how, act] of [
      [
        'a key',
        async (board: Board) => {
          board.find('.status').focus();
          await sendKeys({ press: 'i' });
        },
      ],
      [
        'a press of the mouse',
        async (board: Board) => {
          await press(board.find('.status'));
          expect(told(board), 'a press that was meant for something else').to.match(sentence);
          await aSecondLater(() => press(board.find('.status')));
        },
      ],
      ['a press of assistive technology', async (board: Board) => board.click('hint')],
    ] as const)
      it(`is past with the reader’s next act, as ${how}`, async () => {
        const board = await atRoundEnd();
        const plies = board.element.ply ?? 0;
        await act(board);
        // Nobody has to wait for the two seconds.
        await goOn(board, plies);
        expect(told(board)).to.not.match(sentence);
      });

    it('is waited for by no board on which only bots play', async () => {
      const board = await mount(
        `<${tag} ${attributes} seats="bot:random bot:random" bot-pace="0" ${STILL}></${tag}>`,
      );
      await until(() => board.types().includes('game-end'));
      expect(waiting).to.have.length(0);
    });
  });
