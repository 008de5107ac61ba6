import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { freshBrowser, heading, openPage, paidOrder } from '../testing/open-page';
import { order, receipt } from '../testing/samples';
import { sellingRealm } from '../testing/workshop';

freshBrowser();

const { commerce } = sellingRealm();
const withSupport = commerce && {
  commerce: { ...commerce, support: 'mailto:help@demo.example' },
};
const help = () => screen.queryByRole('link', { name: 'Get help with this payment' });
const eur = (amount: number) => ({ amount, currency: 'EUR', scale: 2 });

describe('an order that was paid too late', () => {
  it.each([
    [
      'processing',
      'Your order could no longer be completed',
      /€9\.99.* is on its way back to you\./,
    ],
    ['succeeded', 'Your payment was paid back', /€9\.99.* was paid back/],
    [
      'failed',
      'Your refund takes longer',
      /Your order could no longer be completed, and paying back .*€9\.99.* did not work\. .* has been told .* there is nothing for you to do\./,
    ],
  ] as const)('tells that its refund is %s', async (refund, title, text) => {
    await openPage(
      `/pay?order=${paidOrder.id}`,
      { [`/customer/orders/${paidOrder.id}`]: [200, order({ status: 'expired', refund })] },
      {},
      withSupport,
    );
    await heading(title);
    expect(screen.getByRole('main')).toHaveTextContent(text);
    if (refund === 'failed') expect(help()).toHaveAttribute('href', 'mailto:help@demo.example');
    else expect(help()).toBeNull();
  });

  it('whose refund failed names no address where the realm has none', async () => {
    await openPage(`/pay?order=${paidOrder.id}`, {
      [`/customer/orders/${paidOrder.id}`]: [200, order({ status: 'expired', refund: 'failed' })],
    });
    await heading('Your refund takes longer');
    expect(help()).toBeNull();
  });
});

describe('a receipt', () => {
  const refund = (status: 'processing' | 'succeeded' | 'failed') => ({
    '/customer/payments/p1': [
      200,
      receipt({ refunds: [{ id: 'r1', amount: eur(999), when: '2026-11-30T12:00:00Z', status }] }),
    ] as const,
  });

  it.each([
    ['processing', 'On its way back'],
    ['succeeded', 'Paid back'],
  ] as const)('says of a refund that is %s: %s', async (status, text) => {
    await openPage('/payment/p1', refund(status), {}, withSupport);
    expect(
      await screen.findByText(new RegExp(`· ${text}$`), {}, { timeout: 15_000 }),
    ).toBeVisible();
    expect(help()).toBeNull();
  });

  it('says of a refund that failed who looks after it, and where to get help', async () => {
    await openPage('/payment/p1', refund('failed'), {}, withSupport);
    expect(await screen.findByText(/· Not paid back yet$/, {}, { timeout: 15_000 })).toBeVisible();
    expect(screen.getByText(/there is nothing for you to do/)).toBeVisible();
    expect(help()).toHaveAttribute('href', 'mailto:help@demo.example');
  });
});
