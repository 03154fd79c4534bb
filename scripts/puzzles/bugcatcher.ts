/** The puzzles of Bugcatcher, for the scripts that draw and prove them. */
import { unwrap } from '../../src/core/basics/result.js';
import { chance, type Chance } from '../../src/core/basics/seed.js';
import type { AskedGoal } from '../../src/core/puzzle/puzzle.js';
import { readBy } from '../../src/core/puzzle/reader.js';
import { bugcatcher } from '../../src/bugcatcher/game.js';
import { allPlaces, nameOf } from '../../src/bugcatcher/geometry.js';
import { readProgram, wordsOf } from '../../src/bugcatcher/program.js';
import { provePuzzle } from '../../src/bugcatcher/prove.js';
import { BLOCKS, NAMED } from '../../src/bugcatcher/puzzle-list.data.js';
import { puzzleList } from '../../src/bugcatcher/puzzle-list.js';
import {
  aimOf,
  farFrom,
  headsOf,
  wantedIn,
  roundOf,
  run,
  walkOf,
  type Aim,
  type Round,
} from '../../src/bugcatcher/puzzle-reader.js';
import { options as table } from '../../src/bugcatcher/options.js';
import { drawProgram } from '../../src/bugcatcher/random-programs.js';
import type { Kind, Nodes, Program, State } from '../../src/bugcatcher/state.js';
import { defaultsOf } from '../../src/core/text/options.js';
import { tryAll } from './bugcatcher-tries.js';
import { goalsMetOnce, programsOf } from './bugcatcher-screen.js';
import { BANDS } from './bands.js';
import { fieldOf, kindOf, parOf, type Level, type PuzzleGame, type Reading, type Verdict } from './frame.js';
import { shapeOfProgram } from './shapes.js';

const { notation } = bugcatcher;
const NODES: readonly Kind[] = ['B', 'C'];

const read = (puzzle: string): State => unwrap(notation.parsePosition(puzzle));

interface Drawn extends Round {
  readonly energy: number;
}

/** Two players on a small board; a third one now and then, and then with less energy, so that it stays readable. */
function drawRound(energy: number, luck: Chance): Drawn {
  const players = energy < 5 && luck.below(6) === 0 ? 3 : 2;
  const grid = { cols: 3 + luck.below(2), rows: 3 + Number(luck.below(6) === 0) };
  const [corners, cells] = [luck.shuffle(allPlaces(grid, 'B')), luck.shuffle(allPlaces(grid, 'C'))];
  const black = luck.below(2);
  const nodes = Array.from({ length: players }, (_, seat): Nodes => ({
    border: corners[seat] as number,
    central: cells[seat] as number,
    blue: seat === 0 || seat !== black,
  }));
  const chosen = { ...defaultsOf(table), ...grid, energy };
  const others = nodes.slice(1).map((one) => {
    for (;;) {
      const program = drawProgram(chosen, one, 0, luck);
      if (program.length >= energy - 1) return program;
    }
  });
  return { ...grid, energy, nodes, others };
}

function textOf({ energy, nodes, others, ...grid }: Drawn, goal: string, par: number): string {
  const names = (kind: Kind): string =>
    nodes.map((one) => nameOf(grid, kind, kind === 'B' ? one.border : one.central)).join();
  const black = nodes.flatMap(({ blue }, seat) => (blue ? [] : [seat]));
  return [
    `players=${nodes.length};rounds=1;energy=${energy};garnets=0;cols=${grid.cols};rows=${grid.rows}`,
    `border=${names('B')};central=${names('C')}`,
    ...(black.length > 0 ? [`black=${black.join()}`] : []),
    `submitted=-,${others.map((program) => wordsOf(program).join('.')).join()}`,
    `goal=${goal};par=${par}`,
  ].join(';');
}

/** A goal from its text. */
const goalIn = (text: string): AskedGoal => {
  const [kind = '', ...parts] = text.split(':');
  return { kind, parts };
};

/** A goal that asks for something: no node is at home before it moves, and none is stopped by itself. */
function asks(round: Round, goal: string): boolean {
  if (!goal.startsWith('end')) return true;
  const [own] = round.nodes;
  const { B, C } = wantedIn(round, goalIn(goal));
  return own?.border !== B && own?.central !== C;
}

function* candidates(level: Level, seed: number): Generator<string> {
  const luck = chance(seed);
  const [least, most] = BANDS['bugcatcher']?.[level].par as readonly [number, number];
  const energy = least + luck.below(most - least + 1);
  const round = drawRound(energy, luck);
  // With energy left a program that is too long would end nothing, so a goal takes all of it, or all but one.
  const goals = [...goalsMetOnce(round, energy)].filter(
    ([goal, par]) =>
      par >= least &&
      asks(round, goal) &&
      (par === energy || (goal.startsWith('stop') && par === energy - 1)),
  );
  const ofKind = (kind: string): (typeof goals)[number][] =>
    luck.shuffle(goals.filter(([goal]) => goal.startsWith(kind)));
  const some = [ofKind('stop').slice(0, 3), ofKind('end').slice(0, 3)];
  for (const [goal, par] of luck.shuffle(some).flat()) {
    const position = notation.parsePosition(textOf(round, goal, par));
    if (position.ok) yield notation.formatPosition(position.value);
  }
}

/** The ways of a program: in any order they are one solution. */
function keyOf(state: State, program: Program): string {
  const { results } = run(roundOf(state), program);
  const signs = [...program].map((entry, slot) => (results[0]?.[slot] === '-' ? '-' : entry));
  const only = (some: string): string => signs.filter((sign) => some.includes(sign)).join('');
  return `${only('URDL')} ${only('urdl')} ${only('s')}${only('-')}`;
}

const programIn = (text: string): Program => readProgram(text).program;

function prove(puzzle: string): Verdict {
  const state = read(puzzle);
  const { moves, solutions, positions } = provePuzzle(state);
  const texts = solutions.map((all) => notation.formatMove(state, 0, all[0] as (typeof all)[number]));
  return {
    moves,
    positions,
    solutions: texts.map((text) => ({ key: keyOf(state, programIn(text)), moves: [text] })),
  };
}

const readPuzzle = (puzzle: string): Reading => readBy(walkOf(read(puzzle)));

/** All orders of two ways, each of which keeps its own. */
function mixesOf(one: string, other: string): readonly string[] {
  if (one === '' || other === '') return [one + other];
  return [
    ...mixesOf(one.slice(1), other).map((rest) => one.charAt(0) + rest),
    ...mixesOf(one, other.slice(1)).map((rest) => other.charAt(0) + rest),
  ];
}

/** One way first, the other first, and both in turn. */
function plainOrders(one: string, other: string): readonly string[] {
  const turns = Array.from(
    { length: Math.max(one.length, other.length) },
    (_, at) => one.charAt(at) + other.charAt(at),
  );
  return [...new Set([one + other, other + one, turns.join('')])];
}

const shareOf = (programs: readonly string[], aim: Aim): number =>
  programs.filter((program) => aim.isMet(program)).length / programs.length;

const only = (program: string, signs: string): string =>
  [...program].filter((one) => signs.includes(one)).join('');

/** The share of the straight ways home, in plain orders, that come home. */
function straightShare(round: Round, goal: string, aim: Aim): number {
  const homes = wantedIn(round, goalIn(goal));
  const own = round.nodes[0] as Nodes;
  const lengths = {
    B: farFrom(round, 'B', own.border, homes.B),
    C: farFrom(round, 'C', own.central, homes.C),
  };
  const ways = NODES.map((node) => {
    const signs = node === 'B' ? 'URDL' : 'urdl';
    return [
      ...new Set(
        programsOf(round, lengths[node]).filter(
          (program) => program.length === lengths[node] && only(program, signs) === program,
        ),
      ),
    ].filter((program) => headsOf(round, program)[node] === homes[node]);
  });
  const [border = [], central = []] = ways;
  return shareOf(
    border.flatMap((one) => central.flatMap((other) => plainOrders(one, other))),
    aim,
  );
}

function isDull(puzzle: string, { solutions }: Verdict, _reading: Reading, level: Level): boolean {
  const program = programIn(solutions[0]?.moves[0] ?? '');
  const state = read(puzzle);
  const round = roundOf(state);
  const goal = fieldOf(puzzle, 'goal');
  const aim = aimOf(round, goalIn(goal));
  const hasSwap = program.includes('s');
  const mixes = shareOf(mixesOf(only(program, 'URDL'), only(program, 'urdl')), aim);
  if (kindOf(puzzle) === 'end') {
    if (straightShare(round, goal, aim) > (level === 1 ? 1 / 2 : 0)) return true;
    const isDetour = program.length > aim.distanceOf('');
    return !(hasSwap || isDetour || mixes <= (level === 1 ? 0.5 : 0.35));
  }
  const isSacrifice = /[1-4]/.test(run(round, program).results[0] as string);
  const isTwice = goal.split(':').length > 2;
  return level > 1 && !(hasSwap || isSacrifice || isTwice || mixes <= 0.5);
}

export const bugcatcherPuzzles: PuzzleGame = {
  name: 'bugcatcher',
  data: { levels: NAMED, blocks: BLOCKS },
  list: puzzleList,
  candidates,
  prove,
  tryAll,
  read: readPuzzle,
  isDull,
  shapeOf: shapeOfProgram,
  // The energy is that of all players, so that it cannot change with par.
  withPar: (puzzle, par) => puzzle.replace(`;par=${parOf(puzzle)}`, `;par=${par}`),
  again: (puzzle) => {
    const result = notation.parsePosition(puzzle);
    return result.ok && fieldOf(puzzle, 'goal') ? notation.formatPosition(result.value) : undefined;
  },
};
