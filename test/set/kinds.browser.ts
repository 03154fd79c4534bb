/** What solves an item: a lesson that is read to its end, a game that is won or has a score, a board to look at. */
import { expect } from '@open-wc/testing';
import '../../src/star/element/define.js';
import type { Outcome } from '../../src/core/contract/rules.js';
import { GameEndEvent, type LessonEndEvent } from '../../src/ui/contract/events.js';
import { STILL, until } from '../board.js';
import { mountSet, STAR, type SetOnPage } from './read-set.js';

/** The end of a game as its board tells it. */
async function end(set: SetOnPage, outcome: Outcome): Promise<void> {
  const { element } = await set.board(1);
  element.dispatchEvent(new GameEndEvent(outcome, 'Blue wins.', ''));
  await set.element.updateComplete;
}

const GAME = `<star-board ${STILL} rings="3" seats="human bot:gentle"`;

describe('an item', () => {
  it('with a game is solved by a win, and a lost game is a lost try', async () => {
    const set = await mountSet(`<board-set>${GAME}></star-board></board-set>`);
    expect(set.text('.task')).to.equal('Win this game.');
    await end(set, { winners: [1], reason: 'star/by-score', scores: [3, 9] });
    expect([set.states[0], set.element.items[0]?.tries]).to.eql(['begun 0/1', 1]);
    await end(set, { winners: [0], reason: 'star/by-score', scores: [9, 3] });
    expect([set.states[0], set.element.items[0]?.answer]).to.eql(['solved 1/1', 'Blue wins.']);
  });

  it('with a game keeps its moves while it is in hand, and its result alone after that', async () => {
    const set = await mountSet(`<board-set>
      ${GAME} seed="1"></star-board>
      ${GAME} seed="2"></star-board>
    </board-set>`);
    expect((await set.board(1)).element.play('T31').ok).to.equal(true);
    await end(set, { winners: [0], reason: 'star/by-score', scores: [9, 3] });
    await set.press('next');
    const { element } = await set.board(2);
    expect(element.play('S31').ok).to.equal(true);
    const kept = JSON.parse(set.element.save()) as { game: string; items: unknown[][] };
    expect(kept.game).to.equal(element.record);
    expect(kept.items.map(([, state]) => state)).to.eql(['s', 'b']);
    expect(set.element.save()).not.to.contain('T31');
  });

  it('with a score to reach is solved by that score, also where somebody else wins', async () => {
    const set = await mountSet(`<board-set>${GAME} to-score="5"></star-board></board-set>`);
    expect(set.text('.task')).to.equal('Finish this game with 5 points or more.');
    await end(set, { winners: [1], reason: '', scores: [4, 9] });
    expect(set.states[0]).to.equal('begun 0/1');
    await end(set, { winners: [1], reason: '', scores: [5, 9] });
    expect(set.states[0]).to.equal('solved 1/1');
  });

  it('with a lesson is solved at its end, which the board tells with what it took', async () => {
    const lesson = JSON.stringify({
      steps: [
        {
          title: 'The rim',
          say: 'Place your stone there.',
          position: '3:30.',
          answers: [{ moves: 'T31', goesOn: true, say: 'Yes.' }],
        },
        { title: 'That is all', say: 'Read this.', position: '3:30.' },
      ],
    });
    const set = await mountSet(
      `<board-set><star-board ${STILL} lesson bot-pace="0"><script type="application/json" slot="lesson">${lesson}</script></star-board></board-set>`,
    );
    const ends: LessonEndEvent[] = [];
    set.element.addEventListener('lesson-end', (event) => ends.push(event));
    const board = await set.board(1);
    await until(() => board.text('.step') !== '');
    const press = async (caption: string): Promise<void> => {
      await until(() => board.all('button').some((one) => one.textContent?.trim() === caption));
      (board.all('button').find((one) => one.textContent?.trim() === caption) as HTMLElement).click();
      await board.settled();
    };
    await press('Show me');
    await press('Next');
    expect(set.states[0]).to.equal('begun 0/1');
    await press('Next');
    expect(ends.map(({ steps, wrongs, shown }) => [steps, wrongs, shown])).to.eql([[2, 0, 1]]);
    expect(set.states[0]).to.equal('solved 1/1');
  });

  it('with a move to find counts each wrong move as a lost try, answers it, and is solved by the right one', async () => {
    const set =
      await mountSet(`<board-set remember="find-a-move"><section heading="Connect" tries="3" hint-price="0.5">
      <p>Which stone connects them?</p><p data-answer="R10 T30">Red would take A10.</p><p data-hint>Look at ring 1.</p>
      <star-board ${STILL} position="3:RBR2.B2RBRBR.BRBR3BR.RBR3B2R" find="A10"></star-board></section></board-set>`);
    expect([set.text('.task'), set.element.items[0]?.kind]).to.eql(['Find the move.', 'find']);
    const board = await set.board(1);
    const { position } = board.element;
    await board.pick('R10');
    await until(() => set.text('.told') !== '');
    expect(set.text('.told')).to.equal('Red would take A10. That try is lost. 2 tries are left.');
    expect([board.element.position, board.element.marks]).to.eql([position, 'R10:danger']);
    await board.pick('A21');
    expect(set.text('.told')).to.equal('That is not the move. That try is lost. 1 try is left.');
    await set.press('hint');
    expect(set.text('.told')).to.contain('Look at ring 1.');
    await board.pick('A10');
    await until(() => set.states[0] === 'solved 0.5/1');
    const [item] = set.element.items;
    expect([item?.answer, item?.tries, item?.hints]).to.eql(['A10', 2, 1]);
    const again = await mountSet(set.element.outerHTML);
    expect(again.states).to.eql(['solved 0.5/1']);
    localStorage.clear();
  });

  it('with a move to find in a record is at its ply, and a move that cannot be is a fault', async () => {
    const set = await mountSet(`<board-set order="free">
      <star-board ${STILL} record="star/1 rings=4 | S31 T20 A40" ply="1" find="T20"></star-board>
      <star-board ${STILL} position="3:30." find="Q77" heading="Wrong"></star-board></board-set>`);
    const board = await set.board(1);
    await board.pick('T20');
    await until(() => set.states[0] === 'solved 1/1');
    set.element.goTo(1);
    await until(() => set.states[1] === 'faulty 0/1');
    expect(set.errors.join()).to.contain('Exercise 2, “Wrong”: find: ');
  });

  it('to look at has no points, and is done when one goes on', async () => {
    const set = await mountSet(
      `<board-set><star-board ${STILL} record="star/1 rings=4 | S31 T20" readonly></star-board>${STAR}></star-board></board-set>`,
    );
    expect([set.text('.terms'), set.text('.task')]).to.eql(['No points', 'Have a look, then go on.']);
    await set.press('next');
    expect(set.states).to.eql(['solved 0/0', 'begun 0/1']);
  });

  it('may be a board beside a text of the page, and text without a board is always shown', async () => {
    const set = await mountSet(`<board-set>
      <p>Read this first.</p>
      <section points="4" heading="With a text"><p>Which stone joins them?</p>${STAR}></star-board></section>
      ${STAR} heading="Alone"></star-board>
    </board-set>`);
    expect(set.element.items.map(({ heading, points }) => [heading, points])).to.eql([
      ['With a text', 4],
      ['Alone', 1],
    ]);
    expect(set.inView).to.eql([1, 2]);
    await set.press('next');
    expect(set.inView).to.eql([1, 3]);
  });

  it('that the page adds later is an item too, and what was done stays', async () => {
    const set = await mountSet(`<board-set>${GAME}></star-board></board-set>`);
    await end(set, { winners: [0], reason: '', scores: [9, 3] });
    const more = document.createElement('template');
    more.innerHTML = `${STAR} heading="Later"></star-board>`;
    set.element.append(document.importNode(more.content, true));
    await until(() => set.element.items.length === 2);
    expect(set.states).to.eql(['solved 1/1', 'new 0/1']);
  });

  it('speaks the page’s words', async () => {
    const set = await mountSet(`<board-set>${GAME}></star-board></board-set>`);
    set.element.words = { 'set.skip': 'Später', 'set.task-win': 'Gewinne dieses Spiel.' };
    await until(() => set.text('.task') === 'Gewinne dieses Spiel.');
  });
});
