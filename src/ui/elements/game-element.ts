/**
 * The element of every board: attributes, properties and methods. It shows the bare board until the controller behind
 * it is there.
 */
/* eslint max-lines: ['warn', { max: 355, skipBlankLines: true, skipComments: true }] --
   It has a line for each property and a method for each verb of the public face. */
import { html, isServer, nothing } from 'lit';
import type { CSSResultGroup, PropertyValues, TemplateResult } from 'lit';
import { cache } from 'lit/directives/cache.js';
import { keyed } from 'lit/directives/keyed.js';
import { refuse, type Result } from '../../core/basics/result.js';
import type { Outcome, Seat, Viewer } from '../../core/contract/rules.js';
import type { MessageTexts } from '../../core/words/read-message.js';
import type { AnyEntry, Around, Controller, MakeController } from '../contract/controller.js';
import { controlStyles } from '../styles/controls.css.js';
import { conversationStyles } from '../styles/conversation.css.js';
import { dataChild } from './data-child.js';
import type { Solved } from '../contract/events.js';
import { fitStyles, lowStyles } from '../styles/fit.css.js';
import { frame } from '../styles/frame.css.js';
import { readPlayOptions } from './play-options.js';
import { HydratingElement } from './hydrating-element.js';
import { hasFallback } from '../first-picture/first-picture.js';
import { wearColours } from '../first-picture/wear-colours.js';
import { Missing } from './missing.js';
import { namesOf, settingsOf } from '../contract/setting-table.js';
import { defineProperties, takeOwnValues } from './own-properties.js';
import { Settings } from '../contract/settings.js';
import { dress } from '../dom/adopted-styles.js';
import { endKeys } from '../dom/keys.js';
import { whenPageGoes, whenParsed } from '../dom/page.js';
import { renderInTurn } from '../dom/render-queue.js';
import { loadData } from '../start/plans.js';
import { tokens } from '../styles/tokens.css.js';

export interface PlayOptions {
  /** Needed only where several seats may act. */
  readonly seat?: Seat | undefined;
  /** The ply that the move is meant for: any other is refused, so that a relay may repeat itself. */
  readonly ply?: number | undefined;
}

/** A value that is not a text becomes the name of its type, which no game takes. */
function textOrType(value: unknown): string {
  return typeof value === 'string' ? value : typeof value;
}

const NOBODY: readonly Seat[] = Object.freeze([]);

const NONE: ReadonlyMap<string, unknown> = new Map();

/**
 * The base of every board: attributes, events and rendering. Attributes and properties may be set before or after
 * connecting; a value that cannot be used leaves the last good game, fires `board-error` and shows a note that says
 * why.
 *
 * @attr {string} record - The game so far as one line. Setting it loads that game; some games also read the notation of other programs.
 * @attr {string} position - The position on show as text. Setting it starts from there. A record takes precedence.
 * @attr {number} ply - How many plies of the game are shown, from 0 to all of them.
 * @attr {number} seed - Where chance comes from, 0 to 4294967295. The same seed gives the same game. Absent: drawn once in the page.
 * @attr {string} seats - Who plays each seat, in order: `human`, `bot:<name>`, `bot:<name>:<level>`, or `host` for your page.
 * @attr {number} [bot-pace=400] - Milliseconds between moves of bots, 0 to 60000.
 * @attr {string} rules-href - Your page of rules. A refusal links to its rule there (`#S6`).
 * @attr {string} share-url - The link that a shared result leads to. Absent: the page's own URL.
 * @attr {string} names - The players' names in seat order. A name with spaces is written in double quotes.
 * @attr {string} viewer - Whose secrets are shown: a seat's number, `public` or `all`. Absent: those of the reader at this screen.
 * @attr {string} marks - Rings, dots, labels and arrows on cells: `S31 T20:dot A10=a S31>T21 R42:danger`.
 * @attr {'full' | 'minimal' | 'none'} [controls=full] - What appears beside the board. `minimal` leaves out the goal, the score and the list of moves; `none` leaves only error messages.
 * @attr {'width' | 'box'} [fit=width] - `box` fits the height of the container too, with board and panel on one screen.
 * @attr {boolean} [stage=false] - For a class in a room: the board fills the screen and can be read from the back, and `fit` is ignored.
 * @attr {boolean} [readonly=false] - Readers look and do not play.
 * @attr {boolean} [lesson=false] - Opens the lesson at the start.
 * @attr {boolean} [no-hints=false] - Readers get no hints.
 * @attr {boolean} [from-hash=false] - Begins with the game in the page's URL (`#planisphere=<record>`).
 * @attr {string} remember - A key under which the browser keeps the game for the next visit, with its hints, undos and time. Two boards with the same options need different keys. Tabs follow each other.
 * @prop {Readonly<Record<string, string>> | undefined} words - Sentences by key in ICU MessageFormat, for other languages and your own wording; docs/words.md says how.
 * @prop {(() => Worker) | undefined} workerFactory - Your own way to start the bots' worker, for pages whose policies need one.
 *
 * @fires {MoveRequestEvent} move-request - Before a reader's move. `preventDefault()` stops it.
 * @fires {MoveRefusedEvent} move-refused - A move by the reader or by `play()` was refused.
 * @fires {GameStartEvent} game-start - The first move of a game has been played.
 * @fires {GameChangeEvent} game-change - The game or the position on show has changed, other than by `load()` or an attribute. The cause is `start`, `resume`, `play`, `undo`, `redo` or `go`.
 * @fires {SeatTurnEvent} seat-turn - It is the turn of a seat that your page plays (`host`). Answer with `play(text, { seat, ply })`.
 * @fires {GameEndEvent} game-end - The game is over. Undo, redo and the same moves again do not repeat it; another ending does.
 * @fires {GoalLostEvent} goal-lost - A try at a puzzle is lost: nothing is left to meet its goal with.
 * @fires {GoalMetEvent} goal-met - A puzzle is solved. `game-end` is fired too. Undo, redo and the same moves again do not repeat it.
 * @fires {LessonEndEvent} lesson-end - The reader has finished the lesson.
 * @fires {HintGivenEvent} hint-given - The reader has asked for a hint.
 * @fires {GameSharedEvent} game-shared - The reader has shared the game or its result, by the system’s sheet or the clipboard.
 * @fires {BoardErrorEvent} board-error - A value from your page cannot be used. The last good game stays.
 *
 * @slot - What readers see if no script runs: a picture and a link. Hidden while the board runs.
 * @slot lesson - A lesson of your own as `<script type="application/json" slot="lesson">`, in place of the built-in one; docs/lessons.md says how.
 *
 * @csspart frame - Board and panel together.
 * @csspart board - The board.
 * @csspart panel - Everything beside the board.
 * @csspart to-do - What the reader does now.
 * @csspart told - What happened last, a hint, a question, or why the game ended as it did.
 * @csspart note - A refusal, in the place of `told`.
 * @csspart goal - The goal.
 * @csspart score - The score.
 * @csspart trend - The graph of the score so far.
 * @csspart acts - The game's own buttons, and those at the end.
 * @csspart notice - A short answer at the row of the button that was pressed, such as “Copied”.
 * @csspart moves - The list of moves, where the panel has room for it.
 * @csspart controls - Undo, redo and the rest.
 * @csspart menu - The dialog with how to play and what can be copied.
 * @csspart hand-over - The screen between two players.
 *
 * @cssprop --board-surface - The background around the cells; `transparent` shows your page.
 * @cssprop --board-field - The board's cells.
 * @cssprop --board-field2 - Cells that stand out, such as the rim.
 * @cssprop --board-ink - Text and facts on the board.
 * @cssprop --board-ink2 - Secondary text on the board.
 * @cssprop --board-line - Lines that a player must see.
 * @cssprop --board-graticule - Faint lines.
 * @cssprop --board-accent - What speaks to the reader: focus, selection, hints, marks.
 * @cssprop --board-wash - The background of highlighted cells.
 * @cssprop --board-danger - What is refused.
 * @cssprop --board-danger-wash - The background of a refusal.
 * @cssprop --board-on - Details drawn inside a piece.
 * @cssprop --board-seat-0 - The pieces of seat 0, and so on to `--board-seat-8`.
 * @cssprop --board-motion - `0` stops all motion.
 *
 * @cssstate over - The game is over.
 * @cssstate looking - An earlier position is on show.
 * @cssstate lesson - A lesson is open. Properties, methods and events still concern the game, which waits.
 */
export abstract class GameElement extends HydratingElement {
  /** The game's entry. */
  static readonly definition: AnyEntry;
  static override styles: CSSResultGroup = [
    tokens,
    frame,
    fitStyles,
    conversationStyles,
    controlStyles,
    lowStyles,
  ];

  declare record: string;
  declare position: string;
  declare ply: number | undefined;
  declare seed: number | undefined;
  declare seats: string;
  declare botPace: number;
  declare rulesHref: string;
  declare shareUrl: string;
  declare names: string;
  declare viewer: string;
  declare marks: string;
  declare controls: 'full' | 'minimal' | 'none';
  declare fit: 'width' | 'box';
  declare stage: boolean;
  declare readonly: boolean;
  declare lesson: boolean;
  declare noHints: boolean;
  declare fromHash: boolean;
  declare remember: string;
  declare words: MessageTexts | undefined;
  declare workerFactory: (() => Worker) | undefined;

  /**
   * Every property goes through the settings, so that it means the same as its attribute, before or after connecting.
   * Lit keeps no account of them: it would read each before the first update, a whole record among them. Its server
   * needs one, for it reads attributes by it. A page may derive its own board, with properties of its own.
   */
  protected static override finalize(): void {
    // Lit asks each time that the observed attributes are read.
    const isDone = Object.hasOwn(this, 'finalized');
    super.finalize();
    // The kit's own classes have no game.
    if (isDone || !(this.definition as AnyEntry | undefined)) return;
    defineProperties<GameElement>(
      this,
      settingsOf(this.definition),
      (element, name) => element.#value(name),
      (element, name, value) => element.#set(name, value),
    );
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...namesOf(this.definition).keys()];
  }

  protected readonly definition = (this.constructor as typeof GameElement).definition;
  /** The page's settings until the controller takes over. */
  #given = new Settings(settingsOf(this.definition));
  /**
   * Properties that the page set before the element was defined. They win over attributes, which are read after the
   * constructor.
   */
  #early: ReadonlyMap<string, unknown> = takeOwnValues(this, settingsOf(this.definition));
  readonly #internals = this.attachInternals();
  /** The page's own lesson. */
  #lessonText: string | undefined;
  /** Makes the controller; undefined until that code is loaded. */
  #makeController = this.definition.controller.now()?.makeController;
  #made: Controller | undefined;
  protected loading: Promise<void> | undefined;
  /** Set while it is in a page: stops listening for the page's end. */
  #leave: (() => void) | undefined;
  /** Stops following the page's colours. */
  #fade: (() => void) | undefined;
  /** The controller knows that it is in a page. */
  #isJoined = false;
  #hasShownGame = false;
  /** The controller, where it could not be loaded so far. */
  readonly #missing = new Missing();

  constructor() {
    super();
    this.definition.dataChild?.(this, (name, text) => this.give(name, text));
    dataChild('lesson')(this, (_, text) => {
      this.#lessonText = text;
      this.#made?.giveLesson(text);
    });
  }

  /** It is made when it is first needed. */
  get #controller(): Controller | undefined {
    return (this.#made ??= this.#makeController && this.#make(this.#makeController));
  }

  /** The page's settings. */
  protected get settings(): Settings {
    return this.#made?.state.settings ?? this.#given;
  }

  #make(makeController: MakeController): Controller {
    const controller = makeController({
      element: this,
      definition: this.definition,
      settings: this.#given,
      isHeld: this.isHydrating,
    });
    if (this.#lessonText !== undefined) controller.giveLesson(this.#lessonText);
    return controller;
  }

  async #load(): Promise<void> {
    try {
      const [{ makeController }] = await Promise.all([
        this.definition.controller.load(),
        loadData(this.definition, this.settings)?.catch(() => {}),
      ]);
      this.#makeController = makeController;
    } catch (error) {
      this.loading = undefined;
      // A board that is put into a page again tries at once.
      const again = this.isConnected ? () => (this.loading ??= this.#load()) : undefined;
      this.#missing.note(this.definition.tag, error, again);
      return this.requestUpdate();
    }
    this.#missing.end();
    this.requestUpdate();
  }

  /** The costly part of connecting. Among many boards each waits for its turn, unless the page asks for it sooner. */
  protected arrive(): void {
    const early = this.#early;
    this.#early = NONE;
    for (const [name, value] of early) this.#set(name, value);
    if (!this.#leave) return;
    if (!isServer) this.#fade ??= wearColours(this, this.renderRoot as ShadowRoot);
    if (this.#isJoined || this.isHydrating || !this.#controller) return;
    this.#isJoined = true;
    this.#controller.connected();
  }

  get #class(): typeof GameElement {
    return this.constructor as typeof GameElement;
  }

  /** The sound value of a setting. */
  protected setting<T>(name: string): T {
    return this.settings.get(name);
  }

  #value(name: string): unknown {
    this.arrive();
    if (this.late?.has(name)) return this.late.get(name);
    const controller = this.#settled;
    if (name === 'record' || name === 'position') return controller?.read(name) ?? '';
    if (name === 'ply') return controller?.state.session?.ply;
    return this.settings.get(name);
  }

  /** A value by its property. What style sheets ask for is the attribute's as well. */
  #set(name: string, value: unknown): void {
    const { reflects, attribute } = this.settings.table[name] ?? {};
    if (reflects && attribute && typeof value === 'string') return this.setAttribute(attribute, value);
    if (reflects && attribute) this.removeAttribute(attribute);
    this.give(name, value);
  }

  protected give(name: string, value: unknown): void {
    if (this.late) this.late.set(name, value);
    else if (this.#made) this.#made.dispatch({ type: 'give', name, value });
    else this.#given = this.#given.give(name, value);
    this.requestUpdate();
  }

  /**
   * The controller, once all that the page has asked for so far is taken up: from then on everything is about the game
   * that it wants.
   */
  get #settled(): Controller | undefined {
    this.arrive();
    const controller = this.#controller;
    controller?.settle();
    controller?.lesson?.settle();
    return controller;
  }

  // Lifecycle.

  override attributeChangedCallback(attribute: string, before: string | null, value: string | null): void {
    const name = namesOf(this.definition).get(attribute);
    if (name === undefined) super.attributeChangedCallback(attribute, before, value);
    else this.give(name, value);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#leave = isServer ? () => {} : whenPageGoes(this, () => this.disconnectedCallback());
    if (!this.#makeController) this.loading ??= this.#load();
    if (this.hasUpdated) this.arrive();
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#leave?.();
    this.#missing.stop();
    this.#fade?.();
    this.#leave = this.#fade = undefined;
    this.#isJoined = false;
    this.#made?.disconnected();
  }

  /** The board has come into another document, which took its style sheets from it. */
  adoptedCallback(): void {
    if (!this.renderRoot) return;
    dress(this.renderRoot as ShadowRoot, this.#class.elementStyles);
    this.requestUpdate();
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = this.#makeRoot();
    endKeys(root);
    return root;
  }

  #makeRoot(): ShadowRoot {
    if (this.ownerDocument === document) return super.createRenderRoot() as ShadowRoot;
    // Lit's own sheets are for the document of the script.
    const root = this.shadowRoot ?? this.attachShadow(this.#class.shadowRootOptions);
    dress(root, this.#class.elementStyles);
    this.standIn(root);
    return root;
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    await this.loading;
    const isDone = await super.getUpdateComplete();
    const waiting = this.#made?.waiting;
    if (!waiting) return isDone;
    await waiting;
    return super.getUpdateComplete();
  }

  /** The first rendering costs most, and the one that brings the game: of many boards each waits for its turn. */
  protected override async scheduleUpdate(): Promise<unknown> {
    if (this.isStoodFor) await this.loading;
    // A server had all sentences from the start.
    if (this.isHydrating) {
      await this.loading;
      await this.#settled?.waiting;
    }
    const isCostly = !this.hasUpdated || this.#hasShownGame !== this.hasController || this.isPanelDue;
    if (isServer || this.isHydrating || !isCostly) return super.scheduleUpdate();
    return renderInTurn(this, {
      prepare: () => this.arrive(),
      render: () => super.scheduleUpdate(),
      isAfterFrame: this.isPanelDue,
    });
  }

  protected override willUpdate(_changed: PropertyValues): void {
    const controller = this.#settled;
    // The board of the lesson where one is open.
    (controller?.lesson ?? controller)?.prepare(this.isHydrating);
  }

  protected override updated(changed: PropertyValues): void {
    const root = this.renderRoot as ShadowRoot;
    const { lesson } = this.#controller ?? {};
    lesson?.updated(root, this.isPanelDue);
    this.#controller?.updated(lesson ? undefined : root, this.isPanelDue);
    this.#hasShownGame = this.hasController;
    this.#showStates();
    super.updated(changed);
  }

  protected get hasController(): boolean {
    return this.#makeController !== undefined;
  }

  protected get isMissing(): boolean {
    return this.#missing.isSo;
  }

  protected hydrated(late: Iterable<readonly [string, unknown]>): void {
    this.#controller?.dispatch({ type: 'release' });
    for (const [name, value] of late) this.give(name, value);
    this.arrive();
  }

  #showStates(): void {
    const { states } = this.#internals;
    for (const [name, isOn] of Object.entries(this.#controller?.states ?? {})) {
      if (isOn) states.add(name);
      else states.delete(name);
    }
  }

  #renderInside(controller: Controller | undefined, controls: string): TemplateResult {
    const panel = this.isPanelDue ? nothing : controller?.renderPanel();
    return html`${controller?.handOver ?? this.renderBoard(controller)}
        <div class="panel ${controls}" part="panel">${panel ?? this.#missing.render(this.words)}</div>`;
  }

  protected override render(): TemplateResult {
    if (this.isStoodFor) return html`${this.#missing.render(this.words)}`;
    const controller = this.#controller;
    const { lesson } = controller ?? {};
    const controls = lesson ? 'full' : this.setting<string>('controls');
    // If the game cannot be loaded, show the page's fallback for readers without scripts.
    const isFallback = this.#missing.isSo && hasFallback(this);
    return html`<div class="frame ${controls === 'full' ? 'beside' : ''}" part="frame" ?hidden=${isFallback}
        lang=${(controller?.state.words.language ?? 'en') || nothing}>
        ${cache(
          lesson
            ? html`${keyed(lesson, this.#renderInside(lesson, 'full'))}`
            : this.#renderInside(controller, controls),
        )}
        <div class="said" role="status" aria-atomic="false"></div>
      </div>
      <slot ?hidden=${!isFallback}></slot>${isFallback ? this.#missing.render(this.words) : nothing}`;
  }

  // Answers for the page, right after a reload too. They concern the game as far as it has been played, even while the
  // reader looks back.

  /** How the game ended, as in `game-end`; undefined before. */
  get outcome(): Outcome | undefined {
    return this.#settled?.progress.outcome;
  }

  /** What the puzzle took, as in `goal-met`; undefined before it is solved, and if there is no puzzle. */
  get solved(): Solved | undefined {
    return this.#settled?.progress.solved;
  }

  /** The seats that are to act; empty if none is. */
  get toAct(): readonly Seat[] {
    return this.#settled?.progress.toAct ?? NOBODY;
  }

  protected abstract renderBoard(controller: Controller | undefined): TemplateResult;

  // Public methods: each returns a Result, none throws. Until `updateComplete` first resolves they may answer
  // `session/not-ready`.

  #with<T>(act: (controller: Controller) => Result<T>): Result<T> {
    const controller = this.isHydrating ? undefined : this.#settled;
    return controller ? act(controller) : refuse('session/not-ready');
  }

  /**
   * The rules and sentences of its game, for sets and steps; undefined until they are loaded.
   *
   * @internal
   */
  get around(): Around | undefined {
    return this.#controller?.around;
  }

  /** Calls a method that the slice's parts provide by name. Element classes of slices make methods of it. */
  protected ask(method: string, given?: unknown): Result<number> {
    return this.#with((controller) => controller.call(method, given));
  }

  /** Reads a value that the slice's parts provide by name. Element classes of slices make properties of it. */
  protected answer(name: string): unknown {
    return this.#settled?.answer(name);
  }

  /**
   * Plays a move as text, for any seat. Name the `seat` if several may move. With `ply`, the move is refused at any
   * other ply, so you may send it twice. It fires no `move-request`, and the reader is not told of a refusal.
   *
   * @returns How many plies have been played.
   */
  play(text: string, options?: PlayOptions | null): Result<number> {
    const at = readPlayOptions(options);
    return at.ok
      ? this.#with(({ dispatch }) => dispatch({ type: 'play', text: textOrType(text), at: at.value }))
      : at;
  }

  /**
   * Undoes the last move of the people at this screen, with what bots and your page did after it.
   *
   * @returns The ply on show.
   */
  undo(): Result<number> {
    return this.#with(({ dispatch }) => dispatch({ type: 'undo' }));
  }

  /**
   * Redoes what was undone last.
   *
   * @returns The ply on show.
   */
  redo(): Result<number> {
    return this.#with(({ dispatch }) => dispatch({ type: 'redo' }));
  }

  /**
   * Shows the position after that many plies.
   *
   * @returns The ply on show.
   */
  goTo(ply: number): Result<number> {
    return this.#with(({ dispatch }) => dispatch({ type: 'go', ply }));
  }

  /**
   * Begins again: from the first position, or with a new deal if something is hidden.
   *
   * @returns The ply on show.
   */
  restart(): Result<number> {
    return this.#with(({ dispatch }) => dispatch({ type: 'restart' }));
  }

  /**
   * The game so far as one line, with what that viewer may know: a seat's number, `public` or `all`. By default the
   * board's own viewer.
   *
   * @returns The record.
   */
  save(viewer?: Viewer): Result<string> {
    return this.#with((controller) => controller.save(viewer));
  }

  /**
   * Replaces the game with a recorded one, or changes nothing. If the record is another program's, or a large puzzle
   * or map has to be made, the game is there when `settled` resolves, and `board-error` says what is wrong with it.
   *
   * @returns How many plies it has.
   */
  load(text: string): Result<number> {
    return this.#with(({ dispatch }) => dispatch({ type: 'load', text: textOrType(text) }));
  }

  /**
   * Opens the lesson. The game waits behind it. Refused if there is no lesson, if it cannot be loaded, and outside a
   * page.
   *
   * @returns How many steps it has.
   */
  async learn(): Promise<Result<number>> {
    if (!this.isConnected) return refuse('lesson/not-in-page');
    await Promise.all([this.updateComplete, whenParsed(this)]);
    return this.#controller?.openLesson() ?? refuse('kit/chunk', { facts: { part: 'controller' } });
  }

  /**
   * Resolves when nothing moves any more and no bot or hint is thinking: wait for it before you measure or photograph a
   * board. Bots that play without end keep it waiting, such as one alone at a puzzle that it does not solve.
   */
  get settled(): Promise<void> {
    return this.updateComplete.then(() => this.#controller?.idle());
  }
}
