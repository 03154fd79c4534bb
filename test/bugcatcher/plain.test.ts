/** A round told once more in the plainest code, with nothing shared: on programs of chance both must agree. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { resolveRound, type NamedPlayer } from '../../src/bugcatcher/index.js';

const [COLS, ROWS] = [3, 3];
const WAYS = { U: [0, -1], D: [0, 1], L: [-1, 0], R: [1, 0] } as const;

/** A node on the grid of half cells: corners have even coordinates, cell centres odd ones, so a path's middle lies on both. */
interface Node {
  readonly kind: 'B' | 'C';
  x: number;
  y: number;
  isDead: boolean;
}

interface Body {
  readonly nodes: Readonly<Record<'B' | 'C', Node>>;
  isBorderBlue: boolean;
}

interface Attempt {
  readonly name: string;
  readonly kind: 'B' | 'C';
  readonly entry: string;
  readonly isBlue: boolean;
  readonly middle: string;
  readonly end: readonly [number, number];
}

const key = (kind: string, x: number, y: number): string => `${kind} ${x} ${y}`;

function bodyOf({ border: [x, y], central, borderBlue = true }: NamedPlayer): Body {
  const cell = [central.charCodeAt(0) - 65, Number(central.slice(1)) - 1] as const;
  return {
    nodes: {
      B: { kind: 'B', x: 2 * x, y: 2 * y, isDead: false },
      C: { kind: 'C', x: 2 * cell[0] + 1, y: 2 * cell[1] + 1, isDead: false },
    },
    isBorderBlue: borderBlue,
  };
}

/** B7 to B10 as they stand. */
function told(players: Readonly<Record<string, NamedPlayer>>): [number, string, string, string][] {
  const bodies = new Map(Object.entries(players).map(([name, player]) => [name, bodyOf(player)]));
  const claimed = new Set(
    [...bodies.values()].flatMap(({ nodes: { B, C } }) => [key('B', B.x, B.y), key('C', C.x, C.y)]),
  );
  const laid: { kind: string; middle: string; isBlue: boolean }[] = [];
  const log: [number, string, string, string][] = [];
  for (let slot = 1; slot <= 7; slot++) {
    const acts = Object.entries(players).flatMap(([name, { actions }]) => {
      const entry = actions[slot - 1];
      return entry === undefined ? [] : [{ name, entry, body: bodies.get(name) as Body }];
    });
    for (const { name, entry, body } of acts.filter((act) => act.entry === 'swap')) {
      body.isBorderBlue = !body.isBorderBlue;
      log.push([slot, name, entry, 'ok']);
    }
    const tries: Attempt[] = [];
    for (const { name, entry, body } of acts.filter((act) => act.entry !== 'swap')) {
      const kind = entry[0] as 'B' | 'C';
      const node = body.nodes[kind];
      const [dx, dy] = WAYS[entry[1] as keyof typeof WAYS];
      if (node.isDead) log.push([slot, name, entry, 'void']);
      else
        tries.push({
          name,
          kind,
          entry,
          isBlue: body.isBorderBlue === (kind === 'B'),
          middle: `${node.x + dx} ${node.y + dy}`,
          end: [node.x + 2 * dx, node.y + 2 * dy],
        });
    }
    const crosses = (a: { kind: string; middle: string; isBlue: boolean }, b: Attempt): boolean =>
      a.kind !== b.kind && a.middle === b.middle && a.isBlue === b.isBlue;
    const crossing = (one: Attempt): string | undefined =>
      tries.some((other) => crosses(other, one))
        ? 'case3'
        : laid.some((path) => crosses(path, one))
          ? 'case4'
          : undefined;
    const arriving = tries.filter((one) => crossing(one) === undefined);
    const arrival = (one: Attempt): string | undefined => {
      const to = key(one.kind, ...one.end);
      if (claimed.has(to)) return 'case1';
      return arriving.some((other) => other !== one && key(other.kind, ...other.end) === to)
        ? 'case2'
        : undefined;
    };
    const verdicts = tries.map((one) => crossing(one) ?? arrival(one));
    for (const [i, { name, kind, entry, isBlue, middle, end }] of tries.entries()) {
      const node = (bodies.get(name) as Body).nodes[kind];
      const verdict = verdicts[i];
      log.push([slot, name, entry, verdict ?? `ok ${isBlue ? 'blue' : 'black'}`]);
      node.isDead ||= verdict !== undefined;
      if (verdict !== undefined) continue;
      [node.x, node.y] = end;
      laid.push({ kind, middle, isBlue });
      claimed.add(key(kind, ...end));
    }
  }
  return log;
}

/** Entries that stay on the board while nothing collides (B6). */
function soundFrom(player: NamedPlayer, words: readonly string[]): string[] {
  const { nodes } = bodyOf(player);
  return words.filter((entry) => {
    if (entry === 'swap') return true;
    const node = nodes[entry[0] as 'B' | 'C'];
    const [dx, dy] = WAYS[entry[1] as keyof typeof WAYS];
    const [x, y] = [node.x + 2 * dx, node.y + 2 * dy];
    if (x < 0 || y < 0 || x > 2 * COLS || y > 2 * ROWS) return false;
    [node.x, node.y] = [x, y];
    return true;
  });
}

const WORDS = ['BU', 'BD', 'BL', 'BR', 'CU', 'CD', 'CL', 'CR', 'swap'];
const upTo = (most: number): fc.Arbitrary<number> => fc.integer({ min: 0, max: most });

const players = fc
  .array(
    fc
      .record({
        border: fc.tuple(upTo(COLS), upTo(ROWS)),
        central: fc.tuple(upTo(COLS - 1), upTo(ROWS - 1)).map(([x, y]) => `${'ABC'[x]}${y + 1}`),
        borderBlue: fc.boolean(),
        words: fc.array(fc.constantFrom(...WORDS), { maxLength: 7 }),
      })
      .map(({ words, ...player }): NamedPlayer => ({
        ...player,
        actions: soundFrom({ ...player, actions: [] }, words),
      })),
    { minLength: 1, maxLength: 4 },
  )
  .map((list) => Object.fromEntries(list.map((player, i) => [`p${i}`, player])));

it('B7 to B10: what becomes of each entry', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(players, (given) => {
      const { log } = resolveRound(given, { cols: COLS, rows: ROWS });
      const sorted = (lines: readonly (readonly unknown[])[]): string[] =>
        lines.map((line) => line.join(' ')).sort();
      expect(sorted(log)).toEqual(sorted(told(given)));
      for (const [, , , result] of log) seen.add(result);
    }),
    { numRuns: 2000 },
  );
  expect([...seen].sort()).toEqual(['case1', 'case2', 'case3', 'case4', 'ok', 'ok black', 'ok blue', 'void']);
});
