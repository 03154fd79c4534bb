// The tests that every mutant of a game is held against: its rules and its oracle. The command names the game.
import { defineConfig } from 'vitest/config';
import { messages } from '../build/messages.mjs';

const game = process.env['MUTANTS_OF'];

export default defineConfig({
  plugins: [messages()],
  test: {
    environment: 'node',
    retry: 0,
    include: [`test/${game}/{rules,vectors,oracle}.test.ts`, 'scripts/mutants/contract.test.ts'],
    testTimeout: 60_000,
  },
});
