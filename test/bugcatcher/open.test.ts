/** B19: programs that are shown to everybody, and that nothing more is known than these; elsewhere all stays secret. */
import { describe, expect, it } from 'vitest';
import { bugcatcher } from '../../src/bugcatcher/game.js';
import { openGroups } from '../../src/bugcatcher/open-picture.js';
import { describeCell } from '../../src/bugcatcher/describe.js';
import { describeOpenDraft } from '../../src/bugcatcher/open-conversation.js';
import { draftOf, IDLE, type Ui } from '../../src/bugcatcher/interpret.js';
import { readProgram } from '../../src/bugcatcher/program.js';
import type { State, View } from '../../src/bugcatcher/state.js';
import type { Viewer } from '../../src/core/contract/rules.js';
import { Session } from '../../src/core/session/session.js';
import { notation, position, rules, words } from './harness.js';

const HIDDEN =
  'players=3;rounds=1;energy=5;cols=4;rows=3;border=D1-UR,C3-BR,A3-BR;central=B3,D2,A1;black=2;submitted=-,CD.swap.CL.gswap.CU,-';
const OPEN = `${HIDDEN};open=yes`;

const see = (state: State, viewer: Viewer): View => bugcatcher.view(state, viewer);

describe('B19: as text', () => {
  it.each([';open', ';open=yes', '; open = YES ', ';open;open=//'])('%s shows programs', (flag) =>
    expect(position(HIDDEN + flag).isOpen).toBe(true),
  );
  it('a position comes out as it went in', () => {
    const text = notation.formatPosition(position(OPEN));
    expect(text).toMatch(/;open=yes$/);
    expect(notation.formatPosition(position(text))).toBe(text);
  });
  it('missions that are open have the same field, beside it', () => {
    const text =
      'players=2;round=2;shown=Hermit_Crab/;cols=4;rows=3;border=B2-BR,D1-BR;central=A2,D3;open=1.1/;open=yes';
    const state = position(text);
    expect([state.isOpen, state.players.map(({ open }) => open.length)]).toEqual([true, [1, 0]]);
    expect(position(notation.formatPosition(state))).toEqual(state);
  });
  it('no is as left out, and anything else is refused in its place', () => {
    expect(position(`${HIDDEN};open=no`)).toEqual(position(HIDDEN));
    expect(notation.parsePosition(`${HIDDEN};open=perhaps`)).toMatchObject({
      ok: false,
      error: { at: { path: 'open' } },
    });
  });
});

describe('B15: where programs are not shown', () => {
  it.each([0, 2, 'public'] as const)('%s sees none, in view, record and event', (viewer) => {
    const state = position(HIDDEN);
    expect(see(state, viewer).plans).toBeUndefined();
    expect(JSON.stringify(see(state, viewer))).not.toContain('dslgu');
    const session = new Session(bugcatcher);
    expect(session.start({}, { position: HIDDEN }).ok).toBe(true);
    expect(session.save(viewer)).not.toContain('CD.swap.CL.gswap.CU');
    session.playText('2:BU');
    expect(JSON.stringify(session.snapshot(0).events)).not.toContain('"U"');
  });
});

describe('B19: where they are shown', () => {
  it.each([0, 2, 'public'] as const)(
    '%s sees those that are submitted, whose they are and from where',
    (viewer) => {
      const state = position(OPEN);
      const { border, central, blue } = state.players[1] as State['players'][number];
      expect(see(state, viewer).plans).toEqual([{ seat: 1, border, central, blue, program: 'dslgu' }]);
      expect(see(state, viewer).all).toBeUndefined();
    },
  );

  it('nobody’s own is among those of others', () => expect(see(position(OPEN), 1).plans).toEqual([]));

  it('a record for a viewer holds them, and deals anew the rest', () => {
    const state = position(OPEN);
    const worlds = Array.from({ length: 12 }, (_, seed) => rules.resample(state, 0, seed));
    for (const world of worlds) {
      expect(see(world, 0)).toEqual(see(state, 0));
      // It is sound: its text can be read.
      expect(position(notation.formatPosition(world))).toEqual(world);
      expect(world.players[1]?.garnets).toBeGreaterThan(0);
    }
    expect(new Set(worlds.map(({ players }) => players[1]?.garnets)).size).toBeGreaterThan(1);
  });

  it('accepted missions, totals and who has not submitted stay secret', () => {
    const text =
      'players=3;shown=Hermit_Crab,Marching_Ant;cols=4;rows=3;border=D1-UR,C3-BR,A3-BR;central=B3,D2,A1;garnetsLeft=3,2,3;submitted=-,CD+2,-;open=yes';
    const view = see(position(text), 0);
    expect(view.plans?.map((plan) => Object.keys(plan).sort())).toEqual([
      ['blue', 'border', 'central', 'program', 'seat'],
    ]);
    expect(rules.resample(position(text), 0, 1).players[1]?.staged).toEqual({ program: 'd', accepted: [] });
  });

  it('names of cells tell whose nodes there are, and who comes there in which slot', () => {
    const view = see(position(OPEN), 0);
    expect(describeCell(view, 'D2', words, IDLE)).toBe('D2, centre, Player 2’s round black node');
    expect(describeCell(view, 'D3', words, IDLE)).toBe('D3, centre, Player 2 comes here in slot 1');
    expect(describeCell(view, 'C3', words, IDLE)).toBe('C3, centre, Player 2 comes here in slot 3');
    expect(describeCell(view, 'A1', words, IDLE)).toBe('A1, centre, a round node');
  });

  const view = see(position(OPEN), 0);
  const drafted = (text: string): Ui => ({ ...draftOf(IDLE, view), program: readProgram(text).program });

  it('a draft tells who else is to come where it leads, and not who is stopped', () => {
    expect(describeOpenDraft(view, words, drafted('CR'))).toBe(
      'Slot 1: Player 2 plans to be at C3 too, in slot 3.',
    );
    expect(describeOpenDraft(view, words, drafted('CU'))).toBe('Slot 1: round node up, a black path.');
  });

  it('are drawn with the numbers of their slots, in tags of their node’s shape', () => {
    const { nodes, plan } = openGroups(view, drafted('CR'));
    expect([...nodes.matchAll(/class="when"[^>]*>([^<]*)</g)].map(([, slot]) => slot)).toEqual(
      expect.arrayContaining(['1', '3', '5', '2 4']),
    );
    expect(plan).toContain('class="meet"');
  });
});
