/**
 * Decides exactly whether a seat comes to its aim whatever the other does, and within how many stones. Every position
 * is looked at once for each number of stones that is asked about; it is left as soon as the aim is certain, or out of
 * reach (S16).
 */
import { times } from '../core/basics/times.js';
import type { Seat } from '../core/contract/rules.js';
import { MOST_POSITIONS } from '../core/puzzle/prove.js';
import type { Aim } from './aims.js';
import { fieldOf, filled } from './field.js';
import type { State } from './state.js';
import { other } from './turns.js';

/** The value of a position from which the seat never comes to its aim. */
export const NEVER = 31;
/** Keys of positions stay whole numbers, and values below NEVER. */
const MOST_EMPTY = 28;
/** Positions in a step: on the largest board, too, a step is below 4 ms. */
const A_STEP = 64;

/** A step of a search; its end gives what was searched for. */
export type Seeking<T> = Generator<undefined, T>;

/** A stone that could be placed now, by its node, and the value of the position after it. */
export interface Judged {
  readonly node: number;
  readonly value: number;
}

/** Mutable: it lives inside one thought. */
export class Endgame {
  readonly #seat: Seat;
  readonly #aim: Aim;
  readonly #most: number;
  readonly #empty: Int16Array;
  /** The seat that places the nth stone from here on. */
  readonly #seats: Uint8Array;
  /** How many stones of its own the seat places from the nth on. */
  readonly #own: Uint8Array;
  /** The board with the empty nodes the other's, and with the empty nodes the seat's. */
  readonly #low: Uint8Array;
  readonly #high: Uint8Array;
  /** The seat's number in a key for each empty node: 0 while it is empty. */
  readonly #digits: Uint8Array;
  readonly #powers: readonly number[];
  #key = 0;
  #placed = 0;
  /**
   * For each position: the fewest stones within which the aim was proven, NEVER where none was; and 32 times one more
   * than the most stones within which it was refuted.
   */
  readonly #known = new Map<number, number>();
  // The positions on the way to the one in question, by the stones placed.
  readonly #path: Int8Array;
  readonly #next: Int8Array;
  readonly #within: Uint8Array;
  /** By the stones placed: the empty node that decided last. */
  readonly #decisive: Int8Array;
  #steps = 0;
  #isLarge = false;

  constructor(state: State, seat: Seat, aim: Aim, most = MOST_POSITIONS) {
    const field = fieldOf(state);
    const { empty, seats } = field;
    const count = empty.length;
    this.#seat = seat;
    this.#aim = aim;
    this.#most = most;
    this.#empty = empty;
    this.#seats = seats;
    this.#own = new Uint8Array(count + 1);
    for (let at = count - 1; at >= 0; at--)
      this.#own[at] = (this.#own[at + 1] as number) + (seats[at] === seat ? 1 : 0);
    this.#low = filled(field, other(seat));
    this.#high = filled(field, seat);
    this.#digits = new Uint8Array(count);
    this.#powers = times(count, (at) => 3 ** at);
    this.#path = new Int8Array(count);
    this.#next = new Int8Array(count + 1);
    this.#within = new Uint8Array(count + 1);
    this.#decisive = new Int8Array(count + 1);
    this.#isLarge = count > MOST_EMPTY;
  }

  /** There were more positions than it was to look at: nothing that it found holds. */
  get isLarge(): boolean {
    return this.#isLarge;
  }

  /** How many positions were looked at. */
  get positions(): number {
    return this.#known.size;
  }

  /** Whether the next stone is the seat's own. */
  get isOwnTurn(): boolean {
    return this.#seats[this.#placed] === this.#seat;
  }

  /** 0 if the aim is certain, NEVER if it is out of reach; undefined while it is open. */
  get settled(): number | undefined {
    if (this.#aim(this.#low)) return 0;
    return this.#aim(this.#high) ? undefined : NEVER;
  }

  /** The fewest stones of its own with which the seat is certain of its aim, whatever the other does. */
  *value(): Seeking<number> {
    const { settled } = this;
    if (settled !== undefined) return settled;
    const most = this.#own[this.#placed] as number;
    if (!(yield* this.#decide(most))) return NEVER;
    for (let within = 1; within < most; within++) if (yield* this.#decide(within)) return within;
    return most;
  }

  /** Each stone that can be placed now, with the value of the position after it. */
  *judge(): Seeking<readonly Judged[]> {
    const judged: Judged[] = [];
    for (let at = 0; at < this.#empty.length && !this.#isLarge; at++) {
      if (this.#digits[at] !== 0) continue;
      this.#put(at);
      judged.push({ node: this.#empty[at] as number, value: yield* this.value() });
      this.#takeBack();
    }
    return judged;
  }

  /** Places the next stone for good. */
  place(node: number): void {
    this.#put(this.#empty.indexOf(node));
  }

  takeBack(): void {
    this.#takeBack();
  }

  #put(at: number): void {
    const node = this.#empty[at] as number;
    const isOwn = this.isOwnTurn;
    (isOwn ? this.#low : this.#high)[node] = this.#seats[this.#placed] as number;
    const digit = isOwn ? 1 : 2;
    this.#digits[at] = digit;
    this.#key += digit * (this.#powers[at] as number);
    this.#path[this.#placed++] = at;
  }

  #takeBack(): void {
    const at = this.#path[--this.#placed] as number;
    const node = this.#empty[at] as number;
    const isOwn = this.isOwnTurn;
    (isOwn ? this.#low : this.#high)[node] = isOwn ? other(this.#seat) : this.#seat;
    this.#key -= (this.#digits[at] as number) * (this.#powers[at] as number);
    this.#digits[at] = 0;
  }

  /** Whether the aim of this open position is certain within so many stones. It keeps its own stack, so as to pause. */
  *#decide(within: number): Seeking<boolean> {
    const from = this.#placed;
    let result = this.#enter(within);
    for (;;) {
      if (this.#isLarge) {
        while (this.#placed > from) this.#takeBack();
        return false;
      }
      if (++this.#steps % A_STEP === 0) yield undefined;
      if (result === undefined) {
        const isOwn = this.isOwnTurn;
        const left = this.#within[this.#placed] as number;
        const at = this.#nextStone();
        if (at < 0) result = this.#note(!isOwn, left);
        else {
          this.#put(at);
          result = this.#enter(isOwn ? left - 1 : left);
        }
      } else if (this.#placed === from) return result;
      else {
        const at = this.#path[this.#placed - 1] as number;
        this.#takeBack();
        if (result === this.isOwnTurn) {
          this.#decisive[this.#placed] = at;
          this.#note(result, this.#within[this.#placed] as number);
        } else result = undefined;
      }
    }
  }

  /** Comes to an open position: what is known of it, or what a single stone decides; undefined if neither. */
  #enter(within: number): boolean | undefined {
    const known = this.#known.get(this.#key) ?? NEVER;
    if (within >= (known & 31)) return true;
    if (within < known >> 5) return false;
    if (this.isOwnTurn && within === 0) return this.#note(false, 0);
    if (this.#decidesAtOnce())
      return this.isOwnTurn ? this.#note(true, 1) : this.#note(false, this.#own[this.#placed] as number);
    if (this.isOwnTurn && within === 1) return this.#note(false, 1);
    this.#within[this.#placed] = within;
    this.#next[this.#placed] = -1;
    return undefined;
  }

  /** Whether one stone makes the aim of its seat certain: the aim itself, or that it is out of reach. */
  #decidesAtOnce(): boolean {
    const isOwn = this.isOwnTurn;
    const stones = isOwn ? this.#low : this.#high;
    for (let at = 0; at < this.#empty.length; at++) {
      if (this.#digits[at] !== 0) continue;
      const node = this.#empty[at] as number;
      const before = stones[node] as number;
      stones[node] = this.#seats[this.#placed] as number;
      const isThere = this.#aim(stones) === isOwn;
      stones[node] = before;
      if (isThere) return true;
    }
    return false;
  }

  /** The next stone to try here, first the one that decided here last; -1: all were tried. */
  #nextStone(): number {
    const depth = this.#placed;
    const first = this.#decisive[depth] as number;
    for (let at = this.#next[depth] as number; at < this.#empty.length; at++) {
      this.#next[depth] = at + 1;
      if (at < 0 ? this.#digits[first] === 0 : at !== first && this.#digits[at] === 0)
        return at < 0 ? first : at;
    }
    return -1;
  }

  #note(result: boolean, within: number): boolean {
    const known = this.#known.get(this.#key) ?? NEVER;
    const [proven, refuted] = [known & 31, known >> 5];
    const next = result
      ? 32 * refuted + Math.min(proven, within)
      : 32 * Math.max(refuted, within + 1) + proven;
    this.#known.set(this.#key, next);
    if (this.#known.size > this.#most) this.#isLarge = true;
    return result;
  }
}
