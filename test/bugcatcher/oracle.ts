/**
 * The rules of Bugcatcher once more, written from the sentences of docs/rules/bugcatcher.md alone: naive, slow,
 * and with nothing of src but its types. oracle.test.ts plays both side by side.
 *
 * All places are points of one plane counted in half cells, as text: corners are even and even, centres odd and odd,
 * and where the two kinds can cross one is even and the other odd.
 */
import type {
  Act,
  Kind,
  Lap,
  Lists,
  Options,
  Path,
  Player,
  Staged,
  Track,
} from '../../src/bugcatcher/state.js';

export type Point = string;

/** A player in these rules: the places of its nodes, and all that it has. */
export interface Rider {
  readonly border: Point;
  readonly central: Point;
  /** B4: whether the border node is blue; the central node always has the other colour. */
  readonly blue: boolean;
  readonly fireflies: number;
  readonly garnets: number;
  readonly done: number;
  readonly collisions: number;
  /** Missions that it accepted and that are open, with the round in which they were shown. */
  readonly open: readonly (readonly [mission: number, shown: number])[];
}

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  U: [0, -1],
  R: [1, 0],
  D: [0, 1],
  L: [-1, 0],
};

/** A point so many half cells on. */
function onward(from: Point, way: string, halves: number): Point {
  const [x, y] = from.split(',').map(Number) as [number, number];
  const [dx, dy] = WAYS[way.toUpperCase()] as readonly [number, number];
  return `${x + dx * halves},${y + dy * halves}`;
}

/** B2: every centre of a cell, or every corner, by rows. */
export function pointsOf({ cols, rows }: Pick<Options, 'cols' | 'rows'>, kind: Kind): Point[] {
  const points: Point[] = [];
  for (let y = 0; y <= 2 * rows; y++)
    for (let x = 0; x <= 2 * cols; x++)
      if (kind === 'B' ? x % 2 === 0 && y % 2 === 0 : x % 2 === 1 && y % 2 === 1) points.push(`${x},${y}`);
  return points;
}

/** The engine's number of a place. */
export function numberOf(options: Options, kind: Kind, point: Point): number {
  return pointsOf(options, kind).indexOf(point);
}

const kindOf = (entry: string): Kind => (entry === entry.toUpperCase() ? 'B' : 'C');
const isSwap = (entry: string): boolean => entry === 's' || entry === 'g';

/** B5, B6: all that is wrong with a program and its missions, each by the engine's word for it. */
export function faultsOf(
  options: Options,
  rider: Rider,
  shown: readonly number[],
  staged: Staged,
): Set<string> {
  const faults = new Set<string>();
  const entries = [...staged.program];
  if (entries.some((entry) => !'URDLurdlsg'.includes(entry))) return new Set(['syntax']);
  if (entries.filter((entry) => entry !== 'g').length > options.energy) faults.add('energy');
  const garnetSwaps = entries.filter((entry) => entry === 'g').length;
  if (garnetSwaps > 1) faults.add('garnet-swap-once');
  if (garnetSwaps > rider.garnets) faults.add('garnets');
  const at = { B: rider.border, C: rider.central };
  for (const entry of entries) {
    if (isSwap(entry)) continue;
    const kind = kindOf(entry);
    at[kind] = onward(at[kind], entry, 2);
    if (!pointsOf(options, kind).includes(at[kind])) {
      faults.add('off-board');
      break;
    }
  }
  if (staged.accepted.some((mission) => !shown.includes(mission))) faults.add('mission');
  return faults;
}

/** B3: all that is wrong with start lists. */
export function faultsOfLists(options: Options, rider: Rider, lists: Lists | null): Set<string> {
  const faults = new Set<string>();
  if (!lists) return faults;
  for (const [kind, list] of [
    ['C', lists.central],
    ['B', lists.border],
  ] as const) {
    if (list.length !== options.players || new Set(list).size !== list.length) faults.add('list');
    if (list.some((place) => pointsOf(options, kind)[place] === undefined)) faults.add('list');
  }
  const [central, border] = lists.bids;
  if (central < 0 || border < 0 || central + border > rider.garnets) faults.add('bids');
  return faults;
}

/**
 * B3: whether a hand-out of places may be what came of these lists. Chance may decide between equal bids alone, so
 * whoever got a place is taken for the winner of its contest, and checked. Says which bids decided a contest.
 */
export function handOut(
  lists: readonly (readonly number[])[],
  bids: readonly number[],
  given: readonly number[],
): { readonly faults: readonly string[]; readonly decided: readonly boolean[] } {
  const faults: string[] = [];
  const decided = bids.map(() => false);
  const waiting = new Set(lists.keys());
  const taken = new Set<number>();
  for (let pass = 0; pass < lists.length; pass++) {
    const wishes = new Map<number, number[]>();
    for (const seat of waiting) {
      const wish = lists[seat]?.[pass] as number;
      if (!taken.has(wish)) wishes.set(wish, [...(wishes.get(wish) ?? []), seat]);
    }
    for (const [place, rivals] of wishes) {
      taken.add(place);
      const winner = rivals.find((seat) => given[seat] === place);
      if (winner === undefined) {
        faults.push(`in pass ${pass + 1} place ${place} went to none of ${rivals.join()}`);
        continue;
      }
      waiting.delete(winner);
      const others = rivals.filter((seat) => seat !== winner).map((seat) => bids[seat] as number);
      const bid = bids[winner] as number;
      if (others.some((other) => other > bid))
        faults.push(`place ${place} went to ${winner}, who bid less than another`);
      // A bid that left one rival behind counts, also where chance then chose among equal ones.
      decided[winner] = others.some((other) => other < bid);
    }
  }
  if (waiting.size > 0) faults.push(`${[...waiting].join()} got nothing`);
  return { faults, decided };
}

/** A path that is tried in a slot. */
interface Attempt {
  readonly seat: number;
  readonly kind: Kind;
  readonly blue: boolean;
  readonly from: Point;
  readonly middle: Point;
  readonly to: Point;
}

/** The trace of a path on its side or step. */
type Passage = Pick<Attempt, 'kind' | 'blue' | 'middle'>;

export interface Placed extends Attempt {
  readonly slot: number;
}

export interface Run {
  /** Results of each seat's entries, in the engine's signs. */
  readonly results: readonly string[];
  readonly slots: readonly (readonly Act[])[];
  readonly placed: readonly Placed[];
  readonly ends: readonly { readonly border: Point; readonly central: Point; readonly blue: boolean }[];
  readonly collisions: readonly number[];
  readonly swaps: readonly number[];
}

/** A round by names: where somebody begins, and the words of its entries. */
export interface Named {
  readonly border: readonly [x: number, y: number];
  readonly central: string;
  readonly borderBlue?: boolean;
  readonly actions: readonly string[];
}

export function startOf({
  border: [x, y],
  central,
  borderBlue = true,
}: Named): Pick<Rider, 'border' | 'central' | 'blue'> {
  const column = central.charCodeAt(0) - 'A'.charCodeAt(0);
  return {
    border: `${2 * x},${2 * y}`,
    central: `${2 * column + 1},${2 * Number(central.slice(1)) - 1}`,
    blue: borderBlue,
  };
}

/** The signs of such entries: a border node's are capital; `?` for what is no entry. */
export const programOf = (words: readonly string[]): string =>
  words
    .map((word) => {
      const [node, way = ''] = word;
      if (word === 'swap' || word === 'gswap') return word === 'swap' ? 's' : 'g';
      return node === 'B' ? way : node === 'C' ? way.toLowerCase() : '?';
    })
    .join('');

/** Results of the entries, a line each: `slot name word result`. */
export function linesOf(players: Readonly<Record<string, Named>>): string[] {
  const all = Object.entries(players);
  const { results, placed } = run(
    { startClaims: true, ghostClaims: false },
    all.map(([, player]) => startOf(player)),
    all.map(([, { actions }]) => programOf(actions)),
  );
  return all.flatMap(([name, { actions }], seat) =>
    actions.map((word, i) => {
      const path = placed.find((one) => one.seat === seat && one.slot === i + 1);
      const sign = results[seat]?.[i] as string;
      const ok = path ? `ok ${path.blue ? 'blue' : 'black'}` : 'ok';
      return `${i + 1} ${name} ${word} ${sign === '0' ? ok : sign === '-' ? 'void' : `case${sign}`}`;
    }),
  );
}

/** B7 to B10: all programs at once, slot by slot. */
export function run(
  { startClaims, ghostClaims }: Pick<Options, 'startClaims' | 'ghostClaims'>,
  riders: readonly Pick<Rider, 'border' | 'central' | 'blue'>[],
  programs: readonly string[],
): Run {
  const at = riders.map(({ border, central }) => ({ B: border, C: central }));
  const blue = riders.map((rider) => rider.blue);
  const results = riders.map(() => '');
  const collisions = riders.map(() => 0);
  const swaps = riders.map(() => 0);
  const out = new Set<string>();
  const slots: Act[][] = [];
  const placed: Placed[] = [];
  // Corners and centres are apart by themselves: no point is both.
  const claimed = new Set<Point>();
  const passed: Passage[] = [];
  // B7: start places from slot 0.
  if (startClaims) for (const { border, central } of riders) claimed.add(border).add(central);

  const lastSlot = Math.max(0, ...programs.map((program) => program.length));
  for (let slot = 1; slot <= lastSlot; slot++) {
    const became = new Map<number, string>();
    // B8: in each slot, in this order: swaps take effect.
    for (const [seat, program] of programs.entries())
      if (isSwap(program[slot - 1] ?? '')) {
        blue[seat] = !blue[seat];
        swaps[seat] = (swaps[seat] as number) + 1;
        became.set(seat, '0');
      }
    const attempts: Attempt[] = [];
    for (const [seat, program] of programs.entries()) {
      const entry = program[slot - 1];
      if (entry === undefined || isSwap(entry)) continue;
      const kind = kindOf(entry);
      // B9: the later paths of a node that is out are void.
      if (out.has(`${seat}${kind}`)) became.set(seat, '-');
      else {
        const from = (at[seat] as Record<Kind, Point>)[kind];
        attempts.push({
          seat,
          kind,
          blue: (kind === 'B') === blue[seat],
          from,
          middle: onward(from, entry, 1),
          to: onward(from, entry, 2),
        });
      }
    }
    // Then crossings, of the other kind and the same colour at one midpoint: in the same slot both collide (case 3),
    // and if the other passed in an earlier slot only the later collides (case 4).
    const crosses = (one: Attempt, other: Passage): boolean =>
      one.kind !== other.kind && one.blue === other.blue && one.middle === other.middle;
    for (const one of attempts)
      if (attempts.some((other) => crosses(one, other))) became.set(one.seat, '3');
      else if (passed.some((other) => crosses(one, other))) became.set(one.seat, '4');
    // Then arrivals of those left, whatever their colour: at a claimed place (case 1), or several at one place (case
    // 2).
    const left = attempts.filter(({ seat }) => !became.has(seat));
    for (const one of left) {
      // B7, without startClaims: a side or step bears one path of its kind a round.
      const along = (other: Passage): boolean => other.kind === one.kind && other.middle === one.middle;
      if (claimed.has(one.to) || (!startClaims && passed.some(along))) became.set(one.seat, '1');
      else if (left.some((other) => other !== one && (other.to === one.to || along(other))))
        became.set(one.seat, '2');
    }
    // Place the paths that are left, and claim their spots.
    for (const one of attempts) {
      const result = became.get(one.seat) ?? '0';
      became.set(one.seat, result);
      if (result === '0') {
        placed.push({ ...one, slot });
        (at[one.seat] as Record<Kind, Point>)[one.kind] = one.to;
      } else {
        out.add(`${one.seat}${one.kind}`);
        collisions[one.seat] = (collisions[one.seat] as number) + 1;
      }
      // B9, with ghostClaims: the crossing that it passed or was stopped at, and, if it was stopped on arrival, its
      // claim.
      if (result === '0' || ghostClaims) {
        passed.push(one);
        if ('012'.includes(result)) claimed.add(one.to);
      }
    }
    slots.push(
      [...became]
        .sort(([a], [b]) => a - b)
        .map(([seat, result]) => {
          const entry = programs[seat]?.[slot - 1] as string;
          const ofBorder = isSwap(entry) || kindOf(entry) === 'B';
          // Of a step that is not void, the point that it led to, or would have.
          const to = attempts.find((one) => one.seat === seat)?.to ?? '';
          return { seat, entry, result, blue: ofBorder === blue[seat], to };
        }),
    );
    for (const [seat, result] of became) results[seat] += result;
  }
  const ends = at.map(({ B, C }, seat) => ({ border: B, central: C, blue: blue[seat] as boolean }));
  return { results, slots, placed, ends, collisions, swaps };
}

export interface Mission {
  readonly kind: string;
  readonly goal: string;
  readonly reward: number;
  readonly penalty: number;
  readonly rounds: number;
}

/** The text of a record: `name:kind:goal:reward[:penalty[:rounds]]`. */
export function missionOf(text: string): Mission {
  const [, kind = '', goal = '', reward, penalty = 0, rounds = 0] = text.split(':');
  return { kind, goal, reward: Number(reward), penalty: Number(penalty), rounds: Number(rounds) };
}

/** B16: the points of a set that every board has, or of a place named as in B2. */
export function pointsCalled(options: Options, kind: Kind, name: string): Point[] {
  const all = pointsOf(options, kind).map(
    (point) => [point, ...point.split(',').map(Number)] as [Point, number, number],
  );
  const xs = all.map(([, x]) => x);
  const ys = all.map(([, , y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const onSide = (x: number): boolean => x === left || x === right;
  const onEdge = (y: number): boolean => y === top || y === bottom;
  const [, column = '', row = '', corner] = /^([A-I])([1-9])(?:-([UB][LR]))?$/.exec(name) ?? [];
  const x = 2 * (column.charCodeAt(0) - 'A'.charCodeAt(0));
  const y = 2 * (Number(row) - 1);
  const named =
    kind === 'C'
      ? !corner && `${x + 1},${y + 1}`
      : corner && `${x + (corner[1] === 'R' ? 2 : 0)},${y + (corner[0] === 'B' ? 2 : 0)}`;
  const isIn: Record<string, (x: number, y: number) => boolean> = {
    rim: (px, py) => onSide(px) || onEdge(py),
    inside: (px, py) => !onSide(px) && !onEdge(py),
    corners: (px, py) => onSide(px) && onEdge(py),
    left: (px) => px === left,
    right: (px) => px === right,
    top: (_, py) => py === top,
    bottom: (_, py) => py === bottom,
  };
  return all.filter(([point, px, py]) => isIn[name]?.(px, py) ?? point === named).map(([point]) => point);
}

/** B11: a shape turned, mirrored or from its other end. */
export function formsOf(shape: string): Set<string> {
  const swapped = (word: string, from: string, to: string): string =>
    [...word].map((way) => to[from.indexOf(way)]).join('');
  const forms = new Set<string>();
  for (let turned = shape, turn = 0; turn < 4; turn++, turned = swapped(turned, 'URDL', 'RDLU'))
    for (const mirrored of [turned, swapped(turned, 'URDL', 'ULDR')])
      // From the other end the last step comes first, the other way round.
      for (const form of [mirrored, swapped([...mirrored].reverse().join(''), 'URDL', 'DLUR')])
        forms.add(form);
  return forms;
}

/** B11, B16: whether the placed paths of one round meet a mission for a seat. */
export function isDone(options: Options, { kind, goal }: Mission, seat: number, round: Run): boolean {
  const own = round.placed.filter((path) => path.seat === seat);
  const node = (path: Placed): boolean => path.kind === goal[0];
  const named = own.filter(node);
  const [head = '', ...names] = goal.split('.');
  const places = names.flatMap((name) => pointsCalled(options, goal[0] as Kind, name));
  switch (kind) {
    case 'shape': {
      const way = ({ from, to }: Placed): string =>
        [...'URDL'].find((one) => onward(from, one, 2) === to) ?? '';
      const walk = named.map(way).join('');
      return [...formsOf(goal.slice(1))].some((form) => walk.includes(form));
    }
    case 'visit':
      return (
        new Set(named.map(({ to }) => to).filter((to) => places.includes(to))).size >= Number(head.slice(1))
      );
    case 'end':
      return named.length > 0 && places.includes(named.at(-1)?.to as Point);
    case 'steps':
      return named.length >= Number(goal.slice(1));
    case 'both':
      return ['B', 'C'].every((which) => own.filter((path) => path.kind === which).length >= Number(goal));
    case 'swaps':
      return (round.swaps[seat] as number) >= Number(goal);
    case 'cross': {
      const crossed = round.placed.filter(
        (path) =>
          path.seat !== seat &&
          own.some(
            (mine) => mine.middle === path.middle && mine.kind !== path.kind && mine.blue !== path.blue,
          ),
      );
      return crossed.length >= Number(goal);
    }
    case 'clean':
      return own.length >= Number(goal) && round.collisions[seat] === 0;
    default:
      return own.length >= Number(goal) && own.every((path) => path.blue === (kind === 'blue'));
  }
}

export interface Settled {
  readonly riders: readonly Rider[];
  readonly run: Run;
  readonly gains: readonly (readonly (readonly [mission: number, points: number])[])[];
  readonly closed: readonly number[];
}

/** B9 to B13: a whole round. `missions` by id, `round` from 1. */
export function settle(
  options: Options,
  missions: readonly Mission[],
  round: number,
  riders: readonly Rider[],
  staged: readonly Staged[],
): Settled {
  const ran = run(
    options,
    riders,
    staged.map(({ program }) => program),
  );
  // B11: those of this round, and what is still open.
  const under = riders.map(({ open }, seat) => [
    ...open,
    ...(staged[seat] as Staged).accepted.map((mission) => [mission, round] as const),
  ]);
  const gains: (readonly [number, number])[][] = riders.map(() => []);
  const over = riders.map(() => new Set<number>());
  const done = riders.map(() => 0);
  const closed: number[] = [];
  for (const [id, mission] of missions.entries()) {
    const takers = [...under.keys()].filter((seat) => under[seat]?.some(([one]) => one === id));
    if (takers.length === 0) continue;
    const shown = under[takers[0] as number]?.find(([one]) => one === id)?.[1] as number;
    const doers = takers.filter((seat) => isDone(options, mission, seat, ran));
    const isClosed = doers.length > 0;
    // B12: a limit counts the round in which the mission was shown.
    const isLate = mission.rounds > 0 && round >= shown + mission.rounds - 1;
    const isLast = options.penaltyAtEnd && round === options.rounds;
    if (isClosed) closed.push(id);
    for (const seat of takers) {
      if (doers.includes(seat)) {
        gains[seat]?.push([id, Math.ceil(mission.reward / doers.length)]);
        done[seat] = (done[seat] as number) + 1;
      } else if ((isClosed || isLate || isLast) && mission.penalty > 0)
        gains[seat]?.push([id, -mission.penalty]);
      if (isClosed || isLate || isLast) over[seat]?.add(id);
    }
  }
  return {
    run: ran,
    gains,
    closed,
    riders: riders.map((rider, seat) => ({
      ...rider,
      ...(ran.ends[seat] as Run['ends'][number]),
      // B8: a firefly for each placed path; B13: totals may be below zero.
      fireflies:
        rider.fireflies +
        ran.placed.filter((path) => path.seat === seat).length +
        (gains[seat] ?? []).reduce((sum, [, points]) => sum + points, 0),
      // B5: a garnet swap costs a garnet.
      garnets: rider.garnets - (staged[seat]?.program.includes('g') ? 1 : 0),
      done: rider.done + (done[seat] as number),
      collisions: rider.collisions + (ran.collisions[seat] as number),
      open: (under[seat] ?? []).filter(([id]) => !over[seat]?.has(id)),
    })),
  };
}

/** B14: whether one player may stand before another; at a full tie the host's order decides, which is drawn. */
export function mayPrecede(one: Rider, other: Rider): boolean {
  if (one.fireflies !== other.fireflies) return one.fireflies > other.fireflies;
  if (one.done !== other.done) return one.done > other.done;
  return one.collisions <= other.collisions;
}

/** B15: what everybody sees of a round: where nodes began and what lay, without names and direction. */
export function seenOf(options: Options, riders: readonly Rider[], { placed }: Run): Track {
  const inOrder = (numbers: number[]): number[] => numbers.sort((a, b) => a - b);
  const shown = placed.map(({ kind, from, to, blue }): Path => {
    const ends = inOrder([numberOf(options, kind, from), numberOf(options, kind, to)]);
    const isLevel = from.split(',')[1] === to.split(',')[1];
    return { kind, at: ends[0] as number, way: isLevel ? 'R' : 'D', blue };
  });
  return {
    corners: inOrder(riders.map(({ border }) => numberOf(options, 'B', border))),
    cells: inOrder(riders.map(({ central }) => numberOf(options, 'C', central))),
    paths: shown,
  };
}

/** The engine's player as these rules see one. */
export function riderOf(options: Options, player: Player, open: Rider['open'] = []): Rider {
  const { border, central, blue, fireflies, garnets, done, collisions } = player;
  return {
    border: pointsOf(options, 'B')[border] as Point,
    central: pointsOf(options, 'C')[central] as Point,
    blue,
    fireflies,
    garnets,
    done,
    collisions,
    open,
  };
}

/** A seat's round as the engine keeps it. */
export function lapOf(
  options: Options,
  rider: Rider,
  { program, accepted }: Staged,
  settled: Settled,
  seat: number,
): Lap {
  return {
    border: numberOf(options, 'B', rider.border),
    central: numberOf(options, 'C', rider.central),
    blue: rider.blue,
    program,
    results: settled.run.results[seat] as string,
    accepted,
    gains: settled.gains[seat] ?? [],
  };
}
