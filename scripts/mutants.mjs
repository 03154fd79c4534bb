// Changes the rules and the scoring of a game in one place at a time and runs the game's tests of rules on each: a mutant
// that no test notices shows what is not checked. docs/decisions/0019-mutation.md says what the survivors are.
//
//   npm run mutants -- star                          all mutants of one game
//   npm run mutants -- star src/star/rules.ts:10-30  those of some lines
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = fileURLToPath(new URL('mutants/', import.meta.url));

/** Each game's rules, and what else decides who wins. */
const MUTATED = {
  star: ['rules', 'score'],
  rotation: ['rules', 'outcome'],
  constellation: ['rules', 'score'],
  bugcatcher: ['rules', 'ranking'],
  'space-crack': ['rules', 'combat', 'economy'],
};

/** Stryker is apart, with a lock file of its own, so that nobody else waits for it. */
function install() {
  if (existsSync(`${folder}node_modules`)) return;
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error('npm ci failed in scripts/mutants: see its message above.');
}

async function main([game, ...places]) {
  const files = MUTATED[game];
  if (!files)
    throw new Error(`Usage: npm run mutants -- <game>. The games are ${Object.keys(MUTATED).join(', ')}.`);
  install();
  const find = createRequire(`${folder}package.json`).resolve;
  const { Stryker } = await import(pathToFileURL(find('@stryker-mutator/core')));
  process.env.MUTANTS_OF = game;
  const report = `.cache/mutants/${game}`;
  await new Stryker({
    mutate: places.length > 0 ? places : files.map((file) => `src/${game}/${file}.ts`),
    plugins: [find('@stryker-mutator/vitest-runner')],
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    timeoutFactor: 2,
    timeoutMS: 10_000,
    disableTypeChecks: false,
    ignorePatterns: [
      '**',
      '!src/**',
      '!test/**',
      '!scripts/mutants/*.ts',
      '!scripts/build/messages.mjs',
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
