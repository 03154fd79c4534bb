/** Verbs for the tests of any game, which know what the kit says too. */
import type { Game, Seat } from '../src/core/contract/rules.js';
import type { WordTable } from '../src/core/words/words.js';
import { verbsOf as gameVerbsOf, type Verbs } from '../src/testing/verbs.js';
import { kitWords } from './kit-words.js';

export function verbsOf<S, M, E, O, V>(
  game: Game<S, M, E, O, V>,
  english: WordTable,
  turnOf?: (state: S) => Seat,
): Verbs<S, E, O> {
  return gameVerbsOf(game, { ...kitWords, ...english }, turnOf);
}
