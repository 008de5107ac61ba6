import { expect, it } from 'vitest';
import { repositoryFiles } from './repository-files';

/** What a busy machine changes: time, load, memory, and how a picture comes out. */
const MACHINE =
  /performance\.now|process\.(cpuUsage|hrtime)|memoryUsage|eventLoopUtilization|toHaveScreenshot|toMatchImage|pixelmatch/;

it('no check of npm test asserts on time, memory or pictures', () => {
  const units = repositoryFiles('*.test.ts', '*.test.tsx', '*-suite.ts');
  const journeys = repositoryFiles('e2e/*.spec.ts').filter(({ text }) => text.includes('@gate'));
  expect(Math.min(units.length, journeys.length)).toBeGreaterThan(20);
  const found = [...units, ...journeys]
    .filter(({ file }) => !file.includes('.full.') && file !== 'scripts/guards/gate.test.ts')
    .filter(({ text }) => MACHINE.test(text));
  expect(found.map(({ file }) => file)).toEqual([]);
});
