/** Games in another program's notation: told from records, read and written by what is loaded when first needed. */
import type { Player } from '../../core/text/players.js';
import { bare } from '../../core/words/language.js';
import { accept, unwrap, type Result } from '../../core/basics/result.js';
import type { Words } from '../../core/words/words.js';
import type { ForeignNotation, ForeignSource } from '../contract/adapter.js';

/** A game as a record; the names that came with it, in seat order. */
interface NamedRecord {
  readonly record: string;
  readonly names: readonly string[];
}

/** Names as they came are made short; what is no sign, or would turn the text around it, is taken out. */
export function plainName(name: string): string {
  return name
    .replace(/[\p{Cc}\p{Bidi_C}]+/gu, ' ')
    .trim()
    .slice(0, 40);
}

/** Whether what reads this text is still to be loaded. */
export function lacksNotation(
  source: ForeignSource | undefined,
  notation: ForeignNotation | undefined,
  text: string,
): boolean {
  return notation === undefined && source?.begins.test(text) === true;
}

/** The game that a text means, its own record or another program's. */
export function readForeign(
  source: ForeignSource | undefined,
  notation: ForeignNotation | undefined,
  text: string,
): Result<NamedRecord> {
  return notation && source?.begins.test(text) ? notation.parse(text) : accept({ record: text, names: [] });
}

/** The same game for other programs. `words`: which name the seats. */
export function writeForeign(
  notation: ForeignNotation,
  record: string,
  players: readonly Player[],
  words: Words,
): string {
  const seats = players.map(({ kind }, seat) => ({ kind, name: bare(words.say(`seat.${seat}`)) }));
  return unwrap(notation.format(record, seats, new Date().toISOString()));
}
