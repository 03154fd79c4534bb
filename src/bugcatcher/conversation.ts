/** Sentences beside the board while a match goes on: who is to act, what to do, the goal, the outlook of a draft. */
import type { KeyFact } from '../core/basics/result.js';
import { seatFact, type Words } from '../core/words/words.js';
import { readSpot } from './geometry.js';
import { finalRows, resultKey, type Row } from './describe.js';
import { draftOf, isWriting, type Advice, type Ui } from './interpret.js';
import { foresee, othersAt } from './preview.js';
import { costOf, entryFact, kindOf } from './program.js';
import { actsOf } from './round.js';
import type { Act, View } from './state.js';

/** Says who is to act, or how the match ended. */
export function describeTurn(view: View, words: Words): string {
  const { round, over, all, seat, submitted, options } = view;
  if (over && all) {
    const [[winner, points], [, second]] = finalRows(view) as [Row, Row];
    return words.say('bugcatcher/most-fireflies', { winner: seatFact(winner), points, second });
  }
  const isWaiting = seat === undefined || submitted.includes(seat);
  const [lists, program] = isWaiting ? ['turn.wait.lists', 'turn.wait'] : ['turn.lists', 'turn.write'];
  return words.say(round === 0 ? lists : program, {
    seat: seatFact(seat ?? 0),
    n: options.players - submitted.length,
    of: options.players,
  });
}

/**
 * The entry that the last gesture brought into trouble, and what stops it; none where all goes well, so far as can be
 * foreseen.
 */
function hitOf(
  view: View,
  { program, amongLast, wrote }: Ui,
): readonly [at: number, result: string] | undefined {
  const from = program.length - Math.max(1, wrote);
  const results = foresee(view, program, amongLast);
  const at = [...results].findIndex((result, entry) => result !== '0' && entry >= from);
  return at < 0 ? undefined : [at, results[at] as string];
}

/** Whether a node of another player stands on a spot. */
function isOthers(view: View, cell: string): boolean {
  const at = readSpot(view.options, cell);
  return at !== undefined && othersAt(view, view.own, at.kind).includes(at.place);
}

/** Foretells the entry that is chosen, else the one in trouble, else the last one; empty before there is any. */
export function describeDraft(view: View, words: Words, ui: Ui): string {
  const { own, options, round } = view;
  if (!own || round === 0 || !isWriting(view)) return '';
  const draft = draftOf(ui, view);
  const { program, chosen, amongLast } = draft;
  if (program === '') return '';
  const at = chosen ?? hitOf(view, draft)?.[0] ?? program.length - 1;
  const results = foresee(view, program, amongLast);
  const { entry, result, blue, to } = actsOf(options, view.seat ?? 0, { ...own, program, results })[
    at
  ] as Act;
  const facts = { slot: at + 1, entry: entryFact(entry), cell: to, colour: blue ? 'blue' : 'black' };
  if (!kindOf(entry)) {
    // B4: the two always differ.
    const [square, round] = blue ? ['blue', 'black'] : ['black', 'blue'];
    return words.say('look.swap', { ...facts, square, round });
  }
  const isCrossing = result === '3' || result === '4';
  const claimed = isOthers(view, to) ? 'theirs' : 'claimed';
  const what = result === '0' ? 'path' : result === '-' ? 'void' : isCrossing ? 'crossing' : claimed;
  return words.say(`look.${what}`, facts);
}

/** Tells which nodes are the reader’s, before the first program of a match. */
export function describeNodes({ options }: View, words: Words): string {
  return words.say('about.frame', { n: options.players - 1 });
}

/** The instruction for the reader who plays this seat; `isLooking`: onlookers get none. */
export function describeToDo(view: View, words: Words, ui: Ui, isLooking: boolean): string {
  const { own, over, round, seat, options } = view;
  if (over || !own || seat === undefined || isLooking) return '';
  const draft = draftOf(ui, view);
  if (round === 0) {
    const { central, border } = draft.lists;
    const n = options.players;
    if (!isWriting(view)) return words.say('to-do.listed', { seat: seatFact(seat) });
    return words.say(central.length + border.length < 2 * n ? 'to-do.lists' : 'to-do.start', { n });
  }
  if (!isWriting(view)) return words.say('to-do.submitted', { seat: seatFact(seat) });
  const { program, chosen, typed, node } = draft;
  if (chosen !== undefined) return words.say('to-do.chosen', { slot: chosen + 1 });
  if (typed === 'b' || typed === 'c') return words.say('to-do.way', { node });
  if (program === '') return words.say(round === 1 ? 'to-do.begin' : 'to-do.again');
  const [at] = hitOf(view, draft) ?? [];
  if (at !== undefined) return words.say('to-do.hit', { slot: at + 1 });
  const [more, full] = view.puzzle ? ['to-do.go-on.run', 'to-do.run'] : ['to-do.go-on', 'to-do.submit'];
  return words.say(costOf(program) < options.energy ? more : full);
}

export function describeGoal({ options }: View, words: Words): string {
  return words.say('goal', { n: options.players - 1 });
}

/** How far a match is that goes on; before round 1, how far the lists are. */
export function describeProgress(view: View, words: Words, ui: Ui): string {
  const { round, options, own, over } = view;
  const { players, rounds } = options;
  if (over) return '';
  if (round > 0 || !own) return words.say('round', { round: Math.max(1, round), rounds });
  const { central, border } = draftOf(ui, view).lists;
  return words.say('lists.count', { central: central.length, border: border.length, players });
}

/** An entry for a list of what was written; one that would not be carried out says so. */
function writtenFact(entry: string, result: string): KeyFact {
  if (result === '0') return entryFact(entry);
  const what = { key: resultKey({ entry, result, blue: true }) };
  return { key: 'draft.hit', facts: { entry: entryFact(entry), what } };
}

/** For the ear: what the last gesture wrote, and what it leaves. */
export function describeWritten(view: View, words: Words, ui: Ui): string {
  const { own, options, round } = view;
  if (!own || !isWriting(view)) return '';
  const draft = draftOf(ui, view);
  if (round === 0) return describeProgress(view, words, ui);
  const { program, typed, node, wrote } = draft;
  if (typed === 'b' || typed === 'c') return words.say('written.node', { node });
  const left = options.energy - costOf(program);
  if (program === '') return words.say('written.none', { left });
  const results = foresee(view, program, draft.amongLast);
  const all = [...program].map((entry, at) => writtenFact(entry, results[at] as string));
  // A way of several steps is told whole.
  return words.say('draft', { entries: all.slice(-Math.max(1, wrote)), left });
}

/** A hint in a sentence or two: its steps by node, and the missions that it accepts. */
export function describeAdvised(advice: Advice | undefined, words: Words): string {
  const { program = '', accepted = [] } = advice ?? {};
  const of = (kind: 'B' | 'C'): number => [...program].filter((entry) => kindOf(entry) === kind).length;
  const [border, central] = [of('B'), of('C')];
  return words.say('hint.program', {
    border,
    central,
    swaps: program.length - border - central,
    n: accepted.length,
  });
}
