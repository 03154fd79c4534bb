/**
 * The rules of the rotation puzzle once more, written from the sentences of docs/rules/rotation.md alone: naive, slow,
 * and with nothing of src but its types. oracle.test.ts plays both side by side.
 */
import type { Board, Card, GameState, Goal, Reading } from '../../src/rotation/state.js';

type Cell = readonly [x: number, y: number];

/** R1: how far each star reaches. */
const RANGES: Readonly<Record<string, number>> = { Y: 3, R: 4, N: 5, B: Infinity };

const signAt = (board: Board, [x, y]: Cell): string | undefined => board[y]?.[x];

/** R1: columns by letter, rows from the top by number. */
export function nameOf([x, y]: Cell): string {
  return `${String.fromCharCode('a'.charCodeAt(0) + x)}${y + 1}`;
}

export function cellsOf(board: Board): Cell[] {
  return board.flatMap((row, y) => [...row].map((_, x): Cell => [x, y]));
}

/** R2: all places so many columns or rows away, clockwise from the upper left, with those beyond the edge. */
function around([x, y]: Cell, r: number): Cell[] {
  const places: Cell[] = [];
  for (let i = -r; i < r; i++) places.push([x + i, y - r]);
  for (let i = -r; i < r; i++) places.push([x + r, y + i]);
  for (let i = r; i > -r; i--) places.push([x + i, y + r]);
  for (let i = r; i > -r; i--) places.push([x - r, y + i]);
  return places;
}

/** R2, R3: the rings of a star that have places on the board. */
function ringsOf(board: Board, centre: Cell): Cell[][] {
  const range = RANGES[signAt(board, centre) ?? ''] ?? 0;
  const rings: Cell[][] = [];
  for (let r = 1; r <= Math.min(range, 25); r++)
    rings.push(around(centre, r).filter((place) => signAt(board, place) !== undefined));
  return rings;
}

/** R4: why a cell cannot turn, by the engine's word for it. */
export function faultOfTurn(board: Board, centre: Cell): string | undefined {
  const sign = signAt(board, centre);
  if (sign === undefined) return 'no-cell';
  if (RANGES[sign] === undefined) return 'not-a-star';
  return ringsOf(board, centre)
    .flat()
    .some((place) => signAt(board, place) !== '.')
    ? undefined
    : 'only-empty';
}

export function canTurn(board: Board): boolean {
  return cellsOf(board).some((cell) => faultOfTurn(board, cell) === undefined);
}

/** R3: everything in each ring moves on to the next place that is on the board. */
export function turn(board: Board, centre: Cell): Board {
  const rows = board.map((row) => [...row]);
  for (const ring of ringsOf(board, centre))
    for (const [i, place] of ring.entries()) {
      const [x, y] = ring[(i + 1) % ring.length] as Cell;
      (rows[y] as string[])[x] = signAt(board, place) as string;
    }
  return rows.map((row) => row.join(''));
}

/** R6: a comet with a sun among its eight neighbours. */
function isWarm(board: Board, comet: Cell): boolean {
  return around(comet, 1).some((place) => ['Y', 'R'].includes(signAt(board, place) ?? ''));
}

/** R5, R6: the four lines of every planet, a sign a colour: `*` for any, `|` where no run may cross. */
export function linesOf(board: Board, { gaps, coldComet, includeOrigin }: Reading): string[] {
  const planets = cellsOf(board).filter((cell) => signAt(board, cell) === 'H');
  return planets.flatMap(([x, y]) =>
    (
      [
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ] as const
    ).map(([dx, dy]) => {
      let line = includeOrigin ? 'H' : '';
      for (let step = 1; ; step++) {
        const place: Cell = [x + dx * step, y + dy * step];
        const sign = signAt(board, place);
        if (sign === undefined) return line;
        if (sign === '.') line += gaps === 'break' ? '|' : '';
        else if (sign !== 'C') line += sign;
        else line += isWarm(board, place) ? '*' : coldComet === 'break' ? '|' : '';
      }
    }),
  );
}

/** R7: in how many lines a card is found. */
export function timesFound(board: Board, card: Card, reading: Reading): number {
  const isAt = (line: string, from: number): boolean =>
    [...card].every((sign, i) => line[from + i] === sign || line[from + i] === '*');
  return linesOf(board, reading).filter((line) =>
    reading.match === 'prefix' ? isAt(line, 0) : [...line].some((_, from) => isAt(line, from)),
  ).length;
}

/** R8, finds one after another; R11: the base is the card's length. */
export function pointsOf(card: Card, found: number): number {
  let points = 0;
  for (let find = 0; find < found; find++) points += card.length + find;
  return points;
}

/** R13: whether all goals hold. */
export function isSolved(board: Board, goals: readonly Goal[], reading: Reading): boolean {
  return goals.length > 0 && goals.every(({ card, atLeast }) => timesFound(board, card, reading) >= atLeast);
}

/**
 * R13: the least number of turns, at least one, to all goals, trying every one; undefined where it is more than `most`.
 */
export function leastTurns(
  board: Board,
  goals: readonly Goal[],
  reading: Reading,
  most: number,
): number | undefined {
  let boards = [board];
  for (let turns = 0; turns <= most; turns++) {
    if (turns > 0 && boards.some((one) => isSolved(one, goals, reading))) return turns;
    boards = boards.flatMap((one) =>
      cellsOf(one).flatMap((cell) => (faultOfTurn(one, cell) ? [] : [turn(one, cell)])),
    );
  }
  return undefined;
}

/** R9: the cards of its hand that the seat may play now. */
export function playable({ board, reading, hands, seat, rotated }: GameState): readonly Card[] {
  if (!rotated && canTurn(board)) return [];
  return (hands[seat] as readonly Card[]).filter((card) => timesFound(board, card, reading) > 0);
}

/** R12: what turn t costs alone. */
export function costOf(t: number): number {
  return Math.ceil((5 + t) ** 2 / 125);
}

/** R12: whether the game is over. */
export function isOver({ rules, turns, scores }: GameState): boolean {
  if (rules.decay) return turns > 0 && (scores[0] as number) < 0;
  return turns >= rules.turns * scores.length;
}

/** R10: fills a hand to three, up to where the discards would have to be shuffled. */
export function drawn(
  hand: readonly Card[],
  deck: readonly Card[],
  out: readonly Card[],
): { readonly hand: readonly Card[]; readonly deck: readonly Card[]; readonly shuffles: boolean } {
  const held = [...hand];
  const left = [...deck];
  while (held.length < 3 && left.length > 0) {
    const next = left.shift() as Card;
    const isHeld = held.includes(next);
    if (isHeld && left.some((card) => !held.includes(card))) left.push(next);
    else held.push(next);
  }
  return { hand: held, deck: left, shuffles: held.length < 3 && out.length > 0 };
}
