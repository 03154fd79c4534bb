/** How far the game in hand is, wherever in it the reader looks: who is to act, how it ended, what a goal has taken. It knows no page. */
import { freeze } from '../../core/freeze.js';
import { bare } from '../../core/language.js';
import type { Outcome, Seat } from '../../core/rules.js';
import type { Words } from '../../core/words.js';
import type { Solved } from '../contract/events.js';
import type { AnySession } from '../contract/board-state.js';
import type { GameHost } from '../contract/game-host.js';
import { Tally, type Count } from './tally.js';

type Host = Pick<GameHost, 'session' | 'viewer' | 'words' | 'resultText' | 'dailyResult'>;

export class Progress {
  readonly #host: Host;
  readonly #tally: Tally;
  /** Plies before the first that the session holds: the record of a long game begins on its way. */
  #earlier = 0;
  /** What the goal took, while nothing changes. */
  #solved: Solved | undefined;
  /** The position that the game began with, and whether its goal was met at the last change. */
  #first: unknown;
  #isMet = false;
  /** In which words that is told. */
  #words: Words | undefined;

  constructor(host: Host, tally = new Tally()) {
    this.#host = host;
    this.#tally = tally;
  }

  get outcome(): Outcome | undefined {
    const { session } = this.#host;
    return session && freeze(session.game.rules.outcome(newest(session)));
  }

  get toAct(): readonly Seat[] {
    const { session } = this.#host;
    return freeze(session?.game.rules.toAct(newest(session)) ?? []);
  }

  /** What the puzzle took; undefined until its goal is met, and if there is no goal. */
  get solved(): Solved | undefined {
    const { words } = this.#host;
    if (words !== this.#words) this.#solved = undefined;
    this.#words = words;
    return (this.#solved ??= this.#solve());
  }

  #solve(): Solved | undefined {
    const { session, viewer } = this.#host;
    const goal = session?.game.goal?.(newest(session));
    if (!session || !goal?.met) return undefined;
    const { plies: moves, hints, undos, ms } = this.count;
    const view: unknown = session.game.view(newest(session), viewer);
    const text = bare(this.#host.resultText(goal, view, moves, hints));
    const daily = this.#host.dailyResult(view, hints);
    const seconds = Math.round(ms / 1000);
    return freeze({ moves, par: goal.par, hints, undos, seconds, text, ...(daily && { daily }) });
  }

  /** What the game has taken of its reader so far. */
  get count(): Count {
    return { ...this.#tally.count, plies: this.#earlier + (this.#host.session?.plies ?? 0) };
  }

  /** Another game is in hand, perhaps one that has taken something already, in an earlier visit or in another tab. */
  begin(count?: Count): void {
    const first: unknown = this.#host.session?.stateAt(0);
    // What hints have told of a puzzle is still known when it begins again. Once it is solved, a reader may try to do better.
    const isSame = first !== undefined && first === this.#first;
    if (count === undefined && isSame && this.#host.session?.game.goal?.(first) && !this.#isMet)
      this.#tally.beginAgain();
    else this.#tally.begin(count);
    this.#first = first;
    this.#earlier = Math.max(0, (count?.plies ?? 0) - (this.#host.session?.plies ?? 0));
    this.change();
  }

  /** `move`: what the hint advises, in the game’s notation. */
  addHint(move: string): void {
    this.#tally.addHint(`${this.#host.session?.position(this.#host.viewer) ?? ''} ${move}`);
    this.#solved = undefined;
  }

  addUndo(): void {
    this.#tally.addUndo();
  }

  /** The game has changed. The clock runs from its first move on, until there is nothing left to do. */
  change(): void {
    const { session } = this.#host;
    this.#solved = undefined;
    this.#isMet = session?.game.goal?.(newest(session))?.met === true;
    this.#tally.run(session !== undefined && session.plies > 0 && !session.isOver && !this.#isMet);
  }
}

function newest(session: AnySession): unknown {
  return session.stateAt(session.plies) as unknown;
}
