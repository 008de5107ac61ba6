import { defineConfig } from 'vitest/config';

// A slow machine makes a test slow, not wrong.
const patience = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};

// What another file has loaded must not be there: they replace modules, or what modules have found once and keep.
export const alone = [
  'packages/identity/src/providers/firebase/pending-link.full.test.ts',
  'packages/identity/src/providers/firebase/secrets.full.test.ts',
  'packages/origin-client/src/lost-open-terms.test.ts',
  // Measures how long its thread works in one go: what other files have left in memory is swept in it as well.
  'apps/web/src/server/reading/realm-thread.full.test.ts',
];
export const aloneInDom = [
  'packages/identity/src/providers/firebase/existing-account.test.tsx',
  'packages/identity/src/providers/firebase/firebase-panel.test.tsx',
  'packages/identity/src/account/ways-in.full.test.tsx',
  'packages/renderer/src/forms/FieldForm.test.tsx',
  'packages/renderer/src/shell/use-follow-up.test.tsx',
  'packages/catalogue/src/pages/home.test.tsx',
  'packages/design-system/src/components/ResponsiveImage/ResponsiveImage.test.tsx',
  'apps/origin/src/counterparts/vendors/vendors.dom.test.ts',
  // Draws ten thousand forms in a full run: beside the style rules of all other files each takes ten times as long.
  'packages/renderer/src/forms/random-forms.full.test.tsx',
];
// `npm test` leaves out what takes long, or judges time, memory or the machine; the full run, and a run by hand, have it.
const full = process.env.GATE ? ['**/*.full.test.*'] : [];
const never = [...full, '**/node_modules/**', '**/dist/**'];
const setup = './scripts/vitest-setup.ts';
const node = { environment: 'node', setupFiles: [setup] };
const dom = { environment: 'jsdom', setupFiles: [setup, './scripts/vitest-dom-setup.ts'] };

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
          ...node,
          // Loading the same modules for each of two hundred files is a third of the work. No file may leave anything behind.
          isolate: false,
          include: [
            '{packages,apps}/*/src/**/*.test.ts',
            'apps/web/build/*.test.ts',
            'scripts/**/*.test.ts',
            'schemas/**/*.test.ts',
          ],
          exclude: [...alone, '**/*.dom.test.ts', ...never],
          unstubGlobals: true,
        },
      },
      { test: { name: 'alone', ...patience, ...node, include: alone, exclude: never } },
      {
        test: {
          name: 'dom',
          ...patience,
          ...dom,
          // As above. Its files share a document as well: `vitest-dom-setup` empties it after each test.
          isolate: false,
          include: [
            'packages/*/src/**/*.test.tsx',
            '{packages,apps}/*/src/**/*.dom.test.ts',
            'apps/web/src/**/*.test.tsx',
          ],
          exclude: [...aloneInDom, ...never],
          unstubGlobals: true,
        },
      },
      { test: { name: 'dom-alone', ...patience, ...dom, include: aloneInDom, exclude: never } },
    ],
  },
});
