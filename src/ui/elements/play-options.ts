/** Reads the options that a page gives to `play()`. */
import { accept, refuse, type Result } from '../../core/basics/result.js';
import type { PlayAt } from '../../core/session/session.js';
import { shownValue } from '../../core/basics/shown.js';
import { readGiven } from '../contract/settings.js';

/** Null means absent, as it does in a board's settings. */
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
