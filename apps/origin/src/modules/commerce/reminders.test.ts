import { expect, it } from 'vitest';
import { TEST_CARDS } from '../../counterparts/payments/protocol';
import { sellingOrigin } from '../../testing/selling-origin';
import { startOrigin } from '../../testing/test-origin';

const { finish, origin, mailbox, shop, buyer } = sellingOrigin(startOrigin);
const DAY = 24 * 60 * 60;

/** A card has one trial. */
async function subscriber(sku: string, acknowledged: boolean, card?: string) {
  const viewer = await buyer();
  await shop().choose(viewer.token, sku, { acknowledged });
  const details = await shop().enterCard(viewer.token, card);
  await shop().pay(viewer.token, { details, acknowledged });
  return viewer;
}
const remindersTo = async (email: string) => {
  await finish();
  const all = await mailbox().mailsTo(email);
  return all.filter(({ subject }) => subject.endsWith(' soon'));
};

it('a viewer is told three days before a trial ends what it costs then and how to leave, once', async () => {
  const { email } = await subscriber('apex-cageside', false);
  origin().pass(3 * DAY);
  expect(await remindersTo(email)).toEqual([]);
  origin().pass(1.5 * DAY);
  const [reminder, ...others] = await remindersTo(email);
  expect(others).toEqual([]);
  expect(reminder?.subject).toBe('Your free trial at Apex ends soon');
  expect(reminder?.text).toMatch(/Next charge on .*: .*\$14\.06/);
  expect(reminder?.text).toMatch(/Cancel here: http\S+\/purchase\/cancel\/102/);
  origin().pass(DAY);
  expect(await remindersTo(email)).toHaveLength(1);
});

it('nobody is reminded of a trial that was cancelled', async () => {
  const card = TEST_CARDS.challengesOnRenewal;
  const { token, email } = await subscriber('apex-cageside', false, card);
  expect((await shop().cancel(token, 102)).status).toBe(200);
  origin().pass(5 * DAY);
  expect(await remindersTo(email)).toEqual([]);
});

it('a viewer is told thirty days before a year is charged, each year', async () => {
  const { email } = await subscriber('apex-cageside-year', true);
  origin().pass(334 * DAY);
  expect(await remindersTo(email)).toEqual([]);
  origin().pass(2 * DAY);
  const [reminder] = await remindersTo(email);
  expect(reminder?.subject).toBe('Your plan at Apex renews soon');
  origin().pass(30 * DAY);
  expect(await remindersTo(email)).toHaveLength(1);
  origin().pass(335 * DAY);
  expect(await remindersTo(email)).toHaveLength(2);
});
