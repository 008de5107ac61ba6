import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../../kernel/caller/caller';
import { declineWords } from '../decline-words';
import { faults } from '../faults';
import type { Services } from '../services';
import { findOrder, orderView } from './order-view';

/** How an order stands after its provider was called; a decline is an error (2 §8). */
export async function answerOrder(
  { database: { db }, clock }: Pick<Services, 'database' | 'clock'>,
  request: FastifyRequest,
  viewerId: string,
  orderId: string,
) {
  const found = await findOrder(db, viewerId, orderId);
  if (!found) throw faults.unknownOrder();
  const { locale } = callerOf(request);
  const { status, error, refunded } = found.order;
  // What was charged and is paid back was not declined.
  if (status === 'failed' && !refunded) {
    const code = error?.code ?? 'payment_refused';
    throw faults.declined(code, declineWords(code, locale), orderId);
  }
  return orderView(found, { locale, now: clock() });
}
