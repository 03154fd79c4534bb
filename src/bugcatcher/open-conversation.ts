/** The sentences about programs that are shown (B19). All wording comes from the words table. */
import type { HintPlace } from '../core/bots/bots.js';
import { seatFact, type Words } from '../core/words/words.js';
import { nameOf } from './geometry.js';
import { describeDraft } from './conversation.js';
import { draftOf, isWriting, readAdvice, type Ui } from './interpret.js';
import { meetingsOf } from './meetings.js';
import { foresee } from './preview.js';
import { entryFact, headsAfter, kindOf } from './program.js';
import { nextStep } from './prove.js';
import { actsOf } from './round.js';
import type { Program, View } from './state.js';

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

/** The next entry of a plan that solves a puzzle, or the first that has to change; undefined where all are right. */
interface Next {
  readonly slot: number;
  /** The plan as far as that. */
  readonly program: Program;
  readonly isChange: boolean;
  /** How many entries the whole plan has. */
  readonly n: number;
}

/** `text`: a solution. */
function nextOf(view: View, text: string, ui: Ui): Next | number | undefined {
  const solution = readAdvice(view, text)?.program;
  const draft = draftOf(ui, view).program;
  if (!solution || !view.whole) return undefined;
  const { kept, program } = nextStep(view.whole, solution, draft);
  const n = solution.length;
  return kept === n ? kept : { slot: kept + 1, program, isChange: draft.length > kept, n };
}

/** Whom the advised entry meets there, in few words. */
function meetingIn(view: View, { say }: Words, program: Program, slot: number): readonly string[] {
  const meeting = meetingsOf(view, program).find(({ step }) => step.slot === slot);
  if (!meeting) return [];
  const { other, plan, isAtSpot } = meeting;
  const facts = { seat: seatFact(plan.seat), theirs: other.slot + 1 };
  return [say(isAtSpot ? 'hint.meets' : 'hint.crosses', facts)];
}

/** A hint in a puzzle: the next entry, and whom it meets, which is what most are for. */
export function describeNext(view: View, text: string, words: Words, ui: Ui): string {
  const next = nextOf(view, text, ui);
  if (next === undefined) return '';
  if (typeof next === 'number')
    return words.say(draftOf(ui, view).program.length > next ? 'hint.enough' : 'hint.run', { n: next });
  const { slot, program, isChange, n } = next;
  const facts = { slot, entry: entryFact(program.at(-1) ?? ''), n };
  const told = words.say(isChange ? 'hint.change' : 'hint.next', facts);
  return words.text([told, ...meetingIn(view, words, program, slot - 1)]);
}

/** The node that the next entry moves, and its spot then. */
export function describeWhere(view: View, text: string, words: Words, ui: Ui): HintPlace | undefined {
  const next = nextOf(view, text, ui);
  if (typeof next !== 'object' || !view.own) return undefined;
  const { slot, program, isChange } = next;
  const node = kindOf(program.at(-1) ?? '');
  const { border, central } = headsAfter(view.options, view.own, program.slice(0, -1));
  const cells = { B: nameOf(view.options, 'B', border), C: nameOf(view.options, 'C', central) };
  const facts = { slot, node: node ?? 'swap', change: isChange ? 'yes' : 'no' };
  return {
    sentence: words.say('hint.where', facts),
    lit: node ? [cells[node]] : [cells.B, cells.C],
    about: program,
  };
}
