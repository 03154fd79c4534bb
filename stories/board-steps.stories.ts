/** `<board-steps>` round a list, as a page writes it. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import '../src/ui/steps/define.js';
import '../src/star/element/define.js';

/** By attribute, as a page writes them. */
interface Args {
  record?: string;
  followScroll?: boolean;
}

const meta: Meta<Args> = {
  title: 'board-steps',
  component: 'board-steps',
  render: ({ record = '', followScroll = false }): TemplateResult => html`
    <board-steps record=${record} ?follow-scroll=${followScroll}>
      <ol>
        <li data-ply="2"><b>Two stones</b> Red has answered near the middle.</li>
        <li data-ply="6" data-find="A10" data-marks="R10">
          <b>Your move</b> You play Blue. Which stone connects to R10?
          <p data-answer="R20 R21">That is next to R10 too, but it leads away from T.</p>
          <p data-answer="*">That leaves R10 alone.</p>
          <p data-hint>It is in ring 1.</p>
        </li>
        <li data-ply="7"><b>Connected</b> A10 and R10 are one group.</li>
      </ol>
    </board-steps>
  `,
};

export default meta;

type Story = StoryObj<Args>;

const record = 'star/1 rings=4 | S31 T20 A40 *10 R10 *32 A10 T43 R41 A41';

export const AMoveToFind: Story = { args: { record } };

/** The board follows what is being read. */
export const FollowsTheScroll: Story = { args: { record, followScroll: true } };
