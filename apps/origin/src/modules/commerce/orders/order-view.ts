import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import { declineWords } from '../decline-words';
import { type RefundRow, refunds } from '../ledger/tables';
import { isAtRest } from '../rules/payment-rank';
import type { OrderRow, PaymentRow } from './tables';
import { orders, payments } from './tables';

export interface FullOrder {
  order: OrderRow;
  payment: PaymentRow;
  /** How far the money is on its way back; null where none goes back. */
  refund: RefundRow['status'] | null;
}

/** An order of a viewer with its payment; undefined where they have none of this id. An earlier owner's of the account is not theirs. */
export async function findOrder(
  db: Database,
  viewerId: string,
  orderId: string,
): Promise<FullOrder | undefined> {
  const [found] = await db
    .select({ order: orders, payment: payments, refund: refunds.status })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(and(eq(orders.id, orderId), eq(orders.viewerId, viewerId), eq(payments.hidden, false)));
  return found;
}

/** An order as the contract shows it (schema `Order`). An agent is not given the secret by which the viewer answers their issuer. */
export function orderView(
  { order, payment, refund }: FullOrder,
  { locale, now, forAgent = false }: { locale: string; now: Date; forAgent?: boolean },
) {
  const { id, version, status, purpose, total, currency, scale, error } = order;
  const { next } = payment;
  return {
    id,
    version,
    status,
    purpose,
    total: { amount: total, currency, scale },
    licenceIds: order.content.lines.map(({ licenceId }) => licenceId),
    basketId: order.basketId ?? undefined,
    entry: order.content.entry ?? undefined,
    next:
      status === 'requiresAction' && next && !isAtRest(payment.status)
        ? {
            type: next.type,
            address: next.url,
            clientSecret: forAgent ? undefined : next.clientSecret,
          }
        : undefined,
    paymentId: payment.id,
    paymentMethodType: payment.method,
    targetPaymentProvider: payment.request === null ? undefined : payment.provider,
    error: error ? { code: error.code, message: declineWords(error.code, locale) } : undefined,
    refund: refund ?? undefined,
    unconfirmed: order.content.isUnconfirmed ? true : undefined,
    expiresAt: order.live ? order.expiresAt.toISOString() : undefined,
    asOf: now.toISOString(),
  };
}
