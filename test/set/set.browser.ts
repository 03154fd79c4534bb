/** `<board-set>`: boards of several games in a row, solved by real presses, lost, left and taken up. */
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../src/rotation/element/define.js';
import '../../src/space-crack/element/define.js';
import '../../src/star/element/define.js';
import { readCode } from '../../src/core/exercise/code.js';
import { unwrap } from '../../src/core/basics/result.js';
import { star } from '../../src/star/game.js';
import { provePuzzle } from '../../src/star/prove.js';
import { until } from '../board.js';
import { CRACK, mountSet, STAR, TURN, type SetOnPage } from './read-set.js';

const THREE = `
  ${CRACK} heading="Break Red" points="3" tries="2" try-price="1"></space-crack-map>
  ${STAR} heading="Join" points="2" hint-price="0.5"></star-board>
  ${TURN}></rotation-puzzle>`;

const solveCrack = async (set: SetOnPage): Promise<void> => {
  const board = await set.board(1);
  for (const planet of ['7', '5', '5', '2']) await board.pick(planet);
};
const loseCrack = async (set: SetOnPage): Promise<void> => {
  const board = await set.board(1);
  for (const planet of ['7', '5', '5', '4']) await board.pick(planet);
};
/** Blue's stones as a proof has them. */
const solveStar = async (set: SetOnPage): Promise<void> => {
  const board = await set.board(2);
  for (let stones = 0; stones < 4 && !board.element.solved; stones++) {
    const state = unwrap(star.notation.parsePosition(board.element.position));
    const [move] = provePuzzle(state).solutions[0] ?? [];
    await board.pick(star.notation.formatMove(state, 0, move as never));
    await until(() => board.element.toAct.join() !== '1');
    await board.settled();
  }
};
const solveTurn = async (set: SetOnPage): Promise<void> => {
  const board = await set.board(3);
  await board.pick('b2');
};

describe('a set', () => {
  it('of puzzles of three games is solved by the mouse, one after the other, and tells its result', async () => {
    const set = await mountSet(`<board-set heading="Week 3" pass="60">${THREE}</board-set>`);
    expect(set.text('.bar h2')).to.equal('Week 3');
    expect(set.text('.head h3')).to.equal('Break Red');
    expect(set.inView).to.eql([1]);
    await solveCrack(set);
    expect(set.states[0]).to.equal('solved 3/3');
    expect(set.text('.told')).to.equal('Solved: 3 points.');
    await set.press('next');
    expect(set.inView).to.eql([2]);
    await solveStar(set);
    expect(set.text('.told')).to.equal('Solved: 2 points.');
    await set.press('next');
    await solveTurn(set);
    expect(set.states).to.eql(['solved 3/3', 'solved 2/2', 'solved 1/1']);
    expect(set.ends.map(({ at, item }) => `${at} ${item.state}`)).to.eql([
      '0 solved',
      '1 solved',
      '2 solved',
    ]);
    expect(set.overs.map(({ result }) => [result.score, result.stars, result.isPassed])).to.eql([
      [1, 3, true],
    ]);
    await set.press('next');
    expect(set.text('.earned')).to.equal('6 of 6 points');
    expect(set.text('.figures')).to.contain('Passed. The pass mark is 60%.');
    const answers = set.all('tbody .answer').map((cell) => cell.textContent?.trim());
    expect(answers[0]).to.equal('7-5 5-2');
    const coded = unwrap(readCode(set.element.code));
    expect([coded.heading, coded.items.length, coded.isOver]).to.eql(['Week 3', 3, true]);
    expect(set.errors).to.eql([]);
  });

  it('counts a lost try, which may be tried again, and is lost with the last', async () => {
    const set = await mountSet(`<board-set>${THREE}</board-set>`);
    await loseCrack(set);
    expect(set.text('.told')).to.equal('That try is lost. 1 try is left.');
    expect(set.text('.terms')).to.contain('Try 2 of 2');
    const board = await set.board(1);
    await board.click('again');
    await solveCrack(set);
    expect(set.states[0]).to.equal('solved 2/3');
    const other = await mountSet(`<board-set>${THREE}</board-set>`);
    await loseCrack(other);
    await (await other.board(1)).click('again');
    await loseCrack(other);
    expect([other.states[0], other.text('.told')]).to.eql([
      'lost 0/3',
      'No tries are left. You may play on here, but it no longer counts.',
    ]);
    await (await other.board(1)).click('again');
    await solveCrack(other);
    expect(other.states[0]).to.equal('lost 0/3');
  });

  it('takes the price of each hint once, and leaves hints out where the page says so', async () => {
    const set = await mountSet(`<board-set order="free">${THREE}</board-set>`);
    await set.step(2);
    const board = await set.board(2);
    for (const _ of ['once', 'again']) {
      board.button('hint').click();
      await board.settled();
      await until(() => set.element.items[1]?.hints === 1);
    }
    expect(set.text('.told')).to.equal('A hint: −0.5 points.');
    await solveStar(set);
    expect(set.states[1]).to.equal('solved 1.5/2');
    const without = await mountSet(`<board-set no-hints>${THREE}</board-set>`);
    const first = await without.board(1);
    expect(first.all('button[name=hint]')).to.have.length(0);
    await first.focus();
    await first.press('h');
    expect(without.element.items[0]?.hints).to.equal(0);
  });

  it('is taken up after a reload: what is solved, the item in hand, and the game in it', async () => {
    const markup = `<board-set remember="week-3">${THREE}</board-set>`;
    const set = await mountSet(markup);
    await solveCrack(set);
    await set.press('next');
    const star = await set.board(2);
    await star.pick('S20');
    await until(() => star.element.toAct.join() !== '1');
    await star.settled();
    const { record } = star.element;
    set.element.remove();
    const again = await mountSet(markup);
    expect([again.element.at, again.states[0], again.states[1]]).to.eql([1, 'solved 3/3', 'begun 0/2']);
    expect((await again.board(2)).element.record).to.equal(record);
    expect(again.ends).to.have.length(0);
    expect(again.text('.told')).to.equal('Saved. You can leave and come back.');
  });

  it('begins anew where what was kept is of another set, and says so', async () => {
    const first = await mountSet(`<board-set remember="same">${CRACK}></space-crack-map></board-set>`);
    await solveCrack(first);
    first.element.remove();
    const other = await mountSet(`<board-set remember="same">${TURN}></rotation-puzzle></board-set>`);
    expect(other.text('.faults')).to.equal(
      'What was kept here belongs to other exercises, so this begins anew.',
    );
    expect(other.states).to.eql(['begun 0/1']);
  });

  it('in turn opens no item before its turn; in a free order any', async () => {
    const set = await mountSet(`<board-set>${THREE}</board-set>`);
    const open = (one: SetOnPage): boolean[] =>
      one.all('.step').map((step) => !(step as HTMLButtonElement).disabled);
    expect(open(set)).to.eql([true, true, false, false]);
    const refused = set.element.goTo(2);
    expect(refused.ok ? '' : refused.error.code).to.equal('set/closed');
    const free = await mountSet(`<board-set order="free">${THREE}</board-set>`);
    expect(open(free)).to.eql([true, true, true, true]);
    await free.step(3);
    await solveTurn(free);
    expect(free.states).to.eql(['begun 0/3', 'new 0/2', 'solved 1/1']);
  });

  it('loads no board before its turn', async () => {
    const set = await mountSet(`<board-set>${THREE}</board-set>`);
    await set.board(1);
    const drawn = (): boolean[] => [...set.element.children].map((child) => child.shadowRoot !== null);
    expect(drawn()).to.eql([true, false, false]);
    await set.press('next');
    await set.board(2);
    expect(drawn()).to.eql([true, true, false]);
  });

  it('names an item that cannot be used, and the others go on', async () => {
    const set = await mountSet(`<board-set order="fre" points="many">
      <star-bord puzzle="1-1"></star-bord>
      <div points="2">A question without a board</div>
      <star-board rings="3"></star-board>
      ${TURN} heading="Turn" tries="0"></rotation-puzzle>
      ${TURN} seed="2" puzzle="nonsense" heading="None"></rotation-puzzle>
    </board-set>`);
    expect(set.text('.faults')).to.contain('order is “fre”. It takes in-turn or free.');
    await set.press('next');
    expect(set.text('.faults')).to.contain('Exercise 2: there is no board in <div>.');
    await set.press('next');
    await until(() => set.text('.faults').includes('Exercise 3: nobody plays against the reader.'));
    await set.press('next');
    expect(set.text('.faults')).to.contain(
      'Exercise 4, “Turn”: tries is “0”. It takes a whole number from 1 to 99.',
    );
    const board = await set.board(2);
    await board.pick('b2');
    expect(set.states[3]).to.equal('solved 1/1');
    expect(set.errors).to.include('Exercise 2: there is no board in <div>.');
  });

  it('without items says so in the page', async () => {
    const set = await mountSet('<board-set><p>Soon.</p></board-set>');
    expect(set.text('.faults')).to.equal('This set has no exercise. Put boards into <board-set>.');
    expect(set.element.result.score).to.equal(0);
  });

  it('moves the focus to the next item, and tells what happened', async () => {
    const set = await mountSet(`<board-set>${THREE}</board-set>`);
    await solveCrack(set);
    expect(set.text('.heard')).to.equal('Solved: 3 points.');
    set.button('next').focus();
    await sendKeys({ press: 'Enter' });
    await until(() => set.root.activeElement?.localName === 'h3');
    expect(set.root.activeElement?.textContent?.trim()).to.equal('Join');
    expect(set.all('.step').map((step) => step.getAttribute('aria-label'))[0]).to.equal(
      'Exercise 1 of 3: Break Red. Solved, 3 of 3 points',
    );
  });

  it('can be finished with open items, and a later try counts', async () => {
    const set = await mountSet(`<board-set>${THREE}</board-set>`);
    for (const _ of [1, 2, 3]) await set.press('next');
    expect(set.text('.figures')).to.contain('3 exercises are still open.');
    expect(set.overs).to.have.length(0);
    await set.press('finish');
    expect(set.overs.map(({ result }) => result.score)).to.eql([0]);
    await set.press('open-1');
    await solveCrack(set);
    expect(set.overs.map(({ result }) => result.score)).to.eql([0, 0.5]);
  });

  it('gives its state to a course system, takes it up with the game in hand, and says what it cannot read', async () => {
    const set = await mountSet(`<board-set learner="Ada">${THREE}</board-set>`);
    const board = await set.board(1);
    for (const planet of ['7', '5']) await board.pick(planet);
    const text = set.element.save();
    const other = await mountSet(`<board-set>${THREE}</board-set>`);
    expect(other.element.load('nonsense').ok).to.equal(false);
    await other.element.updateComplete;
    expect(other.text('.faults')).to.equal('What was kept here cannot be read, so this begins anew.');
    expect(other.element.load(text).ok).to.equal(true);
    await other.element.updateComplete;
    expect(other.text('.faults')).to.equal('');
    expect((await other.board(1)).element.record).to.equal(board.element.record);
  });
});
