// The lanes of the test run: what each runs, and how to tell that it did its work.

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

/**
 * The lanes of the test run, cheap ones first. A lane has these parts:
 *
 * - `commands` run one after another.
 * - `counts` names the runner that counts the lane's tests. A lane without it counts as one test, and `shows` has a
 *   pattern per command: what the command prints when it has done its work. A command that was emptied prints nothing.
 * - `needs` lists the lanes whose output it uses.
 * - `within` names a lane that runs all of its tests too, so that the whole run leaves it out.
 */
export const LANES = [
  {
    name: 'types',
    commands: [tsc('tsconfig.pure.json'), tsc('tsconfig.json')],
    shows: [/^Files: +[1-9]/m, /^Files: +[1-9]/m],
  },
  {
    name: 'arrows',
    commands: [
      ['depcruise', 'src', '--config', '.dependency-cruiser.cjs', '--output-type', 'err-long'],
      ['node', 'scripts/rooms.mjs', '--check'],
    ],
    shows: [/\([1-9]\d* modules, /, /^[1-9]\d* rooms/m],
  },
  {
    name: 'lint',
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
  { name: 'quick', counts: 'vitest', within: 'pure', commands: vitest('pure'), env: { QUICK: '1' } },
  { name: 'pure', counts: 'vitest', commands: vitest('pure', '--coverage') },
  { name: 'build', commands: [['npm', 'run', 'build']], shows: [/created .*dist\/planisphere\.js/] },
  {
    name: 'size',
    needs: ['build'],
    commands: [['node', 'scripts/size.mjs', '--check']],
    shows: [/^\| planisphere\.js: all boards \| [1-9]/m],
  },
  { name: 'package', counts: 'vitest', needs: ['build'], commands: vitest('package') },
  { name: 'elements', counts: 'wtr', commands: [['wtr']] },
  { name: 'media', counts: 'wtr', commands: [['wtr', '--config', 'scripts/wtr/media.config.mjs']] },
  { name: 'pages', counts: 'vitest', needs: ['build'], commands: vitest('pages') },
  {
    name: 'storybook',
    needs: ['build'],
    commands: [['storybook', 'build', '--quiet', '--disable-telemetry', '--output-dir', '.cache/storybook']],
    shows: [/Storybook build completed/],
  },
  { name: 'stories', counts: 'vitest', needs: ['build', 'storybook'], commands: vitest('stories') },
];
