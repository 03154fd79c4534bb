// What was, is and was undone. It knows nothing of what is composed.

/** Edits of one `run` after another are one step. */
export function undoable(first) {
  let [past, now, future] = [[], first, []];
  let running;
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
      if (run === undefined || run !== running) past = [...past, now];
      running = run;
      [now, future] = [state, []];
    },
    undo() {
      if (past.length === 0) return;
      [future, now, past] = [[now, ...future], past.at(-1), past.slice(0, -1)];
      running = undefined;
    },
    redo() {
      if (future.length === 0) return;
      [past, now, future] = [[...past, now], future[0], future.slice(1)];
      running = undefined;
    },
  };
}
