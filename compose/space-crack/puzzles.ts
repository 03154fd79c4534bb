/** What the puzzle box asks of Space Crack. It touches no page. */
import { indexed, indices } from '../../src/core/basics/indices.js';
import { unwrap } from '../../src/core/basics/result.js';
import { describeLeft } from '../../src/core/puzzle/describe-puzzle.js';
import { SOLVER } from '../../src/core/puzzle/puzzle.js';
import { reading } from '../../src/core/puzzle/reader.js';
import type { Words } from '../../src/core/words/words.js';
import { areaOf, boardOf } from '../../src/space-crack/geometry.js';
import { provingPuzzle, spaceCrack, type Event, type Move, type State } from '../../src/space-crack/index.js';
import { puzzlePicture } from '../../src/space-crack/puzzle-conversation.js';
import { walkOf } from '../../src/space-crack/puzzle-reader.js';
import { puzzles } from '../../src/space-crack/puzzles.js';
import { sayCount, sentence } from '../frame/puzzle/sentences.js';
import type { BudgetChoice, Edit, KindChoice, PuzzleSlice, Way } from '../frame/puzzle/slice.js';
import { fresh, puzzleOf, ready, setSeat, setShip, type Position } from './model.js';

const { rules, notation } = spaceCrack;

const MOVES = 'Moves';
const MOST_CRACK = 99;

function pictureOf(kind: string, cells: number): string {
  const parts = indices(cells).map((cell) => `${cell + 1}`);
  const { moves: _, ...state } = fresh();
  return puzzlePicture({
    ...state,
    next: 0,
    puzzle: { goal: { kind, parts }, par: null, moves: 0, isSpent: false },
  });
}

const KINDS: readonly KindChoice<Position>[] = [
  {
    name: 'break',
    label: 'Destroy every other ship',
    picture: pictureOf('break', 0),
    cells: [0, 0],
    help: '',
  },
  {
    name: 'take',
    label: 'Capture planets',
    picture: pictureOf('take', 2),
    cells: [1, 4],
    help: 'Tap the planets to capture on the map, one to four.',
  },
  {
    name: 'core',
    label: 'Make a core planet',
    picture: pictureOf('core', 1),
    cells: [1, 1],
    help: 'Tap a planet that has six neighbours: Blue is to own it and them.',
  },
];

const BUDGETS: readonly BudgetChoice<Position>[] = [
  {
    name: MOVES,
    shape: 'diamond',
    least: 1,
    most: 9,
    of: ({ points }) => points[SOLVER] as number,
    with: (state, n) => setSeat(state, 'points', SOLVER, n),
    say: (n) => sayCount(n, 'move'),
  },
  {
    name: 'Crack',
    least: 0,
    most: MOST_CRACK,
    of: ({ crack }) => crack[SOLVER] as number,
    with: (state, n) => setSeat(state, 'crack', SOLVER, n),
    say: (n) => `${n} crack`,
  },
];

const placeOf = ({ options }: Pick<State, 'options'>, planet: number, { say }: Words): string =>
  say('planet.placed', {
    cell: `${planet + 1}`,
    size: options.sizes[planet] as number,
    area: { key: `area.${areaOf(boardOf(options.boardSize), planet)}` },
  });

const VERBS = { moved: 'go to', took: 'take', merged: 'merge on' };

/** A move in few words, by its event. `was`: the planet of the move before. */
function phraseOf(state: State, event: Event, was: number, words: Words): string {
  switch (event.type) {
    case 'built':
      return event.planet === was ? 'build there' : `build on ${placeOf(state, event.planet - 1, words)}`;
    case 'moved':
    case 'took':
    case 'merged': {
      const place = placeOf(state, event.to - 1, words);
      return event.type === 'merged' && event.to === was ? 'merge there' : `${VERBS[event.type]} ${place}`;
    }
    case 'won':
    case 'lost':
    case 'both':
      return `attack strength ${event.against}`;
    default:
      return 'end the round';
  }
}

const AGAIN = 'build there';
const OFTEN = ['', '', 'twice '];

/** “Build on size 3, build there” is said as one. */
function joined(phrases: readonly string[]): readonly string[] {
  const told: { phrase: string; times: number }[] = [];
  for (const phrase of phrases) {
    const last = told.at(-1);
    if (phrase === AGAIN && last?.phrase.startsWith('build on ')) last.times++;
    else told.push({ phrase, times: 1 });
  }
  return told.map(({ phrase, times }) =>
    times > 1 ? phrase.replace('on', `${OFTEN[times] ?? `${times} times `}on`) : phrase,
  );
}

interface Played {
  readonly end: State;
  readonly phrases: readonly string[];
}

function playedFrom(start: State, moves: readonly Move[], words: Words): Played {
  let end = start;
  let was = 0;
  const phrases = moves.map((move) => {
    const step = rules.play(end, SOLVER, move);
    const phrase = phraseOf(end, step.events[0] as Event, was, words);
    end = step.state;
    was = move.type === 'move' ? move.to : move.type === 'build' ? move.planet : 0;
    return phrase;
  });
  return { end, phrases: joined(phrases) };
}

function wayOf(start: State, moves: readonly Move[], words: Words): Way {
  return {
    key: moves
      .map((move) => notation.formatMove(start, SOLVER, move))
      .sort()
      .join(' '),
    steps: moves.map((move) =>
      move.type === 'move'
        ? { from: `${move.from}`, to: `${move.to}` }
        : { to: `${move.type === 'build' ? move.planet : 1}`, isFull: true },
    ),
    said: sentence(playedFrom(start, moves, words).phrases),
  };
}

/** Ships one or two stronger or weaker, then crack. */
function editsOf(state: Position, words: Words): readonly Edit<Position>[] {
  const shipEdits = [1, -1, 2, -2].flatMap((more) =>
    indexed(state.ships).flatMap(([planet, ship]): readonly Edit<Position>[] => {
      const after = ship + more;
      if (ship === 0 || after < 1) return [];
      const seat = words.say(`seat.${state.owners[planet]}`);
      const name = `${seat}’s ship on ${placeOf(state, planet, words)}: ${ship} → ${after}`;
      return [{ name, after: setShip(state, `${planet + 1}`, after) }];
    }),
  );
  const has = state.crack[SOLVER] as number;
  const crackEdits = [1, -1, 2, -2]
    .filter((more) => has > 0 && has + more >= 0)
    .map((more) => ({
      name: `Crack: ${has} → ${has + more}`,
      after: setSeat(state, 'crack', SOLVER, has + more),
    }));
  return [...shipEdits, ...crackEdits];
}

/** `words` are the game's. */
export const sliceOf = (words: Words): PuzzleSlice<Position, State, Move> => ({
  kinds: KINDS,
  budgets: BUDGETS,
  tight: MOVES,
  ready,
  begin: puzzleOf,
  proving: provingPuzzle,
  reading: (start) => reading(walkOf(start)),
  wayOf: (start, moves) => wayOf(start, moves, words),
  triedOf: (start, texts) => {
    const moves = texts.map((text) => unwrap(notation.parseMove(start, SOLVER, text)));
    const { end, phrases } = playedFrom(start, moves, words);
    return { tried: sentence(phrases), left: describeLeft(puzzles, end, words) };
  },
  edits: (state) => editsOf(state, words),
  sentences: {
    solved: (n) => `Solved in ${sayCount(n, 'move')}.`,
    ways: (n, isMost) => (n === 1 ? 'One solution.' : `${isMost ? 'At least ' : ''}${n} solutions.`),
    never: ({ points }) => `Never, with ${sayCount(points[SOLVER] as number, 'move')}.`,
    smaller: ({ points, crack }) =>
      `fewer moves than ${points[SOLVER]}, fewer planets, or less crack than ${crack[SOLVER]}.`,
  },
});
