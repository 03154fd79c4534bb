/** States of boards that a short game does not come to, as attributes: what else a board can be brought to say. */

const CARDS = 'H.GY./...../..B../...../R...N;deck=R,Y,N;held=GY,G,RR';
const SKY = 'map=a1:0:0,b1:10:0,c1:20:0,d1:30:0c,e1:0:10w,f1:10:10b,g1:20:10b,h1:30:10/1.4,2.5,3.6,7,5,6,7';
const HOLES = 'map=a1:0:0w,b1:10:0w,c1:20:0/2';
const PLAY = `position="${SKY};`;
const ENDED = 'H.GY.;seed=7;turns=2';

export const STATES: Readonly<Record<string, readonly string[]>> = {
  'rotation-puzzle': [
    // Solved at par, past it, without one; stuck; without goals; far ahead.
    'position="H.GY.;goals=G;par=1;rotated=1"',
    'position="H.GY.;goals=G;par=1;rotated=4"',
    'position="H.GY.;goals=G;rotated=2"',
    'position="HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR;par=3;rotated=5"',
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
    // What a page asks for and does not get.
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
    // What black holes would do, and have done.
    `${PLAY}hqCount=0;mode=blackhole;round=1;owners=.A...A.." seats="human host"`,
    `${PLAY}hqCount=0;blackHoleEffect=remove;round=1;owners=xx......"`,
    // What one plays for.
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
    // What a page asks for and does not get.
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
};
