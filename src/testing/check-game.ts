/** All nets over one game: the contract, hidden information, what is described, and its bots. */
import { makeWords } from '../core/words/words.js';
import { checkBots } from './bots-net.js';
import { checkConformance } from './conformance.js';
import type { GameNets } from './game-nets.js';
import { checkDescribed } from './described.js';
import { checkLeaks } from './leaks.js';

/** Plays random games by all forms of a game's nets, and throws a Breach where the game falls short of the contract. */
export function checkGame<S, M, E, O, V>({ game, words: table, forms, bots }: GameNets<S, M, E, O, V>): void {
  const words = makeWords('en', table);
  for (const options of Object.values(forms)) {
    checkConformance(game, { ...options, words });
    checkLeaks(game, options);
    checkDescribed(game, options, words);
  }
  for (const options of Object.values(bots?.forms ?? {}))
    checkBots(game, bots?.table ?? {}, { ...options, words });
}
