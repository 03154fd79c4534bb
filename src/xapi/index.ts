/**
 * What a learner does in a set of exercises, as xAPI statements for a page’s own store. It sends nothing: a page hands
 * the statements to its store as it likes.
 *
 * Source: the Experience API 1.0.3, parts two (data) and the verbs of ADL.
 */
import { isDecided, type Item, type SetResult } from '../core/exercise/exercise.js';
import { isoSpan } from '../core/exercise/span.js';

const VERBS = 'http://adlnet.gov/expapi/verbs/';
const ACTIVITIES = 'http://adlnet.gov/expapi/activities/';

/** Text by language, as xAPI has it. */
type LanguageMap = Readonly<Record<string, string>>;

export type Verb = 'initialized' | 'answered' | 'passed' | 'failed' | 'completed';

export interface Statement {
  /** A UUID, where whoever sends the statement has given it one. */
  readonly id?: string;
  readonly actor: object;
  readonly verb: { readonly id: string; readonly display: LanguageMap };
  readonly object: {
    readonly objectType: 'Activity';
    readonly id: string;
    readonly definition: Readonly<Record<string, unknown>>;
  };
  readonly result?: Readonly<Record<string, unknown>>;
  readonly context?: Readonly<Record<string, unknown>>;
  /** ISO 8601. */
  readonly timestamp: string;
}

export interface About {
  /** The learner as the store knows them: `{ mbox: 'mailto:ada@example.org' }`, or an account. */
  readonly actor: object;
  /** The address by which the exercises are known, for good: an IRI, without `#`. */
  readonly activity: string;
  readonly name: string;
  /** The language of the name and of the items’ headings, such as `en`. */
  readonly language?: string;
  /** The attempt, where the store counts attempts: a UUID. */
  readonly registration?: string;
  /** The clock: `() => new Date()`. */
  readonly now: () => Date;
}

export interface Statements {
  /** The learner has begun. */
  started(): Statement;
  /** An item is decided; `place`: which one, from 0. Throws a RangeError where there is no such item. */
  answered(result: SetResult, place: number): Statement;
  /**
   * The set is over: passed or failed, where the set says which least score it asks for, and completed. The score
   * stands in the first of them alone, since stores count each as an attempt.
   */
  ended(result: SetResult): readonly Statement[];
}

/** Throws a TypeError where the activity is no address. */
export function makeStatements(about: About): Statements {
  const { actor, activity, name, language = 'en', registration, now } = about;
  if (!/^[a-z][a-z\d+.-]*:[^\s#]+$/i.test(activity))
    throw new TypeError(`activity: “${activity}” is no address, such as https://example.org/week-3.`);
  const say = (text: string): LanguageMap => ({ [language]: text });
  const whole = {
    objectType: 'Activity',
    id: activity,
    definition: { type: `${ACTIVITIES}assessment`, name: say(name) },
  } as const;
  const make = (verb: Verb, object: Statement['object'], result?: Statement['result']): Statement => {
    const parent =
      object === whole
        ? undefined
        : { contextActivities: { parent: [{ objectType: 'Activity', id: activity }] } };
    const context = { ...(registration !== undefined && { registration }), ...parent };
    return {
      actor,
      verb: { id: `${VERBS}${verb}`, display: { en: verb === 'initialized' ? 'started' : verb } },
      object,
      ...(result && { result }),
      ...(Object.keys(context).length > 0 && { context }),
      timestamp: now().toISOString(),
    };
  };
  return {
    started: () => make('initialized', whole),
    answered({ items }, place) {
      const item = items[place];
      if (!item) throw new RangeError(`place: There is no item ${place}. There are ${items.length}, from 0.`);
      return make('answered', itemActivity(activity, item, place, say), answerOf(item));
    },
    ended(result) {
      const { score, isPassed, isOver, seconds } = result;
      const points = result.points > 0 && { raw: result.earned, min: 0, max: result.points };
      const graded = { score: { scaled: score, ...points } };
      const duration = isoSpan(seconds);
      if (isPassed === undefined)
        return [make('completed', whole, { ...graded, completion: isOver, duration })];
      return [
        make(isPassed ? 'passed' : 'failed', whole, { ...graded, success: isPassed, duration }),
        make('completed', whole, { completion: isOver, duration }),
      ];
    },
  };
}

function itemActivity(
  activity: string,
  { heading }: Item,
  place: number,
  say: (text: string) => LanguageMap,
): Statement['object'] {
  return {
    objectType: 'Activity',
    id: `${activity}#item-${place + 1}`,
    definition: {
      type: `${ACTIVITIES}cmi.interaction`,
      interactionType: 'other',
      name: say(heading === '' ? `${place + 1}` : heading),
    },
  };
}

const answerOf = (item: Item): Readonly<Record<string, unknown>> => ({
  success: item.state === 'solved',
  completion: isDecided(item),
  ...(item.answer !== '' && { response: item.answer }),
  duration: isoSpan(item.seconds),
});
