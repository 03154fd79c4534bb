// Draws and proves the built-in puzzles. docs/puzzles/README.md says how.
//
//   npm run puzzles -- --game space-crack           draws the puzzles of a game that has none
//   npm run puzzles -- --game rotation --from DAY   draws one more block of days, which begins on that Monday
//   npm run puzzles -- --prove                      proves all by two ways and writes what came of it into docs/puzzles
//   npm run puzzles -- --prove --check              the same, but fails where docs/puzzles says otherwise
//
// `--game` names one game. What is out never changes: `--redraw` draws again what no version has yet.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import prettier from 'prettier';
import { ROOT } from './load.mjs';
import { loadPuzzles } from './puzzles/engine.mjs';

const DOCS = join(ROOT, 'docs/puzzles');
const FIRST_DAY = '2026-10-26';
const ROTATION = 'rotation';
const PLACE = /(<!-- figures -->\n)[^]*(<!-- \/figures -->)/;

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    from: { type: 'string' },
    redraw: { type: 'boolean' },
    prove: { type: 'boolean' },
    check: { type: 'boolean' },
  },
});

const digestOf = (texts) => createHash('sha256').update(texts.join(' ')).digest('hex');
/** Seconds of the processor: the same beside other work. */
const now = () => process.cpuUsage().user / 1000;
const secondsOf = (from) => (now() - from) / 1000;

async function writeCode(file, code) {
  const options = await prettier.resolveConfig(file);
  writeFileSync(file, await prettier.format(code, { ...options, filepath: file }));
}

/** One puzzle a line: so a change shows which it is. */
const quoted = (text) => (text.includes('\n') ? `\`\n${text}\n\`` : `'${text}'`);

function codeOf({ levels, blocks }) {
  const block = ({ from, puzzles, levels: told }) =>
    `{ from: '${from}', puzzles: ${quoted(puzzles)}, levels: '${told}' }`;
  return `/** The built-in puzzles, as \`npm run puzzles\` drew them: what is out never changes. New days come in a block of their own. */
import type { DayBlock } from '../core/puzzle/list.js';

export const NAMED: readonly string[] = [${levels.map(quoted).join(', ')}];

export const BLOCKS: readonly DayBlock[] = [${blocks.map(block).join(', ')}];
`;
}

/** The positions of a game's puzzles that its tests are made with. */
function vectorsOf(name) {
  const file = join(ROOT, `test/${name}/puzzles.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).map(({ puzzle }) => puzzle) : [];
}

async function drawGame({ chooseAll, DRAWN, drawLevel, LEVELS, positionOf }, game) {
  if (game.data.levels.length > 0 && !values.redraw)
    throw new Error(`${game.name} has its puzzles. What is out never changes.`);
  const taken = new Set(vectorsOf(game.name).map(positionOf));
  const from = now();
  const pools = {};
  for (const level of LEVELS) {
    pools[level] = drawLevel(game, level, DRAWN[game.name][level], taken);
    console.error(`${game.name}, level ${level}: ${pools[level].length}, ${Math.round(secondsOf(from))} s`);
  }
  const data = chooseAll(game.name, values.from ?? FIRST_DAY, pools);
  await writeCode(join(ROOT, `src/${game.name}/puzzle-list.data.ts`), codeOf(data));
}

async function drawDays({ drawBlock }) {
  if (!values.from) throw new Error('Name the Monday on which the block begins: --from 2027-02-01');
  const from = now();
  const block = drawBlock(values.from, 100_000, (found) => {
    if (found % 10 === 0) console.error(`rotation: ${found}, ${Math.round(secondsOf(from))} s`);
  });
  const file = join(ROOT, 'src/rotation/puzzles.data.ts');
  const code = readFileSync(file, 'utf8');
  const { puzzles, levels } = block;
  const more = `{ from: '${block.from}', puzzles: '${puzzles}', levels: '${levels}' },`;
  await writeCode(file, code.replace(/\];\s*$/, `${more}\n];\n`));
}

const textOf = (told) => `${JSON.stringify(told, null, 2)}\n`;

/** Writes what came of a proof, or finds that it is written. The seconds are those of whoever wrote it. */
function keep(name, told, seconds) {
  const file = join(DOCS, `${name}.json`);
  if (!values.check) {
    mkdirSync(DOCS, { recursive: true });
    writeFileSync(file, textOf({ ...told, seconds: Math.round(seconds) }));
    return;
  }
  const { seconds: _, ...kept } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  if (textOf(kept) !== textOf(told))
    throw new Error(`docs/puzzles/${name}.json is out of date: npm run puzzles -- --prove`);
}

function proveGame({ builtIn, figuresOf, lineOf, proofOf }, game) {
  const from = now();
  const all = builtIn(game.data);
  const rows = all.map((one) => {
    const proven = proofOf(game, one.puzzle);
    if (proven.fault) throw new Error(`${game.name}, ${one.name} (${one.puzzle}): ${proven.fault}`);
    return { ...one, ...proven, ...game.read(one.puzzle) };
  });
  const told = {
    digest: digestOf(all.map(({ puzzle }) => puzzle)),
    levels: [1, 2, 3].map((level) => figuresOf(rows.filter((row) => row.level === level))),
    puzzles: rows.map(lineOf),
  };
  keep(game.name, told, secondsOf(from));
  return { puzzles: rows.length, seconds: secondsOf(from) };
}

/** The rotation puzzle: its exact solver, and every rotation tried. */
function proveRotation({ entriesOf, proofOfEntry, triedFault }) {
  const from = now();
  const told = {};
  let puzzles = 0;
  for (const [set, entries] of Object.entries(entriesOf())) {
    let tried = 0;
    for (const [n, entry] of entries.entries()) {
      const { fault, positions } = triedFault(entry);
      const wrong = proofOfEntry(entry, set === 'level 1') ?? fault;
      if (wrong) throw new Error(`${ROTATION}, ${set}, puzzle ${n + 1} (${entry}): ${wrong}`);
      tried += positions;
    }
    puzzles += entries.length;
    told[set] = { puzzles: entries.length, digest: digestOf(entries), tried };
  }
  keep(ROTATION, told, secondsOf(from));
  return { puzzles, seconds: secondsOf(from) };
}

/** Puts the figures of all games into the page about them. */
function writeTable({ tableOf }, games) {
  const rows = games.flatMap(({ name }) => {
    const file = join(DOCS, `${name}.json`);
    return existsSync(file) ? tableOf(name, JSON.parse(readFileSync(file, 'utf8'))) : [];
  });
  const file = join(DOCS, 'README.md');
  const page = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    page.replace(PLACE, (_, open, close) => `${open}\n${rows.join('\n')}\n${close}`),
  );
}

function prove(engine) {
  const { GAMES } = engine;
  const drawn = GAMES.filter(({ data }) => data.levels.length > 0);
  const names = [ROTATION, ...drawn.map(({ name }) => name)];
  for (const name of values.game ? [values.game] : names) {
    const game = GAMES.find((one) => one.name === name);
    const { puzzles, seconds } = game ? proveGame(engine, game) : proveRotation(engine);
    console.log(`${name}: ${puzzles} puzzles proven by two ways in ${seconds.toFixed(1)} s`);
  }
  if (!values.check) writeTable(engine, drawn);
}

async function run() {
  const engine = await loadPuzzles();
  const names = [ROTATION, ...engine.GAMES.map(({ name }) => name)];
  if (values.game && !names.includes(values.game))
    throw new Error(`No such game: ${values.game}. There are: ${names.join(', ')}.`);
  if (values.prove) prove(engine);
  else if (values.game === ROTATION) await drawDays(engine);
  else if (values.game)
    await drawGame(
      engine,
      engine.GAMES.find(({ name }) => name === values.game),
    );
  else
    throw new Error('Usage: npm run puzzles -- --game NAME [--from DAY] | --prove [--game NAME] [--check]');
}

await run().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
