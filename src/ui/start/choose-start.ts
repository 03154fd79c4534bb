/**
 * Decides from plain facts what a board should do about its game: keep the one in hand, wait, or start another. It does
 * nothing itself.
 */
import type { Cause } from '../../core/session/session.js';
import type { Plan } from '../contract/definition.js';
import { samePlan } from './plans.js';
import type { Asks, Count, Lack, Refused, Source, Wait } from '../contract/start.js';

export interface Start {
  readonly do: 'start';
  readonly source: Source;
  readonly plan: Plan;
  /** The cause to report to the page; undefined for a game that the page itself asked for. */
  readonly cause?: Cause;
  /** How much the game has already taken of its reader. */
  readonly count?: Count;
}

export interface Keep {
  readonly do: 'keep';
  /** The start that the game in hand stands for from now on. */
  readonly start: string;
  /** Set where another tab knows better what the same game has taken of its reader. */
  readonly count?: Count;
}

export type Decision = Keep | Wait | Start;

/** The setting or method that a refused plan came by. */
export function sourceNameOf({ source, plan, refusal }: Refused): string {
  if (source !== 'settings') return source;
  if (plan.kind === 'seed') return refusal.at?.path ?? plan.kind;
  return (plan.kind === 'position' ? plan.source : undefined) ?? plan.kind;
}

export interface StartFacts {
  /** How the settings want a game to start: where two texts are the same, so are the games. */
  readonly start: string;
  /** The ways in which the settings let it start, the one that wins first. */
  readonly plans: readonly Plan[];
  readonly asks: Asks;
  /** The game in hand; `isUntouched`: it stands as it started. */
  readonly inHand?: { readonly start: string; readonly isUntouched: boolean };
  /** The plan from `load()`, until the page asks for another game. */
  readonly loaded?: Plan;
  /** The game in the address, until it has been looked at. `isLinkNews`: another one stood there before. */
  readonly linked?: Plan;
  readonly isLinkNews?: boolean;
  /** The kept game of this start, if it has not been seen yet. `isNews`: this board has seen an earlier version. */
  readonly kept?: {
    readonly plan: Plan;
    readonly count: Count;
    readonly isNews: boolean;
    readonly isInHand: boolean;
  };
  /** A server renders, or its rendering is taken over: only what the server can know counts. */
  readonly isHeld: boolean;
  readonly lacksData: boolean;
  readonly refused: readonly Refused[];
  /** Tells what a plan still lacks; asked only about the plan that would win. */
  lacks(plan: Plan): Lack | undefined;
}

/** The settings' plans without the options that turned out not to go with the others. */
function relax(plans: readonly Plan[], refusalOf: (plan: Plan) => Refused | undefined): readonly Plan[] {
  return plans.flatMap((plan) => {
    const misfit = refusalOf(plan)?.refusal.at?.path ?? '';
    if (plan.kind !== 'seed' || plan.options[misfit] === undefined) return [];
    return [{ ...plan, options: { ...plan.options, [misfit]: undefined } }];
  });
}

export function chooseStart(facts: StartFacts): Decision {
  const { start, asks, inHand, loaded, linked, kept, isHeld, refused } = facts;
  const refusalOf = (source: Source, plan: Plan): Refused | undefined =>
    refused.find((one) => one.source === source && samePlan(one.plan, plan));
  const firstSound = (plans: readonly Plan[]): Plan | undefined =>
    plans.find((plan) => !refusalOf('settings', plan));
  const begin = (source: Source, plan: Plan, told: Pick<Start, 'cause' | 'count'> = {}): Decision => {
    const lack = facts.lacks(plan);
    // A server cannot wait for a search, and callers of load() learn at once of bad moves.
    const waits =
      lack !== undefined &&
      (/^(notation|puzzles)$/.test(lack) || !isHeld) &&
      (lack !== 'moves' || source !== 'load');
    return waits ? { do: 'wait', for: lack, source, plan } : { do: 'start', source, plan, ...told };
  };

  if (loaded && !refusalOf('load', loaded)) return begin('load', loaded);
  if (facts.lacksData) return { do: 'wait', for: 'data' };

  const isOpen = asks.latest > asks.answered;
  if (inHand && isOpen && refused.some(({ source, ask }) => source === 'settings' && ask === asks.latest))
    return { do: 'keep', start: firstSound(facts.plans) ? start : inHand.start };

  const isAnew = inHand !== undefined && asks.anew > asks.answered;
  const isOther = inHand?.start !== start;
  if (!isAnew && !isHeld) {
    const mayChange = isOther || inHand?.isUntouched;
    if (linked && (mayChange || facts.isLinkNews) && !refusalOf('fromHash', linked))
      return begin('fromHash', linked, { cause: 'resume' });
    if (kept && !isOther && kept.isInHand) return { do: 'keep', start, count: kept.count };
    if (kept && (mayChange || kept.isNews) && !refusalOf('remember', kept.plan))
      return begin('remember', kept.plan, { cause: 'resume', count: kept.count });
  }
  if (inHand && !isAnew && !isOther) return { do: 'keep', start };

  // Without a game in hand, settings that cannot be used are left out one after the other, until a plan is sound.
  let { plans } = facts;
  while (!inHand && plans.length > 0 && !firstSound(plans))
    plans = relax(plans, (plan) => refusalOf('settings', plan));
  const plan = firstSound(plans);
  if (plan) return begin('settings', plan, asks.chosen === asks.latest ? { cause: 'start' } : {});
  return inHand ? { do: 'keep', start: inHand.start } : { do: 'wait', for: 'seed' };
}
