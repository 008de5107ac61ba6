import { OriginError } from '@marquee/origin-client';
import { WorkshopPage } from '@marquee/renderer/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Basket } from '../contract';
import { basket, checkoutAnswers, order, storedCard } from '../testing/samples';
import { commerceSite } from '../testing/workshop';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('indexedDB', new IDBFactory());
  document.documentElement.dataset.policy = 'payment';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const eur = (amount: number) => ({ amount, currency: 'EUR', scale: 2 });

/** The viewer's account has an address in Brazil. */
const BRAZIL = {
  '/user/details': [
    200,
    {
      email: 'viewer@example.com',
      emailConfirmed: true,
      fields: { address: { country: 'BR' } },
      missing: [],
    },
  ],
  '/i18n/country-codes': [
    200,
    {
      countries: [
        { name: 'Brazil', iso3166alpha2: 'BR', taxNumberRequired: true, addressRequiredFields: [] },
      ],
      callerCountryCode: 'DE',
    },
  ],
} as const;

/** The checkout with a stored card; payment calls get these answers in turn, the last one again and again. */
async function show(now: Basket, ...payments: (ReturnType<typeof order> | OriginError)[]) {
  const site = await commerceSite({
    as: {},
    answers: { ...checkoutAnswers(now, { cards: [storedCard()] }), ...BRAZIL },
  });
  const real = site.origin.call;
  const paid: { key: unknown; body: unknown }[] = [];
  const call = (async (metadata: { path: string }, options: Record<string, unknown>) => {
    if (metadata.path.includes('/baskets/pay/')) {
      paid.push({ key: options.idempotencyKey, body: options.body });
      const answer = payments[Math.min(paid.length, payments.length) - 1];
      if (answer instanceof Error) throw answer;
      return answer;
    }
    if (metadata.path.includes('/customer/orders/')) return payments.find((one) => 'id' in one);
    return Reflect.apply(real, site.origin, [metadata, options]);
    // A double of the generic function: its answers are those of the calls above.
  }) as unknown as typeof real;
  vi.spyOn(site.origin, 'call').mockImplementation(call);
  render(<WorkshopPage site={site} at="/pay" />);
  await screen.findByRole('heading', { level: 1, name: 'Check and pay' });
  return paid;
}

const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^Order and pay/ }));

describe('/pay', () => {
  it('[C7] tells what is left of the present plan, which pays for more time', async () => {
    const later = { at: '2027-02-11T12:00:00Z', amount: eur(999) };
    await show(basket({ change: 'UP', credit: eur(999), carried: eur(250), today: eur(0), later }));
    expect(
      screen.getByText(
        /€2\.50.? of the unused part is left over\. It pays for more time on this plan\./,
      ),
    ).toBeVisible();
    expect(await screen.findByText(/^Then .?€9\.99.*, until you cancel\.$/)).toBeVisible();
  });

  it('[2.2-07] [2.2-08] [2.2-09] [2.2-10] [2.2-11] [2.2-13] shows the summary beside the ways to pay', async () => {
    await show(basket(), order());
    const side = screen.getByRole('region', { name: 'Your order' });
    expect(side).toHaveTextContent(/Season€9\.99Subtotal€9\.99Tax included€1\.60Total€9\.99/);
    expect(side).toHaveTextContent(/To pay today€9\.99/);
    expect(screen.getByRole('textbox', { name: 'Voucher code' })).toBeVisible();
    expect(screen.getByRole('radio', { name: /Visa •••• 4242/ })).toBeChecked();
  });

  it('[2.2-14] shows the days of a trial, what comes later, and names it on the button', async () => {
    const [item] = basket().basketItems;
    await show(
      basket({
        today: eur(0),
        later: { at: '2026-12-06T12:00:00Z', amount: eur(999) },
        trialEndsAt: '2026-12-06T12:00:00Z',
        basketItems: item
          ? [
              {
                ...item,
                subscriptionSetting: { ...item.subscriptionSetting, trialPeriodDuration: 7 },
              },
            ]
          : [],
      }),
      order(),
    );
    expect(screen.getByRole('region', { name: 'Your order' })).toHaveTextContent('7 days free');
    expect(
      await screen.findByRole('button', { name: /^Order and pay .*€9\.99.* from .*6 Dec/ }),
    ).toBeVisible();
  });

  it('has the focus at its heading after the page before it, though it comes as a document of its own', async () => {
    history.replaceState(null, '', '/pay');
    sessionStorage.setItem('continued-at', '/pay');
    await show(basket(), order());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    history.replaceState(null, '', '/');
  });

  it('[2.4-10] pays with the chosen card and with what the viewer saw, and shows the order', async () => {
    const paid = await show(basket(), order());
    await press();
    await screen.findByRole('heading', { name: 'Thank you, you are all set' });
    expect(paid).toHaveLength(1);
    expect(paid[0]?.body).toMatchObject({
      primaryPaymentDetailsAttributes: {
        paymentMethodType: 'card',
        targetPaymentProvider: 'sandboxCard',
        paymentDetailsExternalId: 'card-1',
      },
      expected: { version: 3, total: 999 },
    });
  });

  it('keeps the key while the outcome is unknown, and lets nothing else be tried', async () => {
    const lost = new OriginError('offline', { code: 'OFFLINE' });
    const paid = await show(basket(), lost, order());
    await press();
    await screen.findByRole('heading', { name: 'We are asking whether your payment went through' });
    expect(screen.queryByRole('radio')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Ask now' }));
    await screen.findByRole('heading', { name: 'Thank you, you are all set' });
    expect(paid).toHaveLength(2);
    expect(paid[1]).toEqual(paid[0]);
  });

  it('has a new key after a refusal, and says that nothing was charged', async () => {
    const declined = new OriginError('http', {
      status: 402,
      code: 'card_declined',
      messages: ['Your bank says no.'],
    });
    const paid = await show(basket(), declined, order());
    await press();
    expect(await screen.findByText('Your bank says no.')).toBeVisible();
    expect(screen.getByText(/^Nothing was charged/)).toBeVisible();
    await press();
    await screen.findByRole('heading', { name: 'Thank you, you are all set' });
    expect(paid[1]?.key).not.toBe(paid[0]?.key);
  });

  it('[2.4-12] names what is due on confirmation, and never says that there is nothing to pay', async () => {
    await show(basket({ today: eur(0), unconfirmed: true }), order());
    expect(
      await screen.findByRole('button', { name: /^Order and pay .*€9\.99.* when you confirm$/ }),
    ).toBeVisible();
    expect(screen.getByText(/begins once you confirm the payment of .*€9\.99/)).toBeVisible();
  });

  it('says that the order was settled elsewhere, and shows what there is now', async () => {
    const paid = await show(
      basket(),
      new OriginError('http', { status: 404, code: 'UNKNOWN_BASKET' }),
    );
    await press();
    expect(await screen.findByText('Your order has changed')).toBeVisible();
    expect(screen.queryByText(/^Nothing was charged/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to your account' })).toBeVisible();
    expect(paid).toHaveLength(1);
  });

  it('[2.5-02] writes a tax number as the country of the account’s address does, where that alone is asked', async () => {
    await show(basket({ missingFields: ['taxNumber'] }), order());
    const field = await screen.findByRole('textbox', { name: 'Tax number' });
    await userEvent.type(field, '52998224725');
    expect(field).toHaveValue('529.982.247-25');
  });

  it('says the old and the new price, and waits for another press', async () => {
    const dearer = basket({ version: 4, today: eur(1299), discountedTotal: eur(1299) });
    const changed = new OriginError('http', {
      status: 409,
      code: 'PRICE_CHANGED',
      details: JSON.parse(JSON.stringify({ basket: dearer })),
    });
    const paid = await show(basket(), changed, order());
    await press();
    expect(await screen.findByText(/It was .*€9\.99.*, and it is .*€12\.99.* now/)).toBeVisible();
    expect(paid).toHaveLength(1);
    await press();
    await screen.findByRole('heading', { name: 'Thank you, you are all set' });
    expect(paid[1]?.body).toMatchObject({ expected: { version: 4, total: 1299 } });
  });
});
