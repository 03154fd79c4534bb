/**
 * Sums up in a few sentences what others did while a reader waited: each team's moves, and events that weigh more than
 * a claim in full.
 */
import type { Seat, Viewer } from '../core/contract/rules.js';
import { seatFact, type Words } from '../core/words/words.js';
import { describe } from './describe.js';
import type { Event } from './state.js';
import { fold } from '../core/basics/indices.js';

/** Told one by one after the moves; of many the last. */
const WEIGHTY = ['fell', 'destroyed', 'round', 'over'];
const MOST = 4;

/** A team's moves, a sentence for each kind. */
function summaryOf(events: readonly Event[], team: Seat, words: Words): readonly string[] {
  const own = events.filter((event) => 'team' in event && event.team === team);
  const count = (type: Event['type']): number =>
    fold(own, 0, (sum, event) =>
      event.type === type ? sum + ('stars' in event ? event.stars.length : 1) : sum,
    );
  const counts = {
    'news.hqs': count('hq'),
    'news.claimed': count('claimed'),
    'news.stole': count('stolen'),
    'news.cleared': count('cleared'),
  };
  return Object.entries(counts).flatMap(([key, n]) =>
    n > 0 ? words.say(key, { team: seatFact(team), n }) : [],
  );
}

export function news(events: readonly Event[], words: Words, viewer: Viewer): readonly string[] {
  const teams = [
    ...new Set(events.flatMap((event) => ('team' in event && event.type !== 'fell' ? event.team : []))),
  ];
  const isOwn = (event: Event): boolean => 'from' in event && event.from === viewer;
  const robbed = events.filter(isOwn).flatMap((event) => ('stars' in event ? event.stars : []));
  const fallen = events.filter((event) => event.type === 'fell' && event.team === viewer);
  const weighty = events
    .filter((event) => WEIGHTY.includes(event.type) && !fallen.includes(event))
    .slice(-MOST);
  return [
    // A lost HQ before all else: the reader would miss it further down.
    ...fallen.map((event) => describe(event, words)),
    ...(robbed.length > 0 && typeof viewer === 'number'
      ? [words.say('news.robbed', { team: seatFact(viewer), n: robbed.length })]
      : []),
    ...teams.flatMap((team) => summaryOf(events, team, words)),
    ...weighty.map((event) => describe(event, words)),
  ];
}
