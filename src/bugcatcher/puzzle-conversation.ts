/** The sentences for a puzzle (B20). All wording comes from the words table. */
import type { Point } from '../core/chart/chart.js';
import { circle } from '../core/chart/path.js';
import type { Budget } from '../core/puzzle/budget.js';
import { seatFact, type Words } from '../core/words/words.js';
import { nameOf } from './geometry.js';
import { wantedMark, rays } from './open-picture.js';
import { body } from './picture.js';
import { costOf } from './program.js';
import { wantedOf, targetsOf, type Asked } from './puzzles.js';
import type { Kind, Program } from './state.js';

export function describePuzzleGoal(state: Asked, { say }: Words): string {
  const wanted = wantedOf(state);
  if (wanted) {
    const [border, central] = [nameOf(state.options, 'B', wanted.B), nameOf(state.options, 'C', wanted.C)];
    return say('puzzle.goal.end', { border, central });
  }
  const [first, second] = targetsOf(state);
  const facts = { seat: seatFact(first?.seat ?? 1), node: first?.node ?? 'B' };
  if (!second) return say('puzzle.goal.stop', facts);
  if (first?.seat === second.seat) return say('puzzle.goal.stop.both', facts);
  return say('puzzle.goal.stop.two', { ...facts, other: seatFact(second.seat), second: second.node });
}

/** The energy that a program leaves. */
export function budgetsOf({ options }: Asked, { say }: Words, program: Program): readonly Budget[] {
  const { energy } = options;
  const left = energy - costOf(program);
  return [{ shape: 'slab', left, of: energy, sentence: say('budget.energy', { left }) }];
}

/** A node in the goal's picture. */
function node(kind: Kind, at: Point): string {
  return `<g class="node ${kind === 'B' ? 'blue' : 'black'}"><path class="body" d="${body(kind, at, 0.17)}"/>${
    kind === 'B' ? `<path class="pip" d="${body(kind, at, 0.06)}"/>` : ''
  }</g>`;
}

/** One's own nodes on their ways to their frames, or nodes of others in rays. */
export function puzzlePicture(state: Asked): string {
  const kinds: readonly Kind[] = ['B', 'C'];
  const stopped = targetsOf(state);
  const drawn = wantedOf(state)
    ? kinds
        .map((kind, i) => {
          const y = 0.33 + 0.62 * i;
          return (
            `<path class="mine" d="${body(kind, [0.42, y], 0.25)}"/>${node(kind, [0.42, y])}` +
            `<path class="wanted" d="M.86 ${y}h.72m-.16-.14l.16.14l-.16.14${wantedMark(kind, [2.1, y], 0.25)}"/>`
          );
        })
        .join('')
    : stopped
        .map(({ seat, node: kind }, i) => {
          const at: Point = [stopped.length > 1 ? 0.7 + 1.15 * i : 1.27, 0.65];
          const drawn = `<path class="rim" d="${circle(at, 0.21)}"/>${node(kind, at)}`;
          return `<g class="seat-${seat % 9}">${drawn}</g><path class="target" d="${rays(at, 0.35, 0.52)}"/>`;
        })
        .join('');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" class="goal" viewBox="0 0 86 44">' +
    `<g transform="translate(0 0)scale(34)">${drawn}</g></svg>`
  );
}
