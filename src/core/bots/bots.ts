/**
 * Asking a bot, in text, so that a worker and the page do it alike. The bot sees only what the position's text says.
 */
import { toJson } from '../basics/json.js';
import { unwrap, type Facts } from '../basics/result.js';
import type { Notation, Seat } from '../contract/rules.js';
import type { Limits, Think } from './think.js';

/** An adviser's hint: a move, if it has one, and a sentence by its key and facts. */
export interface Advice<M> {
  readonly move?: M;
  readonly code: string;
  readonly facts: Facts;
  readonly lit?: readonly string[];
}

/** Why a move is advised: a sentence by its key and facts, and the cells that it speaks of, beside the move's own. */
export interface Reason {
  readonly code: string;
  readonly facts: Facts;
  readonly lit: readonly string[];
}

/** Where an advised move is, before it is told: a sentence, and the cells that are outlined. */
export interface HintPlace {
  readonly sentence: string;
  readonly lit: readonly string[];
  /** The subject of the hint, if a move has several hints; left out: its move. */
  readonly about?: string;
}

/** How a bot thinks, and how many positions it may look at for one move. */
export interface Bot<S, M> {
  readonly think: Think<S, M>;
  readonly nodes: number;
  /** Gives a hint that says more than the move that the bot would play. */
  advise?(state: S, seat: Seat, limits: Limits): Generator<undefined, Advice<M>>;
}

export type BotTable<S, M> = Readonly<Record<string, Bot<S, M>>>;

/** A question to a bot. The position is resampled for the seat: a bot cannot cheat, for it is never told. */
export interface BotQuestion {
  readonly bot: string;
  readonly seat: Seat;
  readonly position: string;
  readonly seed: number;
  readonly level?: number;
  /** The question asks for a hint: the answer is advice as JSON. */
  readonly hint?: boolean;
}

/** A message from the page to a bot's worker. */
export interface BotMessage extends BotQuestion {
  readonly id: number;
}
/**
 * The worker's reply under the same id: a move, or an advice as JSON; or if the bot threw, its exception as text.
 * Before that, as often as it likes, that it `thinks`: so a worker that is slow is told from one that is gone.
 */
export interface BotReply {
  readonly id: number;
  readonly thinks?: true;
  readonly text?: string;
  readonly threw?: string;
}

/** Advice as text, as a worker passes it on. */
export interface AdviceText {
  readonly text?: string;
  readonly code: string;
  readonly facts: Facts;
  readonly lit?: readonly string[];
}

/** The usual hint: the move alone. */
const USUAL = { code: 'said.hint', facts: {} };

/** Advises what a bot would play, and says why where `why` has something to say. */
export function advising<S, M>(
  think: Think<S, M>,
  why: (state: S, seat: Seat, move: M) => Reason | undefined,
): NonNullable<Bot<S, M>['advise']> {
  return function* (state, seat, limits) {
    const thought = think(state, seat, limits);
    for (;;) {
      const step = thought.next();
      if (step.done) return { move: step.value, ...(why(state, seat, step.value) ?? USUAL) };
      yield undefined;
    }
  };
}

function isFact(fact: unknown): boolean {
  if (Array.isArray(fact)) return fact.every(isFact);
  return (
    ['string', 'number'].includes(typeof fact) || typeof (fact as { key?: unknown } | null)?.key === 'string'
  );
}

function isFacts(value: unknown): value is Facts {
  return typeof value === 'object' && value !== null && Object.values(value).every(isFact);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

/** Advice from a worker, which may be the page's own; undefined if it is not advice. */
export function readAdvice(json: string): AdviceText | undefined {
  let read: unknown;
  try {
    read = JSON.parse(json);
  } catch {
    return undefined;
  }
  const { text, code, facts, lit = [] } = (read ?? {}) as Partial<Record<keyof AdviceText, unknown>>;
  if (typeof code !== 'string' || !isFacts(facts) || !isTexts(lit)) return undefined;
  if (text === undefined) return { code, facts, lit };
  return typeof text === 'string' ? { text, code, facts, lit } : undefined;
}

/** The thought that answers a question; it yields and returns moves as text. */
export function* askBot<S, M>(
  notation: Pick<Notation<S, M, never>, 'parsePosition' | 'formatMove'>,
  bots: BotTable<S, M>,
  { bot: name, seat, position, seed, level, hint }: BotQuestion,
): Generator<string | undefined, string> {
  const state = unwrap(notation.parsePosition(position));
  const bot = Object.hasOwn(bots, name) ? bots[name] : undefined;
  if (!bot) throw new Error(`There is no bot “${name}”. The bots are ${Object.keys(bots).join(', ')}.`);
  const limits = { seed, nodes: bot.nodes, ...(level !== undefined && { level }) };
  if (hint && bot.advise) {
    const { move, ...said } = yield* bot.advise(state, seat, limits);
    const text = move === undefined ? {} : { text: notation.formatMove(state, seat, move) };
    return toJson({ ...said, ...text } satisfies AdviceText) as string;
  }
  const thought = bot.think(state, seat, limits);
  for (;;) {
    const step = thought.next();
    if (step.done) {
      const text = notation.formatMove(state, seat, step.value);
      return hint ? (toJson({ text, ...USUAL } satisfies AdviceText) as string) : text;
    }
    yield step.value === undefined ? undefined : notation.formatMove(state, seat, step.value);
  }
}
