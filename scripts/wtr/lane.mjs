// The settings that all browser lanes share.
import { fileURLToPath } from 'node:url';

import { defaultReporter } from '@web/test-runner';

import { bundles } from './bundles.mjs';
import { countsReporter } from './counts.mjs';
import { engineLauncher } from './launcher.mjs';
import { restPointer } from './rest-pointer.mjs';
import { keepTranscripts } from './transcripts.mjs';

export const rootDir = fileURLToPath(new URL('../..', import.meta.url));
const SECOND = 1000;

/**
 * @param sets Which files run in which engines: `{ files, engines }`, of which `files` is a list of patterns and `engines`
 *   has names.
 * @param options Those of openEngine.
 */
export function browserLane(sets, options) {
  const { middleware, plugin } = bundles(rootDir);
  const groups = sets
    .filter(({ engines }) => engines.length > 0)
    .map(({ files, engines }, at) => ({
      name: `${at + 1}: ${engines.join(', ')}`,
      files,
      browsers: engines.map((name) => engineLauncher(name, options)),
    }));
  // `--files` on the command line takes the place of the only set's.
  const [{ files, browsers }] = groups;
  return {
    rootDir,
    ...(groups.length === 1 ? { files, browsers } : { groups }),
    // Engines side by side, a file each: tests wait more than they compute, so that two cores carry three.
    concurrentBrowsers: Math.min(3, groups.flatMap((group) => group.browsers).length),
    concurrency: 1,
    browserStartTimeout: 120 * SECOND,
    testsStartTimeout: 120 * SECOND,
    testsFinishTimeout: 1200 * SECOND,
    middleware: [middleware],
    plugins: [plugin, restPointer(), keepTranscripts(rootDir)],
    // An error fails its test; what else boards tell their page is expected.
    browserLogs: false,
    staticLogging: !process.stdout.isTTY,
    reporters: [defaultReporter({ reportTestProgress: Boolean(process.stdout.isTTY) }), countsReporter()],
    // For what hangs: a test that takes five seconds has taken fifty on a machine with much else to do.
    testFramework: { config: { ui: 'bdd', timeout: 120 * SECOND } },
  };
}
