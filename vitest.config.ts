import { defineConfig } from 'vitest/config';

// One command runs every unit and component test; a file that needs a DOM is called *.test.tsx or *.dom.test.ts.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{packages,apps}/*/src/**/*.test.ts', 'scripts/**/*.test.ts', 'schemas/**/*.test.ts'],
          exclude: ['**/*.dom.test.ts', '**/node_modules/**', '**/dist/**'],
        },
      },
      {
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['packages/*/src/**/*.test.tsx', '{packages,apps}/*/src/**/*.dom.test.ts', 'apps/web/src/**/*.test.tsx'],
          setupFiles: ['./scripts/vitest-dom-setup.ts'],
        },
      },
    ],
  },
});
