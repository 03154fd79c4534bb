/**
 * A board that `defineBoard` makes: its attributes, its stock picture, a picture of the author’s own, its bots without
 * a worker.
 */
import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { defineGame } from '../../src/core/simple/define-game.js';
import { memoize } from '../../src/core/basics/memoize.js';
import { polygonChart } from '../../src/core/chart/polygon-chart.js';
import type { Board as GameBoard } from '../../src/core/simple/simple-game.js';
import { times } from '../../src/core/basics/times.js';
import { defineBoard, stones, type HintGivenEvent, type MoveRefusedEvent } from '../../src/ui/index.js';
import { mount, until, type Board } from '../board.js';

const boardOf = memoize((size: number): GameBoard => ({
  chart: polygonChart({
    rows: times(size, (row) => times(size, (column) => `${'abcde'[column]}${row + 1}`)),
    corners: (cell) => {
      const [x, y] = ['abcde'.indexOf(cell.charAt(0)), Number(cell.slice(1))];
      return [
        [x, y],
        [x + 1, y],
        [x + 1, y + 1],
        [x, y + 1],
      ];
    },
    margin: 0.5,
  }),
  sides: [
    {
      seat: 1,
      points: [
        [0, 0.8],
        [2, 0.8],
      ],
    },
  ],
  labels: [{ text: 'a', at: [0.5, 0.6] }],
}));

/** Whoever has a stone on b2 and another beside it wins; the second player may turn the first stone round. */
const pairs = defineGame({
  id: 'pairs',
  seats: ['Blue', 'Red'],
  options: {
    size: { kind: 'integer', default: 3, min: 2, max: 5, rule: 'P1' },
    turns: { kind: 'flag', default: true, rule: 'P3' },
  },
  board: ({ size }) => boardOf(size),
  moves: {
    place: { on: 'empty', rule: 'P2' },
    'turn-round': {
      on: 'button',
      rule: 'P3',
      refuse: ({ stones: there, options }) =>
        options.turns && Object.keys(there).length === 1 ? undefined : { code: 'pairs/late', rule: 'P3' },
      play: ({ stones: there, turn }) => ({ stones: { [Object.keys(there)[0] as string]: turn } }),
      marks: ({ stones: there }) => Object.keys(there)[0],
    },
  },
  outcome: ({ options: { size }, stones: there }) => {
    const seat = there['b2'];
    if (
      seat !== undefined &&
      boardOf(size)
        .chart.neighbours('b2')
        .some((cell) => there[cell] === seat)
    )
      return { winners: [seat], reason: 'pairs/pair' };
    return Object.keys(there).length === size * size ? { winners: [], reason: 'pairs/full' } : undefined;
  },
  words: {
    'game.name': 'Pairs',
    'event.place': '{seat} placed a stone on {cell}.',
    'event.turn-round': '{seat} turned the stone round.',
    'act.turn-round': 'Turn it round',
    'pairs/late': 'It is too late for that.',
    'pairs/pair': '{winner} made a pair and won',
    'pairs/full': 'Nobody won',
    'how.1': 'Make a pair.',
  },
  bots: { near: ({ stones: there }, seat) => (there['b2'] === seat ? 1 : 0) },
  hint: 'near',
});

defineBoard('pairs-board', pairs, { picture: stones() });
/** The calls of the author's own functions. */
const asked: string[] = [];
defineBoard('pairs-dots', pairs, {
  adapter: {
    say: {
      toDo: (_view, _words, { acting }) => {
        asked.push(`do ${acting.length}`);
        return 'Choose one of your dots.';
      },
      picked: (_view, _words, { ui }) => {
        asked.push(`picked ${ui.selected}`);
        return `${ui.selected} is in hand.`;
      },
    },
  },
  script: './boards/pairs.js?v=1&x="',
  picture: {
    ghost: (_state, cell, { chart }) => {
      const [cx, cy] = chart.centre(cell);
      return `<circle cx="${cx}" cy="${cy}" r=".2"/>`;
    },
    draw: ({ stones: there }, { chart }) =>
      `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" class="picture" viewBox="${chart.viewBox.join(' ')}"><g class="dots">${Object.entries(
        there,
      )
        .map(
          ([cell, seat]) =>
            `<circle class="seat-${seat}" cx="${chart.centre(cell)[0]}" cy="${chart.centre(cell)[1]}" r=".2"/>`,
        )
        .join('')}</g></svg>`,
  },
});

const start = (attributes = ''): Promise<Board> => mount(`<pairs-board ${attributes}></pairs-board>`);
const pieces = (board: Board): string[] =>
  board.all('.piece').map((node) => `${node.getAttribute('data-c')} ${node.classList[1]}`);

async function hover(board: Board, name: string): Promise<void> {
  const cell = board.cell(name);
  cell.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = cell.getBoundingClientRect();
  const position: [number, number] = [Math.round(x + width / 2), Math.round(y + height / 2)];
  await sendMouse({ type: 'move', position: [1, 1] });
  await sendMouse({ type: 'move', position });
}

async function openShare(board: Board): Promise<void> {
  board.button('menu').click();
  await until(() => board.dialogs.length === 1);
}

async function embedCodeOf(board: Board): Promise<string> {
  await openShare(board);
  let text = '';
  const writeText = async (given: string): Promise<void> => void (text = given);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  try {
    await board.click('embed');
    await until(() => text !== '');
  } finally {
    delete (navigator as { clipboard?: unknown }).clipboard;
  }
  return text;
}

describe('a board that defineBoard made', () => {
  it('is played to the end by pointer', async () => {
    const board = await start();
    for (const cell of ['b2', 'a1', 'b1']) await board.pick(cell);
    expect(board.element.record).to.equal('pairs/1 | b2 a1 b1');
    expect(pieces(board)).to.have.members(['b2 seat-0', 'a1 seat-1', 'b1 seat-0']);
    expect(board.text('.status')).to.contain('Blue made a pair and won');
  });

  it('is played to the end by keys, and each move is said', async () => {
    const board = await start('size="2"');
    await board.focus();
    expect(board.focused).to.equal('a1, empty');
    await board.press('Enter', 'ArrowRight', 'ArrowDown', 'Enter', 'ArrowLeft', 'Enter', 'ArrowUp');
    expect(board.focused).to.contain('a1, Blue');
    await board.press('ArrowRight', 'Enter');
    expect(board.element.record).to.equal('pairs/1 size=2 | a1 b2 a2 b1');
    expect(board.said[0]).to.equal('Blue placed a stone on a1. Red’s turn');
  });

  it('takes the options of its game as attributes and as properties', async () => {
    const board = await start('size="4" turns="no"');
    await board.pick('d4');
    expect(board.all('.acts button')).to.have.length(0);
    Object.assign(board.element, { turns: true });
    await board.settled();
    await board.pick('d4');
    expect(board.element.record).to.equal('pairs/1 size=4 | d4');
    expect(board.all('.acts button').map((button) => button.textContent)).to.deep.equal(['Turn it round']);
  });

  it('marks the cell of a move that its text does not name', async () => {
    const board = await start();
    await board.pick('c3');
    await board.click('turn-round');
    expect(pieces(board)).to.deep.equal(['c3 seat-1']);
    expect(board.cell('c3').getAttribute('aria-label')).to.equal('c3, Red, last move');
  });

  it('says why a move is refused, and at which cell', async () => {
    const board = await start();
    await board.pick('a1');
    await board.pick('a1');
    expect(board.last<MoveRefusedEvent>('move-refused').rule).to.equal('P2');
    expect(board.said.at(-1)).to.equal('Blue already has a stone on a1. Choose an empty cell.');
    expect(board.all('.layer .refused')).to.have.length(1);
  });

  it('plays against its bot and gives a hint, without a worker', async () => {
    const board = await start('seats="human bot:near" bot-pace="0"');
    await board.pick('a1');
    expect(board.element.record).to.equal('pairs/1 | a1 b2');
    const hint = new Promise<HintGivenEvent>((resolve) =>
      board.element.addEventListener('hint-given', resolve as EventListener, { once: true }),
    );
    await board.press('h');
    expect((await hint).text).to.match(/^[abc][123]$/);
  });

  it('looks the same, however it came to its position', async () => {
    const [played, given] = [await start(), await start('record="pairs/1 | a1 turn-round c3"')];
    await played.pick('a1');
    await played.click('turn-round');
    await played.pick('c3');
    played.element.undo();
    played.element.redo();
    await played.settled();
    const picture = (board: Board): string => board.find('svg.picture').outerHTML.replace(/<!--.*?-->/g, '');
    expect(picture(played)).to.equal(picture(given));
  });

  it('brings a picture of the author’s own up to date', async () => {
    const board = await mount('<pairs-dots></pairs-dots>');
    await board.pick('a1');
    await board.pick('b2');
    expect(board.all('.dots circle')).to.have.length(2);
    await board.press('u');
    expect(board.all('.dots circle')).to.have.length(1);
  });

  it('shows faintly what a click would bring, whatever its picture draws', async () => {
    for (const tag of ['pairs-board', 'pairs-dots']) {
      const board = await mount(`<${tag}></${tag}>`);
      await board.focus();
      await hover(board, 'c3');
      await until(() => board.all('[data-sign=hover] > *').length > 0);
      const [ghost] = board.all('[data-sign=hover] > *');
      expect(Number(getComputedStyle(ghost as Element).opacity)).to.be.within(0.2, 0.6);
    }
  });

  it('cuts the sign of the last move into a stone, and lays it visibly over anything else', async () => {
    const inks = async (tag: string, move: (board: Board) => Promise<void>): Promise<string[]> => {
      const board = await mount(`<${tag}></${tag}>`);
      await move(board);
      return board.all('[data-sign=last] > *').map((node) => getComputedStyle(node).stroke);
    };
    const first = async (board: Board): Promise<void> => board.pick('b2');
    const [cut, ...others] = await inks('pairs-board', first);
    expect(others).to.have.length(0);
    const [casing, over] = await inks('pairs-dots', first);
    expect(new Set([cut, casing, over]).size).to.be.greaterThan(1);
    expect(over).not.to.equal(casing);
  });

  it('asks its author what to do only while somebody here may act', async () => {
    asked.length = 0;
    const board = await mount('<pairs-dots></pairs-dots>');
    expect(board.text('.to-do')).to.equal('Choose one of your dots.');
    for (const cell of ['b2', 'a1', 'b1']) await board.pick(cell);
    expect(board.status).to.contain('Blue made a pair and won');
    expect(board.text('.to-do')).not.to.contain('Choose one');
    await board.press('Escape');
    expect(asked).not.to.include('do 0').and.not.to.include('picked undefined');
  });

  it('says whose turn it is, and hints, as every board does', async () => {
    const board = await start('seats="human bot:near" bot-pace="0"');
    expect(board.status).to.contain('Your turn, Blue');
    await board.focus();
    await board.press('i');
    expect(board.said.at(-1)).to.contain('Enter: You would play on a1.');
    await board.press('h');
    await until(() => board.text('.telling.hint') !== '');
    expect(board.text('.telling.hint')).to.match(/^Hint: Play on [abc][123]\./);
  });

  it('is embedded by the script that its author names, and keeps its seats', async () => {
    const board = await mount('<pairs-dots seats="human bot:near" bot-pace="0" size="4"></pairs-dots>');
    await board.pick('a1');
    const code = document.createElement('template');
    code.innerHTML = await embedCodeOf(board);
    const [script, copy, ...others] = code.content.children as unknown as readonly Element[];
    expect(others).to.have.length(0);
    expect(script?.outerHTML).to.match(/^<script type="module" src="/);
    expect(script?.getAttribute('src')).to.equal(new URL('boards/pairs.js?v=1&x=%22', document.baseURI).href);
    expect(copy?.outerHTML).to.equal(
      '<pairs-dots record="pairs/1 size=4 | a1 b2" seats="human bot:near" bot-pace="0" size="4"></pairs-dots>',
    );
  });

  it('offers no embed code where no script is named: the loader would not bring it', async () => {
    const board = await start();
    await openShare(board);
    expect(board.all('dialog [name=link]')).to.have.length(1);
    expect(board.all('dialog [name=embed]')).to.have.length(0);
  });
});
