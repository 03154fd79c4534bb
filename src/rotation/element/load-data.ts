/** How the built-in puzzles are loaded: as a chunk of their own, when a board names one. Single files and servers have them from the start. */
import { lateData } from '../../ui/late-works.js';

export const { data, loadData } = lateData(() => import('../puzzles.js'));
