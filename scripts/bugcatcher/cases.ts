/**
 * The rulings on collisions, one small round each (B7 to B10): what docs/rules/bugcatcher-cases.md shows and the tests
 * hold.
 */
import { entryOf } from '../../src/bugcatcher/program.js';
import { defaultsOf } from '../../src/core/text/options.js';
import { readSpot, type Grid } from '../../src/bugcatcher/geometry.js';
import { options } from '../../src/bugcatcher/options.js';
import { resolve, type Rulings } from '../../src/bugcatcher/resolve.js';
import { formatPosition } from '../../src/bugcatcher/position.js';
import type { Nodes, Options, Player } from '../../src/bugcatcher/state.js';

/**
 * A player of a case: corner, cell, entries; `black`: the border node begins black. `gets` are its results, as
 * `resolveRound` names them.
 */
export interface CasePlayer {
  readonly at: readonly [corner: string, cell: string];
  readonly black?: boolean;
  readonly plays: string;
  readonly gets: string;
}

export interface Case {
  readonly title: string;
  readonly ruling: string;
  readonly rule: string;
  readonly options?: Partial<Rulings>;
  readonly players: readonly CasePlayer[];
}

const GRID: Grid = { cols: 6, rows: 5 };

export const CASES: readonly Case[] = [
  {
    title: 'A program without a collision',
    rule: 'B8',
    ruling:
      'Six paths are placed and earn a firefly each. The swap takes a slot and changes the colours of what comes after.',
    players: [
      {
        at: ['C1-BR', 'C3'],
        plays: 'BD BL CL BD swap BL CD',
        gets: 'ok blue, ok blue, ok black, ok blue, ok, ok black, ok blue',
      },
    ],
  },
  {
    title: 'Case 1: a spot that was claimed before',
    rule: 'B7',
    ruling: 'The first player comes to the corner a slot later, since its swap took one. Only it collides.',
    players: [
      { at: ['B1-BR', 'A5'], plays: 'swap BR', gets: 'ok, case1' },
      { at: ['D1-BR', 'F5'], plays: 'BL', gets: 'ok blue' },
    ],
  },
  {
    title: 'Case 1: a start',
    rule: 'B7',
    ruling: 'Starts are claimed from slot 0, even if their node moves away at once.',
    players: [
      { at: ['B1-BR', 'A5'], plays: 'BR', gets: 'case1' },
      { at: ['C1-BR', 'F5'], plays: 'BD', gets: 'ok blue' },
    ],
  },
  {
    title: 'Case 1: going back',
    rule: 'B7',
    ruling: 'A claim holds against its owner too: a node that turns back collides at the spot it came from.',
    players: [{ at: ['B1-BR', 'A5'], plays: 'BR BL BU CU', gets: 'ok blue, case1, void, ok black' }],
  },
  {
    title: 'Case 1: head-on along one side',
    rule: 'B8',
    ruling: 'Each comes to the spot where the other stands, which is claimed. Both collide.',
    players: [
      { at: ['B1-BR', 'A5'], plays: 'BR', gets: 'case1' },
      { at: ['C1-BR', 'F5'], plays: 'BL', gets: 'case1' },
    ],
  },
  {
    title: 'Case 2: one spot, one slot',
    rule: 'B8',
    ruling:
      'All nodes that come there in the same slot collide and are stopped for the round. The other nodes go on.',
    players: [
      { at: ['B1-BR', 'A5'], plays: 'BR BU CU', gets: 'case2, void, ok black' },
      { at: ['D1-BR', 'F5'], plays: 'BL BU CU', gets: 'case2, void, ok black' },
    ],
  },
  {
    title: 'Case 2 does not look at colour',
    rule: 'B8',
    ruling: 'A blue and a black path that come to one corner in one slot both collide.',
    players: [
      { at: ['B1-BR', 'A5'], plays: 'BR', gets: 'case2' },
      { at: ['D1-BR', 'F5'], black: true, plays: 'BL', gets: 'case2' },
    ],
  },
  {
    title: 'Case 2: three at once',
    rule: 'B8',
    ruling: 'However many there are, all of them collide, and the spot stays free.',
    players: [
      { at: ['B2-BR', 'A5'], plays: 'BR', gets: 'case2' },
      { at: ['D2-BR', 'F5'], plays: 'BL', gets: 'case2' },
      { at: ['C1-BR', 'A1'], plays: 'BD', gets: 'case2' },
    ],
  },
  {
    title: 'Two come to a claimed spot',
    rule: 'B8',
    ruling: 'The spot was claimed before, so both collide by case 1, not by case 2.',
    players: [
      { at: ['B2-BR', 'A5'], plays: 'BR', gets: 'case1' },
      { at: ['D2-BR', 'F5'], plays: 'BL', gets: 'case1' },
      { at: ['C2-BR', 'A1'], plays: '', gets: '' },
    ],
  },
  {
    title: 'Case 3: like colours cross in one slot',
    rule: 'B8',
    ruling: 'A border path and a central path of one colour meet at the midpoint of a side. Both collide.',
    players: [
      { at: ['B2-BR', 'A5'], plays: 'BD', gets: 'case3' },
      { at: ['F5-BR', 'B3'], black: true, plays: 'CR', gets: 'case3' },
    ],
  },
  {
    title: 'Unlike colours cross freely',
    rule: 'B8',
    ruling: 'A blue and a black path pass through each other.',
    players: [
      { at: ['B2-BR', 'A5'], plays: 'BD', gets: 'ok blue' },
      { at: ['F5-BR', 'B3'], plays: 'CR', gets: 'ok black' },
    ],
  },
  {
    title: 'Case 4: like colours cross in different slots',
    rule: 'B8',
    ruling: 'Only the later one collides. The central node is stopped, and the border node goes on.',
    players: [
      { at: ['B2-BR', 'A5'], plays: 'BD BD', gets: 'ok blue, ok blue' },
      { at: ['F5-BR', 'B3'], black: true, plays: 'BU CR CR BL', gets: 'ok black, case4, void, ok black' },
    ],
  },
  {
    title: 'Case 4 with oneself',
    rule: 'B10',
    ruling:
      'This is the first program with its swap one entry earlier. The black border path crosses the player’s own black central path.',
    players: [
      {
        at: ['C1-BR', 'C3'],
        plays: 'BD BL CL swap BD BL CD',
        gets: 'ok blue, ok blue, ok black, ok, case4, void, ok blue',
      },
    ],
  },
  {
    title: 'Crossing comes before arrival',
    rule: 'B8',
    ruling: 'The second and the third stop at the crossing, so the first comes to the corner alone.',
    players: [
      { at: ['B4-BR', 'A1'], plays: 'BU', gets: 'ok blue' },
      { at: ['B2-BR', 'A5'], plays: 'BD', gets: 'case3' },
      { at: ['F5-BR', 'B3'], black: true, plays: 'CR', gets: 'case3' },
    ],
  },
  {
    title: 'An attempt counts at the crossing',
    rule: 'B8',
    ruling:
      'The border path would have been stopped at a claimed corner, but it still counts at the crossing.',
    players: [
      { at: ['B2-BR', 'A5'], plays: 'BD', gets: 'case3' },
      { at: ['F5-BR', 'B3'], black: true, plays: 'CR', gets: 'case3' },
      { at: ['B3-BR', 'A1'], plays: '', gets: '' },
    ],
  },
  {
    title: 'A path that collided leaves no trace',
    rule: 'B9',
    ruling:
      'Two border paths stop each other. A central path of their colour crosses there a slot later, unharmed.',
    players: [
      { at: ['B2-BR', 'A5'], plays: 'BD', gets: 'case2' },
      { at: ['B4-BR', 'E5'], plays: 'BU', gets: 'case2' },
      { at: ['F5-BR', 'B3'], plays: 'swap CR', gets: 'ok, ok blue' },
    ],
  },
  {
    title: 'Along the rim nothing crosses',
    rule: 'B2',
    ruling: 'Border paths may run along the rim, where no central path ever meets them.',
    players: [{ at: ['A1-UL', 'A1'], plays: 'BR BR CR CR', gets: 'ok blue, ok blue, ok black, ok black' }],
  },
  {
    title: 'With ghostClaims: a path that collided leaves its trace',
    rule: 'B9',
    ruling: 'The corner where two collided is claimed, and so is the crossing on the way there.',
    options: { ghostClaims: true },
    players: [
      { at: ['B2-BR', 'A5'], plays: 'BD', gets: 'case2' },
      { at: ['B4-BR', 'E5'], plays: 'BU', gets: 'case2' },
      { at: ['F5-BR', 'B3'], plays: 'swap CR', gets: 'ok, case4' },
    ],
  },
  {
    title: 'Without startClaims: head-on is case 2',
    rule: 'B7',
    ruling:
      'Neither spot is claimed, but a side bears one path of its kind per round. In one slot both collide.',
    options: { startClaims: false },
    players: [
      { at: ['B1-BR', 'A5'], plays: 'BR', gets: 'case2' },
      { at: ['C1-BR', 'F5'], plays: 'BL', gets: 'case2' },
    ],
  },
  {
    title: 'Without startClaims: the later path on a side is case 1',
    rule: 'B7',
    ruling:
      'The first goes along a side to the corner where the second stands. A slot later the second comes back along that side.',
    options: { startClaims: false },
    players: [
      { at: ['B1-BR', 'A5'], plays: 'BR', gets: 'ok blue' },
      { at: ['C1-BR', 'F5'], plays: 'swap BL', gets: 'ok, case1' },
    ],
  },
];

function nodesOf({ at: [corner, cell], black = false }: CasePlayer): Nodes {
  const [border, central] = [readSpot(GRID, corner)?.place ?? 0, readSpot(GRID, cell)?.place ?? 0];
  return { border, central, blue: !black };
}

/** The position after a case's round, for a board that shows it: a match of one round, all of it open. */
export function casePosition({ players, options: rulings = {} }: Case): string {
  // A match has at least two players, so a second one stands by.
  const aside: CasePlayer = { at: ['F5-BR', 'F5'], plays: '', gets: '' };
  const all = players.length > 1 ? players : [...players, aside];
  const chosen: Options = { ...defaultsOf(options), ...rulings, rounds: 1, players: all.length };
  const starts = all.map(nodesOf);
  const programs = all.map(({ plays }) =>
    plays
      .split(' ')
      .map((word) => (word === '' ? '' : entryOf(word)))
      .join(''),
  );
  const { results, placed, ends } = resolve(GRID, starts, programs, chosen);
  const seats = all.map((_, seat): Player => {
    const [nodes, program] = [starts[seat] as Nodes, programs[seat] as string];
    return {
      ...(ends[seat] as Nodes),
      fireflies: placed.filter((step) => step.seat === seat).length,
      garnets: chosen.garnets,
      done: 0,
      collisions: (results[seat] as string).replace(/[0-]/g, '').length,
      open: [],
      laps: [{ ...nodes, program, results: results[seat] as string, accepted: [], gains: [] }],
      staged: null,
      listed: false,
      lists: null,
    };
  });
  const last = {
    corners: starts.map(({ border }) => border),
    cells: starts.map(({ central }) => central),
    paths: [],
  };
  return formatPosition({
    options: chosen,
    round: 1,
    over: true,
    seed: 0,
    missions: [[]],
    closed: [],
    last,
    players: seats,
  });
}
