/** B15: another world that looks the same to a viewer: its own seat stays, whose the other nodes are is dealt anew. */
import type { Viewer } from '../core/contract/rules.js';
import { chance, type Chance } from '../core/basics/seed.js';
import { times } from '../core/basics/times.js';
import { drawList, drawProgram } from './random-programs.js';
import type { Mission } from './goals.js';
import { missionsOf } from './feasibility.js';
import { areShown } from './open-plans.js';
import { isDue } from './round.js';
import type { Lap, Player, Program, State } from './state.js';

const places = (players: readonly Player[], of: 'border' | 'central'): number[] =>
  players.map((player) => player[of]).sort((a, b) => a - b);

/** A round of somebody else's, of which nothing is known. */
function blankLap({ border, central, blue }: Player): Lap {
  return { border, central, blue, program: '', results: '', accepted: [], gains: [] };
}

function dealPlayer(state: State, known: Player, border: number, central: number, luck: Chance): Player {
  const { options, round, missions, closed } = state;
  const played = known.laps.length;
  // B4: before round 1 is run all border nodes are blue, as everybody knows.
  const blue = played === 0 || luck.below(2) === 0;
  const garnets = luck.below(options.garnets + 1);
  const all = missionsOf(options.missions);
  const isOpen = (id: number, presented: number): boolean =>
    luck.below(8) === 0 &&
    !isDue(all[id] as Mission, presented, round - 1) &&
    !closed.some(([one]) => one === id);
  const open = missions.slice(0, -1).flatMap((ids, at) => ids.filter((id) => isOpen(id, at + 1)));
  const collisions = luck.below(2 * played + 1);
  const fireflies = luck.below(5 * played + 1);
  const player: Player = { ...known, border, central, blue, fireflies, garnets, done: 0, collisions, open };
  return {
    ...player,
    laps: times(played, () => blankLap(player)),
    staged: known.staged && { program: drawProgram(options, player, garnets, luck), accepted: [] },
    lists:
      round === 0 && known.listed
        ? { central: drawList(options, 'C', luck), border: drawList(options, 'B', luck), bids: [0, 0] }
        : null,
  };
}

/** B19: a player whose program is shown: the rest is dealt anew. */
function dealShown(state: State, known: Player, program: Program, luck: Chance): Player {
  const dealt = dealPlayer(state, known, known.border, known.central, luck);
  const garnets = program.includes('g') ? Math.max(1, dealt.garnets) : dealt.garnets;
  const laps = dealt.laps.map((lap) => ({ ...lap, blue: known.blue }));
  return { ...dealt, blue: known.blue, garnets, laps, staged: { program, accepted: [] } };
}

/** The same state where nothing is hidden: for who sees all, in a puzzle, and once the match is over. */
export function resample(state: State, viewer: Viewer, seed: number): State {
  if (viewer === 'all' || state.over || state.puzzle) return state;
  const luck = chance(seed);
  const isShown = ({ staged }: Player): boolean => areShown(state) && staged !== null;
  const others = state.players.filter((player, seat) => seat !== viewer && !isShown(player));
  const corners = luck.shuffle(places(others, 'border'));
  const cells = luck.shuffle(places(others, 'central'));
  const players = state.players.map((player, seat) => {
    if (seat === viewer) return player;
    if (player.staged && isShown(player)) return dealShown(state, player, player.staged.program, luck);
    return dealPlayer(state, player, corners.pop() as number, cells.pop() as number, luck);
  });
  return { ...state, players, seed: luck.seed() };
}
