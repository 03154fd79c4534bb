/** Stars that others took or destroyed while the reader waited, with their former owners. It keeps nothing. */
import type { Seat } from '../core/contract/rules.js';
import { skyOf } from './geometry.js';
import { ownerAt } from './networks.js';
import type { Event, State } from './state.js';

export interface Trace {
  readonly place: number;
  /** The star's former owner. */
  readonly team: Seat;
  readonly isHq: boolean;
}

/** Stars that have come back to whom they were taken from leave no trace. */
export function tracesOf(events: readonly Event[], state: State): readonly Trace[] {
  const { byId } = skyOf(state);
  const fallen = events.flatMap((event) => (event.type === 'fell' ? [event.star] : []));
  const traces = new Map<string, Trace>();
  const lose = (stars: readonly string[], team: Seat): void => {
    for (const star of stars)
      traces.set(star, { place: byId.get(star) as number, team, isHq: fallen.includes(star) });
  };
  for (const event of events)
    if (event.type === 'stolen' || event.type === 'cleared') lose(event.stars, event.from);
    else if (event.type === 'destroyed') lose(event.stars, event.team);
  return [...traces.values()].filter(({ place, team }) => ownerAt(state.owners, place) !== team);
}
