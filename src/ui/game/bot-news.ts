/** What bots do is held back until the reader may act or no bot is to: then the reader hears of their turns at once, in a few sentences. */
import type { Ply } from '../../core/history.js';
import type { Seat } from '../../core/rules.js';
import { withTurn } from '../words/describe-change.js';
import type { AnySession, BoardState } from '../contract/board-state.js';

/** Up to this many sentences are told as they are. */
const FEW = 3;

type AnyPly = Ply<unknown, unknown, unknown>;

/** Whether only bots are to act, so that more is to come before anybody else's move. */
function isMoreToCome({ game, state, kindOf }: AnySession): boolean {
  const kinds = game.rules.toAct(state).map((seat: Seat) => kindOf(seat));
  return kinds.includes('bot') && !kinds.includes('human');
}

export class BotNews {
  #held: AnyPly[] = [];

  forget(): void {
    this.#held = [];
  }

  /** What is said once a ply has been made, `sentences` being what there is to say of it alone. */
  take(session: AnySession, board: BoardState, sentences: readonly string[]): readonly string[] {
    const [ply] = session.pliesFrom(session.ply - 1);
    const isBots = ply !== undefined && ply.actor !== 'host' && session.kindOf(ply.actor) === 'bot';
    const isRead = board.players.some(({ kind }) => kind === 'human');
    if (!isBots || !isRead || session.game.rules.simultaneous)
      return [...this.#sum(session, board), ...sentences];
    this.#held.push(ply);
    return this.settle(session, board);
  }

  /** What is still held, where nothing more is to come: a bot may have left its seat. */
  settle(session: AnySession, board: BoardState): readonly string[] {
    if (this.#held.length === 0 || isMoreToCome(session)) return [];
    return withTurn(board, session, this.#sum(session, board));
  }

  /** Of what is held, what still belongs to the game: the reader may have played on from an earlier ply. */
  #sum(session: AnySession, { adapter, viewer, words }: BoardState): readonly string[] {
    const plies = session.pliesFrom(0);
    const events = this.#held
      .filter((held) => plies.includes(held))
      .flatMap((held) => session.heard(held, viewer));
    this.forget();
    if (events.length > FEW && adapter.news) return adapter.news(events, words, viewer);
    return events.map((event) => adapter.game.describe(event, words));
  }
}
