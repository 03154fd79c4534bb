/** The record of a game in hand, so that whatever is saved can be loaded. It keeps nothing. */
import { stateAt, type History } from './history.js';
import { RECORD_CAP } from '../basics/limits.js';
import { formatRecord, type Origin, type Recorded } from './record.js';
import type { Notation } from '../contract/rules.js';

/** The members of a game that saving uses. */
export interface Saved<S, O> extends Recorded<O> {
  readonly notation: Recorded<O>['notation'] & Pick<Notation<S, never, O>, 'formatPosition'>;
}

/**
 * The whole game as one line. One that is longer than any record that is read begins from a position on its way, the
 * first from which the moves after it fit.
 */
export function saveRecord<S, M, E, O>(
  game: Saved<S, O>,
  origin: Origin<O>,
  history: History<S, M, E>,
): string {
  const entries = history.plies.slice(0, history.end).map(({ entry }) => entry);
  let record = formatRecord(game, { origin, moves: entries });
  for (let from = 0; record.length > RECORD_CAP && from < entries.length;) {
    for (let over = record.length - RECORD_CAP; over > 0 && from < entries.length; from++)
      over -= (entries[from] as string).length + 1;
    const position = game.notation.formatPosition(stateAt(history, from));
    record = formatRecord(game, { origin: { kind: 'position', position }, moves: entries.slice(from) });
  }
  return record;
}
