/**
 * Facts of the game as sentences, for the log, the status and the ear. All wording comes from the words table.
 * To replace: the three functions. A reader who sees nothing must be able to play by them.
 */
import { seatFact, type Words } from '../../src/core/words.js';
import { countFrom, rules } from './rules.js';
import type { Event, State } from './state.js';

export function describe(event: Event, words: Words): string {
  return words.say(`event.${event.type}`, { ...event, seat: seatFact(event.seat) });
}

/** Who is to act, or how it ended. */
export function describeTurn(state: State, words: Words): string {
  const {
    left,
    turn,
    options: { most },
  } = state;
  const outcome = rules.outcome(state);
  if (!outcome)
    return words.say(left === 1 ? 'turn.one' : 'turn.several', {
      seat: seatFact(turn),
      left,
      most: Math.min(left, most),
    });
  const [winner = 0] = outcome.winners;
  return words.say(outcome.reason, { winner: seatFact(winner), loser: seatFact(1 - winner) });
}

/** A star for a reader who does not see it: `14, puts out 2 stars`; `9, shines`; `15, out`. */
export function describeCell(state: State, cell: string, words: Words): string {
  const count = countFrom(state, Number(cell));
  if (count < 1) return words.say('cell.out', { cell });
  return words.say(count > state.options.most ? 'cell.shines' : 'cell.puts-out', { cell, count });
}
