export interface SliceElement {
  readonly tag: string;
  readonly game: string;
  /** Whether it has a puzzle for each day, and puzzles on the board of the game. */
  readonly hasDays: boolean;
  readonly hasPuzzles: boolean;
  /** Files: the module that registers the element, its class, its bots' worker. */
  readonly define: string;
  readonly class: string;
  /** What the loader shows first. */
  readonly picture: string;
  readonly worker: string;
}

export const ROOT: string;
export const elements: readonly SliceElement[];
/** The elements that go round boards. */
export const setElement: Pick<SliceElement, 'tag' | 'define' | 'class'>;
export const stepsElement: Pick<SliceElement, 'tag' | 'define' | 'class'>;
export const aroundElements: readonly Pick<SliceElement, 'tag' | 'define' | 'class'>[];
/** The modules of the games, of core and of testing, by name. */
export const pureEntries: Readonly<Record<string, string>>;
export function nameOf(id: string): string | undefined;
export function isPure(id: string): boolean;

/** The entry with which authors of games make boards. */
export const kitEntry: string;
