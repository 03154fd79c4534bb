/** `<bugcatcher-grid>` in the states that a page may show, and the rulings on collisions. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { CASES, casePosition, type Case } from '../scripts/bugcatcher/cases.js';
import '../src/bugcatcher/element/define.js';
import type { BoardArgs } from './by-attribute.js';

/** By attribute, as a page writes them. */
interface Args extends BoardArgs {
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
}

const SMALL =
  'bugcatcher/1 players=2 rounds=2 energy=5 cols=4 rows=3 seed=5 | 0:BD.BR.BU.BR.BU+1+5 BR.BD.BR.BD.BR+1+5 0:CU.CL.CD.CD.CR+3+5 CR.CU.BU.BU.BU+3+4';

/** Nine players, seven rounds. */
const MATCH =
  'bugcatcher/1 seed=7 | 0:CR.BL.CR.CR.BD.CU.CL+3 1:BR.swap.CU.gswap.BR.BD.BD.CU+4 2:BL.BD.CU.BD.CU.BD.gswap.CR+5 3:CU.CR.CD.CD.CL.BD.swap.gswap+2+3+4 4:BD.BR.BU.BR.BR.BD.BR+1 5:CL.CD.CD.CR.CU.BR.BD+2+5 6:BD.BR.BU.BR.BR.BD.CR+1 7:CD.BD.CR.BR.gswap.swap.BR.BU+4+5 CD.CR.CR.CU.CL.CU.CL+2+3 0:BR.BD.BR.BD.CL.BL.BU+2+5 1:BR.BD.BR.BD.CU.CR.CU+2 2:BR.CD.CR.BR.BR.CU.BR 3:BU.BR.BU.BR.BD.BL.BL+2+5 4:BU.BL.BU.CU.BL.CU.BL+2 5:BL.BD.BL.CU.BD.CR.BR+2+3 6:BD.CU.BD.CL.BD.BR.BU 7:BD.BL.BD.BL.BL.BU.swap+2+5 BD.BD.swap.BD.BR.CD.gswap.BR 0:BR.BR.CU.BR.BR.CU.BD+2 1:CU.BR.BR.BU.CU.BL.BL+3 2:gswap.swap.CU.CU.CU.CR.BL.BL+1+4 3:CR.BD.CD.BD.CL.BL.CL.gswap+4 4:BR.BU.BU.CD.CL.BR.BD+3 5:BU.BR.BR.CD.CL.BR.BD+2 6:swap.BD.BL.BU.BU.BR.BR+3+5 7:CU.BR.BR.swap.CR.CD.gswap.CR+4 CU.CU.CU.BD.BD.BR.CU+1+4 0:CD.BL.BD.BL.CD.BU.CR+1+2 1:BL.CU.swap.BD.CU.BR.BD+1 2:BU.BR.BD.swap.CD.CR.BR+1 3:BU.BU.CL.BL.BU.BR.BU+1 4:BU.BU.CU.CR.BR.BD.BD+1 5:BU.BR.swap.BD.BR.BU.CL+1 6:BL.CL.CU.BD.CR.CU.BR+1 7:BU.BL.CD.BD.BL.CL.BL+1 CD.BU.BU.BU.swap.BU.BU+2 0:BR.BR.CL.BR.BD.BR.CL+2+4 1:BU.BR.BU.CU.BL.BU.BR+4+5 2:BR.BU.BU.BU.CD.BL.CD+4 3:CR.BD.BD.BL.BU.CD.CL+5 4:BR.BU.BU.BU.CU.BL.BD+2 5:CU.CR.BD.CD.CD.CL.BR+1+5 6:BL.BL.BL.CD.CD.BU.CR.gswap+2 7:CL.CD.CR.CR.CD.BR.BU+1+3 BR.BR.BR.BU.CU.CL.BU+2 0:CR.CR.CR.CU.BL.BL.BD+3 1:CR.CR.CR.CU.BU.BL.CL+2 2:CR.CR.BL.CD.CD.BD.BD 3:CR.CU.CU.CU.CL.BU.BL+2+3 4:CU.BR.BD.BD.CR.BD.BD+1+4+5 5:CU.BD.CL.BD.BR.CL.BD+4 6:BU.BU.BU.BU.swap.BR.BR+1+5 7:CU.CU.CU.CR.BR.BL.BU+2+4 CR.CR.CR.CD.BU.BL.BU+2+3+5 0:BR.BR.BD.BL.BL.CR.CR+2+3 1:BR.BR.BD.BL.BL.CU.CU+2+3 2:CD.CL.BL.BU.CL.CU.BR+3+5 3:BD.BD.BL.BU.BU.CU.BU+2+4 4:CD.CL.CR.CR.BU.BU.BL+3 5:swap.BL.CU.BD.BD.BL.swap 6:swap.CL.BL.BR.BD.swap.BL+3 7:CD.BL.CL.BL.CL.BU.CU+5 BU.BU.BL.BD.BD.BR.CD+2';
/** Three players before round 3, as the first of them knows it. */
const THIRD =
  'players=3;round=3;seed=848472898;shown=Cheerful_Jellyfish,Sinking_Sea_Snail,Harlequin_Beetle,Two_Faced_Butterfly,Blue_Damselfly/Sleepy_Snail,Anchor_Worm,Pond_Skater,Corner_Spider,Black_Widow_Urchin/Water_Strider,Burrowing_Clam,Quiet_Cricket,Patient_Leech,Colour_Changing_Squid;completed=1.1:1,1.2:1,1.4:1,1.5:1,2.1:2,2.4:2,2.5:2;border=B4-BR,A4-BR,E1-UR;central=A5,F1,A3;black=0,1;fireflies=32,7,5;garnetsLeft=3,0,0;done=5,0,0;collisions=1,4,4;open=//2.2;laps=E4-BR:A4:B:BU.BL.BD.BL.BL.BD.BU+1+2+5:0000001:1.1=6+1.2=3+1.5=5,B5-BR:A4:B:BR.BR.BU.BL.BL.swap.CD+1+4:0000000:2.1=3+2.4=3/A4-BR:F1:K:none::,A4-BR:F1:K:none::/E1-UR:A3:B:none::,E1-UR:A3:B:none::;last=A3,E3,A4,D2-BR,A5-BR,B5-BR/C1-BR:R:K,B2-BR:R:K,C2-BR:R:K,A4-BL:D:K,A4-BL:R:K,B4-BR:R:B,C4-BR:R:B,D4-BR:D:B,A5-BL:R:K,B5-BR:R:B,C5-BR:R:B,D1-UR:D:K,D1-UR:R:K,B1-BR:D:K,B1-BR:R:K,F2:D:B,E3:R:B,A4:D:B,F1:D:B';

const meta: Meta<Args> = {
  title: 'bugcatcher-grid',
  component: 'bugcatcher-grid',
};

export default meta;

type Story = StoryObj<Args>;

/** The bare tag: you and eight bots. */
export const Opening: Story = { args: { seed: 5 } };

/** The third round: the paths of the second lie behind the program that the reader writes. */
export const Writing: Story = { args: { position: THIRD, seats: 'human host host', viewer: '0' } };

export const TwoOnAPhone: Story = {
  args: { seats: 'human bot:planner', cols: 4, rows: 4, rounds: 3, seed: 2 },
  parameters: { width: 'narrow' },
};

export const ChooseYourStart: Story = {
  args: { starts: 'choose', seats: 'human bot:planner bot:planner', seed: 2 },
};

/** Twelve players: from the tenth on, a seat has a second ring. */
export const TwelvePlayers: Story = {
  args: { seats: Array.from({ length: 12 }, () => 'host').join(' '), viewer: 'all', seed: 3 },
};

export const HotSeat: Story = { args: { seats: 'human human', cols: 5, rows: 4, seed: 3 } };

export const RunByThePage: Story = { args: { seats: 'human host host', seed: 3 } };

/** After the end everything is open: rounds can be replayed with all names. */
export const AWholeMatch: Story = { args: { record: MATCH, names: 'Ada Ben Chi Dov Eli Fay Gus Hal Ivy' } };

export const ASmallMatch: Story = { args: { record: SMALL } };

export const AsTheHostSeesIt: Story = { args: { record: SMALL, ply: 2, viewer: 'all', readonly: true } };

/** A figure for a text: marks, no panel, nothing to play. */
export const AMarkedRule: Story = {
  args: {
    seats: 'host host',
    seed: 5,
    viewer: 'public',
    marks: 'C3=1 C1-BR=2',
    controls: 'none',
    readonly: true,
  },
};

/** A round with a collision of each kind: a step back shows the slot, with its case and its rule. */
const ofCase = (n: number): Story => ({
  args: {
    position: casePosition(
      CASES.filter(({ players }) => players.some(({ gets }) => gets.includes(`case${n}`)))[0] as Case,
    ),
  },
});

export const Case1: Story = ofCase(1);

export const Case2: Story = ofCase(2);

export const Case3: Story = ofCase(3);

export const Case4: Story = ofCase(4);

export const MissionsOfThePage: Story = {
  args: {
    seats: 'human bot:planner bot:planner',
    missions:
      '[{"name":"Picnic Ant","both":3,"reward":4,"penalty":2,"rounds":1},{"name":"Night Moth","node":"C","end":["corners"],"reward":5}]',
    seed: 4,
  },
};

export const MinimalControls: Story = { args: { seed: 5, controls: 'minimal' } };

export const Dark: Story = { args: { record: MATCH }, parameters: { scheme: 'dark' } };

export const DarkWriting: Story = { args: Writing.args as Args, parameters: { scheme: 'dark' } };

export const Narrow: Story = { args: { record: MATCH }, parameters: { width: 'narrow' } };

export const NarrowWriting: Story = { args: Writing.args as Args, parameters: { width: 'narrow' } };

/** The panel follows the page's direction; the board is never mirrored. */
export const RightToLeft: Story = { args: Writing.args as Args, parameters: { dir: 'rtl' } };

/** With the forced colours of the reader's system (in Chromium: Rendering, emulate forced-colors). */
export const ForcedColours: Story = { args: Writing.args as Args, tags: ['forced-colours'] };

/** As on paper: print this story, or preview the print. */
export const OnPaper: Story = { args: { record: MATCH }, tags: ['print'] };

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
