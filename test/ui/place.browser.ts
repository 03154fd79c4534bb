/** The keys that tell the place and lead to the next of one's pieces: the same on every board. */
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../src/bugcatcher/element/define.js';
import '../../src/constellation/element/define.js';
import '../../src/rotation/element/define.js';
import '../../src/space-crack/element/define.js';
import '../../src/star/element/define.js';
import { mount, until, type Board } from '../board.js';
import '../games/hands/element/hands-board.js';

const BOARDS: Readonly<Record<string, string>> = {
  'star-board': 'record="star/1 rings=3 | *30 S31 *20 S30"',
  'rotation-puzzle': 'puzzle="HG./.Y./..R;goals=YG"',
  'space-crack-map':
    'board-size="5" command-points="2" record="space-crack/1 seats=2 turns=5 boardSize=5 commandPoints=2 seed=3 | 2-4"',
  'constellation-board': 'map="a:0:0,b:3:4,c:6:0,d:9:4,e:12:0/1,2,3,4" hq-count="1" seats="human human"',
  'bugcatcher-grid': 'seats="human bot:walker bot:walker" players="3" seed="4"',
};

async function start(tag: string, attributes = BOARDS[tag] ?? ''): Promise<Board> {
  const board = await mount(`<${tag} ${attributes}></${tag}>`);
  await board.focus();
  return board;
}

/** The description of the place, as the key for it tells. */
async function place(board: Board): Promise<string> {
  await board.press('i');
  return board.said.at(-1) ?? '';
}

const WAYS = ['Up', 'Up right', 'Right', 'Down right', 'Down', 'Down left', 'Left', 'Up left'];

/** The cells that a place tells of one way. */
function cellsOf(told: string, way: string): string[] {
  const [, cells = ''] = new RegExp(`\\. ${way}: (.*?)\\.(?: |$)`).exec(told) ?? [];
  return cells === '' ? [] : cells.split('; ').map((cell) => cell.split(',')[0] as string);
}

async function back(board: Board): Promise<void> {
  await sendKeys({ down: 'Shift' });
  await board.press('N');
  await sendKeys({ up: 'Shift' });
}

for (const tag of Object.keys(BOARDS))
  describe(`<${tag}>`, () => {
    it('tells by one key what is here, and what lies which way', async () => {
      const board = await start(tag);
      const told = await place(board);
      expect(told.startsWith(`${board.focused}. `)).to.equal(true);
      expect(told).to.match(/(Up|Down|Left|Right)( left| right)?: \S/);
    });

    it('says of each arrow where it leads', async () => {
      const board = await start(tag);
      for (const [key, way] of [
        ['ArrowDown', /^Down/],
        ['ArrowRight', /right$/i],
        ['ArrowUp', /^Up/],
        ['ArrowLeft', /left$/i],
      ] as const) {
        const told = await place(board);
        const from = board.focused;
        await board.press(key);
        const to = board.focused.split(',')[0] as string;
        if (board.focused === from) continue;
        const near = WAYS.filter((name) => cellsOf(told, name).includes(to));
        expect(near.join(), `${key} from ${from}`).to.match(way);
      }
    });

    it('lists both keys in its menu', async () => {
      const board = await start(tag);
      board.button('menu').click();
      await until(() => board.root.querySelector('dialog') !== null);
      const keys = board.all('dialog dt').map((line) => line.textContent);
      expect(keys).to.include.members(['I', 'N']);
    });
  });

it('*Star: what a stone would be part of, or why there can be none; N goes from stone to stone', async () => {
  const board = await start('star-board');
  await board.walkTo('*31');
  expect(await place(board)).to.match(
    /^\*31, empty, rim\. .*: \*30, blue stone.* Enter: \*31, blue stone, rim, group on 2 rim cells.* Blue would end with \d+ to \d+ points\. Red would end with \d+ to \d+ points\.$/,
  );
  const seen = [];
  for (let n = 0; n < 3; n++) {
    await board.press('n');
    seen.push(board.focused.split(',')[0]);
  }
  expect(seen).to.deep.equal(['*20', '*30', '*20']);
  await back(board);
  expect(board.focused).to.match(/^\*30, blue stone/);
  await board.walkTo('S31');
  expect(await place(board)).to.match(/Enter: There is already a red stone on S31\./);
});

it('tells nothing of Enter where the reader may not act', async () => {
  const board = await start('star-board', `${BOARDS['star-board']} readonly`);
  expect(await place(board)).to.not.contain('Enter');
  await board.press('n');
  expect(board.focused).to.contain('blue stone');
});

it('leads nobody who has no seat to anybody’s pieces', async () => {
  const board = await start('star-board', `${BOARDS['star-board']} seats="host host"`);
  const here = board.focused;
  await board.press('n');
  expect(board.focused).to.equal(here);
  expect(board.said).to.deep.equal([]);
});

it('the rotation puzzle: where every object would go, and what would then be found', async () => {
  const board = await start('rotation-puzzle', 'puzzle="HG./.Y./...;goals=YG"');
  await board.press('n');
  expect(await place(board)).to.equal(
    'b2, yellow dwarf, range 3, moves 2 objects. Up: b1, gas giant. Up right: c1, empty. Right: c2, empty. ' +
      'Down right: c3, empty. Down: b3, empty. Down left: a3, empty. Left: a2, empty. Up left: a1, blue planet. ' +
      'Enter: Rotating b2 would move 2 objects: blue planet from a1 to b1, gas giant from b1 to c1.',
  );
  await board.press('n');
  expect(board.said.at(-1)).to.equal('There is nothing else to go to.');
  await board.press('ArrowUp');
  expect(await place(board)).to.match(/Enter: b1 is green and does not rotate\. Choose a star\.$/);
});

it('Space Crack: where a ship could go and what one costs, then what each way would bring', async () => {
  const board = await start('space-crack-map', 'board-size="5" command-points="2" turns="5" seed="3"');
  await board.press('n');
  expect(board.focused).to.match(/^2, Blue’s planet/);
  expect(await place(board)).to.match(
    /Enter: Choose this ship to move it\. North-east: free planet, size 4\. Capture it\. South-east: free planet, size 8\. Capture it\. South: free planet, size 4\. Capture it\. A ship here costs 5 crack, and Blue has 0\.$/,
  );
  await board.press('Enter');
  await board.walkTo('4');
  expect(await place(board)).to.match(/Enter: Blue’s ship can capture it\.$/);
  await board.press('Enter');
  expect(board.focused).to.match(/^4, Blue’s planet,.*, last move$/);
  expect(board.cell('2').getAttribute('aria-label')).to.match(/, the last move began here$/);
});

it('Constellation: the network that a claim would join', async () => {
  const board = await start('constellation-board');
  for (const move of ['*a', '*e']) board.element.play(move);
  await board.settled();
  await board.walkTo('a');
  await board.press('ArrowRight');
  expect(await place(board)).to.match(
    /^b, free, .* Enter: Lyra would claim b and gain 1 connection\. b: network of 1 connection, length 5, not guarded\.$/,
  );
});

it('Bugcatcher: the entries that lead here, and how they would fare', async () => {
  const board = await start('bugcatcher-grid');
  await board.press('n');
  const [near] = cellsOf(await place(board), 'Right').concat(cellsOf(await place(board), 'Left'));
  await board.walkTo(near as string);
  expect(await place(board)).to.match(
    /Enter: Write (?:square|round) node (?:left|right)\. 6 energy left\.( .*)?$/,
  );
  await board.press('Enter');
  expect(board.focused).to.match(/, your plan ends here/);
});

it('tells nothing that is hidden: what a draw would bring', async () => {
  const board = await start('hands-board', 'seed="5" seats="human bot:random" bot-pace="0"');
  await board.walkTo('deck');
  expect(await place(board)).to.not.contain('Enter');
});
