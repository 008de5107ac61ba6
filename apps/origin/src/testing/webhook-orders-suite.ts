import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { localFetch } from '../counterparts/local-fetch';
import { TEST_CARDS, type WebhookEvent } from '../counterparts/payments/protocol';
import { ledger, refunds } from '../modules/commerce/ledger/tables';
import { orders, payments } from '../modules/commerce/orders/tables';
import { outbox } from '../modules/commerce/outbox/tables';
import { subscriptions } from '../modules/commerce/subscriptions/tables';
import { viewers } from '../modules/identity/viewers/tables';
import { chargeEvent, companyEvents, refundEvent } from './company-events';
import { sellingOrigin } from './selling-origin';
import { claimsOf, type Start, startOrigin } from './test-origin';

/** All orders of a list. */
const permutations = <Item>(items: readonly Item[]): Item[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, place) =>
        permutations(items.toSpliced(place, 1)).map((rest) => [item, ...rest]),
      );

/** Five events of one payment in every order, each twice: in full runs all 120, else every tenth. */
export function webhookOrdersSuite(start: Start = startOrigin): void {
  const { db, origin, counterparts, shop } = sellingOrigin(start);

  const EVENTS: readonly [name: string, of: (payment: string) => WebhookEvent][] = [
    ['requires_action', (payment) => chargeEvent(payment, 'requires_action')],
    ['processing', (payment) => chargeEvent(payment, 'processing')],
    ['declined', (payment) => chargeEvent(payment, 'declined')],
    ['succeeded', (payment) => chargeEvent(payment, 'succeeded')],
    ['refunded', (payment) => refundEvent(payment)],
  ];

  /** A viewer whose order waits for the issuer; the first is bought by calls, the others are copies of it. */
  async function waiting() {
    const token = await shop().newBuyer(`events-${randomUUID()}`);
    await shop().choose(token, 'apex-corner');
    const details = await shop().enterCard(token, TEST_CARDS.alwaysChallenges);
    const { body } = await shop().pay(token, { details });
    const [order] = await db().select().from(orders).where(eq(orders.id, body.id));
    const [payment] = await db().select().from(payments).where(eq(payments.orderId, body.id));
    const owner = eq(viewers.id, String(claimsOf(token).id));
    const [viewer] = await db().select().from(viewers).where(owner);
    if (!order || !payment || !viewer) throw new Error('The first order is gone.');
    /** A copy of the order; with a card, its company knows the payment, and has charged the card. */
    return async (number?: string) => {
      const viewerId = randomUUID();
      const identifier = `${viewerId}@example.com`;
      const [orderId, paymentId] = [randomUUID(), randomUUID()];
      const { place: _, ...rest } = payment;
      await db()
        .insert(viewers)
        .values({ ...viewer, id: viewerId, identifier, email: null });
      await db()
        .insert(orders)
        .values({ ...order, id: orderId, viewerId, basketId: null });
      await db()
        .insert(payments)
        .values({ ...rest, id: paymentId, orderId, viewerId, providerRef: null });
      if (number) {
        const exid = await shop().enterCard(token, number);
        // What it tells of itself is kept back: the test tells it.
        await shop().control('sandboxCard', token, { webhooks: 'hold' });
        const { address, secretKey } = counterparts().payments.settings.sandboxCard;
        const charged = await localFetch(`${address}/v1/charges`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${secretKey}`,
            'content-type': 'application/json',
            'idempotency-key': paymentId,
          },
          body: JSON.stringify({ ...payment.request, payment: paymentId, details: exid }),
        });
        expect(await charged.json()).toMatchObject({ status: 'succeeded' });
      }
      return { viewerId, paymentId };
    };
  }

  /** Everything that is true of a viewer's order at the end, without names and times. */
  async function endOf(viewerId: string, paymentId: string) {
    const [order] = await db().select().from(orders).where(eq(orders.viewerId, viewerId));
    const [payment] = await db().select().from(payments).where(eq(payments.id, paymentId));
    const back = await db().select().from(refunds).where(eq(refunds.paymentId, paymentId));
    const booked = await db()
      .select()
      .from(ledger)
      .where(inArray(ledger.transactionId, [paymentId, ...back.map(({ id }) => id)]));
    const held = await db()
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.viewerId, viewerId));
    const emails = await db()
      .select()
      .from(outbox)
      .where(eq(outbox.subject, order?.id ?? ''));
    return {
      order: [order?.status, order?.live, order?.refunded, order?.error],
      payment: [payment?.status, payment?.amount, payment?.refunded],
      refunds: back.map(({ status, amount }) => [status, amount]),
      ledger: booked.map(({ account, amount }) => `${account} ${amount}`).sort(),
      licences: held.map(({ licenceId, state, orderId }) => [licenceId, state, orderId !== null]),
      emails: emails.map(({ kind }) => kind).sort(),
    };
  }

  describe('five events of one payment, each twice, in any order', () => {
    const all = permutations(EVENTS);
    const some = process.env.FULL ? all : all.filter((_, place) => place % 10 === 3);

    /** Plays every order; answers the ends that came. */
    async function play(
      sequences: readonly (typeof EVENTS)[number][][],
      { isGiven, card }: { isGiven: boolean; card?: string },
    ) {
      const copy = await waiting();
      const send = companyEvents(shop(), counterparts());
      const ends = new Map<string, string[]>();
      for (const sequence of sequences) {
        const { viewerId, paymentId } = await copy(card);
        if (isGiven) {
          const now = origin().now();
          const same = { realmId: 'apex', viewerId, licenceId: 101, familyId: 1 };
          const times = { anchorAt: now, startsAt: now, createdAt: now };
          await db()
            .insert(subscriptions)
            .values({ ...same, ...times, state: 'active', n: 1, autoRenew: false });
        }
        for (const [, of] of sequence) {
          const [id, event] = [randomUUID(), of(paymentId)];
          expect((await send(event, { id })).status).toBe(204);
          expect((await send(event, { id })).status).toBe(204);
          // A company may also tell the same anew.
          expect((await send(event)).status).toBe(204);
        }
        const { emails, ...rest } = await endOf(viewerId, paymentId);
        // Who is declined first, as far as the company says, has been told so: it was true then.
        const told = card ? emails : emails.filter((kind) => kind !== 'paymentFailed');
        const end = JSON.stringify({ ...rest, emails: told });
        const order = sequence.map(([name]) => name).join(', ');
        ends.set(end, [...(ends.get(end) ?? []), order]);
      }
      return [...ends.keys()].map((end) => JSON.parse(end));
    }

    it(`ends alike in ${some.length} orders, paid back, where the viewer has got the licence meanwhile`, async () => {
      expect(await play(some, { isGiven: true })).toEqual([
        {
          order: ['failed', false, true, null],
          payment: ['refunded', 757, 757],
          refunds: [['succeeded', 757]],
          ledger: ['provider -757', 'provider 757', 'refunds -757', 'refunds 757'],
          licences: [[101, 'active', false]],
          emails: ['refunded'],
        },
      ]);
    }, 900_000);

    it('ends alike in all orders, as the company says: a decline is no end where it has the money', async () => {
      const told = permutations(EVENTS.filter(([name]) => name !== 'refunded'));
      const ends = await play(told, { isGiven: false, card: TEST_CARDS.succeeds });
      expect(ends).toEqual([
        {
          order: ['succeeded', false, false, null],
          payment: ['succeeded', 757, 0],
          refunds: [],
          ledger: ['provider 757', 'sales -699', 'tax -58'],
          licences: [[101, 'active', true]],
          emails: ['order'],
        },
      ]);
    }, 900_000);

    it('ends alike in all orders, as the company says: a refund is none where its issuer sent it back', async () => {
      const told = permutations<(typeof EVENTS)[number]>([
        ['refunded', (payment) => refundEvent(payment)],
        ['refund failed', (payment) => refundEvent(payment, 'failed')],
      ]).map((rest) => [...EVENTS.filter(([name]) => name === 'succeeded'), ...rest]);
      const ends = await play(told, { isGiven: true, card: TEST_CARDS.refundFails });
      expect(ends).toEqual([
        {
          order: ['failed', false, true, null],
          payment: ['succeeded', 757, 0],
          refunds: [['failed', 757]],
          ledger: ['provider 757', 'refunds -757'],
          licences: [[101, 'active', false]],
          emails: ['refundFailed'],
        },
      ]);
    }, 900_000);
  });
}
