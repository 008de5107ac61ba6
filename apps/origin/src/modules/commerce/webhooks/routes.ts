import { and, eq } from 'drizzle-orm';
import type { WebhookEvent } from '../../../counterparts/payments/protocol';
import type { Handlers } from '../../../kernel/contract';
import { faults } from '../faults';
import { refunds } from '../ledger/tables';
import { settleRefund } from '../orders/refund';
import { payments } from '../orders/tables';
import { verifyWebhook } from '../rules/verify-webhook';
import type { Services } from '../services';
import { eventsIn } from './tables';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** An event of a provider's, as far as it is used; null for one of another shape, which a person has to look at. */
function readEvent(body: unknown): WebhookEvent | null {
  if (!isRecord(body) || typeof body.type !== 'string' || !isRecord(body.data)) return null;
  const { charge } = body.data;
  if (!isRecord(charge) || typeof charge.payment !== 'string' || typeof charge.id !== 'string')
    return null;
  const states = ['requires_action', 'processing', 'succeeded', 'declined', 'cancelled'];
  const isKnown = typeof charge.status === 'string' && states.includes(charge.status);
  const isDated = typeof body.occurredAt === 'string' && !Number.isNaN(Date.parse(body.occurredAt));
  // Its signature has been verified, and what is read of it has been looked at.
  return isKnown && isDated ? (body as unknown as WebhookEvent) : null;
}

/** What providers tell of payments and refunds, in any order and more than once. */
export function webhookRoutes({ database: { db }, companies, provider, clock, log }: Services) {
  return {
    async webhook(request, reply) {
      const { provider: name } = request.params as { provider: string };
      const company = companies(name);
      const raw = request.rawBody;
      const now = clock();
      if (!company || !raw) throw faults.webhookRefused();
      const verified = verifyWebhook({
        body: raw,
        headers: request.headers,
        secrets: [company.webhookSecret],
        // Signatures go by real time: a sandbox may move its own.
        now: new Date(),
      });
      if (!verified.valid) throw faults.webhookRefused();
      const event = readEvent(request.body);
      const isThis = and(eq(eventsIn.provider, name), eq(eventsIn.eventId, verified.id));
      await db
        .insert(eventsIn)
        .values({
          provider: name,
          eventId: verified.id,
          raw: raw.toString('utf8'),
          occurredAt: event ? new Date(event.occurredAt) : verified.sentAt,
          receivedAt: now,
        })
        .onConflictDoNothing();
      const [stored] = await db.select().from(eventsIn).where(isThis);
      if (stored?.doneAt) return reply.code(204).send();
      const id = event?.data.charge.payment ?? '';
      const [payment] = UUID.test(id)
        ? await db.select().from(payments).where(eq(payments.id, id))
        : [];
      if (!event || payment?.provider !== name) {
        log.warn({ event: verified.id, provider: name }, 'An event is kept for a person');
        await db.update(eventsIn).set({ kept: true }).where(isThis);
        throw faults.webhookKept();
      }
      await provider.apply(company, payment, event.data.charge);
      const { refund } = event.data;
      if (refund) {
        const [known] = await db.select().from(refunds).where(eq(refunds.paymentId, payment.id));
        if (known) await settleRefund(db, known.id, refund, now);
      }
      // Only now: an event over which the process dies comes again.
      await db.update(eventsIn).set({ doneAt: clock(), kept: false }).where(isThis);
      return reply.code(204).send();
    },
  } satisfies Handlers;
}
