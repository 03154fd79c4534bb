/** States of boards that a short game does not come to, as attributes: what else a board can be brought to say. */

const CARDS = 'H.GY./...../..B../...../R...N;deck=R,Y,N;held=GY,G,RR';
const SKY = 'map=a1:0:0,b1:10:0,c1:20:0,d1:30:0c,e1:0:10w,f1:10:10b,g1:20:10b,h1:30:10/1.4,2.5,3.6,7,5,6,7';
const HOLES = 'map=a1:0:0w,b1:10:0w,c1:20:0/2';
const PLAY = `position="${SKY};`;
const ENDED = 'H.GY.;seed=7;turns=2';

export const STATES: Readonly<Record<string, readonly string[]>> = {
  'rotation-puzzle': [
    // Solved at par, past it, without one; stuck; without goals; far ahead.
    'position="H.GY.;goals=G;par=1;rotations=1"',
    'position="H.GY.;goals=G;par=1;rotations=4"',
    'position="H.GY.;goals=G;rotations=2"',
    'position="HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR;par=3;rotations=5"',
    'position="H.G;goals=G"',
    'position="H.G;goals=G" readonly',
    'puzzle="HR.G./G...R/GGBYY" readonly',
    'position="HG./.Y./..R;goals=YYYYY"',
    'puzzle="2-17"',
    'daily="2026-12-24"',
    'puzzle="HR.C./G...R/GGBYY/.G.N./Y.G.H;gaps=break;coldComet=break;match=prefix;includeOrigin=yes;goals=GR*2,Y"',
    // The card game: before a star is rotated and after, hidden hands, where no star can rotate, where points run out.
    `position="${CARDS};scores=0;played=0;seed=7"`,
    `position="${CARDS}/B,BB,Y;scores=0,0;rotated=yes;played=0;seed=7" seats="human human"`,
    'position="H.GG.;deck=R,Y,N;held=G,R;scores=0;played=0;seed=7"',
    'use="game" size="7" hands="hidden" seats="human human" seed="3"',
    'use="game" size="7" seats="human bot:greedy bot:greedy" bot-pace="0" seed="3" names="Ada Ben Cem"',
    'use="game" size="7" decay seed="3"',
    // How it ends.
    `position="${ENDED};held=;scores=7;played=2"`,
    `position="${ENDED};held=/;scores=3,5;played=4" seats="human bot:greedy"`,
    `position="${ENDED};held=/;scores=5,3;played=4" seats="human bot:greedy"`,
    `position="${ENDED};held=/;scores=5,5;played=4" seats="human human"`,
    'position="H.GY.;held=;scores=-1;played=9;seed=7;decay=yes"',
    // Values that are refused.
    'puzzle="3-99"',
    'daily="someday"',
    'size="99"',
    'seats="human human"',
    'use="game" decay seats="human human"',
    'position="H.GX."',
    'position="H.G./H"',
    'position="H.GY.;goals=GX"',
    'position="H.GY.;held=X"',
    `position="${'.'.repeat(26)}"`,
  ],
  'constellation-board': [
    // HQs: the first of two, the second, the only one.
    'seats="human host"',
    'seats="human human" hq-count="1"',
    `${PLAY}teams=2;phase=hq;round=1;owners=A.B....B;hqs=a1/h1,c1" seats="human host"`,
    // A round, for one at this screen and for several; with names, with many moves, without steals.
    `${PLAY}hqCount=0;round=1;owners=AAB..BB."`,
    `${PLAY}hqCount=0;round=1;owners=AABB..B." seats="human host"`,
    `${PLAY}hqCount=0;stealDepth=2;stealEffect=clear;round=1;owners=A.B...B." seats="human host"`,
    `${PLAY}hqCount=0;stealsPerTeam=0;claimNeedsAdjacency=yes;round=1;owners=A.....BB" seats="human host"`,
    `${PLAY}hqCount=0;teams=3;members=2;round=1;owners=A.BC..BB" names="Ada:Ben,Cem Ben Cem"`,
    `${PLAY}hqCount=0;movesPerRound=12;round=1;owners=A......."`,
    `${PLAY}hqCount=0;round=1;owners=AA...A..;left=0/6" seats="human host"`,
    `${PLAY}hqCount=0;round=1;owners=AA...A..;left=p/6" seats="human host"`,
    `${PLAY}round=1;owners=AAA.....;hqs=a1,c1/" seats="human host"`,
    // Forecasts and effects of black holes.
    `${PLAY}hqCount=0;mode=blackhole;round=1;owners=.A...A.." seats="human host"`,
    `${PLAY}hqCount=0;blackHoleEffect=remove;round=1;owners=xx......"`,
    // Each mode's aim.
    'mode="containment" seats="human host"',
    'mode="resistance" seats="human host"',
    'mode="sandbox" objectives="Ada; Ben"',
    'wormholes-to-win="0" hq-count="0" multipliers="2 0 0" steal-depth="2" steal-effect="clear" claim-needs-adjacency',
    // The clock of a round.
    'round-seconds="20" seats="human host" hq-count="0"',
    'round-seconds="60" hq-count="0"',
    // How it ends.
    `${PLAY}hqCount=0;rounds=1;round=1;phase=over;owners=AA.....B;left=0/0" seats="human host"`,
    `${PLAY}hqCount=0;rounds=1;round=1;phase=over;owners=BAA....B;left=0/0" seats="human host"`,
    `${PLAY}hqCount=0;rounds=1;round=1;phase=over;owners=A......B;left=0/0"`,
    `${PLAY}hqCount=0;wormholesToWin=1;round=1;phase=over;owners=B...A...;left=0/0" seats="human host"`,
    `position="${HOLES};hqCount=0;wormholesToWin=1;round=1;phase=over;owners=ABA;left=0/0" seats="human host"`,
    `position="${HOLES};hqCount=0;wormholesToWin=1;round=1;phase=over;owners=AB.;left=0/0"`,
    `${PLAY}hqCount=0;mode=containment;targetScore=1;round=1;phase=over;owners=AA......;left=0/0"`,
    `${PLAY}hqCount=0;mode=containment;targetScore=1;round=1;phase=over;owners=BB......;left=0/0"`,
    `${PLAY}hqCount=0;mode=containment;targetScore=1;round=1;phase=over;owners=AABB....;left=0/0"`,
    `${PLAY}hqCount=0;mode=containment;rounds=1;round=1;phase=over;owners=AABB....;left=0/0"`,
    `${PLAY}hqCount=0;mode=resistance;targetScore=1;round=1;phase=over;owners=AA......;left=0/0"`,
    `${PLAY}hqCount=0;mode=resistance;rounds=1;round=1;phase=over;owners=AA......;left=0/0"`,
    `${PLAY}hqCount=0;mode=sandbox;rounds=1;round=1;phase=over;owners=AA......;left=0/0"`,
    // Values that are refused.
    'map="nowhere"',
    'stars="1"',
    'map="a1:0:0,b1:3:0/1"',
    'members="1 2 3"',
    'members="9" remainder="drop"',
    'roles="human bot"',
    'mode="containment" roles="human"',
    'mode="containment" roles="human human"',
    'map="[]"',
    'map="{"',
    'map="a/b/c"',
  ],
  'space-crack-map': [
    // A map to zoom, everybody at once, every meeting of ships, nothing but planets, nothing but a ship.
    'board-size="30" seats="human"',
    'order="free" end-turn="off" perimeter-bonus="9" seats="human human"',
    'position="boardSize=5;planets=5,5A,5B4,5A7,5A2,5B9,5B7;crack=9,9" seats="human bot:greedy"',
    'position="boardSize=5;planets=5,5A,5B4,5A,5,5,5;crack=9,9;buildOnOccupied=forbid" seats="human bot:greedy"',
    'position="boardSize=5;planets=5,5A,5B4,5A7,5,5,5;points=1,1;turn=15" seats="human bot:random" bot-pace="0"',
    'seats="human bot:greedy bot:greedy bot:random" board-size="5" command-points="2" bot-pace="0" seed="3"',
    // How it ends.
    'position="boardSize=5;planets=5,5A5,5A,5,5,5B5,5;turn=16" seats="human bot:greedy"',
    'position="boardSize=5;planets=5,5A5,5,5,5,5B5,5;turn=16;crack=9,10" seats="human bot:greedy"',
    'position="boardSize=5;planets=5,5A5,5,5,5,5B5,5;turn=16;crack=9,10"',
    'position="boardSize=5;planets=5,5A5,5,5,5,5B5,5;turn=16" seats="human bot:greedy"',
    'position="boardSize=5;planets=5,5A5,5,5,5,5,5;turn=16;seats=1" seats="human"',
    // Values that are refused.
    'sizes="5 5 5"',
    'turns="99"',
    'position="boardSize=5;planets=5,5A,5Q,5,5,5,5"',
    'position="boardSize=5;planets=5,5A,5B,5,5,5,5"',
    'position="boardSize=5;planets=5,5A5,5B,5,5,5,5;next=1"',
    'position="boardSize=5;planets=5,5A999999,5B9,5,5,5,5;crack=999999,0"',
  ],
  'bugcatcher-grid': [
    // Start lists and bids, several people, missions accepted, who only looks.
    'starts="choose" bids-refund players="3" seats="human host host"',
    'starts="choose" garnets="0" rounds="1" players="2" seats="human human"',
    'players="2" seats="human human"',
    'readonly',
    'viewer="public" seats="host host" players="2"',
    'position="players=2;seed=7;shown=Patient_Leech,Harlequin_Beetle,Marching_Ant,Deep_Lanternfish,Quiet_Cricket;border=C1-BR,F5-BR;central=C3,F5;garnetsLeft=1,3" seats="human host"',
    // How it ends, with every round to be replayed.
    'record="bugcatcher/1 players=2 rounds=2 energy=5 cols=4 rows=3 seed=5 | 0:BD.BR.BU.BR.BU+1+5 BR.BD.BR.BD.BR+1+5 0:CU.CL.CD.CD.CR+3+5 CR.CU.BU.BU.BU+3+4" seats="human host"',
    'record="bugcatcher/1 players=2 rounds=1 cols=4 rows=3 seed=5 | 0:none none" seats="human host"',
    'record="bugcatcher/1 players=2 rounds=1 cols=4 rows=3 seed=5 | 0:none BR" seats="host host" viewer="all"',
    // Values that are refused.
    'players="9" cols="2" rows="2"',
    'missions="Moth"',
    `missions='[{"name":"Moth","node":"X","steps":1,"reward":1}]'`,
    `missions='[{"name":"Moth","swaps":1,"reward":0}]'`,
    `missions='[{"name":"?","swaps":1,"reward":1}]'`,
    `missions='[{"name":"Moth","reward":1}]'`,
    `missions='[{"name":"Moth","node":"B","end":["here"],"reward":1}]'`,
    `missions='[{"name":"Moth","node":"B","shape":"X","reward":1}]'`,
    `missions='[{"name":"Moth","swaps":1,"colour":1,"reward":1}]'`,
    'missions="[1]"',
    'position="players=2;seed=7;shown=Moth"',
    'position="players=2;seed=7;border=A1;central=A1"',
  ],
};
