// Texts and boards of Bugcatcher for the site. Data alone.

const MATCH =
  'bugcatcher/1 seed=7 | 0:CR.BL.CR.CR.BD.CU.CL+3 1:BR.swap.CU.gswap.BR.BD.BD.CU+4 2:BL.BD.CU.BD.CU.BD.gswap.CR+5 3:CU.CR.CD.CD.CL.BD.swap.gswap+2+3+4 4:BD.BR.BU.BR.BR.BD.BR+1 5:CL.CD.CD.CR.CU.BR.BD+2+5 6:BD.BR.BU.BR.BR.BD.CR+1 7:CD.BD.CR.BR.gswap.swap.BR.BU+4+5 CD.CR.CR.CU.CL.CU.CL+2+3 0:BR.BD.BR.BD.CL.BL.BU+2+5 1:BR.BD.BR.BD.CU.CR.CU+2 2:BR.CD.CR.BR.BR.CU.BR 3:BU.BR.BU.BR.BD.BL.BL+2+5 4:BU.BL.BU.CU.BL.CU.BL+2 5:BL.BD.BL.CU.BD.CR.BR+2+3 6:BD.CU.BD.CL.BD.BR.BU 7:BD.BL.BD.BL.BL.BU.swap+2+5 BD.BD.swap.BD.BR.CD.gswap.BR 0:BR.BR.CU.BR.BR.CU.BD+2 1:CU.BR.BR.BU.CU.BL.BL+3 2:gswap.swap.CU.CU.CU.CR.BL.BL+1+4 3:CR.BD.CD.BD.CL.BL.CL.gswap+4 4:BR.BU.BU.CD.CL.BR.BD+3 5:BU.BR.BR.CD.CL.BR.BD+2 6:swap.BD.BL.BU.BU.BR.BR+3+5 7:CU.BR.BR.swap.CR.CD.gswap.CR+4 CU.CU.CU.BD.BD.BR.CU+1+4 0:CD.BL.BD.BL.CD.BU.CR+1+2 1:BL.CU.swap.BD.CU.BR.BD+1 2:BU.BR.BD.swap.CD.CR.BR+1 3:BU.BU.CL.BL.BU.BR.BU+1 4:BU.BU.CU.CR.BR.BD.BD+1 5:BU.BR.swap.BD.BR.BU.CL+1 6:BL.CL.CU.BD.CR.CU.BR+1 7:BU.BL.CD.BD.BL.CL.BL+1 CD.BU.BU.BU.swap.BU.BU+2 0:BR.BR.CL.BR.BD.BR.CL+2+4 1:BU.BR.BU.CU.BL.BU.BR+4+5 2:BR.BU.BU.BU.CD.BL.CD+4 3:CR.BD.BD.BL.BU.CD.CL+5 4:BR.BU.BU.BU.CU.BL.BD+2 5:CU.CR.BD.CD.CD.CL.BR+1+5 6:BL.BL.BL.CD.CD.BU.CR.gswap+2 7:CL.CD.CR.CR.CD.BR.BU+1+3 BR.BR.BR.BU.CU.CL.BU+2 0:CR.CR.CR.CU.BL.BL.BD+3 1:CR.CR.CR.CU.BU.BL.CL+2 2:CR.CR.BL.CD.CD.BD.BD 3:CR.CU.CU.CU.CL.BU.BL+2+3 4:CU.BR.BD.BD.CR.BD.BD+1+4+5 5:CU.BD.CL.BD.BR.CL.BD+4 6:BU.BU.BU.BU.swap.BR.BR+1+5 7:CU.CU.CU.CR.BR.BL.BU+2+4 CR.CR.CR.CD.BU.BL.BU+2+3+5 0:BR.BR.BD.BL.BL.CR.CR+2+3 1:BR.BR.BD.BL.BL.CU.CU+2+3 2:CD.CL.BL.BU.CL.CU.BR+3+5 3:BD.BD.BL.BU.BU.CU.BU+2+4 4:CD.CL.CR.CR.BU.BU.BL+3 5:swap.BL.CU.BD.BD.BL.swap 6:swap.CL.BL.BR.BD.swap.BL+3 7:CD.BL.CL.BL.CL.BU.CU+5 BU.BU.BL.BD.BD.BR.CD+2';
const SMALL =
  'bugcatcher/1 players=2 rounds=2 energy=5 cols=4 rows=3 seed=5 | 0:BD.BR.BU.BR.BU+1+5 BR.BD.BR.BD.BR+1+5 0:CU.CL.CD.CD.CR+3+5 CR.CU.BU.BU.BU+3+4';

/** Small rounds, as scripts/bugcatcher/cases.ts rules them. */
const SAMPLE =
  'players=2;rounds=1;over=yes;border=A3-BR,F5-BR;central=B4,F5;black=0;fireflies=6,0;laps=C1-BR:C3:B:BD.BL.CL.BD.swap.BL.CD:0000000:/F5-BR:F5:B:none::';
const AT_ONCE =
  'players=3;rounds=1;over=yes;border=B2-BR,D2-BR,C1-BR;central=A5,F5,A1;collisions=1,1,1;laps=B2-BR:A5:B:BR:2:/D2-BR:F5:B:BL:2:/C1-BR:A1:B:BD:2:;last=A5,F5,A1,B2-BR,D2-BR,C1-BR/';
const CROSSED =
  'players=2;rounds=1;over=yes;border=B2-BR,F5-BR;central=A5,B3;black=1;collisions=1,1;laps=B2-BR:A5:B:BD:3:/F5-BR:B3:K:CR:3:;last=A5,B3,B2-BR,F5-BR/';

/** @type {import('./index.mjs').Shown} */
export default {
  order: 4,
  tag: 'bugcatcher-grid',
  name: 'Bugcatcher',
  by: 'Hidden programs by uriquack, for The Genius: House of Larks',
  about:
    'Nine players write programs in secret for two nodes each, and all of them run at once. Every path earns a firefly, and missions earn more. Nobody sees whose paths are whose until the end.',
  links: [{ href: 'dist/compose/bugcatcher.html', text: 'Set up your own round' }],
  glance: 'Nine players write programs in secret. Then all of them run at once.',
  middle: { record: MATCH, ply: '20', readonly: '' },
  shows: { seed: '7' },
  tries: [
    { name: 'You and eight bots', attributes: { seed: '7' } },
    { name: 'Two on a phone', attributes: { seats: 'human bot:planner', cols: '4', rows: '4', rounds: '3' } },
    { name: 'Two at one screen', attributes: { seats: 'human human bot:walker', cols: '5', rows: '4' } },
    { name: 'Choose your start', attributes: { starts: 'choose' } },
    {
      name: 'Against sharks',
      attributes: { seats: 'human bot:shark bot:shark bot:shark bot:shark bot:shark' },
    },
    { name: 'A whole match', attributes: { record: MATCH } },
    {
      name: 'Missions of your own',
      attributes: {
        seats: 'human bot:planner bot:planner bot:planner',
        missions:
          'Picnic_Ant:both:3:4:2:1,Night_Moth:end:C.corners:5:2:2,Pond_Snail:shape:BRDL:4,Loud_Cricket:blue:5:5',
      },
    },
  ],
  how: [
    {
      board: { seed: '5', viewer: '0' },
      text: 'Two nodes are yours, framed: a square one on the corners, a round one on the centres.',
    },
    {
      board: { position: SAMPLE },
      text: 'A program of seven entries: paths of both nodes, and a swap of their colours. Each path placed is a firefly.',
    },
    {
      board: { position: AT_ONCE },
      text: 'Only one node can be on a spot. The one that comes later collides. If several come at once, all collide. These nodes are stopped for the rest of the round.',
    },
    {
      board: { position: CROSSED },
      text: 'Paths of both kinds may cross, but not in one colour. Swap in time, or come first.',
    },
  ],
  fields: {
    rounds: { min: 1, max: 7 },
    energy: { min: 1, max: 9 },
    cols: { min: 2, max: 9 },
    rows: { min: 2, max: 9 },
    garnets: { min: 0, max: 9 },
    seats: {
      suggests: [
        'human bot:planner bot:planner bot:planner bot:planner bot:planner bot:planner bot:planner bot:planner',
        'human bot:shark',
        'human human',
        'host host human',
      ],
    },
    marks: { suggests: ['C3', 'C3 C1-BR:dot', 'B2=1 B2>C2'] },
    position: { suggests: [SAMPLE, CROSSED] },
    record: { suggests: [SMALL, MATCH] },
    missions: { suggests: ['Night_Moth:end:C.corners:5:2:2,Pond_Snail:shape:BRDL:4'] },
    names: { suggests: ['Ada Ben Chi Dov Eli Fay Gus Hal Ivy'] },
    remember: { suggests: ['my-match'] },
    'bot-pace': { min: 0, max: 60_000, step: 100 },
  },
};
