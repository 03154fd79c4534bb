// The lanes of the test run: what each runs, in which tiers it belongs, and how to tell that it did its work.

const vitest = (project, ...flags) => [['vitest', 'run', '--project', project, ...flags]];
const tsc = (config) => [
  'tsc',
  '-p',
  config,
  '--incremental',
  '--tsBuildInfoFile',
  `.cache/${config}.tsbuildinfo`,
  '--diagnostics',
];

/** Beside the browsers, which would wait too long for a core otherwise. */
const ONE_CORE = { VITEST_MAX_WORKERS: '1' };

/** The last lane of its track: the browsers have ended by then, or wait for the last few pages. */
const BOTH_CORES = { VITEST_MAX_WORKERS: '2' };

/** The code that `npm run mutants` changes: the rules of each game, and the store of all boards. */
const MUTATED = ['star', 'rotation', 'constellation', 'bugcatcher', 'space-crack', 'store'];

/**
 * The lanes of the test run, in the order in which they start. A lane has these parts:
 *
 * - `commands` run one after another.
 * - `counts` names the runner that counts the lane's tests. A lane without it counts as one test, and `shows` has a
 *   pattern per command: what the command prints when it has done its work. A command that was emptied prints nothing.
 * - `needs` lists the lanes whose output it uses.
 * - `tiers`: `npm test` runs the lanes of the tier `test`, `npm run test:all` those of `all`. A lane with none runs by
 *   its name.
 * - `track`: one lane of each track runs at a time. Browsers mostly wait, so that Node has a core to itself.
 * - `minutes` is how long the lane may take, if that is more than usual.
 */
export const LANES = [
  {
    name: 'types',
    track: 'node',
    tiers: ['test', 'all'],
    commands: [tsc('tsconfig.pure.json'), tsc('tsconfig.json')],
    shows: [/^Files: +[1-9]/m, /^Files: +[1-9]/m],
  },
  {
    name: 'arrows',
    track: 'node',
    tiers: ['test', 'all'],
    commands: [
      ['depcruise', 'src', 'compose', '--config', '.dependency-cruiser.cjs', '--output-type', 'err-long'],
      ['node', 'scripts/rooms.mjs', '--check'],
    ],
    shows: [/\([1-9]\d* modules, /, /^[1-9]\d* rooms/m],
  },
  {
    name: 'lint',
    track: 'node',
    tiers: ['test', 'all'],
    commands: [
      [
        'eslint',
        '.',
        '--cache',
        '--cache-location',
        '.cache/eslint',
        '--format',
        './scripts/lanes/eslint-format.mjs',
      ],
      // Tags, attributes and events of templates; its knowledge of CSS and of what lit may bind is out of date.
      [
        'lit-analyzer',
        'src/**/*.ts',
        '--rules.no-invalid-css',
        'off',
        '--rules.no-incompatible-type-binding',
        'off',
      ],
      ['prettier', '--check', '.', '--cache', '--cache-location', '.cache/prettier'],
    ],
    shows: [/^eslint read [1-9]\d* files/m, /problems in [1-9]\d* files/, /^All matched files use Prettier/m],
  },
  {
    name: 'quick',
    track: 'node',
    tiers: [],
    counts: 'vitest',
    commands: vitest('pure'),
    env: { QUICK: '1' },
  },
  {
    name: 'pure',
    track: 'node',
    tiers: ['test'],
    counts: 'vitest',
    commands: vitest('pure'),
    env: ONE_CORE,
  },
  {
    name: 'coverage',
    track: 'node',
    tiers: ['all'],
    counts: 'vitest',
    commands: vitest('pure', '--coverage'),
    env: { THOROUGH: '1' },
    minutes: 40,
  },
  {
    name: 'puzzles',
    track: 'node',
    tiers: ['all'],
    commands: [['npm', 'run', 'puzzles', '--', '--prove', '--check']],
    shows: [/^[a-z-]+: [1-9]\d* puzzles proven by two ways/m],
    minutes: 30,
  },
  {
    name: 'build',
    track: 'browser',
    tiers: ['test', 'all'],
    commands: [['npm', 'run', 'build']],
    shows: [/created .*dist\/planisphere\.js/],
  },
  {
    name: 'size',
    track: 'node',
    tiers: ['test', 'all'],
    needs: ['build'],
    commands: [['node', 'scripts/size.mjs', '--check']],
    shows: [/^\| planisphere\.js: all boards \| [1-9]/m],
  },
  {
    name: 'package',
    track: 'node',
    tiers: ['test', 'all'],
    counts: 'vitest',
    needs: ['build'],
    commands: vitest('package'),
    env: BOTH_CORES,
  },
  {
    name: 'elements',
    track: 'browser',
    tiers: ['test'],
    counts: 'wtr',
    commands: [['wtr', '--config', 'scripts/wtr/elements.config.mjs']],
    env: { SAMPLE: '1' },
    minutes: 40,
  },
  { name: 'engines', track: 'browser', tiers: ['all'], counts: 'wtr', commands: [['wtr']], minutes: 60 },
  {
    name: 'media',
    track: 'browser',
    tiers: ['test', 'all'],
    counts: 'wtr',
    commands: [['wtr', '--config', 'scripts/wtr/media.config.mjs']],
  },
  {
    name: 'smoke',
    track: 'browser',
    tiers: ['test'],
    counts: 'vitest',
    needs: ['build'],
    commands: vitest('smoke'),
  },
  {
    name: 'pages',
    track: 'browser',
    tiers: ['all'],
    counts: 'vitest',
    needs: ['build'],
    commands: vitest('pages'),
    env: { THOROUGH: '1' },
    minutes: 60,
  },
  {
    name: 'storybook',
    track: 'node',
    tiers: ['all'],
    needs: ['build'],
    commands: [['storybook', 'build', '--quiet', '--disable-telemetry', '--output-dir', '.cache/storybook']],
    shows: [/Storybook build completed/],
  },
  {
    name: 'stories',
    track: 'browser',
    tiers: ['all'],
    counts: 'vitest',
    needs: ['build', 'storybook'],
    commands: vitest('stories'),
  },
  {
    name: 'faults',
    track: 'node',
    tiers: ['all'],
    counts: 'vitest',
    needs: ['build'],
    commands: vitest('faults'),
  },
  {
    name: 'hosts',
    track: 'browser',
    tiers: ['all'],
    needs: ['build'],
    commands: [['npm', 'run', 'hosts']],
    shows: [/hosts\.md: [1-9]\d* findings/],
    minutes: 60,
  },
  {
    name: 'mutants',
    track: 'node',
    tiers: ['all'],
    commands: MUTATED.map((name) => ['npm', 'run', 'mutants', '--', name]),
    shows: MUTATED.map(() => /% score|# killed/),
    minutes: 240,
  },
];
