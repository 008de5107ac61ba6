import { OriginError } from '@marquee/origin-client';
import type { Realm } from '@marquee/realm';
import { WorkshopPage } from '@marquee/renderer/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { freshBrowser, heading } from '../testing/open-page';
import { shop } from '../testing/shop';

freshBrowser();
beforeEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(globalThis, 'dataLayer');
  // Forms of other sites do not come in this browser.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** A realm that reports to its tag manager, without asking. */
const REPORTS: Partial<Realm> = { analytics: { sinks: ['dataLayer'] } };
/** One that asks first; nobody has answered. */
const ASKS: Partial<Realm> = { ...REPORTS, cookieConsent: { version: '1' } };

const layer = (): { event: string; licenceStatus?: string }[] =>
  Reflect.get(globalThis, 'dataLayer') ?? [];
/** What the tag manager was told, by name. */
const told = (): string[] => layer().map(({ event }) => event);
const count = (name: string) => told().filter((one) => one === name).length;
const thanks = () => heading('Thank you, you are all set');
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }));
const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^Order and pay/ }));
/** All that was to be told has been. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

const paid = { status: 'succeeded', paymentId: '1f3b9c1e-8a35-4f53-9a52-6d6d2c0b6a03' } as const;

describe('[2.4-56] the stages of a purchase', () => {
  it('are told once a page visit, whatever comes and goes in the page, and PAYMENT_COMPLETE once', async () => {
    const { site } = await shop({ realm: REPORTS, orders: [paid] });
    render(<WorkshopPage site={site} at="/purchase" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Choose Highlights' }));
    await heading('Check and pay');
    await choose(/^New card/);
    await choose(/4242/);
    await choose(/^New card/);
    await choose(/4242/);
    await press();
    await thanks();
    await vi.waitFor(() => expect(count('payment_complete')).toBe(1));
    expect(told()).toEqual([
      'package_selection_viewed',
      'package_selection_completed',
      'payment_page_viewed',
      'credit_card_payment_viewed',
      'payment_page_completed',
      'payment_complete',
    ]);
  });

  it('[2.3-04] say which status the viewer has before they choose, and of a page of payment none', async () => {
    const { site } = await shop({ realm: REPORTS });
    render(<WorkshopPage site={site} at="/purchase" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Choose Highlights' }));
    await heading('Check and pay');
    await vi.waitFor(() => expect(count('payment_page_viewed')).toBe(1));
    expect(layer().map(({ event, licenceStatus }) => [event, licenceStatus])).toEqual([
      ['package_selection_viewed', 'FREE'],
      ['package_selection_completed', 'FREE'],
      ['payment_page_viewed', undefined],
    ]);
  });

  it('say that a payment was refused, each time, and complete with the order', async () => {
    const { site } = await shop({ realm: REPORTS, orders: [paid] });
    const real = site.origin.call;
    let declines = 2;
    const call = (async (metadata: { path: string }, options: object) => {
      if (metadata.path.includes('/baskets/pay/') && declines > 0) {
        declines -= 1;
        throw new OriginError('http', { status: 402, code: 'card_declined', messages: ['No.'] });
      }
      return Reflect.apply(real, site.origin, [metadata, options]);
      // A double of the generic function: its answers are those above.
    }) as unknown as typeof real;
    vi.spyOn(site.origin, 'call').mockImplementation(call);
    render(<WorkshopPage site={site} at="/pay" />);
    for (const times of [1, 2]) {
      await press();
      await vi.waitFor(() => expect(count('payment_page_failed')).toBe(times));
      expect(count('payment_page_completed')).toBe(0);
    }
    await press();
    await thanks();
    expect([count('payment_page_viewed'), count('payment_page_completed')]).toEqual([1, 1]);
  });

  it('complete with an order that comes by asking again', async () => {
    const { site, spoil, mend } = await shop({ realm: REPORTS, orders: [paid] });
    render(<WorkshopPage site={site} at="/pay" />);
    await screen.findByRole('button', { name: /^Order and pay/ });
    spoil('POST', /\/baskets\/pay\//, 'cutAfter');
    await press();
    await heading('We are asking whether your payment went through');
    expect(count('payment_page_completed')).toBe(0);
    mend();
    await thanks();
    expect([count('payment_page_completed'), count('payment_page_failed')]).toEqual([1, 0]);
  });

  it('[2.3-38] PAYMENT_COMPLETE is told once an order, after a reload and in a second tab as well', async () => {
    const { site } = await shop({ realm: REPORTS, orders: [paid] });
    render(<WorkshopPage site={site} at="/pay" />);
    await press();
    await thanks();
    await vi.waitFor(() => expect(count('payment_complete')).toBe(1));
    const [, id] = /order=([\w-]+)/.exec(window.location.search) ?? [undefined, ORDER];
    cleanup();
    render(<WorkshopPage site={site} at={`/pay?order=${id}`} />);
    await thanks();
    const second = render(<WorkshopPage site={site} at={`/pay?order=${id}`} />);
    await second.findAllByRole('heading', { name: 'Thank you, you are all set' });
    await settled();
    expect(count('payment_complete')).toBe(1);
    expect(layer().at(-1)).toMatchObject({
      origin: 'ACCOUNT',
      message: 'buy',
      profileID: expect.stringMatching(/^[\da-f-]{36}$/),
      sku: 'sku-101',
      subscription: 'P1M',
    });
  });

  it('are not told at all before the viewer consents: nothing is sent, asked or stored for them', async () => {
    const { site, asked } = await shop({ realm: ASKS, orders: [paid] });
    render(<WorkshopPage site={site} at="/pay" />);
    await press();
    await thanks();
    await settled();
    expect(told()).toEqual([]);
    expect(asked.filter(({ path }) => path.includes('/customer/payments/'))).toEqual([]);
    expect(Object.keys(localStorage).filter((key) => key.includes('told'))).toEqual([]);
  });
});

/** The first order of the shop. */
const ORDER = '00000000-0000-4000-8000-000000000001';
