/** Goals of missions: their text, and whether a round meets them (B11, B12, B16). */
import type { Seat } from '../core/contract/rules.js';
import { allPlaces, readSpot, sizeOf, spotOf, WAYS, type Grid } from './geometry.js';
import type { Step } from './resolve.js';
import type { Kind, Nodes } from './state.js';

export type GoalKind =
  'shape' | 'visit' | 'end' | 'steps' | 'swaps' | 'cross' | 'both' | 'clean' | 'blue' | 'black';

/**
 * `node` and `count` where the kind has them; `word`: the shape, or the spots with dots between. No rounds: no limit.
 */
export interface Mission {
  readonly name: string;
  readonly kind: GoalKind;
  readonly node: Kind | '';
  readonly count: number;
  readonly word: string;
  readonly reward: number;
  readonly penalty: number;
  readonly rounds: number;
}

const PLACES = String.raw`[\w-]+(?:\.[\w-]+)*`;
const COUNTED = '(?:steps:[BC]|(?:swaps|cross|both|clean|blue|black):)[1-9]';
const GOAL = String.raw`shape:[BC][URDL]{1,9}|visit:[BC][1-9]\.${PLACES}|end:[BC]\.${PLACES}|${COUNTED}`;
const MISSION = String.raw`[A-Za-z][\w'-]{0,39}:(?:${GOAL}):[1-9]\d?(?::\d{1,2}(?::[1-7])?)?`;

/** A list of missions as a record writes it: `Cheerful_Jellyfish:shape:BDDRDL:6:3:2,...`, at most 84 of them. */
export const GOALS = new RegExp(`^(?:${MISSION}(?:,${MISSION}){0,83})?$`);

export function parseMission(text: string): Mission {
  const [name = '', kind = '', goal = '', reward, penalty = 0, rounds = 0] = text.split(':');
  const [, node = '', count = 0, word = ''] = /^([BC]?)(\d?)\.?(.*)$/.exec(goal) ?? [];
  return {
    name: name.replaceAll('_', ' '),
    kind: kind as GoalKind,
    node: node as Mission['node'],
    count: Number(count),
    word,
    reward: Number(reward),
    penalty: Number(penalty),
    rounds: Number(rounds),
  };
}

/** Names of sets of spots that every board has. */
const SETS: Readonly<
  Record<string, (left: boolean, top: boolean, right: boolean, bottom: boolean) => boolean>
> = {
  rim: (left, top, right, bottom) => left || top || right || bottom,
  inside: (left, top, right, bottom) => !(left || top || right || bottom),
  corners: (left, top, right, bottom) => (left || right) && (top || bottom),
  left: (left) => left,
  top: (_, top) => top,
  right: (_left, _top, right) => right,
  bottom: (_left, _top, _right, bottom) => bottom,
};

/** The spots of a mission's word: `rim`, `A1.F5`, `corners.C3`. */
export function placesIn(grid: Grid, kind: Kind, word: string): ReadonlySet<number> {
  const [width, height] = sizeOf(grid, kind);
  const all = allPlaces(grid, kind);
  return new Set(
    word.split('.').flatMap((part) => {
      const test = Object.hasOwn(SETS, part) ? SETS[part] : undefined;
      const at = readSpot(grid, part);
      return all.filter((place) => {
        if (!test) return at?.kind === kind && at.place === place;
        const [x, y] = spotOf(grid, kind, place);
        return test(x === 0, y === 0, x === width - 1, y === height - 1);
      });
    }),
  );
}

const turned = (word: string, by: number): string =>
  [...word].map((way) => WAYS[(WAYS.indexOf(way) + by) % 4]).join('');
const mirrored = (word: string): string => [...word].map((way) => ({ R: 'L', L: 'R' })[way] ?? way).join('');

/** A shape in all its forms: turned, mirrored, from either end (B11). */
export function shapesOf(word: string): ReadonlySet<string> {
  const back = turned([...word].reverse().join(''), 2);
  return new Set(
    [word, back, mirrored(word), mirrored(back)].flatMap((each) =>
      [0, 1, 2, 3].map((by) => turned(each, by)),
    ),
  );
}

/**
 * B11: whether a node's placed steps, as `DDRDL`, hold a shape, turned, mirrored or backwards, as a contiguous part.
 */
export function matchesShape(path: string, word: string): boolean {
  return [...shapesOf(word)].some((shape) => path.includes(shape));
}

/** A round as its missions see it. */
export interface Round {
  readonly grid: Grid;
  readonly placed: readonly Step[];
  readonly ends: readonly Nodes[];
  readonly programs: readonly string[];
  readonly results: readonly string[];
}

/** B11: whether a seat's placed paths of this round meet a mission. An empty program meets none. */
export function isMet({ kind, node, count, word }: Mission, round: Round, seat: Seat): boolean {
  const { grid, placed } = round;
  const own = placed.filter((step) => step.seat === seat);
  const of = (each: Kind | ''): readonly Step[] => own.filter((step) => step.kind === each);
  const program = round.programs[seat] as string;
  switch (kind) {
    case 'shape':
      return matchesShape(
        of(node)
          .map(({ slot }) => (program[slot] as string).toUpperCase())
          .join(''),
        word,
      );
    case 'visit':
    case 'end': {
      const steps = kind === 'end' ? of(node).slice(-1) : of(node);
      const places = placesIn(grid, node as Kind, word);
      return steps.filter(({ to }) => places.has(to)).length >= Math.max(1, count);
    }
    case 'steps':
      return of(node).length >= count;
    case 'swaps':
      return program.replace(/[^sg]/g, '').length >= count;
    case 'cross':
      return (
        own.filter((step) =>
          placed.some(
            (one) =>
              one.seat !== seat && one.mid === step.mid && one.kind !== step.kind && one.blue !== step.blue,
          ),
        ).length >= count
      );
    case 'both':
      return Math.min(of('B').length, of('C').length) >= count;
    case 'clean':
      return own.length >= count && !/[1-4]/.test(round.results[seat] as string);
    case 'blue':
    case 'black':
      return own.length >= count && own.every(({ blue }) => blue === (kind === 'blue'));
  }
}
