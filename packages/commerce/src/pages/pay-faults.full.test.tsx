import { WorkshopPage } from '@marquee/renderer/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Fault, shop } from '../testing/shop';

// The pages' code is there before time stands still.
beforeAll(async () => {
  await Promise.all([
    import('./purchase'),
    import('./pay'),
    import('../labels/en.json'),
    import('../providers/sandbox-card'),
  ]);
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('indexedDB', new IDBFactory());
  document.documentElement.dataset.policy = 'payment';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The controls that lead a viewer on, from the page of plans to a paid order; the first that there is gets pressed. */
const ONWARDS = [/^Try again/, /^Ask now/, /^Order and pay/, /^Choose Season$/];
const PAID = /^Thank you/;
const realTimeout = setTimeout;

/** Presses what leads on, once. */
async function goOn() {
  const buttons = screen.queryAllByRole('button');
  const next = ONWARDS.flatMap((name) =>
    buttons.filter(
      (button) =>
        name.test(button.textContent ?? '') &&
        !button.hasAttribute('disabled') &&
        button.getAttribute('aria-disabled') !== 'true' &&
        button.getAttribute('aria-busy') !== 'true',
    ),
  )[0];
  await act(async () => next?.click());
}

/** Time goes by as on a page that is left alone. */
const pass = (ms: number) =>
  act(async () => {
    for (let part = 0; part < PARTS; part += 1) {
      await vi.advanceTimersByTimeAsync(ms / PARTS);
      // The browser's database answers in its own time.
      for (let turn = 0; turn < 15; turn += 1) await new Promise((done) => setImmediate(done));
    }
  });
const PARTS = 4;

const CALLS = [
  ['the plans', 'GET', /\/licence-family$/],
  ['the basket', 'GET', /\/customer\/basket$/],
  ['putting a plan into the basket', 'PUT', /\/baskets\//],
  ['the ways to pay', 'GET', /\/payment-method\/providers$/],
  ['the cards', 'GET', /\/user\/payment-details$/],
  ['the payment', 'POST', /\/baskets\/pay\//],
  ['the order', 'GET', /\/customer\/orders\//],
] as const;

const FAULTS: readonly Fault[] = ['late', 'never', 'cutBefore', 'cutAfter', '500', '429', 'html'];

describe('buying on a bad line', () => {
  it.each(
    CALLS.flatMap(([name, method, path]) =>
      FAULTS.map((fault) => [name, fault, method, path] as const),
    ),
  )('%s, %s: the page leads on, tells no lie about money, and it is paid once', async (...row) => {
    const [, fault, method, path] = row;
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { site, charges, paid, spoil, mend } = await shop();
    /** What the page said, and how often the origin had charged by then. */
    const told: [charged: number, text: string][] = [];
    const step = async (ms: number) => {
      await goOn();
      await pass(ms);
      told.push([charges.length, document.body.textContent ?? '']);
    };
    spoil(method, path, fault);
    render(<WorkshopPage site={site} at="/purchase" />);
    // The page's code is read from the disk, which takes as long as it takes.
    for (let count = 0; count < 500 && !document.body.textContent; count += 1) {
      await pass(100);
      await new Promise((done) => realTimeout(done, 10));
    }
    for (let count = 0; count < 8; count += 1) await step(12_000);
    mend();
    for (let count = 0; count < 8 && !screen.queryByRole('heading', { name: PAID }); count += 1)
      await step(16_000);
    expect(screen.getByRole('heading', { name: PAID })).toBeVisible();
    expect(charges).toHaveLength(1);
    expect(new Set(paid().map(({ key }) => key)).size).toBe(1);
    for (const [charged, text] of told) {
      expect(text.trim()).not.toBe('');
      if (charged === 0) expect(text).not.toMatch(/Thank you/);
      else expect(text).not.toMatch(/Nothing was charged/);
    }
  });
});
