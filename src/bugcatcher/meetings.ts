/** Finds where a program would meet the programs that are shown (B19). It does not tell who is stopped. */
import { writtenCourse } from './open-plans.js';
import { foresee, courseOf } from './preview.js';
import type { Step } from './resolve.js';
import type { Plan, Program, View } from './state.js';

export interface Meeting {
  /** The reader’s step, and the other one. */
  readonly step: Step;
  readonly other: Step;
  readonly plan: Plan;
  /** They come to one spot; else they cross in the same colour. */
  readonly isAtSpot: boolean;
}

/** The meetings of the reader’s program, as far as it goes without the others. */
export function meetingsOf(view: View, program: Program): readonly Meeting[] {
  const { own, plans = [] } = view;
  if (!own) return [];
  const { placed } = courseOf(view, { ...own, program, results: foresee(view, program, false) });
  return plans.flatMap((plan) => {
    const theirs = writtenCourse(view, plan).placed;
    return placed.flatMap((step) =>
      theirs.flatMap((other): Meeting[] => {
        const isAtSpot = step.kind === other.kind && step.to === other.to;
        const isCrossing = step.kind !== other.kind && step.mid === other.mid && step.blue === other.blue;
        return isAtSpot || isCrossing ? [{ step, other, plan, isAtSpot }] : [];
      }),
    );
  });
}
