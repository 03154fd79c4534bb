/** `<rotation-puzzle>` in the states that a page may show. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/rotation/element/define.js';
import type { BoardArgs } from './by-attribute.js';

/** By attribute, as a page writes them. */
interface Args extends BoardArgs {
  use?: 'puzzle' | 'game';
  puzzle?: string;
  daily?: string;
  'daily-zone'?: string;
  'daily-first'?: string;
  remember?: string;
  level?: number;
  size?: string;
  turns?: number;
  hands?: 'open' | 'hidden';
  decay?: boolean;
  'no-solution'?: boolean;
  'no-choices'?: boolean;
}

const THREE = 'HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR;par=3';
const SOLVED = `rotation/1 from=${THREE} | c3 e4 c2`;
/** A star has been rotated. One of the cards in hand is found, another is not. */
const CARDS =
  'H.GY./...../..B../.C.../RY..N;deck=R,Y,N;held=GY,G,RR/GGY,B,YR;scores=12,7;rotated=yes;played=4;seed=7';

const meta: Meta<Args> = {
  title: 'rotation-puzzle',
  component: 'rotation-puzzle',
};

export default meta;

type Story = StoryObj<Args>;

/** The bare tag: the first teaching puzzle. */
export const FirstSteps: Story = {};

export const AHardOne: Story = { args: { puzzle: '3-5' } };

/** A page's own puzzle, without a solution on offer. */
export const OfAPage: Story = {
  args: {
    puzzle: 'HR.G.\nG...R\nGGBYY\n.G...\nY.G.H\ngoals=RYR\npar=3',
    'no-solution': true,
    'no-choices': true,
  },
};

/** With the earlier days, and statistics, in the menu. */
export const OfEachDay: Story = {
  args: { daily: '', 'daily-zone': 'UTC', 'daily-first': '2026-11-01', remember: 'story-of-each-day' },
};

export const OfOneDay: Story = { args: { daily: '2026-11-20' } };

export const OfALevel: Story = { args: { level: 2, seed: 7 } };

export const BySeed: Story = { args: { size: '9x7', seed: 5 } };

/** Two of three rotations are made. */
export const MidTurn: Story = { args: { record: SOLVED, ply: 2 } };

export const Solved: Story = { args: { record: SOLVED } };

/** One rotation more than par: a rating of two. */
export const SolvedOverPar: Story = {
  args: { record: `rotation/1 from=${THREE.replace('par=3', 'par=2')} | c3 e4 c2` },
};

/** Four finds of one card from one planet. */
export const FoundFourTimes: Story = { args: { position: '..R../..G../RGHGR/..G../..R..;goals=GR*4' } };

export const AGameAgainstABot: Story = { args: { use: 'game', seed: 3, seats: 'human bot:thinker' } };

export const FourAtATable: Story = {
  args: { use: 'game', size: '7', seed: 3, seats: 'human bot:random bot:greedy bot:thinker', 'bot-pace': 0 },
};

/** A star has been rotated. Each card shows what it would bring. */
export const CardsToPlay: Story = { args: { position: CARDS, seats: 'human human', names: 'Ada Ben' } };

export const HiddenHandsForTwo: Story = {
  args: {
    use: 'game',
    size: '7',
    seed: 3,
    hands: 'hidden',
    turns: 5,
    seats: 'human human',
    names: 'Ada Ben',
  },
};

export const AloneAgainstTheClock: Story = { args: { use: 'game', decay: true, seed: 4 } };

/** A figure for a text: marks, no panel, nothing to play. */
export const AMarkedRule: Story = {
  args: { position: '...../...../H.C.Y/...../.....;goals=RY', marks: 'c3', controls: 'none', readonly: true },
};

export const MinimalControls: Story = { args: { puzzle: THREE, controls: 'minimal' } };

/** One cell, and nothing to rotate. */
export const OneCell: Story = { args: { position: 'H' } };

export const Large: Story = { args: { size: '25', seed: 2 } };

export const Dark: Story = { args: { record: SOLVED }, parameters: { scheme: 'dark' } };

export const DarkGame: Story = {
  args: { position: CARDS, seats: 'human human' },
  parameters: { scheme: 'dark' },
};

export const Narrow: Story = { args: { record: SOLVED }, parameters: { width: 'narrow' } };

/** If cells are small, the first tap selects and the second rotates. */
export const NarrowFifteen: Story = { args: { size: '15', seed: 2 }, parameters: { width: 'narrow' } };

export const NarrowGame: Story = {
  args: { use: 'game', size: '7', seed: 3, seats: 'human human human human' },
  parameters: { width: 'narrow' },
};

/** The panel follows the page's direction; board and cards are never mirrored. */
export const RightToLeft: Story = { args: { record: SOLVED }, parameters: { dir: 'rtl' } };

export const RightToLeftGame: Story = {
  args: { position: CARDS, seats: 'human human' },
  parameters: { dir: 'rtl' },
};

/** With the forced colours of the reader's system (in Chromium: Rendering, emulate forced-colors). */
export const ForcedColours: Story = { args: { record: SOLVED }, tags: ['forced-colours'] };

export const ForcedColoursGame: Story = {
  args: { position: CARDS, seats: 'human human' },
  tags: ['forced-colours'],
};

export const OnPaper: Story = { args: { record: SOLVED }, tags: ['print'] };

/** A value that the page cannot have meant: the board says so, by row and column, and stays whole. */
export const ARefusedValue: Story = { args: { puzzle: 'HR.G./G..XR', seed: 1 }, tags: ['warns'] };
