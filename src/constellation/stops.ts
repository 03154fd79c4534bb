/** Moves that keep another team from winning by wormholes (C14), and moves that only harm. */
import { indices } from '../core/basics/indices.js';
import type { Seat } from '../core/contract/rules.js';
import type { Think } from '../core/bots/think.js';
import { memberOf } from './choice.js';
import { skyOf } from './geometry.js';
import { FREE, given, ownerAt, signOf } from './networks.js';
import { moveOn, rules } from './rules.js';
import { standing } from './score.js';
import type { Move, State } from './state.js';

/** C10: whether a move destroys a network of the team's, where that is no gain. */
export function isHarm(state: State, team: Seat, move: Move): boolean {
  const { events } = rules.play(state, team, move);
  return (
    state.options.mode !== 'blackhole' &&
    events.some((event) => event.type === 'destroyed' && event.team === team)
  );
}

function hasWormholes(state: State, team: Seat): boolean {
  const { wormholesToWin, mode } = state.options;
  return mode === 'classic' && wormholesToWin > 0 && standing(state, team).wormholes >= wormholesToWin;
}

/** Whether a team may make the move, and it does not destroy a network of its own. */
function isGood(state: State, team: Seat, move: Move): boolean {
  return !rules.refuse(state, team, move) && !isHarm(state, team, move);
}

/** A steal after which another team no longer has enough wormholes in one network. */
export function parting(state: State, team: Seat): Move | undefined {
  for (const place of indices(state.owners.length)) {
    const owner = ownerAt(state.owners, place);
    if (owner < 0 || owner === team || !hasWormholes(state, owner)) continue;
    const move = moveOn(state, team, memberOf(state, team), place);
    if (isGood(state, team, move) && !hasWormholes(rules.play(state, team, move).state, owner)) return move;
  }
  return undefined;
}

/** The free stars by any of which another team would have enough wormholes in one network. */
function threats(state: State, team: Seat): readonly number[] {
  const { kinds } = skyOf(state);
  const rivals = indices(state.left.length).filter((other) => {
    const holes = indices(kinds.length).filter(
      (place) => kinds[place] === 'wormhole' && ownerAt(state.owners, place) === other,
    );
    const isNear = holes.length >= state.options.wormholesToWin - 1;
    return other !== team && isNear && !hasWormholes(state, other);
  });
  return indices(state.owners.length).filter(
    (place) =>
      state.owners[place] === FREE &&
      rivals.some((other) =>
        hasWormholes({ ...state, owners: given(state.owners, [place], signOf(other)) }, other),
      ),
  );
}

/** A claim of the one star that another team's win hangs on; undefined where one claim stops none. */
function blocking(state: State, team: Seat): Move | undefined {
  const [place, another] = threats(state, team);
  if (place === undefined || another !== undefined) return undefined;
  const move = moveOn(state, team, memberOf(state, team), place);
  return isGood(state, team, move) ? move : undefined;
}

/** The same bot, but that it stops a win by wormholes where one move of its own does. */
export function stopping(think: Think<State, Move>): Think<State, Move> {
  return function* (state, team, limits) {
    if (state.phase === 'play') {
      yield undefined;
      const stop = parting(state, team) ?? blocking(state, team);
      if (stop) return stop;
    }
    return yield* think(state, team, limits);
  };
}
