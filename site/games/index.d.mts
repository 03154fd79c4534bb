/** The contents of a file of this folder. */

/** Attributes of a board as a page writes them; `''` is a bare one. */
export type Attributes = Readonly<Record<string, string>>;

/** A board and what it shows. Without `controls` it is there to look at; with them it can be played on. */
export interface Figure {
  readonly board: Attributes;
  readonly text: string;
}

/** Adds to the manifest's account of an attribute what the form needs. */
export interface Field {
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly suggests?: readonly string[];
}

export interface Shown {
  /** Its place among the games: lower is earlier. */
  readonly order: number;
  readonly tag: string;
  readonly name: string;
  /** The game's origin, in a line. */
  readonly by: string;
  /** An introduction for players, in two or three sentences. */
  readonly about: string;
  /** What `middle` shows and what to do there, in a line or two. */
  readonly glance: string;
  /** A game under way, on the front page, small and without a panel. */
  readonly middle: Attributes;
  /** On the board at once, until the reader tries something else. */
  readonly shows: Attributes;
  /** More boards to try, each behind a button. */
  readonly tries: readonly { readonly name: string; readonly attributes: Attributes }[];
  /** The game in a few pictures. */
  readonly how: readonly Figure[];
  readonly fields: Readonly<Record<string, Field>>;
  /** Pages of the site that this game alone has, from its root. */
  readonly links?: readonly { readonly href: string; readonly text: string }[];
}

/** `game` is the name of the file, which is also the game's id and the name of its rules and of its folder in src. */
export interface ShownGame extends Shown {
  readonly game: string;
}

export const games: readonly ShownGame[];
