/** The controller behind an element: makes the board's store, effects and views, and joins them. */
/* eslint max-lines: ['warn', { max: 325, skipBlankLines: true, skipComments: true }] --
   It joins store, effects, views and lesson, and has a line for each thing that the element asks; what each does
   is its own file. */
import { isServer, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import { refuse, type Result } from '../../core/basics/result.js';
import type { Viewer } from '../../core/contract/rules.js';
import { MotionController } from '../board/motion.js';
import type { Adapter, AnyAdapter } from '../contract/adapter.js';
import type { BoardState } from '../contract/board-state.js';
import type { Around, BoxContent, Controller, MakeController, Shell } from '../contract/controller.js';
import type { GoesOn, Guide } from '../contract/guide.js';
import type { BoardParts, MakeParts } from '../contract/parts.js';
import type { Dispatch, EffectTable, World } from '../contract/requests.js';
import { Acts } from '../conversation/acts.js';
import { Ending } from '../conversation/ending.js';
import { Focus, stopWhileScrolling, type Held } from '../dom/focus.js';
import { languageAt } from '../dom/sentence.js';
import { askingBots, Bots } from '../effects/bots.js';
import { LateParts } from '../effects/late-parts.js';
import { sayIn } from '../effects/live-region.js';
import { PageEffects, pageWorld } from '../effects/page.js';
import { Timers } from '../effects/timers.js';
import { outcomeOf, solvedOf, toActOf } from '../game/progress.js';
import { recordOf, saveAs, shownOf } from '../game/select.js';
import type { LessonBoard } from '../lesson/lesson-opener.js';
import type { Board } from '../panel/board.js';
import type { ControlName } from '../panel/controls.js';
import { MoveButtons } from '../panel/move-buttons.js';
import { keepCurrentInView } from '../panel/move-list.js';
import { renderHandOver } from '../panel/status.js';
import { firstGame } from '../start/new-game.js';
import { OnStage } from '../stage/on-stage.js';
import { Store } from '../store/store.js';
import { wordsAround } from '../words/page-words.js';
import { Speech } from '../words/speech.js';
import { BoardView } from './board-view.js';
import { ControlRow } from './controls.js';
import { effectTable, followRest } from './effect-table.js';
import { loadedGuided, Lessons } from './lessons.js';
import { Menu, menuContent } from './menu.js';
import { MisspeltAttributes } from './misspelt-attributes.js';
import { contextOf, JoinedParts } from './parts-context.js';
import { renderPanel } from './panel.js';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the kit handles views it knows nothing about
type AnyParts = BoardParts<any>;

/** How the element of a board gets its controller, from what its game gives. */
export function controllerOf<S, M, E, O, V, U>(
  adapter: Adapter<S, M, E, O, V, U>,
  makeParts: MakeParts<S, M, E, V, U>,
): MakeController {
  return (shell) => new BoardController(shell, adapter, makeParts);
}

/** Buttons that need the menu's code, which also makes the pictures to share. */
const NEED_MENU = ['menu', 'share', 'share-result'];

class BoardController<S, M, E, O, V, U> implements Controller, Board, LessonBoard {
  readonly element: LitElement;
  readonly dispatch: Dispatch;
  readonly motion: MotionController;
  readonly focus: Focus;
  /** Set on the board of a lesson. */
  readonly #guide: Guide | undefined;
  readonly #store: Store;
  readonly #effects: EffectTable;
  readonly #bots: Bots;
  readonly #page: PageEffects;
  readonly #timers: Timers;
  readonly #speech: Speech;
  readonly #view: BoardView;
  readonly #menu: Menu;
  readonly #row: ControlRow;
  readonly #buttons: MoveButtons;
  readonly #onStage: OnStage;
  readonly #ending: Ending;
  readonly #acts: Acts;
  readonly #lessons: Lessons;
  readonly #misspelt: MisspeltAttributes;
  readonly #lateParts: LateParts;
  readonly #parts: JoinedParts;
  /** The hooks that Lit calls on this controller. */
  readonly #called: readonly ReactiveController[];
  /** The `ply/plies` that the list of moves was last scrolled to. */
  #place = '';
  /** Set while the board leaves its page: no rendering is asked for then. */
  #isLeaving = false;
  /** The focus before the rendering. */
  #held: Held | undefined;

  constructor(
    { element, definition, settings, guide, isHeld }: Shell,
    adapter: Adapter<S, M, E, O, V, U>,
    makeParts: MakeParts<S, M, E, V, U>,
  ) {
    this.element = element;
    this.#guide = guide;
    this.#store = new Store(
      {
        definition,
        adapter: adapter as AnyAdapter,
        settings,
        lesson: guide && { learned: guide.words, texts: guide.texts },
        isHeld: isServer || isHeld === true,
      },
      {
        world: pageWorld(element, () => this.parts),
        tell: (event) => (guide ? guide.tell(event) : element.dispatchEvent(event)),
        effects: () => this.#effects,
        changed: () => this.#isLeaving || element.requestUpdate(),
      },
    );
    const { dispatch } = this.#store;
    this.dispatch = guide ? loadedGuided().guarded(dispatch, guide) : dispatch;
    this.motion = new MotionController(element);
    this.focus = new Focus(element, (isSeen) => this.#view.focus(isSeen));
    const bots = (this.#bots = new Bots(this.#store, this.motion));
    this.#page = new PageEffects(this.#store);
    this.#timers = new Timers(dispatch);
    this.#speech = new Speech((text) => isServer || console.warn(`<${definition.tag}> ${text}`));
    this.#view = new BoardView(this, (name) => this.#pressControl(name));
    this.#menu = new Menu(this);
    this.#row = new ControlRow(this, bots, this.#menu);
    this.#buttons = new MoveButtons(this);
    this.#onStage = new OnStage(this, this.#buttons, (name) => this.#pressControl(name));
    this.#ending = new Ending(this);
    this.#acts = new Acts(this);
    this.#lessons = new Lessons(this, {
      make: (shell) => new BoardController(shell, adapter, makeParts),
      leave: (told, to) => this.#comeBack(told, to),
    });
    this.#effects = effectTable(this, {
      bots,
      page: this.#page,
      timers: this.#timers,
      speech: this.#speech,
      view: this.#view,
      row: this.#row,
      menu: this.#menu,
      lessons: this.#lessons,
      ending: this.#ending,
    });
    this.#misspelt = new MisspeltAttributes(element, (found, meant) =>
      this.dispatch({
        type: 'warn-page',
        refusal: { code: 'attribute/unknown', facts: { name: found, meant } },
        source: found,
      }),
    );
    const { hints } = adapter.words;
    const forHints = hints ? [askingBots, hints] : [askingBots];
    this.#lateParts = new LateParts(
      element,
      { hint: forHints, ...Object.fromEntries(NEED_MENU.map((name) => [name, [menuContent]])) },
      adapter.bots.hint === undefined ? [] : forHints,
      () => element.requestUpdate(),
    );
    const redraw = (): void => this.#redraw();
    const { bring } = this.#lateParts;
    const context = contextOf<S, M, E, V, U>(this, this.#buttons, this.#view, { bring, redraw });
    this.#parts = new JoinedParts(context, makeParts(context));
    // Lit keeps its controllers within the page's reach, so it gets no more of this one than two calls.
    const calls = { hostUpdated: () => bots.consider(), hostDisconnected: () => bots.stop() };
    element.addController(calls);
    this.#called = [calls, this.motion];
  }

  get state(): BoardState {
    return this.#store.state;
  }

  get parts(): AnyParts {
    return this.#parts.now;
  }

  get world(): World {
    return this.#store.world;
  }

  settle(): void {
    this.#lessons.follow();
    this.dispatch({ type: 'settle' });
  }

  #redraw(): void {
    followRest(this);
    this.element.requestUpdate();
  }

  #pressControl(name: ControlName): void {
    if (this.#guide) this.#guide.pressControl(name);
    else this.#row.press(name);
  }

  // The element's life.

  connected(): void {
    if (!isServer) {
      this.#page.follow();
      this.#acts.listen();
      this.dispatch({ type: 'connect' });
      this.#menu.closeMoved();
      if (!this.#guide) {
        this.#misspelt.watch();
        this.#lateParts.connected();
      }
    }
    this.#lessons.board?.connected();
    this.#view.connected();
  }

  disconnected(): void {
    this.#misspelt.unwatch();
    this.#lateParts.disconnected();
    this.#page.leave();
    this.#acts.leave();
    this.#isLeaving = true;
    this.dispatch({ type: 'disconnect' });
    this.#isLeaving = false;
    this.parts.leave?.();
    this.#onStage.follow(false);
    this.#guide?.rest();
    this.#lessons.board?.disconnected();
    this.#view.disconnected();
  }

  prepare(exact: boolean): void {
    this.#held = this.focus.held;
    this.#view.prepare(exact);
    const view = shownOf(this.state)?.view;
    if (view !== undefined) this.parts.prepare?.(view);
  }

  updated(root: ShadowRoot | undefined, isPanelDue: boolean): void {
    if (root) this.#view.updated(root);
    this.dispatch({ type: 'tell-owed' });
    if (!isPanelDue) this.#panelUpdated(root);
    if (!this.#guide) this.#onStage.follow(root !== undefined);
    if (!this.state.isHeld) this.#lessons.openUnasked();
    const view = shownOf(this.state)?.view;
    if (root && view !== undefined) this.parts.rendered?.(root, view);
  }

  /** While a lesson is on show its board has the live region, so sentences wait. Errors are told at once. */
  #panelUpdated(root: ShadowRoot | undefined): void {
    if (root) {
      this.focus.keep(this.#held);
      this.#keepMovesInView(root);
      this.#acts.rendered(root);
      const rest = root.querySelector<HTMLElement>('.rest');
      if (rest) stopWhileScrolling(rest);
      const region = root.querySelector('.said');
      if (region && !this.#ending.isMoving) sayIn(region, this.#speech.take());
    }
    for (const event of this.#speech.takeErrors())
      if (this.#guide) this.#guide.tell(event);
      else this.element.dispatchEvent(event);
  }

  /** Scrolls the list of moves to the move on show, only when that has changed: the reader may have scrolled it. */
  #keepMovesInView(root: ShadowRoot): void {
    const { session } = this.state;
    const place = `${session?.ply}/${session?.plies}`;
    if (place !== this.#place) keepCurrentInView(root.querySelector<HTMLElement>('.moves-beside .moves'));
    this.#place = place;
  }

  get waiting(): Promise<void> | undefined {
    return this.#page.waiting;
  }

  async idle(): Promise<void> {
    do {
      await this.element.updateComplete;
      await this.motion.idle();
      await this.#timers.idle('round-end');
      await this.#bots.idle();
      await this.#lateParts.idle();
      await this.#row.idle();
      await this.#ending.idle();
      await this.#lessons.idle();
    } while (this.element.isUpdatePending || this.waiting || this.motion.isPlaying || this.#bots.isThinking);
    await this.#view.idle();
  }

  // What the element renders.

  get box(): BoxContent | undefined {
    return this.#view.content;
  }

  get handOver(): TemplateResult | undefined {
    const { nextAtScreen: seat, words } = this.state;
    if (seat === undefined) return undefined;
    return renderHandOver(seat, words, () => void this.dispatch({ type: 'hand', seat }));
  }

  renderPanel(): TemplateResult {
    const guide = this.#guide;
    return this.#ending.hold(() =>
      guide
        ? loadedGuided().renderGuided(this, this.#buttons, guide)
        : (this.#onStage.render(this.#lateParts.bring) ?? renderPanel(this, this.#buttons, this.#row)),
    );
  }

  get states(): Readonly<Record<string, boolean>> {
    const shown = shownOf(this.state);
    const looking = shown !== undefined && shown.ply < shown.plies;
    const lesson = this.lesson !== undefined;
    return { over: shown?.outcome !== undefined, looking, lesson, ...this.parts.states?.() };
  }

  // The lesson: a board of its own behind the same element.

  get lesson(): LessonBoard | undefined {
    return this.#lessons.board;
  }

  openLesson(): Promise<Result<number>> {
    return this.#lessons.open();
  }

  giveLesson(text: string | undefined): void {
    this.#lessons.give(text);
  }

  /** The lesson has been left. */
  #comeBack(told: string, to: GoesOn | undefined): void {
    const first = to === 'game' ? firstGame(this.state) : to;
    if (first) this.dispatch({ type: 'choose', settings: first });
    const { adapter, words, reader } = this.state;
    const shown = shownOf(this.state);
    const turn = shown ? adapter.say.turn(shown.view, words, reader) : '';
    this.dispatch({ type: 'say', sentences: first ? [turn] : [told, turn] });
    this.element.requestUpdate();
    this.#view.watchView();
  }

  /** Marks the names of cells in a text. Used on the board of a lesson. */
  named(text: string): string {
    return this.#view.named(text);
  }

  /** Takes the board of a lesson that has been left off its element. */
  retire(): void {
    this.disconnected();
    for (const one of this.#called) this.element.removeController(one);
  }

  // Answers to the page.

  get around(): Around {
    const { adapter } = this.state;
    return { adapter, words: () => wordsAround(this.state, languageAt(this.element)) };
  }

  get progress(): Controller['progress'] {
    const { state, world } = this;
    return { outcome: outcomeOf(state), solved: solvedOf(state, world), toAct: toActOf(state) };
  }

  read(what: 'record' | 'position'): string {
    const { session, viewer } = this.state;
    if (!session) return '';
    return what === 'record' ? recordOf(session, viewer) : session.position(viewer);
  }

  save(as: Viewer | undefined): Result<string> {
    return saveAs(this.state, as);
  }

  answer(name: string): unknown {
    return this.parts.answers?.[name]?.();
  }

  call(name: string, given: unknown): Result<number> {
    return this.parts.methods?.[name]?.(given) ?? refuse('session/not-ready');
  }
}
