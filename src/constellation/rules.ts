/** The rules of play (C5 to C11, C17): what a team and its members may do, and what comes of it. */
import { indexed, indices } from '../core/basics/indices.js';
import { makeRules } from '../core/contract/make-rules.js';
import { memoize } from '../core/basics/memoize.js';
import { requireOptions } from '../core/text/options.js';
import type { Actor, Outcome, Rules, Seat, Step } from '../core/contract/rules.js';
import type { Facts, Refusal } from '../core/basics/result.js';
import { eitherOf, fieldsOf, oneOf, textUpTo, wholeNumber } from '../core/basics/shape.js';
import { seatFact } from '../core/words/words.js';
import { mapName, skyOf } from './geometry.js';
import { FREE, given, GONE, guardOf, isHq, networksOf, ownerAt, signOf, spreadRings } from './networks.js';
import { options } from './options.js';
import { closeRound, judge, PASSED, sharesOf } from './rounds.js';
import { rolesOf, totalsOf, valueOf } from './score.js';
import { hqsEach, optionsFault } from './soundness.js';
import type { Move, Event, Options, State } from './state.js';

function setup(chosen: Partial<Options>, seed: number): State {
  const all = requireOptions(options, chosen);
  const fault = optionsFault(all);
  if (fault)
    throw new RangeError(
      `These options give no game: ${fault.code} (${fault.rule}) ${JSON.stringify(fault.facts)}`,
    );
  return begin(all, seed);
}

/** The first state of sound options. */
export function begin(all: Options, seed: number): State {
  const roles = rolesOf(all);
  const each = <T>(value: T): T[] => Array<T>(all.teams).fill(value);
  const own = mapName(all) === 'generated' ? seed : 0;
  return {
    options: all,
    seed: own,
    phase: hqsEach(all) > 0 ? 'hq' : 'play',
    round: 1,
    owners: FREE.repeat(skyOf({ options: all, seed: own }).ids.length),
    hqs: each([]),
    fallen: each(false),
    left: sharesOf(all, 1),
    // C16: only Defense teams have steals.
    steals: each(all.stealsPerTeam).map((steals, team) => (roles[team] === 'offense' ? 0 : steals)),
    points: each(0),
    destroyed: each(0),
  };
}

/** C5: in order, then in reverse order for the second HQ. */
export function hqTurn({ hqs, options: { teams } }: State): Seat {
  const placed = hqs.flat().length;
  return placed < teams ? placed : 2 * teams - 1 - placed;
}

function no(code: string, rule: string, facts: Facts = {}): Refusal {
  return { code: `constellation/${code}`, rule, facts };
}

function refuseHq(state: State, actor: Actor, star: string): Refusal | undefined {
  if (state.phase !== 'hq') return no('hq-phase-over', 'C5');
  const turn = hqTurn(state);
  if (actor !== turn) return no('hq-turn', 'C5', { team: seatFact(turn), star });
  const { byId, kinds } = skyOf(state);
  const place = byId.get(star);
  if (place === undefined) return no('no-star', 'C1', { star });
  if (kinds[place] !== 'star') return no('hq-kind', 'C5', { star, kind: { key: `kind.${kinds[place]}` } });
  const owner = ownerAt(state.owners, place);
  return owner < 0 ? undefined : no('hq-taken', 'C5', { star, owner: seatFact(owner) });
}

/** C6: whether a member has moves to spend. */
function refuseMember({ left }: State, team: Seat, member: number): Refusal | undefined {
  const moves = left[team]?.[member];
  const facts = { team: seatFact(team), member: member + 1, members: left[team]?.length ?? 0 };
  if (moves === undefined) return no('no-member', 'C6', facts);
  if (moves === PASSED) return no('passed', 'C11', facts);
  return moves > 0 ? undefined : no('no-moves', 'C6', facts);
}

function touchesOwn(state: State, team: Seat, place: number): boolean {
  return (skyOf(state).near[place] as readonly number[]).some((next) => ownerAt(state.owners, next) === team);
}

function refuseClaim(state: State, team: Seat, place: number): Refusal | undefined {
  const star = skyOf(state).ids[place] as string;
  const owner = ownerAt(state.owners, place);
  if (owner === team) return no('already-yours', 'C17', { star, team: seatFact(team) });
  if (owner >= 0) return no('owned', 'C17', { star, owner: seatFact(owner) });
  const isLoose =
    state.options.claimNeedsAdjacency &&
    state.owners.includes(signOf(team)) &&
    !touchesOwn(state, team, place);
  return isLoose ? no('not-adjacent', 'C4', { star, team: seatFact(team) }) : undefined;
}

function refuseSteal(state: State, team: Seat, place: number): Refusal | undefined {
  const { ids, kinds } = skyOf(state);
  const star = ids[place] as string;
  const owner = ownerAt(state.owners, place);
  if (owner === team) return no('already-yours', 'C17', { star, team: seatFact(team) });
  if (owner < 0) return no('free', 'C7', { star });
  if (state.steals[team] === 0) {
    return rolesOf(state.options)[team] === 'offense'
      ? no('offense-steals', 'C16')
      : no('no-steals', 'C7', { team: seatFact(team) });
  }
  const guard = guardOf(state, place);
  if (guard !== undefined) {
    const own = kinds[place] === 'cluster' ? 'yes' : 'no';
    return no('protected', 'C9', { star, cluster: ids[guard] as string, own });
  }
  return state.options.hqImmune && isHq(state, place) ? no('immune', 'C4', { star }) : undefined;
}

function refuse(state: State, actor: Actor, move: Move): Refusal | undefined {
  if (state.phase === 'over') return no('over', 'C17');
  if (move.type === 'end') {
    if (actor !== 'host') return no('host-only', 'C11');
    return state.phase === 'hq' ? no('hq-first', 'C5', { team: seatFact(hqTurn(state)) }) : undefined;
  }
  if (actor === 'host' || !state.left[actor]) return no('no-team', 'C7');
  if (move.type === 'hq') return refuseHq(state, actor, move.star);
  if (state.phase === 'hq') return no('hq-first', 'C5', { team: seatFact(hqTurn(state)) });
  const byMember = refuseMember(state, actor, move.member);
  if (byMember) return byMember;
  // C11: who can do nothing is out of the round already.
  if (move.type === 'pass') return canAct(state, actor) ? undefined : no('stuck', 'C11');
  const place = skyOf(state).byId.get(move.star);
  if (place === undefined) return no('no-star', 'C1', { star: move.star });
  if (state.owners[place] === GONE) return no('gone', 'C10', { star: move.star });
  return move.type === 'claim' ? refuseClaim(state, actor, place) : refuseSteal(state, actor, place);
}

/** C11: whether a team has a legal move, were any member's moves left. */
function hasMove(state: State, team: Seat): boolean {
  for (let place = 0; place < state.owners.length; place++) {
    const sign = state.owners[place];
    if (sign === GONE) continue;
    const asked = sign === FREE ? refuseClaim : refuseSteal;
    if (asked(state, team, place) === undefined) return true;
  }
  return false;
}

function canAct(state: State, team: Seat): boolean {
  return (state.left[team] as readonly number[]).some((moves) => moves > 0) && hasMove(state, team);
}

/** The move of a member's click on a star: an HQ, a steal if it is another team's, else a claim. */
export function moveOn(state: State, team: Seat, member: number, place: number): Move {
  const star = skyOf(state).ids[place] as string;
  if (state.phase === 'hq') return { type: 'hq', star };
  const owner = ownerAt(state.owners, place);
  return { type: owner >= 0 && owner !== team ? 'steal' : 'claim', member, star };
}

function* moves(state: State, actor: Actor): Generator<Move> {
  if (actor === 'host' || state.phase === 'over') return;
  const left = state.phase === 'hq' ? [1] : (state.left[actor] ?? []);
  const members = indices(left.length).filter((member) => (left[member] as number) > 0);
  const [first] = members;
  if (first === undefined) return;
  for (const place of indices(skyOf(state).ids.length))
    // Members differ in their moves alone.
    if (!refuse(state, actor, moveOn(state, actor, first, place)))
      for (const member of members) yield moveOn(state, actor, member, place);
}

const toAct = memoize((state: State): readonly Seat[] => {
  if (state.phase === 'over') return [];
  if (state.phase === 'hq') return [hqTurn(state)];
  return indices(state.left.length).filter((team) => canAct(state, team));
}, new WeakMap());

function placeHq(state: State, star: string, events: Event[]): State {
  const { byId } = skyOf(state);
  const place = byId.get(star) as number;
  const team = hqTurn(state);
  events.push({ type: 'hq', team, star });
  const hqs = state.hqs.map((list, other) => (other === team ? [...list, place] : list));
  const isDone = hqs.flat().length === state.options.teams * hqsEach(state.options);
  return { ...state, hqs, owners: given(state.owners, [place], signOf(team)), phase: isDone ? 'play' : 'hq' };
}

/** C12: HQs that have changed hands or are gone are HQs no more. */
function dropHqs(state: State, events: Event[]): State {
  const stands = (team: Seat, place: number): boolean => ownerAt(state.owners, place) === team;
  const fallen = state.hqs.map((list, team) => list.filter((place) => !stands(team, place)));
  if (fallen.every((list) => list.length === 0)) return state;
  const { ids } = skyOf(state);
  for (const [team, list] of indexed(fallen))
    for (const place of list) events.push({ type: 'fell', team, star: ids[place] as string });
  return {
    ...state,
    hqs: state.hqs.map((list, team) => list.filter((place) => stands(team, place))),
    fallen: state.fallen.map((was, team) => was || (fallen[team] as readonly number[]).length > 0),
  };
}

/** C10. */
function destroy(state: State, team: Seat, events: Event[]): State {
  const { ids } = skyOf(state);
  const doomed = networksOf(state).list.filter((one) => one.team === team && one.blackholes >= 2);
  if (doomed.length === 0) return state;
  let { owners, destroyed } = state;
  for (const network of doomed) {
    const value = valueOf(state.options, network);
    events.push({
      type: 'destroyed',
      team,
      stars: network.stars.map((place) => ids[place] as string),
      value,
    });
    owners = given(owners, network.stars, state.options.blackHoleEffect === 'reset' ? FREE : GONE);
    if (state.options.mode === 'blackhole')
      destroyed = destroyed.map((sum, other) => (other === team ? sum + value : sum));
  }
  return { ...state, owners, destroyed };
}

function spend(state: State, team: Seat, member: number, left: (moves: number) => number): State {
  const change = (own: readonly number[]): readonly number[] =>
    own.map((moves, other) => (other === member ? left(moves) : moves));
  return { ...state, left: state.left.map((own, other) => (other === team ? change(own) : own)) };
}

function claim(state: State, team: Seat, member: number, star: string, events: Event[]): State {
  const { byId, near } = skyOf(state);
  const place = byId.get(star) as number;
  const links = (near[place] as readonly number[]).filter((next) => ownerAt(state.owners, next) === team);
  events.push({ type: 'claimed', team, member, star, links: links.length });
  return { ...state, owners: given(state.owners, [place], signOf(team)) };
}

/** C7, C8. */
function steal(state: State, team: Seat, member: number, star: string, events: Event[]): State {
  const { byId, ids } = skyOf(state);
  const place = byId.get(star) as number;
  const places = spreadRings(state, team, place).flat();
  const takes = state.options.stealEffect === 'take';
  const stars = places.map((other) => ids[other] as string);
  const from = ownerAt(state.owners, place);
  events.push({ type: takes ? 'stolen' : 'cleared', team, member, from, star, stars });
  return {
    ...state,
    owners: given(state.owners, places, takes ? signOf(team) : FREE),
    steals: state.steals.map((left, other) => (other === team ? left - 1 : left)),
  };
}

function act(state: State, team: Seat, move: Exclude<Move, { type: 'end' }>, events: Event[]): State {
  if (move.type === 'hq') return placeHq(state, move.star, events);
  const { member } = move;
  if (move.type === 'pass') {
    events.push({ type: 'passed', team, member });
    return spend(state, team, member, () => PASSED);
  }
  const perform = move.type === 'claim' ? claim : steal;
  const changed = perform(
    spend(state, team, member, (moves) => moves - 1),
    team,
    member,
    move.star,
    events,
  );
  return settle(changed, team, events);
}

/** C10, C12: what follows at once from a team's move. */
export function settle(state: State, team: Seat, events: Event[]): State {
  return dropHqs(destroy(state, team, events), events);
}

function play(state: State, actor: Actor, move: Move): Step<State, Event> {
  const events: Event[] = [];
  let next = move.type === 'end' ? closeRound(state, events) : act(state, actor as Seat, move, events);
  while (next.phase === 'play' && toAct(next).length === 0) next = closeRound(next, events);
  return { state: next, events };
}

function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const end = judge(state);
  if (!end) throw new Error('The state says that the game is over, and no rule has ended it.');
  return { ...end, scores: totalsOf(state) };
}

export const rules: Rules<State, Move, Event, Options> = makeRules({
  id: 'constellation',
  // 2: `auto` looks at the length of the game, and a generated map grows with it (C18).
  version: 2,
  chance: true,
  options,
  move: eitherOf(
    fieldsOf({ type: oneOf('hq'), star: textUpTo(40) }),
    fieldsOf({ type: oneOf('claim', 'steal'), member: wholeNumber, star: textUpTo(40) }),
    fieldsOf({ type: oneOf('pass'), member: wholeNumber }),
    fieldsOf({ type: oneOf('end') }),
  ),
  setup,
  seats: ({ options: { teams } }) => teams,
  toAct,
  moves,
  refuse,
  play,
  outcome,
  // Nothing is hidden here.
  resample: (state) => state,
});
