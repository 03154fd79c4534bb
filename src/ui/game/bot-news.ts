/**
 * Holds back news of bots until the reader may act or no bot is to move, then tells their turns at once in a few
 * sentences.
 */
import type { Ply } from '../../core/session/history.js';
import type { Seat } from '../../core/contract/rules.js';
import type { AnySession, BoardState } from '../contract/board-state.js';
import { withTurn } from '../words/describe-change.js';
import { sayPlies } from '../words/describe-news.js';

type AnyPly = Ply<unknown, unknown, unknown>;

/** News to tell now, and news still held back. */
interface BotNews {
  readonly told: readonly string[];
  readonly unheard: readonly AnyPly[];
}

/** Whether only bots are to act, so that more is to come before anybody else's move. */
function isMoreToCome({ game, state, kindOf }: AnySession): boolean {
  const kinds = game.rules.toAct(state).map((seat: Seat) => kindOf(seat));
  return kinds.includes('bot') && !kinds.includes('human');
}

/** Of what is held back, what still belongs to the game: the reader may have played on from an earlier ply. */
function sumUp(board: BoardState, session: AnySession, unheard: readonly AnyPly[]): readonly string[] {
  const plies = session.pliesFrom(0);
  return sayPlies(
    board,
    session,
    unheard.filter((held) => plies.includes(held)),
  );
}

/** Tells what is held back once no more is to come, for example because a bot has left its seat. */
export function settleNews(board: BoardState, session: AnySession, unheard = board.unheard): BotNews {
  if (unheard.length === 0 || isMoreToCome(session)) return { told: [], unheard };
  return { told: withTurn(board, session, sumUp(board, session, unheard)), unheard: [] };
}

/** Adds a ply to the news; `sentences` tell that ply alone. */
export function takeNews(board: BoardState, session: AnySession, sentences: readonly string[]): BotNews {
  const [ply] = session.pliesFrom(session.ply - 1);
  const isBots = ply !== undefined && ply.actor !== 'host' && session.kindOf(ply.actor) === 'bot';
  const isRead = board.players.some(({ kind }) => kind === 'human');
  if (isBots && isRead && !session.game.rules.simultaneous)
    return settleNews(board, session, [...board.unheard, ply]);
  return { told: [...sumUp(board, session, board.unheard), ...sentences], unheard: [] };
}
