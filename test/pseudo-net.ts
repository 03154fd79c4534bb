/**
 * Boards whose page brackets every sentence: nothing that they show or say stands outside, and nothing is wider than
 * its place.
 */
import { expect } from '@open-wc/testing';
import type { GameElement } from '../src/ui/elements/game-element.js';
import { mount, playOn, STILL, until, type Board } from './board.js';
import { STATES } from './pseudo-states.js';
import { LANGUAGES, pseudoTable, unbracketed, type Way } from './pseudo.js';
// Served by the runner: one `define` a slice, found by reading src/.
import { allWordsOf, isSample } from './slices.js';

const WIDTH = 320;

/**
 * Texts that come from no table: texts to copy, numbers of rules, and on the board names of cells, coordinates and the
 * labels of marks.
 */
const OTHERS =
  'textarea, .rule, style, text:is(.name, .label), :is(.coordinates, .coords, .offsets, .neat) > text';

/** Names of cells and of keys, numbers, and what an attribute holds are the same in all languages. */
const NAMES = /(?<!\p{L})(?:[A-Za-z*]\d+(?:-[UB][LR])?|[A-Z])(?!\p{L})/gu;

interface Told {
  readonly node: Element;
  readonly text: string;
}

/** All that can be read or heard. */
function textsOf(board: Board): readonly Told[] {
  return board
    .all('*')
    .filter((node) => !node.closest(OTHERS))
    .flatMap((node) => {
      const attributes = ['aria-label', 'aria-valuetext', 'aria-description', 'title', 'placeholder'];
      const own = [...node.childNodes].flatMap((child) => (child instanceof Text ? child.data.trim() : []));
      // A sentence with parts in several languages has a node for each.
      const shown = (own.join('') && node.closest('bdi')?.textContent) || own.join(' ');
      return [...attributes.map((name) => node.getAttribute(name) ?? ''), shown].map((text) => ({
        node,
        text,
      }));
    })
    .filter(({ text }) => text.trim() !== '');
}

const bareIn = (board: Board): readonly string[] =>
  textsOf(board).flatMap(({ node, text }) => {
    const left = unbracketed(text).replaceAll(NAMES, '');
    return /\p{L}/u.test(left) ? `${node.localName}.${node.getAttribute('class')}: ${text}` : [];
  });

/** The row of buttons begins so far before the board: their signs stand under the text above them. */
const HANG = 8;

/** Parts that reach beyond the board's own width. */
function wideIn(board: Board): readonly string[] {
  const { left, right } = board.element.getBoundingClientRect();
  const isRtl = getComputedStyle(board.element).direction === 'rtl';
  const hang = isRtl ? ([1, HANG] as const) : ([HANG, 1] as const);
  return board
    .all('.frame *:not(svg *)')
    .filter((node) => !node.closest('.said, .heard, .zoomed > svg'))
    .flatMap((node) => {
      const box = node.getBoundingClientRect();
      const isIn = box.width <= 1 || (box.left >= left - hang[0] && box.right <= right + hang[1]);
      return isIn
        ? []
        : `${node.localName}.${node.className} ${Math.round(box.left)} to ${Math.round(box.right)}`;
    });
}

async function start(tag: string, way: Way, attributes: string): Promise<Board> {
  const { definition } = customElements.get(tag) as unknown as typeof GameElement;
  const bot = `bot:${definition.bots[0]}`;
  const board = await mount(`<${tag} ${attributes.replace('bot', bot)} ${STILL}></${tag}>`);
  const place = board.element.parentElement as HTMLElement;
  place.style.width = `${WIDTH}px`;
  place.lang = LANGUAGES[way];
  place.dir = way;
  board.element.words = pseudoTable(await (allWordsOf[tag] as () => Promise<never>)(), way);
  await board.settled();
  return board;
}

/** Programs as somebody types them who makes every mistake, and what becomes of the last one. */
async function write(board: Board, look: () => void): Promise<void> {
  for (const text of ['BD BU BL', 'BD swap CU CD', 'B', 'BU BU BU BU BU BU', 'gswap gswap', 'CL CD CL BD']) {
    const field = board.root.querySelector<HTMLInputElement>('input[name=program]');
    if (field) field.value = text;
    field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await board.settled();
    look();
  }
  for (const name of ['pick-1', 'later', 'what-if', 'commit', 'back', 'back', 'play', 'speed']) {
    board.root.querySelector<HTMLElement>(`button[name=${name}]`)?.click();
    await board.settled();
    look();
  }
  board.element.play('CU.CU.BU', { seat: 1 });
  await board.settled();
  look();
}

/** Everything that can be brought to say something, looked at as it comes. */
async function goThrough(board: Board, refused: string, look: () => void): Promise<void> {
  const { element } = board;
  look();
  await playOn(board, 6);
  look();
  await board.focus();
  for (const key of ['i', 'n', 'i', 'Enter', 'ArrowDown', 'i', 'Enter', 'Enter']) {
    await board.press(key);
    look();
  }
  await write(board, look);
  for (const text of refused.split(' ')) {
    element.play(text);
    element.play(text, { seat: 0 });
    await board.settled();
    look();
  }
  element.play('no move');
  element.undo();
  element.redo();
  element.redo();
  element.goTo(1);
  element.goTo(99);
  element.position = 'no position';
  element.seats = 'human bot:nobody';
  element.marks = 'nowhere';
  await board.settled();
  look();
  {
    board.button('menu').click();
    await until(() => board.all('dialog[open]').length === 1);
    look();
    board.find<HTMLDialogElement>('dialog').close();
  }
  element.seats = '';
  element.position = '';
  element.restart();
  element.readonly = true;
  await board.settled();
  await board.focus();
  await board.press('Enter');
  look();
}

/**
 * A board in one of its states: its cells, what is told of the first piece, a hint, its own buttons one after the
 * other.
 */
async function tryAll(board: Board, look: () => void): Promise<void> {
  look();
  if (board.handOver !== '') await board.takeOver();
  await board.focus();
  await board.press('i', 'n', 'i', 'Enter');
  look();
  await board.press('h');
  look();
  const buttons = (): HTMLButtonElement[] =>
    (board.all('.panel button[name]') as HTMLButtonElement[]).filter((one) => !one.closest('.controls'));
  for (const name of new Set(buttons().map((one) => one.name))) {
    buttons()
      .find((one) => one.name === name)
      ?.click();
    await board.settled();
    // A lesson comes late, takes the panel’s place, and is left again.
    if (name === 'learn') await until(() => board.all('button[name=leave]').length === 1);
    look();
    board.root.querySelector<HTMLElement>('button[name=leave]')?.click();
    await board.settled();
  }
  board.button('menu').click();
  await until(() => board.dialogs.length === 1);
  look();
}

/** Holds one board to it, in both directions; a sample tries each state in one of them, alternating. */
export function holdToTables(tag: string, refused: string): void {
  for (const way of ['ltr', 'rtl'] as const)
    describe(`<${tag}> in a language that nobody speaks, ${way}, ${WIDTH} px wide`, () => {
      for (const attributes of ['', 'seats="human bot"', 'names="Ada Ben"'])
        it(`says nothing outside of its tables, and nothing is wider: ${attributes || 'as usual'}`, async () => {
          const board = await start(tag, way, attributes);
          const [bare, wide] = [new Set<string>(), new Set<string>()];
          await goThrough(board, refused, () => {
            for (const text of bareIn(board)) bare.add(text);
            for (const box of wideIn(board)) wide.add(box);
          });
          expect([...bare].filter((text) => !/Ada|Ben/.test(unbracketed(text)))).to.deep.equal([]);
          expect([...wide]).to.deep.equal([]);
        });

      const isHere = (at: number): boolean => !isSample || at % 2 === Number(way === 'rtl');
      for (const attributes of (STATES[tag] ?? []).filter((_, at) => isHere(at)))
        it(`says nothing outside of its tables, and nothing is wider: ${attributes}`, async () => {
          const board = await start(tag, way, '');
          // A fault in an attribute is told in the words of that moment.
          const given = /([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'))?/g;
          for (const [, name = '', plain, quoting = ''] of attributes.matchAll(given))
            board.element.setAttribute(name, plain ?? quoting);
          await board.settled();
          const [bare, wide] = [new Set<string>(), new Set<string>()];
          await tryAll(board, () => {
            for (const text of bareIn(board)) bare.add(text);
            for (const box of wideIn(board)) wide.add(box);
          });
          expect([...bare].filter((text) => !/Ada|Ben|Cem/.test(unbracketed(text)))).to.deep.equal([]);
          expect([...wide]).to.deep.equal([]);
        });

      it('says how the game ended', async () => {
        const board = await start(tag, way, 'seats="human human"');
        await playOn(board, 400);
        expect(board.element.matches(':state(over)')).to.equal(true);
        expect(bareIn(board)).to.deep.equal([]);
        expect(wideIn(board)).to.deep.equal([]);
      });

      it('has each sentence run as its language does', async () => {
        const board = await start(tag, way, '');
        await playOn(board, 4);
        // A figure alone, such as +1, has no letters and runs from left to right in every language.
        const lines = board.all('bdi[dir]').filter((line) => /⟦.*\p{L}/su.test(line.textContent ?? ''));
        expect(lines.length).to.be.above(3);
        expect(
          lines.filter((line) => (line as HTMLElement).dir !== way).map((line) => line.textContent),
        ).to.deep.equal([]);
      });
    });

  it('says nothing outside of its tables in passing over the map of Space Crack', async () => {
    const board = await start('space-crack-map', 'ltr', 'seats="human human"');
    board.element.style.removeProperty('--board-motion');
    board.element.position = 'boardSize=5;planets=5,5A,5B4,5A7,5,5,5;crack=9,9';
    await board.settled();
    board.element.play('4-3');
    await until(() => board.all('.chip.flash text').length > 0);
    expect(bareIn(board)).to.deep.equal([]);
  });
}
