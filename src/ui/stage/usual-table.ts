/** Who has done how much in a game that has no table of its own. */
import { times } from '../../core/basics/times.js';
import { bare } from '../../core/words/language.js';
import type { Words } from '../../core/words/words.js';
import type { BoardState } from '../contract/board-state.js';
import type { StageTable } from '../contract/parts.js';
import { shownOf } from '../game/select.js';

/** Each seat's moves so far, and at the end its points, where the game has any. */
export function usualTable(state: BoardState, words: Words): StageTable | undefined {
  const { session } = state;
  const seats = session?.game.rules.seats(session.state) ?? 0;
  if (!session || seats === 0) return undefined;
  const plies = session.pliesFrom(0);
  const scores = shownOf(state)?.outcome?.scores;
  const heads = ['player', 'moves', ...(scores ? ['points'] : [])];
  return {
    heads: heads.map((head) => bare(words.say(`teacher.${head}`))),
    rows: times(seats, (seat) => [
      bare(words.has(`seat.${seat}`) ? words.say(`seat.${seat}`) : words.say('seat', { n: seat + 1 })),
      words.number(plies.filter(({ actor }) => actor === seat).length),
      ...(scores ? [words.number(scores[seat] ?? 0)] : []),
    ]),
  };
}
