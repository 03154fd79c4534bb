/** Lists and programs by chance: for who gives none, for worlds dealt anew, for bots. All of them are legal. */
import type { Chance } from '../core/seed.js';
import { placesOf, stepsOf, WAYS } from './geometry.js';
import type { Kind, Nodes, Options, Program } from './state.js';

/** N distinct places in a fresh order (B3). */
export function drawList(chosen: Options, kind: Kind, luck: Chance): readonly number[] {
  const places = Array.from({ length: placesOf(chosen, kind) }, (_, place) => place);
  return luck.shuffle(places).slice(0, chosen.players);
}

const SIGNS: Readonly<Record<Kind, string>> = { B: WAYS, C: WAYS.toLowerCase() };

/** A program drawn step by step, rarely a swap, never back to where the node came from. */
export function drawProgram(chosen: Options, nodes: Nodes, garnets: number, luck: Chance): Program {
  const steps = stepsOf(chosen);
  const seen = { B: [nodes.border], C: [nodes.central] };
  let program = '';
  let left = chosen.energy;
  while (left > 0 && luck.below(30) > 0) {
    const kind: Kind = luck.below(2) === 0 ? 'B' : 'C';
    const places = seen[kind];
    const from = 4 * (places[places.length - 1] as number);
    let sign = 's';
    let count = 0;
    if (luck.below(9) === 0) {
      if (garnets > 0 && luck.below(4) === 0 && !program.includes('g')) sign = 'g';
    } else
      for (let way = 0, next = -1; way < 4; way++) {
        const to = steps[kind].to[from + way] as number;
        // Each way as likely as the next, drawn while they are counted.
        if (to < 0 || places.includes(to) || luck.below(++count) > 0) continue;
        if (next >= 0) places.pop();
        places.push((next = to));
        sign = SIGNS[kind][way] as string;
      }
    if (sign !== 'g') left--;
    program += sign;
  }
  return program;
}
