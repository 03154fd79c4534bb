/** Verbs for the tests of Constellation: positions and moves as text a person can read. */
import { constellation } from '../../src/constellation/game.js';
import { stateFrom, type Given } from '../../src/constellation/position.js';
import type { ConstellationMap, Kind, Options, State } from '../../src/constellation/state.js';
import { words as english } from '../../src/constellation/words.en.js';
import { unwrap, type Refusal } from '../../src/core/result.js';
import type { Actor } from '../../src/core/rules.js';
import { makeWords, sayRefusal } from '../../src/core/words.js';
import { kitWords } from '../../src/ui/words.en.js';

const { rules, notation } = constellation;

export const words = makeWords('en', kitWords, english);

/** The tests' usual map: twelve stars in three rows, ten apart, called by column and row, and each row joined to the next. */
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

export function start(options: Partial<Options> = {}, seed = 0): State {
  return rules.setup(options, seed);
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

export function position(text: string): State {
  return unwrap(notation.parsePosition(text));
}

/** Why a move (`0:+`, as in a record: `1:!20`, `host:end`) is refused; undefined where it is not. */
export function refusal(state: State, entry: string): Refusal | undefined {
  const { actor, text } = split(state, entry);
  return rules.refuse(state, actor, unwrap(notation.parseMove(state, actor, text)));
}

function split(state: State, entry: string): { actor: Actor; text: string } {
  const [, who, text] = /^(?:(\d|host):)?(.*)$/.exec(entry) as unknown as [
    string,
    string | undefined,
    string,
  ];
  const actor = who === undefined ? (rules.toAct(state)[0] as number) : who === 'host' ? who : Number(who);
  return { actor, text };
}

export function sentence(refused: Refusal | undefined): string | undefined {
  return refused && sayRefusal(words, refused);
}

/** The state after a line of moves, and all that happened. */
export function play(state: State, line: string): State {
  return line.split(' ').reduce((now, entry) => {
    const refused = refusal(now, entry);
    if (refused) throw new Error(`${entry}: ${sentence(refused)}`);
    const { actor, text } = split(now, entry);
    return rules.play(now, actor, unwrap(notation.parseMove(now, actor, text))).state;
  }, state);
}

/** What the last move of a line tells. */
export function told(state: State, entry: string): readonly string[] {
  const { actor, text } = split(state, entry);
  const { events } = rules.play(state, actor, unwrap(notation.parseMove(state, actor, text)));
  return events.map((event) => constellation.describe(event, words));
}

/** The stars of a team, by id. */
export function own(state: State, team: number): string {
  const { stars } = GRID;
  return stars.flatMap(({ id }, place) => (state.owners[place] === 'ABCDEFGH'[team] ? [id] : [])).join(' ');
}
