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
}

function isFacts(value: unknown): value is Facts {
  const isFact = (fact: unknown): boolean =>
    ['string', 'number'].includes(typeof fact) || typeof (fact as { key?: unknown } | null)?.key === 'string';
  return typeof value === 'object' && value !== null && Object.values(value).every(isFact);
}

/** Advice from a worker, which may be the page's own; undefined if it is not advice. */
export function readAdvice(json: string): AdviceText | undefined {
  let read: unknown;
  try {
    read = JSON.parse(json);
  } catch {
    return undefined;
  }
  const { text, code, facts } = (read ?? {}) as Partial<Record<keyof AdviceText, unknown>>;
  if (typeof code !== 'string' || !isFacts(facts)) return undefined;
  if (text === undefined) return { code, facts };
  return typeof text === 'string' ? { text, code, facts } : undefined;
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
      return hint ? (toJson({ text, code: 'said.hint', facts: {} } satisfies AdviceText) as string) : text;
    }
    yield step.value === undefined ? undefined : notation.formatMove(state, seat, step.value);
  }
}
