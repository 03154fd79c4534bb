/**
 * The sources of the figures and names in Constellation's lesson: the table beside the map, its stars, and Orion's
 * moves.
 */
import { shown as rounded } from '../../src/constellation/describe.js';
import { skyOf } from '../../src/constellation/geometry.js';
import { networksOf, ownerAt } from '../../src/constellation/networks.js';
import { rules } from '../../src/constellation/rules.js';
import { hqPoints, standing, totalsOf } from '../../src/constellation/score.js';
import type { Event, State } from '../../src/constellation/state.js';
import { valueOf, type Facts, type Moment } from '../lessons/said.js';

type Now = Moment<State, Event>;

const SEATS = ['Lyra', 'Orion'];
const isEqual = (said: readonly string[], ...values: readonly (number | undefined)[]): boolean =>
  said.length === values.length && said.every((one, at) => valueOf(one) === values[at]);
const isOrion = (...names: readonly (string | undefined)[]): boolean =>
  names.every((name) => name === 'Orion');

/** The column of totals, as the table rounds it. */
const totals = (state: State): readonly number[] => totalsOf(state).map(rounded);
/** The table of one team. */
const row = (state: State, team: number): ReturnType<typeof standing> => standing(state, team);
const winner = (state: State): number | undefined => rules.outcome(state)?.winners[0];
const ownerOf = (state: State, star: string | undefined): number =>
  ownerAt(state.owners, skyOf(state).byId.get(star ?? '') as number);
const kindOf = (state: State, star: string | undefined): string | undefined =>
  skyOf(state).kinds[skyOf(state).byId.get(star ?? '') as number];
const fallen = ({ events }: Now, team: number): readonly string[] =>
  events.flatMap((event) => (event.type === 'fell' && event.team === team ? [event.star] : []));
const gained = ({ first, state }: Now, team: number): number =>
  (state.points[team] as number) - (first.points[team] as number);
const stolen = (star: string | undefined, now: Now, by: 'own' | 'replies'): boolean =>
  now[by].includes(`!${star}`);
/** Whether a star lies on a line to both others. */
const joins = (state: State, star: string, one: string, other: string): boolean => {
  const { near, byId, ids } = skyOf(state);
  const beside = (near[byId.get(star) as number] as readonly number[]).map((place) => ids[place]);
  return beside.includes(one) && beside.includes(other);
};
const longest = (state: State): number => Math.max(...skyOf(state).edges.map(({ length }) => length));
const lossOf = ({ events }: Now): number | undefined =>
  events.flatMap((event) => (event.type === 'destroyed' ? [event.stars.length] : []))[0];
const wormholes = (state: State): readonly string[] =>
  skyOf(state).ids.filter((star) => kindOf(state, star) === 'wormhole');

export const facts: Facts<State, Event> = {
  seats: SEATS,
  cells: (state) => skyOf(state).ids,
  facts: [
    ['places # headquarters', (said, now) => isEqual(said, now.state.options.hqCount)],
    [
      '~ now places #, and you place your second one last',
      ([who, n], { state }) => isOrion(who) && isEqual([n] as string[], state.options.hqCount),
    ],
    [
      'You have # left, and so has ~',
      ([n, who], { state }) =>
        isOrion(who) && [0, 1].every((team) => isEqual([n] as string[], state.left[team]?.[0])),
    ],
    [
      '~ has made # of its moves while you have # left',
      ([who, both, one], { first, state }) =>
        isOrion(who) &&
        state.left[1]?.[0] === 0 &&
        isEqual([both, one] as string[], first.left[1]?.[0], state.left[0]?.[0]),
    ],
    [
      'everybody has # moves again',
      (said, { state }) => state.left.every((own) => isEqual(said, own[0])) && state.round === 2,
    ],
    ['worth # point, and a little more', (said) => isEqual(said, 1)],
    ['A line whose # stars', (said) => isEqual(said, 2)],
    [
      '# point, and # for its length. Your total is #',
      (said, { state }) =>
        isEqual(
          said,
          row(state, 0).count,
          rounded(row(state, 0).total - row(state, 0).count),
          totals(state)[0],
        ),
    ],
    ['between your # HQs', (said, { state }) => isEqual(said, state.hqs[0]?.length)],
    [
      'scores # point for each line in it',
      (said, { shown }) => {
        const { state } = shown as Now;
        return isEqual(said, hqPoints(state, 0) / 3);
      },
    ],
    [
      '# lines between your HQs: # points now',
      (said, now) => isEqual(said, hqPoints(now.state, 0), gained(now, 0)),
    ],
    [
      'between @ and @',
      ([one = '', other = ''], { shown, first }) => {
        const [star = ''] = (shown as Now).own;
        return ownerOf(first, one) === 0 && ownerOf(first, other) === 0 && joins(first, star, one, other);
      },
    ],
    ['~’s HQs are connected too', ([who], { first }) => isOrion(who) && hqPoints(first, 1) > 0],
    [
      '# of your # steals',
      (said, { first, shown }) =>
        isEqual(said, row(first, 0).steals - row((shown as Now).state, 0).steals, row(first, 0).steals),
    ],
    ['and ~ scores no more HQ points', ([who]) => isOrion(who)],
    [
      '~ lost the HQ at @ and scores no more HQ points. Your own line scored #',
      ([who, star, n], now) =>
        isOrion(who) &&
        fallen(now, 1).join() === star &&
        stolen(star, now, 'own') &&
        isEqual([n] as string[], gained(now, 0)),
    ],
    [
      '~’s line is broken, but ~ can repair it',
      ([one, two], now) => isOrion(one, two) && hqPoints(now.state, 1) === 0 && !now.state.fallen[1],
    ],
    [
      '# of you scored # HQ points',
      ([both, n], now) =>
        isEqual([both] as string[], 2) && [0, 1].every((team) => gained(now, team) === valueOf(n ?? '')),
    ],
    ['Steal # of ~’s HQs', ([one, who]) => valueOf(one ?? '') === 1 && isOrion(who)],
    ['~ is about to steal', ([who], { first }) => isOrion(who) && row(first, 1).steals > 0],
    ['the cluster at @', ([star], { state }) => kindOf(state, star) === 'cluster'],
    [
      'All your stars are in # guarded network',
      (said, { state }) => isEqual(said, networksOf(state).list.filter(({ team }) => team === 0).length),
    ],
    ['~ can steal none of them', ([who]) => isOrion(who)],
    [
      '~ stole the HQ at @',
      ([who, star], now) => isOrion(who) && stolen(star, now, 'replies') && fallen(now, 0).join() === star,
    ],
    [
      '~ stole your HQ at @',
      ([who, star], now) => isOrion(who) && stolen(star, now, 'replies') && fallen(now, 0).join() === star,
    ],
    [
      '# black holes destroy a network that joins them',
      (said, { state }) =>
        isEqual(said, skyOf(state).ids.filter((star) => kindOf(state, star) === 'blackhole').length),
    ],
    [
      'You hold the one at @',
      ([star], { first }) => kindOf(first, star) === 'blackhole' && ownerOf(first, star) === 0,
    ],
    ['onnect your # HQs', (said, { first }) => isEqual(said, first.hqs[0]?.length)],
    [
      'stay away from @',
      ([star], { first }) => kindOf(first, star) === 'blackhole' && ownerOf(first, star) < 0,
    ],
    ['# HQ points, and a total of #', (said, now) => isEqual(said, gained(now, 0), totals(now.state)[0])],
    [
      '# black holes in # network: # of your stars are lost, your HQ at @ among them',
      ([two, one, lost, star], now) =>
        isEqual([two, one, lost] as string[], 2, 1, lossOf(now)) && fallen(now, 0).join() === star,
    ],
    [
      'If # wormholes are joined in # of your networks',
      (said, { state }) => isEqual(said, wormholes(state).length, 1),
    ],
    [
      'Connect the one at @ to your other #',
      ([star, others], { first }) =>
        isEqual([others] as string[], row(first, 0).wormholes) && kindOf(first, star) === 'wormhole',
    ],
    [
      '# wormholes joined, and the round ends: you win',
      (said, { state }) => isEqual(said, row(state, 0).wormholes) && winner(state) === 0,
    ],
    [
      'That connects @ to @ only',
      ([hole, star], { first, own }) => own[0] === star && joins(first, star ?? '', hole ?? '', hole ?? ''),
    ],
    [
      'You need a star between @ and @',
      ([one = '', other = ''], { shown, first }) => joins(first, (shown as Now).own[0] ?? '', one, other),
    ],
    [
      'Only # of your wormholes are in # network',
      (said, { state }) => isEqual(said, row(state, 0).wormholes, 1),
    ],
    [
      'your total is #, ~’s is #',
      ([own, who, theirs], { first }) => isOrion(who) && isEqual([own, theirs] as string[], ...totals(first)),
    ],
    [
      '# connections and # HQ points',
      (said, now) => isEqual(said, row(now.state, 0).count - row(now.first, 0).count, gained(now, 0)),
    ],
    ['You win, # points to #', (said, { state }) => winner(state) === 0 && isEqual(said, ...totals(state))],
    [
      'The longest line on the map scores only # points',
      (said, { first }) => isEqual(said, rounded(1 + longest(first) / 10)),
    ],
    [
      '# connection is not enough',
      (said, now) => isEqual(said, row(now.state, 0).count - row(now.first, 0).count),
    ],
    [
      '~ wins, # to #',
      ([who, ...said], { state }) =>
        isOrion(who) && winner(state) === 1 && isEqual(said, totals(state)[1], totals(state)[0]),
    ],
    [
      '~ wins, # points to #',
      ([who, ...said], { state }) =>
        isOrion(who) && winner(state) === 1 && isEqual(said, totals(state)[1], totals(state)[0]),
    ],
    [
      '~ wins with # points',
      ([who, n], { state }) =>
        isOrion(who) && winner(state) === 1 && isEqual([n] as string[], totals(state)[1]),
    ],
    ['# star would have won you the game', (said) => isEqual(said, 1)],
  ],
};

/** To give up one's moves is a move that the rules do not list. */
export const more = ({ phase }: State): readonly string[] => (phase === 'play' ? ['-'] : []);
