/** The types of the sealed walk. Walkers on a ring, programs submitted in secret, all run at once. */

export interface Options {
  readonly players: number;
  readonly rounds: number;
  /** Letters of a program. */
  readonly slots: number;
}

export interface State {
  readonly options: Options;
  /** From 1. */
  readonly round: number;
  /** The cell of each seat's walker. */
  readonly cells: readonly number[];
  /** The lamp of this round: a walker that ends on it gains two points. */
  readonly lamp: number;
  readonly totals: readonly number[];
  /** This round's programs, `null` where none is committed yet. */
  readonly staged: readonly (string | null)[];
  /** The programs of the rounds before, by round, then by seat. */
  readonly log: readonly (readonly string[])[];
  /** The round before as everybody saw it, slot by slot; empty in the first round. */
  readonly last: readonly Slot[];
  /** The seed of the lamps to come. */
  readonly seed: number;
  readonly over: boolean;
}

export type Move =
  | { readonly type: 'commit'; readonly program: string }
  /** Made by the host: seats that have not submitted stand still. */
  | { readonly type: 'timeout' };

/** A step of one walker; the seat is told to that seat alone. */
export interface Walk {
  readonly from: number;
  readonly to: number;
  readonly seat?: number;
}

/** The steps of a slot in the order of their cells, without names, and how many walkers bumped. */
export interface Slot {
  readonly walks: readonly Walk[];
  readonly bumps: number;
}

export type Event =
  | { readonly type: 'committed'; readonly seat: number; readonly program?: string }
  | ({ readonly type: 'slot'; readonly slot: number } & Slot)
  /** A round's end: the totals, each told to its seat alone (`null` for the others). */
  | { readonly type: 'round'; readonly round: number; readonly totals: readonly (number | null)[] }
  | { readonly type: 'over'; readonly winners: readonly number[] };

/** The state as a viewer may know it: its own walker, program and total, and the taken cells without names. */
export interface View {
  readonly options: Options;
  readonly round: number;
  readonly taken: readonly number[];
  readonly lamp: number;
  readonly committed: readonly number[];
  readonly last: readonly Slot[];
  readonly over: boolean;
  readonly own?: {
    readonly cell: number;
    readonly total: number;
    readonly staged: string | null;
    readonly log: readonly string[];
  };
  /** Everything, for a viewer who may see all. */
  readonly all?: State;
}
