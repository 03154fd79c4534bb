/**
 * `<rotation-puzzle>` in a page: what only an element shows. What is said and what comes of it, boards without one tell
 * (board tests in Node).
 */
import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { GameChangeEvent, GoalMetEvent } from '../../src/ui/contract/events.js';
import { until, type Board } from '../board.js';
import { goals, objects, start, STEPS, THREE } from './puzzle-board.js';

const TABLE = 'use="game" size="5" turns="3"';

describe('<rotation-puzzle>', () => {
  it('does not ask who only looks to rotate a star, by ear neither', async () => {
    const board = await start(`puzzle="${THREE}" readonly controls="minimal"`);
    expect(board.chart.outerHTML).to.contain('Not solved yet').and.to.not.contain('Solve it');
  });

  it('moves every object along its ring, all at once, then lights what is found from its planet on; the same nodes stay', async () => {
    const board = await start('puzzle="HG./.Y./..R;goals=YR"');
    const before = board.all('.piece');
    const played: [node: Element, keyframes: Keyframe[], timing: EffectTiming][] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, timing) {
      played.push([this, keyframes as Keyframe[], timing as EffectTiming]);
      return animate.call(this, keyframes, timing);
    };
    try {
      board.element.play('b2');
      await board.settled();
    } finally {
      Element.prototype.animate = animate;
    }
    expect(board.all('.piece')).to.have.members(before);
    expect(objects(board)).to.deep.equal([
      '1 translate(1.5,.5)',
      '2 translate(2.5,.5)',
      '4 translate(1.5,1.5)',
      '7 translate(1.5,2.5)',
    ]);
    const of = (part: string) => played.filter(([node]) => node.matches(part));
    const ways = of('.piece').map(([, frames]) =>
      frames.map(({ transform }) => `${transform}`.split(' s')[0]),
    );
    expect(ways.sort()).to.deep.equal([
      ['translate(0.5px, 0.5px)', 'translate(1.5px, 0.5px)'],
      ['translate(1.5px, 0.5px)', 'translate(2.5px, 0.5px)'],
      ['translate(2.5px, 2.5px)', 'translate(1.5px, 2.5px)'],
    ]);
    const times = of('.piece').map(([, , { duration, delay = 0 }]) => [duration, delay]);
    expect(times).to.deep.equal(times.map(() => [300, 0]));
    // From b1 down: it grows from its top.
    const [[lane, [from] = [], { delay } = {}] = []] = of('.lane');
    expect([from?.transform, delay, of('.lane, .run').length]).to.deep.equal(['scaleY(0)', 300, 2]);
    expect(getComputedStyle(lane as Element).transformOrigin).to.match(/ 0px$/);
  });

  it('says that a puzzle is solved once its pieces stand still, then the stars come one after the other', async () => {
    const board = await start(`record="rotation/1 from=${THREE} | c3 e4"`);
    await board.focus();
    const { animate } = Element.prototype;
    const played: [string, boolean, number | undefined][] = [];
    Element.prototype.animate = function (keyframes, timing) {
      const { delay } = timing as EffectTiming;
      played.push([this.getAttribute('class') ?? '', board.status.includes('Solved'), delay]);
      return animate.call(this, keyframes, timing);
    };
    try {
      board.element.play('c2');
      await board.element.updateComplete;
      expect(board.types()).to.contain('goal-met');
      if (board.all('.piece').some((piece) => piece.getAnimations().length > 0)) {
        expect(board.status).to.contain('2 of 3 rotations used');
        expect(board.said.join(' ')).to.not.contain('Solved');
      }
      await board.settled();
    } finally {
      Element.prototype.animate = animate;
    }
    expect(board.status).to.contain('Solved in 3 rotations');
    expect(board.said.at(-1)).to.contain('Solved in 3 rotations');
    const stars = played.filter(([name]) => name === 'won');
    expect(stars).to.deep.equal([0, 120, 240].map((delay) => ['won', true, delay]));
    for (const [name, isSolved] of played) expect(isSolved, name).to.equal(name === 'won');
  });

  it('shows what the star that is pointed at would move, and not that it would solve the puzzle', async () => {
    const board = await start(`record="rotation/1 from=${THREE} | c3"`);
    await board.focus();
    await board.pick('e4');
    await board.walkTo('c2');
    expect(board.all('.preview .chevron')).to.have.length(13);
    expect(board.all('.would .run')).to.have.length(0);
  });

  it('looks the same, however it came to its position', async () => {
    const [played, given] = [
      await start(`puzzle="${THREE}"`),
      await start(`record="rotation/1 from=${THREE} | c3 e4"`),
    ];
    for (const cell of ['c3', 'e4']) await played.pick(cell);
    expect(objects(played)).to.deep.equal(objects(given));
    await played.click('undo');
    given.element.goTo(1);
    await given.settled();
    expect(objects(played)).to.deep.equal(objects(given));
  });

  it('marks the star of a hint, and fills no star of a rating that is all hints', async () => {
    const board = await start(`puzzle="${THREE}"`);
    await board.focus();
    await board.press('h');
    await until(() => board.types().includes('hint-given'));
    await board.settled();
    expect(board.all('.layer .hint')).to.have.length(1);
    expect(board.find('.stars').getAttribute('aria-label')).to.equal('2 stars to win, with 1 hint');
    for (const ply of [1, 2, 3]) {
      if (ply > 1) await board.click('hint');
      await until(() => board.all('[name=use]').length === 1);
      await board.click('use');
      await board.click('play-step');
      await until(() => board.element.ply === ply);
      await board.settled();
    }
    expect(board.find('.stars').getAttribute('aria-label')).to.equal('Rating 0 of 3, with 3 hints');
    expect(board.all('.stars .won')).to.have.length(0);
  });

  it('fills a star of the rating for each that was won', async () => {
    for (const [par, won] of [
      ['2', 2],
      ['1', 1],
    ] as const) {
      const board = await start(`puzzle="${THREE.replace(/\d$/, par)}"`);
      for (const cell of STEPS) board.element.play(cell);
      await board.settled();
      expect(board.all('.stars .won')).to.have.length(won);
    }
  });

  it('has a button for each card that can be played, called by what it brings', async () => {
    const text = 'H.GY./...../..B../...../R...N;deck=R,Y,N;held=GY,G,RR;scores=0;played=0;seed=7';
    const board = await start(`position="${text}"`);
    const told = (): (string | null)[] =>
      board.all('.large .card').map((card) => card.getAttribute('aria-label'));
    expect(board.all('button.card')).to.have.length(0);
    expect(told()).to.deep.equal([
      'green, yellow: In 1 line now',
      'green: In 1 line now',
      'red, red: In no line now',
    ]);
    await board.pick('a5');
    expect(told()).to.deep.equal([
      'green, yellow: In 1 line: 2 points',
      'green: In 1 line: 1 point',
      'red, red: In no line',
    ]);
    for (const card of board.all('button.card'))
      expect(card.getBoundingClientRect().height).to.be.closeTo(48, 1);
    expect(board.all('.run')).to.have.length(2);
    await board.click('card-GY');
    expect(board.all('button.card')).to.have.length(2);
  });

  it('marks whoever has won, and shows the cards of all when it is over', async () => {
    const text = 'H.GY.;deck=R;held=G,GY/YY;scores=3,5;played=4;seed=7;turns=2;show=hidden';
    const board = await start(`position="${text}" seats="human host" viewer="0"`);
    const sections = board.all('.hands section');
    expect(sections.map((hand) => hand.matches('.acts-now'))).to.deep.equal([false, true]);
    expect(sections.map((hand) => hand.querySelectorAll('.card').length)).to.deep.equal([2, 1]);
  });

  it('keeps hidden hands, the deck and the seed out of the page', async () => {
    const board = await start(`${TABLE} hands="hidden" seats="human bot:random" bot-pace="0"`);
    const saved = board.element.save('all');
    const seed = /seed=(\d+)/.exec(saved.ok ? saved.value : '')?.[1] ?? 'none';
    expect(board.element.record).to.match(/^rotation\/1 view=0 from=/);
    const told = board.readable;
    expect(told).to.not.contain(seed);
    expect(board.all('.hands section')[1]?.querySelectorAll('.card')).to.have.length(0);
    expect(board.all('.hands section')[1]?.textContent).to.contain('3 cards');
  });

  it('names columns and rows from 480 px on, and on a narrower board leaves them no room', async () => {
    for (const [width, isNamed] of [
      [390, false],
      [480, true],
      [1200, true],
    ] as const) {
      const board = await start(`puzzle="${THREE}"`, width);
      const isShown = getComputedStyle(board.find('.coords')).display !== 'none';
      const texts = isShown ? board.all('.coords text') : [];
      expect(texts.map((text) => text.textContent).join(' '), `${width}`).to.equal(
        isNamed ? 'a b c d e 1 2 3 4 5' : '',
      );
      const box = board.chart.getBoundingClientRect();
      for (const text of texts) {
        const { left, top, right, bottom } = text.getBoundingClientRect();
        expect(
          left >= box.left && top >= box.top && right <= box.right && bottom <= box.bottom,
          `${width}`,
        ).to.equal(true);
      }
    }
  });

  it('reads cards and counts the same way in a page that runs from right to left', async () => {
    const board = await start(`puzzle="${THREE.replace('RYR', 'RYG')}" dir="rtl"`);
    const lefts = board.all('.goals svg').map((svg) => svg.getBoundingClientRect().left);
    expect(lefts).to.deep.equal([...lefts].sort((one, other) => one - other));
    // The sentence stands where a line begins there.
    const sentence = document.createRange();
    sentence.selectNodeContents(board.find('.status span'));
    const { right } = board.find('.status').getBoundingClientRect();
    expect(sentence.getBoundingClientRect().right).to.be.closeTo(right, 1);
    for (const count of board.all('.figure .term > :first-child, .meter .term > :first-child')) {
      const text = document.createTreeWalker(count, NodeFilter.SHOW_TEXT).nextNode() as Node;
      const places = Array.from(text.textContent ?? '', (_, n) => {
        const range = document.createRange();
        range.setStart(text, n);
        range.setEnd(text, n + 1);
        return range.getBoundingClientRect().left;
      });
      expect(places, count.textContent ?? '').to.deep.equal([...places].sort((one, other) => one - other));
    }
  });

  describe('the menu', () => {
    const open = async (board: Board): Promise<void> => {
      board.button('menu').click();
      await until(() => board.dialogs.length === 1);
    };
    const list = (board: Board, name: string): HTMLSelectElement => board.find(`select[name=${name}]`);
    const choose = (board: Board, name: string, value: string): void => {
      list(board, name).value = value;
      list(board, name).dispatchEvent(new Event('change'));
    };
    const begin = async (board: Board): Promise<void> => {
      const { x, y, width, height } = board.button('begin').getBoundingClientRect();
      await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
      await board.settled();
    };
    const offered = (board: Board): string[] =>
      board
        .all('dialog select')
        .map((one) => one.getAttribute('name') ?? '')
        .filter((name) => !name.startsWith('puzzle-'));

    it('R15: offers a game, opponents and their level, and a board, and begins it in place', async () => {
      const board = await start(`puzzle="${THREE}" names="Ada" marks="c3" bot-pace="0"`);
      await board.pick('c3');
      await open(board);
      expect(offered(board)).to.deep.equal(['use', 'size']);
      choose(board, 'use', 'game');
      expect(offered(board)).to.deep.equal(['use', 'opponents', 'size']);
      choose(board, 'opponents', '2');
      choose(board, 'level', 'thinker');
      choose(board, 'size', '7');
      expect(board.element.position).to.contain('par=3');
      board.heard.length = 0;
      await begin(board);
      expect(board.all('dialog')).to.have.length(0);
      const saved = board.element.save('all');
      expect(saved.ok && saved.value).to.match(/^rotation\/1 use=game size=7 players=3 seed=\d+$/);
      expect(board.element.seats).to.equal('human bot:thinker bot:thinker');
      expect(board.types()).to.deep.equal(['game-change']);
      expect(board.last<GameChangeEvent>('game-change').cause).to.equal('start');
      expect(board.text('.holder')).to.contain('Player 1');
      expect(board.all('.layer .mark')).to.have.length(0);
      expect(board.said.at(-1)).to.equal('The game was restarted. Your turn, Player 1');
      await open(board);
      expect(offered(board).map((name) => list(board, name).value)).to.deep.equal([
        'game',
        '2',
        'thinker',
        '7',
      ]);
      choose(board, 'use', 'page');
      expect(offered(board)).to.deep.equal(['use']);
      await begin(board);
      expect(board.element.position).to.equal(THREE);
      expect(board.element.seats).to.equal('human');
      expect(board.all('.layer .mark')).to.not.have.length(0);
    });

    it('R15: has each built-in puzzle by level and number, the one in hand at first', async () => {
      const board = await start('puzzle="2-5"');
      await open(board);
      const names = ['puzzle-level', 'puzzle-number'];
      expect(names.map((name) => list(board, name).value)).to.deep.equal(['2', '5']);
      choose(board, 'puzzle-number', '34');
      board.button('begin-puzzle').click();
      await board.settled();
      await until(() => board.text('.status').includes('2-34'));
    });

    it('R15: deals a puzzle of the size that is chosen, by keys alone, and another one each time', async () => {
      const board = await start('use="game" size="5" seats="human human" seed="3"');
      await board.focus();
      await board.press('?');
      await until(() => board.dialogs.length === 1);
      const focused = (): string | null | undefined => board.root.activeElement?.getAttribute('name');
      for (let n = 0; n < 12 && focused() !== 'use'; n++) await board.press('Tab');
      expect(focused()).to.equal('use');
      await board.press('ArrowUp');
      await until(() => offered(board).length === 2);
      await board.press('Tab', '7', 'Tab');
      expect(focused()).to.equal('begin');
      await board.press('Enter');
      const { position, record } = board.element;
      expect(record).to.match(/^rotation\/1 size=7 seed=\d+$/);
      expect(goals(board)).to.not.have.length(0);
      await open(board);
      await begin(board);
      expect(board.element.position).to.not.equal(position);
    });

    it('offers a copy of the result once the puzzle is solved, and while the reader looks back', async () => {
      const board = await start(`puzzle="${THREE}"`);
      const names = (): string[] => board.all('.copies button').map((one) => one.getAttribute('name') ?? '');
      const openCopies = async (): Promise<void> => {
        board.button('menu').click();
        await until(() => board.dialogs.length === 1);
      };
      await openCopies();
      expect(names()).to.deep.equal(['share-game', 'link', 'embed', 'picture', 'record', 'position']);
      board.find<HTMLDialogElement>('dialog').close();
      for (const cell of STEPS) await board.pick(cell);
      await openCopies();
      await until(() => names().includes('result'));
      const copied: string[] = [];
      const clipboard = { writeText: async (text: string) => void copied.push(text) };
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
      try {
        board.button('result').click();
        await until(() => board.text('.copies:has([name=result]) + .copied') !== '');
      } finally {
        delete (navigator as { clipboard?: unknown }).clipboard;
      }
      expect(copied).to.deep.equal([board.last<GoalMetEvent>('goal-met').solved.text]);
      board.find<HTMLDialogElement>('dialog').close();
      board.element.goTo(1);
      await openCopies();
      expect(names()).to.include('result');
    });
  });
});
