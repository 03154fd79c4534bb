/** Opens and closes the lesson of a board, and takes the one that its page brings. How a lesson goes is loaded with it. */
import type { BuiltInLesson } from '../../core/lesson.js';
import { accept, refuse, within, type Refusal, type Result } from '../../core/result.js';
import type { AnyAdapter } from '../contract/adapter.js';
import type { AnyDefinition, Controller } from '../contract/definition.js';
import type { Guide } from '../contract/guide.js';
import { settingsOf } from '../contract/setting-table.js';
import { Settings } from '../contract/settings.js';
import type { LessonPlayer } from '../lesson/lesson-player.js';
import type { Stage } from '../lesson/stage.js';
import { whenParsed } from '../dom/page.js';

/** Of the page's settings those that hold for a lesson too. */
const SHARED = ['words', 'look', 'rulesHref'];

/** The board of a lesson, as it is shown and moved. */
export type LessonBoard = Controller & Stage & { retire(): void };

/** What it needs of the board that has the lesson. */
interface Host {
  readonly adapter: AnyAdapter;
  readonly definition: AnyDefinition;
  readonly element: HTMLElement & { readonly updateComplete: Promise<unknown> };
  readonly isInPage: boolean;
  makeLessonBoard(settings: Settings, guide: Guide): LessonBoard;
  noteMissing(part: string): void;
  noteFault(refusal: Refusal, source: string): void;
  clearError(source: string): void;
  /** The lesson has been left; `told`: what is said about that. */
  comeBack(told: string): void;
  redraw(): void;
}

export class Lessons {
  readonly #host: Host;
  readonly #page: Settings;
  /** The page's own lesson: the text, and when it has been read. */
  #text: string | undefined;
  #own: Promise<BuiltInLesson | undefined> = Promise.resolve(undefined);
  #open:
    { readonly board: LessonBoard; readonly player: LessonPlayer; readonly settings: Settings } | undefined;
  #opening: Promise<Result<number>> | undefined;
  /** The attribute that opens a lesson has been heard. */
  #isAnswered = false;
  #wasOpen = false;
  /** What the lesson has of the page's settings. */
  readonly #shared = new Map<string, unknown>();

  /** `page`: the settings that the page gives. */
  constructor(host: Host, page: Settings) {
    this.#host = host;
    this.#page = page;
  }

  get has(): boolean {
    return this.#host.adapter.loadLesson !== undefined || this.#text !== undefined;
  }

  /** Whether it has been opened here. */
  get wasOpen(): boolean {
    return this.#wasOpen;
  }

  get board(): LessonBoard | undefined {
    return this.#open?.board;
  }

  /** A text that cannot be used leaves the built-in lesson, and the page is told why. */
  give(text: string | undefined): void {
    this.#text = text;
    this.#host.clearError('lesson');
    this.#own = text === undefined ? Promise.resolve(undefined) : this.#read(text);
  }

  async #read(text: string): Promise<BuiltInLesson | undefined> {
    const { adapter } = this.#host;
    try {
      const { readLesson } = await import('../../core/lesson-text.js');
      if (text !== this.#text) return undefined;
      const { game, chart } = adapter;
      const read = readLesson(game, text, (state) => chart(game.view(state, 0) as never, '').find);
      if (read.ok) return read.value;
      this.#host.noteFault(within(read.error, { path: 'lesson' }), 'lesson');
    } catch {
      this.#host.noteMissing('lesson');
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
    const host = this.#host;
    // The script may have come to the tag before the page's own lesson inside it.
    if (isQuiet) await whenParsed(host.element);
    if (!this.has) return refuse('lesson/none');
    if (!host.isInPage) return refuse('lesson/not-in-page');
    const text = this.#text;
    const loaded = await Promise.all([
      import('../lesson/lesson-player.js'),
      this.#own.then(async (own) => (own ? { ...own, isOwn: true } : await host.adapter.loadLesson?.())),
    ]).catch(() => host.noteMissing('lesson'));
    if (!loaded) return refuse('kit/chunk', { facts: { part: 'lesson' } });
    // The page has given another lesson meanwhile.
    if (text !== this.#text) return this.#begin(isQuiet);
    const [{ LessonPlayer }, built] = loaded;
    if (!built) return refuse('lesson/none');
    if (!host.isInPage) return refuse('lesson/not-in-page');
    if (!this.#open) {
      const settings = new Settings(settingsOf(host.definition));
      const player = new LessonPlayer(host.element, settings, built, (told) => this.#leave(told));
      const board = host.makeLessonBoard(settings, player);
      player.stage = board;
      this.#open = { board, player, settings };
      this.#shared.clear();
      this.follow();
      player.prepare();
      board.connected();
      board.apply();
      await board.waiting;
    }
    const open = this.#open;
    // It may have been left while its position was made.
    if (!open) return refuse('lesson/not-in-page');
    this.#wasOpen = true;
    open.player.begin(isQuiet);
    await host.element.updateComplete;
    return accept(built.lesson.steps.length);
  }

  /** The page asks for it by the attribute. It opens once; setting the attribute again opens it again. */
  openUnasked(): void {
    const isAsked = this.#page.get<boolean>('lesson');
    if (isAsked && !this.#host.isInPage) return;
    if (isAsked && !this.#isAnswered) void this.open(true);
    this.#isAnswered = isAsked;
  }

  /** The page may change how its board looks and speaks while a lesson is open. */
  follow(): void {
    const { settings } = this.#open ?? {};
    for (const name of settings ? SHARED.filter((one) => one in this.#page.table) : []) {
      const value = this.#page.has(name) ? this.#page.get(name) : undefined;
      if (this.#shared.get(name) !== value) settings?.give(name, value);
      this.#shared.set(name, value);
    }
  }

  #leave(told: string): void {
    const { board, player } = this.#open ?? {};
    this.#open = undefined;
    player?.stop();
    board?.retire();
    this.#host.comeBack(told);
  }

  async settle(): Promise<void> {
    await this.#opening;
    await this.#open?.player.idle();
  }
}
