/** How the built-in puzzles are loaded: as a chunk of their own, when a board names one. Single files and servers have them from the start. */
import { late } from '../../ui/dom/lazy.js';

export const { now: data, load: loadData } = late(() => import('../puzzles.js'));
