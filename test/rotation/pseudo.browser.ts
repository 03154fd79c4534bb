/** The rotation puzzle in languages that nobody speaks, with moves that it refuses. */
import { holdToTables } from '../pseudo-net.js';

holdToTables('rotation-puzzle', 'a3');
