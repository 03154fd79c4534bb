/** The types of the card game: cards as short texts (`a7`: suit a, rank 7), a hidden deck, hands and an open pile. */

export interface Options {
  readonly players: number;
  /** Cards that each seat is dealt, while there are cards. */
  readonly size: number;
  readonly suits: readonly Suit[];
  /** Ranks a suit, from 1. */
  readonly ranks: number;
  readonly hands: 'hidden' | 'open';
  /** How often the pile is shuffled into a new deck. */
  readonly refills: number;
}

export type Suit = 'a' | 'b' | 'c' | 'd';

export interface State {
  readonly options: Options;
  /** The next card is the last of the list. */
  readonly deck: readonly string[];
  /** Each hand in the order of the cards. */
  readonly hands: readonly (readonly string[])[];
  /** The top card is the last of the list. */
  readonly pile: readonly string[];
  readonly turn: number;
  /** Seats that have passed in a row. */
  readonly passes: number;
  readonly refills: number;
  /** The seed of the shuffles to come. */
  readonly seed: number;
  readonly resigned: number | null;
}

export type Move =
  | { readonly type: 'play'; readonly card: string }
  | { readonly type: 'draw' }
  | { readonly type: 'pass' }
  | { readonly type: 'resign' };

export type Event =
  | { readonly type: 'played'; readonly seat: number; readonly card: string; readonly left: number }
  /** The card is told only to the seat that drew it. */
  | { readonly type: 'drew'; readonly seat: number; readonly card?: string }
  | { readonly type: 'refilled'; readonly cards: number }
  | { readonly type: 'passed'; readonly seat: number }
  | { readonly type: 'resigned'; readonly seat: number };

/** The state as a viewer may know it: the open cards, how many are hidden, and the hands it may see. */
export interface View {
  readonly options: Options;
  readonly deck: number;
  readonly counts: readonly number[];
  /** `null`: not for this viewer. */
  readonly hands: readonly (readonly string[] | null)[];
  readonly pile: readonly string[];
  readonly turn: number;
  readonly passes: number;
  readonly refills: number;
  readonly resigned: number | null;
  /** Everything, for a viewer who may see all. */
  readonly all?: State;
}
