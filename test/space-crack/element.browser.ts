import { expect } from '@open-wc/testing';
import { sendMouse, setViewport } from '@web/test-runner-commands';
import { chance } from '../../src/core/basics/seed.js';
import { unwrap } from '../../src/core/basics/result.js';
import { spaceCrack } from '../../src/space-crack/game.js';
import '../../src/space-crack/element/define.js';
import type { SpaceCrackMap } from '../../src/space-crack/element/space-crack-map.js';
import type { Move, State } from '../../src/space-crack/state.js';
import type { BoardErrorEvent, GameEndEvent, MoveRefusedEvent } from '../../src/ui/contract/events.js';
import { mount, STILL, until, type Board } from '../board.js';

type Map = Board<SpaceCrackMap>;

const start = (attributes: string, width?: number): Promise<Map> =>
  mount<SpaceCrackMap>(`<space-crack-map ${attributes}></space-crack-map>`, width);

const SHORT = 'board-size="5" turns="5" command-points="2" seed="3"';

const stateOf = ({ element }: Map): State => unwrap(spaceCrack.notation.parsePosition(element.position));

/** Any legal move of the seat to act, now and then its turn's end. */
function drawn(board: Map, ply: number): Move {
  const state = stateOf(board);
  const luck = chance(ply);
  if (luck.below(9) === 0) return { type: 'end' };
  return luck.pick([...spaceCrack.rules.moves(state, state.next)]);
}

async function playOut(board: Map, act: (move: Move) => Promise<void>): Promise<string[]> {
  const moves: string[] = [];
  for (let ply = 0; board.types().filter((type) => type === 'game-end').length === 0; ply++) {
    const move = drawn(board, ply);
    const state = stateOf(board);
    moves.push(spaceCrack.notation.formatMove(state, state.next, move));
    await act(move);
    expect(board.element.record.split(' | ')[1]).to.equal(moves.join(' '));
  }
  return moves;
}

describe('<space-crack-map>', () => {
  it('is played from the first move to the last with the mouse', async () => {
    const board = await start(`${SHORT} ${STILL}`);
    await playOut(board, async (move) => {
      if (move.type === 'end') {
        await board.click('end');
        return board.click('yes');
      }
      await board.pick(`${move.type === 'move' ? move.from : move.planet}`);
      if (move.type === 'move') await board.pick(`${move.to}`);
      else await board.click('build');
    });
    expect(board.status).to.match(/wins|share/);
    expect(board.last<GameEndEvent>('game-end').outcome.scores).to.have.length(2);
  });

  it('is played from the first move to the last with keys alone', async () => {
    const board = await start(`${SHORT} ${STILL}`);
    await board.focus();
    await playOut(board, async (move) => {
      if (move.type === 'end') return board.press('e');
      await board.walkTo(`${move.type === 'move' ? move.from : move.planet}`);
      if (move.type === 'build') return board.press('b');
      await board.press('Enter');
      await board.walkTo(`${move.to}`);
      await board.press('Enter');
    });
    expect(board.said.at(-1)).to.match(/wins|share/);
  });

  it('says each move once, and whose turn it is', async () => {
    const board = await start(`${SHORT} sizes="5 5 5 5 5 5 5"`);
    board.element.play('2-4');
    await board.settled();
    expect(board.said.at(-1)).to.equal('Blue captured a free planet of size 5 in the middle. Red’s turn');
    board.element.play('6-4');
    await board.settled();
    expect(board.said.at(-1)).to.equal(
      'Red’s ship attacked Blue’s planet of size 5 in the middle, with strength 5 against 5. Both ships were destroyed. Round 1 is over. Blue earned 5 crack. Red earned 2 crack. Blue’s turn. Choose one of Blue’s planets to build a ship.',
    );
  });

  it('says the chosen ship, and a move without how far the game is', async () => {
    const board = await start(SHORT);
    await board.pick('2');
    await board.pick('4');
    expect(board.said.slice(-2)).to.deep.equal([
      'Ship of strength 5',
      'Blue captured a free planet of size 8 in the middle. Red’s turn',
    ]);
    board.element.goTo(0);
    await board.settled();
    expect(board.text('.status small')).to.equal('Move 0 of 1');
  });

  it('tells which planet is chosen to whoever does not see its sign, and of none once it is let go', async () => {
    const board = await start(SHORT);
    await board.focus();
    const chosen = (): string[] =>
      board.cells
        .filter((cell) => cell.getAttribute('aria-selected') === 'true')
        .map((cell) => cell.getAttribute('aria-label')?.split(',')[0] as string);
    await board.walkTo('2');
    await board.press('Enter');
    expect(chosen()).to.deep.equal(['2']);
    await board.press('Escape');
    expect(chosen()).to.deep.equal([]);
    for (const planet of ['2', '1']) {
      await board.walkTo(planet);
      await board.press('Enter');
    }
    expect([chosen(), board.said.at(-1)]).to.deep.equal([
      [],
      'Blue captured a free planet of size 4 in the north. Red’s turn',
    ]);
  });

  it('P13: refuses with the rule, at the planet, in words and as an event, and nothing is lost', async () => {
    const board = await start(`${SHORT} rules-href="/rules.html"`);
    const before = board.element.position;
    await board.pick('2');
    await board.pick('7');
    const refused = board.last<MoveRefusedEvent>('move-refused');
    expect([refused.code, refused.rule]).to.deep.equal(['space-crack/not-neighbour', 'P4']);
    expect(board.note).to.contain('Planet 7 is not next to planet 2. A ship moves one planet at a time.');
    expect(board.find<HTMLAnchorElement>('.note a').hash).to.equal('#P4');
    expect(board.all('.layer .refused')).to.have.length(1);
    expect(board.element.position).to.equal(before);
    await board.pick('4');
    expect(board.all('.note, .layer .refused')).to.have.length(0);
    expect(board.element.position).to.not.equal(before);
  });

  it('says whose a ship is that is looked at, not picked up', async () => {
    const board = await start('position="boardSize=5;planets=5A7,5B3,5,5,5,5,5;turns=5" seats="human host"');
    await board.focus();
    await board.walkTo('2');
    await board.press('Enter');
    expect(board.said.at(-1)).to.equal('Red’s ship of strength 3');
    expect(board.text('.telling')).to.contain('A ship of strength 3 is there.');
    await board.press('Escape');
    await board.walkTo('1');
    await board.press('Enter');
    expect(board.said.at(-1)).to.contain('Ship of strength 7');
    expect(board.text('.to-do')).to.equal('Choose a planet next to your ship.');
  });

  it('P13: refuses the ship of somebody at this screen who waits, and shows its planet', async () => {
    const board = await start(`${SHORT} sizes="5 5 5 5 5 5 5" seats="human human"`);
    await board.pick('6');
    const refused = board.last<MoveRefusedEvent>('move-refused');
    expect([refused.code, refused.rule]).to.deep.equal(['space-crack/not-your-turn', 'P7']);
    expect(board.note).to.equal('P7 It is Blue’s turn. Wait for Blue to move.');
    expect(board.said).to.deep.equal(['It is Blue’s turn. Wait for Blue to move.']);
    expect(board.all('.signs .chip')).to.have.length(0);
    for (const seats of ['human bot:random', 'human host']) {
      const other = await start(`${SHORT} seats="${seats}"`);
      await other.pick('6');
      expect(other.types()).to.deep.equal([]);
    }
  });

  describe('a chosen ship', () => {
    // Planet 4 is in the middle of the other six.
    const MEETINGS = 'position="boardSize=5;planets=5,5A,5B4,5A7,5A2,5B9,5B7;order=alternate"';

    const pointer = (board: Map, cell: string): Promise<void> => {
      const { x, y, width, height } = board.cell(cell).getBoundingClientRect();
      return sendMouse({
        type: 'move',
        position: [Math.round(x + width / 2), Math.round(y + height / 2)],
      });
    };

    it('P5: shows before it goes what would happen wherever it can go', async () => {
      const board = await start(MEETINGS);
      await board.pick('4');
      const lines = board.all('.ways li').map((line) => line.textContent?.replace(/\s+/g, ' ').trim());
      expect(lines, 'clockwise').to.deep.equal([
        '↑ North: free planet, size 5. Capture it.',
        '↗ North-east: Red’s ship of strength 4. Blue wins and keeps strength 5.',
        '↘ South-east: Red’s ship of strength 9. Blue loses, and Red’s ship keeps strength 6.',
        '↓ South: Red’s ship of strength 7. Both are destroyed.',
        '↙ South-west: Blue’s ship of strength 2. Merge into one of strength 9.',
        '↖ North-west: Blue’s planet, size 5. Move there.',
        'A ship here costs 5 crack, and Blue has 0.',
      ]);
      expect(
        board
          .all('.signs .chip text')
          .map((text) => text.textContent)
          .sort(),
      ).to.deep.equal(['5 left', '= 9', 'both lost', 'go', 'lost', 'take']);
      expect(board.cell('3').getAttribute('aria-label')).to.match(
        /, Blue’s ship would win and keep strength 5$/,
      );
    });

    it('keeps what it can do beside the map when a move was refused', async () => {
      const board = await start(`${SHORT} sizes="5 5 5 5 5 5 5"`);
      await board.pick('2');
      await pointer(board, '7');
      await board.pick('7');
      expect(board.note).to.contain('Planet 7 is not next to planet 2.');
      expect(board.text('.ways li')).to.match(/^↗|^↘|^↓|^↑/);
      await pointer(board, '4');
      await until(() => board.text('.ways .aimed').includes('free planet'));
    });

    it('lets go by a second tap and by Escape', async () => {
      const board = await start(MEETINGS);
      await board.pick('4');
      await board.pick('4');
      expect(board.all('.layer .picked')).to.have.length(0);
      await board.press('Enter');
      expect(board.all('.layer .picked')).to.have.length(1);
      await board.press('Escape');
      expect(board.all('.layer .picked, .signs .chip:not(.yield)')).to.have.length(0);
    });

    it('is seen under the pointer as it would stand there, before a click and in a drag', async () => {
      const board = await start(MEETINGS);
      const ghost = async (cell: string): Promise<string> => {
        await pointer(board, cell);
        await board.settled();
        return board.text('.layer .ghost');
      };
      await board.focus();
      board.chart.scrollIntoView({ block: 'start' });
      expect(await ghost('3')).to.equal('');
      expect(board.all('.layer .hover')).to.have.length(1);
      await board.pick('4');
      expect(await ghost('3')).to.equal('5');
      expect(await ghost('5')).to.equal('9');
      expect(await ghost('7')).to.equal('');
      await board.press('Escape');
      await pointer(board, '4');
      await sendMouse({ type: 'down' });
      expect(await ghost('6')).to.equal('6');
      await sendMouse({ type: 'up' });
      await board.settled();
      expect(board.all('.layer .ghost')).to.have.length(0);
    });

    it('is dragged to where it goes', async () => {
      const board = await start(MEETINGS);
      await board.focus();
      board.chart.scrollIntoView({ block: 'start' });
      await pointer(board, '4');
      await sendMouse({ type: 'down' });
      await pointer(board, '3');
      await until(() => board.all('.chip.aimed').length > 0);
      expect(board.all('.chip.aimed')).to.have.length(1);
      await sendMouse({ type: 'up' });
      await board.settled();
      expect(board.element.record).to.match(/\| 4-3$/);
    });

    it('keeps a finger from scrolling the page, two may zoom it, and no other planet does', async () => {
      const board = await start(MEETINGS);
      await board.focus();
      const held = board.cells.filter((cell) => getComputedStyle(cell).touchAction === 'pinch-zoom');
      expect(held.map((cell) => cell.getAttribute('aria-label')?.split(',')[0]).sort()).to.deep.equal([
        '4',
        '5',
      ]);
    });
  });

  it('P6: building shows its price and the ship that comes of it', async () => {
    const board = await start('position="boardSize=5;planets=5,5A5,5A,6A,5,5B5,5;crack=6,0;order=alternate"');
    await board.pick('4');
    expect(board.text('.to-do')).to.equal('Build a ship here for 6 crack, or choose again.');
    expect(board.said.at(-1)).to.equal('Build a ship of strength 6 here for 6 crack.');
    expect(board.button('build').textContent).to.contain('Build for 6 crack');
    await board.click('build');
    expect(board.text('.planet[data-c="4"] .ship')).to.equal('6');
    await board.pick('3');
    expect(board.all('button[name="build"]')).to.have.length(0);
    expect(board.said.filter((line) => line.startsWith('Build'))).to.have.length(1);
  });

  it('P9: tells what the planet under the focus yields, beside the map and on it', async () => {
    const board = await start(
      'position="boardSize=5;planets=5A,5A5,5A,6A,5A,5A,5A;order=alternate;seats=1" seats="human"',
    );
    await board.focus();
    await board.walkTo('4');
    expect(board.text('.ways')).to.equal(
      'Your planet of size 6 yields 6 crack each round. All its neighbours have the same owner, so it yields more.',
    );
    expect(board.text('.signs .yield')).to.equal('+6');
    expect(board.all('.planet[data-c="4"] .core')).to.have.length(1);
  });

  it('shows points, round, crack and income of each seat', async () => {
    const board = await start(
      'position="boardSize=5;planets=5A,5A5,5A,6A,5,5B5,5;turn=3;crack=6,2;points=4,5;order=alternate"',
    );
    const rows = board
      .all('tbody tr')
      .map((row) => [...row.children].map((cell) => cell.textContent?.trim()).join(' '));
    expect(rows).to.deep.equal(['Blue 4 6 +10', 'Red 1 2 +2']);
    expect(board.text('.status small')).to.equal('4 of 5 command points left. Round 3 of 15');
    expect(board.all('.status .points i')).to.have.length(5);
    expect(board.all('.status .points .left')).to.have.length(4);
  });

  it('says in one line who is to act, with the points and the round beside it', async () => {
    for (const width of [320, 640, 900]) {
      const board = await start('seed="1"', width);
      expect(board.text('.status span')).to.equal('Blue’s turn');
      expect(board.find('.status').getBoundingClientRect().height, `${width}px`).to.be.closeTo(28, 0.5);
      // The heads of the figures stand in one line.
      expect(board.find('thead tr').getBoundingClientRect().height, `${width}px`).to.be.below(30);
    }
  });

  it('keeps the heads of its figures whole beside the map in a wide font', async () => {
    await setViewport({ width: 1000, height: 900 });
    const board = await start('seed="3"', 900);
    (board.element.parentElement as HTMLElement).style.fontFamily = 'Verdana, "DejaVu Sans", sans-serif';
    await board.settled();
    for (const head of board.all('thead .term > :first-child')) {
      const words = document.createRange();
      words.selectNodeContents(head);
      expect(
        new Set([...words.getClientRects()].map(({ top }) => top)).size,
        head.textContent ?? '',
      ).to.equal(1);
    }
  });

  it('has a name beside the figures where it fits, and on a line of its own where it does not', async () => {
    const names = 'names="Red &quot;Alexandra Bartholomew&quot;"';
    for (const width of [240, 264, 320, 640, 900]) {
      const board = await start(`${names} seed="3"`, width);
      const [short, long] = board.all('tbody tr').map((row) => {
        const [name, figure] = ['th span', '.sum'].map((part) => row.querySelector(part) as Element);
        const words = document.createRange();
        words.selectNodeContents(figure as Element);
        return words.getBoundingClientRect().top - (name?.getBoundingClientRect().top ?? 0);
      });
      if (width > 240) expect(short, `Red at ${width}`).to.be.within(-3, 3);
      expect(long, `Alexandra Bartholomew at ${width}`).to.be.within(
        ...((width === 640 ? [-3, 3] : [15, 25]) as [number, number]),
      );
    }
  });

  it('marks the planet of the last move at its corners, off the figures, a ship there or none', async () => {
    const board = await start('position="boardSize=5;planets=5,5A5,5,5B5,5,5B5,5;order=alternate"');
    await board.pick('2');
    await board.pick('4');
    const { width, height } = board.find<SVGGraphicsElement>('.layer .last').getBBox();
    const disc = board.find<SVGGraphicsElement>('.planet[data-c="4"] .disc').getBBox();
    expect(Math.min(width, height)).to.be.greaterThan(1.5 * disc.width);
    expect(getComputedStyle(board.find('.last')).stroke).to.equal(
      getComputedStyle(board.find('.under')).fill,
    );
  });

  it('keeps the figures of four seats, whatever they are called, inside the panel, and their names whole', async () => {
    for (const width of [240, 900]) {
      const four = 'seats="human human human human" names="Alexandra Bartholomew"';
      const board = await start(`${four} seed="3"`, width);
      const panel = board.find('.panel').getBoundingClientRect();
      expect(board.find('table').offsetWidth).to.equal(board.find('.panel').clientWidth);
      const { right } = board.find('.status small').getBoundingClientRect();
      // Firefox adds up thousandths of a pixel.
      expect(Math.round(right)).to.be.at.most(panel.right);
      for (const head of board.all('tbody th')) {
        const names = document.createRange();
        names.selectNodeContents(head);
        const seen = getComputedStyle(head).overflowX === 'visible' ? panel : head.getBoundingClientRect();
        expect(names.getBoundingClientRect().right, `${head.textContent} at ${width}`).to.be.at.most(
          seen.right,
        );
      }
    }
    const long = await start(`names="'${'Hexagon '.repeat(4)}'" seed="3"`.replaceAll("'", '&quot;'), 240);
    expect(long.element.scrollWidth).to.equal(240);
  });

  it('is taken back move by move, over bots’ moves', async () => {
    const board = await start(`${SHORT} seats="human bot:random" bot-pace="0"`);
    const begin = board.element.position;
    await board.pick('2');
    await board.pick('4');
    expect(board.element.record.split(' | ')[1]?.split(' ').length).to.be.greaterThan(1);
    await board.click('undo');
    expect(board.element.position).to.equal(begin);
    await board.settled();
    expect(board.element.position).to.equal(begin);
  });

  it('P7: in free order people at one screen act in any order, each as the owner', async () => {
    const board = await start('order="free" board-size="5" seats="human human" sizes="5 5 5 5 5 5 5"');
    await board.pick('6');
    await board.pick('7');
    await board.pick('2');
    await board.pick('1');
    expect(board.element.record).to.match(/\| 1:6-7 0:2-1$/);
    expect(board.all('.acts button[name^=end]').map((end) => end.textContent)).to.deep.equal([
      'End Blue’s turn',
      'End Red’s turn',
    ]);
    await board.click('end-1');
    await board.click('yes');
    expect(board.element.record).to.match(/0:2-1 1:end$/);
    expect(board.button('end').textContent).to.equal('End turn');
  });

  it('P7: in free order a ship that somebody else plays is not the reader’s to send', async () => {
    const board = await start(
      'position="boardSize=5;planets=5,5A5,5,5,5,5B5,5;order=free" seats="human host"',
    );
    await board.pick('6');
    expect(board.all('.signs .legal')).to.have.length(0);
    await board.pick('7');
    expect(board.all('.note')).to.have.length(0);
  });

  describe('what a ship could do is told of the reader’s own alone', () => {
    const FREE = 'position="boardSize=5;planets=5,5A5,5,5A3,5B2,5B5,5;order=free"';
    const told = (board: Map): readonly string[] =>
      board.cells
        .map((cell) => cell.getAttribute('aria-label') ?? '')
        .filter((name) => /would|can/.test(name));

    it('not of one that somebody else plays', async () => {
      const board = await start(`${FREE} seats="human host"`);
      await board.pick('6');
      expect(told(board)).to.deep.equal([]);
      await board.pick('6');
      await board.pick('2');
      expect(told(board)).to.have.length(3);
    });

    it('not of one that is chosen while looking back at a bot’s turn', async () => {
      const record = 'space-crack/1 boardSize=5 order=alternate seed=1 | 2-4 6-7 4-1';
      const board = await start(`record="${record}" ply="1" seats="human bot:random"`);
      await board.pick('6');
      expect(board.all('.layer .picked')).to.have.length(1);
      expect(told(board)).to.deep.equal([]);
    });

    it('of none where the page keeps hands off, and a finger then moves the page from everywhere', async () => {
      const board = await start(FREE);
      await board.pick('2');
      expect([told(board).length, board.all('.cell.drags').length]).to.deep.equal([3, 4]);
      board.element.readonly = true;
      await board.settled();
      expect(told(board)).to.deep.equal([]);
      expect(board.all('.signs .chip, .cell.drags')).to.have.length(0);
      const still = await start(`${FREE} readonly`);
      expect(still.text('.to-do')).to.not.contain('Choose');
    });
  });

  it('P7: in free order the turn’s end is not taken back', async () => {
    const board = await start('position="boardSize=5;planets=5,5A5,5,5,5,5B5,5;points=1,1;order=free"');
    board.element.play('2-4', { seat: 0 });
    expect(board.element.undo().ok).to.equal(true);
    board.element.play('2-4', { seat: 0 });
    board.element.play('6-7', { seat: 1 });
    const undone = board.element.undo();
    expect(undone.ok ? '' : undone.error.code).to.equal('session/sealed');
  });

  it('keeps its sentences at the side that the page is read from', async () => {
    const board = await start(`${SHORT} seats="human bot:random" bot-pace="0" dir="rtl"`);
    await board.pick('2');
    await board.pick('4');
    const lines = board.all('.panel :is(.status span, .to-do, .telling .sentence, .goal-box p)');
    expect(lines.length).to.be.greaterThan(1);
    for (const line of lines) expect(getComputedStyle(line).direction).to.equal('rtl');
    // Each sentence within has its own direction: one of English ends where it ends in English.
    for (const line of lines) expect(line.firstElementChild?.tagName).to.equal('BDI');
  });

  it('shows once more what happened since one’s last move', async () => {
    const board = await start(`${SHORT} seats="human bot:random" bot-pace="0"`);
    expect(board.all('button[name="replay"]')).to.have.length(0);
    await board.pick('2');
    await board.pick('4');
    expect(board.text('.telling')).to.match(/Red/);
    const before = board.element.position;
    const shown = board.text('.planets');
    board.button('replay').click();
    await board.settled();
    expect(board.element.position).to.equal(before);
    expect(board.text('.planets').length).to.equal(shown.length);
  });

  it('P5: leaves the defender and the land as they were until the ship is there', async () => {
    const board = await start('position="boardSize=5;planets=5,5A7,5,5B4,5,5B5,5;order=alternate"');
    board.element.play('2-4');
    await board.element.updateComplete;
    expect(board.all('.flying .ship')).to.have.length(1);
    expect(board.text('.planet[data-c="2"]')).to.equal('5');
    expect(board.find('.planet[data-c="4"]').classList.contains('seat-1')).to.equal(true);
    await board.settled();
    expect(board.all('.flying')).to.have.length(0);
    expect(board.find('.planet[data-c="4"]').classList.contains('seat-0')).to.equal(true);
    expect(board.text('.planet[data-c="4"] .ship')).to.equal('5');
  });

  it('shows at once what comes next while a ship is on its way', async () => {
    const board = await start(`${SHORT} sizes="5 5 5 5 5 5 5"`);
    board.element.play('2-4');
    await board.element.updateComplete;
    board.element.goTo(0);
    await board.element.updateComplete;
    expect(board.all('.flying')).to.have.length(0);
    expect(board.text('.planet[data-c="2"] .ship')).to.equal('5');
    expect(board.find('.planet[data-c="4"]').classList.contains('free')).to.equal(true);
  });

  it('keeps the ways of others’ ships, and whose planet it was, until the reader’s next move', async () => {
    const board = await start(
      'position="boardSize=5;planets=5,5A7,5,5A,5,5B5,5;order=alternate;next=1" seats="human host"',
    );
    board.element.play('6-4', { seat: 1 });
    await board.settled();
    expect(board.all('.trace.seat-1')).to.have.length(1);
    expect(board.all('.was.seat-0')).to.have.length(1);
    board.element.play('2-1', { seat: 0 });
    await board.settled();
    expect(board.all('.trace, .was')).to.have.length(0);
  });

  it('P11: tells at the end who won and why', async () => {
    const board = await start(
      'position="boardSize=5;planets=5,5A5,5,5,5,5B5,5;turn=15;points=1,0;crack=9,10;order=alternate"',
    );
    await board.pick('2');
    await board.pick('4');
    expect(board.status).to.contain('Blue wins, 2 planets to 1');
    expect(board.text('.best')).to.contain('Blue');
    await board.click('skip');
    expect(board.text('.telling .sentence')).to.equal('Blue took the lead for good in round 15.');
    const tie = await start(
      'position="boardSize=5;planets=5,5A5,5,5,5,5B5,5;turn=16;crack=9,10;order=alternate"',
    );
    expect(tie.text('.status')).to.contain('Red wins by crack, 10 to 9');
    const walked = await start('record="space-crack/1 boardSize=5 order=alternate seed=1 | 2-5 6-3"', 900);
    walked.find('.trend').scrollIntoView();
    await until(() => walked.all('.trend .edge').length === 2);
  });

  it('P3: refuses sizes for another map with the rule, and keeps the game', async () => {
    const board = await start(SHORT);
    const before = board.element.position;
    board.element.setAttribute('sizes', '5 5 5');
    await board.settled();
    const { refusal } = board.last<BoardErrorEvent>('board-error');
    expect([refusal.code, refusal.rule]).to.deep.equal(['space-crack/sizes', 'P3']);
    expect(board.note).to.contain('A map of size 5 has 7 planets');
    expect(board.element.position).to.equal(before);
    board.element.setAttribute('sizes', '5 5 5 9 5 5 5');
    await board.settled();
    expect(board.element.position).to.match(/^boardSize=5;planets=5,5A5,5,9,5,5B5,5;/);
  });

  it('P3: draws the sizes where those that the page gives are for another map', async () => {
    const board = await start(`${SHORT} sizes="5 5 5"`);
    expect(board.last<BoardErrorEvent>('board-error').refusal.code).to.equal('space-crack/sizes');
    expect(board.note).to.contain('sizes: There are 3 sizes here');
    expect(board.element.position).to.match(/^boardSize=5;/);
    await board.pick('2');
    await board.pick('4');
    expect(board.element.record).to.match(/\| 2-4$/);
    board.element.setAttribute('sizes', '5 5 5 9 5 5 5');
    await board.settled();
    expect(board.note).to.equal('');
    expect(board.element.position).to.match(/^boardSize=5;planets=5,5A5,5,9,5,5B5,5;/);
  });

  it('writes no number of a planet over the size of its neighbour', async () => {
    const board = await start(SHORT);
    await board.focus();
    await board.walkTo('5');
    expect(board.find('.layer .focus').getClientRects()).to.have.length(1);
    expect(board.all('.layer .name').filter((name) => name.getClientRects().length > 0)).to.deep.equal([]);
  });

  it('plays four bots to the end', async () => {
    const board = await start(
      `${SHORT} seats="bot:greedy bot:random bot:planner bot:greedy" bot-pace="0" ${STILL}`,
    );
    await board.settled();
    expect(board.last<GameEndEvent>('game-end').outcome.scores).to.have.length(4);
  });

  it('tells in its menu the keys that build and end, and what unusual options change', async () => {
    const board = await start(`${SHORT} order="free" end-turn="forfeit" perimeter-bonus="20"`);
    board.button('menu').click();
    await until(() => board.root.querySelector('dialog') !== null);
    const keys = board.all('dialog kbd').map((key) => key.textContent);
    expect(keys).to.include('B, E, U, Y');
    const lines = board.all('dialog ol li').map((line) => line.textContent);
    expect(lines.slice(8)).to.deep.equal([
      'Command points left when you end your turn are lost.',
      'Nobody waits: move whenever you have command points.',
      'A planet next to one whose six neighbours are all yours brings 20% of its size more.',
    ]);
    expect(lines[1]).to.contain('2 command points');
  });

  it('gives a hint', async () => {
    const board = await start(SHORT);
    await board.click('hint');
    await until(() => board.types().includes('hint-given'));
    expect(board.said.at(-1)).to.match(/^Hint/);
  });

  it('lays out nothing while it refuses a setting or takes one, where the map is seen whole', async () => {
    const board = await start('seed="3"');
    const { getBoundingClientRect } = Element.prototype;
    let boxes = 0;
    Element.prototype.getBoundingClientRect = function () {
      boxes++;
      return getBoundingClientRect.call(this);
    };
    try {
      for (const [name, value] of Object.entries({ turns: '999', names: 'Ada Ben' })) {
        board.element.setAttribute(name, value);
        await board.element.updateComplete;
      }
    } finally {
      Element.prototype.getBoundingClientRect = getBoundingClientRect;
    }
    expect(board.note).to.include('999');
    expect(board.text('table')).to.include('Ben');
    expect(boxes).to.equal(0);
  });

  describe('the largest map on a small screen', () => {
    const large = (): Promise<Map> => start('board-size="30" seats="human human human human" seed="3"', 360);
    const chartOf = (board: Map): HTMLElement => board.chart;
    const closer = async (): Promise<Map> => {
      const board = await large();
      await board.focus();
      await until(() => board.all('button[name="closer"]').length > 0);
      await board.click('closer');
      await board.click('closer');
      return board;
    };

    it('offers a closer view, and a map whose figures can be read does not', async () => {
      const board = await closer();
      const chart = chartOf(board);
      expect(chart.scrollWidth).to.be.greaterThan(2 * chart.clientWidth);
      expect(board.all('.whole .window')).to.have.length(1);
      await board.click('wider');
      await board.click('wider');
      expect(chart.scrollWidth).to.equal(chart.clientWidth);
      const usual = await start('seed="3"', 360);
      expect(usual.all('button[name="closer"]')).to.have.length(0);
    });

    it('never takes the wheel or a finger from the page', async () => {
      const board = await closer();
      const chart = chartOf(board);
      const wheel = new WheelEvent('wheel', { deltaY: 90, bubbles: true, composed: true, cancelable: true });
      expect(chart.dispatchEvent(wheel)).to.equal(true);
      expect(getComputedStyle(chart).overflowY).to.equal('hidden');
      expect(getComputedStyle(chart).touchAction).to.equal('manipulation');
    });

    it('begins where one has a ship', async () => {
      const board = await large();
      await until(() => board.all('button[name="closer"]').length > 0);
      board.button('closer').click();
      await board.settled();
      const [window, ship] = [chartOf(board), board.find('.planet[data-c="8"]')].map((node) =>
        node.getBoundingClientRect(),
      );
      expect(ship?.left).to.be.greaterThan(window?.left as number);
      expect(ship?.top).to.be.greaterThan(window?.top as number);
    });

    it('comes closer to where one was last, as long as that is to be seen', async () => {
      const board = await large();
      await board.focus();
      await until(() => board.all('button[name="closer"]').length > 0);
      await board.click('closer');
      const middle = (node: Element): number[] => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      };
      const away = (cell: string): number => {
        const [x = 0, y = 0] = middle(board.cell(cell));
        const [left = 0, top = 0] = middle(chartOf(board));
        return Math.hypot(x - left, y - top);
      };
      const point = (cell: string): void => {
        const [x = 0, y = 0] = middle(board.cell(cell));
        const [map, whole] = ['.picture', '.whole'].map((name) => board.find(name).getBoundingClientRect());
        const share = [(x - (map?.x ?? 0)) / (map?.width ?? 1), (y - (map?.y ?? 0)) / (map?.height ?? 1)];
        const clientX = (whole?.x ?? 0) + (share[0] ?? 0) * (whole?.width ?? 0);
        const clientY = (whole?.y ?? 0) + (share[1] ?? 0) * (whole?.height ?? 0);
        const down = { clientX, clientY, buttons: 1, bubbles: true };
        board.find('.whole').dispatchEvent(new PointerEvent('pointerdown', down));
      };
      point('125');
      board.cell('155').focus({ preventScroll: true });
      await board.settled();
      expect(away('155')).to.be.within(20, 150);
      board.button('closer').focus();
      await board.click('closer');
      expect(away('155')).to.be.at.most(2);
      await board.click('wider');
      // A pixel of the small map is many of the large one.
      point('80');
      expect(away('80')).to.be.at.most(10);
      await board.click('closer');
      expect(away('80')).to.be.at.most(20);
    });

    it('is panned by keys, by choosing, and on the small map', async () => {
      const board = await closer();
      const chart = chartOf(board);
      const isSeen = (cell: string): boolean => {
        const [window, place] = [chart.getBoundingClientRect(), board.cell(cell).getBoundingClientRect()];
        const middle = place.left + place.width / 2;
        return middle > window.left && middle < window.right;
      };
      await board.walkTo('8');
      await board.press('Enter');
      expect(isSeen('8')).to.equal(true);
      await board.press('End');
      expect(isSeen(board.focused.split(',')[0] as string)).to.equal(true);
      const whole = board.find('.whole').getBoundingClientRect();
      board.find('.whole').dispatchEvent(
        new PointerEvent('pointerdown', {
          clientX: whole.right - 4,
          clientY: whole.bottom - 4,
          buttons: 1,
          bubbles: true,
        }),
      );
      expect(isSeen('232')).to.equal(true);
      expect(isSeen('8')).to.equal(false);
    });
  });
});
