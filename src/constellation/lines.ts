/** The lines that HQs count (C12): the shortest between two, the longest from one. */
import type { Seat } from '../core/contract/rules.js';
import { drain } from '../core/bots/think.js';
import { skyOf, type Sky } from './geometry.js';
import { networksOf } from './networks.js';
import type { State } from './state.js';

/** A line's stars in order; none where there is no line. `approximate`: a longer one may have been missed. */
export interface Line {
  readonly stars: readonly number[];
  readonly approximate: boolean;
}

const NO_LINE: Line = { stars: [], approximate: false };

/** C12: after so many partial lines the best so far counts. */
const PARTIAL_LINES = 50_000;

export function connectionsOf({ stars }: Line): number {
  return Math.max(0, stars.length - 1);
}

/** The fewest connections between two stars of a network. */
function shortestLine({ near }: Sky, network: ReadonlySet<number>, from: number, to: number): Line {
  const before = new Map([[from, -1]]);
  for (const star of before.keys()) {
    if (star === to) break;
    for (const next of near[star] as readonly number[])
      if (network.has(next) && !before.has(next)) before.set(next, star);
  }
  const stars: number[] = [];
  for (let star = before.has(to) ? to : -1; star >= 0; star = before.get(star) as number) stars.unshift(star);
  return { stars, approximate: false };
}

/**
 * The longest line that meets no star twice: depth first, neighbours in the order of their ids, a branch cut where its
 * length and all the stars it can still reach cannot beat the best. Yields every 256 partial lines.
 */
function* searchLongest(
  { near, ids }: Sky,
  network: ReadonlySet<number>,
  from: number,
  most = PARTIAL_LINES,
): Generator<undefined, Line> {
  const inside = near.map((list, star) =>
    network.has(star) ? list.filter((next) => network.has(next)) : [],
  );
  const onLine = new Uint8Array(ids.length);
  const seen = new Uint32Array(ids.length);
  const queue = new Uint16Array(ids.length);
  let lines = 0;
  let best: readonly number[] = [];
  const reach = (star: number): number => {
    let [head, tail] = [0, 1];
    queue[0] = star;
    seen[star] = lines;
    while (head < tail)
      for (const next of inside[queue[head++] as number] as readonly number[]) {
        if (onLine[next] || seen[next] === lines) continue;
        seen[next] = lines;
        queue[tail++] = next;
      }
    return tail - 1;
  };
  const line = [from];
  const tried = [0];
  /** Counts the partial line that stands; false where nothing longer can come of it. */
  const begin = (star: number): boolean => {
    lines++;
    onLine[star] = 1;
    if (line.length > best.length) best = [...line];
    return line.length + reach(star) > best.length;
  };
  if (!begin(from)) tried[0] = Infinity;
  while (line.length > 0) {
    const star = line.at(-1) as number;
    const at = tried.pop() as number;
    const next = (inside[star] as readonly number[])[at];
    tried.push(at + 1);
    if (next === undefined) {
      onLine[star] = 0;
      line.pop();
      tried.pop();
    } else if (!onLine[next]) {
      if (lines >= most) return { stars: best, approximate: true };
      line.push(next);
      tried.push(begin(next) ? 0 : Infinity);
      if (lines % 256 === 0) yield undefined;
    }
  }
  return { stars: best, approximate: false };
}

/** So many longest lines are kept: a network that stays as it is is searched once. */
const KEPT = 200;
const known = new WeakMap<Sky, Map<string, Line>>();

/** The search for a team's line; undefined if no line is possible. */
interface Question {
  readonly sky: Sky;
  readonly network: ReadonlySet<number>;
  readonly from: number;
  readonly key: string;
}

function questionOf(state: State, from: number): Question {
  const { of } = networksOf(state);
  const stars = of[from]?.stars ?? [from];
  const sorted = [...stars].sort((a, b) => a - b);
  return { sky: skyOf(state), network: new Set(stars), from, key: [from, ...sorted].join() };
}

function* longestLine({ sky, network, from, key }: Question): Generator<undefined, Line> {
  const kept = known.get(sky) ?? new Map<string, Line>();
  known.set(sky, kept);
  const found = kept.get(key) ?? (yield* searchLongest(sky, network, from));
  kept.set(key, found);
  if (kept.size > KEPT) kept.delete(kept.keys().next().value as string);
  return found;
}

/** C12: the line that a team's HQs count now, in steps; a team that has lost an HQ has none. */
export function* searchLine(state: State, team: Seat): Generator<undefined, Line> {
  const [first, second] = state.hqs[team] ?? [];
  if (first === undefined || state.fallen[team]) return NO_LINE;
  const question = questionOf(state, first);
  if (second === undefined) return yield* longestLine(question);
  return question.network.has(second) ? shortestLine(question.sky, question.network, first, second) : NO_LINE;
}

/** The same at once. */
export function lineOf(state: State, team: Seat): Line {
  return drain(searchLine(state, team) as Generator<undefined, Line>);
}

/** The line as far as it is known without a search that takes long: undefined where it would. */
export function knownLine(state: State, team: Seat): Line | undefined {
  const [first, second] = state.hqs[team] ?? [];
  if (first === undefined || second !== undefined || state.fallen[team]) return lineOf(state, team);
  return known.get(skyOf(state))?.get(questionOf(state, first).key);
}
