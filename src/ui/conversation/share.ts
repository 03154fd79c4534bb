/** What is shared of a game: a line and a link. */
import { bare } from '../../core/language.js';
import type { BoardState } from '../contract/board-state.js';
import type { Progress } from '../game/progress.js';
import { GameSharedEvent } from '../contract/events.js';
import { shareText, type Shared, type SharedGame } from '../panel/share-sheet.js';
import { rulesLink } from '../panel/status.js';
import { linkWith, pageAddress } from '../start/page-link.js';

/** The result, where there is one, else which game this is and how far. It never tells a solution. */
function describeShared(board: BoardState, { outcome, solved, count }: Progress): string {
  const { session, adapter, words, reader, viewer } = board;
  const name = words.say('game.name');
  if (!session || (!outcome && !solved)) {
    // Without the game in its link, how far it is would tell nothing.
    const n = board.setting<boolean>('fromHash') ? (session?.plies ?? 0) : 0;
    return n === 0 ? words.say('share.start', { name }) : words.say('share.position', { name, n });
  }
  const view: unknown = session.game.view(session.stateAt(session.plies), viewer);
  const taken = { moves: count.plies, hints: count.hints };
  const text = adapter.describeTurn(view, words, reader);
  return (
    (adapter.describeShare?.(view, words, reader, taken) || solved?.text) ??
    words.say('named', { name, text })
  );
}

/** Where a game may be played on: never with what solves it, nor with what only its player may know. */
function linkWithGame({ session, viewer }: BoardState, { solved }: Progress): string {
  if (!session || solved) return pageAddress();
  return linkWith(session.save(session.isOver ? viewer : 'public'));
}

/**
 * The page’s own link, else the game itself where the board reads the page’s address, else the page; undefined where
 * nobody else can open the page: a file, or a frame whose content has no address.
 */
function linkTo(board: BoardState, progress: Progress): string | undefined {
  const given = rulesLink(board.setting('shareUrl'));
  if (given !== undefined) return given;
  if (!/^https?:$/.test(location.protocol)) return undefined;
  return board.setting<boolean>('fromHash') ? linkWithGame(board, progress) : location.href;
}

/** `tell` fires an event. */
export function sharedOf(board: BoardState, progress: Progress, tell: (event: Event) => void): SharedGame {
  const line = bare(describeShared(board, progress));
  const link = linkTo(board, progress);
  const text = link === undefined ? line : `${line}\n${link}`;
  const handOn = async (): Promise<Shared> => {
    const shared = await shareText(text);
    if (shared === 'shared' || shared === 'copied') tell(new GameSharedEvent(text));
    return shared;
  };
  return { text, link, handOn };
}
