/** `<rotation-puzzle>` in Storybook: a story for each thing that a page may want of it. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing } from 'lit';
import '../src/rotation/element/define.js';

interface Args {
  readonly puzzle: string;
  readonly noSolution: boolean;
}

const meta: Meta<Args> = {
  title: 'rotation-puzzle',
  component: 'rotation-puzzle',
  args: { puzzle: '1-1', noSolution: false },
  render: ({ puzzle, noSolution }) =>
    html`<rotation-puzzle puzzle=${puzzle || nothing} ?no-solution=${noSolution}></rotation-puzzle>`,
};
export default meta;

export const FirstSteps: StoryObj<Args> = {};

export const AHardOne: StoryObj<Args> = { args: { puzzle: '3-5' } };

export const OfAPage: StoryObj<Args> = {
  args: { puzzle: 'HR.G.\nG...R\nGGBYY\n.G...\nY.G.H\ngoals=RYR\npar=3', noSolution: true },
};

export const OfTheDay: StoryObj<Args> = { render: () => html`<rotation-puzzle daily></rotation-puzzle>` };

export const OfALevel: StoryObj<Args> = {
  render: () => html`<rotation-puzzle level="2" seed="7"></rotation-puzzle>`,
};

export const BySeed: StoryObj<Args> = {
  render: () => html`<rotation-puzzle size="9x7" seed="5"></rotation-puzzle>`,
};

export const AGameAgainstABot: StoryObj<Args> = {
  render: () => html`<rotation-puzzle use="game" seats="human bot:thinker"></rotation-puzzle>`,
};

export const HiddenHandsForTwo: StoryObj<Args> = {
  render: () =>
    html`<rotation-puzzle use="game" size="7" hands="hidden" turns="5" seats="human human" names="Ada Ben"></rotation-puzzle>`,
};

export const AloneAgainstTheClock: StoryObj<Args> = {
  render: () => html`<rotation-puzzle use="game" decay seed="4"></rotation-puzzle>`,
};

export const APosition: StoryObj<Args> = {
  render: () =>
    html`<rotation-puzzle position="...../...../H.C.Y/...../.....;goals=RY" marks="c3" readonly controls="minimal"></rotation-puzzle>`,
};
