/**
 * `planisphere/daybreak`: the game Daybreak without a page. Rule numbers (D1 to D4) are those of docs/rules/daybreak.md.
 * To replace: the example. What a page without a board may want is exported here, and no more.
 *
 *     import { daybreak } from 'planisphere/daybreak';
 *     let state = daybreak.rules.setup({ stars: 10 }, 0);
 *     const move = daybreak.notation.parseMove(state, 0, '8');
 *     if (move.ok && !daybreak.rules.refuse(state, 0, move.value)) state = daybreak.rules.play(state, 0, move.value).state;
 */
export { daybreak } from './game.js';
export { chart } from './geometry.js';
export { picture } from './picture.js';
export { words } from './words.en.js';
export type { Event, Move, Options, State } from './state.js';
