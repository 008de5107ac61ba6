import { expect, it } from 'vitest';
import { TEST_CARDS } from '../../counterparts/payments/protocol';
import { inDays, LATE, renewing } from '../../testing/renewing';
import { sellingOrigin } from '../../testing/selling-origin';
import { startOrigin } from '../../testing/test-origin';

// The thread through renewals; every way that one can go is in `renewal.full.test.ts` and its neighbours.
const selling = sellingOrigin(startOrigin);
const { holder, declined, attach, own, turnTo, chargesOf, asked } = renewing(selling);

it('a plan is charged once for its next period, when the last one ends', async () => {
  const { id, due, again } = await holder();
  const first = await due();
  await turnTo(inDays(first, -0.1));
  expect((await own(id)).n).toBe(1);
  await turnTo(first);
  await expect.poll(async () => (await own(id)).n, LATE).toBe(2);
  await turnTo(first);
  expect((await chargesOf(id)).map(([n]) => n)).toEqual([1, 2]);
  expect(await asked(await again())).toHaveLength(2);
});

it('[C1] a charge that was declined asks for another card, which pays at once while access goes on', async () => {
  const { id, token, due } = await declined();
  expect(await selling.statesOf(token)).toEqual([[102, 'ACTIVE']]);
  const { body } = await attach(token, TEST_CARDS.succeeds, 102);
  expect(body.order?.purpose).toBe('renewal');
  await expect.poll(async () => (await own(id)).n, LATE).toBe(2);
  const { pendingActions, endsAt } = await own(id);
  expect(pendingActions).toEqual([]);
  expect(endsAt && endsAt > inDays(due, 27)).toBe(true);
});
