/**
 * Makes the rules of a game safe for data from outside: a value that is not a move at all is refused before they see
 * it.
 */
import type { Refusal } from '../basics/result.js';
import type { Actor, Rules } from './rules.js';
import type { Shape } from '../basics/shape.js';
import { shownValue } from '../basics/shown.js';

/** Even looking at the value may throw: a proxy answers as it likes. */
function isMove<M>(shape: Shape<M>, value: unknown): value is M {
  try {
    return shape(value);
  } catch {
    return false;
  }
}

function refuseStranger<M>(shape: Shape<M>, actor: unknown, move: unknown): Refusal | undefined {
  if (!isMove(shape, move)) return { code: 'move/unknown' };
  if (actor === 'host' || Number.isInteger(actor)) return undefined;
  return { code: 'session/no-seat', facts: { seat: shownValue(actor) } };
}

/** The rules of a game, whose `refuse` takes anything: a relay passes on whatever JSON it gets. */
export function makeRules<S, M, E, O>(rules: Rules<S, M, E, O>): Rules<S, M, E, O> {
  return {
    ...rules,
    refuse: (state: S, actor: Actor, move: M) =>
      refuseStranger(rules.move, actor, move) ?? rules.refuse(state, actor, move),
  };
}
