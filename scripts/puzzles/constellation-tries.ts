/**
 * Proves puzzles of Constellation by trying every line of moves, the short ones first. It plays by the rules of the game
 * alone, without a puzzle, and has a test of its own for each goal.
 */
import { unwrap } from '../../src/core/basics/result.js';
import { constellation, type State } from '../../src/constellation/index.js';
import { skyOf } from '../../src/constellation/geometry.js';
import { fieldOf, inAnyOrder, type Solution, type Verdict } from './frame.js';

const { rules, notation } = constellation;

/** The names of the stars of team A that hang together with one: by the edges of the map (C2, C3). */
function networkOf(state: State, from: string): ReadonlySet<string> {
  const { map, ids } = skyOf(state);
  const own = new Set(ids.filter((_, place) => state.owners[place] === 'A'));
  const network = new Set(own.has(from) ? [from] : []);
  for (const star of network)
    for (const edge of map.edges)
      if (edge.includes(star)) for (const next of edge) if (own.has(next)) network.add(next);
  return network;
}

function areJoined(state: State): boolean {
  const [first, second] = (state.hqs[0] ?? []).map((place) => skyOf(state).ids[place] as string);
  return first !== undefined && second !== undefined && networkOf(state, first).has(second);
}

function isMetBy(kind: string): (state: State) => boolean {
  switch (kind) {
    case 'hqs':
      return areJoined;
    case 'hold':
      return (state) =>
        areJoined(state) &&
        [...rules.moves(state, 1)].every(
          (move) => move.type !== 'steal' || areJoined(rules.play(state, 1, move).state),
        );
    case 'wormholes':
      return (state) => {
        const { ids, kinds } = skyOf(state);
        const all = ids.filter((_, place) => kinds[place] === 'wormhole');
        return all.some((one) => all.filter((other) => networkOf(state, one).has(other)).length > 2);
      };
  }
  return (state) => {
    const { winners = [] } = rules.outcome(state) ?? {};
    return winners.length === 1 && winners[0] === 0;
  };
}

export function tryAll(puzzle: string): Verdict {
  const start = unwrap(notation.parsePosition(puzzle.replace(/;(?:goal|par)=[^;]*/g, '')));
  const isMet = isMetBy(fieldOf(puzzle, 'goal'));
  const budget = (start.left[0] ?? []).reduce((one, other) => one + other, 0);
  const solutions = new Map<string, Solution>();
  let positions = 0;
  const go = (now: State, made: readonly string[], left: number): void => {
    for (const move of rules.moves(now, 0)) {
      if (move.type !== 'claim' && move.type !== 'steal') continue;
      const next = rules.play(now, 0, move).state;
      const all = [...made, notation.formatMove(now, 0, move)];
      positions++;
      if (isMet(next)) solutions.set(inAnyOrder(all).key, inAnyOrder(all));
      else if (left > 1 && next.phase === 'play' && next.round === start.round) go(next, all, left - 1);
    }
  };
  for (let moves = 1; moves <= budget; moves++) {
    go(start, [], moves);
    if (solutions.size > 0) return { moves, solutions: [...solutions.values()], positions };
  }
  return { moves: 0, solutions: [], positions };
}
