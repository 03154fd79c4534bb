/** Puzzles on the board of Space Crack: a named one, a day's, a wrong try, a hint, the end and the next. */
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { unwrap } from '../../src/core/basics/result.js';
import { spaceCrack } from '../../src/space-crack/game.js';
import { provePuzzle } from '../../src/space-crack/prove.js';
import { puzzleList } from '../../src/space-crack/puzzle-list.js';
import '../../src/space-crack/element/define.js';
import type { SpaceCrackMap } from '../../src/space-crack/element/space-crack-map.js';
import type { GoalLostEvent, GoalMetEvent, HintGivenEvent } from '../../src/ui/contract/events.js';
import { mount, STILL, until, type Board } from '../board.js';

type Map = Board<SpaceCrackMap>;

/** Merge at 5, then attack 2. */
const POSITION = 'boardSize=6;planets=7B,3B11,5B,4B,4A9,6,8A4,8A,3A,4A;turn=15;points=2,0;order=sequential';

const KEY = 'space-crack-puzzles';
const PLACES = [
  `planisphere:${KEY}`,
  `planisphere:${KEY}\nof days`,
  `planisphere:${KEY}\nof space crack days`,
];

const { now } = Date;
beforeEach(() => {
  const ms = Date.parse('2026-11-27T12:00Z');
  Date.now = () => ms;
});
afterEach(() => {
  Date.now = now;
  for (const place of PLACES) localStorage.removeItem(place);
});

const start = async (attributes: string, width?: number): Promise<Map> => {
  const board = await mount<SpaceCrackMap>(
    `<space-crack-map ${STILL} ${attributes}></space-crack-map>`,
    width,
  );
  await board.settled();
  return board;
};

const own = (attributes = ''): Promise<Map> =>
  start(`position="${POSITION}" goal="break" par="2" ${attributes}`);

/** The moves that solve a puzzle, as texts. */
function solutionOf(text: string): readonly string[] {
  let state = unwrap(spaceCrack.notation.parsePosition(text));
  return (provePuzzle(state).solutions[0] ?? []).map((move) => {
    const written = spaceCrack.notation.formatMove(state, 0, move);
    state = spaceCrack.rules.play(state, 0, move).state;
    return written;
  });
}

async function solve(board: Map, text: string): Promise<void> {
  for (const move of solutionOf(text)) board.element.play(move);
  await board.settled();
}

const acts = (board: Map): string[] =>
  board.all('.acts button').map((one) => (one as HTMLButtonElement).name);
const pips = (board: Map): string => `${board.all('.pips .left').length}/${board.all('.pips i').length}`;
const stars = (board: Map): string =>
  ['won', 'struck'].map((name) => `${board.all(`.stars .${name}`).length} ${name}`).join(', ');

describe('a puzzle on the board of Space Crack', () => {
  it('shows its goal, what is left to spend, and the stars to win', async () => {
    const board = await own();
    expect(board.text('.score .goal-box p')).to.equal('Destroy every ship of Red. Nobody else moves.');
    expect([pips(board), board.text('.budget')]).to.eql(['2/2', '2 moves left']);
    expect(stars(board)).to.equal('0 won, 0 struck');
    expect(board.find('.stars').getAttribute('aria-label')).to.equal(
      '3 stars to win. No tries lost, no hints.',
    );
    board.element.play('7-5');
    await board.settled();
    expect(pips(board)).to.equal('1/2');
  });

  it('answers a wrong try by what is left; one tap undoes it, another begins again', async () => {
    const board = await own();
    for (const move of ['7-5', '5-4']) board.element.play(move);
    await board.settled();
    expect(board.text('.status')).to.contain('Not solved');
    expect(board.text('[part=told]')).to.contain('is left with strength 11.');
    expect(board.last<GoalLostEvent>('goal-lost').tries).to.equal(1);
    expect(stars(board)).to.equal('0 won, 1 struck');
    await board.click('undo-move');
    expect([pips(board), board.text('.status')]).to.eql(['1/2', 'You are Blue']);
    // The same line again is the same try.
    board.element.play('5-8');
    await board.settled();
    await board.click('again');
    expect([pips(board), stars(board)]).to.eql(['2/2', '0 won, 2 struck']);
  });

  it('hints at the next move of its proof, which costs a star', async () => {
    const board = await own();
    board.button('hint').click();
    await until(() => board.types().includes('hint-given'));
    await board.settled();
    expect(solutionOf(`${POSITION};goal=break;par=2`)).to.include(
      board.last<HintGivenEvent>('hint-given').text,
    );
    expect(stars(board)).to.equal('0 won, 1 struck');
    // First where, then which: the board outlines the ship, and the same key goes on.
    expect(board.all('.layer path.reason').length).to.be.above(0);
    expect(board.all('button[name=use]')).to.have.length(0);
    await board.focus();
    await board.press('h');
    expect(board.all('button[name=use]')).to.have.length(1);
    expect(stars(board)).to.equal('0 won, 1 struck');
    const without = await own('no-solution');
    without.button('hint').click();
    await until(() => without.types().includes('hint-given'));
    await without.settled();
    await without.click('show-hint');
    expect(without.text('[part=told]')).to.contain('together they have strength');
    expect(without.all('button[name=use]')).to.have.length(0);
  });

  it('is solved by keys alone, and the next one follows', async () => {
    const board = await start('puzzle="1-1"');
    expect(board.text('.status small')).to.match(/^Easy ?Puzzle 1-1$/);
    await board.focus();
    for (const move of solutionOf(puzzleList.named('1-1') as string))
      for (const planet of move.split('-')) {
        await board.walkTo(planet);
        await board.press('Enter');
      }
    expect(board.text('.status')).to.contain('Solved in 2 moves');
    expect(stars(board)).to.equal('3 won, 0 struck');
    const { solved } = board.last<GoalMetEvent>('goal-met');
    expect(solved.text).to.equal('Space Crack 1-1  ★★★\n✓  2 moves, no hints');
    expect(acts(board)).to.eql(['next', 'share-result', 'again']);
    expect(board.text('.to-do')).to.equal('Go on to the next puzzle, or share your result.');
    await board.click('next');
    expect(board.text('.status small')).to.match(/^Easy ?Puzzle 1-2$/);
    expect(board.types()).to.not.include('board-error');
  });

  it('is solved by the mouse', async () => {
    const board = await own();
    for (const planet of ['7', '5', '5', '2']) await board.pick(planet);
    expect(board.text('.status')).to.contain('Solved in 2 moves');
  });

  it('is chosen in the menu by its number, on a board of a game too', async () => {
    const board = await start('seed="3"');
    board.button('menu').click();
    await until(() => board.dialogs.length === 1);
    expect(board.all('dialog button[name=lesson]')).to.have.length(1);
    for (const [name, value] of [
      ['puzzle-level', '2'],
      ['puzzle-number', '5'],
    ]) {
      const list = board.find<HTMLSelectElement>(`dialog select[name=${name}]`);
      list.value = value as string;
      list.dispatchEvent(new Event('change'));
    }
    board.find<HTMLButtonElement>('dialog [name=begin-puzzle]').click();
    await board.settled();
    await until(() => board.text('.status small') !== '');
    expect(board.text('.status small')).to.match(/^Medium ?Puzzle 2-5$/);
  });
});

describe('the puzzle of each day of Space Crack', () => {
  const DAY = '2026-11-27';

  it('is told by its date, kept in a journal of its own, and followed by the others', async () => {
    const board = await start(`daily daily-zone="UTC" remember="${KEY}"`);
    expect(board.element.daily).to.equal(DAY);
    expect(board.text('.status > span')).to.match(/^Today, Friday,? 27 November$/);
    expect(board.text('.status small')).to.match(/^Medium ?No\. 33\./);
    await solve(board, puzzleList.ofDay(DAY));
    const { daily, moves } = board.last<GoalMetEvent>('goal-met').solved;
    expect(daily).to.eql({ day: DAY, number: 33, rating: 3, isToday: true, streak: 1 });
    expect(PLACES.slice(1).map((place) => localStorage.getItem(place))).to.eql([
      null,
      `{"${DAY}":[${moves},${moves},0,1]}`,
    ]);
    expect(acts(board)).to.include.members(['days', 'statistics', 'share-result']);
    await board.click('days');
    await until(() => board.all('[data-day]').length > 0);
    expect(board.find(`[data-day="${DAY}"]`).textContent).to.contain('★★★');
    board.find<HTMLButtonElement>('[data-day="2026-11-26"]').click();
    await board.settled();
    expect(board.text('.status > span')).to.match(/^Thursday,? 26 November$/);
  });
});

describe('the panel of a puzzle', () => {
  const { margin } = document.body.style;
  beforeEach(() => (document.body.style.margin = '0'));
  afterEach(() => (document.body.style.margin = margin));

  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [1100, 800],
    [1280, 720],
  ] as const)
    it(`is in view together with the board, and nothing in it moves, in ${width}x${height}`, async () => {
      await setViewport({ width, height });
      const board = await start(`puzzle="${POSITION};goal=break;par=2"`, width);
      const { top } = board.element.getBoundingClientRect();
      const boxes = ['.chart', '.status', '.to-do', '.telling', '.score .goal-box', '.meter', '.controls'];
      const tops = (): number[] => boxes.map((box) => board.find(box).getBoundingClientRect().top);
      const before = tops();
      const check = (when: string): void => {
        const moved = boxes.filter((_, i) => Math.abs((tops()[i] ?? 0) - (before[i] ?? 0)) > 1);
        expect(moved, when).to.eql([]);
        expect(board.find('.controls').getBoundingClientRect().bottom - top, when).to.be.at.most(
          height + 0.5,
        );
      };
      check('at first sight');
      for (const move of ['7-5', '5-4']) board.element.play(move);
      await board.settled();
      check('when a try is lost');
      board.element.undo();
      board.element.play('5-2');
      await board.settled();
      check('when it is solved');
    });
});
