/** `<constellation-board>` in Storybook: a story for each thing that a page may want of it. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import type { Options } from '../src/constellation/state.js';
import '../src/constellation/element/define.js';

type Args = Pick<Options, 'map' | 'mode' | 'rounds' | 'movesPerRound' | 'stealDepth' | 'hqCount'> & {
  readonly seats: string;
};

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
  args: {
    map: 'auto',
    mode: 'classic',
    rounds: 8,
    movesPerRound: 6,
    stealDepth: 0,
    hqCount: 2,
    seats: 'human human',
  },
  argTypes: {
    mode: { control: 'select', options: ['classic', 'containment', 'resistance', 'blackhole', 'sandbox'] },
    rounds: { control: { type: 'range', min: 1, max: 20 } },
    movesPerRound: { control: { type: 'range', min: 1, max: 20 } },
    stealDepth: { control: { type: 'range', min: 0, max: 10 } },
    hqCount: { control: 'inline-radio', options: [0, 1, 2] },
  },
  render: ({ map, mode, rounds, movesPerRound, stealDepth, hqCount, seats }) =>
    html`<constellation-board
      map=${map}
      mode=${mode}
      rounds=${rounds}
      moves-per-round=${movesPerRound}
      steal-depth=${stealDepth}
      hq-count=${hqCount}
      seats=${seats}
    ></constellation-board>`,
};
export default meta;

export const TwoTeamsAtOneScreen: StoryObj<Args> = {};

export const AgainstBots: StoryObj<Args> = {
  args: { seats: 'human bot:athena:7 bot:einstein:6 bot:robin-hood:8' },
};

export const AClass: StoryObj<Args> = {
  render: () =>
    html`<constellation-board
      seats="human human human"
      members="3 2 3"
      moves-per-round="9"
      names="Red:Ada,Ben,Cy Blue:Di,Eve Green:Flo,Gus,Hal"
      round-seconds="120"
    ></constellation-board>`,
};

export const AnOwnMap: StoryObj<Args> = {
  render: () =>
    html`<constellation-board hq-count="1" moves-per-round="2" rounds="3" .map=${MAP as never}></constellation-board>`,
};

export const AGeneratedMapForEight: StoryObj<Args> = {
  render: () =>
    html`<constellation-board
      map="generated"
      stars="120"
      seed="4"
      seats="human human human human human human human human"
    ></constellation-board>`,
};

export const OneHeadquartersAndDeepSteals: StoryObj<Args> = { args: { hqCount: 1, stealDepth: 3 } };

export const ContainmentOfBots: StoryObj<Args> = {
  args: { mode: 'containment', seats: 'human human bot:athena:8' },
};

export const OffenseAndDefense: StoryObj<Args> = { args: { mode: 'resistance' } };

export const BlackHoles: StoryObj<Args> = { args: { mode: 'blackhole' } };

export const ASandboxWithObjectives: StoryObj<Args> = {
  render: () =>
    html`<constellation-board
      mode="sandbox"
      objectives="Join two clusters;Own three wormholes;Make a line of ten"
    ></constellation-board>`,
};
