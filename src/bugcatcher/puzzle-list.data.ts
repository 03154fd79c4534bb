/** The built-in puzzles of Bugcatcher. New days come in a block of their own. */
import type { DayBlock } from '../core/puzzle/list.js';

export const NAMED: readonly string[] = [
  `
players=2;rounds=1;energy=4;cols=4;rows=3;garnets=0;border=B1-BR,D1-UR;central=D2,B3;submitted=-,CU.CR.BL.BD;goal=stop:1B:1C;par=2
players=2;rounds=1;energy=3;cols=4;rows=3;garnets=0;border=C1-UR,D3-BR;central=A2,B2;submitted=-,BU.CD.CR;goal=stop:1C;par=2
players=2;rounds=1;energy=4;cols=3;rows=3;garnets=0;border=C2-BR,A3-BR;central=C2,C3;black=1;submitted=-,swap.CL.CL.BU;goal=stop:1C;par=2
players=2;rounds=1;energy=4;cols=3;rows=3;garnets=0;border=B3-BR,A1-UL;central=A3,B1;black=1;submitted=-,BD.BR.BD.swap;goal=end:B2-BR:A1;par=4
players=2;rounds=1;energy=3;cols=4;rows=3;garnets=0;border=A1-BR,C2-BR;central=A2,B2;black=1;submitted=-,CL.swap.CU;goal=end:A3-BR:A1;par=3
players=2;rounds=1;energy=5;cols=4;rows=3;garnets=0;border=C3-BR,B3-BR;central=D1,B2;submitted=-,CU.CR.CR.BL.BU;goal=stop:1B;par=3
players=2;rounds=1;energy=4;cols=3;rows=3;garnets=0;border=A1-BR,B1-BR;central=C2,C3;submitted=-,BR.CU.BD.CU;goal=stop:1B;par=3
players=2;rounds=1;energy=4;cols=3;rows=3;garnets=0;border=B1-UR,A1-UR;central=B3,B2;black=1;submitted=-,BR.CU.BD.BD;goal=end:A1-BR:C3;par=4
players=2;rounds=1;energy=4;cols=3;rows=3;garnets=0;border=A1-BL,A1-BR;central=A3,C2;submitted=-,CL.BU.CD.BL;goal=stop:1B:1C;par=2
players=3;rounds=1;energy=5;cols=4;rows=3;garnets=0;border=B2-BR,A1-BL,C1-BR;central=D1,C1,C3;submitted=-,CL.BR.swap.BR.CD,BR.BU.CU.BL.swap;goal=stop:2B;par=3
players=2;rounds=1;energy=3;cols=4;rows=3;garnets=0;border=C2-BR,A2-BL;central=D3,C1;submitted=-,CR.CD.BD;goal=end:C1-UR:D2;par=3
players=2;rounds=1;energy=4;cols=4;rows=3;garnets=0;border=B1-UR,D3-BR;central=D1,C3;black=1;submitted=-,CR.CU.swap.CL;goal=end:B3-BR:D2;par=4
`,
  `
players=2;rounds=1;energy=3;cols=4;rows=3;garnets=0;border=D1-UR,C3-BR;central=B3,D2;submitted=-,CD.CL.CU;goal=end:D2-BR:C3;par=3
players=3;rounds=1;energy=5;cols=4;rows=3;garnets=0;border=D3-BR,C2-BR,A2-BR;central=A3,B3,D2;black=1;submitted=-,CL.CU.BU.CR.BU,swap.BU.swap.CD.swap;goal=stop:1B;par=3
players=3;rounds=1;energy=5;cols=4;rows=3;garnets=0;border=A1-BR,B1-BR,A1-BL;central=D1,C2,A2;submitted=-,BD.CR.CD.BL.BD,CU.BR.swap.BD.CR;goal=stop:1B:2C;par=3
players=2;rounds=1;energy=5;cols=4;rows=3;garnets=0;border=D2-BR,C3-BR;central=D1,A1;submitted=-,CR.BL.CR.CR.BL;goal=stop:1B;par=4
players=2;rounds=1;energy=5;cols=4;rows=4;garnets=0;border=B1-BR,C2-BR;central=B3,D3;submitted=-,BD.BD.BR.CD.BU;goal=stop:1B;par=4
players=3;rounds=1;energy=5;cols=4;rows=3;garnets=0;border=C2-BR,A1-BR,D3-BR;central=C3,A3,D3;black=1;submitted=-,CR.CR.BD.BR.BU,swap.BL.CL.CU.CU;goal=end:C3-BR:A2;par=5
players=2;rounds=1;energy=3;cols=4;rows=3;garnets=0;border=D1-UR,A2-BL;central=D2,A2;submitted=-,CD.CR.CU;goal=end:D1-BR:B2;par=3
players=2;rounds=1;energy=4;cols=3;rows=3;garnets=0;border=B2-BR,A1-UL;central=C3,B2;submitted=-,CL.BR.BR.CD;goal=end:B1-UR:C1;par=4
players=3;rounds=1;energy=5;cols=4;rows=3;garnets=0;border=B1-BR,A2-BR,C1-UR;central=C1,B1,A1;black=1;submitted=-,BU.BU.CD.BL.CD,BL.BL.BL.CR.CD;goal=end:C1-BR:A2;par=5
players=2;rounds=1;energy=5;cols=4;rows=3;garnets=0;border=A1-BL,A2-BL;central=C1,A2;submitted=-,CU.BD.BR.CR.CD;goal=stop:1B:1C;par=4
players=3;rounds=1;energy=5;cols=4;rows=3;garnets=0;border=B1-BR,C1-BR,B1-UR;central=A3,C3,B1;black=2;submitted=-,BL.CU.BU.CR.BL,CR.swap.CD.CR.CD;goal=end:D1-BR:A2;par=5
players=2;rounds=1;energy=5;cols=4;rows=3;garnets=0;border=C3-BR,B1-UR;central=C3,B3;black=1;submitted=-,BR.CR.swap.BD.CR;goal=end:C2-BR:A3;par=5
`,
  `
players=2;rounds=1;energy=4;cols=4;rows=3;garnets=0;border=A1-BR,D2-BR;central=B3,C3;submitted=-,CU.BD.BL.CU;goal=end:A1-UR:C1;par=4
players=2;rounds=1;energy=4;cols=3;rows=3;garnets=0;border=A1-UR,A1-BL;central=C2,B2;submitted=-,BR.BD.CL.CD;goal=end:B1-UR:A3;par=4
players=2;rounds=1;energy=4;cols=4;rows=3;garnets=0;border=A1-UL,C3-BR;central=C3,B1;submitted=-,swap.CD.BL.CL;goal=end:A1-UR:A2;par=4
players=2;rounds=1;energy=5;cols=4;rows=3;garnets=0;border=C1-UR,A1-BL;central=D3,C2;black=1;submitted=-,BU.CR.CD.BR.CL;goal=end:C3-BR:C3;par=5
players=3;rounds=1;energy=5;cols=4;rows=3;garnets=0;border=D2-BR,A3-BL,A3-BR;central=A2,D3,A1;black=1;submitted=-,CU.swap.BU.BU.BU,CD.CR.swap.BR.BU;goal=end:B2-BR:B1;par=5
players=2;rounds=1;energy=5;cols=4;rows=4;garnets=0;border=B1-BR,A1-BR;central=D3,C3;submitted=-,CU.BL.CL.CU.BD;goal=stop:1B:1C;par=4
players=2;rounds=1;energy=4;cols=3;rows=3;garnets=0;border=A2-BR,A1-UL;central=A3,B1;black=1;submitted=-,BR.BD.CL.swap;goal=end:A1-BR:A1;par=4
players=2;rounds=1;energy=4;cols=4;rows=3;garnets=0;border=A3-BL,D1-UR;central=D1,B2;submitted=-,CU.CL.BD.CD;goal=stop:1C;par=4
players=2;rounds=1;energy=4;cols=3;rows=3;garnets=0;border=A2-BL,A1-UR;central=B2,C3;black=1;submitted=-,CL.CL.BD.BD;goal=end:A2-BR:A3;par=4
players=2;rounds=1;energy=4;cols=4;rows=3;garnets=0;border=A3-BL,D1-UR;central=C3,B2;submitted=-,BD.CL.BL.BU;goal=stop:1B;par=4
players=2;rounds=1;energy=5;cols=4;rows=3;garnets=0;border=A3-BL,D1-UR;central=B1,C2;submitted=-,swap.swap.BD.CL.BL;goal=stop:1B;par=4
players=2;rounds=1;energy=4;cols=3;rows=3;garnets=0;border=A2-BR,A1-UL;central=C2,B1;black=1;submitted=-,CL.CD.BR.BR;goal=end:A1-BR:A2;par=4
`,
];

export const BLOCKS: readonly DayBlock[] = [
  {
    from: '2026-10-26',
    levels: '1122233112223311222331122233',
    puzzles: `
players=2;rounds=1;energy=4;cols=4;rows=3;garnets=0;border=B1-BR,D1-UR;central=D2,B3;submitted=-,CU.CR.BL.BD;goal=stop:1B:1C;par=2
players=2;rounds=1;energy=3;cols=4;rows=3;garnets=0;border=C1-UR,D3-BR;central=A2,B2;submitted=-,BU.CD.CR;goal=stop:1C;par=2
players=2;rounds=1;energy=3;cols=4;rows=3;garnets=0;border=D1-UR,C3-BR;central=B3,D2;submitted=-,CD.CL.CU;goal=end:D2-BR:C3;par=3
players=3;rounds=1;energy=5;cols=4;rows=3;garnets=0;border=D3-BR,C2-BR,A2-BR;central=A3,B3,D2;black=1;submitted=-,CL.CU.BU.CR.BU,swap.BU.swap.CD.swap;goal=stop:1B;par=3
players=3;rounds=1;energy=5;cols=4;rows=3;garnets=0;border=A1-BR,B1-BR,A1-BL;central=D1,C2,A2;submitted=-,BD.CR.CD.BL.BD,CU.BR.swap.BD.CR;goal=stop:1B:2C;par=3
players=2;rounds=1;energy=4;cols=4;rows=3;garnets=0;border=A1-BR,D2-BR;central=B3,C3;submitted=-,CU.BD.BL.CU;goal=end:A1-UR:C1;par=4
players=2;rounds=1;energy=4;cols=3;rows=3;garnets=0;border=A1-UR,A1-BL;central=C2,B2;submitted=-,BR.BD.CL.CD;goal=end:B1-UR:A3;par=4
players=2;rounds=1;energy=4;cols=3;rows=3;garnets=0;border=C2-BR,A3-BR;central=C2,C3;black=1;submitted=-,swap.CL.CL.BU;goal=stop:1C;par=2
players=2;rounds=1;energy=4;cols=3;rows=3;garnets=0;border=B3-BR,A1-UL;central=A3,B1;black=1;submitted=-,BD.BR.BD.swap;goal=end:B2-BR:A1;par=4
players=2;rounds=1;energy=5;cols=4;rows=3;garnets=0;border=D2-BR,C3-BR;central=D1,A1;submitted=-,CR.BL.CR.CR.BL;goal=stop:1B;par=4
players=2;rounds=1;energy=5;cols=4;rows=4;garnets=0;border=B1-BR,C2-BR;central=B3,D3;submitted=-,BD.BD.BR.CD.BU;goal=stop:1B;par=4
players=3;rounds=1;energy=5;cols=4;rows=3;garnets=0;border=C2-BR,A1-BR,D3-BR;central=C3,A3,D3;black=1;submitted=-,CR.CR.BD.BR.BU,swap.BL.CL.CU.CU;goal=end:C3-BR:A2;par=5
players=2;rounds=1;energy=4;cols=4;rows=3;garnets=0;border=A1-UL,C3-BR;central=C3,B1;submitted=-,swap.CD.BL.CL;goal=end:A1-UR:A2;par=4
players=2;rounds=1;energy=5;cols=4;rows=3;garnets=0;border=C1-UR,A1-BL;central=D3,C2;black=1;submitted=-,BU.CR.CD.BR.CL;goal=end:C3-BR:C3;par=5
players=2;rounds=1;energy=3;cols=4;rows=3;garnets=0;border=A1-BR,C2-BR;central=A2,B2;black=1;submitted=-,CL.swap.CU;goal=end:A3-BR:A1;par=3
players=2;rounds=1;energy=5;cols=4;rows=3;garnets=0;border=C3-BR,B3-BR;central=D1,B2;submitted=-,CU.CR.CR.BL.BU;goal=stop:1B;par=3
players=2;rounds=1;energy=3;cols=4;rows=3;garnets=0;border=D1-UR,A2-BL;central=D2,A2;submitted=-,CD.CR.CU;goal=end:D1-BR:B2;par=3
players=2;rounds=1;energy=4;cols=3;rows=3;garnets=0;border=B2-BR,A1-UL;central=C3,B2;submitted=-,CL.BR.BR.CD;goal=end:B1-UR:C1;par=4
players=3;rounds=1;energy=5;cols=4;rows=3;garnets=0;border=B1-BR,A2-BR,C1-UR;central=C1,B1,A1;black=1;submitted=-,BU.BU.CD.BL.CD,BL.BL.BL.CR.CD;goal=end:C1-BR:A2;par=5
players=3;rounds=1;energy=5;cols=4;rows=3;garnets=0;border=D2-BR,A3-BL,A3-BR;central=A2,D3,A1;black=1;submitted=-,CU.swap.BU.BU.BU,CD.CR.swap.BR.BU;goal=end:B2-BR:B1;par=5
players=2;rounds=1;energy=5;cols=4;rows=4;garnets=0;border=B1-BR,A1-BR;central=D3,C3;submitted=-,CU.BL.CL.CU.BD;goal=stop:1B:1C;par=4
players=2;rounds=1;energy=4;cols=3;rows=3;garnets=0;border=A1-BR,B1-BR;central=C2,C3;submitted=-,BR.CU.BD.CU;goal=stop:1B;par=3
players=2;rounds=1;energy=4;cols=3;rows=3;garnets=0;border=B1-UR,A1-UR;central=B3,B2;black=1;submitted=-,BR.CU.BD.BD;goal=end:A1-BR:C3;par=4
players=2;rounds=1;energy=5;cols=4;rows=3;garnets=0;border=A1-BL,A2-BL;central=C1,A2;submitted=-,CU.BD.BR.CR.CD;goal=stop:1B:1C;par=4
players=3;rounds=1;energy=5;cols=4;rows=3;garnets=0;border=B1-BR,C1-BR,B1-UR;central=A3,C3,B1;black=2;submitted=-,BL.CU.BU.CR.BL,CR.swap.CD.CR.CD;goal=end:D1-BR:A2;par=5
players=2;rounds=1;energy=5;cols=4;rows=3;garnets=0;border=C3-BR,B1-UR;central=C3,B3;black=1;submitted=-,BR.CR.swap.BD.CR;goal=end:C2-BR:A3;par=5
players=2;rounds=1;energy=4;cols=3;rows=3;garnets=0;border=A2-BR,A1-UL;central=A3,B1;black=1;submitted=-,BR.BD.CL.swap;goal=end:A1-BR:A1;par=4
players=2;rounds=1;energy=4;cols=4;rows=3;garnets=0;border=A3-BL,D1-UR;central=D1,B2;submitted=-,CU.CL.BD.CD;goal=stop:1C;par=4
`,
  },
];
