/** What bots do is held back until none of them is to act any more: the reader hears of their turns at once, in a few sentences. */
import type { Ply } from '../core/history.js';
import type { AnySession, GameHost } from './host.js';

/** So many sentences are told as they are. */
const FEW = 3;

type AnyPly = Ply<unknown, unknown, unknown>;

export class News {
  #held: AnyPly[] = [];

  forget(): void {
    this.#held = [];
  }

  /** What is said of the ply just made: an empty list while more is to come; undefined: that ply alone, as ever. */
  take(
    session: AnySession,
    host: Pick<GameHost, 'players' | 'slice' | 'viewer' | 'words'>,
  ): readonly string[] | undefined {
    const { rules } = session.game;
    const isBot = ({ actor }: Pick<AnyPly, 'actor'>): boolean =>
      actor !== 'host' && session.kindOf(actor) === 'bot';
    const [ply] = session.pliesFrom(session.ply - 1);
    const isRead = host.players.some(({ kind }) => kind === 'human');
    if (!ply || !isBot(ply) || !isRead || rules.simultaneous) return undefined;
    this.#held.push(ply);
    if (rules.toAct(session.state).some((actor) => isBot({ actor }))) return [];
    const { slice, viewer, words } = host;
    const events = this.#held.flatMap((held) => session.heard(held, viewer));
    this.forget();
    if (events.length > FEW && slice.news) return slice.news(events, words, viewer);
    return events.map((event) => slice.game.describe(event, words));
  }
}
