/** Opens the lesson of a board, the game's own or the page's. The code that runs and shows it is loaded then. */
import { refuse, type Result } from '../../core/basics/result.js';
import { late } from '../contract/lazy.js';
import { standsInPage, whenParsed } from '../dom/page.js';
import { viewOf } from '../game/select.js';
import type { LessonBoard, LessonOpener, Owner } from '../lesson/lesson-opener.js';
import type { Board } from '../panel/board.js';
import { markPending } from '../panel/controls.js';

export const guided = late(() => import('./guided.js'));

/** The code for boards with a guide. A guide is made with it, so it is loaded by now. */
export function loadedGuided(): NonNullable<ReturnType<typeof guided.now>> {
  const loaded = guided.now();
  if (!loaded)
    throw new Error('A board was given a guide before what guides a board was loaded (controller/guided)');
  return loaded;
}

export class Lessons {
  readonly #board: Board;
  readonly #owner: Pick<Owner, 'make' | 'leave'>;
  /** The page's own lesson. */
  #text: string | undefined;
  #opener: LessonOpener | undefined;
  #opening: Promise<Result<number>> | undefined;
  /** The attribute that opens the lesson has been acted upon. */
  #isAnswered = false;

  constructor(board: Board, owner: Pick<Owner, 'make' | 'leave'>) {
    this.#board = board;
    this.#owner = owner;
  }

  /** The board of the lesson that is open. */
  get board(): LessonBoard | undefined {
    return this.#opener?.board;
  }

  /** Takes the page's own lesson. If it cannot be used, the page is told at once. */
  give(text: string | undefined): void {
    const { state, dispatch } = this.#board;
    this.#text = text;
    dispatch({ type: 'mend', source: 'lesson' });
    const isThere = state.adapter.load?.lesson !== undefined || text !== undefined;
    dispatch({ type: 'lesson', isThere, isOwn: text !== undefined });
    if (text === undefined) this.#opener?.followText();
    else this.#bring().catch(() => {});
  }

  async #bring(): Promise<LessonOpener> {
    const { state } = this.#board;
    // Both are on their way at once.
    if (this.#text === undefined) state.adapter.load?.lesson?.(viewOf(state)).catch(() => {});
    const loaded = await guided.load();
    this.#opener ??= new loaded.LessonOpener(this.#board, { ...this.#owner, text: () => this.#text });
    this.#opener.followText();
    return this.#opener;
  }

  /** Resolves when the first step is on show. `isQuiet`: the reader has not asked for it just now. */
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
    if (!this.#board.state.lesson.isThere) return refuse('lesson/none');
    if (!standsInPage(element)) return refuse('lesson/not-in-page');
    try {
      const opening = this.#bring().then((opener) => opener.open(isQuiet));
      return await (isQuiet ? opening : markPending(this.#board, 'lesson', opening));
    } catch {
      this.#board.dispatch({ type: 'missing', part: 'lesson', at: 'lines' });
      return refuse('kit/chunk', { facts: { part: 'lesson' } });
    }
  }

  /** Opens the lesson that the page's attribute asks for: once each time the attribute is set. */
  openUnasked(): void {
    const { state, element } = this.#board;
    const isAsked = state.settings.get<boolean>('lesson');
    if (isAsked && !standsInPage(element)) return;
    if (isAsked && !this.#isAnswered) void this.open(true);
    this.#isAnswered = isAsked;
  }

  /** The page may change how its board looks and speaks while a lesson is open. */
  follow(): void {
    this.#opener?.followSettings();
  }

  async idle(): Promise<void> {
    await this.#opening;
    await this.#opener?.idle();
  }
}
