/** Programs that show that a mission can be done, for hosts and tests (B16). No board needs them. */
import { aloneOn } from './alone.js';
import { crossing } from './crossing.js';
import type { Mission } from './goals.js';
import type { Nodes, Program } from './state.js';
import type { Ground } from './route.js';

/** A program that meets a mission from these nodes; for a crossing, with the other player that it crosses. */
export interface Witness {
  readonly program: Program;
  readonly other?: { readonly nodes: Nodes; readonly program: Program };
}

/** A way to meet a mission from these nodes on an empty board; undefined where there is none. */
export function witness(mission: Mission, ground: Ground, energy: number, nodes: Nodes): Witness | undefined {
  if (mission.kind === 'cross') return crossing(ground, energy, nodes, mission.count);
  const program = aloneOn(mission, ground, energy)(nodes);
  return program === undefined ? undefined : { program };
}
