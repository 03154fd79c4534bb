/**
 * Opens and closes the lesson of a board, and takes the one that its page brings. How a lesson goes is loaded with it.
 */
import type { BuiltInLesson } from '../../core/lesson/lesson.js';
import { accept, refuse, within, type Result } from '../../core/basics/result.js';
import type { Controller, Shell } from '../contract/controller.js';
import { settingsOf } from '../contract/setting-table.js';
import { Settings } from '../contract/settings.js';
import { standsInPage, whenParsed } from '../dom/page.js';
import type { LessonPlayer } from '../lesson/lesson-player.js';
import type { Stage } from '../lesson/stage.js';
import type { Board } from '../panel/board.js';

/** Of the page's settings those that hold for a lesson too. */
const SHARED = ['words', 'look', 'rulesHref'];

/** The board of a lesson, as it is shown and moved. */
export type LessonBoard = Controller & Stage & { retire(): void };

/** The board that has the lesson. */
interface Owner {
  make(shell: Shell): LessonBoard;
  /** The lesson has been left; `told`: what is said about that. */
  leave(told: string): void;
}

export class Lessons {
  readonly #board: Board;
  readonly #owner: Owner;
  /** The page's own lesson: the text, and when it has been read. */
  #text: string | undefined;
  #own: Promise<BuiltInLesson | undefined> = Promise.resolve(undefined);
  /** The lesson that is open, and the page's text that it came from. */
  #open:
    | { readonly board: LessonBoard; readonly player: LessonPlayer; readonly text: string | undefined }
    | undefined;
  #opening: Promise<Result<number>> | undefined;
  /** The attribute that opens a lesson has been heard. */
  #isAnswered = false;
  /** The lesson's share of the page's settings. */
  readonly #shared = new Map<string, unknown>();

  constructor(board: Board, owner: Owner) {
    this.#board = board;
    this.#owner = owner;
  }

  get #isThere(): boolean {
    return this.#board.state.adapter.load?.lesson !== undefined || this.#text !== undefined;
  }

  #note(wasOpen = this.#board.state.lesson.wasOpen): void {
    this.#board.dispatch({ type: 'lesson', isThere: this.#isThere, wasOpen });
  }

  get board(): LessonBoard | undefined {
    return this.#open?.board;
  }

  /** A text that cannot be used leaves the built-in lesson, and the page is told why. */
  give(text: string | undefined): void {
    this.#text = text;
    this.#board.dispatch({ type: 'mend', source: 'lesson' });
    this.#note();
    this.#own = text === undefined ? Promise.resolve(undefined) : this.#read(text);
  }

  async #read(text: string): Promise<BuiltInLesson | undefined> {
    const { state, dispatch } = this.#board;
    const { adapter } = state;
    try {
      const { readLesson } = await import('../../core/lesson/lesson-text.js');
      if (text !== this.#text) return undefined;
      const {
        game,
        board: { chart },
      } = adapter;
      const read = readLesson(game, text, (state) => chart(game.view(state, 0) as never, '').find);
      if (read.ok) return read.value;
      dispatch({ type: 'fault', refusal: within(read.error, { path: 'lesson' }), source: 'lesson' });
    } catch {
      dispatch({ type: 'missing', part: 'lesson' });
    }
    return undefined;
  }

  /** Resolves when its first step stands. `isQuiet`: it opens by itself, which nobody has asked for just now. */
  async open(isQuiet = false): Promise<Result<number>> {
    this.#opening ??= this.#begin(isQuiet).finally(() => {
      this.#opening = undefined;
    });
    return this.#opening;
  }

  async #begin(isQuiet: boolean): Promise<Result<number>> {
    const { element } = this.#board;
    // The script may have come to the tag before the page's own lesson inside it.
    if (isQuiet) await whenParsed(element);
    if (!this.#isThere) return refuse('lesson/none');
    if (!standsInPage(element)) return refuse('lesson/not-in-page');
    const text = this.#text;
    const loaded = await this.#load();
    if (!loaded) return refuse('kit/chunk', { facts: { part: 'lesson' } });
    // The page has given another lesson meanwhile.
    if (text !== this.#text) return this.#begin(isQuiet);
    const [{ LessonPlayer: Player }, built] = loaded;
    if (!built) return refuse('lesson/none');
    if (!standsInPage(element)) return refuse('lesson/not-in-page');
    // The page has given another one since this was opened.
    if (this.#open?.text !== text) this.#close();
    if (!this.#open) {
      const player = new Player(element, built, (told) => this.#leave(told));
      await this.#make(player).waiting;
    }
    const open = this.#open;
    // It may have been left while its position was made.
    if (!open) return refuse('lesson/not-in-page');
    this.#note(true);
    open.player.begin(isQuiet);
    await element.updateComplete;
    return accept(built.lesson.steps.length);
  }

  async #load() {
    const { state, dispatch } = this.#board;
    return Promise.all([
      import('../lesson/lesson-player.js'),
      this.#own.then(async (own) => (own ? { ...own, isOwn: true } : await state.adapter.load?.lesson?.())),
    ]).catch(() => void dispatch({ type: 'missing', part: 'lesson' }));
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
    this.follow();
    player.prepare();
    board.connected();
    board.settle();
    return board;
  }

  /** The page asks for it by the attribute. It opens once; setting the attribute again opens it again. */
  openUnasked(): void {
    const { state, element } = this.#board;
    const isAsked = state.settings.get<boolean>('lesson');
    if (isAsked && !standsInPage(element)) return;
    if (isAsked && !this.#isAnswered) void this.open(true);
    this.#isAnswered = isAsked;
  }

  /** The page may change how its board looks and speaks while a lesson is open. */
  follow(): void {
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

  #leave(told: string): void {
    this.#close();
    this.#owner.leave(told);
  }

  async idle(): Promise<void> {
    await this.#opening;
    await this.#open?.player.idle();
    await this.#open?.board.idle();
  }
}
