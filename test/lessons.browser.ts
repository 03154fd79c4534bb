/**
 * A lesson on a board: it is played by what it shows, by mouse and by keys, and the game in hand knows nothing of it.
 */
import { expect } from '@open-wc/testing';
import 'axe-core/axe.min.js';
import type { AxeResults } from 'axe-core';
import { lesson as star } from '../src/star/lesson.js';
import { mount, STILL, until, type Board } from './board.js';
// Registers Hex too, which has no lesson.
import { tags } from './slices.js';
import { STAR_LESSON } from './lessons/star.js';
import type { BoardErrorEvent } from '../src/ui/contract/events.js';

const inSlot = (text: string): string => `<script type="application/json" slot="lesson">${text}</script>`;

const starBoard = (attributes = '', text = STAR_LESSON, width = 480): Promise<Board> =>
  mount(`<star-board rings="4" bot-pace="0" ${STILL} ${attributes}>${inSlot(text)}</star-board>`, width);

const title = (board: Board): string => board.text('.step b');
const reply = (board: Board): string => board.text('.reply p');

async function learn(board: Board, steps = 3): Promise<void> {
  expect(await board.element.learn()).to.deep.equal({ ok: true, value: steps });
  await board.settled();
}

/** Faults that axe finds on a board. */
async function faultsOf({ element }: Board): Promise<readonly string[]> {
  const { axe } = window as unknown as { readonly axe: { run(node: Node): Promise<AxeResults> } };
  const { violations } = await axe.run(element);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

const isOpen = (board: Board): boolean => board.element.matches(':state(lesson)');

describe('a lesson', () => {
  it('is played to its end by the moves that it asks for', async () => {
    const board = await starBoard();
    await learn(board);
    expect([title(board), board.text('.step small')]).to.deep.equal(['The rim', '1 of 3']);
    await board.pick('T31');
    expect(reply(board)).to.equal('That peri can be yours.');
    await board.click('next');
    expect(title(board)).to.equal('Keep together');
    await board.pick('A10');
    expect(reply(board)).to.equal('Red took A21. Take the other one.');
    await board.pick('R10');
    expect(reply(board)).to.equal('You win, 9 to 7.');
    await board.click('next');
    expect(title(board)).to.equal('Stars');
    await board.click('next');
    expect(board.text('.task')).to.equal('Now you know the rim.');
    await board.click('once-more');
    expect(title(board)).to.equal('The rim');
  });

  it('answers a wrong move, puts it back and marks a right one', async () => {
    const board = await starBoard();
    await learn(board);
    await board.pick('A20');
    expect(reply(board)).to.equal('There are no points there.');
    expect(board.cell('A20').getAttribute('aria-label')).to.contain('blue');
    await board.click('again');
    expect(board.cell('A20').getAttribute('aria-label')).to.contain('empty');
    expect(reply(board)).to.equal('A right move is marked: T31.');
  });

  it('takes the next touch of the board for another try', async () => {
    const board = await starBoard();
    await learn(board);
    await board.pick('A20');
    await board.pick('T31');
    expect(reply(board)).to.equal('That peri can be yours.');
    expect(board.cell('A20').getAttribute('aria-label')).to.contain('empty');
  });

  it('shows why the board refuses a move, and waits for another', async () => {
    const board = await starBoard();
    await learn(board);
    await board.click('skip');
    await board.pick('A20');
    expect(board.note).to.contain('There is already a red stone on A20.');
    await board.pick('A10');
    expect(board.note).not.to.contain('There is already');
    expect(reply(board)).to.contain('Red took A21.');
  });

  it('shows the right way, skips and goes back', async () => {
    const board = await starBoard();
    await learn(board);
    expect(board.button('back').ariaDisabled).to.equal('true');
    await board.click('skip');
    await board.click('show');
    expect(reply(board)).to.equal('You win, 9 to 7.');
    await board.click('back');
    expect([title(board), reply(board)]).to.deep.equal(['The rim', 'Place a stone on any empty cell.']);
  });

  it('says every answer once', async () => {
    const board = await starBoard();
    await learn(board);
    await board.pick('A20');
    await board.pick('T31');
    const said = board.said.filter((line) => line.includes('There are no points there.'));
    expect(said).to.deep.equal(['Not that one. There are no points there.']);
    expect(board.said.filter((line) => line.includes('That peri'))).to.have.length(1);
  });

  it('is as good as a page can have it for assistive technology', async () => {
    const board = await starBoard();
    await learn(board);
    expect(await faultsOf(board)).to.deep.equal([]);
    await board.pick('A20');
    expect(await faultsOf(board)).to.deep.equal([]);
  });

  it('fits 320 px', async () => {
    const board = await starBoard('', STAR_LESSON, 320);
    await learn(board);
    await board.pick('A20');
    const { right } = board.element.getBoundingClientRect();
    const wide = board.all('.panel *').filter((node) => node.getBoundingClientRect().right > right + 0.5);
    expect(wide.map((node) => node.outerHTML)).to.deep.equal([]);
  });

  it('stays where the page puts it, and goes on when it is moved', async () => {
    const board = await starBoard();
    await learn(board);
    const elsewhere = document.createElement('div');
    board.element.parentElement?.append(elsewhere);
    elsewhere.append(board.element);
    await board.settled();
    await board.pick('T31');
    expect(reply(board)).to.equal('That peri can be yours.');
  });
});

describe('while a lesson is open', () => {
  it('everything of the element is about the game in hand', async () => {
    const board = await starBoard('remember="lesson-test"');
    const { element } = board;
    element.play('S31');
    element.play('T31');
    await board.settled();
    const { record, position, ply } = element;
    const kept = localStorage.getItem('planisphere:lesson-test');
    board.heard.length = 0;
    await learn(board);
    expect(isOpen(board)).to.equal(true);
    await board.pick('A20');
    await board.pick('T31');
    await board.click('next');
    await board.click('show');
    expect([element.record, element.position, element.ply]).to.deep.equal([record, position, ply]);
    expect(localStorage.getItem('planisphere:lesson-test')).to.equal(kept);
    expect(board.types()).to.deep.equal([]);
    localStorage.removeItem('planisphere:lesson-test');
  });

  it('the page plays on, and its reader finds that game afterwards', async () => {
    const board = await starBoard();
    await learn(board);
    expect(board.element.play('S31').ok).to.equal(true);
    await board.settled();
    expect(board.types()).to.deep.equal(['game-start', 'game-change']);
    expect(title(board)).to.equal('The rim');
    await board.click('leave');
    await board.focus();
    expect(board.cell('S31').getAttribute('aria-label')).to.contain('blue');
    expect(isOpen(board)).to.equal(false);
    await board.pick('T31');
    expect(board.element.ply).to.equal(2);
  });

  it('bots go on', async () => {
    const board = await starBoard('seats="bot:random human"');
    await learn(board);
    await until(() => board.element.ply === 1);
    expect(board.types()).to.include('game-change');
    expect(title(board)).to.equal('The rim');
  });

  it('an error of the page is told', async () => {
    const board = await starBoard();
    await learn(board);
    board.element.setAttribute('rings', '99');
    await board.settled();
    expect(board.types()).to.deep.equal(['board-error']);
  });

  it('what the reader was in the middle of stays', async () => {
    const board = await mount(`<bugcatcher-grid seed="1" bot-pace="0" ${STILL}></bugcatcher-grid>`);
    await board.focus();
    await board.press('b', 'u');
    const written = 'Energy 6 of 7';
    expect(board.text('.panel')).to.contain(written);
    expect((await board.element.learn()).ok).to.equal(true);
    await board.settled();
    await board.click('leave');
    expect(board.text('.panel')).to.contain(written);
  });

  it('its look and words are the page’s', async () => {
    const board = await starBoard('look="mesh"');
    board.element.words = { 'lesson.next': 'Weiter' };
    await learn(board);
    await board.pick('T31');
    expect(board.button('next').textContent?.trim()).to.equal('Weiter');
  });
});

describe('by keys', () => {
  it('a lesson is played to its end', async () => {
    const board = await starBoard();
    await board.focus();
    await board.press('ArrowRight');
    await learn(board);
    expect(board.root.activeElement?.textContent).to.contain('The rim');
    await board.focus();
    await board.walkTo('T31');
    await board.press('Enter');
    expect(board.root.activeElement?.getAttribute('name')).to.equal('next');
    await board.press('Enter');
    expect(board.root.activeElement?.textContent).to.contain('Keep together');
    await board.focus();
    await board.press('h');
    await board.press('Enter', 'Tab');
    expect(title(board)).to.equal('Stars');
    expect(board.root.activeElement?.getAttribute('name')).to.equal('next');
    await board.press('Enter', 'Tab', 'Enter');
    expect(isOpen(board)).to.equal(false);
  });

  it('Escape leaves the lesson, from the panel and from the board', async () => {
    const board = await starBoard();
    await board.focus();
    await learn(board);
    await board.press('Escape');
    expect(isOpen(board)).to.equal(false);
    expect(board.said.at(-1)).to.contain('Your game is just as you left it.');
    await learn(board);
    await board.focus();
    await board.press('Escape');
    expect(isOpen(board)).to.equal(false);
    expect(board.root.activeElement).not.to.equal(null);
  });

  it('U puts a move back', async () => {
    const board = await starBoard();
    await learn(board);
    await board.pick('A20');
    await board.press('u');
    expect(board.cell('A20').getAttribute('aria-label')).to.contain('empty');
  });
});

describe('the attribute lesson', () => {
  it('opens the lesson at the start, and takes no focus', async () => {
    const board = await starBoard('lesson');
    await until(() => isOpen(board));
    await board.settled();
    expect(title(board)).to.equal('The rim');
    expect([board.root.activeElement, board.said]).to.deep.equal([null, []]);
  });

  it('opens it when it is set later', async () => {
    const board = await starBoard();
    board.element.lesson = true;
    await until(() => isOpen(board));
    expect(title(board)).to.equal('The rim');
  });
});

describe('learn()', () => {
  it('is refused outside a page, and where there is no lesson', async () => {
    const loose = document.createElement('star-board') as Board['element'];
    expect((await loose.learn()) as object).to.deep.include({ error: { code: 'lesson/not-in-page' } });
    const hex = await mount('<hex-board></hex-board>');
    expect(await hex.element.learn()).to.deep.equal({ ok: false, error: { code: 'lesson/none' } });
  });

  it('begins an open lesson again', async () => {
    const board = await starBoard();
    await learn(board);
    await board.click('skip');
    await learn(board);
    expect(title(board)).to.equal('The rim');
  });
});

describe('a lesson in the slot', () => {
  const faulty = (change: (lesson: { steps: Record<string, unknown>[] }) => void): string => {
    const lesson = JSON.parse(STAR_LESSON) as { steps: Record<string, unknown>[] };
    change(lesson);
    return JSON.stringify(lesson);
  };

  it('that cannot be used is told with its place, and the built-in one stays', async () => {
    const board = await starBoard(
      '',
      faulty(({ steps: [first] }) => {
        (first as Record<string, unknown>)['position'] = '3:31.';
      }),
    );
    await until(() => board.types().includes('board-error'));
    const { source, sentence, refusal } = board.last<BoardErrorEvent>('board-error');
    expect([source, refusal.at?.path]).to.deep.equal(['lesson', 'steps[0].position']);
    expect(sentence).to.contain('steps[0].position: ');
    await learn(board, star.steps.length);
  });

  it('replaces the built-in one when it comes later, and gives it back when it goes', async () => {
    const board = await mount(`<star-board ${STILL}></star-board>`);
    const script = document.createElement('script');
    script.type = 'application/json';
    script.slot = 'lesson';
    script.textContent = STAR_LESSON;
    board.element.append(script);
    await board.settled();
    await learn(board);
    await board.click('leave');
    script.remove();
    await board.settled();
    await learn(board, star.steps.length);
  });

  it('takes the place of one that is open when it is asked for again', async () => {
    const board = await mount(`<star-board ${STILL}></star-board>`);
    await learn(board, star.steps.length);
    const before = title(board);
    const script = document.createElement('script');
    script.type = 'application/json';
    script.slot = 'lesson';
    script.textContent = STAR_LESSON;
    board.element.append(script);
    await board.settled();
    await learn(board);
    expect(title(board)).not.to.equal(before);
  });
});

describe('the built-in lesson', () => {
  for (const tag of tags)
    it(`of ${tag} is shown to its end`, async () => {
      const board = await mount(`<${tag} seed="1" bot-pace="0" ${STILL}></${tag}>`);
      const learned = await board.element.learn();
      // A game without one says so.
      if (!learned.ok) expect(learned.error.code).to.equal('lesson/none');
      if (!learned.ok) return;
      const { value: steps } = learned;
      await board.settled();
      for (let step = 1; step <= steps; step++) {
        expect(board.text('.step small')).to.equal(`${step} of ${steps}`);
        await board.click('show');
        expect(board.all('.reply.right'), `step ${step}`).to.have.length(1);
        await board.click('next');
      }
      // The rotation puzzle waits with its own.
      await board.click(tag === 'rotation-puzzle' ? 'to-puzzle' : 'play');
      expect(isOpen(board)).to.equal(false);
    });
});
