import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../src/star/element/define.js';
import type { StarBoard } from '../../src/star/element/star-board.js';
import type { BoardErrorEvent, GameChangeEvent, SeatTurnEvent } from '../../src/ui/contract/events.js';
import { mount, until, type Board } from '../board.js';

/** Put in by what reads the sources. */
declare const PUBLISHED: string;
/**
 * The address from which other pages load the boards. If they are not published, scripts/wtr/bundles.mjs serves this
 * script.
 */
const BOARDS = PUBLISHED || 'https://boards.example/';

const start = (attributes = 'rings="2"'): Promise<Board<StarBoard>> =>
  mount<StarBoard>(`<star-board ${attributes}></star-board>`);

/** A board that the test puts together by hand, before or after it is in the page. */
async function by(hand: (element: StarBoard, frame: HTMLElement) => void): Promise<StarBoard> {
  const { element: other } = await start();
  const frame = other.parentElement as HTMLElement;
  const element = document.createElement('star-board');
  hand(element, frame);
  if (!element.isConnected) frame.append(element);
  await element.settled;
  return element;
}

describe('attributes and properties', () => {
  const given: Partial<StarBoard> = {
    rings: 3,
    pie: true,
    record: 'star/1 rings=3 pie=yes | S10 swap',
    marks: 'S10',
    look: 'mesh',
  };

  it('mean the same before and after connecting, as attributes and as properties', async () => {
    const before = await by((element) => Object.assign(element, given));
    const after = await by((element, frame) => {
      frame.append(element);
      Object.assign(element, given);
    });
    const written = await by((element) => {
      for (const [name, value] of Object.entries(given))
        element.setAttribute(name, value === true ? '' : String(value));
    });
    const seen = (element: StarBoard): unknown[] => [
      element.record,
      element.rings,
      element.pie,
      element.look,
      element.shadowRoot?.querySelector('svg.picture')?.outerHTML,
      element.shadowRoot?.querySelectorAll('.layer .mark').length,
    ];
    expect(seen(after)).to.deep.equal(seen(before));
    expect(seen(written)).to.deep.equal(seen(before));
    expect(before.record).to.equal(given.record);
  });

  it('read back as typed values', async () => {
    const { element } = await start('rings="8" double scoring="simplified" bot-pace="50" readonly');
    expect([element.rings, element.double, element.scoring, element.botPace, element.readonly]).to.deep.equal(
      [8, true, 'simplified', 50, true],
    );
    expect([element.pie, element.handicap, element.controls]).to.deep.equal([false, 1, 'full']);
  });

  it('start a new game when an engine option changes, and tell nobody', async () => {
    const board = await start();
    board.element.play('S10');
    board.heard.length = 0;
    board.element.rings = 3;
    await board.settled();
    expect(board.element.record).to.equal('star/1 rings=3');
    expect(board.types()).to.deep.equal([]);
  });

  it('keep the game when only its presentation changes', async () => {
    const board = await start();
    board.element.play('S10');
    Object.assign(board.element, {
      look: 'mesh',
      controls: 'none',
      names: 'Ada "Ben Li"',
      marks: 'T10',
      readonly: true,
    });
    await board.settled();
    expect(board.element.record).to.equal('star/1 rings=2 | S10');
  });

  it('take up a record, and leave the game alone when they get the present one', async () => {
    const board = await start('record="star/1 rings=2 | S10 T10"');
    expect(board.element.ply).to.equal(2);
    board.element.play('A10');
    board.element.record = 'star/1 rings=2 | S10 T10 A10';
    await board.settled();
    expect(board.element.undo().ok).to.equal(true);
    board.element.record = 'star/1 rings=2 | S10';
    await board.settled();
    expect(board.element.record).to.equal('star/1 rings=2 | S10');
  });

  it('show an earlier ply by `ply`, and the last when it goes', async () => {
    const board = await start('record="star/1 rings=2 | S10 T10 A10" ply="1"');
    expect(board.all('.pieces .piece')).to.have.length(1);
    expect(board.element.matches(':state(looking)')).to.equal(true);
    board.element.removeAttribute('ply');
    await board.settled();
    expect(board.all('.pieces .piece')).to.have.length(3);
    expect(board.types()).to.deep.equal([]);
  });

  it('refuse what is wrong with its place and its rule, and keep the last good game', async () => {
    const board = await start();
    board.element.play('S10');
    board.element.setAttribute('rings', '99');
    await board.settled();
    const error = board.last<BoardErrorEvent>('board-error');
    expect([error.source, error.refusal.code, error.refusal.rule, error.refusal.at?.path]).to.deep.equal([
      'rings',
      'option/range',
      'S1',
      'rings',
    ]);
    expect(board.text('.note')).to.equal('rings is “99”. It takes a whole number from 2 to 12.');
    expect(board.element.record).to.equal('star/1 rings=2 | S10');
    board.element.setAttribute('record', 'star/1 rings=2 | S10 S10');
    await board.settled();
    const second = board.last<BoardErrorEvent>('board-error');
    expect([second.source, second.refusal.at?.ply, second.refusal.at?.offset]).to.deep.equal([
      'record',
      1,
      21,
    ]);
    expect(board.element.record).to.equal('star/1 rings=2 | S10');
    board.element.setAttribute('record', 'star/1 rings=2 | S10 T10');
    await board.settled();
    expect(board.element.ply).to.equal(2);
  });

  it('survive noise in every attribute and stay playable', async () => {
    const noise = Array.from({ length: 1e5 }, (_, i) => String.fromCharCode(33 + ((i * 7919) % 90))).join('');
    const board = await start();
    for (const name of (board.element.constructor as typeof StarBoard).observedAttributes) {
      board.element.setAttribute(name, noise);
      await board.settled();
      board.element.removeAttribute(name);
      await board.settled();
    }
    expect(board.types().every((type) => type === 'board-error')).to.equal(true);
    expect(board.element.play('S10').ok).to.equal(true);
  });
});

describe('methods', () => {
  it('return a Result and never throw', async () => {
    const board = await start();
    const { element } = board;
    expect(element.play('nonsense')).to.deep.include({ ok: false });
    expect(element.play('S10')).to.deep.equal({ ok: true, value: 1 });
    expect(element.play('T10', { ply: 0 })).to.nested.include({
      ok: false,
      'error.code': 'session/other-ply',
    });
    expect(element.play('T10', { seat: 1, ply: 1 })).to.deep.equal({ ok: true, value: 2 });
    expect(element.undo()).to.deep.equal({ ok: true, value: 1 });
    expect(element.redo()).to.deep.equal({ ok: true, value: 2 });
    expect(element.goTo(1)).to.deep.equal({ ok: true, value: 1 });
    expect(element.goTo(9)).to.nested.include({ ok: false, 'error.code': 'session/no-ply' });
    expect(element.save()).to.deep.equal({ ok: true, value: 'star/1 rings=2 | S10 T10' });
    expect(element.restart()).to.deep.equal({ ok: true, value: 0 });
    expect(element.load('nonsense')).to.deep.include({ ok: false });
    expect(element.load('star/1 rings=2 | A10')).to.deep.equal({ ok: true, value: 1 });
  });

  it('fire with their cause; load() fires nothing but errors', async () => {
    const board = await start();
    const { element } = board;
    element.play('S10');
    element.undo();
    element.redo();
    element.goTo(0);
    element.restart();
    expect(board.types()).to.deep.equal(['game-start', ...Array(5).fill('game-change')]);
    const causes = board.heard
      .filter(({ type }) => type === 'game-change')
      .map(({ event }) => (event as GameChangeEvent).cause);
    expect(causes).to.deep.equal(['play', 'undo', 'redo', 'go', 'start']);
    board.heard.length = 0;
    element.load('star/1 rings=2 | A10');
    element.load('nonsense');
    await board.settled();
    expect(board.types()).to.deep.equal(['board-error']);
  });

  it('tell a page that runs a seat when that seat is to act, and take its answer', async () => {
    const board = await start('rings="2" seats="human host"');
    await board.pick('S10');
    const turn = board.last<SeatTurnEvent>('seat-turn');
    expect([turn.seats, turn.ply]).to.deep.equal([[1], 1]);
    await board.pick('T10');
    expect(board.element.ply).to.equal(1);
    expect(board.element.play('T10', { seat: 1, ply: turn.ply }).ok).to.equal(true);
    expect(board.element.play('T10', { seat: 1, ply: turn.ply }).ok).to.equal(false);
    expect(board.element.undo()).to.nested.include({ ok: false, 'error.code': 'session/other-person' });
  });
});

describe('the panel', () => {
  it('shows as much as `controls` says, and an absent or empty one means all', async () => {
    const names = async (attributes: string): Promise<string[]> =>
      (await start(`rings="2" ${attributes}`))
        .all('.controls button')
        .map((button) => button.getAttribute('name') ?? '');
    expect(await names('')).to.deep.equal(['undo', 'redo', 'hint', 'lesson', 'share', 'menu']);
    expect(await names('controls=""')).to.deep.equal(['undo', 'redo', 'hint', 'lesson', 'share', 'menu']);
    expect(await names('controls="minimal"')).to.deep.equal(['undo', 'redo', 'menu']);
    expect(await names('controls="none"')).to.deep.equal([]);
  });

  it('opens how to play by key, in a few lines, with keys and links', async () => {
    const board = await start('rings="2" rules-href="rules.html"');
    await board.focus();
    await board.press('?');
    await until(() => board.all('dialog[open]').length === 1);
    expect(board.all('dialog ol li')).to.have.length(8);
    expect(board.find<HTMLAnchorElement>('dialog a').href).to.contain('rules.html');
    expect(board.all('.copies button').map((button) => button.getAttribute('name'))).to.deep.equal([
      'share-game',
      'link',
      'embed',
      'picture',
      'record',
      'position',
      'foreign',
    ]);
    await board.press('Escape');
    await until(() => board.all('dialog').length === 0);
  });

  it('tells in how to play what the options of the game on show change', async () => {
    const board = await start('record="star/1 rings=2 double=yes handicap=3 scoring=simplified | S10"');
    board.button('menu').click();
    await until(() => board.all('dialog[open]').length === 1);
    const lines = board.all('dialog > ol li').map((line) => line.textContent ?? '');
    expect(lines).to.have.length(11);
    expect(lines.slice(8).join(' ')).to.match(/places two stones.*begins with 3 stones.*simpler form/);
  });

  it('copies record, position, link and embed code, and by hand where the page may not copy', async () => {
    const board = await start(
      'rings="2" pie seats="human host" from-hash rules-href="rules" record="star/1 rings=2 pie=yes | S10"',
    );
    board.button('menu').click();
    await until(() => board.all('dialog[open]').length === 1);
    const clipboard = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard');
    const copied: string[] = [];
    let isAllowed = true;
    const writeText = async (text: string): Promise<void> => {
      if (!isAllowed) throw new Error('not here');
      copied.push(text);
    };
    Object.defineProperty(navigator, 'clipboard', { configurable: true, get: () => ({ writeText }) });
    try {
      for (const name of ['record', 'position', 'link', 'embed']) {
        const count = copied.length;
        board.find(`.copies [name=${name}]`).click();
        const toldBelow = board.find(`.copies:has([name=${name}]) + .copied`);
        await until(() => toldBelow.textContent?.trim() === 'Copied.' && copied.length > count);
      }
      isAllowed = false;
      board.find('.copies [name=record]').click();
      await until(() => board.all('.copied textarea').length === 1);
    } finally {
      delete (navigator as { clipboard?: unknown }).clipboard;
      if (clipboard) Object.defineProperty(Navigator.prototype, 'clipboard', clipboard);
    }
    const record = 'star/1 rings=2 pie=yes | S10';
    expect(copied).to.have.length(4);
    expect(copied[0]).to.equal(record);
    expect(copied[1]).to.match(/^2:/);
    expect(decodeURIComponent(copied[2] as string)).to.contain(`#planisphere=${record}`);
    expect(copied[3]).to.equal(
      `<script type="module" src="${BOARDS}cdn/planisphere.js"></script>\n<star-board record="${record}" rings="2" pie seats="human host"></star-board>`,
    );
    expect(board.find<HTMLTextAreaElement>('.copied textarea').value).to.equal(record);
  });

  it('shares from the menu by the system’s sheet, else by copying, else by hand', async () => {
    const board = await start('rings="2" share-url="https://example.org/play" record="star/1 rings=2 | S10"');
    board.button('menu').click();
    await until(() => board.all('dialog[open]').length === 1);
    expect(board.button('share-game').textContent?.trim()).to.equal('Share');
    // How far the game is would tell nothing without the game in the link.
    const text = '*Star\nhttps://example.org/play';
    const shared: (string | undefined)[] = [];
    const sheet = async (given: ShareData): Promise<void> => void shared.push(given.text);
    const refuse = async (): Promise<never> => Promise.reject(new TypeError('not here'));
    const press = async (share: typeof sheet | undefined, writeText: unknown): Promise<string> => {
      Object.defineProperty(navigator, 'share', { configurable: true, value: share });
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
      const told = board.find('.copies:has([name=share-game]) + .copied');
      const before = told.textContent;
      const count = shared.length;
      board.button('share-game').click();
      await until(() => (share === sheet ? shared.length > count : told.textContent !== before));
      return told.textContent?.trim() ?? '';
    };
    try {
      expect(await press(sheet, refuse)).to.equal('');
      expect(await press(undefined, async (copied: string) => void shared.push(copied))).to.match(/^Copied/);
      await press(refuse, refuse);
    } finally {
      delete (navigator as { clipboard?: unknown }).clipboard;
      delete (navigator as { share?: unknown }).share;
    }
    expect(shared).to.deep.equal([text, text]);
    // The page hears of what was shared, not of what a reader copies by hand.
    expect(board.types().filter((type) => type === 'game-shared')).to.have.length(2);
    expect(board.find<HTMLTextAreaElement>('.copied textarea').value).to.equal(text);
  });

  it('takes up the game in the address where the page says so', async () => {
    const { hash } = location;
    location.hash = `planisphere=${encodeURIComponent('star/1 rings=2 | S10')}`;
    const linked = await start('rings="2" from-hash');
    const { record } = linked.element;
    linked.element.rings = 3;
    await linked.settled();
    const other = await start('rings="2"');
    location.hash = `planisphere=${encodeURIComponent('rotation/1 from=HGY;goals=GY')}`;
    const strange = await start('rings="2" from-hash');
    location.hash = hash;
    expect(record).to.equal('star/1 rings=2 | S10');
    expect(linked.element.record).to.equal('star/1 rings=3');
    expect(other.element.record).to.equal('star/1 rings=2');
    expect(strange.element.record).to.equal('star/1 rings=2');
    expect(strange.text('.note')).to.equal('');
  });

  it('takes names from the page for seats, and words for other languages', async () => {
    const board = await start('rings="2" names="Ada \'Ben\'"');
    expect(board.text('.status')).to.contain('Ada’s turn');
    board.element.names = '';
    board.element.words = { 'turn.one': '{seat} ist am Zug', 'seat.0': 'Blau' };
    await board.settled();
    expect(board.text('.status')).to.contain('Blau ist am Zug');
  });

  it('hides the fallback children without shifting the page', async () => {
    const board = await mount('<star-board rings="2" controls="none"><p>A picture</p></star-board>');
    const child = board.element.firstElementChild as HTMLElement;
    expect(child.getBoundingClientRect().height).to.equal(0);
    const [, , width = 0, height = 1] = (board.find('svg.picture').getAttribute('viewBox') ?? '')
      .split(' ')
      .map(Number);
    const box = board.find('.chart').getBoundingClientRect();
    expect(box.width / box.height).to.be.closeTo(width / height, 0.01);
  });

  it('remembers a game where the page asks for it, and only one that began alike', async () => {
    localStorage.removeItem('planisphere:test-key');
    const first = await start('rings="2" remember="test-key"');
    first.element.play('S10');
    const again = await start('rings="2" remember="test-key"');
    expect(again.element.record).to.equal('star/1 rings=2 | S10');
    const other = await start('rings="3" remember="test-key"');
    expect(other.element.record).to.equal('star/1 rings=3');
    other.element.play('T10');
    // Neither takes the other's place.
    expect((await start('rings="2" remember="test-key"')).element.record).to.equal('star/1 rings=2 | S10');
    expect((await start('rings="3" remember="test-key"')).element.record).to.equal('star/1 rings=3 | T10');
    localStorage.removeItem('planisphere:test-key');
  });

  it('remembers several games under a key, whatever stood there before', async () => {
    localStorage.setItem('planisphere:few-key', '{"no":[');
    const asked = (rings: number): string => `rings="${rings}" remember="few-key"`;
    for (const rings of [2, 3, 10]) (await start(asked(rings))).element.play('S10');
    for (const rings of [2, 3, 10]) expect((await start(asked(rings))).element.ply).to.equal(1);
    localStorage.removeItem('planisphere:few-key');
  });

  it('takes up a remembered game before the record that it began with', async () => {
    localStorage.removeItem('planisphere:record-key');
    const asked = 'rings="2" remember="record-key" record="star/1 rings=2 | S10"';
    (await start(asked)).element.play('T10');
    expect((await start(asked)).element.record).to.equal('star/1 rings=2 | S10 T10');
    localStorage.removeItem('planisphere:record-key');
  });

  it('takes up a remembered game also where the page gives its options late', async () => {
    localStorage.removeItem('planisphere:option-key');
    (await start('rings="3" remember="option-key"')).element.play('S10');
    const late = await start('rings="2" remember="option-key"');
    late.element.rings = 3;
    await late.settled();
    expect(late.element.record).to.equal('star/1 rings=3 | S10');
    localStorage.removeItem('planisphere:option-key');
  });

  it('remembers two boards of one page by their own keys', async () => {
    const keys = ['one-key', 'other-key'];
    for (const key of keys) localStorage.removeItem(`planisphere:${key}`);
    const [one, other] = await Promise.all(keys.map((key) => start(`rings="2" remember="${key}"`)));
    one?.element.play('S10');
    other?.element.play('T10');
    one?.element.play('S20');
    const records = await Promise.all(
      keys.map(async (key) => (await start(`rings="2" remember="${key}"`)).element.record),
    );
    expect(records).to.deep.equal(['star/1 rings=2 | S10 S20', 'star/1 rings=2 | T10']);
    for (const key of keys) localStorage.removeItem(`planisphere:${key}`);
  });
});

it('a board beside its panel keeps to the screen, with its controls', async () => {
  for (const [rings, height] of [
    ['4', 700],
    ['8', 560],
  ] as const) {
    await setViewport({ width: 1280, height });
    const board = await mount<StarBoard>(`<star-board rings="${rings}"></star-board>`, 1240);
    const { width, bottom, top } = board.find('.frame').getBoundingClientRect();
    expect(width).to.equal(1240);
    expect(bottom - top).to.be.within(480, height);
    expect(board.find('.controls').getBoundingClientRect().bottom - top).to.be.at.most(height);
    // The panel stands beside the board, not at the other end of the page.
    const gap =
      board.find('.status').getBoundingClientRect().left - board.find('.chart').getBoundingClientRect().right;
    expect(gap).to.be.closeTo(28, 1);
  }
  await setViewport({ width: 800, height: 600 });
});

it('a board on a phone that lies on its side is seen whole, beside its panel', async () => {
  await setViewport({ width: 844, height: 390 });
  for (const width of [812, 718]) {
    const board = await mount<StarBoard>('<star-board rings="6"></star-board>', width);
    const [chart, panel] = ['.chart', '.panel'].map((name) => board.find(name).getBoundingClientRect()) as [
      DOMRect,
      DOMRect,
    ];
    expect(chart.height).to.be.within(300, 390);
    expect(panel.left).to.be.greaterThan(chart.right);
  }
  await setViewport({ width: 800, height: 600 });
});
