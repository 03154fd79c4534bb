/**
 * Random puzzles and games, ply by ply, beside the rules written a second time (oracle.ts). What fails is told with its
 * seed and moves.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../src/core/basics/result.js';
import type { Viewer } from '../../src/core/contract/rules.js';
import { chance, type Chance } from '../../src/core/basics/seed.js';
import { rotation } from '../../src/rotation/game.js';
import { findCard, linesOf as ourLines, rotate, solve, type Colour } from '../../src/rotation/index.js';
import { canRotateAt } from '../../src/rotation/outcome.js';
import type {
  Board,
  Card,
  Event,
  GameState,
  Move,
  Options,
  PuzzleState,
  Reading,
  State,
} from '../../src/rotation/state.js';
import { difference } from '../../src/testing/plain.js';
import {
  canTurn,
  cellsOf,
  costOf,
  drawn,
  faultOfTurn,
  isOver,
  isSolved,
  leastTurns,
  linesOf,
  nameOf,
  playable,
  pointsOf,
  timesFound,
  turn,
} from './oracle.js';

const { rules, notation } = rotation;

/** Throws where the engine and the rules written a second time part. */
function agree(what: string, ours: unknown, theirs: unknown): void {
  const where = difference(ours, theirs);
  if (where) throw new Error(`${what}: ${where}`);
}

const SIGNS: Readonly<Record<Colour, string>> = {
  blue: 'H',
  green: 'G',
  yellow: 'Y',
  red: 'R',
  white: 'N',
  black: 'B',
};

const coloursIn = (card: Card): Colour[] =>
  [...card].map(
    (sign) => (Object.keys(SIGNS) as Colour[]).find((colour) => SIGNS[colour] === sign) as Colour,
  );

const sorted = <T>(items: readonly T[]): T[] => [...items].sort();
const between = (luck: Chance, least: number, most: number): number => least + luck.below(most - least + 1);

function drawReading(luck: Chance): Reading {
  return {
    gaps: luck.pick(['skip', 'break']),
    coldComet: luck.pick(['skip', 'break']),
    includeOrigin: luck.below(2) === 0,
    match: luck.pick(['run', 'prefix']),
  };
}

/** From nearly empty to full, with stars or without any. */
function drawBoard(luck: Chance): Board {
  const side = (): number => luck.pick([1, 2, 3, 4, 5, 5, 6, 7, 9]);
  const signs = luck.pick(['HG', 'HGYRNBC', 'HGYRNBC', 'HHGYRC', 'HGC', 'B', 'HHHCCYG']);
  const fill = luck.pick([1, 3, 5, 8, 10]);
  const [width, height] = [side(), side()];
  return Array.from({ length: height }, () =>
    Array.from({ length: width }, () => (luck.below(10) < fill ? luck.pick([...signs]) : '.')).join(''),
  );
}

function drawCard(luck: Chance): Card {
  const signs = luck.pick(['HGYRNB', 'HG', 'G', 'YGR']);
  return Array.from({ length: between(luck, 1, luck.pick([1, 2, 5])) }, () => luck.pick([...signs])).join('');
}

const drawCards = (luck: Chance, most: number): Card[] =>
  Array.from({ length: luck.below(most + 1) }, () => drawCard(luck));

function fieldsOf(reading: Reading): string {
  const { gaps, coldComet, includeOrigin, match } = reading;
  return `;gaps=${gaps};coldComet=${coldComet};includeOrigin=${includeOrigin ? 'yes' : 'no'};match=${match}`;
}

/** A game on any board, with short decks, and hands that hold a card twice. */
function drawTable(luck: Chance): State {
  const players = between(luck, 1, 4);
  const rounds = between(luck, 1, 4);
  const decay = players === 1 && luck.below(2) === 0;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const ended = luck.below(players * rounds);
  return unwrap(
    notation.parsePosition(
      [
        drawBoard(luck).join('/'),
        `deck=${drawCards(luck, 6).join()}`,
        `held=${seats.map(() => drawCards(luck, 3).join()).join('/')}`,
        `discards=${drawCards(luck, 6).join()}`,
        `scores=${seats.map(() => luck.below(9)).join()}`,
        `played=${ended}`,
        `seed=${luck.below(1000)}`,
        `turns=${rounds}`,
        ...(decay ? ['decay=yes'] : []),
        ...(luck.below(2) ? ['show=hidden'] : []),
      ].join(';') + fieldsOf(drawReading(luck)),
    ),
  );
}

function drawPuzzle(luck: Chance): State {
  const goals = Array.from({ length: luck.below(4) }, () => `${drawCard(luck)}*${between(luck, 1, 3)}`);
  const field = goals.length > 0 ? `;goals=${goals.join()}` : '';
  return unwrap(notation.parsePosition(drawBoard(luck).join('/') + field + fieldsOf(drawReading(luck))));
}

function drawDealt(luck: Chance, seed: number): State {
  const players = between(luck, 1, 4);
  const options: Partial<Options> = {
    use: 'game',
    size: luck.pick(['5', '7', '5x9', '11']),
    players,
    turns: between(luck, 1, 12),
    decay: players === 1 && luck.below(2) === 0,
    hands: luck.pick(['open', 'hidden']),
    ...drawReading(luck),
  };
  const state = rules.setup(options, seed) as GameState;
  const cards = [...state.hands.flat(), ...state.deck];
  const colours = new Set(state.board.join('').replace(/[.C]/g, ''));
  agree(
    'the deal',
    state.hands.map((hand) => new Set(hand).size),
    state.hands.map(() => 3),
  );
  agree(
    'the deck',
    [1, 2, 3, 4, 5].map((length) => cards.filter((card) => card.length === length).length),
    [10, 20, 15, 10, 5],
  );
  agree(
    'its colours',
    [...cards.join('')].every((sign) => colours.has(sign)),
    true,
  );
  agree(
    'points to begin with',
    state.scores,
    state.hands.map(() => (options.decay ? 100 : 0)),
  );
  return state;
}

/** R5 to R7: lines as the engine gives them, and finds of some cards. */
function agreeOnLines(luck: Chance, { board, reading }: State): void {
  const ours = Object.values(ourLines(board, reading)).map((line) =>
    line.map((colour) => (colour === '*' ? colour : SIGNS[colour])).join(''),
  );
  agree('lines', sorted(ours), sorted(linesOf(board, reading).map((line) => line.replaceAll('|', ''))));
  for (let i = 0; i < 3; i++) {
    const card = drawCard(luck);
    const found = findCard(board, coloursIn(card), reading).length;
    agree(`finds of ${card}`, found, timesFound(board, card, reading));
  }
}

/** R12, R13: whether nobody is to act; a puzzle in which no star can turn leads nowhere. */
function hasEnded(state: State): boolean {
  if (state.use === 'game') return isOver(state);
  return (state.rotations > 0 && isSolved(state.board, state.goals, state.reading)) || !canTurn(state.board);
}

const cellOf = (name: string): readonly [x: number, y: number] => [
  name.charCodeAt(0) - 'a'.charCodeAt(0),
  Number(name.slice(1)) - 1,
];

/** All that is wrong with a move, by the engine's words for it (R1, R4, R8, R9, R13). */
function faultsOf(state: State, move: Move, isEnded: boolean): readonly string[] {
  const faults: (string | false | undefined)[] = [isEnded && 'over'];
  if (move.type === 'rotate')
    faults.push(
      state.use === 'game' && state.rotated && 'turned',
      faultOfTurn(state.board, cellOf(move.cell)),
    );
  else if (state.use === 'puzzle') faults.push('no-cards');
  else {
    faults.push(!state.rotated && canTurn(state.board) && 'turn-first');
    if (move.type === 'card')
      faults.push(
        !state.hands[state.seat]?.includes(move.card) && 'not-in-hand',
        timesFound(state.board, move.card, state.reading) === 0 && 'not-found',
      );
  }
  return faults.filter((fault) => typeof fault === 'string');
}

/** Every move that there could be, and a few that there could not; gives those that are legal. */
function agreeOnMoves(luck: Chance, state: State): readonly Move[] {
  const actor = state.use === 'game' ? state.seat : 0;
  const hand = state.use === 'game' ? (state.hands[actor] as readonly Card[]) : [];
  const tries: Move[] = [
    ...cellsOf(state.board).map((cell): Move => ({ type: 'rotate', cell: nameOf(cell) })),
    { type: 'rotate', cell: 'z9' },
    ...[...new Set([...hand, drawCard(luck)])].map((card): Move => ({ type: 'card', card })),
    { type: 'done' },
  ];
  const isEnded = hasEnded(state);
  for (const move of tries) {
    const faults = faultsOf(state, move, isEnded);
    const code = rules.refuse(state, actor, move)?.code.replace('rotation/', '');
    if (code === undefined ? faults.length > 0 : !faults.includes(code))
      throw new Error(
        `${notation.formatMove(state, actor, move)}: ${code ?? 'legal'}, by the rules ${faults.join(' or ') || 'legal'}`,
      );
  }
  const legal = tries.filter((move) => faultsOf(state, move, isEnded).length === 0);
  const lines = (moves: Iterable<Move>): string[] => sorted([...moves].map((move) => JSON.stringify(move)));
  agree('moves', lines(rules.moves(state, actor)), lines(legal));
  const offered = cellsOf(state.board).filter((_, at) => canRotateAt(state, at));
  agree(
    'stars to be turned',
    offered.map(nameOf),
    legal.flatMap((move) => (move.type === 'rotate' ? [move.cell] : [])),
  );
  return legal;
}

/** R9 to R12: what must be after the end of a turn, and then after each that ends by itself. */
function endTurn(state: GameState, after: GameState): GameState {
  const { hands, deck, discards, seat, scores, turns, rules: table } = state;
  const fresh = drawn(hands[seat] as readonly Card[], deck, discards);
  let next: GameState = {
    ...state,
    hands: hands.map((hand, other) => (other === seat ? fresh.hand : hand)),
    deck: fresh.deck,
    scores: table.decay ? [(scores[0] as number) - costOf(turns + 1)] : scores,
    rotated: false,
    turns: turns + 1,
    seat: (seat + 1) % hands.length,
  };
  if (fresh.shuffles) {
    // R10: what chance brought is taken over, once it is seen that it could. Where more turns ended by themselves
    // after it, who drew what can no longer be told.
    if (after.turns !== next.turns) return after;
    const hand = after.hands[seat] as readonly Card[];
    const pool = [...fresh.hand, ...discards];
    agree('cards after a shuffle', sorted([...hand, ...after.deck]), sorted(pool));
    agree('what was in hand before it', hand.slice(0, fresh.hand.length), fresh.hand);
    agree('cards in hand', hand.length, Math.min(3, pool.length));
    const isTwice = hand.some((card, i) => i >= fresh.hand.length && hand.indexOf(card) < i);
    agree('a card twice in hand', isTwice && after.deck.some((card) => !hand.includes(card)), false);
    const drew = hands.map((one, other) => (other === seat ? hand : (next.hands[other] as typeof one)));
    next = { ...next, hands: drew, deck: after.deck, discards: [] };
  }
  if (isOver(next)) return next;
  return !canTurn(next.board) && playable(next).length === 0 ? endTurn(next, after) : next;
}

function afterMove(state: GameState, move: Move, after: GameState): GameState {
  const { board, reading, seat, hands, scores, discards } = state;
  if (move.type === 'done') return endTurn(state, after);
  let next: GameState = { ...state, rotated: true };
  if (move.type === 'rotate') {
    next = { ...next, board: turn(board, cellOf(move.cell)) };
  } else {
    const hand = [...(hands[seat] as readonly Card[])];
    hand.splice(hand.indexOf(move.card), 1);
    const points = pointsOf(move.card, timesFound(board, move.card, reading));
    next = {
      ...next,
      hands: hands.map((one, other) => (other === seat ? hand : one)),
      discards: [...discards, move.card],
      scores: scores.map((score, other) => score + (other === seat ? points : 0)),
    };
  }
  return playable(next).length > 0 ? next : endTurn(next, after);
}

/** R9: with hidden hands each sees its own alone; which cards are still to come all know. */
function agreeOnViews(state: GameState): void {
  const { hands, deck, seed: _, ...open } = state;
  const isOpen = (viewer: Viewer, seat: number): boolean =>
    viewer === 'all' || viewer === seat || state.rules.hands === 'open';
  for (const viewer of ['public', 'all', ...hands.keys()] as Viewer[]) {
    const { all: __, ...view } = rotation.view(state, viewer) as unknown as Record<string, unknown>;
    if (isOver(state)) continue;
    agree(
      `what ${viewer} sees`,
      { ...view, unseen: sorted(view['unseen'] as Card[]) },
      {
        ...open,
        hands: hands.map((hand, seat) => (isOpen(viewer, seat) ? hand : null)),
        counts: hands.map(({ length }) => length),
        deck: deck.length,
        unseen: sorted([...deck, ...hands.flatMap((hand, seat) => (isOpen(viewer, seat) ? [] : hand))]),
      },
    );
  }
}

function agreeOnEvents(before: GameState, move: Move, events: readonly Event[]): void {
  if (move.type !== 'card') return;
  const found = timesFound(before.board, move.card, before.reading);
  const { seat } = before;
  const told = events.find((event) => event.type === 'played');
  agree('what is told', told, {
    type: 'played',
    seat,
    card: move.card,
    found,
    points: pointsOf(move.card, found),
  });
}

/** R12, R13: who wins, once it is over. */
function agreeOnOutcome(state: State): void {
  const { winners } = rules.outcome(state) ?? {};
  if (state.use === 'puzzle') {
    const isMet = state.rotations > 0 && isSolved(state.board, state.goals, state.reading);
    agree('winners', winners ?? null, isMet ? [0] : hasEnded(state) ? [] : null);
    return;
  }
  const { scores } = state;
  const most = Math.max(...scores);
  const first = state.rules.decay ? [] : scores.flatMap((score, seat) => (score === most ? [seat] : []));
  agree('winners', winners ?? null, isOver(state) ? first : null);
}

/** R13: finds of those that are asked for; a goal that holds from the start is met by a turn alone. */
function agreeOnGoal(state: State): void {
  if (state.use === 'game' || state.goals.length === 0 || state.rotations === 0) return;
  const { board, goals, reading, par } = state;
  const counts = goals.map(({ card, atLeast }) => Math.min(atLeast, timesFound(board, card, reading)));
  agree('the goal', rotation.goal?.(state), {
    met: isSolved(board, goals, reading),
    done: counts.reduce((sum, count) => sum + count, 0),
    of: goals.reduce((sum, { atLeast }) => sum + atLeast, 0),
    ...(par === null ? {} : { par }),
  });
}

function playOn(luck: Chance, first: State, acts: string[]): void {
  let state = first;
  for (let ply = 0; ply < (first.use === 'game' ? 40 : 8); ply++) {
    agreeOnLines(luck, state);
    agreeOnOutcome(state);
    agreeOnGoal(state);
    const legal = agreeOnMoves(luck, state);
    if (state.use === 'game') agreeOnViews(state);
    agree(
      'who is to act',
      rules.toAct(state),
      legal.length === 0 ? [] : [state.use === 'game' ? state.seat : 0],
    );
    if (legal.length === 0) return;
    const cards = legal.filter(({ type }) => type === 'card');
    const move = luck.pick(cards.length > 0 && luck.below(3) > 0 ? cards : legal);
    acts.push(notation.formatMove(state, 0, move));
    const { state: after, events } = rules.play(state, state.use === 'game' ? state.seat : 0, move);
    if (state.use === 'game') {
      const { seed: _, ...ours } = after as GameState;
      const { seed: __, ...theirs } = afterMove(state, move, after as GameState);
      agree('the state', ours, theirs);
      agreeOnEvents(state, move, events);
    } else if (move.type === 'rotate') {
      const board = turn(state.board, cellOf(move.cell));
      const next: PuzzleState = { ...state, board, rotations: state.rotations + 1 };
      agree('the state', after, next);
    }
    state = after;
  }
}

const kinds: Readonly<Record<string, readonly [games: number, draw: (luck: Chance, seed: number) => State]>> =
  {
    puzzles: [80, drawPuzzle],
    'games on any board': [100, drawTable],
    'games that are dealt': [20, drawDealt],
  };

describe('R1 to R13: random play goes as the rules written a second time say', () => {
  it.each(Object.keys(kinds))('%s', (kind) => {
    const [games, draw] = kinds[kind] as (typeof kinds)[string];
    for (let seed = 0; seed < games; seed++) {
      const luck = chance(seed);
      const acts: string[] = [];
      const first = draw(luck, seed);
      const from = notation.formatPosition(first);
      try {
        playOn(luck, first, acts);
      } catch (error) {
        throw new Error(`seed ${seed}, ${from} | ${acts.join(' ')}`, { cause: error });
      }
    }
  });
});

/** Small, with few planets and few stars, so that every sequence of turns can be tried. */
function drawRiddle(luck: Chance): Board {
  const [width, height] = [between(luck, 2, 5), between(luck, 2, 5)];
  const objects = [
    ...'HHH'.slice(luck.below(3)),
    ...Array.from({ length: between(luck, 1, 3) }, () => luck.pick([...'YRNB'])),
    ...Array.from({ length: luck.below(6) }, () => luck.pick([...'GGGGGCC'])),
  ];
  const cells = [...objects, ...Array<string>(25).fill('.')].slice(0, width * height);
  const placed = luck.shuffle(cells).join('');
  return Array.from({ length: height }, (_, y) => placed.slice(y * width, (y + 1) * width));
}

it('R13: the solver finds the fewest rotations that trying every one finds', () => {
  for (let seed = 0; seed < 250; seed++) {
    const luck = chance(seed);
    const board = drawRiddle(luck);
    const reading = drawReading(luck);
    const goals = Array.from({ length: between(luck, 1, 2) }, () => ({
      card: Array.from({ length: between(luck, 1, 3) }, () => luck.pick([...'GGGHYRNB'])).join(''),
      atLeast: between(luck, 1, 2),
    }));
    const sought = goals.map(({ card, atLeast }) => ({ card: coloursIn(card), atLeast }));
    const { minimum, proven } = solve(board, sought, { nodes: 5000 }, reading);
    try {
      if (proven) agree('the least', Math.min(minimum, 4), leastTurns(board, goals, reading, 3) ?? 4);
    } catch (error) {
      throw new Error(`seed ${seed}, ${board.join('/')} ${JSON.stringify({ goals, reading })}`, {
        cause: error,
      });
    }
  }
});

/** Boards that fast-check makes smaller until no sign can be left out. */
const boards = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
  .chain(([width, height]) => {
    const row = fc.string({ unit: fc.constantFrom(...'...HHGGYRNBCC'), minLength: width, maxLength: width });
    return fc.array(row, { minLength: height, maxLength: height });
  });
const cards = fc.string({ unit: fc.constantFrom(...'HGYRNB'), minLength: 1, maxLength: 4 });
const readings: fc.Arbitrary<Reading> = fc.record({
  gaps: fc.constantFrom('skip', 'break'),
  coldComet: fc.constantFrom('skip', 'break'),
  includeOrigin: fc.boolean(),
  match: fc.constantFrom('run', 'prefix'),
});

it('R2 to R7: every star of any board rotates, and every card is found, as the rules written a second time say', () => {
  fc.assert(
    fc.property(boards, cards, readings, (board, card, reading) => {
      for (const cell of cellsOf(board))
        expect(rotate(board, cell)).toEqual(faultOfTurn(board, cell) ? undefined : turn(board, cell));
      expect(findCard(board, coloursIn(card), reading)).toHaveLength(timesFound(board, card, reading));
    }),
    { numRuns: 300 },
  );
});
