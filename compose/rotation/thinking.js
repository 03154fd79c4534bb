// Thinks in slices, so that a later question stops an earlier one. It knows its arguments, and no worker.

/** How many boards are looked at: soon an answer, then a better one. */
const TIERS = [3000, 60_000];
const SLICE_MS = 12;
/** How many of each of several puzzles, since there are many. */
const GLANCE = 4000;

/** Studies that many boards, in slices; undefined if something else is asked in the meantime. */
async function studied(study, puzzle, nodes, { isAsked, rest, now }) {
  const thought = study(puzzle, { nodes });
  let step = thought.next();
  for (let from = now(); !step.done; step = thought.next()) {
    if (now() - from < SLICE_MS) continue;
    await rest();
    if (!isAsked()) return undefined;
    from = now();
  }
  return step.value;
}

/** Studies a puzzle with more and more boards up to `most`, telling each finding, for as long as `isAsked` holds. */
export async function think(study, { puzzle, most }, world) {
  for (const nodes of [...TIERS.filter((tier) => tier < most), most]) {
    const found = await studied(study, puzzle, nodes, world);
    if (!found) return;
    const isLast = found.proven || nodes === most;
    world.tell({ study: found, nodes, isLast });
    if (isLast) return;
  }
}

/** More turns are harder, and so are fewer ways; what cannot be solved is no puzzle. */
const hardness = ({ minimum, shortest, met }) =>
  minimum === Infinity ? -1 : met ? 0 : minimum + 1 / (1 + shortest);

/** Tells the hardest of several puzzles by its place, the first of such; none where none can be solved. */
export async function choose(study, puzzles, world) {
  let [best, hardest] = [undefined, -1];
  for (const [place, puzzle] of puzzles.entries()) {
    const found = await studied(study, puzzle, GLANCE, world);
    if (!found) return;
    if (hardness(found) > hardest) [best, hardest] = [place, hardness(found)];
  }
  world.tell({ best });
}
