/** The events that a set of boards fires, beside those of the boards in it. They bubble, like all of ours. */
import type { Item, SetResult } from '../../core/exercise/exercise.js';
import { BoardEvent } from '../contract/events.js';

/** An item of a set is solved, or its last try is lost. */
export class ItemEndEvent extends BoardEvent {
  constructor(
    /** Which one it is, counted from 0. */
    readonly at: number,
    readonly item: Item,
    /** What the set comes to with it. */
    readonly result: SetResult,
  ) {
    super('item-end');
  }
}

/** A set is over: every item is decided, or the reader has finished. Fired again when a later try makes it better. */
export class SetEndEvent extends BoardEvent {
  constructor(
    readonly result: SetResult,
    /** The result as a code that can leave the page. */
    readonly code: string,
  ) {
    super('set-end');
  }
}

export interface SetEventMap {
  'item-end': ItemEndEvent;
  'set-end': SetEndEvent;
}
