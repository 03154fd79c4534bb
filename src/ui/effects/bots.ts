/**
 * The bots of a board. How they are asked is loaded as soon as one sits at the board, so that its first move waits for
 * nothing, or when a hint is asked for.
 */
import type { AdviceText } from '../../core/bots/bots.js';
import { late } from '../contract/lazy.js';
import type { BoardStore } from '../contract/requests.js';
import { Tries } from '../loader/try-again.js';
import type { AskingBots } from './asking-bots.js';

export const askingBots = late(() => import('./asking-bots.js'));

export class Bots {
  readonly #board: BoardStore;
  readonly #motion: { idle(): Promise<void> };
  #asking: AskingBots | undefined;
  #loading: Promise<unknown> | undefined;
  readonly #tries = new Tries();
  #lastMove = 0;

  constructor(board: BoardStore, motion: { idle(): Promise<void> }) {
    this.#board = board;
    this.#motion = motion;
  }

  /** The board is gone, or its game over: nobody thinks any more. */
  stop(): void {
    this.#tries.callOff();
    this.#asking?.stop();
  }

  /** Whether a bot thinks, or is still to be loaded. */
  get isThinking(): boolean {
    return this.#loading !== undefined || this.#asking?.isThinking === true;
  }

  /** Another game, or other bots: nobody waits for the last ones any more. */
  renew(): void {
    this.#tries.reset();
    this.#asking?.renew();
  }

  /** Resolves when the answer that is awaited now has been played, or dropped. */
  async idle(): Promise<void> {
    await this.#loading;
    await this.#asking?.idle();
  }

  /** Marks that something was played, so that the next bot keeps its pace. */
  noteMove(): void {
    this.#lastMove = performance.now();
  }

  /** Asks the bot that is to act, if one is. */
  consider(): void {
    const { isInPage, session, players } = this.#board.state;
    if (this.#asking) return this.#asking.consider();
    if (!isInPage || !session || session.isOver) return this.stop();
    const isDue = players.some(({ kind }) => kind === 'bot') && !this.#tries.isWaiting;
    if (isDue) this.#loading ??= this.#begin().finally(() => (this.#loading = undefined));
  }

  async #begin(): Promise<void> {
    try {
      await this.#load();
      this.consider();
    } catch {
      if (this.#tries.fail(() => this.consider())) this.#board.dispatch({ type: 'missing', part: 'bots' });
    }
  }

  async #load(): Promise<AskingBots> {
    const loaded = await askingBots.load();
    return (this.#asking ??= new loaded.AskingBots(this.#board, this.#motion, () => this.#lastMove));
  }

  /** Asks for a hint, which the reader then gets; resolves with it. Undefined where it is not the reader's turn. */
  async advise(): Promise<AdviceText | undefined> {
    const asked = this.#board.state.session?.state;
    const { hints } = this.#board.state.adapter.words;
    const loaded = await Promise.all([this.#load(), hints?.load()]).catch(() => undefined);
    const { isInPage, session } = this.#board.state;
    if (!isInPage || session?.state !== asked) return undefined;
    if (!loaded) this.#board.dispatch({ type: 'missing', part: 'hint', at: 'controls' });
    return loaded?.[0].advise();
  }
}
