import { defineConfig } from 'vitest/config';

// The tests that run against mutants of the rules: only the tests of the rules, in Node.
export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: ['./scripts/vitest-setup.ts'],
    include: (process.env.MUTATION_TESTS ?? '').split(',').filter(Boolean),
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 120_000,
    unstubGlobals: true,
    isolate: false,
    watch: false,
  },
});
