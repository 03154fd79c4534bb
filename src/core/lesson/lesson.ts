/** The types of a lesson: positions, and answers to the moves that a reader makes there. Types alone. */
import type { WordTable } from '../words/words.js';

/**
 * An event that must have come about. All of its fields but `times` are fields of the event with these values, so that
 * `{ type: 'path', seat: 0, times: 3 }` asks for three paths of seat 0.
 */
export interface Brought {
  readonly type: string;
  /** The least number of such events, 1 if left out; 0: none may have come about. */
  readonly times?: number;
  readonly [field: string]: unknown;
}

export interface LessonAnswer {
  /** Part of its sentence’s key, `lesson.<step>.<name>`; answers with one name share a sentence. */
  readonly name: string;
  /** Marks on the position that it leads to, as the attribute `marks` has them. */
  readonly marks?: string;
  /**
   * The ways in which the reader comes here: each is the moves made in this step, with spaces between them. `*` stands
   * for any move. Left out: any moves.
   */
  readonly ways?: readonly string[];
  /** Replies that the others play after each of these moves; empty: none. Left out: as the step says. */
  readonly then?: readonly string[];
  /** Events that these moves, and the replies to them, must have brought. */
  readonly brings?: readonly Brought[];
  /**
   * The facts of its sentence, each from the first event of a type that the reader hears: `report.gained` is a field,
   * `over.fireflies.1` the second of a list. No lesson that a page brings has any.
   */
  readonly tells?: Readonly<Record<string, string>>;
  /** A right answer. Where a longer way begins with this one, the step goes on, else the next one may be taken. */
  readonly goesOn?: boolean;
}

export interface LessonStep {
  /** Part of the keys of its title and text, `lesson.<name>.title` and `lesson.<name>.say`. */
  readonly name: string;
  readonly position: string;
  /** The seat that the reader plays; left out: 0. */
  readonly seat?: number;
  /** As the attribute `marks` has them; they stand on this position alone. */
  readonly marks?: string;
  /** The game’s own buttons that the step needs, by their names: what is done by a cell alone needs none. */
  readonly buttons?: readonly string[];
  /** Replies that the others play after each of the reader’s moves, unless the answer has its own. */
  readonly then?: readonly string[];
  /** The first that fits is said. */
  readonly answers: readonly LessonAnswer[];
}

/** The reader has seat 0 in all steps. */
export interface Lesson {
  readonly steps: readonly LessonStep[];
  /** The name of the step after which a reader knows enough for a first game. */
  readonly enough?: string;
}

/** A lesson with its sentences: those of its steps, and `lesson.end`. */
export interface BuiltInLesson {
  readonly lesson: Lesson;
  readonly words: WordTable;
}
