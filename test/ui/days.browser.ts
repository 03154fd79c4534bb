/** The puzzle of each day on the board of any game: what it shows, and what is kept of it, apart from other games. */
import { expect } from '@open-wc/testing';
import type { GameElement } from '../../src/ui/elements/game-element.js';
import type { GoalMetEvent } from '../../src/ui/contract/events.js';
import { positionOn } from '../games/row-of-the-day.js';
import { mount, STILL, until, type Board } from '../board.js';

const { now } = Date;
const KEY = 'days-of-any-game';
const PLACES = [`planisphere:${KEY}`, `planisphere:${KEY}\nof days`, `planisphere:${KEY}\nof row days`];

beforeEach(() => {
  const ms = Date.parse('2026-11-24T12:00Z');
  Date.now = () => ms;
});
afterEach(() => {
  Date.now = now;
  for (const place of PLACES) localStorage.removeItem(place);
});

async function start(attributes = ''): Promise<Board<GameElement & { daily: string }>> {
  const board = await mount<GameElement & { daily: string }>(
    `<row-of-the-day daily daily-zone="UTC" remember="${KEY}" ${STILL} ${attributes}></row-of-the-day>`,
  );
  await board.settled();
  return board;
}

async function solve(board: Board): Promise<void> {
  board.element.play('p2');
  board.element.play('p3');
  await board.settled();
}

describe('a game that describes its days', () => {
  it('shows the puzzle of today, tells the page whose it was, and offers the days before', async () => {
    const board = await start();
    expect(board.element.daily).to.equal('2026-11-24');
    expect(board.element.record).to.contain(positionOn('2026-11-24'));
    await solve(board);
    const [met] = board.heard.filter(({ type }) => type === 'goal-met');
    const { day, number, rating, streak } = (met?.event as GoalMetEvent).solved.daily ?? {};
    expect([day, number, rating, streak]).to.eql(['2026-11-24', 24, 3, 1]);
    const acts = board.all('.acts button').map((one) => (one as HTMLButtonElement).name);
    expect(acts).to.include.members(['days', 'statistics']);
    await board.click('days');
    await until(() => board.all('[data-day]').length > 0);
    expect(board.find('[data-day="2026-11-24"]').textContent).to.contain('★★★');
    board.find('[data-day="2026-11-23"]').click();
    await board.settled();
    expect(board.element.record).to.contain(positionOn('2026-11-23'));
  });

  it('keeps its journal apart from that of other games under the same key', async () => {
    const [, ofRotation, ofRow] = PLACES as [string, string, string];
    const others = '{"2026-11-24":[3,2,0,1]}';
    localStorage.setItem(ofRotation, others);
    await solve(await start());
    expect(localStorage.getItem(ofRotation)).to.equal(others);
    expect(localStorage.getItem(ofRow)).to.equal('{"2026-11-24":[2,2,0,1]}');
  });

  it('refuses what is no day by the rule that it names', async () => {
    const board = await start('daily="someday"');
    expect(board.note).to.contain('“someday” is not a day. Write it as in 2026-01-31.');
  });
});
