/**
 * Controls stay under the finger that has pressed them, or is about to: in lessons, in the menu, at the end of a game
 * and while a bot thinks.
 */
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { mount, playOn, STILL, until, type Board } from '../board.js';
import { tagsHere } from '../slices.js';

/** The places of these elements, from the upper left corner of their container. */
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
  for (const tag of tagsHere)
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
        const topOf = (name: string): number =>
          board.button(name).getBoundingClientRect().top -
          (dialog.querySelector('h2') as Element).getBoundingClientRect().top;
        for (const name of ['record', 'link', 'position', 'embed', 'record']) {
          const before = topOf(name);
          const row = `.copies:has([name=${name}]) + .copied`;
          board.button(name).click();
          await until(() => board.text(`${row} > p`) !== '');
          expect(topOf(name), name).to.be.closeTo(before, 0.75);
        }
      } finally {
        delete (navigator as { clipboard?: unknown }).clipboard;
      }
    });
});

/**
 * All that a finger may be on or about to press: the board, the game's own buttons, what is pressed at the end, the row
 * of controls.
 */
function underFinger(board: Board): Record<string, string> {
  const { root, element } = board;
  const buttons = [
    ...root.querySelectorAll<HTMLElement>('.chart, .acts, .controls, .panel button[name]'),
  ].filter((node) => node.getBoundingClientRect().height > 0 && !node.closest('.telling, .asking, .rest'));
  return places(
    element,
    Object.fromEntries(buttons.map((node) => [node.getAttribute('name') ?? node.className, node])),
  );
}

/** Those that are in both stand where they stood, but for what is rounded. */
function expectStill(before: Record<string, string>, after: Record<string, string>, when: string): void {
  const moved = Object.entries(after).filter(([name, place]) => {
    const was = before[name]?.split(', ').map(Number);
    return place.split(', ').some((at, i) => Math.abs(Number(at) - (was?.[i] ?? Number(at))) > 1);
  });
  const told = moved.map(([name, place]) => `${name} from ${before[name]} to ${place}`);
  expect(told, when).to.deep.equal([]);
}

describe('nothing moves under a finger from the first move to the end of a game', () => {
  for (const [tag, attributes, seats] of [
    ['star-board', 'rings="3"', ['human human']],
    ['space-crack-map', 'board-size="8" turns="5" command-points="2" order="sequential"', ['human host']],
    ['constellation-board', 'rounds="2"', ['human human', 'human host']],
    ['rotation-puzzle', 'puzzle="HG./.Y./..R;goals=YR"', ['human']],
  ] as const) {
    if (!tagsHere.includes(tag)) continue;
    for (const who of seats)
      for (const width of [390, 1100])
        it(`on <${tag}> of ${width} px for ${who}`, async () => {
          await setViewport({ width: 1280, height: 900 });
          const board = await mount(
            `<${tag} ${attributes} seed="3" seats="${who}" ${STILL}></${tag}>`,
            width,
          );
          const { element } = board;
          await playOn(board, Infinity);
          while (element.undo().ok);
          await element.updateComplete;
          let before = underFinger(board);
          while (element.redo().ok) {
            await element.updateComplete;
            const after = underFinger(board);
            expectStill(before, after, `after move ${element.ply}`);
            before = after;
          }
          expect(before).to.include.keys('share-result', 'menu');
        });
  }
});

describe('a question at a button moves nothing, neither when it is asked nor when it is answered', () => {
  for (const tag of tagsHere)
    for (const width of [320, 390, 1100])
      it(`on <${tag}> of ${width} px`, async () => {
        await setViewport({ width: 1280, height: 900 });
        const board = await mount(`<${tag} seed="3" ${STILL}></${tag}>`, width);
        await playOn(board, 2);
        const before = underFinger(board);
        for (const name of ['restart', 'count', 'resign', 'pass', 'commit']) {
          const button = board.root.querySelector<HTMLElement>(`.panel [name=${name}]:not([aria-disabled])`);
          if (!button) continue;
          button.click();
          await board.settled();
          const question = board.find('.asking').getBoundingClientRect();
          const { left, right } = board.find('.panel').getBoundingClientRect();
          expect([question.left >= left, question.right <= right], `${name} within the panel`).to.deep.equal([
            true,
            true,
          ]);
          expectStill(before, underFinger(board), `${name} is asked about`);
          board.button('no').click();
          await board.settled();
          expectStill(before, underFinger(board), `${name} is answered`);
        }
      });
});

describe('nothing beside the board moves while a bot thinks', () => {
  for (const [tag, attributes, move] of [
    ['star-board', 'rings="4" seats="human bot:gentle"', 'S31'],
    ['space-crack-map', 'board-size="8" seats="human bot:random"', 'end'],
    ['constellation-board', 'seats="human bot:random"', '*a6'],
    ['bugcatcher-grid', 'seats="human bot:walker"', 'none'],
    // Its third button takes a second line there.
    ['bugcatcher-grid', 'seats="human bot:walker" rounds="3"', 'none none'],
  ] as const) {
    if (!tagsHere.includes(tag)) continue;
    for (const width of [320, 390, 1100])
      it(`on <${tag}> of ${width} px after ${move}`, async () => {
        await setViewport({ width: 1280, height: 900 });
        const board = await mount(`<${tag} ${attributes} seed="3" bot-pace="0" ${STILL}></${tag}>`, width);
        const look = (): Record<string, string> => ({
          ...onBoard(board, '.status', '.telling', '[part=score]'),
          ...underFinger(board),
        });
        const moves = move.split(' ');
        for (const early of moves.slice(0, -1)) {
          board.element.play(early, { seat: 0 });
          await board.settled();
        }
        board.element.botPace = 60_000;
        const before = look();
        const played = board.element.play(moves.at(-1) ?? '', { seat: 0 });
        expect(played.ok, JSON.stringify(played)).to.equal(true);
        await board.element.updateComplete;
        expectStill(before, look(), 'while it thinks');
      });
  }
});
