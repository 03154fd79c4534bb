/** The built-in missions, proven possible by search, and a page's own. */
import { describe, expect, it } from 'vitest';
import { resolveRound, type NamedPlayer } from '../../src/bugcatcher/api.js';
import { GOALS, isMet, parseMission, type Mission } from '../../src/bugcatcher/goals.js';
import { nameOf, placesOf, spotOf } from '../../src/bugcatcher/geometry.js';
import { BUILT_IN } from '../../src/bugcatcher/missions.js';
import { readMissions } from '../../src/bugcatcher/missions-json.js';
import { options } from '../../src/bugcatcher/options.js';
import { checkProgram, wordsOf } from '../../src/bugcatcher/program.js';
import { missionsOf, usableMissions } from '../../src/bugcatcher/feasibility.js';
import { resolve } from '../../src/bugcatcher/resolve.js';
import type { Nodes } from '../../src/bugcatcher/state.js';
import { witness } from '../../src/bugcatcher/witness.js';
import { defaultsOf } from '../../src/core/text/options.js';
import { notation, start } from './harness.js';

const GRID = { cols: 6, rows: 5 };
const RULINGS = { startClaims: true, ghostClaims: false };
const MISSIONS = missionsOf('');

const STARTS: readonly Nodes[] = Array.from(
  { length: placesOf(GRID, 'B') * placesOf(GRID, 'C') * 2 },
  (_, i) => ({
    border: (i >> 1) % placesOf(GRID, 'B'),
    central: Math.floor((i >> 1) / placesOf(GRID, 'B')),
    blue: i % 2 === 0,
  }),
);

/** A mission as its text was, to see that reading lost nothing. */
function formatMission({ name, kind, node, count, word, reward, penalty, rounds }: Mission): string {
  const goal = `${node}${count || ''}${word && kind !== 'shape' ? '.' : ''}${word}`;
  return [
    name.replaceAll(' ', '_'),
    kind,
    goal,
    reward,
    ...(rounds ? [penalty, rounds] : penalty ? [penalty] : []),
  ].join(':');
}

describe('B16: the built-in missions', () => {
  it('are Cheerful Jellyfish and 34 of ours, no two alike', () => {
    expect(MISSIONS.length).toBe(35);
    expect(new Set(MISSIONS.map(({ name }) => name)).size).toBe(35);
    expect(new Set(BUILT_IN.map((text) => text.split(':').slice(1, 3).join())).size).toBe(35);
    expect(BUILT_IN.join()).toMatch(GOALS);
    expect(MISSIONS.map(formatMission)).toEqual(BUILT_IN);
  });

  it('are of every kind', () =>
    expect(new Set(MISSIONS.map(({ kind }) => kind))).toEqual(
      new Set(['shape', 'visit', 'end', 'steps', 'swaps', 'cross', 'both', 'clean', 'blue', 'black']),
    ));

  it('pay a shape of n steps n + 1 and cost half of it, rounded up', () => {
    for (const { kind, word, reward, penalty } of MISSIONS) {
      if (kind !== 'shape') continue;
      expect(reward).toBe(word.length + 1);
      if (penalty > 0) expect(penalty).toBe(Math.ceil(word.length / 2));
    }
  });

  it.each(MISSIONS.map((mission) => [mission.name, mission] as const))(
    '%s can be done with 7 energy from every start, and is not met by an empty program',
    (_, mission) => {
      for (const nodes of STARTS) {
        const found = witness(mission, GRID, 7, nodes);
        if (!found) throw new Error(`not from ${JSON.stringify(nodes)}`);
        const { program, other } = found;
        const starts = other ? [nodes, other.nodes] : [nodes];
        const run = (programs: readonly string[]): boolean => {
          const round = resolve(GRID, starts, programs, RULINGS);
          return isMet(mission, { grid: GRID, programs, ...round }, 0);
        };
        expect(checkProgram(wordsOf(program)) ?? checkProgram(wordsOf(other?.program ?? ''))).toBe(null);
        if (!run([program, ...(other ? [other.program] : [])]))
          throw new Error(`${program} from ${JSON.stringify(nodes)}`);
        if (run(['', ...(other ? [other.program] : [])]))
          throw new Error(`met by nothing from ${JSON.stringify(nodes)}`);
      }
    },
  );

  it('a witness is sound by the rules as players play them: no collision, by name', () => {
    const found = witness(MISSIONS[0] as (typeof MISSIONS)[0], GRID, 7, {
      border: 10,
      central: 14,
      blue: true,
    });
    const player: NamedPlayer = {
      border: spotOf(GRID, 'B', 10) as [number, number],
      central: nameOf(GRID, 'C', 14),
      actions: wordsOf(found?.program ?? ''),
    };
    expect(resolveRound({ p: player }).end['p']?.collisions).toBe(0);
  });
});

describe('B16: a mission that cannot be done is left out', () => {
  const usual = defaultsOf(options);

  it('on the seed’s board none is', () => expect(usableMissions(usual)).toHaveLength(35));

  it('and the search agrees with what is taken for granted of that board', () =>
    expect(usableMissions({ ...usual, missions: BUILT_IN.join() })).toHaveLength(35));

  it('on small boards and with little energy', () => {
    const small = usableMissions({ ...usual, cols: 4, rows: 3, energy: 5 }).map((id) => MISSIONS[id]?.name);
    expect(small).not.toContain('Polite Shrimp');
    expect(small).not.toContain('Cheerful Jellyfish');
    expect(small).toContain('Hermit Crab');
  });

  // Seeds draw from these lists, so a change would change games on record.
  it.each([
    [9, 9, 9, []],
    [9, 9, 7, [12, 17, 18, 19, 20, 21, 22]],
    [6, 5, 6, [24]],
    [5, 4, 7, [5]],
    [4, 3, 5, [0, 5, 10, 15, 23, 24, 25, 26, 29]],
    [2, 2, 7, [0, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 15, 16, 26, 31, 32]],
  ])('on %i by %i with %i energy: %j', (cols, rows, energy, left) => {
    const found = usableMissions({ ...usual, cols, rows, energy });
    expect([...BUILT_IN.keys()].filter((id) => !found.includes(id))).toEqual(left);
  });

  it('and with fewer than five left a round shows what there is', () => {
    const missions = 'Stroll:steps:C2:2,March:steps:C9:9';
    expect(start({ players: 2, missions }).missions).toEqual([[0]]);
  });
});

describe('B16: missions of a page', () => {
  const jelly = { name: 'Cheerful Jellyfish', node: 'B', shape: 'DDRDL', reward: 6, penalty: 3, rounds: 2 };

  it('are read as data, as JSON and as a record has them', () => {
    const text = BUILT_IN[0];
    for (const given of [[jelly], JSON.stringify([jelly]), text])
      expect(readMissions(given)).toEqual({ ok: true, value: text });
  });

  it.each([
    [{ name: 'A', node: 'C', visit: ['A1', 'rim'], count: 2, reward: 3 }, 'A:visit:C2.A1.rim:3'],
    [{ name: 'A', node: 'B', end: 'A1-UL', reward: 3, penalty: 1 }, 'A:end:B.A1-UL:3:1'],
    [{ name: 'Two words', node: 'B', steps: 6, reward: 3, rounds: 1 }, 'Two_words:steps:B6:3:0:1'],
    [{ name: 'A', swaps: 2, reward: 3 }, 'A:swaps:2:3'],
    [{ name: 'A', cross: 1, reward: 3 }, 'A:cross:1:3'],
    [{ name: 'A', both: 3, reward: 3 }, 'A:both:3:3'],
    [{ name: 'A', clean: 5, reward: 3 }, 'A:clean:5:3'],
    [{ name: 'A', black: 4, reward: 3 }, 'A:black:4:3'],
  ])('%o', (mission, text) => {
    expect(readMissions([mission])).toEqual({ ok: true, value: text });
    expect(formatMission(parseMission(text))).toBe(text);
  });

  it.each([
    ['no list', { a: 1 }],
    ['an empty list', []],
    ['broken JSON', '[{'],
    ['a text that is neither', 'Jellyfish'],
    ['a text that is too long', `[${' '.repeat(20_001)}]`],
  ])('%s is refused with what is taken', (_, given) => {
    const range = { key: 'range.missions' };
    expect(readMissions('Moth:swaps:2:3').ok).toBe(true);
    expect(readMissions(given)).toMatchObject({
      ok: false,
      error: {
        code: 'option/range',
        rule: 'B16',
        facts: { option: 'missions', range },
        at: { path: 'missions' },
      },
    });
  });

  it.each([
    ['no mission', [jelly, 7], 'missions[1]'],
    ['a name that is none', [{ ...jelly, name: '<b>' }], 'missions[0].name'],
    ['no goal', [{ name: 'A', reward: 3 }], 'missions[0].goal'],
    ['two goals', [{ ...jelly, swaps: 2 }], 'missions[0].swaps'],
    ['a shape of other letters', [{ ...jelly, shape: 'DX' }], 'missions[0].shape'],
    ['no node for a shape', [{ ...jelly, node: 'Q' }], 'missions[0].node'],
    ['a place that is none', [{ name: 'A', node: 'C', end: ['Z9'], reward: 1 }], 'missions[0].end'],
    ['a count of nothing', [{ name: 'A', both: 0, reward: 1 }], 'missions[0].both'],
    ['a reward that is no number', [jelly, { ...jelly, reward: 'much' }], 'missions[1].reward'],
    ['a penalty below zero', [{ ...jelly, penalty: -1 }], 'missions[0].penalty'],
    ['too many rounds', [{ ...jelly, rounds: 8 }], 'missions[0].rounds'],
    ['a key that means nothing', [{ ...jelly, bonus: 1 }], 'missions[0].bonus'],
  ])('%s is refused with its path', (_, given, path) =>
    expect(readMissions(given)).toMatchObject({
      ok: false,
      error: { code: 'bugcatcher/missions-json', rule: 'B16', at: { path } },
    }),
  );

  it.each(['A:swaps:0:3', 'A:steps:C0:3', 'A:visit:B0.rim:3', 'A:swaps:2:0', 'A:swaps:2:03'])(
    'asks for something and pays something as text too: %s is refused',
    (text) => {
      expect(readMissions(text)).toMatchObject({ ok: false, error: { rule: 'B16' } });
      expect(notation.parseOptions(`missions=${text}`)).toMatchObject({ ok: false, error: { rule: 'B16' } });
    },
  );

  it('are part of the record and play as they say', () => {
    const state = start({ players: 2, missions: 'Stroll:steps:C2:4' });
    expect(missionsOf(state.options.missions)[0]).toMatchObject({
      name: 'Stroll',
      reward: 4,
      penalty: 0,
      rounds: 0,
    });
  });
});
