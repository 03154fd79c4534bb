/** Shares, garnets and the order at the end (B12, B14). */
import { chance } from '../core/basics/seed.js';

/** B12: what each of so many gets of a reward. */
export function rewardShare(reward: number, players: number): number {
  return Math.ceil(reward / players);
}

/** B14: garnets for fireflies at the end. */
export function garnetsFor(fireflies: number): number {
  return Math.max(0, Math.floor(fireflies / 30));
}

/** The figures that rank a player. */
export type Standing = readonly [fireflies: number, missions: number, collisions: number];

/** B14: indices, the first the winner, the last the elimination candidate; the last ties by the host's seeded order. */
export function order(standings: readonly Standing[], seed: number): readonly number[] {
  const lots = chance(seed).shuffle(standings.map((_, i) => i));
  return lots.sort((a, b) => {
    const [x, y] = [standings[a] as Standing, standings[b] as Standing];
    return y[0] - x[0] || y[1] - x[1] || x[2] - y[2];
  });
}

/** B14 by names: `{ a: [fireflies, missions, collisions] }` to the names in order. */
export function rank(players: Readonly<Record<string, Standing>>, seed = 0): readonly string[] {
  const names = Object.keys(players);
  return order(Object.values(players), seed).map((i) => names[i] as string);
}
