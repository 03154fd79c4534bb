/** Bugcatcher in languages that nobody speaks, with moves that it refuses. */
import { holdToTables } from '../pseudo-net.js';

holdToTables(
  'bugcatcher-grid',
  'BX BU.BU.BU.BU.BU.BU BL.BR.BL.BR.BL.BR.BL.BR gswap.gswap BD+9 BD+x start start=A1 start=A1,B1;A1-UL;9,9 timeout none none',
);
