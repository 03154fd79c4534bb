// The tests with real hosts. Only `npm run hosts` runs them.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const SECOND = 1000;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['*/*.test.ts'],
    retry: 0,
    fileParallelism: false,
    testTimeout: 120 * SECOND,
    hookTimeout: 120 * SECOND,
  },
});
