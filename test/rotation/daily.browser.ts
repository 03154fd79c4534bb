/** `<rotation-puzzle daily>` from day to day: earlier days, what is kept of them, and the next one. */
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import 'axe-core/axe.min.js';
import { puzzleOfDay, positionOf } from '../../src/rotation/puzzles.js';
import { search } from '../../src/rotation/search.js';
import { drain } from '../../src/core/bots/think.js';
import { defaultsOf } from '../../src/core/text/options.js';
import { reading } from '../../src/rotation/options.js';
import { nameOf } from '../../src/rotation/geometry.js';
import { gridOf } from '../../src/rotation/grid.js';
import '../../src/rotation/element/define.js';
import type { RotationPuzzle } from '../../src/rotation/element/rotation-puzzle.js';
import type { BoardErrorEvent, GameChangeEvent, GoalMetEvent } from '../../src/ui/contract/events.js';
import { mount, STILL, until, type Board } from '../board.js';

const { now } = Date;
const { getItem, setItem } = Storage.prototype;
const keys: string[] = [];

/** A key that no other test uses. */
function freshKey(): string {
  keys.push(`daily-${keys.length}`);
  return keys.at(-1) as string;
}
const placeOf = (key: string): string => `planisphere:${key}\nof days`;

/** Sets the clock, in UTC. */
function setClock(time: string): void {
  const ms = Date.parse(`${time}Z`);
  Date.now = () => ms;
}

/** The reader comes back to the page. */
const comeBack = (): boolean => document.dispatchEvent(new Event('visibilitychange'));

beforeEach(() => setClock('2026-11-23T18:48:30'));
afterEach(() => {
  Date.now = now;
  Object.assign(Storage.prototype, { getItem, setItem });
  for (const key of keys)
    for (const place of [`planisphere:${key}`, placeOf(key)]) localStorage.removeItem(place);
});

const start = async (attributes = '', width?: number): Promise<Board<RotationPuzzle>> => {
  const board = await mount<RotationPuzzle>(
    `<rotation-puzzle daily daily-zone="UTC" ${STILL} ${attributes}></rotation-puzzle>`,
    width,
  );
  await board.settled();
  return board;
};

/** The rotations that solve the puzzle of a day at par. */
function solutionOf(date: string): readonly string[] {
  const { board, goals } = puzzleOfDay(date);
  const grid = gridOf(board);
  const { solution } = drain(search(grid, goals, defaultsOf(reading), { nodes: 1e6 }));
  return (solution ?? []).map((cell) => nameOf(grid, cell));
}

/** Solves the day on the board, and has its end told. */
async function solve(board: Board, date: string): Promise<void> {
  for (const cell of solutionOf(date)) board.element.play(cell);
  await board.settled();
  await board.passScore();
}

/** The text of the third line beside the board. */
const told = (board: Board): string => board.text('[part=told]');
const acts = (board: Board): string[] =>
  board.all('.acts button').map((one) => (one as HTMLButtonElement).name);
const day = (board: Board, date: string): HTMLButtonElement =>
  board.find<HTMLButtonElement>(`[data-day="${date}"]`);
const isOn = (board: Board, date: string): boolean =>
  board.element.record.includes(positionOf(puzzleOfDay(date)));

/** The day, or the name of the button, that has the focus. */
const focused = (board: Board): string => {
  const node = board.root.activeElement;
  return node?.getAttribute('data-day') ?? node?.getAttribute('name') ?? '';
};

async function openDays(board: Board): Promise<void> {
  board.button('menu').click();
  await until(() => board.dialogs.length === 1);
  board.find<HTMLButtonElement>('dialog [name=days]').click();
  await until(() => board.root.activeElement?.matches('[data-day]') === true);
  await board.settled();
}

async function violations(node: Node): Promise<string[]> {
  const { violations: found } = await window.axe.run(node, {
    resultTypes: ['violations'],
    rules: { region: { enabled: false } },
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

describe('the puzzle of each day', () => {
  it('has the number of its day, from the first day of the site on', async () => {
    expect((await start()).text('.status small')).to.match(/No\. 23\./);
    expect((await start('daily-first="2026-01-01"')).text('.status small')).to.match(/No\. 327\./);
    expect((await start('daily-first="2026-12-01"')).text('.status small')).to.match(/23 Nov\./);
  });

  it('says in its first line which day it is, until the first rotation, and how long it takes in the second', async () => {
    const board = await start();
    expect(board.text('.status > span')).to.match(/^Today, Monday,? 23 November$/);
    expect(board.text('.to-do')).to.equal('Solve it in 2 rotations. Choose a star.');
    expect(board.text('.status small')).to.match(/^Medium ?No\. 23\./);
    board.element.play(solutionOf('2026-11-23')[0] as string);
    await board.settled();
    expect(board.text('.status > span')).to.equal('1 of 2 rotations used');
    board.element.undo();
    setClock('2026-11-24T00:00:01');
    comeBack();
    await board.settled();
    expect(board.text('.status > span')).to.match(/^Monday,? 23 November$/);
  });

  it('tells that everybody has the same one to readers who have been here before, and offers others the lesson', async () => {
    const key = freshKey();
    const first = await start(`remember="${key}"`);
    expect(told(first)).to.match(/^New here\?/);
    localStorage.setItem(placeOf(key), '{"2026-11-20":[2,2,0,1]}');
    const later = await start(`remember="${key}"`);
    expect(told(later)).to.equal('The same puzzle for everybody today. The next one opens in 5 h 12 min.');
    setClock('2026-11-23T23:30:00');
    comeBack();
    await later.settled();
    expect(told(later)).to.equal('The same puzzle for everybody today. The next one opens in 30 min.');
    await openDays(later);
    day(later, '2026-11-21').click();
    await later.settled();
    expect(told(later)).to.not.contain('today');
  });

  it('is asked of a clock without a date as of one that was never set', async () => {
    setClock('1970-01-01T00:00:00');
    const { record } = (await start()).element;
    for (const ms of [NaN, 9e15, -9e15, Infinity]) {
      Date.now = () => ms;
      const board = await start();
      expect(board.element.record, `${ms}`).to.equal(record);
      expect(board.find('svg')).to.not.equal(null);
    }
  });

  it('is asked for by every text that means a bare attribute, and by none that means no', async () => {
    for (const [text, date] of [
      ['true', '2026-11-23'],
      ['yes', '2026-11-23'],
      ['daily', '2026-11-23'],
      ['today', '2026-11-23'],
      ['no', undefined],
      ['false', undefined],
    ] as const) {
      const board = await mount<RotationPuzzle>(
        `<rotation-puzzle daily="${text}" daily-zone="UTC"></rotation-puzzle>`,
      );
      await board.settled();
      expect(board.element.daily, text).to.equal(date);
      expect(board.note, text).to.equal('');
      expect(/No\. 23\./.test(board.text('.status small')), text).to.equal(date !== undefined);
    }
  });

  it('begins at midnight in the zone of the page', async () => {
    setClock('2026-11-23T23:30:00');
    for (const [zone, date] of [
      ['UTC', '2026-11-23'],
      ['Europe/Berlin', '2026-11-24'],
      ['America/New_York', '2026-11-23'],
    ] as const) {
      const board = await start();
      board.element.dailyZone = zone;
      await board.settled();
      expect(isOn(board, date), zone).to.equal(true);
      expect(board.element.daily, zone).to.equal(date);
    }
  });

  it('stays that of the reader’s own zone where the page names none that there is', async () => {
    const board = await mount<RotationPuzzle>(
      '<rotation-puzzle daily daily-zone="Mars/Base"></rotation-puzzle>',
    );
    const { source, sentence } = board.last<BoardErrorEvent>('board-error');
    expect([source, sentence]).to.deep.equal([
      'daily-zone',
      '“Mars/Base” is not a time zone. Write its name as in Europe/Berlin.',
    ]);
    const own = new Date(Date.now());
    expect(board.element.daily).to.equal(
      [own.getFullYear(), own.getMonth() + 1, `${own.getDate()}`.padStart(2, '0')].join('-'),
    );
    await board.element.updateComplete;
    board.element.dailyFirst = 'someday';
    await board.settled();
    expect(board.last<BoardErrorEvent>('board-error').source).to.equal('daily-first');
  });

  for (const width of [320, 390, 960])
    it(`moves nothing beside or below the board when the last rotation solves it, at ${width} px`, async () => {
      await setViewport({ width: 1000, height: 900 });
      const board = await start('', width);
      const boxes = ['.chart', '.status', '.to-do', '.telling', '.goal-box', '[part=score]', '.controls'];
      const tops = (): number[] => boxes.map((box) => board.find(box).getBoundingClientRect().top);
      const solution = solutionOf('2026-11-23');
      for (const cell of solution.slice(0, -1)) board.element.play(cell);
      await board.settled();
      const before = tops();
      board.element.play(solution.at(-1) as string);
      await board.settled();
      await board.passScore();
      expect(acts(board)).to.include('share-result');
      expect(tops().filter((top, i) => Math.abs(top - (before[i] ?? 0)) > 1)).to.deep.equal([]);
    });

  it('tells how it was solved and when the next one opens, shares it, and nothing of days where nothing is kept', async () => {
    const before = JSON.stringify({ ...localStorage });
    const board = await start();
    await solve(board, '2026-11-23');
    expect(board.text('.acts small')).to.equal('Next: 5 h 12 min');
    expect(told(board)).to.equal('Share your result, or play another day.');
    expect(board.text('.to-do')).to.equal('That is par: it cannot be done in fewer.');
    expect(acts(board)).to.deep.equal(['days', 'share-result']);
    const { solved } = board.last<GoalMetEvent>('goal-met');
    expect(solved.text).to.equal('Rotation puzzle 23  ★★★\n2 rotations, par 2, no hints');
    expect(solved.daily).to.deep.equal({ day: '2026-11-23', number: 23, rating: 3, isToday: true });
    board.button('menu').click();
    await until(() => board.dialogs.length === 1);
    expect(board.text('dialog .entries')).to.equal('Earlier days');
    board.find<HTMLDialogElement>('dialog').close();
    await openDays(board);
    expect(board.text('.days')).to.not.match(/solved|streak/);
    expect(JSON.stringify({ ...localStorage })).to.equal(before);
  });

  it('keeps a streak and statistics, day by day', async () => {
    const key = freshKey();
    const streaks: unknown[] = [];
    for (const date of ['2026-11-21', '2026-11-22', '2026-11-23']) {
      setClock(`${date}T08:00:00`);
      const board = await start(`remember="${key}"`);
      await solve(board, date);
      streaks.push(board.last<GoalMetEvent>('goal-met').solved.daily?.streak, told(board));
      board.element.remove();
    }
    expect(streaks).to.deep.equal([
      1,
      'Share your result, or play another day.',
      2,
      'Your 2nd day in a row.',
      3,
      'Your 3rd day in a row.',
    ]);
    const again = await start(`remember="${key}"`);
    expect(again.element.solved?.daily?.streak).to.equal(3);
    expect(acts(again)).to.deep.equal(['days', 'statistics', 'share-result']);
    await again.click('statistics');
    await until(() => again.all('.statistics').length === 1);
    expect(
      again.all('.figures div').map((one) => one.textContent?.replace(/\s+/g, ' ').trim()),
    ).to.deep.equal(['played3', 'solved3', 'at par3', 'days in a row3', 'longest streak3']);
    expect(again.all('.over dd').map((one) => one.textContent?.trim())).to.deep.equal(['3', '0', '0', '0']);
    again.element.restart();
    await again.settled();
    for (const cell of solutionOf('2026-11-23')) again.element.play(cell);
    expect(again.element.solved?.daily?.streak).to.equal(3);
  });

  it('counts an earlier day that is solved later for statistics, and not for the streak', async () => {
    const key = freshKey();
    const board = await start(`remember="${key}"`);
    await openDays(board);
    day(board, '2026-11-22').click();
    await board.settled();
    await solve(board, '2026-11-22');
    expect(board.element.solved?.daily).to.deep.include({ day: '2026-11-22', isToday: false, streak: 0 });
    expect(board.all('.acts small')).to.have.length(0);
    expect(acts(board)).to.deep.equal(['share-result', 'days', 'statistics', 'today']);
    await board.click('today');
    await solve(board, '2026-11-23');
    expect(board.element.solved?.daily).to.deep.include({ day: '2026-11-23', isToday: true, streak: 1 });
    expect(board.text('.acts small')).to.equal('Next: 5 h 12 min');
  });

  it('keeps nothing of a game that the reader has not played here', async () => {
    const [key, date] = [freshKey(), '2026-11-23'];
    const board = await start(`remember="${key}"`);
    board.element.load(`rotation/1 from=${positionOf(puzzleOfDay(date))} | ${solutionOf(date).join(' ')}`);
    await board.settled();
    expect(board.element.solved?.daily?.streak).to.equal(0);
    expect(localStorage.getItem(placeOf(key))).to.equal(null);
  });

  it('is not broken by rubbish in the storage', async () => {
    for (const rubbish of ['{', '[]', '7', 'null', '{"2026-11-23":{"a":1},"x":[1]}', '"\\u0000"']) {
      const key = freshKey();
      localStorage.setItem(placeOf(key), rubbish);
      localStorage.setItem(`planisphere:${key}`, rubbish);
      const board = await start(`remember="${key}"`);
      await solve(board, '2026-11-23');
      expect(board.element.solved?.daily?.streak, rubbish).to.equal(1);
    }
  });

  it('is played without a word about days where the storage throws', async () => {
    const refuse = (): never => {
      throw new DOMException('no', 'SecurityError');
    };
    Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse });
    const board = await start('remember="forbidden"');
    await solve(board, '2026-11-23');
    expect(board.text('.acts small')).to.equal('Next: 5 h 12 min');
    expect(acts(board)).to.deep.equal(['days', 'share-result']);
    expect(board.element.solved?.daily).to.not.have.property('streak');
    await openDays(board);
    expect(board.text('.days')).to.not.match(/solved|streak/);
    expect(board.types()).to.not.contain('board-error');
  });

  it('loses no day of another tab, and shows it', async () => {
    const key = freshKey();
    const [one, other] = [await start(`remember="${key}"`), await start(`remember="${key}"`)];
    for (const board of [one, other]) await openDays(board);
    for (const [board, date] of [
      [one, '2026-11-20'],
      [other, '2026-11-21'],
    ] as const) {
      day(board, date).click();
      await board.settled();
      await solve(board, date);
    }
    window.dispatchEvent(new StorageEvent('storage', { key: placeOf(key) }));
    await openDays(one);
    expect(one.text('.days header small')).to.equal('2 of 23 solved');
    expect(day(one, '2026-11-21').textContent).to.contain('solved, rating 3 of 3');
  });
});

describe('earlier days', () => {
  it('are a month, with what was begun and solved; a press opens one, and it is taken up again', async () => {
    const key = freshKey();
    const board = await start(`remember="${key}"`);
    await openDays(board);
    expect(board.text('.days h3')).to.equal('November 2026');
    expect(board.all('[data-day]')).to.have.length(23);
    expect(board.all('.days td > span')).to.have.length(7);
    expect(day(board, '2026-11-23').getAttribute('aria-current')).to.equal('date');
    expect(focused(board)).to.equal('2026-11-23');
    day(board, '2026-11-20').click();
    await board.settled();
    expect(board.all('.days')).to.have.length(0);
    expect(board.last<GameChangeEvent>('game-change').cause).to.equal('start');
    expect(isOn(board, '2026-11-20')).to.equal(true);
    expect(board.text('.status small')).to.match(/No\. 20\./);
    const [first = ''] = solutionOf('2026-11-20');
    board.element.play(first);
    const { record } = board.element;
    await openDays(board);
    expect(day(board, '2026-11-20').textContent).to.contain('begun');
    day(board, '2026-11-23').click();
    await board.settled();
    expect(isOn(board, '2026-11-23')).to.equal(true);
    await openDays(board);
    day(board, '2026-11-20').click();
    await board.settled();
    expect(board.last<GameChangeEvent>('game-change').cause).to.equal('resume');
    expect(board.element.record).to.equal(record);
  });

  it('keep more than a week of games', async () => {
    const key = freshKey();
    const board = await start(`remember="${key}"`);
    const dates = Array.from({ length: 12 }, (_, n) => `2026-11-${`${n + 10}`}`);
    for (const date of dates) {
      await openDays(board);
      day(board, date).click();
      await board.settled();
      board.element.play(solutionOf(date)[0] as string);
    }
    await openDays(board);
    day(board, dates[0] as string).click();
    await board.settled();
    expect(board.element.ply).to.equal(1);
  });

  it('go back to the first day, month by month, and forth to today', async () => {
    const board = await start('daily-first="2026-09-15"');
    await openDays(board);
    await board.click('month-after');
    expect(board.text('.days h3')).to.equal('November 2026');
    await board.click('month-before');
    await board.click('month-before');
    expect(board.text('.days h3')).to.equal('September 2026');
    expect(board.all('[data-day]').map((one) => one.getAttribute('data-day'))[0]).to.equal('2026-09-15');
    expect(board.all('.days td > span')).to.have.length(14);
    await board.click('month-before');
    expect(board.text('.days h3')).to.equal('September 2026');
    expect(board.button('month-before').getAttribute('aria-disabled')).to.equal('true');
    expect(focused(board)).to.equal('month-before');
  });

  it('are one tab stop for keys: arrows go by day and week, page keys by month, Enter opens, Escape leaves', async () => {
    const board = await start('daily-first="2026-10-01"');
    await openDays(board);
    const here = (): string => focused(board);
    expect(here()).to.equal('2026-11-23');
    await board.press('ArrowLeft', 'ArrowUp');
    expect(here()).to.equal('2026-11-15');
    expect(board.all('.days td [tabindex="0"]')).to.have.length(1);
    await board.press('PageUp');
    expect(here()).to.equal('2026-10-31');
    await board.press('ArrowUp', 'Enter');
    expect(isOn(board, '2026-10-24')).to.equal(true);
    expect(board.all('.days')).to.have.length(0);
    expect(board.root.activeElement?.className, 'the focus is not lost').to.contain('status');
    await openDays(board);
    expect(here()).to.equal('2026-10-24');
    await board.press('Escape');
    expect(board.all('.days')).to.have.length(0);
    expect(focused(board)).to.equal('menu');
  });

  it('keep the day that has the focus in view, however low the place is', async () => {
    const board = await start('fit="box" daily-first="2026-10-01"', 320);
    (board.element.parentElement as HTMLElement).style.height = '560px';
    await board.settled();
    await openDays(board);
    const isSeen = (): boolean => {
      const { top, bottom } = (board.root.activeElement as HTMLElement).getBoundingClientRect();
      const panel = board.find('.panel').getBoundingClientRect();
      return top >= panel.top && bottom <= panel.bottom;
    };
    for (const [key, date] of [
      ['', '2026-11-23'],
      ['PageUp', '2026-10-31'],
    ] as const) {
      if (key !== '') await board.press(key);
      await until(() => focused(board) === date && isSeen());
    }
  });

  it('run with the page, as the arrows among them do', async () => {
    const board = await start();
    board.element.dir = 'rtl';
    await openDays(board);
    const x = (date: string): number => day(board, date).getBoundingClientRect().x;
    expect(x('2026-11-17')).to.be.above(x('2026-11-18'));
    await board.press('ArrowRight');
    expect(focused(board)).to.equal('2026-11-22');
  });

  it('are offered where the page asks for each day, and wants other puzzles', async () => {
    for (const none of [
      'daily="2026-11-20"',
      'no-choices',
      'readonly',
      'controls="minimal"',
      'puzzle="1-1"',
    ]) {
      const board = await start(none);
      board.button('menu').click();
      await until(() => board.dialogs.length === 1);
      expect(board.all('dialog .entries'), none).to.have.length(0);
      board.element.remove();
    }
  });

  it('are not offered before the first day has come, nor beside a card game of the page', async () => {
    const board = await start('daily-first="2026-12-01"');
    await solve(board, '2026-11-23');
    expect(acts(board)).to.deep.equal(['share-result']);
    expect(told(board)).to.equal('Share your result.');
    expect(board.element.solved?.daily?.number).to.equal(-7);
    for (const { element } of [board, await start('use="game" size="7" seats="human human"')]) {
      element.shadowRoot?.querySelector<HTMLButtonElement>('[name=menu]')?.click();
      await until(() => element.shadowRoot?.querySelector('dialog[open]') !== null);
      expect(element.shadowRoot?.querySelector('dialog .entries')).to.equal(null);
    }
  });

  it('are none of those to come nor before the first, whatever day is on the board', async () => {
    const board = await start('daily-first="2026-11-10"');
    await openDays(board);
    day(board, '2026-11-10').click();
    await board.settled();
    board.element.dailyFirst = '2026-11-21';
    await solve(board, '2026-11-10');
    await board.click('next');
    expect(board.element.daily).to.equal('2026-11-21');
    board.element.dailyFirst = '2026-12-01';
    await solve(board, '2026-11-21');
    expect(acts(board)).to.deep.equal(['share-result', 'today']);
    await board.click('today');
    expect(board.element.daily).to.equal('2026-11-23');
    setClock('2026-11-25T12:00:00');
    const later = await start('daily="2027-01-01"');
    expect(isOn(later, '2027-01-01')).to.equal(true);
    later.element.daily = '';
    await openDays(later);
    expect(later.all('[data-day]').at(-1)?.getAttribute('data-day')).to.equal('2026-11-25');
    await later.click('month-after');
    expect(later.text('.days h3')).to.equal('November 2026');
  });

  it('show the month of today where the day on the board is none of them any more', async () => {
    const board = await start('daily-first="2026-09-15"');
    await openDays(board);
    await board.click('month-before');
    day(board, '2026-10-05').click();
    await board.settled();
    board.element.dailyFirst = '2026-11-10';
    await openDays(board);
    expect([board.text('.days h3'), focused(board)]).to.deep.equal(['November 2026', '2026-11-23']);
    expect(board.button('month-before').getAttribute('aria-disabled')).to.equal('true');
  });

  it('speak the language of the page’s words, also if it changes while they are open', async () => {
    const board = await start();
    await openDays(board);
    expect(board.text('.days th')).to.equal('Mon');
    board.element.lang = 'de';
    board.element.words = { 'days.weekday': '{day, date, weekday}', 'days.before': 'Voriger Monat' };
    await until(() => board.text('.days th') === 'Mo');
    const before = board.button('month-before');
    expect([before.getAttribute('aria-label'), before.lang]).to.deep.equal(['Voriger Monat', 'de']);
  });

  it('are left as they were by a page that asks for one day', async () => {
    const board = await start('daily="2026-11-20"');
    expect(isOn(board, '2026-11-20')).to.equal(true);
    await solve(board, '2026-11-20');
    expect(acts(board)).to.deep.equal(['next', 'share-result', 'again']);
    expect(board.element.solved?.daily).to.deep.include({ day: '2026-11-20', number: 20, isToday: false });
  });

  it('pass axe, by day and by night, statistics too', async () => {
    const key = freshKey();
    localStorage.setItem(placeOf(key), '{"2026-11-20":[2,2,0,1],"2026-11-21":[9,2,0,1],"2026-11-22":[]}');
    const board = await start(`remember="${key}"`, 320);
    for (const scheme of ['light', 'dark']) {
      (board.element.parentElement as HTMLElement).style.colorScheme = scheme;
      for (const name of ['days', 'statistics']) {
        board.button('menu').click();
        await until(() => board.dialogs.length === 1);
        board.find<HTMLButtonElement>(`dialog [name=${name}]`).click();
        await until(() => board.all(`[part=${name}]`).length === 1);
        await board.settled();
        expect(await violations(board.element), `${name}, ${scheme}`).to.deep.equal([]);
        const panel = board.find('.panel');
        expect(panel.scrollWidth, name).to.be.at.most(panel.clientWidth);
      }
    }
  });
});

describe('the next day', () => {
  it('is counted down while the page is seen, and nothing moves', async () => {
    const board = await start();
    await solve(board, '2026-11-23');
    const places = (): string[] =>
      board.all('.panel > *').map((one) => JSON.stringify(one.getBoundingClientRect()));
    const before = places();
    for (const [time, left] of [
      ['19:59:59', '4 h 1 min'],
      ['23:01:00', '59 min'],
      ['23:59:30', '1 min'],
    ] as const) {
      setClock(`2026-11-23T${time}`);
      comeBack();
      await board.settled();
      expect(board.text('.acts small')).to.equal(`Next: ${left}`);
      expect(places()).to.deep.equal(before);
    }
  });

  it('is offered when it comes after the last one is solved, and comes on a press', async () => {
    const board = await start();
    await solve(board, '2026-11-23');
    setClock('2026-11-24T00:00:01');
    comeBack();
    await board.settled();
    expect(isOn(board, '2026-11-23')).to.equal(true);
    expect(told(board)).to.equal('Today’s new puzzle is ready.');
    expect(board.all('.acts small')).to.have.length(0);
    expect(acts(board)).to.deep.equal(['share-result', 'days', 'today']);
    expect(board.said.join()).to.contain('Today’s new puzzle is ready.');
    await board.click('today');
    expect(isOn(board, '2026-11-24')).to.equal(true);
    expect(board.text('.status small')).to.match(/No\. 24\./);
  });

  it('is offered beside a game in hand, which stays, until the reader goes on with that', async () => {
    const board = await start();
    board.element.play(solutionOf('2026-11-23')[0] as string);
    setClock('2026-11-24T06:00:00');
    comeBack();
    await board.settled();
    expect(board.element.ply).to.equal(1);
    expect(told(board)).to.equal('Today’s new puzzle is ready. Today’s puzzle');
    board.element.undo();
    await board.settled();
    expect(board.all('button[name=today]')).to.have.length(0);
    expect(isOn(board, '2026-11-23')).to.equal(true);
    await openDays(board);
    expect(day(board, '2026-11-24').getAttribute('aria-current')).to.equal('date');
  });

  it('does not come over a game in hand by whatever else the page sets', async () => {
    const board = await start();
    board.element.play(solutionOf('2026-11-23')[0] as string);
    setClock('2026-11-24T06:00:00');
    board.element.seats = 'human';
    board.element.remember = freshKey();
    await board.settled();
    expect(board.element.ply).to.equal(1);
    board.element.daily = '';
    await board.settled();
    expect(isOn(board, '2026-11-24')).to.equal(true);
  });

  it('is no matter of a board that has left its page', async () => {
    const board = await start();
    board.element.remove();
    setClock('2026-11-24T06:00:00');
    comeBack();
    expect(board.element.isUpdatePending).to.equal(false);
  });
});
