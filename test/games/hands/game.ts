/** The card game, whole: what each viewer sees and hears of it, and in which words. */
import type { Game, Viewer } from '../../../src/core/contract/rules.js';
import { readMessages } from '../../../src/core/words/read-message.js';
import { seatFact, type Words, type WordTable } from '../../../src/core/words/words.js';
import { notation } from './notation.js';
import { isOver, rules, sees } from './rules.js';
import type { Move, Event, Options, State, View } from './state.js';

function view(state: State, viewer: Viewer): View {
  const { options, deck, hands, pile, turn, passes, refills, resigned } = state;
  const all = viewer === 'all' || isOver(state);
  return {
    options,
    deck: deck.length,
    counts: hands.map((hand) => hand.length),
    hands: hands.map((hand, seat) => (all || sees(state, viewer, seat) ? hand : null)),
    pile,
    turn,
    passes,
    refills,
    resigned,
    ...(all && { all: state }),
  };
}

/** Even with open hands the card itself is told only to its seat: all others see it in the hand. */
function filterEvent(event: Event, viewer: Viewer): Event {
  if (event.type !== 'drew' || viewer === 'all' || viewer === event.seat) return event;
  return { type: 'drew', seat: event.seat };
}

export const words: WordTable = readMessages({
  'seat.0': 'North',
  'seat.1': 'East',
  'seat.2': 'South',
  'seat.3': 'West',
  'hands/played': '{seat} plays {card} and holds {left, plural, one {# card} other {# cards}}.',
  'hands/drew': '{seat} draws a card.',
  'hands/drew-card': '{seat} draws {card}.',
  'hands/refilled': 'The pile becomes a deck of {cards, plural, one {# card} other {# cards}}.',
  'hands/passed': '{seat} passes.',
  'hands/resigned': '{seat} resigns.',
  'hands/by-resigning': 'by resigning',
  'hands/by-playing-out': 'by playing out',
  'hands/by-fewest': 'by holding the fewest cards',
  'hands/over': 'The game is over.',
  'hands/turn': 'It is the turn of seat {seat}.',
  'hands/no-deck': 'There is nothing to draw.',
  'hands/draw-first': 'One passes only when there is nothing to draw.',
  'hands/play-first': 'One passes only without a card that fits.',
  'hands/no-card': '{card} is not in the hand.',
  'hands/no-match': '{card} does not fit on {top}.',
  'hands/move': '{found} is no move.',
  'range.cards': 'cards such as a7b2',
  'hands/old-position': 'Positions of version 1 cannot be read any more.',
});

function describe(event: Event, { say }: Words): string {
  if (event.type === 'refilled') return say('hands/refilled', { cards: event.cards });
  const seat = seatFact(event.seat);
  switch (event.type) {
    case 'played':
      return say('hands/played', { seat, card: event.card, left: event.left });
    case 'drew':
      return event.card === undefined
        ? say('hands/drew', { seat })
        : say('hands/drew-card', { seat, card: event.card });
    case 'passed':
    case 'resigned':
      return say(`hands/${event.type}`, { seat });
  }
}

export const hands: Game<State, Move, Event, Options, View> = {
  rules,
  notation,
  view,
  filterEvent,
  describe,
};
