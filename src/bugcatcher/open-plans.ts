/** Programs that are shown before they run (B19), and where their paths would lead if nothing came in their way. */
import { courseOf, type Course } from './preview.js';
import type { Plan, State, View } from './state.js';

/** Whether submitted programs are shown to everybody: in a puzzle they always are. */
export function areShown({ isOpen, puzzle }: Pick<State, 'isOpen' | 'puzzle'>): boolean {
  return isOpen === true || puzzle !== undefined;
}

/** The programs that have been submitted for the round that is to run. */
export function plansOf({ players }: Pick<State, 'players'>): readonly Plan[] {
  return players.flatMap(({ border, central, blue, staged }, seat) =>
    staged ? [{ seat, border, central, blue, program: staged.program }] : [],
  );
}

/** The steps of a program as they are written. */
export function writtenCourse(view: Pick<View, 'options'>, plan: Omit<Plan, 'seat'>): Course {
  return courseOf(view, { ...plan, results: '0'.repeat(plan.program.length) });
}
