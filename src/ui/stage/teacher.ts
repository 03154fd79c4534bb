/**
 * What the teacher needs and the class does not: the time, the last move, who has done how much. It opens beside the
 * board or in a window of its own, for the teacher's screen; both show and press the same board.
 */
import { html, nothing, render, type TemplateResult } from 'lit';
import { csvOf, tabbed } from '../../core/text/spreadsheet.js';
import { bare } from '../../core/words/language.js';
import type { Words } from '../../core/words/words.js';
import type { MoveButton } from '../contract/adapter.js';
import type { StageParts, StageTable } from '../contract/parts.js';
import { langOf, renderLine, renderWord } from '../dom/sentence.js';
import { progressOf, shownOf } from '../game/select.js';
import { questionOf } from '../panel/asking.js';
import type { Board } from '../panel/board.js';
import type { ControlName } from '../panel/controls.js';
import { tokens } from '../styles/tokens.css.js';
import { describeMove } from '../words/describe-move.js';
import { teacherStyles, windowStyles } from './teacher.css.js';
import { usualTable } from './usual-table.js';

/** The stage that this part belongs to. */
interface TeacherStage {
  words(): Words;
  parts(): StageParts<unknown> | undefined;
  room(): 'dark' | 'bright';
  changeRoom(): void;
  press(name: ControlName): void;
  pressAct(name: string): void;
}

const SIZE = 'popup,width=600,height=760';

export class TeacherPart {
  readonly #board: Board;
  readonly #stage: TeacherStage;
  #isOpen = false;
  #window: Window | undefined;
  /** A short answer beside the buttons. */
  #told = '';

  constructor(board: Board, stage: TeacherStage) {
    this.#board = board;
    this.#stage = stage;
  }

  toggle(): void {
    this.#told = '';
    if (this.#window) return this.#window.focus();
    this.#isOpen = !this.#isOpen;
    // What is uncovered can have the focus again.
    if (!this.#isOpen) this.#cover();
    this.#redraw();
    this.#board.focus.lead(this.#isOpen ? '.teacher [name=close]' : '.foot [name=teacher]');
  }

  /** It lies over all that is beside the board: Tab must not lead to what is covered. */
  #cover(): void {
    const beside = this.#board.element.shadowRoot?.querySelectorAll<HTMLElement>('.panel > :not(.teacher)');
    for (const node of beside ?? []) node.inert = this.#isOpen;
  }

  #redraw(): void {
    this.#board.element.requestUpdate();
  }

  #tell(key: string): void {
    this.#told = key;
    this.#redraw();
  }

  // A window of its own.

  #openWindow(): void {
    const { ownerDocument } = this.#board.element;
    const own = ownerDocument.defaultView?.open('', '', SIZE) as
      (Window & typeof globalThis) | null | undefined;
    if (!own) return this.#tell('teacher.no-window');
    const sheet = new own.CSSStyleSheet();
    const inks = tokens.cssText.replaceAll(':host', ':root');
    sheet.replaceSync(inks + windowStyles.cssText + teacherStyles.cssText);
    own.document.adoptedStyleSheets = [sheet];
    own.document.title = bare(this.#stage.words().say('teacher.name'));
    own.addEventListener('pagehide', () => this.#closed());
    ownerDocument.defaultView?.addEventListener('pagehide', this.#closeWindow);
    this.#window = own;
    this.#isOpen = false;
    this.#told = '';
    this.#redraw();
  }

  readonly #closeWindow = (): void => this.#window?.close();

  #closed(): void {
    this.#window = undefined;
    this.#board.element.ownerDocument.defaultView?.removeEventListener('pagehide', this.#closeWindow);
    this.#redraw();
  }

  /** After a rendering of the board: the window follows it. */
  update(isOn: boolean): void {
    if (!isOn) this.#isOpen = false;
    this.#cover();
    const own = this.#window;
    if (!own) return;
    if (!isOn) return this.#closeWindow();
    own.document.documentElement.lang = this.#board.state.words.language;
    render(html`<main class="teacher">${this.#renderInside(own)}</main>`, own.document.body);
  }

  /** Beside the board; nothing while it is shut, or in a window. */
  render(): TemplateResult | typeof nothing {
    if (!this.#isOpen) return nothing;
    const name = this.#stage.words().say('teacher.name');
    const { defaultView } = this.#board.element.ownerDocument;
    return html`<section class="teacher" role="dialog" aria-label=${bare(name)} lang=${langOf(name)}>${
      defaultView ? this.#renderInside(defaultView) : nothing
    }</section>`;
  }

  // What is in it.

  #renderInside(view: Window): TemplateResult {
    const { state } = this.#board;
    const shown = shownOf(state);
    const parts = this.#stage.parts();
    const words = this.#stage.words();
    const button = (name: string, caption: string, press: () => void, isOff = false): TemplateResult =>
      html`<button name=${name} aria-disabled=${isOff ? 'true' : nothing}
          @click=${() => !isOff && press()}>${renderLine(caption)}</button>`;
    const own = (name: string, press: () => void): TemplateResult =>
      button(name, words.say(`teacher.${name}`), press);
    const acts = shown && parts ? parts.buttons(shown.view) : [];
    const table = shown && (parts ? parts.table(shown.view, words) : usualTable(state, words));
    const isAlone = this.#window !== undefined;
    return html`<h2>${renderWord(words, 'teacher.name')}</h2>
      <p class="time"><strong>${parts?.clock(words) ?? ''}</strong> <span>${
        shown ? renderLine(this.#board.parts.panel?.progress?.(shown) ?? progressOf(state, shown)) : nothing
      }</span></p>
      <p class="row">${acts.map((act) =>
        button(
          act.name,
          words.say(`act.${act.name}`, act.facts),
          () => this.#stage.pressAct(act.name),
          act.isOff,
        ),
      )}</p>
      ${this.#renderQuestion(acts)}
      <p class="last"><span>${renderWord(words, 'teacher.last')}</span> ${renderLine(
        describeMove(state, shown?.ply ?? 0),
      )}</p>
      <p class="row">${button(
        'undo',
        words.say('teacher.undo'),
        () => this.#stage.press('undo'),
        shown?.canUndo !== true,
      )}</p>
      ${table ? this.#renderTable(table, words) : nothing}
      <p class="row">
        ${table ? html`${own('save', () => save(view, table))}${own('copy', () => void this.#copy(view, table))}` : nothing}
        ${own(this.#stage.room() === 'dark' ? 'bright' : 'dark', () => this.#stage.changeRoom())}
        ${isAlone ? nothing : html`${own('window', () => this.#openWindow())}${own('menu', () => this.#stage.press('menu'))}`}
        ${own('close', () => (isAlone ? view.close() : this.toggle()))}
      </p>
      <p role="status">${this.#told === '' ? nothing : renderWord(words, this.#told)}</p>`;
  }

  /** What is asked at the board's own button is answered here too. */
  #renderQuestion(acts: readonly MoveButton[]): TemplateResult | typeof nothing {
    const { state, dispatch } = this.#board;
    const act = acts.find(({ name }) => name === state.question?.name);
    if (!act) return nothing;
    const { text, yes, no } = questionOf(act.name, state.words, act.facts);
    const answer = (isYes: boolean): void => {
      dispatch({ type: 'unask' });
      if (isYes && !this.#board.parts.press?.(act.name))
        dispatch({ type: 'input', input: { type: 'button', name: act.name } });
    };
    return html`<p class="row asking">${renderLine(text)}
      <button name="no" @click=${() => answer(false)}>${renderLine(no)}</button>
      <button name="yes" class="main" @click=${() => answer(true)}>${renderLine(yes)}</button></p>`;
  }

  #renderTable({ heads, rows }: StageTable, words: Words): TemplateResult {
    return html`<h3>${renderWord(words, 'teacher.table')}</h3>
      <div class="wide" tabindex="0"><table>
        <thead><tr>${heads.map((head) => html`<th scope="col">${renderLine(head)}</th>`)}</tr></thead>
        <tbody>${rows.map(
          ([first = '', ...cells]) =>
            html`<tr><th scope="row">${renderLine(first)}</th>${cells.map(
              (text) => html`<td>${renderLine(text)}</td>`,
            )}</tr>`,
        )}</tbody>
      </table></div>`;
  }

  async #copy(view: Window, table: StageTable): Promise<void> {
    try {
      await view.navigator.clipboard.writeText(tabbed([table.heads, ...table.rows]));
      this.#tell('teacher.copied');
    } catch {
      this.#tell('teacher.not-copied');
    }
  }
}

function save(view: Window, { heads, rows }: StageTable): void {
  const address = URL.createObjectURL(new Blob([csvOf([heads, ...rows])], { type: 'text/csv' }));
  Object.assign(view.document.createElement('a'), { href: address, download: 'class.csv' }).click();
  // The browser has it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
