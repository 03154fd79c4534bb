/** The kinds of options that a game may have, and the type of a table of them. */

interface Common {
  /** The number of the rule that the option belongs to, as `S8`. */
  readonly rule: string;
  /** True where the option counts seats: the board takes it from `seats`, so it is no attribute. */
  readonly countsSeats?: boolean;
  /** True where a record names the option even at its default. */
  readonly recorded?: boolean;
}

/** A whole number from min to max. */
export interface IntegerOption extends Common {
  readonly kind: 'integer';
  readonly default: number;
  readonly min: number;
  readonly max: number;
}
/** A yes or a no. As an attribute: a flag where the default is no, `yes | no` where it is yes. */
export interface FlagOption extends Common {
  readonly kind: 'flag';
  readonly default: boolean;
}
/** One word of a few. */
export interface ChoiceOption<T extends string = string> extends Common {
  readonly kind: 'choice';
  readonly default: T;
  readonly values: readonly T[];
}
/** A list of numbers from min to max, least to most of them; `whole` ones only where set. */
export interface NumbersOption extends Common {
  readonly kind: 'numbers';
  readonly default: readonly number[];
  readonly min: number;
  readonly max: number;
  readonly least: number;
  readonly most: number;
  readonly whole?: boolean;
}
/** A list of words out of a few, least to most of them. */
export interface ChoicesOption<T extends string = string> extends Common {
  readonly kind: 'choices';
  readonly default: readonly T[];
  readonly values: readonly T[];
  readonly least: number;
  readonly most: number;
}
/** A short text that matches a pattern and holds no white space. */
export interface TextOption extends Common {
  readonly kind: 'text';
  readonly default: string;
  readonly pattern: RegExp;
  readonly maxLength: number;
  /** The key of the game's words that says what it takes, as `range.day`; else its length alone is told. */
  readonly range?: string;
}

export type AnyOption =
  IntegerOption | FlagOption | ChoiceOption | NumbersOption | ChoicesOption | TextOption;

type ValuesOf<T> = T extends AnyOption ? Omit<T, keyof Common | 'default'> : never;
/**
 * Which values an option takes. Fields of positions and settings of pictures take the same kinds, most without a rule.
 */
export type Values = ValuesOf<AnyOption> & Partial<Pick<Common, 'rule'>>;

// `0 extends 1 & T` holds for `any` alone: a table of unknown options takes any kind.
export type OptionFor<T> = 0 extends 1 & T
  ? AnyOption
  : [T] extends [boolean]
    ? FlagOption
    : [T] extends [number]
      ? IntegerOption
      : [T] extends [readonly number[]]
        ? NumbersOption
        : [T] extends [readonly (infer U extends string)[]]
          ? ChoicesOption<U>
          : [T] extends [string]
            ? ChoiceOption<T> | TextOption
            : AnyOption;

export type OptionTable<O> = { readonly [K in keyof O]-?: OptionFor<O[K]> };

/** Any table, read without regard to its types. */
export type AnyTable = Readonly<Record<string, AnyOption>>;
