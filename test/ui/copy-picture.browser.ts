/** The picture that a reader copies from the menu. */
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { toSvg as bugcatcherSvg } from '../../src/bugcatcher/to-svg.js';
import { unwrap, type Result } from '../../src/core/basics/result.js';
import { toSvg as starSvg } from '../../src/star/to-svg.js';
import { pngOf } from '../../src/ui/menu/png.js';
import { mount, until, type Board } from '../board.js';
import '../slices.js';

const STILL = 'style="--board-motion: 0" bot-pace="0"';

async function openMenu(markup: string): Promise<Board> {
  const board = await mount(markup);
  board.button('menu').click();
  await until(() => board.dialogs.length === 1);
  return board;
}

const toldOf = (board: Board): HTMLElement => board.find('.copies:has([name=picture]) + .copied');

/** Presses Copy picture where the page's clipboard is this one, and gives what stands below the row afterwards. */
async function press(board: Board, write: (items: ClipboardItems) => Promise<void>): Promise<HTMLElement> {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write } });
  try {
    board.button('picture').click();
    await until(() => toldOf(board).textContent?.trim() !== '');
  } finally {
    delete (navigator as { clipboard?: unknown }).clipboard;
  }
  return toldOf(board);
}

const refuse = async (): Promise<never> => Promise.reject(new DOMException('not here', 'NotAllowedError'));

async function copied(board: Board): Promise<ImageBitmap> {
  let blob: Blob | undefined;
  const told = await press(board, async ([item]) => {
    blob = await item?.getType('image/png');
  });
  expect(told.textContent?.trim()).to.equal('Copied.');
  return createImageBitmap(blob as Blob);
}

/** Whether a picture’s corner is dark. */
function isByNight(picture: ImageBitmap): boolean {
  const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.drawImage(picture, 0, 0);
  return (context.getImageData(0, 0, 1, 1).data[0] as number) < 128;
}

const drawn = async (svg: Result<string>): Promise<string> => (await pngOf(unwrap(svg))).address;

describe('a picture of the game', () => {
  for (const tag of [
    'star-board',
    'rotation-puzzle',
    'space-crack-map',
    'constellation-board',
    'bugcatcher-grid',
  ])
    it(`is copied from the menu of <${tag}> as a PNG that is sharp on every screen`, async () => {
      const picture = await copied(await openMenu(`<${tag} ${STILL} seed="3"></${tag}>`));
      expect(picture.width).to.equal(1200);
      expect(picture.height).to.be.greaterThan(400);
    });

  for (const scheme of ['light', 'dark'])
    it(`is ${scheme} where the board is`, async () => {
      const style = `style="--board-motion: 0; color-scheme: ${scheme}"`;
      const board = await openMenu(`<star-board ${style} rings="2"></star-board>`);
      expect(isByNight(await copied(board))).to.equal(scheme === 'dark');
    });

  it('is offered as a file where the page may not copy', async () => {
    const board = await openMenu(`<star-board ${STILL} rings="2"></star-board>`);
    const link = (await press(board, refuse)).querySelector('a') as HTMLAnchorElement;
    expect(link.download).to.equal('star-board.png');
    expect(link.href).to.equal(await drawn(starSvg('star/1 rings=2')));
  });

  describe('of a game with secrets', () => {
    const record =
      'bugcatcher/1 players=2 rounds=2 energy=5 cols=4 rows=3 seed=5 | 0:BD.BR.BU.BR.BU+1+5 BR.BD.BR.BD.BR+1+5 0:CU.CL.CD.CD.CR+3+5';

    for (const ply of [0, 1, 3])
      it(`shows after ${ply} moves what others may see, not what its reader alone may know`, async () => {
        const board = await openMenu(
          `<bugcatcher-grid ${STILL} record="${record}" ply="${ply}" seats="human host" viewer="0"></bugcatcher-grid>`,
        );
        const { href } = (await press(board, refuse)).querySelector('a') as HTMLAnchorElement;
        expect(href).to.equal(await drawn(bugcatcherSvg(record, { ply })));
        expect(href).not.to.equal(await drawn(bugcatcherSvg(record, { ply, viewer: 0 })));
      });
  });

  it('shows the move that the reader looks back at, with the marks that the page has set', async () => {
    const record = 'star/1 rings=2 | S10 T10';
    const picture = async (attributes: string): Promise<string> => {
      const board = await openMenu(`<star-board ${STILL} record="${record}" ${attributes}></star-board>`);
      return ((await press(board, refuse)).querySelector('a') as HTMLAnchorElement).href;
    };
    expect(await picture('ply="1" marks="R10:dot"')).to.equal(
      await drawn(starSvg(record, { ply: 1, marks: 'R10:dot' })),
    );
    expect(await picture('coordinates')).to.equal(await drawn(starSvg(record, { coordinates: true })));
    // A board shows none of the marks that it cannot read.
    expect(await picture('marks="nowhere"')).to.equal(await drawn(starSvg(record)));
  });

  for (const [width, height] of [
    [320, 480],
    [560, 320],
  ] as const)
    describe(`in a frame of ${width} by ${height}`, () => {
      before(() => setViewport({ width, height }));
      after(() => setViewport({ width: 800, height: 600 }));

      /** Between the cross at the top and the end of the menu. */
      function isInView(board: Board, node: Element): void {
        const { top, bottom } = node.getBoundingClientRect();
        const menu = board.find('dialog').getBoundingClientRect();
        expect(top).to.be.at.least(board.find('dialog .close').getBoundingClientRect().bottom);
        expect(bottom).to.be.at.most(Math.min(menu.bottom, innerHeight));
      }
      const open = (): Promise<Board> => openMenu(`<star-board ${STILL} rings="2"></star-board>`);

      it('is told of in view, be it copied or offered', async () => {
        const board = await open();
        isInView(board, (await press(board, async () => undefined)).lastElementChild as Element);
        board.button('picture').focus({ preventScroll: true });
        isInView(board, (await press(board, refuse)).lastElementChild as Element);
        expect(board.root.activeElement).to.equal(board.button('picture'));
      });

      for (const name of ['embed', 'position'])
        it(`has the text to copy by hand in view, selected: ${name}`, async () => {
          const board = await open();
          const writeText = refuse;
          Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
          try {
            board.button(name).click();
            await until(() => board.all('dialog textarea').length === 1);
          } finally {
            delete (navigator as { clipboard?: unknown }).clipboard;
          }
          const area = board.find<HTMLTextAreaElement>('dialog textarea');
          isInView(board, area);
          expect(board.root.activeElement).to.equal(area);
          expect(area.value.slice(area.selectionStart, area.selectionEnd)).to.equal(area.value);
        });
    });

  it('has one answer at a time, which is gone once the menu is closed', async () => {
    const board = await openMenu(`<star-board ${STILL} rings="2"></star-board>`);
    const answers = (): string[] =>
      board.all('.copied').flatMap(({ textContent }) => textContent?.trim() || []);
    await press(board, refuse);
    expect(answers()).to.have.length(1);
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async () => undefined },
    });
    try {
      board.button('record').click();
      await until(() => answers().join() === 'Copied.');
    } finally {
      delete (navigator as { clipboard?: unknown }).clipboard;
    }
    // A choice in the menu renders it anew, around the answer.
    const list = board.find<HTMLSelectElement>('dialog select');
    list.selectedIndex = 1;
    list.dispatchEvent(new Event('change'));
    expect(answers()).to.deep.equal(['Copied.']);
    board.find<HTMLDialogElement>('dialog').close();
    await until(() => board.dialogs.length === 0);
    board.element.play('S10');
    board.button('menu').click();
    await until(() => board.dialogs.length === 1);
    expect(answers()).to.deep.equal([]);
  });
});
