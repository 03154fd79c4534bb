// Knows the settings that all browser lanes share; which files and engines a lane has is the caller's.
import { fileURLToPath } from 'node:url';

import { defaultReporter } from '@web/test-runner';

import { bundles } from './bundles.mjs';
import { countsReporter } from './counts.mjs';
import { engineLauncher } from './launcher.mjs';
import { restPointer } from './rest-pointer.mjs';

const rootDir = fileURLToPath(new URL('../..', import.meta.url));
const SECOND = 1000;

/** `engines` are names; `options` are those of openEngine. */
export function browserLane({ files, engines, options }) {
  const { middleware, plugin } = bundles(rootDir);
  return {
    rootDir,
    files,
    browsers: engines.map((name) => engineLauncher(name, options)),
    // All engines side by side, a file each: tests wait more than they compute, so that two cores carry three.
    concurrentBrowsers: engines.length,
    concurrency: 1,
    browserStartTimeout: 120 * SECOND,
    testsStartTimeout: 120 * SECOND,
    testsFinishTimeout: 300 * SECOND,
    middleware: [middleware],
    plugins: [plugin, restPointer()],
    // An error fails its test; what else boards tell their page is expected.
    browserLogs: false,
    staticLogging: !process.stdout.isTTY,
    reporters: [defaultReporter({ reportTestProgress: Boolean(process.stdout.isTTY) }), countsReporter()],
    // For what hangs: a test that takes three seconds took fifteen on a machine with much else to do.
    testFramework: { config: { ui: 'bdd', timeout: 30 * SECOND } },
  };
}
