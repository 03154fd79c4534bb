// Changes the rules and the scoring of a game, or the store of all boards, in one place at a time and runs its tests in
// Node on each: a mutant that no test notices shows what is not checked. docs/decisions/0019-mutation.md says what the
// survivors are.
//
//   npm run mutants -- star                          all mutants of one game
//   npm run mutants -- store                         all mutants of the store
//   npm run mutants -- star src/star/rules.ts:10-30  those of some lines
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = fileURLToPath(new URL('mutants/', import.meta.url));

/** Each game's rules, and what else decides who wins; of the store, what decides how a board goes on. */
const MUTATED = {
  star: ['star/rules', 'star/score'],
  rotation: ['rotation/rules', 'rotation/outcome'],
  constellation: ['constellation/rules', 'constellation/score'],
  bugcatcher: ['bugcatcher/rules', 'bugcatcher/ranking'],
  'space-crack': ['space-crack/rules', 'space-crack/combat', 'space-crack/economy'],
  store: [
    'change',
    'decide',
    'hints',
    'keep',
    'moves',
    'reader',
    'settle',
    'step-by-step',
    'store',
    'tell',
  ].map((name) => `ui/store/${name}`),
};

/** Stryker is apart, with a lock file of its own, so that nobody else waits for it. */
function install() {
  if (existsSync(`${folder}node_modules`)) return;
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error('npm ci failed in scripts/mutants: see its message above.');
}

async function main([name, ...places]) {
  const files = MUTATED[name];
  if (!files)
    throw new Error(`Usage: npm run mutants -- <name>. The names are ${Object.keys(MUTATED).join(', ')}.`);
  install();
  const find = createRequire(`${folder}package.json`).resolve;
  const { Stryker } = await import(pathToFileURL(find('@stryker-mutator/core')));
  process.env.MUTANTS_OF = name;
  const report = `.cache/mutants/${name}`;
  await new Stryker({
    mutate: places.length > 0 ? places : files.map((file) => `src/${file}.ts`),
    plugins: [find('@stryker-mutator/vitest-runner')],
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    timeoutFactor: 2,
    // A mutant that hangs counts as noticed: on a busy machine slow tests must not pass for one.
    timeoutMS: 60_000,
    disableTypeChecks: false,
    ignorePatterns: [
      '**',
      '!src/**',
      '!test/**',
      '!scripts/mutants/*.ts',
      '!scripts/build/{loaded-later,messages}.mjs',
      '!tsconfig.json',
      '!package.json',
    ],
    tempDirName: '.cache/stryker',
    reporters: ['clear-text', 'html', 'json'],
    clearTextReporter: { allowColor: false, reportTests: false, logTests: false, allowEmojis: false },
    htmlReporter: { fileName: `${report}.html` },
    jsonReporter: { fileName: `${report}.json` },
  }).runMutationTest();
}

await main(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
