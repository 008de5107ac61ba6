import { WorkshopPage } from '@marquee/renderer/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PayingRecord } from '../paying/paying-record';
import { browserPayingStore } from '../paying/paying-store';
import { order } from '../testing/samples';
import { shop } from '../testing/shop';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('indexedDB', new IDBFactory());
  document.documentElement.dataset.policy = 'payment';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const WAITING = '0f3b9c1e-8a35-4f53-9a52-6d6d2c0b6a99';
/** An order that waits at the bank. */
const atTheBank = order({
  id: WAITING,
  status: 'requiresAction',
  next: { type: 'redirect', address: 'http://bank.localhost/p/1' },
  targetPaymentProvider: 'sandboxBank',
});

const record = (parts: Partial<PayingRecord> = {}): PayingRecord => ({
  basket: '6f1f9c1e-8a35-4f53-9a52-6d6d2c0b6a01',
  arrangement: {
    primaryPaymentDetailsAttributes: {
      paymentMethodType: 'card',
      targetPaymentProvider: 'sandboxCard',
      paymentDetailsExternalId: 'card-1',
    },
    expected: { version: 3, total: 999 },
  },
  key: 'key-of-before',
  viewer: 'viewer-1',
  begun: Date.now(),
  ...parts,
});
const remember = (one: PayingRecord) => browserPayingStore('demo').write(one);
const remembered = () => browserPayingStore('demo').read('viewer-1');

const heading = (name: string | RegExp) =>
  screen.findByRole('heading', { level: 1, name }, { timeout: 15_000 });
const paid = () => heading('Thank you, you are all set');
const press = async (name: RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }, { timeout: 5_000 }));

describe('a payment that was begun before', () => {
  it('after a reload or a killed browser, /pay asks for the same attempt with its own key', async () => {
    await remember(record());
    const { site, paid: calls, charges } = await shop();
    render(<WorkshopPage site={site} at="/pay" />);
    await paid();
    expect(calls().map(({ key }) => key)).toEqual(['key-of-before']);
    expect(charges).toHaveLength(1);
    // Its order is at rest: the next purchase is another attempt.
    await vi.waitFor(async () => expect(await remembered()).toBeNull());
  });

  it('of hours ago that the origin has never heard of is forgotten: nothing is paid without a press', async () => {
    await remember(record({ begun: Date.now() - 5 * 3_600_000 }));
    const { site, paid: calls } = await shop();
    render(<WorkshopPage site={site} at="/pay" />);
    await heading('Check and pay');
    expect(calls()).toHaveLength(0);
    expect(await remembered()).toBeNull();
    await press(/^Order and pay/);
    await paid();
    expect(calls()[0]?.key).not.toBe('key-of-before');
  });

  it('with an order, /pay comes to the order’s state and pays nothing', async () => {
    await remember(record({ orderId: WAITING }));
    const { site, paid: calls } = await shop({ underWay: atTheBank });
    render(<WorkshopPage site={site} at="/pay" />);
    await heading('Continue at your bank');
    expect(calls()).toHaveLength(0);
  });

  it('of another viewer of this browser is not asked for', async () => {
    await remember(record({ viewer: 'viewer-2' }));
    const { site, paid: calls } = await shop();
    render(<WorkshopPage site={site} at="/pay" />);
    await heading('Check and pay');
    expect(calls()).toHaveLength(0);
  });

  it('a page that the browser restores asks the order anew', async () => {
    const { site, settle } = await shop({ underWay: atTheBank });
    render(<WorkshopPage site={site} at={`/pay?order=${WAITING}`} />);
    await heading('Continue at your bank');
    settle({ status: 'succeeded', next: undefined });
    act(() => {
      const restored = new Event('pageshow');
      Object.assign(restored, { persisted: true });
      window.dispatchEvent(restored);
    });
    await paid();
  });

  it('on another device, the basket leads to its order', async () => {
    const { site, paid: calls } = await shop({ underWay: atTheBank });
    render(<WorkshopPage site={site} at="/pay" />);
    await heading('Continue at your bank');
    expect(calls()).toHaveLength(0);
  });

  it('while another tab holds the lock, this one follows and cannot pay', async () => {
    vi.stubGlobal('navigator', {
      ...navigator,
      locks: {
        request: (_: string, __: unknown, work: (lock: null) => unknown) => work(null),
      },
    });
    const { site, charges } = await shop();
    render(<WorkshopPage site={site} at="/pay" />);
    await press(/^Order and pay/);
    await heading('You are paying in another tab');
    expect(screen.queryByRole('button', { name: /^Order and pay/ })).toBeNull();
    expect(charges).toHaveLength(0);
    vi.unstubAllGlobals();
  });
});

describe('an order that waits at the bank', () => {
  it('can be given up for another way to pay: the next press replaces it, and the basket stays as it is', async () => {
    await remember(record({ orderId: WAITING }));
    const { site, paid: calls, charges } = await shop({ underWay: atTheBank });
    render(<WorkshopPage site={site} at={`/pay?order=${WAITING}`} />);
    await heading('Continue at your bank');
    await userEvent.click(await screen.findByRole('link', { name: 'Pay another way' }));
    await heading('Check and pay');
    expect(screen.getByText(/^Your earlier payment waits for your bank/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Voucher code' })).toBeDisabled();
    expect(calls()).toHaveLength(0);
    await press(/^Order and pay/);
    await paid();
    expect(calls()[0]?.body).toMatchObject({
      replaces: WAITING,
      expected: { version: 3, total: 999 },
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    expect(calls()[0]?.key).not.toBe('key-of-before');
    expect(charges).toHaveLength(1);
  });

  it('leads back to itself where the viewer keeps it', async () => {
    const { site } = await shop({ underWay: atTheBank });
    render(<WorkshopPage site={site} at={`/pay?replaces=${WAITING}`} />);
    await heading('Check and pay');
    await userEvent.click(screen.getByRole('link', { name: 'Back to that payment' }));
    await heading('Continue at your bank');
  });
});
