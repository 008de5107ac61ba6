import { expect, it } from 'vitest';
import { REPOSITORY } from '../repository';
import { type Examined, examineTypos } from './examine-typos';

// 6,000 with FULL=1.
const COUNT = process.env.FULL === '1' ? 6_000 : 1_500;

it(`of ${COUNT} typos in the sample realms, 99 in 100 have one finding each, in the right line, with the right word`, async () => {
  const { findings, lines, suggestions, missed } = await examineTypos(REPOSITORY, COUNT);
  const rates = { findings, lines, suggestions };
  for (const [what, hits] of Object.entries(rates)) {
    expect(hits / COUNT, `${what}\n${missed.join('\n')}`).toBeGreaterThanOrEqual(0.99);
  }
}, 600_000);

it.each<[keyof Examined, string]>([
  ['findings', 'a second one'],
  ['lines', 'another line'],
  ['suggestions', 'another word'],
])('counts %s: not one with %s', async (rate, fault) => {
  const spoilt = await examineTypos(REPOSITORY, 20, (found) =>
    found.flatMap((one) =>
      fault === 'a second one'
        ? [one, { ...one, pointer: '/other' }]
        : [{ ...one, ...(fault === 'another line' ? { line: 0 } : { suggestion: 'other' }) }],
    ),
  );
  expect(spoilt[rate]).toBe(0);
});
