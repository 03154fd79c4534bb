/** The move that decided a game, sought once: what a game was decided by does not change when one looks at it again. */
import type { AnySession, GameHost } from '../contract/game-host.js';

type Host = Pick<GameHost, 'session' | 'adapter' | 'viewer'>;

const known = new WeakMap<AnySession, { readonly plies: number; readonly at: number | undefined }>();

/** Undefined where no single move did, and where the game does not tell. */
export function decidedAt({ session, adapter, viewer }: Host, plies: number): number | undefined {
  if (!session || !adapter.decidedAt) return undefined;
  const found = known.get(session);
  if (found?.plies === plies) return found.at;
  const viewAt = (ply: number): unknown => session.game.view(session.stateAt(ply), viewer);
  const at = adapter.decidedAt(viewAt, plies);
  known.set(session, { plies, at });
  return at;
}
