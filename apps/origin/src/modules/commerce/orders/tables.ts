import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ChargeRequest } from '../../../counterparts/payments/protocol';
import { instant } from '../../../kernel/database/columns';
import { realmId } from '../../../kernel/realms/tables';
import { viewerId } from '../../identity/viewers/tables';
import type { NextStep } from '../company';
import type { DetailsFacts } from '../details/details-facts';
import type { OrderState, PaymentState } from '../rules/payment-rank';
import type { OrderContent } from './order-content';

/** Purchases. The truth about each; its state goes forward only. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    realmId: realmId(),
    viewerId: viewerId(),
    basketId: uuid('basket_id'),
    /** The licence of the viewer's that it pays for; null for one that is bought with it. */
    subscriptionId: uuid('subscription_id'),
    purpose: text({ enum: ['buy', 'change', 'update', 'confirm', 'renewal'] }).notNull(),
    status: text().$type<OrderState>().notNull(),
    /** Counts up with each change. */
    version: integer().notNull().default(1),
    /** Not at rest. */
    live: boolean().notNull().default(true),
    total: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    scale: integer().notNull(),
    content: jsonb().$type<OrderContent>().notNull(),
    error: jsonb().$type<{ code: string; message: string }>(),
    /** It was paid too late, and is paid back. */
    refunded: boolean().notNull().default(false),
    placedAt: instant('placed_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('orders_live_of_basket').on(table.basketId).where(sql`${table.live}`),
    uniqueIndex('orders_live_of_subscription').on(table.subscriptionId).where(sql`${table.live}`),
    index('orders_by_viewer').on(table.viewerId),
    index('orders_by_expiry').on(table.live, table.expiresAt),
  ],
);

/** Attempts at paying for orders, as their providers know them. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Counts up, for pages of the history. */
    place: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    realmId: realmId(),
    viewerId: viewerId(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    attempt: integer().notNull(),
    provider: text().notNull(),
    method: text().notNull(),
    /** The provider's reference; null until it has answered. */
    providerRef: text('provider_ref'),
    status: text().$type<PaymentState>().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    refunded: bigint({ mode: 'number' }).notNull().default(0),
    /** What the provider is asked; asked again word for word when no answer came. Null where there is no provider. */
    request: jsonb().$type<ChargeRequest>(),
    next: jsonb().$type<NextStep>(),
    /** The details that it is paid with, which are kept once it has succeeded. */
    facts: jsonb().$type<DetailsFacts>(),
    /** The row of the details that it was paid with. */
    detailsId: uuid('details_id'),
    itemType: text('item_type').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the provider was last asked. */
    askedAt: instant('asked_at').notNull(),
    settledAt: instant('settled_at'),
    /** An earlier owner's of the account, which no one is shown. */
    hidden: boolean().notNull().default(false),
  },
  (table) => [
    unique('payments_attempt').on(table.orderId, table.attempt),
    unique('payments_provider_ref').on(table.provider, table.providerRef),
    index('payments_by_viewer').on(table.viewerId, table.place),
    index('payments_open').on(table.status, table.askedAt),
  ],
);

/** Keys of calls that must not be done twice (IETF draft Idempotency-Key). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    viewerId: viewerId(),
    key: text().notNull(),
    route: text().notNull(),
    bodyHash: text('body_hash').notNull(),
    orderId: uuid('order_id').notNull(),
    /** While the call with it is running; it ends by itself, for a process may be killed. */
    runningUntil: instant('running_until').notNull(),
    until: instant('until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.viewerId, table.key] }),
    index('idempotency_keys_until').on(table.until),
  ],
);

export type OrderRow = typeof orders.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;
