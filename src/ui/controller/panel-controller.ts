/** The panel beside a board: its conversation, the game's own buttons and parts, the row of controls, and the end. It draws no board and knows no rule. */
/* eslint max-lines: ['warn', { max: 300, skipBlankLines: true, skipComments: true }] -- It renders every part of the panel and hands on what they ask for; what each does is its own file. */
import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { AdviceText } from '../../core/bots.js';
import type { Player } from '../../core/notation.js';
import { refuse, type Refusal, type Result } from '../../core/result.js';
import type { Goal, Seat } from '../../core/rules.js';
import type { Cause } from '../../core/session.js';
import type { Snapshot } from '../../core/snapshot.js';
import { Conversation } from '../conversation/conversation.js';
import { Ending } from '../conversation/ending.js';
import { Asking } from '../panel/asking.js';
import { MoveButtons } from '../panel/move-buttons.js';
import type { SharedGame } from '../panel/share-sheet.js';
import type { DailyResult } from '../contract/events.js';
import type { MoveButton, BoardParts, Lit, Rendered, Told, ToldButton } from '../contract/parts.js';
import { renderControls, type ControlName, type Controls } from '../panel/controls.js';
import { renderMoves } from '../panel/move-list.js';
import { ControlCommands } from './control-commands.js';
import type { Shell } from '../contract/definition.js';
import type { Guide } from '../contract/guide.js';
import { Focus } from '../dom/focus.js';
import { GameInHand } from './game-in-hand.js';
import { MotionController } from '../board/motion.js';
import { renderLine } from '../dom/sentence.js';
import type { AnyAdapter } from '../contract/adapter.js';
import { renderHandOver, renderNotes } from '../panel/status.js';
import { renderToldButton, renderToldLine } from '../conversation/told.js';
import type { Progress } from '../game/progress.js';
import { renderGoal } from '../conversation/goal.js';
import { Localizer } from '../words/localizer.js';
import { labelOf } from '../words/describe-standing.js';
import type { Note } from '../words/notes.js';

export abstract class PanelController extends GameInHand {
  readonly element: LitElement;
  readonly motion: MotionController;
  readonly focus: Focus;
  /** What the reader is asked at a button. */
  readonly asking: Asking;
  /** Set on the board of a lesson. */
  protected readonly guide: Guide | undefined;
  protected readonly commands: ControlCommands;
  protected readonly conversation: Conversation;
  readonly moveButtons: MoveButtons;
  protected readonly ending = new Ending(this, () => this.conversation.walk());

  /** The game's own components. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the kit handles views it knows nothing about
  protected abstract readonly parts: BoardParts<any>;

  constructor({ element, definition, settings, guide }: Shell, adapter: AnyAdapter) {
    super(definition, adapter, settings, new Localizer(element, adapter, settings));
    this.element = element;
    this.guide = guide;
    if (guide) this.localizer.learn(guide.words, [], guide.texts);
    this.motion = new MotionController(element);
    this.focus = new Focus(element, (isSeen) => this.focusBoard(isSeen));
    this.asking = new Asking(this);
    this.moveButtons = new MoveButtons(this, (name) => this.pressButton(name));
    this.conversation = new Conversation(this);
    this.commands = new ControlCommands(this, {
      settings,
      localizer: this.localizer,
      notes: this.notes,
      games: this.games,
      bots: this.bots,
    });
  }

  /** No seat of a lesson has a bot, whoever plays the page's games: its steps say what the others play. */
  override get players(): readonly Player[] {
    const players = super.players;
    return this.guide ? players.map(() => ({ kind: 'human' })) : players;
  }

  get isLesson(): boolean {
    return this.guide !== undefined;
  }

  abstract readonly hasLesson: boolean;
  abstract openLesson(): Promise<unknown>;

  redraw(): void {
    this.element.requestUpdate();
  }

  protected get rest(): Refusal | undefined {
    return this.parts.rest?.();
  }

  catchUp(): void {
    this.parts.catchUp?.();
  }

  protected override moveOn(cause: Cause): void {
    this.asking.forget();
    this.dropHint();
    // A lesson has its own pace.
    if (cause === 'play' && !this.guide) this.conversation.follow();
    else this.conversation.goOn();
  }

  get isReading(): boolean {
    return this.conversation.isReading;
  }

  /** The reader begins again, and may come back as long as nothing has been played. */
  beginAgain(): Result<number> {
    const { wayBack } = this.games;
    const result = this.restart();
    if (result.ok)
      this.conversation.offerBack(() => {
        wayBack();
        this.keep();
      });
    return result;
  }

  protected override changeReader(): void {
    this.asking.forget();
    this.conversation.forget();
    this.commands.closeMenu();
    this.forgetReader();
  }

  override renew(): void {
    super.renew();
    this.ending.stop();
    this.asking.forget();
    this.conversation.goOn();
    this.conversation.offerBack(undefined);
  }

  /** What one reader held, picked or chose is not for another. */
  protected abstract forgetReader(): void;

  /** Puts the focus on the board, for the reader to see or not; false where it is not on show. */
  protected abstract focusBoard(isSeen: boolean): boolean;

  /** The board shows an advised move, or none any more; then a refusal's cross goes too. */
  abstract showHint(text: string | undefined, advice?: AdviceText): void;

  /** Tells and shows what is advised, until the game goes on or the reader lets it go. */
  giveAdvice(sentence: string, advice: AdviceText): void {
    this.notes.clearRefusal();
    this.say(sentence);
    this.showHint(undefined);
    this.showHint(advice.text, advice);
    this.conversation.advise(sentence, advice);
  }

  dropHint(): void {
    this.conversation.forget();
    this.showHint(undefined);
    this.redraw();
  }

  // What the lines beside the board ask for.

  labelOf(seat: Seat): string {
    return labelOf(seat, this);
  }

  get notesShown(): readonly Note[] {
    return this.notes.shown;
  }

  get rulesHref(): string {
    return this.starter.isHeld ? '' : this.setting('rulesHref');
  }

  get ownTold(): Told | undefined {
    return this.parts.told?.();
  }

  get ownEndButtons(): readonly ToldButton[] | undefined {
    const { shown } = this;
    return shown && this.parts.endButtons?.(shown.view);
  }

  get progress(): Progress {
    return this.games.progress;
  }

  share(): Promise<void> {
    return this.conversation.share('controls');
  }

  renderNotice(): Rendered {
    return this.conversation.renderNotice('controls');
  }

  get shared(): SharedGame {
    return this.conversation.shared;
  }

  /** Opens the lesson, while it is offered. */
  abstract readonly lessonOffer: (() => void) | undefined;

  /** A lesson has its own end. */
  ended(): void {
    if (!this.guide) this.ending.begin();
  }

  adopt(): boolean {
    return this.parts.adoptHint?.() ?? false;
  }

  /** Whether Undo takes back a part of what the reader has begun; it does so. */
  canTakeBack(): boolean {
    return this.parts.canTakeBack?.() ?? false;
  }

  takeBack(): void {
    this.parts.takeBack?.();
  }

  /** The buttons of the game that can be pressed now. */
  protected get buttonsNow(): readonly MoveButton[] {
    return this.isTurn && !this.isReadonly ? this.buttons : [];
  }

  abstract readonly look: string;
  abstract light(lit?: Lit): void;

  /** A button of the game was pressed. */
  abstract pressButton(name: string): void;

  // Rendering.

  /** Stands in the board's place while the screen changes hands. */
  get handOver(): TemplateResult | undefined {
    const seat = this.viewerPolicy.awaited;
    if (seat === undefined) return undefined;
    return renderHandOver(seat, this.words, () => {
      this.viewerPolicy.hand(seat);
      this.element.requestUpdate();
    });
  }

  /** What the reader is in the middle of, where the count of moves stands else. */
  protected abstract readonly aside: string | undefined;

  /** How far the game is; nothing where it began from a position, whose moves nobody has counted. */
  protected progressOf({ ply, plies, outcome }: Snapshot<unknown, unknown>): string {
    if (ply < plies) return this.words.say('status.looking', { n: ply, all: plies });
    return outcome || this.session?.isFromPosition ? '' : this.words.say('status.ply', { n: ply + 1 });
  }

  renderPanel(): TemplateResult {
    return this.ending.hold(() => this.#renderPanel());
  }

  #renderPanel(): TemplateResult {
    const { session, shown, words, adapter, isReadonly, parts } = this;
    const controls = this.setting<Controls>('controls');
    if (controls === 'none') return html`${renderNotes(this.notes.shown, this.rulesHref)}`;
    const isHanding = this.awaited !== undefined;
    // The goal, the score and the log, which stand beside a game that is there to be seen.
    const beside = (render: (view: unknown) => Rendered | undefined): Rendered =>
      controls === 'full' && !isHanding && shown ? (render(shown.view) ?? nothing) : nothing;
    if (this.guide)
      return this.guide.render({
        notes: this.#renderAsked(),
        inHand: this.#renderInHand(),
        look: this.ownTold?.kind === 'look' ? renderToldLine(this.ownTold) : nothing,
        aside: shown && parts.renderAside ? this.#asideOf(shown) : nothing,
        lead: parts.renderLead?.() ?? nothing,
        score: beside((view) => parts.renderScore?.(view)),
        acts: this.#renderGuided(this.guide.buttons),
      });
    const isEnd = !isHanding && (session?.isOver === true || this.ownEndButtons !== undefined);
    const hasButtons = !isHanding && !isReadonly && adapter.buttons;
    return html`${parts.renderTools?.() ?? nothing}
    ${this.conversation.render(shown ? this.#asideOf(shown) : nothing)}
    ${beside((view) => renderGoal(adapter, view, words, this.reader))}
    ${isHanding ? nothing : (parts.renderLead?.() ?? nothing)}
    ${beside((view) => parts.renderScore?.(view))}
    ${isEnd ? this.#renderEnd() : hasButtons ? this.moveButtons.render(this.buttonsNow, words) : nothing}
    ${beside((view) => parts.renderLog?.(view))}
    ${beside(() => this.#renderMoves())}
    ${renderControls(this.commands.state(controls), words, this.commands)}`;
  }

  #renderGuided(names: readonly string[]): Rendered {
    if (names.length === 0) return nothing;
    const buttons = this.buttonsNow.filter(({ name }) => names.includes(name));
    return this.moveButtons.render(buttons, this.words);
  }

  /** Why a move is refused, else what the reader is asked. */
  #renderAsked(): Rendered {
    const notes = renderNotes(this.notes.shown, this.rulesHref);
    const own = this.ownTold;
    return notes === nothing && own?.kind === 'ask' ? renderToldLine(own) : notes;
  }

  /** The reader has picked something up, or written something, that is no move yet. */
  get #isInHand(): boolean {
    const { adapter, ui, ownTold, parts } = this;
    const isAnswered = ownTold?.kind === 'look' && (ownTold.buttons ?? []).length > 0;
    return isAnswered || adapter.picked?.(ui) !== undefined || parts.canTakeBack?.() === true;
  }

  /** At a lesson, which has no three lines: what would come of what is in hand, and what to do now. */
  #renderInHand(): Rendered {
    if (!this.#isInHand) return nothing;
    const { adapter, words, reader, shown, parts, ownTold } = this;
    const own = ownTold?.kind === 'look' ? ownTold : undefined;
    const toDo = (by: unknown): string =>
      (shown && adapter.describeToDo?.(shown.view, words, { ...reader, ui: by })) ?? '';
    const now = toDo(reader.ui);
    const next = now === toDo(adapter.ui) ? '' : now;
    const aside = parts.renderAside ? '' : (this.aside ?? '');
    const first = own?.sentence ?? (next && aside ? words.say('said.sentence', { sentence: aside }) : aside);
    const sentence = words.text([first, next].filter((one) => one !== ''));
    return sentence === '' ? nothing : renderToldLine({ kind: 'look', ...own, sentence });
  }

  /** Shown where the panel has room for it. */
  #renderMoves(): TemplateResult {
    const { words, session, viewer } = this;
    const list = (): unknown =>
      renderMoves(
        this.commands.moves,
        words,
        (_, text) => html`<p>${text}</p>`,
        () => {},
      );
    return html`<div class="moves-beside" part="moves">${guard([session, session?.ply, session?.plies, viewer, words], list)}</div>`;
  }

  #renderEnd(): TemplateResult {
    return html`<div class="acts" part="acts">${this.conversation.endButtons.map(renderToldButton)}${this.conversation.renderNotice('acts')}</div>`;
  }

  #asideOf(shown: Snapshot<unknown, unknown>): Rendered {
    const { parts } = this;
    if (parts.renderAside) return parts.renderAside(shown);
    return renderLine(this.aside ?? parts.progress?.(shown) ?? this.progressOf(shown));
  }

  /** The game’s own buttons, where a slice puts them elsewhere. */
  renderButtons(buttons: readonly MoveButton[]): TemplateResult {
    return this.moveButtons.render(buttons, this.words);
  }

  /** What a method of the slice's own element asks for. */
  call(name: string, given: unknown): Result<number> {
    this.apply();
    return this.parts.methods?.[name]?.(given) ?? refuse('session/not-ready');
  }

  override resultText(goal: Goal, view: unknown, moves: number, hints: number): string {
    return this.parts.result?.(goal, view, moves, hints) ?? this.usualResult(goal, moves);
  }

  override dailyResult(view: unknown, hints: number): DailyResult | undefined {
    return this.parts.daily?.(view, hints);
  }

  /** The buttons of the game whose moves are legal now. */
  protected abstract get buttons(): readonly MoveButton[];

  /** Plays what a hint advises, as the reader: a solution step by step. */
  followHint(): Promise<void> {
    return this.commands.follow();
  }

  pressControl(name: ControlName): void {
    if (this.guide) this.guide.pressControl(name);
    else this.commands.press(name);
  }

  override request(move: unknown, by?: Seat): Result<number> {
    const isFree = this.guide?.beforeInput({ type: 'button', name: '' }) ?? true;
    return isFree ? super.request(move, by) : refuse('session/not-ready');
  }

  /** In a lesson nobody looks back: what was is put back. */
  override goTo(ply: number): Result<number> {
    return this.guide ? refuse('session/not-ready') : super.goTo(ply);
  }
}
