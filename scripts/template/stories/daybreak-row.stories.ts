/**
 * `<daybreak-row>` in Storybook: a story for each thing that a page may want of it.
 * To replace: the stories. The table of attributes comes from the element's own documentation.
 */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import type { Options } from '../state.js';
import '../element/define.js';

type Args = Options & { readonly seats: string };

const meta: Meta<Args> = {
  title: 'Boards/daybreak-row',
  component: 'daybreak-row',
  args: { stars: 15, most: 3, last: 'wins', seats: 'human human' },
  argTypes: {
    stars: { control: { type: 'range', min: 5, max: 40 } },
    most: { control: { type: 'range', min: 2, max: 5 } },
    last: { control: 'inline-radio', options: ['wins', 'loses'] },
  },
  render: ({ stars, most, last, seats }) =>
    html`<daybreak-row stars=${stars} most=${most} last=${last} seats=${seats}></daybreak-row>`,
};
export default meta;

export const TwoAtOneScreen: StoryObj<Args> = {};

export const AgainstABot: StoryObj<Args> = { args: { seats: 'human bot:perfect' } };

export const ALongRow: StoryObj<Args> = { args: { stars: 40, most: 5 } };

export const AProblem: StoryObj<Args> = {
  render: () =>
    html`<daybreak-row position="left=7;stars=10" marks="4:dot" controls="minimal"></daybreak-row>`,
};

export const ARecordedGame: StoryObj<Args> = {
  render: () => html`<daybreak-row record="daybreak/1 stars=10 | 8 5 4 1" ply="2" readonly></daybreak-row>`,
};
