/**
 * The exports of `planisphere/bugcatcher`: the game without a page, its rulings on plain data, its missions and its
 * picture.
 */
export { allocateStarts } from './start-allocation.js';
export { resolveRound, type LogLine, type NamedEnd, type NamedPlayer } from './api.js';
export { bugcatcher } from './game.js';
export { chart } from './geometry.js';
export { matchesShape, type Mission } from './goals.js';
export { missionsOf, usableMissions } from './feasibility.js';
export { checkProgram } from './program.js';
export { garnetsFor, rank, rewardShare } from './ranking.js';
export { options } from './options.js';
export { rules } from './rules.js';
export { notation } from './notation.js';
export { picture } from './picture.js';
export { toSvg } from './to-svg.js';
export { witness, type Witness } from './witness.js';
export { words } from './words.en.js';
export type { Move, Event, Options, State, View } from './state.js';
