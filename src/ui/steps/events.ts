/** The events that steps fire, beside those of their board. They bubble, like all of ours. */
import { BoardEvent } from '../contract/events.js';
import type { Step } from './plan.js';

/** Another step is on show. */
export class StepChangeEvent extends BoardEvent {
  constructor(
    /** Which one it is, counted from 0. */
    readonly at: number,
    readonly step: Step,
  ) {
    super('step-change');
  }
}

/** The move of a step has been found, or was shown. */
export class StepEndEvent extends BoardEvent {
  constructor(
    /** Which one it is, counted from 0. */
    readonly at: number,
    readonly step: Step,
  ) {
    super('step-end');
  }
}

export interface StepEventMap {
  'step-change': StepChangeEvent;
  'step-end': StepEndEvent;
}
