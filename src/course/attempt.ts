/**
 * One attempt of a learner at a set of exercises: it is taken up where it was left, and whatever happens is handed to
 * the course system. Where that fails the set goes on, and the learner is told.
 */
import { indexed } from '../core/basics/indices.js';
import { isDecided, type Item, type SetResult } from '../core/exercise/exercise.js';
import { hasGame } from '../core/exercise/kept.js';
import { interactionId, itemFields, MOST_KEPT, resultFields, spanOf, type Field } from './fields.js';
import type { RunTime } from './run-time.js';

/** What an attempt uses of a `<board-set>`. */
export interface SetInHand {
  /** The item in hand, counted from 0. */
  readonly at: number;
  readonly result: SetResult;
  /** The set as text; `most`: how long it may be, in characters. */
  save(most?: number): string;
  load(text: string): unknown;
  /** Whose attempt it is. */
  learner: string | undefined;
}

/**
 * How handing in goes: `none`: there is no course system; `failing`: it does not take what it is given; `long`: the
 * game in hand is too long for it to keep; `full`: so is even what was made of all exercises; `ungraded`: nothing is
 * handed in, since the course system has opened the exercises only to be looked at.
 */
export type Handing = 'none' | 'working' | 'failing' | 'long' | 'full' | 'ungraded';

export interface AttemptParts {
  readonly set: SetInHand;
  readonly runTime: RunTime | undefined;
  now(): Date;
  /** Tells the learner, once each time that there is something else to tell. */
  tell(handing: Handing): void;
}

/** An item’s interaction, which the course system does not have yet. */
interface Change {
  readonly n: number;
  readonly at: number;
  readonly text: string;
  readonly fields: readonly Field[];
}

export class Attempt {
  readonly #parts: AttemptParts;
  #told = '';
  readonly #begun: Date;
  /** What was written for each item, and at which place of the course system’s list. */
  readonly #written = new Map<number, { readonly at: number; readonly text: string }>();
  #next = 0;
  #isInitialized = false;
  #isOpen = false;
  #isEnded = false;

  constructor(parts: AttemptParts) {
    this.#parts = parts;
    this.#begun = parts.now();
  }

  /** Opens the attempt, takes up what was kept, and hands in. */
  begin(): void {
    this.write(true);
  }

  /**
   * Opens the attempt, once. Before it is open nothing is written: what the course system has kept must not be
   * overwritten unread.
   */
  #open(runTime: RunTime): boolean {
    if (this.#isOpen) return true;
    const { set } = this.#parts;
    const is12 = runTime.version === '1.2';
    this.#isInitialized ||= runTime.begin();
    if (!this.#isInitialized) return false;
    const [learner, count, kept] = [
      is12 ? 'cmi.core.student_name' : 'cmi.learner_name',
      'cmi.interactions._count',
      'cmi.suspend_data',
    ].map((name) => runTime.get(name));
    if (learner === undefined || count === undefined || kept === undefined) return false;
    this.#isOpen = true;
    if (learner !== '' && set.learner === undefined) set.learner = nameOf(learner);
    this.#next = Number(count) || 0;
    // Where the course system answers late, what the learner has done meanwhile counts.
    if (kept !== '' && !isWorkedOn(set.result)) this.#takeUp(kept);
    return true;
  }

  #takeUp(kept: string): void {
    const { set } = this.#parts;
    set.load(kept);
    // What is decided has its interaction from an earlier session.
    for (const [n, item] of indexed(set.result.items))
      if (isDecided(item)) this.#written.set(n, { at: -1, text: textOf(item) });
  }

  /** Hands in what there is now; `isResult`: it is worth that the course system keeps it at once. */
  write(isResult: boolean): void {
    const { runTime, set, now } = this.#parts;
    if (!runTime) return this.#tell('none');
    if (this.#isEnded) return;
    if (!this.#open(runTime)) return this.#tell('failing');
    const { version } = runTime;
    const { result } = set;
    const seconds = (now().getTime() - this.#begun.getTime()) / 1000;
    const [kept, fit] = this.#kept(MOST_KEPT[version]);
    const changed = result.items.flatMap((item, n) => this.#changeOf(n, item));
    const fields: readonly Field[] = [
      // A window that is closed without a word must not end the attempt.
      [version === '1.2' ? 'cmi.core.exit' : 'cmi.exit', 'suspend'],
      ...resultFields(version, result),
      ...changed.flatMap(({ fields: own }) => own),
      ...(kept === undefined ? [] : [['cmi.suspend_data', kept] as const]),
      [version === '1.2' ? 'cmi.core.session_time' : 'cmi.session_time', spanOf(version, seconds)],
    ];
    // All of them, also after one that was refused: the others may be taken.
    const taken = fields.map(([name, value]) => runTime.set(name, value));
    const isKept = !(isResult || changed.length > 0) || runTime.commit();
    const isWorking = isKept && taken.every(Boolean);
    // What was not taken is handed in again, at the same place of the list.
    for (const { n, at, text } of changed) this.#written.set(n, { at, text: isWorking ? text : '' });
    this.#tell(isWorking ? fit : 'failing');
  }

  /** What the course system is to keep, in so many characters at most, and how that went. */
  #kept(most: number): readonly [text: string | undefined, fit: Handing] {
    const { set } = this.#parts;
    const whole = set.save();
    if (whole.length <= most) return [whole, 'working'];
    const text = set.save(most);
    if (text.length > most) return [undefined, 'full'];
    // Answers that were shortened are with the course system already.
    return [text, hasGame(whole) && !hasGame(text) ? 'long' : 'working'];
  }

  /** Closes the attempt: it can be taken up again. */
  end(): void {
    if (this.#isEnded) return;
    this.write(true);
    this.#isEnded = true;
    this.#parts.runTime?.end();
  }

  /** What is new of an item that is decided. */
  #changeOf(n: number, item: Item): readonly Change[] {
    const { runTime, now } = this.#parts;
    if (!runTime || !isDecided(item)) return [];
    const written = this.#written.get(n);
    const text = textOf(item);
    if (written?.text === text) return [];
    const at = written && written.at >= 0 ? written.at : this.#next++;
    return [{ n, at, text, fields: itemFields(runTime.version, at, interactionId(n, item), item, now()) }];
  }

  #tell(handing: Handing): void {
    const { set, tell } = this.#parts;
    // Of a game that is too long it is said which one.
    const told = handing === 'long' ? `${handing} ${set.at}` : handing;
    if (told === this.#told) return;
    this.#told = told;
    tell(handing);
  }
}

/** Whether a learner has done something in a set. Its first item is begun as soon as it is shown: that is no work. */
export const isWorkedOn = ({ items }: SetResult): boolean =>
  items.some((item) => isDecided(item) || item.tries > 0 || item.hints > 0);

const textOf = ({ state, earned, answer }: Item): string => [state, earned, answer].join(' ');

/** Course systems write names as “Lovelace, Ada”. */
function nameOf(name: string): string {
  const [family = '', given = ''] = name.split(',').map((part) => part.trim());
  return given === '' ? family : `${given} ${family}`;
}
