/** Bugcatcher without its puzzles: rules, notation, words for events, and what each viewer may see and hear (B15). */
import type { Game, Seat, Viewer } from '../core/contract/rules.js';
import { describe } from './describe.js';
import { notation } from './notation.js';
import { areShown, plansOf } from './open-plans.js';
import { rules } from './rules.js';
import type { Move, Event, Options, Player, State, View } from './state.js';

const sorted = (places: readonly number[]): readonly number[] =>
  places.filter((place) => place >= 0).sort((a, b) => a - b);

/** B15: owners, totals, programs, reasons and accepted missions of others are in no view before the match is over. */
function view(state: State, viewer: Viewer): View {
  const { options, round, over, missions, closed, last, players, puzzle } = state;
  return {
    options,
    round,
    over,
    missions,
    closed,
    last,
    corners: sorted(players.map(({ border }) => border)),
    cells: sorted(players.map(({ central }) => central)),
    submitted: players.flatMap(({ staged, listed }, seat) => ((round === 0 ? listed : staged) ? [seat] : [])),
    ...(typeof viewer === 'number' && { seat: viewer, own: players[viewer] as Player }),
    ...(areShown(state) && { plans: plansOf(state).filter(({ seat }) => seat !== viewer) }),
    ...(puzzle && { puzzle, whole: state }),
    ...((over || viewer === 'all') && { all: state }),
  };
}

/** Hides other seats' submissions: the status counts them already, and telling them every round would be noise. */
function filterEvent(event: Event, viewer: Viewer): Event | undefined {
  if (viewer === 'all') return event;
  const isOwn = (seat: Seat): boolean => seat === viewer;
  switch (event.type) {
    case 'listed':
    case 'submitted':
    case 'slot':
    case 'report':
      return isOwn(event.seat) ? event : undefined;
    case 'started':
      return { ...event, own: event.own.filter(([seat]) => isOwn(seat)) };
    case 'round':
    case 'missions':
    case 'over':
      return event;
  }
}

export const plain: Game<State, Move, Event, Options, View> = {
  rules,
  notation,
  view,
  filterEvent,
  describe,
};
