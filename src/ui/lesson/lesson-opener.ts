/** Opens and closes the lesson of a board, and reads the one that its page brings. Loaded with how a lesson goes. */
import type { BuiltInLesson } from '../../core/lesson/lesson.js';
import { accept, refuse, within, type Result } from '../../core/basics/result.js';
import type { Controller, Shell } from '../contract/controller.js';
import type { GoesOn, WaysOn } from '../contract/guide.js';
import { settingsOf } from '../contract/setting-table.js';
import { Settings } from '../contract/settings.js';
import { standsInPage } from '../dom/page.js';
import type { Board } from '../panel/board.js';
import { LessonPlayer } from './lesson-player.js';
import type { TeachingBoard } from './teaching-board.js';

/** Of the page's settings those that hold for a lesson too. */
const SHARED = ['words', 'look', 'rulesHref'];

/** The board of a lesson, as it is shown and moved. */
export type LessonBoard = Controller & TeachingBoard & { retire(): void };

/** A lesson, and whether it is the page's own. */
type OwnLesson = BuiltInLesson & { readonly isOwn?: boolean };

/** The board that has the lesson. */
export interface Owner {
  /** The page's own lesson, if it has one. */
  text(): string | undefined;
  make(shell: Shell): LessonBoard;
  /** The lesson has been left; `told`: what is said about that. */
  leave(told: string, to: GoesOn | undefined): void;
}

export class LessonOpener {
  readonly #board: Board;
  readonly #owner: Owner;
  /** The page's own lesson as it was read last, and the text that it was read from. */
  #own: { readonly text: string; readonly lesson: Promise<BuiltInLesson | undefined> } | undefined;
  /** The lesson that is open, and the page's text that it came from. */
  #open:
    | { readonly board: LessonBoard; readonly player: LessonPlayer; readonly text: string | undefined }
    | undefined;
  /** The lesson's share of the page's settings. */
  readonly #shared = new Map<string, unknown>();

  constructor(board: Board, owner: Owner) {
    this.#board = board;
    this.#owner = owner;
  }

  get board(): LessonBoard | undefined {
    return this.#open?.board;
  }

  get #text(): string | undefined {
    return this.#owner.text();
  }

  /** The page has another text. One that cannot be used leaves the built-in lesson, and the page is told why. */
  followText(): void {
    if (this.#own?.text !== this.#text) this.#own = undefined;
    this.#readOwn().catch(() => {});
  }

  /** What could not be loaded for it is asked for again at the next call. */
  async #readOwn(): Promise<BuiltInLesson | undefined> {
    const text = this.#text;
    if (text === undefined) return undefined;
    if (this.#own?.text !== text) this.#own = { text, lesson: this.#read(text) };
    const own = this.#own;
    try {
      return await own.lesson;
    } catch (error) {
      if (own === this.#own) this.#own = undefined;
      throw error;
    }
  }

  async #read(text: string): Promise<BuiltInLesson | undefined> {
    const { state, dispatch } = this.#board;
    const { readLesson } = await import('../../core/lesson/lesson-text.js');
    if (text !== this.#text) return undefined;
    const {
      game,
      board: { chart },
    } = state.adapter;
    const read = readLesson(game, text, (state) => chart(game.view(state, 0), '').find);
    if (read.ok) return read.value;
    dispatch({ type: 'fault', refusal: within(read.error, { path: 'lesson' }), source: 'lesson' });
    return undefined;
  }

  /**
   * Resolves when its first step stands; rejects where it cannot be loaded. `isQuiet`: it opens by itself, which nobody
   * has asked for just now.
   */
  async open(isQuiet: boolean): Promise<Result<number>> {
    const { element } = this.#board;
    const text = this.#text;
    const built = await this.#load();
    // The page has given another lesson meanwhile.
    if (text !== this.#text) return this.open(isQuiet);
    if (!built) return refuse('lesson/none');
    if (!standsInPage(element)) return refuse('lesson/not-in-page');
    // The page has given another one since this was opened.
    if (this.#open?.text !== text) this.#close();
    const isNew = !this.#open;
    if (!this.#open) {
      const player = new LessonPlayer(element, built, {
        leave: (told, to) => this.#leave(told, to),
        waysOn: () => this.#waysOn(built),
      });
      await this.#make(player).waiting;
    }
    const open = this.#open;
    // It may have been left while its position was made.
    if (!open) return refuse('lesson/not-in-page');
    open.player.begin(isQuiet, isNew ? this.#goesOnAt : 0);
    await element.updateComplete;
    return accept(built.lesson.steps.length);
  }

  /** The step where the reader has left it, from 0. */
  get #goesOnAt(): number {
    return (this.#board.state.lesson.left?.at ?? 1) - 1;
  }

  async #load(): Promise<OwnLesson | undefined> {
    const own = await this.#readOwn();
    const { adapter, session, viewer } = this.#board.state;
    const view = session?.snapshot(viewer).view;
    return own ? { ...own, isOwn: true } : adapter.load?.lesson?.(view);
  }

  /** Puts the board of the lesson in place of this one. */
  #make(player: LessonPlayer): LessonBoard {
    const { element, state } = this.#board;
    const { definition } = state;
    const settings = new Settings(settingsOf(definition));
    const board = this.#owner.make({ element, definition, settings, guide: player });
    player.stage = board;
    this.#open = { board, player, text: this.#text };
    this.#shared.clear();
    this.followSettings();
    player.prepare(this.#goesOnAt);
    board.connected();
    board.settle();
    return board;
  }

  /** The page may change how its board looks and speaks while a lesson is open. */
  followSettings(): void {
    const { board } = this.#open ?? {};
    const { settings: page } = this.#board.state;
    for (const name of board ? SHARED.filter((one) => one in page.table) : []) {
      const value = page.has(name) ? page.get(name) : undefined;
      if (this.#shared.get(name) !== value) board?.dispatch({ type: 'give', name, value });
      this.#shared.set(name, value);
    }
  }

  #close(): void {
    const { board, player } = this.#open ?? {};
    this.#open = undefined;
    player?.stop();
    board?.retire();
  }

  /** A game that has begun is not given up for a puzzle. */
  #waysOn({ isOwn = false }: OwnLesson): WaysOn {
    const { session, definition, settings, isReadonly } = this.#board.state;
    const isPuzzle = session?.game.goal?.(session.state) !== undefined;
    const mayChoose = !isReadonly && session?.plies === 0 && settings.get('controls') === 'full';
    const isOpen = definition.puzzles !== undefined && !settings.get('noChoices');
    return { isPuzzle, hasPuzzles: isOpen && mayChoose && !isPuzzle && !isOwn };
  }

  #leave(told: string, to: GoesOn | undefined): void {
    const { at = 0, count = 0 } = this.#open?.player ?? {};
    this.#close();
    this.#board.dispatch({ type: 'lesson-left', at: at + 1, all: count });
    this.#owner.leave(told, to);
  }

  async idle(): Promise<void> {
    await this.#open?.player.idle();
    await this.#open?.board.idle();
  }
}
