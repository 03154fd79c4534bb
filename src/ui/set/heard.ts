/** What a board tells of itself, as what it means for its item. */
import { indexed } from '../../core/basics/indices.js';
import type { ItemEvent } from '../../core/exercise/exercise.js';
import type { GameEndEvent, HintGivenEvent } from '../contract/events.js';
import type { BoardLike } from '../elements/board-like.js';
import type { Entry } from './entries.js';

/** The events of boards that a set listens to. */
export const HEARD = ['goal-met', 'goal-lost', 'lesson-end', 'game-end', 'hint-given', 'board-error'];

/** Values of the page without which an item is not what it should be. */
export const NEEDED = /^(?:puzzle|daily|level|goal|par|position|record|seats|lesson|map|missions)$/;

/** The moves of a game, without what comes before them in its record. */
const movesIn = ({ record }: BoardLike): string => record.slice(record.indexOf('|') + 1).trim();

/** The seats of people at the board. */
const peopleIn = (seats: string): readonly number[] =>
  indexed(seats.trim().split(/\s+/)).flatMap(([seat, who]) => (who === 'human' ? [seat] : []));

/** Whether somebody else than the reader plays. */
export const hasOpponent = (seats: string): boolean => /\b(?:bot:|host\b)/.test(seats);

function isWon({ outcome }: GameEndEvent, { seats }: BoardLike, toScore: number | undefined): boolean {
  const people = peopleIn(seats);
  if (toScore !== undefined) return people.some((seat) => (outcome.scores?.[seat] ?? -Infinity) >= toScore);
  return people.some((seat) => outcome.winners.includes(seat));
}

/** Undefined where it means nothing for the item. */
export function meaningOf(event: Event, { board, planned, toScore }: Entry): ItemEvent | undefined {
  const { kind } = planned;
  const isTried = kind === 'puzzle' || kind === 'game';
  const one = board as BoardLike;
  switch (event.type) {
    case 'goal-met':
      return isTried ? { type: 'solve', answer: movesIn(one) } : undefined;
    case 'goal-lost':
      return isTried ? { type: 'lose', answer: movesIn(one) } : undefined;
    case 'lesson-end':
      return kind === 'lesson' ? { type: 'solve', answer: '' } : undefined;
    case 'hint-given':
      return isTried ? { type: 'hint' } : undefined;
    case 'game-end': {
      const ended = event as GameEndEvent;
      // A puzzle that is over has told it by its goal.
      if (kind !== 'game' || ended.outcome.reason.startsWith('puzzle/')) return undefined;
      return { type: isWon(ended, one, toScore) ? 'solve' : 'lose', answer: ended.sentence };
    }
    default:
      return undefined;
  }
}

/** A hint that is told again is one hint. */
export const hintIn = (event: Event): string => {
  const { text, ply } = event as HintGivenEvent;
  return `${ply} ${text}`;
};
