/** Imagines what the others may do in a round, and how one's own program would fare among them. It chooses nothing. */
import { indexed } from '../core/basics/indices.js';
import type { Seat } from '../core/contract/rules.js';
import type { Chance } from '../core/basics/seed.js';
import { drawProgram } from './random-programs.js';
import { stepsOf, WAYS, type Grid } from './geometry.js';
import { placesIn, shapesOf, type Mission } from './goals.js';
import { resolve, type Step } from './resolve.js';
import type { Kind, Nodes, Program, State } from './state.js';

/**
 * When places are claimed and midpoints are passed by the others, a byte each: corners, centres, then the midpoints of
 * black and blue border paths and of black and blue central paths. `NEVER` where they are not.
 */
export type Scenario = Uint8Array;

const NEVER = 99;

/** Offset of a kind's claims in a scenario, and of the passes of a kind and colour (0 black, 1 blue). */
const claimsAt = ({ cols, rows }: Grid, kind: Kind): number => (kind === 'B' ? 0 : (cols + 1) * (rows + 1));

function passesAt({ cols, rows }: Grid, kind: Kind, tone: number): number {
  const mids = (2 * cols + 1) * (2 * rows + 1);
  return (cols + 1) * (rows + 1) + cols * rows + mids * (tone + (kind === 'B' ? 0 : 2));
}

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

/** A rehearsal as seen by one of its players, `without`, whose own part is left out. */
export function scenarioOf({ options }: State, { nodes, placed }: Rehearsal, without: number): Scenario {
  const scenario = new Uint8Array(passesAt(options, 'C', 2)).fill(NEVER);
  const cells = claimsAt(options, 'C');
  if (options.startClaims)
    for (const [i, { border, central }] of indexed(nodes))
      if (i !== without) scenario[border] = scenario[cells + central] = 0;
  for (const { seat, kind, to, mid, blue, slot } of placed)
    if (seat !== without)
      scenario[claimsAt(options, kind) + to] = scenario[passesAt(options, kind, Number(blue)) + mid] =
        slot + 1;
  return scenario;
}

/** An attempt of a program, and where a scenario tells of its place and of the paths that it crosses. */
interface Attempt {
  readonly kind: Kind;
  readonly slot: number;
  readonly to: number;
  readonly mid: number;
  readonly tone: number;
  readonly claim: number;
  /** Paths of the other kind in this colour, and in the other colour. */
  readonly like: number;
  readonly unlike: number;
  /**
   * With so many paths of the other kind placed it collides with oneself: 0 where one was before, `NEVER` where not.
   */
  readonly foe: number;
}

/** A program as it would run with nobody in its way: others leave of it its first steps of each kind. */
export interface Route {
  readonly attempts: readonly Attempt[];
  readonly ways: Readonly<Record<Kind, string>>;
  readonly swaps: number;
}

export function routeOf(grid: Grid, own: Nodes, program: Program): Route {
  const steps = stepsOf(grid);
  const attempts: Attempt[] = [];
  const ways = { B: '', C: '' };
  const at = { B: own.border, C: own.central };
  let { blue } = own;
  let swaps = 0;
  let over = '';
  for (let slot = 0; slot < program.length; slot++) {
    const entry = program[slot] as string;
    if (entry === 's' || entry === 'g') {
      blue = !blue;
      swaps++;
      continue;
    }
    const kind: Kind = entry < 'a' ? 'B' : 'C';
    if (over === kind || over === 'BC') continue;
    const other = kind === 'B' ? 'C' : 'B';
    const way = entry.toUpperCase();
    const step = 4 * at[kind] + WAYS.indexOf(way);
    const to = steps[kind].to[step] as number;
    const mid = steps[kind].mid[step] as number;
    const tone = Number(blue === (kind === 'B'));
    let isBack = to === (kind === 'B' ? own.border : own.central);
    let foe = NEVER;
    let others = 0;
    for (const one of attempts) {
      if (one.kind === kind) isBack ||= one.to === to;
      else if (++others && one.mid === mid && one.tone === tone && foe === NEVER) foe = others;
    }
    if (isBack) {
      foe = 0;
      over = over === '' ? kind : 'BC';
    }
    const claim = claimsAt(grid, kind) + to;
    const like = passesAt(grid, other, tone) + mid;
    const unlike = passesAt(grid, other, 1 - tone) + mid;
    attempts.push({ kind, slot, to, mid, tone, claim, like, unlike, foe });
    ways[kind] += way;
    at[kind] = to;
  }
  return { attempts, ways, swaps };
}

/**
 * The result of a program in one scenario, in the terms of missions. `B` and `C`: how many paths of a kind were placed.
 */
export interface Course extends Readonly<Record<Kind, number>> {
  readonly route: Route;
  readonly collisions: number;
  /** Places that others would have come to later. */
  readonly denied: number;
  readonly crossed: number;
  readonly blue: number;
}

/** Runs a program against a scenario: the others do not mind it, which is nearly so. */
export function runAgainst(route: Route, scenario: Scenario): Course {
  let [B, C, denied, crossed, blue] = [0, 0, 0, 0, 0];
  let [isBorderDead, isCentralDead] = [false, false];
  for (const { kind, slot, tone, claim, like, unlike, foe } of route.attempts) {
    const isBorder = kind === 'B';
    if (isBorder ? isBorderDead : isCentralDead) continue;
    const claimed = scenario[claim] as number;
    if (claimed <= slot + 1 || (scenario[like] as number) <= slot + 1 || (isBorder ? C : B) >= foe) {
      if (isBorder) isBorderDead = true;
      else isCentralDead = true;
      continue;
    }
    if (isBorder) B++;
    else C++;
    blue += tone;
    if (claimed !== NEVER) denied++;
    if (scenario[unlike] !== NEVER) crossed++;
  }
  return { route, B, C, collisions: Number(isBorderDead) + Number(isCentralDead), denied, crossed, blue };
}

/** A mission as a test of courses, made once for many of them. */
export function testOf({ kind, node, count, word }: Mission, grid: Grid): (course: Course) => boolean {
  const own = node || 'B';
  switch (kind) {
    case 'shape': {
      const shapes = [...shapesOf(word)];
      // A route is tried many times in a row: so many of its paths hold the shape.
      let known: Route | undefined;
      let least = NEVER;
      return (course) => {
        const { route } = course;
        if (course[own] < word.length) return false;
        if (route !== known) {
          known = route;
          least = NEVER;
          for (const shape of shapes) {
            const at = route.ways[own].indexOf(shape);
            if (at >= 0) least = Math.min(least, at + word.length);
          }
        }
        return course[own] >= least;
      };
    }
    case 'visit':
    case 'end': {
      const among = placesIn(grid, own, word);
      const least = Math.max(1, count);
      return (course) => {
        const come = course[own];
        const first = kind === 'end' ? come : 1;
        let [n, met] = [0, 0];
        for (const { kind: each, to } of course.route.attempts)
          if (each === own && ++n >= first && n <= come && among.has(to)) met++;
        return met >= least;
      };
    }
    case 'steps':
      return (course) => course[own] >= count;
    case 'swaps':
      return ({ route }) => route.swaps >= count;
    case 'cross':
      return ({ crossed }) => crossed >= count;
    case 'both':
      return ({ B, C }) => B >= count && C >= count;
    case 'clean':
      return ({ B, C, collisions }) => B + C >= count && collisions === 0;
    case 'blue':
      return ({ B, C, blue }) => B + C >= count && blue === B + C;
    case 'black':
      return ({ B, C, blue }) => B + C >= count && blue === 0;
  }
}

/** Others that walk at random. */
export function drawWalkers(state: State, others: readonly Nodes[], luck: Chance): readonly Program[] {
  return others.map((nodes) => drawProgram(state.options, nodes, 0, luck));
}
