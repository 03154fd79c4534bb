/** The rules told once more in the plainest code, with nothing shared: on boards of chance both must agree. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findCard, linesOf, rotate, solve, type Board, type Cell } from '../../src/rotation/index.js';

type Spot = readonly [x: number, y: number];

const RANGES: Readonly<Record<string, number>> = { Y: 3, R: 4, N: 5, B: 25 };
const COLOURS: Readonly<Record<string, string>> = {
  H: 'blue',
  G: 'green',
  Y: 'yellow',
  R: 'red',
  N: 'white',
  B: 'black',
};
const WAYS: Readonly<Record<string, Spot>> = { up: [0, -1], right: [1, 0], down: [0, 1], left: [-1, 0] };

const at = (rows: Board, [x, y]: Spot): string => rows[y]?.[x] ?? '';
const cellsOf = (rows: Board): Spot[] => rows.flatMap((row, y) => [...row].map((_, x): Spot => [x, y]));

/** R2: walked side by side, clockwise from the top left. */
function ringAround([x, y]: Spot, r: number): Spot[] {
  const side = Array.from({ length: 2 * r }, (_, i) => i - r);
  return [
    ...side.map((i): Spot => [x + i, y - r]),
    ...side.map((i): Spot => [x + r, y + i]),
    ...side.map((i): Spot => [x - i, y + r]),
    ...side.map((i): Spot => [x - r, y - i]),
  ];
}

/** R3, R4. */
function turned(rows: Board, centre: Spot): Board | undefined {
  const next = rows.map((row) => [...row]);
  let moves = false;
  for (let r = 1; r <= (RANGES[at(rows, centre)] ?? 0); r++) {
    const ring = ringAround(centre, r).filter((spot) => at(rows, spot) !== '');
    for (const [i, [x, y]] of ring.entries()) {
      const came = at(rows, ring.at(i - 1) as Spot);
      (next[y] as string[])[x] = came;
      moves ||= came !== '.';
    }
  }
  return moves ? next.map((row) => row.join('')) : undefined;
}

/** R5, R6. */
function linesFrom(rows: Board): Record<string, string[]> {
  const isWarm = (comet: Spot): boolean => ringAround(comet, 1).some((spot) => /[YR]/.test(at(rows, spot)));
  const lines: Record<string, string[]> = {};
  for (const spot of cellsOf(rows).filter((one) => at(rows, one) === 'H'))
    for (const [way, [dx, dy]] of Object.entries(WAYS)) {
      const line: string[] = [];
      for (let [x, y] = [spot[0] + dx, spot[1] + dy]; at(rows, [x, y]) !== ''; x += dx, y += dy) {
        const sign = at(rows, [x, y]);
        if (sign === 'C' && isWarm([x, y])) line.push('*');
        else if (sign in COLOURS) line.push(COLOURS[sign] as string);
      }
      lines[`${spot},${way}`] = line;
    }
  return lines;
}

/** R7. */
function foundIn(rows: Board, card: readonly string[]): string[] {
  const fits = (line: readonly string[]): boolean =>
    line.some((_, from) => card.every((colour, i) => [colour, '*'].includes(line[from + i] ?? '')));
  return Object.entries(linesFrom(rows)).flatMap(([from, line]) => (fits(line) ? [from] : []));
}

/** The least number of rotations within so many, every board that can come about looked at; undefined where it takes more. */
function leastOf(start: Board, card: readonly string[], atLeast: number, most: number): number | undefined {
  const seen = new Set<string>();
  let boards = [start];
  for (let turns = 1; turns <= most; turns++) {
    boards = boards.flatMap((rows) =>
      cellsOf(rows).flatMap((centre) => {
        const next = turned(rows, centre);
        if (!next || seen.has(next.join('/'))) return [];
        seen.add(next.join('/'));
        return [next];
      }),
    );
    if (boards.some((rows) => foundIn(rows, card).length >= atLeast)) return turns;
  }
  return undefined;
}

function boards(signs: string, least: number, most: number): fc.Arbitrary<Board> {
  const length = fc.integer({ min: least, max: most });
  return fc.tuple(length, length).chain(([width, height]) => {
    const row = fc.string({ unit: fc.constantFrom(...signs), minLength: width, maxLength: width });
    return fc.array(row, { minLength: height, maxLength: height });
  });
}

const cards = (most: number): fc.Arbitrary<string[]> =>
  fc.array(fc.constantFrom(...Object.values(COLOURS)), { minLength: 1, maxLength: most });

it('R2 to R4: every star turns as the plain rules turn it', () => {
  fc.assert(
    fc.property(boards('....HHGGYRNBC', 1, 9), (rows) => {
      for (const cell of cellsOf(rows)) expect(rotate(rows, cell as Cell)).toEqual(turned(rows, cell));
    }),
  );
});

it('R5 to R7: lines and cards are found where the plain rules find them', () => {
  fc.assert(
    fc.property(boards('...HHGGYRNBCC', 1, 9), cards(4), (rows, card) => {
      expect(linesOf(rows)).toEqual(linesFrom(rows));
      const found = findCard(rows, card as never).map(String);
      expect(found.sort()).toEqual(foundIn(rows, card).sort());
    }),
    { numRuns: 500 },
  );
});

it('R13: the proven minimum is that of a search that leaves no board out', () => {
  let solved = 0;
  fc.assert(
    fc.property(
      boards('.....HGGGYR', 4, 5),
      cards(3),
      fc.integer({ min: 1, max: 2 }),
      (rows, card, atLeast) => {
        const least = leastOf(rows, card, atLeast, 2);
        const answer = solve(rows, [{ card: card as never, atLeast }], {
          nodes: least === undefined ? 500 : 1e6,
        });
        // A lower bound, where the search ends before it finds a way.
        if (least === undefined) {
          if (answer.solution) expect(answer.minimum).toBeGreaterThan(2);
          return;
        }
        solved++;
        expect(answer).toMatchObject({ minimum: least, proven: true });
        const end = answer.solution?.reduce<Board>((now, cell) => turned(now, cell) ?? [], rows) ?? [];
        expect(answer.solution).toHaveLength(least);
        expect(foundIn(end, card).length).toBeGreaterThanOrEqual(atLeast);
      },
    ),
    // The same boards each time: those that can be solved are counted.
    { numRuns: 150, seed: 13 },
  );
  expect(solved).toBeGreaterThan(20);
});
