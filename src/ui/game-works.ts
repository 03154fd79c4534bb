/** The works behind a board's face: game, bots, words, notes and panel. It draws no board and knows no rule. */
import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import type { Player } from '../core/notation.js';
import { accept, refuse, type Refusal, type Result } from '../core/result.js';
import type { Seat, Viewer } from '../core/rules.js';
import type { Cause, PlayAt } from '../core/session.js';
import type { Snapshot } from '../core/snapshot.js';
import type { Words } from '../core/words.js';
import { Beginning } from './beginning.js';
import { BotController } from './bot-controller.js';
import { renderControls, type ControlName, type Controls, type ControlState } from './controls.js';
import type { AnyFace } from './face.js';
import type { AnySession, GameHost, Shell } from './host.js';
import { MotionController } from './motion-controller.js';
import { Notes } from './notes.js';
import { actingHuman, handingTo, viewerOf, type Looking } from './onlooker.js';
import { playersOf } from './plan.js';
import { SessionController } from './session-controller.js';
import type { Settings } from './settings.js';
import type { Act, AnySlice } from './slice.js';
import { renderActs, renderHandOver, renderNote, renderStatus, rulesLink } from './status.js';
import { Vocabulary } from './vocabulary.js';

export abstract class GameWorks implements GameHost {
  readonly element: LitElement;
  readonly face: AnyFace;
  readonly slice: AnySlice;
  readonly motion: MotionController;
  readonly #settings: Settings;
  readonly #vocabulary: Vocabulary;
  readonly #notes: Notes;
  readonly #games: SessionController;
  readonly #bots: BotController;
  readonly #beginning: Beginning;
  /** The seat that took the screen last. */
  #handed: Seat | undefined;

  constructor({ element, face, settings }: Shell, slice: AnySlice) {
    this.element = element;
    this.face = face;
    this.slice = slice;
    this.#settings = settings;
    this.motion = new MotionController(element);
    this.#vocabulary = new Vocabulary(element, slice, settings);
    this.#notes = new Notes(face.tag, () => this.words);
    this.#games = new SessionController(this);
    this.#bots = new BotController(this);
    this.#beginning = new Beginning(this, settings, this.#games, this.#notes);
  }

  // The game.

  get session(): AnySession | undefined {
    return this.#games.session;
  }

  get players(): readonly Player[] {
    return playersOf(this.face, this.#settings);
  }

  get viewer(): Viewer {
    return viewerOf(this.#looking);
  }

  get words(): Words {
    return this.#vocabulary.words;
  }

  get chance(): number {
    return this.#beginning.chance;
  }

  get isReadonly(): boolean {
    return this.setting('readonly');
  }

  /** What the viewer may know of the position on show; undefined until a seed is drawn. */
  get shown(): Snapshot<unknown, unknown> | undefined {
    return this.session?.snapshot(this.viewer);
  }

  get #looking(): Looking {
    return {
      session: this.session,
      players: this.players,
      given: this.setting('viewer'),
      handed: this.#handed,
    };
  }

  setting<T>(name: string): T {
    return this.#settings.get(name);
  }

  /** A move that the reader at this screen means. */
  request(action: unknown): Result<number> {
    const session = this.apply();
    if (!session || this.isReadonly) return refuse('session/not-ready');
    const { viewer } = this;
    const humans = this.players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
    const mine = typeof viewer === 'number' ? viewer : (actingHuman(session) ?? humans[0]);
    // Whose turn it is, and whether the game is over, the rules say themselves.
    return mine !== undefined && humans.includes(mine)
      ? this.#games.request(mine, action)
      : this.#games.refuse({ code: 'session/not-yours' });
  }

  playFor(seat: Seat, text: string): Result<number> {
    return this.#games.playText(text, { actor: seat });
  }

  // Notes.

  noteRefusal(refusal: Refusal): string {
    this.showRefusal(refusal);
    this.element.requestUpdate();
    return this.#notes.refuse(refusal);
  }

  noteChange(cause: Cause, sentences: readonly string[]): void {
    this.#notes.forgive();
    this.#notes.tell(...sentences);
    this.#beginning.keep();
    if (cause === 'play') this.#bots.noteMove();
  }

  /** A value that only the slice can read turns out to be unsound. */
  protected fail(refusal: Refusal, source: string): void {
    this.#notes.fail(refusal, source);
  }

  /** The board draws a refusal where it happened. */
  protected abstract showRefusal(refusal: Refusal): void;

  /** The board shows an advised move. */
  protected abstract showHint(text: string): void;

  /** A button of the game's own acts was pressed. */
  protected abstract pressAct(name: string): void;

  // The element's life.

  connected(): void {
    this.#beginning.drawSeed();
    this.#vocabulary.forget();
  }

  disconnected(): void {}

  /** Takes up all settings given so far. */
  apply(): AnySession | undefined {
    const { changed, refusals } = this.#settings.settle();
    if (changed.size > 0) this.#vocabulary.forget();
    for (const name of changed) this.#notes.mend(name);
    for (const refusal of refusals) this.#notes.fail(refusal, refusal.at?.path ?? '');
    const restarts = [...changed].some((name) => this.#settings.table[name]?.restarts);
    const isNew = (restarts || !this.session) && this.#beginning.begin();
    if (changed.has('ply') || (isNew && this.#settings.has('ply')))
      this.#games.look(this.setting<number>('ply') ?? Infinity);
    return this.session;
  }

  /** Handing back the present record changes nothing; any other is taken up anew. */
  takes(name: string, value: unknown): boolean {
    if (name !== 'record') return true;
    if (value && value === this.session?.save(this.viewer)) return false;
    this.#beginning.renew();
    return true;
  }

  /** Before rendering. `exact`: what is drawn first must be all that is shown, as a server does it. */
  abstract prepare(exact: boolean): void;

  updated(root: ShadowRoot): void {
    this.#notes.flush(root.querySelector('.said'));
    for (const event of this.#notes.takeErrors()) this.element.dispatchEvent(event);
  }

  /** What holds now, for `:state()`. */
  get states(): Readonly<Record<string, boolean>> {
    const { shown } = this;
    return { over: shown?.outcome !== undefined, looking: shown !== undefined && shown.ply < shown.plies };
  }

  // Rendering.

  /** Stands in the board's place while the screen changes hands. */
  get handOver(): TemplateResult | undefined {
    const seat = handingTo(this.#looking);
    if (seat === undefined) return undefined;
    return renderHandOver(seat, this.words, () => {
      this.#handed = seat;
      this.element.requestUpdate();
    });
  }

  /** The slice's own panel: scores, goals, hands. */
  protected renderScore(): TemplateResult | typeof nothing {
    return nothing;
  }

  renderPanel(): TemplateResult {
    const { shown, words, slice, isReadonly } = this;
    const controls = this.setting<Controls>('controls');
    const isHanding = handingTo(this.#looking) !== undefined;
    const isBare = controls === 'none';
    const { note } = this.#notes;
    return html`${isBare || !shown ? nothing : renderStatus(slice, shown, words)}
    ${renderNote(note, rulesLink(this.setting('rulesHref'), note?.rule))}
    ${controls === 'full' && !isHanding ? this.renderScore() : nothing}
    ${isBare || isHanding || isReadonly || !slice.acts ? nothing : renderActs(this.#acts, words, (name) => this.pressAct(name))}
    ${isBare ? nothing : renderControls(this.#controlState(controls), words, (name) => this.pressControl(name))}`;
  }

  /** Whether somebody at this screen is to act on the position on show. */
  get isTurn(): boolean {
    return this.session?.isLive === true && actingHuman(this.session) !== undefined;
  }

  get #acts(): readonly Act[] {
    const { shown, slice } = this;
    return this.isTurn && shown ? (slice.acts?.(shown.view) ?? []) : [];
  }

  #controlState(controls: Controls): ControlState {
    const { shown, slice, isReadonly } = this;
    return {
      controls,
      hasHint: slice.hint !== undefined,
      enabled: isReadonly
        ? { undo: false, redo: false, restart: false, hint: false }
        : {
            undo: shown?.canUndo ?? false,
            redo: shown?.canRedo ?? false,
            restart: (shown?.plies ?? 0) > 0,
            hint: shown?.outcome === undefined,
          },
    };
  }

  pressControl(name: ControlName): void {
    if (name === 'undo' || name === 'redo' || name === 'restart') {
      const result = this[name]();
      if (!result.ok) this.noteRefusal(result.error);
    } else if (name === 'hint') void this.#hint();
    else void this.#openMenu(name === 'menu' ? 'how' : 'copy');
  }

  async #hint(): Promise<void> {
    const text = await this.#bots.advise();
    if (text === undefined) return;
    this.#notes.tell(this.words.say('said.hint', { text: this.#games.foretell(text) }));
    this.showHint(text);
    this.#games.giveHint(text);
    this.element.requestUpdate();
  }

  async #openMenu(at: 'how' | 'copy'): Promise<void> {
    const [{ openMenu }, how] = await Promise.all([import('./menu.js'), this.slice.loadHow()]);
    if (!this.element.isConnected) return;
    openMenu(this.element, at, {
      words: this.words,
      tables: this.#vocabulary.tables,
      how,
      rules: rulesLink(this.setting('rulesHref')),
      hasHint: this.slice.hint !== undefined,
      attributes: this.#settings.table,
      record: this.session?.save(this.viewer) ?? '',
      position: this.session?.position(this.viewer) ?? '',
      options: this.#settings.options(this.face),
    });
  }

  // What the element's public methods do: first all settings given so far are taken up.

  #settled(act: (games: SessionController) => Result<number>): Result<number> {
    this.apply();
    return act(this.#games);
  }

  play(text: string, at: PlayAt): Result<number> {
    return this.#settled((games) => games.playText(text, at));
  }

  undo(): Result<number> {
    return this.#settled((games) => games.undo());
  }

  redo(): Result<number> {
    return this.#settled((games) => games.redo());
  }

  goTo(ply: number): Result<number> {
    return this.#settled((games) => games.goTo(ply));
  }

  restart(): Result<number> {
    return this.#settled((games) => games.restart());
  }

  save(viewer: Viewer | undefined): Result<string> {
    const session = this.apply();
    return session ? accept(session.save(viewer ?? this.viewer)) : refuse('session/not-ready');
  }

  load(text: string): Result<number> {
    this.apply();
    const result = this.#games.load(text);
    if (!result.ok) this.fail(result.error, 'load');
    this.element.requestUpdate();
    return result;
  }

  /** Resolves when motion and bots are done. */
  async settle(): Promise<void> {
    do {
      await this.element.updateComplete;
      await this.motion.idle();
      await this.#bots.idle();
    } while (this.element.isUpdatePending || this.motion.isPlaying || this.#bots.isThinking);
  }
}
