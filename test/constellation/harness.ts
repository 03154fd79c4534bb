/** Verbs for the tests of Constellation: positions and moves as text a person can read. */
import { constellation } from '../../src/constellation/game.js';
import { stateFrom, type Given } from '../../src/constellation/position.js';
import type { ConstellationMap, Kind, State } from '../../src/constellation/state.js';
import { words as english } from '../../src/constellation/index.js';
import { verbsOf } from '../verbs.js';

export const { words, start, position, refusal, sentence, playWithEvents, play } = verbsOf(
  constellation,
  english,
);

/**
 * The tests' usual map: twelve stars in three rows, ten apart, called by column and row, and each row joined to the
 * next.
 */
export const GRID = grid(4, 3);

/** A lattice; `kinds` tells which of its stars are no plain ones. */
export function grid(
  columns: number,
  rows: number,
  kinds: Readonly<Record<string, Kind>> = {},
): ConstellationMap {
  const at = (x: number, y: number): string => `${x}${y}`;
  const places = Array.from(
    { length: columns * rows },
    (_, i) => [i % columns, Math.floor(i / columns)] as const,
  );
  return {
    stars: places.map(([x, y]) => ({ id: at(x, y), x: 10 * x, y: 10 * y, type: kinds[at(x, y)] ?? 'star' })),
    edges: places.flatMap(([x, y]) => [
      ...(x + 1 < columns ? [[at(x, y), at(x + 1, y)] as const] : []),
      ...(y + 1 < rows ? [[at(x, y), at(x, y + 1)] as const] : []),
    ]),
  };
}

/** Owners as words, team by team: `['00 10', '20']`. */
export function standing(
  owners: readonly string[],
  given: Omit<Given, 'map'> & { map?: ConstellationMap } = {},
): State {
  const byStar = owners.flatMap((ids, team) =>
    ids
      .split(' ')
      .filter(Boolean)
      .map((id) => [id, team] as const),
  );
  return stateFrom({
    map: GRID,
    teams: Math.max(2, owners.length),
    ...given,
    owners: Object.fromEntries(byStar),
  });
}

/** Sentences about the last move of a line. */
export function told(state: State, move: string): readonly string[] {
  return playWithEvents(state, move).events.map((event) => constellation.describe(event, words));
}

/** The stars of a team, by id. */
export function own(state: State, team: number): string {
  const { stars } = GRID;
  return stars.flatMap(({ id }, place) => (state.owners[place] === 'ABCDEFGH'[team] ? [id] : [])).join(' ');
}
