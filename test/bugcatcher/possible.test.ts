/** B16: what is called possible, held against programs that do it and against all programs that there are. */
import { describe, expect, it } from 'vitest';
import { isThorough } from '../budget.js';
import { placesOf } from '../../src/bugcatcher/geometry.js';
import { isMet, parseMission, type Mission } from '../../src/bugcatcher/goals.js';
import { BUILT_IN } from '../../src/bugcatcher/missions.js';
import { options } from '../../src/bugcatcher/options.js';
import { refuseProgram } from '../../src/bugcatcher/program.js';
import { crossingsOn, usableMissions } from '../../src/bugcatcher/feasibility.js';
import { resolve } from '../../src/bugcatcher/resolve.js';
import type { Nodes, Program } from '../../src/bugcatcher/state.js';
import type { Ground } from '../../src/bugcatcher/route.js';
import { witness } from '../../src/bugcatcher/witness.js';
import { defaultsOf } from '../../src/core/text/options.js';

const usual = defaultsOf(options);

function startsOn(ground: Ground): readonly Nodes[] {
  const [corners, cells] = [placesOf(ground, 'B'), placesOf(ground, 'C')];
  return Array.from({ length: 2 * corners * cells }, (_, i) => ({
    border: (i >> 1) % corners,
    central: Math.floor((i >> 1) / corners),
    blue: i % 2 === 0,
  }));
}

const isUsable = (mission: string, ground: Ground, energy: number): boolean =>
  usableMissions({ ...usual, ...ground, energy, missions: `Try:${mission}:3` }).length === 1;

/** Whether these programs, run by the rules, meet a mission of the first seat. */
function meets(
  mission: Mission,
  grid: Ground,
  starts: readonly Nodes[],
  programs: readonly Program[],
): boolean {
  const rulings = { startClaims: grid.startClaims ?? true, ghostClaims: false };
  return isMet(mission, { grid, programs, ...resolve(grid, starts, programs, rulings) }, 0);
}

/** Runs the witnesses from these starts; the first start without one that does it. */
function unmet(text: string, ground: Ground, energy: number, starts = startsOn(ground)): Nodes | undefined {
  const mission = parseMission(`Try:${text}:3`);
  return starts.find((nodes) => {
    const found = witness(mission, ground, energy, nodes);
    if (!found) return true;
    const { program, other } = found;
    for (const [player, asked] of [
      [nodes, program] as const,
      ...(other ? [[other.nodes, other.program] as const] : []),
    ])
      if (refuseProgram({ ...ground, energy }, { ...player, garnets: 0 }, asked)) return true;
    if (other && (other.nodes.border === nodes.border || other.nodes.central === nodes.central)) return true;
    return !meets(
      mission,
      ground,
      other ? [nodes, other.nodes] : [nodes],
      other ? [program, other.program] : [program],
    );
  });
}

describe('B16: what a swap, or both nodes together, make possible, is possible', () => {
  const free = { startClaims: false };
  it.each<[string, Ground, number]>([
    ['blue:5', { cols: 2, rows: 2 }, 6],
    ['black:5', { cols: 2, rows: 2 }, 6],
    ['blue:6', { cols: 2, rows: 3 }, 7],
    ['black:8', { cols: 2, rows: 2 }, 9],
    ['clean:8', { cols: 2, rows: 2 }, 8],
    ['cross:3', { cols: 2, rows: 3 }, 7],
    ['cross:3', { cols: 2, rows: 4 }, 7],
    ['cross:1', { cols: 2, rows: 2 }, 1],
    ['shape:BURDL', { cols: 2, rows: 2, ...free }, 4],
    ['steps:C4', { cols: 2, rows: 2, ...free }, 4],
    ['cross:3', { cols: 2, rows: 2, ...free }, 4],
  ])('%s on %o with %i energy', (mission, ground, energy) => {
    expect(unmet(mission, ground, energy)).toBe(undefined);
    expect(isUsable(mission, ground, energy)).toBe(true);
    // The least energy for which it is.
    expect(isUsable(mission, ground, energy - 1)).toBe(
      isUsableBelow.has(`${mission} ${ground.cols}${ground.rows}`),
    );
  });

  /** Those that less energy does as well. */
  const isUsableBelow = new Set(['cross:3 23', 'cross:3 24']);
});

describe('B16: nothing possible is left out, and nothing else stays', () => {
  /** Every program of so much energy that stays on the board, each met with its result. */
  function* programsOn(ground: Ground, energy: number, nodes: Nodes, begun = ''): Generator<Program> {
    yield begun;
    if (begun.length === energy) return;
    for (const entry of 'URDLurdls')
      if (!refuseProgram({ ...ground, energy }, { ...nodes, garnets: 0 }, begun + entry))
        yield* programsOn(ground, energy, nodes, begun + entry);
  }

  const ASKED = [
    ...BUILT_IN.map((text) => text.split(':').slice(1, 3).join(':')).filter(
      (text) => !text.startsWith('cross'),
    ),
    ...['blue', 'black', 'clean', 'steps:B', 'steps:C', 'both'].flatMap((kind) =>
      [1, 2, 3, 4, 5].map((count) => `${kind}${kind.includes(':') ? '' : ':'}${count}`),
    ),
    ...['shape:BURDL', 'shape:CURDL', 'shape:BUD', 'shape:CRD', 'end:B.B2-UL', 'end:C.A1', 'visit:C4.rim'],
  ];

  it.each<[Ground, number]>([
    [{ cols: 2, rows: 2 }, 2],
    [{ cols: 2, rows: 2 }, 4],
    [{ cols: 2, rows: 2, startClaims: false }, 4],
    [{ cols: 3, rows: 2 }, 3],
    ...(isThorough ? [[{ cols: 2, rows: 2 }, 5] satisfies [Ground, number]] : []),
  ])(
    'as all programs of both nodes show on %o with %i energy',
    (ground, energy) => {
      const missions = ASKED.map((text) => parseMission(`Try:${text}:3`));
      const rulings = { startClaims: ground.startClaims ?? true, ghostClaims: false };
      const possible = new Set(missions);
      for (const nodes of startsOn(ground)) {
        const met = new Set<Mission>();
        for (const program of programsOn(ground, energy, nodes)) {
          const round = {
            grid: ground,
            programs: [program],
            ...resolve(ground, [nodes], [program], rulings),
          };
          for (const mission of possible) if (!met.has(mission) && isMet(mission, round, 0)) met.add(mission);
          if (met.size === possible.size) break;
        }
        for (const mission of possible) if (!met.has(mission)) possible.delete(mission);
      }
      expect(ASKED.filter((text) => isUsable(text, ground, energy))).toEqual(
        ASKED.filter((_, i) => possible.has(missions[i] as Mission)),
      );
    },
    60_000,
  );

  it.each<[Ground, number]>([
    [{ cols: 2, rows: 2 }, 2],
    [{ cols: 2, rows: 2, startClaims: false }, 2],
    ...(isThorough ? [[{ cols: 2, rows: 3 }, 2] satisfies [Ground, number]] : []),
  ])(
    'as all programs of two players show, of how often one can cross the other, on %o with %i energy',
    (ground, energy) => {
      const starts = startsOn(ground).filter(({ blue }) => blue);
      const most = starts.map((nodes) => {
        for (let count = energy; count > 0; count--) {
          const mission = parseMission(`Try:cross:${count}:3`);
          const others = startsOn(ground).filter(
            ({ border, central }) => border !== nodes.border && central !== nodes.central,
          );
          for (const other of others)
            for (const answer of programsOn(ground, energy, other))
              if (answer.length >= count)
                for (const program of programsOn(ground, energy, nodes))
                  if (program.length >= count && meets(mission, ground, [nodes, other], [program, answer]))
                    return count;
        }
        return 0;
      });
      expect(crossingsOn(ground, energy)).toBe(Math.min(...most));
    },
    60_000,
  );

  const SMALL: readonly (readonly [number, number])[] = [
    [2, 2],
    [2, 3],
    [2, 4],
    [3, 3],
  ];

  it.each(SMALL.flatMap(([cols, rows]) => [true, false].map((startClaims) => ({ cols, rows, startClaims }))))(
    'the crossings that are known without a search are those that a search finds on %o',
    (ground) => {
      for (let energy = 1; energy <= (isThorough ? 6 : 4); energy++) {
        const known = crossingsOn(ground, energy);
        const starts = startsOn(ground).filter(({ blue }) => blue);
        expect([energy, unmet(`cross:${known}`, ground, energy, starts)]).toEqual([energy, undefined]);
        if (known < energy)
          expect([energy, unmet(`cross:${known + 1}`, ground, energy, starts)]).not.toEqual([
            energy,
            undefined,
          ]);
      }
    },
    60_000,
  );

  it.each<[number, number]>([
    [2, 9],
    [3, 5],
    [6, 5],
    [9, 9],
  ])('and so do starts of a large board of %i by %i, drawn here and there', (cols, rows) => {
    const ground = { cols, rows };
    const starts = startsOn(ground).filter((_, i) => i % (isThorough ? 97 : 499) === 0);
    for (const energy of [2, 5, 7])
      expect([energy, unmet(`cross:${crossingsOn(ground, energy)}`, ground, energy, starts)]).toEqual([
        energy,
        undefined,
      ]);
  });
});
