/**
 * Why a game ended as it did, the move that decided it, and against whom the next one may be. The move is sought once:
 * it does not change when one looks at it again.
 */
import type { Fact } from '../../core/basics/result.js';
import type { Viewer } from '../../core/contract/rules.js';
import type { BoardState } from '../contract/board-state.js';

/** By the last state, which is another one where another game has led there; then by viewer. */
const known = new WeakMap<object, Map<Viewer, number | undefined>>();

/** Undefined where no single move did, and where the game does not tell. */
export function decidedAt({ session, adapter, viewer }: BoardState, plies: number): number | undefined {
  if (!session || !adapter.end?.decidedAt) return undefined;
  const last = session.stateAt(plies) as object;
  const found = known.get(last) ?? new Map<Viewer, number | undefined>();
  known.set(last, found);
  if (found.has(viewer)) return found.get(viewer);
  const viewAt = (ply: number): unknown => session.game.view(session.stateAt(ply), viewer);
  const at = adapter.end.decidedAt(viewAt, plies);
  found.set(viewer, at);
  return at;
}

/** Why the game in hand ended so, in one sentence; empty while it goes on, and where the status tells it. */
export function describeWhy(board: BoardState, words = board.words): string {
  const { session, adapter, viewer, reader } = board;
  if (!session?.isOver || !adapter.end?.why) return '';
  const viewAt = (ply: number): unknown => session.game.view(session.stateAt(ply), viewer);
  const at = decidedAt(board, session.plies);
  return adapter.end.why(viewAt(session.plies), at === undefined ? undefined : viewAt(at - 1), words, reader);
}

interface Opponent {
  /** Its name, as `seats` has it. */
  readonly bot: string;
  /** At how many seats it played. */
  readonly n: number;
  /** The reader alone has won. */
  readonly isWon: boolean;
  /** The next stronger bot of the game; undefined after the strongest. */
  readonly next: string | undefined;
}

/** Undefined in puzzles, where others took part than the one reader and bots of one kind, and while it goes on. */
export function opponentOf({
  session,
  players,
  reader,
  definition,
  isReadonly,
}: BoardState): Opponent | undefined {
  const [seat, ...more] = reader.seats;
  if (!session?.isOver || isReadonly || seat === undefined || more.length > 0 || session.isPuzzle)
    return undefined;
  const others = players.filter((_, one) => one !== seat);
  const [bot, ...kinds] = [
    ...new Set(others.map((player) => (player.kind === 'bot' ? player.bot : undefined))),
  ];
  if (bot === undefined || kinds.length > 0) return undefined;
  const { winners = [] } = session.game.rules.outcome(session.stateAt(session.plies)) ?? {};
  const isWon = winners.length === 1 && winners[0] === seat;
  return { bot, n: others.length, isWon, next: definition.bots[definition.bots.indexOf(bot) + 1] };
}

/** The same seats with another bot at those of bots. */
export function seatsAgainst(bot: string, { players }: BoardState): string {
  return players.map(({ kind }) => (kind === 'bot' ? `bot:${bot}` : kind)).join(' ');
}

/** A bot as sentences name it: “the easy bot”, “Athena”. */
export function botFact(bot: string, { adapter, words }: BoardState): Fact {
  const key = `bot.${bot}`;
  if (!words.has(key)) return { key: 'bot.plain', facts: { bot } };
  return adapter.bots.named?.includes(bot) ? { key } : { key: 'bot.the', facts: { bot: { key } } };
}

/** Tells what to do after a game against bots; empty if there is nothing particular to do. */
export function describeNext(board: BoardState): string {
  const opponent = opponentOf(board);
  if (!opponent) return '';
  const { words, lesson } = board;
  const { n, isWon, next } = opponent;
  const bot = botFact(opponent.bot, board);
  if (!isWon) return lesson.isThere ? words.say('end.lost', { n, bot }) : '';
  return next === undefined ? '' : words.say('end.next', { n, bot, next: botFact(next, board) });
}
