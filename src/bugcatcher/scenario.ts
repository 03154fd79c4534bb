/** What the others may do in a round, and what a program of one's own would come to among them. It chooses nothing. */
import type { Seat } from '../core/rules.js';
import type { Chance } from '../core/seed.js';
import { drawProgram } from './draw.js';
import { placesOf, stepsOf, WAYS, type Grid } from './geometry.js';
import { placesIn, shapesOf, type Mission } from './goals.js';
import { resolve, type Step } from './resolve.js';
import type { Kind, Nodes, Program, State } from './state.js';

/** When places are claimed and midpoints are passed by the others; `NEVER` where they are not. */
export interface Scenario {
  readonly claims: Readonly<Record<Kind, Uint8Array>>;
  /** By kind and colour (0 black, 1 blue). */
  readonly passes: Readonly<Record<Kind, readonly [Uint8Array, Uint8Array]>>;
}

export const NEVER = 99;

/** Others as they might stand: whose node is whose, and its colour, is drawn (B15). */
export function drawOthers({ players, last }: State, seat: Seat, luck: Chance): readonly Nodes[] {
  const others = players.filter((_, i) => i !== seat);
  const cells = luck.shuffle(others.map(({ central }) => central));
  return others.map(({ border }, i) => ({
    border,
    central: cells[i] as number,
    blue: last === null || luck.below(2) === 0,
  }));
}

/** A round of the others, one's own nodes standing in the way. */
export interface Rehearsal {
  readonly nodes: readonly Nodes[];
  readonly placed: readonly Step[];
}

/** `programs` are the others'; the last of the nodes are one's own, which stand still. */
export function rehearse(state: State, nodes: readonly Nodes[], programs: readonly Program[]): Rehearsal {
  const { placed } = resolve(state.options, nodes, [...programs, ''], state.options);
  return { nodes, placed };
}

/** What a rehearsal is to one who takes part in it: to `without`, whose own part is left out. */
export function scenarioOf({ options }: State, { nodes, placed }: Rehearsal, without: number): Scenario {
  const places = (kind: Kind): Uint8Array => new Uint8Array(placesOf(options, kind)).fill(NEVER);
  const mids = (2 * options.cols + 1) * (2 * options.rows + 1);
  const empty = (): [Uint8Array, Uint8Array] => [
    new Uint8Array(mids).fill(NEVER),
    new Uint8Array(mids).fill(NEVER),
  ];
  const claims = { B: places('B'), C: places('C') };
  const passes = { B: empty(), C: empty() };
  if (options.startClaims)
    for (const [i, { border, central }] of nodes.entries())
      if (i !== without) claims.B[border] = claims.C[central] = 0;
  for (const { seat, kind, to, mid, blue, slot } of placed) {
    if (seat === without) continue;
    claims[kind][to] = slot + 1;
    passes[kind][Number(blue) as 0 | 1][mid] = slot + 1;
  }
  return { claims, passes };
}

/** What a program came to in one scenario, as missions ask for it. */
export interface Course {
  placed: number;
  collisions: number;
  /** Places that others would have come to later. */
  denied: number;
  crossed: number;
  swaps: number;
  blue: number;
  ways: Record<Kind, string>;
  places: Record<Kind, number[]>;
}

/** Runs a program against a scenario: the others do not mind it, which is nearly so. */
export function runAgainst(grid: Grid, own: Nodes, program: Program, { claims, passes }: Scenario): Course {
  const course: Course = {
    placed: 0,
    collisions: 0,
    denied: 0,
    crossed: 0,
    swaps: 0,
    blue: 0,
    ways: { B: '', C: '' },
    places: { B: [own.border], C: [own.central] },
  };
  const passed: number[] = [];
  const steps = stepsOf(grid);
  let { blue } = own;
  let dead = '';
  for (let slot = 0; slot < program.length; slot++) {
    const entry = program[slot] as string;
    if (entry === 's' || entry === 'g') {
      blue = !blue;
      course.swaps++;
      continue;
    }
    const kind: Kind = entry < 'a' ? 'B' : 'C';
    if (dead.includes(kind)) continue;
    const places = course.places[kind];
    const from = places[places.length - 1] as number;
    const way = entry.toUpperCase();
    const at = 4 * from + WAYS.indexOf(way);
    const to = steps[kind].to[at] as number;
    const mid = steps[kind].mid[at] as number;
    const tone = Number(blue === (kind === 'B'));
    const cross = passes[kind === 'B' ? 'C' : 'B'];
    // One's own paths of the other kind and the same colour are crossed no better.
    const mark = (kind === 'B' ? 1 : -1) * (2 * mid + tone + 1);
    const isHit =
      ((cross[tone] as Uint8Array)[mid] as number) <= slot + 1 ||
      passed.includes(-mark) ||
      (claims[kind][to] as number) <= slot + 1 ||
      places.includes(to);
    if (isHit) {
      course.collisions++;
      dead += kind;
      continue;
    }
    passed.push(mark);
    places.push(to);
    course.ways[kind] += way;
    course.placed++;
    course.blue += tone;
    if (claims[kind][to] !== NEVER) course.denied++;
    if ((cross[1 - tone] as Uint8Array)[mid] !== NEVER) course.crossed++;
  }
  return course;
}

/** A mission as a test of courses, made once for many of them. */
export function testOf({ kind, node, count, word }: Mission, grid: Grid): (course: Course) => boolean {
  const own: Kind = node || 'B';
  switch (kind) {
    case 'shape': {
      const shapes = [...shapesOf(word)];
      return ({ ways }) => shapes.some((shape) => ways[own].includes(shape));
    }
    case 'visit':
    case 'end': {
      const among = placesIn(grid, own, word);
      const least = Math.max(1, count);
      return ({ places }) => {
        const come = places[own].slice(kind === 'end' ? Math.max(1, places[own].length - 1) : 1);
        return come.length >= least && come.filter((place) => among.has(place)).length >= least;
      };
    }
    case 'steps':
      return ({ ways }) => ways[own].length >= count;
    case 'swaps':
      return ({ swaps }) => swaps >= count;
    case 'cross':
      return ({ crossed }) => crossed >= count;
    case 'both':
      return ({ ways }) => ways.B.length >= count && ways.C.length >= count;
    case 'clean':
      return ({ placed, collisions }) => placed >= count && collisions === 0;
    case 'blue':
      return ({ placed, blue }) => placed >= count && blue === placed;
    case 'black':
      return ({ placed, blue }) => placed >= count && blue === 0;
  }
}

/** Others that walk at random. */
export function drawWalkers(state: State, others: readonly Nodes[], luck: Chance): readonly Program[] {
  return others.map((nodes) => drawProgram(state.options, nodes, 0, luck));
}
