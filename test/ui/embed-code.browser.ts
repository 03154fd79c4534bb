/**
 * The embed code that a reader copies from the menu: the board that it makes on another page, and what it must not
 * tell.
 */
import { expect, fixture, html } from '@open-wc/testing';
import { unwrap } from '../../src/core/basics/result.js';
import type { GameElement } from '../../src/ui/elements/game-element.js';
import { Board, mount, STILL, until } from '../board.js';
import '../slices.js';

declare const PUBLISHED: string;
/**
 * The address from which other pages load the boards. If they are not published, scripts/wtr/bundles.mjs serves this
 * script.
 */
const BOARDS = PUBLISHED || 'https://boards.example/';

const PUZZLE = 'HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR;par=3';
const STEPS = ['c3', 'e4', 'c2'];

const { now } = Date;
const setDay = (day: string): void => {
  Date.now = () => Date.parse(`${day}T12:00:00Z`);
};
afterEach(() => {
  Date.now = now;
});

async function openMenu(board: Board): Promise<void> {
  board.button('menu').click();
  await until(() => board.dialogs.length === 1);
}

/** The text that a button of the open menu copies. */
async function copied(board: Board, name: string): Promise<string> {
  let text: string | undefined;
  const writeText = async (given: string): Promise<void> => {
    text = given;
  };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  try {
    board.button(name).click();
    await until(() => text !== undefined);
  } finally {
    delete (navigator as { clipboard?: unknown }).clipboard;
  }
  return text as string;
}

async function codeOf(board: Board): Promise<string> {
  await openMenu(board);
  const code = await copied(board, 'embed');
  board.find<HTMLDialogElement>('dialog').close();
  return code;
}

/** The attributes of the board in the code; nothing but its script stands beside it. */
function boardIn(code: string): GameElement {
  const template = document.createElement('template');
  template.innerHTML = code;
  const [script, element, ...others] = template.content.children;
  expect([script?.localName, script?.getAttribute('src'), others.length]).to.deep.equal([
    'script',
    `${BOARDS}cdn/planisphere.js`,
    0,
  ]);
  return document.importNode(element as GameElement, true);
}

const attributesOf = (code: string): Record<string, string> =>
  Object.fromEntries([...boardIn(code).attributes].map(({ name, value }) => [name, value]));

/** The code on another page. */
async function pasted(code: string): Promise<Board> {
  const frame = await fixture<HTMLElement>(html`<div></div>`);
  const board = new Board(boardIn(code));
  frame.append(board.element);
  await board.settled();
  return board;
}

describe('the embed code of a puzzle', () => {
  const start = async (attributes: string, moves: readonly string[] = []): Promise<Board> => {
    const board = await mount(`<rotation-puzzle ${STILL} ${attributes}></rotation-puzzle>`);
    for (const move of moves) unwrap(board.element.play(move));
    await board.settled();
    return board;
  };
  /** It stands at its beginning, and no move of it is told. */
  const isUnplayed = async (code: string, position: string): Promise<void> => {
    const other = await pasted(code);
    expect([other.element.position, other.element.ply, other.element.solved]).to.deep.equal([
      position,
      0,
      undefined,
    ]);
    expect(unwrap(other.element.save('all'))).to.equal(`rotation/1 from=${position}`);
  };

  for (const [state, moves] of [
    ['solved', STEPS],
    ['half played', STEPS.slice(0, 2)],
    ['not begun', []],
  ] as const) {
    it(`begins it anew where it is ${state}`, async () => {
      const code = await codeOf(await start(`puzzle="${PUZZLE}"`, moves));
      expect(attributesOf(code)).to.deep.equal({ puzzle: PUZZLE });
      await isUnplayed(code, PUZZLE);
    });

    it(`begins it anew where it is ${state} and came as a record`, async () => {
      const record = `rotation/1 from=${PUZZLE}${moves.length > 0 ? ` | ${moves.join(' ')}` : ''}`;
      const code = await codeOf(await start(`record="${record}" ply="1" seed="5"`));
      expect(attributesOf(code)).to.deep.equal({ position: PUZZLE });
      await isUnplayed(code, PUZZLE);
    });
  }

  it('tells no seed of one that was drawn, and has the same one', async () => {
    for (const drawn of ['size="5" seed="7"', 'level="1"']) {
      const board = await start(drawn);
      const { position } = board.element;
      const code = await codeOf(board);
      expect(attributesOf(code)).to.include({ position }).and.not.to.have.property('seed');
      await isUnplayed(code, position);
    }
  });

  it('names one that has a name, and leaves out what a tag shows by itself', async () => {
    expect(attributesOf(await codeOf(await start('puzzle="2-17"')))).to.deep.equal({ puzzle: '2-17' });
    expect(attributesOf(await codeOf(await start('')))).to.deep.equal({});
  });

  for (const [written, kept] of [
    ['daily', ''],
    ['daily="today"', 'today'],
  ] as const)
    it(`goes on with the puzzle of each day, where the page has that: ${written}`, async () => {
      setDay('2026-11-23');
      const board = await start(`${written} daily-zone="UTC" daily-first="2026-11-20" from-hash`);
      const { position } = board.element;
      unwrap(board.element.play(await firstStar(board)));
      await board.settled();
      expect(board.element.position).not.to.equal(position);
      const code = await codeOf(board);
      const attributes = { daily: kept, 'daily-zone': 'UTC', 'daily-first': '2026-11-20' };
      expect(attributesOf(code)).to.deep.equal(attributes);
      await isUnplayed(code, position);
      setDay('2026-11-24');
      const tomorrow = await pasted(code);
      expect(tomorrow.element.position).not.to.equal(position);
      expect(tomorrow.text('.status small')).to.match(/\bNo\. 5\./);
    });

  it('stays with the day that the page, or its reader, has chosen', async () => {
    setDay('2026-11-23');
    const one = await start('daily="2026-11-21"');
    expect(attributesOf(await codeOf(one))).to.deep.equal({ daily: '2026-11-21' });
    const each = await start('daily daily-zone="UTC"');
    await openMenu(each);
    each.find('dialog [name=days]').click();
    await until(() => each.all('[data-day="2026-11-22"]').length === 1);
    each.find('[data-day="2026-11-22"]').click();
    await until(() => (each.element as GameElement & { daily: string }).daily === '2026-11-22');
    await each.settled();
    const code = await codeOf(each);
    expect(attributesOf(code)).to.deep.equal({ daily: '2026-11-22', 'daily-zone': 'UTC' });
    await isUnplayed(code, each.element.position);
  });

  it('of a board without goals has its moves: they solve nothing', async () => {
    const record = `rotation/1 from=${PUZZLE.replace(/;.*/, '')} | c3 e4`;
    expect(attributesOf(await codeOf(await start(`record="${record}"`)))).to.deep.equal({ record });
  });
});

/** The name of a star that can be rotated. */
async function firstStar(board: Board): Promise<string> {
  await board.focus();
  const names = board.cells.map((cell) => cell.getAttribute('aria-label') ?? '');
  return names.find((name) => /moves [1-9]/.test(name))?.split(',')[0] ?? '';
}

describe('the embed code of a game with secrets', () => {
  const record =
    'bugcatcher/1 players=2 rounds=2 energy=5 cols=4 rows=3 seed=5 | 0:BD.BR.BU.BR.BU+1+5 BR.BD.BR.BD.BR+1+5 0:CU.CL.CD.CD.CR+3+5';
  const SECRET = 'CU.CL.CD.CD.CR';

  for (const [viewer, knows] of [
    ['0', true],
    ['1', false],
    ['public', false],
  ] as const)
    it(`tells what its viewer may know, ${viewer}, and nothing else`, async () => {
      const board = await mount(
        `<bugcatcher-grid ${STILL} bot-pace="0" record="${record}" seats="host host" viewer="${viewer}"></bugcatcher-grid>`,
      );
      const code = await codeOf(board);
      expect(code.includes(SECRET)).to.equal(knows);
      expect(code).not.to.contain(' seed=5');
      expect(attributesOf(code)['record']).to.equal(
        unwrap(board.element.save(viewer === 'public' ? viewer : Number(viewer))),
      );
      const other = await pasted(code);
      expect(other.element.position).to.equal(board.element.position);
      expect(other.readable.includes(SECRET)).to.equal(knows);
    });

  it('is the whole game once it is over', async () => {
    const over = `${record} CU.CL.CD.CD.CR+3+5`;
    const board = await mount(`<bugcatcher-grid ${STILL} record="${over}" viewer="1"></bugcatcher-grid>`);
    expect(board.element.outcome).not.to.equal(undefined);
    expect(attributesOf(await codeOf(board))['record']).to.equal(unwrap(board.element.save('all')));
  });
});

describe('the embed code of an open game', () => {
  const record = 'star/1 rings=2 | S10 T10';
  const start = (attributes: string): Promise<Board> =>
    mount(`<star-board ${STILL} ${attributes}></star-board>`);

  it('has the game so far, wherever the reader looks', async () => {
    const board = await start(`record="${record}" ply="1" look="mesh"`);
    const code = await codeOf(board);
    expect(attributesOf(code)).to.deep.equal({ record, look: 'mesh' });
    expect((await pasted(code)).element.record).to.equal(record);
  });

  it('has what the page wrote, whatever letters it has', async () => {
    const given = { names: '"A & B" "C, &amp;"', marks: 'S10>T10 T10=<b>&"' };
    const board = await start(`record="${record}" readonly`);
    Object.assign(board.element, given);
    await board.settled();
    const code = await codeOf(board);
    expect(attributesOf(code)).to.deep.equal({ record, readonly: '', ...given });
    expect((await pasted(code)).element).to.include(given);
  });

  it('is that of the moment in which it is copied: the game goes on behind the menu', async () => {
    const board = await start(`record="${record}"`);
    await openMenu(board);
    for (const move of ['R10', 'S20']) {
      unwrap(board.element.play(move));
      await board.settled();
      const game = unwrap(board.element.save('all'));
      expect(game.endsWith(move)).to.equal(true);
      expect(attributesOf(await copied(board, 'embed'))['record']).to.equal(game);
      expect(await copied(board, 'record')).to.equal(game);
      expect(await copied(board, 'position')).to.equal(board.element.position);
    }
  });
});
