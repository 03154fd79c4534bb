/** The puzzles of Constellation, for the scripts that draw and prove them. */
import { unwrap } from '../../src/core/basics/result.js';
import { chance, type Chance } from '../../src/core/basics/seed.js';
import { readBy } from '../../src/core/puzzle/reader.js';
import { constellation } from '../../src/constellation/game.js';
import { skyOf, type Sky } from '../../src/constellation/geometry.js';
import { provePuzzle } from '../../src/constellation/prove.js';
import { BLOCKS, NAMED } from '../../src/constellation/puzzle-list.data.js';
import { puzzleList } from '../../src/constellation/puzzle-list.js';
import { walkOf } from '../../src/constellation/puzzle-reader.js';
import type { State } from '../../src/constellation/state.js';
import { BANDS } from './bands.js';
import { bestLead, FREE, isMetOnce, type Board } from './constellation-screen.js';
import { tryAll } from './constellation-tries.js';
import {
  fieldOf,
  inAnyOrder,
  kindOf,
  parOf,
  type Level,
  type PuzzleGame,
  type Reading,
  type Verdict,
} from './frame.js';
import { shapeOfStars } from './shapes.js';

const { notation } = constellation;
const MOST_POSITIONS = 100_000;

type Kind = 'hqs' | 'hold' | 'wormholes' | 'win';

/** How often each kind is drawn; what is found of it is rarer or more frequent than that. */
const LIKELY: Readonly<Record<Level, readonly Kind[]>> = {
  1: ['hold', 'hold', 'hold', 'wormholes', 'win', 'hqs'],
  2: ['hold', 'hold', 'hold', 'wormholes', 'wormholes', 'win', 'hqs'],
  3: ['hold', 'hold', 'hold', 'wormholes', 'win'],
};

const read = (puzzle: string): State => unwrap(notation.parsePosition(puzzle));

/** What a kind needs beside the board. */
function optionsFor(kind: Kind): string {
  if (kind === 'hold') return ';hqImmune=yes';
  return kind === 'win' ? ';multipliers=1,0,1;wormholesToWin=0' : '';
}

function drawOwners(sky: Sky, luck: Chance): Pick<Board, 'owners' | 'hqs'> | undefined {
  const [own, both] = [20 + luck.below(15), 55 + luck.below(20)];
  const owners = sky.ids.map(() => {
    const draw = luck.below(100);
    return draw < own ? 0 : draw < both ? 1 : FREE;
  });
  const plain = luck.shuffle([...owners.keys()].filter((at) => sky.kinds[at] === 'star'));
  const hqs = [0, 1].map((team) => plain.filter((at) => owners[at] === team).slice(0, 2));
  return hqs.every((all) => all.length === 2) ? { owners, hqs } : undefined;
}

function* candidates(level: Level, seed: number): Generator<string> {
  const luck = chance(seed);
  const [least, most] = BANDS['constellation']?.[level].par as readonly [number, number];
  const kind = luck.pick(LIKELY[level]);
  const par = least + luck.below(most - least + 1);
  const stars = luck.pick(par > 3 ? [20, 22, 24] : [16, 18, 20, 22]);
  const steals = luck.below(3);
  const head = `map=generated;seed=${seed % 10_000};stars=${stars}${optionsFor(kind)};rounds=8;round=8`;
  const sky = skyOf(read(head));
  for (let tried = 0; tried < 6; tried++) {
    const drawn = drawOwners(sky, luck);
    if (!drawn) continue;
    const board: Board = { sky, ...drawn, steals, isImmune: kind === 'hold' };
    const lead = kind === 'win' ? bestLead(board, par) : undefined;
    if (kind === 'win' ? lead === undefined : !isMetOnce(board, kind, par)) continue;
    const names = drawn.hqs.map((all) => all.map((at) => sky.ids[at]).join());
    const answers = kind === 'hold' ? 1 : 0;
    const own = luck.below(6) + Math.max(0, 1 - (lead ?? 0));
    const fields = [
      head,
      `owners=${drawn.owners.map((owner) => ({ 0: 'A', 1: 'B' })[owner] ?? '.').join('')}`,
      `hqs=${names.join('/')}`,
      `left=${par}/${answers}`,
      `steals=${steals},${answers}`,
      // One point more than the other, and only so.
      ...(lead === undefined ? [] : [`points=${own},${own + lead - 1}`]),
      `goal=${kind}`,
      `par=${par}`,
    ];
    const position = notation.parsePosition(fields.join(';'));
    if (position.ok) yield notation.formatPosition(position.value);
  }
}

function prove(puzzle: string): Verdict {
  const state = read(puzzle);
  const { moves, solutions, positions } = provePuzzle(state, MOST_POSITIONS);
  const texts = solutions.map((all) => all.map((move) => notation.formatMove(state, 0, move)));
  return { moves, solutions: texts.map(inAnyOrder), positions };
}

const readPuzzle = (puzzle: string): Reading => readBy(walkOf(read(puzzle)));

function isDull(puzzle: string, { solutions }: Verdict, { lure }: Reading, level: Level): boolean {
  const kind = kindOf(puzzle) as Kind;
  const moves = solutions[0]?.moves ?? [];
  const steals = moves.filter((move) => move.startsWith('!')).length;
  if (kind === 'hold') return false;
  if (kind === 'win') return level === 1 ? steals === 0 && lure < 0.1 : lure < 0.08;
  if (kind === 'hqs' && level > 1) return steals < 2 && lure < 0.05;
  const sky = skyOf(read(puzzle));
  const hasHole = moves.some((move) => {
    const at = sky.byId.get(move.replace('!', '')) as number;
    return [at, ...(sky.near[at] as readonly number[])].some((one) => sky.kinds[one] === 'blackhole');
  });
  return steals === 0 && !hasHole;
}

export const constellationPuzzles: PuzzleGame = {
  name: 'constellation',
  data: { levels: NAMED, blocks: BLOCKS },
  list: puzzleList,
  candidates,
  prove,
  tryAll,
  read: readPuzzle,
  isDull,
  shapeOf: shapeOfStars,
  // A win is judged when all moves are made, so that another budget would be another puzzle.
  withPar: (puzzle, par) => {
    const told = puzzle.replace(`;par=${parOf(puzzle)}`, `;par=${par}`);
    return kindOf(puzzle) === 'win' ? told : told.replace(/;left=\d+/, `;left=${par}`);
  },
  again: (puzzle) => {
    const result = notation.parsePosition(puzzle);
    return result.ok && fieldOf(puzzle, 'goal') ? notation.formatPosition(result.value) : undefined;
  },
};
