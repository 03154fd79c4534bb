/** A set in progress, as a value: which item is in hand, what each has come to, and what may be opened. */
import type { Refusal } from '../basics/result.js';
import {
  follow,
  itemOf,
  NO_TALLY,
  resultOf,
  type Item,
  type ItemEvent,
  type ItemPlan,
  type SetResult,
  type Tally,
} from './exercise.js';
import type { Kept } from './kept.js';
import type { SetTerms } from './read-item.js';

/** An item that cannot be used has a fault instead of points. */
export type Planned = ItemPlan & { readonly fault?: Refusal | undefined };

export interface Run {
  readonly plans: readonly Planned[];
  readonly tallies: readonly Tally[];
  readonly terms: SetTerms;
  /** The item in hand; one more than the last stands for the summary. */
  readonly at: number;
  /** The reader has said that this is all. */
  readonly isLeft: boolean;
}

const isFaulty = ({ fault }: Planned): boolean => fault !== undefined;

/** Goes on from what is kept of the set, or begins it. */
export function beginRun(plans: readonly Planned[], terms: SetTerms, kept?: Kept): Run {
  const tallies = plans.map(({ id }) => kept?.items.get(id) ?? NO_TALLY);
  const run = { plans, tallies, terms, at: 0, isLeft: kept?.isLeft ?? false };
  if (!kept) return go(run, 0);
  const there = plans.findIndex(({ id }) => id === kept.at);
  return go(run, there < 0 && kept.at === undefined ? plans.length : Math.max(0, there));
}

/** The same set with other items, or other terms: those that are known again keep what they have come to. */
export function changeRun(run: Run, plans: readonly Planned[], terms: SetTerms): Run {
  const known = new Map(run.plans.map(({ id }, n) => [id, run.tallies[n] as Tally]));
  const inHand = run.plans[run.at]?.id;
  const there = plans.findIndex(({ id }) => id === inHand);
  const tallies = plans.map(({ id }) => known.get(id) ?? NO_TALLY);
  const at = inHand === undefined ? (run.plans.length === 0 ? 0 : plans.length) : Math.max(0, there);
  return go({ ...run, plans, tallies, terms }, at);
}

/** An item opens once all before it have been opened; the summary once all are. Where the order is free, any time. */
export function mayOpen({ plans, tallies, terms, isLeft }: Run, at: number): boolean {
  if (!Number.isInteger(at) || at < 0 || at > plans.length) return false;
  if (terms.isFree || isLeft) return true;
  return plans.slice(0, at).every((plan, n) => isFaulty(plan) || tallies[n]?.state !== 'new');
}

/** Takes this item in hand. */
export function go(run: Run, at: number): Run {
  return happen({ ...run, at }, at, { type: 'begin' });
}

export function happen(run: Run, at: number, event: ItemEvent): Run {
  const [plan, tally] = [run.plans[at], run.tallies[at]];
  if (!plan || !tally || isFaulty(plan)) return run;
  const next = follow(plan, tally, event);
  if (next === tally) return run;
  return { ...run, tallies: run.tallies.map((one, n) => (n === at ? next : one)) };
}

/** The item cannot be used, or can be used by now. */
export function blame(run: Run, at: number, fault: Refusal | undefined): Run {
  const plans = run.plans.map((plan, n) => (n === at ? { ...plan, fault } : plan));
  return fault ? { ...run, plans } : go({ ...run, plans }, run.at);
}

function itemsOf({ plans, tallies }: Run): readonly Item[] {
  return plans.map((plan, n) => {
    const item = itemOf(plan, tallies[n] ?? NO_TALLY);
    return plan.fault ? { ...item, state: 'faulty', earned: 0, fault: plan.fault } : item;
  });
}

export const resultIn = (run: Run): SetResult => resultOf(itemsOf(run), run.terms.pass, run.isLeft);

/** The state of a set to store; `game`: the game in hand, if the boards themselves store nothing. */
export function keptOf({ plans, tallies, at, isLeft }: Run, learner: string, game?: string): Kept {
  const items = new Map(plans.map(({ id }, n) => [id, tallies[n] ?? NO_TALLY]));
  return { items, at: plans[at]?.id, isLeft, learner, game };
}
