/** A player's forecast for a program: where others stand, and how it would have fared among last round's paths. */
import { isMet, type Mission } from './goals.js';
import { midpoint, sizeOf, stepFrom } from './geometry.js';
import { kindOf, refuseProgram } from './program.js';
import { resolve, type Step } from './resolve.js';
import { pathOf, pathText } from './round.js';
import type { Kind, Lap, Nodes, Path, Program, Results, View } from './state.js';
import { indexed } from '../core/basics/indices.js';

/** A lap's placed paths, in order, up to so many slots; and the steps that collisions stopped. */
export interface Course {
  readonly placed: readonly Step[];
  readonly stopped: readonly Step[];
  readonly nodes: Nodes;
}

/** How a lap went, from its results; of a lap that is not to be believed, as far as it goes. */
export function courseOf(
  view: Pick<View, 'options'>,
  lap: Nodes & Pick<Lap, 'program' | 'results'>,
  slots = Infinity,
): Course {
  const grid = view.options;
  const at = { B: lap.border, C: lap.central };
  let { blue } = lap;
  const stopped: Step[] = [];
  const placed: Step[] = [];
  for (const [slot, sign] of indexed(lap.program)) {
    if (slot >= slots) break;
    const kind = kindOf(sign);
    const result = lap.results[slot];
    if (!kind) blue = !blue;
    const from = kind && at[kind];
    const to = kind && stepFrom(grid, kind, from as number, sign.toUpperCase());
    if (!kind || to === undefined || result === '-') continue;
    const step = {
      seat: 0,
      kind,
      from: from as number,
      to,
      mid: midpoint(grid, kind, from as number, to),
      blue: blue === (kind === 'B'),
      slot,
    };
    if (result === '0') {
      at[kind] = to;
      placed.push(step);
    } else stopped.push(step);
  }
  return {
    placed,
    stopped,
    nodes: { border: at.B, central: at.C, blue },
  };
}

/** The other end of a path. */
export function farEnd({ options }: Pick<View, 'options'>, { kind, at, way }: Path): number {
  return at + (way === 'R' ? 1 : sizeOf(options, kind)[0]);
}

/** Others' places of one kind: all nodes but one's own. */
export function othersAt(
  { corners, cells }: Pick<View, 'corners' | 'cells'>,
  own: Nodes | undefined,
  kind: Kind,
): readonly number[] {
  const all = kind === 'B' ? corners : cells;
  const mine = own ? all.indexOf(kind === 'B' ? own.border : own.central) : -1;
  return all.filter((_, i) => i !== mine);
}

/** Last round's paths of others: those that everybody saw, less one's own. */
export function othersPaths(view: View): readonly Path[] {
  const lap = view.own?.laps.at(-1);
  const own = lap ? courseOf(view, lap).placed.map((step) => pathText(pathOf(step))) : [];
  return (view.last?.paths ?? []).filter((path) => !own.includes(pathText(path)));
}

/** The others, as they stand. */
function othersNow(view: View, own: Nodes): readonly Nodes[] {
  const cells = othersAt(view, own, 'C');
  return othersAt(view, own, 'B').map((border, i) => ({ border, central: cells[i] as number, blue: true }));
}

/** B11: whether a program would complete a mission if nothing came in its way. */
export function wouldComplete(view: View, program: Program, mission: Mission): boolean {
  const { own, options } = view;
  if (!own || program === '') return false;
  const others = othersNow(view, own);
  const programs = [program, ...others.map(() => '')];
  const round = resolve(options, [own, ...others], programs, options);
  return isMet(mission, { grid: options, programs, ...round }, 0);
}

/**
 * Runs a program as if nobody else moved; `amongLast`: as if all others walked as in the last round, and first.
 * Collisions with oneself and with nodes that stand are certain, the rest is a guess.
 */
export function foresee(view: View, program: Program, amongLast: boolean): Results {
  const { own, options } = view;
  if (!own) return '';
  const others = othersNow(view, own);
  const before = amongLast
    ? othersPaths(view).map((path) => {
        const to = farEnd(view, path);
        return {
          kind: path.kind,
          from: path.at,
          to,
          mid: midpoint(options, path.kind, path.at, to),
          blue: path.blue,
        };
      })
    : [];
  const programs = [program, ...others.map(() => '')];
  return resolve(options, [own, ...others], programs, options, before).results[0] as Results;
}

/** B8: whether one more step can be placed, as far as can be foreseen. */
export function canStep(view: View, program: Program, amongLast: boolean): boolean {
  const { own, options } = view;
  return [...'URDLurdl'].some(
    (entry) =>
      own !== undefined &&
      !refuseProgram(options, own, program + entry) &&
      foresee(view, program + entry, amongLast).endsWith('0'),
  );
}
