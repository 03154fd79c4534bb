/** `<space-crack-map>` in the states that a page may show. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/space-crack/element/define.js';
import type { BoardArgs } from './by-attribute.js';

/** By attribute, as a page writes them. */
interface Args extends BoardArgs {
  turns?: number;
  'board-size'?: number;
  'command-points'?: number;
  'crack-pct'?: number;
  'interior-bonus'?: number;
  order?: 'alternate' | 'sequential' | 'free';
  'end-turn'?: 'save' | 'forfeit' | 'off';
  'build-on-occupied'?: 'merge' | 'forbid';
  'perimeter-bonus'?: number;
  sizes?: string;
  puzzle?: string;
  goal?: string;
  par?: number;
  daily?: string;
}

const GAME =
  'space-crack/1 boardSize=12 order=alternate seed=7 | 4-11 42-45 11-8 45-38 8-5 38-34 5-9 34-30 9-6 30-23 23-16 +6 16-9 6-9 +23 9-16 23-26 16-23 26-33 23-30 30-33 +42 33-37 +38 37-34 +26 +23 26-33 23-26 33-30 30-37 26-33 37-41 33-37 38-31 37-41 +38 +41 31-28 41-38 34-30 +31 30-27 31-34 +27 34-30 27-30 +31 30-34 31-27 27-30 34-30 +31 30-27 31-27 +23 27-30 23-30 +31 30-27';
const FOUR =
  'space-crack/1 seats=4 boardSize=12 order=alternate seed=5 | 4-11 42-38 39-43 7-10 11-18 38-34 43-36 10-13 18-22 34-41 36-32 13-20 22-15 41-44 32-29 20-27 15-8 44-40 29-22 27-34 40-36 22-18 34-38 +11 36-43 18-15 38-41 11-15 43-39 +22 41-44 15-18 +42 22-18 44-40 +11 42-38 18-15 40-36 8-15 +22 +27 11-18 +39 22-15 27-31 18-15 39-36 +32 31-38 15-22 +42 32-39 +38 22-29 42-35 39-43 38-35 29-32 36-29 35-42 32-36 29-22 43-36 +40 +32 22-18 36-29 40-43 32-29 18-11 +36 +43 29-22 11-15 36-32 43-36 22-18 15-18 32-29 +22 +18 +32 42-45 22-15 18-15 29-22 36-32 +4 15-22 +29 +32 4-11 +15 29-36 32-36 11-18 15-11 36-29 +22 +39 +29 18-15 22-15 39-32 29-32 +18 15-18 32-25 +4 +11 25-22 4-1 11-4 22-18 1-5 18-11 5-12 4-11 +18 12-15 11-18 +22 15-18 +11 22-15 18-25 +11 15-8 25-29 11-8 +32 29-36 8-12 +39 +22 36-40 12-16 39-43 22-18 40-44 16-20 43-36 18-11 44-41 20-27 36-29 11-8 41-34 27-34 29-22 22-15 15-12 12-16 16-13 13-20 20-27 27-31 31-38 38-35 +5 34-27 35-42 45-42 5-12 27-31 +38 32-29 12-16 31-38 +22 42-38 16-20 +34 22-18 29-36 20-13 34-41 18-11 36-43 +41 11-4 +38 13-10 41-44 4-1 38-34 10-7 44-40 1-5 34-41 +13 40-43 5-12 41-44 +10 43-36 12-16 44-40 13-6 16-13 40-36 6-9 +27 13-10 +38 7-10 +27 +13 8-11 9-5 27-34 13-10 +38 5-1 +34 10-6 +38 1-4 +34 +38 4-8 34-41 6-9 11-18 8-12 41-44 9-5 38-41 12-5 44-40 +13 41-44 5-9 40-36 13-9 44-40 +5 36-32 9-12 5-12 +34 +13 40-36 12-16 32-25 13-16 18-15 +5 34-38 16-12 36-39 5-12 25-29 +13 39-32 12-9 29-22 13-9 15-12 22-18 9-5 32-25 +20 18-11 5-1 25-18 20-16 11-8 1-4 12-16 +7 +29 4-11 18-11 7-10 8-12 +13 11-8 10-6 13-6 +36 +10 +29 +13 +36 10-6 +29 13-6 +36 +7 +29 6-10 +36 +20 +29 +5 +36 20-16 29-25';
const CORE = 'boardSize=5;planets=5A,5A5,5A,7A,5A,5A,5A5;seats=1;order=alternate';
const BATTLES =
  'boardSize=8;planets=5,5,5A5,5A5,5,5A,5A7,5,5B4,5B9,5A,5B7,5,5,5,5,5,5,5,5B5,5,5;crack=12,9;order=alternate';

const meta: Meta<Args> = {
  title: 'space-crack-map',
  component: 'space-crack-map',
};

export default meta;

type Story = StoryObj<Args>;

export const Opening: Story = { args: { seed: 7 } };

export const MiddleOfAGame: Story = { args: { record: GAME } };

export const AgainstABot: Story = { args: { seats: 'human bot:greedy', seed: 7 } };

export const FourSeatsAtTheEnd: Story = { args: { record: FOUR } };

export const Battles: Story = { args: { position: BATTLES, marks: '7>9 7>10 7>12 7>4 7>5' } };

export const ACorePlanet: Story = {
  args: { position: CORE, marks: '4 1=1 3=2 6=3 7=4 5=5 2=6', controls: 'none' },
};

export const OneSeat: Story = { args: { seats: 'human', 'board-size': 8, turns: 5, seed: 3 } };

export const GivenSizes: Story = { args: { 'board-size': 5, sizes: '4 5 5 10 5 5 4' } };

export const WholeTurns: Story = { args: { order: 'sequential', 'board-size': 8, seed: 3 } };

export const TheLargestMap: Story = {
  args: { 'board-size': 30, seats: 'human bot:greedy bot:planner bot:random', seed: 3 },
  parameters: { width: 'narrow' },
};

/** Any seat with command points may act: several people at one screen in any order. */
export const FreeOrder: Story = { args: { order: 'free', 'board-size': 8, seed: 3 } };

export const NamedSeats: Story = { args: { record: GAME, names: 'Ada "Ben Li"' } };

export const MinimalControls: Story = { args: { record: GAME, controls: 'minimal' } };

/** A recorded game to go through. */
export const Readonly: Story = { args: { record: GAME, ply: 20, readonly: true } };

export const Dark: Story = { args: { record: GAME }, parameters: { scheme: 'dark' } };

export const Narrow: Story = { args: { record: GAME }, parameters: { width: 'narrow' } };

/** The panel follows the page's direction; the map is never mirrored. */
export const RightToLeft: Story = { args: { record: GAME }, parameters: { dir: 'rtl' } };

/** With the forced colours of the reader's system (in Chromium: Rendering, emulate forced-colors). */
export const ForcedColours: Story = { args: { record: GAME }, tags: ['forced-colours'] };

/** As on paper: print this story, or preview the print. */
export const OnPaper: Story = {
  args: { record: FOUR, 'rules-href': 'rules.html' },
  tags: ['print'],
};

export const ARefusedValue: Story = { args: { 'board-size': 5, sizes: '5 5 5' }, tags: ['warns'] };

/** Destroy every red ship with the moves that are left. */
export const APuzzle: Story = { args: { puzzle: '2-8' } };

/** A position with what it asks for. */
export const APuzzleOfYourOwn: Story = {
  args: {
    position: 'boardSize=6;planets=7B,3B11,5B,4B,4A9,6,8A4,8A,3A,4A;turn=15;points=2,0;order=sequential',
    goal: 'break',
    par: 2,
  },
};

export const ThePuzzleOfADay: Story = { args: { daily: '2026-11-27' } };
