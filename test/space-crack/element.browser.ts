import { expect } from '@open-wc/testing';
import { sendMouse, setViewport } from '@web/test-runner-commands';
import { chance } from '../../src/core/basics/seed.js';
import { unwrap } from '../../src/core/basics/result.js';
import { spaceCrack } from '../../src/space-crack/game.js';
import '../../src/space-crack/element/define.js';
import type { SpaceCrackMap } from '../../src/space-crack/element/space-crack-map.js';
import type { Move, State } from '../../src/space-crack/state.js';
import type { GameEndEvent } from '../../src/ui/contract/events.js';
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
    expect(board.all('.layer .picked')).to.have.length(1);
    await board.press('Escape');
    expect(chosen()).to.deep.equal([]);
    expect(board.all('.layer .picked, .signs .chip:not(.yield)')).to.have.length(0);
    for (const planet of ['2', '1']) {
      await board.walkTo(planet);
      await board.press('Enter');
    }
    expect(chosen()).to.deep.equal([]);
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

    it('P5: has over each planet where it can go what would come of that, and over others what they yield', async () => {
      const board = await start(MEETINGS);
      const chips = (): (string | null)[] =>
        board
          .all('.signs .chip text')
          .map((text) => text.textContent)
          .sort();
      await board.focus();
      await board.walkTo('4');
      expect(chips()).to.deep.equal(['+2.5']);
      await board.press('Enter');
      expect(chips()).to.deep.equal(['5 left', '= 9', 'both lost', 'go', 'lost', 'take']);
      const other = await start('position="boardSize=5;planets=5,5A5,5,5,5,5B5,5" seats="human host"');
      await other.pick('6');
      expect(other.all('.signs .chip:not(.yield)')).to.have.length(0);
    });

    it('is not taken from a finger while the page keeps hands off: it moves the page from everywhere', async () => {
      const board = await start('position="boardSize=5;planets=5,5A5,5,5A3,5B2,5B5,5;order=free"');
      await board.pick('2');
      expect(board.all('.cell.drags')).to.have.length(4);
      board.element.readonly = true;
      await board.settled();
      expect(board.all('.signs .chip, .cell.drags')).to.have.length(0);
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
      expect(board.text('.ways .aimed')).to.match(/^↗/);
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

  it('says in one line who is to act, with the points and the round beside it', async () => {
    for (const width of [320, 640, 900]) {
      const board = await start('seed="1"', width);
      expect(board.text('.status span')).to.equal('Blue’s move');
      expect(board.find('.status').getBoundingClientRect().height, `${width}px`).to.be.closeTo(28, 0.5);
      const moves = board.find('.status .moves').getBoundingClientRect();
      expect([moves.width > 60, board.text('.status .moves')], `${width}px`).to.deep.equal([
        true,
        '5 moves left',
      ]);
      // The heads of the figures stand in one line.
      expect(board.find('thead tr').getBoundingClientRect().height, `${width}px`).to.be.below(30);
    }
  });

  it('leads to its button where the chosen planet can have a ship built', async () => {
    const board = await start('position="boardSize=5;planets=5A,5,5A5,5,5B5,5,5;crack=9,0;order=alternate"');
    const leads = (): boolean => board.find('[name="build"]').matches('[data-leads]');
    expect(leads()).to.equal(false);
    await board.pick('1');
    expect(leads()).to.equal(true);
    await board.pick('1');
    expect(leads()).to.equal(false);
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
      expect(board.find('table').offsetWidth).to.equal(board.find('.tally').clientWidth);
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
    expect(board.button('replay').getAttribute('aria-disabled')).to.equal('true');
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

  it('writes no number of a planet over the size of its neighbour', async () => {
    const board = await start(SHORT);
    await board.focus();
    await board.walkTo('5');
    expect(board.find('.layer .focus').getClientRects()).to.have.length(1);
    expect(board.all('.layer .name').filter((name) => name.getClientRects().length > 0)).to.deep.equal([]);
  });

  it('tells in its menu how to play and the keys that build and end', async () => {
    const board = await start(SHORT);
    board.button('menu').click();
    await until(() => board.root.querySelector('dialog') !== null);
    expect(board.all('dialog kbd').map((key) => key.textContent)).to.include('B, E, U, Y');
    expect(board.all('dialog ol li')).to.have.length(9);
    expect(board.text('dialog ol')).to.contain('each round brings 2.');
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
