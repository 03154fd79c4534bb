// Counts the tests that a run of @web/test-runner passed and failed, and finds the slowest files; prints this, and
// writes the counts where WTR_COUNTS says.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

function testsOf(suite) {
  if (!suite) return [];
  return [...suite.tests, ...suite.suites.flatMap(testsOf)];
}

function countSession(session) {
  const tests = testsOf(session.testResults);
  const failed = tests.filter((test) => !test.passed && !test.skipped).length;
  const skipped = tests.filter((test) => test.skipped).length;
  // A file can fail without a failing test: it did not load, did not end, or has no test.
  const unexplained = !session.passed && failed === 0;
  const fileFailed = session.errors.length > 0 || tests.length === 0 || unexplained;
  return { passed: tests.length - failed - skipped, failed: failed + (fileFailed ? 1 : 0), skipped };
}

const LONGEST = 6;

/** A line per engine: the seconds in its tests, and the files that took most of them. */
function tellTimes(sessions) {
  for (const name of new Set(sessions.map(({ browser }) => browser.name))) {
    const files = sessions
      .filter(({ browser }) => browser.name === name)
      .map(({ testFile, testResults }) => ({
        file: relative('test', testFile).replace(/\.(browser|media)\.ts$/, ''),
        seconds: testsOf(testResults).reduce((sum, { duration = 0 }) => sum + duration / 1000, 0),
      }))
      .sort((a, b) => b.seconds - a.seconds);
    const all = files.reduce((sum, { seconds }) => sum + seconds, 0);
    const longest = files.slice(0, LONGEST).map(({ file, seconds }) => `${file} ${seconds.toFixed(0)}`);
    console.log(`${name}: ${all.toFixed(0)} s in tests, most in ${longest.join(', ')}`);
  }
}

export function countsReporter(file = process.env.WTR_COUNTS) {
  return {
    onTestRunFinished({ sessions }) {
      const counts = { passed: 0, failed: 0, skipped: 0 };
      for (const session of sessions) {
        for (const [key, count] of Object.entries(countSession(session))) counts[key] += count;
      }
      tellTimes([...sessions]);
      console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
      if (!file) return;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(counts));
    },
  };
}
