/** Edits what a puzzle asks for. It touches no page. */
import type { AskedGoal } from '../../../src/core/puzzle/puzzle.js';
import type { KindChoice, Puzzled } from './slice.js';

/** The parts with a cell, or without it where it was; one too many takes the place of the first. */
function toggle(parts: readonly string[], cell: string, most: number): readonly string[] {
  if (parts.includes(cell)) return parts.filter((part) => part !== cell);
  return [...parts, cell].slice(-most);
}

/** The composition after a tap on a cell that its goal may ask for; the same where the tap means nothing. */
export function tapGoal<S extends Puzzled>(kinds: readonly KindChoice<S>[], state: S, cell: string): S {
  const { goal } = state;
  const kind = kinds.find(({ name }) => name === goal?.kind);
  if (!goal || !kind || kind.cells[1] === 0) return state;
  const parts = kind.tap ? kind.tap(state, goal.parts, cell) : toggle(goal.parts, cell, kind.cells[1]);
  return parts ? { ...state, goal: { ...goal, parts } } : state;
}

/** With another kind of goal, or with none. The first goal makes the position ready for a puzzle. */
export function chooseGoal<S extends Puzzled>(
  { ready }: { ready?(state: S, kind: string): S },
  state: S,
  kind: string | null,
): S {
  if (kind === (state.goal?.kind ?? null)) return state;
  if (kind === null) return { ...state, goal: null, par: null };
  return { ...(ready?.(state, kind) ?? state), goal: { kind, parts: [] } };
}

/** How many cells a goal still lacks. */
export function lackingCells<S>(kinds: readonly KindChoice<S>[], goal: AskedGoal): number {
  const kind = kinds.find(({ name }) => name === goal.kind);
  return Math.max(0, (kind?.cells[0] ?? 0) - goal.parts.length);
}

/** A position's text as a puzzle's. */
export function withGoal(position: string, { goal, par }: Puzzled): string {
  if (!goal) return position;
  const fields = [`goal=${[goal.kind, ...goal.parts].join(':')}`, ...(par === null ? [] : [`par=${par}`])];
  return [position, ...fields].join(';');
}
