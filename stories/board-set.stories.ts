/** `<board-set>` round boards, as a page writes it. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import '../src/ui/set/define.js';
import '../src/rotation/element/define.js';
import '../src/star/element/define.js';

/** By attribute, as a page writes them. */
interface Args {
  heading?: string;
  order?: 'in-turn' | 'free';
  pass?: string;
}

const meta: Meta<Args> = {
  title: 'board-set',
  component: 'board-set',
  render: ({ heading = '', order = 'in-turn', pass = '60' }): TemplateResult => html`
    <board-set heading=${heading} order=${order} pass=${pass}>
      <star-board puzzle="1-1" heading="Join your stars" points="3" tries="3" hint-price="1"></star-board>
      <rotation-puzzle puzzle="1-1" heading="Turn one star"></rotation-puzzle>
    </board-set>
  `,
};

export default meta;

type Story = StoryObj<Args>;

export const AnExercise: Story = { args: { heading: 'Week 3' } };

/** Any exercise may be opened at any time. */
export const InAFreeOrder: Story = { args: { heading: 'Week 3', order: 'free' } };
