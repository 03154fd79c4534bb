/** `<board-steps>` round a page's own list: read by buttons and keys, with a move to find, and with faults. */
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../src/ui/steps/define.js';
import '../../src/space-crack/element/define.js';
import '../../src/star/element/define.js';
import type { BoardSteps } from '../../src/ui/steps/define.js';
import type { GameElement } from '../../src/ui/elements/game-element.js';
import { Board, until } from '../board.js';

const MOVES = 'S31 T20 A40 *10 R10 *32 A10 T43 R41 A41';
const RECORD = `record="star/1 rings=4 | ${MOVES}"`;
const recordAt = (ply: number): string => `star/1 rings=4 | ${MOVES.split(' ').slice(0, ply).join(' ')}`;

/** Checks what the sheets of the page say for paper: only Chromium can be asked to show it. */
function onPaper(check: () => void): void {
  const rules = document.adoptedStyleSheets
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSMediaRule);
  const before = rules.map(({ media }) => media.mediaText);
  for (const { media } of rules) media.mediaText = media.mediaText === 'print' ? 'all' : 'not all';
  try {
    check();
  } finally {
    rules.forEach(({ media }, at) => (media.mediaText = before[at] as string));
  }
}

class StepsOnPage {
  readonly element: BoardSteps;
  readonly told: string[] = [];

  constructor(element: BoardSteps) {
    this.element = element;
    element.addEventListener('step-change', ({ at }) => this.told.push(`change ${at}`));
    element.addEventListener('step-end', ({ at, step }) =>
      this.told.push(`end ${at} ${step.state} ${step.tries}`),
    );
    element.addEventListener('board-error', ({ sentence }) => this.told.push(sentence));
  }

  get root(): ShadowRoot {
    return this.element.shadowRoot as ShadowRoot;
  }

  get items(): HTMLElement[] {
    return [...this.element.querySelectorAll('li')];
  }

  /** What of ours stands in a step, counted from 1. */
  box(n: number): ShadowRoot {
    return this.items[n - 1]?.querySelector('[data-planisphere-step]')?.shadowRoot as ShadowRoot;
  }

  said(n: number, selector: string): string {
    return (this.box(n).querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim();
  }

  text(selector: string): string {
    return (this.root.querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim();
  }

  get board(): Board {
    return new Board(this.element.querySelector<GameElement>('[slot="board"]') as GameElement);
  }

  async shows(record: string): Promise<void> {
    await until(() => this.board.element.record === record);
    await this.board.settled();
  }

  async press(n: number, name: string): Promise<void> {
    this.box(n).querySelector<HTMLElement>(`button[name="${name}"], button.${name}`)?.click();
    await this.element.updateComplete;
  }

  async next(): Promise<void> {
    this.root.querySelector<HTMLElement>('button[name="next"]')?.click();
    await this.element.updateComplete;
  }
}

async function place(markup: string, width = 1000): Promise<StepsOnPage> {
  const frame = await fixture<HTMLElement>(html`<div></div>`);
  frame.style.width = `${width}px`;
  frame.style.setProperty('--board-motion', '0');
  const inside = document.createElement('template');
  inside.innerHTML = markup;
  const element = document.importNode(inside.content, true).firstElementChild as BoardSteps;
  const steps = new StepsOnPage(element);
  frame.append(element);
  return steps;
}

async function mount(markup: string, width?: number): Promise<StepsOnPage> {
  const steps = await place(markup, width);
  await steps.element.updateComplete;
  return steps;
}

const FIND = `<board-steps ${RECORD}><ol>
  <li data-ply="2"><b>Two stones</b> Red answers.</li>
  <li data-ply="6" data-find="A10 A20"><b>One move</b> Blue connects.
    <p data-answer="R20 T10">That stays <em>apart</em>.</p><p data-answer="A20">That connects too.</p></li>
  <li data-ply="10"><b>The end</b> That was it.</li>
</ol></board-steps>`;

describe('steps', () => {
  it('show each step on the board of the record’s game, by buttons, numbers, keys and the page', async () => {
    const steps = await mount(
      `<board-steps ${RECORD}><ol><li data-ply="2">Two.</li><li data-ply="5" data-marks="R10">Five.</li><li data-ply="10">Ten.</li></ol></board-steps>`,
    );
    await steps.shows(recordAt(2));
    expect(steps.board.element.localName).to.equal('star-board');
    expect(steps.text('.where')).to.equal('Step 1 of 3 Blue’s turn After 2 of 10 moves');
    await steps.next();
    await steps.shows(recordAt(5));
    expect(steps.board.element.marks).to.equal('R10');
    expect(steps.items.map((one) => one.getAttribute('aria-current'))).to.eql([null, 'step', null]);
    expect(steps.text('.heard')).to.equal('Step 2 of 3. Five.');
    await steps.press(3, 'number');
    await steps.shows(recordAt(10));
    steps.box(3).querySelector<HTMLElement>('.number')?.focus();
    await sendKeys({ press: 'ArrowUp' });
    await steps.shows(recordAt(5));
    expect(steps.box(2).activeElement?.className).to.contain('number');
    expect(steps.element.goTo(0).ok).to.equal(true);
    await steps.shows(recordAt(2));
    expect(steps.element.goTo(7).ok).to.equal(false);
    expect(steps.told).to.eql(['change 1', 'change 2', 'change 1', 'change 0']);
  });

  it('ask for a move: wrong ones are answered and put back, the right one opens what comes after', async () => {
    const steps = await mount(FIND);
    await steps.shows(recordAt(2));
    expect(steps.element.goTo(2).ok).to.equal(false);
    expect(steps.said(3, '.closed')).to.equal(
      'Opens when you have found the move of step 2, or had it shown.',
    );
    await steps.next();
    await steps.shows(recordAt(6));
    await until(() => !steps.board.element.readonly);
    await steps.board.pick('R20');
    expect(steps.said(2, '.answer')).to.equal('✕ R20: That stays apart.');
    expect(steps.board.element.record).to.equal(recordAt(6));
    expect(steps.board.element.marks).to.equal('R20:danger');
    await steps.board.pick('T42');
    expect(steps.said(2, '.answer')).to.equal('✕ That is not the move. Try another one.');
    await steps.board.pick('T20');
    expect(steps.said(2, '.answer')).to.contain('There is already a red stone on T20.');
    expect(steps.said(2, '.tries')).to.equal('2 wrong tries');
    await steps.board.pick('A10');
    await until(() => steps.said(2, '.answer') === '✓ That is the move.');
    expect(steps.element.steps.map(({ state }) => state)).to.eql(['read', 'found', 'read']);
    await steps.press(2, 'go-on');
    await steps.shows(recordAt(10));
    expect(steps.told).to.eql(['change 1', 'end 1 found 2', 'change 2']);
  });

  it('show a step that was opened before the board was there', async () => {
    const steps = await place(
      `<board-steps ${RECORD}><ol><li data-ply="2">Two.</li><li data-ply="5">Five.</li></ol></board-steps>`,
    );
    for (let tries = 0; tries < 50 && !steps.element.goTo(1).ok; tries++) await Promise.resolve();
    expect(steps.element.at).to.equal(1);
    await steps.shows(recordAt(5));
  });

  it('say the same answer twice, so that it is heard twice', async () => {
    const steps = await mount(FIND);
    await steps.next();
    await until(() => steps.board.element.readonly === false);
    await steps.board.pick('T42');
    const heard = steps.root.querySelector('.heard')?.textContent;
    expect(heard).to.contain('That is not the move.');
    await steps.board.pick('S42');
    expect(steps.said(2, '.tries')).to.equal('2 wrong tries');
    expect(steps.root.querySelector('.heard')?.textContent).not.to.equal(heard);
  });

  it('keep what a closed step says from ears as from eyes, and print all of it with numbers', async () => {
    const steps = await mount(FIND);
    const [, , last] = steps.items;
    expect(last?.innerText).to.contain('The end');
    expect(last?.innerText).not.to.contain('That was it.');
    onPaper(() => {
      expect(last?.innerText).to.contain('That was it.');
      const list = steps.element.querySelector('ol') as HTMLElement;
      expect(getComputedStyle(list).listStyleType).to.equal('decimal');
    });
  });

  it('have their own numbers alone, at the edge of their list, whatever a theme says of lists', async () => {
    const theme = document.createElement('style');
    theme.textContent = `.doc ol { list-style: decimal; margin: 16px 30px; padding-left: 20px }
      .doc li { list-style: square } .doc li + li { margin-top: 8px; padding-left: 4px }`;
    document.head.append(theme);
    try {
      const steps = await mount(FIND);
      steps.element.parentElement?.classList.add('doc');
      const left = steps.root.querySelector('.list')?.getBoundingClientRect().left ?? NaN;
      for (const item of steps.items) {
        const { listStyleType, marginTop, paddingLeft } = getComputedStyle(item);
        const fromEdge = item.getBoundingClientRect().left - left;
        expect([listStyleType, marginTop, paddingLeft, fromEdge]).to.eql(['""', '0px', '44px', 0]);
      }
    } finally {
      theme.remove();
    }
  });

  it('show the board in place of the picture that a fence has written into a step, and the picture on paper', async () => {
    const picture = '<img alt="Two stones" src="data:," style="display:block;max-width:100%;height:auto">';
    const steps = await mount(FIND.replace('</li>', `${picture}</li>`));
    const written = steps.items[0]?.querySelector('img') as HTMLElement;
    expect(getComputedStyle(written).display).to.equal('none');
    onPaper(() => expect(getComputedStyle(written).display).to.equal('block'));
  });

  it('say the page’s own sentence for a right move, and give hints and the move itself', async () => {
    const steps = await mount(FIND);
    await steps.next();
    await until(() => steps.board.element.readonly === false);
    await steps.press(2, 'hint');
    expect(steps.said(2, '.answer')).to.equal('It is one of the marked places.');
    expect(steps.board.element.marks).to.contain('A10:dot');
    await steps.press(2, 'show');
    await until(() => steps.element.steps[1]?.state === 'shown');
    expect(steps.board.element.record).to.equal(recordAt(7));
    expect(steps.said(2, '.answer')).to.equal('✓ This is the move.');
    expect(steps.element.steps[1]?.hints).to.equal(1);
  });

  it('ask for several moves in a row, of a board that the page has put there', async () => {
    const steps = await mount(`<board-steps><space-crack-map></space-crack-map><ol><li
      data-position="boardSize=6;planets=7B,3B11,5B,4B,4A9,6,8A4,8A,3A,4A;turn=15;points=2,0;order=sequential"
      data-find="7-5/5-2">Attack planet 2.</li></ol></board-steps>`);
    await until(() => steps.board.element.readonly === false);
    for (const planet of ['7', '5']) await steps.board.pick(planet);
    await until(() => steps.said(1, '.answer') === 'Right. Now the next move.');
    for (const planet of ['5', '2']) await steps.board.pick(planet);
    await until(() => steps.element.steps[0]?.state === 'found');
  });

  it('name what is wrong in the step itself, and the others go on', async () => {
    const steps = await mount(`<board-steps ${RECORD}><ol>
      <li>Nowhere.</li><li data-ply="77">Beyond.</li><li data-ply="2" data-find="S31">Taken.</li><li data-ply="2">Two.</li>
    </ol></board-steps>`);
    await until(() => steps.element.steps[2]?.state === 'faulty');
    await steps.element.updateComplete;
    expect([1, 2, 3].map((n) => steps.said(n, '.fault'))).to.eql([
      'The board cannot show this step. Neither data-position nor data-ply is given.',
      'The board cannot show this step. data-ply is 77. The record has 10 moves.',
      'The board cannot show this step. data-find: There is already a blue stone on S31. Choose an empty cell.',
    ]);
    expect(steps.told[1]).to.equal('Step 2. data-ply is 77. The record has 10 moves.');
    await steps.press(4, 'number');
    await steps.shows(recordAt(2));
  });

  it('without a list, a board or a record that can be read say so', async () => {
    const empty = await mount('<board-steps></board-steps>');
    expect(empty.text('.fault')).to.contain('There are no steps.');
    const none = await mount('<board-steps><ol><li data-ply="1">One.</li></ol></board-steps>');
    expect(none.text('.fault')).to.contain('Say which board is meant:');
    const broken = await mount(
      '<board-steps record="star/1 rings=4 | S31 S31"><ol><li data-ply="1">One.</li></ol></board-steps>',
    );
    await until(() => broken.element.steps[0]?.state === 'faulty');
    await broken.element.updateComplete;
    expect(broken.said(1, '.fault')).to.contain('There is already a blue stone on S31.');
  });

  it('follow the page where it is scrolled, if it wants that', async () => {
    const long = 'style="min-height:900px"';
    const steps = await mount(
      `<board-steps follow-scroll ${RECORD}><ol><li data-ply="2" ${long}>Two.</li><li data-ply="5" ${long}>Five.</li></ol></board-steps>`,
    );
    await steps.shows(recordAt(2));
    steps.items[1]?.scrollIntoView();
    await steps.shows(recordAt(5));
    expect(steps.element.at).to.equal(1);
  });

  it('on a phone have the board above, and only the title of what is not on show', async () => {
    const steps = await mount(FIND.replace('Red answers.', 'Red answers. '.repeat(20)), 360);
    await steps.shows(recordAt(2));
    const before = steps.items[0]?.offsetHeight ?? 0;
    await steps.next();
    expect(steps.items[0]?.offsetHeight).to.be.below(before / 2);
    const stage = steps.root.querySelector('.stage') as HTMLElement;
    expect(getComputedStyle(stage).position).to.equal('sticky');
    expect(steps.element.scrollWidth).to.be.at.most(360);
  });
});
