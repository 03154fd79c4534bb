/** What is said of programs that are shown (B19). All wording comes from the words table. */
import { seatFact, type Words } from '../core/words/words.js';
import { nameOf } from './geometry.js';
import { describeDraft } from './conversation.js';
import { draftOf, isWriting, readAdvice, type Ui } from './interpret.js';
import { meetingsOf } from './meetings.js';
import { foresee } from './preview.js';
import { entryFact, kindOf } from './program.js';
import { nextStep } from './prove.js';
import { actsOf } from './round.js';
import type { View } from './state.js';

/** How to read them, before anything is written. */
export function describePlans({ plans = [] }: View, words: Words): string {
  const others = plans.map(({ seat }) => seatFact(seat));
  return words.say('plan.about', { others });
}

/**
 * Foretells the entry that is chosen, else the last one: whom it would meet, and in which slots. Who is stopped then is
 * left to the reader.
 */
export function describeOpenDraft(view: View, words: Words, ui: Ui): string {
  const { own, options } = view;
  const { program, chosen } = draftOf(ui, view);
  if (!own || !isWriting(view) || program === '') return '';
  const slot = chosen ?? program.length - 1;
  const meeting = meetingsOf(view, program).find(({ step }) => step.slot === slot);
  if (meeting) {
    const { step, other, plan, isAtSpot } = meeting;
    return words.say(isAtSpot ? 'meet.spot' : 'meet.crossing', {
      seat: seatFact(plan.seat),
      slot: slot + 1,
      theirs: other.slot + 1,
      cell: nameOf(options, step.kind, step.to),
      colour: step.blue ? 'blue' : 'black',
    });
  }
  const results = foresee(view, program, false);
  const act = actsOf(options, view.seat ?? 0, { ...own, program, results })[slot];
  if (!act || !kindOf(act.entry) || act.result !== '0') return describeDraft(view, words, ui);
  const colour = act.blue ? 'blue' : 'black';
  return words.say('look.step', { slot: slot + 1, entry: entryFact(act.entry), colour });
}

/** A hint in a puzzle: the next entry of a plan that solves it, or the first that has to change. `text`: a solution. */
export function describeNext(view: View, text: string, words: Words, ui: Ui): string {
  const solution = readAdvice(view, text)?.program;
  const draft = draftOf(ui, view).program;
  if (!solution || !view.whole) return '';
  const { kept, program } = nextStep(view.whole, solution, draft);
  const isWhole = kept === solution.length;
  if (isWhole) return words.say(draft.length > kept ? 'hint.enough' : 'hint.run', { n: kept });
  const facts = { slot: kept + 1, entry: entryFact(program.at(-1) ?? ''), n: solution.length };
  return words.say(draft.length > kept ? 'hint.change' : 'hint.next', facts);
}
