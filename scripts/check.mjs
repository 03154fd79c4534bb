// Run this while you work: types, arrows, and lint and tests of what has changed, in about a minute.
//
//   npm run check           what is not committed, or the last commit where everything is
//   npm run check -- main   what has changed since the branch left main
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { LANES } from './lanes/lanes.mjs';
import { endWithProcess } from './lanes/run-lane.mjs';
import { runLanes } from './lanes/run-lanes.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

function git(...args) {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
}

function changedFiles(branch) {
  const [base] = branch ? git('merge-base', branch, 'HEAD') : ['HEAD'];
  const found = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  const files = found.length > 0 ? found : git('diff', '--name-only', 'HEAD~1');
  return files.filter((file) => existsSync(`${ROOT}${file}`));
}

/**
 * The browser tests that a change asks for: those that changed, a slice's for its slice, and all tags for what all
 * share.
 */
function elementTests(files) {
  const own = files.filter((file) => file.endsWith('.browser.ts'));
  const rooms = new Set(files.flatMap((file) => /^(?:src|test)\/([\w-]+)\//.exec(file)?.[1] ?? []));
  const ofSlices = [...rooms].map((room) => `test/${room}/element.browser.ts`);
  const isShared = files.some((file) => /^src\/(?:core|ui)\//.test(file));
  return [...new Set([...own, ...ofSlices, ...(isShared ? ['test/every-element.browser.ts'] : [])])].filter(
    (file) => existsSync(`${ROOT}${file}`),
  );
}

/** A lane over some files; none where there are none. */
const over = (files, lane) => (files.length > 0 ? [lane] : []);

function lanesFor(files) {
  const code = files.filter((file) => /\.(?:[cm]?js|ts)$/.test(file));
  const elements = elementTests(files);
  return [
    ...LANES.filter(({ name }) => ['types', 'arrows'].includes(name)),
    ...over(code, {
      name: 'eslint',
      track: 'node',
      commands: [['eslint', '--no-warn-ignored', '--cache', '--cache-location', '.cache/eslint', ...code]],
    }),
    ...over(files, {
      name: 'prettier',
      track: 'node',
      commands: [['prettier', '--check', '--ignore-unknown', ...files]],
    }),
    {
      name: 'related',
      track: 'node',
      counts: 'vitest',
      env: { QUICK: '1' },
      // Whatever changed, no file may be empty.
      commands: [['vitest', 'related', '--run', '--project', 'pure', 'test/files.test.ts', ...code]],
    },
    ...over(elements, {
      name: 'elements',
      track: 'browser',
      counts: 'wtr',
      env: { ENGINES: 'chromium' },
      commands: [['wtr', '--files', ...elements]],
    }),
  ];
}

endWithProcess();
const files = changedFiles(process.argv[2]);
console.log(`Changed files: ${files.length}. The first results come in a moment.`);
const { failed } = await runLanes(lanesFor(files));
process.exitCode = failed > 0 ? 1 : 0;
