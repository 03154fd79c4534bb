/** A session in the plainest form, with which the net compares real ones. It shares no code with them. */
import type { SeatKind } from '../../src/core/session/history.js';
import type { Actor } from '../../src/core/contract/rules.js';

export interface ModelPly<S> {
  readonly actor: Actor;
  readonly entry: string;
  readonly irreversible: boolean;
  readonly state: S;
}

/** A list, two marks in it, and where each undo came from. */
export interface Model<S> {
  readonly first: S;
  readonly kinds: readonly SeatKind[];
  readonly plies: readonly ModelPly<S>[];
  readonly end: number;
  readonly shown: number;
  readonly undone: readonly number[];
}

export function stateOf<S>({ first, plies, shown }: Pick<Model<S>, 'first' | 'plies' | 'shown'>): S {
  return plies[shown - 1]?.state ?? first;
}

function isHuman({ kinds }: Model<unknown>, { actor }: ModelPly<unknown>): boolean {
  return actor !== 'host' && (kinds[actor] ?? 'human') === 'human';
}

/** Sealed, or another person's. */
export function stays({ kinds }: Model<unknown>, { actor, irreversible }: ModelPly<unknown>): boolean {
  return irreversible || (actor !== 'host' && kinds[actor] === 'host');
}

export function undoTo(model: Model<unknown>): number | undefined {
  const played = [...model.plies.slice(0, model.end).entries()].reverse();
  const [human = -1] = played.find(([, ply]) => isHuman(model, ply)) ?? [];
  const [fixed = -1] = played.find(([, ply]) => stays(model, ply)) ?? [];
  return human > fixed ? human : undefined;
}

/** The plies at which undo stops on the way back through the whole game, from the last to the first. */
export function wayBack(model: Model<unknown>): readonly number[] {
  const stops = [model.end];
  for (let to = undoTo(model); to !== undefined; to = undoTo({ ...model, end: to })) stops.push(to);
  return stops.filter((stop) => stop > 0);
}
