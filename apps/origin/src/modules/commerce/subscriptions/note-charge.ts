import type { Database } from '../../../kernel/database/database';
import type { OrderRow, PaymentRow } from '../orders/tables';
import { charges } from './tables';

/** Notes that a period of a licence was charged; each once. */
export async function noteCharge(
  tx: Database,
  subscriptionId: string,
  n: number,
  order: OrderRow,
  payment: PaymentRow,
  now: Date,
): Promise<void> {
  await tx
    .insert(charges)
    .values({ subscriptionId, n, orderId: order.id, amount: payment.amount, at: now });
}
