/** The works behind a board's face: game, bots, words, notes and panel. It draws no board and knows no rule. */
/* eslint max-lines: ['warn', { max: 325, skipBlankLines: true, skipComments: true }] -- It joins the parts and has a line for each public method; what a part does is its own file. */
import { html, isServer, nothing, type LitElement, type TemplateResult } from 'lit';
import type { AdviceText } from '../core/bots.js';
import type { Player } from '../core/notation.js';
import { accept, refuse, type Refusal, type Result } from '../core/result.js';
import type { Goal, Seat, Viewer } from '../core/rules.js';
import type { Cause, PlayAt } from '../core/session.js';
import { shownValue } from '../core/shown.js';
import type { Snapshot } from '../core/snapshot.js';
import type { Words } from '../core/words.js';
import { Acts } from './acts.js';
import type { Act, Reader } from './board-parts.js';
import { BotController } from './bot-controller.js';
import { foretellMove } from './foretell.js';
import { renderControls, type ControlName, type Controls } from './controls.js';
import { Desk } from './desk.js';
import type { AnyFace } from './face.js';
import { Focus, type Held } from './focus.js';
import { Foreign } from './foreign.js';
import { GameStarter } from './game-starter.js';
import type { AnySession, GameHost, Shell } from './host.js';
import { Misspelt } from './misspelt.js';
import { MotionController } from './motion-controller.js';
import { sayMove } from './move-words.js';
import { Notes } from './notes.js';
import { actingHuman, isViewer, Onlooker } from './onlooker.js';
import { standsInPage } from './page.js';
import { playersOf } from './plan.js';
import type { Progress } from './progress.js';
import { Seeds } from './seeds.js';
import { SessionController } from './session-controller.js';
import type { Settings } from './settings.js';
import type { AnySlice } from './slice.js';
import { renderHandOver, renderNotes, renderStatus, sayHanding } from './status.js';
import { surplusNames, Vocabulary } from './vocabulary.js';

export abstract class GameWorks implements GameHost {
  readonly element: LitElement;
  readonly face: AnyFace;
  readonly slice: AnySlice;
  readonly motion: MotionController;
  readonly foreign: Foreign | undefined;
  readonly focus: Focus;
  readonly reader: Reader<unknown>;
  readonly #settings: Settings;
  readonly #vocabulary: Vocabulary;
  readonly #notes: Notes;
  readonly #misspelt: Misspelt;
  readonly #games: SessionController;
  readonly #bots: BotController;
  readonly #seeds: Seeds;
  readonly #starter: GameStarter;
  readonly #desk: Desk;
  readonly #acts: Acts;
  /** What had the focus before the rendering. */
  #held: Held | undefined;
  readonly #onlooker = new Onlooker(this);
  /** Whose eyes the board was last shown to. */
  #eyes: Viewer | undefined;

  constructor({ element, face, settings }: Shell, slice: AnySlice) {
    this.element = element;
    this.face = face;
    this.slice = slice;
    this.#settings = settings;
    this.reader = this.#makeReader();
    this.motion = new MotionController(element);
    this.#vocabulary = new Vocabulary(element, slice, settings);
    this.foreign = slice.foreign && new Foreign(this.#vocabulary, slice.foreign);
    this.#notes = new Notes(face.tag, () => this.words, settings);
    this.#misspelt = new Misspelt(element, (found, meant) => {
      this.#notes.advise({ code: 'attribute/unknown', facts: { name: found, meant } }, found);
      element.requestUpdate();
    });
    this.#games = new SessionController(this);
    this.#bots = new BotController(this);
    // Lit keeps its controllers within the page's reach, so it gets no more of this one than two calls.
    element.addController({
      hostUpdated: () => this.#bots.consider(),
      hostDisconnected: () => this.#bots.stop(),
    });
    this.focus = new Focus(element, (isSeen) => this.focusBoard(isSeen));
    this.#acts = new Acts(this, (name) => this.pressAct(name));
    this.#seeds = new Seeds(settings);
    this.#starter = new GameStarter(this, settings, this.#seeds, this.#games, this.#notes);
    this.#starter.isHeld = isServer;
    this.#desk = new Desk(this, {
      settings,
      vocabulary: this.#vocabulary,
      notes: this.#notes,
      games: this.#games,
      bots: this.#bots,
    });
  }

  #makeReader(): Reader<unknown> {
    const [onlooker, settings] = [this.#onlooker, this.#settings];
    const ui = (): unknown => this.ui;
    const rest = (): Refusal | undefined => this.rest;
    return {
      settings,
      get ui() {
        return ui();
      },
      get seats() {
        return onlooker.seats;
      },
      get acting() {
        return onlooker.acting;
      },
      get rest() {
        return rest();
      },
    };
  }

  /** What the reader is in the middle of, as interpret() left it. */
  protected abstract get ui(): unknown;

  // The game.

  get session(): AnySession | undefined {
    return this.#games.session;
  }

  /** Who plays, in seat order. A record may have more seats than the page names: people sit there. */
  get players(): readonly Player[] {
    const asked = playersOf(this.face, this.#settings);
    const more = this.session ? this.session.game.rules.seats(this.session.state) - asked.length : 0;
    const players = more > 0 ? [...asked, ...Array<Player>(more).fill({ kind: 'human' })] : asked;
    return this.#bots.hasGivenUp
      ? players.map((player, seat) => (this.#bots.isGivenUp(seat) ? { kind: 'host' } : player))
      : players;
  }

  get viewer(): Viewer {
    return this.#onlooker.viewer;
  }

  /** The seats of the people at this screen. */
  protected get humans(): readonly Seat[] {
    return this.#onlooker.humans;
  }

  get words(): Words {
    return this.#vocabulary.words;
  }

  get chance(): number {
    return this.#seeds.chance;
  }

  get isReadonly(): boolean {
    return this.setting('readonly');
  }

  /** What the viewer may know of the position on show; undefined until a seed is drawn. */
  get shown(): Snapshot<unknown, unknown> | undefined {
    return this.session?.snapshot(this.viewer);
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

  setting<T>(name: string): T {
    return this.#settings.get(name);
  }

  /** A move that the reader at this screen means; `by`: as whom, where the gesture tells. */
  request(move: unknown, by?: Seat): Result<number> {
    const session = this.apply();
    if (!session || this.isReadonly) return refuse('session/not-ready');
    const { rest } = this;
    if (rest) return this.refuse(rest);
    const seat = by ?? this.mine;
    // Whose turn it is, and whether the game is over, the rules say themselves.
    return seat !== undefined && this.humans.includes(seat)
      ? this.#games.request(seat, move)
      : this.refuse({ code: 'session/not-yours' });
  }

  /** Why nothing comes of what the reader means. */
  refuse(refusal: Refusal): Result<never> {
    return this.#games.refuse(refusal);
  }

  /** Whom the reader plays: of several at this screen the one who is to act. */
  protected get mine(): Seat | undefined {
    const { viewer, session, humans } = this;
    return typeof viewer === 'number' ? viewer : (actingHuman(session) ?? humans[0]);
  }

  /** What a move that the reader might mean would bring, as sentences. */
  protected foretell(move: unknown, by = this.mine): string {
    return by === undefined ? '' : foretellMove(this, by, move);
  }

  playFor(seat: Seat, text: string): Result<number> {
    this.#notes.mend('bots');
    return this.#games.playBot(seat, text);
  }

  giveUp(refusal: Refusal): void {
    this.#notes.tell(...this.#games.seat());
    this.noteFault(refusal, 'bots');
    this.#games.tellTurn();
  }

  /** Most games have nothing beside them. */
  catchUp(): void {}

  // Notes.

  noteRefusal(refusal: Refusal): void {
    this.showRefusal(refusal);
    this.element.requestUpdate();
    this.#notes.refuse(refusal);
  }

  noteChange(cause: Cause, sentences: readonly string[]): void {
    // What one player was told is not for the next one to read, nor what that one sees by looking back.
    const next = this.#onlooker.awaited;
    const told = [...sentences];
    this.#changeEyes();
    if (next !== undefined) {
      this.#onlooker.hand(undefined);
      told.push(sayHanding('hand.over', next, this.words));
    }
    this.#notes.forgive();
    this.#acts.forget();
    this.#notes.tell(...told);
    this.showHint(undefined);
    // What was taken up is kept already.
    if (cause !== 'resume') this.keep();
    if (cause === 'play') this.#bots.noteMove();
  }

  /** Whoever looks next finds nothing that the one before has seen, heard or opened. */
  #changeEyes(): void {
    const before = this.#eyes;
    this.#eyes = this.#onlooker.eyes;
    if (before === undefined || before === this.#eyes) return;
    this.#notes.hush();
    this.#acts.forget();
    this.#desk.closeMenu();
    this.forgetReader();
  }

  /** What the reader held, picked or chose belongs to no other. */
  protected abstract forgetReader(): void;

  /** A value that only the slice can read turns out to be unsound. */
  protected mend(source: string): void {
    this.#notes.mend(source);
  }

  protected fail(refusal: Refusal, source: string): void {
    this.#notes.fail(refusal, source);
  }

  noteMissing(part: string): void {
    this.noteFault({ code: 'kit/chunk', facts: { part } }, part);
  }

  noteFault(refusal: Refusal, source: string): void {
    this.fail(refusal, source);
    this.element.requestUpdate();
  }

  keep(): void {
    this.#starter.keep();
  }

  /** Another game has begun: what was refused or asked in the last one is past. */
  renew(): void {
    this.#notes.forgive();
    this.#acts.forget();
    this.#bots.renew();
  }

  /** Puts the focus on the board, for the reader to see or not; false where it is not on show. */
  protected abstract focusBoard(isSeen: boolean): boolean;

  resultText({ par }: Goal, _view: unknown, moves: number, _hints: number): string {
    const name = this.words.say('game.name');
    return this.words.say(par === undefined ? 'result.text' : 'result.par', { name, moves, par: par ?? 0 });
  }

  /** Says sentences of the board's own. */
  say(...sentences: readonly string[]): void {
    this.#notes.tell(...sentences);
    this.element.requestUpdate();
  }

  /** The board draws a refusal where it happened. */
  protected abstract showRefusal(refusal: Refusal): void;

  /** The board shows an advised move, or none any more; then a refusal's cross goes too. */
  abstract showHint(text: string | undefined, advice?: AdviceText): void;

  /** A button of the game's own acts was pressed. */
  protected abstract pressAct(name: string): void;

  // The element's life.

  connected(): void {
    if (!isServer) this.#starter.connect();
    this.#vocabulary.forget();
    this.#misspelt.watch();
  }

  disconnected(): void {
    this.#misspelt.unwatch();
    this.#starter.disconnect();
  }

  /** Until `release` the board shows what a server would. */
  hold(): void {
    this.#starter.isHeld = true;
  }

  release(): void {
    this.#starter.release();
  }

  /** Takes up all settings given so far. */
  apply(): AnySession | undefined {
    const { changed, refusals } = this.#settings.settle();
    for (const name of changed) {
      this.#vocabulary.forget();
      this.#notes.mend(name);
    }
    for (const [name, refusal] of refusals) this.#notes.fail(refusal, name);
    if (changed.has('words')) for (const fault of this.#vocabulary.faults) this.#notes.advise(fault, 'words');
    if (changed.has('seats') || changed.has('workerFactory')) {
      this.#bots.renew();
      this.#notes.tell(...this.#games.seat());
    }
    const isNew = this.#starter.take(changed);
    const surplus = changed.has('names') || isNew ? surplusNames(this.#settings, this.session) : undefined;
    if (surplus) this.fail(surplus, 'names');
    else if (isNew && !refusals.has('names')) this.#notes.mend('names');
    // A viewer that is no seat of this game looks as if none were given.
    const seat = changed.has('viewer') ? this.#onlooker.missing : undefined;
    if (seat !== undefined) this.fail({ code: 'session/no-seat', facts: { seat } }, 'viewer');
    if (changed.has('ply') || (isNew && this.#settings.has('ply')))
      this.#games.look(this.setting<number>('ply') ?? Infinity);
    this.#changeEyes();
    if (changed.size > 0) this.catchUp();
    return this.session;
  }

  /** Resolves when what a game waits for has come. */
  get waiting(): Promise<void> | undefined {
    return this.#starter.waiting;
  }

  /** Whether this is the record of the game in hand: to hand it back changes nothing. */
  isInHand(record: unknown): boolean {
    return this.session !== undefined && record === this.apply()?.save(this.viewer);
  }

  /** Before rendering. `exact`: what is drawn first must be all that is shown, as a server does it. */
  prepare(_exact: boolean): void {
    this.#held = this.focus.held;
  }

  updated(root: ShadowRoot): void {
    this.#games.tellOwed();
    this.focus.keep(this.#held);
    this.#notes.flush(root.querySelector('.said'));
    for (const event of this.#notes.takeErrors()) this.element.dispatchEvent(event);
  }

  /** What a page may ask of the game in hand. */
  get standing(): Pick<Progress, 'outcome' | 'solved' | 'toAct'> {
    this.apply();
    return this.#games.progress;
  }

  /** The same for what is drawn: no game begins in the middle of a rendering. */
  get solved(): Progress['solved'] {
    return this.#games.progress.solved;
  }

  /** What holds now, for `:state()`. */
  get states(): Readonly<Record<string, boolean>> {
    const { shown } = this;
    return { over: shown?.outcome !== undefined, looking: shown !== undefined && shown.ply < shown.plies };
  }

  // Rendering.

  /** Stands in the board's place while the screen changes hands. */
  get handOver(): TemplateResult | undefined {
    const seat = this.#onlooker.awaited;
    if (seat === undefined) return undefined;
    return renderHandOver(seat, this.words, () => {
      this.#onlooker.hand(seat);
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
    const { session, shown, words, slice, isReadonly } = this;
    const controls = this.setting<Controls>('controls');
    const isHanding = this.#onlooker.awaited !== undefined;
    const isBare = controls === 'none';
    return html`${isBare || !shown ? nothing : renderStatus(slice, shown, words, this.reader, this.aside ?? this.progress(shown))}
    ${renderNotes(this.#notes.shown, this.#starter.isHeld ? '' : this.setting('rulesHref'))}
    ${isBare || isHanding ? nothing : this.renderLead()}
    ${controls === 'full' && !isHanding ? this.renderScore() : nothing}
    ${isBare || isHanding || isReadonly || !slice.acts || session?.isOver ? nothing : this.#acts.render(this.isTurn ? this.acts : [], words)}
    ${controls === 'full' && !isHanding ? this.renderLog() : nothing}
    ${isBare ? nothing : renderControls(this.#desk.state(controls), words, this.#desk)}`;
  }

  /** Whether somebody at this screen, who has taken it, is to act on the position on show. */
  get isTurn(): boolean {
    const { session, isResting } = this;
    if (session?.isLive !== true || isResting) return false;
    return actingHuman(session) !== undefined && this.#onlooker.awaited === undefined;
  }

  /** Why nobody moves at this board though the rules would let them, as between two rounds: the reader is told, bots wait. */
  protected get rest(): Refusal | undefined {
    return undefined;
  }

  get isResting(): boolean {
    return this.rest !== undefined;
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

  /** What only the slice reads from its settings. */
  protected asked<T>(read: (settings: Settings) => T): T {
    return read(this.#settings);
  }

  pressControl(name: ControlName): void {
    this.#desk.press(name);
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

  sayMove(ply: number): string {
    return sayMove(this, ply);
  }

  /** The reader steps to a ply by a slider, which says itself where it stands. */
  stepTo(ply: number): void {
    this.#notes.quietly(() => this.goTo(ply));
  }

  restart(): Result<number> {
    return this.#settled((games) => games.restart(this.#seeds.deal()));
  }

  /** The reader begins another game than the page asks for, or with no settings the page's own. */
  choose(settings: Readonly<Record<string, unknown>>): void {
    this.apply();
    this.#vocabulary.forget();
    this.#settings.choose(settings);
    this.#starter.choose();
    this.#games.tellOwed();
    this.element.requestUpdate();
  }

  save(viewer: Viewer | undefined): Result<string> {
    const session = this.apply();
    if (!session) return refuse('session/not-ready');
    const as = viewer ?? this.viewer;
    if (isViewer(session, as)) return accept(session.save(as));
    return refuse('record/view', { facts: { found: shownValue(as) }, at: { path: 'viewer' } });
  }

  load(text: string): Result<number> {
    this.apply();
    const result = this.#starter.load(text);
    this.element.requestUpdate();
    return result;
  }

  /** Resolves when motion, bots and a hint are done. */
  async settle(): Promise<void> {
    do {
      await this.element.updateComplete;
      await this.motion.idle();
      await this.#bots.idle();
      await this.#desk.idle();
    } while (this.element.isUpdatePending || this.waiting || this.motion.isPlaying || this.#bots.isThinking);
  }
}
