/**
 * `<daybreak-row>` in Storybook: a story for each thing that a page may want of it.
 * To replace: the stories. The table of attributes comes from the element's own documentation.
 */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../element/define.js';
import type { BoardArgs } from '../../../stories/by-attribute.js';

/** By attribute, as a page writes them. */
interface Args extends BoardArgs {
  stars?: number;
  most?: number;
  last?: 'wins' | 'loses';
}

const meta: Meta<Args> = {
  title: 'daybreak-row',
  component: 'daybreak-row',
  argTypes: {
    stars: { control: { type: 'range', min: 5, max: 40 } },
    most: { control: { type: 'range', min: 2, max: 5 } },
  },
};
export default meta;

export const TwoAtOneScreen: StoryObj<Args> = {};

export const AgainstABot: StoryObj<Args> = { args: { seats: 'human bot:perfect' } };

export const ALongRow: StoryObj<Args> = { args: { stars: 40, most: 5 } };

export const AProblem: StoryObj<Args> = {
  args: { position: 'left=7;stars=10', marks: '4:dot', controls: 'minimal' },
};

export const ARecordedGame: StoryObj<Args> = {
  args: { record: 'daybreak/1 stars=10 | 8 5 4 1', ply: 2, readonly: true },
};
