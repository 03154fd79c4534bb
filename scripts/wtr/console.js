// Runs in the page of a browser test: an error on the console, an uncaught error or an unhandled rejection
// that no test expects fails the test that was running; the others still run.
/* global after, afterEach */

// The runner's own listeners print these before ours hear of the cause itself.
const PRINTED_BY_RUNNER = /^An error was thrown in a Promise outside a test/;
const RUNNER = '/__web-test-runner__/';

const seen = new WeakSet();
let unexpected = [];
let allowed = [];

function matches(pattern, text) {
  return typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text);
}

function describe(cause) {
  if (!(cause instanceof Error)) return String(cause);
  const stack = (cause.stack ?? '').split('\n').filter((line) => line !== '' && !line.includes(RUNNER));
  const title = String(cause);
  return [title, ...stack.filter((line) => line !== title)].join('\n');
}

/** @returns whether nothing is wrong: the test expects it, or it is known already */
function note(causes) {
  const known = causes.every((cause) => cause instanceof Error && seen.has(cause));
  if (known) return true;
  for (const cause of causes) if (cause instanceof Error) seen.add(cause);
  const text = causes.map(describe).join(' ');
  if (PRINTED_BY_RUNNER.test(text)) return true;
  const expected = allowed.some((pattern) => matches(pattern, text));
  if (!expected) unexpected.push(text);
  return expected;
}

function takeUnexpected() {
  const texts = unexpected;
  unexpected = [];
  allowed = [];
  return texts.length > 0 ? new Error(`Unexpected in the page:\n${texts.join('\n')}`) : undefined;
}

const print = console.error;
console.error = (...args) => {
  if (!note(args)) print.apply(console, args);
};

addEventListener('error', (event) => {
  // Mocha's own listener would end the whole file where the test has passed already.
  event.stopImmediatePropagation();
  // A browser's note that observers went on in the next frame, which harms nobody.
  if (event.message.startsWith('ResizeObserver loop')) return;
  note([event.error ?? event.message]);
});

addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  note([event.reason]);
});

/** For the test that is running: errors that contain the text, or match the pattern, are expected. */
export function allowConsoleErrors(pattern) {
  allowed.push(pattern);
}

afterEach(function noErrorsInThePage() {
  const error = takeUnexpected();
  if (!error) return;
  const test = this.currentTest;
  // A hook that throws would end the file, so the test is marked itself.
  test.state = 'failed';
  if (test.err) test.err.message += `\n${error.message}`;
  else test.err = error;
});

after(async function noLateErrorsInThePage() {
  await new Promise((resolve) => setTimeout(resolve));
  const error = takeUnexpected();
  if (error) throw error;
});
