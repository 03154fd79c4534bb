/** What a finger has just pressed, or is about to press, stays under it: in lessons, in the menu, at the end of a game and while a bot thinks. */
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { mount, STILL, until, type Board } from '../board.js';
import { tags } from '../slices.js';

/** Where these stand, from the upper left corner of what they stand in. */
function places(within: Element, named: Readonly<Record<string, Element | null>>): Record<string, string> {
  const from = within.getBoundingClientRect();
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, node]) => {
      const box = node?.getBoundingClientRect();
      return box ? [[name, `${Math.round(box.left - from.left)}, ${Math.round(box.top - from.top)}`]] : [];
    }),
  );
}

function onBoard({ element, root }: Board, ...selectors: readonly string[]): Record<string, string> {
  return places(element, Object.fromEntries(selectors.map((name) => [name, root.querySelector(name)])));
}

describe('the buttons of a lesson stay in their places from step to step and while an answer comes', () => {
  const look = (board: Board): Record<string, string> =>
    onBoard(board, '[name=back]', '[name=show]', '[name=skip]', '[name=leave]');
  for (const tag of tags)
    for (const width of [390, 1100])
      it(`on <${tag}> of ${width} px`, async () => {
        await setViewport({ width: 1280, height: 900 });
        const board = await mount(`<${tag} seed="1" bot-pace="0" ${STILL}></${tag}>`, width);
        const learned = await board.element.learn();
        await board.settled();
        const first = look(board);
        expect(Object.keys(first)).to.have.length(4);
        for (let step = 1; learned.ok && step <= learned.value; step++) {
          expect(look(board), `step ${step}`).to.deep.equal(first);
          board.button('show').click();
          await board.element.updateComplete;
          expect(look(board), `step ${step}, while the answer comes`).to.deep.equal(first);
          await board.settled();
          expect(look(board), `step ${step}, answered`).to.deep.equal(first);
          await board.click('next');
        }
        const last = look(board);
        expect(last, 'at the end').to.deep.equal({
          '[name=back]': first['[name=back]'],
          '[name=leave]': first['[name=leave]'],
        });
      });
});

describe('a button of the menu that is pressed stays in its place', () => {
  for (const [can, write] of [
    ['when a text is copied', () => Promise.resolve()],
    ['when it has to be copied by hand', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
  ] as const)
    it(can, async () => {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
      try {
        const board = await mount(
          `<star-board rings="4" record="star/1 rings=4 | S31" ${STILL}></star-board>`,
          390,
        );
        board.button('menu').click();
        await until(() => board.root.querySelector('dialog[open] [name=record]') !== null);
        const dialog = board.find('dialog[open]');
        // From what scrolls, wherever it has been scrolled to.
        const look = (name: string): Record<string, string> =>
          places(dialog.querySelector('h2') as Element, { [name]: board.button(name) });
        for (const name of ['record', 'link', 'position', 'embed', 'record']) {
          const before = look(name);
          const row = `.copies:has([name=${name}]) + .copied`;
          board.button(name).click();
          await until(() => board.text(`${row} > p`) !== '');
          expect(look(name), name).to.deep.equal(before);
        }
      } finally {
        delete (navigator as { clipboard?: unknown }).clipboard;
      }
    });
});

describe('nothing beside the board moves while a bot thinks', () => {
  for (const width of [320, 390])
    it(`on a board of ${width} px`, async () => {
      const board = await mount(
        `<star-board rings="4" seats="human bot:gentle" bot-pace="60000" ${STILL}></star-board>`,
        width,
      );
      const look = (): Record<string, string> =>
        onBoard(board, '.status', '.to-do', '.telling', '[part=score]', '.acts', '.controls');
      const before = look();
      board.element.play('S31');
      await until(() => board.status.includes('is thinking'));
      expect(look()).to.deep.equal(before);
    });
});
