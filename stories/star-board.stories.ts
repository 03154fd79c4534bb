/** `<star-board>` in the states that a page meets it in. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import '../src/star/element/define.js';

/** By attribute, as a page writes them. */
interface Args {
  rings?: number;
  pie?: boolean;
  double?: boolean;
  handicap?: number;
  scoring?: 'standard' | 'simplified' | 'schmittberger';
  look?: 'cells' | 'mesh';
  seats?: string;
  'bot-pace'?: number;
  names?: string;
  record?: string;
  position?: string;
  ply?: number;
  marks?: string;
  controls?: 'full' | 'minimal' | 'none';
  readonly?: boolean;
}

const GAME =
  'star/1 rings=6 | *62 A62 S65 T62 R50 S61 T65 A63 A65 R61 S62 R51 R40 R41 A61 *65 A51 R30 A43 A32 A42 R60 A41 *63 *51 S50 *64 S64 T63 S54 T50 *53 T52 T51 T40 T41 S43 *54 S52 T61 T60 A64 R65 T32';

const meta: Meta<Args> = {
  title: 'star-board',
  component: 'star-board',
  // The manifest tells which words there are, but Storybook makes a text of them.
  argTypes: {
    scoring: { control: 'select', options: ['standard', 'simplified', 'schmittberger'] },
    look: { control: 'inline-radio', options: ['cells', 'mesh'] },
    controls: { control: 'inline-radio', options: ['full', 'minimal', 'none'] },
  },
  render: (args) => html`<star-board
    rings=${ifDefined(args.rings)}
    ?pie=${args.pie}
    ?double=${args.double}
    handicap=${ifDefined(args.handicap)}
    scoring=${ifDefined(args.scoring)}
    look=${ifDefined(args.look)}
    seats=${ifDefined(args.seats)}
    bot-pace=${ifDefined(args['bot-pace'])}
    names=${ifDefined(args.names)}
    record=${ifDefined(args.record)}
    position=${ifDefined(args.position)}
    ply=${ifDefined(args.ply)}
    marks=${ifDefined(args.marks)}
    controls=${ifDefined(args.controls)}
    ?readonly=${args.readonly}
  ></star-board>`,
};

export default meta;

type Story = StoryObj<Args>;

export const Opening: Story = {};

export const MiddleOfAGame: Story = { args: { record: GAME } };

export const AsAMesh: Story = { args: { record: GAME, look: 'mesh' } };

export const Marks: Story = {
  args: { marks: '*30 *20=1 *40=2 *41=3 *31=4 R32=5 R43=6 T65>T10 A60:danger S31:dot', controls: 'none' },
};

export const Readonly: Story = {
  args: { position: '4:BRB.RB.R2B.B.R.2B2RB2R4B3R.2BR.RBR.RB2R2BR.R.RB', readonly: true },
};

export const AgainstABot: Story = { args: { seats: 'human bot:random' } };

export const ATakeOver: Story = { args: { position: '4:15.B34.;offer=pie;pie=yes', controls: 'minimal' } };

export const Dark: Story = { args: { record: GAME }, parameters: { scheme: 'dark' } };

export const Narrow: Story = { args: { record: GAME }, parameters: { width: 'narrow' } };

export const ARefusedValue: Story = { args: { position: '6:100.' } };
