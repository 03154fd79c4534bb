/** The score of a game that is over, part by part, with what of the map each part counts. */
import type { Point } from '../core/chart/chart.js';
import { indices } from '../core/basics/indices.js';
import { circle, line, polygon } from '../core/chart/path.js';
import type { Seat } from '../core/contract/rules.js';
import { seatFact, type Words } from '../core/words/words.js';
import { edgesAmong, pointAt } from './base.js';
import { shown } from './describe.js';
import { skyOf, type Sky } from './geometry.js';
import { knownLine } from './lines.js';
import { networksOf, ownerAt } from './networks.js';
import { rules } from './rules.js';
import { isScoring, standing } from './score.js';
import type { State } from './state.js';

/** One step: a sentence, and what of the map is lit meanwhile, as path data. */
export interface ScoreStep {
  readonly sentence: string;
  readonly light?: { readonly holes: string; readonly edges: string };
}

type Pair = readonly [number, number];

/** Half of the least distance between two stars, so that no two of these circles overlap. */
const AROUND = 0.5;
/** Half the breadth of a strip about a connection. */
const BESIDE = 0.2;

/** A strip from one star's circle to another's. */
function strip([ax, ay]: Point, [bx, by]: Point): readonly Point[] {
  const length = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const at = (along: number, side: number): Point => [
    ax + ux * along - uy * side,
    ay + uy * along + ux * side,
  ];
  const end = Math.max(AROUND, length - AROUND);
  return [at(AROUND, -BESIDE), at(end, -BESIDE), at(end, BESIDE), at(AROUND, BESIDE)];
}

/** Connections and stars as a part of the map that is lit. */
function lit(sky: Sky, pairs: readonly Pair[], stars: readonly number[]): ScoreStep['light'] {
  const circles = stars.map((place) => circle(pointAt(sky, place), AROUND)).join('');
  const strips = pairs.map(([a, b]) => strip(pointAt(sky, a), pointAt(sky, b)));
  const sides = strips.map(([a, b, c, d]) => line([a as Point, b as Point]) + line([c as Point, d as Point]));
  return { holes: circles + strips.map(polygon).join(''), edges: sides.join('') };
}

/** All connections of the teams that score. */
function connectionsLit(state: State, teams: readonly Seat[]): ScoreStep['light'] {
  const sky = skyOf(state);
  const pairs = teams.flatMap((team) => edgesAmong(sky, (place) => ownerAt(state.owners, place) === team));
  return lit(sky, pairs, [...new Set(pairs.flat())]);
}

function hqLinesLit(state: State, teams: readonly Seat[]): ScoreStep['light'] {
  const sky = skyOf(state);
  const lines = teams.map((team) => knownLine(state, team)?.stars ?? []);
  const pairs = lines.flatMap((stars) => stars.slice(1).map((star, i): Pair => [stars[i] as number, star]));
  const hqs = teams.flatMap((team) => state.hqs[team] ?? []);
  return lit(sky, pairs, [...new Set([...lines.flat(), ...hqs])]);
}

/** The wormholes that have won, one by one, then the network that holds them. */
function wormholesWon(state: State, words: Words): readonly ScoreStep[] {
  const { winners = [], reason = '' } = rules.outcome(state) ?? {};
  if (!reason.includes('wormholes')) return [];
  const sky = skyOf(state);
  const own = networksOf(state).list.filter(({ team }) => team === winners[0]);
  const [network] = own.sort((a, b) => b.wormholes - a.wormholes);
  const stars = network?.stars ?? [];
  const holes = stars.filter((place) => sky.kinds[place] === 'wormhole');
  return [
    ...holes.map((place, i) => ({
      sentence: words.say('walk.wormhole', { n: i + 1, of: holes.length, star: sky.ids[place] as string }),
      light: lit(sky, [], holes.slice(0, i + 1)),
    })),
    {
      sentence: words.say('walk.network'),
      light: lit(
        sky,
        edgesAmong(sky, (place) => stars.includes(place)),
        stars,
      ),
    },
  ];
}

/** C13, C16: each part of the totals, then the totals. What is nothing for everybody is left out. */
export function scoreSteps(state: State, words: Words): readonly ScoreStep[] {
  const { options } = state;
  const teams = indices(state.left.length).filter((team) => isScoring(options, team));
  const rows = new Map(teams.map((team) => [team, standing(state, team)]));
  const tell = (key: string, figure: (row: ReturnType<typeof standing>) => number): string => {
    const each = [...rows].map(([team, row]) => ({
      key: 'walk.team',
      facts: { team: seatFact(team), points: shown(figure(row)) },
    }));
    return [...rows.values()].some((row) => figure(row) > 0) ? words.say(key, { teams: each }) : '';
  };
  const [count = 0, distance = 0, hq = 0] = options.multipliers;
  const connections = connectionsLit(state, teams);
  const parts: readonly ScoreStep[] =
    options.mode === 'blackhole'
      ? []
      : [
          { sentence: tell('walk.count', (row) => count * row.count), light: connections },
          { sentence: tell('walk.distance', (row) => distance * row.distance), light: connections },
          { sentence: tell('walk.hq', (row) => hq * row.hq), light: hqLinesLit(state, teams) },
        ];
  const total = tell(options.mode === 'blackhole' ? 'walk.destroyed' : 'walk.total', ({ total }) => total);
  return [...wormholesWon(state, words), ...parts, { sentence: total }].filter(
    ({ sentence }) => sentence !== '',
  );
}
