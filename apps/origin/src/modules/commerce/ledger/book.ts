import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import type { OrderRow, PaymentRow } from '../orders/tables';
import { type Account, documentCounters, documents, ledger, type RefundRow } from './tables';

interface Entry {
  account: Account;
  amount: number;
}

/** Adds a transaction to the ledger. @throws {Error} when its sum is not 0. */
async function book(
  tx: Database,
  { realmId, currency, scale }: Pick<OrderRow, 'realmId' | 'currency' | 'scale'>,
  transactionId: string,
  entries: readonly Entry[],
  now: Date,
): Promise<void> {
  const sum = entries.reduce((all, { amount }) => all + amount, 0);
  if (sum !== 0) throw new Error(`The sum of transaction ${transactionId} is ${sum}.`);
  const rows = entries
    .filter(({ amount }) => amount !== 0)
    .map(({ account, amount }) => ({
      realmId,
      transactionId,
      account,
      amount,
      currency,
      scale,
      at: now,
    }));
  if (rows.length > 0) await tx.insert(ledger).values(rows);
}

/** Books what was paid: it came from the provider, and is sales and tax. */
export async function bookPayment(
  tx: Database,
  order: OrderRow,
  { id, amount }: PaymentRow,
  now: Date,
): Promise<void> {
  const tax = Math.min(order.content.tax, amount);
  await book(
    tx,
    order,
    id,
    [
      { account: 'provider', amount },
      { account: 'tax', amount: -tax },
      { account: 'sales', amount: tax - amount },
    ],
    now,
  );
}

/** Books what was paid for nothing: it is owed to the viewer, and was never a sale. */
export const bookOwed = (
  tx: Database,
  order: OrderRow,
  { id, amount }: Pick<PaymentRow, 'id' | 'amount'>,
  now: Date,
): Promise<void> =>
  book(
    tx,
    order,
    id,
    [
      { account: 'provider', amount },
      { account: 'refunds', amount: -amount },
    ],
    now,
  );

/** Books what was paid back. */
export const bookRefund = (
  tx: Database,
  order: OrderRow,
  { id, amount }: Pick<RefundRow, 'id' | 'amount'>,
  now: Date,
): Promise<void> =>
  book(
    tx,
    order,
    id,
    [
      { account: 'provider', amount: -amount },
      { account: 'refunds', amount },
    ],
    now,
  );

/** Gives a payment the next number of its realm. The counter's row is locked until the transaction ends, so that none is left out. */
export async function numberDocument(
  tx: Database,
  { id: paymentId, realmId }: Pick<PaymentRow, 'id' | 'realmId'>,
  now: Date,
): Promise<void> {
  const [counter] = await tx
    .insert(documentCounters)
    .values({ realmId, last: 1 })
    .onConflictDoUpdate({
      target: documentCounters.realmId,
      set: { last: sql`${documentCounters.last} + 1` },
    })
    .returning();
  if (!counter) throw new Error(`The documents of ${realmId} have no counter.`);
  await tx.insert(documents).values({ realmId, number: counter.last, paymentId, at: now });
}
