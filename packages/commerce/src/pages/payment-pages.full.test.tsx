import { OriginError } from '@marquee/origin-client';
import { WorkshopPage, WorkshopPart } from '@marquee/renderer/testing';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import labels from '../labels/en.json';
import { browserPayingStore } from '../paying/paying-store';
import { ConfirmPayment } from '../plan/ConfirmPayment';
import { StoredCards } from '../plan/StoredCards';
import { failed, freshBrowser, heading, openPage, paidOrder } from '../testing/open-page';
import {
  bancontact,
  basket,
  cardMethod,
  checkoutAnswers,
  licence,
  order,
  receipt,
  storedCard,
} from '../testing/samples';
import { commerceSite } from '../testing/workshop';

freshBrowser();
afterEach(() => vi.useRealTimers());

const AS_OF = '2026-11-29T12:00:00Z';
const eur = (amount: number) => ({ amount, currency: 'EUR', scale: 2 });

describe('/payment/:id', () => {
  it('is a receipt: what was bought, its tax and total, how it was paid, and what came back', async () => {
    await openPage('/payment/p1', {
      '/customer/payments/p1': [
        200,
        receipt({
          refunds: [
            { id: 'r1', amount: eur(300), when: '2026-11-30T12:00:00Z', status: 'succeeded' },
          ],
        }),
      ],
    });
    await heading('Subscription');
    const page = screen.getByRole('main');
    expect(page).toHaveTextContent(/Season€9\.99Subtotal€9\.99Tax included€1\.60Total€9\.99/);
    expect(page).toHaveTextContent(/No\. 000017/);
    expect(page).toHaveTextContent(/Visa •••• 4242/);
    expect(await screen.findByRole('heading', { name: 'Refunds' })).toBeVisible();
    expect(page).toHaveTextContent(/€3\.00/);
  });

  it('[C7] of a plan that begins later is preceded by a checkout that says when', async () => {
    const at = '2027-02-11T12:00:00Z';
    const later = { at, amount: eur(999) };
    await openPage(
      '/pay',
      checkoutAnswers(basket({ change: 'DOWN', today: eur(0), startsAt: at, later }), {
        cards: [storedCard()],
      }),
    );
    expect(
      await screen.findByText(
        /^This plan begins on .*11.*\. Until then your present one goes on\.$/,
      ),
    ).toBeVisible();
  });

  it('[C7] says what is left of the plan before, which pays for more time', async () => {
    await openPage('/payment/p1', {
      '/customer/payments/p1': [
        200,
        receipt({ itemType: 'LICENCE_UPGRADE', credit: eur(999), carried: eur(250) }),
      ],
    });
    expect(
      await screen.findByText(
        /€2\.50.? of the unused part is left over\. It pays for more time on this plan\./,
      ),
    ).toBeVisible();
  });

  it('says that a receipt does not load, and loads it again', async () => {
    const path = '/customer/payments/p1';
    const { answer } = await openPage('/payment/p1', { [path]: failed(500, 'INTERNAL_ERROR') });
    await screen.findByText('We could not load this receipt', {}, { timeout: 15_000 });
    answer(path, [200, receipt()]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Subscription');
  });
});

describe('the way back from a bank or an issuer', () => {
  it.each(['/payment-authorization', '/pay/sandboxBank'])(
    '%s shows the order that the address names, on a second visit as well',
    async (page) => {
      await openPage(`${page}?order=${paidOrder.id}&redirect_status=failed`, {});
      // The address says that it failed; the order says that it was paid.
      await heading('Thank you, you are all set');
      cleanup();
      await openPage(`${page}?order=${paidOrder.id}`, {});
      await heading('Thank you, you are all set');
    },
  );

  it('shows the order of this browser’s attempt where the address names none', async () => {
    await browserPayingStore('demo').write({
      basket: 'b1',
      arrangement: {
        primaryPaymentDetailsAttributes: { paymentMethodType: 'bancontact' },
        expected: { version: 1, total: 999 },
      },
      key: 'k1',
      viewer: 'viewer-1',
      orderId: paidOrder.id,
      begun: Date.now(),
    });
    await openPage('/payment-authorization', {});
    await heading('Thank you, you are all set');
  });

  it('asks a viewer who was signed out meanwhile to sign in, and says that the order goes on', async () => {
    await openPage(`/payment-authorization?order=${paidOrder.id}`, {}, 'guest');
    await heading('Sign in to see your order');
    expect(screen.getByText(/Your order goes on as it is/)).toBeVisible();
  });

  it.each([
    ['no order at all', '/payment-authorization'],
    ['an order of another account', '/payment-authorization?order=another'],
  ])('with %s it says so and leads to the plans', async (_, at) => {
    await openPage(at, { '/customer/orders/another': failed(404, 'ORDER_UNKNOWN') });
    await heading('There is no such order');
    expect(screen.getByRole('link', { name: 'See plans' })).toBeVisible();
  });
});

describe('the cards of the account', () => {
  const second = storedCard({ cardId: 'card-2', last4Digits: '1881', default: false });
  const ownCards = [storedCard({ licences: [101] }), second];

  async function showCards(cards = ownCards) {
    const site = await commerceSite({ as: {}, labels });
    const sent: [method: unknown, options: unknown][] = [];
    const call = (async (metadata: { method?: string }, options: unknown) => {
      sent.push([metadata.method, options]);
      return { cards, most: 5, asOf: AS_OF };
      // A double of the generic function: its answers are those above.
    }) as unknown as typeof site.origin.call;
    vi.spyOn(site.origin, 'call').mockImplementation(call);
    const onChange = vi.fn(async () => {});
    render(
      <WorkshopPart site={site}>
        <StoredCards cards={cards} licences={[licence()]} onChange={onChange} />
      </WorkshopPart>,
    );
    await screen.findByRole('heading', { name: 'Your cards' });
    return { onChange, sent };
  }

  it('are removed after a question, which says what pays in their place', async () => {
    const { sent, onChange } = await showCards();
    await userEvent.click(screen.getByRole('button', { name: /^Remove Visa .*4242/ }));
    const dialog = await screen.findByRole('dialog', { name: /^Remove Visa .*4242.*\?$/ });
    expect(dialog).toHaveTextContent(/Season: paid with Visa .*1881.* from then on\./);
    expect(sent).toHaveLength(0);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
    expect(sent).toEqual([
      ['DELETE', { params: { cardId: 'card-1' }, query: { successor: 'card-2' } }],
    ]);
  });

  it('have one default, which another can become', async () => {
    const { sent, onChange } = await showCards();
    await userEvent.click(screen.getByRole('button', { name: /^Make default: Visa .*1881/ }));
    await screen.findByText(/1881.* is your default now\.$/);
    expect(onChange).toHaveBeenCalled();
    expect(sent).toEqual([['PUT', { params: { cardId: 'card-2' }, body: { movePlans: false } }]]);
  });

  it('keep the last one that pays for a plan, and say how it can go', async () => {
    await showCards([storedCard({ licences: [101] })]);
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    expect(screen.getByText(/To remove it, choose another way to pay first\./)).toBeVisible();
  });
});

describe('an order that does not load', () => {
  const path = `/customer/orders/${paidOrder.id}`;

  it('[2.8-14] for a reason that nobody knows says so, and asks again', async () => {
    const { answer } = await openPage(`/pay?order=${paidOrder.id}`, { [path]: failed(418, 'ODD') });
    await screen.findByText('This could not be loaded. Try again.', {}, { timeout: 15_000 });
    expect(screen.getByText('We could not load your order')).toBeVisible();
    answer(path, [200, paidOrder]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Thank you, you are all set');
  });

  it('in time says that it takes too long, and shows the order once it comes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { answer } = await openPage(`/pay?order=${paidOrder.id}`, { [path]: 'never' });
    await screen.findByText('Asking for the state of your order', {}, { timeout: 15_000 });
    await act(() => vi.advanceTimersByTimeAsync(16_000));
    expect(screen.getByText(/This is taking too long/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
    answer(path, [200, paidOrder]);
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    await heading('Thank you, you are all set');
  });
});

describe('an order that the bank has refused', () => {
  it('says why, and once that nothing was charged', async () => {
    await openPage(`/pay?order=${paidOrder.id}`, {
      [`/customer/orders/${paidOrder.id}`]: [
        200,
        order({
          status: 'failed',
          error: { code: 'payment_refused', message: 'The payment was refused at your bank.' },
        }),
      ],
    });
    await heading('Your payment did not go through');
    expect(screen.getByText('The payment was refused at your bank.')).toBeVisible();
    expect(screen.getByRole('main').textContent?.match(/Nothing was charged/g)).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Pay another way' })).toBeVisible();
  });
});

describe('a way to pay that leaves no mandate behind', () => {
  it('announces no later charge', async () => {
    const alipay = { ...bancontact, paymentMethodType: 'alipay', chargesLater: false } as const;
    const later = { at: '2026-12-29T12:00:00Z', amount: eur(999) };
    await openPage(
      '/pay',
      checkoutAnswers(basket({ later }), { methods: [cardMethod, alipay], cards: [storedCard()] }),
    );
    await heading('Check and pay');
    const side = screen.getByRole('region', { name: 'Your order' });
    await vi.waitFor(() => expect(side).toHaveTextContent(/until you cancel/));
    await userEvent.click(screen.getByRole('radio', { name: /Alipay/ }));
    expect(side).not.toHaveTextContent(/until you cancel/);
  });
});

describe('a way to pay of which an older origin says nothing', () => {
  it('announces the later charge', async () => {
    const later = { at: '2026-12-29T12:00:00Z', amount: eur(999) };
    const { chargesLater: _, ...method } = bancontact;
    await openPage('/pay', {
      ...checkoutAnswers(basket({ later })),
      '/payment-method/providers': [200, { methods: [method], asOf: AS_OF }],
    });
    await heading('Check and pay');
    const side = screen.getByRole('region', { name: 'Your order' });
    await vi.waitFor(() => expect(side).toHaveTextContent(/until you cancel/));
  });
});

describe('an empty basket', () => {
  it('leads to the plans with the way back and the voucher', async () => {
    await openPage(
      '/pay?from=%2Fnews&voucher=TEN',
      checkoutAnswers(basket({ basketItems: [] }), { cards: [storedCard()] }),
    );
    expect(await screen.findByRole('link', { name: 'Choose a plan' })).toHaveAttribute(
      'href',
      '/purchase?from=%2Fnews&voucher=TEN',
    );
  });
});

describe('a basket that was free', () => {
  it('and is free no more is paid with what there is for its new price', async () => {
    const site = await commerceSite({
      as: {},
      answers: checkoutAnswers(basket(), { cards: [storedCard()] }),
    });
    const real = site.origin.call;
    const paid: unknown[] = [];
    const zero = { ...cardMethod, paymentMethodType: 'zeroBalance' };
    const dearer = basket({ version: 4 });
    const call = (async (metadata: { path: string }, options: { body?: unknown }) => {
      const { path } = metadata;
      if (path.includes('/baskets/pay/')) {
        paid.push(options.body);
        if (paid.length > 1) return paidOrder;
        const details = JSON.parse(JSON.stringify({ basket: dearer }));
        throw new OriginError('http', { status: 409, code: 'PRICE_CHANGED', details });
      }
      if (path.endsWith('/customer/basket'))
        return paid.length > 0 ? dearer : basket({ today: eur(0), discountedTotal: eur(0) });
      if (path.includes('/payment-method/providers'))
        return { methods: paid.length > 0 ? [cardMethod] : [zero], asOf: AS_OF };
      if (path.includes('/customer/orders/')) return paidOrder;
      return Reflect.apply(real, site.origin, [metadata, options]);
      // A double of the generic function: its answers are those above.
    }) as unknown as typeof real;
    vi.spyOn(site.origin, 'call').mockImplementation(call);
    render(<WorkshopPage site={site} at="/pay" />);
    expect(await screen.findByText(/It was .*€0\.00.*, and it is .*€9\.99.* now/)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: /^Order and pay .*€9\.99/ }));
    await heading('Thank you, you are all set');
    expect(paid[1]).toMatchObject({
      primaryPaymentDetailsAttributes: {
        paymentMethodType: 'card',
        paymentDetailsExternalId: 'card-1',
      },
      expected: { version: 4, total: 999 },
    });
  });
});

describe('a licence that waits for its payment', () => {
  it('[2.4-12] is paid for with what the viewer saw; a lost answer is asked for with the same key', async () => {
    const site = await commerceSite({ as: {}, labels });
    const sent: { idempotencyKey?: unknown; body?: unknown }[] = [];
    const call = (async (_: unknown, options: (typeof sent)[number]) => {
      sent.push(options);
      if (sent.length === 1) throw new OriginError('timeout', { code: 'TIMEOUT' });
      return paidOrder;
      // A double of the generic function: its answers are those above.
    }) as unknown as typeof site.origin.call;
    vi.spyOn(site.origin, 'call').mockImplementation(call);
    const onDone = vi.fn();
    render(
      <WorkshopPart site={site}>
        <ConfirmPayment licence={licence()} onDone={onDone} />
      </WorkshopPart>,
    );
    const button = await screen.findByRole('button', { name: /€9\.99/ });
    await userEvent.click(button);
    await vi.waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await vi.waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(sent).toHaveLength(2);
    expect(sent[0]?.body).toMatchObject({ expected: eur(999) });
    expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey);
  });

  it('shows what the origin would charge where it is another price, waits for another press, and offers another card', async () => {
    const site = await commerceSite({ as: {}, labels });
    const sent: { body?: unknown }[] = [];
    const call = (async (_: unknown, options: (typeof sent)[number]) => {
      sent.push(options);
      if (sent.length > 1) return paidOrder;
      throw new OriginError('http', {
        status: 409,
        code: 'PRICE_CHANGED',
        details: { amount: eur(1080) },
      });
      // A double of the generic function: its answers are those above.
    }) as unknown as typeof site.origin.call;
    vi.spyOn(site.origin, 'call').mockImplementation(call);
    const onDone = vi.fn();
    render(
      <WorkshopPart site={site}>
        <ConfirmPayment licence={licence()} onDone={onDone} />
      </WorkshopPart>,
    );
    await userEvent.click(await screen.findByRole('button', { name: /€9\.99/ }));
    expect(await screen.findByText(/It was .*€9\.99.*, and it is .*€10\.80.* now/)).toBeVisible();
    expect(onDone).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Change payment' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/payment-update\/101$/),
    );
    await userEvent.click(await screen.findByRole('button', { name: /€10\.80/ }));
    await vi.waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(sent[1]?.body).toMatchObject({ expected: eur(1080) });
  });

  it('says why it was refused and once that nothing was charged; of a lost answer it says neither', async () => {
    const site = await commerceSite({ as: {}, labels });
    const answers = [
      new OriginError('http', {
        status: 402,
        code: 'payment_refused',
        messages: ['The payment was refused at your bank.'],
      }),
      new OriginError('timeout', { code: 'TIMEOUT' }),
    ];
    const call = (async () => {
      throw answers.shift();
      // A double of the generic function: it fails as above.
    }) as unknown as typeof site.origin.call;
    vi.spyOn(site.origin, 'call').mockImplementation(call);
    render(
      <WorkshopPart site={site}>
        <ConfirmPayment licence={licence()} onDone={() => {}} />
      </WorkshopPart>,
    );
    const button = await screen.findByRole('button', { name: /€9\.99/ });
    await userEvent.click(button);
    expect(await screen.findByText('The payment was refused at your bank.')).toBeVisible();
    expect(document.body.textContent?.match(/Nothing was charged/g)).toHaveLength(1);
    await userEvent.click(button);
    expect(await screen.findByText(/This is taking too long/)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/Nothing was charged/);
  });

  it.each([
    ['that was bought', { unconfirmed: true, total: eur(0) }, 'One step left: confirm the payment'],
    [
      'whose confirmation failed',
      { purpose: 'confirm', status: 'failed' },
      'Your payment did not go through',
    ],
  ] as const)('%s: its order leads to the account', async (_, parts, title) => {
    await openPage(`/pay?order=${paidOrder.id}`, {
      [`/customer/orders/${paidOrder.id}`]: [200, order(parts)],
    });
    await heading(title);
    expect(screen.getByRole('link', { name: 'Go to your account' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Pay another way' })).toBeNull();
  });
});
