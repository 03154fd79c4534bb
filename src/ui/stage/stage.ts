/**
 * A board in front of a class: it fills the screen, what pupils read is large, and what the teacher needs stands apart.
 * Loaded where a page sets `stage`.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { bare } from '../../core/words/language.js';
import { mixWords, type Words, type WordTable } from '../../core/words/words.js';
import type { Rendered, StageParts } from '../contract/parts.js';
import { endButtons, ownEndButtons, renderConversation, told } from '../conversation/conversation.js';
import { renderNotice } from '../conversation/share.js';
import { renderToldButton, renderToldLine } from '../conversation/told.js';
import { wear } from '../dom/adopted-styles.js';
import { pressedKey, takeKey } from '../dom/keys.js';
import { langOf, renderLine } from '../dom/sentence.js';
import { buttonsOf, isTurn, notesOf, progressOf, rulesHrefOf, shownOf } from '../game/select.js';
import type { Board } from '../panel/board.js';
import { KEYS, type ControlName } from '../panel/controls.js';
import { renderIcon } from '../panel/icons.js';
import type { MoveButtons } from '../panel/move-buttons.js';
import { renderNotes, renderStanding } from '../panel/status.js';
import { tokens } from '../styles/tokens.css.js';
import { describeStanding } from '../words/describe-standing.js';
import { inEnglish, layersOf } from '../words/page-words.js';
import { kitWords } from '../words/words.en.js';
import { stageStyles } from './stage.css.js';
import { TeacherPart } from './teacher.js';
import { stageWords } from './words.stage.en.js';

/** Keys of a stage that no board has. */
const TEACHER_KEY = 't';
const ROOM_KEY = 'd';

/** The room that the board is shown in: as the page has it, dark, or bright. */
export type Room = 'page' | 'dark' | 'bright';

export class Stage {
  readonly #board: Board;
  readonly #buttons: MoveButtons;
  readonly #press: (name: ControlName) => void;
  readonly #teacher: TeacherPart;
  #room: Room = 'page';
  #root: ShadowRoot | undefined;
  #words: { readonly table: Words; readonly own: WordTable | undefined; readonly words: Words } | undefined;

  constructor(board: Board, buttons: MoveButtons, press: (name: ControlName) => void) {
    this.#board = board;
    this.#buttons = buttons;
    this.#press = press;
    this.#teacher = new TeacherPart(board, {
      words: () => this.#said,
      parts: () => this.#parts,
      room: () => this.room,
      changeRoom: () => this.#changeRoom(),
      press,
      pressAct: (name) => buttons.press(name),
    });
  }

  get #parts(): StageParts<unknown> | undefined {
    return this.#board.parts.stage?.();
  }

  /** What the board says, with what is said on a stage alone. */
  get #said(): Words {
    const { state, world } = this.#board;
    const own = this.#parts?.words;
    const known = this.#words;
    if (known?.table === state.table && known.own === own) return known.words;
    const layers = [
      ...[kitWords, stageWords, { ...own }].map(inEnglish),
      ...layersOf(state, world.language()),
    ];
    const words = mixWords(state.table.language, layers, state.adapter.words.cellFacts).tagged;
    this.#words = { table: state.table, own, words };
    return words;
  }

  /** Whether it is dark there, whoever has decided that. */
  get room(): 'dark' | 'bright' {
    if (this.#room !== 'page') return this.#room;
    const { defaultView } = this.#board.element.ownerDocument;
    return defaultView?.matchMedia('(prefers-color-scheme:dark)').matches === true ? 'dark' : 'bright';
  }

  #changeRoom(): void {
    this.#room = this.room === 'dark' ? 'bright' : 'dark';
    this.#board.element.requestUpdate();
  }

  // The board's life.

  /** Puts the stage's look on a board and listens to keys, or ends both. */
  follow(root: ShadowRoot, isOn: boolean): void {
    const scheme = { page: 'light dark', dark: 'dark', bright: 'light' }[this.#room];
    // A board that fills the screen has its own ground: its colours weigh more than those of the page.
    const colours = `${tokens.cssText}:host{color-scheme:${scheme}}`.replaceAll(
      ':host{',
      ':host(:not([hidden])){',
    );
    const look = colours + stageStyles.cssText;
    wear(root, 'stage', isOn ? look + (this.#parts?.styles.cssText ?? '') : '');
    const { ownerDocument } = root;
    if (isOn === (this.#root !== undefined)) return this.#teacher.update(isOn);
    this.#root = isOn ? root : undefined;
    if (isOn) ownerDocument.addEventListener('keydown', this.#onKey, true);
    else ownerDocument.removeEventListener('keydown', this.#onKey, true);
    this.#teacher.update(isOn);
  }

  /** A board that fills the screen hears the keys that are pressed nowhere else. */
  readonly #onKey = (event: KeyboardEvent): void => {
    const { element, state } = this.#board;
    const [target] = event.composedPath() as Element[];
    const isHere = event.composedPath().includes(element);
    const isNowhere =
      target === element.ownerDocument.body || target === element.ownerDocument.documentElement;
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || event.repeat) return;
    if (!isHere && !isNowhere) return;
    if (target?.closest('input, textarea, select, dialog, .asking')) return;
    if (this.#means(pressedKey(event), shownOf(state)?.view, isNowhere)) takeKey(event);
  };

  /** `isNowhere`: no part of the board has the focus, so its own keys would not be heard. */
  #means(key: string, view: unknown, isNowhere: boolean): boolean {
    if (view !== undefined && this.#parts?.key(view, key)) return true;
    // What a game takes as typed on its board is not the stage's.
    if (!isNowhere && this.#board.state.adapter.input.types?.test(key)) return false;
    const control = KEYS[key.toLowerCase()];
    if (key.toLowerCase() === TEACHER_KEY) this.#teacher.toggle();
    else if (key.toLowerCase() === ROOM_KEY) this.#changeRoom();
    else if (isNowhere && control) this.#press(control);
    else return false;
    return true;
  }

  // What is shown.

  /** Beside the board: the time, what is told, the score, and below it all that is pressed. */
  render(): TemplateResult {
    const board = this.#board;
    const { state, parts } = board;
    const shown = shownOf(state);
    if (!shown || state.nextAtScreen !== undefined) return html`${renderConversation(board, nothing)}`;
    const { view } = shown;
    const own = this.#parts;
    // Until what the game shows has come, nothing is shown in its place.
    const isLate = parts.stage !== undefined && own === undefined;
    const body = own
      ? own.render(view, this.#said, this.#renderTold(shown))
      : isLate
        ? nothing
        : this.#renderUsual(view);
    return html`${body}${isLate ? nothing : this.#renderFoot(view)}${this.#teacher.render()}`;
  }

  #renderTold(shown: NonNullable<ReturnType<typeof shownOf>>): Rendered {
    const { state } = this.#board;
    const notes = notesOf(state);
    if (notes.length > 0) return renderNotes(notes, rulesHrefOf(state), state.words);
    const line = told(this.#board, shown);
    return line && line.kind !== 'offer' ? renderToldLine(line) : nothing;
  }

  /** As beside any board, but for what no class needs. */
  #renderUsual(view: unknown): TemplateResult {
    const board = this.#board;
    const { panel } = board.parts;
    const shown = shownOf(board.state);
    const aside = shown ? renderLine(panel?.progress?.(shown) ?? progressOf(board.state, shown)) : nothing;
    const standing = shown && { ...describeStanding(shown, board.state), ...panel?.standing?.() };
    return html`${panel?.tools?.() ?? nothing}${standing ? renderStanding(standing, aside) : nothing}
      <div class="over">${shown ? this.#renderTold(shown) : nothing}</div>${panel?.lead?.() ?? nothing}
      <div class="figures">${panel?.score?.(view) ?? nothing}${panel?.plan?.(view) ?? nothing}${
        panel?.choices?.(view) ?? nothing
      }</div>`;
  }

  /** Undo, what the game is played by, and what ends something: always in view. */
  #renderFoot(view: unknown): TemplateResult {
    const board = this.#board;
    const { state } = board;
    const { canUndo = false } = shownOf(state) ?? {};
    const isEnd = state.session?.isOver === true || ownEndButtons(board) !== undefined;
    const acts = this.#parts?.buttons(view) ?? buttonsOf(state);
    const isWaiting = this.#parts === undefined && !isTurn(state);
    const name = this.#said.say('teacher.name');
    return html`<div class="foot">
      <button name="undo" class="apart" aria-disabled=${canUndo ? nothing : 'true'} aria-keyshortcuts="U"
        @click=${() => canUndo && this.#press('undo')}>${renderIcon('undo')}<span>${renderLine(
          state.words.say('act.undo'),
        )}</span></button>
      ${
        isEnd && !this.#parts
          ? html`<div class="acts" part="acts">${endButtons(board).map(renderToldButton)}</div>`
          : this.#buttons.render(acts, isWaiting)
      }
      <button name="teacher" class="apart" aria-label=${bare(name)} lang=${langOf(name)} title=${bare(name)}
        aria-keyshortcuts="T" @click=${() => this.#teacher.toggle()}>${renderIcon('menu')}</button>
      ${renderNotice(board, 'acts')}
    </div>`;
  }
}
