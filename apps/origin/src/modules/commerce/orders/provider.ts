import { and, eq, inArray } from 'drizzle-orm';
import { factsOf } from '../companies';
import { type Companies, type Company, type CompanyCharge, NoAnswer, Refused } from '../company';
import { isAtRest } from '../rules/payment-rank';
import type { Used } from '../used';
import { newsOf, settle } from './settle';
import type { OrderRow, PaymentRow } from './tables';
import { orders, payments } from './tables';

const CHALLENGED = {
  code: 'authentication_required',
  message: 'Your bank has to confirm this payment.',
};

/** Asks providers about payments, and settles what they answer. */
export function createProvider(
  { database: { db }, clock, log }: Pick<Used, 'database' | 'clock' | 'log'>,
  companies: Companies,
) {
  /** Nobody is there to answer what a company asks at a renewal: it is called off there, and has been declined. */
  async function callOff(company: Company, { id }: PaymentRow, asked: CompanyCharge) {
    const charge = (await company.cancel(id)) ?? asked;
    if (charge.status !== 'requires_action' && charge.status !== 'cancelled') return charge;
    return { ...charge, status: 'declined' as const, decline: CHALLENGED };
  }

  async function apply(company: Company, payment: PaymentRow, heard: CompanyCharge) {
    const isAsked = heard.status === 'requires_action' && payment.request?.offSession === true;
    const charge = isAsked ? await callOff(company, payment, heard) : heard;
    const mandate =
      charge.status === 'succeeded' && charge.details && charge.details !== payment.facts?.exid
        ? await company.details(charge.details)
        : null;
    const facts = mandate ? factsOf(payment.provider, mandate) : undefined;
    return settle(db, payment.id, newsOf(charge, facts), clock());
  }

  const unknown = (id: string) =>
    db
      .update(payments)
      .set({ status: 'unknown' })
      .where(and(eq(payments.id, id), inArray(payments.status, ['created', 'sent'])));

  /** What a call that has failed makes of its payment; other errors are ours, and are thrown. */
  async function fail(error: unknown, { id }: PaymentRow): Promise<OrderRow | null> {
    if (error instanceof NoAnswer) {
      await unknown(id);
      return null;
    }
    if (!(error instanceof Refused)) throw error;
    log.error({ err: error, payment: id }, 'A provider refuses what it was asked');
    const refused = { code: error.code, message: 'The provider refused the payment.' };
    return settle(db, id, { status: 'declined', error: refused }, clock());
  }

  /** The time of its order is over: it must not be sent again. */
  async function isOver({ orderId }: PaymentRow): Promise<boolean> {
    const [order] = await db
      .select({ expiresAt: orders.expiresAt })
      .from(orders)
      .where(eq(orders.id, orderId));
    return order !== undefined && order.expiresAt <= clock();
  }

  /** A payment of nothing has succeeded without a provider. One of money that no provider was asked for has not. */
  function settleFree({ id, amount }: PaymentRow): Promise<OrderRow | null> {
    if (amount > 0) throw new Error(`No provider was asked for the payment ${id} of ${amount}.`);
    return settle(db, id, { status: 'succeeded' }, clock());
  }

  /** Gives up a payment that waits. What has succeeded meanwhile is settled as such. */
  async function giveUp(payment: PaymentRow): Promise<void> {
    const { id, request, provider, status } = payment;
    if (isAtRest(status) || request === null) return;
    const company = companies(provider);
    if (!company) return;
    try {
      const charge = await company.cancel(id);
      if (charge) await apply(company, payment, charge);
      // Never heard of, and not sent again: nothing can be charged any more.
      else await settle(db, id, { status: 'cancelled' }, clock());
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
    }
  }

  return {
    apply,
    giveUp,

    /** Sends a payment to its provider. One that needs none has succeeded. Without an answer it is unknown, and is asked for again. */
    async send(payment: PaymentRow): Promise<OrderRow | null> {
      const { request, provider } = payment;
      if (request === null) return settleFree(payment);
      const company = companies(provider);
      if (!company) throw new Error(`There is no company ${provider} to pay by.`);
      try {
        return await apply(company, payment, await company.charge(request));
      } catch (error) {
        return fail(error, payment);
      }
    },

    /**
     * Asks a provider how a payment stands. Sends it again, with the same key, when it has never been heard of; gives it up when the
     * time of its order is over.
     */
    async ask(payment: PaymentRow): Promise<void> {
      const { id, request, provider, status } = payment;
      if (isAtRest(status)) return;
      if (request === null) {
        await settleFree(payment);
        return;
      }
      if (await isOver(payment)) return giveUp(payment);
      const company = companies(provider);
      if (!company) return;
      try {
        const charge = (await company.find(id)) ?? (await company.charge(request));
        await apply(company, payment, charge);
      } catch (error) {
        await fail(error, payment);
      }
    },
  };
}

export type Provider = ReturnType<typeof createProvider>;
