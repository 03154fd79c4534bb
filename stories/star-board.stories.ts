/** `<star-board>` in the states that a page may show. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/star/element/define.js';
import type { BoardArgs } from './by-attribute.js';

/** By attribute, as a page writes them. */
interface Args extends BoardArgs {
  rings?: number;
  pie?: boolean;
  double?: boolean;
  handicap?: number;
  scoring?: 'standard' | 'simplified' | 'schmittberger';
  look?: 'cells' | 'mesh';
}

const MIDDLE =
  'star/1 rings=6 | *62 A62 S65 T62 R50 S61 T65 A63 A65 R61 S62 R51 R40 R41 A61 *65 A51 R30 A43 A32 A42 R60 A41 *63 *51 S50 *64 S64 T63 S54 T50 *53 T52 T51 T40 T41 S43 *54 S52 T61 T60 A64 R65 T32';
/** A whole game; it is decided after 35 stones. */
const WHOLE =
  'star/1 rings=4 | T42 A30 S41 *10 R10 *32 A40 T43 R41 A41 *43 S40 S30 *42 S43 S42 T21 A42 A43 R40 R30 R42 A21 T40 T20 T31 T32 T30 S21 S31 S20 S32 R20 A20 A10 T41 R43 *40 *21 *41 A31 *31 R21 R32 *20 *30 S10 T10 A32 R31';
/** A position that a widely copied account counts wrong: Blue 7 peries with one star, Red 13 with three. */
const COUNTED = '4:BRB.RB.R2B.B.R.2B2RB2R4B3R.2BR.RBR.RB2R2BR.R.RB;over=counted';

const meta: Meta<Args> = {
  title: 'star-board',
  component: 'star-board',
};

export default meta;

type Story = StoryObj<Args>;

/** The bare tag: two people at one screen. */
export const Opening: Story = {};

/** Board and score on one screen, whatever its shape. */
export const FittedToTheScreen: Story = { args: { record: MIDDLE, fit: 'box' } };

export const MiddleOfAGame: Story = { args: { record: MIDDLE } };

/** The winner is certain. The game goes on until both agree to count or the board is full. */
export const Decided: Story = { args: { record: WHOLE, ply: 35 } };

/** The whole sum, term by term. */
export const ScoringExplained: Story = { args: { record: WHOLE } };

/** The peries that stars shut in, on a board that both agreed to count. */
export const AnAgreedCount: Story = { args: { position: COUNTED } };

export const SimplifiedScoring: Story = { args: { position: `${COUNTED};scoring=simplified` } };

export const SchmittbergersScoring: Story = { args: { position: `${COUNTED};scoring=schmittberger` } };

/** A figure for a text: marks, no panel, nothing to play. */
export const AMarkedRule: Story = {
  args: {
    rings: 4,
    marks: '*20 *10=1 *30=2 *31=3 *21=4 R21=5 R32=6 A40:danger S41>T40 T31:dot',
    controls: 'none',
    readonly: true,
  },
};

/** A recorded game to go through. */
export const Readonly: Story = { args: { record: WHOLE, ply: 12, readonly: true } };

export const AgainstABot: Story = { args: { rings: 4, seats: 'human bot:easy', seed: 7 } };

/** The reader plays Red, and the bot has begun. */
export const ABotBegins: Story = { args: { rings: 4, seats: 'bot:random human', seed: 7, 'bot-pace': 0 } };

export const ATakeOver: Story = { args: { position: '4:15.B34.;offer=pie;pie=yes' } };

export const AProposalToCount: Story = {
  args: { position: '4:3.2B2.RBRB3RB.RBRBR2BR4.RB.BRBRBR2B2R2.RB3.RB;turn=R;offer=count' },
};

export const NamedSeats: Story = { args: { record: MIDDLE, names: 'Ada "Ben Li"' } };

export const AsAMesh: Story = { args: { record: MIDDLE, look: 'mesh' } };

export const TwoRings: Story = { args: { rings: 2 } };

export const FourRings: Story = { args: { rings: 4 } };

export const EightRings: Story = { args: { rings: 8 } };

export const TenRings: Story = { args: { rings: 10 } };

/** The lesson stands on the board; the game waits behind it. */
export const ALesson: Story = { args: { lesson: true } };

/** The three lines stay; goal, score and the list of moves go. */
export const MinimalControls: Story = { args: { record: MIDDLE, controls: 'minimal' } };

export const Dark: Story = { args: { record: MIDDLE }, parameters: { scheme: 'dark' } };

export const DarkMesh: Story = { args: { record: MIDDLE, look: 'mesh' }, parameters: { scheme: 'dark' } };

export const Narrow: Story = { args: { record: MIDDLE }, parameters: { width: 'narrow' } };

/** If cells are small, the first tap selects and the second plays. */
export const NarrowTenRings: Story = { args: { rings: 10 }, parameters: { width: 'narrow' } };

/** The panel follows the page's direction; the board is never mirrored. */
export const RightToLeft: Story = { args: { record: MIDDLE }, parameters: { dir: 'rtl' } };

/** With the forced colours of the reader's system (in Chromium: Rendering, emulate forced-colors). */
export const ForcedColours: Story = { args: { record: MIDDLE }, tags: ['forced-colours'] };

/** As on paper: print this story, or preview the print. The panel keeps the score; controls stay on the screen. */
export const OnPaper: Story = { args: { record: WHOLE, 'rules-href': 'rules.html' }, tags: ['print'] };

/** A value that the page cannot have meant: the board says so and stays whole. */
export const ARefusedValue: Story = { args: { position: '6:100.' }, tags: ['warns'] };
