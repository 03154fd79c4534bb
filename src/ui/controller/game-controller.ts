/** The controller of a board: the game in hand, joined to its element, and the panel beside it. It draws no board and knows no rule. */
import { html, isServer, nothing, type LitElement, type TemplateResult } from 'lit';
import type { AdviceText } from '../../core/bots.js';
import { refuse, type Result } from '../../core/result.js';
import type { Snapshot } from '../../core/snapshot.js';
import { Acts } from '../panel/move-buttons.js';
import type { Act } from '../contract/parts.js';
import { renderControls, type ControlName, type Controls } from '../panel/controls.js';
import { ControlCommands } from '../panel/control-commands.js';
import type { Shell } from '../contract/definition.js';
import { Focus, type Held } from '../dom/focus.js';
import { GameInHand } from './game-in-hand.js';
import { MisspeltAttributes } from './misspelt-attributes.js';
import { MotionController } from '../board/motion.js';
import { standsInPage } from '../dom/page.js';
import type { AnyAdapter } from '../contract/adapter.js';
import { renderHandOver, renderNotes, renderStatus } from '../panel/status.js';
import { Localizer } from '../words/localizer.js';

export abstract class GameController extends GameInHand {
  readonly element: LitElement;
  readonly motion: MotionController;
  readonly focus: Focus;
  readonly #misspelt: MisspeltAttributes;
  readonly #desk: ControlCommands;
  readonly #acts: Acts;
  /** What had the focus before the rendering. */
  #held: Held | undefined;

  constructor({ element, definition, settings }: Shell, adapter: AnyAdapter) {
    super(definition, adapter, settings, new Localizer(element, adapter, settings));
    this.element = element;
    this.motion = new MotionController(element);
    this.starter.isHeld = isServer;
    this.#misspelt = new MisspeltAttributes(element, (found, meant) => {
      this.notes.advise({ code: 'attribute/unknown', facts: { name: found, meant } }, found);
      this.redraw();
    });
    // Lit keeps its controllers within the page's reach, so it gets no more of this one than two calls.
    element.addController({
      hostUpdated: () => this.bots.consider(),
      hostDisconnected: () => this.bots.stop(),
    });
    this.focus = new Focus(element, (isSeen) => this.focusBoard(isSeen));
    this.#acts = new Acts(this, (name) => this.pressAct(name));
    this.#desk = new ControlCommands(this, {
      settings,
      localizer: this.localizer,
      notes: this.notes,
      games: this.games,
      bots: this.bots,
    });
  }

  get isInPage(): boolean {
    return standsInPage(this.element);
  }

  tell(event: Event): boolean {
    return this.element.dispatchEvent(event);
  }

  redraw(): void {
    this.element.requestUpdate();
  }

  protected override moveOn(): void {
    this.#acts.forget();
    this.showHint(undefined);
  }

  protected override changeReader(): void {
    this.#acts.forget();
    this.#desk.closeMenu();
    this.forgetReader();
  }

  override renew(): void {
    super.renew();
    this.#acts.forget();
  }

  /** What the reader held, picked or chose belongs to no other. */
  protected abstract forgetReader(): void;

  /** Puts the focus on the board, for the reader to see or not; false where it is not on show. */
  protected abstract focusBoard(isSeen: boolean): boolean;

  /** The board shows an advised move, or none any more; then a refusal's cross goes too. */
  abstract showHint(text: string | undefined, advice?: AdviceText): void;

  /** A button of the game's own acts was pressed. */
  protected abstract pressAct(name: string): void;

  // The element's life.

  connected(): void {
    if (!isServer) this.starter.connect();
    this.localizer.forget();
    this.#misspelt.watch();
  }

  disconnected(): void {
    this.#misspelt.unwatch();
    this.starter.disconnect();
  }

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

  updated(root: ShadowRoot): void {
    this.games.tellOwed();
    this.focus.keep(this.#held);
    this.notes.flush(root.querySelector('.said'));
    for (const event of this.notes.takeErrors()) this.element.dispatchEvent(event);
  }

  /** What holds now, for `:state()`. */
  get states(): Readonly<Record<string, boolean>> {
    const { shown } = this;
    return { over: shown?.outcome !== undefined, looking: shown !== undefined && shown.ply < shown.plies };
  }

  // Rendering.

  /** Stands in the board's place while the screen changes hands. */
  get handOver(): TemplateResult | undefined {
    const seat = this.onlooker.awaited;
    if (seat === undefined) return undefined;
    return renderHandOver(seat, this.words, () => {
      this.onlooker.hand(seat);
      this.element.requestUpdate();
    });
  }

  /** What the reader is in the middle of, where the count of moves stands else. */
  protected get aside(): string | undefined {
    return undefined;
  }

  /** How far the game is; nothing where it began from a position, whose moves nobody has counted. */
  protected progress({ ply, plies, outcome }: Snapshot<unknown, unknown>): string {
    if (ply < plies) return this.words.say('status.looking', { ply, plies });
    return outcome || this.session?.isFromPosition ? '' : this.words.say('status.ply', { n: ply + 1 });
  }

  /** What the slice shows wherever there is a panel, however little else stands there. */
  protected renderLead(): TemplateResult | typeof nothing {
    return nothing;
  }

  /** The slice's own panel: scores, goals, hands. */
  protected renderScore(): TemplateResult | typeof nothing {
    return nothing;
  }

  /** What the slice shows below its acts: what happened, a legend, a chart. */
  protected renderLog(): TemplateResult | typeof nothing {
    return nothing;
  }

  renderPanel(): TemplateResult {
    // Where nobody will act any more, wherever in the game the reader looks, the acts leave no gap.
    const { session, shown, words, adapter, isReadonly } = this;
    const controls = this.setting<Controls>('controls');
    const isHanding = this.onlooker.awaited !== undefined;
    const isBare = controls === 'none';
    return html`${isBare || !shown ? nothing : renderStatus(adapter, shown, words, this.reader, this.aside ?? this.progress(shown))}
    ${renderNotes(this.notes.shown, this.starter.isHeld ? '' : this.setting('rulesHref'))}
    ${isBare || isHanding ? nothing : this.renderLead()}
    ${controls === 'full' && !isHanding ? this.renderScore() : nothing}
    ${isBare || isHanding || isReadonly || !adapter.acts || session?.isOver ? nothing : this.#acts.render(this.isTurn ? this.acts : [], words)}
    ${controls === 'full' && !isHanding ? this.renderLog() : nothing}
    ${isBare ? nothing : renderControls(this.#desk.state(controls), words, this.#desk)}`;
  }

  /** The buttons of acts, where a slice puts them elsewhere. */
  renderActs(acts: readonly Act[]): TemplateResult {
    return this.#acts.render(acts, this.words);
  }

  /** What a method of the slice's own element asks for. */
  call(_name: string, _given: unknown): Result<number> {
    return refuse('session/not-ready');
  }

  /** The game's own acts that are legal now. */
  protected abstract get acts(): readonly Act[];

  /** Plays what a hint advises, as the reader: a solution step by step. */
  followHint(): Promise<void> {
    return this.#desk.follow();
  }

  pressControl(name: ControlName): void {
    this.#desk.press(name);
  }

  /** Resolves when motion, bots and a hint are done. */
  async settle(): Promise<void> {
    do {
      await this.element.updateComplete;
      await this.motion.idle();
      await this.bots.idle();
      await this.#desk.idle();
    } while (this.element.isUpdatePending || this.waiting || this.motion.isPlaying || this.bots.isThinking);
  }
}
