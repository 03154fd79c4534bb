/** How what reads a page's own sentences is loaded: as a chunk of its own, when a page gives some. Single files and servers have it from the start. */
import { late } from '../dom/lazy.js';

export const { now: reader, load: loadReader } = late(() => import('../../core/check-words.js'));
