/** All that is done in the world for a board, beside what is shown: one place for bots, timers, speech and the page. */
import type { BoardErrorEvent } from '../contract/events.js';
import type { BoardStore, Effect } from '../contract/requests.js';
import { Speech } from '../words/speech.js';
import { Bots } from './bots.js';
import { PageEffects } from './page.js';
import { Timers } from './timers.js';

export class Effects {
  readonly bots: Bots;
  readonly #board: BoardStore;
  readonly #page: PageEffects;
  readonly #timers = new Timers();
  readonly #speech: Speech;

  constructor(board: BoardStore, motion: { idle(): Promise<void> }) {
    this.#board = board;
    this.bots = new Bots(board, motion);
    this.#page = new PageEffects(board);
    this.#speech = new Speech(board.state.definition.tag);
  }

  run(effect: Effect): void {
    switch (effect.type) {
      case 'new-bots':
        return this.bots.renew();
      case 'pace':
        return this.bots.noteMove();
      case 'say':
        return this.#speech.say(effect.text, effect.source);
      case 'silence':
        return this.#speech.silence();
      case 'fail':
        if (effect.isAdvice) this.#speech.advise(effect.event, effect.text);
        else this.#speech.fail(effect.event, effect.text, effect.source);
        return;
      case 'later':
        return this.#timers.later(effect.what, effect.ms, effect.request, this.#board.dispatch);
      case 'call-off':
        return this.#timers.callOff(effect.what);
      default:
        return this.#page.run(effect);
    }
  }

  /** Follows the page's address, and what other tabs keep. */
  connected(): void {
    this.#page.follow();
  }

  disconnected(): void {
    this.#page.leave();
  }

  /** Says what is still unsaid. */
  flush(region: Element | null): void {
    this.#speech.flush(region);
  }

  /** The errors that the page is still to be told. */
  takeErrors(): readonly BoardErrorEvent[] {
    return this.#speech.takeErrors();
  }

  /** Resolves when what a game waits for has come; undefined where it waits for nothing. */
  get waiting(): Promise<void> | undefined {
    return this.#page.waiting;
  }

  /** Resolves when what stands for a moment has been read, and the bot that thinks has moved. */
  async idle(): Promise<void> {
    await this.#timers.idle('round-end');
    await this.bots.idle();
  }
}
