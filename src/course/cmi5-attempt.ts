/**
 * An attempt at a set in a course system that launches by cmi5. What could not be sent is sent again with what comes
 * next; the set goes on meanwhile, and the learner is told.
 */
import { indexed } from '../core/basics/indices.js';
import { isDecided } from '../core/exercise/exercise.js';
import { isoSpan } from '../core/exercise/span.js';
import { makeStatements, type Statement, type Statements } from '../xapi/index.js';
import { isWorkedOn, type Handing, type SetInHand } from './attempt.js';
import { DEFINED, inContext, movingOn } from './context.js';
import type { Launch, LaunchData, RecordStore } from './record-store.js';

export interface Cmi5Parts {
  readonly set: SetInHand;
  readonly launch: Launch;
  readonly store: Pick<RecordStore, 'open' | 'kept' | 'keep' | 'record'>;
  readonly title: string;
  readonly language: string;
  now(): Date;
  /** A new UUID. */
  newId(): string;
  tell(handing: Handing): void;
}

export class Cmi5Attempt {
  readonly #parts: Cmi5Parts;
  readonly #statements: Statements;
  readonly #begun: Date;
  #data: LaunchData = {};
  #handing: Handing | undefined;
  /** What is still to be sent. */
  #waiting: Statement[] = [];
  /** The items that were told of, and whether the whole was. */
  readonly #told = new Set<number>();
  #isEndTold = false;
  #isOpen = false;
  #kept = '';
  /** One after the other, so that the store has them in order. */
  #work: Promise<void> = Promise.resolve();

  constructor(parts: Cmi5Parts) {
    const { launch, title, language, now } = parts;
    this.#parts = parts;
    this.#begun = now();
    this.#statements = makeStatements({
      actor: launch.actor,
      activity: launch.activity,
      name: title,
      language,
      registration: launch.registration,
      now,
    });
  }

  async begin(): Promise<void> {
    if (await this.#open()) await this.write();
  }

  /** Opens the attempt and takes up what was kept; false: the course system does not answer. */
  async #open(): Promise<boolean> {
    const { store, set } = this.#parts;
    try {
      this.#data = await store.open();
      const kept = await store.kept();
      // Where it answers late, what the learner has done meanwhile counts.
      if (kept !== '' && !isWorkedOn(set.result)) this.#takeUp(kept);
    } catch {
      this.#tell('failing');
      return false;
    }
    this.#isOpen = true;
    this.#waiting.push(this.#within(this.#statements.started(), DEFINED));
    return true;
  }

  #takeUp(kept: string): void {
    const { set } = this.#parts;
    set.load(kept);
    // What is decided was told in an earlier session.
    for (const [place, item] of indexed(set.result.items)) if (isDecided(item)) this.#told.add(place);
    this.#isEndTold = set.result.isOver;
  }

  /** Hands in what there is now. */
  async write(): Promise<void> {
    const { set } = this.#parts;
    if (!this.#isOpen && !(await this.#open())) return;
    if (this.#isGraded) {
      const { result } = set;
      for (const [place, item] of indexed(result.items)) {
        if (!isDecided(item) || this.#told.has(place)) continue;
        this.#told.add(place);
        this.#waiting.push(this.#within(this.#statements.answered(result, place)));
      }
      if (result.isOver && !this.#isEndTold) {
        this.#isEndTold = true;
        this.#waiting.push(...this.#ended());
      }
    }
    await this.#send();
  }

  /** The page goes: the last statement says for how long it was there. */
  async end(): Promise<void> {
    if (!this.#isOpen) return;
    const { now } = this.#parts;
    const started = this.#statements.started();
    const duration = isoSpan((now().getTime() - this.#begun.getTime()) / 1000);
    const verb = { id: 'http://adlnet.gov/expapi/verbs/terminated', display: { en: 'terminated' } };
    this.#waiting.push(this.#within({ ...started, verb, result: { duration } }, DEFINED));
    await this.#send(true);
  }

  /**
   * Whoever only looks at an attempt hands nothing in, and leaves what is kept as it is: what was solved while looking
   * must not count as handed in later.
   */
  get #isGraded(): boolean {
    return (this.#data.launchMode ?? 'Normal') === 'Normal';
  }

  /**
   * Passed or failed, and completed. The course system’s own least score goes before that of the set; without either,
   * whoever has ended has passed.
   */
  #ended(): readonly Statement[] {
    const { masteryScore } = this.#data;
    const { result } = this.#parts.set;
    const isPassed = masteryScore === undefined ? (result.isPassed ?? true) : result.score >= masteryScore;
    return this.#statements
      .ended({ ...result, isPassed })
      .map((statement) =>
        this.#within(
          statement,
          movingOn(statement.result?.['success'] === undefined ? undefined : masteryScore),
        ),
      );
  }

  /** A statement with what the course system wants in each, such as its session. */
  #within(statement: Statement, more = {}): Statement {
    const { contextTemplate = {} } = this.#data;
    return { id: this.#parts.newId(), ...inContext(statement, contextTemplate, more) };
  }

  #send(isLast = false): Promise<void> {
    this.#work = this.#work.then(async () => {
      const { store, set } = this.#parts;
      const sent = this.#waiting;
      const kept = set.save();
      try {
        if (sent.length > 0) await store.record(sent, isLast);
        this.#waiting = this.#waiting.slice(sent.length);
        if (this.#isGraded && kept !== this.#kept) await store.keep(kept);
        this.#kept = kept;
        this.#tell('working');
      } catch {
        this.#tell('failing');
      }
    });
    return this.#work;
  }

  #tell(how: 'working' | 'failing'): void {
    const handing = this.#isGraded ? how : 'ungraded';
    if (handing === this.#handing) return;
    this.#handing = handing;
    this.#parts.tell(handing);
  }
}
