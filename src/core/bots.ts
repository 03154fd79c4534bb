/** Asking a bot, in text, so that a worker and the page do it alike. The bot sees only what the position's text says. */
import { unwrap } from './result.js';
import type { Notation, Seat } from './rules.js';
import type { Think } from './think.js';

/** How a bot thinks, and how many positions it may look at for one move. */
export interface Bot<S, A> {
  readonly think: Think<S, A>;
  readonly nodes: number;
}

export type BotTable<S, A> = Readonly<Record<string, Bot<S, A>>>;

/** A question to a bot. The position is redealt for the seat: a bot cannot cheat, for it is never told. */
export interface BotQuestion {
  readonly bot: string;
  readonly seat: Seat;
  readonly position: string;
  readonly seed: number;
  readonly level?: number;
}

/** The thought that answers a question; it yields and returns moves as text. */
export function* askBot<S, A>(
  notation: Pick<Notation<S, A, never>, 'parsePosition' | 'formatMove'>,
  bots: BotTable<S, A>,
  { bot: name, seat, position, seed, level }: BotQuestion,
): Generator<string | undefined, string> {
  const state = unwrap(notation.parsePosition(position));
  const bot = bots[name];
  if (!bot) throw new Error(`no bot is called ${name}`);
  const thought = bot.think(state, seat, { seed, nodes: bot.nodes, ...(level !== undefined && { level }) });
  for (;;) {
    const step = thought.next();
    if (step.done) return notation.formatMove(state, seat, step.value);
    yield step.value === undefined ? undefined : notation.formatMove(state, seat, step.value);
  }
}
