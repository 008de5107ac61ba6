import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Licence } from '../contract';
import { freshBrowser, heading, openPage } from '../testing/open-page';
import { cancelled, subscribed } from '../testing/samples';

freshBrowser();

const asOf = '2026-11-29T12:00:00Z';
const own = subscribed;
const left = cancelled();

const CANCEL = '/status/active/101';
const REACTIVATE = '/user/licence/101/reactivate';

const open = (licences: readonly Licence[], answers = {}) =>
  openPage('/purchase/cancel/101', { '/user/licence': [200, { licences, asOf }], ...answers });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('says before it what ends and when, cancels with one press, and the heading has the focus', async () => {
  const { sent } = await open([own()], { [CANCEL]: [200, { licence: left, asOf }] });
  await heading('Cancel Season?');
  expect(
    await screen.findByText(/^It continues until .*29.*, and nothing more is charged\./),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Keep plan' })).toHaveAttribute('href', '/account');
  await press('Cancel plan');
  expect(await heading('Season is cancelled')).toHaveFocus();
  expect(sent('/status/active/{licenceId}')).toHaveLength(1);
  expect(screen.getByText(/^You can watch until .*29/)).toBeVisible();
  expect(screen.getByText(/nothing is charged now, and .*€9\.99.* on .*29/)).toBeVisible();
});

it('[2.1-07] takes it back with one press, which leads to the account', async () => {
  const { sent } = await open([left], { [REACTIVATE]: [200, { licence: own(), asOf }] });
  await heading('Season is cancelled');
  await press('Reactivate');
  await vi.waitFor(() => expect(sent('/reactivate')).toHaveLength(1));
  expect(await screen.findByText('Season continues.')).toBeVisible();
  await vi.waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).toBeNull());
});

it('[1.8-29] a failure is told by the server’s messages, joined, and the press can be repeated', async () => {
  const { answer } = await open([own()], {
    [CANCEL]: [
      409,
      { status: 409, code: 'ORDER_UNDER_WAY', messages: ['It is being paid for.', 'Wait for it.'] },
    ],
  });
  await press('Cancel plan');
  expect(await screen.findByText('It is being paid for. Wait for it.')).toBeVisible();
  answer(CANCEL, [200, { licence: left, asOf }]);
  await press('Cancel plan');
  await heading('Season is cancelled');
});

describe('says why there is nothing to cancel, with a way on, of a plan', () => {
  it.each<[what: string, licences: readonly Licence[], title: string, way: string]>([
    ['that the viewer does not have', [], 'You do not have this plan', 'See plans'],
    [
      'of a partner',
      [own({ paymentProviderInfo: { managed: false } })],
      'This plan is paid for at a partner',
      'Go to your account',
    ],
    [
      'that has ended',
      [own({ status: 'EXPIRED', mayCancel: false })],
      'This plan has ended',
      'Go to your account',
    ],
    [
      'that ends by itself',
      [own({ mayCancel: false, nextCharge: undefined })],
      'There is nothing to cancel',
      'Go to your account',
    ],
  ])('%s', async (_what, licences, title, way) => {
    await open(licences);
    await heading(title);
    expect(screen.getByRole('link', { name: way })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel plan' })).toBeNull();
  });
});

it.each<[what: string, parts: Partial<Licence>, text: RegExp]>([
  ['a trial goes on', { status: 'TRIAL_ACTIVE' }, /^Your free trial continues until .*29/],
  [
    'an unpaid plan ends',
    { status: 'INACTIVE' },
    /^It has not been paid for\. It ends immediately/,
  ],
  ['a waiting plan does not begin', { status: 'SWITCH_TO' }, /^It has not begun yet\./],
  ['an endless plan ends', { licenceStatus: undefined }, /^It ends immediately\./],
])('%s', async (_what, parts, text) => {
  await open([own(parts)]);
  expect(await screen.findByText(text)).toBeVisible();
});

it('a plan that has ended by it says so under its own name, and the heading has the focus', async () => {
  const ended = own({ status: 'EXPIRED', mayCancel: false, licenceStatus: undefined });
  await open([own({ status: 'INACTIVE' })], { [CANCEL]: [200, { licence: ended, asOf }] });
  await press('Cancel plan');
  expect(await heading('Season is cancelled')).toHaveFocus();
  expect(screen.getByText(/^It has ended\. .* We are sending you an email/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reactivate' })).toBeNull();
});

it('a plan that another one follows says when, and that reactivating it gives the other up', async () => {
  const follower = own({ id: 102, name: 'Highlights', status: 'SWITCH_TO', family: 1 });
  await open([{ ...left, family: 1 }, follower]);
  await heading(/^Season ends on .*29/);
  expect(screen.getByText('Then Highlights begins.')).toBeVisible();
  expect(screen.getByText(/Highlights does not begin then\.$/)).toBeVisible();
  expect(screen.queryByText(/email/)).toBeNull();
});
