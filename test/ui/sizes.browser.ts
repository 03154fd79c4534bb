import { expect, fixtureCleanup } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import type { MessageTexts } from '../../src/core/words/read-message.js';
import type { WordTable } from '../../src/core/words/words.js';
import { changeLetters, writeTable } from '../icu.js';
import { kitWords } from '../kit-words.js';
import { menuWords } from '../../src/ui/words/words.menu.en.js';
import { mount, playOn, until, type Board } from '../board.js';
import { contrast } from '../contrast.js';
import { tagsHere, wordsOf } from '../slices.js';

/** Games that a few moves bring to their end. */
const SHORT: Readonly<Record<string, string>> = {
  'star-board': 'rings="2"',
  'rotation-puzzle': 'use="game" size="5" turns="1" seats="human human"',
  'space-crack-map': 'board-size="5" turns="5" command-points="2"',
  'constellation-board': 'rounds="1" moves-per-round="4" hq-count="0"',
  'bugcatcher-grid': 'rounds="1" seats="human bot:walker" cols="3" rows="3"',
};

const STILL = 'style="--board-motion: 0"';

const start = (tag: string, attributes = '', width?: number): Promise<Board> =>
  mount(`<${tag} ${STILL} ${attributes}></${tag}>`, width);

const place = (board: Board): HTMLElement => board.element.parentElement as HTMLElement;

/** Whether it is there for the ear, and clipped away for the eye. */
function isHeardAlone(element: Element | null): boolean {
  if (!element || element.matches('.panel, dialog')) return false;
  return getComputedStyle(element).clipPath !== 'none' || isHeardAlone(element.parentElement);
}

/** The visible texts around a board, each with its element. */
function texts(board: Board): { readonly node: Text; readonly element: HTMLElement }[] {
  const found: { node: Text; element: HTMLElement }[] = [];
  for (const part of board.all('.panel, dialog[open]')) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement as HTMLElement;
      if (!node.textContent?.trim() || element.closest('.heard, select, textarea')) continue;
      if (isHeardAlone(element)) continue;
      if (element.checkVisibility({ visibilityProperty: true })) found.push({ node: node as Text, element });
    }
  }
  return found;
}

function boxesOf(node: Node): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
}

/** The boxes in which a text is visible: in parts that scroll, only those inside of them. */
function seenOf(node: Node, element: Element): DOMRect[] {
  const lists = ['.moves', '.rest', '.final-box'].flatMap((name) => {
    const list = element.closest(name);
    return list && getComputedStyle(list).overflowY !== 'visible' ? [list.getBoundingClientRect()] : [];
  });
  return boxesOf(node).filter((box) =>
    lists.every(({ top, bottom }) => box.top >= top - 1 && box.bottom <= bottom + 1),
  );
}

/** Whether a row of a table stays in view while the others scroll below it. */
function isSticky(element: Element): boolean {
  const cell = element.closest('th, td');
  return cell !== null && getComputedStyle(cell).position === 'sticky';
}

/** Whether one of them lies over the other: a note, as long ones do, or a row that stays in view. */
const isOver = (one: Element, other: Element): boolean =>
  (one.closest('.over') === null) !== (other.closest('.over') === null) || isSticky(one) !== isSticky(other);

/** Texts of a board that are cut off, stand outside their part, or lie on another text. */
function cut(board: Board): string[] {
  const found: string[] = [];
  const all = texts(board).map(({ node, element }) => ({ node, element, boxes: seenOf(node, element) }));
  for (const { node, element, boxes } of all) {
    const part = element.closest('.panel, dialog') as Element;
    const { left, right } = part.getBoundingClientRect();
    const text = node.textContent?.trim().slice(0, 40) ?? '';
    if (boxes.some((box) => box.left < left - 1 || box.right > right + 1)) found.push(`outside: ${text}`);
    const clip = element.closest<HTMLElement>('*');
    if (clip && getComputedStyle(clip).overflowX !== 'visible' && clip.scrollWidth > clip.clientWidth + 1)
      found.push(`clipped: ${text}`);
  }
  const meets = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    // Lines of one text may touch; a third of a line is too much.
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 3;
  for (const [i, one] of all.entries())
    for (const other of all.slice(i + 1))
      if (
        one.element.closest('dialog') === other.element.closest('dialog') &&
        !isOver(one.element, other.element)
      )
        if (one.boxes.some((box) => other.boxes.some((its) => meets(box, its))))
          found.push(`on each other: ${one.node.textContent?.trim()} / ${other.node.textContent?.trim()}`);
  const frame = place(board);
  if (frame.scrollWidth > frame.clientWidth) found.push(`the page scrolls: ${frame.scrollWidth}`);
  return found;
}

/** Texts that are cut on a fresh board, in play, at the end, and in the menu. */
async function cutAnywhere(tag: string, prepare: (board: Board) => void, width: number): Promise<string[]> {
  const found: string[] = [];
  for (const attributes of ['', SHORT[tag]]) {
    const board = await start(tag, attributes, width);
    prepare(board);
    await board.settled();
    found.push(...cut(board).map((what) => `fresh, ${what}`));
    await playOn(board, attributes === '' ? 6 : 400);
    found.push(...cut(board).map((what) => `${attributes === '' ? 'in play' : 'at the end'}, ${what}`));
    board.element.play('no such move');
    await board.settled();
    found.push(...cut(board).map((what) => `refused, ${what}`));
    board.button('menu').click();
    await until(() => board.all('dialog[open]').length === 1);
    found.push(...cut(board).map((what) => `menu, ${what}`));
    // Remove boards that are done with, or they would be laid out again with every new one.
    fixtureCleanup();
  }
  return [...new Set(found)];
}

/** Every word of every sentence once more behind itself, as long words of other languages are. */
function doubled(...tables: readonly WordTable[]): MessageTexts {
  const twice = (letters: string): string => letters.replace(/\p{L}+/gu, (word) => word + word.toLowerCase());
  return Object.assign({}, ...tables.map((table) => writeTable(table, (one) => changeLetters(one, twice))));
}

const SPACED = `:not(svg, svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p:not(.status) { margin-bottom: 2em !important }`;

for (const tag of tagsHere) {
  describe(`the text of <${tag}>`, () => {
    it('is as large again where the page’s font is', async () => {
      const board = await start(tag, '', 640);
      await playOn(board, 6);
      const sizes = (): Map<HTMLElement, number> =>
        new Map(texts(board).map(({ element }) => [element, parseFloat(getComputedStyle(element).fontSize)]));
      const before = sizes();
      place(board).style.fontSize = '32px';
      await board.settled();
      // Large text moves some elements to another place.
      const both = [...sizes()].filter(([element]) => before.has(element));
      expect(both.length).to.be.greaterThan(3);
      expect(both.length).to.be.at.least(before.size - 2);
      for (const [element, size] of both)
        expect(size / (before.get(element) as number), element.textContent).to.be.closeTo(2, 0.001);
    });

    it('is a sixtieth of the board or more on a wall', async () => {
      await setViewport({ width: 1920, height: 1080 });
      for (const attributes of ['', 'fit="box"']) {
        const board = await start(tag, attributes, 1888);
        await playOn(board, 6);
        const { width } = board.find('.chart').getBoundingClientRect();
        expect(width).to.be.greaterThan(800);
        const small = texts(board).filter(
          ({ element }) => parseFloat(getComputedStyle(element).fontSize) < width / 60,
        );
        expect(small.map(({ node }) => node.textContent)).to.deep.equal([]);
      }
    });

    it('is not cut at twice its size, on a narrow page and on a wide one', async () => {
      await setViewport({ width: 1920, height: 1080 });
      const enlarge = (board: Board): void => {
        place(board).style.fontSize = '32px';
        // Beside its figures a long name has lines of its own.
        board.element.names = '"The astronomers of Alexandria" "The keepers of the lighthouse"';
      };
      for (const width of [320, 640, 780, 1888])
        expect(await cutAnywhere(tag, enlarge, width), `${width}`).to.deep.equal([]);
    });

    it('is not cut on a narrow page where all words are as long again', async () => {
      const words = doubled(kitWords, menuWords, wordsOf[tag] as WordTable);
      expect(await cutAnywhere(tag, (board) => (board.element.words = words), 320)).to.deep.equal([]);
    });

    it('is not cut where the reader spaces text out', async () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(SPACED);
      const spaceOut = ({ root }: Board): void => {
        root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
      };
      for (const width of [320, 780])
        expect(await cutAnywhere(tag, spaceOut, width), `${width}`).to.deep.equal([]);
    });
  });

  describe(`<${tag} fit="box">`, () => {
    /** Whether board and panel stand whole inside the place, the board in its proportions. */
    async function fits(board: Board, width: number, height: number): Promise<void> {
      await board.settled();
      const about = `${tag} in ${width}x${height}`;
      const [host, chart, panel, status] = [
        board.element,
        ...['.chart', '.panel', '.status'].map((name) => board.find(name)),
      ].map((node) => node.getBoundingClientRect()) as [DOMRect, DOMRect, DOMRect, DOMRect];
      expect([host.width, host.height], about).to.deep.equal([width, height]);
      for (const box of [chart, panel, status]) {
        expect(box.top, about).to.be.at.least(host.top - 7);
        expect(box.bottom, about).to.be.at.most(host.bottom + 1);
        expect(box.right, about).to.be.at.most(host.right + 1);
      }
      const [, , across, down] = (board.find('.picture').getAttribute('viewBox') ?? '')
        .split(' ')
        .map(Number);
      expect(chart.width / chart.height, about).to.be.closeTo((across as number) / (down as number), 0.02);
      expect(chart.width * chart.height, about).to.be.at.least(0.2 * Math.min(width, height) ** 2);
    }

    it('fits board and panel into the height that the page gives, however it gives it', async () => {
      const board = await start(tag, 'fit="box"', 1000);
      const { element } = board;
      const frame = place(board);
      for (const [outer, inner] of [
        ['height: 640px', 'height: 100%'],
        ['height: 640px; display: grid', ''],
        ['height: 640px; display: grid; grid-template-rows: 1fr', ''],
        ['height: 640px; display: flex', ''],
        ['height: 640px; display: flex; flex-direction: column', 'flex: 1'],
        ['', 'height: 640px'],
      ] as const) {
        frame.style.cssText = `width: 1000px; ${outer}`;
        element.style.cssText = `--board-motion: 0; ${inner}`;
        await fits(board, 1000, 640);
        expect(frame.scrollHeight, outer).to.be.at.most(640);
      }
    });

    it('fits a page at twice its zoom, a phone, text of twice the size, and fewer controls', async () => {
      const board = await start(tag, 'fit="box"');
      const frame = place(board);
      for (const size of ['16px', '32px'])
        for (const controls of ['full', 'minimal'] as const)
          for (const [width, height] of [
            [640, 360],
            [390, 700],
            [1000, 640],
          ] as const) {
            board.element.controls = controls;
            frame.style.cssText = `width: ${width}px; height: ${height}px; font-size: ${size}`;
            board.element.style.cssText = '--board-motion: 0; height: 100%';
            await fits(board, width, height);
          }
    });

    it('shows its goals beside the board in a frame, and at twice the zoom', async () => {
      const board = await start(tag, 'fit="box"');
      for (const [width, height] of [
        [1000, 640],
        [640, 360],
      ] as const) {
        place(board).style.cssText = `width: ${width}px; height: ${height}px`;
        board.element.style.cssText = '--board-motion: 0; height: 100%';
        const goals = board.root.querySelector('[part=score], .panel .head') as Element;
        expect(goals.getBoundingClientRect().bottom).to.be.at.most(
          board.element.getBoundingClientRect().bottom,
        );
      }
    });

    it('has its controls on one line in a low strip, each with a name', async () => {
      const board = await start(tag, 'fit="box"');
      place(board).style.cssText = 'width: 524px; height: 298px';
      board.element.style.cssText = '--board-motion: 0; height: 100%';
      await board.settled();
      const buttons = board.all('.controls button');
      const tops = buttons.map((button) => Math.round(button.getBoundingClientRect().top));
      expect(new Set(tops).size, tops.join(' ')).to.equal(1);
      for (const button of buttons) expect(button.textContent?.trim()).to.not.equal('');
    });

    it('fills one screen where the page gives no height', async () => {
      const board = await start(tag, 'fit="box"', 700);
      expect(board.element.offsetHeight).to.equal(innerHeight - 16);
      await fits(board, 700, innerHeight - 16);
    });

    it('is asked for by the property as well, and by its width alone otherwise', async () => {
      const board = await start(tag, '', 700);
      const { element } = board;
      const { height } = element.getBoundingClientRect();
      expect(element.fit).to.equal('width');
      element.fit = 'box';
      expect(element.getAttribute('fit')).to.equal('box');
      expect(element.offsetHeight).to.equal(innerHeight - 16);
      element.removeAttribute('fit');
      expect(element.fit).to.equal('width');
      expect(element.getBoundingClientRect().height).to.equal(height);
    });
  });

  describe(`what a reader of <${tag}> sees`, () => {
    function ink(board: Board, name: string): string {
      const probe = document.createElement('i');
      probe.style.color = `var(--${name})`;
      board.find('.panel').append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    }

    for (const scheme of ['light', 'dark'])
      it(`has lines at 4.5:1 and text at 7:1 by ${scheme} where more contrast is asked for`, async () => {
        const board = await start(tag);
        place(board).style.cssText = `color-scheme: ${scheme}; color: ${scheme === 'dark' ? '#fff' : '#000'}`;
        const asked = board.root.adoptedStyleSheets
          .flatMap(({ cssRules }) => [...cssRules])
          .filter((rule) => rule instanceof CSSMediaRule)
          .filter(({ media }) => media.mediaText.includes('prefers-contrast'));
        expect(contrast(ink(board, 'graticule'), ink(board, 'field'))).to.be.below(2);
        const before = asked.map(({ media }) => media.mediaText);
        for (const { media } of asked) media.mediaText = 'all';
        const grounds = ['surface', 'field', 'field2'].map((name) => ink(board, name));
        const least = (names: readonly string[]): number =>
          Math.min(...names.flatMap((name) => grounds.map((ground) => contrast(ink(board, name), ground))));
        const [lines, writing] = [least(['line', 'graticule']), least(['ink', 'ink2', 'accent', 'danger'])];
        const aside = ink(board, 'aside');
        for (const [i, { media }] of asked.entries()) media.mediaText = before[i] as string;
        expect(lines).to.be.at.least(4.5);
        expect(writing).to.be.at.least(7);
        expect(aside).to.equal(scheme === 'dark' ? 'rgb(255, 255, 255)' : 'rgb(0, 0, 0)');
      });

    it('has a ring at 3:1 round whatever has the focus by keys', async () => {
      const board = await start(tag);
      await playOn(board, 6);
      await board.focus();
      await sendKeys({ press: 'ArrowRight' });
      expect(board.all('.layer .focus')).to.have.length(1);
      expect(contrast(ink(board, 'accent'), ink(board, 'field2'))).to.be.at.least(3);
      for (const node of board.all('.panel :is(button, input:not(:disabled), a, [tabindex])')) {
        if (!node.checkVisibility({ visibilityProperty: true })) continue;
        (node as HTMLElement).focus();
        const ring = getComputedStyle(node.matches('.plot *') ? (node.closest('.plot') as Element) : node);
        const about = node.outerHTML.slice(0, 80);
        expect(ring.outlineStyle, about).to.be.oneOf(['solid', 'auto']);
        expect(parseFloat(ring.outlineWidth), about).to.be.at.least(2);
        expect(contrast(ring.outlineColor, 'white'), about).to.be.at.least(3);
      }
    });
  });
}

describe('large text on a narrow page', () => {
  const large = async (markup: string): Promise<Board> => {
    const board = await mount(markup, 320);
    place(board).style.fontSize = '32px';
    await board.settled();
    return board;
  };
  /** How many lines the text of an element takes. */
  const linesOf = (element: Element): number => new Set(boxesOf(element).map(({ top }) => top)).size;

  it('breaks between what a solved puzzle took, not within', async () => {
    const board = await large(`<rotation-puzzle ${STILL} puzzle="1-1"></rotation-puzzle>`);
    await board.click('hint');
    await until(() => board.all('[name=use]').length === 1);
    await board.click('use');
    await board.click('play-step');
    await until(() => board.types().includes('goal-met'));
    await board.settled();
    const told = board.all('.meter .term > :first-child');
    expect(told.map(({ textContent }) => textContent?.trim())).to.deep.equal(['Fewest: 1', '1 hint']);
    expect(told.map(linesOf)).to.deep.equal([1, 1]);
  });

  for (const [title, mode, markup, plies] of [
    [
      'three columns read across, their words whole',
      'horizontal-tb',
      `<space-crack-map ${STILL} ${SHORT['space-crack-map']}></space-crack-map>`,
      400,
    ],
    [
      'four columns read down',
      'vertical-rl',
      `<bugcatcher-grid ${STILL} ${SHORT['bugcatcher-grid']}></bugcatcher-grid>`,
      400,
    ],
    ['five columns read down', 'vertical-rl', `<space-crack-map ${STILL}></space-crack-map>`, 0],
  ] as const)
    it(`has the heads of a table of ${title}`, async () => {
      const board = await large(markup);
      await playOn(board, plies);
      const heads = board.all('table thead th > *');
      expect(heads.length).to.be.greaterThan(1);
      for (const head of heads) {
        // The explanation of a head is in another place.
        const name = head.querySelector('.term > :first-child') ?? head;
        expect(getComputedStyle(name).writingMode).to.equal(mode);
        if (mode === 'horizontal-tb') expect(linesOf(name), name.textContent ?? '').to.equal(1);
      }
    });
});
