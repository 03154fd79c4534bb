/**
 * Whatever a move needs is in view together, without scrolling: the board, what to do, the reader's own acts, and undo,
 * hint and menu; on two phones and in two windows, on a page without margins, at text of the usual size.
 */
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { mount, playOn, STILL, until, type Board } from '../board.js';
import { tagsHere } from '../slices.js';

const SIZES = [
  [390, 844],
  [360, 640],
  [1100, 800],
  [1280, 720],
] as const;

/** A game that a few moves bring to its end. */
const SHORT: Readonly<Record<string, string>> = {
  'star-board': 'rings="2"',
  'rotation-puzzle': 'puzzle="1-1"',
  'space-crack-map': 'board-size="5" turns="5" command-points="2"',
  'constellation-board': 'rounds="1" moves-per-round="4" hq-count="0"',
  'bugcatcher-grid': 'rounds="1" seats="human bot:walker" cols="3" rows="3"',
};

const NEEDED = ['.chart', '.status', '.to-do', '.telling', '.acts', '.controls'];

/** Parts that are needed and not in view. */
function hidden(board: Board, when: string): readonly string[] {
  const { top } = board.element.getBoundingClientRect();
  const boxes = NEEDED.flatMap((name): [string, DOMRect][] => {
    const box = board.root.querySelector(name)?.getBoundingClientRect();
    return box && box.height > 0 ? [[name, box]] : [];
  });
  expect(
    boxes.map(([name]) => name),
    when,
  ).to.include.members(['.chart', '.status', '.to-do', '.controls']);
  return boxes.flatMap(([name, { bottom, right }]) => [
    ...(bottom - top > innerHeight + 0.5 ? [`${when}: ${name} ends at ${Math.round(bottom - top)}`] : []),
    ...(right > innerWidth + 0.5 ? [`${when}: ${name} is wider than the page`] : []),
  ]);
}

/** Where the controls stand, and the act that ends the reader's part. */
const places = (board: Board): string =>
  ['.controls [name=undo]', '.controls [name=menu]', '.acts > .last-act']
    .flatMap((selector) => {
      const box = board.root.querySelector(selector)?.getBoundingClientRect();
      return box ? [`${selector} ${Math.round(box.right)} ${Math.round(box.top)}`] : [];
    })
    .join(', ');

describe('in view together', () => {
  const { margin } = document.body.style;
  beforeEach(() => (document.body.style.margin = '0'));
  afterEach(() => (document.body.style.margin = margin));

  for (const tag of tagsHere)
    for (const [width, height] of SIZES)
      it(`is all that a move of <${tag}> needs in ${width}x${height}, and the controls never move`, async () => {
        await setViewport({ width, height });
        const found: string[] = [];
        const board = await mount(`<${tag} ${STILL} seed="7" bot-pace="0"></${tag}>`, width);
        const { width: across } = board.chart.getBoundingClientRect();
        expect(across).to.be.at.least(288);
        const first = places(board);
        const look = (when: string): void => {
          found.push(...hidden(board, when));
          expect(places(board), when).to.equal(first);
        };
        look('at first sight');
        if (tag !== 'rotation-puzzle') await playOn(board, 1);
        look('after the first move');
        board.element.marks = 'nowhere';
        await until(() => board.note !== '');
        look('at a refusal');
        board.element.marks = '';
        await until(() => board.note === '');
        board.button('hint').click();
        await until(() => board.types().includes('hint-given'));
        await board.settled();
        look('with a hint');
        const short = await mount(`<${tag} ${STILL} ${SHORT[tag]} seed="7" bot-pace="0"></${tag}>`, width);
        await playOn(short, 400);
        found.push(...hidden(short, 'at the end'));
        expect(found).to.deep.equal([]);
      });

  for (const puzzle of ['1-20', '2-6'])
    it(`is the goal of a puzzle, which no hint hides, and the next one, which no notice hides: ${puzzle}`, async () => {
      await setViewport({ width: 390, height: 844 });
      const board = await mount(`<rotation-puzzle ${STILL} puzzle="${puzzle}"></rotation-puzzle>`, 390);
      const boxOf = (selector: string): DOMRect | undefined =>
        board.root.querySelector(selector)?.getBoundingClientRect();
      const gap = (above: string, below: string): number =>
        (boxOf(below)?.top ?? Number.NaN) - (boxOf(above)?.bottom ?? Number.NaN);
      for (let n = 0; n < 6 && !board.types().includes('goal-met'); n++) {
        await board.click('hint');
        await until(() => board.all('[name=use]').length === 1);
        await board.settled();
        expect(gap('.telling', '.tally'), board.told).to.be.at.least(0);
        await board.click('use');
        await board.click('play-step');
        await board.settled();
      }
      await board.click('share');
      await until(() => boxOf('.notice') !== undefined);
      expect(gap('.notice', '[name=next]')).to.be.at.least(0);
      // However many lines the row takes.
      const row = board.find('.acts');
      const { height } = row.getBoundingClientRect();
      row.style.width = '9em';
      expect(row.getBoundingClientRect().height).to.be.above(1.8 * height);
      expect([gap('.notice', '.acts') >= 0, gap('.notice', '.acts') < 8]).to.deep.equal([true, true]);
    });
});
