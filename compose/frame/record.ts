/** How a composition is written and read as text: a position or a puzzle, and a record. It touches no page. */
import { accept, type Result } from '../../src/core/basics/result.js';
import type { Game } from '../../src/core/contract/rules.js';
import { splitActor } from '../../src/core/session/record.js';
import { Session } from '../../src/core/session/session.js';
import { wordsOf } from './marks.js';
import type { Fields } from './texts.js';

/** How a record begins. */
const RECORD = /^\*?[a-z-]+\/\d/i;

/** The record of a position, and of the moves that were played from it. */
export function recordText(
  { id, version }: { readonly id: string; readonly version: number },
  position: string | undefined,
  moves: readonly string[] = [],
): string {
  return [`${id}/${version} from=${position}`, ...(moves.length > 0 ? ['|', ...moves] : [])].join(' ');
}

/** The attribute with which a page shows a position: a puzzle, if it has a goal. */
export const attributeFor = (position: string): Fields => ({
  [position.includes(';goal=') ? 'puzzle' : 'position']: position,
});

/** The moves in a record. */
export const movesIn = (record: string): readonly string[] =>
  wordsOf(record.split('|')[1] ?? '').map((word) => splitActor(word).move);

/** A composition from the text of a position, or of a record. A refusal is the game’s. */
export function readText<S, M, E, O, V, P>(
  game: Game<S, M, E, O, V>,
  text: string,
  ofState: (state: S) => P,
  ofGame: (session: Session<S, M, E, O, V>) => P = (session) => ofState(session.state),
): Result<P> {
  const given = text.trim();
  if (!RECORD.test(given)) {
    const read = game.notation.parsePosition(given);
    return read.ok ? accept(ofState(read.value)) : read;
  }
  const session = new Session(game);
  const loaded = session.load(given);
  return loaded.ok ? accept(ofGame(session)) : loaded;
}
