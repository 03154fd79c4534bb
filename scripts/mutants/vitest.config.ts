// The tests that every mutant is held against: of a game its rules, its oracle and its contract, of the store what
// needs no page. The command names which.
import { defineConfig } from 'vitest/config';
import { fromTheStart } from '../build/loaded-later.mjs';
import { messages } from '../build/messages.mjs';

const name = process.env['MUTANTS_OF'];
const tests =
  name === 'store'
    ? ['test/ui/*.test.ts']
    : [`test/${name}/{rules,vectors,oracle}.test.ts`, 'scripts/mutants/contract.test.ts'];

export default defineConfig({
  // What comes later is there from the start, as servers have it.
  plugins: [messages(), { ...fromTheStart(), enforce: 'pre' }],
  test: {
    environment: 'node',
    retry: 0,
    include: tests,
    testTimeout: 60_000,
  },
});
