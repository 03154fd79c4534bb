/** Lists and programs by chance: for who gives none, for worlds dealt anew, for bots. All of them are legal. */
import type { Chance } from '../core/basics/seed.js';
import { allPlaces, stepsOf, WAYS } from './geometry.js';
import type { Kind, Nodes, Options, Program } from './state.js';

const SMALL = WAYS.toLowerCase();

/** N distinct places in a fresh order (B3). */
export function drawList(chosen: Options, kind: Kind, luck: Chance): readonly number[] {
  return luck.shuffle(allPlaces(chosen, kind)).slice(0, chosen.players);
}

/** A program drawn step by step, rarely a swap, never back to where the node came from. */
export function drawProgram(chosen: Options, nodes: Nodes, garnets: number, luck: Chance): Program {
  const steps = stepsOf(chosen);
  const at = { B: nodes.border, C: nodes.central };
  // Centres are told from corners by their sign.
  const seen = [at.B, ~at.C];
  let program = '';
  let left = chosen.energy;
  while (left > 0 && luck.below(30) > 0) {
    const kind: Kind = luck.below(2) === 0 ? 'B' : 'C';
    let sign = 's';
    if (luck.below(9) === 0) {
      if (garnets > 0 && luck.below(4) === 0 && !program.includes('g')) sign = 'g';
    } else {
      const from = 4 * at[kind];
      let count = 0;
      for (let way = 0; way < 4; way++) {
        const to = steps[kind].to[from + way] as number;
        // Each way as likely as the next, drawn while they are counted.
        if (to < 0 || seen.includes(kind === 'B' ? to : ~to) || luck.below(++count) > 0) continue;
        at[kind] = to;
        sign = (kind === 'B' ? WAYS : SMALL)[way] as string;
      }
      if (count > 0) seen.push(kind === 'B' ? at.B : ~at.C);
    }
    if (sign !== 'g') left--;
    program += sign;
  }
  return program;
}
