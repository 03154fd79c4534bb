/** Explanations can be read: the term or figure that opens one, and its tip, by day and by night, on any background. */
import { expect } from '@open-wc/testing';
import { mount, playOn, STILL, until, type Board } from '../board.js';
import { contrastOf } from '../contrast.js';
import { tags } from '../slices.js';

/** Text of this size is read at this contrast, as WCAG has it. */
const READABLE = 4.5;

/** Elements of the panel that open an explanation, and show or light its subject. */
const OPENERS = '.panel .term > :first-child, .panel [data-term]';

/** The parts of boards with terms that no game begins with. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'rotation-puzzle': 'use="game" size="5" seats="human human"',
  'bugcatcher-grid': 'starts="choose" seats="human human human" viewer="0"',
  'constellation-board': 'round-seconds="60" members="2" seats="human human"',
};

const GROUNDS = [
  ['by day', 'color-scheme: light; background: #fff; color: #111'],
  ['by night', 'color-scheme: dark; background: #121418; color: #eee'],
  ['on a page with colours of its own', 'background: #0a2a5e; color: #fff'],
] as const;

async function on(style: string, html: string): Promise<Board> {
  const board = await mount(html);
  const place = board.element.parentElement as HTMLElement;
  place.style.cssText += `; ${style}`;
  await board.settled();
  // A board follows its page's colours when it is next painted.
  await until(() => contrastOf(board.find('.panel')) >= READABLE);
  return board;
}

/** Of all texts in what opens and in what is opened, those that cannot be read; and how many there are. */
function look(board: Board): { readonly tips: number; readonly dim: readonly string[] } {
  const tips = board.all('.panel .tip');
  const texts = [...tips, ...tips.flatMap((tip) => [...tip.querySelectorAll('*')]), ...board.all(OPENERS)];
  const dim = texts
    .map((text) => [contrastOf(text), text] as const)
    .filter(([ratio]) => ratio < READABLE)
    .map(([ratio, text]) => `${ratio.toFixed(1)}: ${text.textContent?.trim()}`);
  return { tips: tips.length, dim };
}

for (const tag of tags)
  for (const [when, style] of GROUNDS)
    describe(`the terms of <${tag}> ${when}`, () => {
      it('can be read, and so can their tips, at first and in play', async () => {
        const board = await on(style, `<${tag} seed="3" ${STILL}></${tag}>`);
        expect(look(board).tips).to.be.greaterThan(0);
        expect(look(board).dim).to.deep.equal([]);
        await playOn(board, 4);
        expect(look(board).dim).to.deep.equal([]);
      });

      // Its parts are those of the game, in colours that follow the page alike.
      if (style.includes('color-scheme'))
        it('can be read in every step of the lesson', async () => {
          const board = await on(style, `<${tag} seed="3" bot-pace="0" ${STILL}></${tag}>`);
          const learnt = await board.element.learn();
          for (let step = 0; learnt.ok && step < learnt.value; step++) {
            await board.settled();
            expect(look(board).dim).to.deep.equal([]);
            await board.click('show');
            expect(look(board).dim).to.deep.equal([]);
            await board.click('next');
          }
          expect(learnt.ok).to.equal(true);
        });

      if (tag in OTHERWISE)
        it('can be read in its other kinds of game', async () => {
          const board = await on(style, `<${tag} seed="3" ${STILL} ${OTHERWISE[tag]}></${tag}>`);
          expect(look(board).dim).to.deep.equal([]);
        });
    });
