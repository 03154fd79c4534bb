/** Reads the data that a page passes in. Getters and proxies may throw; that counts as a bad value. */
import { accept, refuse, type Result } from '../../core/result.js';
import type { PlayAt } from '../../core/session.js';
import { shownValue } from '../../core/shown.js';

/** What `read` makes of the value of this name. */
export function readGiven<T>(name: string, read: () => Result<T>): Result<T> {
  try {
    return read();
  } catch (error) {
    return refuse('kit/throws', { facts: { name, reason: shownValue(error) }, at: { path: name } });
  }
}

/** The options of `play()`; null means absent, as it does in a board's settings. */
export function readPlayOptions(given: unknown): Result<PlayAt> {
  return readGiven('options', () => {
    const { seat, ply } = (given ?? {}) as Readonly<Record<'seat' | 'ply', unknown>>;
    for (const [option, got] of Object.entries({ seat, ply }))
      if (got != null && typeof got !== 'number')
        return refuse('option/range', { facts: { option, range: 'a number', got: shownValue(got) } });
    const at = { ...(seat != null && { actor: seat }), ...(ply != null && { ply }) };
    return accept(at as PlayAt);
  });
}
