/** What the puzzle box asks of Bugcatcher. It touches no page. */
import { indexed, indices } from '../../src/core/basics/indices.js';
import { describeLeft } from '../../src/core/puzzle/describe-puzzle.js';
import { reading } from '../../src/core/puzzle/reader.js';
import { seatFact, type Words } from '../../src/core/words/words.js';
import { bugcatcher, provingPuzzle, type Move, type State } from '../../src/bugcatcher/index.js';
import { nameOf, readSpot, stepFrom, WAYS } from '../../src/bugcatcher/geometry.js';
import { entryFact, kindOf } from '../../src/bugcatcher/program.js';
import { puzzlePicture } from '../../src/bugcatcher/puzzle-conversation.js';
import { walkOf } from '../../src/bugcatcher/puzzle-reader.js';
import { puzzles } from '../../src/bugcatcher/puzzles.js';
import type { Kind, Player, Program } from '../../src/bugcatcher/state.js';
import { sayCount, sentence } from '../frame/puzzle/sentences.js';
import type { BudgetChoice, Edit, KindChoice, PuzzleSlice, Step, Way } from '../frame/puzzle/slice.js';
import {
  EXAMPLE,
  MOST_ENERGY,
  moveNode,
  placeOf,
  puzzleOf,
  READER,
  ready,
  setOptions,
  setProgram,
  type Position,
} from './model.js';
import { tapTarget, tapWanted } from './taps.js';

const { rules } = bugcatcher;

const KINDS: readonly Kind[] = ['B', 'C'];

const pictureOf = (kind: string, parts: readonly string[]): string =>
  puzzlePicture({
    options: EXAMPLE.game.options,
    puzzle: { goal: { kind, parts }, par: null, moves: 0, isSpent: false },
  });

const kindsFor = (words: Words): readonly KindChoice<Position>[] => [
  {
    name: 'stop',
    label: 'Make nodes collide',
    picture: pictureOf('stop', ['1B', '1C']),
    cells: [1, 2],
    help: 'Tap the nodes that are to collide: one or two, of other players.',
    tap: tapTarget,
    say: (part) =>
      words.say('compose.node', { seat: seatFact(Number(part.slice(0, -1))), node: part.slice(-1) }),
  },
  {
    name: 'end',
    label: 'Bring nodes to spots',
    picture: pictureOf('end', ['B2-BR', 'B2']),
    cells: [2, 2],
    help: 'Tap the corner where Player 1’s square node is to end, and the centre for the round one.',
    tap: tapWanted,
  },
];

const ENERGY: BudgetChoice<Position> = {
  name: 'Energy',
  shape: 'slab',
  least: 1,
  most: MOST_ENERGY,
  of: ({ game }) => game.options.energy,
  with: (state, n) => setOptions(state, { energy: n }),
  say: (n) => `${n} energy`,
};

const programOf = ([move]: readonly Move[]): Program => (move?.type === 'submit' ? move.program : '');

function phrasesOf(program: Program, { say }: Words): readonly string[] {
  return [...program].map((entry) => {
    const { key, facts = {} } = entryFact(entry);
    return say(key, facts);
  });
}

/** Each slot as a step of its node; a swap stands beside the square node. */
function stepsOf({ options, players }: State, program: Program): readonly Step[] {
  const own = players[READER] as Player;
  const at = { B: own.border, C: own.central };
  return [...program].map((entry): Step => {
    const kind = kindOf(entry);
    if (!kind) return { to: nameOf(options, 'B', at.B), isFull: true };
    const from = nameOf(options, kind, at[kind]);
    at[kind] = stepFrom(options, kind, at[kind], entry.toUpperCase()) ?? at[kind];
    return { from, to: nameOf(options, kind, at[kind]) };
  });
}

const wayOf = (start: State, program: Program, words: Words): Way => ({
  key: program,
  steps: stepsOf(start, program),
  said: sentence(phrasesOf(program, words)),
});

/** A spot where a node is to end, a step away. */
function wantedEdits(state: Position): readonly Edit<Position>[] {
  const { goal, game } = state;
  if (goal?.kind !== 'end') return [];
  return goal.parts.flatMap((part) => {
    const spot = readSpot(game.options, part);
    if (!spot) return [];
    return [...WAYS].flatMap((way): readonly Edit<Position>[] => {
      const to = stepFrom(game.options, spot.kind, spot.place, way);
      if (to === undefined) return [];
      const is = nameOf(game.options, spot.kind, to);
      const parts = goal.parts.map((one) => (one === part ? is : one));
      return [{ name: `Goal: ${part} → ${is}`, after: { ...state, goal: { ...goal, parts } } }];
    });
  });
}

/** Other spots of the goal, other entries in the programs of others, and nodes that begin a step away. */
function editsOf(state: Position, words: Words): readonly Edit<Position>[] {
  const { options, players } = state.game;
  const nameOfNode = (seat: number, node: Kind): string =>
    words.say('compose.node', { seat: seatFact(seat), node });
  const entries = indexed(players).flatMap(([seat, { staged }]) =>
    seat === READER || !staged
      ? []
      : indices(staged.program.length).flatMap((slot) => {
          const before = staged.program[slot] as string;
          const kind = kindOf(before);
          const others = [...(kind === 'B' ? WAYS : kind === 'C' ? WAYS.toLowerCase() : ''), ''];
          return others.flatMap((entry): readonly Edit<Position>[] => {
            if (entry === before) return [];
            const program = staged.program.slice(0, slot) + entry + staged.program.slice(slot + 1);
            const after = setProgram(state, seat, program);
            if (!after.ok) return [];
            const [was = ''] = phrasesOf(before, words);
            const [is = 'left out'] = phrasesOf(entry, words);
            const name = `${words.say(`seat.${seat}`)}, slot ${slot + 1}: ${was} → ${is}`;
            return [{ name, after: after.value }];
          });
        }),
  );
  const starts = indexed(players).flatMap(([seat, player]) =>
    KINDS.flatMap((kind) =>
      [...WAYS].flatMap((way): readonly Edit<Position>[] => {
        const from = placeOf(player, kind);
        const to = stepFrom(options, kind, from, way);
        if (to === undefined) return [];
        const [was, is] = [nameOf(options, kind, from), nameOf(options, kind, to)];
        return [
          { name: `${nameOfNode(seat, kind)}: ${was} → ${is}`, after: moveNode(state, { seat, kind }, is) },
        ];
      }),
    ),
  );
  const own = KINDS.length * WAYS.length;
  return [...wantedEdits(state), ...starts.slice(0, own), ...entries, ...starts.slice(own)];
}

/** `words` are the game's and the composer's. */
export const sliceOf = (words: Words): PuzzleSlice<Position, State, Move> => ({
  kinds: kindsFor(words),
  budgets: [ENERGY],
  ready,
  begin: puzzleOf,
  proving: provingPuzzle,
  reading: (start) => reading(walkOf(start)),
  wayOf: (start, moves) => wayOf(start, programOf(moves), words),
  triedOf: (start, entries) => {
    const program = entries.join('');
    const { state } = rules.play(start, READER, { type: 'submit', program, accepted: [] });
    return { tried: sentence(phrasesOf(program, words)), left: describeLeft(puzzles, state, words) };
  },
  edits: (state) => editsOf(state, words),
  sentences: {
    solved: (n) => `Solved with ${sayCount(n, 'entry', 'entries')}.`,
    ways: (n, isMost) => (n === 1 ? 'One pair of ways.' : `${isMost ? 'At least ' : ''}${n} pairs of ways.`),
    never: ({ game }) => `Never, with ${game.options.energy} energy.`,
    smaller: ({ game }) => `less energy than ${game.options.energy}, or a smaller board.`,
    aside: ({ game }, moves) => {
      const more = game.options.energy - moves;
      return more > 0
        ? `Energy is the same for all players: a reader has ${more} more than it takes. Each further entry costs a star.`
        : '';
    },
  },
});
