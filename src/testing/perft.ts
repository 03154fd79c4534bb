/** Counting what can be played to a depth: a drift in legality shows as a wrong number. It judges no position. */
import type { Game, Rules } from '../core/contract/rules.js';

/** Sequences of `depth` listed moves by any actor. A game that ends sooner does not count. */
export function perft<S, M, E, O>(rules: Rules<S, M, E, O>, state: S, depth: number): number {
  if (depth === 0) return 1;
  let count = 0;
  for (const seat of rules.toAct(state))
    for (const move of rules.moves(state, seat))
      count += depth === 1 ? 1 : perft(rules, rules.play(state, seat, move).state, depth - 1);
  return count;
}

/** Different positions after `depth` listed moves, told apart by their text. */
export function countPositions<S, M, E, O, V>(game: Game<S, M, E, O, V>, state: S, depth: number): number {
  const { rules, notation } = game;
  let byText = new Map([[notation.formatPosition(state), state]]);
  for (let ply = 0; ply < depth; ply++) {
    const next = new Map<string, S>();
    for (const from of byText.values())
      for (const seat of rules.toAct(from))
        for (const move of rules.moves(from, seat)) {
          const to = rules.play(from, seat, move).state;
          next.set(notation.formatPosition(to), to);
        }
    byText = next;
  }
  return byText.size;
}
