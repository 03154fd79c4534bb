/** What the puzzle box asks of Constellation. It touches no page. */
import { fold, indexed } from '../../src/core/basics/indices.js';
import { unwrap } from '../../src/core/basics/result.js';
import { describeLeft } from '../../src/core/puzzle/describe-puzzle.js';
import { SOLVER } from '../../src/core/puzzle/puzzle.js';
import { reading } from '../../src/core/puzzle/reader.js';
import type { Words } from '../../src/core/words/words.js';
import { constellation, provingPuzzle, type Move, type State } from '../../src/constellation/index.js';
import { skyOf } from '../../src/constellation/geometry.js';
import { FREE, isHq, signOf } from '../../src/constellation/networks.js';
import { puzzlePicture } from '../../src/constellation/puzzle-conversation.js';
import { walkOf } from '../../src/constellation/puzzle-reader.js';
import { partings, puzzles } from '../../src/constellation/puzzles.js';
import { sayCount, sentence } from '../frame/puzzle/sentences.js';
import type { BudgetChoice, Edit, KindChoice, PuzzleSlice, Way } from '../frame/puzzle/slice.js';
import {
  EXAMPLE,
  model,
  movesOf,
  puzzleOf,
  ready,
  setMoves,
  setPoints,
  setSteals,
  starsOf,
  type Position,
} from './model.js';

const { rules, notation } = constellation;

const MOVES = 'Moves';
/** The team that answers. */
const OTHER = 1;

function kindOf(name: string, label: string, help: string): KindChoice<Position> {
  const puzzle = { goal: { kind: name, parts: [] }, par: null, moves: 0, isSpent: false };
  return { name, label, picture: puzzlePicture({ ...EXAMPLE.game, puzzle }), cells: [0, 0], help };
}

const KINDS: readonly KindChoice<Position>[] = [
  kindOf('hqs', 'Connect both HQs', 'Lyra is to connect its two HQs. No other team has moves.'),
  kindOf(
    'hold',
    'Hold against a steal',
    'Lyra is to connect its two HQs. Then Orion steals once, if that parts them.',
  ),
  kindOf(
    'wormholes',
    'Join wormholes',
    'Lyra is to bring as many wormholes into one network as win. No other team has moves.',
  ),
  kindOf(
    'win',
    'Win the last round',
    'Lyra is to win alone when its moves are made. No other team has moves.',
  ),
];

const BUDGETS: readonly BudgetChoice<Position>[] = [
  {
    name: MOVES,
    shape: 'disc',
    least: 1,
    most: 9,
    of: (state) => movesOf(state, SOLVER),
    with: (state, n) => setMoves(state, SOLVER, n),
    say: (n) => sayCount(n, 'move'),
  },
  {
    name: 'Steals',
    shape: 'bolt',
    least: 0,
    most: 9,
    of: ({ game }) => game.steals[SOLVER] as number,
    with: (state, n) => setSteals(state, SOLVER, n),
    say: (n) => sayCount(n, 'steal'),
  },
];

const phraseOf = (move: Move): string =>
  move.type === 'steal' ? `steal ${move.star}` : move.type === 'claim' ? `claim ${move.star}` : 'wait';

const wayOf = (start: State, moves: readonly Move[]): Way => ({
  key: moves
    .map((move) => notation.formatMove(start, SOLVER, move))
    .sort()
    .join(' '),
  steps: moves.flatMap((move) => ('star' in move ? [{ to: move.star, isFull: true }] : [])),
  said: sentence(moves.map(phraseOf)),
});

/** After these moves, and the answer where the other team has one. */
function endAfter(start: State, moves: readonly Move[]): State {
  const end = fold(moves, start, (state, move) => rules.play(state, SOLVER, move).state);
  const [answer] = rules.toAct(end).includes(OTHER) ? partings(end) : [];
  return answer ? rules.play(end, OTHER, answer).state : end;
}

/** Stars that are free, another's or the reader's own; steals; points, where these decide. HQs stay. */
function editsOf(state: Position, words: Words): readonly Edit<Position>[] {
  const { game, goal } = state;
  const nameOf = (sign: string): string =>
    sign === FREE ? words.say('compose.free') : words.say(`seat.${sign === signOf(SOLVER) ? SOLVER : OTHER}`);
  const signs = [FREE, signOf(OTHER), signOf(SOLVER)];
  const stars = signs.flatMap((sign) =>
    indexed(skyOf(game).ids).flatMap(([place, star]): readonly Edit<Position>[] => {
      const was = game.owners[place] as string;
      if (was === sign || !signs.includes(was) || isHq(game, place)) return [];
      return [{ name: `${star}: ${nameOf(was)} → ${nameOf(sign)}`, after: model.put(state, star, sign) }];
    }),
  );
  const figure = (name: string, has: number, set: (n: number) => Position): readonly Edit<Position>[] =>
    [1, -1]
      .filter((more) => has + more >= 0)
      .map((more) => ({ name: `${name}: ${has} → ${has + more}`, after: set(has + more) }));
  const steals = figure('Steals', game.steals[SOLVER] as number, (n) => setSteals(state, SOLVER, n));
  const points =
    goal?.kind === 'win'
      ? figure('HQ points', game.points[SOLVER] as number, (n) => setPoints(state, SOLVER, n))
      : [];
  return [...points, ...steals, ...stars];
}

/** `words` are the game's and the composer's. */
export const sliceOf = (words: Words): PuzzleSlice<Position, State, Move> => ({
  kinds: KINDS,
  budgets: BUDGETS,
  tight: MOVES,
  ready,
  begin: puzzleOf,
  proving: provingPuzzle,
  reading: (start) => reading(walkOf(start)),
  wayOf,
  triedOf: (start, texts) => {
    const moves = texts.map((text) => unwrap(notation.parseMove(start, SOLVER, text)));
    return {
      tried: sentence(moves.map(phraseOf)),
      left: describeLeft(puzzles, endAfter(start, moves), words),
    };
  },
  edits: (state) => editsOf(state, words),
  sentences: {
    solved: (n) => `Solved in ${sayCount(n, 'move')}.`,
    ways: (n, isMost) => (n === 1 ? 'One set of moves.' : `${isMost ? 'At least ' : ''}${n} sets of moves.`),
    never: (state) => `Never, with ${sayCount(movesOf(state, SOLVER), 'move')}.`,
    smaller: (state) => `fewer moves than ${movesOf(state, SOLVER)}, or fewer stars than ${starsOf(state)}.`,
  },
});
