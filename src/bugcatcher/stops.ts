/** Finds what stopped a player's nodes in the last round, as far as that player may know. */
import { courseOf } from './preview.js';
import type { Step } from './resolve.js';
import type { Lap, View } from './state.js';

type Seen = Pick<View, 'options' | 'last'>;

/**
 * `first`: another player was there before; `start`: another player began there; `together`: another player came there
 * in the same slot; `crossing`: another player's path of its colour crossed; `back`: it had been there itself; `own`:
 * its player's other path crossed.
 */
export type Cause = 'first' | 'start' | 'together' | 'crossing' | 'back' | 'own';

interface Stop {
  readonly step: Step;
  readonly by: Cause;
}

/** B15: from its own paths, and from what everybody may know: where all nodes began. */
function causeOf({ options, last }: Seen, lap: Lap, tried: readonly Step[], step: Step): Cause {
  const { kind, to, mid, slot, blue } = step;
  const before = tried.filter((one) => one.slot < slot);
  switch (lap.results[slot]) {
    case '1': {
      const began = kind === 'B' ? lap.border : lap.central;
      const isBack = before.some((one) => one.kind === kind && (one.to === to || one.mid === mid));
      // B7: starts are claimed unless an option frees them.
      if (isBack || (options.startClaims && began === to)) return 'back';
      const starts = kind === 'B' ? last?.corners : last?.cells;
      return options.startClaims && starts?.includes(to) ? 'start' : 'first';
    }
    case '2':
      return 'together';
    case '4':
      return before.some((one) => one.kind !== kind && one.mid === mid && one.blue === blue)
        ? 'own'
        : 'crossing';
    default:
      return 'crossing';
  }
}

export function stopsOf(view: Seen, lap: Lap): readonly Stop[] {
  const { placed, stopped } = courseOf(view, lap);
  // B9: only where an option says so does a path that collided leave a trace.
  const tried = view.options.ghostClaims ? [...placed, ...stopped] : placed;
  return stopped.map((step) => ({ step, by: causeOf(view, lap, tried, step) }));
}
