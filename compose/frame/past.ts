/** The states that an author can go back and forward to. */

export interface Past<S> {
  readonly now: S;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Goes on to another state. Edits of one `run` after another are one step. */
  push(state: S, run?: string): void;
  undo(): void;
  redo(): void;
}

export function undoable<S extends object>(first: S): Past<S> {
  const past: S[] = [];
  const future: S[] = [];
  let now = first;
  let running: string | undefined;
  /** Takes the newest state of one list, and puts what is now into the other. */
  function step(from: S[], to: S[]): void {
    const state = from.pop();
    if (state === undefined) return;
    to.push(now);
    now = state;
    running = undefined;
  }
  return {
    get now() {
      return now;
    },
    get canUndo() {
      return past.length > 0;
    },
    get canRedo() {
      return future.length > 0;
    },
    push(state, run) {
      if (state === now) return;
      if (run === undefined || run !== running) past.push(now);
      running = run;
      now = state;
      future.length = 0;
    },
    undo: () => step(past, future),
    redo: () => step(future, past),
  };
}
