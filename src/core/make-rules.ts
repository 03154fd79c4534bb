/** How a game's rules are made fit for data from outside: what is no action at all is refused before they see it. */
import type { Refusal } from './result.js';
import type { Actor, Rules } from './rules.js';
import type { Shape } from './shape.js';
import { shownValue } from './shown.js';

/** Even to ask may throw: a proxy answers as it likes. */
function isAction<A>(shape: Shape<A>, value: unknown): value is A {
  try {
    return shape(value);
  } catch {
    return false;
  }
}

function refuseStranger<A>(shape: Shape<A>, actor: unknown, action: unknown): Refusal | undefined {
  if (!isAction(shape, action)) return { code: 'move/unknown' };
  if (actor === 'host' || Number.isInteger(actor)) return undefined;
  return { code: 'session/no-seat', facts: { seat: shownValue(actor) } };
}

/** The rules of a game, of which `refuse` may be asked about anything: a relay passes on whatever JSON it gets. */
export function makeRules<S, A, E, O>(rules: Rules<S, A, E, O>): Rules<S, A, E, O> {
  return {
    ...rules,
    refuse: (state: S, actor: Actor, action: A) =>
      refuseStranger(rules.action, actor, action) ?? rules.refuse(state, actor, action),
  };
}
