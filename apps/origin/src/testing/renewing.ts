import { and, desc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { TEST_CARDS } from '../counterparts/payments/protocol';
import { orders, payments } from '../modules/commerce/orders/tables';
import { charges, subscriptions, trials } from '../modules/commerce/subscriptions/tables';
import { seenOf } from './purchases';
import type { sellingOrigin } from './selling-origin';
import { claimsOf } from './test-origin';

/** A suite waits for states, and for no time; a machine may be busy. */
export const LATE = { timeout: 30_000 };
export const DAY_MS = 86_400_000;

export const inDays = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);

interface Bought {
  sku?: string;
  /** The card's number. */
  card?: string;
  voucher?: string;
  zone?: string;
  /** The plan's trial, where it has one. */
  trial?: boolean;
}

/** What tests of renewals do with licences of Apex, and what they look at. */
export function renewing(selling: ReturnType<typeof sellingOrigin>) {
  const { db, shop, buyer, origin, finish, mailbox } = selling;

  async function own(viewerId: string) {
    const [row] = await db()
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.viewerId, viewerId))
      .orderBy(desc(subscriptions.createdAt))
      .limit(1);
    if (!row) throw new Error('The viewer has no licence.');
    return row;
  }

  /** Turns the clock to just behind a moment, and lets the janitor do what is due then. */
  async function turnTo(at: Date): Promise<void> {
    const seconds = (at.getTime() - origin().now().getTime()) / 1000 + 1;
    if (seconds > 0) origin().pass(seconds);
    await finish();
  }

  /** A viewer who has bought a plan that renews. */
  async function holder({ sku = 'apex-corner', card, voucher, zone, trial = false }: Bought = {}) {
    const viewer = await buyer();
    const { token, id } = viewer;
    // A card has one trial, and there are few cards.
    if (trial) await db().delete(trials).where(eq(trials.kind, 'card'));
    await shop().choose(token, sku, { acknowledged: !trial });
    if (voucher) await shop().apply(token, voucher);
    const seen = await shop().basket(token);
    const isFree = seen.today.amount === 0 && (seen.later?.amount.amount ?? 0) === 0;
    const details = isFree ? undefined : await shop().enterCard(token, card);
    const paid = await shop().pay(token, {
      ...(isFree ? { method: 'zeroBalance' } : { details }),
      ...(zone ? { zone } : {}),
      expected: seenOf(seen),
      acknowledged: !trial,
    });
    expect(paid.body.status).toBe('succeeded');
    return { ...viewer, seen, order: paid.body, due: async () => (await own(id)).endsAt as Date };
  }

  /** Enters a card and lets it pay for a licence from now on. */
  async function attach(token: string, number: string, licenceId = 101) {
    const exid = await shop().enterCard(token, number);
    const path = `/licence/${licenceId}/payment-details/${exid}`;
    return shop().call<{
      order?: { id: string; status: string; purpose: string };
      licence: { status: string; nextCharge?: { at: string } };
    }>('POST', path, { token });
  }

  /** A viewer whose card has been declined at the renewal of a plan that includes everything. */
  async function declined(number: string = TEST_CARDS.attachesAndFailsLater) {
    const viewer = await holder({ sku: 'apex-cageside' });
    const attached = await attach(viewer.token, number, 102);
    expect([attached.status, attached.body.order]).toEqual([200, undefined]);
    const due = await viewer.due();
    await turnTo(due);
    await expect.poll(async () => (await own(viewer.id)).pendingActions.length, LATE).toBe(1);
    return { ...viewer, due, token: await viewer.again() };
  }

  return {
    own,
    turnTo,
    holder,
    attach,
    declined,

    /** The renewals of a viewer, the first one first. */
    renewals: (viewerId: string) =>
      db()
        .select({ order: orders, payment: payments })
        .from(orders)
        .innerJoin(payments, eq(payments.orderId, orders.id))
        .where(and(eq(orders.viewerId, viewerId), eq(orders.purpose, 'renewal')))
        .orderBy(payments.place),

    /** The periods that were charged, and their amounts. */
    async chargesOf(viewerId: string) {
      const { id } = await own(viewerId);
      const rows = await db()
        .select()
        .from(charges)
        .where(eq(charges.subscriptionId, id))
        .orderBy(charges.n);
      return rows.map(({ n, amount }) => [n, amount]);
    },

    /** What the card company was asked to charge, by its own journal: amounts and how they began. */
    async asked(token: string) {
      const entries = await shop().journal('sandboxCard', token);
      return entries
        .filter(({ kind, amount = 0 }) => kind === 'charge' && amount > 0)
        .map(({ amount, status }) => [amount, status]);
    },

    /** The emails that a viewer has got whose subject says this. */
    mailsAbout: async (email: string, saying: string) =>
      (await mailbox().mailsTo(email)).filter(({ subject }) => subject.includes(saying)),

    idOf: (token: string) => String(claimsOf(token).id),
  };
}
