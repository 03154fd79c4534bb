/**
 * `<bugcatcher-grid>` in a page: what only an element shows. What is said and what comes of it is asked in Node
 * (writing, round-told).
 */
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { BugcatcherGrid } from '../../src/bugcatcher/element/bugcatcher-grid.js';
import '../../src/bugcatcher/element/define.js';
import { bugcatcher } from '../../src/bugcatcher/game.js';
import type { View } from '../../src/bugcatcher/state.js';
import { chance } from '../../src/core/basics/seed.js';
import { Session } from '../../src/core/session/session.js';
import type { GameChangeEvent, GameEndEvent, MoveRequestEvent } from '../../src/ui/contract/events.js';
import { mount, STILL, until, type Board } from '../board.js';

type Grid = Board<BugcatcherGrid>;

/** Without motion, so that a test need not wait for rounds to play back. */
const start = (attributes = '', width = 480): Promise<Grid> =>
  mount<BugcatcherGrid>(`<bugcatcher-grid ${STILL} ${attributes}></bugcatcher-grid>`, width);

/** Seat 0 has its border node on C1-BR and its central node on C3, seat 1 stands in the far corner. */
const POSITION =
  'players=2;seed=7;shown=Cheerful_Jellyfish,Marching_Ant,Deep_Lanternfish,Harbour_Gull_Fly,Needle_Crab;border=C1-BR,F5-BR;central=C3,F5;garnetsLeft=1,3';
const WRITING = `position="${POSITION}" seats="human host"`;

const words = (board: Grid): string => board.find<HTMLInputElement>('input[name=program]').value;

async function type(board: Grid, text: string): Promise<void> {
  const field = board.find<HTMLInputElement>('input[name=program]');
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await board.settled();
}

/** A program without entries is asked about first. */
async function submitNothing(board: Grid): Promise<void> {
  await board.click('commit');
  await board.click('yes');
}

/** A small match against a bot: two rounds of three entries at most. */
const SMALL = 'seed="5" seats="human bot:walker" cols="3" rows="3" energy="3" bot-pace="0"';

describe('<bugcatcher-grid>', () => {
  it('keeps as much room for its panel as stands there for who plays, watches or lists starts', async () => {
    for (const attributes of [
      'readonly',
      'viewer="public"',
      'viewer="all"',
      'viewer="0"',
      'starts="auto"',
      'starts="choose"',
      'starts="choose" readonly',
    ]) {
      const panel = (await start(`seed="5" ${attributes}`, 360)).find('.panel');
      const { height } = panel.getBoundingClientRect();
      const empty = panel.cloneNode(false) as HTMLElement;
      panel.replaceWith(empty);
      const room = empty.getBoundingClientRect().height;
      empty.replaceWith(panel);
      expect(Math.abs(room - height), `${attributes}: ${room}px for ${height}px`).to.be.below(36);
    }
  });

  it('is played through seven rounds by pointer', async () => {
    const board = await start(SMALL);
    const view = (): View => board.last<GameChangeEvent>('game-change').snapshot.view as View;
    for (let round = 1; round <= 7; round++) {
      const { own } =
        round === 1
          ? bugcatcher.view(new Session(bugcatcher, { players: 2, cols: 3, rows: 3, energy: 3 }, 5).state, 0)
          : view();
      const x = (own?.central ?? 0) % 3;
      const y = Math.floor((own?.central ?? 0) / 3);
      await board.pick(`${'ABC'[x === 0 ? 1 : x - 1]}${y + 1}`);
      expect(words(board)).to.equal(x === 0 ? 'CR' : 'CL');
      await board.click('commit');
      // What energy is left is asked about once.
      if (round === 1) await board.click('yes');
    }
    expect(board.types().filter((one) => one === 'game-end')).to.have.length(1);
    expect(board.text('table')).to.contain('Player 1');
    expect(board.last<GameEndEvent>('game-end').record).to.match(
      /^bugcatcher\/1 players=2 energy=3 cols=3 rows=3 seed=5 \| /,
    );
  });
});

describe('writing a program', () => {
  it('takes taps, letters, text and ticks, and shows the same in all three places', async () => {
    const board = await start(WRITING);
    await board.pick('C2-BR');
    await board.press('b', 'l', 'c', 'l');
    expect(words(board)).to.equal('BD BL CL');
    expect(board.all('[name^=pick-]')).to.have.length(3);
    expect(board.all('.chips li')).to.have.length(8);
    expect(board.all('.plan .slot').map((one) => one.textContent)).to.deep.equal(['1', '2', '3']);
    await type(board, 'BD BL CL BD swap BL CD');
    expect(board.all('[name^=pick-]')).to.have.length(7);
    expect(board.all('.plan .slot')).to.have.length(6);
    await type(board, 'BD CL B');
    expect(board.find('input[name=program]').getAttribute('aria-invalid')).to.equal('true');
    expect(board.text('.fault')).to.match(/^Entry 3/);
    await type(board, 'BD');
    expect(board.all('.fault, [aria-invalid=true]')).to.have.length(0);
    board.find<HTMLInputElement>('input[name=take-3]').click();
    await board.settled();
    await board.click('commit');
    expect(board.last<MoveRequestEvent>('move-request').text).to.equal('BD+2');
  });

  it('crosses out what is sure to collide, and tries last round’s paths when asked', async () => {
    const board = await start(WRITING);
    await type(board, 'BD BU');
    expect(board.all('.plan .burst')).to.have.length(1);
    expect(board.find('[name=pick-1]').getAttribute('aria-label')).to.equal(
      'Slot 2, square node up: stopped at a claimed spot',
    );
    expect(board.text('.to-do')).to.equal('Change slot 2, or go another way.');
    expect(board.text('.telling')).to.equal(
      'Slot 2: square node up would meet C1-BR, where a node has been.',
    );
    await type(board, 'CR CR');
    await board.click('commit');
    board.element.play('CL.CU.CL', { seat: 1 });
    await board.settled();
    expect(board.all('.picture.past'), 'old paths are faint at once').to.have.length(1);
    // From E3 to E4, where the other came through: free now, but not then.
    await type(board, 'CD');
    expect([board.all('.chip.hit').length, board.all('.plan .burst').length]).to.deep.equal([0, 0]);
    expect(board.all('.picture.past')).to.have.length(1);
    await board.click('what-if');
    expect(board.button('what-if').getAttribute('aria-pressed')).to.equal('true');
    expect([board.all('.chip.hit').length, board.all('.plan .burst').length]).to.deep.equal([1, 1]);
    expect(board.all('.picture.past')).to.have.length(0);
  });

  it('tells in its menu the letters that it types, and none that mean something else here', async () => {
    const board = await start(WRITING);
    board.button('menu').click();
    await until(() => board.root.querySelector('dialog') !== null);
    const keys = board.all('dialog kbd').map((key) => key.textContent);
    expect(keys).to.contain('B C, U D L R, S G').and.not.contain('U, Y');
    expect(board.text('dialog dl')).to.contain('Remove the last entry');
  });

  it('keeps its English in order on a page that runs from right to left', async () => {
    const board = await start(WRITING);
    board.element.dir = 'rtl';
    const isInOrder = (selector: string): boolean => {
      const texts = document.createTreeWalker(board.find(selector), NodeFilter.SHOW_TEXT);
      const lines = new Map<number, number[]>();
      while (texts.nextNode()) {
        const { length } = texts.currentNode.textContent ?? '';
        for (let i = 0; i < length; i++) {
          const range = document.createRange();
          range.setStart(texts.currentNode, i);
          range.setEnd(texts.currentNode, i + 1);
          const { left, top, width } = range.getBoundingClientRect();
          if (width > 0) lines.set(top, [...(lines.get(top) ?? []), left]);
        }
      }
      return [...lines.values()].every(
        (lefts) => lefts.length > 1 && lefts.every((left, i) => i === 0 || left > (lefts[i - 1] as number)),
      );
    };
    for (const selector of ['.status small', '.missions strong .term', '.missions label > span'])
      expect(isInOrder(selector), selector).to.equal(true);
    await type(board, 'BD CL');
    const [first, second] = board.all('[name^=pick-]').map((chip) => chip.getBoundingClientRect().left);
    expect(first, 'entries in the order of the text').to.be.lessThan(second as number);
    for (const selector of ['.status span', '.missions label > span']) {
      const range = document.createRange();
      range.selectNodeContents(board.find(selector));
      const { right } = board.find(selector).getBoundingClientRect();
      expect(range.getBoundingClientRect().right, selector).to.be.closeTo(right, 1);
    }
  });

  it('shows the spots in reach only to whoever may go there', async () => {
    const board = await start(WRITING);
    const isShown = (): boolean => getComputedStyle(board.find('.reach')).display !== 'none';
    expect(isShown()).to.equal(true);
    board.element.readonly = true;
    await board.settled();
    expect(isShown()).to.equal(false);
  });

  it('shows missions once: as chips below a board, as a list beside one', async () => {
    const shown = (board: Grid): readonly number[] =>
      ['.mission-chips button', '.missions li'].map(
        (part) => board.all(part).filter((one) => one.getBoundingClientRect().height > 0).length,
      );
    const board = await start(WRITING, 390);
    expect(shown(board)).to.deep.equal([5, 0]);
    expect(shown(await start(WRITING, 900))).to.deep.equal([0, 5]);
    // By ear a chip says as much as its looks.
    const chip = (): string => board.find('[name=mission-3]').getAttribute('aria-label') ?? '';
    await type(board, 'CR CR CR');
    expect(chip()).to.equal('Marching Ant, +4, your plan completes it, Shape: right, right, right.');
    await board.click('mission-3');
    await board.click('take-3');
    expect(chip()).to.contain('ticked');
  });

  it('is asked about where it is empty, so that no press by mistake costs a round', async () => {
    const board = await start(WRITING);
    await board.click('commit');
    expect(board.text('.asking p')).to.equal('Submit an empty plan? Your nodes would stay where they are.');
    await board.click('no');
    expect(board.types()).to.not.contain('move-request');
    await type(board, 'none');
    await board.click('commit');
    await board.click('yes');
    expect(board.types()).to.contain('move-request');
  });

  it('shows a hint dashed beside the reader’s own program, which it never replaces; “Use it” adopts it, Undo brings it back', async () => {
    const board = await start('seed="5" seats="human host"');
    await type(board, 'swap');
    board.button('hint').click();
    await new Promise((resolve) => board.element.addEventListener('hint-given', resolve, { once: true }));
    await board.settled();
    expect(words(board)).to.equal('swap');
    expect(board.all('.plan .advice')).to.have.length(1);
    expect(board.all('.plan .burst, .chip.hit')).to.have.length(0);
    expect(board.text('.telling')).to.match(/\d steps?/);
    await board.click('use');
    const adopted = words(board);
    expect(adopted).to.match(/^(?:[BC][URDL]|g?swap) /);
    expect(board.all('.plan .advice')).to.have.length(0);
    await board.click('undo');
    expect(words(board)).to.equal('swap');
    await board.click('undo');
    expect(words(board)).to.equal('');
    expect(board.button('undo').getAttribute('aria-disabled')).to.equal('true');
  });

  it('shows a hint in the slots that are still empty, where it goes on from what is written', async () => {
    const board = await start('seed="5" seats="human host"');
    board.button('hint').click();
    await new Promise((resolve) => board.element.addEventListener('hint-given', resolve, { once: true }));
    await board.settled();
    expect(board.all('.chip.hinted').length).to.be.greaterThan(2);
    expect(board.all('[name^=pick-]')).to.have.length(0);
  });

  it('lets a hint go when the reader asks about a mission, or goes another way', async () => {
    const board = await start('seed="5" seats="human host"');
    const advised = async (): Promise<void> => {
      board.button('hint').click();
      await until(() => board.all('.telling.hint').length === 1);
    };
    await advised();
    await board.click(board.find<HTMLButtonElement>('.mission-chips button').name);
    expect(board.text('.telling')).to.match(/^Mission /);
    expect(board.all('.telling.hint, .advice')).to.have.length(0);
    await advised();
    await type(board, 'swap swap swap');
    expect(board.all('.telling.hint, .advice')).to.have.length(0);
  });

  it('moves nothing below while a program is written, refused, advised and submitted', async () => {
    const board = await start('seed="5" seats="human bot:walker" cols="4" rows="4" bot-pace="0"', 390);
    const top = (): number =>
      board.find('.missions').getBoundingClientRect().top - board.element.getBoundingClientRect().top;
    const first = top();
    for (const text of ['CU', 'CU CD', 'CU CD CU', 'swap swap swap swap swap swap swap', '']) {
      await type(board, text);
      expect(top(), text).to.equal(first);
    }
    for (const name of ['swap', 'pick-0', 'pick-0', 'undo', 'swap', 'pay', 'undo', 'swap']) {
      await board.click(name);
      expect(top(), name).to.equal(first);
    }
    await board.click('commit');
    await board.click('yes');
    expect(top(), 'round 2').to.equal(first);
    await board.click('back');
    expect(top(), 'looking at a slot').to.equal(first);
  });
});

describe('a round', () => {
  it('plays back slot by slot, with pause, step and speed, and says each collision’s case', async () => {
    const board = await start(WRITING);
    await type(board, 'BD BU swap CL');
    await board.click('commit');
    board.element.play('CU', { seat: 1 });
    await board.settled();
    expect(board.text('.replay')).to.contain('Round 1, slot 4 of 4');
    await board.click('back');
    await board.click('back');
    expect(board.text('.replay')).to.contain('slot 2 of 4');
    expect(board.text('.telling')).to.equal(
      'Slot 2: your square node was stopped. The spot was already claimed.',
    );
    expect(board.text('.status small')).to.equal('Round 1, slot 2 of 4');
    expect(board.text('.status')).to.match(/^Watching round 1/);
    expect(board.text('.to-do')).to.equal('Watch, or skip to the result.');
    expect(board.all('.bursts .burst')).to.have.length(1);
    expect(board.all('.paths .fresh')).to.have.length(0);
    await board.click('on');
    expect(board.text('.replay')).to.contain('slot 3 of 4');
    await board.click('speed');
    expect(board.button('speed').textContent).to.equal('2×');
    // Slots run the way that the page is read.
    board.element.dir = 'rtl';
    const [back, on] = ['back', 'on'].map((name) => board.find(`.replay [name=${name}]`));
    expect(back?.getBoundingClientRect().left).to.be.greaterThan(on?.getBoundingClientRect().left as number);
    expect(getComputedStyle(board.find('.replay svg')).transform).to.equal('matrix(-1, 0, 0, 1, 0, 0)');
  });

  it('is found at its end by the next viewer, at the usual speed and without the paths before', async () => {
    const board = await start(WRITING);
    await type(board, 'BD BU swap CL');
    await board.click('commit');
    board.element.play('CU CU', { seat: 1 });
    await board.settled();
    await board.click('what-if');
    expect(board.button('what-if').getAttribute('aria-pressed')).to.equal('true');
    for (const name of ['back', 'back', 'back', 'speed']) await board.click(name);
    expect(board.text('.replay')).to.contain('Round 1, slot 1 of 4');
    board.element.viewer = '1';
    await board.settled();
    expect(board.text('.replay')).to.contain('Round 1, slot 2 of 2');
    expect(board.button('speed').textContent).to.equal('1×');
    expect(board.button('what-if').getAttribute('aria-pressed')).to.equal('false');
  });

  it('hides the draft while it is looked at, and goes back to now when one writes on', async () => {
    const board = await start(WRITING);
    await type(board, 'BD BU swap CL');
    await board.click('commit');
    board.element.play('CU', { seat: 1 });
    await board.settled();
    await type(board, 'BL');
    expect(board.all('.plan .slot')).to.have.length(1);
    await board.click('back');
    await board.click('back');
    expect(board.text('.replay')).to.contain('slot 2 of 4');
    expect(board.all('.plan > *')).to.have.length(0);
    await type(board, 'BL CD');
    expect(board.text('.replay')).to.contain('slot 4 of 4');
    expect(board.all('.plan .slot')).to.have.length(2);
  });

  it('plays by itself where things may move, and holds when paused', async () => {
    const board = await mount<BugcatcherGrid>(`<bugcatcher-grid ${WRITING}></bugcatcher-grid>`);
    await type(board, 'BD BL BL BL CL CL swap');
    await board.click('commit');
    board.element.play('CU', { seat: 1 });
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return board.settled();
    await until(() => board.text('.replay').includes('slot 2 of 7'));
    board.button('play').click();
    await board.settled();
    expect(board.text('.replay')).to.match(/slot [2-6] of 7/);
    expect(board.button('play').getAttribute('aria-label')).to.equal('Play');
    board.button('speed').click();
    board.button('play').click();
    await board.settled();
    expect(board.text('.replay')).to.contain('slot 7 of 7');
  });

  for (const [width, height] of [
    [320, 700],
    [360, 640],
    [390, 844],
    [1100, 800],
  ] as const)
    it(`moves nothing when the match ends: the reader’s own row is in view, the others scroll, in ${width}x${height}`, async () => {
      await setViewport({ width, height });
      for (const seats of [2, 9]) {
        const board = await start(
          `rounds="1" seed="7" seats="human${' bot:walker'.repeat(seats - 1)}"`,
          width,
        );
        const down = (): number =>
          board.find('.controls').getBoundingClientRect().top - board.element.getBoundingClientRect().top;
        const before = down();
        await type(board, 'swap');
        await board.click('commit');
        await until(() => board.types().includes('game-end'));
        await board.settled();
        expect(Math.abs(down() - before), `${seats} seats`).to.be.at.most(1);
        const box = board.find('.final-box').getBoundingClientRect();
        const own = board.find('.final .mine td').getBoundingClientRect();
        expect([own.top >= box.top - 0.5, own.bottom <= box.bottom + 0.5]).to.deep.equal([true, true]);
        const controls = board.find('.controls').getBoundingClientRect();
        expect(board.find('[name=play]').getBoundingClientRect().bottom).to.be.below(controls.top);
      }
    });

  it('after the match plays back with all names', async () => {
    const board = await start(
      'record="bugcatcher/1 players=2 rounds=2 energy=5 cols=4 rows=3 seed=5 | 0:BD.BR.BU.BR.BU+1+5 BR.BD.BR.BD.BR+1+5 0:CU.CL.CD.CD.CR+3+5 CR.CU.BU.BU.BU+3+4" names="Ada Ben"',
    );
    expect(board.all('.nodes [class^=seat]')).to.have.length(4);
    await board.click('round-1');
    await board.click('back');
    expect(board.text('.replay')).to.contain('Round 1, slot 4 of 5');
    expect(board.text('.report')).to.contain('Your square node').and.to.contain('Ben’s square node');
    expect(board.all('table tbody tr')).to.have.length(2);
    expect(board.status).to.contain('Ben wins');
    // The result of the match stands before the replay of a round.
    const { DOCUMENT_POSITION_FOLLOWING: later } = Node;
    expect(board.find('.status').compareDocumentPosition(board.find('.replay')) & later).to.equal(later);
  });
});

describe('a round played back is told', () => {
  it('once where it stops, and not slot by slot while it plays', async () => {
    const board = await start(WRITING);
    await type(board, 'BD BU swap CL');
    await board.click('commit');
    board.element.play('CU', { seat: 1 });
    await board.settled();
    await board.click('back');
    await board.click('back');
    const before = board.said.length;
    await board.click('play');
    expect(board.said.slice(before)).to.have.length(1);
    expect(board.said.at(-1)).to.match(/^Round 1, slot 4 of 4\. Slot 4: your round node/);
    await board.click('speed');
    const { textContent, ariaLabel } = board.button('speed');
    expect(ariaLabel).to.equal(`Speed ${textContent?.trim()}`);
  });

  it('the last table says what its columns hold', async () => {
    const board = await start('rounds="1" seats="host host" viewer="all" seed="1"');
    for (const seat of [0, 1]) board.element.play('none', { seat });
    await board.settled();
    expect(
      board.all('thead :is(.term, th) > span:first-child').map((head) => head.textContent?.trim()),
    ).to.deep.equal(['Player', 'Missions', 'Collisions', 'Fireflies']);
  });
});

describe('who only looks', () => {
  const tools = 'input[name=program], .tools, .acts, .missions input:not(:disabled)';
  const shownTools = (board: Board): readonly Element[] =>
    board.all(tools).filter((node) => getComputedStyle(node).visibility === 'visible');

  it('at a readonly board, or looks back, sees the missions and nothing to write with', async () => {
    const board = await start('seed="5" seats="human bot:walker" bot-pace="0"');
    expect(shownTools(board)).to.not.have.length(0);
    expect(board.text('.status span')).to.equal('Plan your round');
    board.element.readonly = true;
    await board.settled();
    expect(board.text('.status span')).to.equal('Waiting for 2 of 2 players');
    expect(board.all('.missions li')).to.have.length(5);
    expect(shownTools(board)).to.have.length(0);
    board.element.readonly = false;
    await board.settled();
    await submitNothing(board);
    board.element.goTo(0);
    await board.settled();
    expect(board.all('.missions li')).to.have.length(5);
    expect(shownTools(board)).to.have.length(0);
    expect(board.status).to.contain('Move 0 of 2');
  });

  it('in public sees missions, and which were completed, without boxes to tick', async () => {
    const board = await start(
      'position="players=2;seed=7;shown=Patient_Leech,Harlequin_Beetle,Marching_Ant,Deep_Lanternfish,Harbour_Gull_Fly;border=C1-BR,F5-BR;central=C3,F5;garnetsLeft=1,3" seats="host host" viewer="public"',
    );
    expect(board.all('.missions li')).to.have.length(5);
    expect(board.all('.missions input')).to.have.length(0);
    board.element.play('swap.swap+2', { seat: 0 });
    board.element.play('none', { seat: 1 });
    await board.settled();
    expect(board.text('.telling')).to.contain('Mission completed: Harlequin Beetle.');
    expect(board.all('.replay')).to.have.length(0);
  });
});

describe('keys', () => {
  it('tell the node that a letter chooses, each entry, and a refused one by its reason alone', async () => {
    const board = await start(WRITING);
    await board.focus();
    await board.press('c', 'l', 'b', 'u', 'u');
    expect(board.said).to.deep.equal([
      'Round node',
      'round node left: 6 energy left',
      'Square node',
      'square node up: 5 energy left',
      'Entry 3: square node up leaves the board from C1-UR. Go another way.',
    ]);
  });
});

describe('seats', () => {
  it('of three people at one screen play a match from start lists to the end with keys alone', async () => {
    const board = await start(
      'seed="5" seats="human human human" starts="choose" rounds="2" cols="4" rows="4"',
    );
    const tabTo = async (selector: string): Promise<void> => {
      for (let tabs = 0; tabs < 40 && !board.root.activeElement?.matches(selector); tabs++)
        await board.press('Tab');
      expect(board.root.activeElement?.matches(selector), selector).to.equal(true);
    };
    for (let round = 0; round <= 2; round++)
      for (const player of [1, 2, 3]) {
        expect(board.handOver).to.contain(`Player ${player}`);
        expect(board.all('svg.picture, .chips, .missions, .wish')).to.have.length(0);
        // Whoever has acted stands before the screen that asks for the next.
        if (round === 0 && player === 1) await tabTo('.hand-over button');
        else await board.press('Tab');
        expect(board.root.activeElement?.matches('.hand-over button')).to.equal(true);
        await board.press('Enter');
        if (round === 0) {
          expect(board.focused).to.match(/^A1-UL, corner/);
          await board.press('Enter', 'PageDown');
          await board.walkTo('B2');
          await board.press('Enter');
          expect(board.status).to.contain('Centres 1 of 3, corners 1 of 3');
          await tabTo('[name=bid-central]');
          await board.press('Enter');
          await tabTo('[name=start]');
        } else {
          await tabTo('[role=gridcell]');
          // All energy, so that none is asked about.
          await board.press(...'sssssss');
          expect(words(board)).to.equal('swap swap swap swap swap swap swap');
          await tabTo('[name=commit]');
        }
        await board.press('Enter');
      }
    expect(board.types().filter((one) => one === 'game-end')).to.have.length(1);
    expect(board.last<GameEndEvent>('game-end').record).to.match(/players=3 rounds=2 .*starts=choose/);
  });
});

describe('missions of a page', () => {
  const json = '[{"name":"Night Moth","node":"C","end":["corners"],"reward":5}]';

  it('come by attribute, by property and as data inside the tag', async () => {
    const given = await start('seed="5" seats="human host"');
    given.element.missions = json;
    await given.settled();
    expect(given.text('.missions')).to.contain('Night Moth');
    const inside = await mount<BugcatcherGrid>(
      `<bugcatcher-grid seed="5" seats="human host"><script type="application/json" slot="missions">${json}</script></bugcatcher-grid>`,
    );
    expect(inside.text('.missions')).to.contain('Night Moth');
    expect(inside.element.save('all')).to.nested.include({ ok: true });
  });
});

describe('what is hidden', () => {
  it('is the same to a viewer in every world that the viewer cannot tell apart: page, attributes, methods', async () => {
    const [board, other] = [
      await start('viewer="0" seats="human host host" seed="1" aria-label="Here"'),
      await start('viewer="0" seats="human host host" seed="1" aria-label="Here"'),
    ];
    for (const one of [board, other]) {
      await one.focus();
      (one.root.activeElement as SVGElement | null)?.blur();
    }
    const luck = chance(20);
    for (let match = 0; match < 2; match++) {
      const session = new Session(bugcatcher, { players: 3, rounds: 2 }, luck.seed());
      for (let ply = 0; ply < 6; ply++) {
        for (const viewer of [0, 'public'] as const) {
          const worlds = [session.state, bugcatcher.rules.resample(session.state, viewer, luck.seed())];
          for (const [i, one] of [board, other].entries()) {
            one.element.viewer = String(viewer);
            one.element.setAttribute(
              'position',
              bugcatcher.notation.formatPosition(worlds[i] as typeof session.state),
            );
            await one.settled();
          }
          expect(other.readable).to.equal(board.readable);
        }
        const [seat = 0] = bugcatcher.rules.toAct(session.state);
        session.play(seat, bugcatcher.rules.sample?.(session.state, seat, luck.seed()) as never);
      }
    }
  });
});
