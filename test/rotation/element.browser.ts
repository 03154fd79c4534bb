/** `<rotation-puzzle>` in a page: whole puzzles and games as a page and a reader know it. */
import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type {
  BoardErrorEvent,
  GameChangeEvent,
  GameEndEvent,
  GoalMetEvent,
  HintGivenEvent,
  MoveRefusedEvent,
} from '../../src/ui/contract/events.js';
import { until, type Board } from '../board.js';
import { Session } from '../../src/core/session/session.js';
import { chance } from '../../src/core/basics/seed.js';
import { rotation } from '../../src/rotation/game.js';
import type { Event as Told, GameState, Move, Options, State, View } from '../../src/rotation/state.js';
import { FIRST } from '../../src/rotation/element/page-settings.js';
import { today } from '../../src/ui/days/day-settings.js';
import { puzzleOfDay, positionOf } from '../../src/rotation/puzzles.js';
import { firstStar, goals, objects, start, STEPS, THREE } from './puzzle-board.js';

const TABLE = 'use="game" size="5" turns="3"';

describe('<rotation-puzzle>', () => {
  it('bare shows the first teaching puzzle', async () => {
    const board = await start();
    expect(board.element.position).to.equal(FIRST);
    expect(goals(board)).to.deep.equal(['Line up green, yellow, outward from a blue planet.']);
    expect(board.status).to.equal('Solve it in 1 rotation Puzzle 1-1');
    expect(board.text('.to-do')).to.equal('Choose a star to rotate.');
  });

  it('gives a line to share that tells how close to par one came, and of the puzzle no more than its name', async () => {
    for (const [par, stars, told] of [
      ['3', 3, '★★★ 3 rotations, par 3'],
      ['2', 2, '★★☆ 3 rotations, par 2'],
      ['1', 1, '★☆☆ 3 rotations, par 1'],
      ['1;rotations=1', 0, '☆☆☆ 4 rotations, par 1'],
    ] as const) {
      const board = await start(`puzzle="${THREE.replace(/\d$/, par)}"`);
      for (const cell of STEPS) board.element.play(cell);
      expect(board.last<GoalMetEvent>('goal-met').solved.text).to.equal(`Rotation puzzle: ${told}, no hints`);
      await board.settled();
      expect(board.all('.stars .won')).to.have.length(stars);
    }
    const named = await start('daily="2026-12-24" daily-first="2026-12-25"');
    named.element.play('e5');
    while (!named.types().includes('goal-met')) {
      const { ply = 0 } = named.element;
      named.button('solve').click();
      await until(() => (named.element.ply ?? 0) > ply);
      await named.settled();
    }
    expect(named.last<GoalMetEvent>('goal-met').solved.text).to.match(
      /^Rotation puzzle, Thursday,? 24 December: [★☆]{3} \d rotations, par 2, \d hints?$/,
    );
  });

  it('says why a rotation is refused, by its rule and at its cell', async () => {
    const board = await start(`puzzle="${THREE}"`);
    await board.pick('d1');
    expect(board.last<MoveRefusedEvent>('move-refused').rule).to.equal('R4');
    expect(board.said.at(-1)).to.equal('d1 is a gas giant, which cannot rotate. Choose a star.');
    expect(board.all('.layer .refused')).to.have.length(1);
  });

  it('does not ask who only looks to rotate a star', async () => {
    for (const [puzzle, ...told] of [
      [THREE, 'Not solved yet', 'Solve it in 3 rotations'],
      [THREE.replace(/;.*/, ''), 'No goals', '0 rotations used'],
    ]) {
      const board = await start(`puzzle="${puzzle}" readonly controls="minimal"`);
      expect(board.text('.status span')).to.equal(told[0]);
      expect(board.chart.outerHTML).to.contain(told[0]).and.to.not.contain(told[1]);
      board.element.readonly = false;
      await board.settled();
      expect(board.text('.status span')).to.equal(told[1]);
    }
  });

  it('does not ask who only looks in the page’s own words either', async () => {
    const board = await start(`puzzle="${THREE}" readonly`);
    const given = { 'turn.start': 'Löse es' };
    board.element.words = given;
    await board.settled();
    expect(board.text('.status span')).to.equal('Not solved yet');
    board.element.words = { ...given, 'look.puzzle': 'Noch nicht gelöst' };
    await board.settled();
    expect(board.text('.status span')).to.equal('Noch nicht gelöst');
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

  it('hides nothing of what a rotation brought: what the next one would do is shown once attention has moved', async () => {
    const board = await start('puzzle="HG./.Y./..R;goals=GR"');
    await board.focus();
    await board.walkTo('b2');
    expect(board.all('.preview .chevron')).to.not.have.length(0);
    board.element.play('b2');
    await board.settled();
    expect(board.all('.preview .chevron')).to.have.length(0);
    expect(board.text('.telling')).to.contain('You rotated');
    await board.walkTo('b1');
    await board.walkTo('b2');
    expect(board.all('.preview .chevron')).to.not.have.length(0);
  });

  it('says what a star would bring that is pointed at, and outlines what would be found', async () => {
    const board = await start('puzzle="HG./.Y./..R;goals=GR"');
    await board.focus();
    expect(board.text('.telling')).to.not.contain('would');
    await board.walkTo('b2');
    expect(board.text('.telling')).to.equal('3 objects would move. 0 of 1 pattern would be found.');
    expect(board.all('.would .run')).to.have.length(0);
    const near = await start(`record="rotation/1 from=${THREE} | c3 e4"`);
    await near.focus();
    await near.walkTo('c2');
    expect(near.text('.telling')).to.contain('1 of 1 pattern would be found.');
    expect(near.all('.would .run')).to.have.length(1);
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

  it('gives as a hint the first step of a shortest solution, and says how many are to go', async () => {
    const board = await start(`puzzle="${THREE}"`);
    await board.focus();
    await board.press('h');
    await until(() => board.types().includes('hint-given'));
    await board.settled();
    expect(board.last<HintGivenEvent>('hint-given').text).to.equal('c3');
    expect(board.said.at(-1)).to.equal('3 more rotations solve the puzzle. Rotate c3 first.');
    expect(board.all('.layer .hint')).to.have.length(1);
  });

  it('R13: says how many rotations are to go where the goals hold before any, and goes on', async () => {
    const board = await start('puzzle="HG/.N;goals=G"');
    await board.click('hint');
    await until(() => board.said.length > 0);
    expect(board.said).to.deep.equal(['2 more rotations solve the puzzle. Rotate b2 first.']);
    expect(board.types()).to.deep.equal(['hint-given']);
  });

  it('R1: says what a size is where it is none', async () => {
    const board = await start('seed="3" size="99"');
    expect(board.note).to.equal('R1 size is “99”. It takes one or two sides from 5 to 25, as in 7 or 9x7.');
  });

  it('shows the solution step by step where the page allows it, and counts each as a hint', async () => {
    const board = await start(`puzzle="${THREE}"`);
    for (const ply of [1, 2, 3]) {
      board.button('solve').click();
      await until(() => board.element.ply === ply);
      await board.settled();
    }
    expect(board.last<GoalMetEvent>('goal-met').solved).to.include({ moves: 3, hints: 3 });
    expect(board.last<GoalMetEvent>('goal-met').solved.text).to.equal(
      'Rotation puzzle: ☆☆☆ 3 rotations, par 3, 3 hints',
    );
    expect(board.text('.meter')).to.contain('3 hints');
    expect(board.find('.stars').getAttribute('aria-label')).to.equal('Rating 0 of 3, with 3 hints');
    expect(board.all('.stars .won')).to.have.length(0);
    const more = await start(`puzzle="${THREE}"`);
    const tip = more.find('button[name=solve] .tip');
    expect(tip.textContent).to.equal('Plays one rotation of a shortest solution, and counts as a hint');
    expect(getComputedStyle(tip).visibility).to.equal('hidden');
    more.button('solve').scrollIntoView({ block: 'center' });
    const { x, y, width, height } = more.button('solve').getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
    await until(() => getComputedStyle(tip).visibility === 'visible');
    const without = await start(`puzzle="${THREE}" no-solution`);
    expect(without.all('button[name=solve]')).to.have.length(0);
  });

  it('says beside the rating how many hints it took, after a reload too', async () => {
    const solved = async (): Promise<Board> => start(`puzzle="${THREE}" remember="hints"`);
    const board = await solved();
    await board.click('hint');
    await until(() => board.types().includes('hint-given'));
    for (const cell of STEPS) board.element.play(cell);
    await board.settled();
    const told = (one: Board): unknown[] => [
      /\d hints?/.exec(one.text('.meter'))?.[0],
      one.find('.stars').getAttribute('aria-label'),
    ];
    expect(told(board)).to.deep.equal(['1 hint', 'Rating 2 of 3, with 1 hint']);
    board.element.remove();
    expect(told(await solved())).to.deep.equal(['1 hint', 'Rating 2 of 3, with 1 hint']);
  });

  it('counts a hint that is asked for again, or then played, once', async () => {
    const board = await start(`puzzle="${THREE}"`);
    for (const name of ['hint', 'hint', 'solve', 'solve']) {
      board.button(name).click();
      await board.settled();
    }
    expect(board.element.ply).to.equal(2);
    board.button('solve').click();
    await board.settled();
    expect(board.element.solved).to.include({ moves: 3, hints: 3 });
  });

  it('counts a hint that is asked for again after a reload once', async () => {
    for (const ply of [0, 1]) {
      const board = await start(`puzzle="${THREE}" remember="same-hint"`);
      for (const name of ['hint', 'solve']) await board.click(name);
      expect(board.element.ply).to.equal(1);
      if (ply === 0) board.element.undo();
      else for (const cell of STEPS.slice(1)) board.element.play(cell);
      await board.settled();
      if (ply === 1) expect(board.element.solved).to.include({ moves: 3, hints: 1 });
      board.element.remove();
    }
  });

  it('takes a puzzle, else the day’s, else a level’s, else the seed’s', async () => {
    const all = 'daily="2026-12-24" level="2" seed="3" size="5"';
    const position = async (attributes: string): Promise<string> =>
      (await start(attributes)).element.position;
    const ofDay = positionOf(puzzleOfDay('2026-12-24'));
    expect(await position(`puzzle="${THREE}" ${all}`)).to.equal(THREE);
    expect(await position(all)).to.equal(ofDay);
    const level = await position('level="2" seed="3" size="5"');
    expect(level).to.not.equal(ofDay);
    expect(await position('level="2" seed="3"')).to.equal(level);
    expect(await position('level="2" seed="4"')).to.not.equal(level);
    expect((await start('seed="3" size="5"')).element.record).to.equal('rotation/1 size=5 seed=3');
    expect(await position('daily')).to.equal(positionOf(puzzleOfDay(today())));
    expect(await position(`position="${THREE}" daily`)).to.equal(THREE);
  });

  it('takes the day as frameworks set an attribute without a value, and lets it go', async () => {
    const board = await start('');
    const first = board.element.position;
    for (const [daily, shown] of [
      [true, positionOf(puzzleOfDay(today()))],
      [false, first],
    ] as const) {
      board.element.daily = daily;
      await board.settled();
      expect(board.element.position, `${daily}`).to.equal(shown);
    }
  });

  it('names a puzzle only where it is the one on show', async () => {
    expect((await start('puzzle="2-17"')).text('.status small')).to.equal('Puzzle 2-17');
    for (const own of [`record="rotation/1 from=${THREE} | c3"`, `position="${THREE}"`, `puzzle="${THREE}"`])
      expect((await start(own)).text('.status small'), own).to.equal('');
    const board = await start('daily="2026-12-24" daily-first="2026-12-25"');
    expect(board.text('.status small')).to.match(
      /^24 Dec\.\s+Everybody gets the same puzzle on Thursday,? 24 December\.$/,
    );
    board.element.load(`rotation/1 from=${THREE} |`);
    await board.settled();
    expect(board.text('.status small')).to.equal('');
  });

  it('takes a built-in puzzle by its name, also later, and keeps its rotations when it is set again', async () => {
    const board = await start('puzzle="2-17"');
    expect(board.text('.status small')).to.equal('Puzzle 2-17');
    const [first = ''] = board.element.position.split(';');
    board.element.puzzle = '3-1';
    await board.element.updateComplete;
    expect(board.element.position.split(';')[0]).to.not.equal(first);
    expect(board.types()).to.not.contain('board-error');
  });

  it('refuses a bad puzzle with its row and column, and keeps the last good one', async () => {
    const board = await start(`puzzle="${THREE}"`);
    board.element.puzzle = 'HR.G./G..XR';
    await board.settled();
    const { refusal, source, sentence } = board.last<BoardErrorEvent>('board-error');
    expect([source, refusal.rule, refusal.at?.line, refusal.at?.column]).to.deep.equal([
      'puzzle',
      'R1',
      2,
      4,
    ]);
    expect(sentence).to.equal(
      'Row 2, column 4: “X” is not an object. Write H, G, Y, R, N, B, C, or a dot for an empty cell.',
    );
    expect(board.element.position).to.equal(THREE);
    for (const [name, value] of [
      ['puzzle', '1-99'],
      ['puzzle', '2026-02-30'],
      ['daily', '2026-02-30'],
      ['level', '4'],
    ] as const) {
      board.element.setAttribute(name, value);
      await board.settled();
      expect(board.last<BoardErrorEvent>('board-error').source).to.equal(name);
    }
  });

  it('shows the first teaching puzzle beside the note where a bare board is given a bad one', async () => {
    for (const bad of ['HR.G./G..XR', '1-99', '2026-02-30']) {
      const board = await start(`puzzle="${bad}"`);
      expect(board.types(), bad).to.contain('board-error');
      expect(board.element.position, bad).to.equal(FIRST);
      expect(board.note, bad).to.contain('puzzle');
      board.element.puzzle = THREE;
      await board.settled();
      expect(board.element.position, bad).to.equal(THREE);
    }
    const sized = await start('puzzle="HR.G./G..XR" size="5" seed="3"');
    expect(sized.element.record).to.equal('rotation/1 size=5 seed=3');
  });

  it('reads lines as the page asks, where the puzzle does not say it', async () => {
    const board = await start('puzzle="HG.R./...../..B../...../Y....;goals=GR" gaps="break"');
    expect(board.element.position).to.match(/;gaps=break$/);
    expect(goals(board)).to.deep.equal(['Line up green, red, outward from a blue planet.']);
  });

  it('plays a game of four with three bots to its end, and shows no hidden hand, deck or seed on the way', async () => {
    const board = await start(
      `${TABLE} hands="hidden" viewer="0" bot-pace="0" seats="human bot:random bot:greedy bot:thinker"`,
    );
    const { rules, notation } = rotation;
    let turns = 0;
    while (!board.types().includes('game-end')) {
      await board.settled();
      const saved = board.element.save('all');
      const whole = new Session<State, Move, Told, Options, View>(rotation);
      expect(saved.ok && whole.load(saved.value).ok).to.equal(true);
      const state = whole.state as GameState;
      expect(state.seat, 'the reader is to act').to.equal(0);
      // Another world that seat 0 cannot tell from this one would be shown the same.
      const other = rules.resample(state, 0, 1 + turns) as GameState;
      expect(notation.formatPosition(other)).to.not.equal(notation.formatPosition(state));
      expect(board.element.position).to.equal(notation.formatPosition(rules.resample(other, 0, 0)));
      expect(board.element.record).to.equal(`rotation/1 view=0 from=${board.element.position}`);
      for (const kept of [
        / seed=(\d+)/.exec(saved.ok ? saved.value : '')?.[1],
        state.seed,
        state.deck.join(),
      ])
        expect(board.readable).to.not.contain(String(kept));
      for (const [seat, hand] of board.all('.hands section').entries()) {
        expect(hand.querySelectorAll('.card')).to.have.length(seat === 0 ? 3 : 0);
        if (seat > 0) expect(hand.textContent).to.contain('3 cards');
      }
      await board.pick(await firstStar(board));
      if (board.all('button[name=done]').length > 0) await board.click('done');
      await until(() => board.types().includes('game-end') || isReadersTurn(board));
      turns++;
    }
    expect(turns).to.equal(3);
    const { outcome } = board.last<GameEndEvent>('game-end');
    expect(outcome.scores).to.have.length(4);
    const foremost = board.all('.hands section').flatMap((hand, n) => (hand.matches('.acts-now') ? [n] : []));
    expect(foremost).to.deep.equal(outcome.winners);
    // When it is over, everybody sees all.
    expect(board.all('.hands section .card').length).to.be.greaterThan(9);
  });

  it('plays cards of the hand by buttons, and shows what each would bring', async () => {
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
    await board.focus();
    await board.walkTo('a5');
    expect(told()).to.deep.equal([
      'green, yellow: Would bring 2 points',
      'green: Would bring 1 point',
      'red, red: Would bring nothing',
    ]);
    expect(board.text('.telling')).to.contain('Your cards would bring 3 points.');
    await board.pick('a5');
    expect(board.all('button.card')).to.have.length(3);
    expect(told()).to.deep.equal([
      'green, yellow: In 1 line: 2 points',
      'green: In 1 line: 1 point',
      'red, red: In no line',
    ]);
    for (const card of board.all('button.card'))
      expect(card.getBoundingClientRect().height).to.be.closeTo(48, 1);
    expect(board.all('.run')).to.have.length(2);
    await board.click('card-RR');
    expect(board.last<MoveRefusedEvent>('move-refused').rule).to.equal('R8');
    await board.click('card-GY');
    expect(board.all('button.card')).to.have.length(2);
    await board.click('card-G');
    expect(board.text('.holder .term > :first-child')).to.equal('3 points');
  });

  it('R9: offers the cards, and to end the turn, at once where no star can rotate', async () => {
    const board = await start('position="H.GG.;deck=R,Y,N;held=G,R;scores=0;played=0;seed=7"');
    expect(board.status).to.contain('Your turn, Player 1');
    expect(board.all('button[name=done]')).to.have.length(1);
    await board.click('card-G');
    expect(board.text('.holder .term > :first-child')).to.equal('1 point');
  });

  it('asks for a hand-over only where hands are hidden', async () => {
    const open = await start(`${TABLE} seed="3" seats="human human"`);
    expect(open.all('.hand-over')).to.have.length(0);
    const hidden = await start(`${TABLE} seed="3" hands="hidden" seats="human human"`);
    expect(hidden.text('.hand-over')).to.contain('Player 1');
    expect(hidden.all('.hands')).to.have.length(0);
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

  it('asks its workers the same in every world that a seat cannot tell apart, for bots and for hints', async () => {
    const options = { use: 'game', size: '7', players: 3, hands: 'hidden' } as const;
    const luck = chance(11);
    const session = new Session<State, Move, Told, Options, View>(rotation, options, 77777777);
    let compared = 0;
    for (let ply = 0; ply < 30; ply++) {
      const { state } = session;
      const [seat] = rotation.rules.toAct(state);
      if (seat === undefined || state.use === 'puzzle') break;
      const other = rotation.rules.resample(state, seat, luck.seed()) as GameState;
      expect(other.deck.join(), 'another deck').to.not.equal(state.deck.join());
      for (const isHint of [false, true]) {
        const asked = [await questionsIn(state, seat, isHint), await questionsIn(other, seat, isHint)];
        expect(asked[0]).to.have.length(1);
        expect(asked[0]).to.deep.equal(asked[1]);
        expect(asked.join()).to.not.contain(state.deck.join()).and.to.not.contain('77777777');
        compared++;
      }
      session.play(seat, luck.pick([...rotation.rules.moves(state, seat)]));
    }
    expect(compared).to.be.greaterThan(40);
  });

  it('dealt anew by a restart, since the cards have been seen; a puzzle stays itself', async () => {
    const table = await start(`${TABLE} seed="3"`);
    const { position } = table.element;
    await table.pick(await firstStar(table));
    table.element.restart();
    await table.settled();
    expect(table.element.ply).to.equal(0);
    expect(table.element.position).to.not.equal(position);
    const again = await start(`${TABLE} seed="3"`);
    again.element.restart();
    await again.settled();
    expect(again.element.position).to.equal(table.element.position);
    const puzzle = await start('size="5" seed="3"');
    const first = puzzle.element.position;
    await puzzle.pick(await firstStar(puzzle));
    puzzle.element.restart();
    await puzzle.settled();
    expect(puzzle.element.position).to.equal(first);
  });

  it('makes the puzzle of a large board in slices, for a seed, a record, a memory, a link and the reader’s choice', async () => {
    const { setup } = rotation.rules;
    const made = (seed: number): string =>
      rotation.notation.formatPosition(setup({ size: '25' }, seed)).split(';')[0] as string;
    const atOnce: unknown[] = [];
    (rotation.rules as { setup: typeof setup }).setup = (options, seed) => {
      atOnce.push([options, seed]);
      return setup(options, seed);
    };
    try {
      const board = await start('size="25" seed="4"');
      expect(board.element.position).to.match(new RegExp(`^${made(4)};goals=`));
      expect(board.element.record).to.equal('rotation/1 size=25 seed=4');
      board.element.record = 'rotation/1 size=25 seed=5';
      expect(board.element.record).to.equal('rotation/1 size=25 seed=4');
      await board.settled();
      expect(board.element.record).to.equal('rotation/1 size=25 seed=5');
      expect(board.element.position).to.match(new RegExp(`^${made(5)};goals=`));
      board.element.load('rotation/1 size=25 seed=6');
      expect(board.element.record).to.equal('rotation/1 size=25 seed=5');
      await board.settled();
      expect(board.element.record).to.equal('rotation/1 size=25 seed=6');
      // The last one asked for counts, whichever is made first.
      board.element.load('rotation/1 size=8 seed=9');
      board.element.load('rotation/1 size=25 seed=9');
      await board.settled();
      expect(board.element.record).to.equal('rotation/1 size=25 seed=9');
      const remembering = 'size="25" seed="4" remember="large"';
      const kept = await start(remembering);
      kept.element.load('rotation/1 size=25 seed=6');
      await kept.settled();
      const item = localStorage.getItem('planisphere:large') ?? '';
      localStorage.setItem('planisphere:large', item.replace('seed=6', 'seed=7'));
      expect((await start(remembering)).element.record).to.equal('rotation/1 size=25 seed=7');
      location.hash = `#planisphere=${encodeURIComponent('rotation/1 size=25 seed=8')}`;
      expect((await start('from-hash')).element.record).to.equal('rotation/1 size=25 seed=8');
      // Asked for late too, until a move is played.
      localStorage.setItem('planisphere:large', item.replace('seed=6', 'seed=11'));
      const late = await start('size="25" seed="4"');
      late.element.remember = 'large';
      await late.settled();
      expect(late.element.record).to.equal('rotation/1 size=25 seed=11');
      const grown = await start(`puzzle="${THREE}" seed="4" remember="large"`);
      grown.element.removeAttribute('puzzle');
      grown.element.setAttribute('size', '25');
      await grown.settled();
      expect(grown.element.record).to.equal('rotation/1 size=25 seed=11');
      location.hash = `#planisphere=${encodeURIComponent('rotation/1 size=25 seed=12')}`;
      late.element.fromHash = true;
      expect(late.element.record).to.equal('rotation/1 size=25 seed=11');
      await late.settled();
      expect(late.element.record).to.equal('rotation/1 size=25 seed=12');
      // The seed of a reader's choice is drawn; it is told when it has begun.
      board.button('menu').click();
      await until(() => board.dialogs.length === 1);
      const size = board.find<HTMLSelectElement>('select[name=size]');
      size.value = '15';
      size.dispatchEvent(new Event('change'));
      board.button('begin').click();
      await until(() => board.types().includes('game-change'));
      expect(board.last<GameChangeEvent>('game-change').cause).to.equal('start');
      expect(board.element.record).to.match(/^rotation\/1 size=15 seed=\d+$/);
      expect(board.types().filter((type) => type === 'game-change')).to.have.length(1);
      expect(atOnce).to.deep.equal([]);
    } finally {
      localStorage.removeItem('planisphere:large');
      location.hash = '';
      (rotation.rules as { setup: typeof setup }).setup = setup;
    }
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

  it('says so where several are to play a puzzle, or points are to run out for two', async () => {
    const board = await start('size="5" seed="1" seats="human human"');
    expect(board.last<BoardErrorEvent>('board-error').refusal.rule).to.equal('R13');
    const table = await start(`${TABLE} decay seats="human human"`);
    expect(table.last<BoardErrorEvent>('board-error').refusal.rule).to.equal('R12');
  });

  it('offers the next puzzle when one is solved, and to try it again', async () => {
    const board = await start('puzzle="1-1"');
    expect(board.all('button[name=next]')).to.have.length(0);
    board.element.play('b1');
    await board.settled();
    expect(board.types()).to.contain('goal-met');
    expect(board.text('.to-do')).to.equal('Try the next puzzle, or share your result.');
    expect(board.all('.acts button').map((button) => button.textContent?.trim())).to.deep.equal([
      'Next puzzle',
      'Share',
      'Try again',
    ]);
    await board.click('again');
    expect([board.element.position, board.element.ply]).to.deep.equal([FIRST, 0]);
    board.element.play('b1');
    await board.settled();
    board.button('next').click();
    await until(() => board.text('.status small') === 'Puzzle 1-2');
    expect(board.element.ply).to.equal(0);
  });

  it('offers no other puzzle where the page wants none', async () => {
    const board = await start('puzzle="1-1" no-choices');
    board.element.play('b1');
    await board.settled();
    expect(board.all('.acts button').map((button) => button.textContent?.trim())).to.deep.equal([
      'Try again',
      'Share',
    ]);
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
      board.all('dialog select').map((one) => one.getAttribute('name') ?? '');

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

    it('R15: deals a puzzle of the size that is chosen, by keys alone, and another one each time', async () => {
      const board = await start('use="game" size="5" seats="human human" seed="3"');
      await board.focus();
      await board.press('?');
      await until(() => board.dialogs.length === 1);
      await board.press('Tab');
      expect(board.root.activeElement).to.equal(list(board, 'use'));
      await board.press('ArrowUp');
      await until(() => offered(board).length === 2);
      await board.press('Tab', '7', 'Tab', 'Enter');
      const { position, record } = board.element;
      expect(record).to.match(/^rotation\/1 size=7 seed=\d+$/);
      expect(goals(board)).to.not.have.length(0);
      await open(board);
      await begin(board);
      expect(board.element.position).to.not.equal(position);
    });

    it('R15: offers nothing where the page wants it so, and gives way to what the page sets', async () => {
      for (const closed of ['no-choices', 'readonly', 'controls="minimal"']) {
        const board = await start(closed);
        await open(board);
        expect(board.all('dialog ol')).to.have.length(1);
        expect(offered(board)).to.deep.equal([]);
      }
      const board = await start();
      await open(board);
      choose(board, 'use', 'game');
      await begin(board);
      board.element.puzzle = THREE;
      await board.settled();
      expect(board.element.position).to.equal(THREE);
      expect(board.element.use).to.equal('puzzle');
    });

    it('offers a copy of the result once the puzzle is solved', async () => {
      const board = await start(`puzzle="${THREE}"`);
      const names = (): string[] => board.all('.copies button').map((one) => one.getAttribute('name') ?? '');
      board.button('copy').click();
      await until(() => board.dialogs.length === 1);
      expect(names()).to.deep.equal(['share-game', 'link', 'embed', 'picture', 'record', 'position']);
      board.find<HTMLDialogElement>('dialog').close();
      for (const cell of STEPS) await board.pick(cell);
      board.button('copy').click();
      await until(() => names().length > 6);
      expect(names()).to.deep.equal([
        'share-game',
        'link',
        'embed',
        'picture',
        'result',
        'record',
        'position',
      ]);
      expect(board.root.activeElement).to.equal(board.button('share-game'));
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
      // Looking back takes nothing away from it.
      board.find<HTMLDialogElement>('dialog').close();
      board.element.goTo(1);
      board.button('copy').click();
      await until(() => board.dialogs.length === 1);
      expect(names()).to.deep.equal([
        'share-game',
        'link',
        'embed',
        'picture',
        'result',
        'record',
        'position',
      ]);
    });
  });
});

const isReadersTurn = (board: Board): boolean =>
  board.text('.acts-now .holder').startsWith('Player 1') && board.all('button[name=done]').length === 0;

/** What is posted to a worker where a seat, a bot's or one that asks for a hint, is to act in a world. */
async function questionsIn(state: State, seat: number, isHint: boolean): Promise<string[]> {
  const posted: string[] = [];
  class Ear extends EventTarget {
    postMessage(message: object): void {
      posted.push(JSON.stringify(message));
      // Nobody waits for an answer.
      document.querySelector('rotation-puzzle')?.remove();
    }
    terminate(): void {}
  }
  const { Worker: Original } = window;
  window.Worker = Ear as unknown as typeof Worker;
  try {
    const seats = [0, 1, 2].map((one) => (one !== seat ? 'host' : isHint ? 'human' : 'bot:greedy'));
    const board = await start(
      `seed="5" bot-pace="0" viewer="${isHint ? seat : 'public'}" seats="${seats.join(' ')}" position="${rotation.notation.formatPosition(state)}"`,
    );
    if (isHint) await board.click('hint');
    await until(() => posted.length > 0);
    return posted;
  } finally {
    window.Worker = Original;
  }
}
