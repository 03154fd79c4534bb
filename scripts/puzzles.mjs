// Makes and proves the built-in rotation puzzles.
//
//   node scripts/puzzles.mjs make     draws puzzles and writes src/rotation/puzzles.data.ts: for a new block only, as
//                                     no puzzle that is out may change
//   node scripts/puzzles.mjs prove    proves every one, and keeps the result in docs/puzzles/rotation.json
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadPuzzles } from './puzzles/engine.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const DATA = join(root, 'src/rotation/puzzles.data.ts');
const RESULT = join(root, 'docs/puzzles/rotation.json');

/** The puzzles to draw for each level and for the days: the kinds of boards, the par, and how many. */
const WISHES = {
  1: [
    { kinds: 'a', least: 1, most: 1, count: 4 },
    { kinds: 'a', least: 2, most: 2, count: 8 },
    { kinds: 'c', least: 2, most: 2, count: 8 },
    { kinds: 'bd', least: 2, most: 3, count: 14 },
  ],
  2: [
    { kinds: 'ac', least: 3, most: 3, count: 12 },
    { kinds: 'bd', least: 3, most: 4, count: 22 },
  ],
  3: [
    { kinds: 'c', least: 4, most: 5, count: 10 },
    { kinds: 'bde', least: 4, most: 6, count: 24 },
  ],
  day: [{ kinds: 'abcde', least: 2, most: 5, count: 372 }],
};
const NODES = 150_000;
/** How many colours of planets and holes are asked for: harder to see for a beginner. */
const strange = (entry) => entry.replace(/[^HB]/g, '').length;
const FIRST_DAY = '2026-11-01';

function* drawn({ drawPuzzle, gradeOf, fillBoard, sizeOf, chance, fork, drain, KINDS, USUAL }, wish, from) {
  const { kinds, least, most } = wish;
  for (let seed = from; ; seed++) {
    const kind = kinds[seed % kinds.length];
    const [size, fill] = KINDS[kind];
    const grid = fillBoard(sizeOf(size), fill, chance(seed));
    const luck = chance(fork(seed, 1));
    for (let tried = 0; tried < 6; tried++) {
      const wanted = { least, most: least + luck.below(most - least + 1), nodes: NODES };
      const puzzle = drain(drawPuzzle(grid, USUAL, wanted, luck));
      if (!puzzle) continue;
      const goals = puzzle.goals.map(({ card, atLeast }) => (atLeast > 1 ? `${card}*${atLeast}` : card));
      const entry = [`${kind}${seed.toString(36)}`, ...goals, puzzle.par].join();
      yield { entry, level: gradeOf(puzzle, NODES).level };
      break;
    }
  }
}

async function make() {
  const engine = await loadPuzzles();
  const lists = {};
  let levels = '';
  let from = 1;
  for (const [level, wishes] of Object.entries(WISHES)) {
    lists[level] = [];
    for (const wish of wishes) {
      const found = [];
      for (const { entry, level: graded } of drawn(engine, wish, from)) {
        if (level !== 'day' && graded !== Number(level)) continue;
        found.push(entry);
        if (level === 'day') levels += graded;
        if (found.length % 10 === 0) console.error(`${level}: ${found.length} of ${wish.count}`);
        if (found.length >= wish.count) break;
      }
      // Within a wish the shorter ones come first, and those with less blue and black in them; days stay as they fell.
      if (level !== 'day') found.sort((a, b) => a.at(-1) - b.at(-1) || strange(a) - strange(b));
      lists[level].push(...found);
      from += 5000;
    }
  }
  const quoted = (entries) => `'${entries.join(' ')}'`;
  // The seeds of days rise. Each is kept as its difference from the one before, which is shorter.
  let last = 0;
  const days = lists.day.map((entry) =>
    entry.replace(/\w+/, (head) => {
      const more = parseInt(head.slice(1), 36) - last;
      last += more;
      return head[0] + more.toString(36);
    }),
  );
  writeFileSync(
    DATA,
    `/** The entries of the built-in puzzles, as scripts/puzzles.mjs drew them: what is out never changes. New days come in a block of their own. */
export const LEVELS: readonly string[] = [
  ${[1, 2, 3].map((level) => quoted(lists[level])).join(',\n  ')},
];

/**
 * \`from\`: the first day that counts. Each seed stands as what it is more than the one before. \`levels\`: how hard each
 * day is, from 1 to 3.
 */
export const BLOCKS: readonly { readonly from: string; readonly puzzles: string; readonly levels: string }[] = [
  { from: '${FIRST_DAY}', puzzles: ${quoted(days)}, levels: '${levels}' },
];
`,
  );
}

/** Solves every puzzle again: its par is the minimum, and it keeps within the limits of R14. */
async function prove() {
  const { proofOf, entriesOf } = await loadPuzzles();
  const proven = {};
  for (const [set, entries] of Object.entries(entriesOf())) {
    for (const [n, entry] of entries.entries()) {
      const fault = proofOf(entry, set === 'level 1');
      if (fault) throw new Error(`${set}, puzzle ${n + 1} (${entry}): ${fault}`);
    }
    const digest = createHash('sha256').update(entries.join(' ')).digest('hex');
    proven[set] = { puzzles: entries.length, digest };
  }
  mkdirSync(join(RESULT, '..'), { recursive: true });
  writeFileSync(RESULT, `${JSON.stringify(proven, null, 2)}\n`);
  console.log(proven);
}

const [act] = process.argv.slice(2);
if (act === 'make') await make();
else if (act === 'prove') await prove();
else {
  console.error('Usage: node scripts/puzzles.mjs make | prove');
  process.exitCode = 1;
}
