import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../src/star/element/define.js';
import { definition } from '../../src/star/element/definition.js';
import { StarBoard } from '../../src/star/element/star-board.js';
import { Board, framed, mount, until } from '../board.js';

const start = (attributes = 'rings="2"', width?: number): Promise<Board<StarBoard>> =>
  mount<StarBoard>(`<star-board ${attributes}></star-board>`, width);

/** Adds a rule of the page for a test. */
function style(css: string): HTMLStyleElement {
  const sheet = document.createElement('style');
  sheet.textContent = css;
  document.head.append(sheet);
  return sheet;
}

describe('an element that stood in the page before it was defined', () => {
  it('has the properties that the page set on it as soon as it is defined', async () => {
    const frame = await fixture<HTMLElement>(html`<div><early-board rings="4"></early-board></div>`);
    const element = frame.firstElementChild as StarBoard;
    Object.assign(element, { rings: 3, names: 'Ada Ben' });
    customElements.define(
      'early-board',
      class extends StarBoard {
        static override readonly definition = { ...definition, tag: 'early-board' };
      },
    );
    expect(element.rings).to.equal(3);
    expect(Object.hasOwn(element, 'rings')).to.equal(false);
    await until(() => element.play('S10').ok);
    await element.settled;
    expect(element.record).to.equal('star/1 rings=3 | S10');
    expect(element.names).to.equal('Ada Ben');
  });
});

/** In a low window a board would make way for its panel. */
const inHighWindow = (): Promise<void> => setViewport({ width: 800, height: 1200 });

describe('a part that the page places', () => {
  it('keeps a size where the page centres the board', async () => {
    await inHighWindow();
    const board = await start();
    await fixture(html`<style>star-board::part(board) { margin: auto; }</style>`);
    for (const width of [600, 200]) {
      board.element.style.width = `${width}px`;
      // Some engines give it all the room there is.
      expect(board.find('svg.picture').getBoundingClientRect().width).to.be.within(
        Math.min(299, width - 1),
        width,
      );
    }
  });
});

describe('another document', () => {
  it('shows a board that is moved there, styled, and lets it play on and come back', async () => {
    const board = await start();
    const home = board.element.parentElement as HTMLElement;
    board.element.play('S10');
    await board.settled();
    const iframe = await framed();
    const { body } = iframe.contentDocument as Document;
    body.append(board.element);
    await board.settled();
    const look = (): string => getComputedStyle(board.find('.chart')).position;
    expect(look()).to.equal('relative');
    expect(getComputedStyle(board.find('.chart')).aspectRatio).to.contain('/');
    expect(getComputedStyle(board.find('.chart')).contain).to.contain('size');
    await board.pick('T10');
    expect(board.element.record).to.equal('star/1 rings=2 | S10 T10');
    expect(board.all('.pieces .piece')).to.have.length(2);
    expect(getComputedStyle(board.find('.cell')).fill).to.equal('none');
    board.button('menu').click();
    await until(() => board.all('dialog[open]').length === 1);
    board.find<HTMLDialogElement>('dialog').close();
    home.append(board.element);
    await board.settled();
    expect(look()).to.equal('relative');
    expect(board.element.undo().ok).to.equal(true);
  });

  it('shows a board that was never anywhere else', async () => {
    const iframe = await framed();
    const board = new Board(document.createElement('star-board'));
    iframe.contentDocument?.body.append(board.element);
    await board.settled();
    expect(getComputedStyle(board.find('.chart')).position).to.equal('relative');
    expect(board.all('svg.picture')).to.have.length(1);
  });
});

describe('a click', () => {
  for (const [title, css] of [
    ['a box of another shape', 'star-board::part(board) { width: 440px; height: 260px }'],
    ['a padded box', 'star-board::part(board) { padding: 24px 60px 10px 30px }'],
    ['a turned element', 'star-board { transform: rotate(20deg) scale(.8) }'],
  ] as const) {
    it(`is on the cell that is seen there, in ${title}, and so are the layer's signs`, async () => {
      const sheet = style(css);
      try {
        const board = await start('rings="2" marks="T20:dot"');
        await board.pick('S10');
        await board.pick('T20');
        expect(board.element.record).to.equal('star/1 rings=2 | S10 T20');
        const [mark, piece] = ['.mark.filled', '.piece.seat-1'].map((selector) => {
          const { x, y, width, height } = board.find(selector).getBoundingClientRect();
          return [x + width / 2, y + height / 2];
        }) as [number[], number[]];
        for (const [i, value] of mark.entries()) expect(piece[i]).to.be.closeTo(value, 1.5);
      } finally {
        sheet.remove();
      }
    });
  }
});

describe('the room that a board takes', () => {
  it('is no wider than the page gives it', async () => {
    const { element } = await start('rings="2" names="Abcdefghijklmnopqrstuvwxyzabcdefghijklmn Ben"', 240);
    const frame = element.parentElement as HTMLElement;
    expect(frame.scrollWidth).to.equal(240);
  });

  it('is what there is where a page centres its children or puts them in a row', async () => {
    await inHighWindow();
    const board = await start('rings="2"', 400);
    const frame = board.element.parentElement as HTMLElement;
    const { element } = board;
    element.style.margin = '0 10px';
    for (const css of [
      'display: flex',
      'display: flex; flex-direction: column; align-items: center',
      'display: grid; place-items: center',
      'display: block',
    ]) {
      frame.style.cssText = `width: 400px; ${css}`;
      expect(element.getBoundingClientRect().width, css).to.equal(380);
      expect(board.find('svg.picture').getBoundingClientRect().width, css).to.equal(380);
    }
  });

  it('is 240 px where the page takes its own width from what it holds, and of a grid a fair share', async () => {
    const board = await start('rings="2"', 600);
    const frame = board.element.parentElement as HTMLElement;
    for (const css of ['display: inline-block', 'float: left', 'display: table-cell', 'position: absolute']) {
      frame.style.cssText = css;
      expect(board.find('svg.picture').getBoundingClientRect().width, css).to.equal(240);
    }
    frame.style.cssText = 'display: grid; grid-template-columns: 1fr 1fr; width: 500px';
    frame.append(document.createElement('p'));
    expect(board.element.getBoundingClientRect().width).to.equal(250);
  });

  it('is the board’s from the start, before its controller are there, whatever game it will show', async () => {
    const { makeController } = await import('../../src/star/element/adapter.js');
    let arrive = (): void => {};
    const come = new Promise<void>((resolve) => (arrive = resolve));
    const slow = {
      ...definition,
      tag: 'slow-board',
      controller: { now: () => undefined, load: () => come.then(() => ({ makeController })) },
    };
    customElements.define(
      'slow-board',
      class extends StarBoard {
        static override readonly definition = slow;
      },
    );
    const { position } = (await start('record="star/1 rings=6 | S10"')).element;
    const frame = await fixture<HTMLElement>(html`<div></div>`);
    frame.style.width = '480px';
    const boards = [
      ['record', 'star/1 | S10'],
      ['position', position],
      ['rings', '6'],
    ].map(([name = '', value = '']) => {
      const board = new Board(document.createElement('slow-board') as StarBoard);
      board.element.setAttribute(name, value);
      frame.append(board.element);
      return board;
    });
    await until(() => boards.every((board) => board.all('.chart').length === 1));
    const heights = (): number[] =>
      boards.map((board) => board.find('.chart').getBoundingClientRect().height);
    const before = heights();
    arrive();
    for (const board of boards) await board.settled();
    expect(boards.map((board) => board.all('svg.picture').length)).to.deep.equal([1, 1, 1]);
    for (const [i, height] of heights().entries()) expect(height).to.be.closeTo(before[i] as number, 0.5);
  });
});

describe('what speaks to the reader', () => {
  it('stands on paper, whatever piece lies under it', async () => {
    const board = await start();
    board.element.marks = 'S10:dot A10=a T10>R10 T20';
    await board.settled();
    const bare = board
      .all('.layer .mark')
      .filter((mark) => !mark.previousElementSibling?.matches('.casing.of-mark'));
    expect(bare).to.deep.equal([]);
    expect(getComputedStyle(board.find('.casing.of-mark')).strokeWidth).to.equal('6px');
  });
});
