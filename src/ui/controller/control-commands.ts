/** What the row of controls does: undo and redo, hints, the menu. It does not know how the row looks. */
import { nothing, type LitElement, type TemplateResult } from 'lit';
import type { AdviceText } from '../../core/bots.js';
import type { AnyTable } from '../../core/option-kinds.js';
import { readMove } from '../../core/ply.js';
import type { Result } from '../../core/result.js';
import type { Snapshot } from '../../core/snapshot.js';
import type { BotController } from '../game/bot-controller.js';
import type { Asking } from '../panel/asking.js';
import type { ControlName, Controls, ControlState } from '../panel/controls.js';
import { foretell } from '../game/preview.js';
import type { Focus } from '../dom/focus.js';
import type { BoardState } from '../contract/board-state.js';
import type { GameHost } from '../contract/game-host.js';
import type { MenuPart } from '../contract/adapter.js';
import type { MenuContent } from '../menu/menu.js';
import type { MoveList } from '../panel/move-list.js';
import { describeMove, sayMove } from '../words/describe-move.js';
import type { Notes } from '../words/notes.js';
import type { SessionController } from '../game/session-controller.js';
import type { Settings } from '../contract/settings.js';
import type { SharedGame } from '../panel/share-sheet.js';
import { rulesLink } from '../panel/status.js';
import type { Localizer } from '../words/localizer.js';

interface Parts {
  readonly settings: Settings;
  readonly localizer: Localizer;
  readonly notes: Notes;
  readonly games: SessionController;
  readonly bots: BotController;
}

/** What it needs of the controller. */
interface Host extends BoardState, Pick<GameHost, 'foreign' | 'noteRefusal' | 'noteMissing'> {
  readonly element: LitElement;
  readonly focus: Focus;
  readonly asking: Asking;
  readonly shown: Snapshot<unknown, unknown> | undefined;
  readonly isTurn: boolean;
  undo(): Result<number>;
  redo(): Result<number>;
  /** The game in hand begins again, and the reader is offered the way back. */
  beginAgain(): Result<number>;
  goTo(ply: number): Result<number>;
  stepTo(ply: number): void;
  request(move: unknown): Result<number>;
  readonly hasLesson: boolean;
  openLesson(): Promise<unknown>;
  share(): Promise<void>;
  /** What came of sharing. */
  renderNotice(): TemplateResult | typeof nothing;
  readonly shared: SharedGame;
  giveAdvice(sentence: string, advice: AdviceText): void;
  choose(settings: Readonly<Record<string, unknown>>): void;
  pressButton(name: string): void;
  canTakeBack(): boolean;
  takeBack(): void;
}

export class ControlCommands {
  readonly #controller: Host;
  readonly #parts: Parts;
  /** How often the menu was opened or shut. */
  #opened = 0;

  #pending: Promise<unknown> | undefined;

  constructor(controller: Host, parts: Parts) {
    this.#controller = controller;
    this.#parts = parts;
  }

  state(controls: Controls): ControlState {
    const { shown, session, adapter, isReadonly, isTurn } = this.#controller;
    const { ply = 0, plies = 0, canUndo = false, canRedo = false } = shown ?? {};
    const isLooking = ply < plies;
    return {
      controls,
      ply,
      plies,
      move: sayMove(this.#controller, ply),
      hasHint: adapter.hint !== undefined,
      // A reader who only looks goes through the game with the same buttons.
      captions: {
        ...((isReadonly || isLooking) && { redo: 'forward' }),
        ...(isReadonly && { undo: 'back', restart: 'first' }),
      },
      enabled: isReadonly
        ? { undo: ply > 0, redo: isLooking, restart: ply > 0, hint: false }
        : {
            undo: canUndo || this.#controller.canTakeBack(),
            redo: canRedo || isLooking,
            // What others have played is not the reader's to give up.
            restart: plies > 0 && session?.hasOthersPlies !== true,
            hint: isTurn,
          },
    };
  }

  step(ply: number): void {
    this.#controller.stepTo(ply);
  }

  press(name: ControlName): void {
    if (name === 'menu' || name === 'copy') void this.#openMenu(name === 'menu' ? 'how' : 'copy');
    else if (name === 'share') void this.#controller.share();
    else if (name === 'hint') this.#pending = this.#hint();
    else if (name === 'undo' && this.#controller.canTakeBack()) this.#controller.takeBack();
    else if (name === 'restart' && this.#isAsked) this.#controller.asking.ask(name);
    else this.#act(name);
  }

  /** A game that goes on is not lost by one press. */
  get #isAsked(): boolean {
    const { isReadonly, session } = this.#controller;
    return !isReadonly && session?.isOver === false && !session.hasOthersPlies;
  }

  renderAbove(): unknown {
    return [this.#renderAsked(), this.#controller.renderNotice()];
  }

  #renderAsked(): TemplateResult | typeof nothing {
    const { asking, words, shown } = this.#controller;
    const n = shown?.plies ?? 0;
    return this.#isAsked && n > 0
      ? asking.render('restart', words, () => this.#act('restart'), { n })
      : nothing;
  }

  #act(name: 'undo' | 'redo' | 'restart'): void {
    const result = this.#move(name);
    if (!result.ok && !this.#controller.isReadonly) this.#controller.noteRefusal(result.error);
  }

  #move(name: 'undo' | 'redo' | 'restart'): Result<number> {
    const controller = this.#controller;
    const { ply = 0, plies = 0 } = controller.shown ?? {};
    if (controller.isReadonly) return controller.goTo({ undo: ply - 1, redo: ply + 1, restart: 0 }[name]);
    if (name === 'redo' && ply < plies) return controller.goTo(ply + 1);
    return name === 'restart' ? controller.beginAgain() : controller[name]();
  }

  /** Resolves when the last hint that was asked for has been given, or if there is none. */
  async idle(): Promise<void> {
    await this.#pending;
  }

  /** Plays what the adviser says. */
  follow(): Promise<void> {
    const following = this.#follow();
    this.#pending = following;
    return following;
  }

  async #follow(): Promise<void> {
    const text = await this.#hint();
    const { session } = this.#controller;
    const read = text === undefined || !session ? undefined : readMove(session.game, session.state, text);
    if (read?.ok) this.#controller.request(read.value.move);
  }

  /** Tells and shows what the adviser says; returns its move. */
  async #hint(): Promise<string | undefined> {
    if (this.#controller.isReadonly || !this.#controller.isTurn) return undefined;
    const { bots, games, notes } = this.#parts;
    const advice = await bots.advise();
    if (advice === undefined) return undefined;
    notes.clearError('hint');
    const { text, code, facts } = advice;
    const told = text === undefined ? undefined : this.#tellMove(text);
    // What the move would do might tell what is hidden, or have no sentence: its name does.
    const key = code === 'said.hint' && !told ? 'said.hint-move' : code;
    const sentence = this.#controller.words.say(key, { ...facts, text: told ?? '', move: text ?? '' });
    this.#controller.giveAdvice(sentence, advice);
    if (text !== undefined) games.giveHint(text);
    this.#controller.element.requestUpdate();
    return text;
  }

  /** What an advised move would do, as far as that may be told; undefined: its name is all. */
  #tellMove(text: string): string | undefined {
    const { adapter, shown, words } = this.#controller;
    return (shown && adapter.describeAdvice?.(shown.view, text, words)) ?? foretell(this.#controller, text);
  }

  get moves(): MoveList {
    const controller = this.#controller;
    const { session, adapter, viewer, words } = controller;
    const told = { session, adapter, viewer, words };
    return {
      ply: session?.ply ?? 0,
      plies: session?.plies ?? 0,
      describe: (n) => describeMove(told, n),
      roundOf: (n) => session && adapter.roundOf?.(session.game.view(session.stateAt(n - 1), viewer)),
      go: (n) => void controller.goTo(n),
    };
  }

  /** Also one that is still being loaded. */
  closeMenu(): void {
    this.#opened++;
    const dialog = this.#controller.element.shadowRoot?.querySelector('dialog');
    dialog?.close();
    dialog?.remove();
  }

  /** The board has been moved with its menu open, which is modal no more: it would lie over the page, and no key would close it. */
  closeMovedMenu(): void {
    const dialog = this.#controller.element.shadowRoot?.querySelector('dialog');
    if (dialog && !dialog.matches(':modal')) this.closeMenu();
  }

  async #openMenu(at: 'how' | 'copy'): Promise<void> {
    const { element, adapter, foreign } = this.#controller;
    const { settings, localizer, notes, games } = this.#parts;
    const opened = ++this.#opened;
    const loaded = await Promise.all([
      import('../menu/menu.js'),
      adapter.loadHow(),
      adapter.loadMenuPart?.(),
      foreign?.load().catch(() => this.#controller.noteMissing('record')),
      import('../menu/opponents.js'),
      import('../menu/drawing.js'),
      import('../menu/embed-code.js'),
    ]).catch(() => this.#controller.noteMissing('menu'));
    if (!loaded) return;
    notes.clearError('menu');
    if (!element.isConnected || opened !== this.#opened) return;
    const [{ openMenu }, how, makePart, , { opponentsPart }, { drawingOf }, { embedCode }] = loaded;
    const { shown, definition } = this.#controller;
    const options =
      (shown && adapter.options?.(shown.view)) ?? settings.options(definition.options as AnyTable);
    const table = definition.options as AnyTable;
    const written = (): ReturnType<NonNullable<typeof foreign>['write']> => {
      const { session, viewer, players } = this.#controller;
      return session && foreign?.write(session.save(viewer), players);
    };
    const texts = (): ReturnType<MenuContent['texts']> => {
      const { session, viewer, shared } = this.#controller;
      return {
        link: shared.link,
        embed: embedCode(this.#controller, settings),
        result: games.progress.solved?.text,
        record: session?.save(viewer) ?? '',
        position: session?.position(viewer) ?? '',
        foreign: written()?.text,
      };
    };
    const { focus } = this.#controller;
    const { held } = focus;
    const choose = (chosen: Readonly<Record<string, unknown>>): void => this.#controller.choose(chosen);
    const press = (name: string): void => this.#controller.pressButton(name);
    const opponents = (begin: typeof choose): MenuPart | undefined =>
      opponentsPart(definition, settings, begin);
    const menu = openMenu(element, at, {
      words: this.#controller.words,
      layers: localizer.layers,
      how,
      rules: rulesLink(settings.get('rulesHref')),
      hasHint: adapter.hint !== undefined,
      texts,
      foreign: written()?.name ?? '',
      shared: () => this.#controller.shared,
      draw: drawingOf(this.#controller),
      moves: this.moves,
      openLesson: this.#controller.hasLesson ? () => void this.#controller.openLesson() : undefined,
      part: shown && (makePart ? makePart(shown.view, settings, choose, press) : opponents(choose)),
      options,
      unusual: Object.keys(options).filter((name) => String(options[name]) !== String(table[name]?.default)),
    });
    // The game goes on behind it: what it was opened from may be gone.
    menu.addEventListener('close', () => focus.keep(held));
  }
}
