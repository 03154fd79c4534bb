/** Constellation in languages that nobody speaks, with moves that it refuses. */
import { holdToTables } from '../pseudo-net.js';

holdToTables('constellation-board', 'nowhere');
