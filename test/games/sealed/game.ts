/** The sealed walk, whole: what each viewer sees and hears of it, and in which words. */
import type { Game, Viewer } from '../../../src/core/contract/rules.js';
import { readMessages } from '../../../src/core/words/read-message.js';
import type { Words, WordTable } from '../../../src/core/words/words.js';
import { notation } from './notation.js';
import { rules, unnamed } from './rules.js';
import type { Move, Event, Options, State, View } from './state.js';

function view(state: State, viewer: Viewer): View {
  const { options, round, cells, lamp, staged, over, totals, log, last } = state;
  const seen = {
    options,
    round,
    taken: [...cells].sort((a, b) => a - b),
    lamp,
    committed: staged.flatMap((program, seat) => (program === null ? [] : [seat])),
    last,
    over,
    ...((over || viewer === 'all') && { all: state }),
  };
  if (typeof viewer !== 'number') return seen;
  const own = {
    cell: cells[viewer] as number,
    total: totals[viewer] as number,
    staged: staged[viewer] as string | null,
    log: log.map((programs) => programs[viewer] as string),
  };
  return { ...seen, own };
}

/** Everybody sees the paths of a slot, but not whose they are: they come in the order of their cells. */
function filterEvent(event: Event, viewer: Viewer): Event {
  if (viewer === 'all') return event;
  switch (event.type) {
    case 'committed':
      return event.seat === viewer ? event : { type: 'committed', seat: event.seat };
    case 'slot':
      return { ...event, walks: event.walks.map((walk) => (walk.seat === viewer ? walk : unnamed(walk))) };
    case 'round':
      return { ...event, totals: event.totals.map((total, seat) => (seat === viewer ? total : null)) };
    case 'over':
      return event;
  }
}

export const words: WordTable = readMessages({
  'range.program': 'a program of L, R and S',
  'range.slot': 'steps and bumps such as 0>1,4>3~2',
  'sealed/committed': 'Walker {seat} has committed.',
  'sealed/committed-own': 'Walker {seat} has committed {program}.',
  'sealed/slot':
    'Slot {slot}: {walks, plural, one {# step} other {# steps}}, {bumps, plural, one {# bump} other {# bumps}}. {paths}',
  'sealed/round': 'Round {round} is over. Totals known: {totals}.',
  'sealed/end': 'The walk is over; {winners, plural, one {the winner is} other {the winners are}} {names}.',
  'sealed/most-points': 'most points',
  'sealed/over': 'The walk is over.',
  'sealed/host-only': 'Only the host times a round out.',
  'sealed/not-now': 'Walker {actor} has nothing to commit now.',
  'sealed/length': 'A program here has {slots, plural, one {# letter} other {# letters}}.',
  'sealed/still': 'A program has a step.',
  'sealed/move': 'A program is written in L, R and S, not {found}.',
});

function describe(event: Event, { say }: Words): string {
  switch (event.type) {
    case 'committed':
      if (event.program === undefined) return say('sealed/committed', { seat: event.seat });
      return say('sealed/committed-own', { seat: event.seat, program: event.program });
    case 'slot': {
      const paths = event.walks
        .map(({ from, to, seat }) => `${from}>${to}${seat === undefined ? '' : ` (${seat})`}`)
        .join(' ');
      return say('sealed/slot', {
        slot: event.slot + 1,
        walks: event.walks.length,
        bumps: event.bumps,
        paths,
      }).trim();
    }
    case 'round':
      return say('sealed/round', {
        round: event.round,
        totals: event.totals.map((total) => total ?? '-').join(' '),
      });
    case 'over':
      return say('sealed/end', { winners: event.winners.length, names: event.winners.join(', ') });
  }
}

export const sealed: Game<State, Move, Event, Options, View> = {
  rules,
  notation,
  view,
  filterEvent,
  describe,
};
