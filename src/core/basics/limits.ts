/** How long a text from outside may be before it is read. */

/** The number of seeds: whole numbers from 0. */
export const SEEDS = 2 ** 32;

/** The most characters in a record. A learning platform keeps 4,096; a usual whole game fits in 3,500. */
export const RECORD_CAP = 20_000;
/** A position fits into a record, and so do the moves from it. A page's own map is most of the longest ones. */
export const POSITION_CAP = 18_000;
/** How long the text of a move may be. */
export const MOVE_CAP = 2_000;
