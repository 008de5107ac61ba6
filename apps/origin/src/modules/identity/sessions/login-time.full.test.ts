import { afterAll, beforeAll, expect, it } from 'vitest';
import { startOrigin, type TestOrigin } from '../../../testing/test-origin';

let origin: TestOrigin;
beforeAll(async () => {
  origin = await startOrigin();
});
afterAll(() => origin.close());

it('a sign-in takes as long for an unknown identifier as for a wrong secret', async () => {
  const times: Record<'unknown' | 'wrong', number[]> = { unknown: [], wrong: [] };
  const measure = async (name: keyof typeof times, id: string) => {
    const begun = performance.now();
    await origin.login(id, { secret: 'wrong' });
    times[name].push(performance.now() - begun);
  };
  // Interleaved, so that whatever else the machine does falls on both.
  for (let round = 0; round < 9; round += 1) {
    await measure('unknown', `nobody-${round}@example.com`);
    await measure('wrong', 'viewer@example.com');
  }
  // The fastest of each is what the work itself takes; everything above it is what else the machine did.
  const ratio = Math.min(...times.unknown) / Math.min(...times.wrong);
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});
