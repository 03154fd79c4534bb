/** States of boards that a short game does not come to, as attributes: what else a board can be brought to say. */

const CARDS = 'H.GY./...../..B../...../R...N;deck=R,Y,N;held=GY,G,RR';
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
};
