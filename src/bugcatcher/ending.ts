/**
 * How a match that is over came to its end: who won and why, where it was decided, what each player's fireflies were
 * for.
 */
import { seatFact, type Words } from '../core/words/words.js';
import { finalRows, type Row } from './describe.js';
import { pathsIn } from './program.js';
import { garnetsFor } from './ranking.js';
import { litLap } from './scene.js';
import type { Lap, Player, View } from './state.js';
import { fold } from '../core/basics/indices.js';

/** Fireflies of a round: for paths, and for missions, which may cost some. */
function worthOf(lap: Lap): readonly [paths: number, missions: number] {
  return [pathsIn(lap), fold(lap.gains, 0, (sum, [, points]) => sum + points)];
}

/** All of them; `before`: what a match that began from a position brought along. */
export function tallyOf({ laps, fireflies }: Player): {
  readonly before: number;
  readonly paths: number;
  readonly missions: number;
} {
  const worths = laps.map(worthOf);
  const paths = fold(worths, 0, (sum, [each]) => sum + each);
  const missions = fold(worths, 0, (sum, [, each]) => sum + each);
  return { before: fireflies - paths - missions, paths, missions };
}

/** B14: by what the first is before the second: 1 fireflies, 2 missions, 3 collisions, 4 the lot. */
function decidedBy([first, second]: readonly Row[]): number {
  return [1, 2, 3].find((at) => first?.[at] !== second?.[at]) ?? 4;
}

/**
 * Explains the outcome: between equals the next tie-break of B14, else the reader's own place, else the difference that
 * decided.
 */
export function describeWhy(view: View, words: Words): string {
  const { all, over, seat } = view;
  if (!over || !all) return '';
  const rows = finalRows(view);
  const [first, second] = rows;
  if (!first || !second) return '';
  const other = seatFact(second[0]);
  const by = decidedBy(rows);
  if (by > 1) return words.say(`why.tie.${by}`, { other });
  const place = rows.findIndex(([who]) => who === seat);
  if (seat !== undefined && place > 0) {
    const n = (rows[place] as Row)[1];
    return words.say('why.place', { seat: seatFact(seat), place: place + 1, of: rows.length, n });
  }
  const [mine, theirs] = [first, second].map(([who]) => tallyOf(all.players[who] as Player).missions) as [
    number,
    number,
  ];
  const isByMissions = 2 * (mine - theirs) > first[1] - second[1];
  return isByMissions
    ? words.say('why.missions', { points: mine, others: theirs })
    : words.say('why.second', { other, n: second[1] });
}

/** B14: in a tournament also what the first gets, and who may be eliminated. */
export function describeTournament(view: View, words: Words): string {
  const rows = finalRows(view);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return '';
  return words.text([
    words.say('event.prize', { winner: seatFact(first[0]), garnets: 1 + garnetsFor(first[1]) }),
    words.say('event.last', { seat: seatFact(last[0]), least: last[1] }),
  ]);
}

/** The round after which the winner was ahead for good; undefined where that was decided by more than fireflies. */
function leadFrom(view: View): number | undefined {
  const rows = finalRows(view);
  const [first] = rows;
  if (!view.all || !first || decidedBy(rows) > 1) return undefined;
  const { players } = view.all;
  const rounds = view.round;
  /** Everyone's score after a round: the final score, less later gains. */
  const after = (round: number): readonly number[] =>
    players.map(({ fireflies, laps }) =>
      fold(laps.slice(round), fireflies, (left, lap) => {
        const [paths, missions] = worthOf(lap);
        return left - paths - missions;
      }),
    );
  const leads = (round: number): boolean => {
    const had = after(round);
    return had.every((points, seat) => seat === first[0] || points < (had[first[0]] as number));
  };
  let round = rounds;
  while (round > 1 && leads(round - 1)) round--;
  return rounds > 1 ? round : undefined;
}

/** The ply that ended the round in which the winner came ahead for good. */
export function decidedAt(viewAt: (ply: number) => View, plies: number): number | undefined {
  const round = leadFrom(viewAt(plies));
  if (round === undefined) return undefined;
  for (let ply = 1; ply <= plies; ply++) {
    const view = viewAt(ply);
    if (view.over || view.round > round) return ply;
  }
  return undefined;
}

/** From the last to the first: what each player's fireflies were for, its paths of the last round lit. */
export function scoreSteps(
  view: View,
  words: Words,
): readonly {
  readonly sentence: string;
  readonly light: { readonly holes: string; readonly edges: string };
}[] {
  const { all, over } = view;
  if (!over || !all) return [];
  return [...finalRows(view)].reverse().map(([seat, total]) => {
    const tally = tallyOf(all.players[seat] as Player);
    const key = tally.before === 0 ? 'walk' : 'walk.before';
    return { sentence: words.say(key, { seat: seatFact(seat), ...tally, total }), light: litLap(view, seat) };
  });
}

/** One or two lines that tell nothing of how it was played. */
export function describeShare(view: View, words: Words, hints: number): string {
  const rows = finalRows(view);
  const [first] = rows;
  if (!first) return '';
  const { rounds } = view.options;
  const place = rows.findIndex(([who]) => who === view.seat);
  const own = rows[place];
  if (!own) return words.say('share.other', { winner: seatFact(first[0]), n: first[1], of: rows.length });
  const [, n, missions, collisions] = own;
  const facts = { place: place + 1, of: rows.length, n };
  return `${words.say('share.own', facts)}\n${words.say('share.how', { missions, collisions, rounds, hints })}`;
}
