/** The game in hand of a board, and everything around it: settings, session, bots, notes, the viewer. It knows no page. */
/* eslint max-lines: ['warn', { max: 325, skipBlankLines: true, skipComments: true }] -- It joins the parts and has a line for each public method; what a part does is its own file. */
import type { Player } from '../../core/notation.js';
import { accept, refuse, type Refusal, type Result } from '../../core/result.js';
import type { Goal, Seat, Viewer } from '../../core/rules.js';
import type { Cause, PlayAt } from '../../core/session.js';
import { shownValue } from '../../core/shown.js';
import type { Snapshot } from '../../core/snapshot.js';
import { sayRefusal, type Words } from '../../core/words.js';
import type { DailyResult } from '../contract/events.js';
import type { Reader } from '../contract/parts.js';
import { BotController } from '../game/bot-controller.js';
import { sayHanding } from '../words/describe-change.js';
import type { AnyDefinition } from '../contract/definition.js';
import { foretellMove } from '../game/preview.js';
import { ImportExport } from '../game/import-export.js';
import { GameStarter } from '../start/game-starter.js';
import type { AnySession } from '../contract/board-state.js';
import type { GameHost } from '../contract/game-host.js';
import { sayMove } from '../words/describe-move.js';
import { Notes } from '../words/notes.js';
import { actingHuman, isViewer, ViewerPolicy } from '../game/viewer-policy.js';
import { playersOf } from '../contract/start-plans.js';
import type { Progress } from '../game/progress.js';
import { Seeds } from '../start/seeds.js';
import { SessionController } from '../game/session-controller.js';
import type { Settings } from '../contract/settings.js';
import type { AnyAdapter } from '../contract/adapter.js';
import { surplusNames, type Localizer } from '../words/localizer.js';

export abstract class GameInHand implements GameHost {
  readonly definition: AnyDefinition;
  readonly adapter: AnyAdapter;
  readonly foreign: ImportExport | undefined;
  readonly reader: Reader<unknown>;
  protected readonly settings: Settings;
  protected readonly localizer: Localizer;
  protected readonly notes: Notes;
  protected readonly games: SessionController;
  protected readonly bots: BotController;
  protected readonly starter: GameStarter;
  protected readonly viewerPolicy = new ViewerPolicy(this);
  readonly #seeds: Seeds;
  /** The viewer that the board was last shown to. */
  #eyes: Viewer | undefined;

  /** What was to be done when somebody here was last to act. */
  #toDo: string | undefined;

  /** What reads the page's words is being loaded. */
  #reading: Promise<void> | undefined;

  constructor(definition: AnyDefinition, adapter: AnyAdapter, settings: Settings, localizer: Localizer) {
    this.definition = definition;
    this.adapter = adapter;
    this.settings = settings;
    this.localizer = localizer;
    this.reader = this.#makeReader();
    this.foreign = adapter.foreign && new ImportExport(localizer, adapter.foreign);
    this.notes = new Notes(definition.tag, () => this.words, settings);
    this.games = new SessionController(this);
    this.bots = new BotController(this);
    this.#seeds = new Seeds(settings);
    this.starter = new GameStarter(this, settings, this.#seeds, this.games, this.notes);
  }

  #makeReader(): Reader<unknown> {
    const [viewerPolicy, settings] = [this.viewerPolicy, this.settings];
    const ui = (): unknown => this.ui;
    const rest = (): Refusal | undefined => this.rest;
    return {
      settings,
      get ui() {
        return ui();
      },
      get seats() {
        return viewerPolicy.seats;
      },
      get acting() {
        return viewerPolicy.acting;
      },
      get rest() {
        return rest();
      },
    };
  }

  // What it asks of the board that shows it.

  abstract readonly motion: GameHost['motion'];
  abstract readonly isInPage: boolean;
  abstract tell(event: Event): boolean;
  abstract redraw(): void;

  /** What the reader is in the middle of, as interpret() left it. */
  protected abstract readonly ui: unknown;

  /** The board draws a refusal where it happened. */
  protected abstract showRefusal(refusal: Refusal): void;

  abstract ended(): void;

  /** The game has gone on: what was asked or advised is past. */
  protected abstract moveOn(cause: Cause): void;

  abstract readonly isReading: boolean;

  /** Whoever looks next finds nothing that the one before has opened, held or picked. */
  protected abstract changeReader(): void;

  /** Why nobody moves at this board though the rules would let them, as between two rounds: the reader is told, bots wait. */
  protected abstract readonly rest: Refusal | undefined;

  /** What goes on beside the game, as a clock, follows a change. */
  abstract catchUp(): void;

  // The game.

  get session(): AnySession | undefined {
    return this.games.session;
  }

  /** Who plays, in seat order. A record may have more seats than the page names: people sit there. */
  get players(): readonly Player[] {
    const asked = playersOf(this.definition, this.settings);
    const more = this.session ? this.session.game.rules.seats(this.session.state) - asked.length : 0;
    const players = more > 0 ? [...asked, ...Array<Player>(more).fill({ kind: 'human' })] : asked;
    return this.bots.hasGivenUp
      ? players.map((player, seat) => (this.bots.isGivenUp(seat) ? { kind: 'host' } : player))
      : players;
  }

  get viewer(): Viewer {
    return this.viewerPolicy.viewer;
  }

  get awaited(): Seat | undefined {
    return this.viewerPolicy.awaited;
  }

  /** The seats of the people at this screen. */
  protected get humans(): readonly Seat[] {
    return this.viewerPolicy.humans;
  }

  get words(): Words {
    return this.localizer.words.to(this.viewerPolicy.you);
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

  setting<T>(name: string): T {
    return this.settings.get(name);
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
      ? this.games.request(seat, move)
      : this.refuse({ code: 'session/not-yours' });
  }

  /** Why nothing comes of what the reader means. */
  refuse(refusal: Refusal): Result<never> {
    return this.games.refuse(refusal);
  }

  /** The seat that the reader plays: of several at this screen, the one that is to act. */
  get mine(): Seat | undefined {
    const { viewer, session, humans } = this;
    return typeof viewer === 'number' ? viewer : (actingHuman(session) ?? humans[0]);
  }

  /** What a move that the reader might mean would bring, as sentences. */
  foretell(move: unknown, by = this.mine): string {
    return by === undefined ? '' : foretellMove(this, by, move);
  }

  playFor(seat: Seat, text: string): Result<number> {
    this.notes.clearError('bots');
    return this.games.playBot(seat, text);
  }

  giveUp(refusal: Refusal): void {
    this.notes.tell(...this.games.seat());
    this.noteFault(refusal, 'bots');
    this.games.tellTurn();
  }

  /** Whether somebody at this screen, who has taken it, is to act on the position on show. */
  get isTurn(): boolean {
    const { session, isResting } = this;
    if (session?.isLive !== true || isResting) return false;
    return actingHuman(session) !== undefined && this.viewerPolicy.awaited === undefined;
  }

  get isResting(): boolean {
    return this.rest !== undefined;
  }

  // Notes.

  noteRefusal(refusal: Refusal): void {
    const { session } = this;
    // What a game has come to stays on show, whatever is pressed after its end.
    if (session?.isOver && session.ply === session.plies) return this.say(sayRefusal(this.words, refusal));
    this.showRefusal(refusal);
    this.redraw();
    this.notes.refuse(refusal);
  }

  noteChange(cause: Cause, sentences: readonly string[]): void {
    // What one player was told is not for the next one to read, and neither is what that player sees by looking back.
    const next = this.viewerPolicy.awaited;
    const told = [...sentences];
    this.#changeEyes();
    if (next !== undefined) {
      this.viewerPolicy.hand(undefined);
      told.push(sayHanding('hand.over', next, this.words));
    }
    this.notes.clearRefusal();
    this.notes.tell(...told, ...this.#newToDo(cause));
    this.moveOn(cause);
    // What was taken up is kept already.
    if (cause !== 'resume') this.keep();
    if (cause === 'play') this.bots.noteMove();
  }

  /** What is to be done now, where that is something else than before: who sees the board has read it beside it. */
  #newToDo(cause: Cause): readonly string[] {
    const { shown, reader, adapter, words } = this;
    const toDo =
      shown && reader.acting.length > 0 ? (adapter.describeToDo?.(shown.view, words, reader) ?? '') : '';
    const before = this.#toDo;
    if (toDo !== '') this.#toDo = toDo;
    const isTold = toDo !== '' && before !== undefined && toDo !== before;
    return isTold && (cause === 'play' || cause === 'undo' || cause === 'redo') ? [toDo] : [];
  }

  /** Whoever looks next finds nothing that the one before has seen, heard or opened. */
  #changeEyes(): void {
    const before = this.#eyes;
    this.#eyes = this.viewerPolicy.eyes;
    if (before === undefined || before === this.#eyes) return;
    this.notes.clearAnnouncements();
    this.changeReader();
  }

  noteMissing(part: string): void {
    this.noteFault({ code: 'kit/chunk', facts: { part } }, part);
  }

  noteFault(refusal: Refusal, source: string): void {
    this.notes.fail(refusal, source);
    this.redraw();
  }

  keep(): void {
    this.starter.keep();
  }

  /** Another game has begun: what was refused or asked in the last one is past. */
  renew(): void {
    this.notes.clearRefusal();
    this.bots.renew();
  }

  resultText(goal: Goal, _view: unknown, moves: number, _hints: number): string {
    return this.usualResult(goal, moves);
  }

  dailyResult(_view: unknown, _hints: number): DailyResult | undefined {
    return undefined;
  }

  /** What the board says about a goal that was met, unless the parts of the game say something else. */
  protected usualResult({ par }: Goal, moves: number): string {
    const name = this.words.say('game.name');
    return this.words.say(par === undefined ? 'result.text' : 'result.par', { name, moves, par: par ?? 0 });
  }

  /** Says sentences of the board's own. */
  say(...sentences: readonly string[]): void {
    this.notes.tell(...sentences);
    this.redraw();
  }

  /** Takes up all settings given so far. */
  apply(): AnySession | undefined {
    const { changed, refusals } = this.settings.settle();
    for (const name of changed) {
      this.localizer.forget();
      this.notes.clearError(name);
    }
    for (const [name, refusal] of refusals) this.notes.fail(refusal, name);
    if (changed.has('words')) this.#takeWords();
    if (changed.has('seats') || changed.has('workerFactory')) {
      this.bots.renew();
      this.notes.tell(...this.games.seat());
    }
    const isNew = this.starter.take(changed);
    const surplus = changed.has('names') || isNew ? surplusNames(this.settings, this.session) : undefined;
    if (surplus) this.notes.fail(surplus, 'names');
    else if (isNew && !refusals.has('names')) this.notes.clearError('names');
    // A viewer that is not a seat of this game is treated as none.
    const seat = changed.has('viewer') ? this.viewerPolicy.missing : undefined;
    if (seat !== undefined) this.notes.fail({ code: 'session/no-seat', facts: { seat } }, 'viewer');
    if (changed.has('ply') || (isNew && this.settings.has('ply')))
      this.games.look(this.setting<number>('ply') ?? Infinity);
    this.#changeEyes();
    if (changed.size > 0) this.catchUp();
    return this.session;
  }

  /** The page gives words of its own: they are said, and their faults told, as soon as they can be read. */
  #takeWords(): void {
    const loading = this.localizer.load();
    if (!loading) for (const fault of this.localizer.faults) this.notes.advise(fault, 'words');
    this.#reading = loading?.then(
      () => {
        this.#reading = undefined;
        this.localizer.forget();
        this.#takeWords();
        this.redraw();
      },
      () => {
        this.#reading = undefined;
        this.noteMissing('words');
      },
    );
  }

  /** Resolves when what a game, or the page's own words, wait for has come. */
  get waiting(): Promise<void> | undefined {
    return this.#reading ?? this.starter.waiting;
  }

  /** Whether this is the record of the game in hand: to hand it back changes nothing. */
  isInHand(record: unknown): boolean {
    return this.session !== undefined && record === this.apply()?.save(this.viewer);
  }

  /** What a page may ask of the game in hand. */
  get standing(): Pick<Progress, 'outcome' | 'solved' | 'toAct'> {
    this.apply();
    return this.games.progress;
  }

  /** The same for what is drawn: no game begins in the middle of a rendering. */
  get solved(): Progress['solved'] {
    return this.games.progress.solved;
  }

  // What the element's public methods do: first all settings given so far are taken up.

  #settled(act: (games: SessionController) => Result<number>): Result<number> {
    this.apply();
    return act(this.games);
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
    this.notes.quietly(() => this.goTo(ply));
  }

  restart(): Result<number> {
    return this.#settled((games) => games.restart(this.#seeds.deal()));
  }

  /** The reader begins another game than the page asks for, or with no settings the page's own; `isAnew`: even where one is kept. */
  choose(settings: Readonly<Record<string, unknown>>, isAnew = true): void {
    this.apply();
    this.localizer.forget();
    this.settings.choose(settings);
    this.starter.choose(isAnew);
    this.games.tellOwed();
    this.redraw();
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
    const result = this.starter.load(text);
    this.redraw();
    return result;
  }
}
