import { defineConfig } from 'vitest/config';

// A slow machine makes a test slow, not wrong.
const patience = { testTimeout: 120_000, hookTimeout: 120_000 };

// Replaces a module and a global for good: what another file has loaded must not be there, nor what it leaves.
const alone = ['packages/identity/src/providers/firebase/{pending-link,secrets}.test.ts'];

// One command runs every unit and component test; a file that needs a DOM is called *.test.tsx or *.dom.test.ts.
export default defineConfig({
  test: {
    // One worker for each core; the usual one less leaves one of two cores idle.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'node',
          ...patience,
          environment: 'node',
          // Loading the same modules for each of two hundred files is a third of the work. No file may leave anything behind.
          isolate: false,
          include: [
            '{packages,apps}/*/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'schemas/**/*.test.ts',
          ],
          exclude: [...alone, '**/*.dom.test.ts', '**/node_modules/**', '**/dist/**'],
          unstubGlobals: true,
        },
      },
      { test: { name: 'alone', ...patience, environment: 'node', include: alone } },
      {
        test: {
          name: 'dom',
          ...patience,
          environment: 'jsdom',
          include: [
            'packages/*/src/**/*.test.tsx',
            '{packages,apps}/*/src/**/*.dom.test.ts',
            'apps/web/src/**/*.test.tsx',
          ],
          setupFiles: ['./scripts/vitest-dom-setup.ts'],
        },
      },
    ],
  },
});
