import { defineConfig } from 'vitest/config';

// The tests that mutants of the rules are run against: those of the rules themselves, in Node alone.
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
