/** A set in a page as verbs for tests: its boards, its buttons, what it says. */
import { expect, fixture, html } from '@open-wc/testing';
import '../../src/ui/set/define.js';
import type { BoardSet } from '../../src/ui/set/define.js';
import type { ItemEndEvent, SetEndEvent } from '../../src/ui/set/events.js';
import type { GameElement } from '../../src/ui/elements/game-element.js';
import { Board, STILL, until } from '../board.js';

/** Merge at 5, then attack 2; the other way loses. */
export const CRACK = `<space-crack-map ${STILL} position="boardSize=6;planets=7B,3B11,5B,4B,4A9,6,8A4,8A,3A,4A;turn=15;points=2,0;order=sequential" goal="break" par="2"`;
/** S10 connects. */
export const STAR = `<star-board ${STILL} bot-pace="0" puzzle="3:B.RB3R.2BR2.BR.3B.R.BR.2RBR.;goal=connect:A10:S30;par=2"`;
/** b2 solves it. */
export const TURN = `<rotation-puzzle ${STILL} puzzle="HG./.Y./..R;goals=YR"`;

export class SetOnPage {
  readonly element: BoardSet;
  readonly ends: ItemEndEvent[] = [];
  readonly overs: SetEndEvent[] = [];
  readonly errors: string[] = [];

  constructor(element: BoardSet) {
    this.element = element;
    element.addEventListener('item-end', (event) => this.ends.push(event));
    element.addEventListener('set-end', (event) => this.overs.push(event));
    element.addEventListener('board-error', ({ sentence }) => this.errors.push(sentence));
  }

  get root(): ShadowRoot {
    return this.element.shadowRoot as ShadowRoot;
  }

  text(selector: string): string {
    return (this.root.querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim();
  }

  all(selector: string): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>(selector)];
  }

  button(name: string): HTMLButtonElement {
    const found = this.root.querySelector<HTMLButtonElement>(`button[name="${name}"]`);
    if (!found) throw new Error(`the set has no button ${name}`);
    return found;
  }

  async press(name: string): Promise<void> {
    this.button(name).click();
    await this.element.updateComplete;
  }

  /** Presses the number of an item, counted from 1. */
  async step(n: number): Promise<void> {
    (this.all('.step')[n - 1] as HTMLButtonElement).click();
    await this.element.updateComplete;
  }

  /** This one of the boards that are there, counted from 1, settled. */
  async board(n: number): Promise<Board> {
    const boards = [...this.element.querySelectorAll<GameElement>('*')].filter((one) => 'toAct' in one);
    const board = boards[n - 1] as GameElement;
    const made = new Board(board);
    await until(() => board.hasUpdated);
    await made.settled();
    return made;
  }

  /** What each item has come to. */
  get states(): string[] {
    return this.element.items.map(({ state, earned, points }) => `${state} ${earned}/${points}`);
  }

  /** The items that stand in view, from 1. */
  get inView(): number[] {
    return [...this.element.children].flatMap((child, at) => (child.checkVisibility() ? [at + 1] : []));
  }
}

export async function mountSet(markup: string, width = 480): Promise<SetOnPage> {
  const frame = await fixture<HTMLElement>(html`<div></div>`);
  frame.style.width = `${width}px`;
  const inside = document.createElement('template');
  inside.innerHTML = markup;
  const element = document.importNode(inside.content, true).firstElementChild as BoardSet;
  const set = new SetOnPage(element);
  frame.append(element);
  await element.updateComplete;
  await until(() => set.root.querySelector('.bar, .faults p') !== null);
  expect(element.localName).to.equal('board-set');
  return set;
}
