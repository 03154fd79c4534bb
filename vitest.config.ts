// Tests that run in Node: `pure` in bare Node without a DOM, `package` on what the build made, `pages` by
// driving real browsers. Browser tests of elements are web-test-runner.config.mjs's. With QUICK set, `pure` leaves out
// what takes long: random games, bots, searches.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { fromTheStart } from './scripts/build/loaded-later.mjs';
import { messages } from './scripts/build/messages.mjs';

const SECOND = 1000;
const PACKAGE_TESTS = ['test/package/**/*.test.ts'];
/** What strangers' projects test, each by the package that is installed there. */
const CONSUMERS = 'test/consumers/**';
/** What only `npm run hosts` runs. */
const HOSTS = 'test/hosts/**';
const PAGE_TESTS = ['test/pages/**/*.test.ts'];
/** Of the pages that a board can meet, those that `npm test` tries, in Chromium alone. */
const SMOKE_TESTS = ['test/pages/{site,loader,set,embed,links,bundled,page-keys,scorm}.test.ts'];
/** What proves the lanes themselves: each runs in a copy of the checkout. */
const FAULT_TESTS = ['test/package/lanes.test.ts'];
const STORY_TESTS = ['test/stories/**/*.test.ts'];
const LONG_TESTS = [
  'test/{every-game,mutants}.test.ts',
  'test/*/{bots,oracle}.test.ts',
  'test/bugcatcher/{missions,possible}.test.ts',
  'test/star/borders.test.ts',
];
const isQuick = process.env['QUICK'] !== undefined;

export default defineConfig({
  plugins: [messages()],
  test: {
    environment: 'node',
    retry: 0,
    ...(isQuick && { maxWorkers: availableParallelism() }),
    coverage: {
      provider: 'v8',
      include: ['src/*/**/*.ts'],
      exclude: [
        'src/ui/**',
        'src/embed/**',
        'src/course/{scorm,cmi5,h5p,page}.ts',
        'src/course/h5p/element.ts',
        'src/*/element/**',
        '**/*.d.ts',
      ],
      // The table lists only files that miss something; the threshold on functions finds whole paths untried.
      reporter: [['text', { skipFull: true }], 'text-summary'],
      reportsDirectory: '.cache/coverage',
      thresholds: { lines: 95, functions: 95 },
    },
    projects: [
      {
        extends: true,
        // As servers have them.
        plugins: [{ ...fromTheStart(), enforce: 'pre' }],
        test: {
          name: 'pure',
          include: ['test/**/*.test.ts'],
          exclude: [
            CONSUMERS,
            HOSTS,
            ...PACKAGE_TESTS,
            ...PAGE_TESTS,
            ...STORY_TESTS,
            ...(isQuick ? LONG_TESTS : []),
          ],
          // Files share the modules of their worker: reading them again for each took a third of the run.
          isolate: false,
          // For what hangs: a test that takes four seconds has taken forty on a machine with much else to do.
          testTimeout: 120 * SECOND,
          hookTimeout: 120 * SECOND,
        },
      },
      {
        extends: true,
        test: {
          name: 'package',
          include: PACKAGE_TESTS,
          exclude: FAULT_TESTS,
          testTimeout: 120 * SECOND,
          hookTimeout: 120 * SECOND,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: FAULT_TESTS,
          testTimeout: 300 * SECOND,
          hookTimeout: 120 * SECOND,
        },
      },
      {
        extends: true,
        test: {
          name: 'smoke',
          include: SMOKE_TESTS,
          env: { ENGINES: 'chromium' },
          maxWorkers: 2,
          testTimeout: 120 * SECOND,
          hookTimeout: 120 * SECOND,
        },
      },
      {
        extends: true,
        test: {
          name: 'stories',
          include: STORY_TESTS,
          testTimeout: 60 * SECOND,
          hookTimeout: 60 * SECOND,
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: PAGE_TESTS,
          // Each file opens engines, which are processes of their own: on more cores too, more of them would only wait.
          maxWorkers: 2,
          testTimeout: 120 * SECOND,
          hookTimeout: 120 * SECOND,
        },
      },
    ],
  },
});
