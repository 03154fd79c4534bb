/**
 * A round by names and words, for hosts, lessons and tests: what goes in and what comes out is plain data a person can
 * read.
 */
import { indexed } from '../core/basics/indices.js';
import { requireOptions } from '../core/text/options.js';
import { nameOf, readSpot, sizeOf, spotOf, type Grid } from './geometry.js';
import { options } from './options.js';
import { entryOf, refuseSteps, wordOf } from './program.js';
import { resolve, type Rulings, type Step } from './resolve.js';
import type { Nodes } from './state.js';

/** A player's round: the border node as a corner `[x, y]`, the central node as a cell, its entries as words. */
export interface NamedPlayer {
  readonly border: readonly [x: number, y: number];
  readonly central: string;
  /** Whether the border node begins blue; true where left out (B4). */
  readonly borderBlue?: boolean;
  readonly actions: readonly string[];
}

export interface NamedEnd {
  readonly border: readonly [x: number, y: number];
  readonly central: string;
  readonly borderColor: 'blue' | 'black';
  readonly centralColor: 'blue' | 'black';
  /** One for each placed path (B8). */
  readonly fireflies: number;
  readonly collisions: number;
  /** The placed paths of each node, as `DLDL`. */
  readonly borderDirs: string;
  readonly centralDirs: string;
}

export type LogLine = readonly [slot: number, player: string, entry: string, result: string];

const colour = (blue: boolean): 'blue' | 'black' => (blue ? 'blue' : 'black');

function nodesOf(grid: Grid, name: string, { border, central, borderBlue = true }: NamedPlayer): Nodes {
  const [width, height] = sizeOf(grid, 'B');
  const [x, y] = border;
  const cell = readSpot(grid, central);
  if (!(x >= 0 && y >= 0 && x < width && y < height && cell?.kind === 'C'))
    throw new RangeError(
      `resolveRound: ${name} starts at corner [${x}, ${y}] and cell “${central}”, ` +
        'which are not both on this board (B2).',
    );
  return { border: y * width + x, central: cell.place, blue: borderBlue };
}

/**
 * B7 to B10: runs the programs of all players at once. Slots count from 1; a result is `ok`, `ok blue`, `ok black`,
 * `void` or `case1` to `case4`. Energy and garnets are checkProgram's matter.
 * @throws RangeError for a player off the board, an unknown word or a step off the board.
 */
export function resolveRound(
  players: Readonly<Record<string, NamedPlayer>>,
  given: Partial<Grid & Rulings> = {},
): { readonly log: readonly LogLine[]; readonly end: Readonly<Record<string, NamedEnd>> } {
  const chosen = requireOptions(options, given);
  const names = Object.keys(players);
  const all = Object.values(players);
  const starts = all.map((player, i) => nodesOf(chosen, names[i] as string, player));
  const programs = all.map(({ actions }, i) => {
    const entries = actions.map(entryOf);
    const unknown = entries.indexOf(undefined);
    if (unknown >= 0)
      throw new RangeError(
        `resolveRound: entry ${unknown + 1} of ${names[i]} is “${actions[unknown]}”, which no program can have (B5).`,
      );
    const program = entries.join('');
    if (refuseSteps(chosen, starts[i] as Nodes, program))
      throw new RangeError(`resolveRound: the program of ${names[i]} leaves the board (B6).`);
    return program;
  });
  const { results, placed, ends } = resolve(chosen, starts, programs, chosen);
  const log: LogLine[] = [];
  for (let slot = 0; programs.some((program) => slot < program.length); slot++)
    for (const [seat, program] of indexed(programs)) {
      const entry = program[slot];
      if (entry === undefined) continue;
      const sign = (results[seat] as string)[slot] as string;
      const step = placed.find((one) => one.seat === seat && one.slot === slot);
      const ok = step ? `ok ${colour(step.blue)}` : 'ok';
      const result = sign === '0' ? ok : sign === '-' ? 'void' : `case${sign}`;
      log.push([slot + 1, names[seat] as string, wordOf(entry), result]);
    }
  const end = names.map((name, seat): [string, NamedEnd] => {
    const { border, central, blue } = ends[seat] as Nodes;
    const own = placed.filter((step) => step.seat === seat);
    const dirs = (kind: Step['kind']): string =>
      own
        .filter((step) => step.kind === kind)
        .map(({ slot }) => ((programs[seat] as string)[slot] as string).toUpperCase())
        .join('');
    return [
      name,
      {
        border: spotOf(chosen, 'B', border) as [number, number],
        central: nameOf(chosen, 'C', central),
        borderColor: colour(blue),
        centralColor: colour(!blue),
        fireflies: own.length,
        collisions: (results[seat] as string).replace(/[0-]/g, '').length,
        borderDirs: dirs('B'),
        centralDirs: dirs('C'),
      },
    ];
  });
  return { log, end: Object.fromEntries(end) };
}
