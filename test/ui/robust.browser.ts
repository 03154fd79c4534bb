import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import '../../src/star/element/define.js';
import type { StarBoard } from '../../src/star/element/star-board.js';
import { refuse } from '../../src/core/basics/result.js';
import type { BoardErrorEvent, GameChangeEvent, MoveRequestEvent } from '../../src/ui/contract/events.js';
import { mount, until, type Board } from '../board.js';
import type { HandsBoard } from '../games/hands/element/hands-board.js';
import '../games/hands/element/hands-board.js';
import { definePlainBoard } from '../games/plain-board.js';
import { sealed, words } from '../games/sealed/game.js';

const start = (attributes = 'rings="2"'): Promise<Board<StarBoard>> =>
  mount<StarBoard>(`<star-board ${attributes}></star-board>`);
const hands = (attributes: string): Promise<Board<HandsBoard>> =>
  mount<HandsBoard>(`<hands-board ${attributes}></hands-board>`);

/** The warnings on the console while `act` runs. */
async function warnings(act: () => Promise<unknown>): Promise<string[]> {
  const { warn } = console;
  const heard: string[] = [];
  console.warn = (text: string) => void heard.push(text);
  try {
    await act();
  } finally {
    console.warn = warn;
  }
  return heard;
}

describe('whatever a page mistakes', () => {
  it('in the name of an attribute, it is told once what it may have meant, also of one that comes later', async () => {
    const heard = await warnings(async () => {
      const board = await start('ring="4" seat="human host" botpace="0" rings="2"');
      const frame = board.element.parentElement as HTMLElement;
      board.element.setAttribute('mraks', 'S10');
      await until(() => board.types().length === 4);
      board.element.setAttribute('mraks', 'S20');
      frame.append(board.element);
      await board.settled();
      expect(board.types()).to.have.length(4);
      expect(board.text('.note')).to.equal('');
      expect(board.said).to.deep.equal([]);
    });
    expect(heard).to.deep.equal([
      '<star-board> There is no attribute “ring”. Did you mean “rings”?',
      '<star-board> There is no attribute “seat”. Did you mean “seats”?',
      '<star-board> There is no attribute “botpace”. Did you mean “bot-pace”?',
      '<star-board> There is no attribute “mraks”. Did you mean “marks”?',
    ]);
  });

  it('is no attribute that every element, or a framework, may have', async () => {
    const heard = await warnings(async () => {
      const board = await start();
      for (const name of [
        ...'id class style title lang dir hidden tabindex part slot role nonce exportparts is key'.split(' '),
        ...'data-rings aria-label v-mark x-data hx-get ng-seed _ngcontent-abc onclick onseat-turn'.split(' '),
        ...'svelte-1x2y3z astro-cid-rings data-seat defer-hydration ply2 looks-like-nothing'.split(' '),
      ])
        board.element.setAttribute(name, '');
      await board.settled();
      expect(board.types()).to.deep.equal([]);
    });
    expect(heard).to.deep.equal([]);
  });

  it('in its words, it is told by key, and all else of the table is said', async () => {
    let board = await start();
    const heard = await warnings(async () => {
      board = await start();
      board.element.words = {
        'turn.one': '{seat} ist am Zug',
        'turn.oen': 'x',
        'nothing/like-it': 'x',
        'status.ply': 'Zug {m}',
        'act.undo': 5 as unknown as string,
        'how.77': 'later',
        'seat.0': 'Blau',
      };
      await board.settled();
    });
    expect(board.text('.status')).to.contain('Blau ist am Zug').and.to.contain('Zug {m}');
    expect(board.text('[name=undo] > span')).to.equal('Undo');
    expect(board.text('.note')).to.equal('');
    expect(heard).to.deep.equal([
      '<star-board> words: This board has no sentence “turn.oen”. Did you mean “turn.one”?',
      '<star-board> words: This board has no sentence “nothing/like-it”.',
      '<star-board> words: The sentence “status.ply” has no fact “m”. It has n.',
      '<star-board> words: “act.undo” takes a text, not “number”.',
    ]);
    const paths = board.heard.map(({ event }) => (event as BoardErrorEvent).refusal.at?.path);
    expect(paths).to.deep.equal(
      ['turn.oen', 'nothing/like-it', 'status.ply', 'act.undo'].map((key) => `words.${key}`),
    );
  });
});

describe('whatever a page gives', () => {
  it('leaves a board that can be played on, even values of no sensible type', async () => {
    const board = await start();
    const odd = [6n, window, Object.create(null) as object, Symbol('odd'), { 'turn.one': 5 }, [], NaN];
    const { element } = board;
    for (const name of ['rings', 'pie', 'record', 'seats', 'words', 'marks', 'viewer', 'workerFactory'])
      for (const value of odd) {
        (element as unknown as Record<string, unknown>)[name] = value;
        await board.settled();
        (element as unknown as Record<string, unknown>)[name] = undefined;
        await board.settled();
      }
    expect(board.types().every((type) => type === 'board-error')).to.equal(true);
    expect(element.play('S10', null)).to.deep.equal({ ok: true, value: 1 });
    expect(element.play(Object.create(null) as string).ok).to.equal(false);
  });

  it('is told when it names more players than there are seats, and no more once it has seats for them', async () => {
    const board = await start('rings="2" names="Great Bear:Ada Orion:Ben"');
    const { source, refusal } = board.last<BoardErrorEvent>('board-error');
    expect([source, refusal.code, refusal.facts]).to.deep.equal([
      'names',
      'names/count',
      { given: 3, seats: 2 },
    ]);
    expect(board.text('.note')).to.contain('"Great Bear":Ada,Ben');
    board.element.names = '"Great Bear:Ada" Orion:Ben';
    await board.settled();
    expect(board.text('.note')).to.equal('');
    expect(board.text('.status')).to.contain('Great Bear’s turn');
    const hands3 = await hands('names="Ada Ben Cy" seed="1"');
    expect(hands3.types()).to.include('board-error');
    hands3.element.seats = 'human human human';
    await hands3.settled();
    expect(hands3.text('.note')).to.equal('');
  });

  it('is told of everything that is wrong, a line each, until it is mended', async () => {
    const board = await start('rings="99" seats="human nobody" marks="Z99" rules-href="/rules"');
    const lines = (): string[] => board.all('.note p').map((line) => line.textContent?.trim() ?? '');
    const sources = (): string[] => lines().map((line) => /([a-z]+)(?:: | is “)/.exec(line)?.[1] ?? line);
    expect(board.heard.map(({ event }) => (event as BoardErrorEvent).source)).to.have.members([
      'rings',
      'seats',
      'marks',
    ]);
    expect(sources()).to.have.members(['rings', 'seats', 'marks']);
    expect(board.all('.note a').map((link) => (link as HTMLAnchorElement).hash)).to.deep.equal(['#S1']);
    // The refusal of the reader's move comes first, and goes with the next move.
    await board.pick('S10');
    await board.pick('S10');
    expect(lines()).to.have.length(1);
    expect(lines()[0]).to.contain('S10');
    board.element.play('T10');
    board.element.setAttribute('rings', '3');
    await board.settled();
    expect(sources()).to.have.members(['seats', 'marks']);
    board.element.removeAttribute('seats');
    board.element.removeAttribute('marks');
    await board.settled();
    expect(board.all('.note')).to.have.length(0);
  });

  it('sets a sentence in its own direction, whatever names stand in it', async () => {
    const board = await start('rings="2" names="עדה Ben"');
    const line = (): HTMLElement => board.find('.status span bdi');
    expect([line().textContent, line().dir]).to.deep.equal(['\u2068עדה\u2069’s turn', 'ltr']);
    board.element.words = { 'turn.one': 'התור של {seat}' };
    board.element.play('S10');
    await board.settled();
    expect([line().textContent, line().dir]).to.deep.equal(['התור של \u2068Ben\u2069', 'rtl']);
    expect(board.said.at(-1)).to.match(/התור של Ben$/);
  });

  it('says what a property takes that no text can give', async () => {
    const board = await start();
    const element = board.element as unknown as Record<string, unknown>;
    for (const [name, range] of [
      ['words', 'sentences by key'],
      ['workerFactory', 'a function'],
    ] as const) {
      element[name] = 5;
      await board.settled();
      const { sentence, source } = board.last<BoardErrorEvent>('board-error');
      expect([source, sentence]).to.deep.equal([name, `${name} is “number”. It takes ${range}.`]);
      expect(board.all('.note p').map((line) => line.textContent?.trim())).to.contain(sentence);
    }
  });

  it('keeps the built-in sentence where a table leaves a key undefined', async () => {
    const board = await start();
    board.element.words = { 'turn.one': undefined as unknown as string };
    await board.settled();
    expect(board.text('.status')).to.contain('Blue’s turn');
  });

  it('has its cells again, untouched, once a page makes it another size', async () => {
    const board = await start('rings="3"');
    await until(() => board.all('.cell').length === 30);
    board.element.rings = 2;
    await until(() => board.all('.cell').length === 15);
    expect(board.all('.cell[tabindex="0"]')).to.have.length(1);
  });

  it('drops marks that a smaller board cannot bear, and says so', async () => {
    const board = await start('rings="4" marks="S43"');
    board.element.rings = 2;
    await board.settled();
    expect(board.all('.layer .mark')).to.have.length(0);
    expect(board.text('.note')).to.contain('S43');
    board.element.rings = 4;
    await board.settled();
    expect(board.all('.note')).to.have.length(0);
  });

  it('keeps the game in hand when a record that was never there is taken away', async () => {
    const board = await start();
    board.element.play('S10');
    for (const nothing of [undefined, null, ''] as unknown as string[]) board.element.record = nothing;
    await board.settled();
    expect(board.element.record).to.equal('star/1 rings=2 | S10');
  });

  it('passes over a record that was refused, so that what stands next is taken up', async () => {
    const board = await start('record="nonsense"');
    board.element.setAttribute('position', '2:B14.;turn=R');
    await board.settled();
    expect(board.element.position).to.contain('2:B14.');
    expect(board.types().filter((type) => type === 'board-error')).to.have.length(1);
  });

  it('says in which move a record fails', async () => {
    const board = await start('record="star/1 rings=2 | S10 S10"');
    expect(board.text('.note')).to.contain('move 2');
  });

  it('names the attribute that a value came by, as a page writes it', async () => {
    const board = await start('rings="2" bot-pace="soon"');
    const { source, sentence, refusal } = board.last<BoardErrorEvent>('board-error');
    const told = 'bot-pace is “soon”. It takes a whole number from 0 to 60,000.';
    expect([source, sentence, refusal.facts?.['option']]).to.deep.equal(['bot-pace', told, 'bot-pace']);
    expect(board.text('.note')).to.equal(told);
    expect(board.said).to.deep.equal([told]);
    board.element.botPace = 0;
    await board.settled();
    expect(board.text('.note')).to.equal('');
  });

  it('remembers also where the page asks late, and what it loads', async () => {
    localStorage.removeItem('planisphere:late-key');
    const first = await start('rings="2" remember="late-key"');
    first.element.load('star/1 rings=2 | S10 T10');
    const late = await start('rings="2"');
    late.element.remember = 'late-key';
    await late.settled();
    expect(late.element.record).to.equal('star/1 rings=2 | S10 T10');
    localStorage.removeItem('planisphere:late-key');
  });

  it('cannot change the game through what events hand out', async () => {
    const board = await start();
    board.element.addEventListener('move-request', (event) => {
      expect(() => Object.assign((event as MoveRequestEvent).move as object, { node: 'T10' })).to.throw();
    });
    await board.pick('S10');
    const { snapshot } = board.last<GameChangeEvent>('game-change');
    expect(() => Object.assign(snapshot.view as object, { stones: 'B'.repeat(15) })).to.throw();
    expect(board.element.record).to.equal('star/1 rings=2 | S10');
  });

  it('hears events in the order of what they tell, also when it answers one with a move', async () => {
    const board = await start();
    const plies: number[] = [];
    board.element.addEventListener(
      'game-change',
      () => board.element.ply === 1 && board.element.play('T10'),
      { once: true },
    );
    board.element.addEventListener('game-change', (event) =>
      plies.push((event as GameChangeEvent).snapshot.ply),
    );
    board.element.play('S10');
    expect(plies).to.deep.equal([1, 2]);
    expect(board.types().filter((type) => type === 'game-start')).to.have.length(1);
  });

  it('does not see a move land in a game that its listener has begun', async () => {
    const board = await start();
    board.element.addEventListener('move-request', () => board.element.load('star/1 rings=2'), {
      once: true,
    });
    await board.pick('S10');
    expect(board.element.record).to.equal('star/1 rings=2');
  });

  it('gets no viewer and no record of a seat that does not exist', async () => {
    const board = await hands('seats="human host" seed="5" viewer="9"');
    expect(board.types()).to.deep.equal(['board-error']);
    expect(board.all('.cards text')).to.have.length(5);
    expect(board.element.save(9)).to.nested.include({ ok: false, 'error.code': 'record/view' });
    expect(board.element.save('0' as unknown as number)).to.nested.include({
      ok: false,
      'error.code': 'record/view',
    });
  });
});

describe('what is hidden', () => {
  it('is not within reach of whoever walks over the element', async () => {
    const { element } = await hands('seats="human host" seed="5"');
    const seen = new Set<unknown>();
    const reached: string[] = [];
    const walk = (value: unknown, path: string, depth: number): void => {
      if (typeof value !== 'object' || value === null || seen.has(value) || depth > 3) return;
      if (value instanceof Node && value !== element) return;
      seen.add(value);
      for (const key of Reflect.ownKeys(value)) {
        const inside = (value as Record<PropertyKey, unknown>)[key];
        if (String(key) === 'session' || String(key) === 'state') reached.push(`${path}.${String(key)}`);
        if (inside instanceof Set)
          [...inside].forEach((one, i) => walk(one, `${path}.${String(key)}[${i}]`, depth + 1));
        else walk(inside, `${path}.${String(key)}`, depth + 1);
      }
    };
    walk(element, 'board', 0);
    expect(reached).to.deep.equal([]);
    for (const controller of (element as unknown as { _$EO?: Set<object> })._$EO ?? [])
      expect('session' in controller).to.equal(false);
  });

  it('was told to one player and is gone when the next one takes the screen', async () => {
    const board = await hands('seed="5"');
    board.find('.hand-over button').click();
    await board.settled();
    board.button('hint').click();
    await until(() => board.types().includes('hint-given'));
    await board.settled();
    expect(board.said.join()).to.contain('Hint');
    board.element.play('draw');
    await board.settled();
    expect(board.text('.hand-over')).to.contain('East');
    expect(board.said.join()).to.not.contain('Hint');
  });
});

describe('hints and bots', () => {
  it('do not end each other', async () => {
    const board = await hands('seats="human bot:random" bot-pace="0" seed="5"');
    board.element.play('draw');
    await board.element.updateComplete;
    board.button('hint').click();
    await board.settled();
    expect(board.element.ply).to.equal(2);
    board.button('hint').click();
    board.element.requestUpdate();
    await until(() => board.types().includes('hint-given'));
  });
});

describe('a reader', () => {
  it('never agrees to a count by pressing twice to propose one', async () => {
    const board = await start('record="star/1 rings=2 | S10 T10"');
    await board.click('count');
    board.button('yes').focus();
    await board.press('Enter', 'Enter');
    expect(board.element.record).to.equal('star/1 rings=2 | S10 T10 count');
  });

  it('may press a cell without a place, as assistive technology does', async () => {
    const board = await start();
    await board.focus();
    board.cell('S10').dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    expect(board.element.record).to.equal('star/1 rings=2 | S10');
  });

  it('has no ring of the keys asked for where it plays with the mouse', async () => {
    const board = await start();
    await board.focus();
    const asked: (FocusOptions | undefined)[] = [];
    board.cell('S10').focus = (options) => asked.push(options);
    await board.pick('S10');
    expect(board.element.record).to.equal('star/1 rings=2 | S10');
    expect(asked).to.deep.equal([{ preventScroll: true, focusVisible: false }]);
  });

  it('may slide off a cell before letting go, and nothing is played', async () => {
    const board = await start();
    await board.focus();
    board.find('.chart').scrollIntoView({ block: 'start' });
    const middle = (name: string): [number, number] => {
      const box = board.cell(name).getBoundingClientRect();
      return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    };
    await sendMouse({ type: 'move', position: middle('S10') });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: middle('A10') });
    await sendMouse({ type: 'up' });
    expect(board.element.record).to.equal('star/1 rings=2');
  });

  it('with a finger on a dense board chooses first, is told so, and plays by a second tap', async () => {
    const board = await mount<StarBoard>('<star-board rings="8"></star-board>', 296);
    await board.focus();
    const tap = (name: string): void => {
      const box = board.cell(name).getBoundingClientRect();
      const place = {
        clientX: box.x + box.width / 2,
        clientY: box.y + box.height / 2,
        bubbles: true,
        composed: true,
      };
      const chart = board.find('.chart');
      chart.dispatchEvent(new PointerEvent('pointerdown', { ...place, pointerType: 'touch' }));
      chart.dispatchEvent(new PointerEvent('click', { ...place, pointerType: 'touch', detail: 1 }));
    };
    tap('S31');
    await board.settled();
    expect(board.element.ply).to.equal(0);
    expect(board.text('.status small')).to.equal('S31: tap again to play');
    expect(board.said.at(-2)).to.equal('S31: tap again to play');
    expect(board.all('[data-sign] .picked')).to.have.length(1);
    tap('S31');
    await board.settled();
    expect(board.element.record).to.equal('star/1 rings=8 | S31');
    expect(board.all('[data-sign] .picked')).to.have.length(0);
  });

  it('of a readonly board changes nothing by keys either', async () => {
    const board = await start('record="star/1 rings=2 | S10 T10" readonly');
    await board.focus();
    await board.press('u', 'y', 'Enter');
    expect(board.element.record).to.equal('star/1 rings=2 | S10 T10');
  });

  it('walks through a record with the same buttons, and drops nothing', async () => {
    const record = 'star/1 rings=2 | S10 T10 A10';
    const board = await start(`record="${record}" ply="1" readonly`);
    const presses: [string, number][] = [
      ['redo', 2],
      ['redo', 3],
      ['undo', 2],
      ['first', 0],
      ['redo', 1],
    ];
    for (const [name, ply] of presses) {
      await board.click(name);
      expect(board.element.ply).to.equal(ply);
    }
    expect(board.text('[name=redo] > span')).to.equal('Next');
    expect(board.element.record).to.equal(record);
    const open = await start(`record="${record}" ply="1"`);
    await open.click('redo');
    expect([open.element.ply, open.element.record]).to.deep.equal([2, record]);
  });

  it('keeps the focus inside the board when a button has nothing more to do', async () => {
    const board = await start('record="star/1 rings=2 | S10"');
    for (const name of ['undo', 'redo', 'undo'] as const) {
      board.button(name).focus();
      await board.press('Enter');
      expect(board.root.activeElement?.getAttribute('name')).to.equal(name);
    }
  });

  it('keeps the focus on the board when its shape changes', async () => {
    const board = await start();
    await board.focus();
    board.element.rings = 3;
    await board.settled();
    expect(board.focused).to.match(/empty/);
  });

  it('hears every move of many at once, each once', async () => {
    const board = await start();
    for (const node of '*20 *21 S20 S21 T20 T21 A20 A21 R20'.split(' ')) board.element.play(node);
    await board.settled();
    expect(board.said.map((line) => line.split(' ')[5])).to.deep.equal(
      '*20. *21. S20. S21. T20. T21. A20. A21. R20.'.split(' '),
    );
    expect(board.find('.said').getAttribute('aria-atomic')).to.equal('false');
  });

  it('hears the move that is played from an earlier position, and no old one', async () => {
    const board = await start('record="star/1 rings=2 | S10 T10 A10" ply="1"');
    board.element.play('R10');
    await board.settled();
    expect(board.said).to.deep.equal(['Red placed a stone on R10. Blue’s turn']);
  });

  it('can leave a page’s own dialog by Escape from the board', async () => {
    const board = await start();
    await board.focus();
    let isPrevented = true;
    board.element.addEventListener('keydown', (event) => (isPrevented = event.defaultPrevented));
    await board.press('Escape');
    expect(isPrevented).to.equal(false);
  });

  it('reads English in English, whatever the page is written in', async () => {
    const board = await start();
    (board.element.parentElement as HTMLElement).lang = 'ja';
    expect(board.find('.frame').lang).to.equal('en');
  });
});

const fussyRules = {
  ...sealed.rules,
  setup: (given: Parameters<typeof sealed.rules.setup>[0], seed: number) => {
    if (given.rounds === 5) throw new RangeError('five rounds are too many');
    return sealed.rules.setup(given, seed);
  },
};

definePlainBoard('fussy-board', {
  game: {
    ...sealed,
    rules: fussyRules,
    notation: {
      ...sealed.notation,
      parseOptions: (text) =>
        text.includes('rounds=5') ? refuse('fussy/rounds') : sealed.notation.parseOptions(text),
    },
  },
  words: { ...words, 'fussy/rounds': 'Five rounds are too many.' },
  bots: {},
  seats: 'human human',
  seatRange: [2, 9],
});

describe('options that are sound one by one and do not go together', () => {
  it('are refused with the game’s own reason, and the game in hand stays', async () => {
    const board = await mount('<fussy-board rounds="2" seed="1"></fussy-board>');
    const before = board.element.position;
    board.element.setAttribute('rounds', '5');
    await board.settled();
    expect(board.last<BoardErrorEvent>('board-error').refusal.code).to.equal('fussy/rounds');
    expect(board.text('.note')).to.contain('Five rounds are too many.');
    expect(board.element.position).to.equal(before);
  });

  it('leave a board without a game, and no exception, where they come first', async () => {
    const board = await mount('<fussy-board rounds="5" seed="1"></fussy-board>');
    expect(board.last<BoardErrorEvent>('board-error').refusal.code).to.equal('fussy/rounds');
    expect(board.element.position).to.equal('');
    board.element.setAttribute('rounds', '2');
    await board.settled();
    expect(board.element.position).to.not.equal('');
  });
});
