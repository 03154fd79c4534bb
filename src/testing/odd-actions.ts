/** What no relay should send and some relay will: `refuse` is asked about it in every state, and has to know it for what it is. */
import type { Actor } from '../core/rules.js';
import { breach } from './breach.js';
import { refusalOf, type Net } from './net.js';
import { lineOf, settle } from './plain.js';
import { checkMoveText } from './texts.js';

/** No JSON at all. */
const NOT_PLAIN: readonly unknown[] = [
  undefined,
  NaN,
  Infinity,
  -0,
  Symbol('odd'),
  () => 0,
  new Map(),
  Array(1),
  { type: undefined },
];

/** JSON, and hardly an action. */
const PLAIN: readonly unknown[] = [
  null,
  true,
  1.5,
  -1,
  1e300,
  '',
  'x',
  [],
  [[]],
  {},
  { type: 'x' },
  { x: {} },
];

const ODD: readonly unknown[] = [...NOT_PLAIN, ...PLAIN];

/** The same fields, one of them to be asked for. */
function withGetter(action: object, key: string): unknown {
  const get = (): unknown => action[key as keyof typeof action];
  return Object.defineProperty({ ...action }, key, { get, enumerable: true });
}

function without(action: object, key: string): unknown {
  return Object.fromEntries(Object.entries(action).filter(([name]) => name !== key));
}

/** A sound action, bent field by field. */
function* bent(action: unknown): Generator<unknown> {
  yield [action];
  yield JSON.stringify(action);
  if (typeof action !== 'object' || action === null || Array.isArray(action)) return;
  yield { action };
  yield { ...action, odd: 1 };
  for (const [key, value] of Object.entries(action)) {
    yield withGetter(action, key);
    yield without(action, key);
    yield { ...action, [key]: [value] };
    yield { ...action, [key]: { value } };
    for (const odd of ODD) yield { ...action, [key]: odd };
  }
}

function told(action: unknown): string {
  return settle(action) === undefined ? lineOf(action) : `what is not plain (${String(settle(action))})`;
}

/** Refused as unknown where it has no shape; else it is an action: refused by a rule, or written and read back as it is. */
function checkOddAction<S, A, E, O, V>(net: Net<S, A, E, O, V>, state: S, actor: Actor, odd: unknown): void {
  const { action: shape } = net.game.rules;
  const has = shape(odd);
  if (has && settle(odd) !== undefined) breach('unknown-action', `${told(odd)} has the shape of an action`);
  const refusal = refusalOf(net, state, actor, odd as A);
  if (has !== (refusal?.code !== 'move/unknown'))
    breach('unknown-action', `${told(odd)} of ${actor} gives ${refusal?.code ?? 'no refusal'}`);
  if (!refusal) checkMoveText(net, state, actor, odd as A);
}

/** Odd actions of an actor, and its sound ones bent out of shape. */
export function checkOddActions<S, A, E, O, V>(
  net: Net<S, A, E, O, V>,
  state: S,
  actor: Actor,
  sound: readonly A[],
): void {
  for (const odd of ODD) checkOddAction(net, state, actor, odd);
  for (const action of sound) for (const odd of bent(action)) checkOddAction(net, state, actor, odd);
}

/** An actor that is none is refused whatever it does. */
export function checkOddActors<S, A, E, O, V>(net: Net<S, A, E, O, V>, state: S, sound: readonly A[]): void {
  for (const action of sound)
    for (const odd of [null, undefined, '0', 'Host', [0], {}, NaN, 1.5, -1])
      if (!refusalOf(net, state, odd as Actor, action))
        breach('out-of-turn', `${lineOf(action)} is not refused to ${String(odd)}, who is no seat`);
}
