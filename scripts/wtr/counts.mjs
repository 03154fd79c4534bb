// Knows how many tests a run of @web/test-runner passed and failed: prints it, and writes it where WTR_COUNTS says.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

function testsOf(suite) {
  if (!suite) return [];
  return [...suite.tests, ...suite.suites.flatMap(testsOf)];
}

function countSession(session) {
  const tests = testsOf(session.testResults);
  const failed = tests.filter((test) => !test.passed && !test.skipped).length;
  const skipped = tests.filter((test) => test.skipped).length;
  // A file can fail without a failing test: it did not load, did not end, or holds no test.
  const unexplained = !session.passed && failed === 0;
  const fileFailed = session.errors.length > 0 || tests.length === 0 || unexplained;
  return { passed: tests.length - failed - skipped, failed: failed + (fileFailed ? 1 : 0), skipped };
}

export function countsReporter(file = process.env.WTR_COUNTS) {
  return {
    onTestRunFinished({ sessions }) {
      const counts = { passed: 0, failed: 0, skipped: 0 };
      for (const session of sessions) {
        for (const [key, count] of Object.entries(countSession(session))) counts[key] += count;
      }
      console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
      if (!file) return;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(counts));
    },
  };
}
