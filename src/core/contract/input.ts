/** The gestures of a reader, as plain data, so that what they mean can be decided without a page. Cells go by name. */
import type { Refusal } from '../basics/result.js';
import type { Seat } from './rules.js';

export type Input =
  /** A tap or click on a cell, and whether by a finger. `dense`: the neighbours lie too close for it to aim. */
  | { readonly type: 'tap'; readonly cell: string; readonly finger?: boolean; readonly dense?: boolean }
  /** The pointer rests over a cell, or over none. */
  | { readonly type: 'hover'; readonly cell: string | undefined }
  /** A press that began on `from` has moved over `over`, then let go on `to` (undefined: off the board). */
  | {
      readonly type: 'drag';
      readonly from: string;
      readonly over: string | undefined;
      readonly finger?: boolean;
    }
  | { readonly type: 'drop'; readonly from: string; readonly to: string | undefined }
  /** Enter or Space on the focused cell. */
  | { readonly type: 'act'; readonly cell: string }
  /** A letter or digit typed on the focused cell. */
  | { readonly type: 'type'; readonly cell: string; readonly key: string }
  /** A button of the game, by its name. */
  | { readonly type: 'button'; readonly name: string }
  /** Escape, Backspace, or a tap beside the board. */
  | { readonly type: 'cancel' };

/** The meaning of a gesture: the new selection, and a move if one is meant. */
export interface Meant<U, M> {
  readonly ui: U;
  readonly move?: M;
  /** The seat that moves, if several people at this screen may act and the gesture tells; otherwise the viewer's. */
  readonly by?: Seat;
  /** Why no move is meant, where the gesture knows more than the rules could tell. */
  readonly refusal?: Refusal;
}

/** All gestures of a game, pure. `ui`: what is picked up and the like, before this gesture. */
export type Interpret<U, V, M> = (view: V, input: Input, ui: U) => Meant<U, M>;
