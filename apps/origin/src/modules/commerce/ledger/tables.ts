import { bigint, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../kernel/database/columns';
import { realmId } from '../../../kernel/realms/tables';

/** The accounts of the ledger. */
export type Account = 'provider' | 'sales' | 'tax' | 'refunds';

/** Money that moved: only ever added to, and the sum of each transaction is 0. */
export const ledger = pgTable(
  'ledger',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    realmId: realmId(),
    /** A payment, a refund, or one that came back. */
    transactionId: uuid('transaction_id').notNull(),
    account: text().$type<Account>().notNull(),
    /** Minor units; what comes in is positive. */
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    scale: integer().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [unique('ledger_once').on(table.transactionId, table.account)],
);

/** The last number that a realm's documents have. */
export const documentCounters = pgTable('document_counters', {
  realmId: text('realm_id').primaryKey(),
  last: integer().notNull(),
});

/** Numbers of receipts, without gaps. */
export const documents = pgTable(
  'documents',
  {
    realmId: realmId(),
    number: integer().notNull(),
    paymentId: uuid('payment_id').notNull().unique(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.realmId, table.number] })],
);

/** Money that went back. */
export const refunds = pgTable('refunds', {
  id: uuid().primaryKey().defaultRandom(),
  realmId: realmId(),
  /** One refund of a payment whole. */
  paymentId: uuid('payment_id').notNull().unique(),
  providerRef: text('provider_ref').unique(),
  amount: bigint({ mode: 'number' }).notNull(),
  status: text({ enum: ['processing', 'succeeded', 'failed'] }).notNull(),
  reason: text().notNull(),
  createdAt: instant('created_at').notNull(),
  askedAt: instant('asked_at').notNull(),
});

export type RefundRow = typeof refunds.$inferSelect;
