/** B15 in words: what each viewer may know, beside the net that finds what no one thought of. */
import { describe, expect, it } from 'vitest';
import { bugcatcher } from '../../src/bugcatcher/game.js';
import type { Event, State, View } from '../../src/bugcatcher/state.js';
import type { Viewer } from '../../src/core/contract/rules.js';
import { act, submit, position, rules, session } from './harness.js';

const FIRST = position(
  'players=3;seed=1234567;shown=Cheerful_Jellyfish,Coiled_Millipede,Hermit_Crab,Marching_Ant,Water_Strider;border=C1-BR,C3-BR,C4-BR;central=C2,C3,C4',
);
const { state: SECOND, events: EVENTS } = submit(
  FIRST,
  'BR.swap.CD.BD.BL+1',
  'CU.CR.CR+2+3',
  'BU.BU.CL.gswap',
);

const see = (state: State, viewer: Viewer): View => bugcatcher.view(state, viewer);
const filterEvent = (viewer: Viewer): Event[] =>
  EVENTS.flatMap((event) => bugcatcher.filterEvent(event, viewer) ?? []);

describe('B15: everybody sees', () => {
  it('all start places, without names', () => {
    const { corners, cells, seat, own, all } = see(FIRST, 'public');
    expect(corners).toEqual(FIRST.players.map(({ border }) => border).sort((a, b) => a - b));
    expect(cells).toEqual(FIRST.players.map(({ central }) => central).sort((a, b) => a - b));
    expect([seat, own, all]).toEqual([undefined, undefined, undefined]);
  });

  it('who has submitted, and not what', () => {
    const next = rules.play(FIRST, 1, act(FIRST, 1, 'CU')).state;
    expect(see(next, 0).submitted).toEqual([1]);
    expect(JSON.stringify(see(next, 0))).not.toContain('"program":"u"');
  });

  it('after a round the paths with their colours, in no order of slots or players', () => {
    const { last } = see(SECOND, 'public');
    const codes = (last?.paths ?? []).map(({ kind, at, way, blue }) => [kind, at, way, blue].join());
    expect(codes.length).toBeGreaterThan(3);
    expect(new Set(codes).size).toBe(codes.length);
    expect(Object.keys(last?.paths[0] ?? {}).sort()).toEqual(['at', 'blue', 'kind', 'way']);
  });
});

describe('B15: a player alone sees', () => {
  it('its own log, total, garnets and accepted missions', () => {
    const { own, seat } = see(SECOND, 2);
    expect([seat, own?.garnets, own?.laps.length, own?.laps[0]?.program]).toEqual([2, 2, 1, 'UUlg']);
    expect(see(SECOND, 0).own?.laps[0]?.accepted).toEqual([FIRST.missions[0]?.[0]]);
  });

  it('its own slots and reasons; the public hears none', () => {
    const slots = filterEvent(0).flatMap((event) => (event.type === 'slot' ? [event] : []));
    expect(slots.map(({ seat, entry }) => `${seat}${entry}`)).toEqual(['0R', '0s', '0d', '0D', '0L']);
    const secret = filterEvent('public').filter(({ type }) => type === 'slot' || type === 'report');
    expect(secret).toEqual([]);
    expect(filterEvent(1).flatMap((event) => (event.type === 'report' ? [event.seat] : []))).toEqual([1]);
  });
});

describe('B15: a resampling', () => {
  it('keeps one’s own and deals whose the others are', () => {
    const dealt = Array.from({ length: 12 }, (_, seed) => rules.resample(SECOND, 0, seed));
    for (const world of dealt) {
      expect(world.players[0]).toEqual(SECOND.players[0]);
      expect(see(world, 0)).toEqual(see(SECOND, 0));
      expect(world.seed).not.toBe(SECOND.seed);
    }
    expect(new Set(dealt.map(({ players }) => players[1]?.border)).size).toBe(2);
    expect(new Set(dealt.map(({ players }) => players[1]?.fireflies)).size).toBeGreaterThan(2);
  });

  it('has nobody accept a mission whose rounds are over', () => {
    // Cheerful Jellyfish, mission 0, is shown in round 1 and runs for two rounds.
    const idle = (state: State): State => submit(state, 'none', 'none', 'none').state;
    const third = idle(idle(FIRST));
    const accepted = Array.from({ length: 200 }, (_, seed) => rules.resample(third, 0, seed)).flatMap(
      ({ players }) => players.flatMap(({ open }) => open),
    );
    expect(third.missions[0]).toContain(0);
    expect(accepted).not.toContain(0);
    expect(accepted).not.toEqual([]);
  });

  it('before round 1 is run leaves no doubt of colours', () =>
    expect(rules.resample(FIRST, 'public', 3).players.every(({ blue }) => blue)).toBe(true));
});

it('B15: after the match everybody sees all, every round with its slots', () => {
  const match = session({ players: 2, rounds: 1 }, 6);
  match.playText('0:BD.BD');
  match.playText('1:CU');
  const { all } = match.snapshot('public').view;
  expect(all?.players.map(({ laps }) => laps[0]?.program)).toEqual(['DD', 'u']);
  expect(match.save('public')).toBe(match.save('all'));
});
