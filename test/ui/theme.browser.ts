/** A board takes its colours from the page's ground and text, and follows when the page changes them. */
import { expect } from '@open-wc/testing';
import '../../src/star/element/define.js';
import { Board, mount, until } from '../board.js';

const BOARD = '<star-board controls="none"></star-board>';

/** The board in a place with this style, once it has been painted. */
async function mountOn(style: string, html = BOARD): Promise<{ board: Board; place: HTMLElement }> {
  const board = await mount(html);
  const place = board.element.parentElement as HTMLElement;
  place.style.cssText = style;
  await painted();
  return { board, place };
}

const painted = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Red, green and blue, 0 to 255, of what the chart stands on. */
function surfaceOf(board: Board): readonly number[] {
  const { backgroundColor } = getComputedStyle(board.find('.chart'));
  return backgroundColor.match(/[\d.]+/g)?.map(Number) ?? [];
}

const lightness = (colour: readonly number[]): number => Math.max(...colour.slice(0, 3));

describe('the colours of a board', () => {
  it('are those of the palette where the page sets no ground', async () => {
    const { board } = await mountOn('');
    expect(surfaceOf(board)).to.deep.equal([250, 249, 246]);
  });

  it('are warm on a warm page', async () => {
    const { board } = await mountOn('background: #fbf3e0; color: #3b2f2f');
    const [red = 0, , blue = 0] = surfaceOf(board);
    expect(red - blue).to.be.greaterThan(15);
  });

  it('are by night on a dark page that says nothing of its scheme', async () => {
    const { board } = await mountOn('background: #0a2a5e; color: #fff');
    expect(lightness(surfaceOf(board))).to.be.lessThan(140);
    expect(getComputedStyle(board.element).colorScheme).to.equal('dark');
  });

  it('follow the page when its theme changes', async () => {
    const { board, place } = await mountOn('background: #fff; color: #000');
    place.style.background = '#000';
    place.style.color = '#fff';
    await painted();
    expect(lightness(surfaceOf(board))).to.be.lessThan(60);
    place.style.background = '';
    await painted();
    expect(surfaceOf(board)).to.deep.equal([250, 249, 246]);
  });

  it('follow the board’s own ground, too', async () => {
    const { board } = await mountOn('');
    board.element.style.cssText = 'background: #0a2a5e; color: #fff';
    await painted();
    expect(lightness(surfaceOf(board))).to.be.lessThan(140);
  });

  it('are there when the board is settled', async () => {
    const { place } = await mountOn('background: #0a2a5e; color: #fff');
    const board = new Board(document.createElement('star-board'));
    place.append(board.element);
    await board.settled();
    expect(lightness(surfaceOf(board))).to.be.lessThan(140);
  });

  it('are those at the end of a ground that fades', async () => {
    const { board, place } = await mountOn(
      'background: #fff; color: #000; transition: background-color 50ms',
    );
    place.style.backgroundColor = '#000';
    await until(() => lightness(surfaceOf(board)) < 60);
  });

  it('follow the nearest ground, through what is half transparent', async () => {
    const { board, place } = await mountOn('background: #000; color: #fff');
    const veil = document.createElement('div');
    veil.style.background = 'rgb(255 255 255 / 90%)';
    veil.style.color = '#222';
    place.append(veil);
    veil.append(board.element);
    await board.settled();
    await painted();
    expect(lightness(surfaceOf(board))).to.be.greaterThan(200);
  });

  it('take part in grounds that are written in OKLCH', async () => {
    const { board } = await mountOn('background: oklch(0.25 0.09 260); color: oklch(0.95 0.01 260)');
    const [red = 0, , blue = 0] = surfaceOf(board);
    expect(blue - red).to.be.greaterThan(30);
  });

  it('are the page’s own where it sets them', async () => {
    const { board } = await mountOn('background: #fbf3e0; color: #3b2f2f; --board-surface: rgb(1, 2, 3)');
    expect(surfaceOf(board)).to.deep.equal([1, 2, 3]);
  });

  it('stay those of the palette on a ground that cannot be known', async () => {
    const { board } = await mountOn('background: rgb(0 0 0 / 50%); color: #fff');
    expect(surfaceOf(board)).to.deep.equal([250, 249, 246]);
  });

  it('follow the place where a board is moved to', async () => {
    const { board, place } = await mountOn('background: #000; color: #fff');
    document.body.append(board.element);
    await board.settled();
    await painted();
    expect(surfaceOf(board)).to.deep.equal([250, 249, 246]);
    place.append(board.element);
    await board.settled();
    await painted();
    expect(lightness(surfaceOf(board))).to.be.lessThan(60);
  });

  describe('follow the page', () => {
    const DARK = '.theme-place { background: #111; color: #eee }';
    const isDark = (board: Board): boolean => lightness(surfaceOf(board)) < 100;
    const address = (text: string): string => `data:text/css,${encodeURIComponent(text)}`;
    const made: (() => void)[] = [];
    const inHead = <E extends HTMLElement>(element: E): E => {
      made.push(() => element.remove());
      return document.head.appendChild(element);
    };
    const sheetWith = (text: string): HTMLStyleElement =>
      inHead(Object.assign(document.createElement('style'), { textContent: text }));
    const linkTo = (text: string, rel = 'stylesheet'): HTMLLinkElement =>
      inHead(Object.assign(document.createElement('link'), { rel, as: 'style', href: address(text) }));
    afterEach(() => {
      for (const undo of made.splice(0)) undo();
    });

    /** The board on a white page. */
    async function light(): Promise<Board> {
      sheetWith('.theme-place { background: #fff; color: #222 }');
      const board = await mount(BOARD);
      (board.element.parentElement as HTMLElement).className = 'theme-place';
      await until(() => lightness(surfaceOf(board)) > 240);
      return board;
    }

    const WAYS: Readonly<Record<string, () => unknown>> = {
      'a link to a style sheet is added': () => linkTo(DARK),
      'a link leads to another style sheet': () => {
        const link = linkTo('a {}');
        return new Promise((seen) => {
          link.addEventListener('load', seen, { once: true });
        }).then(() => (link.href = address(DARK)));
      },
      'a link is preloaded and then becomes a style sheet': () => {
        const link = linkTo(DARK, 'preload');
        return painted().then(() => (link.rel = 'stylesheet'));
      },
      'a link that was off is switched on': () => {
        const link = document.createElement('link');
        Object.assign(link, { rel: 'stylesheet', disabled: true, href: address(DARK) });
        inHead(link);
        return painted().then(() => (link.disabled = false));
      },
      'a style sheet is written into it': () => sheetWith(DARK),
      'a style sheet in it is written anew': () => {
        const sheet = sheetWith('a {}');
        return painted().then(() => (sheet.textContent = DARK));
      },
      'a rule is inserted': () => {
        const { sheet } = sheetWith('a {}');
        return painted().then(() => sheet?.insertRule(DARK, 1));
      },
      'it adopts a style sheet': () => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(DARK);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
        made.push(() => {
          document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
        });
      },
      'any attribute of its root says another theme': () => {
        sheetWith('[data-any-scheme=night] .theme-place { background: #111; color: #eee }');
        document.documentElement.dataset['anyScheme'] = 'night';
        made.push(() => delete document.documentElement.dataset['anyScheme']);
      },
      'a box is ticked that its style sheet asks for': () => {
        sheetWith('body:has(#night:checked) .theme-place { background: #111; color: #eee }');
        const box = document.createElement('input');
        Object.assign(box, { type: 'checkbox', id: 'night' });
        document.body.append(box);
        made.push(() => box.remove());
        return painted().then(() => box.click());
      },
      'an element beside it gets a class that its style sheet asks for': () => {
        sheetWith('body:has(.night) .theme-place { background: #111; color: #eee }');
        const other = document.body.appendChild(document.createElement('p'));
        made.push(() => other.remove());
        return painted().then(() => (other.className = 'night'));
      },
      'it darkens by keyframes': () => {
        sheetWith(
          '@keyframes night { to { background: #111; color: #eee } } .theme-place { animation: night 20ms forwards }',
        );
      },
    };
    for (const [way, act] of Object.entries(WAYS))
      it(`when ${way}`, async () => {
        const board = await light();
        await act();
        await until(() => isDark(board));
      });
  });
});
