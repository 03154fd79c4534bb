/**
 * A set of exercises as content of H5P: the host asks it for score and state, and hears of its end once. What an
 * attempt has earned stands in one statement, since hosts count each scored one as an attempt.
 */
import { indexed } from '../../core/basics/indices.js';
import { makeStatements, type Statement } from '../../xapi/index.js';
import type { SetInHand } from '../attempt.js';
import { MOST_KEPT, successOf } from '../fields.js';

/** What the content uses of an event of H5P. */
interface XapiEvent {
  readonly data: { readonly statement: Statement };
  setScoredResult(
    score: number,
    most: number,
    instance: unknown,
    completion: boolean,
    success: boolean | undefined,
  ): void;
}

export interface Dispatcher {
  trigger(event: string | XapiEvent): void;
  triggerXAPI(verb: string): void;
  createXAPIEventTemplate(verb: string): XapiEvent;
  /** Tells the host, once, that the learner has begun. */
  setActivityStarted(): void;
}

/** What content uses of the core of H5P. */
export interface H5PCore {
  readonly EventDispatcher: new () => Dispatcher;
}

/** What the content uses of a `<board-set>`. */
export interface SetOfH5P extends SetInHand, EventTarget {
  inert: boolean;
  readonly updateComplete?: Promise<unknown>;
  goTo(at: number): unknown;
}

export interface QuestionParts<S extends SetOfH5P> {
  makeSet(content: unknown): S;
  /** Shows a set in the place that the host gives, instead of the one before. `grown`: its size has changed. */
  show(set: S, place: unknown, grown: () => void): void;
  /** Who learns, if the host says so. */
  readonly learner: string | undefined;
}

/** What is kept of a learner, as the host hands it back. */
interface Kept {
  readonly previousState?: { readonly set?: unknown } | null;
}

/** Scores are whole numbers: not all hosts keep parts of a point. */
const MOST_SCORE = 100;

/** What stands for an address where the host gives the content none, or only a number. */
const NO_ADDRESS = 'urn:planisphere:exercises';
const IS_ADDRESS = /^[a-z][a-z\d+.-]*:[^\s#]+$/i;

/** What hosts and other content ask for: the contract of H5P’s question types. */
export interface Question extends Dispatcher {
  /** `place`: an element in the manner of jQuery. */
  attach(place: unknown): void;
  getScore(): number;
  getMaxScore(): number;
  getAnswerGiven(): boolean;
  /** The result, and each exercise as a part of it. */
  getXAPIData(): { readonly statement: Statement; readonly children: readonly object[] };
  resetTask(): void;
  /** Shows what the learner has earned, and takes no more moves. Solutions themselves stay secret. */
  showSolutions(): void;
  getCurrentState(): { readonly set: string };
}

/** The class that H5P makes content of; `core`: the global `H5P`. */
export function questionOf<S extends SetOfH5P>(
  core: H5PCore,
  parts: QuestionParts<S>,
): new (content: unknown, id?: unknown, kept?: Kept) => Question {
  return class extends core.EventDispatcher implements Question {
    readonly #content: unknown;
    #set: S;
    #place: unknown;
    /** The set as the host has kept it, until it is taken up. */
    #kept: string | undefined;
    /** Its result was shown for good, so nothing counts any more. */
    #isClosed = false;

    constructor(content: unknown, _id?: unknown, { previousState }: Kept = {}) {
      super();
      this.#content = content;
      const kept = previousState?.set;
      this.#kept = typeof kept === 'string' ? kept : undefined;
      this.#set = this.#begin();
    }

    #begin(): S {
      const set = parts.makeSet(this.#content);
      if (parts.learner !== undefined) set.learner = parts.learner;
      // A set tells of its end once, and again only when a later try has made it better: a better attempt.
      set.addEventListener('set-end', () => {
        if (!this.#isClosed) this.trigger(this.#makeScored());
      });
      // The host saves the state after it, so that no solved exercise is lost with the page.
      set.addEventListener('item-end', () => this.triggerXAPI('progressed'));
      return set;
    }

    attach(place: unknown): void {
      this.#place = place;
      this.#show();
      void this.#takeUp(this.#set);
      this.setActivityStarted();
    }

    #show(): void {
      parts.show(this.#set, this.#place, () => this.trigger('resize'));
    }

    async #takeUp(set: S): Promise<void> {
      await set.updateComplete;
      if (this.#kept !== undefined && set === this.#set) set.load(this.#kept);
      this.#kept = undefined;
    }

    #makeScored(): XapiEvent {
      const event = this.createXAPIEventTemplate('completed');
      const { result } = this.#set;
      const success = successOf(result);
      const isPassed = success === undefined ? undefined : success === 'passed';
      event.setScoredResult(this.getScore(), MOST_SCORE, this, result.isOver, isPassed);
      return event;
    }

    getScore(): number {
      return Math.round(this.#set.result.score * MOST_SCORE);
    }

    getMaxScore(): number {
      return MOST_SCORE;
    }

    getAnswerGiven(): boolean {
      return this.#set.result.items.some(({ state, tries }) => state === 'solved' || tries > 0);
    }

    getXAPIData(): ReturnType<Question['getXAPIData']> {
      const { statement } = this.#makeScored().data;
      const { result } = this.#set;
      const { actor, object: whole } = statement;
      const activity = IS_ADDRESS.test(whole.id) ? whole.id : NO_ADDRESS;
      const statements = makeStatements({ actor, activity, name: '', now: () => new Date() });
      const children = indexed(result.items).map(([place]) => {
        const { object, ...answered } = statements.answered(result, place);
        // By this ending hosts know a part of the whole.
        const id = `${whole.id}?subContentId=item-${place + 1}`;
        return { statement: { ...answered, object: { ...object, id } } };
      });
      return { statement, children };
    }

    resetTask(): void {
      this.#isClosed = false;
      this.#kept = undefined;
      this.#set = this.#begin();
      if (this.#place !== undefined) this.#show();
    }

    showSolutions(): void {
      this.#isClosed = true;
      this.#set.goTo(this.#set.result.items.length);
      this.#set.inert = true;
    }

    getCurrentState(): { readonly set: string } {
      return { set: this.#kept ?? this.#set.save(MOST_KEPT['2004']) };
    }
  };
}
