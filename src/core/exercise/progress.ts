/** A reader’s way through a set: what happens, what is said of it, what is kept, and when the set is over. */
import { freeze } from '../basics/freeze.js';
import { accept, refuse, type Facts, type Refusal, type Result } from '../basics/result.js';
import { hashOf } from '../basics/seed.js';
import { writeCode } from './code.js';
import { earnedBy, isDecided, triesLeft, type ItemEvent, type SetResult, type Tally } from './exercise.js';
import { formatKept, readKept, type Kept } from './kept.js';
import { nameOf, type SetTerms } from './read-item.js';
import {
  beginRun,
  blame,
  changeRun,
  go,
  happen,
  keptOf,
  mayOpen,
  resultIn,
  type Planned,
  type Run,
} from './run.js';

/** The sentence about the last thing that happened, by its key. */
export interface Told {
  readonly key: string;
  readonly facts?: Facts;
}

/** The consequences of something that happened. */
export interface Came {
  /** It changed what the item has come to. */
  readonly isNews: boolean;
  /** The item is decided by it. */
  readonly isEnd: boolean;
}

const NOTHING: Run = {
  plans: [],
  tallies: [],
  terms: { isFree: false, pass: undefined },
  at: 0,
  isLeft: false,
};

export class Progress {
  /** The reader's name. */
  learner = '';
  told: Told | undefined;
  #run = NOTHING;
  #isBegun = false;
  /** The score that the end of the set was told with. */
  #ended: number | undefined;
  /** Hints that were told, by item: one that is told again is one hint. */
  readonly #hints = new Map<string, Set<string>>();

  get run(): Run {
    return this.#run;
  }

  get isBegun(): boolean {
    return this.#isBegun;
  }

  get result(): SetResult {
    return freeze(resultIn(this.#run));
  }

  /** The items as the page has them now. `text`: what is kept, for the first time; returns what is wrong with it. */
  plan(plans: readonly Planned[], terms: SetTerms, text?: string): Refusal | undefined {
    if (this.#isBegun) {
      this.#run = changeRun(this.#run, plans, terms);
      return undefined;
    }
    this.#isBegun = true;
    const read = text === undefined ? undefined : readKept(text, idsOf(plans));
    this.#take(plans, terms, read?.ok ? read.value : undefined);
    return read?.ok === false ? read.error : undefined;
  }

  #take(plans: readonly Planned[], terms: SetTerms, kept: Kept | undefined): void {
    this.#run = beginRun(plans, terms, kept);
    this.learner = kept?.learner ?? this.learner;
    const { isOver, score } = resultIn(this.#run);
    this.#ended = isOver ? score : undefined;
  }

  /** Begins anew with the next plan. */
  forget(): void {
    this.#isBegun = false;
  }

  blame(at: number, fault: Refusal | undefined): void {
    this.#run = blame(this.#run, at, fault);
  }

  happen(at: number, event: ItemEvent): Came {
    const before = this.#run;
    this.#run = happen(before, at, event);
    const [plan, tally] = [before.plans[at], this.#run.tallies[at]];
    if (!plan || !tally || tally === before.tallies[at]) return { isNews: false, isEnd: false };
    if (event.type !== 'time') this.told = tellHappened(plan, tally, event);
    return { isNews: true, isEnd: isDecided(tally) };
  }

  /** Whether this hint was not told before in this item. */
  isNewHint(at: number, hint: string): boolean {
    const id = this.#run.plans[at]?.id ?? '';
    const told = this.#hints.get(id) ?? new Set<string>();
    this.#hints.set(id, told);
    return !told.has(hint) && told.add(hint).size > 0;
  }

  /** Takes an item in hand; one more than the last stands for the summary. */
  goTo(at: number): Result<number> {
    const { plans } = this.#run;
    const count = plans.length;
    if (!(Number.isInteger(at) && at >= 0 && at <= count))
      return refuse('set/no-item', { facts: { n: Math.round(at) + 1, count } });
    const item = nameOf(at + 1, plans[at]?.heading ?? '');
    if (!mayOpen(this.#run, at)) return refuse('set/closed', { facts: { item } });
    const here = this.#run.at;
    // To look is all that there is to do there.
    if (plans[here]?.kind === 'look' && at !== here) this.happen(here, { type: 'solve', answer: '' });
    this.#run = go(this.#run, at);
    this.told = undefined;
    return accept(at);
  }

  /** The reader says that this is all. */
  finish(): void {
    this.#run = { ...this.#run, isLeft: true };
  }

  /** Whether the end of the set is to be told: for the first time, or since it has become better. */
  takeEnd(): boolean {
    const { isOver, score } = resultIn(this.#run);
    if (!isOver || (this.#ended !== undefined && score <= this.#ended)) return false;
    this.#ended = score;
    return true;
  }

  /** As text; `most`: how many characters it may have. What is left out then: the game, and parts of the answers. */
  save(game?: string, most = Infinity): string {
    const kept = keptOf(this.#run, this.learner, game);
    const cut = (length: number): Kept => ({
      ...kept,
      game: undefined,
      items: new Map(
        [...kept.items].map(([id, tally]) => [id, { ...tally, answer: tally.answer.slice(0, length) }]),
      ),
    });
    const texts = [kept, { ...kept, game: undefined }, cut(40), cut(0)].map(formatKept);
    return texts.find(({ length }) => length <= most) ?? (texts.at(-1) as string);
  }

  /** Takes up what was saved, and returns the game in hand that came with it; or changes nothing. */
  load(text: string): Result<string | undefined> {
    const { plans, terms } = this.#run;
    const read = readKept(text, idsOf(plans));
    if (!read.ok) return read;
    this.#take(plans, terms, read.value);
    return accept(read.value.game);
  }

  /** `time`: now, in milliseconds since 1970. */
  code(heading: string, learner: string, time: number): string {
    const set = hashOf(idsOf(this.#run.plans).join());
    return writeCode(this.result, { set, heading, learner, time });
  }
}

const idsOf = (plans: readonly Planned[]): readonly string[] => plans.map(({ id }) => id);

function tellHappened(plan: Planned, tally: Tally, { type }: ItemEvent): Told | undefined {
  if (tally.state === 'lost') return { key: 'set.lost' };
  if (type === 'solve' && plan.points === 0) return { key: 'set.solved-nothing' };
  if (type === 'solve') return { key: 'set.solved', facts: { n: earnedBy(plan, tally) } };
  if (type === 'hint' && plan.hintPrice > 0) return { key: 'set.hint-taken', facts: { n: plan.hintPrice } };
  if (type !== 'lose') return undefined;
  const left = triesLeft(plan, tally);
  return left === undefined ? { key: 'set.lost-try-free' } : { key: 'set.lost-try', facts: { left } };
}
