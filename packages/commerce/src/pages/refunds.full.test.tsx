import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type Answers,
  comeBack,
  failed,
  freshBrowser,
  heading,
  openPage,
  paidOrder,
} from '../testing/open-page';
import { order, receipt } from '../testing/samples';
import { sellingRealm } from '../testing/workshop';

freshBrowser();
afterEach(() => vi.useRealTimers());

/** Time goes by on a page that is left alone. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const stopTime = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });

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

  it('is not shown to the next viewer', async () => {
    const page = await openPage('/payment/p1', refund('succeeded'));
    expect(await screen.findByText(/· Paid back$/, {}, { timeout: 15_000 })).toBeVisible();
    page.answer('/customer/payments/p1', failed(404, 'UNKNOWN_PAYMENT'));
    await page.signInAs('viewer-2');
    expect(screen.queryByText(/· Paid back$/)).toBeNull();
    expect(await heading('There is no such payment')).toBeVisible();
  });
});

describe('a refund that is under way', () => {
  const orderPath = `/customer/orders/${paidOrder.id}`;
  const ofOrder = (refund: 'processing' | 'succeeded', version: number): Answers[string] => [
    200,
    order({ status: 'expired', refund, version }),
  ];
  const ofReceipt = (status: 'processing' | 'succeeded'): Answers[string] => [
    200,
    receipt({ refunds: [{ id: 'r1', amount: eur(999), when: '2026-11-30T12:00:00Z', status }] }),
  ];
  const rows = [
    {
      page: 'the order',
      at: `/pay?order=${paidOrder.id}`,
      path: orderPath,
      before: ofOrder('processing', 2),
      after: ofOrder('succeeded', 3),
      waits: /€9\.99.* is on its way back to you\./,
      came: /€9\.99.* was paid back/,
    },
    {
      page: 'the receipt',
      at: '/payment/p1',
      path: '/customer/payments/p1',
      before: ofReceipt('processing'),
      after: ofReceipt('succeeded'),
      waits: /· On its way back/,
      came: /· Paid back/,
    },
  ] as const;

  it.each(rows)(
    '$page follows it without a reload, and asks no more once it has come',
    async (row) => {
      const { at, path, before, after, waits, came } = row;
      stopTime();
      const { answer, sent } = await openPage(at, { [path]: before });
      await screen.findByText(waits, {}, { timeout: 15_000 });
      await pass(3_000);
      answer(path, after);
      await pass(5_000);
      // The page may be drawn anew only now: its code comes in real time.
      expect(await screen.findByText(came)).toBeVisible();
      expect(screen.queryByText(waits)).toBeNull();
      const asked = sent('/customer/').length;
      await pass(300_000);
      expect(sent('/customer/')).toHaveLength(asked);
    },
  );

  it.each(rows)(
    '$page shows what it knows while looks fail or get no answer, and then the end',
    async (row) => {
      const { at, path, before, after, waits, came } = row;
      stopTime();
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      const { answer } = await openPage(at, { [path]: before });
      await screen.findByText(waits, {}, { timeout: 15_000 });
      answer(path, failed(503, 'NOT_READY'));
      await pass(20_000);
      expect(screen.getByText(waits)).toBeVisible();
      answer(path, 'never');
      await pass(40_000);
      expect(screen.getByText(waits)).toBeVisible();
      answer(path, after);
      await pass(120_000);
      expect(screen.getByText(came)).toBeVisible();
    },
  );

  it.each(rows)(
    '$page asks when the viewer comes back, also where nothing was under way',
    async (row) => {
      const { at, path, before, after, waits, came } = row;
      const { answer } = await openPage(at, { [path]: after });
      await screen.findByText(came, {}, { timeout: 15_000 });
      // A refund that had gone through is sent back by the bank; the order has another version then.
      const again = at.startsWith('/payment/') ? before : ofOrder('processing', 4);
      answer(path, again);
      await comeBack();
      expect(await screen.findByText(waits)).toBeVisible();
    },
  );

  it('an older answer that comes late takes nothing back, of an order', async () => {
    const { answer, sent } = await openPage(`/pay?order=${paidOrder.id}`, {
      [orderPath]: ofOrder('succeeded', 3),
    });
    await heading('Your payment was paid back');
    const asked = sent('/customer/').length;
    answer(orderPath, ofOrder('processing', 2));
    await comeBack();
    await vi.waitFor(() => expect(sent('/customer/').length).toBeGreaterThan(asked));
    await act(() => new Promise((done) => setTimeout(done, 50)));
    await heading('Your payment was paid back');
  });

  it('an older answer that comes late takes nothing back, of a receipt', async () => {
    const path = '/customer/payments/p1';
    const at = (asOf: string, status: 'processing' | 'succeeded') =>
      receipt({
        asOf,
        refunds: [{ id: 'r1', amount: eur(999), when: '2026-11-30T12:00:00Z', status }],
      });
    const { answer, sent } = await openPage('/payment/p1', {
      [path]: [200, at('2026-12-02T12:00:05Z', 'succeeded')],
    });
    await screen.findByText(/· Paid back/, {}, { timeout: 15_000 });
    answer(path, [200, at('2026-12-02T12:00:01Z', 'processing')]);
    await comeBack();
    await vi.waitFor(() => expect(sent('/customer/')).toHaveLength(2));
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(screen.getByText(/· Paid back/)).toBeVisible();
  });
});
