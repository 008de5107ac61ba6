import { screen } from '@testing-library/react';
import setupUserEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { freshBrowser, openPage } from '../testing/open-page';
import { basket, checkoutAnswers, families, storedCard } from '../testing/samples';

freshBrowser();

const userEvent = setupUserEvent.setup({ delay: null });
const refusal = (status: number, code: string, ...messages: string[]) =>
  [status, { status, code, messages, requestId: 'req-3' }] as const;

it('[2.5-14] how many payment methods a viewer may have is the server’s to say: it is offered as long as it is not refused', async () => {
  const cards = Array.from({ length: 7 }, (_, at) =>
    storedCard({ cardId: `card-${at}`, last4Digits: `000${at}`, default: at === 0 }),
  );
  const { sent } = await openPage('/pay', {
    ...checkoutAnswers(basket(), { cards }),
    [`/baskets/pay/${basket().id}`]: refusal(409, 'MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED'),
  });
  expect(await screen.findByRole('radio', { name: /^New card/ })).toBeEnabled();
  expect(screen.getAllByRole('radio', { name: /Visa/ })).toHaveLength(7);
  await userEvent.click(screen.getByRole('button', { name: /^Order and pay/ }));
  expect(await screen.findByText(/^You have as many payment methods as you can\./)).toBeVisible();
  expect(sent('/baskets/pay/')).toHaveLength(1);
});

it('[2.8-14] a payment that does not load for an unknown reason says so in the words of unknownError', async () => {
  await openPage('/payment/p-17', { '/customer/payments/p-17': refusal(409, 'ODD') });
  expect(await screen.findByText(/^This could not be loaded\./)).toBeVisible();
});

it.each([
  ['2.8-18', 'a blocked VPN', 'VPN_BLOCKED', 'dialog', /^You seem to be using a VPN/],
  ['2.8-19', 'another answer about the place', 'PLACE_DISPUTED', 'alert', /^Server words\.$/],
] as const)('[%s] %s is told in its own words', async (_id, _what, code, role, words) => {
  await openPage('/purchase', {
    '/licence-family': [200, families()],
    '/customer/basket': refusal(403, code, 'Server words.'),
  });
  if (role === 'alert')
    await userEvent.click(await screen.findByRole('button', { name: 'Choose Highlights' }));
  await screen.findByRole(role);
  expect(screen.getByText(words)).toBeVisible();
});
