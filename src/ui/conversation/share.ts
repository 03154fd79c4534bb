/** What is shared of a game: a text, a link, and how they leave the page. */
import type { GameHost } from '../contract/game-host.js';
import type { Progress } from '../game/progress.js';
import { rulesLink } from '../panel/status.js';
import { linkWith } from '../start/page-storage.js';

type Host = Pick<GameHost, 'session' | 'adapter' | 'words' | 'reader' | 'viewer' | 'setting'>;

/** The result, where there is one, else which game this is and how far. It never tells a solution. */
export function describeShared(host: Host, { outcome, solved, count }: Progress): string {
  const { session, adapter, words, reader, viewer } = host;
  const name = words.say('game.name');
  if (!session || (!outcome && !solved)) {
    // Without the game in its link, how far it is would tell nothing.
    const n = host.setting<boolean>('fromHash') ? (session?.plies ?? 0) : 0;
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
function linkWithGame({ session, viewer }: Host, { solved }: Progress): string {
  if (!session || solved) return location.href.split('#')[0] as string;
  return linkWith(session.save(session.isOver ? viewer : 'public'));
}

/** The page’s own link, else the game itself where the board reads the page’s address, else the page. */
export function linkTo(host: Host, progress: Progress): string {
  const given = rulesLink(host.setting('shareUrl'));
  return given ?? (host.setting<boolean>('fromHash') ? linkWithGame(host, progress) : location.href);
}

export type Shared = 'shared' | 'copied' | 'refused';

/** `shared` also where the reader has closed the sheet: they have seen it. */
export async function shareText(text: string): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ text });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
      // A frame may not share: the clipboard is asked.
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}
