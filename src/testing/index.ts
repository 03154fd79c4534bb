/**
 * The exports of `planisphere/testing`: nets for authors of games. They throw plain errors and need no test runner.
 *
 *     import { checkGame, checkConformance, checkLeaks, perft, playthrough } from 'planisphere/testing';
 *
 *     checkGame({ game, words, forms: { usual: { open: true, options: {} } }, bots: { table, forms: { usual: {} } } });
 *     checkConformance(game, { words, options: { players: 3 }, extras: () => [{ type: 'resign' }] });
 *     checkLeaks(game, { options: { players: 3 }, secrets: (state) => [state.deck.join('')] });
 *     checkLeaks(game, { options: { hands: 'open' }, open: true });
 *     checkBots(game, bots, { words, nodes: 100 });
 *
 * `checkGame` is all three nets over a game's forms. `checkConformance` holds a game to every clause of the contract
 * that concerns rules and texts, `checkLeaks` to those that concern hidden information, `checkBots` to those of
 * thinking. All play random games by seed: what they find, they find again. The clauses stand in CLAUSES; a Breach
 * names the one that is broken, the seed and the ply. `perft` and `countPositions` count what can be played,
 * `playthrough` writes a recorded game as text to review and to compare with.
 */
export { checkBots, type BotOptions } from './bots-net.js';
export { Breach, CLAUSES, type Clause } from './breach.js';
export { checkGame } from './check-game.js';
export { checkConformance, type ConformanceOptions } from './conformance.js';
export type { AnyGameNets, GameNets } from './game-nets.js';
export { checkLeaks, type LeakOptions } from './leaks.js';
export type { NetOptions } from './net.js';
export { countPositions, perft } from './perft.js';
export { playthrough, recordOf } from './playthrough.js';
export { randomPlay, type PlayOptions, type RandomGame } from './random-play.js';
export { verbsOf, type Verbs } from './verbs.js';
