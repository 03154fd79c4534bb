/** Space Crack in languages that nobody speaks, with moves that it refuses. */
import { holdToTables } from '../pseudo-net.js';

holdToTables('space-crack-map', '2-30 2-1 1-4 4-1 6-7 +2 +99 end 12');
