/** The controller of a board: the game in hand and its panel, joined to the element, and its lesson. It draws no board and knows no rule. */
import { isServer, type ReactiveController } from 'lit';
import type { Result } from '../../core/result.js';
import type { Seat } from '../../core/rules.js';
import { keepCurrentInView } from '../panel/move-list.js';
import type { Shell } from '../contract/definition.js';
import type { Guide } from '../contract/guide.js';
import type { Settings } from '../contract/settings.js';
import type { Held } from '../dom/focus.js';
import type { AnySession } from '../contract/board-state.js';
import { Lessons, type LessonBoard } from './lessons.js';
import { MisspeltAttributes } from './misspelt-attributes.js';
import { standsInPage } from '../dom/page.js';
import type { AnyAdapter } from '../contract/adapter.js';
import { PanelController } from './panel-controller.js';

/** After so many moves of their own a reader is offered the lesson no more. */
const FEW = 3;
/** What tells that a reader acts. */
const ACTS = ['pointerup', 'keydown', 'click'];
/** What tells whether a finger points, or a mouse. */
const POINTED = ['pointerdown', 'pointerover'];

export abstract class GameController extends PanelController {
  readonly #misspelt: MisspeltAttributes;
  /** What Lit calls of this controller. */
  readonly #called: readonly ReactiveController[];
  readonly #lessons: Lessons;
  /** The `ply/plies` that the list of moves was last scrolled to. */
  #place = '';
  /** What had the focus before the rendering. */
  #held: Held | undefined;

  constructor(shell: Shell, adapter: AnyAdapter) {
    super(shell, adapter);
    const { element, settings } = shell;
    this.#lessons = new Lessons(this, settings);
    this.starter.isHeld = isServer;
    this.#misspelt = new MisspeltAttributes(element, (found, meant) => {
      this.notes.advise({ code: 'attribute/unknown', facts: { name: found, meant } }, found);
      this.redraw();
    });
    // Lit keeps its controllers within the page's reach, so it gets no more of this one than two calls.
    const calls = { hostUpdated: () => this.bots.consider(), hostDisconnected: () => this.bots.stop() };
    element.addController(calls);
    this.#called = [calls, this.motion];
  }

  get isInPage(): boolean {
    return standsInPage(this.element);
  }

  tell(event: Event): boolean {
    return this.guide ? this.guide.tell(event) : this.element.dispatchEvent(event);
  }

  // The element's life.

  connected(): void {
    if (!isServer) this.starter.connect();
    if (!isServer) this.#listen('addEventListener');
    this.localizer.forget();
    if (!isServer) this.commands.closeMovedMenu();
    if (!this.guide) this.#misspelt.watch();
    this.catchUp();
    this.lesson?.connected();
  }

  disconnected(): void {
    this.#misspelt.unwatch();
    this.starter.disconnect();
    this.#listen('removeEventListener');
    this.conversation.goOn();
    this.conversation.forget();
    this.parts.leave?.();
    this.guide?.rest();
    this.lesson?.disconnected();
  }

  #listen(how: 'addEventListener' | 'removeEventListener'): void {
    for (const type of ACTS) this.element[how](type, this.#onAct, true);
    for (const type of POINTED) this.element[how](type, this.#onPointed, true);
  }

  readonly #onPointed = (event: Event): void => {
    const isTouch = (event as PointerEvent).pointerType === 'touch';
    this.element.shadowRoot?.querySelector('.frame')?.toggleAttribute('data-touch', isTouch);
  };

  /** The reader does something, before that is done: what waited for the reader is past. Who scrolls by a finger only looks. */
  readonly #onAct = (event: Event): void => {
    // What a script or assistive technology presses has no pointer before it.
    if (event.type === 'click' && (event as MouseEvent).detail > 0) return;
    this.asking.attend(event);
    this.conversation.goOn();
  };

  /** Until `release` the board shows what a server would. */
  hold(): void {
    this.starter.isHeld = true;
  }

  release(): void {
    this.starter.release();
  }

  /** Before rendering. `exact`: what is drawn first must be all that is shown, as a server does it. */
  prepare(_exact: boolean): void {
    this.#held = this.focus.held;
  }

  /** `root`: where it is on show. While a lesson is, what is to be said waits; the page hears of everything. */
  updated(root: ShadowRoot | undefined): void {
    this.games.tellOwed();
    if (root) {
      this.focus.keep(this.#held);
      // Whoever scrolls the list is left there until the position is another one.
      const place = `${this.shown?.ply}/${this.shown?.plies}`;
      if (place !== this.#place) keepCurrentInView(root.querySelector<HTMLElement>('.moves-beside .moves'));
      this.#place = place;
      if (!this.ending.isMoving) this.notes.flush(root.querySelector('.said'));
    }
    for (const event of this.notes.takeErrors()) this.tell(event);
    if (!this.starter.isHeld) this.#lessons.openUnasked();
  }

  /** What holds now, for `:state()`. */
  get states(): Readonly<Record<string, boolean>> {
    const { shown } = this;
    const looking = shown !== undefined && shown.ply < shown.plies;
    const lesson = this.lesson !== undefined;
    return { over: shown?.outcome !== undefined, looking, lesson, ...this.parts.states?.() };
  }

  // The lesson: a board of its own behind the same element.

  get lesson(): LessonBoard | undefined {
    return this.#lessons.board;
  }

  get hasLesson(): boolean {
    return this.#lessons.has;
  }

  openLesson(): Promise<Result<number>> {
    return this.#lessons.open();
  }

  /** The lesson is offered until the reader has made a few moves. */
  get lessonOffer(): (() => void) | undefined {
    const { session, humans, isReadonly } = this;
    const own = session?.pliesFrom(0).filter(({ actor }) => humans.includes(actor as Seat)).length ?? 0;
    const isNew = own < FEW && !this.#lessons.wasOpen && !session?.isOver && !this.games.progress.solved;
    return this.hasLesson && isNew && humans.length > 0 && !isReadonly
      ? () => void this.openLesson()
      : undefined;
  }

  giveLesson(text: string | undefined): void {
    this.#lessons.give(text);
    this.redraw();
  }

  makeLessonBoard(settings: Settings, guide: Guide): LessonBoard {
    const { element, definition, adapter, constructor } = this;
    const Board = constructor as new (shell: Shell, adapter: AnyAdapter) => GameController & LessonBoard;
    return new Board({ element, definition, settings, guide }, adapter);
  }

  /** The lesson has been left. */
  comeBack(told: string): void {
    this.say(told, this.shown ? this.adapter.describeTurn(this.shown.view, this.words, this.reader) : '');
  }

  clearError(source: string): void {
    this.notes.clearError(source);
  }

  override apply(): AnySession | undefined {
    this.#lessons.follow();
    return super.apply();
  }

  /** On the board of a lesson: back to its first position, without a word. */
  putBack(): void {
    this.notes.quietly(() => this.restart());
  }

  /** On the board of a lesson that has been left: the element knows it no more. */
  retire(): void {
    this.disconnected();
    for (const one of this.#called) this.element.removeController(one);
  }

  /** Resolves when motion, bots and a hint are done. */
  async settle(): Promise<void> {
    do {
      await this.element.updateComplete;
      await this.motion.idle();
      await this.conversation.idle();
      await this.bots.idle();
      await this.commands.idle();
      await this.ending.idle();
      await this.#lessons.settle();
      await this.lesson?.settle();
    } while (this.element.isUpdatePending || this.waiting || this.motion.isPlaying || this.bots.isThinking);
  }
}
