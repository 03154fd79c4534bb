/** The search of the bots that plan: many programs of one's own against many rounds of the others. */
import { indexed } from '../core/basics/indices.js';
import type { Limits } from '../core/bots/think.js';
import type { Seat } from '../core/contract/rules.js';
import { chance, type Chance } from '../core/basics/seed.js';
import { drawProgram } from './random-programs.js';
import { shapesOf, type Mission } from './goals.js';
import { headsAfter, refuseProgram } from './program.js';
import { rewardShare } from './ranking.js';
import { missionsOf } from './feasibility.js';
import {
  drawOthers,
  drawWalkers,
  rehearse,
  routeOf,
  runAgainst,
  scenarioOf,
  testOf,
  type Course,
  type Scenario,
} from './scenario.js';
import type { Move, Nodes, Player, Program, State } from './state.js';

/** How a bot plans. */
export interface Style {
  /** Rounds of the others that a program is tried against. */
  readonly scenarios: number;
  /** Of ten rounds of the others, in how many each of them answers a random one as well as it can. */
  readonly answers: number;
  /** The value of places that another player would have reached later. */
  readonly denial: number;
  /** The share of a reward that a bot expects if it foresees no answers: others may earn it too. */
  readonly share: number;
}

/** A round of the others, and how many of them would complete each mission. */
interface Outlook {
  readonly scenario: Scenario;
  readonly rivals: readonly number[];
}

/** A mission that a program might meet: what it brings, and what it costs to fail this round. */
interface Prospect {
  readonly id: number;
  readonly isNew: boolean;
  readonly test: (course: Course) => boolean;
  /** With so many rivals. */
  gain(rivals: number): number;
  readonly loss: number;
  readonly mission: Mission;
}

/**
 * The missions to think of: those open to the seat, and this round's. A penalty that a later round can still avert
 * weighs less.
 */
function prospectsOf(state: State, player: Player, { share, answers }: Style): readonly Prospect[] {
  const { options, round, missions } = state;
  const all = missionsOf(options.missions);
  const shown = missions.at(-1) ?? [];
  const isLast = round === options.rounds;
  return [...player.open, ...shown].map((id): Prospect => {
    const mission = all[id] as Mission;
    const presented = 1 + missions.findIndex((ids) => ids.includes(id));
    const left = mission.rounds === 0 ? 9 : presented + mission.rounds - 1 - round;
    const isSpared = isLast && left > 0 && !options.penaltyAtEnd;
    const loss = isSpared ? 0 : left > 0 && !isLast ? mission.penalty * 0.6 : mission.penalty;
    const gain = (rivals: number): number =>
      answers > 0 ? rewardShare(mission.reward, 1 + rivals) : mission.reward * share;
    return { id, isNew: shown.includes(id), test: testOf(mission, options), gain, loss, mission };
  });
}

/** The average value of a program, with the missions that are worth accepting beside it. */
function judge(
  state: State,
  own: Nodes,
  program: Program,
  outlooks: readonly Outlook[],
  prospects: readonly Prospect[],
  { denial }: Style,
): { readonly worth: number; readonly accepted: readonly number[] } {
  let worth = 0;
  const values = prospects.map(() => 0);
  const route = routeOf(state.options, own, program);
  for (const { scenario, rivals } of outlooks) {
    const course = runAgainst(route, scenario);
    worth += course.B + course.C + denial * course.denied;
    for (let i = 0; i < prospects.length; i++) {
      const { test, gain, loss } = prospects[i] as Prospect;
      values[i] = (values[i] as number) + (test(course) ? gain(rivals[i] as number) : -loss);
    }
  }
  worth /= outlooks.length;
  const accepted: number[] = [];
  for (const [i, { id, isNew }] of indexed(prospects)) {
    const value = (values[i] as number) / outlooks.length;
    if (isNew && value < 0.2) continue;
    worth += value;
    if (isNew) accepted.push(id);
  }
  return { worth, accepted };
}

/** A program cut somewhere and grown on by chance, or with two entries exchanged. */
function vary(state: State, own: Nodes, garnets: number, program: Program, luck: Chance): Program {
  const at = luck.below(program.length + 1);
  const next =
    luck.below(3) === 0
      ? program.slice(0, at) +
        program
          .slice(at, at + 2)
          .split('')
          .reverse()
          .join('') +
        program.slice(at + 2)
      : program.slice(0, at) +
        drawProgram(state.options, headsAfter(state.options, own, program.slice(0, at)), garnets, luck);
  const short = next.slice(0, state.options.energy + Number(next.includes('g')));
  return isSound(state, own, garnets, short) ? short : program;
}

function isSound(state: State, own: Nodes, garnets: number, program: Program): boolean {
  return !refuseProgram(state.options, { ...own, garnets }, program);
}

/** Programs that walk the shapes asked for at once. */
function shapePrograms(state: State, player: Player, prospects: readonly Prospect[]): readonly Program[] {
  return prospects
    .filter(({ mission }) => mission.kind === 'shape')
    .flatMap(({ mission }) =>
      [...shapesOf(mission.word)].map((word) => (mission.node === 'B' ? word : word.toLowerCase())),
    )
    .filter((program) => isSound(state, player, 0, program));
}

/** So many programs an answer is the best of. */
const ANSWERS = 8;

/** The best of a few random programs against one round of the others, missions thought of; and how it goes. */
function answer(
  state: State,
  nodes: Nodes,
  scenario: Scenario,
  prospects: readonly Prospect[],
  luck: Chance,
): { readonly program: Program; readonly course: Course } {
  let best: { readonly program: Program; readonly course: Course } | undefined;
  let most = -1;
  for (let i = 0; i < ANSWERS; i++) {
    const program = drawProgram(state.options, nodes, 0, luck);
    const course = runAgainst(routeOf(state.options, nodes, program), scenario);
    let worth = course.B + course.C;
    for (const { test, gain } of prospects) if (test(course)) worth += gain(1);
    if (best && worth <= most) continue;
    best = { program, course };
    most = worth;
  }
  return best as { readonly program: Program; readonly course: Course };
}

function drawOutlook(
  state: State,
  seat: Seat,
  prospects: readonly Prospect[],
  style: Style,
  luck: Chance,
): Outlook {
  const own = state.players[seat] as Player;
  const others = drawOthers(state, seat, luck);
  const nodes = [...others, own];
  const walks = rehearse(state, nodes, drawWalkers(state, others, luck));
  if (luck.below(10) >= style.answers)
    return { scenario: scenarioOf(state, walks, others.length), rivals: prospects.map(() => 0) };
  const answers = others.map((each, i) => answer(state, each, scenarioOf(state, walks, i), prospects, luck));
  const played = rehearse(
    state,
    nodes,
    answers.map(({ program }) => program),
  );
  const rivals = prospects.map(({ test }) => answers.filter(({ course }) => test(course)).length);
  return { scenario: scenarioOf(state, played, others.length), rivals };
}

/**
 * Looks at so many programs: shapes, random ones, then ever more variations of the best. `fits`: those that are asked
 * for; where none does, the answer is the first that was drawn.
 */
export function* plan(
  state: State,
  seat: Seat,
  { seed, nodes }: Limits,
  style: Style,
  fits: (program: Program) => boolean = () => true,
): Generator<Move | undefined, Move & { type: 'submit' }> {
  const player = state.players[seat] as Player;
  const luck = chance(seed);
  const prospects = prospectsOf(state, player, style);
  const outlooks: Outlook[] = [];
  let best: Move & { type: 'submit' } = {
    type: 'submit',
    program: drawProgram(state.options, player, player.garnets, luck),
    accepted: [],
  };
  while (outlooks.length < style.scenarios) {
    outlooks.push(drawOutlook(state, seat, prospects, style, luck));
    yield outlooks.length > 1 ? undefined : best;
  }
  const pool = shapePrograms(state, player, prospects);
  let most = -Infinity;
  for (let node = 0; node < nodes; node++) {
    const isEarly = node < nodes / 2;
    const shape = pool[node];
    const program: Program = shape
      ? shape + drawTail(state, player, shape, luck)
      : isEarly
        ? drawProgram(state.options, player, player.garnets, luck)
        : vary(state, player, player.garnets, best.program, luck);
    const { worth, accepted } = judge(state, player, program, outlooks, prospects, style);
    const isBetter = worth > most && fits(program);
    if (isBetter) {
      most = worth;
      best = { type: 'submit', program, accepted };
    }
    // Yields only improvements; undefined otherwise.
    yield isBetter ? best : undefined;
  }
  return best;
}

/** Spends the energy left after a program at random. */
function drawTail(state: State, player: Player, program: Program, luck: Chance): Program {
  const energy = state.options.energy - program.length;
  return drawProgram({ ...state.options, energy }, headsAfter(state.options, player, program), 0, luck);
}
