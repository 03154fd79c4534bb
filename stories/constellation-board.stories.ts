/** `<constellation-board>`: one story for each thing that a page may want from it. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/constellation/element/define.js';
import type { BoardArgs } from './by-attribute.js';

/** By attribute, as a page writes them; a map may be data too. */
interface Args extends BoardArgs {
  map?: string | object;
  mode?: 'classic' | 'containment' | 'resistance' | 'blackhole' | 'sandbox';
  rounds?: number;
  'moves-per-round'?: number;
  'steal-depth'?: number;
  'hq-count'?: number;
  stars?: number;
  objectives?: string;
  members?: string;
  'round-seconds'?: number;
  'auto-next-round'?: boolean;
  coordinates?: boolean;
}

const MAP = {
  stars: [
    { id: 'rigel', x: 0, y: 0, type: 'star' },
    { id: 'saiph', x: 20, y: 3, type: 'star' },
    { id: 'alnitak', x: 4, y: 16, type: 'wormhole' },
    { id: 'alnilam', x: 10, y: 18, type: 'cluster' },
    { id: 'mintaka', x: 16, y: 20, type: 'wormhole' },
    { id: 'bellatrix', x: 1, y: 34, type: 'star' },
    { id: 'betelgeuse', x: 22, y: 36, type: 'star' },
  ],
  edges: [
    ['rigel', 'saiph'],
    ['rigel', 'alnitak'],
    ['saiph', 'mintaka'],
    ['alnitak', 'alnilam'],
    ['alnilam', 'mintaka'],
    ['alnitak', 'bellatrix'],
    ['mintaka', 'betelgeuse'],
    ['bellatrix', 'betelgeuse'],
  ],
};

const meta: Meta<Args> = {
  title: 'constellation-board',
  component: 'constellation-board',
  argTypes: {
    rounds: { control: { type: 'range', min: 1, max: 20 } },
    'moves-per-round': { control: { type: 'range', min: 1, max: 20 } },
    'steal-depth': { control: { type: 'range', min: 0, max: 10 } },
    'hq-count': { control: 'inline-radio', options: [0, 1, 2] },
  },
};
export default meta;

export const TwoTeamsAtOneScreen: StoryObj<Args> = {};

export const AgainstBots: StoryObj<Args> = {
  args: { seats: 'human bot:athena:7 bot:einstein:6 bot:robin-hood:8' },
};

export const AClass: StoryObj<Args> = {
  args: {
    seats: 'human human human',
    members: '3 2 3',
    'moves-per-round': 9,
    names: 'Comets:Ada,Ben,Cy Owls:Di,Eve "Night shift":Flo,Gus,Hal',
    'round-seconds': 120,
  },
};

export const AnOwnMap: StoryObj<Args> = {
  args: { 'hq-count': 1, 'moves-per-round': 2, rounds: 3, map: MAP },
};

export const AGeneratedMapForEight: StoryObj<Args> = {
  args: { map: 'generated', stars: 120, seed: 4, seats: 'human human human human human human human human' },
};

export const OneHeadquartersAndDeepSteals: StoryObj<Args> = { args: { 'hq-count': 1, 'steal-depth': 3 } };

export const ContainmentOfBots: StoryObj<Args> = {
  args: { mode: 'containment', seats: 'human human bot:athena:8' },
};

export const OffenseAndDefense: StoryObj<Args> = { args: { mode: 'resistance' } };

export const BlackHoles: StoryObj<Args> = { args: { mode: 'blackhole' } };

export const ASandboxWithObjectives: StoryObj<Args> = {
  args: { mode: 'sandbox', objectives: 'Join two clusters;Own three wormholes;Make a line of ten' },
};

const MIDDLE =
  'constellation/2 map=gemini seed=0 | *a11 *b6 *b10 *a12 1:a5 0:b4 1:b11 0:a18 1:b2 0:a17 1:!a11 0:a4 1:!a17 0:!a17 1:a8 b8 0:b16 1:b5 0:b9 1:a6 0:b13 1:a2 0:a14 1:!a12 0:b14 1:a20 0:b20 b7 1:b3 0:a3 1:a7 0:b15 1:b18 0:a9';
const HOLES =
  'map=a1:0:0b,b1:10:0,c1:20:0,d1:30:0b,a2:0:10,b2:10:10,c2:20:10,d2:30:10/1.4,2.5,3.6,7,5,6,7;round=1;owners=2A.A4.';
const GUARDED =
  'map=a1:0:0,b1:10:0,c1:20:0,d1:30:0w,a2:0:10,b2:10:10,c2:20:10c,d2:30:10/1.4,2.5,3.6,7,5,6,7;stealDepth=1;round=1;owners=A.B2A2B.';

export const MiddleOfAGame: StoryObj<Args> = { args: { record: MIDDLE } };

/** A recorded game to go through. */
export const Readonly: StoryObj<Args> = {
  args: { record: MIDDLE, ply: 20, readonly: true },
};

/** A claim of c1 joins two black holes and destroys the network. */
export const ABlackHoleAhead: StoryObj<Args> = {
  args: { position: HOLES, marks: 'c1:danger', controls: 'minimal' },
};

/** The same, but destroyed stars leave the map. */
export const ABlackHoleThatRemoves: StoryObj<Args> = {
  args: { position: `${HOLES};blackHoleEffect=remove` },
};

/** A click on another team's star shows what a steal would take. A cluster guards its network. */
export const AStealAndAGuard: StoryObj<Args> = {
  args: { position: GUARDED, 'rules-href': 'rules.html' },
};

/**
 * Rounds of one minute, timed by the board. The clock can be paused, and the next round waits for a press. A page with
 * a clock of its own calls `endRound()`.
 */
export const ARoundTimer: StoryObj<Args> = {
  args: { seats: 'human human', 'hq-count': 0, 'round-seconds': 60 },
};

/** The next round begins at once. */
export const RoundsThatFollowByThemselves: StoryObj<Args> = {
  args: { seats: 'human human', 'hq-count': 0, 'round-seconds': 60, 'auto-next-round': true },
};

/** Stars by row and place, for people who call them out. */
export const NamesOfStars: StoryObj<Args> = {
  args: { map: 'generated', stars: 36, seed: 7, coordinates: true },
};

/** On the wall of a classroom: it fills the screen, and a click on a star asks who takes it. */
export const Projector: StoryObj<Args> = {
  parameters: { width: 'projector' },
  args: {
    stage: true,
    record:
      'constellation/2 map=tucana teams=3 members=3,2,3 movesPerRound=9 seed=0 | *a1 *b1 *c1 *c5 *b5 *a5 0:a2 1:b2 2:1.c2 2:2.c3',
    names: 'Comets:Ada,Ben,Cy Owls:Di,Eve Foxes:Flo,Gus,Hal',
  },
};

export const Dark: StoryObj<Args> = { args: { record: MIDDLE }, parameters: { scheme: 'dark' } };

export const Narrow: StoryObj<Args> = { args: { record: MIDDLE }, parameters: { width: 'narrow' } };

/** The panel follows the page's direction; the board is never mirrored. */
export const RightToLeft: StoryObj<Args> = { args: { record: MIDDLE }, parameters: { dir: 'rtl' } };

/** With the forced colours of the reader's system (in Chromium: Rendering, emulate forced-colors). */
export const ForcedColours: StoryObj<Args> = { args: { record: MIDDLE }, tags: ['forced-colours'] };

/** As on paper: print this story, or preview the print. */
export const OnPaper: StoryObj<Args> = { args: { record: MIDDLE }, tags: ['print'] };

/** A value that the page cannot have meant: the board says so and stays whole. */
export const ARefusedMap: StoryObj<Args> = {
  tags: ['warns'],
  args: { map: '{"stars":[{"id":"a","x":"1","y":0,"type":"star"}],"edges":[]}' },
};
