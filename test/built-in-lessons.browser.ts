/**
 * The lessons of the games on their boards: what they say stands beside them, marks stay with what is marked, and a
 * first touch is answered where it can be seen.
 */
import { expect } from '@open-wc/testing';
import { mount, STILL, until, type Board } from './board.js';
import './slices.js';
import { lesson as bugcatcher } from '../src/bugcatcher/lesson.js';
import { lesson as constellation } from '../src/constellation/lesson.js';
import { lesson as rotation } from '../src/rotation/lesson.js';
import { lesson as spaceCrack } from '../src/space-crack/lesson.js';
import { lesson as star } from '../src/star/lesson.js';

/** A board with its lesson open at this step, from 1. */
async function lessonOf(tag: string, step: number, attributes = '', inside = ''): Promise<Board> {
  const board = await mount(`<${tag} seed="1" bot-pace="0" ${STILL} ${attributes}>${inside}</${tag}>`);
  expect((await board.element.learn()).ok).to.equal(true);
  await board.settled();
  for (let at = 1; at < step; at++) await board.click('skip');
  return board;
}

const reply = (board: Board): string => board.text('.reply p');
const cellsOf = (board: Board, word: string): string[] =>
  board.cells
    .map((cell) => cell.getAttribute('aria-label') ?? '')
    .filter((label) => label.split(', ').includes(word));
const table = (board: Board): string[] =>
  board
    .all('.panel tbody tr')
    .map((row) => [...row.children].map((cell) => cell.textContent?.trim()).join(' '));

/** A finger on a cell. */
async function tap(board: Board, name: string): Promise<void> {
  const { x, y, width, height } = board.cell(name).getBoundingClientRect();
  const at = {
    clientX: x + width / 2,
    clientY: y + height / 2,
    pointerType: 'touch',
    isPrimary: true,
    detail: 1,
  };
  for (const type of ['pointerdown', 'pointerup', 'click'])
    board.chart.dispatchEvent(new PointerEvent(type, { ...at, bubbles: true, composed: true }));
  await board.settled();
}

describe('a lesson plays against its own moves alone', () => {
  for (const seats of ['', 'seats="human bot:planner bot:planner"'])
    it(`where the page has ${seats || 'no seats'}`, async () => {
      const board = await lessonOf('bugcatcher-grid', 5, seats);
      await board.click('show');
      expect(reply(board)).to.equal('5 steps and 4 fireflies for the mission: 9.');
      expect(board.text('.figure b')).to.equal('9');
      await board.click('next');
      await board.click('show');
      expect(reply(board)).to.equal('Now all totals are shown. You win, 21 fireflies to 18.');
      expect(table(board)[0]).to.match(/^1\s+Player 1.* 21$/);
      expect(board.text('.panel')).not.to.match(/\bbot\b/);
    });

  for (const [tag, seats] of [
    ['star-board', 'human bot:gentle'],
    ['space-crack-map', 'human bot:gentle'],
    ['constellation-board', 'human bot:gentle'],
    ['bugcatcher-grid', 'human bot:gentle bot:gentle bot:gentle'],
  ] as const)
    it(`so that ${tag} says in every step what it says without seats`, async () => {
      const told: string[][] = [];
      for (const attributes of ['', `seats="${seats}"`]) {
        const board = await lessonOf(tag, 1, attributes);
        const said: string[] = [];
        while (board.all('[name=show]:not(:disabled)').length > 0) {
          await board.click('show');
          said.push(reply(board));
          await board.click('next');
        }
        told.push(said);
      }
      expect(told[0]?.length).to.be.greaterThan(5);
      expect(told[1]).to.deep.equal(told[0]);
    });

  it('where an author has written it', async () => {
    const steps = [
      {
        title: 'Paths',
        say: 'Take three steps.',
        position: 'players=2;rounds=2;energy=3;cols=4;rows=3;seed=7;border=A1-BR,D3-BR;central=A3,D3',
        then: ['none'],
        answers: [{ moves: 'BR.BD.CU', goesOn: true, say: '3 fireflies.' }, { say: 'Fewer.' }],
      },
    ];
    const inside = `<script type="application/json" slot="lesson">${JSON.stringify({ steps })}</script>`;
    const board = await lessonOf('bugcatcher-grid', 1, '', inside);
    await board.click('show');
    expect(reply(board)).to.equal('3 fireflies.');
    expect(board.text('.figure b')).to.equal('3');
    expect(board.text('.panel')).not.to.match(/\bbot\b/);
  });
});

describe('the figures in a lesson', () => {
  it('are those of the table, by hand and shown', async () => {
    const board = await lessonOf('star-board', 4);
    await board.click('show');
    expect(reply(board)).to.contain('One group against two: 6 to 2');
    expect(table(board).map((row) => row.split(' ').at(-1))).to.deep.equal(['6', '2']);
    const other = await lessonOf('star-board', 4);
    await other.pick('A32');
    expect(reply(other)).to.contain('5 to 4');
    expect(table(other).map((row) => row.split(' ').at(-1))).to.deep.equal(['5', '4']);
  });

  it('are those of the table at the end', async () => {
    const board = await lessonOf('constellation-board', 9);
    await board.click('show');
    expect(reply(board)).to.contain('21.2 points to 19.7');
    expect(table(board).join()).to.match(/21\.2.*19\.7/);
  });

  it('that speak of moves left have these beside them', async () => {
    const board = await lessonOf('space-crack-map', 2);
    expect(board.text('.task')).to.contain('You have two moves left');
    expect(board.all('.points .left')).to.have.length(2);
    await board.pick('1');
    await board.pick('4');
    expect(reply(board)).to.contain('1 move left');
    expect(board.all('.points .left')).to.have.length(1);
  });
});

describe('the marks of a lesson', () => {
  it('stand on the position of their step alone, and come back with it', async () => {
    const board = await lessonOf('rotation-puzzle', 2);
    await board.focus();
    const marked = cellsOf(board, 'marked');
    expect(marked.join()).to.match(/d1, blue planet.*e3, gas giant/);
    await board.pick('a3');
    expect(reply(board)).to.contain('diagonal');
    expect(cellsOf(board, 'marked')).to.deep.equal([]);
    expect(board.all('.layer .hint')).to.have.length(0);
    await board.click('again');
    expect(cellsOf(board, 'marked')).to.deep.equal(marked);
    expect(reply(board)).to.equal('A right move is marked: c4.');
    expect(board.all('.layer .hint')).to.have.length(1);
  });

  it('are an answer’s own on the position that it leads to', async () => {
    const board = await lessonOf('star-board', 5);
    await board.focus();
    const labelled = (): string[] =>
      ['1', '2', '3']
        .flatMap((label) => cellsOf(board, `labelled ${label}`))
        .map((one) => one.split(',')[0] ?? '');
    expect(labelled()).to.deep.equal(['T32', '*30', 'R30']);
    await board.pick('T30');
    expect(labelled().sort()).to.deep.equal(['*30', 'R30', 'T32'].sort());
    expect(cellsOf(board, 'labelled 1')).to.have.length(2);
  });
});

describe('the row of answers', () => {
  it('has what the board asks for until there is an answer', async () => {
    const board = await lessonOf('star-board', 1);
    expect(reply(board)).to.equal('Place a stone on any empty cell.');
  });

  it('says for a moment that a step begins on another position', async () => {
    const board = await lessonOf('star-board', 2);
    expect(reply(board)).to.equal('A new position.');
    await until(() => reply(board) === 'Place a stone on any empty cell.');
  });

  it('says when it is enough, and leads to a game', async () => {
    const board = await lessonOf('star-board', 4);
    await board.click('show');
    expect(reply(board)).to.match(/That is enough to play\. Play now, or go on: 3 steps more\.$/);
    await board.click('play-now');
    expect([board.element.matches(':state(lesson)'), board.element.seats]).to.deep.equal([
      false,
      'human bot:gentle',
    ]);
  });
});

describe('a lesson that is left', () => {
  it('goes on at its step, which the board says until the next move', async () => {
    const board = await lessonOf('star-board', 3);
    await board.click('leave');
    expect(board.text('.telling .sentence')).to.equal('Lesson: step 3 of 7. Go on?');
    await board.click('learn');
    expect(board.text('.step small')).to.equal('3 of 7');
    await board.click('leave');
    board.element.play('S31');
    await board.settled();
    expect(board.text('.telling')).not.to.contain('Lesson');
    await board.click('lesson');
    expect(board.text('.step small')).to.equal('3 of 7');
  });

  it('has no button any more when it is finished', async () => {
    const board = await lessonOf('star-board', 7);
    for (const name of ['skip', 'leave']) await board.click(name);
    expect(board.all('.controls [name=lesson]')).to.have.length(0);
    expect(board.text('.telling')).not.to.contain('Lesson');
  });
});

describe('in every step of every lesson', () => {
  const BUILT_IN = {
    'star-board': star,
    'rotation-puzzle': rotation,
    'space-crack-map': spaceCrack,
    'constellation-board': constellation,
    'bugcatcher-grid': bugcatcher,
  };

  /** What a touch can bring: an answer, what is in hand, marks and lights. What comes by itself is no answer. */
  const seen = (board: Board): string =>
    [
      ...board.all('.reply:not(.wait, .none), .held').map((node) => node.textContent),
      ...board.all('.layer').map((node) => node.innerHTML),
    ].join('|');

  /** The name of the first cell of each kind, by what its label says after the name. */
  const oneOfEachKind = (board: Board): readonly string[] => {
    const first = new Map<string, string>();
    for (const cell of board.cells) {
      const [name = '', ...kind] = (cell.getAttribute('aria-label') ?? '').split(',');
      const key = kind.join().replaceAll(/\d+/g, '');
      if (!first.has(key)) first.set(key, name);
    }
    return [...first.values()];
  };

  const isMarked = (board: Board): boolean =>
    board.cells.some((cell) => /\b(marked|labelled|arrow)\b/.test(cell.getAttribute('aria-label') ?? ''));

  for (const [tag, { steps }] of Object.entries(BUILT_IN)) {
    it(`of ${tag}, marks stand on the position that they belong to`, async () => {
      const board = await lessonOf(tag, 1);
      for (const { name, marks, answers } of steps) {
        await board.focus();
        expect(isMarked(board), `${name} at first`).to.equal(marks !== undefined);
        await board.click('show');
        const left = answers.find((answer) => answer.goesOn && answer.marks !== undefined);
        expect(isMarked(board), `${name} after the right moves`).to.equal(left !== undefined);
        expect(board.all('.layer .hint'), `${name}, hints left`).to.have.length(0);
        await board.click('next');
      }
    });

    it(`of ${tag}, a touch of a cell of any kind is answered where it can be seen`, async () => {
      const board = await lessonOf(tag, 1);
      await board.focus();
      for (const { name } of steps) {
        for (const cell of oneOfEachKind(board)) {
          const before = seen(board);
          await tap(board, cell);
          await until(() => seen(board) !== before).catch(() => expect.fail(`${name}, ${cell}: no answer`));
          // The others are still answering.
          await until(() => !/Watch/.test(reply(board)));
          if (board.all('.reply.right').length > 0) {
            await board.click('next');
            await board.click('back');
          } else if (board.all('.reply.wrong').length > 0) await board.click('again');
        }
        await board.click('skip');
      }
    });
  }
});

describe('a touch in a lesson', () => {
  it('that chooses a star is answered by what to do next, and a button does it', async () => {
    const board = await lessonOf('rotation-puzzle', 1);
    await board.focus();
    await tap(board, 'c3');
    expect(board.text('.held')).to.contain('Tap it again, or press Rotate.');
    await board.click('rotate');
    expect(reply(board)).to.contain('2 objects moved');
  });

  it('that chooses a ship is answered by where it can go', async () => {
    const board = await lessonOf('space-crack-map', 1);
    await board.focus();
    await tap(board, '2');
    expect(board.text('.held')).to.contain('Choose a planet next to your ship.');
  });

  it('of a planet that is too dear is answered by its price', async () => {
    const board = await lessonOf('space-crack-map', 5);
    await board.pick('5');
    expect(board.text('.held')).to.contain('A ship here costs 8 crack, and you have 7.');
    await board.pick('4');
    expect(board.text('.held')).not.to.contain('costs 8 crack');
  });

  it('is answered for what is marked, too', async () => {
    const board = await lessonOf('rotation-puzzle', 5);
    await board.focus();
    await board.pick('h3');
    await board.click('again');
    await tap(board, 'h1');
    expect(board.text('.held')).to.contain('Tap it again, or press Rotate.');
    await tap(board, 'h1');
    expect(reply(board)).to.contain('fourth ring');
  });
});

it('a cell that a lesson names is a dotted word, as in the game', async () => {
  const board = await lessonOf('star-board', 3);
  await board.pick('A31');
  const name = board.find('.reply .cell-name');
  const { borderTopWidth, borderBottomStyle, paddingLeft, minHeight, backgroundColor } =
    getComputedStyle(name);
  expect([borderTopWidth, borderBottomStyle, paddingLeft]).to.deep.equal(['0px', 'dotted', '0px']);
  expect(minHeight).to.be.oneOf(['0px', 'auto']);
  expect(backgroundColor).to.equal('rgba(0, 0, 0, 0)');
});

describe('a lesson leads on to puzzles', () => {
  /** To the end of the lesson. */
  async function finish(board: Board): Promise<void> {
    while (board.all('[name=skip]:not(:disabled)').length > 0) await board.click('skip');
  }
  const ends = (board: Board): string[] =>
    board.all('.reply button').map((button) => (button as HTMLButtonElement).name);

  for (const tag of ['star-board', 'space-crack-map', 'constellation-board', 'bugcatcher-grid'])
    it(`${tag}: it ends with the first puzzle of the game`, async () => {
      const board = await lessonOf(tag, 1);
      await finish(board);
      expect(ends(board)).to.eql(['first-puzzle', 'play', 'once-more']);
      await board.click('first-puzzle');
      await until(() => board.text('.status small').includes('Puzzle 1-1'));
      expect(board.all('.acts.lesson')).to.have.length(0);
      expect(board.types()).to.not.include('board-error');
    });

  it('a puzzle in hand waits, and nothing else is offered in its place', async () => {
    const board = await lessonOf('space-crack-map', 1, 'puzzle="1-2"');
    expect(board.text('.waits')).to.equal('Your puzzle is just as you left it.');
    await finish(board);
    expect(ends(board)).to.eql(['to-puzzle', 'once-more']);
    await board.click('to-puzzle');
    expect(board.text('.status small')).to.contain('Puzzle 1-2');
  });

  it('a page that leaves no choice, or a game that has begun, has none', async () => {
    const kept = await lessonOf('space-crack-map', 1, 'no-choices');
    await finish(kept);
    expect(ends(kept)).to.eql(['play', 'once-more']);
    const begun = await mount(`<star-board ${STILL}></star-board>`);
    begun.element.play('S10');
    await begun.element.learn();
    await finish(begun);
    expect(ends(begun)).to.eql(['play', 'once-more']);
  });
});
