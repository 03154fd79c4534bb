/** `<bugcatcher-grid>` in the states that a page meets it in, and the rulings on collisions. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { CASES, casePosition } from '../src/bugcatcher/cases.js';
import '../src/bugcatcher/element/define.js';

/** By attribute, as a page writes them. */
interface Args {
  rounds?: number;
  energy?: number;
  cols?: number;
  rows?: number;
  garnets?: number;
  starts?: 'auto' | 'choose';
  'start-claims'?: 'yes' | 'no';
  'ghost-claims'?: boolean;
  'penalty-at-end'?: boolean;
  'bids-refund'?: boolean;
  missions?: string;
  seed?: number;
  seats?: string;
  names?: string;
  viewer?: string;
  record?: string;
  position?: string;
  ply?: number;
  marks?: string;
  controls?: 'full' | 'minimal' | 'none';
  readonly?: boolean;
}

const SMALL =
  'bugcatcher/1 players=2 rounds=2 energy=5 cols=4 rows=3 seed=5 | 0:BD.BR.BU.BR.BU+1+5 BR.BD.BR.BD.BR+1+5 0:CU.CL.CD.CD.CR+3+5 CR.CU.BU.BU.BU+3+4';

const meta: Meta<Args> = {
  title: 'bugcatcher-grid',
  component: 'bugcatcher-grid',
  argTypes: {
    starts: { control: 'inline-radio', options: ['auto', 'choose'] },
    'start-claims': { control: 'inline-radio', options: ['yes', 'no'] },
    controls: { control: 'inline-radio', options: ['full', 'minimal', 'none'] },
  },
  render: (args) => html`<bugcatcher-grid
    rounds=${ifDefined(args.rounds)}
    energy=${ifDefined(args.energy)}
    cols=${ifDefined(args.cols)}
    rows=${ifDefined(args.rows)}
    garnets=${ifDefined(args.garnets)}
    starts=${ifDefined(args.starts)}
    start-claims=${ifDefined(args['start-claims'])}
    ?ghost-claims=${args['ghost-claims']}
    ?penalty-at-end=${args['penalty-at-end']}
    ?bids-refund=${args['bids-refund']}
    missions=${ifDefined(args.missions)}
    seed=${ifDefined(args.seed)}
    seats=${ifDefined(args.seats)}
    names=${ifDefined(args.names)}
    viewer=${ifDefined(args.viewer)}
    record=${ifDefined(args.record)}
    position=${ifDefined(args.position)}
    ply=${ifDefined(args.ply)}
    marks=${ifDefined(args.marks)}
    controls=${ifDefined(args.controls)}
    ?readonly=${args.readonly}
  ></bugcatcher-grid>`,
};

export default meta;

type Story = StoryObj<Args>;

export const Opening: Story = { args: { seed: 5 } };

export const TwoOnAPhone: Story = {
  args: { seats: 'human bot:planner', cols: 4, rows: 4, rounds: 3, seed: 2 },
  parameters: { width: 'narrow' },
};

export const ChooseYourStart: Story = {
  args: { starts: 'choose', seats: 'human bot:planner bot:planner', seed: 2 },
};

export const HotSeat: Story = { args: { seats: 'human human', cols: 5, rows: 4, seed: 3 } };

export const RunByThePage: Story = { args: { seats: 'human host host', seed: 3 } };

export const AWholeMatch: Story = { args: { record: SMALL } };

export const AsTheHostSeesIt: Story = { args: { record: SMALL, ply: 2, viewer: 'all', readonly: true } };

export const MissionsOfThePage: Story = {
  args: {
    seats: 'human bot:planner bot:planner',
    missions:
      '[{"name":"Picnic Ant","both":3,"reward":4,"penalty":2,"rounds":1},{"name":"Night Moth","node":"C","end":["corners"],"reward":5}]',
    seed: 4,
  },
};

export const Dark: Story = { args: { record: SMALL }, parameters: { scheme: 'dark' } };

export const ARefusedValue: Story = { args: { missions: '[{"name":"Moth"}]', seed: 4 }, tags: ['warns'] };

/** Every ruling as one small round: docs/rules/bugcatcher-cases.md has them with their results. */
export const Collisions: Story = {
  tags: ['several'],
  render:
    () => html`<div style="display: grid; gap: 24px; grid-template-columns: repeat(auto-fill, minmax(300px, 1fr))">
    ${CASES.map(
      (one, i) => html`<section>
        <h3>${i + 1}. ${one.title}</h3>
        <p>${one.ruling} (${one.rule})</p>
        <bugcatcher-grid position=${casePosition(one)} controls="none" readonly></bugcatcher-grid>
      </section>`,
    )}
  </div>`,
};
