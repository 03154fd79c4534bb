/** What the row of controls does: taking back and playing again, hints, the menu. How the row looks is the controls' matter. */
import type { LitElement } from 'lit';
import type { AdviceText } from '../../core/bots.js';
import type { AnyTable } from '../../core/options.js';
import { readMove } from '../../core/ply.js';
import { refuse, type Facts, type Result } from '../../core/result.js';
import type { Snapshot } from '../../core/snapshot.js';
import type { BotController } from '../game/bot-controller.js';
import type { ControlName, Controls, ControlState } from './controls.js';
import { foretell } from '../game/preview.js';
import type { Focus } from '../dom/focus.js';
import type { GameHost } from '../contract/game-host.js';
import type { MoveList } from './move-list.js';
import { describeMove, sayMove } from '../words/describe-move.js';
import type { Notes } from '../words/notes.js';
import type { SessionController } from '../game/session-controller.js';
import type { Settings } from '../contract/settings.js';
import { rulesLink } from './status.js';
import type { Vocabulary } from '../words/localizer.js';

interface Parts {
  readonly settings: Settings;
  readonly vocabulary: Vocabulary;
  readonly notes: Notes;
  readonly games: SessionController;
  readonly bots: BotController;
}

/** What it needs of the works. */
interface Host extends Pick<
  GameHost,
  'face' | 'slice' | 'session' | 'players' | 'viewer' | 'words' | 'foreign' | 'noteRefusal' | 'noteMissing'
> {
  readonly element: LitElement;
  readonly focus: Focus;
  readonly shown: Snapshot<unknown, unknown> | undefined;
  readonly isReadonly: boolean;
  readonly isTurn: boolean;
  undo(): Result<number>;
  redo(): Result<number>;
  restart(): Result<number>;
  goTo(ply: number): Result<number>;
  stepTo(ply: number): void;
  request(move: unknown): Result<number>;
  showHint(text: string | undefined, advice: AdviceText): void;
  choose(settings: Readonly<Record<string, unknown>>): void;
}

export class Desk {
  readonly #works: Host;
  readonly #parts: Parts;
  /** How often the menu was opened or shut. */
  #opened = 0;

  #pending: Promise<unknown> | undefined;

  constructor(works: Host, parts: Parts) {
    this.#works = works;
    this.#parts = parts;
  }

  state(controls: Controls): ControlState {
    const { shown, slice, isReadonly, isTurn } = this.#works;
    const { ply = 0, plies = 0, canUndo = false, canRedo = false } = shown ?? {};
    const isLooking = ply < plies;
    return {
      controls,
      ply,
      plies,
      move: sayMove(this.#works, ply),
      hasHint: slice.hint !== undefined,
      // Who only looks walks through the game with the same buttons.
      captions: {
        ...((isReadonly || isLooking) && { redo: 'act.forward' }),
        ...(isReadonly && { undo: 'act.back', restart: 'act.first' }),
      },
      enabled: isReadonly
        ? { undo: ply > 0, redo: isLooking, restart: ply > 0, hint: false }
        : { undo: canUndo, redo: canRedo || isLooking, restart: plies > 0, hint: isTurn },
    };
  }

  step(ply: number): void {
    this.#works.stepTo(ply);
  }

  press(name: ControlName): void {
    if (name === 'menu' || name === 'copy') void this.#openMenu(name === 'menu' ? 'how' : 'copy');
    else if (name === 'hint') this.#pending = this.#hint();
    else {
      const result = this.#move(name);
      if (!result.ok && !this.#works.isReadonly) this.#works.noteRefusal(result.error);
    }
  }

  #move(name: 'undo' | 'redo' | 'restart'): Result<number> {
    const works = this.#works;
    const { ply = 0, plies = 0 } = works.shown ?? {};
    if (works.isReadonly) return works.goTo({ undo: ply - 1, redo: ply + 1, restart: 0 }[name]);
    if (name === 'redo' && ply < plies) return works.goTo(ply + 1);
    if (name === 'restart' && works.session?.hasOthersPlies === true) return refuse('session/other-person');
    return works[name]();
  }

  /** Resolves when the hint that was asked for last has been given, or there is none. */
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
    const { session } = this.#works;
    const read = text === undefined || !session ? undefined : readMove(session.game, session.state, text);
    if (read?.ok) this.#works.request(read.value.move);
  }

  /** Tells and shows what the adviser says; returns its move. */
  async #hint(): Promise<string | undefined> {
    if (this.#works.isReadonly || !this.#works.isTurn) return undefined;
    const { bots, games, notes } = this.#parts;
    const advice = await bots.advise();
    if (advice === undefined) return undefined;
    const { text, code, facts } = advice;
    const told: Facts = text === undefined ? {} : { text: foretell(this.#works, text) };
    notes.tell(this.#works.words.say(code, { ...facts, ...told }));
    this.#works.showHint(text, advice);
    if (text !== undefined) games.giveHint(text);
    this.#works.element.requestUpdate();
    return text;
  }

  get #moves(): MoveList {
    const works = this.#works;
    const { session, slice, viewer } = works;
    return {
      ply: session?.ply ?? 0,
      plies: session?.plies ?? 0,
      describe: (n) => describeMove(works, n),
      roundOf: (n) => session && slice.roundOf?.(session.game.view(session.stateAt(n - 1), viewer)),
      go: (n) => void works.goTo(n),
    };
  }

  /** Also one that is still being loaded. */
  closeMenu(): void {
    this.#opened++;
    const dialog = this.#works.element.shadowRoot?.querySelector('dialog');
    dialog?.close();
    dialog?.remove();
  }

  async #openMenu(at: 'how' | 'copy'): Promise<void> {
    const { element, slice, foreign } = this.#works;
    const { settings, vocabulary, notes, games } = this.#parts;
    const opened = ++this.#opened;
    const loaded = await Promise.all([
      import('./menu.js'),
      slice.loadHow(),
      slice.loadMenuPart?.(),
      foreign?.load().catch(() => this.#works.noteMissing('record')),
    ]).catch(() => this.#works.noteMissing('menu'));
    if (!loaded) return;
    notes.mend('menu');
    if (!element.isConnected || opened !== this.#opened) return;
    const [{ openMenu }, how, makePart] = loaded;
    const { shown, session, viewer, face, players } = this.#works;
    const options = (shown && slice.options?.(shown.view)) ?? settings.options(face.options as AnyTable);
    const table = face.options as AnyTable;
    const record = session?.save(viewer) ?? '';
    const { focus } = this.#works;
    const { held } = focus;
    const menu = openMenu(element, at, {
      words: this.#works.words,
      layers: vocabulary.layers,
      how,
      rules: rulesLink(settings.get('rulesHref')),
      hasHint: slice.hint !== undefined,
      attributes: settings.attributes(),
      record,
      foreign: foreign?.write(record, players),
      position: session?.position(viewer) ?? '',
      moves: this.#moves,
      result: games.progress.solved?.text,
      part: shown && makePart?.(shown.view, settings, (chosen) => this.#works.choose(chosen)),
      options,
      unusual: Object.keys(options).filter((name) => String(options[name]) !== String(table[name]?.default)),
    });
    // The game goes on behind it: what it was opened from may be gone.
    menu.addEventListener('close', () => focus.keep(held));
  }
}
