import { and, eq } from 'drizzle-orm';
import type { Handlers } from '../../../kernel/contract';
import { type Company, type HeardEvent, NoAnswer } from '../company';
import { faults } from '../faults';
import { refunds } from '../ledger/tables';
import { settleRefund } from '../orders/refund';
import { payments } from '../orders/tables';
import type { Services } from '../services';
import { eventsIn } from './tables';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

type Heard = NonNullable<HeardEvent['news']>;

/**
 * What an event says, as it is now. A payment that has failed, and a refund, may have gone on since, and their events come in any order:
 * of these the company is asked, and what it says counts (spec 5 §0).
 */
async function asItIsNow(company: Company, { payment, charge, refund }: Heard): Promise<Heard> {
  const hasFailed = charge?.status === 'declined' || charge?.status === 'cancelled';
  return {
    payment,
    charge: hasFailed ? ((await company.find(payment)) ?? charge) : charge,
    refund: refund && ((await company.findRefund(payment, refund.id)) ?? refund),
  };
}

/** What a company answers; while it does not, the event has to come again. */
const answered = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  answer.catch((error: unknown) => {
    throw error instanceof NoAnswer ? faults.notReady() : error;
  });

/** What providers tell of payments and refunds, in any order and more than once. */
export function webhookRoutes({ database: { db }, companies, provider, clock, log }: Services) {
  return {
    async webhook(request, reply) {
      const { provider: name } = request.params as { provider: string };
      const company = companies(name);
      const raw = request.rawBody;
      const now = clock();
      if (!company || !raw) throw faults.webhookRefused();
      // Signatures go by real time: a sandbox may move its own.
      const heard = company.hear({ raw, headers: request.headers, now: new Date() });
      if (!heard) throw faults.webhookRefused();
      const { news } = heard;
      const isThis = and(eq(eventsIn.provider, name), eq(eventsIn.eventId, heard.id));
      await db
        .insert(eventsIn)
        .values({
          provider: name,
          eventId: heard.id,
          raw: raw.toString('utf8'),
          occurredAt: heard.at,
          receivedAt: now,
        })
        .onConflictDoNothing();
      const [stored] = await db.select().from(eventsIn).where(isThis);
      if (stored?.doneAt) return reply.code(204).send();
      if (news === null) {
        // Of no payment of ours, and nobody's business.
        await db.update(eventsIn).set({ doneAt: clock() }).where(isThis);
        return reply.code(204).send();
      }
      const id = news?.payment ?? '';
      const [payment] = UUID.test(id)
        ? await db.select().from(payments).where(eq(payments.id, id))
        : [];
      if (!news || payment?.provider !== name) {
        log.warn({ event: heard.id, provider: name }, 'An event is kept for a person');
        await db.update(eventsIn).set({ kept: true }).where(isThis);
        throw faults.webhookKept();
      }
      const { charge, refund } = await answered(asItIsNow(company, news));
      if (charge) await answered(provider.apply(company, payment, charge));
      if (refund) {
        const [known] = await db.select().from(refunds).where(eq(refunds.paymentId, payment.id));
        const isNews = known ? await settleRefund(db, known.id, refund, now) : true;
        // Also one that was paid back before, as far as its company knew then.
        if (isNews && refund.status === 'failed')
          log.error({ refund: known?.id }, 'A refund was refused: a person has to pay it back');
      }
      // Only now: an event over which the process dies comes again.
      await db.update(eventsIn).set({ doneAt: clock(), kept: false }).where(isThis);
      return reply.code(204).send();
    },
  } satisfies Handlers;
}
