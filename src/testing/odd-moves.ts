/**
 * Moves that no relay should send and some relay will. `refuse` is asked about them in every state, and has to
 * recognise them.
 */
import type { Actor } from '../core/contract/rules.js';
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

/** JSON, and hardly a move. */
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
function withGetter(move: object, key: string): unknown {
  const get = (): unknown => move[key as keyof typeof move];
  return Object.defineProperty({ ...move }, key, { get, enumerable: true });
}

function without(move: object, key: string): unknown {
  return Object.fromEntries(Object.entries(move).filter(([name]) => name !== key));
}

/** A sound move, bent field by field. */
function* bent(move: unknown): Generator<unknown> {
  yield [move];
  yield JSON.stringify(move);
  if (typeof move !== 'object' || move === null || Array.isArray(move)) return;
  yield { move };
  yield { ...move, odd: 1 };
  for (const [key, value] of Object.entries(move)) {
    yield withGetter(move, key);
    yield without(move, key);
    yield { ...move, [key]: [value] };
    yield { ...move, [key]: { value } };
    for (const odd of ODD) yield { ...move, [key]: odd };
  }
}

function told(move: unknown): string {
  return settle(move) === undefined ? lineOf(move) : `what is not plain (${String(settle(move))})`;
}

/**
 * Refused as unknown where it has no shape; else it is a move: refused by a rule, or written and read back as it is.
 */
function checkOddMove<S, M, E, O, V>(net: Net<S, M, E, O, V>, state: S, actor: Actor, odd: unknown): void {
  const { move: shape } = net.game.rules;
  const has = shape(odd);
  if (has && settle(odd) !== undefined) breach('unknown-move', `${told(odd)} has the shape of a move`);
  const refusal = refusalOf(net, state, actor, odd as M);
  if (has !== (refusal?.code !== 'move/unknown'))
    breach('unknown-move', `${told(odd)} of ${actor} gives ${refusal?.code ?? 'no refusal'}`);
  if (!refusal) checkMoveText(net, state, actor, odd as M);
}

/** Odd moves of an actor, and its sound ones bent out of shape. */
export function checkOddMoves<S, M, E, O, V>(
  net: Net<S, M, E, O, V>,
  state: S,
  actor: Actor,
  sound: readonly M[],
): void {
  for (const odd of ODD) checkOddMove(net, state, actor, odd);
  for (const move of sound) for (const odd of bent(move)) checkOddMove(net, state, actor, odd);
}

/** A value that is not an actor is refused, whatever it does. */
export function checkOddActors<S, M, E, O, V>(net: Net<S, M, E, O, V>, state: S, sound: readonly M[]): void {
  for (const move of sound)
    for (const odd of [null, undefined, '0', 'Host', [0], {}, NaN, 1.5, -1])
      if (!refusalOf(net, state, odd as Actor, move))
        breach('out-of-turn', `${lineOf(move)} is not refused to ${String(odd)}, who is no seat`);
}
