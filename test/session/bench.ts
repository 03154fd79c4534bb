/** One random user at one session, and whether the session stands where it should. It does nothing by itself. */
import { defaultsOf } from '../../src/core/text/options.js';
import { formatRecord, joinActor } from '../../src/core/session/record.js';
import type { Result } from '../../src/core/basics/result.js';
import type { Cause, Session } from '../../src/core/session/session.js';
import { breach, type Clause } from './clauses.js';
import type { MakeSession, Net } from '../../src/testing/net.js';
import { difference } from '../../src/testing/plain.js';
import { drawAct, type Act } from '../../src/testing/random-play.js';
import { stateOf, undoTo, type Model, type ModelPly } from './model.js';

/** One random user at one session. */
export interface Bench<S, M, E, O, V> {
  readonly net: Net<S, M, E, O, V>;
  readonly make: MakeSession<S, M, E, O, V>;
  readonly session: Session<S, M, E, O, V>;
  readonly seed: number;
  readonly heard: Cause[];
  /** Counts what was done beside playing, over all games of a net. */
  readonly besides: { next: number };
  model: Model<S>;
}

export type Command = <S, M, E, O, V>(bench: Bench<S, M, E, O, V>) => void;

/** The record of the plies up to one. */
export function recordTo<S, M, E, O, V>({ net, model, seed }: Bench<S, M, E, O, V>, end: number): string {
  const options = { ...defaultsOf(net.game.rules.options), ...net.options.options };
  const moves = model.plies.slice(0, end).map((ply) => ply.entry);
  return formatRecord(net.game, { origin: { kind: 'seed', options, seed }, moves });
}

export function expect(clause: Clause, what: string, found: unknown, expected: unknown): void {
  const differs = difference(found, expected);
  if (differs !== undefined) breach(clause, `${what}, found and expected: ${differs}`);
}

/** The session stands where the model does, and told so exactly when it should have. */
export function checkStand<S, M, E, O, V>(
  bench: Bench<S, M, E, O, V>,
  clause: Clause,
  told: readonly Cause[],
): void {
  const { session, model, heard } = bench;
  expect(clause, 'the ply on show', session.ply, model.shown);
  expect(clause, 'the count of plies', session.plies, model.end);
  expect(clause, 'the state', session.state, stateOf(model));
  expect(clause, 'whether it can be played on', session.isLive, model.shown === model.end);
  expect('session-play', 'the causes told', heard.splice(0), told);
  expect('session-save', 'the record', session.save('all'), recordTo(bench, model.end));
  const { canUndo, canRedo, view, toAct, ply, plies } = session.snapshot('all');
  expect('session-undo', 'whether undo is offered', canUndo, undoTo(model) !== undefined);
  expect('session-redo', 'whether redo is offered', canRedo, model.undone.length > 0);
  expect(clause, 'the plies of the snapshot', [ply, plies], [model.shown, model.end]);
  expect(clause, 'the view', view, bench.net.game.view(stateOf(model), 'all'));
  expect(clause, 'who is to act', toAct, bench.net.game.rules.toAct(stateOf(model)));
}

export function expectRefusal(
  clause: Clause,
  what: string,
  result: Result<unknown>,
  codes: readonly string[],
): void {
  const code = result.ok ? 'no refusal' : result.error.code;
  if (!codes.includes(code)) breach(clause, `${what} gives ${code}, not ${codes.join(' or ')}`);
}

export function modelPly<S, M, E, O, V>(
  { net, model }: Bench<S, M, E, O, V>,
  { actor, move }: Act<M>,
): ModelPly<S> {
  const { rules, notation } = net.game;
  const state = stateOf(model);
  const entry = joinActor(actor, rules.toAct(state), notation.formatMove(state, actor, move));
  const step = rules.play(state, actor, move);
  return { actor, entry, irreversible: step.irreversible === true, state: step.state };
}

export function drawHere<S, M, E, O, V>({ net, model }: Bench<S, M, E, O, V>): Act<M> | undefined {
  return drawAct(net.game.rules, stateOf(model), net.luck, net.options);
}
